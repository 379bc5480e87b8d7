"""Bots by name, with their budgets."""

import pytest

from longhall.bots import SeatHandle, bot_names, check_bots, new_bot
from longhall.bots.jarl import Jarl
from longhall.engine.errors import BadSetup
from longhall.engine.game import Game
from tests.bots.tables import duel
from tests.refusals import saying


@pytest.fixture
def handle() -> SeatHandle:
    return SeatHandle(duel("names"), 0)


def test_the_bots_there_are() -> None:
    assert bot_names() == ["thrall", "karl", "jarl"]
    assert check_bots(["thrall", "karl", "jarl", "jarl:50", "jarl:100ms"])


@pytest.mark.parametrize(
    ("name", "playouts", "milliseconds"), [("jarl", 60, 0), ("jarl:50", 50, 0), ("jarl:100ms", 0, 100)]
)
def test_a_jarl_has_a_budget(handle: SeatHandle, name: str, playouts: int, milliseconds: int) -> None:
    jarl = new_bot(name, handle, "seed")
    assert isinstance(jarl, Jarl)
    assert (jarl.playouts, jarl.milliseconds) == (playouts, milliseconds)


@pytest.mark.parametrize("name", ["odin", "", "Karl"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, check=saying("error.bot", allowed=["thrall", "karl", "jarl"])):
        check_bots([name])


@pytest.mark.parametrize("name", ["jarl:", "jarl:0", "jarl:x", "jarl:ms", "jarl:-3", "jarl:5s", "karl:10", "thrall:1"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, check=saying("error.bot_budget")):
        check_bots([name])


def test_a_budget_of_time_is_kept_within_reason() -> None:
    game: Game = duel("time")
    ask = next(ask for ask in game.asks if ask.options)
    assert new_bot("jarl:1ms", SeatHandle(game, ask.seat), "seed").choose(ask) in ask.options
