"""The nine types of Warrior (Cards 1; Basic 7, 9, 13, 14, 16)."""

import pytest

from tests.kardnarok.cards import fallen, hire, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_count

BJORN = 3  # his strength; no army here has the runes that he asks for
MAN, OTHER_MAN = "villager_man.jera", "villager_man.ingwaz"
WOMAN, OTHER_WOMAN = "villager_woman.jera", "villager_woman.ingwaz"


@pytest.mark.parametrize(
    ("army", "attacking", "defending"),
    [
        pytest.param((MAN, OTHER_MAN), 2, 2, id="two men", marks=pytest.mark.card("villager_man")),
        pytest.param((MAN, WOMAN), 3, 4, id="man and woman", marks=pytest.mark.card("villager_man")),
        pytest.param((WOMAN, OTHER_WOMAN), 2, 4, id="two women", marks=pytest.mark.card("villager_woman")),
        pytest.param(("jarl.jera", MAN), 4, 4, id="jarl", marks=pytest.mark.card("jarl")),
        pytest.param(("seidkona.ingwaz", MAN), 3, 3, id="seidkona", marks=pytest.mark.card("seidkona")),
        pytest.param(("champion.algiz", MAN), 3, 3, id="champion alone", marks=pytest.mark.card("champion")),
        pytest.param(
            ("champion.algiz", "seidkona.ingwaz"), 6, 6, id="champion and seidkona", marks=pytest.mark.card("champion")
        ),
        pytest.param(("berserker.eihwaz", MAN), 5, 4, id="berserker", marks=pytest.mark.card("berserker")),
        pytest.param(("varangian.jera", MAN), 4, 4, id="varangian", marks=pytest.mark.card("varangian")),
        pytest.param(("huskarl.dagaz", MAN), 3, 5, id="huskarl", marks=pytest.mark.card("huskarl")),
        pytest.param(("jotun", MAN), 5, 5, id="jotun", marks=pytest.mark.card("jotun")),
    ],
)
@pytest.mark.rule("KR-COUNT-02", "KR-COUNT-03", "KR-ICON-02")
def test_strength_and_the_bonus_whose_condition_holds(army: tuple[str, str], attacking: int, defending: int) -> None:
    kingdom = Kingdom(army=army, hero="bjorn")
    foe = Kingdom(army=("villager_man.dagaz", "villager_man.algiz"), hero="egil")
    assert at_count(kingdom, foe).counter[0] == attacking + BJORN
    assert at_count(foe, kingdom).counter[1] == defending + BJORN


@pytest.mark.card("villager_man")
@pytest.mark.rule("KR-REINFORCE-02", "KR-REINFORCE-03")
def test_villager_man_laid_as_a_reinforcement_adds_one_beside_a_woman_of_the_army_too() -> None:
    table = at_count(Kingdom(army=(WOMAN, OTHER_WOMAN), hero="ivar", hand=(MAN,)), strong())
    table.answer(0, f"villager:{MAN}")
    assert table.counter == [4, 7]


@pytest.mark.card("villager_woman")
@pytest.mark.rule("KR-REINFORCE-02", "KR-REINFORCE-03")
def test_villager_woman_laid_in_defence_adds_one_and_not_her_bonus() -> None:
    table = at_count(strong(), weak(WOMAN))
    table.answer(1, f"villager:{WOMAN}")
    assert table.counter == [7, 4]


@pytest.mark.card("villager_woman")
@pytest.mark.rule("KR-REINFORCE-03", "KR-AMB-40")
def test_a_woman_laid_from_hand_is_no_partner_for_the_man_in_the_army() -> None:
    table = at_count(weak(WOMAN), strong())
    table.answer(0, f"villager:{WOMAN}")
    assert table.counter[0] == 4


@pytest.mark.parametrize(
    ("warrior", "strength"),
    [
        pytest.param("berserker.eihwaz", 3, marks=pytest.mark.card("berserker")),
        pytest.param("huskarl.dagaz", 2, marks=pytest.mark.card("huskarl")),
        pytest.param("jarl.jera", 3, marks=pytest.mark.card("jarl")),
        pytest.param("seidkona.ingwaz", 2, marks=pytest.mark.card("seidkona")),
        pytest.param("varangian.jera", 3, marks=pytest.mark.card("varangian")),
        pytest.param("champion.algiz", 2, marks=pytest.mark.card("champion")),
    ],
)
@pytest.mark.rule("KR-REINFORCE-06")
def test_in_a_thor_place_only_the_printed_strength_counts(warrior: str, strength: int) -> None:
    attacker = at_count(weak(warrior), Kingdom(army=("jotun", "jotun"), hero="bjorn")).answer(0, f"thor:{warrior}")
    assert attacker.counter[0] == 3 + strength
    assert f"villager:{warrior}" not in attacker.offers(0)
    defender = at_count(Kingdom(army=("jotun", "jotun"), hero="bjorn"), weak(warrior)).answer(1, f"thor:{warrior}")
    assert defender.counter[1] == 3 + strength


