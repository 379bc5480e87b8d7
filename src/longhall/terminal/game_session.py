"""A game in play: who is served next, what is told to whom, and the curtain between people at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from longhall.bots import SeatHandle, new_bot
from longhall.engine.decisions import Decision
from longhall.engine.errors import LonghallError
from longhall.engine.game import Game
from longhall.engine.options import Ask, Option
from longhall.engine.windows import is_single
from longhall.rulebook import Rulebook
from longhall.terminal.bot_reasoning import Weighing
from longhall.terminal.console import Console, EndOfInput
from longhall.terminal.outcome_text import outcome_lines
from longhall.terminal.save_game import Saving
from longhall.terminal.seat_names import Seating
from longhall.terminal.setup_dialog import kind_line
from longhall.terminal.turn_commands import Leave
from longhall.terminal.turn_prompt import Turn
from longhall.words import t
from longhall.words.speaker import Speaker


@dataclass
class Settings:
    """What people can set."""

    ask_all: bool = False  # ask also where there is only one answer
    moments: bool = True  # ask also where one can only go on or do something that is possible at any time
    save: Path | None = None  # where the game is saved by itself
    seeded: bool = False  # somebody named the seed, and can know the deal


class Table:
    """People and bots around a game."""

    def __init__(self, game: Game, seating: Seating, console: Console, settings: Settings, seed: str) -> None:
        self.game = game
        self.seating = seating
        self.console = console
        self.settings = settings
        self.players = seating.players(game.seats, game.seed)
        self.speaker = Speaker(game.info, console.lang, seating.names, self.players)
        self.saving = Saving(console, game, seating, settings.save)
        self.bots = {seat: new_bot(name, SeatHandle(game, seat), seed) for seat, name in seating.bots.items()}
        self.book = _rulebook(game)
        self.at: int | None = None  # who sits at the keyboard
        self.away = False  # has somebody else taken that place for a moment?
        self.greeted: set[int] = set()  # who has been shown the position
        self.typed: list[str] = []  # answers that were typed ahead
        self.seen: dict[int | None, int] = {}  # the last event that each person, or the public, was told
        self.notes: dict[int, list[str]] = {}  # what was answered for a person who was not at the keyboard
        self.passed: dict[int, int] = {}  # when each person last let a moment pass
        self.weighing: Weighing | None = None  # the last decision that a bot weighed
        if game.journal:
            self.seen = {seat: len(game.events(0, seat)) for seat in (*seating.people, None)}

    def play(self) -> None:
        """Play to the end, or until somebody leaves or nobody answers any more."""
        self.introduce()
        try:
            while self.game.outcome is None:
                self.step()
            if len(self.seating.people) > 1:
                self.console.curtain()
            self.tell(self.reader)
            for line in outcome_lines(self.game, self.speaker):
                self.console.line(line)
            if self.seating.practice:
                self.console.say("play.practice_over")
            self.saving.at_the_end()
        except Leave:
            pass
        except EndOfInput:
            self.saving.by_itself()
        except BaseException:  # Ctrl-C, or a fault of the program: the game is not lost
            self.saving.by_itself()
            raise

    def introduce(self) -> None:
        """Say which game it is and who sits where."""
        self.speaker.look(self.game.view(None))
        self.console.say("play.game", name=self.game.info.name, seats=self.game.seats)
        for choice in self.game.info.choices:
            value = self.game.options[choice.name]
            if (
                choice.needs is None or value != choice.values[0]
            ):  # what hangs on another option is told where it matters
                words = {"option": self.speaker.choice(choice.name), "value": self.speaker.choice(choice.name, value)}
                self.console.say("play.option", **words)
        for pack in self.game.content:
            self.console.say("content.pack", pack=pack["name"], hash=pack["hash"])
        for seat in range(self.game.seats):
            if seat in self.bots:
                self.console.say("play.bot", seat=seat, name=self.players[seat], bot=self.seating.bots[seat])
                if self.bots[seat].note:
                    self.console.say(self.bots[seat].note, seat=seat, bot=self.seating.bots[seat])
            elif seat not in self.seating.people:
                self.console.say("play.automaton", seat=seat, name=self.speaker.seat(seat))
            elif seat in self.seating.names:
                self.console.say("play.named", seat=seat, name=self.seating.names[seat])
            else:
                self.console.say("play.person", seat=seat)
        if self.seating.is_alone:
            self.console.line(kind_line(self.seating.practice, self.console.lang))
        if self.settings.seeded and len(self.seating.people) > 1:
            self.console.say("play.seeded")
        if self.seating.people:
            self.console.say("play.hint")

    # Whose turn it is

    def step(self) -> None:
        """One answer: bots first, then whoever is at the keyboard already."""
        asks = [ask for ask in self.game.asks if ask.options]
        of_bots = [ask for ask in asks if ask.seat in self.bots]
        if of_bots:
            if not self.moment():
                self.let_bot(of_bots[0])
            return
        ask = next((ask for ask in asks if ask.seat == self.at), asks[0])
        if self.answers_itself(ask):
            self.answer_for(ask)
        else:
            self.come(ask.seat)
            Turn(self, ask.seat, ask).take()

    def let_bot(self, ask: Ask) -> None:
        self.forget_typed()
        bot = self.bots[ask.seat]
        option = bot.choose(ask)
        if bot.explanation:
            self.weighing = Weighing(ask, option, bot.explanation)
        self.game.answer(ask.seat, option)
        if not self.seating.people:
            self.saving.changed = True
            self.tell(None)

    def moment(self) -> bool:
        """Before a bot answers, a person who may do something at any time is asked, once; did it do anything?"""
        entries = len(self.game.journal)
        for ask in self.game.asks:
            waits = not ask.options and ask.seat in self.seating.people and self.passed.get(ask.seat) != entries
            if waits and self.settings.moments:
                self.come(ask.seat)
                Turn(self, ask.seat, ask).take()
                self.passed[ask.seat] = entries
                if len(self.game.journal) != entries:
                    return True
        return False

    def answers_itself(self, ask: Ask) -> bool:
        """Is there nothing to decide?"""
        if len(ask.options) != 1:
            return False
        return not self.settings.ask_all if is_single(self.game.info, ask) else not self.settings.moments

    def answer_for(self, ask: Ask) -> None:
        """Give the only answer, and say so when its person is at the keyboard."""
        self.speaker.look(self.game.view(ask.seat))
        question, answer = self.speaker.ask(ask, ask.seat), self.speaker.option(ask.options[0], ask)
        note = t("play.by_itself", self.console.lang, ask=question, answer=answer)
        if self.at == ask.seat and not self.away:
            self.tell(ask.seat)
            self.console.line(note)
        else:
            self.note(ask.seat, note)
        self.answer(ask.seat, ask.options[0])

    def answer(self, seat: int, option: Option) -> None:
        self.game.answer(seat, option)
        self.saving.changed = True

    def take_back(self, seat: int, consent: bool = False) -> None:
        """Take back the person's last answer, and before it all those that were given by themselves."""
        steps = 0
        trial = self.game.copy()
        while steps == 0 or any(ask.seat == seat and self.answers_itself(ask) for ask in trial.asks):
            trial.undo(seat, consent)
            steps += 1
        for _ in range(steps):
            self.game.undo(seat, consent)
        self.weighing = None
        self.saving.changed = True
        self.passed = {}

    # What is told

    @property
    def reader(self) -> int | None:
        """Who reads what everybody may hear: the only person, or else the public."""
        return self.seating.people[0] if len(self.seating.people) == 1 else None

    def come(self, seat: int) -> None:
        """Let a person come to the keyboard; nothing of the one before stays visible. Then tell what is new."""
        if self.at != seat or self.away:
            self.forget_typed()
            self.draw_curtain(seat)
        self.at, self.away = seat, False
        self.tell(seat)
        if seat not in self.greeted:
            self.greeted.add(seat)
            self.show_position(seat)

    def draw_curtain(self, seat: int) -> None:
        """Hand the keyboard to a person, if there are several."""
        if len(self.seating.people) > 1:
            if self.at is not None:
                self.console.curtain()
            self.speaker.look(self.game.view(None))
            self.console.read(t("curtain.pass", self.console.lang, who=self.speaker.seat(seat)))
            self.console.line()
        self.away = True

    def tell(self, observer: int | None) -> None:
        """Say what happened since this observer last looked."""
        self.speaker.look(self.game.view(observer))
        for event in self.game.events(self.seen.get(observer, 0), observer):
            self.console.line(self.speaker.event(event))
            self.seen[observer] = event["number"]
        for note in self.notes.pop(observer, []) if observer is not None else []:
            self.console.line(note)
        if len(self.seating.people) > 1:
            self.seen[None] = len(self.game.events(0, None))

    def decisions(self, seat: int) -> list[Decision]:
        """What automata decided last, as a person may know it."""
        return self.game.info.decisions(self.game.events(0, seat), self.speaker)

    def note(self, seat: int, line: str) -> None:
        """Keep a line until its person comes to the keyboard."""
        self.notes.setdefault(seat, []).append(line)

    def show_position(self, seat: int) -> None:
        self.console.position(self.game, seat, self.speaker)

    def forget_typed(self) -> None:
        """What was typed ahead was meant for questions that did not come."""
        if self.typed and self.at is not None:
            self.note(self.at, t("play.not_used", self.console.lang, rest=" ".join(self.typed)))
        self.typed = []


def _rulebook(game: Game) -> Rulebook | None:
    try:
        return Rulebook.load(game.info)
    except LonghallError:
        return None
