"""Norns for the attacker and for the defender (Basic 12; Icons)."""

import pytest

from tests.kardnarok.cards import hire, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_count

ATTACKER, DEFENDER = 0, 1
CANCEL = "norn:freyas_magic.cancel"
JARL, HUSKARL, BERSERKER = "jarl.jera", "huskarl.dagaz", "berserker.eihwaz"
MEN = ("villager_man.algiz", "villager_man.eihwaz")
WOMEN = [f"villager_woman.{rune}" for rune in ("jera", "ingwaz", "algiz", "eihwaz")]

# Norn, way, who may use it, and the Counter once a kingdom of 3 Forces has used it against one of 5
WAYS = [
    pytest.param("thor", "hammer", ATTACKER, [6, 5], marks=pytest.mark.card("thor")),
    pytest.param("longship", "raid", ATTACKER, [5, 5], marks=pytest.mark.card("longship")),
    pytest.param("battle_fury", "fury", ATTACKER, [5, 5], marks=pytest.mark.card("battle_fury")),
    pytest.param("fenrir", "bite", ATTACKER, [3, 3], marks=pytest.mark.card("fenrir")),
    pytest.param("tyr", "oath", DEFENDER, [5, 6], marks=pytest.mark.card("tyr")),
    pytest.param("shield_wall", "wall", DEFENDER, [5, 5], marks=pytest.mark.card("shield_wall")),
    pytest.param("skadi", "frost", DEFENDER, [3, 3], marks=pytest.mark.card("skadi")),
    pytest.param("jormungandr", "coil", DEFENDER, [2, 3], marks=pytest.mark.card("jormungandr")),
]


def behind(seat: int, *hand: str, rival: tuple[str, ...] = (), outsiders: tuple[Kingdom, ...] = ()) -> Table:
    """This seat counts 3 Forces against 5 and has the initiative; it would win a tie."""
    own = weak(*hand, coin=5)
    other = Kingdom(army=MEN, hero="bjorn", hand=rival, coin=3)
    return at_count(*((own, other) if seat == ATTACKER else (other, own)), *outsiders)


def use(table: Table, seat: int, norn: str, way: str) -> Table:
    """Use a Norn; a cost is paid with the huskarl."""
    table.answer(seat, f"norn:{norn}.{way}")
    return table.answer(seat, f"discard:{HUSKARL}") if table.open == [(seat, "norn.cost")] else table


@pytest.mark.parametrize(("norn", "way", "seat", "counter"), WAYS)
@pytest.mark.rule("KR-NORNS-01", "KR-NORNS-05", "KR-ICON-03")
def test_the_counter_moves_as_the_norn_says(norn: str, way: str, seat: int, counter: list[int]) -> None:
    table = use(behind(seat, norn, HUSKARL), seat, norn, way)
    assert table.counter == counter
    assert table.leader == seat
    assert table.game.observation(None)["laid"] == [norn]


@pytest.mark.parametrize(("norn", "way", "seat", "counter"), WAYS)
@pytest.mark.rule("KR-NORNS-03", "KR-ICON-07", "KR-ICON-08")
def test_not_for_the_other_role(norn: str, way: str, seat: int, counter: list[int]) -> None:
    table = behind(1 - seat, norn, HUSKARL)
    assert f"norn:{norn}.{way}" not in table.offers(1 - seat)
    assert table.game.why_not(1 - seat, f"norn:{norn}.{way}") == "KR-NORNS-03"


@pytest.mark.parametrize(("norn", "way", "seat", "counter"), WAYS)
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_a_late_freyas_magic_undoes_it(norn: str, way: str, seat: int, counter: list[int]) -> None:
    table = behind(seat, norn, HUSKARL, rival=("freyas_magic",))
    before = table.counter
    use(table, seat, norn, way).answer(1 - seat, "pass")
    assert table.counter == counter
    assert table.answer(1 - seat, CANCEL).counter == before


@pytest.mark.parametrize(("norn", "way", "seat", "counter"), WAYS)
@pytest.mark.rule("KR-MERC-08", "KR-MERC-07")
def test_a_mercenary_may_use_it_for_an_employer_of_that_role(
    norn: str, way: str, seat: int, counter: list[int]
) -> None:
    outsider = Kingdom(army=("villager_woman.dagaz", "villager_woman.jera"), hand=(norn, HUSKARL))
    fitting = hire(behind(seat, outsiders=(outsider,)), seat, 2, 1)
    assert use(fitting, 2, norn, way).counter == counter
    other = hire(behind(1 - seat, outsiders=(outsider,)), 1 - seat, 2, 1)
    assert other.offers(2) == ["pass"]


@pytest.mark.card("battle_fury")
@pytest.mark.rule("KR-CARD-03", "KR-ICON-14")
def test_battle_fury_gives_three_with_a_berserker_in_the_army_and_two_with_one_in_a_thor_place() -> None:
    giants = Kingdom(army=("jotun", "jotun"), hero="bjorn")
    army = at_count(Kingdom(army=(BERSERKER, "villager_man.jera"), hero="rollo", hand=("battle_fury",)), giants)
    assert army.answer(0, "norn:battle_fury.fury").counter[0] == (4 + 1 + 2) + 3
    place = at_count(weak("battle_fury", BERSERKER), giants).answer(0, f"thor:{BERSERKER}")
    assert place.answer(0, "norn:battle_fury.fury").counter[0] == (3 + 3) + 2


