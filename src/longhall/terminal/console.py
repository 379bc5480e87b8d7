"""Plain lines out and in: no colours and no moving about, so that screen readers and pipes can follow."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

from longhall.words import t

TRIES = 3
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

    def line(self, text: str = "") -> None:
        """A line of text; a terminal gets it broken between words, a pipe in one piece."""
        if sys.stdout.isatty():
            width = max(20, shutil.get_terminal_size().columns - 1)
            indent = " " * (2 + len(text) - len(text.lstrip()))
            text = textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)
        print(text)

    def say(self, key: str, **args: Any) -> None:
        """A sentence of the catalogue."""
        self.line(t(key, self.lang, **args))

    def read(self, prompt: str = "> ") -> str:
        """A line that somebody typed. It is not kept, so that nobody can leaf back to another seat's secrets."""
        print(prompt, end="", flush=True)
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
            answer = self.read(f"{t(key, self.lang, **args)} ({yes[0]}/{no[0]}) ").casefold()
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
            self.line(f"{number}. {choice}")
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

    def curtain(self) -> None:
        """Nothing that was on the screen stays to be seen."""
        if not sys.stdout.isatty():
            return
        if os.environ.get("TERM", "dumb") != "dumb":
            print(CLEAR, end="", flush=True)
        print("\n" * shutil.get_terminal_size().lines, flush=True)
