"""The end of the game: wealth, and how ties are broken (Basic 21, 22)."""

from longhall.engine.outcomes import Outcome, TieBreak, tie_breaks
from longhall.engine.state import Row, replaced_at
from longhall.games.kardnarok.state import Kardnarok

REPEATS = 10  # of the draw for victory before it is shared (KR-AMB-32)


def silver(g: Kardnarok, seat: int) -> int:
    return sum(g.silver_value(coin) for coin in g.captured[seat])


def wealth(g: Kardnarok, seat: int) -> int:
    """Captured silver and bronze (KR-GEN-02, KR-COIN-04, KR-END-02)."""
    return silver(g, seat) + g.bronze[seat]


def tied(g: Kardnarok) -> list[int]:
    """The kingdoms that share the most wealth, and among them the most silver (KR-END-03)."""
    best = max((wealth(g, seat), silver(g, seat)) for seat in range(g.seats))
    return [seat for seat in range(g.seats) if (wealth(g, seat), silver(g, seat)) == best]


def break_ties(g: Kardnarok) -> None:
    """Tied kingdoms draw 3 Warriors each; the higher strength wins; who is still tied repeats it, up to ten times
    (KR-END-04, 05)."""
    left = tied(g)
    for _ in range(1 + REPEATS):
        if len(left) < 2:
            return
        for seat in left:
            draws = (*g.draws_for_victory[seat], draw_for_victory(g, seat))
            g.draws_for_victory = replaced_at(g.draws_for_victory, seat, draws)
        best = max(g.draws_for_victory[seat] for seat in left)
        left = [seat for seat in left if g.draws_for_victory[seat] == best]


def draw_for_victory(g: Kardnarok, seat: int) -> int:
    """The strength of 3 new Warriors, which go under the pile again."""
    drawn: list[int] = []
    for _ in range(min(g.box.constants.tie_warriors, len(g.warriors))):
        g.draw(g.warriors, drawn, -1)
    strength = sum(g.box.warrior_of[card].strength for card in drawn)
    g.tell_tie_drawn(kingdom=seat, army=[g.word(card) for card in drawn], n=strength)
    g.warriors[:0] = drawn
    return strength


def standing(g: Kardnarok, seat: int) -> tuple[int, int, Row]:
    """What ranks a kingdom: wealth, silver, its draws for victory one after the other."""
    return wealth(g, seat), silver(g, seat), g.draws_for_victory[seat]


def outcome(g: Kardnarok) -> Outcome:
    """Places by wealth and its tie-breaks, and each kingdom's wealth in its parts."""
    standings = [standing(g, seat) for seat in range(g.seats)]
    places = [1 + sum(other > mine for other in standings) for mine in standings]
    parts = [{"silver": silver(g, seat), "bronze": g.bronze[seat]} for seat in range(g.seats)]
    for seat in range(g.seats):
        if g.draws_for_victory[seat]:
            parts[seat]["drawn"] = g.draws_for_victory[seat][-1]
    wealths = [wealth(g, seat) for seat in range(g.seats)]
    return Outcome(
        places, parts, g.over, wealths, beside=("drawn",), ties=_ladder(g) if wealths.count(max(wealths)) > 1 else ()
    )


def _ladder(g: Kardnarok) -> list[TieBreak]:
    """How a tie for the first place was broken: silver, then one draw after the other (KR-END-03..05)."""
    seats = range(g.seats)
    draws = max(len(row) for row in g.draws_for_victory)
    drawn = [[row[n] if n < len(row) else -1 for row in g.draws_for_victory] for n in range(draws)]
    rows = [("wealth", [wealth(g, seat) for seat in seats]), ("silver", [silver(g, seat) for seat in seats])]
    return tie_breaks([*rows, *(("drawn", row) for row in drawn)])
