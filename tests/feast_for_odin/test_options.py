"""What the players may agree on before the game: length, decks, starting occupation, and two rulings."""

import pytest

import longhall
from longhall.engine.errors import BadSetup
from longhall.engine.packs import parse_pack
from tests.feast_for_odin.play import Player, Table, at_turn

# A long house without pillars, in which animals would find room
HALL = parse_pack(
    "hall.toml",
    """
[pack]
game = "feast_for_odin"
name = "Hall"

[[house]]
id = "long_house"
grid = [
    ". - . - . - . - . - @peas",
    "- @oil - . - . - . - . -",
    ". - . - . @beans . - . - #",
]
""",
)


@pytest.mark.rule("FO-SETUP-07")
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_the_length(length: str, rounds: int) -> None:
    table = Table(2, length=length).finish()
    assert table.told().count("round") == rounds


@pytest.mark.rule("FO-SETUP-03")
@pytest.mark.parametrize("decks", ["A", "B", "C", "AB", "AC", "BC", "ABC"])
def test_the_decks(decks: str) -> None:
    unseen = Table(2, decks=decks).game.observation(None)["unseen"]
    cards = {word for faces in unseen.values() for word in faces}
    box = Table(2).g.box
    assert {box.cards[box.card_numbers[word]].deck for word in cards} == set(decks)


@pytest.mark.rule("FO-SOLO-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_occupation_is_chosen_in_the_solo_game_alone(seats: int) -> None:
    with pytest.raises(BadSetup):
        longhall.new("feast_for_odin", seats, options={"starting_occupation": "chosen"})


@pytest.mark.rule("FO-SOLO-08", "FO-SETUP-03")
def test_it_is_chosen_from_the_decks_of_the_game() -> None:
    table = Table(1, starting_occupation="chosen", decks="A")
    assert len(table.offers(0)) == 15
    pick = table.offers(0)[7]
    assert table.answer(0, pick).hand(0) == [pick.removeprefix("pick:")]


@pytest.mark.rule("FO-PLACE-10")
@pytest.mark.parametrize("animals", ["sheep", "cattle_pregnant"])
@pytest.mark.parametrize("choice", ["yes", "no"])
def test_animals_in_houses(choice: str, animals: str) -> None:
    """FO-AMB-12. In the published houses there is no room for them."""
    player = Player(has={animals: 1}, houses=["long_house"])
    options = {"animals_in_houses": choice}
    assert f"lay:{animals}" not in at_turn(player, options=options).anytime(0)
    table = at_turn(player, options=options, content=[HALL])
    assert (f"lay:{animals}" in table.anytime(0)) is (choice == "yes")


@pytest.mark.rule("FO-PLACE-04")
@pytest.mark.parametrize(("choice", "first"), [("square", True), ("quadrant", False)])
def test_how_far_an_income_space_reaches_on_islands(choice: str, first: bool) -> None:
    """FO-AMB-04. On Greenland a 0 lies in D3, with spaces below it and to its left."""
    player = Player(has={"silver": 1}, islands=["greenland"])
    table = at_turn(player, options={"income_reach": choice}).answer(0, "lay:silver", "on:greenland", "turn:0")
    assert ("at:D3" in table.offers(0)) is first


@pytest.mark.parametrize("options", [{"length": "endless"}, {"decks": "D"}, {"moons": "two"}])
def test_options_that_are_not_there_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        longhall.new("feast_for_odin", 2, options=options)


def test_without_a_word_beginners_play_the_long_game() -> None:
    assert longhall.new("feast_for_odin", 2, seed="any").options == {
        "length": "long",
        "decks": "A",
        "starting_occupation": "drawn",
        "animals_in_houses": "yes",
        "income_reach": "square",
        "hints": "on",
    }
