"""Upgrade, and Monsters (Action phase)."""

import pytest

from longhall.games.blood_rage.content.rows import box
from longhall.games.blood_rage.state import OUT
from tests.blood_rage.play import Clan, at_turn

CHARM, DOMAIN, SUCCOR, GLORY = "a1-friggas-charm", "a1-lokis-domain", "a1-friggas-succor", "a1-thors-glory"
BROTHERS, EXPERTS, TROLL, DWARF, GIANT = (
    "a1-brothers-in-arms",
    "a2-experts-in-arms",
    "a1-troll",
    "a1-dwarf-chieftain",
    "a3-frost-giant",
)


@pytest.mark.rule("BR-UPGRADE-01")
def test_a_sheet_has_eight_slots() -> None:
    assert dict(zip(box().slot_names, box().slots, strict=True)) == {
        "warrior": 1,
        "leader": 1,
        "ship": 1,
        "monster": 2,
        "clan": 3,
    }


@pytest.mark.rule("BR-UPGRADE-01")
@pytest.mark.parametrize(
    ("sheet", "hand"),
    [([DOMAIN, CHARM, GLORY], "a2-lokis-eminence"), ([TROLL, DWARF], GIANT)],
)
def test_when_all_slots_of_a_kind_are_taken_one_card_must_go(sheet: list[str], hand: str) -> None:
    table = at_turn(Clan(sheet=sheet, hand=[hand]), Clan(), seats=3).answer(0, f"upgrade:{hand}")
    assert sorted(table.offers(0)) == sorted(f"replace:{card}" for card in sheet)
    assert table.why_not(0, "free_slot") == "BR-UPGRADE-01"


@pytest.mark.rule("BR-UPGRADE-02")
@pytest.mark.parametrize(
    ("card", "price"), [(CHARM, 0), (DOMAIN, 1), (TROLL, 2), ("a1-lord-of-hammers", 3), (GIANT, 4), (DWARF, 0)]
)
def test_an_upgrade_costs_its_strength_or_what_it_says(card: str, price: int) -> None:
    table = at_turn(Clan(hand=[card]), Clan()).answer(0, f"upgrade:{card}")
    assert (table.rage(0), table.sheet(0), table.hand(0)) == (6 - price, [card], [])


@pytest.mark.rule("BR-UPGRADE-02")
def test_another_card_may_change_the_price() -> None:
    table = at_turn(Clan(sheet=[CHARM], hand=[TROLL]), Clan()).answer(0, f"upgrade:{TROLL}")
    assert table.rage(0) == 5


@pytest.mark.rule("BR-UPGRADE-02")
def test_only_an_upgrade_in_hand_can_be_played() -> None:
    table = at_turn(Clan(hand=[TROLL]), Clan(hand=[DOMAIN]))
    assert [key for key in table.offers(0) if key.startswith("upgrade:")] == [f"upgrade:{TROLL}"]
    assert table.why_not(0, f"upgrade:{DOMAIN}") == "BR-UPGRADE-02"


@pytest.mark.rule("BR-UPGRADE-03")
def test_the_slot_is_the_players_choice_even_a_taken_one() -> None:
    def laid(choice: str) -> list[str]:
        return at_turn(Clan(sheet=[CHARM], hand=[DOMAIN]), Clan()).answer(0, f"upgrade:{DOMAIN}", choice).sheet(0)

    assert laid("free_slot") == [CHARM, DOMAIN]
    assert laid(f"replace:{CHARM}") == [DOMAIN]


@pytest.mark.rule("BR-UPGRADE-03")
def test_a_replaced_card_is_discarded_for_all_to_see() -> None:
    table = at_turn(Clan(sheet=[BROTHERS], hand=[EXPERTS]), Clan()).answer(0, f"upgrade:{EXPERTS}")
    assert (table.sheet(0), table.observation()["discards"]) == ([EXPERTS], [BROTHERS])
    assert table.event("replaced") == {"clan": 0, "card": BROTHERS}


