"""A person at the keyboard, with a bot."""

import json
from pathlib import Path

import pytest

from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.terminal.console import Console
from longhall.terminal.game_session import Settings, Table
from longhall.terminal.seat_names import Seating
from tests.terminal.conftest import Longhall, Ran
from tests.terminal.toy_table import toy_info

PLAY = "play toy --seed 7 --skip-moments --names Ana"
BOT = Seating.of(2, [0], [], ["Ana"]).players(2, "7")[1]  # what the bot is called in that game
TO_MY_TURN = ("oath:1", "done")  # then the first turn begins


def options(ran: Ran) -> list[str]:
    """The numbered options that were shown last."""
    shown: list[str] = []
    for line in ran.lines:
        number, dot, text = line.partition(". ")
        if dot and number.isdecimal():
            shown = [text] if number == "1" else [*shown, text]
    return shown


def cards(ran: Ran) -> list[str]:
    """The words of the cards in hand, as `look` shows them first."""
    hand = next(line for line in ran.lines if line.startswith("  hand 0: "))
    return hand.removeprefix("  hand 0: ").lower().split(", ")


# From the first question to the outcome


def test_a_game_is_played_to_its_outcome(longhall: Longhall) -> None:
    ran = longhall(PLAY, "oath:1", *["1"] * 40)
    assert ran.code == 0
    assert "The game is over. rounds" in ran.lines
    places = [line for line in ran.lines if line.startswith(("1. Ana: ", "2. Ana: "))]
    score, _, parts = places[-1].split(": ")[1].rstrip(")").partition(" (")
    named = dict(part.split() for part in parts.split(", "))
    assert list(named) == ["coins", "oath"]  # parts of 0 are left out
    assert int(score) == sum(int(points) for points in named.values())
    assert "Save the finished game? (yes/no) 1" in ran.lines


def test_a_finished_game_can_be_saved(longhall: Longhall, tmp_path: Path) -> None:
    played = longhall(PLAY, "oath:1", *["1"] * 40)
    answers = sum(line.startswith("> ") for line in played.lines) - 1
    ran = longhall(PLAY, "oath:1", *["1"] * answers, "yes", "finished.json")
    assert ran.lines[-1] == "Saved: finished.json"
    assert "The game is over. rounds" in longhall("replay finished.json").lines


def test_the_table_is_introduced_and_the_position_shown_first(longhall: Longhall) -> None:
    ran = longhall("play toy --seats 3 --option mood=wild --seed 1 --bots thrall")
    assert ran.code == 0
    one, other = Seating.of(3, [0], [], []).players(3, "1")[1:]
    assert ran.lines[:6] == [
        "Toy, 3 seats.",
        "length: length.short",
        "mood: mood.wild",
        "Seat 0: a person.",
        f"Seat 1: {one}, a bot (thrall).",
        f"Seat 2: {other}, a bot (thrall).",
    ]
    assert f"  coins: Seat 0 1, {one} 1, {other} 1" in ran.lines
    assert one != other


def test_what_bots_did_is_told_before_the_next_question(longhall: Longhall) -> None:
    ran = longhall(PLAY, *TO_MY_TURN, "end")
    told = ran.lines[ran.lines.index("rested seat=Ana") :]
    assert any(line.endswith(f"seat={BOT}") for line in told)
    assert told[-1] == "> "


def test_bots_alone_are_watched(longhall: Longhall) -> None:
    ran = longhall("play toy --seed 7 --people none")
    assert ran.code == 0
    first = Seating.of(2, [], [], []).players(2, "7")[0]
    assert f"swore.hidden seat={first}" in ran.lines
    assert "> " not in ran.out
    assert any(line.startswith("The game is over.") for line in ran.lines)


def test_the_same_seed_gives_the_same_game(longhall: Longhall) -> None:
    assert longhall("play toy --seed 7 --people none").out == longhall("play toy --seed 7 --people none").out
    assert longhall("play toy --seed 7 --people none").out != longhall("play toy --seed 8 --people none").out


# Answers


