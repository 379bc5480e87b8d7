"""Several Followers against one person."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import Follower, Solo, follower_step, person_phase
from tests.lords_of_ragnarok.play import Player

YOU, FIRST, SECOND = range(3)
TEMPLE = ("basic_a4", "basic_a2", "basic_a3")
USURP = ("basic_a6", "basic_a2", "basic_a3")
RECRUIT = ("basic_a1", "basic_a2", "basic_a3")
PREPARE = ("basic_a3", "basic_a2", "basic_a1")


def step(name: str, first: Follower, second: Follower, you: Player | None = None, **lay: Any) -> Solo:
    """A step of the first Follower's turn; the second one is Snorri. What the second one does then may be seen, too."""
    second.hero = "snorri"
    return follower_step(name, you or Player(at=18), first, second, **lay)


def before_second(table: Solo) -> list[dict[str, Any]]:
    """What was told before the second Follower's turn."""
    events = table.game.events(0, None)
    turns = [number for number, event in enumerate(events) if event["key"] == "follower.turn"]
    return events[: turns[0]] if turns else events


def taken(table: Solo) -> list[str]:
    """The territories that the first Follower took in its step."""
    events = before_second(table)
    return [e["args"]["territory"] for e in events if e["key"] == "control" and e["args"]["seat"] == FIRST]


# The table


@pytest.mark.rule("LS-MULTI-01", "LS-MULTI-13", "LS-SETUP-14")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_each_has_another_priority_and_its_own_cards(seed: str) -> None:
    table = Solo(4, seed=seed, followers="3")
    g = table.g
    assert len({table.tile(seat).priority for seat in (1, 2, 3)}) == 3
    cards = [card for seat in (1, 2, 3) for card in (*g.rows[seat], *g.action_decks[seat])]
    assert (len(cards), len(set(cards))) == (42, 42)
    rows = [g.box.surtur.cards[g.face(card) - g.box.first_action] for card in cards]
    assert {row.set for row in rows if row.set} == {"A", "B", "C"}


@pytest.mark.rule("LS-MULTI-02", "LS-AMB-05")
def test_the_large_board_is_used() -> None:
    table = Solo(3, followers="2")
    assert table.observation()["map"] == "p34"
    assert len(table.observation()["event_discards"]) == 4  # for the boss and for a monster each
    assert table.observation()["tracker"]["requirements"][0] == "r34_regions"


@pytest.mark.rule("LS-MULTI-03", "LS-AMB-61")
def test_one_token_lies_where_the_first_ones_tile_says() -> None:
    table = Solo(4, followers="3", follower_hero="beowulf")
    assert table.desolate() == [5]


@pytest.mark.rule("LS-MULTI-04")
def test_all_of_them_play_then_the_person() -> None:
    table = Solo(4, seed="order", followers="3")
    while table.observation()["phase"] == "selection" or table.g.turn != YOU:
        table.default()
    turns = [e["args"]["seat"] for e in table.game.events(0, None) if e["key"] in ("follower.turn", "turn")]
    assert turns == [1, 2, 3, YOU]
    firsts = {Solo(3, seed=f"order {n}", followers="2").tile(FIRST).id for n in range(8)}
    assert len(firsts) > 2


# Desolation


@pytest.mark.rule("LS-MULTI-05", "LS-AMB-72")
def test_between_two_turns_of_a_person_one_token_is_placed_at_most() -> None:
    first = Follower(row=RECRUIT, control=[1])
    table = step("special", first, Follower(control=[18], armies={18: [1]}), desolated=1, desolation=[4])
    assert "desolation.ignored" in [event["key"] for event in before_second(table)]
    assert table.desolate() == [4]
    table = step("special", first, Follower(), desolated=1, desolation=[1, 4, 7, 10, 13])
    assert table.game.outcome is None


@pytest.mark.rule("LS-MULTI-05", "LS-AMB-69")
def test_after_the_turn_of_a_person_it_counts_anew() -> None:
    first = Follower(control=[1], row=RECRUIT, armies={1: [6]})
    table = person_phase("special", Player(at=18), first, Follower(hero="snorri"), desolated=1, desolation=[4])
    table.act(YOU, "prepare")
    table.finish()
    assert "desolation" in table.told()


@pytest.mark.rule("LS-MULTI-05", "LS-AMB-90")
def test_the_token_of_a_challenge_does_not_count_for_the_first_round() -> None:
    found = []
    for n in range(12):
        table = Solo(3, seed=f"challenge {n}", followers="2", challenge_1="yes")
        while table.observation()["phase"] == "selection":
            table.default()
        found.append([args["n"] for args in table.happened("desolation")])
    assert all(tokens[0] == 2 for tokens in found)
    assert {len(tokens) for tokens in found} == {1, 2}


