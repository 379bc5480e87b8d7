"""The twelve blessings of Freya."""

import pytest

from tests.lords_of_ragnarok.cards.laying import DEEP, GREEN, LAIR, RED, drawn, hunt, hunter, used
from tests.lords_of_ragnarok.play import Player, Table, at_phase

# Seidr


@pytest.mark.card("blessing.seidr")
@pytest.mark.parametrize(("wisdom", "wounds", "limit"), [(2, [], 3), (6, [], 7), (6, ["wisdom"], 3)])
def test_seidr_raises_both_limits_by_one(wisdom: int, wounds: list[str], limit: int) -> None:
    table = at_phase("special", Player(blessings=["seidr"], attributes=(2, 2, wisdom), wounds=wounds))
    assert table.observation()["limits"] == [[limit, limit], [2, 2], [2, 2]]


@pytest.mark.card("blessing.seidr")
def test_with_seidr_a_third_card_and_a_third_rune_may_be_kept_a_fourth_not() -> None:
    green = Player(blessings=["seidr", "high_seat"], hand=["bow", "bow"], runes=["uruz", "uruz"])
    table = at_phase("special", green).act(GREEN, "prepare", "prepare:card", "prepare:rune", "gain:algiz")
    assert (len(table.hand(GREEN)), len(table.runes(GREEN))) == (3, 3)
    table.answer(GREEN, "prepare:rune", "gain:algiz")
    table.expect(GREEN, "limit.runes")


@pytest.mark.card("blessing.seidr")
def test_seidr_is_no_wisdom_for_the_weak_point() -> None:
    table = at_phase("special", Player(blessings=["seidr"]))
    assert table.value(GREEN, "wisdom") == 2
    table = hunt(hunter("bow", attributes=(2, 2, 3), blessings=["seidr"]), "garm")
    assert "hunt.weak_point" not in table.answer(2, "strike:feint").answer(GREEN, "done").told()  # weak point 4


# Amber Tears


@pytest.mark.card("blessing.amber_tears")
def test_amber_tears_double_the_rune_of_a_forge() -> None:
    green = Player(blessings=["amber_tears"], at=10, attributes=DEEP)
    table = at_phase("prayer", green).answer(GREEN, "forge")
    assert (table.runes(GREEN), table.forge(10), table.supply("othala")) == (["othala"] * 2, None, 12 - 2 - 1)


@pytest.mark.card("blessing.amber_tears")
@pytest.mark.rule("LR-LIMIT-01")
def test_the_rune_of_amber_tears_obeys_the_limit() -> None:
    green = Player(blessings=["amber_tears"], at=10, runes=["uruz"])
    table = at_phase("prayer", green).answer(GREEN, "forge")
    assert table.offers(GREEN) == ["lose:uruz", "lose:othala"]
    assert table.answer(GREEN, "lose:uruz").runes(GREEN) == ["othala"] * 2


@pytest.mark.card("blessing.amber_tears")
@pytest.mark.rule("LR-MONUMENT-10")
def test_amber_tears_flow_for_every_own_forge_when_a_monument_is_built() -> None:
    green = Player(blessings=["amber_tears"], control=[1, 10, 16], attributes=DEEP)
    table = at_phase("special", green, wheel={"march": [GREEN]}, empty=[1], boss=14, event=["1"])
    table.act(GREEN, "build_monument", "build:odin")
    assert table.runes(GREEN) == ["uruz"] * 2 + ["othala"] * 2 + ["algiz"] * 2


@pytest.mark.card("blessing.amber_tears")
@pytest.mark.rule("LR-LIMIT-03")
def test_amber_tears_run_dry_with_the_supply() -> None:
    green = Player(blessings=["amber_tears"], at=10, attributes=DEEP)
    red, black = Player(runes=["othala"] * 6, attributes=DEEP), Player(runes=["othala"] * 4, attributes=DEEP)
    table = at_phase("prayer", green, red, black)
    assert table.supply("othala") == 0
    assert table.answer(GREEN, "forge").runes(GREEN) == ["othala"]


@pytest.mark.card("blessing.amber_tears")
def test_amber_tears_are_for_forges_alone_and_for_their_owner() -> None:
    green = Player(blessings=["amber_tears"], attributes=DEEP)
    table = at_phase("special", green).act(GREEN, "prepare", "prepare:rune", "gain:uruz", "prepare:card")
    assert table.runes(GREEN) == ["uruz"]
    table = at_phase("prayer", green, Player(at=10), turn=RED).answer(RED, "forge")
    assert (table.runes(RED), table.runes(GREEN)) == (["othala"], [])


# Falcon Feathers


