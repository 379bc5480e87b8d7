"""Upgrades of Warriors, Leader and Ship, and the slots and the free invasion of every troop upgrade."""

import pytest

from tests.blood_rage.play import Clan, Table, at_turn, warriors

WOLF, RAVEN, SERPENT = range(3)
SMITE, TIDE, GRACE = "a1-odins-smite", "a2-odins-tide", "a1-friggas-grace"
DRAGONS = [("a1-lokis-dragons", 4), ("a2-fire-dragons", 8), ("a3-eternal-dragons", 12)]


@pytest.mark.rule("BR-UPGRADE-02", "BR-UPGRADE-06")
@pytest.mark.parametrize(
    ("card", "cost", "figure"),
    [
        ("a1-brothers-in-arms", 1, "warrior"),
        ("a2-experts-in-arms", 2, "warrior"),
        ("a3-masters-in-arms", 2, "warrior"),
        ("a1-lord-of-hammers", 3, "leader"),
        ("a2-lord-of-axes", 3, "leader"),
        ("a3-lord-of-spears", 3, "leader"),
        ("a1-lokis-dragons", 2, "ship"),
        ("a2-fire-dragons", 2, "ship"),
        ("a3-eternal-dragons", 2, "ship"),
    ],
)
def test_a_troop_upgrade_costs_its_strength_and_its_figure_may_invade_for_free(
    card: str, cost: int, figure: str
) -> None:
    place = "fjord_nw" if figure == "ship" else "gimle"
    assert f"upgrade:{card}" not in at_turn(Clan(hand=[card], rage=cost - 1), Clan()).offers(WOLF)
    table = at_turn(Clan(hand=[card]), Clan()).answer(WOLF, f"upgrade:{card}")
    assert table.offers(WOLF) == ["no", f"invade:{figure}"]
    table.answer(WOLF, f"invade:{figure}", f"to:{place}")
    assert (table.rage(WOLF), table.sheet(WOLF), table.hand(WOLF)) == (6 - cost, [card], [])
    assert table.count(WOLF, figure, place) == 1
    table.expect(RAVEN, "turn")


# The free invasion


def test_the_free_invasion_may_be_declined() -> None:
    table = at_turn(Clan(hand=["a1-lord-of-hammers"]), Clan()).answer(WOLF, "upgrade:a1-lord-of-hammers", "no")
    assert table.count(WOLF, "leader", "reserve") == 1
    table.expect(RAVEN, "turn")


@pytest.mark.rule("BR-UPGRADE-06")
def test_there_is_no_free_invasion_without_the_figure_in_reserve() -> None:
    wolf = Clan({"gimle": ["leader"]}, hand=["a1-lord-of-hammers"])
    at_turn(wolf, Clan()).answer(WOLF, "upgrade:a1-lord-of-hammers").expect(RAVEN, "turn")


@pytest.mark.rule("BR-INVADE-06")
def test_horns_limit_the_free_invasion_too() -> None:
    wolf = Clan({"gimle": warriors(4)}, hand=["a1-lord-of-hammers"])
    table = at_turn(wolf, Clan()).answer(WOLF, "upgrade:a1-lord-of-hammers")
    table.expect(RAVEN, "turn")
    assert table.sheet(WOLF) == ["a1-lord-of-hammers"]


@pytest.mark.rule("BR-BOARD-03", "BR-INVADE-03")
def test_the_free_invasion_needs_an_empty_village_and_never_goes_to_yggdrasil() -> None:
    table = at_turn(Clan(hand=["a2-experts-in-arms"]), Clan({"utgard": warriors(3)}), ruined=["horgr"])
    table.answer(WOLF, "upgrade:a2-experts-in-arms", "invade:warrior")
    forbidden = {"to:utgard": "BR-BOARD-03", "to:yggdrasil": "BR-INVADE-03", "to:horgr": "BR-BOARD-08"}
    assert {key: table.why_not(WOLF, key) for key in forbidden} == forbidden
    assert forbidden.keys().isdisjoint(table.offers(WOLF))


