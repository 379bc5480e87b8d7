"""How a game came out, in words."""

from longhall.engine.game import Game
from longhall.words import t
from longhall.words.speaker import Speaker


def outcome_lines(game: Game, speaker: Speaker) -> list[str]:
    """The reason, the winners, and every seat's place with its score and what it is made of; nothing while it runs."""
    outcome = game.outcome
    if outcome is None:
        return []
    speaker.look(game.view(None))
    lines = [t("end.over", speaker.lang, reason=speaker(f"outcome.{outcome.reason}"))]
    winners = ", ".join(speaker.seat(seat) for seat in outcome.winners)
    if winners:
        lines.append(t("end.winners", speaker.lang, n=len(outcome.winners), who=winners))
    else:
        lines.append(t("end.nobody", speaker.lang))
    for seat in sorted(range(game.seats), key=lambda seat: (outcome.places[seat], seat)):
        parts = [
            t("end.part", speaker.lang, part=speaker(f"score.{part}"), points=points)
            for part, points in outcome.parts[seat].items()
            if points
        ]
        score = {"score": outcome.scores[seat], "parts": ", ".join(parts) or "–"}
        place = {"place": outcome.places[seat], "who": speaker.seat(seat), **score}
        lines.append(t("end.place", speaker.lang, **place))
    return lines
