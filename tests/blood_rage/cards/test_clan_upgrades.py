"""Clan upgrades: their price and slots, and those that change Glory, costs and battles."""

import pytest

from tests.blood_rage.cards.battles import totals, winner
from tests.blood_rage.play import Clan, Table, at_turn, warriors

WOLF, RAVEN, SERPENT, BEAR = range(4)
SMITE, TYR_6, EYE, SIGHT = "a1-odins-smite", "a2-tyrs-rage", "a2-heimdalls-eye", "a1-heimdalls-sight"
TRICKERY, POISON = "a1-lokis-trickery", "a3-lokis-poison"
QUEST = "a1-quest-alfheim"
PROWESS = "a2-tyrs-prowess"
TYR = ["a1-tyrs-domain", "a3-tyrs-wrath"]
LOKI = [("a1-lokis-domain", 1), ("a2-lokis-eminence", 2), ("a3-lokis-wrath", 3)]


# All clan upgrades


@pytest.mark.rule("BR-UPGRADE-02", "BR-UPGRADE-07")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("a1-lokis-domain", 1),
        ("a1-friggas-charm", 0),
        ("a1-thors-glory", 2),
        ("a1-friggas-succor", 2),
        ("a1-tyrs-domain", 0),
        ("a1-lokis-blessing", 1),
        ("a2-odins-inspiration", 2),
        ("a2-tyrs-challenge", 0),
        ("a2-friggas-protection", 0),
        ("a2-lokis-eminence", 2),
        ("a2-tyrs-prowess", 2),
        ("a2-thors-domain", 1),
        ("a3-friggas-domain", 0),
        ("a3-odins-throne", 2),
        ("a3-thors-conquest", 3),
        ("a3-friggas-sacrifice", 1),
        ("a3-tyrs-wrath", 1),
        ("a3-lokis-wrath", 3),
    ],
)
def test_a_clan_upgrade_costs_its_strength_and_gives_no_free_invasion(card: str, cost: int) -> None:
    table = at_turn(Clan(hand=[card], rage=max(1, cost)), seats=4).answer(WOLF, f"upgrade:{card}")
    assert (table.rage(WOLF), table.sheet(WOLF)) == (max(1, cost) - cost, [card])
    table.expect(RAVEN, "turn")
    if cost > 1:
        poor = at_turn(Clan(hand=[card], rage=cost - 1), seats=4)
        assert poor.why_not(WOLF, f"upgrade:{card}") == "BR-ACTION-03"


@pytest.mark.rule("BR-UPGRADE-03", "BR-UPGRADE-04")
def test_a_replaced_clan_upgrade_works_no_longer() -> None:
    wolf = Clan({"valhalla": warriors(2)}, sheet=["a1-lokis-domain"], hand=["a1-friggas-charm"])
    table = at_turn(wolf, Clan()).answer(WOLF, "upgrade:a1-friggas-charm")
    assert table.offers(WOLF) == ["free_slot", "replace:a1-lokis-domain"]
    table.answer(WOLF, "replace:a1-lokis-domain").until_phase("action", 2)
    assert (table.glory(WOLF), table.sheet(WOLF)) == (0, ["a1-friggas-charm"])


# Glory


@pytest.mark.card("a1-lokis-domain", "a2-lokis-eminence", "a3-lokis-wrath")
@pytest.mark.rule("BR-VALHALLA-02")
@pytest.mark.parametrize("age", [1, 3])
@pytest.mark.parametrize(("card", "glory"), LOKI)
def test_loki_gives_glory_for_each_own_figure_released(card: str, glory: int, age: int) -> None:
    wolf = Clan({"valhalla": ["warrior", "leader", "ship"], "gimle": warriors(2)}, sheet=[card])
    table = at_turn(wolf, Clan({"valhalla": warriors(2)}), seats=4, age=age).until_phase("valhalla")
    assert [table.glory(seat) for seat in range(4)] == [3 * glory, 0, 0, 0]
    assert table.event("glory.valhalla") == {"clan": WOLF, "n": 3 * glory}
    assert table.told().index("ragnarok") < table.told().index("glory.valhalla")


