"""Monsters and the boss outside hunts, and the monsters action (LR-MONSTER, LR-BOSS)."""

from typing import Final

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import lacking
from longhall.engine.state import Public, replaced_at
from longhall.games.lords_of_ragnarok.automaton.beasts import boss_keys, decide, move_targets, trampled
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army
from longhall.games.lords_of_ragnarok.automaton.judge import pick_territory
from longhall.games.lords_of_ragnarok.content.rows import ARMIES, FACES
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import IMMUNE_TRAMPLE, MONSTER_ACTIVATIONS
from longhall.games.lords_of_ragnarok.options import ATTACK, DONE, HUNT, MONSTER, MOVE, TO
from longhall.games.lords_of_ragnarok.rules.armies import Weaken, shrink, weaken_one
from longhall.games.lords_of_ragnarok.rules.hunt import Hunt
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.state import BOSS, DICE, NOBODY, NOWHERE, LordsOfRagnarok

CHOICE: Final = "choice"


def place_monster(g: LordsOfRagnarok, rune: int, place: int) -> None:
    """Put a monster of a rune on the board that is neither there nor dead, of two the one whose board lies on top. It
    is placed, not moved: no trample (LR-SETUP-15, LR-MONUMENT-11, LR-MONSTER-21, LR-AMB-27)."""
    away = [monster for monster in g.box.of_rune[rune] if g.monster_at[monster] == NOWHERE]
    if away:
        monster = g.tops[rune] if g.tops[rune] in away else away[0]
        g.monster_at = replaced_at(g.monster_at, monster, place)
        g.tell_monster_placed(monster=g.box.monsters[monster].id, territory=g.place(place))


