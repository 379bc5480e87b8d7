"""The table in words: what matters is told, once and in every language, and nothing hidden is."""

import random

import pytest

import longhall
from longhall.engine.lines import WIDTH
from longhall.words import LANGUAGES
from tests.kardnarok.play import at_count, strong, weak
from tests.sections import cells, is_whole, line, part, shown, told, whole


def test_before_the_first_round_the_boards_are_chosen() -> None:
    sections = told(longhall.new("kardnarok", 3, seed="text"))
    assert part(sections, "The kingdom boards")["lines"][0] == "Basic mode: the kingdoms are being chosen."
    table = part(sections, "Kingdoms")["table"]
    assert table is not None
    assert table["rows"][0]["cells"][0].endswith(" (you)")


def test_the_round_tells_order_laws_and_piles() -> None:
    sections = told(at_count(strong(), weak()).game)
    lines = part(sections, "The kingdoms")["lines"]
    assert lines[0].startswith("Duel, round 1 of 4. ")
    assert line(sections, "Attack turns in this order: ")
    assert line(sections, "Piles: ")


def test_a_kingdom_has_a_row_and_the_reader_is_the_first() -> None:
    game = at_count(strong(), weak()).game
    view = game.view(1)
    table = part(told(game, 1), "Kingdoms")["table"]
    assert table is not None
    assert table["rows"][0]["cells"][0].endswith(" (you)")
    assert len(table["rows"]) == len(view["players"])
    player = view["players"][1]
    counted = [sum(player["silver"]), player["bronze"], player["wealth"]]
    assert table["rows"][0]["cells"][2:5] == [str(n) for n in counted]


def test_the_combat_tells_its_sides_and_how_the_totals_add_up() -> None:
    game = at_count(strong(), weak()).game
    tally = game.view(None)["combat"]["tally"]
    sections = told(game, None)
    assert line(sections, "Combat: ")
    assert line(sections, "A tie goes to ")
    assert cells(sections, "total") == [str(tally["totals"]["attacker"]), str(tally["totals"]["defender"])]
    assert cells(sections, "strength of the army")[0].startswith("+")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hands_and_reserves_of_others_are_not_told(lang: str) -> None:
    game = longhall.new("kardnarok", 3, seed="text")
    while game.view(None)["phase"] != "turn":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    name_of = game.info.name_of
    for seat in (0, 1, 2, None):
        heroes = {word for player in game.view(seat)["players"] for word in player["reserve"]}
        text = whole(told(game, seat, lang))
        for other in range(3):
            for word in game.view(other)["players"][other]["reserve"]:
                assert (name_of("hero", word, lang) in text) == (word in heroes), word


def test_own_cards_say_what_they_do() -> None:
    sections = told(at_count(strong(), weak()).game)
    assert all(". " in each for each in part(sections, "Your cards")["lines"])
    assert part(sections, "Your Heroes")["lines"][-1] == "Hero exchange: still free"


def test_an_offer_to_a_mercenary_is_told() -> None:
    """As far as it has gone when a bargain is open."""
    game = longhall.new("kardnarok", 3, seed="bargain")
    chance = random.Random("bargain")
    seen = set()
    while game.outcome is None:
        combat = game.view(None)["combat"]
        bargain = combat and combat["bargain"]
        if bargain:
            lines = " ".join(part(told(game, None), "The combat")["lines"])
            for n in (bargain["bid"], bargain["against"], bargain["counter"], *bargain["prices"]):
                assert n is None or f" {n} bronze" in lines
            seen.add(bargain["bid"] is not None)
        ask = game.asks[0]
        game.answer(ask.seat, chance.choice(ask.options))
    assert seen == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_terminal_throughout_a_game(lang: str) -> None:
    game = longhall.new("kardnarok", 4, seed="wide")
    chance = random.Random("wide")
    while game.outcome is None:
        ask = chance.choice(game.asks)
        lines = shown(game, ask.seat, lang)
        assert max(len(each) for each in lines) <= WIDTH
        assert is_whole(told(game, ask.seat, lang))
        game.answer(ask.seat, chance.choice(ask.options))
