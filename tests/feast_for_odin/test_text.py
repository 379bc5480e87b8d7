"""The table in words: what matters is told, once and in every language, and nothing hidden is."""

import random

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.lines import WIDTH
from longhall.engine.sections import Section
from longhall.games.feast_for_odin.game import INFO
from longhall.games.feast_for_odin.options import VOCABULARY
from longhall.words import LANGUAGES
from longhall.words.speaker import Speaker
from tests import sections
from tests.feast_for_odin.play import Player, Table, at_turn, occ
from tests.sections import cells, is_whole, line, lines_of, notes, part, whole

NAMES = {0: "Ana", 1: "Bo"}


def told(game: Game, seat: int | None = 0, lang: str = "en") -> list[Section]:
    """What a seat, or a spectator, is told."""
    return sections.told(game, seat, lang, NAMES)


def text(table: Table, seat: int | None = 0, lang: str = "en") -> list[Section]:
    return told(table.game, seat, lang)


def screen(table: Table, seat: int | None = 0) -> list[str]:
    """The same as a terminal prints it."""
    return sections.shown(table.game, seat, "en", NAMES)


def middle() -> Table:
    """A table in the middle of a game."""
    return at_turn(
        Player(
            {"silver": 3, "wood": 2, "bow": 2, "sheep": 1, "peas": 2, "mead": 1, "hide": 1, "chest": 2},
            ships=["whaling_boat:1", "longship:2"],
            emigrated=["knarr"],
            houses=["stone_house", "shed"],
            islands=["shetland"],
            tiles=[("home", "robe", 0, "A10"), ("home", "silver", 0, "D12")],
            cards=[52],
            hand=[145, 99],
            penalties=2,
        ),
        Player({"ore": 1}, hand=[60, 68]),
        round=2,
        strips={2: ["wood", "wood", "stone", "silver2"]},
        taken={"c1_stockfish": 1, "c2_products_mead": 0},
        treasure={"iceland": 4},
        gone=["helmet"],
    )


# Round and board


def test_the_head_tells_round_phase_start_player_and_turn() -> None:
    assert part(text(middle()), "Round 2 of 7")["lines"] == [
        "Round 2 of 7, phase: Actions. Start player: Ana.",
        "Turn: Ana.",
    ]


def test_a_space_tells_what_it_gives_now_or_who_stands_there() -> None:
    spaces = text(middle())
    assert cells(spaces, "Build a shed") == ["you can use it", "2 wood → 1 shed"]
    assert cells(spaces, "Build a stone house") == ["not now", "1 stone → 1 stone house"]
    assert cells(spaces, "Stockfish") == ["Bo", "–"]
    assert cells(spaces, "Mead") == ["Ana", "–"]
    assert cells(spaces, "Wood and ore") == ["you can use it", "2 wood, 1 ore"]
    assert cells(spaces, "Wool") == ["you can use it", "1 wool"]
    assert cells(spaces, "Milk") == ["not now", "With 1/2/3 or more cows: gain 1/2/3 milk."]


