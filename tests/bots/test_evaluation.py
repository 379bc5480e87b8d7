"""What the evaluation of Kardnarök thinks of positions."""

from typing import Any

import pytest

from longhall.engine.game import Game
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.engine.state import replaced_at
from tests.bots.tables import duel, next_ask, wander

INFO = game_info("kardnarok")


def evaluate(position: Any, seat: int) -> float:
    assert INFO.evaluate is not None
    return INFO.evaluate(position, seat)


def at(name: str, seed: str = "look") -> Game:
    """A duel at the first ask of this name."""
    game = duel(seed)
    stream = Stream(seed)
    while next_ask(game).name != name:
        wander(game, stream, 1)
    return game


@pytest.mark.parametrize("answers", [0, 10, 40, 70, 100, 150])
def test_it_is_a_chance_and_changes_nothing(answers: int) -> None:
    game = duel(f"chance {answers}")
    wander(game, Stream("chance"), answers)
    position = game.position.copy()
    values = [evaluate(position, seat) for seat in (0, 1)]
    assert all(0 <= value <= 1 for value in values)
    assert sum(values) == pytest.approx(1, abs=0.1)
    assert position.same_as(game.position.copy())


def test_wealth_is_good_and_better_late() -> None:
    position = at("army.wish").position
    poor, rich = position.copy(), position.copy()
    rich.bronze = [bronze + 3 * (seat == 0) for seat, bronze in enumerate(rich.bronze)]
    early = evaluate(rich, 0) - evaluate(poor, 0)
    assert early > 0
    for each in (poor, rich):
        each.round = 4
    assert evaluate(rich, 0) - evaluate(poor, 0) > early


def test_who_leads_the_counter_is_better_off() -> None:
    position = at("initiative").position
    behind = position.open_asks[0].seat
    ahead = position.copy()
    position.cubes = replaced_at(position.cubes, position.fighters[1], 0)
    ahead.shifts = (*ahead.shifts, (0, ahead.role_of(behind), 9))
    ahead.uses = (*ahead.uses, (0, behind, ahead.role_of(behind), 1))
    assert evaluate(ahead, behind) > evaluate(position, behind)


def test_the_end_is_certain() -> None:
    game = duel("end")
    wander(game, Stream("end"), 3000)
    assert game.outcome is not None
    won = [evaluate(game.position.copy(), seat) for seat in (0, 1)]
    assert sum(won) == 1
    assert [value > 0 for value in won] == [seat in game.outcome.winners for seat in (0, 1)]
