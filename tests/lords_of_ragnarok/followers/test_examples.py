"""The examples of the solo rulebook, and boundary cases with their numbers."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase, runes
from tests.lords_of_ragnarok.play import Player

RECRUIT, MARCH, PREPARE = "basic_b1", "basic_a2", "basic_b3"


def attackable(you: Player, **surtur: Any) -> bool:
    """Does the Follower attack in its maneuvers?"""
    return bool(follower_step("maneuver", you, Follower(**surtur)).happened("army.moved"))


def ragnarok(you: list[int], followers: list[list[int]], tokens: list[int]) -> tuple[list[int], list[int]]:
    """Scores and places when the person's last turn is over."""
    heroes = ("ragnar", "snorri")
    seats = [Follower(control=own, hero=heroes[number]) for number, own in enumerate(followers)]
    lay: dict[str, Any] = {"doomer": YOU, "last_turns": [], "desolation": tokens}
    table = person_phase("special", Player(control=you), *seats, **lay).act(YOU, "prepare").finish()
    assert table.game.outcome is not None
    data = table.game.outcome.to_data()
    return data["scores"], data["places"]


# Printed


@pytest.mark.example("LS-EX-01")
def test_two_alliances_for_two_runes() -> None:
    surtur = Follower(at=4, runes=runes(2), control=[3], armies={3: [1]}, row=("basic_a1", "basic_a2", "basic_a3"))
    table = follower_step("runes", Player(), surtur, selected=2)
    assert [args["follower_rune_action"] for args in table.happened("follower.skipped")] == ["improve_army"]
    assert len(table.allies(SURTURS)) == 2
    assert table.runes(SURTURS) == []


@pytest.mark.example("LS-EX-02")
def test_armies_of_two_and_one_are_a_difficulty_of_three() -> None:
    table = follower_step(
        "maneuver", Player(control=[1], armies={1: [2, 1]}), Follower(control=[2, 3], armies={3: [6]})
    )
    assert table.decided("LS-TARGET-03")["values"] == [0, 3, 2]


@pytest.mark.example("LS-EX-03")
def test_with_two_in_the_stash_it_hunts_three_territories_away() -> None:
    row = ("basic_a5", "basic_a2", "basic_a3")
    for place, hunts in ((9, True), (8, False)):  # three and four steps from 1
        table = follower_step(
            "special", Player(at=16), Follower(hero="beowulf", at=1, stash=2, row=row), monsters={"garm": place}
        )
        assert ("follower.hunts" in table.told()) == hunts


@pytest.mark.example("LS-EX-04")
def test_three_tokens_at_ragnarok() -> None:
    assert ragnarok([4, 7, 10], [[13]], [4, 13, 15]) == ([3, 4], [2, 1])


@pytest.mark.example("LS-EX-05")
def test_two_followers_and_one_token() -> None:
    scores, places = ragnarok([4, 7, 10], [[13], [15]], [4])
    assert (scores, places[YOU]) == ([3, 2, 2], 1)


@pytest.mark.example("LS-EX-06")
def test_two_followers_and_two_tokens() -> None:
    scores, places = ragnarok([4, 7, 10], [[13], [15]], [4, 7])
    assert (scores, places[YOU]) == ([3, 3, 3], 3)


@pytest.mark.example("LS-EX-07")
def test_one_follower_alone_is_enough_to_lose() -> None:
    scores, places = ragnarok([4, 7, 10], [[13, 15], []], [4])
    assert (scores, places[YOU], places[1]) == ([3, 3, 1], 2, 1)


@pytest.mark.example("LS-EX-08")
def test_the_judge_chooses_between_equal_difficulties() -> None:
    green, red = Player(control=[1], armies={1: [1]}, at=9), Player(control=[2], armies={2: [1]}, at=11)
    table = follower_step("maneuver", green, red, Follower(control=[3], armies={3: [3]}), judge=1)
    table.answer(1, "to:1")
    assert table.observation()["judge"] == 0
    assert table.event("battle")["territory"] == "1"


@pytest.mark.example("LS-EX-09")
def test_the_judge_chooses_between_shrines_to_usurp() -> None:
    green, red = Player(control=[4], at=9), Player(control=[6], at=11)
    surtur = Follower(at=7, control=[7], row=("basic_a6", "basic_a2", "basic_a3"), attributes=(2, 1, 2))
    table = follower_step("special", green, red, surtur, judge=0)
    assert table.offers(0) == ["to:4", "to:6"]
    table.answer(0, "to:4")
    assert (table.owner(4), table.observation()["judge"]) == (2, 0)


