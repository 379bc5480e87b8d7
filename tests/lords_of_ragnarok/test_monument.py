"""Build Monument and event cards (Special action G)."""

import pytest

from tests.lords_of_ragnarok.play import Player, Table, at_phase

MARK = {"march": [0]}


def building(*players: Player, **lay: object) -> Table:
    """Seat 0 is about to build; nothing of the event is activated unless the test lays monsters."""
    return at_phase("special", *players, **{"wheel": MARK, "event": ["1"], **lay})


@pytest.mark.rule("LR-MONUMENT-01")
def test_the_steps_in_their_order() -> None:
    builder = Player(control=[4, 1], sent=["odin"], armies={9: [1]})
    table = building(builder, temples=[4], empty=[1], turned=[], levels={"odin": 2}, event=["1"]).rig_die("move")
    table.act(0, "build_monument", "build:odin")
    keys = table.told()
    order = ["monument", "requirement", "wheel.cleared", "priest.gained", "forged", "event", "monster.placed"]
    assert [key for key in keys if key in order] == order


@pytest.mark.rule("LR-MONUMENT-02")
def test_a_monument_below_level_three_grows() -> None:
    table = building(Player(), levels={"odin": 3, "thor": 2}).act(0, "build_monument")
    assert table.offers(0) == ["build:thor", "build:freya"]
    assert table.why_not(0, "build:odin") == "LR-MONUMENT-02"
    table.answer(0, "build:thor")
    assert [table.level(each) for each in ("odin", "thor", "freya")] == [3, 3, 0]


@pytest.mark.rule("LR-MONUMENT-03")
def test_it_does_not_matter_who_is_there() -> None:
    other = Player(at=8, control=[8], armies={8: [6]})
    assert building(Player(at=20), other).act(0, "build_monument", "build:odin").level("odin") == 1


@pytest.mark.rule("LR-MONUMENT-05", "LR-MONUMENT-06", "LR-MONUMENT-07")
def test_priests_markers_and_artifacts_of_all_players() -> None:
    one = Player(sent=["odin", "thor"], priests=1, artifacts=["gungnir"], exhausted=["gungnir"])
    two = Player(sent=["freya"], artifacts=["whetstone", "mjolnir"], exhausted=["whetstone"])
    table = building(one, two, wheel={"march": [0, 1], "usurp": [2], "prepare": [1]})
    assert table.exhausted("gungnir")
    table.act(0, "build_monument", "build:odin")
    assert (table.priests(0), table.priests(1)) == ((1, 3), (0, 4))
    assert (table.sent(0), table.sent(1)) == ([], [])
    assert table.observation()["wheel"] == [[]] * 6
    assert not any(table.exhausted(each) for each in ("gungnir", "whetstone", "mjolnir"))


@pytest.mark.rule("LR-MONUMENT-08", "LR-MONUMENT-10")
def test_forges_are_refilled_and_the_builder_empties_its_own() -> None:
    builder = Player(control=[1, 10, 2], attributes=(2, 2, 4), runes=["algiz"])
    table = building(builder, Player(control=[6]), empty=[1, 6, 12]).act(0, "build_monument", "build:odin")
    assert table.runes(0) == ["uruz", "othala", "algiz"]
    assert [table.forge(place) for place in (1, 6, 10, 12, 16, 19)] == [
        None,
        "uruz",
        None,
        "othala",
        "algiz",
        "algiz",
    ]


@pytest.mark.rule("LR-MONUMENT-09")
@pytest.mark.parametrize(("temples", "priests"), [([4, 6, 9], (2, 2)), ([9], (0, 4))])
def test_a_priest_for_each_temple_in_own_territories(temples: list[int], priests: tuple[int, int]) -> None:
    table = building(Player(control=[4, 6, 7]), Player(control=[9]), temples=temples)
    assert table.act(0, "build_monument", "build:odin").priests(0) == priests


@pytest.mark.rule("LR-MONUMENT-10", "LR-AMB-44")
def test_the_limit_comes_after_all_runes() -> None:
    table = building(Player(control=[1, 6, 10])).act(0, "build_monument", "build:odin")
    assert table.runes(0) == ["uruz", "uruz", "othala"]
    assert table.offers(0) == ["lose:uruz", "lose:othala"]
    assert "event" not in table.told()
    table.answer(0, "lose:uruz")
    assert "event" in table.told()


