"""Norns in combat (Basic 8, 10, 12; Icons)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, middling, outsider, strong, weak

Fielding = Callable[..., Kingdom]


def led_by_freydis(**more: Any) -> Kingdom:
    """An army of 11 Forces, 3 of them the Hero's bonus."""
    return Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis", **more)


def bottom_of_norns(table: Table, n: int) -> dict[str, int]:
    """The faces that may lie in each of the last n places of the Norn pile, if all may lie in all of them."""
    view = table.game.observation(None)
    places = set(view["norns"][:n])
    assert len(places) == 1, f"the order of {places} is known"
    faces: dict[str, int] = view["unseen"][places.pop()]
    return faces


@pytest.mark.rule("KR-NORNS-01")
def test_a_norn_is_laid_face_up_with_the_option_that_its_user_names() -> None:
    table = at_count(weak(hand=("poisoned_mead", "tyr")), strong())
    assert {"norn:poisoned_mead.sip", "norn:poisoned_mead.draught"} <= set(table.offers(0))
    table.answer(0, "norn:poisoned_mead.sip")
    assert table.game.observation(None)["laid"] == ["poisoned_mead"]
    assert table.event("norn") == {"kingdom": 0, "norn": "poisoned_mead.sip"}
    assert table.hand(0) == ["tyr"]


@pytest.mark.rule("KR-NORNS-02")
def test_norns_follow_one_another_until_their_user_leads() -> None:
    table = at_count(weak(hand=("longship", "skalds_song", "freya"), coin=3), middling(coin=5))
    table.answer(0, "norn:longship.raid")
    assert table.counter == [6, 6]
    assert table.open == [(0, "initiative")]
    table.answer(0, "norn:skalds_song.courage")
    assert table.counter == [7, 6]
    assert table.open == [(1, "initiative")]


@pytest.mark.rule("KR-NORNS-03")
@pytest.mark.parametrize(
    ("attacker", "defender", "trailer", "usable", "useless"),
    [
        (weak, strong, 0, ["norn:freya.favour", "norn:thor.hammer"], "norn:tyr.oath"),
        (strong, weak, 1, ["norn:freya.favour", "norn:tyr.oath"], "norn:thor.hammer"),
    ],
)
def test_marked_norns_work_for_their_role_alone(
    attacker: Fielding, defender: Fielding, trailer: int, usable: list[str], useless: str
) -> None:
    hands = [("thor", "tyr", "freya") if seat == trailer else () for seat in (0, 1)]
    table = at_count(attacker(hand=hands[0]), defender(hand=hands[1]))
    norns = [key for key in table.offers(trailer) if key.startswith("norn:")]
    assert sorted(norns) == usable
    assert table.game.why_not(trailer, useless) == "KR-NORNS-03"


@pytest.mark.rule("KR-NORNS-04")
def test_used_norns_stay_until_the_combat_is_over_and_go_shuffled_under_the_pile() -> None:
    table = at_count(weak(hand=("longship", "skalds_song", "thor")), strong())
    table.answer(0, "norn:longship.raid", "norn:skalds_song.courage", "norn:thor.hammer").until("result.norn")
    assert sorted(table.game.observation(None)["laid"]) == ["longship", "skalds_song", "thor"]
    table.end_combat()
    assert table.game.observation(None)["laid"] == []
    assert bottom_of_norns(table, 3) == {"longship": 1, "skalds_song": 1, "thor": 1}


@pytest.mark.rule("KR-NORNS-05")
@pytest.mark.parametrize(
    ("norn", "counter"),
    [("skalds_song.courage", [5, 10]), ("poisoned_mead.sip", [4, 9]), ("fenrir.bite", [4, 8])],
)
def test_bonuses_raise_the_own_total_and_reductions_lower_the_opponents(norn: str, counter: list[int]) -> None:
    table = at_count(weak(hand=(norn.split(".")[0],)), strong())
    assert table.answer(0, f"norn:{norn}").counter == counter


