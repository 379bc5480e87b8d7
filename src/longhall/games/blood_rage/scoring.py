"""The end of the game (BR-END)."""

from longhall.engine.outcomes import Outcome
from longhall.games.blood_rage.hooks import END
from longhall.games.blood_rage.rules.sheet import STATS, gain_by_card, gain_glory
from longhall.games.blood_rage.state import LEGEND, PARTS, BloodRage


def score_the_end(g: BloodRage) -> None:
    """Glory for stats at legendary levels, and for cards that count now (BR-END-02, 03)."""
    for seat in range(g.seats):
        for stat in STATS:
            glory = g.box.stats[stat].legendary[g.stats[seat][stat]]
            if glory:
                gain_glory(g, seat, glory, LEGEND)
                g.tell_glory_legend(clan=seat, n=glory, stat=g.box.stats[stat].id)
        for listener in g.in_play(END, seat):
            gain_by_card(g, seat, listener.do(g, seat), listener.card)


def outcome(g: BloodRage) -> Outcome:
    """The most Glory wins; who is equal shares the place (BR-END-04, 05)."""
    places = [1 + sum(other > mine for other in g.glory) for mine in g.glory]
    parts = [dict(zip(PARTS, g.earned[seat], strict=True)) for seat in range(g.seats)]
    return Outcome(places, parts, g.over, g.glory[:])
