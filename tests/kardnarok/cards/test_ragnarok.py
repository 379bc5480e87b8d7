"""The twelve Ragnarök cards: every permanent rule, in its own round and under a newer card (Boards 2; Basic 20)."""

from typing import Any, NamedTuple, Protocol

import pytest

from longhall.games.kardnarok.content.rows import box
from tests.kardnarok.cards import fallen, hire, reveal, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_announcement, at_precombat

CANCEL = "norn:freyas_magic.cancel"
JARL, HUSKARL = "jarl.jera", "huskarl.dagaz"
WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")
MEN = ("villager_man.algiz", "villager_man.eihwaz")
GIANTS = ("jotun", "jotun")
GODS = ["frey", "thor", "tyr", "skadi", "freya", "loki", "heimdall", "hel", "balder", "odin"]
OTHERS = ["assassin", "terrible_disease", "hugin_munin", "valkyries", "longship", "battle_fury", "fenrir"]
OTHERS += ["shield_wall", "jormungandr", "rune_blade", "skalds_song", "poisoned_mead", "scorn_pole", "holmgang"]
OTHERS += ["mimirs_well", "threads_of_fate"]  # and Freya's Magic, which needs a Norn to answer


class Combat(NamedTuple):
    """A combat in which the attacker may use pre-combat Norns; the outsider's seat only with three kingdoms."""

    table: Table
    attacker: int
    defender: int
    outsider: int


class Begin(Protocol):
    def __call__(self, law: str, *kingdoms: Kingdom, **lay: Any) -> Combat: ...


def in_its_round(law: str, *kingdoms: Kingdom, **lay: Any) -> Combat:
    """The card was revealed at the start of this round."""
    return Combat(at_precombat(*kingdoms, laws=[law], **lay), 0, 1, 2)


def in_the_next_round(law: str, *kingdoms: Kingdom, **lay: Any) -> Combat:
    """The card was revealed in the first round, and this is the second with a card of its own."""
    table = at_announcement(seats=len(kingdoms), laws=[law])
    coming = table.g.prophecies[1]
    harmless = {"hati_devours_moon", "jotuns_advance"} if law != "hati_devours_moon" else {"skoll_devours_sun"}
    coming.sort(key=lambda card: table.g.word(card) in harmless)
    while table.game.observation(None)["round"] == 1:
        table.default()
    attacker = table.until("announce").open[0][0]
    seats = [attacker, 0, 1]
    table.lay(*(kingdoms[seats.index(seat)] for seat in range(len(kingdoms))), **lay)
    table.answer(attacker, "attack:0").until("ritual")
    for seat, kingdom in zip(seats, kingdoms[:2], strict=False):
        table.answer(seat, f"ritual:{kingdom.ritual}")
    assert table.game.observation(None)["laws"][0] == law
    assert len(table.game.observation(None)["laws"]) == 2
    return Combat(table.until("precombat", attacker), *seats)


@pytest.fixture(params=[in_its_round, in_the_next_round])
def begin(request: pytest.FixtureRequest) -> Begin:
    began: Begin = request.param
    return began


