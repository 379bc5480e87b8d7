"""How a game with Followers is set up."""

from collections import Counter
from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Solo
from tests.lords_of_ragnarok.play import ATTRIBUTES

HEROES = ("ragnar", "lagertha", "snorri", "aslaug", "beowulf")
STARTS = {"ragnar": (3, 18), "lagertha": (11, 11), "snorri": (9, 9), "aslaug": (1, 1), "beowulf": (5, 5)}


def new(hero: str = "ragnar", seats: int = 2, followers: int = 1, seed: str = "new", **options: Any) -> Solo:
    """A game that nobody has answered in yet."""
    return Solo(seats, seed=seed, followers=str(followers), follower_hero=hero, **options)


def begun(table: Solo) -> Solo:
    """People have chosen, and it is the first person's turn."""
    while table.observation()["phase"] == "selection":
        table.default()
    return table


@pytest.mark.rule("LS-SETUP-01")
def test_one_person_and_one_follower_use_the_board_for_two() -> None:
    table = new()
    assert table.observation()["map"] == "p2"
    assert len([place for place in table.g.monster_at if place >= 0]) == 2
    assert table.observation()["tracker"]["requirements"][0] == "r2_regions"


@pytest.mark.rule("LS-SETUP-02")
def test_the_hero_is_named_or_comes_by_chance() -> None:
    assert new("snorri").tile().id == "snorri"
    assert len({Solo(2, seed=f"chance {n}", followers="1").tile().id for n in range(12)}) > 2


@pytest.mark.rule("LS-SETUP-04", "LS-SETUP-10", "LS-AMB-02")
@pytest.mark.parametrize("hero", HEROES)
def test_of_five_tokens_one_lies_at_its_start(hero: str) -> None:
    table = new(hero)
    assert table.desolate() == [STARTS[hero][0]]
    assert table.g.box.surtur.slots == [5, 4, 3, 2, 1]
    assert table.observation()["removal"] == 5


@pytest.mark.rule("LS-SETUP-07", "LS-SETUP-09", "LS-AMB-01")
@pytest.mark.parametrize("hero", HEROES)
def test_hero_and_two_armies_stand_and_rule_at_its_start(hero: str) -> None:
    table = new(hero)
    assert table.hero(SURTURS) == STARTS[hero][0]
    assert len(table.armies(SURTURS, STARTS[hero][0])) == 2
    assert table.controls(SURTURS) == [STARTS[hero][0]]


@pytest.mark.rule("LS-SETUP-08", "LS-MULTI-02")
@pytest.mark.parametrize("hero", HEROES)
def test_on_the_large_board_it_has_another_start(hero: str) -> None:
    assert new(hero, 3, 1).hero(2) == STARTS[hero][1]
    assert new(hero, 3, 2).hero(1) == STARTS[hero][1]


@pytest.mark.rule("LS-SETUP-12", "LS-SETUP-11", "LS-AMB-03")
@pytest.mark.parametrize("hero", HEROES)
def test_attributes_come_from_its_tile_and_it_has_no_drakkar(hero: str) -> None:
    table = new(hero)
    assert [table.token(SURTURS, each) for each in ATTRIBUTES] == table.tile().attributes
    assert table.g.drakkar_at[SURTURS] == -1
    assert table.g.origins[SURTURS] == -1


@pytest.mark.rule("LS-SETUP-13")
def test_one_combat_card_that_nobody_may_see() -> None:
    table = new("ragnar")
    for observer in (YOU, SURTURS, None):
        (card,) = table.observation(observer)["hands"][SURTURS]
        assert card.startswith("?combat")


@pytest.mark.rule("LS-SETUP-14", "LS-SETUP-15", "LS-SETUP-16")
@pytest.mark.parametrize("hero", HEROES)
def test_the_action_deck(hero: str) -> None:
    g = new(hero, seed=f"deck {hero}").g
    cards = g.box.surtur.cards
    row = [cards[g.face(card) - g.box.first_action] for card in g.rows[SURTURS]]
    deck = [cards[g.face(card) - g.box.first_action] for card in g.action_decks[SURTURS]]
    assert (len(row), len(deck)) == (3, 11)
    assert all(not card.type for card in row)
    both = [*row, *deck]
    sets = {card.set for card in both if card.set}
    assert (len(sets), len([card for card in both if card.set])) == (1, 6)
    assert [card.hero for card in both if card.hero] == [hero, hero]
    pattern = Counter(("jarl", "gothi", "slayer")[goal] for goal in g.box.surtur.heroes[g.followers[SURTURS]].pattern)
    assert Counter(card.type for card in both if card.type) == pattern


@pytest.mark.rule("LS-SETUP-17")
def test_its_capability_works_before_people_choose() -> None:
    assert len(new("snorri").runes(SURTURS)) == 3


@pytest.mark.rule("LS-SETUP-18", "LS-AMB-92")
def test_people_choose_another_hero_and_never_the_origin_of_the_followers() -> None:
    for n in range(8):
        table = new("ragnar", seed=f"choose {n}")
        offer = table.event("selection")
        assert "ragnar" not in offer["heroes"]
        assert "odin" not in offer["origins"]
        assert (len(offer["heroes"]), len(offer["origins"])) == (2, 2)


@pytest.mark.rule("LS-SETUP-19", "LS-SETUP-20", "LS-SETUP-22")
def test_a_person_begins_as_usual() -> None:
    table = new("ragnar")
    assert [table.token(YOU, each) for each in ATTRIBUTES] == [2, 2, 2]
    table.default()
    table.default()
    assert len(table.hand(YOU)) == 1
    table = begun(new("ragnar"))
    assert table.g.heroes[YOU] >= 0
    assert table.g.origins[YOU] > 0


@pytest.mark.rule("LS-SETUP-21")
def test_a_person_begins_where_no_army_of_the_follower_stands() -> None:
    table = new("aslaug")  # she stands in 1, next to seas 1 and 5
    table.default()
    table.default()
    table.answer(YOU, "sail:1")
    assert table.offers(YOU) == ["to:5", "to:6"]
    table.answer(YOU, "to:5")
    assert table.owner(5) == YOU


@pytest.mark.rule("LS-SETUP-24", "LS-SETUP-25")
def test_challenges_come_after_people_have_chosen_and_the_follower_begins() -> None:
    table = new("ragnar", challenge_3="yes")
    assert table.stash() == 0
    begun(table)
    told = table.told()
    assert told.index("selection") < told.index("stash") < told.index("follower.turn")
    assert "turn" not in told[: told.index("follower.turn")]


@pytest.mark.rule("LS-SETUP-24")
def test_a_challenge_that_is_a_rule_does_nothing_at_once() -> None:
    table = begun(new("ragnar", challenge_4="yes"))
    assert table.g.challenges == (0, 0, 0, 1, 0, 0)