@pytest.mark.rule("BR-UPGRADE-03")
def test_only_a_card_of_the_same_kind_is_replaced() -> None:
    table = at_turn(Clan(sheet=[CHARM, BROTHERS], hand=[DOMAIN]), Clan()).answer(0, f"upgrade:{DOMAIN}")
    assert table.offers(0) == ["free_slot", f"replace:{CHARM}"]
    assert table.why_not(0, f"replace:{BROTHERS}") == "BR-UPGRADE-03"


@pytest.mark.rule("BR-UPGRADE-04")
def test_an_upgrade_works_from_then_on_until_it_is_replaced() -> None:
    wolf = Clan({"gimle": ["warrior"] * 2}, hand=[BROTHERS, EXPERTS])
    table = at_turn(wolf, Clan()).answer(0, f"upgrade:{BROTHERS}", "no").answer(1, "pass")
    assert table.strength(0, "gimle") == 3
    table.answer(0, f"upgrade:{EXPERTS}", "no")
    assert table.strength(0, "gimle") == 4


@pytest.mark.rule("BR-UPGRADE-04")
def test_an_upgrade_stays_for_the_ages_to_come() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, hand=[EXPERTS]), Clan()).answer(0, f"upgrade:{EXPERTS}", "no")
    table.until_phase("action", 3)
    assert (table.sheet(0), table.strength(0, "gimle")) == ([EXPERTS], 2)


@pytest.mark.rule("BR-UPGRADE-05")
def test_the_same_benefit_from_two_slots_adds_up() -> None:
    wolf = Clan({"valhalla": ["warrior"] * 2}, sheet=[DOMAIN, "a2-lokis-eminence"])
    table = at_turn(wolf, Clan(), seats=3).until_phase("action", 2)
    assert table.glory(0) == 6


@pytest.mark.rule("BR-UPGRADE-06")
@pytest.mark.parametrize(
    ("card", "figure", "place"),
    [
        (EXPERTS, "warrior", "gimle"),
        ("a1-lord-of-hammers", "leader", "gimle"),
        ("a1-lokis-dragons", "ship", "fjord_ne"),
    ],
)
def test_one_figure_of_the_upgraded_kind_may_invade_at_once(card: str, figure: str, place: str) -> None:
    table = at_turn(Clan(hand=[card]), Clan()).answer(0, f"upgrade:{card}")
    rage = table.rage(0)
    assert table.offers(0) == ["no", f"invade:{figure}"]
    table.answer(0, f"invade:{figure}", f"to:{place}")
    assert (table.rage(0), table.count(0, figure, place)) == (rage, 1)
    table.expect(1, "turn")


@pytest.mark.rule("BR-UPGRADE-06")
def test_the_free_invasion_is_optional_and_for_that_kind_alone() -> None:
    table = at_turn(Clan(hand=[EXPERTS]), Clan()).answer(0, f"upgrade:{EXPERTS}")
    assert table.why_not(0, "invade:leader") == "BR-UPGRADE-06"
    table.answer(0, "no").expect(1, "turn")


@pytest.mark.rule("BR-UPGRADE-06")
def test_without_such_a_figure_in_reserve_there_is_no_free_invasion() -> None:
    wolf = Clan({"gimle": ["leader"]}, hand=["a1-lord-of-hammers"])
    at_turn(wolf, Clan()).answer(0, "upgrade:a1-lord-of-hammers").expect(1, "turn")


@pytest.mark.rule("BR-UPGRADE-06", "BR-INVADE-03")
def test_the_free_invasion_follows_the_rules_of_invasion() -> None:
    table = at_turn(Clan(hand=[TROLL]), Clan({"utgard": ["warrior"] * 3}))
    table.answer(0, f"upgrade:{TROLL}", "invade:troll")
    assert table.why_not(0, "to:yggdrasil") == "BR-INVADE-03"
    assert table.why_not(0, "to:utgard") == "BR-BOARD-03"


