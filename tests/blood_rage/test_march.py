"""March (Action phase)."""

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

TROOP = ["warrior", "warrior", "leader", "troll"]


def troop(place: str = "gimle") -> Clan:
    """Two Warriors, Leader and Troll in one place."""
    return Clan({place: TROOP}, sheet=["a1-troll"])


def marching(to: str, place: str = "gimle") -> Table:
    return at_turn(troop(place), Clan()).answer(0, f"march:{place}", f"to:{to}")


@pytest.mark.rule("BR-MARCH-01")
def test_a_march_costs_one_rage_whatever_the_number() -> None:
    table = marching("angerboda").answer(0, "warriors:2", "take:leader", "take:troll")
    assert (table.rage(0), table.figures(0, "angerboda"), table.figures(0, "gimle")) == (5, 4, 0)
    table.expect(1, "turn")


@pytest.mark.rule("BR-MARCH-01")
@pytest.mark.parametrize(
    ("answers", "moved"),
    [
        (["warriors:1", "done"], {"warrior": 1}),
        (["warriors:2", "done"], {"warrior": 2}),
        (["warriors:0", "take:troll", "done"], {"troll": 1}),
        (["warriors:1", "take:leader", "done"], {"warrior": 1, "leader": 1}),
    ],
)
def test_any_of_the_figures_may_go(answers: list[str], moved: dict[str, int]) -> None:
    table = marching("angerboda").answer(0, *answers)
    assert {kind: n for kind in set(TROOP) if (n := table.count(0, kind, "angerboda"))} == moved
    assert table.figures(0, "gimle") == 4 - sum(moved.values())


@pytest.mark.rule("BR-MARCH-01")
def test_only_as_many_go_as_there_are() -> None:
    assert marching("angerboda").why_not(0, "warriors:3") == "BR-MARCH-01"
    table = marching("angerboda").answer(0, "warriors:1")
    assert table.why_not(0, "take:frost-giant") == "BR-MARCH-01"


@pytest.mark.rule("BR-MARCH-01", "BR-BOARD-03")
def test_no_more_go_than_there_are_empty_villages() -> None:
    table = at_turn(troop(), Clan({"utgard": ["leader"]})).answer(0, "march:gimle", "to:utgard", "warriors:1")
    table.answer(0, "take:troll")
    assert table.figures(0, "utgard") == 2
    table.expect(1, "turn")  # the villages are full


@pytest.mark.rule("BR-MARCH-01")
@pytest.mark.parametrize("place", ["gimle", "fjord_ne"])
def test_the_destination_is_another_province(place: str) -> None:
    table = at_turn(troop(), Clan()).answer(0, "march:gimle")
    assert f"to:{place}" not in table.offers(0)
    assert table.why_not(0, f"to:{place}") == "BR-MARCH-01"


@pytest.mark.rule("BR-MARCH-01")
def test_without_a_figure_there_is_nothing_to_march() -> None:
    table = at_turn(troop(), Clan({"utgard": ["warrior"]}))
    assert [key for key in table.offers(0) if key.startswith("march:")] == ["march:gimle"]
    assert table.why_not(0, "march:utgard") == "BR-MARCH-01"


@pytest.mark.rule("BR-MARCH-02")
def test_the_destination_need_not_be_adjacent_but_must_stand() -> None:
    table = at_turn(troop(), Clan(), ruined=["utgard"]).answer(0, "march:gimle")
    others = ("yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "andlang", "myrkulor")
    assert table.offers(0) == [f"to:{place}" for place in others]
    assert table.why_not(0, "to:utgard") == "BR-BOARD-08"


@pytest.mark.rule("BR-MARCH-02", "BR-BOARD-03")
def test_a_full_province_is_no_destination() -> None:
    table = at_turn(troop(), Clan({"utgard": ["warrior"] * 3})).answer(0, "march:gimle")
    assert table.why_not(0, "to:utgard") == "BR-BOARD-03"


@pytest.mark.rule("BR-MARCH-03")
def test_one_origin_and_one_destination() -> None:
    table = at_turn(Clan({"gimle": ["warrior"], "horgr": ["leader"]}), Clan()).answer(0, "march:gimle")
    assert table.why_not(0, "march:horgr") == "BR-MARCH-03"
    table.answer(0, "to:utgard")
    assert table.why_not(0, "to:andlang") == "BR-MARCH-03"
    table.answer(0, "warriors:1").expect(1, "turn")
    assert table.count(0, "leader", "horgr") == 1


@pytest.mark.rule("BR-MARCH-04")
def test_yggdrasil_takes_all_who_come_and_lets_them_go() -> None:
    crowd = Clan({"yggdrasil": ["warrior"] * 8}, steps=(1, 1, 5))
    table = at_turn(troop(), crowd).answer(0, "march:gimle", "to:yggdrasil", "warriors:2", "take:leader", "take:troll")
    assert table.figures(0, "yggdrasil") == 4
    table.answer(1, "march:yggdrasil", "to:gimle", "warriors:5")
    assert table.figures(1, "gimle") == 5


@pytest.mark.rule("BR-MARCH-05")
def test_ships_never_move() -> None:
    clan = Clan({"fjord_nw": ["ship", "sea-serpent"], "gimle": ["leader"]}, sheet=["a1-sea-serpent"])
    table = at_turn(clan, Clan(), seats=3)
    assert [key for key in table.offers(0) if key.startswith("march:")] == ["march:gimle"]
    table.answer(0, "march:gimle", "to:utgard")
    assert table.offers(0) == ["take:leader"]
    for figure in ("ship", "sea-serpent"):
        assert table.why_not(0, f"take:{figure}") == "BR-MARCH-05"


@pytest.mark.rule("BR-MARCH-06")
def test_at_least_one_figure_moves() -> None:
    alone = at_turn(Clan({"gimle": ["warrior"] * 2}), Clan()).answer(0, "march:gimle", "to:utgard")
    assert alone.offers(0) == ["warriors:1", "warriors:2"]
    assert alone.why_not(0, "warriors:0") == "BR-MARCH-06"
    table = marching("utgard").answer(0, "warriors:0")
    assert table.offers(0) == ["take:leader", "take:troll"]
    assert table.why_not(0, "done") == "BR-MARCH-06"


@pytest.mark.rule("BR-MARCH-06")
def test_horns_do_not_stop_a_march() -> None:
    full = troop()
    table = at_turn(full, Clan())
    assert table.why_not(0, "invade:warrior") == "BR-INVADE-06"
    table.answer(0, "march:gimle", "to:utgard", "warriors:2", "done")
    assert table.figures(0, "utgard") == 2
