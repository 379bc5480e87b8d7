"""Freya's Magic: as an answer, as an answer to an answer, late, and by a mercenary (Basic 12, 15; KR-AMB-16)."""

from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, hire, middling, outsider, strong, weak

MAGIC = "norn:freyas_magic.cancel"


def asked_to_the_end(table: Table) -> set[str]:
    """What is asked until the combat is over, with quiet answers."""
    names = set()
    while table.g.fighters:
        names.update(name for _, name in table.open)
        table.default()
    return names


@pytest.mark.rule("KR-NORNS-07")
@pytest.mark.example("KR-EX-34")
def test_an_answer_annuls_the_norn_and_its_user_has_the_initiative_again() -> None:
    table = at_count(weak(hand=("thor",)), middling(hand=("freyas_magic",)))
    table.answer(0, "norn:thor.hammer").answer(1, MAGIC)
    assert table.counter == [4, 6]
    assert table.open == [(0, "initiative")]
    table.end_combat()
    view = table.game.observation(None)
    assert view["norns"][0] == view["norns"][1]
    assert view["unseen"][view["norns"][0]] == {"freyas_magic": 1, "thor": 1}


@pytest.mark.rule("KR-NORNS-08", "KR-FLOW-08")
def test_the_opponent_is_asked_before_the_norn_takes_effect() -> None:
    table = at_count(weak(hand=("thor", "freyas_magic")), middling(hand=("freyas_magic",)), outsider("freyas_magic"))
    table.answer(0, "norn:thor.hammer")
    assert table.counter == [4, 6]
    assert table.open == [(1, "norn.answer")]
    assert table.offers(1) == ["pass", MAGIC]
    table.answer(1, "pass")
    assert table.counter == [7, 6]


@pytest.mark.rule("KR-FLOW-08")
def test_whoever_holds_norns_is_asked_and_a_pass_is_not_told() -> None:
    table = at_count(weak(hand=("longship",)), strong(hand=("skadi",))).answer(0, "norn:longship.raid")
    assert (table.open, table.offers(1)) == ([(1, "norn.answer")], ["pass"])
    told = len(table.game.events(0, 0))
    table.answer(1, "pass")
    assert all(event["args"].get("kingdom") != 1 for event in table.game.events(told, 0))


@pytest.mark.rule("KR-FLOW-08")
def test_without_norns_in_hand_there_is_nothing_to_ask() -> None:
    table = at_count(weak(hand=("longship",)), strong(hand=("huskarl.dagaz",))).answer(0, "norn:longship.raid")
    assert (table.open, table.counter) == ([(0, "initiative")], [6, 10])


@pytest.mark.rule("KR-NORNS-08")
@pytest.mark.parametrize(
    ("magics", "counter"), [([], [7, 6]), ([1], [4, 6]), ([1, 0], [7, 6]), ([1, 0, 1], [4, 6]), ([1, 0, 1, 0], [7, 6])]
)
def test_answers_are_answered_in_turn_and_resolved_last_in_first_out(magics: list[int], counter: list[int]) -> None:
    table = at_count(
        weak(hand=("thor", "freyas_magic", "freyas_magic")), middling(hand=("freyas_magic", "freyas_magic"))
    )
    table.answer(0, "norn:thor.hammer")
    for seat in magics:
        assert table.open == [(seat, "norn.answer")]
        table.answer(seat, MAGIC)
    table.until("initiative")
    assert table.counter == counter


@pytest.mark.rule("KR-NORNS-08")
def test_a_norn_is_answered_once_even_if_the_answer_was_cancelled() -> None:
    table = at_count(weak(hand=("thor", "freyas_magic")), middling(hand=("freyas_magic", "freyas_magic")))
    table.answer(0, "norn:thor.hammer").answer(1, MAGIC).answer(0, MAGIC)
    assert dict(table.ask(1).about)["norn"] == "freyas_magic.cancel"
    table.answer(1, "pass")
    assert table.counter == [7, 6]
    assert table.open == [(1, "initiative")]


def tyr_against_an_employer() -> Table:
    """The defender, behind by the mercenary's Thor, has laid Tyr; employer and mercenary hold a Freya's Magic each."""
    table = at_count(
        weak(hand=("freyas_magic",)), middling(hand=("tyr", "shield_wall")), outsider("thor", "freyas_magic"), seats=4
    )
    hire(table, 0, 2).answer(0, "pass").answer(2, "norn:thor.hammer").answer(1, "pass")
    return table.answer(1, "norn:tyr.oath")


