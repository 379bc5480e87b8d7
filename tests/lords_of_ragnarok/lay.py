"""Laying the table of Lords of Ragnarok for a test, as it is wanted there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

import longhall
from longhall.engine.packs import Pack
from longhall.engine.state import added, added_in, replaced_at, replaced_in
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, ARMIES
from longhall.games.lords_of_ragnarok.position import LordsOfRagnarokPosition
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import Fight
from longhall.games.lords_of_ragnarok.rules.game import WholeGame
from longhall.games.lords_of_ragnarok.rules.turn import Turn
from longhall.games.lords_of_ragnarok.state import BOX, DEAD, NOBODY, NOWHERE
from tests.playing import Playing

HOMES = (3, 9, 11, 18)  # where the heroes are and the drakkars lie, unless a test says otherwise
SEAS = (1, 2, 3, 5)
BOSS_HOME = 14
HEROES = ("ragnar", "aslaug", "snorri", "lagertha")
ATTRIBUTES = ("authority", "power", "wisdom")
RUNES = ("uruz", "othala", "algiz")
LARGE_FORGES = {1: "uruz", 6: "uruz", 10: "othala", 12: "othala", 16: "algiz", 19: "algiz"}
SMALL_FORGES = {1: "uruz", 6: "othala", 10: "algiz", 16: "uruz"}


@dataclass
class Player:
    """What a player has when the test begins."""

    hero: str = ""  # its ability works only if the test names it
    at: int = 0  # the territory of the hero
    sea: int = 0  # where the drakkar lies
    armies: Mapping[int, Sequence[int]] = field(default_factory=dict)  # {territory: strengths}
    control: Sequence[int] = ()
    runes: Sequence[str] = ()
    hand: Sequence[str] = ()  # combat cards
    priests: int = 0  # in the reserve; all others are in the supply
    sent: Sequence[str] = ()  # monuments with a priest, once for each
    attributes: tuple[int, int, int] = (2, 2, 2)  # authority, power, wisdom
    wounds: Sequence[str] = ()  # attributes whose token is turned
    allies: Sequence[str] = ()  # realms
    artifacts: Sequence[str] = ()
    exhausted: Sequence[str] = ()  # artifacts of its own that are turned
    blessings: Sequence[str] = ()
    kills: Sequence[str] = ()  # monsters whose miniature it has
    slayers: int = 0  # slayer tokens
    rings: Sequence[str] = ()  # monsters that it controls


class LaidTable(Playing):
    """A game in any position."""

    QUIET = ("done", "no", "action:prepare")

    def __init__(self, seats: int = 3, seed: str = "test", content: Sequence[Pack] = (), **options: str) -> None:
        self.game = longhall.new("lords_of_ragnarok", seats, seed, options, content)

    @property
    def g(self) -> LordsOfRagnarokPosition:
        """The true position: tests may look, and lay the table before they play."""
        position: LordsOfRagnarokPosition = self.game.position
        return position

    def lay(
        self,
        *players: Player,
        turn: int = 0,
        phase: str = "prayer",
        monsters: Mapping[str, int] | None = None,
        covered: Mapping[str, Mapping[int, int]] | None = None,
        boss: int = BOSS_HOME,
        tops: Sequence[str] = ("garm", "draugr", "grendel"),
        wheel: Mapping[str, Sequence[int]] | None = None,
        levels: Mapping[str, int] | None = None,
        temples: Sequence[int] = (),
        forges: Mapping[int, str] | None = None,
        empty: Sequence[int] = (),
        turned: Sequence[str] = (),
        combat: Sequence[str] = (),
        combat_discards: Sequence[str] = (),
        blessing: Sequence[str] = (),
        event: Sequence[str] = (),
        doomer: int = NOBODY,
        last_turns: Sequence[int] = (),
    ) -> Self:
        """Give each seat what it should have, and begin this phase of a seat's turn. Monsters that are not named are
        not on the board; `covered` has the wound slots with their owners; `empty` are forges without their rune;
        `combat`, `blessing` and `event` are the next cards of these decks."""
        g = self.g
        self._clear()
        self._lay_board(wheel or {}, levels or {}, temples, turned)
        self._lay_monsters(monsters or {}, covered or {}, boss, tops)
        for seat, player in enumerate([*players, *(Player() for _ in range(g.seats - len(players)))]):
            self._lay_player(seat, player)
        self._lay_forges(forges or {}, empty)
        for word in combat_discards:
            self._fetch(word, g.combat_discards, [g.combat])
        for words, pile, away in (
            (combat, g.combat, g.combat_discards),
            (blessing, g.blessing, g.blessing_discards),
            (event, g.event, g.event_discards),
        ):
            for word in reversed(words):
                self._fetch(word, pile, [pile, away])
        self._know_again()
        g.doomer, g.last_turns = doomer, tuple(last_turns)
        self._lay_turn(turn, phase)
        self._begin()
        assert not g.faults(), g.faults()
        return self

    def lay_out(self, pile: str, *words: str) -> Self:
        """A deck ("combat", "blessing", "event") has these cards alone, the next first; all others are out of play."""
        g = self.g
        cards: list[int] = getattr(g, pile)
        discards: list[int] = getattr(g, f"{pile}_discards")
        cards += discards
        discards.clear()
        wanted: list[int] = []
        for word in words:
            self._fetch(word, wanted, [cards])
        cards[:] = wanted[::-1]
        self._know_again()
        return self._begin()

    def used_up(self, pile: str) -> Self:
        """All cards of a deck ("combat", "blessing", "event") lie in its discards."""
        getattr(self.g, f"{pile}_discards").extend(getattr(self.g, pile))
        getattr(self.g, pile).clear()
        self._know_again()
        return self._begin()

    def _clear(self) -> None:
        """Everything back: cards into their decks, pieces off the board."""
        g = self.g
        seats = range(g.seats)
        for back in ("combat", "attack", "blessing", "event"):
            pile: list[int] = getattr(g, back)
            for heap in [getattr(g, f"{back}_discards")]:
                pile += heap
                heap.clear()
        for hand in g.hands:
            g.combat += hand
            hand.clear()
        for own in g.blessings:
            g.blessing += own
            own.clear()
        g.begin_hooks()
        g.heroes = tuple([[hero.id for hero in g.box.heroes].index(HEROES[seat]) for seat in seats])
        g.origins = tuple(seats)
        g.army_at, g.strengths = (
            (NOWHERE,) * (g.seats * ARMIES),
            (0,) * (g.seats * ARMIES),
        )
        g.runes = ((0,) * 3,) * g.seats
        g.allies = ((0,) * len(g.box.realms),) * g.seats
        g.priests, g.sent = (0,) * g.seats, ((0,) * 3,) * g.seats
        g.tokens, g.wounds = ((2,) * 3,) * g.seats, ((0,) * 3,) * g.seats
        g.hero_at, g.drakkar_at = (
            tuple([place - 1 for place in HOMES[: g.seats]]),
            tuple([sea - 1 for sea in SEAS[: g.seats]]),
        )
        g.minis, g.slayers = (0,) * g.seats, (0,) * g.seats
        g.control = (NOBODY,) * len(g.control)
        g.spent, g.activated, g.first = (), (), 0

    def _lay_board(
        self,
        wheel: Mapping[str, Sequence[int]],
        levels: Mapping[str, int],
        temples: Sequence[int],
        turned: Sequence[str],
    ) -> None:
        g = self.g
        g.wheel = tuple([tuple(wheel.get(action, ())) for action in ACTIONS[:-1]])
        g.levels = tuple([levels.get(monument.id, 0) for monument in g.box.monuments])
        g.temples = tuple([int(place + 1 in temples) for place in range(len(g.control))])
        g.built = len(temples)
        g.fulfilled = tuple([int(card.id in turned) for card in g.map.requirements])

    def _lay_forges(self, forges: Mapping[int, str], empty: Sequence[int]) -> None:
        g = self.g
        kinds = {**(SMALL_FORGES if g.seats == 2 else LARGE_FORGES), **forges}
        places = range(1, len(g.control) + 1)
        g.forges = tuple([RUNES.index(kinds[place]) if place in kinds else NOBODY for place in places])
        g.forged = tuple([int(place in kinds and place not in empty) for place in places])
        for rune, count in enumerate(g.box.rune_counts):
            held = sum(row[rune] for row in g.runes)
            lying = sum(1 for of, there in zip(g.forges, g.forged, strict=True) if of == rune and there)
            g.supply = (*g.supply[:rune], count - held - lying, *g.supply[rune + 1 :])

    def _lay_monsters(
        self,
        monsters: Mapping[str, int],
        covered: Mapping[str, Mapping[int, int]],
        boss: int,
        tops: Sequence[str],
    ) -> None:
        g = self.g
        g.monster_at = tuple([monsters.get(monster.id, 0) - 1 for monster in g.box.monsters])
        g.rings = (NOBODY,) * len(g.rings)
        g.boss_at = boss - 1
        g.tops = tuple([self._prey(word) for word in tops])
        g.slots = tuple(
            [
                tuple([covered.get(g.box.prey_word(prey), {}).get(slot + 1, NOBODY) for slot in range(len(slots))])
                for prey, slots in enumerate(g.slots)
            ]
        )
        g.holders, g.exhausted = (NOBODY,) * len(g.holders), (0,) * len(g.exhausted)

    def _lay_player(self, seat: int, player: Player) -> None:
        g = self.g
        if player.hero:
            g.heroes = replaced_at(g.heroes, seat, [hero.id for hero in g.box.heroes].index(player.hero))
            g.enter_play(g.box.heroes[g.heroes[seat]].word, seat)
        if player.at:
            g.hero_at = replaced_at(g.hero_at, seat, player.at - 1)
        if player.sea:
            g.drakkar_at = replaced_at(g.drakkar_at, seat, player.sea - 1)
        for territory in player.control:
            g.control = replaced_at(g.control, territory - 1, seat)
        for territory, strengths in player.armies.items():
            for strength in strengths:
                army = g.reserve_army(seat)
                assert army >= 0, "there are 6 armies"
                g.army_at = replaced_at(g.army_at, army, territory - 1)
                g.strengths = replaced_at(g.strengths, army, strength)
        for word in player.runes:
            g.runes = added_in(g.runes, seat, RUNES.index(word), 1)
        for word in player.hand:
            self._fetch(word, g.hands[seat], [g.combat])
        g.priests = replaced_at(g.priests, seat, player.priests)
        g.slayers = replaced_at(g.slayers, seat, player.slayers)
        for word in player.sent:
            g.sent = added_in(g.sent, seat, [monument.id for monument in g.box.monuments].index(word), 1)
        g.tokens = replaced_at(g.tokens, seat, tuple(player.attributes))
        for word in player.wounds:
            g.wounds = replaced_in(g.wounds, seat, ATTRIBUTES.index(word), 1)
        for word in player.allies:
            realms = [realm.id for realm in g.box.realms]
            g.allies = replaced_in(g.allies, seat, realms.index(word), 1)
        self._lay_powers(seat, player)
        for word in player.kills:
            g.monster_at = replaced_at(g.monster_at, self._prey(word), DEAD)
            g.minis = added(g.minis, seat, 1)
            artifact = g.box.monsters[self._prey(word)].artifact
            g.holders = replaced_at(g.holders, artifact, BOX if g.holders[artifact] == NOBODY else g.holders[artifact])
        for word in player.rings:
            assert g.monster_at[self._prey(word)] >= 0, f"{word} is not on the board"
            g.rings = replaced_at(g.rings, self._prey(word), seat)

    def _lay_powers(self, seat: int, player: Player) -> None:
        g = self.g
        for word in player.artifacts:
            g.holders = replaced_at(g.holders, self._artifact(word), seat)
            g.exhausted = replaced_at(g.exhausted, self._artifact(word), int(word in player.exhausted))
            g.enter_play(f"artifact.{word}", seat)
        for word in player.blessings:
            self._fetch(word, g.blessings[seat], [g.blessing])
            g.enter_play(f"blessing.{word}", seat)

    def _lay_turn(self, turn: int, phase: str) -> None:
        """The frames of a turn in progress."""
        g = self.g
        whole, now = WholeGame(), Turn(turn)
        whole.step = WholeGame.STEPS.index("last" if g.doomer != NOBODY else "turn")
        whole.next, whole.left = (turn + 1) % g.seats, 0
        now.step = Turn.STEPS.index(phase)
        g.turn, g.phase = turn, phase
        g.stack = []
        g.push(whole)
        g.push(now)

    @property
    def hunt(self) -> Chase | None:
        """The hunt in progress."""
        return self.g.in_progress(Chase)

    @property
    def place_of_battle(self) -> int:
        """The territory of the battle in progress, from 0."""
        return self.g.inner(Fight).place

    @property
    def monster_side(self) -> int:
        """Who plays the attack cards of the hunt in progress."""
        return self.g.inner(Chase).monster_side

    @property
    def fighters(self) -> tuple[int, int]:
        """The attacker and the defender of the battle in progress."""
        fight = self.g.inner(Fight)
        return fight.attacker, fight.defender

    def _own_cards(self, seat: int) -> list[int]:
        g = self.g
        hunt = self.hunt
        return g.hands[seat] + (g.attack_hand if hunt is not None and hunt.monster_side == seat else [])

    def _open_cards(self) -> list[int]:
        g = self.g
        discards = (g.combat_discards, g.attack_discards, g.blessing_discards, g.event_discards)
        return [card for heap in (*g.blessings, *g.played, g.offer, *discards) for card in heap]

    def _prey(self, word: str) -> int:
        return [*(monster.id for monster in self.g.box.monsters), self.g.box.boss.id].index(word)

    def _artifact(self, word: str) -> int:
        return [artifact.id for artifact in self.g.box.artifacts].index(word)
