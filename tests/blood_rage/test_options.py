"""What the players may agree on before the game: first game, first player, and two rulings."""

import pytest

import longhall
from longhall.engine.errors import BadSetup
from tests.blood_rage.play import Clan, Table, at_turn

QUEST = "a1-quest-alfheim"


def ascended(cap: str) -> int:
    """The Rage of a winner who had 11 and gained 3."""
    wolf = Clan({"gimle": ["leader"]}, hand=["a3-thors-ascension"], rage=11)
    raven = Clan({"gimle": ["warrior"]})
    table = at_turn(wolf, raven, age=3, options={"rage_cap": cap}).pillage(0, "gimle", {}).end_pillage()
    return table.rage(0)


def test_rage_stops_at_the_end_of_the_track_or_not_at_all() -> None:
    assert (ascended("track"), ascended("none")) == (12, 14)


@pytest.mark.parametrize(("choice", "total"), [("sum", 9), ("highest", 6)])
def test_two_cards_that_make_a_quest_a_battle_card_add_up_or_not(choice: str, total: int) -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[QUEST], sheet=["a1-tyrs-domain", "a3-tyrs-wrath"])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]}), Clan(), options={"quest_bonus": choice})
    table.pillage(0, "gimle", {}).answer(0, "yes").end_pillage()
    assert [e["args"]["n"] for e in table.game.events(0, None) if e["key"] == "battle.total"] == [total, 1]


@pytest.mark.rule("BR-DRAFT-07")
@pytest.mark.parametrize(("choice", "cards"), [("no", 6), ("yes", 8)])
def test_a_first_game_is_played_with_all_eight_cards(choice: str, cards: int) -> None:
    table = Table(3, first_game=choice).until("turn")
    assert [len(hand) for hand in table.observation()["hands"]] == [cards] * 3


@pytest.mark.rule("BR-DRAFT-07", "BR-DISCARD-01")
def test_of_the_eight_cards_of_a_first_game_one_may_be_kept() -> None:
    table = Table(2, first_game="yes").until("keep")
    assert len(table.hand(0)) == 8
    kept = table.offers(0)[0]
    assert table.answer(0, kept).until_phase("gifts", 2).hand(0) == [kept.removeprefix("keep:")]


@pytest.mark.rule("BR-SETUP-14")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_only_who_plays_can_be_first(seats: int, first: str) -> None:
    with pytest.raises(BadSetup):
        longhall.new("blood_rage", seats, options={"first_player": first})


@pytest.mark.parametrize("options", [{"first_game": "maybe"}, {"rage_cap": "13"}, {"moons": "two"}])
def test_options_that_are_not_there_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        longhall.new("blood_rage", 2, options=options)


def test_without_a_word_the_published_game_is_played() -> None:
    game = longhall.new("blood_rage", 2, seed="any")
    assert game.options == {"first_game": "no", "first_player": "random", "rage_cap": "track", "quest_bonus": "sum"}