@pytest.mark.rule("LS-AMB-87")
def test_territories_of_other_followers_come_after_its_own() -> None:
    you = Player(at=18, control=[4])
    table = step("special", Follower(row=RECRUIT, control=[1]), Follower(control=[10], armies={10: [1]}), you)
    assert table.decided("LS-DESOLATION-08")["territory"] == "10"


# Follower against Follower


@pytest.mark.rule("LS-MULTI-06")
def test_more_territories_in_the_region_or_more_temples_are_a_superior_claim() -> None:
    assert taken(step("maneuver", Follower(control=[1, 2], armies={1: [1]}), Follower(control=[3]))) == ["3"]
    assert "3" not in taken(step("maneuver", Follower(control=[1], armies={1: [1]}), Follower(control=[3])))
    first = Follower(control=[5, 9, 12], armies={5: [1]})
    assert taken(step("maneuver", first, Follower(control=[6]), temples=[6, 9, 12])) == ["6"]
    assert taken(step("maneuver", first, Follower(control=[6, 7]), temples=[6, 9])) == []


@pytest.mark.rule("LS-MULTI-07", "LS-AMB-62", "LS-AMB-63")
@pytest.mark.parametrize(("strength", "attacked"), [(3, True), (2, False)])
def test_its_army_must_reach_the_strongest_defender_and_nothing_else_counts(strength: int, attacked: bool) -> None:
    first = Follower(control=[1, 2, 5], armies={1: [strength]}, stash=2, hand=("bow",) * 4)
    second = Follower(control=[3], armies={3: [1, 3]})
    table = step("maneuver", first, second, Player(at=18), temples=[])
    assert ("3" in taken(table)) == attacked


@pytest.mark.rule("LS-MULTI-08", "LS-AMB-64")
def test_it_is_no_battle_both_lose_one_and_the_defender_retreats() -> None:
    first = Follower(control=[1, 2, 5], armies={1: [3]})
    second = Follower(control=[3, 18], armies={3: [2]})
    table = step("maneuver", first, second)
    keys = [event["key"] for event in before_second(table)]
    assert "clash" in keys
    assert "battle" not in keys
    shrunk = [e["args"] for e in before_second(table) if e["key"] == "army.shrunk"]
    assert [(args["seat"], args["n"]) for args in shrunk] == [(FIRST, 2), (SECOND, 1)]
    assert "army.destroyed" in keys  # it has no territory next to 3


@pytest.mark.rule("LS-MULTI-08", "LS-EXD-12")
def test_an_army_of_one_loses_nothing_in_a_clash() -> None:
    first = Follower(control=[1, 2, 3, 5], armies={1: [1]})
    table = step("maneuver", first, Follower(control=[4, 7], armies={4: [1]}))
    keys = [event["key"] for event in before_second(table)]
    assert "clash" in keys
    assert not {"army.shrunk", "army.destroyed"} & set(keys)
    assert [e["args"] for e in before_second(table) if e["key"] == "retreated"] == [
        {"seat": SECOND, "origin": "4", "territory": "7"}
    ]


@pytest.mark.rule("LS-AMB-64", "LS-EXD-12", "LS-TIE-01")
def test_which_defender_loses_one_is_told_with_the_tie_break() -> None:
    first = Follower(control=[1, 2, 3, 5], armies={1: [3]})
    second = Follower(control=[4, 7], armies={4: [2], 7: [2]}, row=("basic_b1", "basic_b2", "basic_b3"))
    events = before_second(step("maneuver", first, second))
    keys = [event["key"] for event in events]
    chosen, tie = events[keys.index("clash") + 1 : keys.index("clash") + 3]
    assert (chosen["args"]["seat"], chosen["args"]["rule"]) == (SECOND, "LS-AMB-64")
    assert (chosen["args"]["armies"], chosen["args"]["values"]) == (["4.2", "7.2"], [-2, -2])
    assert (tie["key"], tie["args"]["seat"], tie["args"]["action_card"]) == ("follower.tie", SECOND, "basic_b1")


@pytest.mark.rule("LS-MULTI-08")
def test_without_an_army_or_a_support_army_nothing_is_lost() -> None:
    table = step("maneuver", Follower(control=[1, 2], armies={1: [3]}), Follower(control=[3]))
    assert "army.shrunk" not in [event["key"] for event in before_second(table)]