@pytest.mark.rule("KR-NORNS-08")
def test_the_combatant_is_asked_before_its_mercenary() -> None:
    table = tyr_against_an_employer()
    assert table.open == [(0, "norn.answer")]
    table.answer(0, "pass")
    assert (table.open, table.offers(2)) == ([(2, "norn.answer")], ["pass", MAGIC])
    table.answer(2, MAGIC).until("initiative")
    assert table.counter == [7, 6]


@pytest.mark.rule("KR-NORNS-08")
def test_one_answer_of_a_side_is_enough() -> None:
    table = tyr_against_an_employer().answer(0, MAGIC)
    assert table.open == [(1, "norn.answer")]
    table.answer(1, "pass")
    assert (table.open, table.counter) == ([(1, "initiative")], [7, 6])


@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-11")
def test_a_result_norn_can_be_cancelled() -> None:
    table = at_count(weak(hand=("freyas_magic",)), strong(hand=("balder",))).answer(0, "pass")
    table.answer(1, "norn:balder.light").answer(0, MAGIC)
    assert "result.save" not in asked_to_the_end(table)


@pytest.mark.rule("KR-NORNS-10")
def test_a_cancelled_norn_counts_towards_the_limit() -> None:
    table = at_count(
        weak(hand=("longship", "longship", "thor")),
        middling(hand=("freyas_magic", "freyas_magic")),
        laws=["yggdrasil_burns"],
    )
    for _ in range(2):
        assert "norn:thor.hammer" in table.offers(0)
        table.answer(0, "norn:longship.raid").answer(1, MAGIC).until("initiative")
    assert table.counter == [4, 6]
    assert "norn:thor.hammer" not in table.offers(0)
    assert table.game.why_not(0, "norn:thor.hammer") == "KR-GEN-10"


@pytest.mark.rule("KR-NORNS-10")
def test_a_cost_is_paid_before_the_answer_and_not_given_back() -> None:
    table = at_count(middling(hand=("freyas_magic",)), weak(hand=("jormungandr", "huskarl.dagaz")))
    table.answer(1, "norn:jormungandr.coil", "discard:huskarl.dagaz")
    assert (table.open, table.hand(1)) == ([(0, "norn.answer")], [])
    table.answer(0, MAGIC)
    assert (table.counter, table.hand(1)) == ([6, 4], [])
    assert table.game.observation(None)["warriors"][0] == "huskarl.dagaz"


@pytest.mark.rule("KR-NORNS-09", "KR-NORNS-10")
@pytest.mark.example("KR-EX-39")
def test_a_late_use_undoes_the_forces_and_leaves_the_cost_paid() -> None:
    attacker = middling(hand=("freyas_magic",), coin=4)
    table = at_count(attacker, weak(hand=("poisoned_mead", "huskarl.dagaz"), coin=4))
    table.answer(1, "norn:poisoned_mead.draught", "discard:huskarl.dagaz").answer(0, "pass")
    assert (table.counter, table.leader) == ([4, 4], 1)
    table.answer(0, MAGIC)
    assert (table.counter, table.leader) == ([6, 4], 0)
    assert table.hand(1) == []


@pytest.mark.rule("KR-NORNS-09")
@pytest.mark.parametrize(
    ("norn", "reversible"),
    [
        ("terrible_disease.plague", True),
        ("valkyries.choose_the_slain", True),
        ("assassin.kill", False),
        ("hugin_munin.hugin", False),
        ("hugin_munin.munin", False),
        ("frey.harvest", False),
        ("frey.levy", False),
    ],
)
def test_of_the_precombat_norns_only_reversible_ones_can_be_undone_late(norn: str, reversible: bool) -> None:
    table = at_precombat(weak(hand=("freyas_magic",)), strong(hand=(norn.split(".")[0],))).answer(0, "pass")
    table.answer(1, f"norn:{norn}").until("initiative", 0)
    assert (MAGIC in table.offers(0)) == reversible
    assert table.game.why_not(0, MAGIC) == ("" if reversible else "KR-NORNS-09")


