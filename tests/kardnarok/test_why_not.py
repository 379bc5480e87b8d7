"""Why something is not on offer in a combat: the rule that forbids it (Basic 7 to 15; Duel)."""

import pytest

from tests.kardnarok.play import Table, at_announcement, at_count, at_precombat, hire, outsider, strong, weak

MAGIC = "norn:freyas_magic.cancel"
EVERYTHING = ("villager_woman.jera", "huskarl.dagaz", "longship", "mimirs_well", "freyas_magic")


def why(table: Table, seat: int, key: str) -> str:
    """The rule that forbids this; the option is really not on offer."""
    asked = [ask for ask in table.game.asks if ask.seat == seat]
    assert all(option.key != key for ask in asked for option in (*ask.options, *ask.anytime))
    return table.game.why_not(seat, key)


@pytest.mark.rule("KR-RITUAL-08")
def test_a_resting_ritual() -> None:
    table = at_announcement(weak(), strong()).answer(0, "attack:1").until("ritual")
    table.answer(0, "ritual:frey").answer(1, "ritual:thor").end_combat().until("ritual")
    assert why(table, 0, "ritual:frey") == "KR-RITUAL-08"
    assert why(table, 1, "ritual:thor") == "KR-RITUAL-08"
    assert table.game.why_not(0, "ritual:thor") == ""


@pytest.mark.rule("KR-NORNS-03")
def test_a_norn_of_the_other_role() -> None:
    table = at_count(weak(hand=("tyr", "thor")), strong())
    assert why(table, 0, "norn:tyr.oath") == "KR-NORNS-03"
    assert table.game.why_not(0, "norn:thor.hammer") == ""


@pytest.mark.rule("KR-PRECOMBAT-02", "KR-NORNS-11")
@pytest.mark.parametrize(
    ("norn", "rule"), [("valkyries.choose_the_slain", "KR-PRECOMBAT-02"), ("balder.light", "KR-NORNS-11")]
)
def test_a_norn_whose_window_is_not_the_combat(norn: str, rule: str) -> None:
    assert why(at_count(weak(hand=(norn.split(".")[0],)), strong()), 0, f"norn:{norn}") == rule


@pytest.mark.rule("KR-CARD-05", "KR-NORNS-09")
@pytest.mark.parametrize(("norn", "rule"), [("thor.hammer", "KR-CARD-05"), ("freyas_magic.cancel", "KR-NORNS-09")])
def test_a_norn_of_the_combat_before_the_armies_are_revealed(norn: str, rule: str) -> None:
    assert why(at_precombat(weak(hand=(norn.split(".")[0],)), strong()), 0, f"norn:{norn}") == rule


@pytest.mark.rule("KR-PRECOMBAT-03")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_precombat_norn_out_of_turn(seat: int) -> None:
    table = at_precombat(weak(), strong(hand=("valkyries",)), outsider("valkyries"))
    assert why(table, seat, "norn:valkyries.choose_the_slain") == "KR-PRECOMBAT-03"


@pytest.mark.rule("KR-NORNS-12")
def test_a_norn_of_any_moment_where_the_list_has_no_moment() -> None:
    table = at_count(weak(hand=("longship", "mimirs_well")), strong(hand=("mimirs_well",)))
    table.answer(0, "norn:longship.raid")
    assert why(table, 1, "norn:mimirs_well.drink") == "KR-NORNS-12"
    table.answer(1, "pass").answer(0, "pass")
    assert why(table, 1, "norn:mimirs_well.drink") == "KR-NORNS-12"


@pytest.mark.rule("KR-GEN-06")
@pytest.mark.parametrize("key", ["norn:thor.hammer", "villager:villager_woman.jera", "thor:huskarl.dagaz"])
def test_a_card_that_is_not_in_hand(key: str) -> None:
    assert why(at_count(weak(), strong()), 0, key) == "KR-GEN-06"


@pytest.mark.rule("KR-NORNS-09")
def test_freyas_magic_with_nothing_to_undo() -> None:
    assert why(at_count(weak(hand=("freyas_magic",)), strong()), 0, MAGIC) == "KR-NORNS-09"


@pytest.mark.rule("KR-NORNS-08")
def test_freyas_magic_against_the_own_side() -> None:
    table = at_count(weak(hand=("thor", "freyas_magic")), strong(hand=("skadi",))).answer(0, "norn:thor.hammer")
    assert why(table, 0, MAGIC) == "KR-NORNS-08"


