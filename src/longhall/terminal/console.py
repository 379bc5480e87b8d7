"""Plain lines out and in: no colours and no moving about, so that screen readers and pipes can follow."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Any

from longhall.engine.game import Game
from longhall.engine.lines import broken, is_plain
from longhall.engine.sections import Section, printed
from longhall.words import t
from longhall.words.speaker import Speaker

STOPPED = 130  # the exit code after Ctrl-C
TRIES = 3
PIPE = 1000  # characters in a line of a pipe: nothing is broken
LEAST = 20  # characters in a line, however narrow the terminal is
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled off it, and back to the top


def whole(text: str) -> int | None:
    """A whole number that somebody typed, of a size that can be meant."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


class EndOfInput(Exception):
    """There is nobody left to answer."""


class Console:
    """A person at a keyboard, or a pipe."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def is_terminal(self) -> bool:
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """Characters in a line: the columns of the terminal but one, since some break a line that fills them all."""
        return max(LEAST, shutil.get_terminal_size().columns - 1)

    def fits(self, size: int) -> bool:
        """Is there room for a table of so many columns? In a pipe always."""
        return not sys.stdout.isatty() or (size <= self.width and not is_plain(self.width))

    def line(self, text: str = "", hang: int = 2) -> None:
        """A line of text; a terminal gets it broken between words, a pipe in one piece."""
        print(self._fitted(text, hang))

    def position(self, game: Game, seat: int | None, speaker: Speaker) -> None:
        """A position as a seat sees it. The sections are laid out for this width, and no line is broken twice."""
        view = game.view(seat)
        speaker.look(view)
        for line in printed(speaker.info.text(view, seat, speaker, game.advice(seat)), self.width):
            print(line)

    def section(self, its: Section) -> None:
        """A section of text; a pipe gets its lines in one piece."""
        for line in printed([its], self.width if sys.stdout.isatty() else PIPE)[:-1]:
            print(line)

    def say(self, key: str, **args: Any) -> None:
        """A sentence of the catalogue."""
        self.line(t(key, self.lang, **args))

    def read(self, prompt: str = ">") -> str:
        """A line that somebody typed. It is not kept, so that nobody can leaf back to another seat's secrets."""
        print(self._fitted(prompt) + " ", end="", flush=True)
        text = sys.stdin.readline()
        if not text:
            print()
            raise EndOfInput
        if not sys.stdin.isatty():
            print(text.rstrip("\n"))  # a terminal shows what is typed, a pipe does not
        return text.strip()

    def confirm(self, key: str, **args: Any) -> bool:
        """A question for yes or no; who says neither again and again says no."""
        yes, no = (t(f"answer.{word}", self.lang).split() for word in ("yes", "no"))
        for _ in range(TRIES):
            answer = self.read(f"{t(key, self.lang, **args)} ({yes[0]}/{no[0]})").casefold()
            if answer in (*yes, "yes", "y"):
                return True
            if answer in (*no, "no", "n"):
                return False
            self.say("answer.unclear", yes=yes[0], no=no[0])
        return False

    def choose(self, key: str, choices: Sequence[str], **args: Any) -> int:
        """The place of one of several choices; nothing typed means the first. A single one is taken unasked."""
        if len(choices) == 1:
            return 0
        self.say(key, **args)
        for number, choice in enumerate(choices, 1):
            self.line(f"{number}. {choice}", 3)
        while True:
            answer = self.read() or "1"
            typed = whole(answer)
            if typed and typed <= len(choices):
                return typed - 1
            if answer in choices:
                return choices.index(answer)
            self.say("choose.number", most=len(choices))

    def number(self, key: str, allowed: Sequence[int]) -> int:
        """One of several numbers, typed as it is; nothing typed means the first. A single one is taken unasked."""
        if len(allowed) == 1:
            return allowed[0]
        known = ", ".join(str(number) for number in allowed)
        self.say("choose.which", question=t(key, self.lang), numbers=known)
        while True:
            answer = self.read() or str(allowed[0])
            typed = whole(answer)
            if typed is not None and typed in allowed:
                return typed
            self.say("choose.one_of", numbers=known)

    def _fitted(self, text: str, hang: int = 2) -> str:
        return "\n".join(broken(text, self.width, hang)) if sys.stdout.isatty() else text

    def curtain(self) -> None:
        """Nothing that was on the screen stays to be seen."""
        if not sys.stdout.isatty():
            return
        if os.environ.get("TERM", "dumb") != "dumb":
            print(CLEAR, end="", flush=True)
        print("\n" * shutil.get_terminal_size().lines, flush=True)
