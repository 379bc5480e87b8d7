"""How a game came out, in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from longhall.engine.game import Game
from longhall.engine.outcomes import Outcome
from longhall.words import t
from longhall.words.speaker import Speaker
from longhall.words.turns import told_turns


def outcome_lines(game: Game, speaker: Speaker) -> list[str]:
    """The reason, the winners, and every seat's place with its score and what it is made of, or who won and who
    lost where scores decide nothing; nothing while it runs."""
    outcome = game.outcome
    if outcome is None:
        return []
    speaker.look(game.view(None))
    reason = f"outcome.{outcome.reason}"
    alone = f"{reason}.alone"
    reason = speaker(alone if game.seats == 1 and speaker.has(alone) else reason)
    lines = [t("end.over", speaker.lang, reason=reason)]
    lines.append(_headline(outcome, speaker))
    for seat in sorted(range(game.seats), key=lambda seat: (outcome.places[seat], seat)):
        parts = [
            t("end.part", speaker.lang, part=speaker(f"score.{part}"), points=points)
            for part, points in outcome.parts[seat].items()
            if points
        ]
        told = {"who": speaker.seat(seat), "parts": ", ".join(parts) or "–"}
        if outcome.by_score:
            lines.append(t("end.place", speaker.lang, place=outcome.places[seat], score=outcome.scores[seat], **told))
        else:
            lines.append(t("end.result", speaker.lang, result=_result(outcome, seat, speaker), **told))
    return [*lines, *_ladders(outcome, speaker), *_by_round(game, outcome, speaker)]


def _ladders(outcome: Outcome, speaker: Speaker) -> Iterator[str]:
    """How far everybody came on each way to win, how a tie was broken, and how good a result alone is."""
    for path in outcome.paths:
        key = f"page.victory.{path.id}"
        goal = f"{speaker(key)}, {speaker(f'{key}.need', n=path.need)}"
        yield t("end.row", speaker.lang, row=goal, seats=_listed(path.have, speaker))
    for place, tie in enumerate(outcome.ties, 1):
        key = "end.tie.decided" if tie.decided else "end.tie"
        row = speaker(f"tie.{tie.key}")
        yield t(key, speaker.lang, n=place, row=row, seats=_listed(tie.values, speaker))
    if outcome.rating:
        yield t(
            "end.rating", speaker.lang, step=speaker(f"rating.{outcome.rating.reached}"), note=speaker("rating.note")
        )


def _by_round(game: Game, outcome: Outcome, speaker: Speaker) -> Iterator[str]:
    """What each seat won and lost in each round, where the game tells points as they are won."""
    turns = told_turns(game.events(0, None), speaker)
    for heading, under in groupby(turns, lambda turn: turn.heading):
        points = [each for turn in under for each in turn.points]
        if points:
            won = [sum(each.n for each in points if each.seat == seat) for seat in range(game.seats)]
            yield t("end.row", speaker.lang, row=heading, seats=_listed(won, speaker))


def _listed(values: Sequence[int | None], speaker: Speaker) -> str:
    return ", ".join(f"{speaker.seat(seat)} {value}" for seat, value in enumerate(values) if value is not None)


def _result(outcome: Outcome, seat: int, speaker: Speaker) -> str:
    """Won or lost, where there is no order below that; a game may say otherwise what it is to be among the first."""
    if seat not in outcome.winners:
        return t("end.lost", speaker.lang)
    own = f"outcome.{outcome.reason}.won"
    return speaker(own if speaker.has(own) else "end.won")


def _headline(outcome: Outcome, speaker: Speaker) -> str:
    """Who won, unless the game says it otherwise: that all have lost together. Nobody wins against themselves."""
    if speaker.has(f"outcome.{outcome.reason}.title"):
        return speaker(f"outcome.{outcome.reason}.title")
    if len(outcome.places) == 1:
        points = outcome.scores[0]
        return t("end.alone", speaker.lang, who=speaker.seat(0), n=abs(points), points=points)
    winners = ", ".join(speaker.seat(seat) for seat in outcome.winners)
    if not winners:
        return t("end.nobody", speaker.lang)
    return t("end.winners", speaker.lang, n=len(outcome.winners), who=winners)
