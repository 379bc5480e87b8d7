"""One person's turn at the keyboard: the question, the numbered answers, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longhall.engine.options import Ask, Option, Section, in_groups
from longhall.engine.reasons import missing_of
from longhall.terminal import turn_commands
from longhall.terminal.console import whole
from longhall.words import t

DECLINE = "x"  # the key of what declines, in every game
MOST_OFF = 8  # options that are told not to be possible, with what is missing

if TYPE_CHECKING:
    from longhall.terminal.game_session import Table


class Turn:
    """A person at an ask. The ask may hold only what is possible at any time, or be missing: then one can go back."""

    def __init__(self, table: Table, seat: int, ask: Ask | None) -> None:
        self.table = table
        self.seat = seat
        self.ask = ask
        self.decline = ask.decline if ask else None
        main = [option for option in ask.options if option is not self.decline] if ask else []
        self.rows: list[Section] = in_groups(main, table.game.info.groups)
        self.options: list[Option] = [option for _, options in self.rows for option in options]  # by number
        self.options += ask.anytime if ask else ()

    def take(self) -> None:
        """Until there is an answer, the person goes back, or an order has changed the game."""
        self.show_question()
        if not self.table.typed:
            self.show_options()
        while True:
            word, rest = self.next_words()
            order = turn_commands.find(word, self.table.console.lang)
            if order:
                if order(self, rest):
                    return
            elif not word:
                if not (self.ask and self.ask.options):
                    return
                self.table.console.say("turn.say_help")
            elif option := self.pick(word):
                self.table.answer(self.seat, option)
                return

    def next_words(self) -> tuple[str, str]:
        """The next word and, if it was just typed, the rest of its line; for an answer the rest waits its turn."""
        table = self.table
        if table.typed:
            word = table.typed.pop(0)
            if option := self.find(word):
                table.console.line(f"> {table.speaker.option(option, self.ask)}")
            return word, ""
        word, _, rest = table.console.read().partition(" ")
        if not turn_commands.find(word, table.console.lang):
            table.typed = rest.split()
        return word, rest.strip()

    # The question

    def show_question(self) -> None:
        if self.ask:
            self.table.console.line(self.table.speaker.ask(self.ask, self.seat))

    def show_options(self, keys: bool = False) -> None:
        """What can be done, under the headings of the game; what is possible at any time under its own; last what
        declines, by its own key, with what it costs."""
        console, speaker = self.table.console, self.table.speaker
        number, off = 0, self._not_possible()
        for group, options in self.rows:
            if group and len(self.rows) > 1 and speaker.has(f"group.{group.id}"):
                console.line(f"{speaker(f'group.{group.id}')}:")
            for option in options:
                number += 1
                console.line(self._line(str(number), option, keys), 3)
            for option, lacks in off:
                if group and option.verb in group.verbs:
                    console.line(f"–  {speaker.option(option, self.ask)}: {lacks}", 3)
        if self.ask and self.ask.options and self.ask.anytime:
            console.say("turn.anytime")
        for option in self.options[number:]:
            number += 1
            console.line(self._line(str(number), option, keys), 3)
        if self.decline:
            cost = self.table.game.position.cost_of_decline(self.seat, self.decline)
            price = f" ({speaker.cost(cost)})" if cost else ""
            console.line(self._line(DECLINE, self.decline, keys) + price, 3)
        if not (self.ask and self.ask.options):
            console.say("turn.go_back")

    def _not_possible(self) -> list[tuple[Option, str]]:
        """What a number forbids, with the number."""
        refusals = self.table.game.refusals(self.ask) if self.ask and self.ask.options else []
        told = [(option, missing_of(why)) for option, why in refusals]
        speaker = self.table.speaker
        return [(option, " ".join(map(speaker.lack, missing))) for option, missing in told if missing][:MOST_OFF]

    def _line(self, number: str, option: Option, keys: bool) -> str:
        table = self.table
        closes = not table.seating.is_free and table.game.closes(self.seat, option)
        sign = f" {t('turn.closes', table.console.lang)}" if closes else ""
        key = f" [{option.key}]" if keys else ""
        return f"{number}. {table.speaker.option(option, self.ask)}{key}{sign}"

    # What was typed

    def pick(self, word: str) -> Option | None:
        """The option of a number, of x, of a key or the beginning of one; otherwise say what is wrong."""
        option = self.find(word)
        if option:
            return option
        table = self.table
        begin = beginning(self._all, word)
        if begin:
            table.console.say("turn.several", word=word, keys=", ".join(option.key for option in begin))
        elif self.options:
            table.console.say("turn.no_such", word=word, most=len(self.options))
        else:
            table.console.say("turn.nothing_asked", word=word)
        if table.typed:
            table.console.say("play.not_used", rest=" ".join(table.typed))
            table.typed = []
            self.show_options()
        return None

    @property
    def _all(self) -> list[Option]:
        return [*self.options, self.decline] if self.decline else self.options

    def find(self, word: str) -> Option | None:
        number = whole(word)
        if number is not None:
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        if self.decline and word.casefold() == DECLINE:
            return self.decline
        begin = beginning(self._all, word)
        return begin[0] if len(begin) == 1 else None


def beginning(options: Sequence[Option], word: str) -> list[Option]:
    """The options whose key begins with a word; a whole key means that one alone."""
    word = word.casefold()
    found = [option for option in options if option.key.casefold().startswith(word)]
    whole = [option for option in found if option.key.casefold() == word]
    return whole or found