@pytest.mark.parametrize("answer", ["2", "oath:1", "OATH:1"])
def test_an_answer_is_a_number_or_a_key(longhall: Longhall, answer: str) -> None:
    assert "swore oath=1 seat=Ana" in longhall(PLAY, answer).lines


def test_the_beginning_of_a_key_is_enough_if_only_one_begins_so(longhall: Longhall) -> None:
    assert "oath could mean several answers: oath:0, oath:1, oath:2" not in longhall(PLAY, "oath:2").out
    ran = longhall(PLAY, "oath", *TO_MY_TURN, "dr")
    assert "oath could mean several answers: oath:0, oath:1, oath:2" in ran.lines
    assert any(line.startswith("drew card=") for line in ran.lines)


@pytest.mark.parametrize("answer", ["0", "4", "9" * 5000, "²", "draw", "oath:9", "-1"])
def test_what_is_no_answer_is_said_to_be_none(longhall: Longhall, answer: str) -> None:
    ran = longhall(PLAY, answer, "1")
    assert any(line.startswith(f"{answer} is no answer here. Type a number from 1 to 3, x ") for line in ran.lines)
    assert "swore oath=0 seat=Ana" in ran.lines


def test_several_numbers_answer_one_question_after_the_other(longhall: Longhall) -> None:
    ran = longhall(PLAY, "oath:1", "2 2")
    assert [line for line in ran.lines if line.startswith("offered ") and line.endswith("=Ana")][1:]
    assert "saga.offer left=1" in ran.lines


def test_what_is_typed_ahead_does_not_answer_after_somebody_else(longhall: Longhall) -> None:
    ran = longhall(PLAY, *TO_MY_TURN, "end 1 1")
    assert "Not used, because something else came first: 1 1" in ran.lines


def test_a_wrong_word_ends_what_is_typed_ahead(longhall: Longhall) -> None:
    ran = longhall(PLAY, "oath:1", "2 nonsense 1", "done")
    assert "Not used, because something else came first: 1" in ran.lines
    assert "rested seat=Seat 0" not in ran.lines


def test_what_is_possible_at_any_time_has_its_own_heading(longhall: Longhall) -> None:
    ran = longhall(PLAY, *TO_MY_TURN)
    at = ran.lines.index("At any time:")
    assert ran.lines[at + 1].split(". ")[1].startswith("sell it=")
    sell = next(line.split(".")[0] for line in ran.lines[at:] if "sell" in line)
    assert any(line.startswith("sold ") for line in longhall(PLAY, *TO_MY_TURN, sell).lines)


def test_options_that_close_the_way_back_are_marked(longhall: Longhall) -> None:
    ran = longhall(f"{PLAY} --serious", *TO_MY_TURN)
    assert "draw (*)" in options(ran)
    assert "x. end" in [line.strip() for line in ran.lines]


def test_what_declines_comes_last_and_goes_by_x(longhall: Longhall) -> None:
    ran = longhall(PLAY, *TO_MY_TURN, "x")
    assert "end" not in options(ran)
    assert "rested seat=Ana" in ran.lines


# Answers by themselves


def test_the_only_answer_is_given_by_itself(longhall: Longhall) -> None:
    card = cards(longhall(PLAY))[0]
    script = (*TO_MY_TURN, "give", f"hand:{card}")
    ran = longhall(PLAY, *script)
    assert f"give.to Only one answer was possible: to it={BOT}." in ran.lines
    assert f"gave back=rune card={card.upper()} seat=Ana to={BOT}" in ran.lines
    asked = longhall(f"{PLAY} --ask-all", *script)
    assert options(asked) == [f"to it={BOT}"]


def test_undo_goes_back_beyond_answers_given_by_themselves(longhall: Longhall) -> None:
    card = cards(longhall(PLAY))[0]
    ran = longhall(PLAY, *TO_MY_TURN, "give", f"hand:{card}", "undo")
    assert ran.lines.count("undo seat=Ana") == 0  # the real sentence of the program is used
    assert ran.lines.count("Ana took back the last answer.") == 2
    assert ran.lines[ran.lines.index("Ana took back the last answer.") :].count("give.card") == 1


