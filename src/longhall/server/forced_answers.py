"""Answers that follow an entry of the journal, are written in it and taken back with it.

Forced answers: a question with one option is answered with what led to it, so that nobody is asked. Only where a
quick answer tells nothing (`engine/windows.py`). And answers that a seat sent ahead: what it would do after the way
back has closed. They count one by one, and never undo what closed it, so that nobody can try what chance brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from longhall.engine.errors import IllegalAnswer
from longhall.engine.game import Game
from longhall.engine.journal import GIVEN, SHUT
from longhall.engine.windows import is_single
from longhall.server.database.models import OPEN, PERSON, Seat
from longhall.server.heads import MANY, NOTE, UNDO, gesture_word

NOBODY = -1
MOST = 10_000  # forced answers in a row: a loop in the rules


def lonely_seat(seats: Sequence[Seat]) -> int:
    """The seat of a person who plays with bots alone, who learn nothing from how long something takes."""
    people = [seat.seat for seat in seats if seat.kind in (PERSON, OPEN)]
    return people[0] if len(people) == 1 else NOBODY


def may_be_forced(game: Game) -> bool:
    """Is anybody asked who has one option? Only then it matters who plays with bots alone."""
    return any(is_single(game.info, ask) for ask in game.asks if ask.options)


def go_on(game: Game, seat: int, words: Sequence[str], keys: Sequence[str]) -> list[str]:
    """Give the answers that a seat sent ahead with its entry, as far as each is on offer. Returns the words of the
    entry with them."""
    found = [gesture_word(seat, words)]
    with suppress(IllegalAnswer):  # a card that came asks something else first
        for key in keys:
            game.answer_all_marked(seat, [key], GIVEN)
            found.append(gesture_word(seat, [key, GIVEN]))
    return [MANY, *found] if len(found) > 1 else list(words)


def follow(game: Game, seat: int, words: Sequence[str], lonely: int) -> list[str]:
    """Give all forced answers after an entry that was carried out. Returns the words of the entry with them."""
    if words[0] in (UNDO, NOTE):
        return list(words)
    found = list(words[1:]) if words[0] == MANY else [gesture_word(seat, words)]
    alone = words[0] != MANY
    for _ in range(MOST):
        forced = game.forced(lonely)
        if forced is None:
            return list(words) if alone and len(found) == 1 else [MANY, *found]
        whose, option = forced
        last = game.gestures[-1]
        if alone and len(found) == 1 and whose == seat and not last.closed and last.mark != SHUT:
            game.answer_more(whose, option)
            words = [*words, option.key]
            found = [gesture_word(seat, words)]
        else:
            game.answer_all_marked(whose, [option], GIVEN)
            found.append(gesture_word(whose, [option.key, GIVEN]))
    raise RuntimeError(f"{game.info.id} asks forced questions without end")