def test_the_free_invasion_is_with_a_figure_of_the_upgraded_kind_alone() -> None:
    table = at_turn(Clan(hand=["a2-experts-in-arms"]), Clan()).answer(WOLF, "upgrade:a2-experts-in-arms")
    assert table.why_not(WOLF, "invade:leader") == "BR-UPGRADE-06"


@pytest.mark.rule("BR-UPGRADE-03")
def test_a_second_upgrade_of_a_troop_takes_the_place_of_the_first() -> None:
    wolf = Clan({"gimle": warriors(2)}, sheet=["a2-experts-in-arms"], hand=["a1-brothers-in-arms"])
    table = at_turn(wolf, Clan())
    assert table.strength(WOLF, "gimle") == 4
    table.answer(WOLF, "upgrade:a1-brothers-in-arms", "no")
    assert (table.sheet(WOLF), table.observation()["discards"]) == (["a1-brothers-in-arms"], ["a2-experts-in-arms"])
    assert (table.strength(WOLF, "gimle"), table.rage(WOLF)) == (3, 5)  # nothing is paid back
    table.answer(RAVEN, "pass").answer(WOLF, "invade:warrior", "to:horgr")
    assert table.rage(WOLF) == 4


# Warriors


@pytest.mark.card("a2-experts-in-arms")
@pytest.mark.rule("BR-FIG-03", "BR-INVADE-07")
def test_experts_in_arms_have_strength_2_each_everywhere_and_cost_as_much() -> None:
    wolf = Clan({"gimle": warriors(3), "horgr": ["leader"]}, sheet=["a2-experts-in-arms"], steps=(1, 1, 6))
    table = at_turn(wolf, Clan({"gimle": warriors(1)}))
    assert [table.strength(WOLF, "gimle"), table.strength(WOLF, "horgr"), table.strength(RAVEN, "gimle")] == [6, 3, 1]
    table.answer(WOLF, "invade:warrior", "to:horgr").answer(RAVEN, "invade:warrior", "to:horgr")
    assert (table.rage(WOLF), table.rage(RAVEN)) == (4, 5)
    poor = at_turn(Clan(sheet=["a2-experts-in-arms"], rage=1), Clan())
    assert poor.why_not(WOLF, "invade:warrior") == "BR-ACTION-03"


@pytest.mark.card("a1-brothers-in-arms")
@pytest.mark.parametrize(("number", "power"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_brothers_in_arms_are_stronger_in_pairs(number: int, power: int) -> None:
    wolf = Clan({"gimle": warriors(number)}, sheet=["a1-brothers-in-arms"])
    table = at_turn(wolf, Clan({"angerboda": warriors(number)}))
    assert (table.strength(WOLF, "gimle"), table.strength(RAVEN, "angerboda")) == (power, number)


@pytest.mark.card("a3-masters-in-arms")
@pytest.mark.parametrize(("number", "power"), [(1, 2), (2, 6), (3, 8), (4, 12)])
def test_masters_in_arms_are_stronger_in_pairs(number: int, power: int) -> None:
    wolf = Clan({"gimle": warriors(number)}, sheet=["a3-masters-in-arms"])
    table = at_turn(wolf, Clan({"angerboda": warriors(number)}))
    assert (table.strength(WOLF, "gimle"), table.strength(RAVEN, "angerboda")) == (power, number)


@pytest.mark.card("a1-brothers-in-arms")
def test_brothers_in_arms_form_no_pairs_across_provinces_nor_with_other_figures() -> None:
    wolf = Clan({"gimle": ["warrior", "leader"], "myrkulor": warriors(1), "fjord_nw": ["ship"]})
    wolf.sheet = ["a1-brothers-in-arms"]
    table = at_turn(wolf, Clan())
    assert (table.strength(WOLF, "gimle"), table.strength(WOLF, "myrkulor")) == (1 + 3 + 2, 1 + 2)


@pytest.mark.card("a1-brothers-in-arms", "a3-masters-in-arms")
@pytest.mark.parametrize(("card", "cost"), [("a1-brothers-in-arms", 1), ("a3-masters-in-arms", 2)])
def test_a_warrior_that_makes_a_pair_costs_what_one_warrior_costs(card: str, cost: int) -> None:
    table = at_turn(Clan({"gimle": warriors(1)}, sheet=[card]), Clan()).answer(WOLF, "invade:warrior", "to:gimle")
    assert table.rage(WOLF) == 6 - cost


@pytest.mark.card("a1-brothers-in-arms")
def test_a_pair_is_broken_before_strength_is_counted() -> None:
    wolf = Clan({"gimle": warriors(2)}, sheet=["a1-brothers-in-arms"])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}, hand=[SMITE])).pillage(WOLF, "gimle", {})
    assert [e["args"]["n"] for e in table.game.events(0, None) if e["key"] == "battle.total"] == [1, 2]
    assert table.event("battle.won")["clan"] == RAVEN


