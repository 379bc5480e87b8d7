"""The special action of a Follower."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase, runes
from tests.lords_of_ragnarok.play import Player

MARCH = ("basic_a2", "basic_a1", "basic_a3")  # what the first card orders; all say Min
RECRUIT = ("basic_b1", "basic_a2", "basic_a3")
TEMPLE = ("basic_a4", "basic_a2", "basic_a3")
MONSTERS = ("basic_b5", "basic_a2", "basic_a3")
USURP = ("basic_a6", "basic_a2", "basic_a3")
PREPARE = ("basic_b3", "basic_a2", "basic_a1")


def special(row: tuple[str, ...], surtur: dict[str, Any], you: Player | None = None, **lay: Any) -> Solo:
    return follower_step("special", you or Player(), Follower(**{"row": row, **surtur}), **lay)


def action(table: Solo) -> str:
    chosen: str = table.happened("action")[0]["action"]
    return chosen


# Which


@pytest.mark.rule("LS-SPECIAL-01", "LS-SPECIAL-02")
def test_the_card_then_the_tile_then_prepare_then_a_monument() -> None:
    own = {"control": [3], "armies": {3: [1]}}
    assert action(special(RECRUIT, own)) == "recruit"
    assert action(special(RECRUIT, own, wheel={"recruit": [SURTURS]})) == "march"  # Ragnar's priority
    assert action(special(RECRUIT, own, wheel={"recruit": [SURTURS], "march": [YOU, SURTURS]})) == "prepare"
    full = {action_: [SURTURS] for action_ in ("recruit", "march", "prepare")}
    table = special(RECRUIT, own, wheel=full)
    assert action(table) == "build_monument"
    assert [args["rule"] for args in table.happened("follower.cannot")] == ["LS-SPECIAL-01"] * 3


@pytest.mark.rule("LS-SPECIAL-01", "LS-AMB-32")
def test_what_cannot_be_resolved_is_not_chosen() -> None:
    assert action(special(MARCH, {"control": [3]})) == "prepare"
    assert action(special(TEMPLE, {"control": [3], "armies": {3: [1]}})) == "march"


@pytest.mark.rule("LS-SPECIAL-03", "LS-SPECIAL-04")
def test_a_marker_comes_first_and_whoever_is_covered_takes_a_rune() -> None:
    table = special(PREPARE, {}, wheel={"prepare": [YOU]})
    assert table.wheel("prepare") == [YOU, SURTURS]
    table.expect(YOU, "rune.gain")
    assert table.runes(SURTURS) == []
    table.answer(YOU, "gain:uruz")
    assert table.runes(YOU) == ["uruz"]
    assert len(table.runes(SURTURS)) == 2


@pytest.mark.rule("LS-SPECIAL-04", "LS-GEN-16")
def test_the_first_marker_brings_the_bonus_of_the_realm_to_all_its_allies() -> None:
    table = special(PREPARE, {"allies": ["niflheim"], "hand": ("bow",)}, Player(allies=["niflheim"]))
    realm = table.g.box.realms[table.g.box.wheel[5]].id
    table = special(PREPARE, {"allies": [realm], "hand": ("bow",)}, Player(allies=[realm]))
    table.expect(YOU, "realm.bonus")
    table.answer(YOU, "no")
    assert table.event("realm.bonus")["seat"] == SURTURS


@pytest.mark.rule("LS-AMB-79")
def test_a_bonus_in_between_does_not_change_the_choice() -> None:
    full = {"runes": runes(6), "hand": ("bow",) * 4 + ("spear",) * 3}
    table = special(PREPARE, full, combat=["axe"])
    assert action(table) == "prepare"
    assert table.cards() == 8


# Reinforce


@pytest.mark.rule("LS-SPECIAL-10")
def test_a_new_army_has_its_authority_and_without_one_left_there_is_none() -> None:
    assert special(RECRUIT, {"control": [3], "attributes": (4, 2, 2)}).all_armies(SURTURS) == {3: [4]}
    assert action(special(RECRUIT, {"control": [3], "armies": {3: [1] * 6}})) == "march"


@pytest.mark.rule("LS-SPECIAL-11", "LS-DEF-05")
def test_it_comes_to_the_city_nearest_to_people_then_to_the_weakest() -> None:
    you = Player(control=[14])
    table = special(RECRUIT, {"control": [1, 3, 11], "armies": {11: [6]}}, you)
    assert table.armies(SURTURS, 11) == [2, 6]
    assert table.decided("LS-SPECIAL-11")["territories"] == ["3", "11"]
    table = special(RECRUIT, {"control": [3, 5], "armies": {3: [2]}}, Player(control=[1]))
    assert table.armies(SURTURS, 5) == [2]
    assert table.decided("LS-SPECIAL-11")["values"] == [1, 1, 2, 0]


@pytest.mark.rule("LS-SPECIAL-11", "LS-TIE-01")
def test_or_by_the_word_of_the_card() -> None:
    assert special(RECRUIT, {"control": [3, 11]}).all_armies(SURTURS) == {3: [2]}


@pytest.mark.rule("LS-SPECIAL-12")
def test_without_a_city_any_own_territory_and_desolation() -> None:
    table = special(RECRUIT, {"control": [1, 16]}, Player(control=[12]))
    assert table.all_armies(SURTURS) == {16: [2]}
    assert table.desolate() == [4]


@pytest.mark.rule("LS-SPECIAL-13", "LS-AMB-93")
def test_without_a_territory_wherever_it_can_attack_and_the_token_comes_last() -> None:
    table = special(RECRUIT, {"hero": "snorri", "attributes": (5, 2, 2)}, Player(control=[7]))
    assert table.all_armies(SURTURS) == {7: [5]}  # difficulty 0 at a shrine
    assert table.owner(7) == SURTURS
    assert table.desolate() == [7]  # its own territory now


@pytest.mark.rule("LS-SPECIAL-13")
def test_a_battle_may_follow() -> None:
    you = Player(control=[3], armies={3: [1]})
    table = special(RECRUIT, {"attributes": (2, 2, 2)}, you)
    assert table.event("battle")["territory"] == "3"
    assert table.owner(3) == SURTURS


@pytest.mark.rule("LS-SPECIAL-14", "LS-AMB-85")
@pytest.mark.parametrize("authority", [1])
def test_where_nothing_can_be_attacked_its_authority_rises(authority: int) -> None:
    table = special(RECRUIT, {"attributes": (authority, 2, 2)})
    assert (table.all_armies(SURTURS), table.token(SURTURS, "authority")) == ({}, authority + 1)
    assert len(table.desolate()) == 1


# March


@pytest.mark.rule("LS-SPECIAL-15", "LS-SPECIAL-16", "LS-MANEUVER-08")
def test_every_army_acts_once_by_its_own_strength_the_weakest_first() -> None:
    table = special(MARCH, {"control": [3, 5], "armies": {3: [3], 5: [2]}})
    assert [(move["origin"], move["territory"]) for move in table.happened("army.moved")] == [("5", "1"), ("3", "2")]
    assert table.controls(SURTURS) == [1, 2, 3, 5]
    assert table.desolate() == []


@pytest.mark.rule("LS-SPECIAL-15")
def test_each_battle_is_fought_at_once() -> None:
    you = Player(control=[1, 2], armies={1: [1], 2: [2]}, at=16)
    table = special(MARCH, {"control": [3], "armies": {3: [3, 4]}}, you)
    assert [args["territory"] for args in table.happened("battle")] == ["1", "2"]
    events = [key for key in table.told() if key in ("army.moved", "battle")]
    assert events == ["army.moved", "battle", "army.moved", "battle"]


@pytest.mark.rule("LS-SPECIAL-17", "LS-AMB-33")
def test_an_army_among_its_own_territories_goes_nearer_to_the_others() -> None:
    table = special(MARCH, {"control": [1, 2, 3], "armies": {3: [2]}})
    assert table.all_armies(SURTURS) == {1: [2]}
    assert table.decided("LS-SPECIAL-17")["territories"] == ["1", "2"]


@pytest.mark.rule("LS-SPECIAL-18")
def test_one_that_cannot_attack_grows_and_at_six_it_draws_a_card() -> None:
    you = Player(control=[1, 2], armies={1: [6, 6], 2: [6, 6]}, at=16)
    table = special(MARCH, {"control": [3], "armies": {3: [1, 6]}}, you)
    assert table.all_armies(SURTURS) == {3: [2, 6]}
    assert table.cards() == 1


@pytest.mark.rule("LS-SPECIAL-19", "LS-AMB-35")
def test_desolation_comes_only_if_nothing_was_gained() -> None:
    you = Player(control=[1, 2], armies={1: [6, 6], 2: [6, 6]}, at=16)
    assert special(MARCH, {"control": [3], "armies": {3: [1]}}, you).desolate() == [4]
    assert special(MARCH, {"control": [3], "armies": {3: [2]}}).desolate() == []


@pytest.mark.rule("LS-AMB-34")
def test_the_order_is_fixed_at_the_start() -> None:
    you = Player(control=[1, 2], armies={1: [6, 6], 2: [6, 6]}, at=16)
    table = special(MARCH, {"control": [3], "armies": {3: [1, 2]}}, you)
    assert table.all_armies(SURTURS) == {3: [2, 3]}


# Prepare


@pytest.mark.rule("LS-SPECIAL-20")
@pytest.mark.parametrize(("n", "cards", "after"), [(0, 0, (3, 2)), (4, 7, (6, 8)), (6, 7, (6, 8))])
def test_runes_by_its_wisdom_and_two_cards_up_to_its_limits(n: int, cards: int, after: tuple[int, int]) -> None:
    hand = (("bow",) * 4 + ("spear",) * 4)[:cards]
    table = special(PREPARE, {"runes": runes(n), "hand": hand, "attributes": (2, 2, 3)})
    assert (len(table.runes(SURTURS)), table.cards()) == after


@pytest.mark.rule("LS-SPECIAL-20")
def test_with_both_limits_reached_it_does_not_prepare() -> None:
    full = {"runes": runes(6), "hand": ("bow",) * 4 + ("spear",) * 4}
    assert action(special(PREPARE, full)) == "build_monument"


# Temples


@pytest.mark.rule("LS-SPECIAL-25", "LS-AMB-36")
def test_a_temple_on_an_own_shrine_and_a_priest() -> None:
    table = special(TEMPLE, {"control": [6, 9, 12]}, temples=[12])
    assert table.temples() == [6, 12]
    assert table.priests(SURTURS)[0] == 1
    assert table.decided("LS-SPECIAL-25")["territories"] == ["6", "9"]
    assert action(special(TEMPLE, {"control": [6]}, temples=[6])) == "prepare"
    assert action(special(TEMPLE, {"control": [6]}, temples=[4, 7, 9, 12, 13, 15])) == "prepare"


@pytest.mark.rule("LS-SPECIAL-27", "LS-SPECIAL-28", "LS-AMB-59")
def test_in_a_draft_it_takes_a_blessing_by_chance_and_tucks_it() -> None:
    table = special(TEMPLE, {"control": [6]}, temples=[9])
    table.expect(YOU, "draft")
    took = table.event("draft.took")
    assert took["seat"] == SURTURS
    assert took["blessing"] in table.event("draft")["blessings"]
    table.default()
    assert table.stash() == 1
    assert len(table.desolate()) == 1


@pytest.mark.rule("LS-SPECIAL-28")
def test_in_a_persons_draft_too() -> None:
    you = Player(control=[6])
    table = person_phase("special", you, Follower(), temples=[9]).act(YOU, "build_temple", "to:6")
    table.default()
    assert table.stash() == 1


# Monsters


@pytest.mark.rule("LS-SPECIAL-30", "LS-SPECIAL-32")
def test_it_hunts_only_if_monsters_are_its_priority() -> None:
    you = Player(armies={5: [3]})
    where: dict[str, Any] = {"monsters": {"draugr": 6}, "dice": ["move"]}
    assert "follower.hunts" in special(MONSTERS, {"hero": "beowulf", "at": 6}, you, **where).told()
    table = special(MONSTERS, {"hero": "ragnar", "at": 6}, you, **where)
    assert "follower.hunts" not in table.told()
    assert table.armies(YOU, 5) == [2]
    assert len(table.desolate()) == 1


@pytest.mark.rule("LS-SPECIAL-30")
def test_a_hunter_without_prey_in_reach_activates() -> None:
    you = Player(armies={5: [3]})
    table = special(MONSTERS, {"hero": "beowulf", "at": 16}, you, monsters={"draugr": 6}, dice=["move"])
    assert table.armies(YOU, 5) == [2]


@pytest.mark.rule("LS-SPECIAL-31")
def test_without_a_monster_that_harms_people_the_action_is_not_there() -> None:
    assert action(special(MONSTERS, {}, Player(armies={1: [3]}), monsters={"draugr": 11})) == "prepare"


# Usurp


@pytest.mark.rule("LS-SPECIAL-40", "LS-SPECIAL-41")
@pytest.mark.parametrize(("power", "usurped"), [(2, True), (1, False)])
def test_its_power_must_reach_the_resistance(power: int, usurped: bool) -> None:
    table = special(USURP, {"at": 16, "attributes": (2, power, 2)})
    assert (table.owner(16) == SURTURS) == usurped


@pytest.mark.rule("LS-SPECIAL-40", "LS-SPECIAL-44", "LS-AMB-80")
@pytest.mark.parametrize(
    ("strength", "blessings", "usurped"), [(3, [], True), (4, [], False), (1, ["stronghold"], False)]
)
def test_or_the_armies_of_a_person_which_retreat(strength: int, blessings: list[str], usurped: bool) -> None:
    you = Player(at=5, control=[16, 14, 12], armies={16: [strength], 12: [6], 14: [6]}, blessings=blessings, sea=1)
    table = special(USURP, {"at": 16, "attributes": (2, 3, 2)}, you).quiet("retreat")
    assert (table.owner(16) == SURTURS) == usurped
    if usurped:
        assert table.armies(SURTURS, 16) == [2]
        assert table.armies(YOU, 16) == []


@pytest.mark.rule("LS-SPECIAL-40", "LS-AMB-39")
def test_a_hero_of_a_person_is_in_the_way() -> None:
    assert action(special(USURP, {"at": 16, "attributes": (2, 2, 2)}, Player(at=16))) == "prepare"


@pytest.mark.rule("LS-AMB-38")
def test_weak_armies_on_neutral_ground_retreat() -> None:
    table = special(USURP, {"at": 2, "attributes": (2, 3, 2)}, Player(at=16, armies={2: [2]}, control=[3], sea=4))
    assert table.all_armies(YOU) == {3: [2]}
    assert table.owner(2) == SURTURS


@pytest.mark.rule("LS-SPECIAL-42", "LS-SPECIAL-43")
def test_else_a_territory_next_to_it_by_its_target_mode() -> None:
    table = special(USURP, {"at": 16, "control": [16], "attributes": (2, 4, 2)}, Player(control=[15], at=3))
    assert table.owner(14) == SURTURS  # next to a person; 12 is not
    assert table.decided("LS-SPECIAL-42")["territories"] == ["12", "14"]
    assert action(special(USURP, {"at": 16, "control": [12, 14, 16]})) == "prepare"


@pytest.mark.rule("LS-AMB-37")
def test_without_an_army_left_it_takes_control_alone() -> None:
    table = special(USURP, {"at": 16, "control": [3], "armies": {3: [1] * 6}})
    assert table.owner(16) == SURTURS
    assert table.armies(SURTURS, 16) == []


# Monument


FULL = {name: [SURTURS] for name in ("march", "recruit", "prepare")}


@pytest.mark.rule("LS-SPECIAL-50", "LS-AMB-29")
@pytest.mark.parametrize(
    ("hero", "levels", "built"), [("ragnar", {}, "odin"), ("ragnar", {"odin": 3}, "thor"), ("lagertha", {}, "thor")]
)
def test_the_incomplete_monument_of_the_attribute_it_likes_best(hero: str, levels: dict[str, int], built: str) -> None:
    wheel = {**FULL, "usurp": [SURTURS]}
    table = special(RECRUIT, {"hero": hero}, wheel=wheel, levels=levels)
    assert table.level(built) == 1


@pytest.mark.rule("LS-AMB-30")
def test_with_all_monuments_complete_the_rest_is_done() -> None:
    levels = {"odin": 3, "thor": 3, "freya": 3}
    turned = ["r2_monument", "r2_sum"]
    options = {"ragnarok_at_ninth_level": "no"}
    table = special(RECRUIT, {}, wheel=FULL, levels=levels, turned=turned, options=options)
    assert "event" in table.told()
    assert table.wheel("march") == []


@pytest.mark.rule("LS-SPECIAL-51", "LS-RAGNAROK-02")
def test_with_the_third_requirement_ragnarok_begins() -> None:
    table = special(RECRUIT, {}, wheel=FULL, levels={"odin": 2}, turned=["r2_regions", "r2_temples"])
    assert table.event("ragnarok") == {"seat": SURTURS}
    assert table.desolate() == []


@pytest.mark.rule("LS-AMB-40")
def test_in_ragnarok_desolation_still_comes() -> None:
    table = special(RECRUIT, {}, wheel=FULL, doomer=YOU, last_turns=[YOU])
    assert len(table.desolate()) == 1


@pytest.mark.rule("LS-SPECIAL-52", "LS-PRAY-08", "LS-AMB-84")
def test_then_everything_goes_back_and_it_gathers_priests_and_runes() -> None:
    surtur = {"control": [1, 6, 16], "sent": ["odin"], "runes": runes(5)}
    you = Player(sent=["thor"], priests=0)
    table = special(RECRUIT, surtur, you, wheel={**FULL, "usurp": [YOU]}, temples=[6], empty=[1, 10])
    assert (table.sent(SURTURS), table.sent(YOU), table.wheel("usurp")) == ([], [], [])
    assert table.priests(SURTURS) == (1, 3)
    assert len(table.runes(SURTURS)) == 6
    assert [table.forge(place) for place in (1, 6, 16)] == [None, None, None]
    assert table.forge(10) == "algiz"
    lost = [args["territory"] for args in table.happened("follower.forge")]
    assert sorted([*lost, *(args["territory"] for args in table.happened("forged"))]) == ["1", "16", "6"]
    assert len(lost) == 2
    assert "event" in table.told()
