"""Tables with Followers of Surtur: people sit at the first seats, Followers at the last ones.

With one person and one Follower the small side of the board is used, else the large one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from longhall.engine.rng import number
from longhall.engine.state import replaced_at
from longhall.games.lords_of_ragnarok.automaton.turn import FollowerTurn
from longhall.games.lords_of_ragnarok.content.followers import CorruptedHero
from longhall.games.lords_of_ragnarok.rules.game import WholeGame
from longhall.games.lords_of_ragnarok.rules.turn import Turn
from longhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, SURTUR
from tests.lords_of_ragnarok.play import RUNES, Player, Table

YOU, SURTURS = 0, 1  # the seats of a solo game
ROWS = (
    ("basic_a1", "basic_a2", "basic_a3"),
    ("basic_b1", "basic_b2", "basic_b3"),
    ("basic_c1", "basic_c2", "basic_c3"),
)
# The deck, if the test names no other: the first two of these that are not laid elsewhere.
DECK = ("gothi_7", "jarl_8", "slayer_6", "gothi_1", "jarl_4", "slayer_2", "gothi_4", "jarl_9")


@dataclass
class Follower(Player):
    """What a Follower has when the test begins; its hero is the corrupted one, and works."""

    hero: str = "ragnar"
    row: Sequence[str] = ()  # the action cards from left to right
    deck: Sequence[str] = ()  # its whole action deck, the next card first
    stash: int = 0  # so many blessings under its board


class Solo(Table):
    """A game with Followers under test."""

    players: Sequence[Player] = ()

    # Looking

    def desolate(self) -> list[int]:
        """The territories with a Desolation token."""
        return [place + 1 for place, there in enumerate(self.g.desolate) if there]

    def row(self, seat: int = SURTURS) -> list[str]:
        """The action cards of a Follower from left to right, as everybody sees them."""
        row: list[str] = self.observation()["rows"][seat]
        return row

    def decided(self, rule: str) -> dict[str, Any]:
        """The last decision of a Follower by this rule, as everybody was told."""
        found = [e["args"] for e in self.game.events(0, None) if e["args"].get("rule") == rule]
        assert found, f"nothing was decided by {rule}"
        return dict(found[-1])

    def all_decided(self, rule: str) -> list[dict[str, Any]]:
        return [dict(e["args"]) for e in self.game.events(0, None) if e["args"].get("rule") == rule]

    def happened(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all events of a key, in order."""
        return [dict(e["args"]) for e in self.game.events(0, None) if e["key"] == key]

    def cards(self, seat: int = SURTURS) -> int:
        """How many combat cards a Follower holds."""
        return len(self.observation()["hands"][seat])

    def stash(self, seat: int = SURTURS) -> int:
        shown: int = self.observation()["stash"][seat]
        return shown

    def tile(self, seat: int = SURTURS) -> CorruptedHero:
        return self.g.box.surtur.heroes[self.g.followers[seat]]

    # Laying the table

    def lay_with(
        self,
        *players: Player,
        desolation: Sequence[int] = (),
        desolated: int = 0,
        judge: int = NOBODY,
        selected: int = 1,
        challenges: Sequence[str] = (),
        dice: Sequence[str] = (),
        **lay: Any,
    ) -> Self:
        """As `lay`, and besides: `desolation` has the territories with tokens, `desolated` says how many of them were
        placed since the last turn of a person, `selected` is the place of the selected card, from 1, and `dice` are
        the next rolls of the monster die."""
        g = self.g
        if dice:
            self.rig_die(*dice)
        self.players = players
        g.desolate = tuple([int(place + 1 in desolation) for place in range(len(g.control))])
        g.desolated, g.judge, g.selected = desolated, judge, selected - 1
        g.challenges = tuple([int(challenge.id in challenges) for challenge in g.box.surtur.challenges])
        return self.lay(*players, **lay)

    def _clear(self) -> None:
        super()._clear()
        g = self.g
        g.battle_deck = []
        for pile in (*g.rows, *g.action_decks):
            g.actions_out = [*g.actions_out, *pile]
        g.rows, g.action_decks = [[] for _ in g.rows], [[] for _ in g.action_decks]
        followers = [seat for seat in range(g.seats) if g.is_follower(seat)]
        people = [seat for seat in range(g.seats) if not g.is_follower(seat)]
        g.order = (*followers, *people)

    def _lay_player(self, seat: int, player: Player) -> None:
        if not isinstance(player, Follower):
            super()._lay_player(seat, player)
            return
        g = self.g
        number_ = [hero.id for hero in g.box.surtur.heroes].index(player.hero)
        g.followers = (*g.followers[:seat], number_, *g.followers[seat + 1 :])
        g.drakkar_at = replaced_at(g.drakkar_at, seat, NOWHERE)
        blessings = [g.word(card) for card in g.blessing[: player.stash]]
        plain = Player(**{**{name: getattr(player, name) for name in Player.__dataclass_fields__}, "hero": ""})
        plain.blessings = [*player.blessings, *blessings]
        super()._lay_player(seat, plain)
        g.heroes = replaced_at(g.heroes, seat, g.box.surtur.heroes[number_].hero)
        place = g.order.index(seat)
        for word in player.row or ROWS[place]:
            self._fetch(word, g.rows[seat], [g.actions_out])
        left = [word for word in DECK if any(g.word(card) == word for card in g.actions_out)]
        for word in reversed(player.deck or left[:2]):
            self._fetch(word, g.action_decks[seat], [g.actions_out])

    def _lay_powers(self, seat: int, player: Player) -> None:
        """A Follower has its cards without their texts."""
        if seat in self.g.people():
            super()._lay_powers(seat, player)
            return
        for word in player.artifacts:
            self.g.holders = replaced_at(self.g.holders, self._artifact(word), seat)
        for word in player.blessings:
            self._fetch(word, self.g.blessings[seat], [self.g.blessing])

    def _lay_turn(self, turn: int, phase: str) -> None:
        """A step of a Follower's turn alone, or its whole turn ("turn"); then the next in order goes on."""
        g = self.g
        self.game.log.clear()
        g.told = self.game.log
        if not g.is_follower(turn):
            super()._lay_turn(turn, phase)
            self._next_after(turn)
            g.selected = -1
            return
        whole, now = WholeGame(), FollowerTurn(turn)
        whole.step = WholeGame.STEPS.index("last" if g.doomer != NOBODY else "turn")
        whole.left = 0
        g.turn, g.phase = turn, "follower"
        g.held = tuple([place for place, owner in enumerate(g.control) if owner == turn])
        g.stack = []
        g.push(whole)
        self._next_after(turn)
        if phase == "turn":
            self._rig(g.selected + 1)
            g.selected = -1
            g.push(now)
        else:
            getattr(now, f"do_{phase}")(g)

    def _begin(self) -> Self:
        """Go on; what Followers do until a person is asked is told, too."""
        self.g.told = self.game.log
        super()._begin()
        self.g.told = None
        return self

    def _next_after(self, turn: int) -> None:
        whole = self.g.stack[0]
        assert isinstance(whole, WholeGame)
        whole.next = (self.g.order.index(turn) + 1) % self.g.seats

    def _rig(self, face: int) -> None:
        """The next roll of Surtur's die."""
        g = self.g
        die = g.box.surtur.die
        while die[number(g.keys[SURTUR], g.counters[SURTUR]) % len(die)] != face:
            g.counters[SURTUR] += 1

    def _own_cards(self, seat: int) -> list[int]:
        """Nobody knows what Followers hold."""
        own = super()._own_cards(seat)
        return [card for card in own if card not in self.g.hands[seat]] if self.g.is_follower(seat) else own

    def _open_cards(self) -> list[int]:
        """What lies in their rows is open."""
        return super()._open_cards() + [card for row in self.g.rows for card in row]


def solo(*players: Player, **options: Any) -> Solo:
    """A table for these players: Followers come last."""
    followers = [player for player in players if isinstance(player, Follower)]
    return Solo(len(players), followers=str(len(followers)), **options)


def follower_step(
    step: str, *players: Player, turn: int = 0, options: Mapping[str, str] | None = None, **lay: Any
) -> Solo:
    """One step of the first Follower's turn, or of seat `turn`'s: "prayer", "hero", "runes", "maneuver", "special",
    "benefit", "cleanup", or the whole "turn". Then it is the next one's turn."""
    first = next(seat for seat, player in enumerate(players) if isinstance(player, Follower))
    return solo(*players, **(options or {})).lay_with(*players, turn=turn or first, phase=step, **lay)


def person_phase(phase: str, *players: Player, options: Mapping[str, str] | None = None, **lay: Any) -> Solo:
    """A phase of the first person's turn."""
    assert phase in Turn.STEPS
    return solo(*players, **(options or {})).lay_with(*players, phase=phase, **lay)


def runes(n: int) -> list[str]:
    """So many runes, of all types in turn."""
    return [RUNES[i % 3] for i in range(n)]
