"""The worked examples of the rulebook, and those that follow directly from its rules. Green is seat 0, Red seat 1."""

import pytest

from tests.lords_of_ragnarok.play import Player, Table, at_battle, at_hunt, at_phase

GREEN, RED = 0, 1


@pytest.mark.example("LR-EX-01")
@pytest.mark.parametrize(("strength", "owner"), [(4, GREEN), (3, None)])
def test_an_army_takes_a_neutral_territory(strength: int, owner: int | None) -> None:
    table = at_phase("maneuver", Player(armies={12: [strength]})).answer(GREEN, f"army:12.{strength}", "to:13")
    assert table.owner(13) == owner  # resistance 4


@pytest.mark.example("LR-EX-02")
def test_the_drakkar_carries_its_own_armies_past_the_boss() -> None:
    """The army is in 12, at sea 4 with 16 and 17; its land neighbours are 11, 13 and 16; Loki is in 16."""
    green = at_phase("maneuver", Player(sea=4, armies={12: [1]}), boss=16).answer(GREEN, "army:12.1")
    assert green.offers(GREEN) == ["to:11", "to:13", "to:17"]
    red = at_phase("maneuver", Player(sea=4), Player(sea=1, armies={12: [1]}), turn=RED).answer(RED, "army:12.1")
    assert red.offers(RED) == ["to:11", "to:13", "to:16"]


@pytest.mark.example("LR-EX-03")
def test_a_priest_is_sent_to_thor() -> None:
    table = at_phase("prayer", Player(priests=1), levels={"thor": 3}, combat=["bow", "axe", "spear"])
    table.answer(GREEN, "send:thor")
    assert table.value(GREEN, "power") == 3
    assert table.hand(GREEN) == ["axe", "bow", "spear"]
    assert table.open == [(GREEN, "limit.cards")]
    assert table.answer(GREEN, "discard:bow").hand(GREEN) == ["axe", "spear"]