@pytest.mark.card("blessing.falcon_feathers")
@pytest.mark.parametrize(("blessings", "reached"), [(["falcon_feathers"], True), ([], False)])
def test_falcon_feathers_carry_the_hero_three_territories(blessings: list[str], reached: bool) -> None:
    table = at_phase("hero", Player(blessings=blessings, at=11, sea=6))
    assert ("go:14" in table.offers(GREEN)) == reached  # 11, 12, 16, 14
    assert "go:18" not in table.offers(GREEN)
    if reached:
        assert table.answer(GREEN, "go:14").hero(GREEN) == 14


# Swift Keel


@pytest.mark.card("blessing.swift_keel")
def test_swift_keel_sails_besides_the_action() -> None:
    table = at_phase("hero", Player(blessings=["swift_keel"])).answer(GREEN, "use:blessing.swift_keel")
    assert table.offers(GREEN) == ["done", "sail:2", "sail:3", "sail:5", "sail:6"]  # up to two seas from 1
    table.answer(GREEN, "sail:3")
    assert "use:blessing.swift_keel" not in table.offers(GREEN)  # once a turn
    table.answer(GREEN, "sail:5")  # the action
    assert (table.sea(GREEN), table.g.phase) == (5, "maneuver")


@pytest.mark.card("blessing.swift_keel")
def test_swift_keel_comes_after_the_action_as_well_and_may_be_left() -> None:
    table = at_phase("hero", Player(blessings=["swift_keel"])).answer(GREEN, "go:2")
    assert table.offers(GREEN) == ["done", "use:blessing.swift_keel"]
    assert table.answer(GREEN, "done").sea(GREEN) == 1


# Beast Tongue


@pytest.mark.card("blessing.beast_tongue")
@pytest.mark.parametrize(("blessings", "why"), [(["beast_tongue"], ""), ([], "LR-RUNE-02")])
def test_beast_tongue_takes_a_monster_for_any_rune(blessings: list[str], why: str) -> None:
    green = Player(blessings=blessings, at=LAIR, runes=["othala", "algiz"])
    table = at_phase("runes", green, monsters={"garm": LAIR})
    assert table.why_not(GREEN, "rune_action:control_monster") == why
    if not why:
        table.answer(GREEN, "rune_action:control_monster", "monster:garm")
        assert table.offers(GREEN) == ["pay:othala", "pay:algiz"]
        table.answer(GREEN, "pay:othala")
        assert (table.ring("garm"), table.runes(GREEN)) == (GREEN, ["algiz"])


@pytest.mark.card("blessing.beast_tongue")
def test_beast_tongue_is_for_monsters_alone_and_not_for_free() -> None:
    green = Player(blessings=["beast_tongue"], at=9, runes=["othala"])
    assert at_phase("runes", green, boss=9).why_not(GREEN, "rune_action:activate_boss") == ""
    green = Player(blessings=["beast_tongue"], at=9, runes=["uruz"])
    table = at_phase("runes", green, monsters={"draugr": 9}, boss=9)
    assert table.why_not(GREEN, "rune_action:activate_boss") == "LR-RUNE-02"
    assert table.why_not(GREEN, "rune_action:ally") == "LR-RUNE-02"  # Alfheim wants Algiz
    poor = at_phase("runes", Player(blessings=["beast_tongue"], at=9), monsters={"draugr": 9})
    assert poor.g.phase != "runes"


# Beast Tamer


@pytest.mark.card("blessing.tamer")
@pytest.mark.parametrize(("blessings", "most"), [(["tamer"], 3), ([], 2)])
def test_beast_tamer_activates_up_to_three_different_monsters(blessings: list[str], most: int) -> None:
    beasts = {"garm": 1, "draugr": 9, "grendel": 11, "fafnir": 18}
    table = at_phase("special", Player(blessings=blessings), monsters=beasts).rig_die("attack", "attack", "attack")
    table.act(GREEN, "monsters", "monster:garm", "monster:draugr")
    if most == 3:
        assert table.offers(GREEN) == ["done", "monster:fafnir", "monster:grendel"]
        table.answer(GREEN, "monster:grendel")
    assert table.g.turn == RED
    assert table.told().count("monster.attack") == most


@pytest.mark.card("blessing.tamer")
def test_beast_tamer_may_stop_earlier() -> None:
    beasts = {"garm": 1, "draugr": 9, "grendel": 11}
    table = at_phase("special", Player(blessings=["tamer"]), monsters=beasts).rig_die("attack")
    assert table.act(GREEN, "monsters", "monster:garm", "done").g.turn == RED


# Wanderer's Pact


