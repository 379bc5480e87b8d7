"""The Norns of victory and defeat, and what those of any moment do (Basic 12, 15, 16; Cards 2)."""

import pytest

from tests.kardnarok.cards import fallen, hire, reveal, saved, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat

CANCEL = "norn:freyas_magic.cancel"
CHAMPION, JARL, HUSKARL = "champion.algiz", "jarl.jera", "huskarl.dagaz"
WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")
MEN = ("villager_man.algiz", "villager_man.eihwaz")


# Hel


def hel_strikes(winner: Kingdom, *before: str, laws: tuple[str, ...] = ("death_of_balder",)) -> Table:
    """The winner has attacked and won, and the loser has used Hel."""
    table = at_precombat(winner, weak("hel"), laws=laws)
    for answer in before:
        table.answer(0, answer)
    return table.until("result.norn", 1).answer(1, "norn:hel.toll")


@pytest.mark.card("hel")
@pytest.mark.rule("KR-RESULT-11", "KR-ICON-12")
def test_hel_saves_a_warrior_of_the_loser_and_takes_another_one_of_the_winner() -> None:
    table = hel_strikes(strong()).until("result.save", 1).answer(1, "save:villager_man.jera")
    assert (1, "result.save") not in table.open
    assert fallen(table, 0) == [CHAMPION, CHAMPION]
    assert (saved(table, 1), fallen(table, 1)) == (["villager_man.jera"], ["villager_man.ingwaz"])


@pytest.mark.card("hel")
@pytest.mark.rule("KR-NORNS-11", "KR-FLOW-10")
def test_hel_serves_a_loser_only_and_after_the_outcome_only() -> None:
    table = at_count(weak("hel"), strong())
    assert "norn:hel.toll" not in table.offers(0)
    assert table.until("result.norn", 0).offers(0) == ["pass", "norn:hel.toll"]
    winner = at_count(strong("hel"), weak()).until("result.norn", 0)
    assert winner.offers(0) == ["pass"]
    assert winner.game.why_not(0, "norn:hel.toll") == "KR-NORNS-11"


@pytest.mark.card("hel")
@pytest.mark.rule("KR-RESULT-11")
def test_hel_and_a_jarl_of_the_winner_losses_first_then_one_comes_home() -> None:
    table = hel_strikes(strong(army=(JARL, CHAMPION))).until("result.save", 0)
    assert sorted(table.offers(0)) == ["pass", f"save:{CHAMPION}", f"save:{JARL}"]
    table.answer(0, f"save:{CHAMPION}")
    assert (0, "result.save") not in table.open
    assert (saved(table, 0), fallen(table, 0)) == ([CHAMPION], [JARL])


@pytest.mark.card("hel")
@pytest.mark.rule("KR-RESULT-11")
def test_hel_and_valkyries_of_the_winner_both_come_home() -> None:
    table = hel_strikes(strong("valkyries", army=(JARL, CHAMPION)), "norn:valkyries.choose_the_slain")
    table.until("result.save", 0).answer(0, f"save:{CHAMPION}", f"save:{JARL}").end_combat()
    assert (saved(table, 0), fallen(table, 0)) == ([CHAMPION, JARL], [])


@pytest.mark.card("hel")
@pytest.mark.rule("KR-RESULT-11", "KR-GEN-10")
def test_hel_cannot_take_more_than_the_army_of_a_winner_who_loses_both_anyway() -> None:
    table = hel_strikes(strong(army=(JARL, CHAMPION)), laws=("march_of_the_dead",)).until("result.save", 0)
    table.answer(0, f"save:{JARL}").end_combat()
    assert (saved(table, 0), fallen(table, 0)) == ([JARL], [CHAMPION])


@pytest.mark.card("hel")
@pytest.mark.rule("KR-NORNS-11", "KR-NORNS-08")
def test_hel_is_answered_by_freyas_magic() -> None:
    table = hel_strikes(strong("freyas_magic")).answer(0, CANCEL).end_combat()
    assert (len(fallen(table, 0)), len(fallen(table, 1))) == (1, 2)


# Balder


@pytest.mark.card("balder")
@pytest.mark.rule("KR-ICON-11", "KR-RESULT-11", "KR-REFILL-01")
def test_balder_saves_a_warrior_of_the_winner_and_refills_beyond_the_troop_strength() -> None:
    table = at_count(strong("balder"), weak()).until("result.norn", 0).answer(0, "norn:balder.light")
    table.until("result.lose", 0).answer(0, f"lose:{CHAMPION}", f"save:{CHAMPION}").until("refill.split", 0)
    assert table.offers(0) == [f"split:{n}" for n in range(7)]
    table.until("army.warrior", 0)
    assert (len(table.hand(0)), len(table.hand(1))) == (8, 7)


