"""What a person can type besides an answer. Every order takes a turn and the rest of the line, and says whether the
turn is over. Its words are `order.<name>` in the catalogue; the English name works in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from longhall.engine.decisions import as_section
from longhall.engine.errors import CannotUndo, LonghallError
from longhall.engine.options import Option
from longhall.engine.reasons import missing_of
from longhall.rulebook import fold
from longhall.terminal.console import whole
from longhall.terminal.rule_text import entry_line, entry_lines
from longhall.words import t
from longhall.words.speaker import complaint
from longhall.words.turns import active_seat, news_of, told_turns

if TYPE_CHECKING:
    from longhall.terminal.turn_prompt import Turn

Order = Callable[["Turn", str], bool]
MOST = 20  # events or options that are listed unless more are wanted


class Leave(Exception):
    """Somebody wants to stop playing."""


def find(word: str, lang: str) -> Order | None:
    return _words(lang).get(word.casefold())


@cache
def _words(lang: str) -> dict[str, Order]:
    words: dict[str, Order] = {"?": show_help}
    for name, order in ORDERS.items():
        words.update(dict.fromkeys((name, *t(f"order.{name}", lang).split()), order))
    return words


# What one can look at


def show_help(turn: Turn, rest: str) -> bool:
    console = turn.table.console
    console.say("orders.answer")
    console.say("orders.sign", sign=t("turn.closes", console.lang))
    for name in ORDERS:
        words = t(f"order.{name}", console.lang).replace(" ", ", ")
        console.line(f"{words}: {t(f'orders.{name}', console.lang)}")
    return False


def look(turn: Turn, rest: str) -> bool:
    turn.table.show_position(turn.seat)
    turn.show_question()
    turn.show_options()
    return False


def log(turn: Turn, rest: str) -> bool:
    """The last events, under the headings of their rounds."""
    table = turn.table
    most = whole(rest) or MOST
    events = table.game.events(0, turn.seat)
    headings = {told.first: told.heading for told in told_turns(events, table.speaker) if told.begins}
    for event in events[max(0, len(events) - most) :]:
        if event["number"] in headings:
            table.console.line(headings[event["number"]].upper())
        table.console.line(table.speaker.event(event))
    if not events:
        table.console.say("orders.log_empty")
    return False


def news(turn: Turn, rest: str) -> bool:
    """What happened since the person's last turn, one sentence a turn."""
    table = turn.table
    view = table.game.view(turn.seat)
    table.speaker.look(view)
    found = news_of(told_turns(table.game.events(0, turn.seat), table.speaker), turn.seat, active_seat(view))
    for told in found:
        if told.begins:
            table.console.line(told.heading.upper())
        if told.summary:
            table.console.line(told.summary)
    if not any(told.summary for told in found):
        table.console.say("web.news.none")
    return False


def keys(turn: Turn, rest: str) -> bool:
    turn.show_question()
    turn.show_options(keys=True)
    return False


# What the rules say


def why(turn: Turn, rest: str) -> bool:
    """Why is something not on offer? Without a word, or after `bot`: why did a bot choose as it did? Or, without bots
    or after `automaton`: why did the rules decide so for an automaton?"""
    table = turn.table
    if _is_word(turn, "bot", rest) or (not rest and table.weighing):
        _show_weighing(turn)
        return False
    if _is_word(turn, "automaton", rest) or (not rest and table.decisions(turn.seat)):
        _show_decisions(turn)
        return False
    found = _meant(turn, rest)
    if len(found) > 1:
        table.console.say("why.several", word=rest)
        for option in found[:MOST]:
            table.console.line(f"{option.key}: {table.speaker.option(option)}")
    elif not found:
        table.console.say("why.no_such" if rest else "why.what", word=rest)
    elif found[0] in turn.options or found[0] is turn.decline:
        table.console.say("why.offered", option=table.speaker.option(found[0]))
    else:
        _show_why(turn, found[0])
    return False


def _is_word(turn: Turn, name: str, word: str) -> bool:
    return word.casefold() in (name, *t(f"answer.{name}", turn.table.console.lang).split())


def _show_decisions(turn: Turn) -> None:
    """What automata decided last, why, and what the rules say, each rule once."""
    table = turn.table
    decisions = table.decisions(turn.seat)
    if not decisions:
        table.console.say("why.automaton_none")
    shown: set[str] = set()
    for decision in decisions:
        table.console.section(as_section(decision))
        id = decision["rule"]
        if id and id not in shown and table.book:
            shown.add(id)
            table.console.line(f"  {entry_line(table.book.find(id), table.console.lang)}")


