"""The Quest action and the Quest phase."""

from typing import Any

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

ALFHEIM, JOTUNHEIM, MANHEIM = "a1-quest-alfheim", "a1-quest-jotunheim", "a1-quest-manheim"
DEATH, TREE = "a1-quest-glorious-death", "a1-quest-yggdrasil"


def judged(*clans: Clan, **lay: Any) -> Table:
    """All has passed up to the Ragnarök phase; nobody raises a stat."""
    return at_turn(*clans, **lay).until_phase("ragnarok")


def fulfils(quest: str, *clans: Clan) -> bool:
    """Does the first clan fulfil a Quest?"""
    clan = Clan(clans[0].at, sheet=clans[0].sheet, quests=[quest])
    return "quest.fulfilled" in judged(clan, *clans[1:], seats=max(3, len(clans))).told()


@pytest.mark.rule("BR-QUEST-01")
def test_a_quest_of_the_hand_goes_face_down_on_the_sheet_for_nothing() -> None:
    table = at_turn(Clan(hand=[ALFHEIM, "a1-tyrs-bash"]), Clan()).answer(0, "quest", f"commit:{ALFHEIM}")
    assert (table.rage(0), table.hand(0)) == (6, ["a1-tyrs-bash"])
    assert table.observation(0)["quests"] == [[ALFHEIM], []]
    table.expect(1, "turn")


@pytest.mark.rule("BR-QUEST-01")
def test_without_a_quest_in_hand_there_is_nothing_to_commit_to() -> None:
    table = at_turn(Clan(hand=["a1-tyrs-bash"], quests=[ALFHEIM]), Clan())
    assert "quest" not in table.offers(0)
    assert table.why_not(0, "quest") == "BR-QUEST-01"


@pytest.mark.rule("BR-QUEST-01")
def test_only_a_quest_of_the_own_hand() -> None:
    table = at_turn(Clan(hand=[ALFHEIM]), Clan(hand=[MANHEIM])).answer(0, "quest")
    assert table.offers(0) == [f"commit:{ALFHEIM}"]
    assert table.why_not(0, f"commit:{MANHEIM}") == "BR-QUEST-01"


@pytest.mark.rule("BR-QUEST-01", "BR-ACTION-05")
def test_a_quest_needs_rage_though_it_costs_none() -> None:
    table = at_turn(Clan(), Clan(hand=[ALFHEIM], rage=0))
    assert table.why_not(1, "quest") == "BR-ACTION-05"


@pytest.mark.rule("BR-QUEST-02")
def test_two_quests_of_the_same_kind_pay_separately() -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[ALFHEIM, ALFHEIM])
    out = Clan(rage=0)
    table = at_turn(wolf, out, out, out)
    table.answer(0, "quest", f"commit:{ALFHEIM}", "quest", f"commit:{ALFHEIM}")
    assert table.until_phase("ragnarok").glory(0) == 10


@pytest.mark.rule("BR-QUEST-03", "BR-INFO-01")
def test_only_their_owner_sees_committed_quests() -> None:
    table = at_turn(Clan(hand=[ALFHEIM]), Clan()).answer(0, "quest", f"commit:{ALFHEIM}")
    assert table.observation(0)["quests"][0] == [ALFHEIM]
    for other in (1, None):
        (back,) = table.observation(other)["quests"][0]
        assert back.startswith("?age1")
        assert table.event("quest.committed.hidden", other) == {"clan": 0, "back": "age1"}


@pytest.mark.rule("BR-QUEST-04")
def test_failing_costs_nothing() -> None:
    table = judged(Clan(quests=[ALFHEIM], glory=3), Clan())
    assert table.event("quest.failed") == {"clan": 0, "card": ALFHEIM}
    assert (table.glory(0), table.observation()["stats"][:3]) == (3, [0, 0, 0])


@pytest.mark.rule("BR-QUEST-04")
def test_a_quest_in_hand_does_not_count() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, hand=[ALFHEIM]), Clan()).until("keep").answer(0, f"keep:{ALFHEIM}")
    assert "quest.fulfilled" not in table.told()
    assert (table.glory(0), table.hand(0)) == (0, [ALFHEIM])


@pytest.mark.rule("BR-QUEST-05")
def test_all_reveal_what_they_are_committed_to() -> None:
    table = judged(Clan(quests=[ALFHEIM, DEATH]), Clan(quests=[MANHEIM]), Clan())
    revealed = [event["args"] for event in table.game.events(0, None) if event["key"] == "quest.revealed"]
    assert revealed == [{"clan": 0, "cards": [ALFHEIM, DEATH]}, {"clan": 1, "cards": [MANHEIM]}]


@pytest.mark.rule("BR-QUEST-05")
def test_quests_are_revealed_before_the_first_raise() -> None:
    wolf = Clan({"gimle": ["warrior"]}, quests=[ALFHEIM])
    table = at_turn(wolf, Clan(quests=[MANHEIM])).until("raise.may")
    assert table.observation()["quests"][1] == [MANHEIM]


@pytest.mark.rule("BR-QUEST-06")
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_a_fulfilled_quest_gives_glory_and_a_step_of_any_stat(stat: str) -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, quests=[ALFHEIM]), Clan()).until("raise.may")
    before = table.value(0, stat)
    table.answer(0, f"raise:{stat}")
    assert (table.glory(0), table.value(0, stat)) == (5, before + 1)
    assert sum(table.observation()["stats"]) == 1


