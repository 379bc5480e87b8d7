"""What may happen instead: a figure is not destroyed, a card not discarded."""

from longhall.engine.hooks import Hooks
from longhall.games.blood_rage.cards.bind import Bind, figure_of
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.state import CENTRE, BloodRage


def _spare(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Pay Rage, and a figure stays where it is; not in the Ragnarök phase (BR-AMB-15)."""

    def instead(g: BloodRage, owner: int, kind: int, place: int, ragnarok: int, really: int) -> int:
        if ragnarok or g.rage[owner] < op.rage:
            return 0
        if really:
            g.rage[owner] -= op.rage
            g.tell_spared(clan=owner, figure=g.figure_word(kind), place=g.place_word(place), n=op.rage)
        return 1

    hooks.bind(card.id, "destroy", instead)


def _flee(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """This Monster flees to Yggdrasil, unless it is there already (BR-AMB-16)."""
    figure = figure_of(box, card)

    def instead(g: BloodRage, owner: int, kind: int, place: int, ragnarok: int, really: int) -> int:
        if kind != figure or place == CENTRE:
            return 0
        if really:
            g.shift(owner, kind, place, CENTRE)
            g.tell_fled(clan=owner, figure=g.figure_word(kind), place=g.place_word(CENTRE))
        return 1

    hooks.bind(card.id, "destroy", instead)


def _keep_cards(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """The winner pays Rage for each card that it takes back instead of discarding it (BR-AMB-13)."""

    def instead(g: BloodRage, owner: int, played: int, really: int) -> int:
        if g.rage[owner] < op.rage:
            return 0
        if really:
            g.rage[owner] -= op.rage
            g.move(played, g.played[owner], g.hands[owner])
            g.tell_card_kept(clan=owner, card=g.word(played), n=op.rage)
        return 1

    hooks.bind(card.id, "discard", instead)


BINDS: dict[str, Bind] = {"spare": _spare, "flee": _flee, "keep_cards": _keep_cards}