@pytest.mark.rule("KR-NORNS-06")
def test_no_hero_bonus_leaves_the_strength_of_the_opposing_hero() -> None:
    table = at_count(weak(hand=("scorn_pole",)), led_by_freydis())
    assert table.counter == [4, 11]
    assert table.answer(0, "norn:scorn_pole.curse").counter == [4, 8]


@pytest.mark.rule("KR-NORNS-06")
def test_some_norns_take_the_bonus_of_the_own_hero() -> None:
    table = at_count(led_by_freydis(hand=("holmgang",)), strong(cube=1), seats=3)
    assert table.counter == [11, 12]
    assert table.answer(0, "norn:holmgang.oath").counter == [10, 12]


@pytest.mark.rule("KR-NORNS-11", "KR-FLOW-10")
def test_result_norns_come_once_the_outcome_is_fixed_and_before_anything_is_taken() -> None:
    table = at_count(weak(hand=("hel",)), strong(hand=("balder",)))
    assert table.offers(0) == ["pass", "buy"]
    table.answer(0, "pass")
    view = table.game.observation(None)
    assert (view["winner"], view["captured"], [len(army) for army in view["armies"]]) == (1, [[], []], [2, 2])
    assert table.open == [(1, "result.norn")]
    assert table.offers(1) == ["pass", "norn:balder.light"]
    table.answer(1, "norn:balder.light").answer(0, "pass").answer(1, "pass")
    assert table.open == [(0, "result.norn")]
    assert table.offers(0) == ["pass", "norn:hel.toll"]
    table.answer(0, "norn:hel.toll")
    assert table.game.observation(None)["captured"] == [[], []]


@pytest.mark.rule("KR-NORNS-11")
def test_a_victory_norn_is_for_the_winner_and_a_defeat_norn_for_the_loser() -> None:
    table = at_count(weak(hand=("balder",)), strong(hand=("hel",))).answer(0, "pass")
    assert table.offers(1) == ["pass"]
    assert table.game.why_not(1, "norn:hel.toll") == "KR-NORNS-11"
    table.answer(1, "pass")
    assert table.offers(0) == ["pass"]
    assert table.game.why_not(0, "norn:balder.light") == "KR-NORNS-11"


@pytest.mark.rule("KR-NORNS-11")
def test_a_result_norn_does_not_change_the_outcome() -> None:
    table = at_count(weak(hand=("hel",)), strong()).answer(0, "pass").answer(1, "pass").answer(0, "norn:hel.toll")
    table.end_combat()
    assert len(table.game.observation(None)["captured"][1]) == 1


@pytest.mark.rule("KR-NORNS-13")
@pytest.mark.parametrize("norn", ["scorn_pole.curse", "loki.theft", "heimdall.watch"])
def test_a_norn_may_be_wasted(norn: str) -> None:
    table = at_count(weak(hand=(norn.split(".")[0],)), strong())
    table.answer(0, f"norn:{norn}")
    assert table.counter == [4, 10]
    assert table.game.observation(None)["laid"] == [norn.split(".")[0]]
    assert table.open == [(0, "initiative")]


@pytest.mark.rule("KR-NORNS-13")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible() -> None:
    table = at_precombat(weak(hand=("assassin",)), strong()).answer(0, "norn:assassin.kill", "slot:1")
    assert [len(army) for army in table.game.observation(None)["armies"]] == [2, 1]
    assert table.open == [(1, "precombat")]


@pytest.mark.rule("KR-NORNS-13")
def test_a_cost_must_be_paid_in_full_and_not_with_the_norn_itself() -> None:
    table = at_count(weak(hand=("poisoned_mead",)), strong())
    assert "norn:poisoned_mead.sip" in table.offers(0)
    assert "norn:poisoned_mead.draught" not in table.offers(0)
    assert table.game.why_not(0, "norn:poisoned_mead.draught") == "KR-NORNS-13"


