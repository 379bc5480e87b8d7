"""Quest cards: what fulfils each of them, what it pays, and what it is worth when it is laid in a battle."""

from typing import Any

import pytest

from tests.blood_rage.cards.battles import (
    BASH,
    BEAR,
    QUEST,
    RAVEN,
    SERPENT,
    TYR_5,
    WOLF,
    battle,
    clan,
    discarded,
    totals,
    winner,
)
from tests.blood_rage.play import Clan, Table, at_turn

REGIONS = {
    "alfheim": ["andlang", "gimle"],
    "jotunheim": ["muspelheim", "horgr", "utgard"],
    "manheim": ["elvagar", "angerboda", "myrkulor"],
    "yggdrasil": ["yggdrasil"],
}
DOMAIN, WRATH = "a1-tyrs-domain", "a3-tyrs-wrath"
PROVINCES = [province for region in REGIONS.values() for province in region]

# Every Quest of a region or province, its Age, where it is fulfilled, and its Glory
STRENGTH = [
    pytest.param("a1-quest-alfheim", 1, "alfheim", 5, marks=pytest.mark.card("a1-quest-alfheim")),
    pytest.param("a1-quest-jotunheim", 1, "jotunheim", 5, marks=pytest.mark.card("a1-quest-jotunheim")),
    pytest.param("a1-quest-manheim", 1, "manheim", 5, marks=pytest.mark.card("a1-quest-manheim")),
    pytest.param("a1-quest-yggdrasil", 1, "yggdrasil", 6, marks=pytest.mark.card("a1-quest-yggdrasil")),
    pytest.param("a2-quest-alfheim", 2, "alfheim", 7, marks=pytest.mark.card("a2-quest-alfheim")),
    pytest.param("a2-quest-jotunheim", 2, "jotunheim", 7, marks=pytest.mark.card("a2-quest-jotunheim")),
    pytest.param("a2-quest-manheim", 2, "manheim", 7, marks=pytest.mark.card("a2-quest-manheim")),
    pytest.param("a2-quest-yggdrasil", 2, "yggdrasil", 8, marks=pytest.mark.card("a2-quest-yggdrasil")),
    pytest.param("a3-quest-alfheim", 3, "alfheim", 9, marks=pytest.mark.card("a3-quest-alfheim")),
    pytest.param("a3-quest-jotunheim", 3, "jotunheim", 9, marks=pytest.mark.card("a3-quest-jotunheim")),
    pytest.param("a3-quest-manheim", 3, "manheim", 9, marks=pytest.mark.card("a3-quest-manheim")),
    pytest.param("a3-quest-yggdrasil", 3, "yggdrasil", 11, marks=pytest.mark.card("a3-quest-yggdrasil")),
]
DEATH = [
    pytest.param("a1-quest-glorious-death", 1, 6, marks=pytest.mark.card("a1-quest-glorious-death")),
    pytest.param("a2-quest-glorious-death", 2, 8, marks=pytest.mark.card("a2-quest-glorious-death")),
    pytest.param("a3-quest-glorious-death", 3, 11, marks=pytest.mark.card("a3-quest-glorious-death")),
]


def judged(card: str, age: int, wolf: Clan, *others: Clan, **lay: Any) -> Table:
    """Wolf has committed to the Quest by an action, and it has been judged: its raise is asked, or it has failed."""
    wolf.hand = [card]
    table = at_turn(wolf, *others, seats=3, age=age, **lay).answer(WOLF, "quest", f"commit:{card}")
    while not {"quest.fulfilled", "quest.failed"} & set(table.told()):
        table.default()
    return table


def paid(table: Table) -> int:
    """The Glory of all Quests so far; 0: none was fulfilled."""
    return sum(event["args"]["n"] for event in table.game.events() if event["key"] == "quest.fulfilled")


@pytest.mark.parametrize(("card", "age", "region", "glory"), STRENGTH)
@pytest.mark.rule("BR-QUEST-06", "BR-QUEST-08")
def test_a_quest_pays_its_glory_and_a_stat_for_the_most_strength_in_one_of_its_provinces(
    card: str, age: int, region: str, glory: int
) -> None:
    for province in REGIONS[region]:
        table = judged(card, age, Clan({province: ["leader"]}), Clan({province: ["warrior", "warrior"]}))
        assert (table.glory(WOLF), table.glory(RAVEN)) == (glory, 0)
        assert table.event("quest.fulfilled") == {"clan": WOLF, "card": card, "n": glory}
        assert table.offers(WOLF) == ["no", "raise:rage", "raise:axes", "raise:horns"]


@pytest.mark.parametrize(("card", "age", "region", "glory"), STRENGTH)
@pytest.mark.rule("BR-QUEST-08")
def test_strength_elsewhere_does_not_fulfil_a_quest(card: str, age: int, region: str, glory: int) -> None:
    for province in set(PROVINCES) - set(REGIONS[region]):
        assert not paid(judged(card, age, Clan({province: ["leader"]})))


@pytest.mark.parametrize(("card", "age", "region", "glory"), STRENGTH)
@pytest.mark.rule("BR-QUEST-07", "BR-QUEST-10")
def test_a_tie_or_a_stronger_clan_fails_and_the_quest_is_discarded(
    card: str, age: int, region: str, glory: int
) -> None:
    for province in REGIONS[region]:
        for enemy in (["leader"], ["leader", "warrior"]):
            table = judged(card, age, Clan({province: ["leader"]}), Clan(), Clan({province: enemy}))
            assert (paid(table), discarded(table)) == (0, [card])
            assert table.event("quest.failed") == {"clan": WOLF, "card": card}


