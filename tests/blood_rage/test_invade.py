"""Invade (Action phase)."""

import pytest

from tests.blood_rage.play import Clan, at_turn

OUTER = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
FJORDS = ("fjord_ne", "fjord_se", "fjord_sw", "fjord_nw")


@pytest.mark.rule("BR-INVADE-01")
@pytest.mark.parametrize(
    ("figure", "sheet", "price"),
    [("warrior", [], 1), ("troll", ["a1-troll"], 2), ("frost-giant", ["a3-frost-giant"], 4)],
)
def test_a_figure_of_the_reserve_invades_for_its_strength(figure: str, sheet: list[str], price: int) -> None:
    table = at_turn(Clan(sheet=sheet), Clan()).answer(0, f"invade:{figure}", "to:gimle")
    assert (table.rage(0), table.count(0, figure, "gimle")) == (6 - price, 1)
    assert table.event("invaded") == {"clan": 0, "figure": figure, "place": "gimle"}


@pytest.mark.rule("BR-INVADE-01")
def test_a_figure_that_is_not_in_reserve_cannot_invade() -> None:
    table = at_turn(Clan({"gimle": ["leader"], "valhalla": ["ship"]}), Clan())
    for figure in ("leader", "ship", "troll"):
        assert f"invade:{figure}" not in table.offers(0)
        assert table.why_not(0, f"invade:{figure}") == "BR-INVADE-01"


@pytest.mark.rule("BR-INVADE-01", "BR-INVADE-02")
def test_any_outer_province_can_be_invaded_pillaged_or_not() -> None:
    table = at_turn(Clan({"gimle": ["leader"]}), Clan(), pillaged=["horgr"]).answer(0, "invade:warrior")
    assert table.offers(0) == [f"to:{place}" for place in OUTER]
    assert table.answer(0, "to:horgr").count(0, "warrior", "horgr") == 1


@pytest.mark.rule("BR-INVADE-01")
def test_only_a_ship_invades_a_fjord() -> None:
    table = at_turn(Clan(), Clan()).answer(0, "invade:warrior")
    assert table.why_not(0, "to:fjord_ne") == "BR-INVADE-01"


@pytest.mark.rule("BR-INVADE-03")
@pytest.mark.parametrize("figure", ["warrior", "leader", "troll"])
def test_yggdrasil_cannot_be_invaded(figure: str) -> None:
    table = at_turn(Clan(sheet=["a1-troll"]), Clan()).answer(0, f"invade:{figure}")
    assert "to:yggdrasil" not in table.offers(0)
    assert table.why_not(0, "to:yggdrasil") == "BR-INVADE-03"


@pytest.mark.rule("BR-INVADE-03")
def test_unless_a_card_says_otherwise() -> None:
    table = at_turn(Clan(sheet=["a2-dark-elf"]), Clan()).answer(0, "invade:dark-elf")
    assert "to:yggdrasil" in table.offers(0)


@pytest.mark.rule("BR-INVADE-04")
@pytest.mark.parametrize(("figure", "price"), [("ship", 2), ("sea-serpent", 3)])
def test_a_ship_invades_a_fjord_and_no_village(figure: str, price: int) -> None:
    table = at_turn(Clan(sheet=["a1-sea-serpent"]), Clan(), seats=3).answer(0, f"invade:{figure}")
    assert table.offers(0) == [f"to:{fjord}" for fjord in FJORDS]
    assert table.why_not(0, "to:gimle") == table.why_not(0, "to:yggdrasil") == "BR-INVADE-04"
    table.answer(0, "to:fjord_se")
    assert (table.rage(0), table.count(0, figure, "fjord_se")) == (6 - price, 1)


@pytest.mark.rule("BR-INVADE-04")
def test_a_ship_enters_where_all_villages_are_full() -> None:
    full = Clan({"utgard": ["warrior"] * 3}), Clan({"andlang": ["warrior"] * 3})
    table = at_turn(Clan(), *full).answer(0, "invade:ship", "to:fjord_sw")
    assert table.count(0, "ship", "fjord_sw") == 1


@pytest.mark.rule("BR-INVADE-05")
def test_the_leader_invades_for_nothing() -> None:
    table = at_turn(Clan(rage=1), Clan()).answer(0, "invade:leader", "to:gimle")
    assert (table.rage(0), table.count(0, "leader", "gimle")) == (1, 1)


@pytest.mark.rule("BR-INVADE-06")
@pytest.mark.parametrize("figure", ["warrior", "leader", "ship"])
def test_no_more_figures_than_horns_not_even_for_nothing(figure: str) -> None:
    table = at_turn(Clan({"gimle": ["warrior"] * 4}), Clan())
    assert f"invade:{figure}" not in table.offers(0)
    assert table.why_not(0, f"invade:{figure}") == "BR-INVADE-06"


@pytest.mark.rule("BR-INVADE-06")
def test_nor_right_after_an_upgrade() -> None:
    clan = Clan({"gimle": ["warrior"] * 4}, hand=["a1-troll"])
    table = at_turn(clan, Clan()).answer(0, "upgrade:a1-troll")
    table.expect(1, "turn")
    assert table.count(0, "troll", "reserve") == 1


@pytest.mark.rule("BR-INVADE-06", "BR-STAT-04")
def test_more_horns_make_room() -> None:
    table = at_turn(Clan({"gimle": ["warrior"] * 4}, steps=(1, 1, 2)), Clan())
    table.answer(0, "invade:leader", "to:gimle").answer(1, "invade:leader", "to:horgr")
    assert table.why_not(0, "invade:warrior") == "BR-INVADE-06"


@pytest.mark.rule("BR-INVADE-07", "BR-FIG-03")
@pytest.mark.parametrize(
    ("card", "price"), [("a1-brothers-in-arms", 1), ("a2-experts-in-arms", 2), ("a3-masters-in-arms", 2)]
)
def test_an_upgraded_warrior_costs_its_strength(card: str, price: int) -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, sheet=[card]), Clan()).answer(0, "invade:warrior", "to:gimle")
    assert table.rage(0) == 6 - price


@pytest.mark.rule("BR-BOARD-03", "BR-INVADE-01")
def test_nobody_invades_when_every_village_is_taken() -> None:
    full = Clan({"elvagar": ["warrior"] * 4, "angerboda": ["warrior"] * 4, "utgard": ["leader"]}, steps=(1, 1, 5))
    others = ("muspelheim", "horgr", "andlang", "gimle", "myrkulor")
    rest = Clan({"angerboda": ["warrior"], "utgard": ["warrior"] * 2}), Clan()
    table = at_turn(Clan(), full, *rest, ruined=others, dooms=("elvagar", "angerboda", "utgard"))
    for figure in ("warrior", "leader"):
        assert f"invade:{figure}" not in table.offers(0)
        assert table.why_not(0, f"invade:{figure}") == "BR-BOARD-03"
    assert "invade:ship" in table.offers(0)