@pytest.mark.card("fenrir")
@pytest.mark.rule("KR-CARD-03", "KR-NORNS-05")
def test_fenrir_takes_three_with_a_jotun_in_the_own_army_and_two_with_one_in_the_rivals() -> None:
    own = Kingdom(army=("jotun", "villager_man.jera"), hero="ivar", hand=("fenrir",))
    assert at_count(own, strong(hero="bjorn")).answer(0, "norn:fenrir.bite").counter == [6, 7 - 3]
    rival = Kingdom(army=("jotun", "villager_man.algiz"), hero="egil")
    assert at_count(weak("fenrir"), rival).answer(0, "norn:fenrir.bite").counter == [3, 7 - 2]


# Skadi


@pytest.mark.card("skadi")
@pytest.mark.rule("KR-CARD-04", "KR-ICON-16", "KR-AMB-13")
def test_skadis_hunt_counts_the_reinforcements_of_the_rival_once() -> None:
    table = at_count(weak(*WOMEN[:2], JARL, coin=3), Kingdom(army=MEN, hero="bjorn", hand=("skadi",), coin=5))
    table.answer(0, f"villager:{WOMEN[0]}", f"thor:{JARL}")
    assert table.counter == [7, 5]
    assert table.answer(1, "norn:skadi.hunt").counter == [5, 5]
    assert table.answer(0, f"villager:{WOMEN[1]}").counter == [6, 5]


@pytest.mark.card("skadi")
@pytest.mark.rule("KR-CARD-04", "KR-ICON-16")
def test_skadis_hunt_takes_three_at_most() -> None:
    table = at_count(weak(*WOMEN, HUSKARL, coin=3), strong("skadi", coin=5))
    table.answer(0, *(f"villager:{woman}" for woman in WOMEN), f"thor:{HUSKARL}")
    assert table.counter == [9, 7]
    assert table.answer(1, "norn:skadi.hunt").counter == [6, 7]


@pytest.mark.card("skadi")
@pytest.mark.rule("KR-NORNS-13")
def test_skadis_hunt_may_be_wasted_on_a_rival_without_reinforcements() -> None:
    table = behind(DEFENDER, "skadi", WOMEN[0]).answer(1, f"villager:{WOMEN[0]}", "norn:skadi.hunt")
    assert table.counter == [5, 4]
    assert table.game.observation(None)["laid"] == ["skadi"]


@pytest.mark.card("skadi")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_skadis_hunt_is_undone_by_a_late_freyas_magic() -> None:
    table = at_count(weak(JARL, "freyas_magic", coin=3), Kingdom(army=MEN, hero="bjorn", hand=("skadi",), coin=5))
    table.answer(0, f"thor:{JARL}").answer(1, "norn:skadi.hunt").answer(0, "pass")
    assert table.counter == [5, 5]
    assert table.answer(0, CANCEL).counter == [6, 5]


# Jörmungandr


@pytest.mark.card("jormungandr")
@pytest.mark.rule("KR-NORNS-13", "KR-FLOW-15")
def test_jormungandr_costs_a_card_of_the_hand_shown_to_all() -> None:
    table = behind(DEFENDER, "jormungandr", "thor", HUSKARL).answer(1, "norn:jormungandr.coil")
    table.expect(1, "norn.cost")
    assert sorted(table.offers(1)) == [f"discard:{HUSKARL}", "discard:thor"]
    table.answer(1, "discard:thor")
    assert table.event("discarded") == {"kingdom": 1, "card": "thor"}
    assert table.hand(1) == [HUSKARL]
    assert table.game.observation(None)["norns"][0] == "thor"


@pytest.mark.card("jormungandr")
@pytest.mark.rule("KR-NORNS-13")
def test_jormungandr_cannot_be_used_as_the_last_card() -> None:
    table = behind(DEFENDER, "jormungandr")
    assert "norn:jormungandr.coil" not in table.offers(1)
    assert table.game.why_not(1, "norn:jormungandr.coil") == "KR-NORNS-13"


@pytest.mark.card("jormungandr")
@pytest.mark.rule("KR-NORNS-08", "KR-NORNS-10")
def test_the_cost_of_jormungandr_is_not_given_back_when_it_is_answered() -> None:
    table = behind(DEFENDER, "jormungandr", HUSKARL, rival=("freyas_magic",))
    use(table, DEFENDER, "jormungandr", "coil").answer(0, CANCEL)
    assert table.counter == [5, 3]
    assert table.hand(1) == []


@pytest.mark.card("jormungandr")
@pytest.mark.rule("KR-MERC-08", "KR-NORNS-13")
def test_a_mercenary_pays_for_jormungandr_with_a_card_of_its_own() -> None:
    outsider = Kingdom(army=("villager_woman.dagaz", "villager_woman.jera"), hand=("jormungandr", HUSKARL))
    table = hire(behind(DEFENDER, JARL, outsiders=(outsider,)), DEFENDER, 2, 1)
    use(table, 2, "jormungandr", "coil")
    assert (table.hand(1), table.hand(2)) == ([JARL], [])


@pytest.mark.card("skadi")
@pytest.mark.rule("KR-MERC-08", "KR-CARD-04")
def test_a_mercenary_may_choose_skadis_hunt_and_counts_the_reinforcements_of_the_attacker() -> None:
    outsider = Kingdom(army=("villager_woman.dagaz", WOMEN[0]), hand=("skadi",))
    rival = Kingdom(army=MEN, hero="bjorn")
    table = at_count(weak(JARL, WOMEN[1]), rival, outsider).answer(0, f"villager:{WOMEN[1]}", f"thor:{JARL}")
    assert hire(table, DEFENDER, 2, 1).offers(2) == ["pass", "norn:skadi.frost", "norn:skadi.hunt"]
    assert table.answer(2, "norn:skadi.hunt").counter == [7 - 2, 5]
