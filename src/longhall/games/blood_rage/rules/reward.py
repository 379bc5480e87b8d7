"""What a successful pillage gives (Pillage rewards, BR-REWARD)."""

from longhall.games.blood_rage.rules.sheet import gain_glory, raise_stat
from longhall.games.blood_rage.state import TOKENS, BloodRage


def take_reward(g: BloodRage, seat: int, province: int) -> None:
    """The reward on the token of a pillaged province (BR-REWARD-01..05)."""
    token = g.box.tokens[g.tokens[province]]
    for stat in token.stats:
        raise_stat(g, seat, stat)
    if token.glory:
        gain_glory(g, seat, token.glory, TOKENS)
        g.tell_glory_pillage(clan=seat, n=token.glory)
