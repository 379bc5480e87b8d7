"""The table as lines of text: what matters is on the screen, once and in every language, and nothing hidden is."""

import random
from itertools import pairwise

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.lines import WIDTH
from longhall.games.feast_for_odin.game import INFO
from longhall.games.feast_for_odin.options import VOCABULARY
from longhall.words import LANGUAGES
from longhall.words.speaker import Speaker
from tests.feast_for_odin.play import Player, Table, at_turn, occ

NAMES = {0: "Ana", 1: "Bo"}


def shown(game: Game, seat: int | None = 0, lang: str = "en") -> list[str]:
    """What a seat, or a spectator, sees."""
    view = game.view(seat)
    speaker = Speaker(game.info, lang, NAMES)
    speaker.look(view)
    return game.info.describe(view, seat, speaker, game.advice(seat))


def screen(table: Table, seat: int | None = 0, lang: str = "en") -> list[str]:
    return shown(table.game, seat, lang)


def line(lines: list[str], begin: str) -> str:
    """The only line that begins so, its columns one space apart."""
    found = [" ".join(each.split()) for each in lines if each.strip().startswith(begin)]
    assert len(found) == 1, (begin, lines)
    return found[0]


def below(lines: list[str], begin: str) -> list[str]:
    """What follows the line that begins so, up to the next that is no further in."""
    at = next(number for number, each in enumerate(lines) if each.startswith(begin))
    found = []
    for each in lines[at + 1 :]:
        if not each.startswith(" "):
            break
        found.append(each.strip())
    return found


def whole(lines: list[str]) -> str:
    """Everything in one piece, as if no line had been broken."""
    return " ".join(" ".join(lines).split())


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
    assert screen(middle())[:2] == ["Round 2 of 7, phase: Actions. Start player: Ana.", "Turn: Ana."]


def test_a_space_tells_what_it_gives_now_or_who_stands_there() -> None:
    lines = screen(middle())
    assert line(lines, "+ Build a shed") == "+ Build a shed – 2 wood → 1 shed"
    assert line(lines, "- Build a stone house") == "- Build a stone house – 1 stone → 1 stone house"
    assert line(lines, "= Stockfish") == "= Stockfish (Bo)"
    assert line(lines, "= Mead") == "= Mead (Ana)"
    assert line(lines, "+ Wood and ore") == "+ Wood and ore – 2 wood, 1 ore"
    assert line(lines, "+ Wool") == "+ Wool – 1 wool"
    assert line(lines, "- Milk") == "- Milk – With 1/2/3 or more cows: gain 1/2/3 milk."


def test_spaces_tell_the_ships_that_they_need_and_what_dice_are_rolled_for() -> None:
    lines = screen(middle(), 1)
    assert line(lines, "- Raiding") == "- Raiding – roll for 1 blue good or special tile (needs 1 longship)"
    assert line(lines, "- Plundering") == "- Plundering – 1 silver hoard (needs 2 longships)"
    assert line(lines, "+ Laying a Snare") == "+ Laying a Snare – roll for 1 fur, 1 snare"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_is_on_the_board_once(lang: str) -> None:
    lines = [each for each in screen(middle(), lang=lang) if each[2:4] in ("+ ", "- ", "= ")]
    assert len(lines) == 61


def test_without_hints_spaces_tell_what_they_can_give() -> None:
    table = at_turn(Player({"wood": 2}), options={"hints": "off"}, taken={"c1_stockfish": 1})
    lines = screen(table)
    assert line(lines, "Build a shed") == "Build a shed – 2 wood → 1 shed"
    assert line(lines, "Wood and ore") == "Wood and ore – Gain 1 wood per player and 1 ore."
    assert not any(each.strip().startswith("+ ") for each in lines)
    assert line(lines, "Feast of this round") == "Feast of this round: 6 squares."


def test_imitation_spaces_are_there_with_four() -> None:
    lines = screen(at_turn(Player(), seats=4, imitations=[1, 3]))
    assert len([each for each in lines if "Imitation" in each]) == 2


def test_vikings_of_the_round_before_block_spaces_alone() -> None:
    game = longhall.new("feast_for_odin", 1, seed="alone")
    table = Table(1)
    table.game = game
    table.until("turn").answer(0, "space:c1_stockfish").end_round()
    assert line(screen(table), "= Stockfish") == "= Stockfish (blocked in this round)"


def test_strips_islands_and_special_tiles_are_told() -> None:
    lines = screen(middle())
    assert line(lines, "3:") == "3: 2 wood, 1 stone, 2 silver"
    assert line(lines, "Shetland: t") == "Shetland: taken by Ana"
    assert line(lines, "Iceland") == "Iceland: 16 points, for knarr, longship; 4 silver on it"
    assert "Glass Beads 0/7, Cloakpin 1/8" in whole(lines)
    assert "English Crown -/16." in whole(lines)


# The players