@pytest.mark.example("LR-EX-04")
def test_the_order_of_realm_bonuses() -> None:
    ally = Player(allies=["muspelheim"], control=[5])
    other = Player(allies=["muspelheim"], control=[13])
    table = at_phase("special", ally, other, monsters={"garm": 20}).act(GREEN, "monsters")
    assert table.open == [(RED, "realm.bonus")]
    table.answer(RED, "yes", "to:13")
    assert table.open == [(GREEN, "realm.bonus")]
    table.answer(GREEN, "yes", "to:5")
    assert (table.armies(RED, 13), table.armies(GREEN, 5)) == ([1], [1])
    assert table.open == [(GREEN, "monsters")]
    assert [table.runes(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.example("LR-EX-05")
def test_a_covered_marker() -> None:
    red = Player(allies=["vanaheim"], armies={9: [1]})
    table = at_phase("special", Player(allies=["vanaheim"]), red, turn=RED, wheel={"march": [GREEN]}).act(RED, "march")
    assert table.open == [(GREEN, "rune.gain")]
    table.answer(GREEN, "gain:algiz")
    assert table.runes(GREEN) == ["algiz"]
    assert table.open == [(RED, "march")]
    assert "realm.bonus" not in table.told()


@pytest.mark.example("LR-EX-06")
@pytest.mark.parametrize(("place", "legal"), [(5, True), (6, False)])
def test_a_hero_usurps(place: int, legal: bool) -> None:
    """Power 2 against resistance 2, and 3."""
    table = at_phase("special", Player(at=place, attributes=(5, 2, 2)))
    assert ("action:usurp" in table.offers(GREEN)) == legal
    if legal:
        table.act(GREEN, "usurp", "yes")
        assert (table.owner(place), table.armies(GREEN, place)) == (GREEN, [5])
    else:
        assert table.why_not(GREEN, "action:usurp") == "LR-USURP-02"


@pytest.mark.example("LR-EX-07")
@pytest.mark.parametrize(("strength", "left"), [(3, [2]), (1, [])])
def test_a_neutral_draugr_tramples(strength: int, left: list[int]) -> None:
    table = at_phase("special", Player(), Player(armies={19: [strength]}), monsters={"draugr": 18}).rig_die("move")
    table.act(GREEN, "monsters", "monster:draugr", "to:19")
    assert table.armies(RED, 19) == left


@pytest.mark.example("LR-EX-08")
def test_a_defence_fails_and_finds_the_weak_point() -> None:
    """Two spears have 4 against Fury 6; with wisdom 3 they reach the weak point of 7. Garm's special attack costs two
    cards."""
    hunter = Player(attributes=(2, 2, 3), hand=["spear", "spear"])
    table = at_hunt(hunter, "garm", hand=["special"], combat=["bow", "axe", "sword", "shield"])
    table.answer(2, "strike:special").answer(GREEN, "defend:spear", "defend:spear", "done")
    assert table.event("hunt.hit") == {"seat": GREEN, "n": 4}
    table.answer(GREEN, "discard:bow", "discard:axe")
    assert "hunt.weak_point" in table.told()
    assert table.hand(GREEN) == ["shield", "sword"]


@pytest.mark.example("LR-EX-09")
def test_a_battle_with_a_spear_and_a_sword() -> None:
    green = Player(armies={1: [4]}, hand=["sword"])
    red = Player(armies={5: [4]}, control=[5, 6], hand=["spear"])
    table = at_phase("special", green, red).act(GREEN, "march", "army:1.4", "to:5")
    table.answer(RED, "play:spear").answer(GREEN, "play:sword")
    assert table.event("battle.won") == {"seat": GREEN, "n": 7, "rival": RED, "m": 6}
    assert (table.all_armies(GREEN), table.all_armies(RED)) == ({5: [3]}, {6: [3]})
    assert table.owner(5) == GREEN


@pytest.mark.example("LR-EX-10")
def test_a_third_rune_at_wisdom_two() -> None:
    player = Player(at=1, runes=["othala", "othala"], hand=["spear", "bow"])
    table = at_phase("prayer", player).answer(GREEN, "forge")
    assert len(table.runes(GREEN)) == 3
    assert table.offers(GREEN) == ["lose:uruz", "lose:othala"]
    table.answer(GREEN, "lose:othala")
    assert (table.runes(GREEN), table.hand(GREEN)) == (["uruz", "othala"], ["bow", "spear"])


@pytest.mark.example("LR-EX-11")
@pytest.mark.parametrize(
    ("seats", "kills", "slayers", "allowed"),
    [
        (3, ["garm", "fafnir"], 0, True),
        (3, ["garm"], 1, True),
        (4, [], 2, True),
        (3, ["garm"], 0, False),
        (4, [], 1, False),
        (2, ["garm"], 0, True),
        (2, [], 1, True),
    ],
)
def test_who_may_hunt_the_boss(seats: int, kills: list[str], slayers: int, allowed: bool) -> None:
    hunter = Player(at=14, kills=kills, slayers=slayers)
    table = at_phase("special", hunter, seats=seats, monsters={"grendel": 14}).act(GREEN, "monsters")
    assert ("hunt:loki" in table.offers(GREEN)) == allowed


@pytest.mark.example("LR-EX-12")
def test_all_armies_on_the_board() -> None:
    five = at_phase("special", Player(armies={1: [1, 1, 1], 3: [1, 1]}))
    assert "action:recruit" in five.offers(GREEN)
    six = at_phase("special", Player(armies={1: [1, 1, 1], 3: [1, 1, 1]}))
    assert "action:recruit" not in six.offers(GREEN)


@pytest.mark.example("LR-EX-13")
@pytest.mark.parametrize("way", ["take", "build"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_fifth_temple_territory(seats: int, way: str) -> None:
    owned = [4, 6, 7, 9]
    if way == "take":
        green = Player(control=owned, armies={11: [3]})
        table = at_phase("maneuver", green, seats=seats, temples=[*owned, 12]).answer(GREEN, "army:11.3", "to:12")
    else:
        green = Player(control=[*owned, 12])
        table = at_phase("special", green, seats=seats, temples=owned).act(GREEN, "build_temple", "to:12")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("gothi", [GREEN])


@pytest.mark.example("LR-EX-14")
def test_the_order_of_the_last_turns() -> None:
    """P2 builds; then P3, P4, P1, P2 have a turn each, and they tie in that order."""
    players = [Player(control=[place]) for place in (4, 7, 10, 13)]
    cards = ["r34_monsters", "r34_temples"]
    table = at_phase("special", *players, turn=1, turned=cards, levels={"odin": 2}, wheel={"march": [1]}, event=["1"])
    table.act(1, "build_monument", "build:odin").finish()
    turns = [event["args"]["seat"] for event in table.game.events(0, None) if event["key"] == "turn"]
    assert turns == [2, 3, 0, 1]
    assert table.game.outcome is not None
    assert table.game.outcome.scores == [1, 1, 1, 1]
    assert table.game.outcome.places == [3, 4, 1, 2]


@pytest.mark.example("LR-EX-15")
def test_the_cost_of_rune_actions() -> None:
    lay = {"monsters": {"garm": 13}}
    othala = at_phase("runes", Player(at=13, runes=["othala", "algiz"]), **lay)
    assert othala.why_not(GREEN, "rune_action:control_monster") == "LR-RUNE-02"
    same = at_phase("runes", Player(at=13, runes=["uruz", "uruz"]), **lay)
    assert same.why_not(GREEN, "rune_action:draw_one") == "LR-RUNE-03"
    different = at_phase("runes", Player(at=13, runes=["uruz", "algiz"]), **lay)
    assert "rune_action:draw_one" in different.offers(GREEN)


@pytest.mark.example("LR-EX-16")
def test_a_wounded_attribute() -> None:
    table = at_phase("prayer", Player(priests=1, attributes=(2, 5, 2), wounds=["power"]))
    assert table.value(GREEN, "power") == 2
    table.answer(GREEN, "send:thor")
    assert (table.token(GREEN, "power"), table.value(GREEN, "power")) == (6, 2)
    table.answer(GREEN, "heal:power")
    assert table.value(GREEN, "power") == 6


@pytest.mark.example("LR-EX-17")
@pytest.mark.parametrize(("markers", "tokens"), [(4, 1), (3, 0)])
def test_a_slayer_token(markers: int, tokens: int) -> None:
    """Garm has seven slots here; the others are Green's own."""
    rest = {slot: RED if slot <= markers else GREEN for slot in range(1, 7)}
    table = at_hunt(Player(at=13, hand=["sword"]), "garm", covered={"garm": rest}, hand=["feint"])
    table.answer(2, "strike:feint").answer(GREEN, "done", "wield:sword", "slot:7")
    assert (table.observation()["minis"], table.observation()["slayers"]) == ([1, 0, 0], [0, tokens, 0])


@pytest.mark.example("LR-EX-18")
@pytest.mark.parametrize(
    ("start", "place", "havens", "owner"), [(5, 6, [9], GREEN), (5, 6, [], GREEN), (5, 7, [], None)]
)
def test_a_battle_on_neutral_ground(start: int, place: int, havens: list[int], owner: int | None) -> None:
    """Resistance 3 in 6, and 5 in 7."""
    red = Player(armies={place: [2]}, control=havens, hand=["bow"])
    table = at_phase("special", Player(armies={start: [4]}), red).act(GREEN, "march", f"army:{start}.4", f"to:{place}")
    assert table.owner(place) is None
    table.answer(RED, "done")
    assert table.event("battle.won") == {"seat": GREEN, "n": 4, "rival": RED, "m": 2}
    assert table.all_armies(RED) == ({9: [1]} if havens else {})
    assert (table.armies(GREEN, place), table.owner(place)) == ([4], owner)


@pytest.mark.example("LR-EX-19")
def test_the_limit_of_casualties() -> None:
    green = Player(armies={5: [2]}, hand=["sword", "sword", "broadsword"], attributes=(2, 2, 3))
    table = at_battle(green, Player(armies={5: [6, 6]}, control=[5]), 5).answer(GREEN, "play:sword")
    assert table.offers(GREEN) == ["done", "play:sword"]
    assert table.why_not(GREEN, "play:broadsword") == "LR-BATTLE-04"
    table.answer(GREEN, "play:sword").quiet("battle.card")
    assert (table.event("battle.won")["seat"], table.all_armies(GREEN)) == (RED, {})


def building(priests: int, **lay: object) -> Table:
    """The builder of the last example, with so many priests in the reserve."""
    green = Player(
        control=[4, 7, 1, 10, 16], sent=["odin"], priests=priests, artifacts=["whetstone"], exhausted=["whetstone"]
    )
    return at_phase("special", green, wheel={"march": [GREEN, RED]}, temples=[4, 7], event=["2"], **lay)


@pytest.mark.example("LR-EX-20")
@pytest.mark.parametrize(("priests", "after"), [(1, (3, 1)), (3, (4, 0))])
def test_the_order_of_building_a_monument(priests: int, after: tuple[int, int]) -> None:
    table = building(priests, empty=[1, 6, 10, 12, 16, 19]).act(GREEN, "build_monument", "build:freya")
    assert (table.level("freya"), table.sent(GREEN), table.wheel("march")) == (1, [], [])
    assert not table.exhausted("whetstone")
    assert table.priests(GREEN) == after
    assert table.runes(GREEN) == ["uruz", "othala", "algiz"]
    assert [table.forge(place) for place in (1, 6, 10)] == [None, "uruz", None]
    assert "event" not in table.told()
    table.answer(GREEN, "lose:othala")
    assert table.runes(GREEN) == ["uruz", "algiz"]
    assert table.event("event") == {"event": "2"}
