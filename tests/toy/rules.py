"""The frames of the toy game."""

from longhall.engine.events import eyes_of
from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.engine.triggers import Triggers
from tests.toy import options as o
from tests.toy.cards import LOSS, PLAYED, REWARD
from tests.toy.generated import asks
from tests.toy.state import CARDS, DICE, MOST_CARDS, ROW, Toy

OFFERED = 2
ACTIONS = 3
ROLLS = 3


class Saga(Frame):
    """The whole game: an oath once, then in every round an offering and a turn for each seat."""

    STEPS = ("oath", "offer", "open", "turns", "next")
    ALIASES = {"sacrifice": "offer"}

    def ask_oath(self, g: Toy) -> list[Ask]:
        return [asks.saga_oath(seat, o.OATHS, sealed=True) for seat in range(g.seats)]

    def do_oath(self, g: Toy, seat: int, option: Option) -> Where:
        g.oaths[seat] = option.arg
        g.tell_swore(eyes_of(seat), seat=seat, oath=option.arg)
        return None

    # Up to two cards each, at the same time
    def ask_offer(self, g: Toy) -> list[Ask]:
        found = []
        for seat in range(g.seats):
            offered = g.altar[seat]
            cards = [o.OFFER[face] for face in g.held(seat)]
            left, part = OFFERED - len(offered), bool(offered)
            found.append(asks.saga_offer(seat, [o.DONE, *cards], left=left, sealed=True, more=True, part=part))
        return found

    def why_offer(self, g: Toy, seat: int, option: Option) -> str:
        return "TOY-HELD" if option in o.OFFER and option.arg not in g.held(seat) else ""

    def do_offer(self, g: Toy, seat: int, option: Option) -> Where:
        if option is o.DONE:
            return None
        g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.altar[seat])
        g.tell_offered(seat=seat, card=option.word)
        return AGAIN if len(g.altar[seat]) < OFFERED else None

    def do_open(self, g: Toy) -> Where:
        for seat in range(g.seats):
            g.pay(seat, len(g.altar[seat]))
            for card in g.altar[seat][:]:
                pile = g.pile if o.DECK.back_of[card] == "rune" else g.foes
                g.put_under(card, g.altar[seat], pile)
        return None

    def do_turns(self, g: Toy) -> Where:
        g.sold = [0] * g.seats
        for seat in reversed(range(g.seats)):
            g.push(Turn(seat))
        return None

    def do_next(self, g: Toy) -> Where:
        g.round += 1
        if g.round == (2 if g.length == "short" else 3):
            g.finish("rounds")
            return None
        return "offer"


class Turn(Frame):
    """A few actions of one seat."""

    STEPS = ("main", "rest")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.actions: Public[int] = ACTIONS

    def ask_main(self, g: Toy) -> list[Ask]:
        if not self.actions:
            return []
        every = [o.DRAW, o.HUNT, o.STEAL, o.GIVE, *o.PLAY, *o.BURY, *o.PEEK, *o.DIG]
        return [asks.turn_main(self.seat, [o.END, *(each for each in every if not self.why_main(g, self.seat, each))])]

    def why_main(self, g: Toy, seat: int, option: Option) -> str:
        left = g.rows[(self.seat + 1) % g.seats]
        if seat != self.seat:
            return "TOY-TURN"
        if option.verb in ("play", "bury") and option.arg not in g.held(seat):
            return "TOY-HELD"
        forbidden = {
            "bury": len(g.rows[seat]) >= ROW,
            "peek": option.arg >= len(left),
            "dig": option.arg >= len(left),
            "steal": g.mood == "calm" or not g.hands[(seat + 1) % g.seats],
            "give": not g.hands[seat],
            "hunt": not g.foes,
        }
        return "TOY-CANNOT" if forbidden.get(option.verb) else ""

    def do_main(self, g: Toy, seat: int, option: Option) -> Where:
        self.actions -= 1
        left = (seat + 1) % g.seats
        match option.verb:
            case "end":
                g.tell_rested(seat=seat)
                return OVER
            case "draw":
                g.draw_rune(seat)
            case "hunt" | "steal" | "give":
                g.push({"hunt": Hunt, "steal": Steal, "give": Give}[option.verb](seat))
                g.tell_set_out(seat=seat, errand=option.verb)
            case "play":
                g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.table[seat])
                g.enter_play(option.word, seat)
                g.tell_played(seat=seat, card=option.word)
                Triggers.after(g, PLAYED, [(seat + i) % g.seats for i in range(g.seats)], seat)
            case "bury":
                g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.rows[seat], eyes_of(seat))
                g.tell_buried(eyes_of(seat), back=o.DECK.backs[option.arg], seat=seat, card=option.word)
            case "peek":
                card = g.rows[left][option.arg]
                g.show((card,), eyes_of(seat))
                g.tell_peeked(eyes_of(seat), slot=option.arg, seat=seat, card=g.word(card))
            case "dig":
                card = g.move_slot(option.arg, g.rows[left], g.hands[seat], eyes_of(seat))
                g.tell_dug(eyes_of(seat), slot=option.arg, seat=seat, card=g.word(card))
        return AGAIN

    def do_rest(self, g: Toy) -> Where:
        g.tell_tired(seat=self.seat)
        return None


