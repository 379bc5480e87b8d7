"""What may happen instead: a figure is not destroyed, a card not discarded."""

from longhall.engine.hooks import Hooks
from longhall.games.blood_rage.cards.bind import Bind, figure_of
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.state import CENTRE, BloodRage


def _spare(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Pay Rage, and a figure stays where it is; not in the Ragnarök phase (BR-AMB-15)."""

    def can(g: BloodRage, owner: int, kind: int, place: int, ragnarok: int) -> int:
        return int(not ragnarok and g.rage[owner] >= op.rage)

    def do(g: BloodRage, owner: int, kind: int, place: int, ragnarok: int) -> None:
        g.rage[owner] -= op.rage
        g.tell_spared(clan=owner, figure=g.figure_word(kind), place=g.place_word(place), n=op.rage)

    hooks.bind(card.id, "destroy", do, can=can)


def _flee(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """This Monster flees to Yggdrasil, unless it is there already (BR-AMB-16)."""
    figure = figure_of(box, card)

    def can(g: BloodRage, owner: int, kind: int, place: int, ragnarok: int) -> int:
        return int(kind == figure and place != CENTRE)

    def do(g: BloodRage, owner: int, kind: int, place: int, ragnarok: int) -> None:
        g.shift(owner, kind, place, CENTRE)
        g.tell_fled(clan=owner, figure=g.figure_word(kind), place=g.place_word(CENTRE))

    hooks.bind(card.id, "destroy", do, can=can)


def _keep_cards(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """The winner pays Rage for each card that it takes back instead of discarding it (BR-AMB-13)."""

    def can(g: BloodRage, owner: int, played: int) -> int:
        return int(g.rage[owner] >= op.rage)

    def do(g: BloodRage, owner: int, played: int) -> None:
        g.rage[owner] -= op.rage
        g.move(played, g.played[owner], g.hands[owner])
        g.tell_card_kept(clan=owner, card=g.word(played), n=op.rage)

    hooks.bind(card.id, "discard", do, can=can)


BINDS: dict[str, Bind] = {"spare": _spare, "flee": _flee, "keep_cards": _keep_cards}
