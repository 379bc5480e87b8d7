"""A save from the middle of a game for each version of its rules: it is loaded and played on to its end."""

import json
from pathlib import Path

import pytest

import longhall
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games import GAMES
from longhall.rulebook import Rulebook
from longhall.words import LANGUAGES
from longhall.words.changes import changes_after, changes_of

FOLDER = Path(__file__).parent
VERSIONS = [(game, version) for game in GAMES for version in range(1, game_info(game).rules_version + 1)]


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_a_save_of_each_version_is_played_on_to_its_end(game: str, version: int) -> None:
    path = FOLDER / game / f"{version}.json"
    assert path.is_file(), f"a save of {game} from the middle of a game by version {version} of its rules is missing"
    data = json.loads(path.read_text(encoding="utf-8"))
    assert (data["game"], data["rules"]) == (game, version)
    loaded, chance = longhall.load(data), Stream("on")
    log = len(loaded.log)
    assert loaded.outcome is None
    while loaded.outcome is None:
        ask = chance.pick([ask for ask in loaded.asks if ask.options])
        loaded.answer(ask.seat, chance.pick(list(ask.options)))
    assert len(loaded.log) > log


@pytest.mark.parametrize("game", GAMES)
def test_every_version_says_what_it_changed_by_rules_that_there_are(game: str) -> None:
    info = game_info(game)
    changes, known = changes_of(info), Rulebook.load(info).by_id
    assert {change.version for change in changes} == set(range(2, info.rules_version + 1))
    numbers = [tuple(map(int, change.id.split("."))) for change in changes]
    assert numbers == sorted(set(numbers))
    for change in changes:
        assert change.rules
        assert set(change.rules) <= set(known), change.id
        assert len({change.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_table_is_told_what_has_changed_since_its_version() -> None:
    info = game_info("feast_for_odin")
    assert [change.id for change in changes_after(info, 1)] == [change.id for change in changes_of(info)]
    assert changes_after(info, info.rules_version) == []
