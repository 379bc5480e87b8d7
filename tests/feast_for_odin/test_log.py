"""What comes at the same time is told in one line."""

from typing import Any

import pytest

from longhall.engine.registry import game_info
from longhall.words.speaker import Speaker
from tests.feast_for_odin.play import Player, Table, at_turn
from tests.feast_for_odin.test_bonus import HOME, coins

NEWS = ("gained", "harvested", "income", "born", "pregnant", "bred", "bonuses")


def news(table: Table, phase: str, seat: int = 0) -> list[dict[str, Any]]:
    """What a seat was told to have got or bred in the last phase of a name."""
    events = table.game.events(0, None)
    begins = max(at for at, event in enumerate(events) if event["args"].get("phase") == phase)
    ends = next((at for at in range(begins + 1, len(events)) if events[at]["key"] == "phase"), len(events))
    mine = [event for event in events[begins:ends] if event["args"].get("seat") == seat]
    return [event for event in mine if event["key"].split(".")[0] in NEWS]


def lines(table: Table, phase: str, lang: str = "en") -> list[str]:
    speaker = Speaker(game_info("feast_for_odin"), lang, {0: "Åsa", 1: "Bo"})
    return [speaker.event(event) for event in news(table, phase)]


def test_a_harvest_is_one_line_for_each_player() -> None:
    table = at_turn(Player(), Player()).end_round()
    for seat in (0, 1):
        goods = {"seat": seat, "items": ["peas", "flax", "beans", "grain"]}
        assert [(event["key"], event["args"]) for event in news(table, "harvest", seat)] == [("harvested", goods)]
    assert lines(table, "harvest") == ["Åsa harvests: peas, flax, beans, grain."]


def test_income_is_one_line() -> None:
    table = at_turn(Player(tiles=coins("A12"))).until_phase("breeding")
    assert (table.has(0, "silver"), lines(table, "income")) == (1, ["Åsa gets 1 silver as income."])


def test_all_bonuses_are_one_line_and_equal_ones_are_counted() -> None:
    """The ore of the home board, twice the peas of an island and of a house."""
    tiles = coins(HOME["ore"]) + coins("A6 B6 B7 A8 B8", "faroe_islands") + coins("J1 J2 K2", "long_house_1")
    table = at_turn(Player(islands=["faroe_islands"], houses=["long_house"], tiles=tiles), round=6).until_phase(
        "mountains"
    )
    assert lines(table, "bonus") == ["Åsa gets as bonuses: ore, 2 × peas."]


@pytest.mark.parametrize(
    ("animals", "told"),
    [
        ({}, []),
        ({"sheep": 2}, ["Pregnant at Åsa's: sheep."]),
        ({"sheep": 2, "cattle": 3}, ["Pregnant at Åsa's: sheep, cow."]),
        ({"sheep_pregnant": 2}, ["Born for Åsa: 2 × sheep."]),
        ({"sheep_pregnant": 2, "cattle_pregnant": 1}, ["Born for Åsa: 2 × sheep, cow."]),
        ({"sheep_pregnant": 1, "cattle": 2}, ["Born for Åsa: sheep; pregnant: cow."]),
    ],
)
def test_breeding_is_one_line(animals: dict[str, int], told: list[str]) -> None:
    table = at_turn(Player(has=animals), round=2).until_phase("feast")
    assert lines(table, "breeding") == told


def test_what_an_action_gives_is_one_line() -> None:
    table = at_turn(strips={0: ["wood", "wood", "silver2"]})
    before = len(table.game.events(0, None))
    table.answer(0, "space:c2_mountain_3_upgrade_1", "strip:0", "take:3")
    told = [event["args"] for event in table.game.events(0, None)[before:] if event["key"] == "gained.several"]
    assert told == [{"seat": 0, "items": ["wood", "wood", "silver", "silver"]}]


@pytest.mark.parametrize("lang", ["pt", "es"])
def test_the_lines_are_told_in_every_language(lang: str) -> None:
    table = at_turn(Player(has={"sheep_pregnant": 1, "cattle": 2})).end_round()
    assert [line.split(" ")[0] for line in lines(table, "breeding", lang)] == [{"pt": "Nasce", "es": "Nace"}[lang]]
