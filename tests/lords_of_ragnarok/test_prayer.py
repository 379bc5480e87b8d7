"""The prayer phase: priests and forges (Prayer)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase


@pytest.mark.rule("LR-PRAY-01", "LR-AMB-54")
@pytest.mark.parametrize("first", ["send:odin", "forge"])
def test_a_priest_and_a_forge_in_any_order_each_once(first: str) -> None:
    table = at_phase("prayer", Player(at=1, priests=2))
    assert table.offers(0) == ["done", "send:odin", "send:thor", "send:freya", "forge"]
    table.answer(0, first)
    table.expect(0, "prayer")
    assert table.why_not(0, first) == "LR-PRAY-01"
    table.answer(0, "forge" if first == "send:odin" else "send:odin")
    assert (table.runes(0), table.sent(0)) == (["uruz"], ["odin"])
    table.expect(0, "hero")


@pytest.mark.rule("LR-PRAY-01")
def test_nobody_has_to_pray() -> None:
    table = at_phase("prayer", Player(at=1, priests=2)).answer(0, "done")
    assert (table.runes(0), table.priests(0)) == ([], (2, 2))
    table.expect(0, "hero")


@pytest.mark.rule("LR-PRAY-02")
def test_a_priest_needs_an_empty_space_and_nothing_else() -> None:
    """Two spaces below level 2, three from there on."""
    others = Player(control=[8, 14, 2], sent=["odin", "thor", "thor"])
    table = at_phase("prayer", Player(at=20, priests=1), others, Player(sent=["freya"]), levels={"thor": 2})
    assert table.offers(0) == ["done", "send:odin", "send:thor", "send:freya"]
    full = at_phase("prayer", Player(priests=1), Player(sent=["odin", "thor"]), Player(sent=["odin", "thor"]))
    assert full.offers(0) == ["done", "send:freya"]
    assert full.why_not(0, "send:odin") == "LR-PRAY-02"


@pytest.mark.rule("LR-PRAY-03")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_raise_is_one_whatever_the_level(level: int) -> None:
    table = at_phase("prayer", Player(priests=1), levels={"odin": level}).answer(0, "send:odin")
    assert [table.value(0, name) for name in ("authority", "power", "wisdom")] == [3, 2, 2]
    assert (table.priests(0), table.sent(0)) == ((0, 3), ["odin"])


@pytest.mark.rule("LR-PRAY-04")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_deity_gives_its_bonus_for_the_level(level: int) -> None:
    player = Player(priests=1, attributes=(2, 2, 5))
    thor = at_phase("prayer", player, levels={"thor": level}).answer(0, "send:thor")
    assert len(thor.hand(0)) == level
    freya = at_phase("prayer", player, levels={"freya": level}).answer(0, "send:freya", *["gain:uruz"] * level)
    assert freya.runes(0) == ["uruz"] * level
    armed = Player(priests=1, armies={3: [1], 5: [1]})
    odin = at_phase("prayer", armed, levels={"odin": level})
    odin.answer(0, "send:odin", *[f"army:3.{n}" for n in range(1, level + 1)])
    assert odin.all_armies(0) == {3: [1 + level], 5: [1]}
    odin.expect(0, "hero")


@pytest.mark.rule("LR-PRAY-05", "LR-MONUMENT-05")
def test_a_priest_blocks_its_space_until_a_monument_is_built() -> None:
    table = at_phase("prayer", Player(sent=["odin", "odin"]), Player(priests=1), wheel={"march": [1]}, turn=1)
    assert table.why_not(1, "send:odin") == "LR-PRAY-02"
    table.answer(1, "done").until("special", 1)
    assert table.sent(0) == ["odin", "odin"]
    table.act(1, "build_monument", "build:odin")
    assert (table.sent(0), table.priests(0)) == ([], (0, 4))


@pytest.mark.rule("LR-PRAY-06", "LR-AMB-33")
def test_a_priest_may_be_sent_in_vain() -> None:
    table = at_phase("prayer", Player(priests=1, attributes=(6, 2, 2)), levels={"odin": 3}).answer(0, "send:odin")
    assert (table.token(0, "authority"), table.sent(0)) == (6, ["odin"])
    table.expect(0, "hero")


@pytest.mark.rule("LR-PRAY-07")
def test_the_hero_takes_the_rune_of_a_forge_whoever_controls_it() -> None:
    table = at_phase("prayer", Player(at=10), Player(control=[10])).answer(0, "forge")
    assert (table.runes(0), table.forge(10), table.owner(10)) == (["othala"], None, 1)


@pytest.mark.rule("LR-PRAY-07")
@pytest.mark.parametrize(("at", "empty"), [(3, []), (10, [10])])
def test_without_a_rune_there_nothing_is_forged(at: int, empty: list[int]) -> None:
    table = at_phase("prayer", Player(at=at, priests=1), empty=empty)
    assert "forge" not in table.offers(0)
    assert table.why_not(0, "forge") == "LR-PRAY-07"