@pytest.mark.card("balder")
@pytest.mark.rule("KR-RESULT-11", "KR-GEN-10")
def test_balder_brings_one_warrior_home_also_where_a_winning_defender_loses_both() -> None:
    table = at_count(weak(), strong("balder", army=(CHAMPION, HUSKARL)), laws=["march_of_the_dead"])
    table.until("result.norn", 1).answer(1, "norn:balder.light").until("result.save", 1).answer(1, f"save:{CHAMPION}")
    assert (1, "result.save") not in table.open
    assert (saved(table, 1), fallen(table, 1)) == ([CHAMPION], [HUSKARL])


@pytest.mark.card("balder")
@pytest.mark.rule("KR-NORNS-11")
def test_balder_serves_a_winner_only() -> None:
    table = at_count(weak("balder"), strong()).until("result.norn", 0)
    assert table.offers(0) == ["pass"]
    assert table.game.why_not(0, "norn:balder.light") == "KR-NORNS-11"


@pytest.mark.card("balder")
@pytest.mark.example("KR-EX-37")
@pytest.mark.rule("KR-MERC-11", "KR-MERC-10")
def test_balder_is_closed_to_a_winner_who_has_hired() -> None:
    outsider = Kingdom(army=WOMEN, hand=("thor", "longship"))
    table = hire(at_count(weak("balder"), strong(), outsider), 0, 2, 2)
    table.answer(2, "norn:thor.hammer").answer(0, "pass").answer(2, "norn:longship.raid")
    assert table.until("result.norn", 0).offers(0) == ["pass"]
    assert table.game.why_not(0, "norn:balder.light") == "KR-MERC-11"
    assert table.end_combat().game.observation(None)["bronze"] == [3, 5, 7]


@pytest.mark.card("balder")
@pytest.mark.rule("KR-MERC-11", "KR-NORNS-11")
def test_balder_is_open_to_a_winner_who_sought_a_mercenary_and_found_none() -> None:
    own = strong("balder", "freyas_magic", hero="bjorn", coin=5)
    rival = Kingdom(army=("jotun", MEN[0]), hero="rollo", hand=("valkyries",), coin=3)
    table = at_precombat(own, rival, Kingdom(army=WOMEN, bronze=0)).answer(0, "pass")
    reveal(table.answer(1, "norn:valkyries.choose_the_slain"))
    table.answer(0, "hire", "approach:2", "offer:1").until("hire.answer", 2).answer(2, "reject").answer(0, CANCEL)
    assert table.leader == 0
    assert table.until("result.norn", 0).offers(0) == ["pass", "norn:balder.light"]


# Odin


@pytest.mark.card("odin")
@pytest.mark.rule("KR-ICON-05", "KR-NORNS-12", "KR-FLOW-15")
def test_odin_draws_three_norns_and_puts_a_norn_of_the_hand_under_the_pile_for_all_to_see() -> None:
    table = at_count(weak("odin", "tyr", JARL), strong(), norns=("thor", "longship", "fenrir"))
    table.answer(0, "norn:odin.wisdom")
    assert sorted(table.offers(0)) == [f"discard:{norn}" for norn in ("fenrir", "longship", "thor", "tyr")]
    table.answer(0, "discard:tyr")
    assert table.hand(0) == ["fenrir", JARL, "longship", "thor"]
    assert table.event("discarded", 1) == {"kingdom": 0, "card": "tyr"}
    assert table.game.observation(1)["norns"][0] == "tyr"
    assert all(card.startswith("?") for card in table.game.observation(1)["hands"][0])


@pytest.mark.card("odin")
@pytest.mark.example("KR-EX-12")
@pytest.mark.rule("KR-MERC-09", "KR-MERC-07")
def test_odin_of_a_mercenary_is_not_one_of_its_two_norns() -> None:
    outsider = Kingdom(army=WOMEN, hand=("odin",))
    norns = ("thor", "longship", "battle_fury")
    table = hire(at_count(weak(), strong(army=("jotun", "jotun")), outsider, norns=norns), 0, 2, 1)
    table.answer(2, "norn:odin.wisdom", "discard:battle_fury", "norn:thor.hammer").answer(0, "pass")
    table.answer(2, "norn:longship.raid").answer(0, "pass")
    assert table.counter[0] == 3 + 3 + 2
    assert table.offers(2) == ["pass"]


# Mímir's Well