@pytest.mark.card("champion")
@pytest.mark.rule("KR-COUNT-03", "KR-REINFORCE-06")
def test_a_seidkona_in_a_thor_place_is_not_beside_the_champion() -> None:
    table = at_count(Kingdom(army=("champion.algiz", MAN), hero="ivar", hand=("seidkona.ingwaz",)), strong())
    table.answer(0, "thor:seidkona.ingwaz")
    assert table.counter[0] == 2 + 1 + 1 + 2


@pytest.mark.card("jotun")
@pytest.mark.rule("KR-REINFORCE-07", "KR-REINFORCE-01")
def test_jotun_is_never_a_reinforcement() -> None:
    table = at_count(weak("jotun", "villager_man.algiz"), strong())
    assert [key for key in table.offers(0) if "jotun" in key] == []
    assert "thor:villager_man.algiz" in table.offers(0)
    assert table.game.why_not(0, "thor:jotun") == "KR-REINFORCE-07"


@pytest.mark.card("jotun")
@pytest.mark.example("KR-EX-36")
@pytest.mark.rule("KR-CARD-02", "KR-CARD-07", "KR-NORNS-06")
def test_jotun_stops_the_bonus_of_its_own_hero_whose_strength_counts() -> None:
    table = at_count(Kingdom(army=("jotun", "champion.algiz"), hero="freydis"), weak())
    assert table.counter[0] == 8


@pytest.mark.card("jotun")
@pytest.mark.rule("KR-CARD-02", "KR-NORNS-06")
def test_jotun_stops_a_bonus_that_needs_no_rune_but_not_that_of_the_rival() -> None:
    own = Kingdom(army=("jotun", "varangian.jera"), hero="rollo")
    table = at_count(own, Kingdom(army=("berserker.eihwaz", MAN), hero="ivar"))
    assert table.counter == [4 + 3 + 2, 3 + 1 + 1 + 3]


def jarl_has_won() -> Table:
    """A Jarl and a champion have won an attack, and the winner decides what it loses."""
    return at_count(Kingdom(army=("jarl.jera", "champion.algiz"), hero="bjorn"), weak()).until("result.lose", 0)


@pytest.mark.card("jarl")
@pytest.mark.rule("KR-RESULT-03", "KR-RESULT-11", "KR-ICON-11")
@pytest.mark.parametrize("lost", ["jarl.jera", "champion.algiz"])
def test_jarl_lets_the_winner_take_the_lost_warrior_back(lost: str) -> None:
    table = jarl_has_won().answer(0, f"lose:{lost}")
    assert table.offers(0) == ["pass", f"save:{lost}"]
    table.answer(0, f"save:{lost}")
    assert lost in table.hand(0)
    assert fallen(table, 0) == []


@pytest.mark.card("jarl")
@pytest.mark.rule("KR-RESULT-11")
def test_jarl_saves_nobody_whom_the_winner_gives_up() -> None:
    table = jarl_has_won().answer(0, "lose:champion.algiz", "pass")
    assert fallen(table, 0) == ["champion.algiz"]
    assert table.hand(0) == []


@pytest.mark.card("jarl")
@pytest.mark.rule("KR-RESULT-08", "KR-ICON-11")
def test_jarl_saves_nobody_in_defeat() -> None:
    table = at_count(Kingdom(army=("jarl.jera", MAN), hero="ivar"), strong()).end_combat()
    assert fallen(table, 0) == ["jarl.jera", MAN]


