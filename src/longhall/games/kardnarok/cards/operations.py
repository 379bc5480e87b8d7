"""The operations that cards name, one small function each. They work for a seat (owner) and a role (side)."""

from collections.abc import Callable

from longhall.engine.events import eyes_of
from longhall.engine.state import added, replaced_at
from longhall.games.kardnarok.cards.choices import (
    DiscardCard,
    DrawMix,
    ExchangeArmy,
    ExchangeHand,
    ExchangeReserve,
    PickSlot,
    RefillSlot,
    SwapArmy,
)
from longhall.games.kardnarok.cards.conditions import all_hold
from longhall.games.kardnarok.content.effects import Op
from longhall.games.kardnarok.rules.count import times
from longhall.games.kardnarok.rules.refill import draw_cards
from longhall.games.kardnarok.state import BONUS_PILES, CARDS, NOBODY, Kardnarok


class Doing:
    """Whose operation it is: owner, side, the Norn's place among the uses (-1 for an army card), who was named."""

    def __init__(self, owner: int, side: int, use: int, aimed: int) -> None:
        self.owner = owner
        self.side = side
        self.use = use
        self.aimed = aimed

    def role(self, g: Kardnarok, who: str) -> int:
        """The role that an operation is about; -1 if there is none."""
        if self.side == NOBODY:
            return NOBODY
        return {"foe": 1 - self.side, "winner": g.winner, "loser": 1 - g.winner}.get(who, self.side)

    def seat(self, g: Kardnarok, who: str) -> int:
        """The kingdom that an operation is about; -1 if there is none."""
        if who in ("owner", "chosen"):
            return self.owner if who == "owner" else self.aimed
        role = self.role(g, who)
        return g.fighters[role] if role != NOBODY else NOBODY


def carry_out(g: Kardnarok, op: Op, owner: int, side: int, use: int, aimed: int) -> None:
    """Do it as far as possible, if its conditions hold now (KR-NORNS-13)."""
    if op.only_if and not (side != NOBODY and all_hold(g, side, op.only_if)):
        return
    if op.unless and side != NOBODY and all_hold(g, side, op.unless):
        return
    doing = Doing(owner, side, use, aimed)
    if doing.seat(g, op.who) != NOBODY:
        OPERATIONS[op.what](g, op, doing)


def later(g: Kardnarok, use: int, place: int) -> None:
    """Keep an operation for the result of the combat."""
    g.delayed = (*g.delayed, (use, place))


def undo(g: Kardnarok, cancelled: int) -> None:
    """Undo what a Norn that is cancelled late has done; what is counted by uses undoes itself (KR-NORNS-09). Heroes go
    back only if a kingdom still has both: a Hero taken since does not come into the army by it (KR-HERO-03)."""
    for use, seat, *faces in g.swaps:
        if use == cancelled and both_heroes(g, seat) == faces:
            change_heroes(g, seat)


def _force(g: Kardnarok, op: Op, doing: Doing) -> None:
    amount = op.amount * times(g, doing.side, op.per, op.most)
    g.shifts = (*g.shifts, (doing.use, doing.role(g, op.who), amount))


def _cancel_hero_bonus(g: Kardnarok, op: Op, doing: Doing) -> None:
    g.hexes = (*g.hexes, (doing.use, doing.role(g, op.who)))


def _draw(g: Kardnarok, op: Op, doing: Doing) -> None:
    seat = doing.seat(g, op.who)
    if op.pile == "cards":
        g.push(DrawMix(seat, op.n))
    else:
        draw_cards(g, seat, *((op.n, 0) if op.pile == "warriors" else (0, op.n)))


def _discard(g: Kardnarok, op: Op, doing: Doing) -> None:
    holder = doing.seat(g, op.who)
    if op.zone == "army":
        g.push(PickSlot(doing.owner, holder))
    else:
        g.push(DiscardCard(doing.owner if op.pick == "owner" else holder, holder, op.kind))


def _refill_slot(g: Kardnarok, op: Op, doing: Doing) -> None:
    g.push(RefillSlot(doing.seat(g, op.who)))


def _swap_army_hand(g: Kardnarok, op: Op, doing: Doing) -> None:
    g.push(SwapArmy(doing.seat(g, op.who)))


def _exchange(g: Kardnarok, op: Op, doing: Doing) -> None:
    seat = doing.seat(g, op.who)
    g.push(ExchangeArmy(seat) if op.zone == "army" else ExchangeHand(seat, op.n))