@pytest.mark.example("LS-EX-10")
def test_two_runes_for_each_forge() -> None:
    surtur = Follower(
        hero="snorri", control=[1, 6], runes=runes(1), row=("hero_snorri_1", "basic_a2", "basic_a3"), deck=("gothi_7",)
    )
    assert len(follower_step("benefit", Player(), surtur).runes(SURTURS)) == 5
    table = follower_step("cleanup", Player(), surtur)
    assert table.row() == ["basic_a2", "basic_a3", "gothi_7"]
    assert table.event("follower.shuffled")["action_card"] == "hero_snorri_1"


@pytest.mark.example("LS-EX-11")
def test_the_left_most_attribute_is_the_favourite() -> None:
    table = follower_step("prayer", Player(), Follower(hero="lagertha", at=3, priests=1))
    assert table.event("raised")["attribute"] == "power"


@pytest.mark.example("LS-EX-12")
def test_an_army_of_three_is_lured() -> None:
    you = Player(armies={5: [1]}, hand=("spear",), attributes=(2, 2, 6))
    table = person_phase("maneuver", you, Follower(control=[5, 6], armies={6: [3]})).answer(YOU, "done")
    table.expect(YOU, "battle.card")
    assert table.all_armies(SURTURS) == {5: [3]}


# Boundary cases


@pytest.mark.example("LS-EXD-01")
@pytest.mark.parametrize(
    ("attributes", "raised"),
    [
        ((2, 3, 2), "power"),
        ((2, 4, 2), "authority"),
        ((3, 4, 2), "power"),
        ((4, 2, 2), "power"),
        ((3, 5, 2), "wisdom"),
        ((5, 6, 5), "authority"),
    ],
)
def test_the_choice_of_an_attribute(attributes: tuple[int, int, int], raised: str) -> None:
    surtur = Follower(hero="lagertha", at=3, priests=1, attributes=attributes)
    assert follower_step("prayer", Player(), surtur).event("raised")["attribute"] == raised


@pytest.mark.example("LS-EXD-02")
@pytest.mark.parametrize(
    ("armies", "stash", "hand", "attacked"),
    [([3], 1, 0, True), ([3], 0, 0, False), ([3, 2], 0, 0, False), ([3], 0, 5, False)],
)
def test_a_neutral_territory_of_four(armies: list[int], stash: int, hand: int, attacked: bool) -> None:
    cards = ("bow", "bow", "bow", "bow", "axe")[:hand]
    surtur = {"control": [15, 16, 12], "armies": {15: armies}, "stash": stash, "hand": cards, "at": 3}
    you = Player(control=[4, 13], armies={4: [6, 6], 13: [6, 6]})
    assert attackable(you, **surtur) == attacked  # 14


@pytest.mark.example("LS-EXD-03")
@pytest.mark.parametrize(("hand", "attacked"), [(5, True), (1, False)])
def test_a_territory_of_a_person_with_difficulty_three(hand: int, attacked: bool) -> None:
    cards = ("bow", "bow", "bow", "bow", "axe")[:hand]
    you = Player(control=[1, 2], armies={1: [3], 2: [6, 6]})
    assert attackable(you, control=[3], armies={3: [2]}, hand=cards) == attacked


@pytest.mark.example("LS-EXD-03")
@pytest.mark.parametrize(("difficulty", "attacked"), [(5, True), (6, False)])
def test_the_winning_exception_with_a_sum_of_three(difficulty: int, attacked: bool) -> None:
    you = Player(control=[10], armies={10: [difficulty]})
    assert attackable(you, control=range(1, 10), armies={9: [2]}, hand=("bow",)) == attacked


@pytest.mark.example("LS-EXD-04")
def test_a_territory_of_a_person_without_armies() -> None:
    table = follower_step("maneuver", Player(control=[1]), Follower(control=[3], armies={3: [1]}))
    assert table.owner(1) == SURTURS
    assert table.decided("LS-TARGET-03")["values"] == [0, 0, 2]


@pytest.mark.example("LS-EXD-05")
@pytest.mark.parametrize(("hero", "target"), [("snorri", "12"), ("ragnar", "16"), ("lagertha", "5")])
def test_the_three_target_modes(hero: str, target: str) -> None:
    you = Player(at=7, control=[16, 4], armies={16: [2], 4: [6]})
    surtur = Follower(hero=hero, at=8, control=[1, 3, 8, 11, 14, 15], armies={1: [2], 11: [3], 14: [3]})
    table = follower_step("maneuver", you, surtur)
    assert table.happened("army.moved")[0]["territory"] == target