@pytest.mark.rule("BR-QUEST-06")
def test_the_raise_may_be_declined() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, quests=[ALFHEIM]), Clan()).until("raise.may").answer(0, "no")
    assert (table.glory(0), sum(table.observation()["stats"])) == (5, 0)
    again = at_turn(Clan({"gimle": ["warrior"]}, quests=[ALFHEIM]), Clan()).until("raise.may")
    assert again.why_not(1, "raise:rage") == "BR-QUEST-06"


@pytest.mark.rule("BR-QUEST-07")
@pytest.mark.parametrize(("rivals", "enough"), [(1, True), (2, False), (3, False)])
def test_the_most_strength_and_a_tie_fails(rivals: int, enough: bool) -> None:
    assert fulfils(TREE, Clan({"yggdrasil": ["warrior"] * 2}), Clan({"yggdrasil": ["warrior"] * rivals})) == enough


@pytest.mark.rule("BR-QUEST-07")
def test_rivals_are_compared_one_by_one() -> None:
    rival = Clan({"gimle": ["warrior"]})
    assert fulfils(ALFHEIM, Clan({"gimle": ["warrior"] * 2}), rival, rival)


@pytest.mark.rule("BR-QUEST-07")
@pytest.mark.parametrize(("figures", "enough"), [(1, True), (0, False)])
def test_without_rivals_one_figure_is_enough(figures: int, enough: bool) -> None:
    assert fulfils(TREE, Clan({"yggdrasil": ["warrior"] * figures})) == enough


@pytest.mark.rule("BR-QUEST-07", "BR-BOARD-06")
def test_ships_in_the_fjord_count_for_both_sides() -> None:
    rival = Clan({"fjord_nw": ["ship"]})
    assert not fulfils(ALFHEIM, Clan({"gimle": ["warrior"] * 2}), rival)
    assert fulfils(ALFHEIM, Clan({"gimle": ["warrior"], "fjord_nw": ["ship"]}), rival)


@pytest.mark.rule("BR-QUEST-08")
@pytest.mark.parametrize(
    ("quest", "place", "enough"),
    [
        (ALFHEIM, "andlang", True),
        (ALFHEIM, "gimle", True),
        (ALFHEIM, "utgard", False),
        (JOTUNHEIM, "utgard", True),
        (JOTUNHEIM, "horgr", True),
        (MANHEIM, "myrkulor", True),
        (MANHEIM, "gimle", False),
        (TREE, "gimle", False),
    ],
)
def test_any_province_of_the_region(quest: str, place: str, enough: bool) -> None:
    assert fulfils(quest, Clan({place: ["warrior"]})) == enough


@pytest.mark.rule("BR-QUEST-08")
def test_one_ship_may_serve_two_regions() -> None:
    wolf = Clan({"fjord_nw": ["ship"]}, quests=[ALFHEIM, MANHEIM])
    assert judged(wolf, Clan()).glory(0) == 10


@pytest.mark.rule("BR-QUEST-09")
@pytest.mark.parametrize(("dead", "enough"), [(3, False), (4, True), (5, True)])
def test_four_figures_in_valhalla_are_a_glorious_death(dead: int, enough: bool) -> None:
    assert fulfils(DEATH, Clan({"valhalla": ["leader", *["warrior"] * (dead - 1)]})) == enough


@pytest.mark.rule("BR-QUEST-09")
def test_those_who_die_in_ragnarok_come_too_late() -> None:
    wolf = Clan({"gimle": ["warrior"] * 4}, quests=[DEATH])
    table = at_turn(wolf, Clan(), dooms=("gimle", "horgr", "utgard")).until_phase("action", 2)
    assert "quest.failed" in table.told()
    assert table.event("released") == {"clan": 0, "n": 4}


@pytest.mark.rule("BR-QUEST-10")
def test_all_revealed_quests_are_discarded() -> None:
    table = judged(Clan({"gimle": ["warrior"]}, quests=[ALFHEIM, MANHEIM]), Clan())
    assert sorted(table.observation()["discards"]) == [ALFHEIM, MANHEIM]
    assert table.observation()["quests"] == [[], []]


@pytest.mark.rule("BR-INFO-05", "BR-QUEST-06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_raises_are_chosen_in_turn_order(first: int) -> None:
    places = ("gimle", "andlang", "myrkulor")
    clans = [Clan({place: ["warrior"]}, quests=[ALFHEIM if i < 2 else MANHEIM]) for i, place in enumerate(places)]
    table = at_turn(*clans, seats=4, turn=first).until("raise.may")
    for seat in (s for s in ((first + i) % 4 for i in range(4)) if s < 3):
        assert table.open == [(seat, "raise.may")]
        table.answer(seat, "raise:axes")


@pytest.mark.rule("BR-QUEST-05", "BR-INFO-01")
@pytest.mark.parametrize("quests", [[ALFHEIM, JOTUNHEIM, MANHEIM], [MANHEIM, ALFHEIM, JOTUNHEIM]])
def test_the_order_in_which_a_clan_committed_to_its_quests_is_not_told(quests: list[str]) -> None:
    table = judged(Clan(quests=quests), Clan())
    told = [event["args"]["card"] for event in table.game.events(0, 1) if event["key"] == "quest.failed"]
    assert told == [ALFHEIM, JOTUNHEIM, MANHEIM]