@pytest.mark.card("blessing.pact")
@pytest.mark.parametrize(
    ("blessings", "realms"), [(["pact"], ["jotunheim", "muspelheim", "niflheim"]), ([], ["niflheim"])]
)
def test_the_pact_reaches_realms_next_to_own_territories(blessings: list[str], realms: list[str]) -> None:
    green = Player(blessings=blessings, at=3, control=[11, 12], runes=["uruz", "algiz"])
    table = at_phase("runes", green).answer(GREEN, "rune_action:ally")
    assert table.offers(GREEN) == [f"ally:{realm}" for realm in realms]
    table.answer(GREEN, f"ally:{realms[0]}")
    assert (table.allies(GREEN), table.g.phase) == ([realms[0]], "maneuver")


@pytest.mark.card("blessing.pact")
def test_the_pact_costs_the_rune_of_the_realm() -> None:
    green = Player(blessings=["pact"], at=3, control=[11], runes=["othala"])
    assert at_phase("runes", green).g.phase == "maneuver"  # Niflheim wants Algiz, Jotunheim Uruz


# Gift of the Vanir


def bonus(green: Player) -> Table:
    """Green marches first on an empty space, whose realm is Vanaheim."""
    return at_phase("special", green, combat=["dane_axe"]).act(GREEN, "march")


@pytest.mark.card("blessing.vanir_gift")
def test_the_gift_of_the_vanir_replaces_a_realm_bonus_by_a_card_or_a_rune() -> None:
    green = Player(blessings=["vanir_gift"], allies=["jotunheim"], control=[7], armies={7: [1]}, attributes=DEEP)
    table = at_phase("special", green, combat=["dane_axe"]).act(GREEN, "build_temple")
    assert table.offers(GREEN) == ["no", "yes", "choose:draw_combat", "choose:gain_rune"]
    table.answer(GREEN, "choose:draw_combat", "to:7")
    assert (table.hand(GREEN), table.armies(GREEN, 7)) == (["dane_axe"], [1])
    table = at_phase("special", green).act(GREEN, "build_temple", "choose:gain_rune", "gain:algiz", "to:7")
    assert (table.runes(GREEN), table.armies(GREEN, 7)) == (["algiz"], [1])
    table = at_phase("special", green).act(GREEN, "build_temple", "yes", "army:7.1", "to:7")
    assert (table.runes(GREEN), table.armies(GREEN, 7)) == ([], [2])


@pytest.mark.card("blessing.vanir_gift")
def test_the_gift_of_the_vanir_needs_a_bonus_to_replace() -> None:
    green = Player(blessings=["vanir_gift"], allies=["niflheim"], armies={1: [1]})
    table = bonus(green)
    table.expect(GREEN, "march")
    covered = at_phase(
        "special", Player(blessings=["vanir_gift"], allies=["vanaheim"], armies={1: [1]}), wheel={"march": [RED]}
    )
    covered.act(GREEN, "march")
    covered.expect(RED, "rune.gain")  # no realm bonus on a space with a marker


@pytest.mark.card("blessing.vanir_gift")
def test_without_the_gift_a_bonus_is_what_the_realm_gives() -> None:
    assert bonus(Player(allies=["vanaheim"], armies={1: [1]})).offers(GREEN) == ["no", "yes"]


# Temple Tithe


@pytest.mark.card("blessing.tithe")
def test_temple_tithe_brings_a_rune_and_a_card_for_an_own_temple() -> None:
    green = Player(blessings=["tithe"], control=[7], attributes=DEEP)
    table = at_phase("special", green).act(GREEN, "build_temple", "to:7")
    assert table.priests(GREEN) == (1, 3)  # the priest comes first
    table.expect(GREEN, "rune.gain")
    table.answer(GREEN, "gain:uruz")
    assert (table.runes(GREEN), drawn(table, GREEN), table.g.turn) == (["uruz"], 1, RED)


@pytest.mark.card("blessing.tithe")
@pytest.mark.rule("LR-TEMPLE-03")
def test_temple_tithe_comes_before_the_draft() -> None:
    green = Player(blessings=["tithe"], control=[7], attributes=DEEP)
    table = at_phase("special", green, temples=[4]).act(GREEN, "build_temple", "to:7")
    assert table.open == [(GREEN, "rune.gain")]
    assert table.answer(GREEN, "gain:uruz").open == [(GREEN, "draft")]


@pytest.mark.card("blessing.tithe")
def test_the_temple_of_another_brings_no_tithe() -> None:
    red = Player(blessings=["tithe"])
    table = at_phase("special", Player(control=[7]), red).act(GREEN, "build_temple", "to:7")
    assert (used(table), table.runes(RED), drawn(table, RED)) == ([], [], 0)


# Devout