@pytest.mark.parametrize(
    ("law", "strength"),
    [
        pytest.param("death_of_balder", 8, marks=pytest.mark.card("death_of_balder")),
        pytest.param("war_of_kin", 8, marks=pytest.mark.card("war_of_kin")),
        pytest.param("loki_unbound", 8, marks=pytest.mark.card("loki_unbound")),
        pytest.param("fimbulwinter", 7, marks=pytest.mark.card("fimbulwinter")),
        pytest.param("skoll_devours_sun", 7, marks=pytest.mark.card("skoll_devours_sun")),
        pytest.param("hati_devours_moon", 7, marks=pytest.mark.card("hati_devours_moon")),
        pytest.param("march_of_the_dead", 6, marks=pytest.mark.card("march_of_the_dead")),
        pytest.param("jotuns_advance", 6, marks=pytest.mark.card("jotuns_advance")),
        pytest.param("gjallarhorn", 6, marks=pytest.mark.card("gjallarhorn")),
        pytest.param("field_of_vigrid", 5, marks=pytest.mark.card("field_of_vigrid")),
        pytest.param("death_of_the_gods", 5, marks=pytest.mark.card("death_of_the_gods")),
        pytest.param("yggdrasil_burns", 5, marks=pytest.mark.card("yggdrasil_burns")),
    ],
)
@pytest.mark.rule("KR-GEN-08", "KR-ROUND-17")
def test_everybody_refills_to_the_troop_strength_of_the_newest_card(law: str, strength: int) -> None:
    older = "fimbulwinter" if law != "fimbulwinter" else "loki_unbound"
    table = at_precombat(weak(), strong(), laws=[older, law]).until("army.warrior", 0)
    assert (len(table.hand(0)), len(table.hand(1))) == (strength, strength)


@pytest.mark.card("death_of_balder")
@pytest.mark.rule("KR-GEN-10", "KR-GEN-11")
def test_death_of_balder_the_odin_ritual_gives_one_norn(begin: Begin) -> None:
    table, attacker, _, _ = begin("death_of_balder", weak(ritual="odin"), strong(), norns=("thor", "longship"))
    assert table.hand(attacker) == ["thor"]


@pytest.mark.card("war_of_kin")
@pytest.mark.rule("KR-TIE-04", "KR-GEN-10")
def test_war_of_kin_on_a_tie_the_attacker_is_ahead_whatever_the_coins(begin: Begin) -> None:
    table, attacker, defender, _ = begin(
        "war_of_kin", strong(coin=3), Kingdom(army=(JARL, MEN[0]), hero="bjorn", coin=5)
    )
    assert reveal(table).counter == [7, 7]
    assert table.leader == attacker
    table.expect(defender, "initiative")


@pytest.mark.card("loki_unbound")
@pytest.mark.rule("KR-GEN-10", "KR-MERC-02")
def test_loki_unbound_nobody_offers_less_than_two_bronze(begin: Begin) -> None:
    table, attacker, _, outsider = begin("loki_unbound", weak(bronze=3), strong(), Kingdom(army=WOMEN))
    reveal(table).answer(attacker, "hire", f"approach:{outsider}")
    assert table.offers(attacker) == ["offer:2", "offer:3"]


@pytest.mark.card("loki_unbound")
@pytest.mark.rule("KR-GEN-10", "KR-MERC-02")
def test_loki_unbound_a_kingdom_with_one_bronze_cannot_hire(begin: Begin) -> None:
    table, attacker, _, _ = begin("loki_unbound", weak(bronze=1), strong(), Kingdom(army=WOMEN))
    assert "hire" not in reveal(table).offers(attacker)
    assert table.game.why_not(attacker, "hire") == "KR-MERC-02"


@pytest.mark.card("loki_unbound")
@pytest.mark.rule("KR-GEN-10", "KR-DUEL-07")
def test_loki_unbound_bought_norns_cost_one_more_than_the_round(begin: Begin) -> None:
    table, attacker, _, _ = begin("loki_unbound", weak(bronze=5), strong())
    number = table.game.observation(None)["round"]
    reveal(table).answer(attacker, "buy")
    assert table.game.observation(None)["bronze"][attacker] == 5 - number - 1


@pytest.mark.card("fimbulwinter")
@pytest.mark.example("KR-EX-38")
@pytest.mark.rule("KR-GEN-10", "KR-REINFORCE-10")
def test_fimbulwinter_one_villager_besides_those_in_thor_places(begin: Begin) -> None:
    hand = (*WOMEN, "villager_woman.algiz", HUSKARL)
    table, attacker, _, _ = begin("fimbulwinter", weak(*hand), strong(army=GIANTS))
    reveal(table).answer(attacker, f"villager:{WOMEN[0]}")
    assert not [key for key in table.offers(attacker) if key.startswith("villager:")]
    assert table.game.why_not(attacker, f"villager:{WOMEN[1]}") == "KR-GEN-10"
    table.answer(attacker, f"thor:{HUSKARL}", f"thor:{WOMEN[1]}")
    assert table.counter[0] == 3 + 4
    assert not [key for key in table.offers(attacker) if key.startswith(("villager:", "thor:"))]


