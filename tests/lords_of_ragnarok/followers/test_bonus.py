"""Bonuses and the row of action cards."""

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, runes
from tests.lords_of_ragnarok.play import Player

OTHERS = ("basic_a2", "basic_a3")


def benefit(card: str, surtur: Follower, you: Player | None = None) -> Solo:
    surtur.row = (card, *OTHERS)
    return follower_step("benefit", you or Player(), surtur)


@pytest.mark.rule("LS-END-01")
def test_a_benefit_comes_only_if_its_condition_holds_now() -> None:
    assert benefit("hero_ragnar_1", Follower(control=[3, 5], armies={3: [1]})).armies(SURTURS, 3) == [2]
    table = benefit("hero_ragnar_1", Follower(control=[3], armies={3: [1]}))
    assert table.armies(SURTURS, 3) == [1]
    assert table.event("follower.no_benefit")["action_card"] == "hero_ragnar_1"


@pytest.mark.rule("LS-END-01")
def test_whatever_action_was_resolved() -> None:
    surtur = Follower(row=("hero_ragnar_2", *OTHERS), control=[3], armies={3: [1]})
    table = follower_step("turn", Player(), surtur, wheel={"recruit": [SURTURS]})
    assert table.event("action")["action"] == "march"
    assert "follower.benefit" in table.told()


@pytest.mark.rule("LS-END-02")
def test_it_concerns_that_follower_alone() -> None:
    surtur, other = Follower(row=("jarl_7", *OTHERS)), Follower(hero="snorri")
    table = follower_step("benefit", Player(), surtur, other)
    assert [table.token(seat, "authority") for seat in range(3)] == [2, 3, 2]


@pytest.mark.rule("LS-END-03")
def test_a_blessing_is_drawn_and_tucked() -> None:
    table = benefit("gothi_3", Follower())
    assert table.stash() == 1
    assert table.event("stash")["seat"] == SURTURS


@pytest.mark.rule("LS-END-04")
@pytest.mark.parametrize(
    ("selected", "row"),
    [
        (1, ["basic_b2", "basic_b3", "jarl_1"]),
        (2, ["basic_b1", "basic_b3", "jarl_1"]),
        (3, ["basic_b1", "basic_b2", "jarl_1"]),
    ],
)
def test_the_others_slide_left_and_a_new_card_comes_at_the_right(selected: int, row: list[str]) -> None:
    surtur = Follower(row=("basic_b1", "basic_b2", "basic_b3"), deck=("jarl_1", "jarl_2"))
    assert follower_step("cleanup", Player(), surtur, selected=selected).row() == row


@pytest.mark.rule("LS-END-05")
def test_then_the_old_one_is_removed_or_shuffled_into_the_deck() -> None:
    surtur = Follower(row=("basic_b1", "basic_b2", "basic_b3"), deck=("jarl_1",))
    table = follower_step("cleanup", Player(), surtur, selected=1)
    assert table.event("follower.removed")["action_card"] == "basic_b1"
    assert len(table.observation()["action_decks"][SURTURS]) == 0
    table = follower_step("cleanup", Player(), surtur, selected=2)
    assert table.event("follower.shuffled")["action_card"] == "basic_b2"
    assert table.row() == ["basic_b1", "basic_b3", "jarl_1"]  # never the card itself
    assert len(table.observation()["action_decks"][SURTURS]) == 1


@pytest.mark.rule("LS-AMB-56")
def test_with_an_empty_deck_the_old_card_comes_back_or_the_place_stays_empty() -> None:
    surtur = Follower(row=("basic_b1", "basic_b2", "basic_b3"), deck=("jarl_1",))
    table = follower_step("turn", Player(), surtur)
    assert table.row()[-1] == "jarl_1"
    table.g.action_decks[SURTURS].clear()
    assert len(table.row()) == 3


@pytest.mark.rule("LS-GEN-12", "LS-GEN-11")
def test_limits_hold_for_benefits() -> None:
    hand = ("bow",) * 4 + ("spear",) * 3
    assert benefit("slayer_3", Follower(hand=hand, stash=1)).cards() == 8
    table = benefit("jarl_4", Follower(runes=runes(5)), Player(control=[3]))
    assert len(table.runes(SURTURS)) == 6
    assert table.g.turn == YOU