@pytest.mark.example("LS-EXD-06")
def test_fourteen_action_cards() -> None:
    view = Solo(2, followers="1").observation()
    assert (len(view["rows"][SURTURS]), len(view["action_decks"][SURTURS])) == (3, 11)
    assert all(card.startswith(("basic", "hero")) for card in view["rows"][SURTURS])


@pytest.mark.example("LS-EXD-07")
@pytest.mark.parametrize(("hand", "after"), [(2, (3, 3)), (3, (4, 3)), (4, (4, 4))])
def test_the_bonus_of_a_realm(hand: int, after: tuple[int, int]) -> None:
    realms = ["vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"]
    surtur = Follower(runes=runes(3), hand=("bow",) * hand, allies=realms)
    table = person_phase("special", Player(control=[6]), surtur).act(YOU, "build_temple")
    assert (table.cards(), len(table.runes(SURTURS))) == after


@pytest.mark.example("LS-EXD-08")
def test_seven_of_defence_and_one_in_the_stash() -> None:
    surtur = Follower(control=[6], armies={5: [2], 7: [4]}, attributes=(3, 2, 2), stash=1, at=3)
    table = person_phase("maneuver", Player(armies={6: [1]}, at=3), surtur, temples=[6]).answer(YOU, "done")
    assert table.event("battle.won")["n"] == 8
    table = person_phase("maneuver", Player(armies={6: [1]}, at=3), Follower(control=[6], stash=2)).answer(YOU, "done")
    assert "battle" not in table.told()
    assert table.owner(6) == YOU


@pytest.mark.example("LS-EXD-09")
def test_when_it_passes() -> None:
    you = Player(control=[1, 2], armies={1: [3], 2: [6, 6]}, hand=("bow",), at=9)
    table = follower_step("maneuver", you, Follower(control=[3], armies={3: [3]}, hand=("bow",))).answer(YOU, "done")
    assert [args["seat"] for args in table.happened("battle.played")] == [SURTURS]
    you = Player(armies={5: [3]}, hand=("bow",), at=9, attributes=(2, 2, 6))
    surtur = Follower(control=[5], armies={5: [2]}, hand=("bow", "bow"))
    table = person_phase("maneuver", you, surtur).answer(YOU, "done")
    table.answer(YOU, "done")
    assert len(table.happened("battle.played")) == 1  # 3 and 3: it is the defender


@pytest.mark.example("LS-EXD-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [([1], [1], {5: [1]}), ([2], [1], {}), ([1], [4, 2], {5: [2, 3]}), ([6, 1], [4, 2], {6: [2, 3]})],
)
def test_its_casualties(mine: list[int], theirs: list[int], left: dict[int, list[int]]) -> None:
    you = Player(armies={5: mine}, at=9)
    surtur = Follower(control=[5, 6], armies={5: theirs}, at=16)
    assert person_phase("maneuver", you, surtur).answer(YOU, "done").all_armies(SURTURS) == left


@pytest.mark.example("LS-EXD-11")
@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_what_it_takes_to_remove_a_token(k: int) -> None:
    tokens = [3, 4, 7, 10, 13][:k]
    you = Player(control=[3], armies={3: [6 - k]})
    table = person_phase("maneuver", you, Follower(), desolation=tokens).answer(YOU, f"army:3.{6 - k}", "cleanse")
    assert (table.open == [(YOU, "desolation.blessing")]) == (k <= 2)
    if k < 5:
        weak = Player(control=[3], armies={3: [5 - k]})
        table = person_phase("maneuver", weak, Follower(), desolation=tokens).answer(YOU, f"army:3.{5 - k}")
        assert "cleanse" not in table.offers(YOU)


@pytest.mark.example("LS-EXD-12")
def test_a_follower_against_a_follower() -> None:
    first = Follower(control=[1, 2, 5], armies={1: [3]}, at=18)
    second = Follower(hero="snorri", control=[3, 18], armies={3: [2], 2: [3]}, at=18)
    table = follower_step("maneuver", Player(at=18), first, second)
    shrunk = [(args["seat"], args["n"]) for args in table.happened("army.shrunk")[:2]]
    assert shrunk == [(1, 2), (2, 2)]
    first.armies, second.armies = {1: [1]}, {3: [1]}
    table = follower_step("maneuver", Player(at=18), first, second)
    assert table.happened("clash")
    assert not [args for args in table.happened("army.shrunk") if args["seat"] == 1]