@pytest.mark.card("skoll_devours_sun")
@pytest.mark.rule("KR-GEN-10", "KR-GEN-11")
def test_skoll_devours_sun_the_frey_ritual_gives_two(begin: Begin) -> None:
    table, _, _, _ = begin("skoll_devours_sun", weak(ritual="frey"), strong(ritual="frey"))
    assert reveal(table).counter == [3 + 2, 7 + 2]


@pytest.mark.card("hati_devours_moon")
@pytest.mark.rule("KR-GEN-10", "KR-NORNS-10")
def test_hati_devours_moon_each_combatant_uses_one_precombat_norn_even_if_it_is_cancelled(begin: Begin) -> None:
    table, attacker, defender, _ = begin(
        "hati_devours_moon",
        weak("valkyries", "terrible_disease", "freyas_magic"),
        strong("freyas_magic", "valkyries", "assassin"),
    )
    table.answer(attacker, "norn:valkyries.choose_the_slain").answer(defender, CANCEL).answer(attacker, "pass")
    table.answer(defender, "norn:valkyries.choose_the_slain").answer(attacker, "pass")
    assert table.offers(attacker) == ["pass"]
    assert table.game.why_not(attacker, "norn:terrible_disease.plague") == "KR-GEN-10"
    assert table.answer(attacker, "pass").offers(defender) == ["pass"]


@pytest.mark.card("march_of_the_dead")
@pytest.mark.rule("KR-GEN-10", "KR-RESULT-05")
def test_march_of_the_dead_the_winner_loses_both_warriors_too(begin: Begin) -> None:
    table, attacker, _, _ = begin("march_of_the_dead", strong(), weak())
    before = len(fallen(table, attacker))
    assert len(fallen(table.end_combat(), attacker)) == before + 2


@pytest.mark.card("jotuns_advance")
@pytest.mark.rule("KR-GEN-10", "KR-COUNT-07")
def test_jotuns_advance_every_jotun_in_an_army_counts_one_more(begin: Begin) -> None:
    table, _, _, _ = begin("jotuns_advance", Kingdom(army=GIANTS, hero="bjorn"), weak(army=("jotun", MEN[0])))
    assert reveal(table).counter == [4 + 4 + 2 + 3, 4 + 1 + 1 + 1]


@pytest.mark.card("gjallarhorn")
@pytest.mark.rule("KR-GEN-10", "KR-MERC-07")
def test_gjallarhorn_a_mercenary_uses_one_norn_beside_those_of_any_moment(begin: Begin) -> None:
    outsider = Kingdom(army=WOMEN, hand=("longship", "battle_fury", "mimirs_well"))
    table, attacker, _, mercenary = begin("gjallarhorn", weak(), strong(), outsider)
    hire(reveal(table), attacker, mercenary, 1).answer(mercenary, "norn:longship.raid").answer(attacker, "pass")
    assert table.offers(mercenary) == ["pass"]
    assert "norn:mimirs_well.drink" in table.anytime(mercenary)


@pytest.mark.card("gjallarhorn")
@pytest.mark.rule("KR-GEN-10", "KR-DUEL-10")
def test_gjallarhorn_of_two_bought_norns_one_is_used_and_the_other_stays_in_hand(begin: Begin) -> None:
    table, attacker, _, _ = begin("gjallarhorn", weak(), strong(), norns=("longship", "battle_fury"))
    reveal(table).answer(attacker, "buy", "norn:longship.raid")
    assert table.offers(attacker) == ["pass"]
    assert table.game.why_not(attacker, "norn:battle_fury.fury") == "KR-GEN-10"
    assert "battle_fury" in table.end_combat().hand(attacker)


