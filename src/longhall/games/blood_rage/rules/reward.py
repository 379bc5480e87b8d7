"""What a successful pillage gives (Pillage rewards, BR-REWARD)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS
from longhall.engine.state import Public
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import PILLAGED
from longhall.games.blood_rage.options import BONUS_OF
from longhall.games.blood_rage.rules.sheet import gain_glory, raise_stat
from longhall.games.blood_rage.state import TOKENS, BloodRage


def take_reward(g: BloodRage, seat: int) -> None:
    """The reward on the token of the pillaged province (BR-REWARD-01..05)."""
    token = g.box.tokens[g.tokens[g.province]]
    for stat in token.stats:
        raise_stat(g, seat, stat)
    if token.glory:
        gain_glory(g, seat, token.glory, TOKENS)
        g.tell_glory_pillage(clan=seat, n=token.glory)


class Bonuses(Frame):
    """Bonuses of cards for a successful pillage; the pillager chooses their order (BR-REWARD-06)."""

    STEPS = ("order", "take")

    def __init__(self) -> None:
        super().__init__()
        self.used: Public[list[int]] = []  # faces of the cards whose bonus was taken

    def ask_order(self, g: BloodRage) -> list[Ask]:
        faces = self._faces(g)
        return [asks.bonus(g.pillager, [BONUS_OF[face] for face in faces])] if len(faces) > 1 else []

    def why_order(self, g: BloodRage, seat: int, option: Option) -> str:
        return "BR-REWARD-06"

    def do_order(self, g: BloodRage, seat: int, option: Option) -> Where:
        self._take(g, option.arg)
        return "order"

    # The last one
    def do_take(self, g: BloodRage) -> Where:
        for face in self._faces(g):
            self._take(g, face)
        return None

    def _faces(self, g: BloodRage) -> list[int]:
        """The cards of the pillager that have a bonus to give now."""
        found = []
        for entry in g.playing[PILLAGED]:
            listener = g.hooks.listeners[entry // OWNERS]
            face = g.box.face_of[listener.card]
            if entry % OWNERS == g.pillager and face not in self.used and listener.function(g, g.pillager, 0):
                found.append(face)
        return found

    def _take(self, g: BloodRage, face: int) -> None:
        self.used.append(face)
        g.tell_bonus(clan=g.pillager, card=g.box.words[face])
        for listener in g.in_play(PILLAGED, g.pillager):
            if g.box.face_of[listener.card] == face:
                listener.function(g, g.pillager, 1)
