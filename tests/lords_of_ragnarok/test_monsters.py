"""Monsters outside hunts: activation, trample, rings, wounds, death (Special action E; Monsters)."""

import pytest

from longhall.games.lords_of_ragnarok.state import BOX
from tests.lords_of_ragnarok.play import Player, Table, at_hunt, at_phase

REST = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2}  # all slots of Garm but the last, which takes a sword


def activate(table: Table, monster: str, *keys: str) -> Table:
    return table.act(0, "monsters", f"monster:{monster}", *keys)


def last_blow(rest: dict[int, int], **lay: object) -> Table:
    """Seat 0 covers the last slot of Garm in a hunt."""
    players = [Player(at=13, hand=["sword"]), lay.pop("second", Player()), Player()]
    table = at_hunt(players[0], "garm", *players[1:], covered={"garm": rest}, hand=["feint"], **lay)  # type: ignore[arg-type]
    table.answer(table.monster_side, "strike:feint").answer(0, "done")
    return table.answer(0, "wield:sword", "slot:7")


@pytest.mark.rule("LR-MONSTER-01", "LR-AMB-25")
def test_one_or_two_different_monsters_are_activated() -> None:
    monsters = {"garm": 12, "draugr": 13, "fafnir": 20}
    table = at_phase("special", Player(rings=["garm", "draugr"]), Player(rings=["fafnir"]), monsters=monsters)
    table.act(0, "monsters")
    assert table.offers(0) == ["monster:garm", "monster:draugr"]
    table.answer(0, "monster:garm", "attack")
    assert table.offers(0) == ["done", "monster:draugr"]
    assert table.why_not(0, "monster:garm") == "LR-MONSTER-01"
    table.answer(0, "monster:draugr", "attack")
    table.expect(1, "hero")


@pytest.mark.rule("LR-MONSTER-01")
def test_a_third_monster_is_not_activated_and_a_hunt_is_no_more_possible() -> None:
    monsters = {"garm": 9, "draugr": 13, "grendel": 3}
    table = at_phase("special", Player(at=3, rings=["garm"]), monsters=monsters).rig_die("move", "move")
    table.act(0, "monsters")
    assert table.offers(0) == ["monster:garm", "monster:draugr", "monster:grendel", "hunt:grendel"]
    table.answer(0, "monster:draugr", "to:12")
    assert table.offers(0) == ["done", "monster:garm", "monster:grendel"]
    assert table.why_not(0, "hunt:grendel") == "LR-MONSTER-01"
    table.answer(0, "monster:grendel", "to:1")
    table.expect(1, "hero")


@pytest.mark.rule("LR-MONSTER-02", "LR-MONSTER-03")
def test_the_controller_chooses_between_a_move_and_an_attack() -> None:
    table = at_phase("special", Player(rings=["draugr"]), monsters={"draugr": 13})
    move = table.game.copy()
    activate(table, "draugr")
    assert table.offers(0) == ["move", "attack"]
    table.answer(0, "attack")
    assert table.monster("draugr") == 13
    table.game = move
    activate(table, "draugr", "move", "to:10")
    assert table.monster("draugr") == 10
    assert "monster.attack" not in table.told()
    assert "monster.die" not in table.told()


@pytest.mark.rule("LR-MONSTER-03")
def test_an_attack_hurts_its_controller_as_well() -> None:
    table = at_phase("special", Player(rings=["draugr"], armies={13: [3]}), monsters={"draugr": 13})
    assert activate(table, "draugr", "attack").armies(0, 13) == [2]


@pytest.mark.rule("LR-MONSTER-04", "LR-MONSTER-05")
@pytest.mark.parametrize("face", ["move", "attack", "choice"])
def test_the_die_tells_what_a_neutral_monster_does(face: str) -> None:
    table = at_phase("special", Player(), Player(armies={13: [3]}), monsters={"draugr": 13}).rig_die(face)
    activate(table, "draugr")
    assert table.event("monster.die") == {"monster": "draugr", "face": face}
    if face == "choice":
        assert table.offers(0) == ["move", "attack"]
        table.answer(0, "attack")
    if face == "move":
        assert table.offers(0) == ["to:10", "to:11", "to:12", "to:15"]
        assert table.why_not(0, "to:13") == "LR-MOVE-04"
    else:
        assert table.armies(1, 13) == [2]


@pytest.mark.rule("LR-MONSTER-05")
def test_the_active_player_decides_in_the_attack_of_a_neutral_monster() -> None:
    """Fafnir strikes its own or an adjacent territory."""
    table = at_phase("special", Player(), Player(armies={12: [3], 13: [3]}), monsters={"fafnir": 13}).rig_die("attack")
    activate(table, "fafnir")
    assert table.offers(0) == ["to:10", "to:11", "to:12", "to:13", "to:15"]
    table.answer(0, "to:12")
    assert table.all_armies(1) == {12: [2], 13: [3]}


