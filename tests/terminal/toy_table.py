"""The toy game with words, so that the terminal can show it. Its sentences are its keys and arguments:

log.played with seat and card    "played card=OX seat=Seat 1" in English, "PT played ..." in Portuguese
"""

from collections.abc import Iterator, Mapping
from typing import Any

from longhall.engine import registry
from longhall.engine.registry import GameInfo, Say
from longhall.engine.sections import Section, section
from longhall.words import catalogue as words
from longhall.words import speaker
from tests.toy.game import INFO, info
from tests.toy.options import FACES

GAME_KEYS = ("ask.", "option.", "log.", "outcome.", "score.", "choice.")
PLAIN_KEYS = ("option.", "outcome.")  # of these the toy says nothing special for a question or an end
real_catalogue = words.catalogue


class Arguments(Mapping[str, str]):
    """Every argument points at something; what is no seat and no card reads as it is written."""

    KINDS = {"seat": "seat", "thief": "seat", "to": "seat", "card": "card"}

    def __getitem__(self, name: str) -> str:
        return self.KINDS.get(name, "number")

    def __iter__(self) -> Iterator[str]:
        return iter(self.KINDS)

    def __len__(self) -> int:
        return len(self.KINDS)


class ToyEntry:
    """A sentence for any key."""

    def __init__(self, key: str, lang: str) -> None:
        self.start = f"{'' if lang == 'en' else lang.upper() + ' '}{key.split('.', 1)[1]}"

    def form(self, args: Mapping[str, Any]) -> str:
        return " ".join([self.start, *(f"{name}={{{name}}}" for name in sorted(args))])


class ToyWords(dict[str, Any]):
    """The real catalogue, and whatever the toy game says."""

    def __init__(self, lang: str) -> None:
        super().__init__(real_catalogue(lang))
        self.lang = lang

    def __contains__(self, key: object) -> bool:
        _, is_a_games, rest = str(key).partition(":")
        if rest.startswith(PLAIN_KEYS) and rest.count(".") > 1:
            return False
        return rest.startswith(GAME_KEYS) and rest not in self.keys() if is_a_games else super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        return ToyEntry(key.split(":")[1], self.lang) if ":" in key else super().get(key)


def text(view: Mapping[str, Any], seat: int | None, say: Say) -> list[Section]:
    """Coins of all, and the cards that the observer knows."""
    coins = ", ".join(f"{say.name('seat', str(each))} {n}" for each, n in enumerate(view["coins"]))
    hands = [[say.name("card", card) for card in hand if "?" not in card] for hand in view["hands"]]
    lines = [f"coins: {coins}", *(f"hand {each}: {', '.join(hand)}" for each, hand in enumerate(hands) if hand)]
    return [section("toy table", lines)]


def toy_info(id: str = "toy", folder: str = "tests.terminal.toybook", content: str = "") -> GameInfo:
    its = info(content)
    return GameInfo(
        id=id,
        name="Toy",
        seats=INFO.seats,
        choices=INFO.choices,
        vocabulary=INFO.vocabulary,
        frames=INFO.frames,
        position=INFO.position,
        setup=its.setup,
        rules_version=INFO.rules_version,
        arguments=Arguments(),
        asks=INFO.asks,
        name_of=lambda kind, word, lang: its.name_of(kind, word, lang) if word in FACES else word.upper(),
        text=text,
        folder=folder,
        content=content,
        shelf=its.shelf,
        with_content_of=lambda other: toy_info(id, folder, other),
    )


def install() -> None:
    """For a process of its own: let the terminal know the toy game and its words."""
    registry.register("toy", toy_info)
    words.catalogue = speaker.catalogue = ToyWords  # type: ignore[assignment, attr-defined]
