"""What Lords of Ragnarok publishes: the table in words, of declared types."""

from typing import Any

import pytest

from longhall.engine.registry import game_info
from longhall.walker.conformance import conformance_of
from tests.lords_of_ragnarok.followers.laying import Follower, follower_step
from tests.lords_of_ragnarok.play import Player, Table, at_battle, at_hunt, at_phase

GREEN, RED, SURTURS = range(3)


def published(table: Table, seat: int | None = None) -> Any:
    """The view, of which every part is as declared."""
    info = game_info("lords_of_ragnarok")
    assert info.publisher is not None
    view = table.game.view(seat)
    assert conformance_of(info, info.publisher).fault(view) == ""
    return view


def test_before_the_first_turn_heroes_are_chosen() -> None:
    table = Table(3)
    view, asked = published(table), table.game.asks[0]
    assert (view["phase"], view["turn"]["round"], view["turn"]["seat"]) == ("selection", 0, asked.seat)
    assert (view["who"], view["surtur"], view["board"]) == ([None, None, None], None, "p34")
    scene = view["scene"]
    assert (scene["scene"], scene["seat"], scene["choosing"]) == ("selection", asked.seat, "hero")
    assert scene["heroes"] == [option.word for option in asked.options]
    table.answer(asked.seat, asked.options[0].key)
    assert published(table)["scene"]["choosing"] == "origin"
    assert published(table)["players"][asked.seat]["hero"] == asked.options[0].word


def test_a_hand_is_known_to_its_player_alone() -> None:
    table = at_phase("hero", Player(hand=["spear", "bow"]))
    assert published(table, 0)["players"][0]["hand"] == ["bow", "spear"]
    for other in (1, None):
        assert [card.split(".")[0] for card in published(table, other)["players"][0]["hand"]] == ["?combat", "?combat"]


def test_a_player_is_told_in_words() -> None:
    player = Player(
        at=13,
        sea=2,
        armies={5: [3], 6: [1, 2]},
        runes=["uruz", "algiz", "algiz"],
        attributes=(3, 5, 4),
        wounds=["power"],
        allies=["alfheim"],
        artifacts=["gungnir", "mjolnir"],
        exhausted=["gungnir"],
        blessings=["seidr"],
        kills=["garm"],
        slayers=2,
    )
    told = published(at_phase("hero", player))["players"][0]
    assert (told["at"], told["sea"], told["reserve"]) == ("13", "2", 3)
    assert sorted((army["territory"], army["strength"]) for army in told["armies"]) == [("5", 3), ("6", 1), ("6", 2)]
    assert told["runes"] == {"uruz": 1, "othala": 0, "algiz": 2}
    assert told["attributes"]["power"] == {"token": 5, "value": 2, "wounded": True}
    assert told["attributes"]["wisdom"] == {"token": 4, "value": 4, "wounded": False}
    assert (told["allies"], told["blessings"], told["follower"]) == (["alfheim"], ["seidr"], None)
    assert told["kills"] == {"monsters": 1, "tokens": 2}
    artifacts = {each["artifact"]: each["exhausted"] for each in told["artifacts"]}
    assert artifacts == {"artifact.gungnir": True, "artifact.mjolnir": False}


def test_the_board_is_told_in_words() -> None:
    table = at_phase(
        "hero",
        Player(control=[5, 6, 7], rings=["draugr"]),
        Player(control=[4], kills=["garm"]),
        monsters={"draugr": 6},
        covered={"draugr": {2: 1}},
        temples=[4],
        wheel={"march": [1, 0]},
    )
    view = published(table)
    assert [view["territories"][place]["control"] for place in (3, 4, 20)] == [1, 0, None]
    assert [place + 1 for place, ground in enumerate(view["territories"]) if ground["temple"]] == [4]
    assert {"region": "p34-solvang", "held": [3, 0, 0]} in view["regions"]
    assert view["wheel"][0] == {"action": "march", "markers": [1, 0]}
    beasts = {beast["monster"]: beast for beast in view["beasts"]}
    assert (beasts["draugr"]["at"], beasts["draugr"]["fate"], beasts["draugr"]["ring"]) == ("6", "on_board", 0)
    assert beasts["draugr"]["slots"][:3] == [None, 1, None]
    assert (beasts["garm"]["at"], beasts["garm"]["fate"]) == (None, "dead")
    assert (beasts["fafnir"]["at"], beasts["fafnir"]["fate"]) == (None, "away")
    assert [beast["monster"] for beast in view["beasts"] if beast["boss"]] == ["loki"]
    races = {race["victory"]: race["have"] for race in view["races"]}
    assert races == {"jarl": [1, 0, 0], "gothi": [0, 1, 0], "slayer": [0, 1, 0]}


