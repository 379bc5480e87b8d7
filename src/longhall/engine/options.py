"""What a seat is asked and what it can answer.

An option is a verb and at most one argument, so that every game has a finite vocabulary. Each option is one object
with a stable, readable `key` and a `code`, its place in the vocabulary.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

Role = Literal["do", "done", "decline"]
DO: Final = "do"  # a row of the list
DONE: Final = "done"  # ends a choice of several parts
DECLINE: Final = "decline"  # pass, no, stop, take none

Value = int | str | list[str] | list[int]
RESERVED = ("undo", "given", "shut")  # the journal uses them
About = tuple[tuple[str, Value], ...]


class Option:
    """One possible answer; compare by identity."""

    def __init__(self, key: str, verb: str, kind: str, arg: int, word: str, code: int, role: Role = DO) -> None:
        self.key: Final = key  # "attack:2"
        self.verb: Final = verb  # "attack"
        self.kind: Final = kind  # what the argument points at: "seat"; "" without one
        self.arg: Final = arg  # the argument's place in its domain
        self.word: Final = word  # the argument as it is written: "2"
        self.code: Final = code  # its place in the vocabulary
        self.role: Final = role  # what it does to its question, for faces

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Group:
    """Options that stand together in a list under a heading, `group.<id>` in the catalogue. The heading says what the
    first verb does, so that its rows need to name the thing alone."""

    def __init__(self, id: str, stamp: str, *verbs: str) -> None:
        self.id: Final = id
        self.stamp: Final = stamp  # the picture before the heading
        self.verbs: Final = verbs


class Vocabulary:
    """Every option of a game, in a fixed order; new ones are only ever appended."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.by_key: dict[str, Option] = {}
        self.by_verb: dict[str, list[Option]] = {}

    def one(self, verb: str, role: Role = DO) -> Option:
        """An option without an argument."""
        return self._add(verb, verb, "", 0, "", role)

    def each(self, verb: str, kind: str, words: Iterable[object]) -> list[Option]:
        """An option for every word of a domain; the n-th has argument n."""
        return [self._add(f"{verb}:{word}", verb, kind, arg, str(word)) for arg, word in enumerate(words)]

    def renamed(self, old: str, new: str) -> None:
        """Let the old key of an option stand for it in journals and saves."""
        if old in self.by_key:
            raise ValueError(f"option {old} is still there")
        self.by_key[old] = self.by_key[new]

    def _add(self, key: str, verb: str, kind: str, arg: int, word: str, role: Role = DO) -> Option:
        if key in self.by_key:
            raise ValueError(f"option {key} is there twice")
        if key in RESERVED:
            raise ValueError(f"no option can be called {key}")
        option = Option(key, verb, kind, arg, word, len(self.options), role)
        self.options.append(option)
        self.by_verb.setdefault(verb, []).append(option)
        self.by_key[key] = option
        return option


class Ask:
    """An open question to one seat. It never changes; copies of a position share it."""

    def __init__(
        self,
        seat: int,
        name: str,
        options: Sequence[Option],
        about: About = (),
        sealed: bool = False,
        private: bool = False,
        more: bool = False,
        part: bool = False,
        anytime: Sequence[Option] = (),
    ) -> None:
        self.seat: Final = seat
        self.name: Final = name  # its message keys: "ask.<name>", and "ask.<name>.other" for the other seats
        self.options: Final = options  # the main group
        self.about: Final = about  # the arguments of its text
        self.sealed: Final = sealed  # kept until every asked seat has answered
        self.private: Final = private  # the others never learn the answer itself
        self.more: Final = more  # another part of the same choice may follow
        self.part: Final = part  # goes on with a choice already begun
        self.anytime: Final = anytime  # what the seat may do besides, and is then asked again

    def with_options(self, options: Sequence[Option]) -> "Ask":
        """The same ask with another main group."""
        return Ask(
            self.seat, self.name, options, self.about, self.sealed, self.private, self.more, self.part, self.anytime
        )

    def with_anytime(self, anytime: Sequence[Option]) -> "Ask":
        """The same ask with a second group."""
        return Ask(
            self.seat, self.name, self.options, self.about, self.sealed, self.private, self.more, self.part, anytime
        )

    @property
    def kinds(self) -> list[str]:
        """What the options point at, so that a face can make those things clickable."""
        return sorted({option.kind for option in (*self.options, *self.anytime) if option.kind})

    @property
    def decline(self) -> Option | None:
        """The option that declines; a second one is a row like any other."""
        for option in self.options:
            if option.role == DECLINE:
                return option
        return None

    def same_as(self, other: "Ask") -> bool:
        """Equal in everything."""
        return (
            self.outside == other.outside
            and list(self.options) == list(other.options)
            and list(self.anytime) == list(other.anytime)
            and (self.private, self.more, self.part) == (other.private, other.more, other.part)
        )

    @property
    def outside(self) -> tuple[int, str, About, bool]:
        """What the other seats see of it."""
        return (self.seat, self.name, self.about, self.sealed)

    def __repr__(self) -> str:
        return f"<ask {self.name} seat {self.seat}: {[option.key for option in self.options]}>"


Section = tuple[Group | None, list[Option]]


def in_groups(options: Sequence[Option], groups: Sequence[Group]) -> list[Section]:
    """Options under their headings, in the order of the groups and of their verbs; those without one come first."""
    verbs = {verb for group in groups for verb in group.verbs}
    loose = [option for option in options if option.verb not in verbs]
    found: list[Section] = [(None, loose)] if loose else []
    for group in groups:
        members = [option for verb in group.verbs for option in options if option.verb == verb]
        if members:
            found.append((group, members))
    return found
