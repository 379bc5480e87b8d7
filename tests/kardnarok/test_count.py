"""Reveal and count (Basic 9; Boards 3)."""

import pytest

from tests.kardnarok.play import Kingdom, at_count, at_precombat

TEN = Kingdom(army=("jotun", "jotun"), hero="egil")
FREYDIS = Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis", reserve="ivar")


def attack(*army: str, hero: str = "egil") -> int:
    """The total of an attacking army."""
    return at_count(Kingdom(army=army, hero=hero), Kingdom(army=("villager_man.algiz",))).counter[0]


def defence(*army: str, hero: str = "egil") -> int:
    """The total of a defending army."""
    return at_count(Kingdom(army=("villager_man.algiz",)), Kingdom(army=army, hero=hero)).counter[1]


@pytest.mark.example("KR-EX-07")
@pytest.mark.rule("KR-COUNT-02", "KR-COUNT-03", "KR-COUNT-04")
def test_champion_beside_seidkona_under_freydis_counts_eleven() -> None:
    table = at_count(Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis"), Kingdom())
    assert table.counter[0] == 11


@pytest.mark.example("KR-EX-08")
@pytest.mark.rule("KR-CARD-07", "KR-COUNT-11")
def test_a_cancelled_hero_bonus_leaves_the_strength_of_the_hero() -> None:
    table = at_count(FREYDIS, Kingdom(army=TEN.army, hero="egil", hand=("scorn_pole",)))
    assert table.counter == [11, 10]
    table.answer(1, "norn:scorn_pole.curse")
    assert table.counter == [8, 10]


@pytest.mark.example("KR-EX-36")
@pytest.mark.rule("KR-COUNT-04", "KR-CARD-07")
def test_a_jotun_stops_the_bonus_of_its_own_hero_whose_strength_counts() -> None:
    assert attack("jotun", "champion.algiz", hero="freydis") == 4 + 2 + 2
    assert attack("jotun", "berserker.eihwaz", hero="ivar") == 4 + (3 + 1) + 1


@pytest.mark.rule("KR-COUNT-01")
def test_both_combatants_reveal_their_warriors_to_all() -> None:
    table = at_precombat(FREYDIS, TEN).answer(0, "pass")
    assert "revealed" not in table.told()
    table.answer(1, "pass")
    revealed = [event["args"] for event in table.game.events() if event["key"] == "revealed"]
    assert revealed == [
        {"kingdom": 0, "army": ["champion.algiz", "seidkona.ingwaz"]},
        {"kingdom": 1, "army": ["jotun", "jotun"]},
    ]


@pytest.mark.rule("KR-COUNT-02", "KR-GEN-04")
@pytest.mark.parametrize(
    ("army", "hero", "total"),
    [
        (("jotun", "jarl.jera"), "egil", 4 + 3 + 2),
        (("villager_man.jera", "villager_man.dagaz"), "ivar", 1 + 1 + 1),
        (("varangian.jera", "varangian.jera"), "ragnar", 3 + 3 + 3),
        (("seidkona.ingwaz", "huskarl.dagaz"), "rollo", 2 + 2 + 2),
    ],
)
def test_the_forces_of_both_warriors_and_the_hero_are_added_up(army: tuple[str, str], hero: str, total: int) -> None:
    assert attack(*army, hero=hero) == total


@pytest.mark.rule("KR-COUNT-03")
def test_a_warrior_bonus_counts_only_while_its_condition_holds() -> None:
    assert (attack("berserker.eihwaz"), defence("berserker.eihwaz")) == (2 + 3 + 1, 2 + 3)
    assert (attack("huskarl.dagaz"), defence("huskarl.dagaz")) == (2 + 2, 2 + 2 + 2)
    assert attack("champion.algiz", "seidkona.ingwaz") == 2 + (2 + 2) + 2
    assert attack("champion.algiz", "jarl.ingwaz") == 2 + 2 + 3


@pytest.mark.rule("KR-COUNT-04")
def test_runes_are_read_in_either_order_and_one_from_each_army_warrior() -> None:
    assert attack("seidkona.ingwaz", "jarl.algiz", hero="freydis") == 2 + 3 + 2 + 3
    assert attack("jarl.algiz", "seidkona.ingwaz", hero="freydis") == 2 + 3 + 2 + 3
    assert attack("jarl.algiz", "champion.algiz", hero="freydis") == 3 + 2 + 2
    assert attack("jarl.algiz", hero="freydis") == 3 + 2


@pytest.mark.rule("KR-COUNT-04")
def test_runes_in_hand_and_among_reinforcements_do_not_count() -> None:
    hand = ("villager_woman.ingwaz", "seidkona.ingwaz", "jarl.ingwaz")
    table = at_count(Kingdom(army=("champion.algiz", "jarl.algiz"), hero="freydis", hand=hand), TEN)
    assert table.counter == [2 + 3 + 2, 10]
    table.answer(0, "villager:villager_woman.ingwaz", "thor:seidkona.ingwaz")
    assert table.counter == [2 + 3 + 2 + 1 + 2, 10]


@pytest.mark.rule("KR-COUNT-05")
def test_frey_gives_three_on_top_of_all_else() -> None:
    table = at_count(Kingdom(army=FREYDIS.army, hero="freydis", ritual="frey"), TEN)
    assert table.counter == [11 + 3, 10]


@pytest.mark.rule("KR-COUNT-06")
@pytest.mark.parametrize(("step", "bonus"), [(0, 0), (1, 2), (2, 3)])
def test_the_defence_cube_counts_for_the_defender_alone(step: int, bonus: int) -> None:
    attacker = Kingdom(army=FREYDIS.army, hero="freydis", cube=2)
    table = at_count(attacker, Kingdom(army=TEN.army, hero="egil", cube=step), seats=3)
    assert table.counter == [11, 10 + bonus]


@pytest.mark.rule("KR-COUNT-07", "KR-GEN-10")
@pytest.mark.parametrize(
    ("law", "counter"),
    [("war_of_kin", [11, 10]), ("jotuns_advance", [11, 10 + 1 + 1]), ("field_of_vigrid", [11 + 1, 10])],
)
def test_permanent_rules_count_for_both_combatants(law: str, counter: list[int]) -> None:
    assert at_count(FREYDIS, TEN, laws=[law]).counter == counter
    assert at_count(TEN, FREYDIS, laws=[law]).counter == counter[::-1]


@pytest.mark.rule("KR-COUNT-07")
@pytest.mark.parametrize(("seat", "counter"), [(0, [11 + 1, 10]), (1, [11, 10 + 1])])
def test_a_pre_combat_norn_counts_for_the_kingdom_that_used_it(seat: int, counter: list[int]) -> None:
    kingdoms = [Kingdom(army=FREYDIS.army, hero="freydis"), Kingdom(army=TEN.army, hero="egil")]
    kingdoms[seat].hand = ("valkyries",)
    table = at_precombat(*kingdoms).until("precombat", seat).answer(seat, "norn:valkyries.choose_the_slain")
    assert table.until("initiative").counter == counter


@pytest.mark.rule("KR-COUNT-08")
def test_both_totals_are_marked_for_all_to_see() -> None:
    table = at_count(TEN, FREYDIS)
    assert table.event("counter") == {"attacker": 0, "attack": 10, "defender": 1, "defence": 11, "leader": 1}
    assert table.game.observation(None)["counter"] == table.game.observation(1)["counter"] == [10, 11]


@pytest.mark.rule("KR-COUNT-08")
def test_nothing_is_marked_before_the_reveal() -> None:
    assert "counter" not in at_precombat(TEN, FREYDIS).game.observation(0)


@pytest.mark.example("KR-EX-03")
@pytest.mark.rule("KR-COUNT-09")
def test_totals_above_19_go_on_with_the_spaces_of_the_next_ten() -> None:
    villagers = ("villager_man.jera", "villager_man.jera", "villager_woman.jera", "villager_woman.jera")
    hand = (*villagers, "villager_woman.algiz")
    attacker = Kingdom(army=("berserker.eihwaz",) * 2, hero="ivar", hand=hand, coin=3, ritual="frey")
    defender = Kingdom(army=("huskarl.dagaz",) * 2, hero="beowulf", hand=("valkyries",), coin=4, cube=2, ritual="frey")
    table = at_precombat(attacker, defender, seats=3, laws=["field_of_vigrid"]).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative", 0)
    assert table.game.observation(None)["spaces"] == [16, 0]
    for villager in villagers:
        table.answer(0, f"villager:{villager}")
    assert table.counter == [20, 20]
    assert table.game.observation(None)["spaces"] == [0, 0]
    table.answer(0, "villager:villager_woman.algiz")
    assert (table.counter, table.leader) == ([21, 20], 0)
    assert table.game.observation(None)["spaces"] == [1, 0]


@pytest.mark.rule("KR-COUNT-10")
def test_the_counter_never_shows_less_than_zero_but_the_sum_is_kept() -> None:
    attacker = Kingdom(army=(), hero="ivar", hand=("poisoned_mead", "fenrir"), coin=3)
    defender = Kingdom(army=(), hero="egil", hand=("villager_man.jera", "villager_man.jera"), coin=4)
    table = at_count(attacker, defender).answer(0, "norn:poisoned_mead.sip", "norn:fenrir.bite")
    assert table.counter == [1, 0]
    table.answer(1, "villager:villager_man.jera")
    assert (table.counter, table.leader) == ([1, 0], 0)
    table.answer(1, "villager:villager_man.jera")
    assert (table.counter, table.leader) == ([1, 1], 1)


@pytest.mark.rule("KR-COUNT-10", "KR-TIE-01")
def test_two_totals_shown_as_zero_are_a_tie() -> None:
    attacker = Kingdom(army=(), hero="ivar", hand=("poisoned_mead", "fenrir"), coin=3)
    table = at_count(attacker, Kingdom(army=(), hero="egil", hand=("poisoned_mead",), coin=4))
    table.answer(0, "norn:poisoned_mead.sip").answer(1, "pass").answer(0, "norn:fenrir.bite").answer(1, "pass")
    assert (table.counter, table.leader) == ([1, 0], 0)
    table.answer(1, "norn:poisoned_mead.sip")
    assert (table.counter, table.leader) == ([0, 0], 1)


@pytest.mark.rule("KR-COUNT-11")
def test_totals_follow_a_swapped_hero_and_a_cancelled_norn() -> None:
    attacker = Kingdom(army=FREYDIS.army, hero="freydis", reserve="ivar", hand=("freyas_magic",))
    table = at_count(attacker, Kingdom(army=TEN.army, hero="egil", hand=("loki",)))
    assert (table.counter, table.leader) == ([11, 10], 0)
    table.answer(1, "norn:loki.trick").answer(0, "pass")
    assert (table.counter, table.leader) == ([2 + 4 + 1, 10], 1)
    table.answer(0, "norn:freyas_magic.cancel")
    assert (table.counter, table.leader) == ([11, 10], 0)