def test_spaces_tell_the_ships_that_they_need_and_what_dice_are_rolled_for() -> None:
    spaces = text(middle(), 1)
    assert cells(spaces, "Raiding") == ["not now", "roll for 1 blue good or special tile (needs 1 longship)"]
    assert cells(spaces, "Plundering") == ["not now", "1 silver hoard (needs 2 longships)"]
    assert cells(spaces, "Laying a Snare") == ["you can use it", "roll for 1 fur, 1 snare"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_is_on_the_board_once_column_by_column(lang: str) -> None:
    its = text(middle(), lang=lang)
    at = next(number for number, each in enumerate(its) if each["level"] == 2) - 1
    columns = its[at + 1 : at + 5]
    assert [each["level"] for each in its[at : at + 6]] == [1, 2, 2, 2, 2, 1]
    assert sum(len(each["table"]["rows"]) for each in columns if each["table"]) == 61


def test_without_hints_spaces_tell_what_they_can_give() -> None:
    table = at_turn(Player({"wood": 2}), options={"hints": "off"}, taken={"c1_stockfish": 1})
    its = text(table)
    assert cells(its, "Build a shed") == ["–", "2 wood → 1 shed"]
    assert cells(its, "Wood and ore") == ["–", "Gain 1 wood per player and 1 ore."]
    assert part(its, "Banquet Table")["lines"] == ["Feast of this round: 6 squares."]


def test_imitation_spaces_are_there_with_four() -> None:
    its = text(at_turn(Player(), seats=4, imitations=[1, 3]))
    assert len([row for row in sections.rows_of(its) if "Imitation" in row["cells"][0]]) == 2


def test_vikings_of_the_round_before_block_spaces_alone() -> None:
    game = longhall.new("feast_for_odin", 1, seed="alone")
    table = Table(1)
    table.game = game
    table.until("turn").answer(0, "space:c1_stockfish").end_round()
    assert cells(text(table), "Stockfish") == ["blocked in this round", "–"]


def test_strips_islands_and_special_tiles_are_told() -> None:
    its = text(middle())
    assert line(its, "3:") == "3: 2 wood, 1 stone, 2 silver"
    assert line(its, "Shetland: t") == "Shetland: taken by Ana"
    assert line(its, "Iceland") == "Iceland: 16 points, for knarr, longship; 4 silver on it"
    assert "Glass Beads 0/7, Cloakpin 1/8" in line(its, "Special tiles left")
    assert "English Crown -/16." in line(its, "Special tiles left")


# The players


def test_a_player_has_goods_in_the_order_of_their_colours() -> None:
    assert notes(text(middle()), "Ana (you)") == [
        "Supply: 3 silver, 2 wood",
        "Weapons: 2 bows and arrows",
        "Stable: 1 sheep",
        "Orange: 2 peas",
        "Red: 1 mead",
        "Green: 1 hide",
        "Blue: 2 chests",
        "Ships: whaling boat (ore 2), longship (ore 2), knarr (emigrated)",
        "Houses: shed 1 (still wants 3 wood + 3 stone), stone house 1 (still wants 1 wood + 1 stone)",
        "Occupations in play: Tutor (52)",
    ]


def test_a_player_has_vikings_income_squares_cards_penalties_and_a_score() -> None:
    table = middle()
    view = table.game.observation(0)
    score, income = view["scores"][0], view["income"][0]
    assert cells(text(table), "Ana (you)") == ["5", str(income), "5", "2", "2", str(score)]


def test_who_has_passed_is_told() -> None:
    table = middle().answer(0, "pass")
    assert notes(text(table), "Ana (you)")[0] == "Has passed."


def test_the_boards_of_others_are_told_in_lines() -> None:
    """With income, points, what is open, and every tile with its cell."""
    lines = part(text(middle(), 1), "Boards and houses: Ana")["lines"]
    assert lines[0] == "home board, income 2, open −86: robe A10, silver D12"
    assert "shed 1, 8 points, open −6, wood 0 of 3, stone 0 of 3" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_occupations_in_hand_are_for_their_owner(seat: int | None, lang: str) -> None:
    table = middle()
    words = whole(text(table, seat, lang))
    for owner, numbers in ((0, (145, 99)), (1, (60, 68))):
        for number in numbers:
            name = table.game.info.name_of("card", occ(number), lang)
            assert (name in words) == (seat == owner), name


# The reader's own


def test_the_home_board_is_drawn_with_coordinates() -> None:
    its = text(middle())
    home = next(each for each in its if each["layout"] == "grid")
    assert home["heading"].startswith("home board, ")
    assert home["table"] is not None
    assert home["table"]["head"] == ["", *"ABCDEFGHIJKLM"]
    rows = [row["cells"] for row in home["table"]["rows"]]
    assert [row[0] for row in rows] == [str(number) for number in range(1, 13)]
    assert rows[8][1:13] == [".", ".", ".", "2", ".", ".", ".", "-", "-", "-", "-", "-"]
    assert rows[9][1:9] == ["A", "A", "A", ".", ".", ".", ".", "-"]
    assert rows[11][1:9] == ["A", "A", "A", "$", ".", ".", ".", "-"]
    assert line(its, "Tiles: A") == "Tiles: A robe, $ silver"
    assert any(each.startswith("Bonuses: *a ore, *b wood,") for each in lines_of(its))
    lines = screen(middle())
    at = next(number for number, each in enumerate(lines) if each.strip().startswith("home board, income"))
    assert lines[at + 1].split()[:13] == list("ABCDEFGHIJKLM")
    assert lines[at + 10].split()[:5] == ["9", ".", ".", ".", "2"]


def test_islands_and_houses_are_drawn_below_but_no_shed() -> None:
    drawn = [each["heading"].split(",")[0] for each in text(middle()) if each["layout"] == "grid"]
    assert drawn == ["home board", "Shetland", "stone house 1"]
    assert not any(each["layout"] == "grid" for each in text(middle(), None))


def test_the_feast_tells_its_squares_and_a_good_way() -> None:
    assert part(text(at_turn(Player({"flax": 1, "mead": 1, "silver": 3}))), "Banquet Table")["lines"] == [
        "Feast of this round: 6 squares.",
        "A good way with what you have now: 1 flax lengthwise, 1 mead lengthwise, 1 silver.",
    ]


def test_a_tile_that_is_laid_is_drawn_in_all_its_turns() -> None:
    table = at_turn(Player({"hide": 1})).answer(0, "lay:hide")
    its = part(text(table), "The tile (hide)")["table"]
    assert its is not None
    assert its["head"] == ["as it is", "¼ turn"]
    assert [row["cells"] for row in its["rows"]] == [["X X X", "X"], ["–", "X"], ["–", "X"]]
    assert part(text(table), "Good places for your tiles")["lines"][0].startswith("hide: home board, ")
    assert "The tile (hide)" not in whole(text(table, 1))
    lines = screen(table)
    at = lines.index("The tile (hide):")
    assert lines[at + 1].split("  ")[1:] == ["as it is:", "¼ turn:"]
    assert lines[at + 2].split() == ["X", "X", "X", "X"]


def test_a_raid_tells_the_sword_values() -> None:
    table = at_turn(Player({"long_sword": 2}, ships=["longship"]), gone=["glass_beads"])
    assert not any(each.startswith("Sword values") for each in lines_of(text(table)))
    table.answer(0, "space:c1_raiding")
    assert line(text(table), "Sword values").startswith("Sword values: rune stone 6, silverware 7, chest 8")
    assert "Glass Beads" not in whole(text(table))


# In every language, whatever happens


def test_before_the_first_round_there_is_no_phase() -> None:
    game = longhall.new("feast_for_odin", 1, seed="start", options={"starting_occupation": "chosen"})
    assert told(game)[0]["lines"] == ["The game is about to begin."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_terminal_throughout_a_game(lang: str) -> None:
    """And every question, answer and event has its words."""
    game = longhall.new("feast_for_odin", 4, seed="wide", options={"decks": "ABC"})
    chance = random.Random("wide")
    speaker = Speaker(game.info, lang)
    turns = 0
    while game.outcome is None:
        ask = chance.choice(game.asks)
        turns += 1
        if turns % 4 == 0:
            lines = sections.shown(game, ask.seat, lang)
            assert is_whole(told(game, ask.seat, lang))
            assert max(len(each) for each in lines) <= WIDTH
            assert lines[-1] == ""
        assert speaker.ask(ask, ask.seat)
        assert speaker.ask(ask, None)
        options = [*ask.options, *ask.anytime]
        assert all(speaker.option(option) for option in options)
        game.answer(ask.seat, chance.choice([each for each in options if each.key != "pass"] or options))
    for seat in (None, 0):
        assert all(speaker.event(event) for event in game.events(0, seat))
    assert told(game, 0, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_words(lang: str) -> None:
    speaker = Speaker(INFO, lang)
    assert all(speaker.option(option) for option in VOCABULARY.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_the_set_up_have_words(lang: str) -> None:
    speaker = Speaker(INFO, lang)
    for choice in INFO.choices:
        assert speaker.choice(choice.name)
        assert all(speaker.choice(choice.name, value) for value in choice.values)