@pytest.mark.rule("KR-FLOW-05")
def test_precombat_norns_alternate_from_the_attacker_until_both_pass() -> None:
    table = at_precombat(
        weak(hand=("terrible_disease", "hugin_munin")), strong(hand=("valkyries",)), laws=["skoll_devours_sun"]
    )
    assert {"pass", "norn:terrible_disease.plague", "norn:hugin_munin.hugin", "norn:hugin_munin.munin"} == set(
        table.offers(0)
    )
    table.answer(0, "norn:terrible_disease.plague").answer(1, "pass")
    assert table.open == [(1, "precombat")]
    table.answer(1, "pass")
    table.answer(0, "norn:hugin_munin.hugin").answer(1, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("precombat", 0)
    table.answer(0, "pass")
    assert table.open == [(1, "precombat")]
    table.answer(1, "pass")
    assert table.open == [(0, "initiative")]


@pytest.mark.rule("KR-FLOW-06")
def test_the_trailer_reinforces_uses_norns_undoes_one_hires_or_gives_in() -> None:
    attacker = weak(hand=("villager_woman.jera", "huskarl.dagaz", "longship", "freyas_magic"))
    table = at_precombat(attacker, strong(hand=("valkyries",)), outsider(), outsider()).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    assert sorted(table.offers(0)) == [
        "hire",
        "norn:freyas_magic.cancel",
        "norn:longship.raid",
        "pass",
        "thor:huskarl.dagaz",
        "thor:villager_woman.jera",
        "villager:villager_woman.jera",
    ]
    assert table.answer(0, "pass").open == [(1, "result.norn")]


@pytest.mark.rule("KR-FLOW-06")
def test_with_two_kingdoms_the_trailer_buys_norns_instead_of_hiring() -> None:
    assert at_count(weak(), strong()).offers(0) == ["pass", "buy"]


@pytest.mark.rule("KR-FLOW-15")
def test_munin_names_a_kingdom_which_shows_its_norns_to_the_user_alone() -> None:
    table = at_precombat(weak(hand=("hugin_munin",)), strong(), outsider("tyr"), outsider())
    table.answer(0, "norn:hugin_munin.munin")
    assert table.offers(0) == ["aim:1", "aim:2", "aim:3"]
    table.answer(0, "aim:2")
    assert table.event("norn.aimed") == {"kingdom": 0, "target": 2}
    assert table.game.observation(0)["hands"][2] == ["tyr"]
    assert table.game.observation(1)["hands"][2] != ["tyr"]


@pytest.mark.rule("KR-FLOW-15")
def test_the_cost_is_chosen_by_its_payer_and_shown_to_all() -> None:
    table = at_count(weak(hand=("poisoned_mead", "huskarl.dagaz", "tyr")), strong())
    table.answer(0, "norn:poisoned_mead.draught")
    assert (table.open, table.offers(0)) == ([(0, "norn.cost")], ["discard:huskarl.dagaz", "discard:tyr"])
    table.answer(0, "discard:huskarl.dagaz")
    assert table.event("discarded", 1) == {"kingdom": 0, "card": "huskarl.dagaz"}
    assert (table.hand(0), table.counter) == (["tyr"], [4, 8])


@pytest.mark.rule("KR-FLOW-15")
def test_the_mix_is_public_and_the_faces_that_are_drawn_are_not() -> None:
    table = at_count(weak(hand=("mimirs_well",)), strong(), warriors=["jarl.jera"], norns=["tyr"])
    table.answer(0, "norn:mimirs_well.drink", "split:1")
    assert table.hand(0) == ["jarl.jera", "tyr"]
    assert table.event("drawn.hidden", 1) == {"kingdom": 0, "warriors": 1, "norns": 1}
    assert [card.split(".")[0] for card in table.game.observation(1)["hands"][0]] == ["?norn", "?warrior"]