@pytest.mark.rule("LS-AMB-89")
def test_armies_of_another_follower_on_neutral_ground_are_left_alone() -> None:
    table = step("maneuver", Follower(control=[1, 2], armies={1: [4]}), Follower(armies={3: [1]}))
    assert "3" not in taken(table)


# Usurp


@pytest.mark.rule("LS-MULTI-09", "LS-AMB-65")
def test_people_come_before_followers_before_neutral_territories() -> None:
    first = Follower(hero="lagertha", row=USURP, control=[2, 4], at=2, attributes=(2, 6, 2))
    you, second = Player(at=18, control=[1], armies={1: [3]}), Follower(control=[3], armies={3: [1]})
    table = step("special", first, second, you)
    assert table.decided("LS-SPECIAL-42")["keys"][0] == "owner"
    assert taken(table) == ["1"]
    assert taken(step("special", first, second)) == ["3"]
    first.at = 1
    first.control = [1, 2]
    assert taken(step("special", first, Follower(control=[3], at=3), you=Player(at=18, control=[5]))) == ["5"]


@pytest.mark.rule("LS-MULTI-09")
def test_without_a_superior_claim_or_with_its_hero_there_nobody_usurps_a_follower() -> None:
    first = Follower(hero="lagertha", row=USURP, control=[2], at=2, attributes=(2, 6, 2))
    assert "3" not in taken(step("special", first, Follower(control=[3])))
    first.control = [2, 4]
    assert "3" not in taken(step("special", first, Follower(control=[3], at=3)))
    weak = Follower(hero="lagertha", row=USURP, control=[1, 2, 4], at=2, attributes=(2, 2, 2))
    assert "3" not in taken(step("special", weak, Follower(control=[3], armies={3: [3]})))


@pytest.mark.rule("LS-MULTI-12", "LS-GEN-16")
def test_a_covered_follower_takes_a_rune() -> None:
    table = step("special", Follower(row=PREPARE), Follower(), wheel={"prepare": [SECOND]})
    gained = [e["args"]["seat"] for e in before_second(table) if e["key"] == "rune.gained"]
    assert gained[0] == SECOND


@pytest.mark.rule("LS-AMB-66", "LS-MONSTER-05")
def test_a_neutral_monster_spares_its_own_armies_alone() -> None:
    first = Follower(row=("basic_a5", "basic_b5", "basic_a1"), at=18)
    you = Player(at=7, armies={9: [1]})  # garm could wound the hero, and comes nearer to the army
    second = Follower(armies={10: [2]}, control=[10])
    table = step("special", first, second, you, monsters={"garm": 7}, dice=["move"])
    shrunk = [e["args"] for e in before_second(table) if e["key"] == "army.shrunk"]
    assert shrunk == [{"seat": SECOND, "territory": "10", "n": 1}]


@pytest.mark.rule("LS-AMB-81", "LS-AMB-57")
def test_of_equal_armies_where_the_boss_stops_its_own_retreats_last() -> None:
    box = Solo(3, followers="2").g.box
    card = next(each for each in box.events if each.boss)
    full = {name: [FIRST] for name in ("march", "recruit", "prepare")}
    you, first, second = Player(at=1, armies={12: [1]}), Follower(at=3, armies={12: [3]}), Follower(armies={12: [3]})
    table = step("special", first, second, you, wheel=full, event=[card.id], boss=16, dice=["attack"] * 6)
    told = table.all_decided("LS-AMB-81")[0]
    assert (told["keys"], told["values"]) == (["army_owner"], [2, 1])
    gone = [e["args"]["seat"] for e in before_second(table) if e["key"] in ("retreated", "army.destroyed")]
    assert gone[0] == SECOND


# The end


def last_turn(you: list[int], first: list[int], second: list[int], tokens: list[int]) -> Solo:
    lay: dict[str, Any] = {"doomer": YOU, "last_turns": [], "desolation": tokens}
    followers = (Follower(control=first), Follower(hero="snorri", control=second))
    return person_phase("special", Player(control=you), *followers, **lay).act(YOU, "prepare").finish()


@pytest.mark.rule("LS-MULTI-10")
def test_each_wins_for_itself() -> None:
    first = Follower(control=[1, 2, 3, 4, 5, 6, 7, 8, 9], armies={9: [4]})
    table = step("maneuver", first, Follower())
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("jarl", [2, 1, 2])


@pytest.mark.rule("LS-MULTI-11")
def test_tokens_count_for_each_of_them() -> None:
    table = last_turn([4, 7, 10], [13], [15], [4, 13])
    assert table.game.outcome is not None
    assert table.game.outcome.to_data()["scores"] == [3, 3, 3]
    assert table.game.outcome.places == [3, 1, 2]