@pytest.mark.rule("KR-REINFORCE-01", "KR-REINFORCE-07")
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("thor:jotun", "KR-REINFORCE-07"),
        ("villager:jotun", "KR-REINFORCE-01"),
        ("villager:huskarl.dagaz", "KR-REINFORCE-01"),
    ],
)
def test_a_warrior_that_cannot_reinforce(key: str, rule: str) -> None:
    assert why(at_count(weak(hand=("jotun", "huskarl.dagaz")), strong()), 0, key) == rule


@pytest.mark.rule("KR-REINFORCE-05")
def test_a_third_thor_warrior() -> None:
    table = at_count(weak(hand=("huskarl.dagaz",) * 3), strong())
    table.answer(0, "thor:huskarl.dagaz", "thor:huskarl.dagaz")
    assert why(table, 0, "thor:huskarl.dagaz") == "KR-REINFORCE-05"


@pytest.mark.rule("KR-GEN-11")
@pytest.mark.parametrize("key", ["villager:villager_woman.jera", "thor:villager_woman.jera", "thor:huskarl.dagaz"])
def test_reinforcements_blocked_by_a_card(key: str) -> None:
    table = at_precombat(weak(hand=("villager_woman.jera", "huskarl.dagaz")), strong(hand=("terrible_disease",)))
    table.answer(0, "pass").answer(1, "norn:terrible_disease.plague").until("initiative")
    assert why(table, 0, key) == "KR-GEN-11"


@pytest.mark.rule("KR-INITIATIVE-05", "KR-ROUND-08")
@pytest.mark.parametrize(("seat", "rule"), [(1, "KR-INITIATIVE-05"), (2, "KR-ROUND-08")])
@pytest.mark.parametrize("key", ["villager:villager_woman.jera", "norn:freya.favour", "hire"])
def test_acting_without_the_initiative(seat: int, rule: str, key: str) -> None:
    assert why(at_count(weak(), strong(), outsider()), seat, key) == rule


@pytest.mark.rule("KR-MERC-02")
def test_hiring_without_bronze() -> None:
    assert why(at_count(weak(bronze=0), strong(), outsider("thor")), 0, "hire") == "KR-MERC-02"


@pytest.mark.rule("KR-MERC-05")
def test_hiring_twice() -> None:
    assert why(hire(at_count(weak(), strong(), outsider(), outsider()), 0, 2), 0, "hire") == "KR-MERC-05"


@pytest.mark.rule("KR-MERC-01")
@pytest.mark.parametrize(
    "key",
    ["hire", "villager:villager_woman.jera", "thor:huskarl.dagaz", "norn:longship.raid", "norn:mimirs_well.drink"],
)
def test_acting_after_seeking_in_vain(key: str) -> None:
    table = at_count(weak(hand=EVERYTHING), strong(), outsider(), outsider()).answer(0, "hire", "withdraw")
    assert why(table, 0, key) == "KR-MERC-01"


@pytest.mark.rule("KR-MERC-11")
@pytest.mark.parametrize(
    "key", ["villager:villager_woman.jera", "thor:huskarl.dagaz", "norn:longship.raid", "norn:mimirs_well.drink"]
)
def test_acting_after_hiring(key: str) -> None:
    table = hire(at_count(weak(hand=EVERYTHING), strong(), outsider(), outsider()), 0, 2)
    assert why(table, 0, key) == "KR-MERC-11"


@pytest.mark.rule("KR-MERC-21")
@pytest.mark.parametrize("key", [MAGIC, "villager:villager_woman.jera"])
def test_the_employer_while_its_mercenary_is_asked(key: str) -> None:
    table = hire(at_count(weak(hand=EVERYTHING), strong(), outsider(), outsider()), 0, 2).answer(0, "pass")
    assert why(table, 0, key) == "KR-MERC-21"


@pytest.mark.rule("KR-DUEL-08", "KR-DUEL-10")
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("buy", "KR-DUEL-08"),
        ("villager:villager_woman.jera", "KR-DUEL-10"),
        ("thor:huskarl.dagaz", "KR-DUEL-10"),
        ("norn:longship.raid", "KR-DUEL-10"),
        ("norn:mimirs_well.drink", "KR-DUEL-10"),
    ],
)
def test_acting_after_buying(key: str, rule: str) -> None:
    table = at_count(weak(hand=EVERYTHING), strong(), norns=["tyr", "skadi"]).answer(0, "buy")
    assert why(table, 0, key) == rule


@pytest.mark.rule("KR-DUEL-07")
def test_buying_without_bronze() -> None:
    assert why(at_count(weak(bronze=0), strong()), 0, "buy") == "KR-DUEL-07"


@pytest.mark.rule("KR-DUEL-06")
def test_hiring_with_two_kingdoms() -> None:
    assert why(at_count(weak(), strong()), 0, "hire") == "KR-DUEL-06"