def activatable(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The monsters on the board that are the player's own or neutral; the boss is none (LR-MONSTER-01, LR-RUNE-09,
    LR-BOSS-02)."""
    return [monster for monster, place in enumerate(g.monster_at) if place >= 0 and g.rings[monster] in (NOBODY, seat)]


def huntable(g: LordsOfRagnarok, seat: int) -> list[int]:
    """What a player may hunt where its hero stands: monsters, and the boss with enough kills (LR-MONSTER-01,
    LR-HUNT-26, LR-VICTORY-06, LR-2P-05)."""
    place = g.hero_at[seat]
    found = g.monsters_at(place)
    if g.boss_at == place and g.kills(seat) >= g.map.kills:
        found.append(BOSS)
    return found


def why_monsters(g: LordsOfRagnarok, seat: int) -> str:
    """A monster to activate, or something to hunt (LR-AMB-21)."""
    return "" if activatable(g, seat) or huntable(g, seat) else "LR-MONSTER-01"


class MonstersAction(Frame):
    """One of: activate one or two monsters, hunt a monster, hunt the boss (LR-MONSTER-01, LR-AMB-25)."""

    STEPS = ("choose",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.done: Public[list[int]] = []  # the monsters that were activated

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.seat
        options: list[Option] = []
        if len(self.done) < g.fold(MONSTER_ACTIVATIONS, g.box.constants.monster_activations, seat):
            options = [MONSTER[monster] for monster in activatable(g, seat) if monster not in self.done]
        if self.done:
            return [asks.monsters_more(seat, [DONE, *options])] if options else []
        options += [HUNT[prey] for prey in huntable(g, seat)]
        return [asks.monsters(seat, options, part=True)] if options else []

    def why_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        if option.verb == "hunt" and option.arg == BOSS and g.boss_at == g.hero_at[seat]:
            kills, needed = g.kills(seat), g.map.kills
            return lacking("LR-VICTORY-06", "kills", needed, kills) if kills < needed else "LR-VICTORY-06"
        return "LR-HUNT-01" if option.verb == "hunt" and not self.done else "LR-MONSTER-01"

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        if option.verb == "hunt":
            g.push(Hunt(seat, option.arg))
            return OVER
        self.done.append(option.arg)
        g.push(activation(g, option.arg))
        return AGAIN


class ActivateOne(Frame):
    """A player activates a monster of choice, its own or a neutral one (LR-RUNE-09)."""

    STEPS = ("choose",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        monsters = [MONSTER[monster] for monster in activatable(g, self.seat)]
        return [asks.monster_activate(self.seat, monsters, part=True)] if monsters else []

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        g.push(activation(g, option.arg))
        return None


def activation(g: LordsOfRagnarok, monster: int) -> "Activation":
    """The activation of a monster by its controller, or by the active player."""
    return Activation(monster, g.rings[monster] if g.rings[monster] != NOBODY else g.turn)


class Activation(Frame):
    """A monster moves or makes its territory attack. Its controller decides, for a neutral one the die and the active
    player (LR-MONSTER-02..06)."""

    STEPS = ("roll", "mind", "go", "how", "move", "attack")

    def __init__(self, monster: int = NOBODY, seat: int = NOBODY) -> None:
        super().__init__()
        self.monster: Public[int] = monster
        self.seat: Public[int] = seat  # who decides
        self.how: Public[str] = CHOICE

    def do_roll(self, g: LordsOfRagnarok) -> Where:
        name = g.box.monsters[self.monster].id
        if g.rings[self.monster] == NOBODY:
            self.how = FACES[g.box.die[g.below(DICE, len(g.box.die))]]
            g.tell_monster_die(monster=name, face=self.how)
        else:
            g.tell_monster_stirs(monster=name, seat=self.seat)
        return None

    # A Follower decides by its rules (LS-MONSTER-01..06)
    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(self.seat):
            return "how"
        self.how = decide(g, self.seat, self.monster, self.how)
        if self.how == "attack":
            return "attack"
        rule, places, keys = move_targets(g, self.seat, self.monster)
        if not places:
            name = g.box.monsters[self.monster].id
            g.tell_follower_stays(seat=self.seat, rule="LS-AMB-17", monster=name)
            return OVER
        pick_territory(g, self.seat, rule, places, keys, harm=rule == "LS-MONSTER-03")
        return None

    def do_go(self, g: LordsOfRagnarok) -> Where:
        self._go(g, self.seat, g.result)
        return OVER

    def ask_how(self, g: LordsOfRagnarok) -> list[Ask]:
        if self.how != CHOICE:
            return []
        return [asks.monster_how(self.seat, [MOVE, ATTACK], monster=self._word(g), territory=self._place(g), part=True)]

    def do_how(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.how = option.verb
        return None

    def _word(self, g: LordsOfRagnarok) -> str:
        return g.box.monsters[self.monster].id

    def _place(self, g: LordsOfRagnarok) -> str:
        return g.place(g.monster_at[self.monster])

    # By land alone; then it tramples (LR-MOVE-04, LR-SEA-03, LR-MONSTER-05, 07)
    def ask_move(self, g: LordsOfRagnarok) -> list[Ask]:
        if self.how != "move":
            return []
        near = [TO[place] for place in g.map.territories[g.monster_at[self.monster]].adjacent]
        return [asks.monster_move(self.seat, near, monster=self._word(g), territory=self._place(g), part=True)]

    def why_move(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-MOVE-04"

    def do_move(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._go(g, seat, option.arg)
        return OVER

    def _go(self, g: LordsOfRagnarok, seat: int, place: int) -> None:
        g.monster_at = replaced_at(g.monster_at, self.monster, place)
        g.tell_monster_moved(monster=g.box.monsters[self.monster].id, territory=g.place(place))
        trample(g, self.monster, seat)

    def do_attack(self, g: LordsOfRagnarok) -> Where:
        monster = g.box.monsters[self.monster]
        g.tell_monster_attack(monster=monster.id, territory=g.place(g.monster_at[self.monster]))
        g.push(Effects(self.seat, monster.attack, piece=self.monster))
        return None


def trample(g: LordsOfRagnarok, monster: int, seat: int) -> None:
    """One of the armies there loses 1; the controller of a monster may let it be (LR-MONSTER-07, LR-AMB-39,
    LS-GEN-04)."""
    armies = [army for army in g.all_armies_at(g.monster_at[monster]) if not g.fold(IMMUNE_TRAMPLE, 0, army // ARMIES)]
    if g.is_follower(seat):  # one of its own is never trampled, a neutral monster spares nobody else
        others = [army for army in armies if army // ARMIES != seat and g.rings[monster] == NOBODY]
        armies = trampled(g, g.monster_at[monster]) or others
        if armies:  # LS-MONSTER-03, 07, LS-AMB-66
            shrink(g, choose_army(g, seat, "LS-TIE-02", armies), 1)
    elif armies and g.rings[monster] != NOBODY:
        g.push(Weaken(seat, 1, armies, waive=True))
    elif armies:
        weaken_one(g, seat, 1, armies)


def activate_boss(g: LordsOfRagnarok) -> None:
    """The boss does what its board says; the active player decides (LR-BOSS-04, 05)."""
    g.tell_boss_stirs(monster=g.box.boss.id)
    g.push(Effects(g.turn, g.box.boss.activation, piece=BOSS))


class MoveBoss(Frame):
    """The boss moves up to so many territories by land, at least one; there and back counts (LR-BOSS-04)."""

    STEPS = ("mind", "go", "to")

    def __init__(self, seat: int = 0, steps: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.steps: Public[int] = steps

    def _reached(self, g: LordsOfRagnarok) -> list[int]:
        reached: set[int] = set()
        edge = [g.boss_at]
        for _ in range(self.steps):
            edge = sorted({place for each in edge for place in g.map.territories[each].adjacent})
            reached.update(edge)
        return sorted(reached)

    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(self.seat):
            return "to"
        places = self._reached(g)
        keys = boss_keys(g, self.seat, places)
        pick_territory(g, self.seat, "LS-AMB-57", places, keys, harm=any(keys["human_armies"]))
        return None

    def do_go(self, g: LordsOfRagnarok) -> Where:
        self._go(g, g.result)
        return OVER

    def _go(self, g: LordsOfRagnarok, place: int) -> None:
        g.boss_at = place
        g.tell_monster_moved(monster=g.box.boss.id, territory=g.place(place))

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        places = [TO[place] for place in self._reached(g)]
        return [asks.boss_move(self.seat, places, monster=g.box.boss.id, territory=g.place(g.boss_at))]

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._go(g, option.arg)
        return None