def test_a_player_has_goods_in_the_order_of_their_colours() -> None:
    found = below(screen(middle()), "Ana (you)")
    assert found == [
        "Supply: 3 silver, 2 wood",
        "Weapons: 2 bows and arrows",
        "Stable: 1 sheep",
        "Orange: 2 peas",
        "Red: 1 mead",
        "Green: 1 hide",
        "Blue: 2 chests",
        "Ships: whaling boat (ore 2), longship (ore 2), knarr (emigrated)",
        "Houses: shed 1 (still wants 3 wood + 3 stone),",
        "stone house 1 (still wants 1 wood + 1 stone)",
        "Occupations in play: Tutor (52)",
        "Thing Penalties: 2",
    ]


def test_a_player_has_vikings_income_and_a_score() -> None:
    table = middle()
    view = table.game.observation(0)
    score, income = view["scores"][0], view["income"][0]
    assert line(screen(table), "Ana (you)") == f"Ana (you): score now {score}, Vikings 5, income {income}"


def test_who_has_passed_is_told() -> None:
    table = middle().answer(0, "pass")
    assert below(screen(table), "Ana (you)")[0] == "Has passed."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_occupations_in_hand_are_for_their_owner(seat: int | None, lang: str) -> None:
    table = middle()
    text = whole(screen(table, seat, lang))
    for owner, numbers in ((0, (145, 99)), (1, (60, 68))):
        for number in numbers:
            name = table.game.info.name_of("card", occ(number), lang)
            assert (name in text) == (seat == owner), name


# The reader's own


def test_the_home_board_is_drawn_with_coordinates() -> None:
    lines = screen(middle())
    at = lines.index("home board:")
    assert lines[at + 1].split()[:13] == list("ABCDEFGHIJKLM")
    rows = [each.split() for each in lines[at + 2 : at + 14]]
    assert [row[0] for row in rows] == [str(number) for number in range(1, 13)]
    assert rows[8][1:13] == [".", ".", ".", "2", ".", ".", ".", "-", "-", "-", "-", "-"]
    assert rows[9][1:9] == ["A", "A", "A", ".", ".", ".", ".", "-"]
    assert rows[11][1:9] == ["A", "A", "A", "$", ".", ".", ".", "-"]
    assert "Tiles: A robe, $ silver" in whole(lines)
    assert "Bonuses: *a ore, *b wood," in whole(lines)


def test_islands_and_houses_are_drawn_below_but_no_shed() -> None:
    lines = screen(middle())
    assert {"Shetland:", "stone house 1:"} <= set(lines)
    assert "shed 1:" not in lines
    assert not any(each.startswith("home board") for each in screen(middle(), None))


def test_the_feast_tells_its_squares_and_a_good_way() -> None:
    lines = screen(at_turn(Player({"flax": 1, "mead": 1, "silver": 3})))
    assert below(lines, "Feast of this round: 6 squares.") == [
        "A good way with what you have now: 1 flax lengthwise, 1 mead lengthwise,",
        "1 silver.",
    ]


def test_a_tile_that_is_laid_is_drawn_in_all_its_turns() -> None:
    table = at_turn(Player({"hide": 1})).answer(0, "lay:hide")
    lines = screen(table)
    at = lines.index("The tile (hide):")
    assert lines[at + 1].split("  ")[1:] == ["as it is:", "¼ turn:"]
    assert lines[at + 2].split() == ["X", "X", "X", "X"]
    assert below(lines, "Good places for your tiles:")[0].startswith("hide: home board, ")
    assert "The tile (hide):" not in screen(table, 1)


def test_a_raid_tells_the_sword_values() -> None:
    table = at_turn(Player({"long_sword": 2}, ships=["longship"]), gone=["glass_beads"])
    assert not any(each.startswith("Sword values") for each in screen(table))
    table.answer(0, "space:c1_raiding")
    assert line(screen(table), "Sword values").startswith("Sword values: rune stone 6, silverware 7, chest 8")
    assert "Glass Beads" not in whole(screen(table))


# In every language, whatever happens


def test_before_the_first_round_there_is_no_phase() -> None:
    game = longhall.new("feast_for_odin", 1, seed="start", options={"starting_occupation": "chosen"})
    assert shown(game)[0] == "The game is about to begin."


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
            lines = shown(game, ask.seat, lang)
            assert max(len(each) for each in lines) <= WIDTH
            assert lines[-1] == ""
        assert speaker.ask(ask, ask.seat)
        assert speaker.ask(ask, None)
        options = [*ask.options, *ask.anytime]
        assert all(speaker.option(option) for option in options)
        game.answer(ask.seat, chance.choice([each for each in options if each.key != "pass"] or options))
    for seat in (None, 0):
        assert all(speaker.event(event) for event in game.events(0, seat))
    assert shown(game, 0, lang)


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


def test_the_columns_stand_in_their_order() -> None:
    lines = screen(middle())
    heads = [number for number, each in enumerate(lines) if each.startswith("  Column ")]
    assert len(heads) == 4
    assert all(one < other for one, other in pairwise(heads))