@pytest.mark.card("seidkona")
@pytest.mark.rule("KR-ICON-12", "KR-RESULT-03", "KR-REFILL-01")
@pytest.mark.parametrize(("army", "norns"), [(("seidkona.ingwaz", MAN), 1), (("seidkona.ingwaz",) * 2, 2)])
def test_each_seidkona_defeated_gives_a_norn_beyond_the_troop_strength(army: tuple[str, str], norns: int) -> None:
    table = at_count(Kingdom(army=army, hero="ivar"), strong()).until("refill.split", 0)
    assert table.offers(0)[-1] == "split:7"
    table.answer(0, "split:7").until("army.warrior", 0)
    assert table.event("drawn", 0)["norns"] == norns
    assert len(table.hand(0)) == 7 + norns


@pytest.mark.card("seidkona")
@pytest.mark.rule("KR-ICON-12", "KR-REFILL-01")
def test_seidkona_gives_nothing_in_victory() -> None:
    table = at_count(Kingdom(army=("seidkona.ingwaz", "champion.algiz"), hero="bjorn"), weak()).until("army.warrior", 0)
    assert len(table.hand(0)) == 7


@pytest.mark.card("varangian")
@pytest.mark.rule("KR-ICON-12", "KR-RESULT-03", "KR-AMB-37")
@pytest.mark.parametrize(("army", "taken"), [(("varangian.jera", MAN), 1), (("varangian.jera",) * 2, 2)])
def test_each_varangian_defeated_takes_a_bronze_from_the_winner(army: tuple[str, str], taken: int) -> None:
    winner = Kingdom(army=("berserker.eihwaz", "jotun"), hero="siegfried", bronze=4)
    table = at_count(winner, Kingdom(army=army, hero="egil", bronze=4)).end_combat()
    assert table.game.observation(None)["bronze"] == [4 - taken, 4 + taken]


@pytest.mark.card("varangian")
@pytest.mark.rule("KR-ICON-12")
def test_varangian_takes_nothing_in_victory_nor_from_an_empty_purse() -> None:
    won = at_count(Kingdom(army=("varangian.jera", "jotun"), hero="bjorn"), weak()).end_combat()
    assert won.game.observation(None)["bronze"] == [10, 10]
    poor = at_count(strong(bronze=0), Kingdom(army=("varangian.jera", MAN), hero="ivar")).end_combat()
    assert poor.game.observation(None)["bronze"] == [0, 10]


@pytest.mark.card("varangian")
@pytest.mark.example("KR-EX-40")
@pytest.mark.rule("KR-MERC-17", "KR-RESULT-06")
def test_varangians_do_not_take_the_coins_that_a_contract_reserves() -> None:
    employer = Kingdom(army=("champion.algiz", MAN), hero="bjorn", bronze=3)
    loser = Kingdom(army=("varangian.jera", "varangian.jera"), hero="ivar", bronze=0)
    table = at_count(employer, loser, Kingdom(army=(WOMAN, OTHER_WOMAN), hand=("thor",), bronze=0))
    hire(table, 0, 2, 2).answer(2, "norn:thor.hammer").end_combat()
    assert table.game.observation(None)["bronze"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("warrior", "strength", "woman"),
    [
        pytest.param("villager_man.algiz", 1, 0, marks=pytest.mark.card("villager_man")),
        pytest.param("villager_woman.algiz", 1, 1, marks=pytest.mark.card("villager_woman")),
        pytest.param("jarl.algiz", 3, 0, marks=pytest.mark.card("jarl")),
        pytest.param("seidkona.ingwaz", 2, 1, marks=pytest.mark.card("seidkona")),
        pytest.param("champion.algiz", 2, 1, marks=pytest.mark.card("champion")),
        pytest.param("berserker.eihwaz", 4, 0, marks=pytest.mark.card("berserker")),
        pytest.param("varangian.jera", 3, 0, marks=pytest.mark.card("varangian")),
        pytest.param("huskarl.dagaz", 2, 0, marks=pytest.mark.card("huskarl")),
    ],
)
@pytest.mark.rule("KR-COUNT-04", "KR-CARD-02")
def test_brynhild_counts_the_women_among_the_warriors(warrior: str, strength: int, woman: int) -> None:
    own = Kingdom(army=(warrior, "huskarl.dagaz"), hero="brynhild")
    assert at_count(own, weak()).counter[0] == strength + 2 + 2 + woman


@pytest.mark.card("jotun")
@pytest.mark.rule("KR-CARD-02")
def test_freya_sees_no_woman_in_a_jotun() -> None:
    table = at_count(Kingdom(army=("jotun", MAN), hero="ivar", hand=("freya",)), strong(hero="ragnar"))
    assert table.answer(0, "norn:freya.favour").counter[0] == 6 + 1