def _look_army(g: Kardnarok, op: Op, doing: Doing) -> None:
    holder = doing.seat(g, op.who)
    g.show(g.armies[holder], g.eyes(doing.owner))
    eyes = eyes_of(doing.owner, holder)
    words: list[str] = [g.word(card) for card in g.armies[holder]]
    g.tell_looked(eyes, kingdom=doing.owner, target=holder, army=words)


def _reveal_norns(g: Kardnarok, op: Op, doing: Doing) -> None:
    holder = doing.seat(g, op.who)
    norns = g.norns_in_hand(holder)
    g.show(norns, g.eyes(doing.owner))
    words: list[str] = sorted(g.word(card) for card in norns)
    g.tell_norns_shown(eyes_of(doing.owner, holder), kingdom=doing.owner, target=holder, cards=words)


def _steal_norn(g: Kardnarok, op: Op, doing: Doing) -> None:
    holder = doing.seat(g, op.who)
    norns = g.norns_in_hand(holder)
    if norns:
        card = g.pick_blind(CARDS, norns)
        eyes = eyes_of(doing.owner, holder)
        g.move(card, g.hands[holder], g.hands[doing.owner], eyes)
        g.left_hand(holder, card)
        g.tell_norn_stolen(eyes, kingdom=doing.owner, target=holder, card=g.word(card))


def _steal_bronze(g: Kardnarok, op: Op, doing: Doing) -> None:
    """Never coins that a contract still reserves (KR-MERC-17, KR-AMB-23)."""
    giver, taker = g.fighters[g.winner], g.fighters[1 - g.winner]
    moved = min(op.n, g.free_bronze(giver))
    g.bronze[giver] -= moved
    g.bronze[taker] += moved
    if moved:
        g.tell_bronze_taken(kingdom=taker, target=giver, n=moved)


def _block_reinforcements(g: Kardnarok, op: Op, doing: Doing) -> None:
    blocked = (doing.use, doing.role(g, op.who), int("villager" in op.kinds), int("thor" in op.kinds))
    g.plagues = (*g.plagues, blocked)


def _swap_hero(g: Kardnarok, op: Op, doing: Doing) -> None:
    seat = doing.seat(g, op.who)
    if g.reserve[seat] and g.leading[seat]:
        g.swaps = (*g.swaps, (doing.use, seat, *both_heroes(g, seat)))
        change_heroes(g, seat)


def both_heroes(g: Kardnarok, seat: int) -> list[int]:
    """The faces of a kingdom's Heroes, whichever of them leads."""
    return sorted(g.face(card) for card in (*g.leading[seat], *g.reserve[seat]))


def change_heroes(g: Kardnarok, seat: int) -> None:
    """The army Hero and the one in reserve change places; both are public now."""
    new = g.move_slot(0, g.reserve[seat], g.leading[seat])
    old = g.move_slot(0, g.leading[seat], g.reserve[seat])
    g.tell_heroes_swapped(kingdom=seat, hero=g.word(old), new_hero=g.word(new))


def _exchange_hero(g: Kardnarok, op: Op, doing: Doing) -> None:
    g.push(ExchangeReserve(doing.seat(g, op.who)))


def _extra_loss(g: Kardnarok, op: Op, doing: Doing) -> None:
    g.losses = added(g.losses, doing.role(g, op.who), op.n)


def _save_warriors(g: Kardnarok, op: Op, doing: Doing) -> None:
    g.saves = added(g.saves, doing.role(g, op.who), op.n)


def _refill_bonus(g: Kardnarok, op: Op, doing: Doing) -> None:
    seat, pile = doing.seat(g, op.who), BONUS_PILES.index(op.pile)
    has = g.bonuses[seat]
    g.bonuses = replaced_at(g.bonuses, seat, replaced_at(has, pile, has[pile] + op.n))


OPERATIONS: dict[str, Callable[[Kardnarok, Op, Doing], None]] = {
    "force": _force,
    "cancel_hero_bonus": _cancel_hero_bonus,
    "draw": _draw,
    "discard": _discard,
    "refill_slot": _refill_slot,
    "swap_army_hand": _swap_army_hand,
    "exchange": _exchange,
    "look_army": _look_army,
    "reveal_norns": _reveal_norns,
    "steal_norn": _steal_norn,
    "steal_bronze": _steal_bronze,
    "block_reinforcements": _block_reinforcements,
    "swap_hero": _swap_hero,
    "exchange_hero": _exchange_hero,
    "extra_loss": _extra_loss,
    "save_warriors": _save_warriors,
    "refill_bonus": _refill_bonus,
}
