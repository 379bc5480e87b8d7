"""The board as typed rows: territories, seas, regions, and what depends on the number of players."""

from collections.abc import Sequence
from typing import Final

from longhall.engine.content import Content, Row

NOTHING: Final = -1
FAR: Final = 99  # the distance to what is not there


class Territory:
    """A territory; neighbours, seas and realms by their places."""

    def __init__(self, row: Row, regions: Sequence[str], realms: Sequence[str], monuments: Sequence[str]) -> None:
        self.number = row.integer("number", 1, 21)
        self.name = row.text("name")
        self.region = regions.index(row.word("region", regions))
        self.resistance = row.integer("resistance", 0, 9)
        symbols = row.words("symbols", ("monument", "city", "shrine", "forge"))
        self.city = "city" in symbols
        self.shrine = "shrine" in symbols
        self.forge = "forge" in symbols
        self.monument = monuments.index(row.word("monument", monuments)) if row.has("monument") else NOTHING
        self.adjacent = sorted([number - 1 for number in row.numbers("adjacent")])
        self.seas = sorted([number - 1 for number in row.numbers("seas")])
        self.realms = sorted([realms.index(realm) for realm in row.words("realms", realms)])
        self.yggdrasil = row.flag("yggdrasil")
        self.source = row.source()
        if ("monument" in symbols) != (self.monument >= 0):
            raise row.fail("lords_of_ragnarok:fault.monument")


class Sea:
    def __init__(self, row: Row) -> None:
        self.number = row.integer("number", 1, 6)
        self.name = row.text("name")
        self.territories = sorted([number - 1 for number in row.numbers("adjacent_territories")])
        self.adjacent = sorted([number - 1 for number in row.numbers("adjacent_seas")])


class Requirement:
    """A requirement of Ragnarok."""

    KINDS: Final = ("player_regions", "player_temples", "monsters_dead", "monument_level_max", "monument_levels_sum")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.players = row.numbers("players")
        check = Row(row.file, f"{row.kind}.check", row.table("check"), row.name, row.read)
        self.kind = check.word("kind", self.KINDS)
        self.n = check.integer("n", 1, 9)
        self.source = row.source()


class Map:
    """One side of the board, and what depends on the number of players."""

    def __init__(self, row: Row, content: Content, realms: Sequence[str], monuments: Sequence[str]) -> None:
        self.id = row.word("id")
        self.players = row.numbers("players")
        here = [each for each in content.many("map.toml", "region") if each.word("map") == self.id]
        self.region_ids = [each.word("id") for each in here]
        self.region_names = [each.text("name") for each in here]
        self.territories = [
            Territory(each, self.region_ids, realms, monuments)
            for each in content.many("map.toml", "territory")
            if each.word("map") == self.id
        ]
        self.seas = [Sea(each) for each in content.many("map.toml", "sea") if each.word("map") == self.id]
        self._check(row)
        count = range(len(self.territories))
        self.regions = [[t for t in count if self.territories[t].region == r] for r in range(len(self.region_ids))]
        self.ring = [place for place in count if self.territories[place].yggdrasil]
        self.reach = [  # for each sea, where a player whose drakkar is there can go from each territory
            [
                sorted({*territory.adjacent, *(sea.territories if place in sea.territories else ())} - {place})
                for place, territory in enumerate(self.territories)
            ]
            for sea in self.seas
        ]
        self.distances = [self._distances(place) for place in count]  # by land, from each territory to each
        constants = content.one("table.toml", "constants")
        self.gothi_temples = self._of(constants, "gothi_temples")
        self.kills = self._of(constants, "slayer_kills_to_hunt_boss")
        self.events = self._of(constants, "event_numbers_max")
        self.forges = self._of(constants, "forges_used")
        track = next(each for each in content.many("table.toml", "temple_track") if each.word("id") == self.id)
        self.temples = track.integer("spaces", 1, 9)
        self.drafts = {each.word("side"): each.numbers("draft_on") for each in track.rows("sides")}
        # LR-SETUP-12, LR-2P-04
        cards = [Requirement(each) for each in content.many("table.toml", "requirement_card")]
        self.requirements = [card for card in cards if card.players == self.players]

    def _distances(self, start: int) -> list[int]:
        """How many steps by land each territory is away."""
        away = [FAR for _ in self.territories]
        edge, steps = [start], 0
        while edge:
            for place in edge:
                away[place] = steps
            steps += 1
            edge = sorted({other for place in edge for other in self.territories[place].adjacent if away[other] == FAR})
        return away

    def _of(self, row: Row, field: str) -> int:
        """A number that depends on the side of the board."""
        return Row(row.file, f"{row.kind}.{field}", row.table(field), row.name, row.read).integer(self.id, 1, 99)

    def _check(self, row: Row) -> None:
        """Numbers run from 1, and borders go both ways."""
        count = len(self.territories)
        if [each.number for each in self.territories] != list(range(1, count + 1)):
            raise row.fail("lords_of_ragnarok:fault.numbers")
        for place, territory in enumerate(self.territories):
            for other in territory.adjacent:
                if not 0 <= other < count or place not in self.territories[other].adjacent:
                    raise row.fail("lords_of_ragnarok:fault.border", territory=territory.number)
            for sea in territory.seas:
                if not 0 <= sea < len(self.seas) or place not in self.seas[sea].territories:
                    raise row.fail("lords_of_ragnarok:fault.border", territory=territory.number)
