"""Finds out by playing how much room the fields of a game need in its tensor."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from longhall.engine import driver
from longhall.engine.game import begin
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo, Options
from longhall.engine.rng import Stream
from longhall.engine.state import ARE_CARDS, OWNER, PUBLIC, SHAPES, in_one_row
from longhall.research.layout import (
    FORMAT,
    SHORT_PILE,
    Spec,
    frame_classes,
    is_pile,
    is_single,
    many,
    number,
    visible,
    word,
)

GLANCE: Final = 12  # games that are played when no layout is on file
THOROUGH: Final = 240  # games for a layout that is kept
LONGEST: Final = 64  # room that a list gets at the most
UNMET: Final = 15  # what a number could come to that never came about
EMPTY: Final = 4  # room for a list in which nothing ever was
STEPS: Final = 20_000  # answers after which a game is left


class Seen:
    """What values a field has had."""

    def __init__(self) -> None:
        self.met = False
        self.high = 0  # the largest number, whatever its sign
        self.words: set[str] = set()
        self.shortest = -1  # -1: it was no list
        self.longest = 0
        self.inside: Seen | None = None

    def add(self, value: Any) -> None:
        self.met = True
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, list | tuple | bytes):
            size = len(value)
            self.shortest = size if self.shortest < 0 else min(self.shortest, size)
            self.longest = max(self.longest, size)
            if self.inside is None:
                self.inside = Seen()
            for item in value:
                self.inside.add(item)
        else:
            self.high = max(self.high, abs(int(value)))

    def spec(self) -> Spec:
        if self.shortest >= 0:
            assert self.inside is not None
            if not self.longest:
                return many(EMPTY, False, number(scale_for(UNMET)))
            fixed = self.shortest == self.longest <= LONGEST
            return many(self.longest if fixed else roomy(self.longest), fixed, self.inside.spec())
        return word(sorted(self.words)) if self.words else number(scale_for(self.high))


def roomy(longest: int) -> int:
    """Room for lists that grow: a quarter more than was seen."""
    return min(LONGEST, longest + max(1, longest // 4))


def scale_for(high: int) -> int:
    """A power of two above all that was seen; flags stay as they are."""
    return 1 if high <= 1 else 1 << high.bit_length()


class Cards:
    """What has lain in the heaps of a field."""

    def __init__(self) -> None:
        self.heaps = 0
        self.longest = 0
        self.backs: set[str] = set()

    def add(self, heaps: list[list[int]], back_of: list[str]) -> None:
        self.heaps = max(self.heaps, len(heaps))
        for heap in heaps:
            self.longest = max(self.longest, len(heap))
            self.backs.update([back_of[card] for card in heap])


class Survey:
    """All that was seen of a game with so many seats."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        self.classes: list[tuple[str, type]] = [("", info.position), *frame_classes(info)]
        self.fields = {(owner, name): Seen() for owner, cls in self.classes for name in visible(cls, PUBLIC)}
        self.own = {(owner, name): Seen() for owner, cls in self.classes for name in visible(cls, OWNER)}
        self.cards = {(owner, name): Cards() for owner, cls in self.classes for name in visible(cls, *ARE_CARDS)}
        self.asks: set[str] = set()
        self.sealed = 0
        self.faces: dict[str, str] = {}  # the back of every face
        self.copies = 1  # of one face
        self.deck = 1

    def look(self, g: Position) -> None:
        """Take in a position."""
        self.look_at("", g, g)
        for frame in g.stack:
            self.look_at(type(frame).__name__, frame, g)
            for parts in frame.sealed:
                self.sealed = max(self.sealed, len(parts))
        self.asks.update(ask.name for ask in g.open_asks if ask.options)

    def look_at(self, owner: str, state: object, g: Position) -> None:
        shape = SHAPES[type(state)]
        for name, sees in shape.sees.items():
            value = getattr(state, name)
            if name in shape.reshaped:
                value = in_one_row(value)
            if (owner, name) in self.fields:
                self.fields[owner, name].add(value)
            elif (owner, name) in self.own:
                for item in value:
                    self.own[owner, name].add(item)
            elif (owner, name) in self.cards:
                self.cards[owner, name].add([value] if is_single(sees) else value, g.deck.back_of)

    def open(self, g: Position) -> None:
        """Take in the deck of a new game."""
        deck = g.deck
        self.faces.update(zip(deck.words, deck.backs, strict=True))
        self.copies = max([self.copies, *map(len, deck.with_face)])
        self.deck = max(self.deck, len(deck.faces))

    def look_at_the_rest(self) -> None:
        """Frames that never came about show at least of what type their fields are."""
        for owner, cls in self.classes:
            new = cls()
            for name in visible(cls, PUBLIC):
                seen = self.fields[owner, name]
                if not seen.met:
                    seen.add(getattr(new, name))
                    seen.high = UNMET

    def data(self) -> dict[str, Any]:
        """The layout, as it stands in a file."""
        self.look_at_the_rest()
        return {
            "fields": [[name, self.fields["", name].spec()] for name in visible(self.info.position, PUBLIC)],
            "frames": {
                owner: {
                    "steps": list(cls.STEPS),
                    "fields": [[name, self.fields[owner, name].spec()] for name in visible(cls, PUBLIC)],
                }
                for owner, cls in frame_classes(self.info)
            },
            "asks": sorted(self.asks),
            "sealed": max(1, self.sealed),
            "own": [[owner, name, seen.spec()] for (owner, name), seen in self.own.items()],
            "faces": self.faces,
            "copies": scale_for(self.copies),
            "deck": self.deck,
            "cards": [self.heaps(owner, name, found) for (owner, name), found in self.cards.items()],
        }

    def heaps(self, owner: str, name: str, found: Cards) -> dict[str, Any]:
        sees = SHAPES[dict(self.classes)[owner]].sees[name]
        order = 0
        if is_pile(sees):
            order = found.longest if found.longest <= SHORT_PILE else 1
        return {
            "frame": owner,
            "field": name,
            "single": is_single(sees),
            "room": found.heaps,
            "backs": sorted(found.backs),
            "order": order,
        }


def survey(info: GameInfo, seats: int, games: int) -> dict[str, Any]:
    """Play so many games with these seats, over all options, half of them by chance and half by habit."""
    found = Survey(info)
    chance = Stream(f"survey {info.id} {seats}")
    for game, options in enumerate(mixtures(info, seats, games, chance)):
        g = begin(info, seats, str(game), options)
        g.told = None
        found.open(g)
        for _ in range(STEPS):
            found.look(g)
            if g.over:
                break
            ask = next(ask for ask in g.open_asks if ask.options)
            if game % 2 and info.habit:
                option = info.habit(g, ask, chance)
            else:
                option = chance.pick([*ask.options, *ask.anytime])
            driver.answer(g, ask.seat, option)
    return found.data()


def mixtures(info: GameInfo, seats: int, games: int, chance: Stream) -> Iterable[Options]:
    """The options of each game: first those by default, then by chance."""
    yield info.resolve_options(seats, {})
    for _ in range(games - 1):
        mixture: Options = {}
        for choice in info.choices:
            mixture[choice.name] = chance.pick(choice.values_for(seats, mixture))
        yield mixture


def write_layouts(info: GameInfo, games: int = THOROUGH) -> Mapping[str, Any]:
    """The layouts of a game for every number of seats, as they are kept on file."""
    return {
        "format": FORMAT,
        "game": info.id,
        "seats": {str(seats): survey(info, seats, games) for seats in info.seats},
    }