class Errand(Frame):
    """What a seat is about."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat


class Hunt(Errand):
    """Roll until it pleases, three times at most; a one costs a coin, a five or six brings the foe itself."""

    STEPS = ("roll", "stop", "reward")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.die: Public[int] = 0
        self.rolls: Public[int] = 0

    def do_roll(self, g: Toy) -> Where:
        self.die = 1 + g.below(DICE, 6)
        self.rolls += 1
        g.tell_rolled(seat=self.seat, die=self.die)
        return None

    def ask_stop(self, g: Toy) -> list[Ask]:
        return [asks.hunt_stop(self.seat, [o.STOP, o.REROLL], die=self.die)] if self.rolls < ROLLS else []

    def do_stop(self, g: Toy, seat: int, option: Option) -> Where:
        return "roll" if option is o.REROLL else None

    def do_reward(self, g: Toy) -> Where:
        if self.die == 1:
            g.push(Loss(self.seat))
            return OVER
        g.pay(self.seat, g.fold(REWARD, self.die // 3, self.seat))
        if self.die >= 5 and g.foes:
            card = g.draw(g.foes, g.hands[self.seat], eyes_of(self.seat))
            g.tell_caught(eyes_of(self.seat), seat=self.seat, card=g.word(card))
        return None


class Loss(Errand):
    """A coin is lost, unless a card burns instead."""

    STEPS = ("instead", "lose")

    def ask_instead(self, g: Toy) -> list[Ask]:
        use = list(dict.fromkeys(g.option_for(listener.card) for listener in g.in_play(LOSS, self.seat)))
        return [asks.loss_instead(self.seat, [o.DECLINE, *use])] if use else []

    def do_instead(self, g: Toy, seat: int, option: Option) -> Where:
        if option is o.DECLINE:
            g.tell_declined(seat=seat)
            return None
        g.in_play(LOSS, seat)[0].do(g, seat)
        return OVER

    def do_lose(self, g: Toy) -> Where:
        g.pay(self.seat, -1)
        return None


class Steal(Errand):
    """A blind card from the left neighbour, unless somebody pays a coin against it, in the order of the seats."""

    STEPS = ("window", "take")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.passed: Public[int] = 0  # how many seats after the thief had their chance

    def ask_window(self, g: Toy) -> list[Ask]:
        for after in range(self.passed + 1, g.seats):
            seat = (self.seat + after) % g.seats
            if g.coins[seat]:
                return [asks.steal_window(seat, [o.LET, o.WARD], thief=self.seat)]
        return []

    def do_window(self, g: Toy, seat: int, option: Option) -> Where:
        self.passed = (seat - self.seat) % g.seats
        g.tell_answered(seat=seat, answer=option.verb)
        if option is o.WARD:
            g.pay(seat, -1)
            return OVER
        return AGAIN

    def do_take(self, g: Toy) -> Where:
        victim = (self.seat + 1) % g.seats
        if g.hands[victim]:
            card = g.pick_blind(CARDS, g.hands[victim])
            eyes = eyes_of(self.seat, victim)
            g.move(card, g.hands[victim], g.hands[self.seat], eyes)
            back = o.DECK.back_of[card]
            g.tell_stole(eyes, seat=self.seat, back=back, card=g.word(card))
        return None


class Give(Errand):
    """One choice of two parts: a card, which only the two will know, and a seat."""

    STEPS = ("card", "to")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.face: int = -1  # the card chosen; the others must not know

    def ask_card(self, g: Toy) -> list[Ask]:
        cards = [o.HAND_OVER[face] for face in g.held(self.seat)]
        return [asks.give_card(self.seat, cards, more=True, part=True)]

    def do_card(self, g: Toy, seat: int, option: Option) -> Where:
        self.face = option.arg
        return None

    def ask_to(self, g: Toy) -> list[Ask]:
        others = [o.TO[seat] for seat in range(g.seats) if seat != self.seat]
        return [asks.give_to(self.seat, others, part=True)]

    def do_to(self, g: Toy, seat: int, option: Option) -> Where:
        eyes = eyes_of(seat, option.arg)
        g.move(g.find(g.hands[seat], self.face), g.hands[seat], g.hands[option.arg], eyes)
        g.tell_gave(eyes, seat=seat, to=option.arg, back=o.DECK.backs[self.face], card=o.FACES[self.face])
        self.face = -1
        return None


class Limit(Errand):
    """Too many cards: put some under their pile, unseen."""

    STEPS = ("drop",)

    def ask_drop(self, g: Toy) -> list[Ask]:
        cards = [o.DROP[face] for face in g.held(self.seat)]
        return [asks.limit_drop(self.seat, cards)] if len(g.hands[self.seat]) > MOST_CARDS else []

    def do_drop(self, g: Toy, seat: int, option: Option) -> Where:
        back = o.DECK.backs[option.arg]
        card = g.find(g.hands[seat], option.arg)
        g.put_under(card, g.hands[seat], g.pile if back == "rune" else g.foes, eyes_of(seat))
        g.tell_dropped(eyes_of(seat), seat=seat, back=back, card=option.word)
        return AGAIN