@pytest.mark.card("a3-masters-in-arms")
def test_pairs_count_for_quests() -> None:
    wolf = Clan({"gimle": warriors(2)}, sheet=["a3-masters-in-arms"], quests=["a1-quest-alfheim"])
    table = at_turn(wolf, Clan({"gimle": ["leader", "warrior"]})).until_phase("action", 2)
    assert table.event("quest.fulfilled") == {"clan": WOLF, "card": "a1-quest-alfheim", "n": 5}


# Leaders


def raid(sheet: str, *, token: str = "glory", axes: int = 1, with_enemy: bool = True, leader: str = "gimle") -> Table:
    """Wolf pillages Gimle with 2 Warriors and, if it is there, the Leader, and wins."""
    at: dict[str, list[str]] = {"gimle": warriors(2)}
    at[leader] = [*at.get(leader, []), "leader"]
    enemy = Clan({"gimle": warriors(1)} if with_enemy else {})
    table = at_turn(Clan(at, sheet=[sheet], steps=(1, axes, 1)), enemy, tokens={"gimle": token})
    return table.pillage(WOLF, "gimle")


def stats(table: Table, seat: int) -> list[int]:
    values: list[int] = table.observation()["values"][seat]
    return values


@pytest.mark.card("a1-lord-of-hammers")
@pytest.mark.rule("BR-BATTLE-18")
def test_lord_of_hammers_may_move_on_after_the_battle_glory() -> None:
    table = raid("a1-lord-of-hammers")
    table.expect(WOLF, "move_on")
    assert (table.glory(WOLF), table.pillaged("gimle")) == (5 + 3, True)
    assert table.offers(WOLF) == ["no", "to:yggdrasil", "to:andlang", "to:myrkulor"]
    table.answer(WOLF, "to:myrkulor")
    assert (table.count(WOLF, "leader", "myrkulor"), table.count(WOLF, "warrior", "gimle")) == (1, 2)
    assert table.rage(WOLF) == 6
    table.expect(RAVEN, "turn")


@pytest.mark.card("a1-lord-of-hammers")
def test_lord_of_hammers_may_stay_and_moves_after_a_pillage_without_a_battle_too() -> None:
    table = raid("a1-lord-of-hammers", with_enemy=False).answer(WOLF, "no")
    assert table.count(WOLF, "leader", "gimle") == 1
    table.expect(RAVEN, "turn")


@pytest.mark.card("a1-lord-of-hammers")
def test_lord_of_hammers_needs_a_standing_province_with_an_empty_village() -> None:
    wolf, raven = Clan({"gimle": ["leader"]}, sheet=["a1-lord-of-hammers"]), Clan({"andlang": warriors(3)})
    table = at_turn(wolf, raven, ruined=["myrkulor"]).pillage(WOLF, "gimle")
    assert table.offers(WOLF) == ["no", "to:yggdrasil"]


@pytest.mark.card("a1-lord-of-hammers")
def test_lord_of_hammers_does_not_move_on_without_success_or_from_elsewhere() -> None:
    raid("a1-lord-of-hammers", leader="horgr").expect(RAVEN, "turn")
    wolf, raven = Clan({"gimle": ["leader"]}, sheet=["a1-lord-of-hammers"]), Clan({"gimle": warriors(2)})
    defended = at_turn(wolf, raven, turn=RAVEN).pillage(RAVEN, "gimle")
    assert defended.event("battle.won") == {"clan": WOLF, "place": "gimle"}
    defended.expect(WOLF, "turn")


