"""Silver coins (Coins 4.1; Basic 2)."""

from longhall.games.kardnarok.state import COINS, Kardnarok


def draw_coin(g: Kardnarok, seat: int) -> None:
    """A coin out of the bag, unseen, laid face up on the board; none from an empty bag (KR-COIN-01, 02; KR-AMB-36)."""
    if g.bag:
        coin = g.pick_blind(COINS, g.bag)
        g.move(coin, g.bag, g.coins[seat])
        g.tell_coin_drawn(kingdom=seat, value=g.silver_value(coin))