def test_moments_are_offered_before_a_bot_answers_and_can_be_switched_off(longhall: Longhall) -> None:
    shown = longhall("play toy --seed 7", *TO_MY_TURN, "end", "")
    assert "You may do something now." in shown.lines
    assert "Enter: go on." in shown.lines
    used = longhall("play toy --seed 7", *TO_MY_TURN, "end", "1")
    assert any(line.startswith("boasted ") and "seat=Seat 0" in line for line in used.lines)
    off = longhall("play toy --seed 7", *TO_MY_TURN, "moments off", "end")
    assert "You may do something now." not in off.lines
    assert any(line.startswith("You are not asked where you can only go on") for line in off.lines)


# Orders


def test_orders_show_the_position_the_log_and_the_keys(longhall: Longhall) -> None:
    ran = longhall(f"{PLAY} --serious", "log", "look", "keys", *TO_MY_TURN, "log 1", "?")
    assert "Nothing has happened yet." in ran.lines
    assert sum(line.startswith("  coins: ") for line in ran.lines) == 2
    assert "2. oath it=1 n=1 [oath:1] (*)" in ran.lines
    assert "look: the position as you see it" in ran.lines


def test_log_shows_as_many_events_as_wanted(longhall: Longhall) -> None:
    ran = longhall(PLAY, "oath:1", "log 1")
    at = ran.lines.index("> log 1")
    assert ran.lines[at + 1 : at + 3] == [f"swore.hidden seat={BOT}", "> "]


def test_why_names_the_rule_with_its_text(longhall: Longhall) -> None:
    held = cards(longhall(PLAY))
    missing = next(card for card in ("ox", "elk", "wolf", "raven", "yew") if card not in held)
    ran = longhall(PLAY, "oath:1", f"why offer:{missing}")
    assert f"offer it={missing.upper()}: forbidden now by TOY-HELD." in ran.lines
    assert "TOY-HELD (rule; Turns): You can only use a card that you hold in your hand." in ran.lines
    assert "TOY-AMB-01 (ruling): Is a buried card in the hand? No." in ran.lines


def test_why_knows_what_is_on_offer_and_what_no_rule_forbids(longhall: Longhall) -> None:
    ran = longhall(PLAY, "why 1", "why draw", "why", "why nonsense", "why 77")
    assert "oath it=0 n=0: this is on offer now." in ran.lines
    assert "draw: not on offer now; the game names no single rule for it." in ran.lines
    assert "The game has no answer nonsense." in ran.lines
    assert "The game has no answer 77." in ran.lines


def test_why_lists_what_a_word_could_mean_even_by_its_text(longhall: Longhall) -> None:
    ran = longhall(PLAY, "why it=wyrm")
    assert "it=wyrm could mean several answers:" in ran.lines
    assert "play:wyrm: play it=WYRM" in ran.lines


def test_rule_shows_a_rule_by_its_id(longhall: Longhall) -> None:
    ran = longhall(PLAY, "rule toy-ex-01", "rule TOY-99")
    assert "TOY-EX-01 (example; Turns): An ox in hand can be played." in ran.lines
    assert "There is no rule TOY-99." in ran.lines


# The way back


def test_undo_takes_back_while_the_way_back_is_open(longhall: Longhall) -> None:
    ran = longhall(PLAY, "oath:1", "2", "undo")
    assert "Ana took back the last answer." in ran.lines
    assert ran.lines.count("saga.offer left=2") == 2


def test_undo_says_that_the_way_back_is_closed_and_a_person_alone_may_go_it(longhall: Longhall) -> None:
    ran = longhall(PLAY, "undo", "oath:1", "undo", "what", "no", "undo", "yes", "oath:2")
    assert "There is nothing to take back." in ran.lines
    closed = "The way back is closed: something has come to light, or somebody else has acted since."
    assert ran.lines.count(closed) == 2
    assert "Please type yes or no." in ran.lines
    assert "swore oath=2 seat=Ana" in ran.lines


# Saves