@pytest.mark.rule("LR-MONUMENT-11", "LR-AMB-27")
@pytest.mark.parametrize(
    ("lay", "builder", "placed"),
    [
        ({}, Player(), ["garm"]),
        ({"tops": ["hrungnir", "draugr", "grendel"]}, Player(), ["hrungnir"]),
        ({"monsters": {"garm": 12}}, Player(), ["hrungnir"]),
        ({}, Player(kills=["garm"]), ["hrungnir"]),
        ({"monsters": {"garm": 12, "hrungnir": 19}}, Player(), []),
        ({"monsters": {"hrungnir": 19}}, Player(kills=["garm"]), []),
    ],
)
def test_a_monster_of_the_rune_is_placed_the_one_on_top_first(
    lay: dict[str, object], builder: Player, placed: list[str]
) -> None:
    table = building(builder, event=["7"], **lay).rig_die("move").act(0, "build_monument", "build:odin")
    told = [event["args"] for event in table.game.events(0, None) if event["key"] == "monster.placed"]
    before = at_phase("special").told().count("monster.placed")
    assert told[before:] == [{"monster": monster, "territory": "7"} for monster in placed]
    assert all(table.monster(monster) == 7 for monster in placed)


@pytest.mark.rule("LR-MONUMENT-12", "LR-AMB-53")
@pytest.mark.parametrize("top", ["garm", "hrungnir"])
def test_monsters_of_the_two_runes_are_activated_the_top_one_first(top: str) -> None:
    """Event 10 places Uruz and activates Othala, then Uruz; the monster just placed takes part."""
    monsters = {"draugr": 21, "garm" if top == "hrungnir" else "hrungnir": 12, "grendel": 19}
    table = building(Player(), event=["10"], monsters=monsters, tops=[top, "draugr", "grendel"])
    table.rig_die("move", "move", "move").act(0, "build_monument", "build:odin")
    table.quiet("monster.move", "army.weaken")
    die = [event["args"]["monster"] for event in table.game.events(0, None) if event["key"] == "monster.die"]
    assert die == ["draugr", top, "hrungnir" if top == "garm" else "garm"]
    assert table.monster("grendel") == 19


@pytest.mark.rule("LR-MONUMENT-13", "LR-BOSS-05")
@pytest.mark.parametrize(("event", "boss"), [("4", True), ("7", False)])
def test_the_boss_is_activated_after_the_monsters_if_the_card_says_so(event: str, boss: bool) -> None:
    table = building(Player(kills=["garm", "hrungnir"]), event=[event]).act(0, "build_monument", "build:odin")
    assert ((0, "boss.move") in table.open) == boss
    if boss:
        table.answer(0, "to:15")
        assert table.monster("loki") == 15
    assert table.observation()["event_discards"].count(event) == 1


@pytest.mark.rule("LR-MONUMENT-13")
def test_the_boss_comes_last() -> None:
    table = building(Player(), event=["4"], monsters={"grendel": 19}).rig_die("attack", "attack")
    table.act(0, "build_monument", "build:odin")
    keys = table.told()
    assert keys.index("boss.stirs") > max(number for number, key in enumerate(keys) if key == "monster.die")


@pytest.mark.rule("LR-DECK-01", "LR-MONUMENT-11")
def test_used_event_cards_come_back_when_the_deck_is_empty() -> None:
    table = building(Player()).used_up("event").act(0, "build_monument", "build:odin")
    assert "deck.shuffled" in table.told()
    assert len(table.observation()["event_discards"]) == 1


@pytest.mark.rule("LR-TURN-02")
def test_control_after_the_event() -> None:
    """Garm tramples the army that would have taken 13."""
    other = Player(armies={13: [4]})
    table = building(Player(), other, event=["7"], monsters={"garm": 12}).rig_die("move", "move")
    table.act(0, "build_monument", "build:odin", "to:13")
    table.quiet("monster.move")
    assert (table.armies(1, 13), table.owner(13)) == ([3], None)
