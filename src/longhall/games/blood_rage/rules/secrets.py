"""What everybody can conclude about hidden cards: what a clan is committed to is a Quest (BR-QUEST-01, BR-INFO-01)."""

from longhall.engine.cards import KNOWN
from longhall.games.blood_rage.state import BloodRage


def conclude_committed(g: BloodRage) -> None:
    """If as many Quests as committed cards are among cards that an observer cannot tell apart, these are those. To be
    said whenever a card of a hand was shown or concluded."""
    committed = [card for quests in g.quests for card in quests]
    if not committed:
        return
    quests = g.box.quest_cards(g.seats)
    for observer in range(g.seats + 1):
        classes = g.know[observer]
        kinds = [classes[card] for card in committed]
        for kind in sorted(set(kinds)):
            if kind != KNOWN and kinds.count(kind) == classes.count(kind, quests.start, quests.stop) < classes.count(
                kind
            ):
                g.tell_apart(observer, [card for card in quests if classes[card] == kind])


def conclude_holding(g: BloodRage, seat: int) -> None:
    """Who is about to commit to a Quest holds one. If a single card can be it, and be only this one, it is known."""
    committed = {card for quests in g.quests for card in quests}
    loose = [card for card in g.box.quest_cards(g.seats) if card not in committed]
    held = [card for card in g.hands[seat] if card in loose]
    for observer, classes in enumerate(g.know):
        if KNOWN in [classes[card] for card in held]:
            continue
        kinds = [classes[quest] for quest in loose]
        possible = [card for card in g.hands[seat] if classes[card] != KNOWN and classes[card] in kinds]
        if len(possible) == 1 and kinds.count(classes[possible[0]]) == 1:
            g.conclude(observer, possible[0])
