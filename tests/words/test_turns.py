"""A turn in one sentence: from levels that the games declare, in three languages, and no more than somebody may see."""

import re
from functools import cache
from importlib import import_module

import pytest

import longhall
from longhall.engine.events import DETAIL, HIDDEN, LINE, ROUND, TURN, Event, EventKind
from longhall.engine.game import Game
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.engine.turns import SEATS
from longhall.games import GAMES
from longhall.words import LANGUAGES
from longhall.words.catalogue import catalogue
from longhall.words.speaker import Speaker
from longhall.words.turns import ToldTurn, told_turns

PLAYERS = ("Ana", "Bo", "Tove", "Hild")


@cache
def played(game: str, answers: int = 250) -> Game:
    """A game as its bots' habits play it, or as far as it goes."""
    found = longhall.new(game, seats=game_info(game).seats[-1], seed=7)
    assert found.info.habit is not None
    chance = Stream("turns")
    for _ in range(answers):
        if found.outcome is None:
            ask = found.asks[0]
            found.answer(ask.seat, found.info.habit(found.position, ask, chance))
    return found


def told(game: Game, seat: int | None, lang: str = "en", since: int = 0) -> list[ToldTurn]:
    speaker = Speaker(game.info, lang, players=PLAYERS)
    speaker.look(game.view(seat))
    return told_turns(game.events(0, seat), speaker, since)


def subjects(game: str, kind: EventKind) -> list[str]:
    """The arguments that name one seat: the first is who did it."""
    arguments = import_module(f"longhall.games.{game}.events").ARGUMENTS
    return [name for name in kind.arguments if arguments[name].kind in SEATS and not arguments[name].many]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_level_and_every_game_has_headings_and_turns(game: str) -> None:
    levels = [kind.level for kind in game_info(game).events.values()]
    assert set(levels) == {ROUND, TURN, LINE, DETAIL}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_its_phrase_and_no_phrase_is_left_over(game: str, lang: str) -> None:
    info = game_info(game)
    phrases = {key for key in catalogue(lang) if key.startswith(f"{game}:did.")}
    wanted, allowed = set(), set()
    for key, kind in info.events.items():
        keys = {f"{game}:did.{key}"} | ({f"{game}:did.{key}{HIDDEN}"} if kind.secret and kind.arguments else set())
        if kind.level == LINE and subjects(game, kind):
            wanted |= keys
        if kind.level in (LINE, TURN):
            allowed |= keys
    assert wanted <= phrases <= allowed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_phrases_use_the_arguments_of_their_event_and_name_no_subject(game: str, lang: str) -> None:
    info = game_info(game)
    for key, entry in catalogue(lang).items():
        if not key.startswith(f"{game}:did."):
            continue
        event = key.removeprefix(f"{game}:did.")
        kind = info.events[event.removesuffix(HIDDEN)]
        secret = () if event.endswith(HIDDEN) else kind.secret
        used = {name for form in entry.forms for name in re.findall(r"\{(\w+)\}", form)}
        assert used <= {*kind.arguments, *secret} - {subjects(game, kind)[0]}, key
        if kind.joins:
            assert used == {kind.joins}, f"{key}: only what is listed may be told of several at once"
        assert not any(form.endswith(".") for form in entry.forms), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_in_one_turn_under_a_heading(game: str, lang: str) -> None:
    found = played(game)
    turns = told(found, 0, lang)
    numbers = [number for turn in turns for number in range(turn.first, turn.last + 1)]
    assert numbers == [event["number"] for event in found.events(0, 0)]
    assert all(turn.heading for turn in turns)
    proper = [turn for turn in turns if turn.proper]
    assert len({turn.seat for turn in proper}) > 1
    assert all(turn.summary for turn in proper[:-1])


def test_a_turn_is_a_sentence_with_one_subject_at_a_time() -> None:
    summaries = [turn.summary for turn in told(played("blood_rage"), 0) if turn.proper]
    assert all(summary.endswith(".") for summary in summaries)
    assert any(re.match(r"^\w+ plays [^,;]+, invades [^,;]+ with [^,;]+\.$", summary) for summary in summaries)
    assert any(re.search(r"pillages .*; \w+ ", summary) for summary in summaries)


def test_several_of_a_kind_are_counted_or_listed() -> None:
    feast = [turn.summary for turn in told(played("feast_for_odin", 400), None)]
    assert any("(2 times)" in summary for summary in feast)
    lords = [turn.summary for turn in told(played("lords_of_ragnarok", 400), None)]
    assert any(re.search(r"moves armies to [^,]+, [A-Z]", summary) for summary in lords)


def test_since_tells_the_turn_that_went_on_whole() -> None:
    game = played("blood_rage")
    turns = told(game, 0)
    middle = turns[len(turns) // 2]
    assert told(game, 0, since=middle.last - 1) == turns[len(turns) // 2 :]
    assert told(game, 0, since=middle.last) == turns[len(turns) // 2 + 1 :]


def test_what_is_taken_back_is_told() -> None:
    game = longhall.new("feast_for_odin", seats=2, seed=3)
    seat = game.asks[0].seat
    while not game.can_undo(seat):
        game.answer(seat, game.asks[0].options[0])
    game.undo(seat)
    assert told(game, seat)[-1].summary.endswith("takes it back.")


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_give_the_same_summaries(game: str) -> None:
    """Those who may not see a card are told the same, whichever it is: nothing but seen events is read."""
    found = played(game)
    for seat in range(found.seats):
        other = found.copy()
        other.log = [event if event.eyes >> seat & 1 else _masked(event) for event in found.log]
        assert told(other, seat) == told(found, seat)


def _masked(event: Event) -> Event:
    """The same event with secrets that nobody could put into words."""
    return Event(event.key, event.args, dict.fromkeys(event.secret, "no such word"), event.eyes)


@pytest.mark.parametrize(("game", "part"), [("blood_rage", None), ("kardnarok", "silver")])
def test_points_of_turns_add_up_to_what_was_scored(game: str, part: str | None) -> None:
    found = played(game, 5000)
    assert found.outcome is not None
    for seat in range(found.seats):
        won = sum(
            each.n
            for turn in told(found, None)
            for each in turn.points
            if each.seat == seat and (part is None or each.n > 0)
        )
        assert won == (found.outcome.scores[seat] if part is None else found.outcome.parts[seat][part])
