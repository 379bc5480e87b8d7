"""A save that somebody forged is refused as such, or everything works with it that a table does."""

import json
from functools import cache
from typing import Any

import pytest

from longhall.engine import saves
from longhall.engine.errors import BadSave
from longhall.engine.game import Game, load
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.engine.state import HEAP, PILE, SHAPES, table_of
from longhall.engine.validation import load_untrusted, position_fault
from tests.forging import answer_by_chance, forged, midgame, resealed, save_of

GAMES = {"blood_rage": 3, "feast_for_odin": 2, "kardnarok": 4, "lords_of_ragnarok": 2}
FORGERIES = 200  # of each game
ON = 12  # answers that a table plays on


@cache
def honest(game: str, answers: int) -> str:
    return json.dumps(save_of(midgame(game, GAMES[game], answers)))


def save(game: str = "lords_of_ragnarok", answers: int = 40) -> Any:
    return json.loads(honest(game, answers))


def with_position(data: Any, **fields: Any) -> Any:
    data["snapshot"]["position"].update(fields)
    return resealed(data)


def use(game: Game) -> None:
    """What a table does with a game."""
    chance = Stream("use")
    for _ in range(ON):
        for seat in (*range(game.seats), None):
            assert len(json.dumps(game.observation(seat))) < 200_000
            game.asks_for(seat)
            json.dumps(game.events(0, seat))
        if game.outcome is not None:
            break
        assert all(0 <= ask.seat < game.seats for ask in game.asks)
        answer_by_chance(game, chance)
    again = load(json.loads(json.dumps(game.save())))
    assert again.position.same_as(game.position)
    game.replayed(len(game.gestures))


@pytest.mark.parametrize("game", GAMES)
def test_forged_saves_are_refused_or_work(game: str) -> None:
    chance = Stream(f"forge {game}")
    refused = 0
    for number in range(FORGERIES):
        data = forged(save(game, (0, 25, 60)[number % 3]), chance)
        try:
            found = load_untrusted(data)
        except BadSave:
            refused += 1
            continue
        use(found)
    assert refused > FORGERIES // 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [0, 25, 60])
def test_honest_saves_are_taken(game: str, answers: int) -> None:
    found = load_untrusted(save(game, answers))
    use(found)
    played = midgame(game, GAMES[game], answers)
    assert found.journal[: len(played.journal)] == played.journal


@pytest.mark.parametrize("game", GAMES)
def test_no_position_of_an_honest_game_is_refused(game: str) -> None:
    """A field whose length changes must be in `VARIES`, and no number may leave its range."""
    chance, info = Stream(f"honest {game}"), game_info(game)
    for number in range(6):
        seats, options = info.random_setup(chance)
        found = Game(info, seats, str(number), options)
        for answer in range(700):
            if found.outcome is not None:
                break
            if answer % 7 == 0:
                assert position_fault(found.position, found) == ""
            answer_by_chance(found, chance)


@pytest.mark.parametrize("game", GAMES)
def test_a_list_that_is_empty_at_first_says_how_long_it_can_be(game: str) -> None:
    info = game_info(game)
    shape, varies = SHAPES[info.position], table_of(info.position, "VARIES")
    elsewhere = {"playing", "keys", "counters", "know"}
    for seats in info.seats:
        fresh = info.setup(seats, "seed", info.resolve_options(seats, {}))
        lists = [name for name in shape.fields if shape.levels[name] and shape.sees[name] not in (HEAP, PILE)]
        empty = {name for name in lists if not getattr(fresh, name)}
        assert empty - elsewhere <= set(varies)


def test_a_game_that_began_at_its_seed_is_built_from_it() -> None:
    info = midgame("kardnarok", 3, 0).info
    game = Game(info, 3, "seed", info.resolve_options(3, {}))
    chance = Stream("kardnarok")
    for _ in range(50):
        answer_by_chance(game, chance)
    for seat in range(3):
        if game.can_undo(seat):
            game.undo(seat)
    again = load_untrusted(json.loads(json.dumps(game.save())))
    assert again.position.same_as(game.position)
    assert again.journal == game.journal
    assert [again.events(0, seat) for seat in range(3)] == [game.events(0, seat) for seat in range(3)]
    assert [again.can_undo(seat) for seat in range(3)] == [game.can_undo(seat) for seat in range(3)]


def test_900_000_cards_in_a_deck_are_refused() -> None:
    data = save()
    combat = data["snapshot"]["position"]["combat"]
    with pytest.raises(BadSave, match="does not add up"):
        load_untrusted(with_position(data, combat=combat * (900_000 // len(combat))))
    with pytest.raises(BadSave, match="in two places"):
        load_untrusted(with_position(save(), combat=combat * 2))


def test_other_seats_in_the_position_are_refused() -> None:
    with pytest.raises(BadSave, match="does not add up"):
        load_untrusted(with_position(save(), seats=1))


@pytest.mark.parametrize(
    "event",
    [[], ["key"], [5, {}], ["key", []], ["key", {"n": 0.5}], ["key", {}, {}], ["key", {}, {}, 1 << 40], "key", 7, None],
)
def test_an_event_without_the_form_of_one_is_refused(event: Any) -> None:
    data = save()
    with pytest.raises(BadSave, match="does not add up"):
        load_untrusted(resealed({**data, "log": [*data["log"], event]}))


@pytest.mark.parametrize(
    ("game", "field", "value"),
    [
        ("blood_rage", "first", 3),
        ("blood_rage", "glory", [0, 0, 0, 0]),
        ("blood_rage", "clans", [0, 0]),
        ("kardnarok", "mode", "story"),
        ("kardnarok", "counters", [-1, 0]),
        ("kardnarok", "keys", ["", ""]),
        ("kardnarok", "know", [[0]] * 5),
        ("feast_for_odin", "tiles", [0] * 4_000),
        ("feast_for_odin", "turn", 9),
        ("lords_of_ragnarok", "control", ["0"] * 16),
        ("lords_of_ragnarok", "heroes", [True, False]),
    ],
)
def test_lengths_ranges_and_types_are_checked(game: str, field: str, value: Any) -> None:
    with pytest.raises(BadSave, match="does not add up"):
        load_untrusted(with_position(save(game), **{field: value}))


@pytest.mark.parametrize("wrong", [{"seed": "\ud800"}, {"seed": 5}, {"version": True}, {"version": 0}, {"rules": "1"}])
def test_a_wrong_header_is_refused(wrong: Any) -> None:
    with pytest.raises(BadSave):
        load_untrusted(resealed({**save(), **wrong}))


def test_what_is_nested_too_deeply_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadSave, match="does not add up"):
        load_untrusted({"format": saves.FORMAT, "log": deep})
