"""Requirement cards, the last turns, and who wins then (Ragnarok)."""

import pytest

from tests.lords_of_ragnarok.play import Player, Table, at_phase

TWO_REGIONS = [5, 6, 7, 8, 9, 10]
MARK = {"march": [0]}
KILLED = ["garm", "hrungnir", "draugr", "fafnir", "grendel", "nidhogg"]


def build(table: Table, monument: str = "odin", seat: int = 0) -> Table:
    """Build a monument; the event takes its course."""
    table.act(seat, "build_monument", f"build:{monument}")
    return table.quiet("monster.how", "monster.move", "attack.where", "boss.move", "army.weaken", "wound", "retreat")


def turns(table: Table) -> list[int]:
    """Whose turns began."""
    return [event["args"]["seat"] for event in table.game.events(0, None) if event["key"] == "turn"]


@pytest.mark.rule("LR-RAGNAROK-01", "LR-MONUMENT-04")
def test_requirements_are_tested_only_when_a_monument_is_built() -> None:
    table = at_phase("special", Player(control=[*TWO_REGIONS, 12]), wheel=MARK)
    assert table.observation()["tracker"]["holds"] == [1, 0, 0, 0, 0]
    without = table.game.copy()
    table.act(0, "build_temple").quiet("temple")
    assert table.turned() == []
    table.game = without
    build(table)
    assert table.turned() == ["r34_regions"]


@pytest.mark.rule("LR-RAGNAROK-01")
def test_a_card_that_was_turned_stays_turned() -> None:
    table = at_phase("special", Player(), wheel=MARK, turned=["r34_regions"])
    build(table)
    assert table.turned() == ["r34_regions"]
    assert table.observation()["tracker"]["holds"][0] == 0


@pytest.mark.rule("LR-RAGNAROK-01", "LR-MONUMENT-04")
@pytest.mark.parametrize(
    ("builder", "lay", "card"),
    [
        (Player(control=TWO_REGIONS), {}, "r34_regions"),
        (Player(control=TWO_REGIONS[:5]), {}, ""),
        (Player(control=[4, 6, 7, 9]), {"temples": [4, 6, 7, 9]}, "r34_temples"),
        (Player(control=[4, 6, 7]), {"temples": [4, 6, 7, 9]}, ""),
        (Player(kills=["garm", "fafnir"]), {}, "r34_monsters"),
        (Player(kills=["garm"], slayers=2), {}, ""),
        (Player(), {"levels": {"odin": 2}}, "r34_monument"),
        (Player(), {"levels": {"thor": 2}}, ""),
        (Player(), {"levels": {"odin": 1, "thor": 2, "freya": 2}}, "r34_sum"),
        (Player(), {"levels": {"odin": 1, "thor": 1, "freya": 2}}, ""),
    ],
)
def test_each_requirement(builder: Player, lay: dict[str, object], card: str) -> None:
    table = build(at_phase("special", builder, wheel=MARK, **lay))
    assert table.turned() == ([card] if card else [])


@pytest.mark.rule("LR-AMB-45", "LR-RAGNAROK-01")
@pytest.mark.parametrize("march", [False, True])
def test_what_was_true_only_before_does_not_count(march: bool) -> None:
    """The builder may take a territory of the second region just before."""
    table = at_phase("maneuver", Player(armies={4: [1]}), Player(control=TWO_REGIONS), wheel=MARK)
    table.answer(0, *(["army:4.1", "to:7"] if march else ["done"]))
    assert build(table).turned() == ([] if march else ["r34_regions"])


@pytest.mark.rule("LR-RAGNAROK-01")
def test_the_level_just_built_counts() -> None:
    table = at_phase("special", Player(), wheel=MARK, levels={"odin": 2, "thor": 2, "freya": 1})
    assert table.observation()["tracker"]["holds"] == [0, 0, 0, 0, 0]
    assert build(table).turned() == ["r34_monument", "r34_sum"]


@pytest.mark.rule("LR-RAGNAROK-02")
@pytest.mark.parametrize("before", [["r34_monsters"], ["r34_monsters", "r34_temples"]])
def test_with_the_third_card_ragnarok_begins_and_the_action_is_completed(before: list[str]) -> None:
    builder = Player(control=[*TWO_REGIONS, 4], sent=["odin"])
    table = build(at_phase("special", builder, wheel=MARK, turned=before, temples=[4]))
    assert ("ragnarok" in table.told()) == (len(before) == 2)
    assert (table.sent(0), table.wheel("march"), table.priests(0)) == ([], [], (1, 3))
    assert "event" in table.told()
    table.expect(1, "hero")


