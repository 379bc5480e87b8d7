"""What everybody can conclude about hidden cards: what a clan is committed to is a Quest (BR-QUEST-01, BR-INFO-01)."""

from longhall.engine.cards import KNOWN
from longhall.games.blood_rage.state import BloodRage


def conclude_committed(g: BloodRage) -> None:
    """If as many Quests as committed cards are among cards that an observer cannot tell apart, these are those. To be
    said whenever a card of a hand was shown or concluded."""
    committed = [card for quests in g.quests for card in quests]
    for observer in range(g.seats + 1):
        classes = g.know[observer]
        kinds = [classes[card] for card in committed]
        for kind in sorted(set(kinds) - {KNOWN}):
            quests = g.quests_like(classes, kind)
            if kinds.count(kind) == len(quests) < classes.count(kind):
                g.tell_apart(observer, quests)


def conclude_holding(g: BloodRage, seat: int) -> None:
    """Who is about to commit to a Quest holds one. If a single card can be it, and be only this one, it is known."""
    committed = {card for quests in g.quests for card in quests}
    loose = [card for card in g._box.quest_cards(g.seats) if card not in committed]
    for observer, classes in enumerate(g.know):
        hidden = [card for card in g.hands[seat] if classes[card] != KNOWN]
        if any(card in loose and classes[card] == KNOWN for card in g.hands[seat]):
            continue
        quests = {card: [quest for quest in loose if classes[quest] == classes[card]] for card in hidden}
        possible = [card for card in hidden if quests[card]]
        if len(possible) == 1 and len(quests[possible[0]]) == 1:
            g.conclude(observer, possible[0])