@pytest.mark.rule("KR-NORNS-09")
@pytest.mark.parametrize(
    ("norn", "reversible"),
    [
        ("poisoned_mead.sip", True),
        ("rune_blade.strike", True),
        ("skalds_song.courage", True),
        ("skalds_song.muster", False),
        ("loki.theft", False),
        ("heimdall.watch", False),
        ("mimirs_well.drink", False),
    ],
)
def test_cards_that_were_drawn_taken_or_shown_cannot_be_undone_late(norn: str, reversible: bool) -> None:
    villagers = ("villager_woman.jera", "villager_woman.algiz", "villager_woman.ingwaz")
    table = at_count(middling(hand=("freyas_magic",) * 3), weak(hand=(norn.split(".")[0], *villagers)))
    table.answer(1, f"norn:{norn}").until("initiative", 1)
    for villager in villagers:
        if table.leader == 0:
            table.answer(1, f"villager:{villager}")
    assert table.open == [(0, "initiative")]
    assert (MAGIC in table.offers(0)) == reversible


@pytest.mark.rule("KR-NORNS-09")
def test_a_late_use_gives_the_blocked_reinforcements_back() -> None:
    attacker = weak(hand=("freyas_magic", "villager_woman.jera"))
    table = at_precombat(attacker, strong(hand=("terrible_disease",))).answer(0, "pass")
    table.answer(1, "norn:terrible_disease.plague").until("initiative")
    assert "villager:villager_woman.jera" not in table.offers(0)
    table.answer(0, MAGIC)
    assert {"villager:villager_woman.jera", "thor:villager_woman.jera"} <= set(table.offers(0))


@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_a_late_use_stops_what_still_waits_for_the_result() -> None:
    table = at_precombat(weak(hand=("freyas_magic",)), strong(hand=("valkyries",))).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    assert table.counter == [4, 11]
    assert table.answer(0, MAGIC).counter == [4, 10]
    assert "result.save" not in asked_to_the_end(table)


@pytest.mark.rule("KR-NORNS-09")
def test_a_late_use_brings_the_hero_back() -> None:
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="ragnar", reserve="ivar", hand=("freyas_magic",))
    table = at_count(attacker, middling(hand=("loki",)))
    assert table.counter == [7, 6]
    table.answer(1, "norn:loki.trick").answer(0, "pass")
    assert (table.counter, table.game.observation(None)["leading"][0]) == ([5, 6], ["ivar"])
    table.answer(0, MAGIC)
    assert (table.counter, table.game.observation(None)["leading"][0]) == ([7, 6], ["ragnar"])


def tricked(*hand: str, **lay: Any) -> Table:
    """Loki's trick has swapped Ivar in for the attacker's Ragnar; the attacker is behind by it."""
    own = ("freyas_magic", *hand)
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="ragnar", reserve="ivar", hand=own, coin=3)
    table = at_count(attacker, middling(hand=("loki", "villager_woman.jera"), coin=5), heroes=["leif"], **lay)
    return table.answer(1, "norn:loki.trick").answer(0, "pass")


def both_heroes(table: Table) -> tuple[list[str], list[str]]:
    """The Hero that leads the attacker's army and the one in reserve, as the attacker sees them."""
    view = table.game.observation(0)
    return view["leading"][0], view["reserve"][0]


@pytest.mark.rule("KR-NORNS-09", "KR-HERO-03")
def test_a_hero_taken_since_does_not_come_into_the_army_by_a_late_use() -> None:
    table = tricked().answer(0, "exchange:ragnar")
    assert both_heroes(table) == (["ivar"], ["leif"])
    table.answer(0, MAGIC)
    assert table.event("norn.cancelled") == {"kingdom": 1, "norn": "loki.trick"}
    assert both_heroes(table) == (["ivar"], ["leif"])


@pytest.mark.rule("KR-NORNS-09", "KR-HERO-03")
def test_nor_by_threads_of_fate_nor_where_the_army_hero_was_exchanged() -> None:
    woven = tricked("threads_of_fate").answer(0, "norn:threads_of_fate.new_champion", "exchange:ragnar")
    assert both_heroes(woven.answer(0, MAGIC)) == (["ivar"], ["leif"])
    liberal = tricked(hero_exchange="any").answer(0, "exchange:ivar")
    assert both_heroes(liberal.answer(0, MAGIC)) == (["leif"], ["ragnar"])


