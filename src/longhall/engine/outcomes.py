"""How games end: places, what scores are made of, ways to win, how ties were broken, and how good a result is alone."""

from collections.abc import Sequence
from typing import Any, Final


class VictoryPath:
    """A way to win other than by points: how far each seat has come, and how many are needed; 0 where the most win.
    `id` is the reason of an outcome by it, `part` what an outcome calls how far a seat has come."""

    def __init__(self, id: str, part: str, need: int, have: Sequence[int]) -> None:
        self.id: Final = id
        self.part: Final = part
        self.need: Final = need
        self.have: Final = list(have)

    def to_data(self) -> dict[str, Any]:
        return {"id": self.id, "part": self.part, "need": self.need, "have": self.have}


class TieBreak:
    """A row of the ladder by which places were found: what each seat had, None for those who were not compared any
    more. `decided`: after it the first place was nobody else's."""

    def __init__(self, key: str, values: Sequence[int | None], decided: bool) -> None:
        self.key: Final = key
        self.values: Final = list(values)
        self.decided: Final = decided

    def to_data(self) -> dict[str, Any]:
        return {"key": self.key, "values": self.values, "decided": self.decided}


def tie_breaks(rows: Sequence[tuple[str, Sequence[int]]]) -> list[TieBreak]:
    """The ladder from rows in which more is better, down to the one that decided; all of them where the place is
    shared. Only who is still first is compared further."""
    left = list(range(len(rows[0][1]))) if rows else []
    ladder = []
    for key, values in rows:
        best = max(values[seat] for seat in left)
        compared = [value if seat in left else None for seat, value in enumerate(values)]
        left = [seat for seat in left if values[seat] == best]
        ladder.append(TieBreak(key, compared, len(left) == 1))
        if len(left) == 1:
            break
    return ladder


class Rating:
    """How good a result is where nobody else plays: steps with the fewest points for each, the lowest first, whose
    first one has no bound. `rulebook` is the step that the rulebook names; the others are ours."""

    def __init__(self, steps: Sequence[tuple[str, int]], rulebook: str, points: int) -> None:
        self.steps: Final = list(steps)
        self.rulebook: Final = rulebook
        self.reached: Final = [id for place, (id, least) in enumerate(steps) if place == 0 or points >= least][-1]

    def to_data(self) -> dict[str, Any]:
        steps = [{"id": id, "least": least} for id, least in self.steps]
        return {"steps": steps, "rulebook": self.rulebook, "reached": self.reached}


class Outcome:
    """How a game ended: places (1 is best; equal places share), the parts of each score, the score itself (the sum
    of its parts, if nothing else is said), and the reason. Parts that are named in `beside` are no points: they break
    ties or belong to other ways to win. `by_score` is False where the scores decided nothing: somebody won at once,
    and places say only who won."""

    def __init__(
        self,
        places: list[int],
        parts: list[dict[str, int]],
        reason: str,
        scores: list[int] | None = None,
        beside: tuple[str, ...] = (),
        by_score: bool = True,
        paths: Sequence[VictoryPath] = (),
        ties: Sequence[TieBreak] = (),
        rating: Rating | None = None,
    ) -> None:
        self.places = places
        self.parts = parts
        self.reason = reason
        self.scores = [sum(part.values()) for part in parts] if scores is None else scores
        self.beside = beside
        self.by_score = by_score
        self.paths = list(paths)
        self.ties = list(ties)
        self.rating = rating

    @property
    def winners(self) -> list[int]:
        """The seats in the first place; it may be nobody."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_data(self) -> dict[str, Any]:
        return {
            "places": self.places,
            "scores": self.scores,
            "parts": self.parts,
            "reason": self.reason,
            "winners": self.winners,
            "beside": list(self.beside),
            "by_score": self.by_score,
            "paths": [path.to_data() for path in self.paths],
            "ties": [tie.to_data() for tie in self.ties],
            "rating": None if self.rating is None else self.rating.to_data(),
        }