@pytest.mark.parametrize(("card", "age", "region", "glory"), STRENGTH)
@pytest.mark.rule("BR-QUEST-07")
def test_nobody_has_the_most_strength_where_nobody_is(card: str, age: int, region: str, glory: int) -> None:
    assert not paid(judged(card, age, Clan()))


@pytest.mark.parametrize(("card", "age", "glory"), DEATH)
@pytest.mark.rule("BR-QUEST-06", "BR-QUEST-09")
def test_a_glorious_death_needs_four_own_figures_in_valhalla(card: str, age: int, glory: int) -> None:
    for fallen, pays in ((["warrior"] * 3, 0), (["warrior"] * 2 + ["leader", "ship"], glory), (["warrior"] * 5, glory)):
        table = judged(card, age, Clan({"valhalla": fallen}), Clan({"valhalla": ["warrior"] * 4}))
        assert (paid(table), table.glory(WOLF), table.glory(RAVEN)) == (pays, pays, 0)
        if pays:
            assert table.offers(WOLF) == ["no", "raise:rage", "raise:axes", "raise:horns"]


@pytest.mark.parametrize(("card", "age", "glory"), DEATH)
@pytest.mark.rule("BR-QUEST-09")
def test_who_falls_in_ragnarok_comes_too_late_for_a_glorious_death(card: str, age: int, glory: int) -> None:
    wolf = Clan({"valhalla": ["warrior"] * 3, "gimle": ["warrior"]})
    assert not paid(judged(card, age, wolf, dooms=("gimle", "gimle", "gimle")))


@pytest.mark.card("a1-quest-glorious-death")
@pytest.mark.rule("BR-QUEST-09")
def test_a_monster_in_valhalla_counts_for_a_glorious_death() -> None:
    wolf = Clan({"valhalla": ["warrior"] * 3 + ["troll"]}, sheet=["a1-troll"])
    assert paid(judged("a1-quest-glorious-death", 1, wolf))


# The rules that they share


@pytest.mark.rule("BR-QUEST-08", "BR-BOARD-08")
def test_a_destroyed_province_does_not_count() -> None:
    assert not paid(judged(QUEST, 1, Clan({"fjord_nw": ["ship"]}), ruined=("gimle",)))
    assert paid(judged("a1-quest-manheim", 1, Clan({"fjord_nw": ["ship"]}), ruined=("gimle",)))


@pytest.mark.rule("BR-QUEST-08")
def test_a_quest_pays_once_however_many_provinces_fulfil_it() -> None:
    table = judged(QUEST, 1, Clan({"gimle": ["warrior"], "andlang": ["warrior"]}))
    assert table.glory(WOLF) == 5


# Laid in a battle


@pytest.mark.parametrize("card", [QUEST, "a2-quest-yggdrasil", "a3-quest-glorious-death"])
@pytest.mark.rule("BR-BATTLE-04", "BR-BATTLE-12")
def test_a_quest_laid_in_a_battle_is_no_commitment_adds_nothing_and_returns_to_a_loser(card: str) -> None:
    table = battle(clan(card), clan(BASH), seats=3)
    assert (totals(table), table.hand(WOLF), table.observation()["quests"][WOLF]) == ([1, 3], [card], [])


@pytest.mark.rule("BR-BATTLE-12")
def test_a_quest_that_won_is_discarded() -> None:
    assert discarded(battle(clan(QUEST, figures="leader"), clan())) == [QUEST]


@pytest.mark.card("a1-tyrs-domain", "a3-tyrs-wrath")
@pytest.mark.rule("BR-BATTLE-05", "BR-UPGRADE-05")
@pytest.mark.parametrize(("option", "bonus"), [("sum", 8), ("highest", 5)])
@pytest.mark.parametrize("sheet", [[DOMAIN, WRATH], [WRATH, DOMAIN]])
def test_two_upgrades_for_quests_in_battle_add_up_or_the_higher_counts(
    sheet: list[str], option: str, bonus: int
) -> None:
    table = battle(clan(QUEST, sheet=sheet), clan(TYR_5), seats=3, options={"quest_bonus": option})
    assert table.expect(WOLF, "battle.convert").about == (("card", QUEST), ("n", bonus))
    table.answer(WOLF, "yes")
    assert totals(table) == [1 + bonus, 6]


@pytest.mark.card("a1-tyrs-domain", "a3-tyrs-wrath")
@pytest.mark.rule("BR-BATTLE-05", "BR-BATTLE-12")
def test_quests_are_made_battle_cards_from_the_pillager_on_where_an_upgrade_allows_it() -> None:
    third = clan("a1-quest-manheim", sheet=[DOMAIN])
    table = battle(clan(QUEST, sheet=[WRATH]), clan(QUEST), third, clan(BASH))
    assert table.open == [(WOLF, "battle.convert")]
    table.answer(WOLF, "no").answer(SERPENT, "yes")
    assert (totals(table), winner(table), discarded(table)) == ([1, 1, 4, 3], SERPENT, ["a1-quest-manheim"])
    assert (table.hand(WOLF), table.hand(RAVEN), table.hand(BEAR)) == ([QUEST], [QUEST], [BASH])
