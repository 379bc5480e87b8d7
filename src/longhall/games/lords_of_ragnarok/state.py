"""The small questions that all rules ask of the table; what lies on it is in fields.py."""

from typing import Final

from longhall.engine.state import added, replaced_at
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.fields import NOBODY as NOBODY
from longhall.games.lords_of_ragnarok.fields import NOWHERE as NOWHERE
from longhall.games.lords_of_ragnarok.fields import Fields

CARDS: Final = 0  # the streams
DICE: Final = 1
BOARD: Final = 2
HEROES: Final = 3
SURTUR: Final = 4
DEAD: Final = -2  # where a killed monster is
BOX: Final = -2  # who holds an artifact that went back into the box
AUTHORITY: Final = 0  # the attributes
POWER: Final = 1
WISDOM: Final = 2
TOKENS: Final = 3  # attribute tokens of a hero
RUNES: Final = 3  # types of runes
BOSS: Final = 6  # the prey of a hunt after the six monsters
BUILD_MONUMENT: Final = 6  # the special action after the six of the wheel


class LordsOfRagnarok(Fields):
    """The table, as rules see it."""

    # Seats

    def clockwise(self, first: int) -> list[int]:
        """All seats from this one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def others_first(self) -> list[int]:
        """All seats clockwise from the left of the active player, who is last (LR-WHEEL-05)."""
        return self.clockwise(self.turn + 1)

    def is_follower(self, seat: int) -> bool:
        """Do the rules themselves play this seat?"""
        return self.followers[seat] >= 0

    def follower_seats(self) -> list[int]:
        """The seats that the rules play."""
        return [seat for seat, follower in enumerate(self.followers) if follower >= 0]

    def people(self) -> list[int]:
        """The seats of persons (LS-DEF-01)."""
        return [seat for seat, follower in enumerate(self.followers) if follower < 0]

    def eyes(self, seat: int) -> int:
        """The eyes of one seat; a Follower has none: nobody sees what it holds (LS-SETUP-13, LS-ENGINE-04)."""
        return 0 if self.followers[seat] >= 0 else 1 << seat

    def stash(self, seat: int) -> int:
        """How many blessings and artifacts lie under a Follower's board (LS-DEF-08)."""
        return len(self.blessings[seat]) + self.holders.count(seat) if self.followers[seat] >= 0 else 0

    # Attributes

    def value(self, seat: int, attribute: int) -> int:
        """What an attribute counts: where its token stands, or 2 when it is wounded (LR-WOUND-02)."""
        place = seat * TOKENS + attribute
        return self.box.constants.wounded_value if self.wounds[place] else self.tokens[place]

    def unhurt_tokens(self, seat: int) -> list[int]:
        """The attributes whose tokens are not wounded."""
        row = seat * TOKENS
        return [attribute for attribute in range(TOKENS) if not self.wounds[row + attribute]]

    def hurt_tokens(self, seat: int) -> list[int]:
        row = seat * TOKENS
        return [attribute for attribute in range(TOKENS) if self.wounds[row + attribute]]

    # Armies

    def armies_of(self, seat: int) -> list[int]:
        """The armies of a player on the board."""
        first = seat * ARMIES
        return [army for army in range(first, first + ARMIES) if self.army_at[army] >= 0]

    def armies_at(self, seat: int, territory: int) -> list[int]:
        """A player's armies in a territory."""
        first = seat * ARMIES
        return [army for army in range(first, first + ARMIES) if self.army_at[army] == territory]

    def all_armies_at(self, territory: int) -> list[int]:
        """All armies in a territory."""
        return [army for army, place in enumerate(self.army_at) if place == territory]

    def reserve_army(self, seat: int) -> int:
        """An army in the reserve; -1 if there is none."""
        first = seat * ARMIES
        for army in range(first, first + ARMIES):
            if self.army_at[army] < 0:
                return army
        return -1

    def total(self, seat: int, territory: int) -> int:
        """The total strength of a player's armies in a territory."""
        first = seat * ARMIES
        return sum([self.strengths[army] for army in range(first, first + ARMIES) if self.army_at[army] == territory])

    def owners_at(self, territory: int) -> list[int]:
        """The players who have armies in a territory."""
        return sorted({army // ARMIES for army, place in enumerate(self.army_at) if place == territory})

    def place_army(self, army: int, territory: int) -> None:
        self.army_at = replaced_at(self.army_at, army, territory)

    def strengthen(self, army: int, n: int) -> None:
        """An army grows, to 6 at most (LR-ARMY-01)."""
        grown = min(self.strengths[army] + n, self.box.constants.army_max)
        self.strengths = replaced_at(self.strengths, army, grown)

    # The board

    def regions_of(self, seat: int) -> int:
        """How many regions a player controls whole (LR-VICTORY-07)."""
        control = self.control
        return sum([all(control[place] == seat for place in region) for region in self.map.regions])

    def temples_of(self, seat: int) -> int:
        """How many territories with a temple a player controls, whoever built it (LR-TEMPLE-06)."""
        return sum([1 for place, owner in enumerate(self.control) if owner == seat and self.temples[place]])

    def kills(self, seat: int) -> int:
        """Miniatures and slayer tokens (LR-MONSTER-18)."""
        return self.minis[seat] + self.slayers[seat]

    def around_yggdrasil(self, seat: int) -> int:
        """How many territories next to Yggdrasil a player controls (LR-RAGNAROK-05)."""
        return sum([self.control[place] == seat for place in self.map.ring])

    def next_to(self, seat: int, territory: int) -> list[int]:
        """Where a player's hero and armies can go from a territory: by land, and by the drakkar (LR-SEA-02)."""
        sea = self.drakkar_at[seat]
        return self.map.reach[sea][territory] if sea >= 0 else self.map.territories[territory].adjacent

    def shores(self, seat: int) -> list[int]:
        """The territories next to the sea of a player's drakkar."""
        return self.map.seas[self.drakkar_at[seat]].territories

    def monsters_at(self, territory: int) -> list[int]:
        return [monster for monster, place in enumerate(self.monster_at) if place == territory]

    def heroes_at(self, territory: int) -> list[int]:
        """The players whose heroes are in a territory."""
        return [seat for seat, place in enumerate(self.hero_at) if place == territory]

    def is_allied(self, seat: int, realm: int) -> bool:
        return self.allies[seat * len(self.box.realms) + realm] == 1

    # Runes

    def runes_of(self, seat: int) -> list[int]:
        """How many runes of each type a player has."""
        return self.runes[seat * RUNES : (seat + 1) * RUNES]

    def take_rune(self, seat: int, rune: int) -> None:
        """From the supply into the reserve."""
        self.supply = added(self.supply, rune, -1)
        self.runes = added(self.runes, seat * RUNES + rune, 1)

    def drop_rune(self, seat: int, rune: int) -> None:
        """From the reserve into the supply (LR-LIMIT-04)."""
        self.supply = added(self.supply, rune, 1)
        self.runes = added(self.runes, seat * RUNES + rune, -1)

    def priests_left(self, seat: int) -> int:
        """Priests in the supply."""
        monuments = len(self.levels)
        out = sum(self.sent[seat * monuments : (seat + 1) * monuments])
        return self.box.constants.priests - self.priests[seat] - out

    # Cards that copies share until they change

    def own_attacks(self) -> None:
        self.attack, self.attack_hand = self.attack[:], self.attack_hand[:]
        self.attack_discards = self.attack_discards[:]

    def own_blessings(self) -> None:
        self.blessing, self.offer = self.blessing[:], self.offer[:]
        self.blessing_discards = self.blessing_discards[:]
        self.blessings = [cards[:] for cards in self.blessings]

    def own_events(self) -> None:
        self.event, self.event_discards = self.event[:], self.event_discards[:]

    def own_actions(self) -> None:
        self.rows = [cards[:] for cards in self.rows]
        self.action_decks = [cards[:] for cards in self.action_decks]
        self.actions_out = self.actions_out[:]

    # Words

    def place(self, territory: int) -> str:
        """A territory as options and events write it: its number."""
        return str(territory + 1)

    def army_word(self, army: int) -> str:
        """An army as options and events write it: its territory and its strength."""
        return f"{self.army_at[army] + 1}.{self.strengths[army]}"