@pytest.mark.card("a1-lokis-domain", "a2-lokis-eminence", "a3-lokis-wrath")
@pytest.mark.rule("BR-UPGRADE-05")
def test_loki_s_upgrades_add_up() -> None:
    wolf = Clan({"valhalla": ["troll", "warrior"]}, sheet=["a1-troll", *(card for card, _ in LOKI)])
    assert at_turn(wolf, seats=4).until_phase("action", 2).glory(WOLF) == 2 * (1 + 2 + 3)


@pytest.mark.card("a2-odins-inspiration")
@pytest.mark.rule("BR-RAGNAROK-03")
@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3)])
def test_inspiration_doubles_the_glory_of_ragnarok(age: int, glory: int) -> None:
    wolf = Clan({"gimle": ["warrior", "leader"]}, sheet=["a2-odins-inspiration"])
    dooms = ["gimle", "horgr"] if age == 1 else ["horgr", "gimle"]
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), age=age, dooms=(*dooms, "utgard")).until_phase("gifts", age + 1)
    assert (table.glory(WOLF), table.glory(RAVEN)) == (2 * glory * 2, glory)


@pytest.mark.card("a2-odins-inspiration", "a1-lokis-dragons")
def test_inspiration_does_not_double_what_a_ship_upgrade_gives() -> None:
    wolf = Clan({"fjord_se": ["ship"]}, sheet=["a2-odins-inspiration", "a1-lokis-dragons"])
    assert at_turn(wolf, Clan()).until_phase("gifts", 2).glory(WOLF) == 2 * 2 + 4


@pytest.mark.card("a3-odins-throne")
@pytest.mark.rule("BR-QUEST-06")
def test_throne_doubles_the_glory_of_each_quest_and_not_the_raise() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=["a3-odins-throne"], quests=[QUEST, "a1-quest-manheim"])
    raven = Clan({"utgard": warriors(1)}, quests=["a1-quest-jotunheim"])
    table = at_turn(wolf, raven).until("raise.may", WOLF).answer(WOLF, "raise:axes")
    assert (table.glory(WOLF), table.observation()["values"][WOLF]) == (10, [6, 4, 4])
    table.until("raise.may", RAVEN)
    assert (table.glory(WOLF), table.glory(RAVEN)) == (10, 5)  # Manheim has failed


@pytest.mark.card("a3-thors-conquest")
@pytest.mark.rule("BR-END-03")
def test_conquest_gives_3_glory_for_each_figure_on_the_board_at_the_end() -> None:
    at = {"gimle": ["leader", "troll"], "fjord_nw": ["ship"], "yggdrasil": warriors(1), "valhalla": warriors(2)}
    table = at_turn(Clan(at, sheet=["a3-thors-conquest", "a1-troll"]), Clan({"gimle": warriors(1)}), age=3)
    assert (table.finish().glory(WOLF), table.glory(RAVEN)) == (12, 0)
    assert table.told().index("released") < table.told().index("glory.card")
    early = at_turn(Clan({"gimle": ["leader"]}, sheet=["a3-thors-conquest"]), Clan()).until_phase("action", 2)
    assert early.glory(WOLF) == 0


@pytest.mark.card("a3-thors-conquest")
def test_conquest_does_not_count_who_fell_in_the_last_ragnarok() -> None:
    wolf = Clan({"utgard": warriors(2), "gimle": warriors(1)}, sheet=["a3-thors-conquest"])
    assert at_turn(wolf, Clan(), age=3).finish().glory(WOLF) == 2 * 4 + 3


# Thor's Glory (BR-AMB-36)


@pytest.mark.card("a1-thors-glory")
@pytest.mark.rule("BR-BATTLE-14")
@pytest.mark.parametrize(("enemies", "glory"), [(1, 0), (2, 2), (4, 2)])
def test_thor_s_glory_gives_2_once_when_two_enemies_or_more_fall(enemies: int, glory: int) -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=["a1-thors-glory"], hand=[TYR_6])
    table = at_turn(wolf, Clan({"gimle": warriors(enemies)})).pillage(WOLF, "gimle", {})
    assert table.glory(WOLF) == glory + 3


