"""Artifacts change hands (LR-ARTIFACT)."""

from longhall.engine.state import replaced_at
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def take_artifact(g: LordsOfRagnarok, seat: int, artifact: int) -> None:
    """An artifact goes to a player, even from another, and always arrives charged, be it divine or of a monster
    (LR-ARTIFACT-01, 03, 06, 07)."""
    power, holder = g.box.artifacts[artifact], g.holders[artifact]
    if holder >= 0 and not g.is_follower(holder):
        g.leave_play(power.word, holder)
    g.holders = replaced_at(g.holders, artifact, seat)
    g.exhausted = replaced_at(g.exhausted, artifact, 0)
    if not g.is_follower(seat):  # it tucks the card and ignores its text (LS-GEN-14, LS-AMB-58)
        g.enter_play(power.word, seat)
    g.tell_artifact_taken(seat=seat, power=power.word)
