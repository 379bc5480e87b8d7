"""The help of a mercenary, what its employer may still do, and the pay (Basic 15, 16; KR-AMB-23, 25, 26, 47)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, hire, middling, outsider, strong, weak

MAGIC = "norn:freyas_magic.cancel"


def employed(*hand: str, attacker: Kingdom | None = None, defender: Kingdom | None = None, **lay: list[str]) -> Table:
    """The attacker is behind and has hired seat 2, which holds these cards, for 2 bronze."""
    table = at_count(attacker or weak(), defender or strong(), outsider(*hand), outsider(), **lay)
    return hire(table, 0, 2, 2)


def helping(*hand: str, attacker: Kingdom | None = None, defender: Kingdom | None = None, **lay: list[str]) -> Table:
    """The same, and the employer has declined: the mercenary is asked."""
    return employed(*hand, attacker=attacker, defender=defender, **lay).answer(0, "pass")


@pytest.mark.rule("KR-MERC-07", "KR-FLOW-07")
def test_a_mercenary_uses_up_to_two_norns() -> None:
    table = helping("thor", "longship", "longship")
    table.answer(2, "norn:thor.hammer").answer(0, "pass").answer(2, "norn:longship.raid").answer(0, "pass")
    assert table.counter == [9, 10]
    assert (table.open, table.offers(2)) == ([(2, "help")], ["pass"])
    assert table.game.why_not(2, "norn:longship.raid") == "KR-MERC-07"


@pytest.mark.rule("KR-MERC-07")
def test_a_cancelled_norn_is_one_of_the_two() -> None:
    table = helping("thor", "longship", "longship", defender=strong(hand=("freyas_magic",)))
    table.answer(2, "norn:thor.hammer").answer(1, MAGIC).until("employer").answer(0, "pass")
    table.answer(2, "norn:longship.raid").answer(0, "pass")
    assert (table.counter, table.offers(2)) == ([6, 10], ["pass"])


@pytest.mark.rule("KR-NORNS-09", "KR-MERC-07")
def test_a_mercenary_has_no_use_for_freyas_magic_where_nothing_can_be_undone() -> None:
    table = helping("freyas_magic", "longship")
    assert table.offers(2) == ["pass", "norn:longship.raid"]
    assert table.game.why_not(2, MAGIC) == "KR-NORNS-09"


ATTACK = {"thor.hammer", "longship.raid", "battle_fury.fury", "fenrir.bite"}
DEFENCE = {"tyr.oath", "shield_wall.wall", "skadi.frost", "skadi.hunt", "jormungandr.coil"}
BOTH = {
    *("freya.favour", "rune_blade.strike", "skalds_song.courage", "poisoned_mead.sip", "poisoned_mead.draught"),
    *("scorn_pole.curse", "loki.trick"),
}
NEVER = ("heimdall", "holmgang", "assassin", "terrible_disease", "hugin_munin", "frey", "valkyries", "hel", "balder")


@pytest.mark.rule("KR-MERC-08")
@pytest.mark.parametrize(("trailer", "fit"), [(0, ATTACK | BOTH), (1, DEFENCE | BOTH)])
def test_its_norns_fit_the_employers_role_and_work_on_forces(trailer: int, fit: set[str]) -> None:
    hand = {norn.split(".")[0] for norn in ATTACK | DEFENCE | BOTH} | set(NEVER)
    fighters = [weak(), strong()] if trailer == 0 else [strong(), weak()]
    table = hire(at_count(*fighters, outsider(*sorted(hand)), outsider()), trailer, 2).answer(trailer, "pass")
    assert set(table.offers(2)) == {"pass"} | {f"norn:{norn}" for norn in fit}


@pytest.mark.rule("KR-MERC-08")
@pytest.mark.parametrize("norn", ["skalds_song.muster", "loki.theft", "heimdall.watch", "holmgang.oath"])
def test_why_an_unmarked_norn_that_leaves_forces_alone_is_refused(norn: str) -> None:
    table = helping(norn.split(".")[0])
    assert table.game.why_not(2, f"norn:{norn}") == "KR-MERC-08"


@pytest.mark.rule("KR-MERC-09")
@pytest.mark.example("KR-EX-12")
def test_a_norn_of_any_moment_is_outside_the_limit() -> None:
    table = helping("odin", norns=["thor", "longship", "tyr"])
    table.answer(2, "norn:odin.wisdom", "discard:tyr")
    assert (table.open, table.hand(2)) == ([(2, "help")], ["longship", "thor"])
    table.answer(2, "norn:thor.hammer").answer(0, "pass").answer(2, "norn:longship.raid")
    assert table.counter == [9, 10]


@pytest.mark.rule("KR-MERC-09")
def test_a_norn_of_any_moment_may_still_be_used_after_the_two() -> None:
    table = helping("longship", "longship", "mimirs_well")
    for _ in range(2):
        table.answer(2, "norn:longship.raid").answer(0, "pass")
    assert table.anytime(2)[-1] == "norn:mimirs_well.drink"
    table.answer(2, "norn:mimirs_well.drink", "split:0")
    assert (table.open, table.offers(2), len(table.hand(2))) == ([(2, "help")], ["pass"], 2)


@pytest.mark.rule("KR-MERC-10")
@pytest.mark.example("KR-EX-13")
def test_a_losing_employer_keeps_its_bronze() -> None:
    table = helping("longship").answer(2, "norn:longship.raid").end_combat()
    assert "paid" not in table.told()
    assert table.game.observation(None)["bronze"] == [5, 5, 5, 5]


@pytest.mark.rule("KR-MERC-10")
@pytest.mark.example("KR-EX-14")
def test_a_winning_employer_pays_what_was_agreed() -> None:
    table = helping("thor", defender=middling()).answer(2, "norn:thor.hammer")
    assert table.game.observation(None)["bronze"] == [5, 5, 5, 5]
    table.end_combat()
    assert table.event("paid") == {"kingdom": 0, "mercenary": 2, "n": 2}
    assert table.game.observation(None)["bronze"] == [3, 5, 7, 5]


@pytest.mark.rule("KR-MERC-11")
@pytest.mark.example("KR-EX-16")
def test_an_employer_uses_nothing_but_freyas_magic() -> None:
    hand = ("villager_woman.jera", "huskarl.dagaz", "longship", "mimirs_well", "freyas_magic")
    table = at_precombat(weak(hand=hand), strong(hand=("valkyries",)), outsider("thor"), outsider()).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    hire(table, 0, 2)
    assert (table.open, table.offers(0)) == ([(0, "employer")], ["pass", MAGIC])
    assert [key.split(":")[0] for key in table.anytime(0)] == ["exchange"]
    for key in ("villager:villager_woman.jera", "thor:huskarl.dagaz", "norn:longship.raid", "norn:mimirs_well.drink"):
        assert table.game.why_not(0, key) == "KR-MERC-11"
    assert table.answer(0, MAGIC).counter == [4, 10]


@pytest.mark.rule("KR-MERC-11")
def test_an_employer_answers_with_freyas_magic() -> None:
    attacker = weak(hand=("freyas_magic",))
    table = helping("thor", attacker=attacker, defender=middling(hand=("tyr",))).answer(2, "norn:thor.hammer")
    table.answer(1, "pass").answer(1, "norn:tyr.oath").answer(0, MAGIC)
    assert (table.counter, table.open) == ([7, 6], [(1, "initiative")])


@pytest.mark.rule("KR-MERC-11")
@pytest.mark.example("KR-EX-37")
def test_a_winning_employer_may_not_use_a_victory_norn() -> None:
    table = helping("thor", attacker=weak(hand=("balder",)), defender=middling()).answer(2, "norn:thor.hammer")
    table.until("result.norn", 0)
    assert table.offers(0) == ["pass"]
    assert table.game.why_not(0, "norn:balder.light") == "KR-MERC-11"
    assert table.end_combat().game.observation(None)["bronze"] == [3, 5, 7, 5]


@pytest.mark.rule("KR-MERC-11")
def test_an_employer_uses_norns_of_any_moment_again_before_the_refill() -> None:
    table = employed(attacker=weak(hand=("mimirs_well",)))
    assert "norn:mimirs_well.drink" not in table.anytime(0)
    table.end_combat()
    assert table.open == [(0, "moment")]
    assert "norn:mimirs_well.drink" in table.anytime(0)


@pytest.mark.rule("KR-MERC-12")
def test_the_other_combatant_has_the_initiative_once_the_mercenary_turned_the_combat() -> None:
    table = helping("thor", "longship", defender=middling(hand=("villager_woman.jera",))).answer(2, "norn:thor.hammer")
    assert (table.counter, table.open) == ([7, 6], [(1, "initiative")])
    assert {"hire", "villager:villager_woman.jera", "pass"} <= set(table.offers(1))


@pytest.mark.rule("KR-MERC-15", "KR-MERC-07")
def test_a_mercenary_with_an_unused_card_goes_on_when_its_employer_trails_again() -> None:
    attacker, defender = weak(coin=3), middling(hand=("tyr",), coin=5)
    table = helping("thor", "longship", "skalds_song", attacker=attacker, defender=defender)
    table.answer(2, "norn:thor.hammer").answer(1, "pass").answer(1, "norn:tyr.oath").answer(2, "pass")
    assert (table.counter, table.open) == ([7, 9], [(0, "employer")])
    table.answer(0, "pass").answer(2, "norn:longship.raid")
    assert (table.counter, table.open) == ([9, 9], [(0, "employer")])
    assert table.answer(0, "pass").offers(2) == ["pass"]


@pytest.mark.rule("KR-MERC-16", "KR-MERC-10")
def test_a_mercenary_is_paid_for_a_victory_without_using_a_card() -> None:
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="harald", hand=("freyas_magic",), coin=5)
    table = at_precombat(attacker, middling(hand=("valkyries",), coin=3), outsider("thor"), outsider())
    table.answer(0, "pass").answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    hire(table, 0, 2, 2).answer(0, MAGIC).answer(1, "pass")
    assert table.end_combat().game.observation(None)["bronze"] == [3, 5, 7, 5]


@pytest.mark.rule("KR-MERC-16")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_mercenary_may_stop_before_its_second_card(cards: int) -> None:
    table = helping("longship", "longship")
    for _ in range(cards):
        table.answer(2, "norn:longship.raid").answer(0, "pass")
    assert table.answer(2, "pass").open == [(1, "result.norn")]


@pytest.mark.rule("KR-MERC-17")
@pytest.mark.example("KR-EX-40")
@pytest.mark.card("varangian")
def test_thefts_skip_the_coins_that_a_contract_reserves() -> None:
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="harald", bronze=3)
    defender = Kingdom(army=("varangian.jera",) * 2, hero="egil", bronze=7)
    table = helping("thor", attacker=attacker, defender=defender).answer(2, "norn:thor.hammer")
    assert table.counter == [9, 8]
    table.end_combat()
    assert table.game.observation(None)["bronze"] == [0, 8, 7, 5]


@pytest.mark.rule("KR-MERC-17")
@pytest.mark.parametrize(("defender", "prices"), [(strong(), [0, 0]), (middling(), [2, 0])])
def test_the_coins_of_a_loser_are_free_once_the_outcome_is_fixed(defender: Kingdom, prices: list[int]) -> None:
    table = helping("thor", defender=defender).answer(2, "norn:thor.hammer")
    assert table.game.observation(None)["prices"] == [2, 0]
    assert table.until("result.norn").game.observation(None)["prices"] == prices


@pytest.mark.rule("KR-MERC-18")
def test_a_mercenary_brings_no_warriors() -> None:
    table = helping("villager_woman.jera", "huskarl.dagaz", "thor")
    assert table.offers(2) == ["pass", "norn:thor.hammer"]
    assert table.game.why_not(2, "villager:villager_woman.jera") == "KR-MERC-18"
    assert table.game.why_not(2, "thor:huskarl.dagaz") == "KR-MERC-18"


@pytest.mark.rule("KR-MERC-21", "KR-FLOW-07")
def test_employer_and_mercenary_take_turns_until_both_decline_in_a_row() -> None:
    table = employed("longship", "skalds_song")
    assert table.open == [(0, "employer")]
    assert table.answer(0, "pass").open == [(2, "help")]
    assert table.answer(2, "norn:longship.raid").open == [(0, "employer")]
    assert table.answer(0, "pass").open == [(2, "help")]
    assert table.answer(2, "pass").open == [(1, "result.norn")]


@pytest.mark.rule("KR-MERC-21")
def test_the_employer_undoes_a_norn_before_its_mercenary_is_asked() -> None:
    attacker = weak(hand=("freyas_magic",))
    table = at_precombat(attacker, strong(hand=("valkyries",)), outsider("thor"), outsider()).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    hire(table, 0, 2).answer(0, MAGIC)
    assert table.open == [(0, "employer")]
    assert table.answer(0, "pass").open == [(2, "help")]


@pytest.mark.rule("KR-MERC-07")
def test_a_mercenary_pays_costs_itself_and_the_forces_are_its_employers() -> None:
    table = helping("poisoned_mead", "tyr", attacker=weak(hand=("skadi",)))
    table.answer(2, "norn:poisoned_mead.draught")
    assert (table.open, table.offers(2)) == ([(2, "norn.cost")], ["discard:tyr"])
    table.answer(2, "discard:tyr")
    assert (table.counter, table.hand(0)) == ([4, 8], ["skadi"])


@pytest.mark.rule("KR-MERC-07")
@pytest.mark.card("gjallarhorn")
def test_a_permanent_rule_may_leave_a_mercenary_one_norn() -> None:
    table = helping("thor", "longship", laws=["gjallarhorn"]).answer(2, "norn:thor.hammer").answer(0, "pass")
    assert table.offers(2) == ["pass"]
