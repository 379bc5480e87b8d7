"""The end of the game: wealth, and how ties are broken (Basic 21, 22)."""

from longhall.engine.position import Outcome
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
    return Outcome(places, parts, g.over, [wealth(g, seat) for seat in range(g.seats)], beside=("drawn",))
