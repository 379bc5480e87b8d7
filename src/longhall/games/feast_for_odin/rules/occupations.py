"""Occupations: drawn, played, and what they do at once (FO-OCC)."""

from longhall.engine.events import eyes_of
from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS
from longhall.engine.state import Public
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import OCCUPATION_PLAYED, REPLACE_DRAW
from longhall.games.feast_for_odin.options import DONE, DRAW, PLAY
from longhall.games.feast_for_odin.rules.deals import Offer, Settle, deals_of, times
from longhall.games.feast_for_odin.state import NOBODY, FeastForOdin


def draw_occupation(g: FeastForOdin, seat: int) -> None:
    """Take the top card of the dark-brown pile; with a card one may play one instead (FO-OCC-02, 03, 17)."""
    if g.hands[seat] and g.fold(REPLACE_DRAW, 0, seat, 0, 0):
        g.push(DrawOrPlay(seat))
    else:
        draw(g, seat)


def draw(g: FeastForOdin, seat: int) -> None:
    if g.dark:
        card = g.draw(g.dark, g.hands[seat], eyes_of(seat))
        g.tell_drew(eyes_of(seat), seat=seat, card=g.word(card))


class DrawOrPlay(Frame):
    """A card from the hand may be played instead of drawing one."""

    STEPS = ("choose",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_choose(self, g: FeastForOdin) -> list[Ask]:
        hand = [PLAY[face] for face in g.faces_of(g.hands[self.seat])]
        return [asks.draw_or_play(self.seat, [DRAW, *hand])]

    def do_choose(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DRAW:
            draw(g, seat)
        else:
            play_one(g, seat, option.arg)
        return None


class PlayCards(Frame):
    """Play up to so many occupations from hand, one after the other (FO-OCC-04)."""

    STEPS = ("next", "over")

    def __init__(self, seat: int = NOBODY, n: int = 0, must: bool = False, heard: bool = False) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n
        self.must: int = int(must)  # 1: at least one, since it is all that a space offers (FO-PHASE5-04)
        self.done: Public[int] = 0
        self.heard: int = int(heard)  # 1: a card that looks at this was in play before

    def ask_next(self, g: FeastForOdin) -> list[Ask]:
        if self.done == self.n or not g.hands[self.seat]:
            return []
        hand = [PLAY[face] for face in g.faces_of(g.hands[self.seat])]
        options = hand if self.must and not self.done else [*hand, DONE]
        return [asks.play(self.seat, options, n=self.n - self.done)]

    def do_next(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DONE:
            return None
        self.done += 1
        play(g, seat, option.arg)
        return AGAIN

    def do_over(self, g: FeastForOdin) -> Where:
        if self.done and self.heard:
            Triggers.if_ready(g, OCCUPATION_PLAYED, self.seat, 0, 0)
        return OVER


def listens(g: FeastForOdin, seat: int) -> bool:
    return any(entry % OWNERS == seat for entry in g.playing[OCCUPATION_PLAYED])


def play_one(g: FeastForOdin, seat: int, face: int) -> None:
    """Play an occupation, for the cards that look at this and were in play before."""
    heard = listens(g, seat)
    play(g, seat, face)
    if heard:
        Triggers.if_ready(g, OCCUPATION_PLAYED, seat, 0, 0)


def play(g: FeastForOdin, seat: int, face: int) -> None:
    """Lay an occupation open; what it does at once follows (FO-OCC-01, 09)."""
    card = g.find(g.hands[seat], face)
    g.move(card, g.hands[seat], g.played[seat])
    word = g.word(card)
    g.tell_played(seat=seat, card=word)
    g.enter_play(word, seat)
    g.push(AtOnce(seat, face))


class AtOnce(Frame):
    """The parts of a card that work when it is played, in their order: gains by themselves, what must be done, and
    what its owner may do (FO-OCC-09, 13, 15)."""

    STEPS = ("next",)

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.card: Public[int] = card
        self.at: Public[int] = 0

    def do_next(self, g: FeastForOdin) -> Where:
        clauses = [clause for clause in g.box.cards[self.card].clauses if clause.when == "play"]
        if self.at == len(clauses):
            return OVER
        clause = clauses[self.at]
        self.at += 1
        deals = deals_of(g, self.seat, clause)
        if clause.automatic and deals:
            g.push(Settle(self.seat, deals[0].number, times(g, self.seat, clause)))
        elif deals:
            g.push(Offer(self.seat, clause.number, False))
        return AGAIN
