"""The rune phase and its nine actions (Rune actions)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase

ALL = ["uruz", "othala", "algiz"]


@pytest.mark.rule("LR-RUNE-01")
def test_one_rune_action_in_a_turn() -> None:
    player = Player(at=1, runes=["othala", *ALL], attributes=(2, 2, 6), armies={3: [1]})
    table = at_phase("runes", player).answer(0, "rune_action:ally", "ally:vanaheim")
    assert table.runes(0) == ALL
    table.expect(0, "maneuver")


@pytest.mark.rule("LR-RUNE-01")
def test_nobody_has_to_act() -> None:
    table = at_phase("runes", Player(runes=ALL[:2])).answer(0, "done")
    assert table.runes(0) == ALL[:2]


@pytest.mark.rule("LR-RUNE-02", "LR-RUNE-06")
@pytest.mark.parametrize(("rune", "why"), [("uruz", ""), ("othala", "LR-RUNE-02")])
def test_one_rune_must_be_that_of_the_board(rune: str, why: str) -> None:
    table = at_phase("runes", Player(at=13, runes=[rune, "algiz"]), monsters={"garm": 13})
    assert table.why_not(0, "rune_action:control_monster") == why


@pytest.mark.rule("LR-RUNE-03")
@pytest.mark.parametrize(
    ("runes", "two", "three"),
    [
        (["uruz", "uruz", "uruz"], "LR-RUNE-03", "LR-RUNE-03"),
        (["uruz"], "LR-RUNE-03", "LR-RUNE-03"),
        (["uruz", "uruz", "algiz"], "", "LR-RUNE-03"),
        (ALL, "", ""),
    ],
)
def test_several_runes_must_all_be_different(runes: list[str], two: str, three: str) -> None:
    table = at_phase("runes", Player(at=13, runes=runes, attributes=(2, 2, 3)), monsters={"garm": 9, "hrungnir": 13})
    for action in ("draw_one", "place_hero", "activate_monster"):
        assert table.why_not(0, f"rune_action:{action}") == two
    for action in ("raise_lowest", "draw_two"):
        assert table.why_not(0, f"rune_action:{action}") == three


@pytest.mark.rule("LR-RUNE-03")
def test_who_has_all_three_types_chooses_two() -> None:
    player = Player(runes=["uruz", "uruz", "othala", "algiz"], attributes=(2, 2, 4))
    table = at_phase("runes", player).answer(0, "rune_action:draw_one")
    assert table.offers(0) == ["pay:uruz", "pay:othala", "pay:algiz"]
    table.answer(0, "pay:uruz")
    assert table.offers(0) == ["pay:othala", "pay:algiz"]
    assert table.why_not(0, "pay:uruz") == "LR-RUNE-03"
    table.answer(0, "pay:algiz")
    assert (table.runes(0), len(table.hand(0))) == (["uruz", "othala"], 1)


@pytest.mark.rule("LR-RUNE-06", "LR-MONSTER-08", "LR-MONSTER-10")
def test_a_neutral_monster_with_the_hero_is_taken() -> None:
    player = Player(at=13, runes=["uruz", "othala"])
    monsters = {"garm": 13, "draugr": 13, "hrungnir": 12}
    table = at_phase("runes", player, Player(rings=["draugr"]), monsters=monsters)
    table.answer(0, "rune_action:control_monster")
    assert table.offers(0) == ["monster:garm"]
    table.answer(0, "monster:garm")
    assert (table.ring("garm"), table.ring("draugr"), table.runes(0)) == (0, 1, ["othala"])


@pytest.mark.rule("LR-MONSTER-09", "LR-MONSTER-08")
def test_a_third_monster_costs_the_ring_of_another() -> None:
    player = Player(at=13, runes=["uruz"], rings=["draugr", "fafnir"])
    table = at_phase("runes", player, monsters={"garm": 13, "draugr": 1, "fafnir": 2})
    table.answer(0, "rune_action:control_monster", "monster:garm")
    assert table.offers(0) == ["monster:draugr", "monster:fafnir"]
    table.answer(0, "monster:fafnir")
    assert [table.ring(each) for each in ("garm", "draugr", "fafnir")] == [0, 0, None]


@pytest.mark.rule("LR-MONSTER-09")
def test_a_second_monster_costs_nothing() -> None:
    player = Player(at=13, runes=["uruz"], rings=["draugr"])
    table = at_phase("runes", player, monsters={"garm": 13, "draugr": 1})
    table.answer(0, "rune_action:control_monster", "monster:garm")
    assert [table.ring(each) for each in ("garm", "draugr")] == [0, 0]


@pytest.mark.rule("LR-RUNE-08")
def test_two_runes_make_an_army_grow_anywhere() -> None:
    player = Player(runes=["uruz", "algiz"], armies={1: [2], 5: [6]})
    table = at_phase("runes", player).answer(0, "rune_action:army_plus")
    assert table.offers(0) == ["army:1.2"]
    table.answer(0, "army:1.2")
    assert table.all_armies(0) == {1: [3], 5: [6]}
    none = at_phase("runes", Player(runes=["uruz", "algiz"], armies={5: [6]}))
    assert none.why_not(0, "rune_action:army_plus") == "LR-RUNE-08"


@pytest.mark.rule("LR-RUNE-09")
def test_two_runes_activate_a_monster_anywhere() -> None:
    player = Player(at=1, runes=["uruz", "algiz"], rings=["garm"])
    monsters = {"garm": 13, "draugr": 19, "fafnir": 20}
    table = at_phase("runes", player, Player(rings=["fafnir"]), monsters=monsters).rig_die("move")
    table.answer(0, "rune_action:activate_monster")
    assert table.offers(0) == ["monster:garm", "monster:draugr"]
    table.answer(0, "monster:draugr", "to:21")
    assert table.monster("draugr") == 21
    none = at_phase("runes", Player(runes=["uruz", "algiz"]), Player(rings=["garm"]), monsters={"garm": 9})
    assert none.why_not(0, "rune_action:activate_monster") == "LR-RUNE-09"


@pytest.mark.rule("LR-RUNE-10")
def test_two_runes_draw_a_card() -> None:
    table = at_phase("runes", Player(runes=["uruz", "algiz"]), combat=["dane_axe", "bow"])
    assert table.answer(0, "rune_action:draw_one").hand(0) == ["dane_axe"]


@pytest.mark.rule("LR-RUNE-11")
def test_two_runes_place_the_hero() -> None:
    table = at_phase("runes", Player(at=1, runes=["uruz", "algiz"])).answer(0, "rune_action:place_hero", "go:21")
    assert (table.hero(0), table.runes(0)) == (21, [])


@pytest.mark.rule("LR-RUNE-12", "LR-AMB-05")
@pytest.mark.parametrize(
    ("attributes", "wounds", "offered"),
    [
        ((2, 3, 3), [], []),
        ((3, 4, 3), [], ["raise:authority", "raise:wisdom"]),
        ((4, 5, 3), ["power"], []),
        ((4, 6, 3), ["power"], []),
    ],
)
def test_three_runes_raise_one_of_the_lowest(
    attributes: tuple[int, int, int], wounds: list[str], offered: list[str]
) -> None:
    table = at_phase("runes", Player(runes=ALL, attributes=attributes, wounds=wounds))
    table.answer(0, "rune_action:raise_lowest")
    if offered:
        assert table.offers(0) == offered
        table.answer(0, offered[1])
    names = ("authority", "power", "wisdom")
    raised = [name for name, before in zip(names, attributes, strict=True) if table.token(0, name) == before + 1]
    lowest = {(2, 3, 3): "authority", (3, 4, 3): "wisdom", (4, 5, 3): "power", (4, 6, 3): "wisdom"}
    assert raised == [lowest[attributes]]


@pytest.mark.rule("LR-AMB-05")
def test_with_all_tokens_on_six_it_cannot_be_chosen() -> None:
    table = at_phase("runes", Player(runes=ALL, attributes=(6, 6, 6), wounds=["power"]))
    assert table.why_not(0, "rune_action:raise_lowest") == "LR-RUNE-12"


@pytest.mark.rule("LR-RUNE-13")
def test_three_runes_draw_two_cards() -> None:
    table = at_phase("runes", Player(runes=ALL, attributes=(2, 2, 3)), combat=["dane_axe", "bow", "axe"])
    assert table.answer(0, "rune_action:draw_two").hand(0) == ["bow", "dane_axe"]
    assert table.runes(0) == []