def test_a_forge_is_full_or_empty() -> None:
    grounds = published(at_phase("hero", Player(), forges={6: "uruz", 12: "algiz"}, empty=[12]))["territories"]
    assert (grounds[5]["forge"], grounds[11]["forge"]) == (
        {"rune": "uruz", "full": True},
        {"rune": "algiz", "full": False},
    )
    assert grounds[3]["forge"] is None


def test_a_battle_is_a_scene_with_two_sides() -> None:
    attacker = Player(armies={5: [3]}, hand=["spear", "sword"])
    table = at_battle(attacker, Player(armies={5: [3]}, control=[5, 6], hand=["spear", "spear"]), 5)
    table.answer(1, "play:spear").answer(0, "play:spear").answer(1, "done")
    scene = published(table)["scene"]
    assert (scene["scene"], scene["territory"], scene["winner"]) == ("battle", "5", None)
    assert (scene["attacker"]["seat"], scene["defender"]["seat"]) == (0, 1)
    assert (scene["attacker"]["passed"], scene["defender"]["passed"]) == (False, True)
    for side, strength in zip(("defender", "attacker"), table.observation()["battle"], strict=True):
        assert (scene[side]["armies"], scene[side]["cards"], scene[side]["strength"]) == (3, ["spear"], strength)


def test_a_hunt_is_a_scene_whose_attack_cards_the_monster_side_alone_sees() -> None:
    table = at_hunt(Player(attributes=(2, 2, 4)), "garm", hand=["claws", "feint"])
    before = published(table, 2)["scene"]
    assert (before["scene"], before["hunter"], before["monster"], before["monster_side"]) == ("hunt", 0, "garm", 2)
    assert (before["hand"], before["attack"], before["placed"]) == (["claws", "feint"], None, [])
    for other in (0, 1, None):
        assert all(card.startswith("?") for card in published(table, other)["scene"]["hand"])
    attack = published(table.answer(2, "strike:claws"))["scene"]["attack"]
    assert (attack["card"], attack["needed"], attack["weak_point"]) == ("claws", 4, 6)
    assert (attack["defence"], attack["against"], attack["blocked"]) == (0, 4, False)


@pytest.mark.parametrize("observer", [GREEN, RED, None])
def test_the_judge_is_a_scene_with_whom_each_choice_hits(observer: int | None) -> None:
    surtur = Follower(control=[3], armies={3: [2]})
    table = follower_step("maneuver", Player(control=[1], at=9), Player(control=[2], at=11), surtur, judge=RED)
    view = published(table, observer)
    scene = view["scene"]
    assert (scene["scene"], scene["judge"], scene["follower"]) == ("judgement", RED, SURTURS)
    assert scene["rule"].startswith("LS-TARGET")
    assert [(each["territory"], each["monster"], each["hit"]) for each in scene["equal"]] == [
        ("1", None, [GREEN]),
        ("2", None, [RED]),
    ]
    assert view["surtur"]["judge"] == RED


def test_a_followers_row_and_surturs_card_are_told() -> None:
    row = ("basic_a1", "basic_a2", "basic_a3")
    surtur = Follower(control=[3], armies={3: [2]}, row=row, stash=2)
    table = follower_step("maneuver", Player(control=[1], at=9), Player(control=[2], at=11), surtur, judge=RED)
    view = published(table)
    told = view["players"][SURTURS]["follower"]
    assert ([each["card"] for each in told["row"]], told["stash"]) == (list(row), 2)
    assert sum(each["selected"] for each in told["row"]) == 1
    assert view["who"][SURTURS] == "corrupted_hero:ragnar"
    assert [slot["number"] for slot in view["surtur"]["slots"]] == [5, 4, 3, 2, 1]
    out = sum(ground["desolate"] for ground in view["territories"])
    assert sum(slot["out"] for slot in view["surtur"]["slots"]) == out
    assert (view["surtur"]["removal"] is None) == (out == 0)


def test_the_step_of_a_follower_is_the_one_that_goes_on() -> None:
    """A temple of a Follower brings a draft or a bonus for people: they are asked in the step that caused it."""
    steps = set()
    for seed in range(12):
        table = Table(3, seed=f"step {seed}", followers="1")
        while table.game.outcome is None:
            view = published(table)
            if view["scene"] and view["scene"]["scene"] == "follower":
                frame = next(each for each in table.g.stack if type(each).__name__ == "FollowerTurn")
                steps.add(view["scene"]["step"])
                assert view["scene"]["step"] == frame.STEPS[frame.step - 1]
                assert view["turn"]["seat"] == view["scene"]["seat"] == SURTURS
                [selected] = [each for each in view["players"][SURTURS]["follower"]["row"] if each["selected"]]
                assert view["scene"]["card"] == selected["card"]
            table.default()
    assert steps
