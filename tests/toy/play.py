"""Helpers for tests that play the toy game."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from longhall.engine import driver, registry
from longhall.engine.events import eyes_of
from longhall.engine.frames import STEP_TABLES, Frame
from longhall.engine.game import Game
from longhall.engine.journal import Journal
from longhall.engine.rng import Stream
from tests.toy.game import INFO

RUNE = 2  # the class of the runes that nobody has seen


@pytest.fixture(autouse=True)
def toy_is_known() -> Iterator[None]:
    """The toy game is in the registry while a test runs."""
    registry.register("toy", lambda: INFO)
    yield
    registry._LOADERS.pop("toy")
    registry._LOADED.pop("toy", None)


def toy(seats: int = 2, seed: int | str = 1, **options: str) -> Game:
    """A new game."""
    return Game(INFO, seats, str(seed), INFO.resolve_options(seats, options))


def answer_by_chance(game: Game, chance: Stream) -> None:
    """One random answer."""
    ask = chance.pick(game.asks)
    options = [*ask.options, *ask.anytime]
    game.answer(ask.seat, chance.pick(options))


def play_on(game: Game, answers: int, seed: str = "play") -> Game:
    """So many random answers, or fewer if the game is over."""
    chance = Stream(seed)
    for _ in range(answers):
        if game.outcome is None:
            answer_by_chance(game, chance)
    return game


def offer_nothing(game: Game) -> Game:
    """Swear and offer nothing: to the first turn of seat 0."""
    for seat in range(game.seats):
        game.answer(seat, "oath:0")
    for seat in range(game.seats):
        game.answer(seat, "done")
    return game


def keys(game: Game, seat: int) -> list[str]:
    """What a seat may answer, without what it may do at any time."""
    return [option.key for ask in game.asks if ask.seat == seat for option in ask.options]


def hold(game: Game, seat: int, *faces: str) -> None:
    """Let a seat hold these runes instead of its own, and let the game begin there; the referee may."""
    g: Any = game.position
    g.pile.extend(g.hands[seat])
    g.hands[seat] = [g.pile.pop(place_of(g, face)) for face in faces]
    loose = {*g.hands[seat], *g.pile}
    g.know = [bytes(RUNE if card in loose else its for card, its in enumerate(classes)) for classes in g.know]
    g.show(g.hands[seat], eyes_of(seat))
    driver.run(g)
    game.history = Journal(g.copy())


def place_of(g: Any, face: str) -> int:
    """The place of a card with this face in the pile."""
    return next(place for place, card in enumerate(g.pile) if g.word(card) == face)


def set_step(patch: pytest.MonkeyPatch, frame: type[Frame], step: str, **functions: Callable[..., Any]) -> None:
    """Replace the `ask`, `do` or `why` of a step."""
    plan = STEP_TABLES[frame]
    for kind, function in functions.items():
        name = {"ask": "asks", "do": "does", "why": "whys"}[kind]
        table = list(getattr(plan, name))
        table[plan.index[step]] = function
        patch.setattr(plan, name, table)