@pytest.mark.card("a1-lord-of-hammers")
def test_lord_of_hammers_does_not_move_on_after_a_pillage_of_others() -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=["a1-lord-of-hammers", "a2-friggas-protection"])
    table = at_turn(wolf, Clan({"gimle": warriors(4)}), turn=RAVEN).pillage(RAVEN, "gimle")
    table.answer(WOLF, "instead:a2-friggas-protection")
    assert (table.pillaged("gimle"), table.count(WOLF, "leader", "gimle")) == (True, 1)
    table.expect(WOLF, "turn")


@pytest.mark.card("a2-lord-of-axes")
@pytest.mark.rule("BR-REWARD-06", "BR-STAT-08")
def test_lord_of_axes_raises_a_stat_of_choice_before_the_battle_glory() -> None:
    table = raid("a2-lord-of-axes")
    table.expect(WOLF, "raise")
    assert table.offers(WOLF) == ["raise:rage", "raise:axes", "raise:horns"]
    table.answer(WOLF, "raise:axes")
    assert (stats(table, WOLF), table.glory(WOLF)) == ([6, 4, 4], 5 + 4)
    assert stats(table, RAVEN) == [6, 3, 4]


@pytest.mark.card("a2-lord-of-axes")
def test_lord_of_axes_comes_on_top_of_the_reward_without_a_battle_too() -> None:
    table = raid("a2-lord-of-axes", token="horns", with_enemy=False).answer(WOLF, "raise:horns")
    assert stats(table, WOLF) == [6, 3, 6]


@pytest.mark.card("a2-lord-of-axes")
@pytest.mark.rule("BR-STAT-06")
def test_lord_of_axes_does_not_raise_a_stat_on_its_last_step() -> None:
    assert raid("a2-lord-of-axes", axes=6).offers(WOLF) == ["raise:rage", "raise:horns"]


@pytest.mark.card("a3-lord-of-spears")
@pytest.mark.rule("BR-REWARD-06")
def test_lord_of_spears_raises_all_three_stats_before_the_battle_glory() -> None:
    table = raid("a3-lord-of-spears", token="axes")
    assert (stats(table, WOLF), table.glory(WOLF)) == ([7, 5, 5], 5)
    assert stats(table, RAVEN) == [6, 3, 4]
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-lord-of-axes", "a3-lord-of-spears")
@pytest.mark.parametrize("card", ["a2-lord-of-axes", "a3-lord-of-spears"])
def test_a_lord_raises_nothing_when_he_is_not_there_when_the_pillage_succeeds(card: str) -> None:
    assert stats(raid(card, leader="horgr"), WOLF) == [6, 3, 4]
    wolf = Clan({"gimle": ["leader", "warrior"]}, sheet=[card], hand=[TIDE])
    fallen = at_turn(wolf, Clan({"gimle": warriors(1)}), tokens={"gimle": "glory"}).pillage(WOLF, "gimle", {})
    fallen.answer(WOLF, "spare:warrior")
    assert (fallen.pillaged("gimle"), stats(fallen, WOLF)) == (True, [6, 3, 4])  # the Leader fell in the battle


@pytest.mark.card("a2-lord-of-axes", "a3-lord-of-spears")
@pytest.mark.parametrize("card", ["a2-lord-of-axes", "a3-lord-of-spears"])
def test_a_lord_who_only_defends_raises_nothing(card: str) -> None:
    table = at_turn(Clan({"gimle": ["leader"]}, sheet=[card]), Clan({"gimle": warriors(1)}), turn=RAVEN)
    assert stats(table.pillage(RAVEN, "gimle"), WOLF) == [6, 3, 4]
    assert table.event("battle.won")["clan"] == WOLF


@pytest.mark.card("a2-lord-of-axes")
@pytest.mark.rule("BR-REWARD-06")
def test_the_pillager_orders_the_bonuses_of_a_pillage() -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=["a2-lord-of-axes"], hand=[GRACE])
    table = at_turn(wolf, Clan({"gimle": warriors(1)})).pillage(WOLF, "gimle", {})
    assert table.offers(WOLF) == [f"bonus:{GRACE}", "bonus:a2-lord-of-axes"]
    table.answer(WOLF, "bonus:a2-lord-of-axes", "raise:rage", "raise:horns")
    assert stats(table, WOLF) == [8, 3, 5]


