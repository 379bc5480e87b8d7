"""The story: the basic rules over four rounds, for two to four kingdoms (Story)."""

from collections.abc import Iterator

import pytest

import longhall
from tests.kardnarok.play import Kingdom, Table, at_count, at_turn, fight, hire, outsider, owned, strong, weak

FIRST_TRIO = {"death_of_balder", "war_of_kin", "loki_unbound"}
STRENGTH_OF_BANNER = {1: 8, 2: 7, 3: 6, 4: 5}


def told_all(table: Table, key: str) -> list[dict[str, object]]:
    return [event["args"] for event in table.game.events(0, None) if event["key"] == key]


def round_starts(table: Table) -> Iterator[int]:
    """Play quietly, and stop at the first decision of rounds 2, 3 and 4."""
    for number in (2, 3, 4):
        while table.game.observation(None)["round"] < number:
            table.default()
        yield number


# What is as in the basic game


@pytest.mark.rule("KR-STORY-01")
def test_kingdoms_hire_defend_and_start_with_bronze_as_in_the_basic_game() -> None:
    table = at_count(weak(), strong(), outsider("longship"), outsider("tyr"), mode="story")
    assert table.game.observation(None)["bronze"] == [5, 5, 5, 5]
    hire(table, 0, 2).end_combat().until("army.warrior")
    assert table.game.observation(None)["cubes"] == [0, 1, 0, 0]


@pytest.mark.rule("KR-STORY-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_kingdoms_may_play_the_story(seats: int) -> None:
    assert Table(seats, "story").game.observation(None)["mode"] == "story"


# Four rounds


@pytest.mark.rule("KR-STORY-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_of_four_rounds_reveals_a_card_with_its_banner(seats: int) -> None:
    table = Table(seats, "story").finish()
    revealed = told_all(table, "ragnarok")
    assert [(event["round"], event["n"]) for event in revealed] == list(STRENGTH_OF_BANNER.items())
    assert len(table.game.observation(None)["laws"]) == 4


@pytest.mark.rule("KR-STORY-02")
def test_which_card_of_the_trio_comes_is_left_to_chance() -> None:
    found = set()
    for number in range(30):
        game = longhall.new("kardnarok", 3, seed=f"trio {number}", options={"mode": "story"})
        for seat, board in enumerate(("island", "noregr", "danmork")):
            game.answer(seat, f"kingdom:{board}")
        found.add(game.observation(None)["laws"][0])
    assert found == FIRST_TRIO


# Turn order


@pytest.mark.rule("KR-STORY-03", "KR-STORY-04")
@pytest.mark.example("KR-EX-27")
def test_the_left_neighbour_begins_the_next_round_and_the_direction_alternates() -> None:
    table = Table(4, "story").finish()
    turns = [event["kingdom"] for event in told_all(table, "turn")]
    assert turns == [0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0]


@pytest.mark.rule("KR-STORY-03")
def test_the_first_kingdom_passes_to_the_left_whatever_the_direction_of_the_round() -> None:
    table = Table(3, "story").finish()
    assert [event["kingdom"] for event in told_all(table, "first_kingdom")] == [1, 2, 0]


@pytest.mark.rule("KR-STORY-04")
def test_everybody_can_see_the_direction_of_the_round() -> None:
    table = Table(3, "story")
    assert [table.game.observation(None)["direction"] for _ in round_starts(table)] == [-1, 1, -1]


# The end


@pytest.mark.rule("KR-STORY-05")
def test_wealth_is_counted_after_round_4_and_silver_breaks_a_tie() -> None:
    onlooker = Kingdom(army=(), captured=(5, 3), bronze=2)
    attacker = strong(captured=(4,), bronze=3)
    table = at_turn(1, onlooker, attacker, Kingdom(army=(), bronze=0, coin=3), round=4, mode="story")
    assert table.game.observation(None)["turn"] == 2
    ended = fight(table, 1, 2).finish().game.outcome
    assert ended is not None
    assert ended.scores == [10, 10, 0]
    assert ended.places == [1, 2, 3]


@pytest.mark.rule("KR-STORY-05")
def test_the_story_does_not_end_after_two_rounds() -> None:
    table = Table(3, "story")
    for _ in round_starts(table):
        assert table.game.outcome is None


# Two kingdoms


@pytest.mark.rule("KR-STORY-06")
def test_two_kingdoms_have_the_bronze_and_the_mercenary_of_the_duel_and_no_defence_marker() -> None:
    table = at_count(weak(), strong(), mode="story")
    assert table.game.observation(None)["mode"] == "story"
    assert table.game.observation(None)["bronze"] == [10, 10]
    assert table.offers(0) == ["pass", "buy"]
    table.answer(0, "buy")
    assert table.game.observation(None)["bronze"] == [9, 10]
    table.until("army.warrior")
    assert table.game.observation(None)["cubes"] == [0, 0]


# Between rounds


@pytest.mark.rule("KR-STORY-07")
def test_after_every_round_coins_armies_cubes_and_tokens_go_back() -> None:
    table = Table(4, "story")
    for _ in round_starts(table):
        view = table.game.observation(None)
        drawn = told_all(table, "coin.drawn")[-4:]
        assert {event["kingdom"] for event in drawn} == {0, 1, 2, 3}
        assert [view["coins"][event["kingdom"]] for event in drawn] == [[f"silver.{e['value']}"] for e in drawn]
        assert view["armies"] == [[], [], [], []]
        assert view["cubes"] == [0, 0, 0, 0]
        assert view["resting"] == [-1, -1, -1, -1]


@pytest.mark.rule("KR-STORY-07")
def test_a_smaller_troop_strength_is_met_by_discarding() -> None:
    table = Table(3, "story")
    for number in round_starts(table):
        table.until("refill.surplus")
        assert dict(table.game.asks[0].about)["n"] >= 1
        table.until("army.warrior")
        assert [owned(table, seat) for seat in range(3)] == [STRENGTH_OF_BANNER[number]] * 3


@pytest.mark.rule("KR-STORY-07")
def test_a_greater_troop_strength_is_met_by_drawing() -> None:
    table = at_turn(2, seats=3, mode="story", laws=["field_of_vigrid"])
    fight(table, 2, 0).until("announce")
    assert table.game.observation(None)["troop_strength"] == STRENGTH_OF_BANNER[2]
    assert [owned(table, seat) for seat in range(3)] == [7, 7, 7]
