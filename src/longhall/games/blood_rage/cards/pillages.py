"""What a pillage gives besides its reward, and what may be done when it is closed (BR-REWARD-06, BR-BATTLE-18)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.hooks import AUTOMATIC, ORDERED, Hooks
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.blood_rage.cards.bind import Bind, figure_of
from longhall.games.blood_rage.cards.invasions import warrior_can_come
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import NO, TO, YES
from longhall.games.blood_rage.rules.battle import losers
from longhall.games.blood_rage.rules.invade import Invade
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.reward import take_reward
from longhall.games.blood_rage.rules.sheet import STATS, RaiseStat, raise_stat
from longhall.games.blood_rage.state import LEADER, RESERVE, WARRIOR, BloodRage


def _pillage_raise(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """A successful pillage (with the Leader there) raises all stats, or one: any, or one that the reward did not raise
    (BR-AMB-21)."""

    def can(g: BloodRage, owner: int) -> int:
        return int(not op.leader or g.leaders[owner] == g.inner(Raid).province)

    def do(g: BloodRage, owner: int) -> None:
        g.tell_bonus(clan=owner, card=card.id)
        if op.stats == "all":
            for stat in STATS:
                raise_stat(g, owner, stat)
        else:
            raised = box.tokens[g.tokens[g.inner(Raid).province]].stats if op.stats == "other" else []
            others = [stat for stat in STATS if stat not in raised]
            g.push(RaiseStat(owner, others or list(STATS)))

    hooks.bind(card.id, "pillaged", do, ORDERED, can=can)


def _reward_again(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """The reward of the token a second time, if this Monster is in the province (BR-AMB-21)."""
    figure = figure_of(box, card)

    def can(g: BloodRage, owner: int) -> int:
        return int(g.where(owner, figure) == g.inner(Raid).province)

    def do(g: BloodRage, owner: int) -> None:
        g.tell_bonus(clan=owner, card=card.id)
        take_reward(g, owner, g.inner(Raid).province)

    hooks.bind(card.id, "pillaged", do, ORDERED, can=can)


def _leader_moves_on(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """After a successful pillage with the Leader there, it may move to an adjacent province (BR-BATTLE-18)."""

    def listen(g: BloodRage, owner: int) -> None:
        raid = g.inner(Raid)
        if owner == raid.pillager and g.leaders[owner] == raid.province:
            g.push(MoveOn(owner))

    hooks.bind(card.id, "closed", listen, AUTOMATIC)


def _warrior_returns(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """After a lost battle a Warrior in reserve may invade that province for free (BR-AMB-18)."""

    def listen(g: BloodRage, owner: int) -> None:
        if owner in losers(g.inner(Raid)):
            g.push(Return(owner))

    hooks.bind(card.id, "lost", listen, AUTOMATIC)


class MoveOn(Frame):
    """A Leader may move on to an adjacent province that stands and has an empty village."""

    STEPS = ("to",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_to(self, g: BloodRage) -> list[Ask]:
        adjacent = g.box.provinces[g.inner(Raid).province].adjacent
        places = [TO[place] for place in sorted(adjacent) if g.room(place) > 0]
        return [asks.move_on(self.seat, [NO, *places])] if places else []

    def do_to(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is not NO:
            origin = g.inner(Raid).province
            g.shift(seat, LEADER, origin, option.arg)
            g.tell_marched(clan=seat, n=1, figure=g.figure_word(LEADER), origin=g.place_word(origin), place=option.word)
        return None


class Return(Frame):
    """A Warrior may come to where its clan has just lost a battle."""

    STEPS = ("wish",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_wish(self, g: BloodRage) -> list[Ask]:
        province = g.inner(Raid).province
        if not warrior_can_come(g, self.seat, province):
            return []
        return [asks.return_(self.seat, [YES, NO], place=g.place_word(province))]

    def do_wish(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is YES:
            g.push(Invade(seat, WARRIOR, RESERVE, g.inner(Raid).province))
        return None


BINDS: dict[str, Bind] = {
    "pillage_raise": _pillage_raise,
    "reward_again": _reward_again,
    "leader_moves_on": _leader_moves_on,
    "warrior_returns": _warrior_returns,
}
