"""Saves: whole, unedited, of a known version; a running game goes on from them."""

import json
from typing import Any

import pytest

from longhall.engine import saves
from longhall.engine.errors import BadSave, BadSetup, LonghallError
from longhall.engine.game import Game, load
from longhall.engine.rng import Stream
from tests.refusals import saying
from tests.toy.game import INFO
from tests.toy.play import answer_by_chance, play_on, toy


def saved(answers: int = 20) -> Any:
    return json.loads(json.dumps(play_on(toy(3, seed=2), answers).save()))


def resealed(data: Any) -> Any:
    return {**data, "seal": saves.seal(data)}


def with_position(data: Any, **fields: Any) -> Any:
    snapshot = {**data["snapshot"], "position": {**data["snapshot"]["position"], **fields}}
    return resealed({**data, "snapshot": snapshot})


@pytest.mark.parametrize("answers", [0, 1, 7, 33, 60, 500])
def test_a_game_goes_on_from_its_save_as_if_nothing_had_been(answers: int) -> None:
    game = play_on(toy(3, seed=2, length="long"), answers)
    again = load(json.loads(json.dumps(game.save())))
    assert again.position.same_as(game.position)
    assert len(again.asks) == len(game.asks)
    assert all(one.same_as(other) for one, other in zip(again.asks, game.asks, strict=True))
    for each in (game, again):
        chance = Stream("on")
        while each.outcome is None:
            answer_by_chance(each, chance)
    assert again.position.same_as(game.position)
    assert [again.events(0, seat) for seat in (0, 1, 2, None)] == [game.events(0, seat) for seat in (0, 1, 2, None)]


def test_a_save_in_the_midst_of_a_sealed_choice() -> None:
    game = play_on(toy(3, seed=2), 0)
    game.answer(1, "oath:2")
    again = load(json.loads(json.dumps(game.save())))
    assert [ask.seat for ask in again.asks] == [0, 2]
    again.undo(1)
    assert [ask.seat for ask in again.asks] == [0, 1, 2]


def test_the_seed_brings_the_same_game_again() -> None:
    one, other = play_on(toy(seed="x"), 500), play_on(toy(seed="x"), 500)
    assert one.save() == other.save()
    assert toy(seed="y").save() != toy(seed="x").save()


@pytest.mark.parametrize("data", [None, [], "save", {}, {"format": "chess"}])
def test_what_is_not_a_save_is_refused(data: Any) -> None:
    with pytest.raises(BadSave, check=saying("error.save.not_a_save")):
        load(data)


def test_a_newer_version_is_refused() -> None:
    with pytest.raises(BadSave, check=saying("error.save.newer", version=2, known=1)):
        load(resealed({**saved(), "version": 2}))
    with pytest.raises(BadSave, check=saying("error.save.newer_rules")):
        load(resealed({**saved(), "rules": 99}))


@pytest.mark.parametrize("field", ["journal", "log", "seed", "options", "snapshot", "seal"])
def test_a_save_that_was_cut_off_is_refused(field: str) -> None:
    data = saved()
    del data[field]
    with pytest.raises(BadSave, check=saying("error.save.edited")):
        load(data)
    if field != "seal":
        with pytest.raises(LonghallError):
            load(resealed(data))


def test_an_edited_save_is_refused() -> None:
    data = saved()
    data["snapshot"]["position"]["coins"][0] += 5
    with pytest.raises(BadSave, check=saying("error.save.edited")):
        load(data)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(BadSave, match=r"does not add up: .*unknown fields \['glory'\]"):
        load(with_position(saved(), glory=3))


def test_a_field_of_another_type_is_refused() -> None:
    with pytest.raises(BadSave, match=r"does not add up: .*field coins is not of its type"):
        load(with_position(saved(), coins="many"))


def test_an_unknown_frame_is_refused() -> None:
    with pytest.raises(BadSave, match=r"does not add up: .*Ragnarok"):
        load(with_position(saved(), stack=[{"frame": "Ragnarok", "step": "end"}]))


def test_a_field_that_an_older_save_lacks_has_its_default() -> None:
    data = saved(0)
    del data["snapshot"]["position"]["result"]
    assert load(resealed(data)).position.result == 0


@pytest.mark.parametrize(
    "journal",
    [
        [[0, "undo"]],
        [[1, "oath:0"], [0, "undo"]],
        [[0]],
        [[0, "howl"]],
        [[0, "no such key"]],
        [["oath:0"]],
        [[9, "oath:0"]],
        "oath",
    ],
)
def test_a_journal_that_cannot_be_is_refused(journal: Any) -> None:
    with pytest.raises(BadSave, check=saying("error.save.broken")):
        load(resealed({**saved(0), "journal": journal}))


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSetup, check=saying("error.game", game="chess")):
        load(resealed({**saved(), "game": "chess"}))


def test_positions_alone_go_through_json_too() -> None:
    game = play_on(toy(3, seed=6), 30)
    data = json.loads(json.dumps(saves.position_to_data(game.position)))
    assert saves.position_from_data(INFO, game.options, data).same_as(game.position)


def test_a_game_can_be_shown_as_it_was() -> None:
    game = play_on(toy(seed=3), 25)
    assert game.replayed(len(game.gestures)).position.same_as(game.position)
    assert game.replayed(0).position.same_as(toy(seed=3).position)
    assert isinstance(game.replayed(10), Game)
    assert len(game.replayed(10).gestures) == 10