def _show_weighing(turn: Turn) -> None:
    table = turn.table
    if table.weighing is None:
        table.console.say("why.bot_none")
        return
    for line in table.weighing.lines(table.speaker):
        table.console.line(line)


def _meant(turn: Turn, words: str) -> list[Option]:
    """The options that somebody means by a number, a key, the beginning of one, or a part of their text."""
    from longhall.terminal.turn_prompt import beginning

    if whole(words) is not None:
        option = turn.find(words)
        return [option] if option else []
    if not words:
        return []
    seats = turn.table.game.seats
    known = [each for each in turn.table.game.info.vocabulary.options if each.kind != "seat" or each.arg < seats]
    return beginning(known, words) or [
        option for option in known if fold(words) in fold(turn.table.speaker.option(option))
    ]


def _show_why(turn: Turn, option: Option) -> None:
    table = turn.table
    id = table.game.why_not(turn.seat, option)
    if id:
        table.console.say("why.rule", option=table.speaker.option(option), rule=id)
        for missing in missing_of(id):
            table.console.line(table.speaker.lack(missing))
        rule(turn, id)
    else:
        table.console.say("why.no_rule", option=table.speaker.option(option))


def rule(turn: Turn, rest: str) -> bool:
    table = turn.table
    try:
        if table.book is None:
            raise LonghallError("error.no_rules", game=table.game.info.id)
        for line in entry_lines(table.book.find(rest), table.console.lang, table.book):
            table.console.line(line)
    except LonghallError as error:
        table.console.line(complaint(error, table.console.lang))
    return False


# What changes something


def undo(turn: Turn, rest: str) -> bool:
    table = turn.table
    people = [seat for seat in table.seating.people if seat != turn.seat]
    try:
        table.take_back(turn.seat)
    except CannotUndo as error:
        table.console.line(complaint(error, table.console.lang))
        if error.key == "error.nothing_to_undo":
            return False
        if not _agree(turn, people):
            return bool(people)
        try:
            table.take_back(turn.seat, consent=True)
        except CannotUndo as still:
            table.console.line(complaint(still, table.console.lang))
    return True


def _agree(turn: Turn, people: list[int]) -> bool:
    """Ask the other people, each alone at the keyboard; whoever plays with bots alone decides alone."""
    table = turn.table
    if not people:
        if not table.seating.practice:
            table.console.say("error.undo.serious")
            return False
        return table.console.confirm("undo.alone")
    who = table.speaker.seat(turn.seat)
    for seat in people:
        table.draw_curtain(seat)
        if not table.console.confirm("undo.agree", who=who, other=table.speaker.seat(seat)):
            table.note(turn.seat, t("undo.refused", table.console.lang, who=table.speaker.seat(seat)))
            return False
    return True


def seat(turn: Turn, rest: str) -> bool:
    """Let another person come to the keyboard out of turn."""
    from longhall.terminal.turn_prompt import Turn

    table = turn.table
    there = whole(rest)
    if there is None or there not in table.seating.people:
        table.console.say("orders.which_seat", seats=", ".join(map(str, table.seating.people)))
        return False
    table.come(there)
    ask = next((ask for ask in table.game.asks if ask.seat == there), None)
    Turn(table, there, ask).take()
    return True


def moments(turn: Turn, rest: str) -> bool:
    table = turn.table
    on, off = (t(f"answer.{word}", table.console.lang).split() for word in ("on", "off"))
    word = rest.casefold()
    if word in (*on, "on", *off, "off"):
        table.settings.moments = word in (*on, "on")
    table.console.say("moments.on" if table.settings.moments else "moments.off")
    return False


def save(turn: Turn, rest: str) -> bool:
    saving = turn.table.saving
    path = Path(rest) if rest else saving.path
    if path:
        saving.to(path)
    else:
        saving.ask_where("save.where")
    return False


def leave(turn: Turn, rest: str) -> bool:
    turn.table.saving.before_leaving()
    raise Leave


ORDERS: dict[str, Order] = {
    "help": show_help,
    "look": look,
    "log": log,
    "news": news,
    "keys": keys,
    "why": why,
    "rule": rule,
    "undo": undo,
    "moments": moments,
    "seat": seat,
    "save": save,
    "quit": leave,
}