@pytest.mark.card("mimirs_well")
@pytest.mark.example("KR-EX-01")
@pytest.mark.rule("KR-GEN-03", "KR-ICON-18", "KR-INFO-02")
@pytest.mark.parametrize(
    ("split", "drawn"), [("split:2", [HUSKARL, JARL]), ("split:1", [JARL, "thor"]), ("split:0", ["longship", "thor"])]
)
def test_mimirs_well_draws_two_cards_in_any_mix(split: str, drawn: list[str]) -> None:
    table = at_count(weak("mimirs_well"), strong(), warriors=(JARL, HUSKARL), norns=("thor", "longship"))
    table.answer(0, "norn:mimirs_well.drink")
    assert table.offers(0) == ["split:0", "split:1", "split:2"]
    assert table.answer(0, split).hand(0) == drawn
    assert all(card.startswith("?") for card in table.game.observation(1)["hands"][0])


# Threads of Fate


@pytest.mark.card("threads_of_fate")
@pytest.mark.rule("KR-ICON-19", "KR-INFO-02", "KR-FLOW-15")
def test_threads_of_fate_swap_up_to_three_cards_unseen_for_as_many_new_ones() -> None:
    own = weak("threads_of_fate", "tyr", "skadi", HUSKARL, JARL)
    table = at_count(own, strong(), warriors=("berserker.eihwaz",), norns=("thor", "longship"))
    table.answer(0, "norn:threads_of_fate.reweave", "swap:tyr", "swap:skadi", f"swap:{HUSKARL}")
    assert table.offers(0) == [f"split:{n}" for n in range(4)]
    table.answer(0, "split:1")
    assert table.hand(0) == ["berserker.eihwaz", JARL, "longship", "thor"]
    assert not {"tyr", "skadi", HUSKARL} & {*table.game.observation(1)["norns"], *table.game.observation(1)["warriors"]}
    assert table.game.observation(0)["norns"][:2] == ["skadi", "tyr"]
    assert table.event("swapped", 0) == {"kingdom": 0, "card": HUSKARL, "back": "warrior"}
    assert table.event("swapped.hidden", 1) == {"kingdom": 0, "back": "warrior"}


@pytest.mark.card("threads_of_fate")
@pytest.mark.rule("KR-NORNS-13", "KR-ICON-19")
def test_threads_of_fate_swap_fewer_cards_or_none() -> None:
    one = at_count(weak("threads_of_fate", "tyr", "skadi"), strong(), warriors=(JARL,))
    one.answer(0, "norn:threads_of_fate.reweave", "swap:tyr", "pass")
    assert one.offers(0) == ["split:0", "split:1"]
    assert one.answer(0, "split:1").hand(0) == [JARL, "skadi"]
    none = at_count(weak("threads_of_fate", "tyr", "skadi"), strong())
    none.answer(0, "norn:threads_of_fate.reweave", "pass").expect(0, "initiative")
    assert none.hand(0) == ["skadi", "tyr"]


@pytest.mark.card("threads_of_fate")
@pytest.mark.rule("KR-ICON-06", "KR-HERO-01", "KR-CARD-04")
def test_threads_of_fate_bring_a_new_hero_into_reserve_beside_the_exchange_of_the_round() -> None:
    table = at_count(weak("threads_of_fate", reserve="egil"), strong(), heroes=("ragnar", "leif"))
    table.answer(0, "norn:threads_of_fate.new_champion")
    assert table.offers(0) == ["exchange:egil"]
    table.answer(0, "exchange:egil")
    seen = table.game.observation(0)
    assert (seen["leading"][0], seen["reserve"][0], seen["heroes"][0]) == (["ivar"], ["ragnar"], "egil")
    assert table.game.observation(1)["reserve"][0][0].startswith("?hero")
    assert table.answer(0, "exchange:ragnar").game.observation(0)["reserve"][0] == ["leif"]


@pytest.mark.parametrize(
    ("norn", "way"),
    [
        pytest.param("odin", "wisdom", marks=pytest.mark.card("odin")),
        pytest.param("mimirs_well", "drink", marks=pytest.mark.card("mimirs_well")),
        pytest.param("threads_of_fate", "reweave", marks=pytest.mark.card("threads_of_fate")),
        pytest.param("threads_of_fate", "new_champion", marks=pytest.mark.card("threads_of_fate")),
    ],
)
@pytest.mark.rule("KR-NORNS-08", "KR-NORNS-10")
def test_a_norn_of_any_moment_answered_in_combat_does_nothing(norn: str, way: str) -> None:
    table = at_count(weak(norn, "tyr", JARL), strong("freyas_magic")).answer(0, f"norn:{norn}.{way}")
    before = table.game.observation(0)["reserve"][0]
    table.answer(1, CANCEL).answer(0, "pass").expect(0, "initiative")
    assert table.hand(0) == [JARL, "tyr"]
    assert table.game.observation(0)["reserve"][0] == before
