"""The fifteen Heroes: strength always, the bonus if the condition holds (Cards 3; Basic 9)."""

import pytest

from tests.kardnarok.cards import reveal, strong
from tests.kardnarok.play import Kingdom, at_count, at_precombat

JERA, DAGAZ, INGWAZ, ALGIZ, EIHWAZ = (f"villager_woman.{r}" for r in ("jera", "dagaz", "ingwaz", "algiz", "eihwaz"))
MEN = ("villager_man.jera", "villager_man.ingwaz")
BERSERKER = ("berserker.eihwaz", JERA)
VARANGIAN = ("varangian.jera", JERA)

# Hero, the bonus, an army that meets the condition and the total with it, one that does not and the total.
# Two villagers attack with 2 Forces, a berserker and a villager with 5, a varangian and a villager with 4.
HEROES = [
    pytest.param("freydis", 3, (INGWAZ, ALGIZ), 7, (INGWAZ, JERA), 4, marks=pytest.mark.card("freydis")),
    pytest.param("ragnar", 2, (DAGAZ, EIHWAZ), 7, (DAGAZ, ALGIZ), 5, marks=pytest.mark.card("ragnar")),
    pytest.param("lagertha", 3, (JERA, ALGIZ), 7, (EIHWAZ, ALGIZ), 4, marks=pytest.mark.card("lagertha")),
    pytest.param("bjorn", 2, (DAGAZ, ALGIZ), 7, (DAGAZ, EIHWAZ), 5, marks=pytest.mark.card("bjorn")),
    pytest.param("leif", 3, (JERA, DAGAZ), 7, (JERA, INGWAZ), 4, marks=pytest.mark.card("leif")),
    pytest.param("aslaug", 3, (JERA, INGWAZ), 7, (JERA, DAGAZ), 4, marks=pytest.mark.card("aslaug")),
    pytest.param("erik_red", 3, (JERA, EIHWAZ), 7, (JERA, JERA), 4, marks=pytest.mark.card("erik_red")),
    pytest.param("harald", 3, (DAGAZ, INGWAZ), 7, (INGWAZ, INGWAZ), 4, marks=pytest.mark.card("harald")),
    pytest.param("egil", 3, (INGWAZ, EIHWAZ), 7, (ALGIZ, EIHWAZ), 4, marks=pytest.mark.card("egil")),
    pytest.param("hervor", 3, (ALGIZ, EIHWAZ), 7, (ALGIZ, ALGIZ), 4, marks=pytest.mark.card("hervor")),
    pytest.param("beowulf", 2, (ALGIZ, ALGIZ), 6, (ALGIZ, JERA), 4, marks=pytest.mark.card("beowulf")),
    pytest.param("brynhild", 2, (JERA, ALGIZ), 6, ("jarl.jera", "jarl.algiz"), 8, marks=pytest.mark.card("brynhild")),
    pytest.param("ivar", 3, BERSERKER, 9, VARANGIAN, 5, marks=pytest.mark.card("ivar")),
    pytest.param("rollo", 2, VARANGIAN, 8, BERSERKER, 7, marks=pytest.mark.card("rollo")),
]


@pytest.mark.parametrize(("hero", "bonus", "fitting", "total", "other", "other_total"), HEROES)
@pytest.mark.rule("KR-COUNT-04", "KR-CARD-06", "KR-ICON-09")
def test_bonus_if_the_army_meets_the_condition_in_either_order(
    hero: str, bonus: int, fitting: tuple[str, str], total: int, other: tuple[str, str], other_total: int
) -> None:
    rival = Kingdom(army=MEN, hero="siegfried")
    for army in (fitting, fitting[::-1]):
        assert at_count(Kingdom(army=army, hero=hero), rival).counter[0] == total
    assert at_count(Kingdom(army=other, hero=hero), rival).counter[0] == other_total


@pytest.mark.parametrize(("hero", "bonus", "fitting", "total", "other", "other_total"), HEROES)
@pytest.mark.rule("KR-CARD-07", "KR-NORNS-06")
def test_strength_counts_while_the_bonus_is_cancelled(
    hero: str, bonus: int, fitting: tuple[str, str], total: int, other: tuple[str, str], other_total: int
) -> None:
    table = at_count(Kingdom(army=fitting, hero=hero), Kingdom(army=MEN, hero="siegfried", hand=("scorn_pole",)))
    table.answer(1, "norn:scorn_pole.curse")
    assert table.counter[0] == total - bonus


@pytest.mark.card("freydis")
@pytest.mark.example("KR-EX-08")
@pytest.mark.rule("KR-CARD-07", "KR-COUNT-11")
def test_champion_and_seidkona_under_freydis_without_her_bonus_count_eight() -> None:
    table = at_count(
        Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis"),
        Kingdom(army=MEN, hero="ivar", hand=("scorn_pole",)),
    )
    assert table.counter[0] == 11
    table.answer(1, "norn:scorn_pole.curse")
    assert table.counter[0] == 8


