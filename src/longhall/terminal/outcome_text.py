"""How a game came out, in words."""

from longhall.engine.game import Game
from longhall.engine.outcomes import Outcome
from longhall.words import t
from longhall.words.speaker import Speaker


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
    return lines


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
