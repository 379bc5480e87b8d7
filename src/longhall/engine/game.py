"""The public face of the engine: a game is a position with its journal and its log."""

from collections.abc import Sequence
from typing import Any, Final

from longhall.engine import driver, observations, saves, windows
from longhall.engine.errors import BadContent, BadSave, BadSetup, CannotUndo, IllegalAnswer, LonghallError
from longhall.engine.events import EVERYONE, Event, count_for, events_for, eyes_of
from longhall.engine.journal import SHUT, Gesture, Journal
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.position import NOBODY, Position
from longhall.engine.refusals import reason, refusals
from longhall.engine.registry import GameInfo, Options
from longhall.engine.rng import Stream
from longhall.engine.shots import KEPT, Picture, Shot
from longhall.engine.state import Data

REASON: Final = 200  # characters of what is told about a broken save


class Game:
    """One game at a table, from its set-up to its outcome."""

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        seed: str,
        options: Options,
        start: Position | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.info = info
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position: Position = start if start is not None else begin(info, seats, seed, options)
        self.log: list[Event] = self.position.told or []  # all that was told, with its secrets: for the host alone
        self.position.told = None
        self.shots: list[Shot] | None = None  # of the last events, if somebody watches; they are not saved
        self.history = journal if journal is not None else Journal(self.position.copy())
        self._counted: tuple[tuple[Position, int], Any] | None = None  # what was counted for views, and when

    # Asks and answers

    @property
    def asks(self) -> list[Ask]:
        """The open questions with their options: for the referee alone."""
        return self.position.open_asks

    def asks_for(self, seat: int | None) -> list[Ask]:
        """The open questions as that seat may see them."""
        return observations.asks_for(self.position, self._observer(seat))

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat, as it sees it."""
        return driver.find_ask(self.position, seat)

    def answer(self, seat: int, option: Option | str) -> None:
        """Answer the open ask of a seat."""
        chosen = self._option(option)
        shots: list[Shot] = []
        sealed = self._take(self.position, seat, chosen, self.log, shots, 0)
        if shots:
            self._keep_shots(shots)
        self._keep(seat, (chosen.key,), sealed)

    def answer_all(self, seat: int, options: Sequence[Option | str]) -> None:
        """Answer several asks of a seat as one gesture: all or nothing. Only the last may close the way back."""
        chosen = [self._option(option) for option in options]
        if not chosen:
            raise IllegalAnswer("error.batch_empty", seat=seat)
        trial = self.position.copy()
        told: list[Event] = []
        shots: list[Shot] = []
        sealed = True
        for number, option in enumerate(chosen):
            sealed = self._take(trial, seat, option, told, shots, len(self.log)) and sealed
            if trial.closed and number + 1 < len(chosen):
                raise IllegalAnswer("error.batch_closed", seat=seat, answer=option.key)
        self.position = trial
        self.log.extend(told)
        self._keep_shots(shots)
        self._keep(seat, tuple(option.key for option in chosen), sealed)

    def answer_all_marked(self, seat: int, options: Sequence[Option | str], mark: str) -> None:
        """The same of a gesture with a mark of the journal (`GIVEN`, `SHUT`)."""
        self.answer_all(seat, options)
        if mark:
            last = self.history.line[-1]
            closed = last.closed or mark == SHUT
            self.history.extend(Gesture(seat, last.keys, closed, last.sealed and not closed, mark), self.position)

    def answer_more(self, seat: int, option: Option) -> None:
        """Go on with the seat's last gesture, which has not closed the way back."""
        last = self.history.line[-1]
        shots: list[Shot] = []
        sealed = self._take(self.position, seat, option, self.log, shots, 0)
        self._keep_shots(shots)
        closed = self.position.closed
        gesture = Gesture(seat, (*last.keys, option.key), closed, last.sealed and sealed and not closed, last.mark)
        self.history.extend(gesture, self.position)

    def _take(
        self, position: Position, seat: int, option: Option, told: list[Event], shots: list[Shot], first: int
    ) -> bool:
        """Carry an answer out; what happens is told there, with a shot of each event if somebody watches. `first`
        events of the log lie before `told`. Rules that fail leave the game as it was."""
        before = len(told)
        position.told = told
        if self.shots is not None:
            position.shots = []
        try:
            sealed = driver.answer(position, seat, option)
            if position.shots:
                for number, shot in enumerate(position.shots, first + before):
                    shots.append(Shot(number, shot, seat, sealed))
            return sealed
        except IllegalAnswer:
            raise
        except Exception:
            del told[before:]
            self.position = self.history.rebuild(self.info)
            raise
        finally:
            position.told = position.shots = None

    def watch(self) -> None:
        """Keep from now on what the table looked like when each event was told; `frames` shows it. It takes a copy of
        the position for each event, so games that nobody watches are faster."""
        if self.shots is None:
            self.shots = []

    def _keep_shots(self, shots: Sequence[Shot]) -> None:
        if self.shots is not None:
            self.shots = [*self.shots, *shots][-KEPT:]

    def _keep(self, seat: int, keys: tuple[str, ...], sealed: bool) -> None:
        position = self.position
        self.history.add(Gesture(seat, keys, position.closed, sealed and not position.closed), position)

    def why_not(self, seat: int, option: Option | str) -> str:
        """The rule that forbids an option to a seat now; empty if it is on offer or no rule is named. Where a number
        decides it is a `Reason`, which says what is missing."""
        return reason(self.position, self.info.asks, seat, self._option(option))

    def refusals(self, ask: Ask) -> list[tuple[Option, str]]:
        """What a seat would look for in its open question and does not find, each with its reason."""
        return refusals(self.position, ask, self.info.asks.get(ask.name))

    def closes(self, seat: int, option: Option | str) -> bool:
        """Would this answer close the way back? Tried in a world that looks the same to the seat."""
        world = driver.determinize(self.position, seat, Stream("closes"))
        driver.answer(world, seat, self._option(option))
        return bool(world.closed)

    def _option(self, option: Option | str) -> Option:
        if isinstance(option, Option):
            return option
        found = self.info.vocabulary.by_key.get(option)
        if found is None:
            raise IllegalAnswer("error.no_such_option", answer=option)
        return found

    # What can be answered for a seat

    def forced(self, lonely: int = -1) -> tuple[int, Option] | None:
        """A seat and the only answer that it can give, where a quick one tells nothing. `lonely` plays with bots."""
        return windows.forced(self.info, self.position, lonely)

    def queue(self, lonely: int = -1) -> list[Ask]:
        """The questions of an open window in the order of the rules, for the referee; empty if there is none."""
        return windows.queue(self.info, self.position, lonely)

    def options_in_queue(self, seat: int) -> Sequence[Option]:
        """What a seat may answer in an open window if all before it pass."""
        return next((ask.options for ask in self.queue() if ask.seat == seat), ())

    # What is seen

    def observation(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, and only that; None is a spectator."""
        return observations.observation(self.position, self._observer(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same as faces are told of it: in the words of the game, of declared types."""
        publisher = self.info.publisher
        if publisher is None:
            return self.observation(seat)
        at = (self.position, len(self.history.entries))
        if self._counted is None or self._counted[0] != at:
            self._counted = (at, publisher.count(self.position))
        return publisher.view(self.position, self._observer(seat), self._counted[1])

    def advice(self, seat: int | None) -> dict[str, Any] | None:
        """What the game advises a seat, for a face that asks for it: it knows no more than the seat, and takes time."""
        return self.info.advice(self.position, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened, as that seat may know it, numbered for that seat from 1; those after number `since`."""
        return events_for(self.log, self._observer(seat), since)

    def frames(self, since: int = 0, seat: int | None = None) -> list[Picture]:
        """What that seat saw when each of `events(since, seat)` was told, through the filter of `view`. Empty if the
        game does not keep all of these moments: it keeps those of the last events alone, and none unless it is watched
        (see `watch`). (These are the frames of a
        film; a procedure in progress is a `Frame`, too.)"""
        publisher, observer = self.info.publisher, self._observer(seat)
        if publisher is None:
            return []
        number = count_for(self.log, observer)
        kept = {shot.number: shot for shot in self.shots or ()}
        seen: list[tuple[int, Shot]] = []  # the last first
        for place in range(len(self.log) - 1, -1, -1):
            if number <= since:
                break
            if self.log[place].is_seen_by(observer):
                if place not in kept:
                    return []
                seen.append((number, kept[place]))
                number -= 1
        return [Picture(each, shot.view(publisher, observer), shot.by(observer)) for each, shot in reversed(seen)]

    def tell(self, event: Event) -> None:
        """Write into the log what a face has to say; the game stays as it is."""
        self._log(event, NOBODY, False)

    def _log(self, event: Event, seat: int, sealed: bool) -> None:
        if self.shots is not None:
            self._keep_shots([Shot(len(self.log), self.position.copy(), seat, sealed)])
        self.log.append(event)

    @property
    def content(self) -> list[dict[str, str]]:
        """The content packs in play, each with its name and its hash."""
        return [pack.to_data() for pack in self.info.packs]

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return self.position.outcome() if self.position.over else None

    def _observer(self, seat: int | None) -> int:
        return self.seats if seat is None else seat

    def note(self, key: str, seat: int) -> None:
        """Write into the log what a face has to say of a seat."""
        self.tell(Event(key, {"seat": seat}, {}, EVERYONE))

    # Copies, the way back, saves

    def copy(self) -> "Game":
        """An independent game."""
        start = self.position.copy()
        new = Game(self.info, self.seats, self.seed, self.options, start, self.history.copy())
        new.log, new.shots = self.log[:], None if self.shots is None else self.shots[:]
        return new

    @property
    def journal(self) -> list[list[Any]]:
        """Every gesture and every undo, in order: `[seat, key, ...]`."""
        return [list(entry) for entry in self.history.entries]

    def can_undo(self, seat: int) -> bool:
        """Is there a gesture that this seat may take back by itself?"""
        return self.history.last_open(seat) >= 0

    def has_answered(self, seat: int) -> bool:
        """Is there a gesture that this seat could take back with the table's consent?"""
        return self.history.last_of(seat) >= 0

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take back the seat's last gesture, while the way back is open; with the table's consent also beyond."""
        number = self.history.last_of(seat) if consent else self.history.last_open(seat)
        if number < 0:
            raise CannotUndo("error.nothing_to_undo" if self.history.last_of(seat) < 0 else "error.closed", seat=seat)
        undone = self.history.line[number]
        quiet = not consent and undone.sealed and not self.position.stack[-1].ready[seat]
        self.history, self.position = self._back_to(seat, number, consent)
        if quiet:  # how far a seat is with its sealed choice is nobody's business
            self._log(Event("undo", {}, {"seat": seat}, eyes_of(seat)), seat, True)
        else:
            self._log(Event("undo", {"seat": seat}, {}, EVERYONE), seat, False)

    def _back_to(self, seat: int, number: int, consent: bool) -> tuple[Journal, Position]:
        """The journal without gesture `number`, and where it leads. What was played by other rules may lead nowhere;
        why is not told, as it would name the options of others."""
        journal = self.history.copy()
        journal.take_back(seat, number, consent)
        try:
            if not journal.snapshots:  # a loaded game goes back beyond its save
                journal.snapshots = [(0, begin(self.info, self.seats, self.seed, self.options))]
            return journal, journal.rebuild(self.info)
        except Exception as error:
            raise CannotUndo("error.undo.rules", seat=seat) from error

    @property
    def floor(self) -> int:
        """How many gestures lie before the open way back."""
        return self.history.barrier()

    def position_after(self, gestures: int) -> Position:
        """The position after so many gestures, not further back than the game knows its way."""
        return self.history.position_after(self.info, gestures)

    def first_to_undo(self, seat: int) -> int:
        """The number of the gesture that the table's consent would take back for a seat, or -1."""
        return self.history.last_of(seat)

    @property
    def way_back(self) -> int:
        """The gesture before which nothing can be taken back, unless `reach_back` finds the way."""
        return self.history.snapshots[0][0] if self.history.snapshots else 0

    def reach_back(self, after: int, earlier: Position) -> bool:
        """Let the way back by consent begin at an earlier position. Does that lead to where it begins now?"""
        return self.history.reach_back(self.info, after, earlier)

    def save(self) -> Data:
        """The whole game as plain data for JSON: for the host, not for a seat."""
        barrier = self.history.barrier()
        after, snapshot = [each for each in self.history.snapshots if each[0] <= barrier][-1]
        return saves.sealed(
            {
                "format": saves.FORMAT,
                "version": saves.VERSION,
                "game": self.info.id,
                "rules": self.info.rules_version,
                "seats": self.seats,
                "options": self.options,
                "content": self.content,
                "seed": self.seed,
                "journal": self.journal,
                "log": [event.to_data() for event in self.log],
                "snapshot": {"after": after, "position": saves.position_to_data(snapshot)},
            }
        )

    def replayed(self, gestures: int) -> "Game":
        """This game as it was after so many of its gestures, its log told anew. A game that began at a position and
        not at its seed begins there."""
        new = Game(self.info, self.seats, self.seed, self.options, self._first())
        for gesture in self.history.line[:gestures]:
            new.answer_all_marked(gesture.seat, gesture.keys, gesture.mark)
        return new

    def _first(self) -> Position:
        """The position before the first gesture: that of the seed, unless the game began at another one."""
        fresh = begin(self.info, self.seats, self.seed, self.options)
        after, start = self.history.snapshots[0] if self.history.snapshots else (0, fresh)
        return fresh if after or start.same_as(fresh) else start.copy()

    @property
    def gestures(self) -> list[Gesture]:
        """The gestures that were not taken back, in order."""
        return self.history.line


def begin(info: GameInfo, seats: int, seed: str, options: Options) -> Position:
    """The first position of a game, with its first asks."""
    position = info.setup(seats, seed, options)
    position.told = []
    driver.run(position)
    return position


def resume(
    info: GameInfo,
    seats: int,
    seed: str,
    options: Options,
    head: Position,
    entries: list[list[Any]],
    floor: tuple[int, Position] | None,
    log: list[Event],
) -> Game:
    """The game that stands at this position. Its journal says how it came there; `floor` is the position after so many
    gestures where the way back ends. Where it is not known, or today's rules do not lead from there to the head, the
    way back ends at the head: the position is the truth."""
    after, start = floor or (0, head)
    journal = Journal.of(entries, after, start)
    try:
        arrives = floor is not None and journal.rebuild(info).same_as(head)
    except Exception:  # today's rules do not allow what was played, or fail on it
        arrives = False
    if not arrives:
        journal.close(head)
    game = Game(info, seats, seed, options, head, journal)
    game.log = log
    return game


def load(data: Any) -> Game:
    """The game that was saved; what is not a whole, unedited save of a known version is refused."""
    data = saves.check_save(data)
    try:
        info = saves.info_of(data)
        options = info.resolve_options(data["seats"], data["options"])
        start = saves.position_from_data(info, options, data["snapshot"]["position"])
        game = Game(info, data["seats"], data["seed"], options, start)
        game.history = Journal.of(data["journal"], data["snapshot"]["after"], start)
        game.position = game.history.rebuild(info)
        game.log = [Event.from_data(event, info.old_events) for event in data["log"]]
    except (BadSave, BadSetup, BadContent):
        raise
    except Exception as error:  # whatever a file may hold, it is the file that is wrong
        said = "" if isinstance(error, LonghallError) else f" {error}"  # a refusal would name the options of a seat
        raise BadSave("error.save.broken", reason=f"{type(error).__name__}{said}"[:REASON]) from error
    return game