def test_a_game_is_saved_and_goes_on_where_it_was(longhall: Longhall, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = longhall(PLAY, *TO_MY_TURN, f"save {file}", "quit")
    assert f"Saved: {file}" in first.lines
    assert first.lines[-1] == "> quit"  # nothing has changed since
    again = longhall(f"play --load {file} --skip-moments --seed 3", "log", "end")
    assert "Seat 0: Ana." in again.lines
    assert "swore oath=1 seat=Ana" in again.lines[again.lines.index("> log") :]
    assert "swore oath=1 seat=Ana" not in again.lines[: again.lines.index("> log")]
    assert "rested seat=Ana" in again.lines


def test_quit_offers_to_save_what_has_changed(longhall: Longhall, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = longhall(PLAY, "oath:1", "quit", "yes", str(tmp_path), str(file))
    assert f"{tmp_path} is a directory." in ran.lines
    assert f"Saved: {file}" in ran.lines
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "toy"
    assert longhall(PLAY, "quit").lines[-1] == "> quit"
    assert longhall(PLAY, "oath:1", "quit", "no").lines[-1].endswith("(yes/no) no")


def test_a_file_is_written_over_only_after_a_question(longhall: Longhall, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear", encoding="utf-8")
    longhall(PLAY, f"save {file}", "no")
    assert file.read_text(encoding="utf-8") == "dear"
    longhall(PLAY, f"save {file}", "yes", f"save {file}")
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "toy"


def test_save_says_what_is_wrong_with_a_file_and_goes_on(longhall: Longhall, tmp_path: Path) -> None:
    ran = longhall(PLAY, f"save {tmp_path}/no/where.json", "save", "", "oath:1")
    assert f"There is no directory {tmp_path}/no." in ran.lines
    assert "swore oath=1 seat=Ana" in ran.lines


def test_with_save_the_game_is_kept_when_the_input_ends(longhall: Longhall, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert longhall(f"{PLAY} --save {file}", "oath:1").code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["journal"]
    assert longhall(f"play --load {file} --save {file}", "done", "quit").code == 0
    refused = longhall(f"{PLAY} --save {file}")
    assert (refused.code, refused.err) == (2, f"longhall: {file} is there already; --force writes over it.\n")
    assert longhall(f"{PLAY} --save {file} --force", "oath:1").code == 0


def test_the_end_of_input_is_no_fault(longhall: Longhall) -> None:
    for typed in ((), ("oath:1",), ("oath:1", "quit"), ("oath:1", "quit", "yes")):
        ran = longhall(PLAY, *typed)
        assert (ran.code, ran.err) == (0, "")


# Where there is nothing to decide


@pytest.mark.parametrize(
    ("ask_all", "moments", "main", "anytime", "by_itself"),
    [
        (False, True, 1, 0, True),
        (True, True, 1, 0, False),
        (False, True, 1, 2, False),
        (False, False, 1, 2, True),
        (True, False, 1, 2, True),
        (False, False, 2, 0, False),
        (False, False, 2, 2, False),
    ],
)
def test_what_is_asked_follows_the_settings(
    ask_all: bool, moments: bool, main: int, anytime: int, by_itself: bool
) -> None:
    info = toy_info()
    game = Game(info, 2, "7", info.resolve_options(2, {}))
    table = Table(game, Seating.of(2, [0], [], []), Console("en"), Settings(ask_all, moments), "7")
    options = info.vocabulary.options
    assert table.answers_itself(Ask(0, "x", options[:main], anytime=options[main : main + anytime])) is by_itself


# Practice and serious


def test_a_serious_game_alone_takes_nothing_back_that_came_to_light(longhall: Longhall, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = longhall(f"{PLAY} --serious", "oath:1", "undo", f"save {file}")
    assert "error.undo.serious" not in ran.out
    assert "This table is serious" in ran.out
    assert "Only bots sit with you" not in ran.out
    assert "Serious: what has come to light is not taken back." in ran.out
    again = longhall(f"play --load {file}", "undo")
    assert "This table is serious" in again.out  # the save remembers it
    refused = longhall(f"play --load {file} --practice")
    assert "comes from the save" in refused.out + refused.err


def test_no_way_back_is_marked_only_where_it_is_true(longhall: Longhall) -> None:
    assert "(*)" not in longhall(PLAY).out
    assert "(*)" in longhall(f"{PLAY} --serious").out
