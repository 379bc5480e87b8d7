"""Who sits where: people and bots, and what the people are called."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from longhall.bots import check_bots
from longhall.bots.match import in_turn
from longhall.bots.names import draw_names
from longhall.engine.errors import BadSave, BadSetup

BOT = "thrall"  # who sits down where nobody else is named


@dataclass(frozen=True)
class Seating:
    """The seats of a table: each belongs to a person, to a bot or to an automaton, which the rules themselves play."""

    people: list[int]
    bots: dict[int, str]
    names: dict[int, str]
    practice: bool = False  # may somebody alone with bots take back what has come to light?

    @property
    def is_alone(self) -> bool:
        """Does one person play with bots and automata only?"""
        return len(self.people) == 1

    @property
    def is_free(self) -> bool:
        """Does no answer close the way back?"""
        return self.practice and self.is_alone

    def players(self, seats: int, seed: str) -> list[str]:
        """What those are called who play: people by their names, bots by Norse ones that the seed of the game draws, so
        that they are the same when it is loaded again; an automaton by the game."""
        drawn = draw_names(len(self.bots), self.names.values(), random.Random(seed))
        named = {**self.names, **dict(zip(self.bots, drawn, strict=True))}
        return [named.get(seat, "") for seat in range(seats)]

    @classmethod
    def of(
        cls,
        seats: int,
        people: Sequence[int],
        bots: Sequence[str],
        names: Sequence[str],
        automata: Sequence[int] = (),
    ) -> Seating:
        """Names go to the people in the order of their seats, bots to the other seats and are repeated in turn."""
        for seat in people:
            if seat >= seats:
                raise BadSetup("error.no_seat", seat=seat, last=seats - 1)
            if seat in automata:
                raise BadSetup("error.automaton_seat", seat=seat)
        seated = sorted(set(people))
        free = [seat for seat in range(seats) if seat not in seated and seat not in automata]
        for given, key, places in ((names, "error.names", seated), (bots, "error.many_bots", free)):
            if len(given) > len(places):
                raise BadSetup(key, given=len(given), seats=len(places))
        sitting = in_turn(check_bots(list(bots)) or [BOT], len(free))
        named = {seat: name for seat, name in zip(seated, names, strict=False) if name}
        return cls(seated, dict(zip(free, sitting, strict=True)), named)

    @classmethod
    def again(
        cls, seats: int, table: Mapping[str, Any], given: Mapping[str, Any], automata: Sequence[int] = ()
    ) -> Seating:
        """As a save has it, but for what is given anew."""
        try:
            people = list(given.get("people", table.get("people", [0])))
            free = seats - len(set(people)) - len(automata)
            bots = list(given.get("bots", table.get("bots", [])[:free]))
            names = list(given.get("names", table.get("names", [])[: len(people)]))
            found = cls.of(seats, people, bots, names, automata)
            return replace(found, practice=bool(table.get("practice", found.is_alone)))
        except (TypeError, KeyError) as error:
            raise BadSave("error.save.broken", reason=f"table {error}") from error

    def to_data(self) -> dict[str, Any]:
        """What `again` reads."""
        return {
            "people": self.people,
            "bots": list(self.bots.values()),
            "names": [self.names.get(seat, "") for seat in self.people],
            "practice": self.practice,
        }