@pytest.mark.example("LS-EXD-13")
def test_a_hunt_with_two_axes_a_shield_and_a_spear() -> None:
    # Garm: axe with a reward, bow, axe with a reward, sword are left; the spears are covered
    covered = {"garm": {1: YOU, 4: YOU, 5: YOU}}
    row = ("basic_a5", "basic_a2", "basic_a3")
    surtur = Follower(hero="beowulf", at=6, row=row, hand=("axe", "axe", "shield"), attributes=(2, 1, 2))
    lay: dict[str, Any] = {"monsters": {"garm": 6}, "covered": covered, "combat": ["spear"]}
    table = follower_step("special", Player(at=16), surtur, **lay)
    assert {slot for slot, owner in table.covered("garm").items() if owner == SURTURS} == {2, 6, 7}
    assert table.decided("LS-HUNT-06")["values"] == [1]
    assert (table.priests(SURTURS)[0], table.cards(), len(table.desolate())) == (1, 1, 1)


@pytest.mark.example("LS-EXD-14")
@pytest.mark.parametrize(("n", "hand", "after"), [(4, 7, (6, 8)), (6, 8, None), (6, 7, (6, 8))])
def test_prepare(n: int, hand: int, after: tuple[int, int] | None) -> None:
    cards = (("bow",) * 4 + ("spear",) * 4)[:hand]
    surtur = Follower(row=(PREPARE, "basic_a2", "basic_a1"), runes=runes(n), hand=cards, attributes=(2, 2, 3))
    table = follower_step("special", Player(), surtur)
    assert (table.event("action")["action"] == "prepare") == (after is not None)
    if after is not None:
        assert (len(table.runes(SURTURS)), table.cards()) == after


@pytest.mark.example("LS-EXD-15")
def test_a_march_of_one_three_and_six() -> None:
    you = Player(control=[1, 2], armies={1: [6, 6], 2: [6, 6]}, at=16)
    surtur = Follower(row=(MARCH, "basic_a1", "basic_a3"), control=[3], armies={3: [1, 3, 6]})
    table = follower_step("special", you, surtur)
    assert (table.armies(SURTURS, 3), table.cards(), len(table.desolate())) == ([2, 4, 6], 1, 1)


@pytest.mark.example("LS-EXD-16")
def test_recruiting_without_a_city() -> None:
    rune = Follower(control=[1], runes=runes(3), row=("basic_a1", "jarl_5", "basic_a3"), at=16)
    assert len(follower_step("runes", Player(), rune).desolate()) == 0
    for step in ("maneuver", "special"):
        table = follower_step(step, Player(), Follower(control=[1], row=(RECRUIT, "basic_a2", "basic_a3")))
        assert (table.all_armies(SURTURS), len(table.desolate())) == ({1: [2]}, 1)
    assert follower_step("runes", Player(), rune).all_armies(SURTURS) == {1: [2]}


@pytest.mark.example("LS-EXD-17")
def test_where_five_tokens_go() -> None:
    tokens = [3]
    surtur = Follower(control=[7, 13], row=(RECRUIT, "basic_a2", "basic_a3"))
    for place in (7, 13, 10, 15):
        table = follower_step("special", Player(control=[4]), surtur, desolation=tokens)
        assert table.decided("LS-DESOLATION-08")["territory"] == str(place)
        tokens.append(place)
    table = follower_step("special", Player(control=[4]), surtur, desolation=tokens)
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "manifestation"


@pytest.mark.example("LS-EXD-18")
def test_one_support_army_for_two_battles() -> None:
    # 1 and 7 do not touch; an army of strength 2 in 5 borders both
    you = Player(armies={1: [1], 7: [1]}, at=16)
    table = person_phase("maneuver", you, Follower(control=[1, 5, 7], armies={5: [2]}, at=16)).answer(YOU, "done")
    assert table.offers(YOU) == ["to:1", "to:7"]
    table.answer(YOU, "to:1")
    assert table.owner(1) == SURTURS
    assert table.all_armies(SURTURS) == {1: [1]}
    assert table.owner(7) == YOU


@pytest.mark.example("LS-EXD-19")
def test_limits_of_benefits() -> None:
    hand = ("bow",) * 4 + ("spear",) * 3
    table = follower_step("benefit", Player(), Follower(row=("slayer_3", "basic_a2", "basic_a3"), hand=hand, stash=1))
    assert table.cards() == 8
    surtur = Follower(row=("jarl_4", "basic_a2", "basic_a3"), runes=runes(5))
    assert len(follower_step("benefit", Player(control=[3]), surtur).runes(SURTURS)) == 6
