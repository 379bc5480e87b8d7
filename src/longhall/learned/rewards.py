"""What the end of a game is worth: what a network's values foretell."""

from typing import Final

from longhall.engine.outcomes import Outcome

SOLO_MIDDLE: Final = 40  # the score of a game alone that is worth 0
SOLO_RANGE: Final = 80  # and how many points more are worth 1


def rewards(outcome: Outcome) -> list[float]:
    """For every seat from -1 to 1, and 0 in all: half by places and half by the win, or alone by the score."""
    places = outcome.places
    if len(places) == 1:
        return [max(-1.0, min(1.0, (outcome.scores[0] - SOLO_MIDDLE) / SOLO_RANGE))]
    others = len(places) - 1
    by_place = [sum((other > mine) - (other < mine) for other in places) / others for mine in places]
    first = places.count(1)
    if not first:
        return by_place
    share = [1 / first if place == 1 else 0.0 for place in places]
    by_win = [(len(places) * each - 1) / others for each in share]
    return [(place + win) / 2 for place, win in zip(by_place, by_win, strict=True)]