@pytest.mark.card("a1-thors-glory")
def test_thor_s_glory_counts_in_defeat_and_all_enemies_together() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=["a1-thors-glory"], hand=[SMITE])
    table = at_turn(wolf, Clan({"gimle": ["leader", "warrior"]}), Clan({"gimle": warriors(1)}), turn=RAVEN)
    table.pillage(RAVEN, "gimle", {})
    assert (winner(table), table.glory(WOLF)) == (RAVEN, 2)  # each of the others lost a Warrior


@pytest.mark.card("a1-thors-glory")
def test_thor_s_glory_does_not_count_the_own_dead_nor_battles_of_others() -> None:
    wolf = Clan({"gimle": warriors(2)}, sheet=["a1-thors-glory"])
    assert at_turn(wolf, Clan({"gimle": ["leader"]}), turn=RAVEN).pillage(RAVEN, "gimle").glory(WOLF) == 0
    away = Clan({"horgr": warriors(1)}, sheet=["a1-thors-glory"])
    others = at_turn(away, Clan({"gimle": ["leader"]}), Clan({"gimle": warriors(2)}), turn=RAVEN)
    assert others.pillage(RAVEN, "gimle").figures(SERPENT, "valhalla") == 2
    assert others.glory(WOLF) == 0


# Frigga's Charm


@pytest.mark.card("a1-friggas-charm")
def test_charm_makes_upgrades_cheaper_and_invasions_not() -> None:
    wolf, raven = Clan(sheet=["a1-friggas-charm"], hand=["a2-fire-giant"], rage=5), Clan(hand=["a1-troll"])
    table = at_turn(wolf, raven, Clan()).answer(WOLF, "upgrade:a2-fire-giant", "no")
    assert table.rage(WOLF) == 5 - 3
    assert table.answer(RAVEN, "upgrade:a1-troll", "no").rage(RAVEN) == 6 - 2
    table.answer(SERPENT, "pass").answer(WOLF, "invade:warrior", "to:gimle")
    assert table.rage(WOLF) == 1


@pytest.mark.card("a1-friggas-charm")
def test_charm_never_makes_the_price_less_than_nothing() -> None:
    wolf = Clan(sheet=["a1-friggas-charm"], hand=["a1-dwarf-chieftain"], rage=1)
    assert at_turn(wolf, Clan()).answer(WOLF, "upgrade:a1-dwarf-chieftain", "no").rage(WOLF) == 1


@pytest.mark.card("a1-friggas-charm")
def test_charm_makes_an_upgrade_possible_that_the_rage_would_not_pay() -> None:
    table = at_turn(Clan(sheet=["a1-friggas-charm"], hand=["a1-troll"], rage=1), Clan())
    assert table.answer(WOLF, "upgrade:a1-troll", "no").rage(WOLF) == 0


# Tyr's Domain and Tyr's Wrath (BR-AMB-05, 40)


def reveal_quest(sheet: list[str], raven: str = "", **options: str) -> Table:
    """Wolf pillages with 1 Warrior and a Quest against 2 Warriors."""
    wolf = Clan({"gimle": warriors(1)}, sheet=sheet, hand=[QUEST])
    enemy = Clan({"gimle": warriors(2)}, hand=[raven] if raven else [])
    return at_turn(wolf, enemy, Clan(), options=options).pillage(WOLF, "gimle", {})


@pytest.mark.card("a1-tyrs-domain", "a3-tyrs-wrath")
@pytest.mark.parametrize(("card", "bonus"), [("a1-tyrs-domain", 3), ("a3-tyrs-wrath", 5)])
def test_a_revealed_quest_may_count_as_a_battle_card(card: str, bonus: int) -> None:
    table = reveal_quest([card])
    assert table.expect(WOLF, "battle.convert").about == (("card", QUEST), ("n", bonus))
    table.answer(WOLF, "yes")
    assert table.event("battle.converted") == {"clan": WOLF, "card": QUEST, "n": bonus}
    assert (totals(table), winner(table)) == ([1 + bonus, 2], WOLF)
    assert (table.observation()["discards"], table.hand(WOLF)) == ([QUEST], [])


@pytest.mark.card("a1-tyrs-domain", "a3-tyrs-wrath")
@pytest.mark.parametrize("card", ["a1-tyrs-domain", "a3-tyrs-wrath"])
def test_a_revealed_quest_may_also_count_nothing(card: str) -> None:
    table = reveal_quest([card]).answer(WOLF, "no")
    assert (totals(table), table.hand(WOLF)) == ([1, 2], [QUEST])


