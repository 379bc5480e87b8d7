"""A small language to play Lords of Ragnarok in tests: lay the table as wanted, then answer as a person would.

Territories and seas are numbers as on the board, from 1; everything else is written as in options: "garm", "uruz",
"spear", "svartalfheim".
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from longhall.engine.packs import Pack
from longhall.engine.rng import number
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, FACES
from longhall.games.lords_of_ragnarok.rules.turn import Turn
from longhall.games.lords_of_ragnarok.state import BOSS, DEAD, DICE, NOBODY, NOWHERE
from tests.lords_of_ragnarok.lay import ATTRIBUTES as ATTRIBUTES
from tests.lords_of_ragnarok.lay import HOMES, LaidTable
from tests.lords_of_ragnarok.lay import RUNES as RUNES
from tests.lords_of_ragnarok.lay import Player as Player


class Table(LaidTable):
    """A game under test: what people do, and what they see."""

    # Playing

    def until_phase(self, phase: str, seat: int) -> Self:
        """Give quiet answers until this phase of a seat's turn is reached, or gone by without an ask."""
        for _ in range(2000):
            if self.g.turn == seat and Turn.STEPS.index(self.g.phase) >= Turn.STEPS.index(phase):
                return self
            assert self.game.outcome is None, f"the game ended before {phase}"
            self.default()
        raise AssertionError(f"{phase} never comes")

    def quiet(self, *names: str) -> Self:
        """Give quiet answers as long as one of these is asked."""
        while any(ask.name in names for ask in self.game.asks):
            self.default()
        return self

    def act(self, seat: int, action: str, *keys: str) -> Self:
        """Choose a special action, then answer."""
        return self.answer(seat, f"action:{action}", *keys)

    def fight(self, *plays: tuple[int, str]) -> Self:
        """In a battle: these seats play these cards ("done" passes), then everybody passes."""
        for seat, card in plays:
            self.answer(seat, card if card == "done" else f"play:{card}")
        return self.quiet("battle.card")

    def rig_die(self, *faces: str) -> Self:
        """The next rolls of the monster die: "move", "attack" or "choice"."""
        g = self.g
        sides = [FACES[face] for face in g.box.die]
        for start in range(g.counters[DICE], g.counters[DICE] + 100_000):
            rolls = [sides[number(g.keys[DICE], start + i) % len(sides)] for i in range(len(faces))]
            if rolls == list(faces):
                g.counters[DICE] = start
                return self._begin()
        raise AssertionError("no such rolls")

    def monster_holds(self, *hand: str, deck: Sequence[str] | None = None) -> Self:
        """In a hunt: the monster side holds these attack cards; `deck` is all that is left to draw, the next first."""
        g = self.g
        cards = sorted([*g.attack, *g.attack_hand, *g.attack_discards])
        g.attack, g.attack_hand, g.attack_discards = cards, [], []
        for word in hand:
            self._fetch(word, g.attack_hand, [g.attack])
        if deck is not None:
            wanted: list[int] = []
            for word in deck:
                self._fetch(word, wanted, [g.attack])
            g.attack_discards, g.attack = g.attack, wanted[::-1]
        self._know_again()
        return self._begin()

    # Looking

    def observation(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.observation(seat)

    def armies(self, seat: int, territory: int) -> list[int]:
        """The strengths of a player's armies in a territory, in order."""
        return sorted(self.g.strengths[army] for army in self.g.armies_at(seat, territory - 1))

    def all_armies(self, seat: int) -> dict[int, list[int]]:
        """Where a player's armies are, with their strengths."""
        places = sorted({self.g.army_at[army] for army in self.g.armies_of(seat)})
        return {place + 1: self.armies(seat, place + 1) for place in places}

    def owner(self, territory: int) -> int | None:
        """Who controls a territory; None if it is neutral."""
        owner = self.g.control[territory - 1]
        return None if owner == NOBODY else owner

    def controls(self, seat: int) -> list[int]:
        """The territories that a player controls."""
        return [place + 1 for place, owner in enumerate(self.g.control) if owner == seat]

    def hero(self, seat: int) -> int:
        """The territory of a hero."""
        return self.g.hero_at[seat] + 1

    def sea(self, seat: int) -> int:
        """The sea of a drakkar."""
        return self.g.drakkar_at[seat] + 1

    def value(self, seat: int, attribute: str) -> int:
        """What an attribute counts."""
        value: int = self.game.observation(None)["values"][seat][ATTRIBUTES.index(attribute)]
        return value

    def token(self, seat: int, attribute: str) -> int:
        """Where an attribute's token stands."""
        return self.g.tokens[seat][ATTRIBUTES.index(attribute)]

    def wounds(self, seat: int) -> list[str]:
        """The attributes that are wounded."""
        return [ATTRIBUTES[attribute] for attribute in self.g.hurt_tokens(seat)]

    def runes(self, seat: int) -> list[str]:
        """The runes in a reserve."""
        return [RUNES[rune] for rune, n in enumerate(self.g.runes_of(seat)) for _ in range(n)]

    def supply(self, rune: str) -> int:
        """Runes of a type in the common stock."""
        return self.g.supply[RUNES.index(rune)]

    def priests(self, seat: int) -> tuple[int, int]:
        """Priests in the reserve, and in the supply."""
        return self.g.priests[seat], self.g.priests_left(seat)

    def sent(self, seat: int) -> list[str]:
        """The monuments with priests of a player."""
        names = [monument.id for monument in self.g.box.monuments]
        return [name for i, name in enumerate(names) for _ in range(self.g.sent[seat][i])]

    def allies(self, seat: int) -> list[str]:
        """The realms that a player is allied with."""
        return [realm.id for number, realm in enumerate(self.g.box.realms) if self.g.is_allied(seat, number)]

    def artifacts(self, seat: int) -> list[str]:
        return [
            artifact.id for artifact, holder in zip(self.g.box.artifacts, self.g.holders, strict=True) if holder == seat
        ]

    def exhausted(self, artifact: str) -> bool:
        return bool(self.g.exhausted[self._artifact(artifact)])

    def blessings(self, seat: int) -> list[str]:
        held: list[str] = self.game.observation(None)["blessings"][seat]
        return held

    def monster(self, word: str) -> int | None:
        """Where a monster or the boss is; 0: dead, None: not on the board."""
        prey = self._prey(word)
        place = self.g.boss_at if prey == BOSS else self.g.monster_at[prey]
        return 0 if place == DEAD else None if place == NOWHERE else place + 1

    def ring(self, monster: str) -> int | None:
        """Who controls a monster; None if it is neutral."""
        owner = self.g.rings[self._prey(monster)]
        return None if owner == NOBODY else owner

    def covered(self, word: str) -> dict[int, int]:
        """The wound slots of a monster or the boss that are covered, and by whom."""
        return {slot + 1: owner for slot, owner in enumerate(self.g.slots[self._prey(word)]) if owner != NOBODY}

    def level(self, monument: str) -> int:
        return self.g.levels[[each.id for each in self.g.box.monuments].index(monument)]

    def temples(self) -> list[int]:
        """The territories with a temple."""
        return [place + 1 for place, there in enumerate(self.g.temples) if there]

    def wheel(self, action: str) -> list[int]:
        """Whose markers lie on a space of the wheel, the top one last."""
        return list(self.g.wheel[ACTIONS.index(action)])

    def forge(self, territory: int) -> str | None:
        """The rune that lies on a forge; None if it is empty."""
        return RUNES[self.g.forges[territory - 1]] if self.g.forged[territory - 1] else None

    def turned(self) -> list[str]:
        """The requirement cards that lie face down."""
        cards = self.g.map.requirements
        return [card.id for card, turned in zip(cards, self.g.fulfilled, strict=True) if turned]


def at_phase(
    phase: str,
    *players: Player,
    seats: int = 0,
    turn: int = 0,
    options: Mapping[str, str] | None = None,
    content: Sequence[Pack] = (),
    **lay: Any,
) -> Table:
    """This phase ("prayer", "hero", "runes", "maneuver", "special") of a seat's turn begins; every seat has what the
    test says. Three players, if nothing else is said."""
    table = Table(seats or max(3, len(players)), content=content, **(options or {}))
    return table.lay(*players, turn=turn, phase=phase, **lay)


def at_battle(attacker: Player, defender: Player, territory: int, *others: Player, **lay: Any) -> Table:
    """The battle between seat 0, who attacks, and seat 1 begins: both have armies in this territory."""
    assert territory in attacker.armies, "the attacker has no army there"
    assert territory in defender.armies, "the defender has no army there"
    return at_phase("maneuver", attacker, defender, *others, **lay).answer(0, "done")


def at_hunt(
    hunter: Player,
    prey: str,
    *others: Player,
    hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    **lay: Any,
) -> Table:
    """Seat 0 hunts a monster, or the boss, in its hero's territory; the monster side holds these attack cards."""
    place = hunter.at or HOMES[0]
    where = {"boss": place} if prey == "loki" else {"monsters": {prey: place, **lay.pop("monsters", {})}}
    table = at_phase("special", hunter, *others, **{**lay, **where})
    table.act(0, "monsters", f"hunt:{prey}")
    return table.monster_holds(*hand, deck=deck) if hand else table