@pytest.mark.rule("LR-MONSTER-06", "LR-MONUMENT-12", "LR-AMB-26")
def test_controllers_decide_in_the_turns_of_others_too() -> None:
    table = at_phase(
        "special", Player(), Player(rings=["garm"]), monsters={"garm": 13}, wheel={"march": [0]}, event=["7"]
    ).rig_die("move")
    table.act(0, "build_monument", "build:odin")
    assert table.open == [(1, "monster.how")]
    assert table.event("monster.stirs") == {"monster": "garm", "seat": 1}
    table.answer(1, "move", "to:15")
    assert table.monster("garm") == 15
    assert table.open == [(0, "monster.move")]  # Hrungnir, who has come in 7 and is neutral


@pytest.mark.rule("LR-MONSTER-07")
@pytest.mark.parametrize(("strength", "after"), [(3, {12: [2]}), (1, {})])
def test_a_neutral_monster_always_tramples(strength: int, after: dict[int, list[int]]) -> None:
    table = at_phase("special", Player(), Player(armies={12: [strength]}), monsters={"garm": 13}).rig_die("move")
    activate(table, "garm", "to:12")
    assert table.all_armies(1) == after


@pytest.mark.rule("LR-MONSTER-07")
def test_who_moves_the_monster_picks_the_army() -> None:
    table = at_phase("special", Player(), Player(armies={12: [3, 1]}), monsters={"garm": 13}).rig_die("move")
    activate(table, "garm", "to:12")
    assert table.open == [(0, "army.weaken")]
    assert table.offers(0) == ["army:12.3", "army:12.1"]
    assert table.answer(0, "army:12.3").armies(1, 12) == [1, 2]


@pytest.mark.rule("LR-MONSTER-07")
@pytest.mark.parametrize(("answer", "left"), [("no", 3), ("army:12.3", 2)])
def test_the_controller_may_waive_the_trample(answer: str, left: int) -> None:
    table = at_phase("special", Player(rings=["garm"]), Player(armies={12: [3]}), monsters={"garm": 13})
    activate(table, "garm", "move", "to:12", answer)
    assert table.armies(1, 12) == [left]


@pytest.mark.rule("LR-AMB-39")
def test_a_neutral_monster_tramples_the_army_of_who_moves_it() -> None:
    table = at_phase("special", Player(armies={12: [3]}), monsters={"garm": 13}).rig_die("move")
    assert activate(table, "garm", "to:12").armies(0, 12) == [2]


@pytest.mark.rule("LR-MONSTER-08")
def test_a_ring_is_kept_in_the_turns_of_others() -> None:
    table = at_phase("special", Player(), Player(rings=["garm"]), monsters={"garm": 9, "draugr": 13})
    table.act(0, "monsters")
    assert "monster:garm" not in table.offers(0)
    assert table.ring("garm") == 1


# Wounds and death


@pytest.mark.rule("LR-MONSTER-11", "LR-HUNT-26")
def test_wounds_stay_after_a_hunt() -> None:
    table = at_hunt(Player(at=13, hand=["sword"]), "garm", covered={"garm": {1: 2}}, hand=["feint"])
    table.answer(2, "strike:feint").answer(0, "done", "wield:sword")
    assert table.offers(0) == ["slot:4", "slot:7"]
    table.answer(0, "slot:7", "done").monster_holds("escape").answer(2, "strike:escape")
    table.quiet("hunt.defend").answer(0, "wound:power").until("hero", 1)
    assert table.covered("garm") == {1: 2, 7: 0}


def reward(prey: str, card: str, slot: int, hunter: Player, *others: Player) -> Table:
    """The hunter covers a slot with a reward."""
    table = at_hunt(hunter, prey, *others, hand=["feint"], combat=["shield", "shield", "dane_axe"])
    table.answer(2, "strike:feint").answer(0, "done")
    return table.answer(0, f"wield:{card}", f"slot:{slot}")