@pytest.mark.card("a1-tyrs-domain", "a3-tyrs-wrath")
@pytest.mark.rule("BR-UPGRADE-05")
@pytest.mark.parametrize(("option", "bonus"), [("sum", 8), ("highest", 5)])
def test_domain_and_wrath_add_up_unless_the_option_says_otherwise(option: str, bonus: int) -> None:
    for sheet in (TYR, TYR[::-1]):
        assert totals(reveal_quest(sheet, quest_bonus=option).answer(WOLF, "yes")) == [1 + bonus, 2]


@pytest.mark.card("a1-tyrs-domain")
@pytest.mark.rule("BR-BATTLE-04")
def test_domain_is_for_the_own_quests_alone() -> None:
    table = at_turn(
        Clan({"gimle": warriors(1)}, hand=["a1-thors-glory"], sheet=["a1-tyrs-domain"]),
        Clan({"gimle": warriors(1)}, hand=[QUEST]),
        Clan({"gimle": warriors(1)}, hand=[SIGHT]),
    )
    assert totals(table.pillage(WOLF, "gimle", {})) == [1, 1, 1]


@pytest.mark.card("a1-tyrs-domain")
def test_a_quest_that_counts_is_seen_by_sight_and_not_silenced_by_primacy() -> None:
    assert totals(reveal_quest(["a1-tyrs-domain"], SIGHT).answer(WOLF, "yes")) == [4, 2 + 3]
    assert totals(reveal_quest(["a1-tyrs-domain"], "a3-thors-primacy").answer(WOLF, "yes")) == [4, 2 + 3]


# Tyr's Prowess


@pytest.mark.card("a2-tyrs-prowess")
@pytest.mark.rule("BR-BATTLE-12")
def test_prowess_pays_1_rage_for_each_card_that_the_winner_takes_back() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[PROWESS], hand=[TYR_6, EYE])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), Clan()).pillage(WOLF, "gimle", {WOLF: TYR_6})
    table.answer(WOLF, f"add:{EYE}")
    assert table.offers(WOLF) == ["no", f"retrieve:{EYE}", f"retrieve:{TYR_6}"]
    table.answer(WOLF, f"retrieve:{TYR_6}")
    assert (table.offers(WOLF), table.rage(WOLF)) == (["no", f"retrieve:{EYE}"], 5)
    table.answer(WOLF, "no")
    assert (table.hand(WOLF), table.observation()["discards"], table.rage(WOLF)) == ([TYR_6], [EYE], 5)


@pytest.mark.card("a2-tyrs-prowess")
def test_prowess_comes_after_trickery_and_needs_rage() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[PROWESS], hand=[TYR_6], rage=1)
    table = at_turn(wolf, Clan({"gimle": warriors(1)}, hand=[TRICKERY]), Clan()).pillage(WOLF, "gimle", {})
    assert (table.observation()["discards"], table.rage(RAVEN)) == ([TYR_6], 7)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-tyrs-prowess")
def test_prowess_keeps_no_card_that_poison_takes() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[PROWESS], hand=[TYR_6])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}, hand=[POISON]), Clan()).pillage(WOLF, "gimle", {})
    assert (sorted(table.hand(RAVEN)), table.rage(WOLF)) == ([TYR_6, POISON], 6)


@pytest.mark.card("a2-tyrs-prowess")
def test_prowess_keeps_no_card_that_watch_has_discarded() -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=[PROWESS], hand=["a2-heimdalls-watch"])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), Clan()).pillage(WOLF, "gimle", {})
    assert (winner(table), table.rage(WOLF), table.hand(WOLF)) == (WOLF, 6, [])
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-tyrs-prowess")
def test_prowess_is_for_its_owner_s_victories_alone() -> None:
    wolf, raven = Clan({"gimle": warriors(1)}, sheet=[PROWESS], hand=[SMITE]), Clan({"gimle": ["leader"]}, hand=[TYR_6])
    table = at_turn(wolf, raven, Clan()).pillage(WOLF, "gimle", {})
    assert (table.hand(WOLF), table.observation()["discards"], table.rage(WOLF)) == ([SMITE], [TYR_6], 6)
