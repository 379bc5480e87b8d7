"""The texts of Battle cards, and what counts the dead of a battle."""

from longhall.engine.frames import Frame, Where
from longhall.engine.hooks import AUTOMATIC, SET, Hooks
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.games.blood_rage.cards.bind import Bind, figure_of
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import SPARE
from longhall.games.blood_rage.rules.battle import printed_bonus, silence
from longhall.games.blood_rage.rules.destroy import Destroy, victims_in
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.sheet import STATS, RaiseStat, gain_by_card, gain_rage, steal_glory
from longhall.games.blood_rage.state import FIRST_MONSTER, NOBODY, WARRIOR, BloodRage

# When cards are revealed


def _silence(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """The texts of all other revealed cards work no longer; their printed bonus counts (BR-AMB-10)."""

    def listen(g: BloodRage, owner: int) -> None:
        g.tell_silenced(clan=owner, card=card.id)
        for seat in g.inner(Raid).fighters:
            if seat != owner:
                silence(g, seat)

    hooks.bind(card.id, "silences", listen, AUTOMATIC)


def _match_best(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Its bonus is the highest one on the enemies' revealed cards (BR-AMB-08)."""

    def bonus(g: BloodRage, owner: int, value: int, seat: int) -> int:
        if owner != seat:
            return value
        raid = g.inner(Raid)
        return max(printed_bonus(g, raid, other) for other in raid.fighters if other != owner)

    hooks.bind(card.id, "bonus", bonus, SET)


def _play_again(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Glory for the bonuses of all revealed cards, which are discarded; then everybody plays again (BR-AMB-09)."""

    def listen(g: BloodRage, owner: int) -> None:
        raid = g.inner_to_change(Raid)
        gain_by_card(g, owner, sum(raid.bonuses), card.id)
        for seat in raid.fighters:
            silence(g, seat)
            raid.converted, raid.bonuses = replaced_at(raid.converted, seat, 0), replaced_at(raid.bonuses, seat, 0)
            for played in g.played[seat][:]:
                g.move(played, g.played[seat], g.discards)
                g.tell_cards_discarded(clan=seat, cards=[g.word(played)])

    hooks.bind(card.id, "restarts", listen, AUTOMATIC)


def _smite(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Every opponent loses a Warrior in the province (BR-AMB-07)."""

    def listen(g: BloodRage, owner: int) -> None:
        raid = g.inner(Raid)
        victims = victims_in(g, [seat for seat in raid.fighters if seat != owner], [raid.province], [WARRIOR])
        victims[3::4] = [min(n, op.n) for n in victims[3::4]]
        g.push(Destroy(victims))

    hooks.bind(card.id, "clashes", listen, AUTOMATIC)


def _keep_one(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Every clan in the battle keeps one of its figures there and destroys the others (BR-AMB-06)."""

    def listen(g: BloodRage, owner: int) -> None:
        frame = KeepOne()
        frame.seats = list(g.inner(Raid).fighters)
        g.push(frame)

    hooks.bind(card.id, "clashes", listen, AUTOMATIC)


class KeepOne(Frame):
    """One clan after the other, pillager first, says which figure it keeps; like figures need no choice."""

    STEPS = ("spare", "rest")

    def __init__(self) -> None:
        super().__init__()
        self.seats: Public[list[int]] = []  # the clans still to come
        self.kept: Public[int] = 0  # the kind of figure that the first of them keeps

    def ask_spare(self, g: BloodRage) -> list[Ask]:
        if not self.seats:
            return []
        kinds = self._kinds(g)
        return [asks.spare(self.seats[0], [SPARE[kind] for kind in kinds])] if len(kinds) > 1 else []

    def do_spare(self, g: BloodRage, seat: int, option: Option) -> Where:
        self.kept = option.arg
        g.tell_tide_kept(clan=seat, figure=option.word)
        return None

    def do_rest(self, g: BloodRage) -> Where:
        if not self.seats:
            return None
        kinds = self._kinds(g)
        if len(kinds) == 1:
            self.kept = kinds[0]
        seat = self.seats.pop(0)
        victims = victims_in(g, [seat], g.area(g.inner(Raid).province))
        for place in range(0, len(victims), 4):
            victims[place + 3] -= int(victims[place + 1] == self.kept)
        left = [victims[place : place + 4] for place in range(0, len(victims), 4) if victims[place + 3]]
        g.push(Destroy([number for victim in left for number in victim]))
        return "spare"

    def _kinds(self, g: BloodRage) -> list[int]:
        return [kind for place in g.area(g.inner(Raid).province) for kind in g.kinds_at(self.seats[0], place)]


# When the battle is won or lost


def _stolen_from(g: BloodRage, owner: int) -> int:
    """The winner, if somebody else has won; otherwise nobody (BR-BATTLE-11, BR-AMB-14)."""
    winner = g.inner(Raid).winner
    return winner if winner != owner else NOBODY


def _steal_rage(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    def listen(g: BloodRage, owner: int) -> None:
        victim = _stolen_from(g, owner)
        n = min(op.n, g.rage[victim]) if victim != NOBODY else 0
        if n:
            g.rage[victim] -= n
            gain_rage(g, owner, n)
            g.tell_stolen_rage(clan=owner, rival=victim, n=n, card=card.id)

    hooks.bind(card.id, "decided", listen, AUTOMATIC)


def _steal_glory(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    def listen(g: BloodRage, owner: int) -> None:
        victim = _stolen_from(g, owner)
        n = steal_glory(g, owner, victim, op.n) if victim != NOBODY else 0
        if n:
            g.tell_stolen_glory(clan=owner, rival=victim, n=n, card=card.id)

    hooks.bind(card.id, "decided", listen, AUTOMATIC)


def _steal_cards(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """All cards that the winner has in play go to the loser's hand (BR-AMB-14, 45)."""

    def listen(g: BloodRage, owner: int) -> None:
        victim = _stolen_from(g, owner)
        if victim != NOBODY and g.played[victim]:
            words: list[str] = [g.word(played) for played in g.played[victim]]
            while g.played[victim]:
                g.move(g.played[victim][0], g.played[victim], g.hands[owner])
            g.tell_stolen_cards(clan=owner, rival=victim, cards=words)

    hooks.bind(card.id, "decided", listen, AUTOMATIC)


def _win_glory(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    def listen(g: BloodRage, owner: int) -> None:
        if g.inner(Raid).winner == owner:
            gain_by_card(g, owner, op.n, card.id)

    hooks.bind(card.id, "decided", listen, AUTOMATIC)


def _win_rage(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    def listen(g: BloodRage, owner: int) -> None:
        if g.inner(Raid).winner == owner:
            g.tell_rage_gained(clan=owner, n=gain_rage(g, owner, op.n), card=card.id)

    hooks.bind(card.id, "decided", listen, AUTOMATIC)


def _win_raise(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """The winner raises a stat of its choice; Axes count for this battle (BR-AMB-13)."""

    def listen(g: BloodRage, owner: int) -> None:
        if g.inner(Raid).winner == owner:
            g.push(RaiseStat(owner, list(STATS)))

    hooks.bind(card.id, "decided", listen, AUTOMATIC)


def _slain_glory(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Glory for figures destroyed in a battle of the clan, win or lose; a Monster must have been in it from the
    beginning (BR-AMB-36)."""
    figure = figure_of(box, card)

    def listen(g: BloodRage, owner: int) -> None:
        raid = g.inner(Raid)
        if owner not in raid.fighters or (figure >= FIRST_MONSTER and figure not in raid.witnesses):
            return
        n = sum(raid.slain) - (0 if op.own else raid.slain[owner])
        if n >= op.least:
            gain_by_card(g, owner, op.n * n if op.each else op.n, card.id)

    hooks.bind(card.id, "counted", listen, AUTOMATIC)


BINDS: dict[str, Bind] = {
    "silence": _silence,
    "match_best": _match_best,
    "play_again": _play_again,
    "smite": _smite,
    "keep_one": _keep_one,
    "steal_rage": _steal_rage,
    "steal_glory": _steal_glory,
    "steal_cards": _steal_cards,
    "win_glory": _win_glory,
    "win_rage": _win_rage,
    "win_raise": _win_raise,
    "slain_glory": _slain_glory,
}