@pytest.mark.rule("LR-MONSTER-12", "LR-HUNT-17", "LR-ALLY-04")
@pytest.mark.parametrize("first", [True, False])
def test_reward_an_alliance_with_any_realm(first: bool) -> None:
    hunter = Player(at=13, hand=["axe"], allies=["niflheim"])
    table = reward("hrungnir", "axe", 1, hunter, Player(allies=[] if first else ["vanaheim"]))
    assert table.offers(0) == [f"ally:{n}" for n in ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim")]
    table.answer(0, "ally:vanaheim")
    assert table.allies(0) == ["vanaheim", "niflheim"]
    assert ("dane_axe" in table.hand(0)) == first


@pytest.mark.rule("LR-MONSTER-13", "LR-HUNT-17")
def test_reward_a_priest() -> None:
    assert reward("garm", "axe", 6, Player(at=13, hand=["axe"])).priests(0) == (1, 3)


@pytest.mark.rule("LR-AMB-35", "LR-LIMIT-03")
def test_a_reward_that_is_not_there_is_lost() -> None:
    table = reward("garm", "axe", 6, Player(at=13, hand=["axe"], priests=4))
    assert (table.priests(0), table.open) == ((4, 0), [(0, "hunt.wound")])
    armies = reward("garm", "sword", 4, Player(at=13, hand=["sword"], armies={2: [6]}))
    assert armies.open == [(0, "hunt.wound")]


@pytest.mark.rule("LR-MONSTER-14", "LR-HUNT-17")
def test_reward_strength_for_an_army_anywhere() -> None:
    table = reward("garm", "sword", 4, Player(at=13, hand=["sword"], armies={1: [2], 2: [6]}))
    assert table.offers(0) == ["army:1.2"]
    assert table.answer(0, "army:1.2").armies(0, 1) == [3]


@pytest.mark.rule("LR-MONSTER-15", "LR-HUNT-17")
def test_reward_a_rune_of_choice() -> None:
    table = reward("garm", "axe", 2, Player(at=13, hand=["axe"]))
    assert table.offers(0) == ["gain:uruz", "gain:othala", "gain:algiz"]
    assert table.answer(0, "gain:algiz").runes(0) == ["algiz"]


@pytest.mark.rule("LR-MONSTER-16", "LR-MONSTER-19", "LR-HUNT-19")
def test_who_covers_the_last_slot_takes_the_miniature_and_the_monster_is_gone() -> None:
    table = last_blow(REST)
    assert (table.observation()["minis"], table.monster("garm"), table.covered("garm")) == ([1, 0, 0], 0, {})
    assert "hunt.failed" not in table.told()


@pytest.mark.rule("LR-MONSTER-17", "LR-MONSTER-18")
@pytest.mark.parametrize(
    ("rest", "slayers"),
    [
        (REST, [0, 1, 0]),
        ({1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2}, [0, 0, 0]),
        ({1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}, [0, 0, 0]),
    ],
)
def test_others_with_four_markers_take_a_slayer_token(rest: dict[int, int], slayers: list[int]) -> None:
    table = last_blow(rest)
    assert table.observation()["slayers"] == slayers
    assert table.observation()["tracker"]["slayer"]["have"] == [1, slayers[1], slayers[2]]


@pytest.mark.rule("LR-MONSTER-19", "LR-AMB-49")
def test_the_ring_of_a_dead_monster_goes_back() -> None:
    table = last_blow(REST, second=Player(rings=["garm"]))
    assert (table.ring("garm"), table.observation()["rings"]) == (None, [-1] * 6)


@pytest.mark.rule("LR-MONSTER-19", "LR-MONUMENT-11")
def test_a_dead_monster_never_comes_back() -> None:
    table = at_phase("special", Player(kills=["garm", "hrungnir"]), wheel={"march": [0]}, event=["7"])
    table.act(0, "build_monument", "build:odin")
    assert (table.monster("garm"), table.monster("hrungnir")) == (0, 0)


@pytest.mark.rule("LR-MONSTER-20", "LR-AMB-60")
def test_a_wound_outside_a_hunt_has_no_reward_but_can_kill() -> None:
    """Nidhogg's fang deals one wound in the rune phase."""
    player = Player(at=13, artifacts=["nidhoggs_fang"])
    table = at_phase("runes", player, monsters={"garm": 13}).answer(0, "use:artifact.nidhoggs_fang", "slot:2")
    assert (table.covered("garm"), table.runes(0)) == ({2: 0}, [])
    table.expect(0, "maneuver")
    rest = dict.fromkeys((1, 3, 4, 5, 6, 7), 1)
    dead = at_phase("runes", player, monsters={"garm": 13}, covered={"garm": rest})
    dead.answer(0, "use:artifact.nidhoggs_fang", "slot:2")
    assert (dead.monster("garm"), dead.observation()["minis"], dead.observation()["slayers"]) == (
        0,
        [1, 0, 0],
        [0, 1, 0],
    )
    assert (dead.artifacts(0), dead.open) == (["nidhoggs_fang"], [(0, "maneuver")])
    assert dead.artifacts(BOX) == ["garms_chain"]  # nobody can take it any more


@pytest.mark.rule("LR-MONSTER-17", "LR-LIMIT-03")
@pytest.mark.parametrize(("taken", "slayers"), [(5, [0, 1, 5]), (6, [0, 0, 6])])
def test_there_are_six_slayer_tokens(taken: int, slayers: list[int]) -> None:
    player, rest = Player(at=13, artifacts=["nidhoggs_fang"]), dict.fromkeys((1, 3, 4, 5, 6, 7), 1)
    others = Player(), Player(slayers=taken)
    table = at_phase("runes", player, *others, monsters={"garm": 13}, covered={"garm": rest})
    table.answer(0, "use:artifact.nidhoggs_fang", "slot:2")
    assert table.observation()["slayers"] == slayers


@pytest.mark.rule("LR-MONSTER-21")
def test_at_set_up_nobody_is_trampled_and_nothing_is_activated() -> None:
    table = Table(4)
    assert any(place >= 0 for place in table.observation()["monster_at"])
    assert not {"monster.die", "monster.moved", "army.shrunk"} & set(table.told())
