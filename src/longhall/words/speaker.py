"""A game's words in one language: what a game's `text` calls `say`, and sentences for asks, options and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from longhall.engine.errors import BadPacks, LonghallError
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import Missing
from longhall.engine.registry import GameInfo
from longhall.words.catalogue import catalogue, t
from longhall.words.changes import change_text

OWN_ARGUMENTS = {"n": "number", "there": "number", "seat": "seat", "change": "change"}  # the same in every game
AS_WRITTEN = ("number", "rule")  # kinds that read the same in every language


class Speaker:
    """Draws sentences of a game for one reader; it implements the engine's `Say`."""

    def __init__(
        self, info: GameInfo, lang: str, names: Mapping[int, str] | None = None, players: Sequence[str] = ()
    ) -> None:
        self.info = info
        self.lang = lang
        self.names = dict(names or {})  # what the face calls the seats, whatever the game calls them
        self.players = players  # who sits there; the game's own name of a seat comes before
        self.who: Sequence[str] = ()  # what the game calls them: "kingdom:danmork"

    def look(self, view: Mapping[str, Any]) -> None:
        """Learn from a view what the game calls the seats by now."""
        self.who = [name or "" for name in view.get("who") or ()]

    def __call__(self, key: str, **args: Any) -> str:
        """A sentence of the game's catalogue, or else of the program's."""
        own = f"{self.info.id}:{key}"
        return t(own if own in catalogue(self.lang) else key, self.lang, **args)

    def has(self, key: str) -> bool:
        """Is there such a sentence of the game, or of the program?"""
        words = catalogue(self.lang)
        return f"{self.info.id}:{key}" in words or key in words

    def name(self, kind: str, word: str) -> str:
        """The name of a thing."""
        if kind == "seat":
            return self.person(int(word))
        if kind == "player":
            return self.player(int(word))
        if kind == "change":
            return change_text(self.info, word, self.lang)
        return word if kind in AS_WRITTEN else self.info.name_of(kind, word, self.lang)

    def seat(self, seat: int) -> str:
        """What the game calls the seat, or the player's name, or else its number: what stands beside a name."""
        if seat not in self.names and seat < len(self.who) and ":" in self.who[seat]:
            return self.name(*self.who[seat].split(":", 1))
        return self.player(seat)

    def player(self, seat: int) -> str:
        """The player's name, or the number of the seat."""
        sits = self.players[seat] if seat < len(self.players) else ""
        return self.names.get(seat) or sits or t("seat", self.lang, number=seat)

    def ask(self, ask: Ask, reader: int | None) -> str:
        """The question: in the second person for the seat that is asked, in the third for every other reader."""
        about = self._named(ask.about)
        if ask.seat == reader:
            return self(f"ask.{ask.name}", **about)
        return self(f"ask.{ask.name}.other", who=self.person(ask.seat), **about)

    def person(self, seat: int) -> str:
        """Who it is, in questions and in the log alike: the player, unless nobody is named there or several are called
        the same; then what the game calls the seat."""
        sits = self.players[seat] if seat < len(self.players) else ""
        return self.player(seat) if sits and list(self.players).count(sits) == 1 else self.seat(seat)

    def option(self, option: Option, ask: Ask | None = None) -> str:
        """What an answer says; where its question has a sentence of its own for it, with what the question is about."""
        key = f"option.{option.verb}"
        if ask is not None and self.has(f"{key}.{ask.name}"):
            key, args = f"{key}.{ask.name}", self._named(ask.about)
        else:
            args = {}
        if not option.kind:
            return self(key, **args)
        args["it"] = self.name(option.kind, option.word)
        if option.kind == "number":
            args["n"] = int(option.word)
        elif option.kind in self.info.texts:
            args["text"] = self.name(f"{option.kind}_text", option.word)
        return self(key, **args)

    def lack(self, missing: Missing) -> str:
        """What is missing for an answer that is not on offer."""
        thing, about = missing
        return self(f"lack.{thing}", **self._named(about.items()))

    def cost(self, cost: Missing, again: bool = False) -> str:
        """What declining costs."""
        thing, about = cost
        return self(f"decline.{thing}.again" if again else f"decline.{thing}", **self._named(about.items()))

    def choice(self, name: str, value: str | None = None) -> str:
        """What an option of the set-up is called, or one of its values."""
        return self(f"choice.{name}" if value is None else f"choice.{name}.{value}")

    def kind(self, kind: str) -> str:
        """What the rows of a kind are called; a game without words for it is content with its id."""
        key = f"kind.{kind}"
        return self(key) if f"{self.info.id}:{key}" in catalogue(self.lang) else kind

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened."""
        return self(f"log.{event['key']}", **self._named(event["args"].items()))

    def did(self, event: Mapping[str, Any]) -> str:
        """The same as a phrase without its subject."""
        return self(f"did.{event['key']}", **self._named(event["args"].items()))

    def heading(self, event: Mapping[str, Any], n: int) -> str:
        """What begins with it, the `n`th of its kind, in a word or two."""
        return self(f"heading.{event['key']}", **self._named({"n": n, **event["args"]}.items()))

    def _named(self, pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        """The arguments of a sentence by name; `n` stays a number, because it selects the plural."""
        return {name: value if name == "n" else self._shown(self._kind(name), value) for name, value in pairs}

    def _kind(self, name: str) -> str:
        kind = self.info.arguments.get(name) or OWN_ARGUMENTS.get(name)
        if kind is None:
            raise LookupError(f"{self.info.id} does not say what the argument {name!r} points at")
        return kind

    def _shown(self, kind: str, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._listed(kind, value)) or t("nothing", self.lang)
        return self.name(kind, str(value))

    def _listed(self, kind: str, items: list[Any]) -> Iterable[str]:
        """The names of things; neighbours that are the same are counted."""
        if kind in AS_WRITTEN:
            return [self.name(kind, str(item)) for item in items]
        runs = [(self.name(kind, str(item)), len(list(run))) for item, run in groupby(items)]
        return [t("counted", self.lang, n=n, it=name) if n > 1 else name for name, n in runs]


def complaint(error: LonghallError, lang: str, whole: bool = False) -> str:
    """What went wrong, as one sentence; several faults of content packs as a line each. `whole`: with all its words,
    for the program that caught it."""
    if isinstance(error, BadPacks):
        return "\n".join(complaint(fault, lang) for fault in error.faults)
    key, words = (error.key, error.words) if whole else error.told()
    said = {
        name: ", ".join(str(item) for item in value) or "-" if isinstance(value, list) else value
        for name, value in words.items()
    }
    return t(key, lang, **said)
