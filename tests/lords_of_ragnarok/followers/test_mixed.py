"""Followers in a game of several people, and the Judge."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import Follower, Solo, follower_step, person_phase
from tests.lords_of_ragnarok.play import Player

GREEN, RED, SURTURS = range(3)
MONSTERS = ("basic_a5", "basic_b5", "basic_a1")


def step(name: str, green: Player, red: Player, surtur: Follower, judge: int = RED, **lay: Any) -> Solo:
    return follower_step(name, green, red, surtur, judge=judge, **lay)


@pytest.mark.rule("LS-MIXED-01", "LS-MULTI-02")
@pytest.mark.parametrize(("seats", "followers"), [(3, 1), (4, 1), (4, 2)])
def test_up_to_two_followers_join_people(seats: int, followers: int) -> None:
    table = Solo(seats, followers=str(followers))
    assert (table.observation()["map"], len(table.g.people())) == ("p34", seats - followers)
    assert table.observation()["automata"] == list(range(seats - followers, seats))


@pytest.mark.rule("LS-MIXED-02", "LS-MIXED-03", "LS-AMB-92")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_followers_come_first_and_the_last_person_is_the_judge(seed: str) -> None:
    table = Solo(4, seed=seed, followers="2")
    first = table.g.first
    while table.observation()["phase"] == "selection":
        table.default()
    assert table.g.order == (2, 3, first, 1 - first)
    assert table.observation()["judge"] == 1 - first


@pytest.mark.rule("LS-MULTI-05", "LS-AMB-69", "LS-DESOLATION-07")
@pytest.mark.parametrize(("people", "tokens", "ignored"), [(1, 2, 0), (2, 1, 1)])
def test_one_follower_places_one_token_a_round_among_several_people(people: int, tokens: int, ignored: int) -> None:
    """Without an army and without a city: the maneuvers want a token, and the recruitment another one."""
    players = [Player(at=16), Player(at=15)][:people]
    table = follower_step("turn", *players, Follower(control=[1], row=("basic_a1", "basic_a2", "basic_a3")))
    assert (table.told().count("desolation"), table.told().count("desolation.ignored")) == (tokens, ignored)


@pytest.mark.rule("LS-MULTI-05", "LS-AMB-69", "LS-AMB-72")
def test_an_ignored_token_does_not_make_surtur_manifest_and_the_next_round_counts_anew() -> None:
    surtur, full = Follower(control=[1], row=("basic_a1", "basic_a2", "basic_a3")), [1, 4, 7, 10, 13]
    assert step("special", Player(), Player(), surtur, desolated=1, desolation=full).game.outcome is None
    last = follower_step("special", Player(), Player(), surtur, desolation=full)
    assert last.game.outcome is not None
    red = person_phase("special", Player(at=16), Player(at=15), surtur, desolated=1, turn=RED)
    red.act(RED, "prepare")
    while "follower.turn" not in red.told():
        red.default()
    assert red.told().count("desolation") == 1


@pytest.mark.rule("LS-COOP-01")
def test_each_person_wins_alone() -> None:
    green = Player(control=[4, 6, 7, 9, 12], at=1)
    table = person_phase("special", green, Player(), Follower(), temples=[4, 6, 7, 9])
    table.act(GREEN, "build_temple", "to:12")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("gothi", [1, 2, 2])


@pytest.mark.rule("LS-JUDGE-01", "LS-JUDGE-02")
@pytest.mark.parametrize(("place", "judge"), [(1, GREEN), (2, RED)])
def test_between_equal_targets_of_two_people_the_judge_chooses(place: int, judge: int) -> None:
    table = step(
        "maneuver", Player(control=[1], at=9), Player(control=[2], at=11), Follower(control=[3], armies={3: [2]})
    )
    table.expect(RED, "judge")
    assert table.offers(RED) == ["to:1", "to:2"]
    table.answer(RED, f"to:{place}")
    assert table.owner(place) == SURTURS
    assert table.observation()["judge"] == judge
    assert table.told().count("judge") == int(judge != RED)


@pytest.mark.rule("LS-JUDGE-02")
def test_a_judge_who_is_hit_among_others_keeps_the_token() -> None:
    """The draugr could trample an army of either person, garm can harm one alone."""
    green, red = Player(armies={5: [3], 12: [3]}, at=18), Player(armies={7: [3]}, at=18)
    surtur = Follower(at=3, row=MONSTERS, rings=["draugr", "garm"])
    table = step("special", green, red, surtur, monsters={"draugr": 6, "garm": 11})
    assert table.observation()["judging"]["hit"] == {"draugr": [GREEN, RED], "garm": [GREEN]}
    table.answer(RED, "monster:draugr")
    assert (table.observation()["judge"], table.told().count("judge")) == (RED, 0)


def test_everybody_sees_what_the_judge_decides_about_and_whom_it_hits() -> None:
    table = step(
        "maneuver", Player(control=[1], at=9), Player(control=[2], at=11), Follower(control=[3], armies={3: [2]})
    )
    for observer in (GREEN, RED, None):
        judging = table.game.observation(observer)["judging"]
        assert (judging["rule"][:9], judging["hit"]) == ("LS-TARGET", {"1": [GREEN], "2": [RED]})
    assert table.answer(RED, "to:1").game.observation(RED)["judging"] == {}


@pytest.mark.rule("LS-JUDGE-03")
def test_between_territories_of_one_person_the_card_decides() -> None:
    table = step("maneuver", Player(control=[1, 2], at=9), Player(at=11), Follower(control=[3], armies={3: [2]}))
    assert table.owner(2) == SURTURS
    assert table.observation()["judge"] == RED


@pytest.mark.rule("LS-JUDGE-04")
def test_between_neutral_territories_as_near_to_two_people_too() -> None:
    green, red = Player(control=[15], at=15), Player(control=[17], at=17)
    surtur = Follower(control=[3, 18], armies={3: [2]})
    table = step("maneuver", green, red, surtur)
    assert table.owner(1) == SURTURS
    assert (table.observation()["judge"], table.told().count("judged")) == (RED, 0)


@pytest.mark.rule("LS-JUDGE-04", "LS-MONSTER-04")
def test_a_monster_that_only_comes_nearer_needs_no_judge() -> None:
    full = {name: [SURTURS] for name in ("march", "recruit", "prepare")}
    green, red = Player(control=[6], armies={9: [3]}, at=18), Player(control=[10], at=18)
    surtur = Follower(at=3, rings=["draugr"])
    table = step("special", green, red, surtur, wheel=full, event=["16"], monsters={"draugr": 7})
    assert table.monster("draugr") == 10
    assert "judged" not in table.told()


@pytest.mark.rule("LS-JUDGE-05")
def test_where_a_key_differs_nobody_is_asked() -> None:
    green, red = Player(control=[1], at=9, armies={1: [1]}), Player(control=[2], at=11)
    table = step("maneuver", green, red, Follower(control=[3], armies={3: [2]}))
    assert table.owner(2) == SURTURS
    assert "judged" not in table.told()


@pytest.mark.rule("LS-JUDGE-01", "LS-MONSTER-03")
def test_the_judge_chooses_who_is_trampled() -> None:
    green, red = Player(armies={5: [3]}, at=18), Player(armies={7: [3]}, at=18)
    table = step("special", green, red, Follower(at=3, row=MONSTERS, rings=["draugr"]), monsters={"draugr": 6})
    assert table.offers(RED) == ["to:5", "to:7"]
    table.answer(RED, "to:5")
    assert (table.armies(GREEN, 5), table.armies(RED, 7)) == ([2], [3])
    assert table.observation()["judge"] == GREEN


@pytest.mark.rule("LS-JUDGE-01", "LS-AMB-81")
def test_and_at_whom_an_attack_is_aimed() -> None:
    green, red = Player(armies={5: [3]}, at=18), Player(armies={7: [3]}, at=18)
    table = step("special", green, red, Follower(at=3, row=MONSTERS, rings=["fafnir"]), monsters={"fafnir": 6})
    assert table.offers(RED) == ["to:5", "to:7"]
    table.answer(RED, "to:7")
    assert (table.armies(GREEN, 5), table.armies(RED, 7)) == ([3], [2])
    assert table.observation()["judge"] == RED


@pytest.mark.rule("LS-JUDGE-01", "LS-RUNE-43", "LS-SPECIAL-30")
@pytest.mark.parametrize(("monster", "judge"), [("draugr", GREEN), ("garm", RED)])
def test_which_of_equal_monsters_is_activated_is_for_the_judge_too(monster: str, judge: int) -> None:
    """The draugr can harm one person alone, garm the other."""
    green, red = Player(armies={6: [3]}, at=18), Player(armies={12: [3]}, at=18)
    surtur = Follower(at=3, row=MONSTERS, rings=["draugr", "garm"])
    table = step("special", green, red, surtur, monsters={"draugr": 6, "garm": 12})
    table.expect(RED, "judge.monster")
    assert sorted(table.offers(RED)) == ["monster:draugr", "monster:garm"]
    table.answer(RED, f"monster:{monster}")
    assert table.decided("LS-SPECIAL-30")["monster"] == monster
    assert table.happened("monster.stirs")[0]["monster"] == monster
    assert table.observation()["judge"] == judge


@pytest.mark.rule("LS-JUDGE-03", "LS-RUNE-43")
def test_of_monsters_that_harm_one_person_the_card_decides() -> None:
    green, red = Player(armies={6: [3], 12: [3]}, at=18), Player(at=18)
    surtur = Follower(at=3, row=MONSTERS, rings=["draugr", "garm"])
    table = step("special", green, red, surtur, monsters={"draugr": 6, "garm": 12})
    assert table.happened("monster.stirs")[0]["monster"] == "garm"
    assert "judged.monster" not in table.told()


@pytest.mark.rule("LS-JUDGE-05", "LS-RUNE-43")
def test_its_own_monster_comes_before_a_neutral_one_whoever_is_harmed() -> None:
    green, red = Player(armies={6: [3]}, at=18), Player(armies={12: [3]}, at=18)
    surtur = Follower(at=3, row=MONSTERS, rings=["draugr"])
    table = step("special", green, red, surtur, monsters={"draugr": 6, "garm": 12})
    assert table.happened("monster.stirs")[0]["monster"] == "draugr"
    assert "judged.monster" not in table.told()


@pytest.mark.rule("LS-GEN-06", "LS-AMB-83")
def test_in_a_hunt_a_person_who_would_play_the_monster_side_does() -> None:
    green = Player(at=6, hand=("spear",), attributes=(2, 2, 6))
    table = person_phase("special", green, Player(), Follower(), monsters={"garm": 6})
    table.act(GREEN, "monsters", "hunt:garm")
    assert table.monster_side in (RED, SURTURS)
    assert (RED, "hunt.attack") in table.open or table.monster_side == SURTURS


@pytest.mark.rule("LS-AMB-68", "LS-RAGNAROK-04")
def test_at_ragnarok_a_follower_wins_who_has_as_much_as_the_best_person() -> None:
    lay: dict[str, Any] = {"doomer": GREEN, "last_turns": [], "desolation": [4, 7]}
    for own, places in (([13], [2, 3, 1]), ([], [1, 3, 2])):
        table = person_phase(
            "special", Player(control=[4, 7, 10]), Player(control=[15, 21]), Follower(control=own), **lay
        )
        table.act(GREEN, "prepare").finish()
        assert table.game.outcome is not None
        assert table.game.outcome.places == places