@pytest.mark.card("siegfried")
@pytest.mark.rule("KR-COUNT-04", "KR-CARD-07")
def test_siegfried_gives_his_bonus_against_a_jotun_of_the_rival_only() -> None:
    hunter = Kingdom(army=(JERA, INGWAZ), hero="siegfried")
    assert at_count(hunter, Kingdom(army=("jotun", "villager_man.jera"), hero="ivar")).counter[0] == 8
    assert at_count(hunter, Kingdom(army=MEN, hero="ivar")).counter[0] == 5
    own = Kingdom(army=("jotun", JERA), hero="siegfried")
    assert at_count(own, Kingdom(army=MEN, hero="ivar")).counter[0] == 8


@pytest.mark.card("siegfried")
@pytest.mark.rule("KR-CARD-07", "KR-NORNS-06")
def test_siegfried_counts_his_strength_while_his_bonus_is_cancelled() -> None:
    giant = Kingdom(army=("jotun", "villager_man.jera"), hero="rollo", hand=("scorn_pole",))
    table = at_count(Kingdom(army=(JERA, INGWAZ), hero="siegfried"), giant)
    table.answer(1, "norn:scorn_pole.curse")
    assert table.counter[0] == 5


@pytest.mark.card("brynhild")
@pytest.mark.rule("KR-COUNT-04")
def test_brynhild_adds_one_for_each_woman_among_the_army_warriors_and_not_for_herself() -> None:
    def total(*army: str) -> int:
        return at_count(Kingdom(army=army, hero="brynhild"), Kingdom(army=MEN, hero="ivar")).counter[0]

    assert total("champion.algiz", "champion.algiz") == 4 + 2 + 2
    assert total("champion.algiz", "jarl.algiz") == 5 + 2 + 1
    assert total("varangian.jera", "jarl.algiz") == 6 + 2


@pytest.mark.card("beowulf")
@pytest.mark.rule("KR-COUNT-04", "KR-ARMY-09")
def test_beowulf_finds_no_common_rune_on_one_warrior_alone() -> None:
    killer = Kingdom(army=MEN, hero="ivar", hand=("assassin",))
    table = at_precombat(killer, Kingdom(army=("champion.algiz", "champion.algiz"), hero="beowulf"))
    reveal(table.answer(0, "norn:assassin.kill", "slot:1"))
    assert table.counter[1] == 2 + 2


@pytest.mark.card("freydis")
@pytest.mark.rule("KR-COUNT-04", "KR-REINFORCE-03")
def test_a_reinforcement_does_not_complete_the_runes_of_a_hero() -> None:
    table = at_count(Kingdom(army=(INGWAZ, JERA), hero="freydis", hand=(ALGIZ,)), strong(army=("jotun", "jotun")))
    table.answer(0, f"villager:{ALGIZ}")
    assert table.counter[0] == 4 + 1


@pytest.mark.parametrize(
    ("hero", "favour"),
    [
        pytest.param("freydis", 2, marks=pytest.mark.card("freydis")),
        pytest.param("lagertha", 2, marks=pytest.mark.card("lagertha")),
        pytest.param("aslaug", 2, marks=pytest.mark.card("aslaug")),
        pytest.param("hervor", 2, marks=pytest.mark.card("hervor")),
        pytest.param("brynhild", 2, marks=pytest.mark.card("brynhild")),
        pytest.param("ragnar", 1, marks=pytest.mark.card("ragnar")),
        pytest.param("bjorn", 1, marks=pytest.mark.card("bjorn")),
        pytest.param("siegfried", 1, marks=pytest.mark.card("siegfried")),
        pytest.param("leif", 1, marks=pytest.mark.card("leif")),
        pytest.param("erik_red", 1, marks=pytest.mark.card("erik_red")),
        pytest.param("harald", 1, marks=pytest.mark.card("harald")),
        pytest.param("egil", 1, marks=pytest.mark.card("egil")),
        pytest.param("ivar", 1, marks=pytest.mark.card("ivar")),
        pytest.param("beowulf", 1, marks=pytest.mark.card("beowulf")),
        pytest.param("rollo", 1, marks=pytest.mark.card("rollo")),
    ],
)
@pytest.mark.rule("KR-CARD-03")
def test_freya_favours_an_army_led_by_a_woman(hero: str, favour: int) -> None:
    own = Kingdom(army=MEN, hero=hero, hand=("freya",), coin=3)
    table = at_count(own, Kingdom(army=("jarl.jera", "jarl.algiz"), coin=5))
    before = table.counter[0]
    assert table.answer(0, "norn:freya.favour").counter[0] == before + favour