@pytest.mark.card("a1-lord-of-hammers", "a2-lord-of-axes", "a3-lord-of-spears")
@pytest.mark.rule("BR-FIG-02")
@pytest.mark.parametrize("card", ["a1-lord-of-hammers", "a2-lord-of-axes", "a3-lord-of-spears"])
def test_an_upgraded_leader_has_strength_3_and_still_invades_for_nothing(card: str) -> None:
    table = at_turn(Clan(sheet=[card], rage=1), Clan()).answer(WOLF, "invade:leader", "to:gimle")
    assert (table.rage(WOLF), table.strength(WOLF, "gimle")) == (1, 3)


# Ships


@pytest.mark.card("a1-lokis-dragons", "a2-fire-dragons", "a3-eternal-dragons")
@pytest.mark.parametrize(("card", "glory"), DRAGONS)
def test_dragons_give_glory_when_the_ship_is_lost_in_a_battle(card: str, glory: int) -> None:
    wolf = Clan({"fjord_nw": ["ship"], "gimle": warriors(1)}, sheet=[card])
    table = at_turn(wolf, Clan({"gimle": warriors(4)}), turn=RAVEN, tokens={"gimle": "horns"}).pillage(RAVEN, "gimle")
    assert (table.glory(WOLF), table.glory(RAVEN), table.count(WOLF, "ship", "valhalla")) == (glory, 3, 1)
    assert table.event("glory.death") == {"clan": WOLF, "n": glory, "figure": "ship"}


@pytest.mark.card("a1-lokis-dragons", "a2-fire-dragons", "a3-eternal-dragons")
@pytest.mark.parametrize(("card", "glory"), DRAGONS)
def test_dragons_give_glory_on_top_of_ragnarok(card: str, glory: int) -> None:
    wolf = Clan({"fjord_se": ["ship"], "muspelheim": warriors(1)}, sheet=[card])
    table = at_turn(wolf, Clan({"fjord_se": ["ship"]})).until_phase("gifts", 2)
    assert (table.glory(WOLF), table.glory(RAVEN)) == (2 + 2 + glory, 2)


@pytest.mark.card("a1-lokis-dragons", "a2-fire-dragons", "a3-eternal-dragons")
@pytest.mark.parametrize(("card", "glory"), DRAGONS)
def test_dragons_give_glory_when_a_fire_giant_burns_the_ship(card: str, glory: int) -> None:
    wolf = Clan({"fjord_nw": ["ship"]}, sheet=[card])
    table = at_turn(wolf, Clan(sheet=["a2-fire-giant"]), seats=3, turn=RAVEN)
    table.answer(RAVEN, "invade:fire-giant", "to:gimle")
    assert [table.glory(seat) for seat in range(3)] == [glory, 0, 0]


@pytest.mark.card("a1-lokis-dragons", "a2-fire-dragons", "a3-eternal-dragons")
@pytest.mark.parametrize(("card", "glory"), DRAGONS)
def test_a_dragon_keeps_strength_2_and_stays_in_its_fjord(card: str, glory: int) -> None:
    table = at_turn(Clan(sheet=[card]), Clan()).answer(WOLF, "invade:ship", "to:fjord_nw")
    assert (table.rage(WOLF), table.strength(WOLF, "gimle"), table.strength(WOLF, "myrkulor")) == (4, 2, 2)


@pytest.mark.card("a1-lokis-dragons", "a3-eternal-dragons")
def test_a_replaced_ship_upgrade_gives_nothing_any_more() -> None:
    wolf = Clan({"fjord_se": ["ship"]}, sheet=["a3-eternal-dragons"], hand=["a1-lokis-dragons"])
    table = at_turn(wolf, Clan()).answer(WOLF, "upgrade:a1-lokis-dragons").until_phase("gifts", 2)
    assert table.glory(WOLF) == 2 + 4
