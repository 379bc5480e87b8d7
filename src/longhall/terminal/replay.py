"""`longhall replay`: leaf through a saved game, gesture by gesture, or print its log. The file stays as it is."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhall.engine.errors import LonghallError
from longhall.engine.game import Game
from longhall.terminal.console import Console, EndOfInput, whole
from longhall.terminal.files import log_lines, read_save
from longhall.terminal.log_observer import Eyes, check_seat
from longhall.terminal.outcome_text import outcome_lines
from longhall.terminal.packs import know_packs
from longhall.terminal.parser import Parser
from longhall.terminal.seat_names import Seating
from longhall.words import t
from longhall.words.speaker import Speaker, complaint

ORDERS = ("next", "back", "jump", "seat", "look", "help", "quit")


def add_arguments(parser: Parser) -> None:
    parser.place("file", help="help.file", type=Path, metavar="FILE")
    parser.observer()
    parser.content()
    parser.setting("--at", help="help.at", type=parser.at_least(), metavar="N")


def run(arguments: argparse.Namespace) -> int:
    know_packs(arguments.content)
    game, table = read_save(arguments.file)
    last = len(game.gestures)
    if arguments.at is not None and arguments.at > last:
        raise LonghallError("error.no_gesture", number=arguments.at, last=last)
    seating = Seating.again(game.seats, table, {}, game.info.automata_of(game.seats, game.options))
    speaker = Speaker(game.info, arguments.lang, seating.names, seating.players(game.seats, game.seed))
    console = Console(arguments.lang)
    reader = Reader(game, Eyes.of(arguments, game), console, speaker)
    if console.is_terminal:
        reader.jump(arguments.at or 0)
        reader.leaf()
    else:
        reader.print_log(arguments.at)
    return 0


class Reader:
    """Somebody who leafs through a game."""

    def __init__(self, game: Game, eyes: Eyes, console: Console, speaker: Speaker) -> None:
        self.game = game
        self.eyes = eyes
        self.console = console
        self.speaker = speaker
        self.at = 0  # after so many gestures
        self.now = game.replayed(0)

    @property
    def last(self) -> int:
        return len(self.game.gestures)

    def print_log(self, at: int | None) -> None:
        """The whole log; up to a gesture, with the position there, if one is named."""
        game = self.game if at is None else self.game.replayed(at)
        self.speaker.look(game.view(self.eyes.seat))
        for line in log_lines(self.speaker, self.eyes.events(game)):
            self.console.line(line)
        if at is not None:
            self.now = game
            self.look()
        for line in outcome_lines(game, self.speaker):
            self.console.line(line)

    def leaf(self) -> None:
        """Obey orders until somebody has seen enough."""
        self.help()
        try:
            while self.obey(*self.console.read().partition(" ")[::2]):
                pass
        except EndOfInput:
            pass

    def obey(self, word: str, rest: str) -> bool:
        """Carry out an order; nothing typed means the next gesture."""
        known = {
            each: name
            for lang in ("en", self.console.lang)
            for name in ORDERS
            for each in t(f"replay.word.{name}", lang).split()
        }
        order = known.get(word.casefold(), "") if word else "next"
        if order == "quit":
            return False
        if order in ("next", "back"):
            self.jump(self.at + (1 if order == "next" else -1))
        elif order in ("jump", "seat") and (number := whole(rest.strip())) is not None:
            self.jump(number) if order == "jump" else self.sit(number)
        elif order == "seat":
            self.eyes = Eyes(None)
            self.look()
        elif order == "look":
            self.look()
        else:
            self.help()
        return True

    def jump(self, at: int) -> None:
        """Go to a gesture, and tell what happened in it."""
        if not 0 <= at <= self.last:
            self.console.say("replay.end", last=self.last)
            return
        before = len(self.eyes.events(self.game.replayed(max(0, at - 1))))
        self.at, self.now = at, self.game.replayed(at)
        self.console.say("replay.at", number=at, last=self.last)
        self.speaker.look(self.now.view(self.eyes.seat))
        for event in self.eyes.events(self.now)[before if at else 0 :]:
            self.console.line(self.speaker.event(event))
        for line in outcome_lines(self.now, self.speaker):
            self.console.line(line)

    def sit(self, seat: int) -> None:
        try:
            check_seat(seat, self.game)
        except LonghallError as error:
            self.console.line(complaint(error, self.console.lang))
            return
        self.eyes = Eyes(seat)
        self.look()

    def look(self) -> None:
        """The position as these eyes see it; the referee's as every seat sees it."""
        for seat in range(self.game.seats) if self.eyes.all else [self.eyes.seat]:
            self.console.position(self.now, seat, self.speaker)

    def help(self) -> None:
        for name in ORDERS:
            words = t(f"replay.word.{name}", self.console.lang).replace(" ", ", ")
            self.console.line(f"{words}: {t(f'replay.help.{name}', self.console.lang)}")