@pytest.mark.card("field_of_vigrid")
@pytest.mark.rule("KR-GEN-10", "KR-COUNT-07")
def test_field_of_vigrid_an_active_hero_bonus_is_one_higher_and_only_while_it_is_active(begin: Begin) -> None:
    table, _, defender, _ = begin("field_of_vigrid", Kingdom(army=WOMEN, hero="aslaug"), weak("scorn_pole"))
    assert reveal(table).counter == [2 + 2 + 3 + 1, 3]
    assert table.answer(defender, "norn:scorn_pole.curse").counter == [2 + 2, 3]


def is_ever_offered(norn: str, law: str) -> bool:
    """Is a kingdom that attacks and loses, attacks and wins, or defends and loses ever offered this Norn?"""
    keys: list[str] = []
    hand = (norn, HUSKARL)
    for kingdoms in ((weak(*hand), strong()), (strong(*hand), weak()), (strong(), weak(*hand))):
        table = at_precombat(*kingdoms, laws=[law])
        while table.g.fighters:
            keys += [option.key for ask in table.game.asks for option in (*ask.options, *ask.anytime)]
            table.default()
        keys += table.anytime(0)
    return any(key.startswith(f"norn:{norn}.") for key in keys)


@pytest.mark.card("death_of_the_gods")
@pytest.mark.parametrize("norn", GODS)
@pytest.mark.rule("KR-GEN-10", "KR-ICON-17")
def test_death_of_the_gods_no_norn_of_a_god_or_goddess_can_be_used(norn: str) -> None:
    assert is_ever_offered(norn, "fimbulwinter")
    assert not is_ever_offered(norn, "death_of_the_gods")


@pytest.mark.card("death_of_the_gods")
@pytest.mark.parametrize("norn", OTHERS)
@pytest.mark.rule("KR-ICON-17")
def test_death_of_the_gods_spares_all_other_norns(norn: str) -> None:
    assert is_ever_offered(norn, "death_of_the_gods")


@pytest.mark.card("death_of_the_gods")
@pytest.mark.rule("KR-GEN-10", "KR-ICON-17", "KR-MERC-08")
def test_death_of_the_gods_binds_mercenaries_and_spares_rituals_and_freyas_magic(begin: Begin) -> None:
    outsider = Kingdom(army=WOMEN, hand=("thor", "longship"))
    own = weak("odin", "loki", ritual="frey")
    table, attacker, defender, mercenary = begin("death_of_the_gods", own, strong("freyas_magic"), outsider)
    assert reveal(table).counter[0] == 3 + 3
    assert table.offers(attacker) == ["pass", "hire"]
    assert table.game.why_not(attacker, "norn:loki.trick") == "KR-GEN-10"
    assert "norn:odin.wisdom" not in table.anytime(attacker)
    hire(table, attacker, mercenary, 1)
    assert table.offers(mercenary) == ["pass", "norn:longship.raid"]
    assert table.answer(mercenary, "norn:longship.raid").offers(defender) == ["pass", CANCEL]


@pytest.mark.card("yggdrasil_burns")
@pytest.mark.rule("KR-GEN-10", "KR-NORNS-10")
def test_yggdrasil_burns_two_norns_of_its_own_the_cancelled_one_counts_freyas_magic_does_not(begin: Begin) -> None:
    table, attacker, defender, _ = begin(
        "yggdrasil_burns",
        weak("valkyries", "longship", "battle_fury", "freyas_magic", "mimirs_well"),
        strong("freyas_magic", "valkyries", army=GIANTS),
    )
    table.answer(attacker, "norn:valkyries.choose_the_slain").answer(defender, CANCEL).answer(attacker, "pass")
    table.answer(defender, "norn:valkyries.choose_the_slain").answer(attacker, "pass")
    reveal(table).answer(attacker, "norn:longship.raid")
    assert [key for key in table.offers(attacker) if key.startswith("norn:")] == [CANCEL]
    assert table.game.why_not(attacker, "norn:battle_fury.fury") == "KR-GEN-10"
    assert "norn:mimirs_well.drink" in table.anytime(attacker)