@pytest.mark.card("blessing.devout")
@pytest.mark.parametrize(("blessings", "most"), [(["devout"], 2), ([], 1)])
def test_the_devout_send_up_to_two_priests_one_after_the_other(blessings: list[str], most: int) -> None:
    table = at_phase("prayer", Player(blessings=blessings, priests=3)).answer(GREEN, *["send:odin"] * most)
    assert (table.sent(GREEN), table.value(GREEN, "authority")) == (["odin"] * most, 2 + most)
    assert table.g.phase == "hero"


@pytest.mark.card("blessing.devout")
def test_the_devout_may_stop_after_one_and_need_priests_and_spaces() -> None:
    table = at_phase("prayer", Player(blessings=["devout"], priests=2)).answer(GREEN, "send:odin", "done")
    assert table.priests(GREEN) == (1, 2)
    assert at_phase("prayer", Player(blessings=["devout"], priests=1)).answer(GREEN, "send:odin").g.phase == "hero"
    table = at_phase("prayer", Player(blessings=["devout"], priests=2), Player(sent=["odin"]))
    assert table.answer(GREEN, "send:odin").why_not(GREEN, "send:odin") == "LR-PRAY-02"


# Runecarver


@pytest.mark.card("blessing.runecarver")
def test_the_runecarver_may_take_two_rune_actions_a_turn() -> None:
    runes = ["uruz", "algiz"] * 3
    table = at_phase("runes", Player(blessings=["runecarver"], runes=runes, attributes=DEEP))
    table.answer(GREEN, "rune_action:draw_one", "rune_action:place_hero", "go:8")
    assert (len(table.runes(GREEN)), table.hero(GREEN), table.g.phase) == (2, 8, "maneuver")


@pytest.mark.card("blessing.runecarver", "blessing.huginn")
def test_the_second_action_of_the_runecarver_may_be_that_of_a_blessing() -> None:
    green = Player(blessings=["runecarver", "huginn"], runes=["uruz", "algiz"] * 2, attributes=DEEP, armies={1: [1]})
    table = at_phase("runes", green).answer(GREEN, "use:blessing.huginn", "pay:uruz", "army:1.1", "to:2")
    assert {"use:blessing.huginn", "rune_action:draw_one"} <= set(table.offers(GREEN))
    assert table.answer(GREEN, "rune_action:draw_one").g.phase == "maneuver"


# Norns' Whisper


@pytest.mark.card("blessing.norns")
def test_the_norns_give_two_runes_for_a_card() -> None:
    green = Player(blessings=["norns"], hand=["bow", "spear"])
    table = at_phase("runes", green).answer(GREEN, "use:blessing.norns")
    assert table.offers(GREEN) == ["discard:spear", "discard:bow"]
    table.answer(GREEN, "discard:bow", "gain:uruz", "gain:algiz")
    assert (table.hand(GREEN), table.runes(GREEN)) == (["spear"], ["uruz", "algiz"])
    assert "use:blessing.norns" not in table.offers(GREEN)  # once a turn, though a card is left


@pytest.mark.card("blessing.norns")
@pytest.mark.rule("LR-RUNE-01")
def test_the_norns_take_no_rune_action_and_may_pay_for_one() -> None:
    table = at_phase("runes", Player(blessings=["norns"], hand=["bow"]))
    table.answer(GREEN, "use:blessing.norns", "discard:bow", "gain:uruz", "gain:algiz", "rune_action:draw_one")
    assert (len(table.hand(GREEN)), table.runes(GREEN)) == (1, [])


@pytest.mark.card("blessing.norns")
def test_the_norns_whisper_after_a_rune_action_too() -> None:
    green = Player(blessings=["norns"], runes=["uruz", "algiz"], hand=["bow"])
    table = at_phase("runes", green).answer(GREEN, "rune_action:place_hero", "go:3")
    assert table.offers(GREEN) == ["done", "use:blessing.norns"]


@pytest.mark.card("blessing.norns")
@pytest.mark.rule("LR-LIMIT-05")
def test_both_runes_of_the_norns_come_before_the_limit() -> None:
    green = Player(blessings=["norns"], runes=["othala", "othala"], hand=["bow"])
    table = at_phase("runes", green).answer(GREEN, "use:blessing.norns", "discard:bow", "gain:uruz")
    table.expect(GREEN, "rune.gain")
    table.answer(GREEN, "gain:algiz").expect(GREEN, "limit.runes")
    assert table.answer(GREEN, "lose:othala", "lose:othala").runes(GREEN) == ["uruz", "algiz"]


@pytest.mark.card("blessing.norns")
def test_the_norns_are_silent_without_a_card() -> None:
    assert at_phase("runes", Player(blessings=["norns"])).g.phase == "maneuver"