@pytest.mark.rule("KR-NORNS-09")
def test_without_the_trick_the_heroes_swapped_since_stand_the_other_way_round() -> None:
    """Had only the attacker's Holmgang swapped them, Ivar would lead."""
    table = tricked("holmgang").answer(0, "norn:holmgang.duel")
    assert both_heroes(table) == (["ragnar"], ["ivar"])
    table.answer(1, "villager:villager_woman.jera").answer(0, MAGIC)
    assert both_heroes(table) == (["ivar"], ["ragnar"])


@pytest.mark.rule("KR-NORNS-09")
def test_a_late_use_gives_the_hero_bonus_back() -> None:
    attacker = Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis", hand=("freyas_magic",))
    table = at_count(attacker, strong(hand=("scorn_pole",))).answer(1, "norn:scorn_pole.curse").answer(0, "pass")
    assert table.counter == [8, 10]
    assert table.answer(0, MAGIC).counter == [11, 10]


@pytest.mark.rule("KR-NORNS-09")
def test_only_the_last_norn_of_the_other_side_can_be_undone_late() -> None:
    table = at_precombat(
        weak(hand=("freyas_magic", "villager_woman.jera")),
        strong(hand=("terrible_disease", "hugin_munin")),
        laws=["skoll_devours_sun"],
    ).answer(0, "pass")
    table.answer(1, "norn:terrible_disease.plague").until("precombat", 0).answer(0, "pass")
    table.answer(1, "norn:hugin_munin.hugin").until("initiative")
    assert MAGIC not in table.offers(0)
    assert "villager:villager_woman.jera" not in table.offers(0)


@pytest.mark.rule("KR-NORNS-09")
def test_a_norn_that_was_cancelled_hides_the_one_before_it() -> None:
    table = at_precombat(
        weak(hand=("freyas_magic", "freyas_magic")),
        strong(hand=("terrible_disease", "valkyries")),
        laws=["skoll_devours_sun"],
    ).answer(0, "pass")
    table.answer(1, "norn:terrible_disease.plague").until("precombat", 0).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").answer(0, MAGIC).until("initiative")
    assert table.counter == [4, 10]
    assert MAGIC not in table.offers(0)


@pytest.mark.rule("KR-NORNS-09")
def test_another_freyas_magic_is_not_undone_late() -> None:
    table = at_count(weak(hand=("thor", "freyas_magic")), middling(hand=("freyas_magic",)))
    table.answer(0, "norn:thor.hammer").answer(1, MAGIC).answer(0, "pass")
    assert table.open == [(0, "initiative")]
    assert table.game.why_not(0, MAGIC) == "KR-NORNS-09"


@pytest.mark.rule("KR-NORNS-09", "KR-NORNS-08")
def test_a_late_use_can_be_answered() -> None:
    table = at_precombat(weak(hand=("freyas_magic",)), strong(hand=("valkyries", "freyas_magic"))).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    table.answer(0, MAGIC).answer(1, MAGIC)
    assert table.counter == [4, 11]


@pytest.mark.rule("KR-NORNS-09")
def test_the_last_norn_of_the_other_sides_mercenary_is_undone_late() -> None:
    table = at_count(weak(), middling(hand=("freyas_magic",)), outsider("thor"), outsider())
    hire(table, 0, 2).answer(0, "pass").answer(2, "norn:thor.hammer").answer(1, "pass")
    assert (table.counter, table.open) == ([7, 6], [(1, "initiative")])
    assert table.answer(1, MAGIC).counter == [4, 6]


@pytest.mark.rule("KR-NORNS-09", "KR-MERC-07")
def test_a_mercenary_uses_it_late_as_one_of_its_two_norns() -> None:
    table = at_precombat(
        weak(), strong(hand=("valkyries",)), outsider("freyas_magic", "longship", "thor"), outsider()
    ).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    hire(table, 0, 2).answer(0, "pass")
    table.answer(2, MAGIC).answer(0, "pass")
    assert table.counter == [4, 10]
    table.answer(2, "norn:longship.raid").answer(0, "pass")
    assert table.offers(2) == ["pass"]
    assert table.game.why_not(2, "norn:thor.hammer") == "KR-MERC-07"