@pytest.mark.rule("LR-RAGNAROK-03")
@pytest.mark.parametrize(("seats", "builder", "order"), [(4, 1, [2, 3, 0, 1]), (3, 0, [1, 2, 0]), (2, 0, [1, 0])])
def test_everybody_takes_one_last_turn_and_who_began_it_is_the_last(seats: int, builder: int, order: list[int]) -> None:
    size = "r2" if seats == 2 else "r34"
    cards = [f"{size}_monsters", f"{size}_temples"]
    table = at_phase(
        "special",
        seats=seats,
        turn=builder,
        turned=cards,
        wheel={"march": [builder]},
        levels={"odin": 2},
    )
    build(table, "odin", builder)
    assert table.observation()["doomer"] == builder
    table.finish()
    assert turns(table) == order
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "ragnarok"


@pytest.mark.rule("LR-RAGNAROK-04")
def test_a_victory_in_the_last_turns_ends_the_game_as_usual() -> None:
    gothi = Player(control=[4, 6, 7, 9, 12])
    table = at_phase(
        "special", Player(control=[21, 13]), gothi, turn=1, doomer=0, last_turns=[2, 0], temples=[4, 6, 7, 9]
    )
    table.act(1, "build_temple", "to:12")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("gothi", [2, 1, 2])


def last_special(*players: Player, doomer: int = 0, **lay: object) -> Table:
    """The last special action before Yggdrasil is counted."""
    return at_phase("special", *players, turn=doomer, doomer=doomer, **lay)


@pytest.mark.rule("LR-RAGNAROK-05")
def test_then_the_most_territories_next_to_yggdrasil_win() -> None:
    table = last_special(
        Player(control=[4, 7, 1, 2]), Player(control=[10, 13, 15]), Player(control=[3, 5, 6, 8, 9, 21])
    )
    table.act(0, "prepare").finish()
    assert table.game.outcome is not None
    assert table.game.outcome.to_data()["scores"] == [2, 3, 1]
    assert (table.game.outcome.reason, table.game.outcome.places) == ("ragnarok", [2, 1, 3])


@pytest.mark.rule("LR-RAGNAROK-06")
@pytest.mark.parametrize(("doomer", "places"), [(0, [3, 1, 2]), (1, [2, 3, 1]), (2, [1, 2, 3])])
def test_of_tied_players_the_one_with_the_earlier_last_turn_wins(doomer: int, places: list[int]) -> None:
    table = last_special(Player(control=[4]), Player(control=[7]), Player(control=[10]), doomer=doomer)
    table.act(doomer, "prepare").finish()
    assert table.game.outcome is not None
    assert table.game.outcome.places == places


@pytest.mark.rule("LR-AMB-23")
@pytest.mark.parametrize("choice", ["yes", "no"])
def test_the_ninth_level_brings_ragnarok_if_the_table_plays_so(choice: str) -> None:
    levels = {"odin": 2, "thor": 3, "freya": 3}
    options = {"ragnarok_at_ninth_level": choice}
    table = at_phase("special", Player(), wheel=MARK, levels=levels, options=options)
    build(table)
    assert table.turned() == ["r34_monument", "r34_sum"]
    assert (table.observation()["doomer"] == 0) == (choice == "yes")


@pytest.mark.rule("LR-AMB-23", "LR-AMB-65")
def test_in_the_last_turns_a_monument_may_be_built_without_a_level_left() -> None:
    """All other steps are done."""
    levels = {"odin": 3, "thor": 3, "freya": 3}
    table = at_phase("special", Player(sent=["odin"]), doomer=1, last_turns=[1], levels=levels, wheel=MARK)
    table.act(0, "build_monument").quiet("monster.how", "monster.move", "attack.where", "boss.move")
    assert (table.sent(0), table.wheel("march")) == ([], [])
    assert "event" in table.told()


@pytest.mark.rule("LR-AMB-24")
def test_ragnarok_does_not_begin_again_in_the_last_turns() -> None:
    turned = ["r34_monsters", "r34_temples"]
    table = at_phase("special", Player(), doomer=1, last_turns=[1], turned=turned, levels={"odin": 2}, wheel=MARK)
    build(table)
    assert set(table.turned()) == {*turned, "r34_monument"}
    assert (table.observation()["doomer"], table.observation()["last_turns"]) == (1, [])
    table.expect(1, "hero")