@pytest.mark.rule("BR-UPGRADE-07")
@pytest.mark.parametrize("card", [CHARM, DOMAIN, GLORY])
def test_a_clan_upgrade_brings_no_free_invasion(card: str) -> None:
    at_turn(Clan(hand=[card]), Clan()).answer(0, f"upgrade:{card}").expect(1, "turn")


@pytest.mark.rule("BR-MONSTER-01")
def test_a_recruited_monster_is_one_of_the_figures() -> None:
    table = at_turn(Clan(hand=[TROLL]), Clan()).answer(0, f"upgrade:{TROLL}", "no")
    assert table.count(0, "troll", "reserve") == 1
    table.answer(1, "pass").answer(0, "invade:troll", "to:gimle")
    assert (table.observation()["on_board"][0], table.strength(0, "gimle")) == (1, 2)
    table.pillage(0, "gimle")
    assert table.pillaged("gimle")


@pytest.mark.rule("BR-MONSTER-01", "BR-QUEST-07")
def test_a_monster_counts_for_quests_and_battles() -> None:
    wolf = Clan({"gimle": ["troll"]}, sheet=[TROLL], quests=["a1-quest-alfheim"])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]}))
    assert "quest.fulfilled" in table.until_phase("ragnarok").told()
    table = at_turn(wolf, Clan({"gimle": ["warrior"]})).pillage(0, "gimle", {}).end_pillage()
    assert table.event("battle.won")["clan"] == 0


@pytest.mark.rule("BR-MONSTER-02")
def test_a_new_monster_may_invade_for_nothing_and_later_for_its_strength() -> None:
    table = at_turn(Clan(hand=[TROLL]), Clan()).answer(0, f"upgrade:{TROLL}", "invade:troll", "to:gimle")
    assert (table.rage(0), table.count(0, "troll", "gimle")) == (4, 1)
    later = at_turn(Clan(sheet=[TROLL]), Clan()).answer(0, "invade:troll", "to:gimle")
    assert later.rage(0) == 4


@pytest.mark.rule("BR-MONSTER-03")
def test_a_monster_dies_scores_in_ragnarok_and_returns() -> None:
    wolf = Clan({"gimle": ["troll"]}, sheet=[TROLL])
    table = at_turn(wolf, Clan({"gimle": ["leader"]})).pillage(0, "gimle", {}).end_pillage()
    assert table.count(0, "troll", "valhalla") == 1
    assert table.until_phase("action", 2).count(0, "troll", "reserve") == 1
    table = at_turn(wolf, Clan(), dooms=("gimle", "horgr", "utgard")).until_phase("action", 2)
    assert (table.glory(0), table.count(0, "troll", "reserve")) == (2, 1)


@pytest.mark.rule("BR-MONSTER-04")
@pytest.mark.parametrize("place", ["gimle", "reserve", "valhalla"])
def test_a_replaced_monster_leaves_the_game_wherever_it_is(place: str) -> None:
    wolf = Clan({} if place == "reserve" else {place: ["troll"]}, sheet=[TROLL, DWARF], hand=[GIANT])
    table = at_turn(wolf, Clan()).answer(0, f"upgrade:{GIANT}", f"replace:{TROLL}", "no")
    assert (table.count(0, "troll", place), table.strength(0, "gimle")) == (0, 0)
    assert (table.g.monsters[0], table.sheet(0)) == (OUT, [DWARF, GIANT])
    assert "destroyed" not in table.told()


@pytest.mark.rule("BR-MONSTER-04")
def test_a_third_monster_needs_the_place_of_another() -> None:
    table = at_turn(Clan(sheet=[TROLL, DWARF], hand=[GIANT]), Clan()).answer(0, f"upgrade:{GIANT}")
    assert sorted(table.offers(0)) == [f"replace:{DWARF}", f"replace:{TROLL}"]
