"""Bots, and what they may see."""

from collections import Counter

import pytest

from longhall.bots import BOTS, SeatHandle, new_bot
from longhall.engine import observations
from longhall.engine.errors import BadSetup
from longhall.engine.game import Game
from longhall.engine.options import Ask, Vocabulary
from longhall.engine.rng import Stream
from tests.refusals import saying
from tests.terminal.toy_table import toy_info


@pytest.fixture
def game() -> Game:
    info = toy_info()
    game = Game(info, 2, "7", info.resolve_options(2, {}))
    for seat in (0, 1):
        game.answer(seat, "oath:1")
    return game


def test_a_handle_shows_what_its_seat_may_know_and_no_more(game: Game) -> None:
    handle = SeatHandle(game, 1)
    assert handle.observation() == game.observation(1) != game.observation(0)
    own, other = (next(ask for ask in handle.asks() if ask.seat == seat) for seat in (1, 0))
    assert own.options
    assert not other.options
    assert [event["key"] for event in handle.events()] == ["swore.hidden", "swore"]
    assert [event["key"] for event in handle.events(1)] == ["swore"]
    assert not [name for name in vars(handle) if not name.startswith("_") and name not in ("info", "seat")]


def test_a_bot_thinks_ahead_in_a_world_that_looks_the_same_and_is_not_the_true_one(game: Game) -> None:
    handle = SeatHandle(game, 1)
    worlds = [handle.determinize(Stream(str(n))) for n in range(10)]
    assert all(observations.observation(world, 1) == handle.observation() for world in worlds)
    assert len({str(world.hands[0]) for world in worlds}) > 1
    assert all(world.keys != game.position.copy().keys for world in worlds)


def test_a_thrall_chooses_among_both_groups_each_as_likely(game: Game) -> None:
    vocabulary = Vocabulary()
    options = vocabulary.each("a", "number", range(4))
    thrall = new_bot("thrall", SeatHandle(game, 0), "seed")
    chosen = Counter(thrall.choose(Ask(0, "x", options[:2], anytime=options[2:])).key for _ in range(4000))
    assert set(chosen) == {option.key for option in options}
    assert all(900 < times < 1100 for times in chosen.values())


def test_bots_have_streams_of_their_own(game: Game) -> None:
    vocabulary = Vocabulary()
    ask = Ask(0, "x", vocabulary.each("a", "number", range(1000)))
    chosen = [
        new_bot("thrall", SeatHandle(game, seat), seed).choose(ask).key
        for seat, seed in ((0, "a"), (0, "a"), (1, "a"), (0, "b"))
    ]
    assert chosen[0] == chosen[1]
    assert len(set(chosen)) == 3


def test_an_unknown_bot_is_refused(game: Game) -> None:
    with pytest.raises(BadSetup, check=saying("error.bot", bot="odin", allowed=["thrall", "karl", "jarl"])):
        new_bot("odin", SeatHandle(game, 0), "seed")
    assert list(BOTS) == ["thrall", "karl", "jarl", "konungr"]
