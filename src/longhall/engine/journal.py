"""The journal: every gesture and undo in order, and snapshots that keep the way back short."""

from typing import Any, Final

from longhall.engine import driver
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo

EVERY: Final = 32  # gestures between two snapshots
GIVEN: Final = "given"  # the last word of an entry that goes with the one before: the only answer, or one sent ahead
SHUT: Final = "shut"  # of an answer that closes the way back, whatever the rules say
MARKS: Final = (GIVEN, SHUT)


class Gesture:
    """What one seat did at once: one answer or a batch."""

    def __init__(self, seat: int, keys: tuple[str, ...], closed: bool, sealed: bool, mark: str = "") -> None:
        self.seat = seat
        self.keys = keys
        self.mark = mark  # one of `MARKS`, or empty
        self.closed = closed  # it closed the way back
        self.sealed = sealed  # it is a sealed answer among others that are still open
        self.entry: tuple[Any, ...] = (seat, *keys, mark) if mark else (seat, *keys)  # as the journal writes it

    def copy(self) -> "Gesture":
        return Gesture(self.seat, self.keys, self.closed, self.sealed, self.mark)


class Journal:
    """All entries ever made, and the line of gestures that count."""

    def __init__(self, start: Position, after: int = 0) -> None:
        # (seat, key, ...), perhaps with a mark; or (seat, "undo") or (seat, "undo", "consent")
        self.entries: list[tuple[Any, ...]] = []
        self.line: list[Gesture] = []  # the gestures that were not taken back
        self.snapshots: list[tuple[int, Position]] = [(after, start)]  # positions after so many gestures

    @staticmethod
    def of(entries: list[list[Any]], after: int, snapshot: Position) -> "Journal":
        """The journal of a save. What lies before its snapshot counts as closed."""
        new = Journal(snapshot)
        for seat, *keys in entries:
            if keys[0] == "undo":
                if new.last_of(seat) < 0:
                    raise ValueError(f"seat {seat} takes back what it never did")
                new.take_back(seat, new.last_of(seat), len(keys) > 1)
            else:
                mark = keys.pop() if keys[-1] in MARKS else ""
                gesture = Gesture(seat, tuple(keys), True, False, mark)
                new.entries.append(gesture.entry)
                new.line.append(gesture)
        new.snapshots = [(after, snapshot)]
        return new

    def copy(self) -> "Journal":
        after, start = self.snapshots[0]
        new = Journal(start, after)
        new.entries, new.line, new.snapshots = self.entries[:], self.line[:], self.snapshots[:]
        return new

    def add(self, gesture: Gesture, after: Position) -> None:
        self.entries.append(gesture.entry)
        self.line.append(gesture)
        if len(self.line) % EVERY == 0:
            self._snapshot(after)

    def extend(self, gesture: Gesture, after: Position) -> None:
        """Let the last gesture be this one, which goes on with it."""
        if self.snapshots[-1][0] == len(self.line):
            self.snapshots.pop()
        self.entries[-1], self.line[-1] = gesture.entry, gesture
        if len(self.line) % EVERY == 0:
            self._snapshot(after)

    def _snapshot(self, after: Position) -> None:
        self.snapshots.append((len(self.line), after.copy()))

    def last_of(self, seat: int) -> int:
        """The number of the last gesture that a seat has chosen, or -1."""
        for number in range(len(self.line) - 1, -1, -1):
            if self.line[number].seat == seat and self.line[number].mark != GIVEN:
                return number
        return -1

    def last_open(self, seat: int) -> int:
        """The same, if the way back to it is open: nothing has closed it, and nobody else has chosen anything since,
        except among sealed answers."""
        others = False
        for number in range(len(self.line) - 1, -1, -1):
            gesture = self.line[number]
            if gesture.closed:
                return -1
            if gesture.mark == GIVEN:
                continue
            if gesture.seat == seat:
                return number if gesture.sealed or not others else -1
            others = True
        return -1

    def take_back(self, seat: int, number: int, consent: bool) -> None:
        """Take gesture `number` back, with what was given since; by consent also everything else after it."""
        self.entries.append((seat, "undo", "consent") if consent else (seat, "undo"))
        if consent:
            del self.line[number:]
        else:
            self.line[number:] = [each for each in self.line[number + 1 :] if each.mark != GIVEN]
        self.snapshots = [(after, position) for after, position in self.snapshots if after <= number]

    def rebuild(self, info: GameInfo) -> Position:
        """The position after the line, from the nearest snapshot."""
        after, snapshot = self.snapshots[-1]
        position: Position = snapshot.copy()
        for gesture in self.line[after:]:
            replay(info, position, gesture)
        return position

    def position_after(self, info: GameInfo, gestures: int) -> Position:
        """The position after so many gestures of the line; a snapshot must lie before it."""
        after, snapshot = [each for each in self.snapshots if each[0] <= gestures][-1]
        position: Position = snapshot.copy()
        for gesture in self.line[after:gestures]:
            replay(info, position, gesture.copy())
        return position

    def close(self, head: Position) -> None:
        """End the way back at the head: what lies before it was played by other rules."""
        for gesture in self.line:
            gesture.closed, gesture.sealed = True, False
        self.snapshots = [(len(self.line), head.copy())]

    def reach_back(self, info: GameInfo, after: int, earlier: Position) -> bool:
        """Let the way back by consent begin at an earlier position, after so many gestures. Do they lead from there to
        where it begins now? If not, nothing changes."""
        first, start = self.snapshots[0]
        position: Position = earlier.copy()
        replayed, snapshots = [gesture.copy() for gesture in self.line[after:first]], [(after, earlier)]
        try:
            for number, gesture in enumerate(replayed, after + 1):
                replay(info, position, gesture)
                if number % EVERY == 0 and number < first:
                    snapshots.append((number, position.copy()))
        except Exception:  # today's rules do not allow it, or fail on it
            return False
        if not position.same_as(start):
            return False
        self.line[after:first] = replayed
        self.snapshots = [*snapshots, *self.snapshots]
        return True

    def barrier(self) -> int:
        """How many gestures lie before the open way back."""
        for number in range(len(self.line) - 1, -1, -1):
            if self.line[number].closed:
                return number + 1
        return 0


def replay(info: GameInfo, position: Position, gesture: Gesture) -> None:
    """Carry out a gesture again, and note anew whether it closes the way back."""
    gesture.closed, sealed = gesture.mark == SHUT, True
    for key in gesture.keys:
        sealed = driver.answer(position, gesture.seat, info.vocabulary.by_key[key]) and sealed
        gesture.closed = gesture.closed or position.closed
    gesture.sealed = sealed and not gesture.closed