@pytest.mark.card("yggdrasil_burns")
@pytest.mark.rule("KR-GEN-10", "KR-NORNS-11")
def test_yggdrasil_burns_a_norn_of_the_result_counts_and_those_of_a_mercenary_do_not(begin: Begin) -> None:
    loser, attacker, _, _ = begin("yggdrasil_burns", weak("longship", "battle_fury", "hel"), strong(army=GIANTS))
    reveal(loser).answer(attacker, "norn:longship.raid", "norn:battle_fury.fury")
    assert loser.until("result.norn", attacker).offers(attacker) == ["pass"]
    outsider = Kingdom(army=WOMEN, hand=("fenrir", "longship"))
    own = weak("battle_fury", "longship")
    table, attacker, _, mercenary = begin("yggdrasil_burns", own, strong(army=GIANTS), outsider)
    reveal(table).answer(attacker, "norn:battle_fury.fury", "norn:longship.raid")
    hire(table, attacker, mercenary, 1).answer(mercenary, "norn:longship.raid").answer(attacker, "pass")
    assert table.offers(mercenary) == ["pass", "norn:fenrir.bite"]


@pytest.mark.card("yggdrasil_burns")
@pytest.mark.rule("KR-GEN-10", "KR-DUEL-10")
def test_yggdrasil_burns_bought_norns_count(begin: Begin) -> None:
    norns = ("longship", "battle_fury")
    table, attacker, _, _ = begin("yggdrasil_burns", weak("fenrir"), strong(army=GIANTS), norns=norns)
    reveal(table).answer(attacker, "norn:fenrir.bite", "buy", "norn:longship.raid")
    assert table.offers(attacker) == ["pass"]
    assert table.game.why_not(attacker, "norn:battle_fury.fury") == "KR-GEN-10"


@pytest.mark.card("gjallarhorn")
@pytest.mark.rule("KR-GEN-10", "KR-DUEL-10", "KR-NORNS-12")
def test_gjallarhorn_leaves_a_bought_norn_of_any_moment_and_freyas_magic(begin: Begin) -> None:
    bought = ("longship", "mimirs_well")
    table, attacker, _, _ = begin("gjallarhorn", weak(), strong(army=GIANTS), norns=bought)
    reveal(table).answer(attacker, "buy", "norn:longship.raid")
    assert "norn:mimirs_well.drink" in table.anytime(attacker)
    bought = ("longship", "freyas_magic")
    table, attacker, defender, _ = begin("gjallarhorn", weak(), strong("valkyries", army=GIANTS), norns=bought)
    table.answer(attacker, "pass").answer(defender, "norn:valkyries.choose_the_slain")
    reveal(table).answer(attacker, "buy", "norn:longship.raid")
    assert CANCEL in table.offers(attacker)
    table, attacker, defender, _ = begin("gjallarhorn", weak(), strong("valkyries", army=GIANTS), norns=bought)
    table.answer(attacker, "pass").answer(defender, "norn:valkyries.choose_the_slain")
    reveal(table).answer(attacker, "buy", CANCEL)
    assert "norn:longship.raid" in table.offers(attacker)


SAID = {"en": "at-any-moment Norns", "pt": "de qualquer momento", "es": "de cualquier momento"}


@pytest.mark.parametrize("law", ["yggdrasil_burns", "gjallarhorn"])
@pytest.mark.parametrize("lang", list(SAID))
def test_a_limit_of_norns_says_what_it_does_not_count(law: str, lang: str) -> None:
    text = next(row.text[lang] for row in box().ragnarok if row.id == law)
    assert SAID[lang] in text
    assert "Freya" in text
