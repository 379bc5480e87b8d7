"""Writes what a game tells and asks: as TypeScript for the page, and as a page of the docs.

A section is a function from a game to a piece of its TypeScript; `tools/contract.py` puts them into one file.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping

from longhall.engine.events import ENGINE_ASKS, HIDDEN, Argument, AskKind
from longhall.engine.registry import GameInfo
from tools.typescript import union

RESERVED = {"Ask", "Asks", "Event", "Events", "Game"}  # names of the file itself

EVENT = """/** Something that happened, numbered for each observer. */
export type Event<K extends keyof Events = keyof Events> = {
  [Key in K]: { number: number; key: Key; args: Events[Key]; level?: Level }
}[K]"""
ASK = """/** An open question; of others' one sees who is asked what. */
export type Ask<K extends keyof Asks = keyof Asks> = {
  [Name in K]: Omit<AnyAsk, 'name' | 'about'> & { name: Name; about: Asks[Name] }
}[K]"""
GAME = """/** What the modules of this game work with. */
export interface Game {{
  view: {view}
  event: Event
  ask: Ask
  advice: {advice}
}}"""
PUBLISHED = "Pick<Published, keyof Published>"  # so that it can stand where any view can


def imports(info: GameInfo) -> str:
    if info.publisher is None:
        return "import type { Ask as AnyAsk, Level, View } from './server'"
    names = "Advice, Published" if advises(info) else "Published"
    return f"import type {{ {names} }} from './{info.id}_view'\nimport type {{ Ask as AnyAsk, Level }} from './server'"


def advises(info: GameInfo) -> bool:
    return info.publisher is not None and info.publisher.advice is not None


# What arguments point at


def declared(info: GameInfo) -> Mapping[str, Argument]:
    """The arguments of a game's events and asks."""
    arguments: Mapping[str, Argument] = importlib.import_module(f"{info.folder}.events").ARGUMENTS
    return arguments


def ids_section(info: GameInfo) -> str:
    """The words of the content that arguments point at, a type for each kind."""
    kinds = dict.fromkeys(declared(info)[name].kind for name in told_arguments(info) if is_word(info, name))
    return "\n\n".join(ids_of(type_name(kind), info.things[kind]) for kind in kinds)


def ids_of(name: str, words: Iterable[str]) -> str:
    """A type of these words."""
    members = union([f"'{word}'" for word in dict.fromkeys(words)], name)
    return f"export type {name} = {members}".replace("= \n", "=\n")


def type_name(kind: str) -> str:
    """What the words of a kind are called: `rune_action` is `RuneAction`."""
    name = "".join(part.capitalize() for part in kind.split("_"))
    return f"{name}Id" if name in RESERVED else name


def is_word(info: GameInfo, argument: str) -> bool:
    """Does an argument point at words of the content, all of which are known?"""
    its = declared(info)[argument]
    return not its.integer and bool(info.things.get(its.kind))


def type_of(info: GameInfo, argument: str) -> str:
    its = declared(info)[argument]
    single = type_name(its.kind) if is_word(info, argument) else "number" if its.integer else "string"
    return f"{single}[]" if its.many else single


def told_arguments(info: GameInfo) -> Iterable[str]:
    """Every argument of an event or an ask, in the order in which they are declared."""
    used = {name for names in (*all_events(info).values(), *asked(info).values()) for name in names}
    return [name for name in declared(info) if name in used]


# Events and asks


def all_events(info: GameInfo) -> dict[str, tuple[str, ...]]:
    """The arguments of every form in which an event is told."""
    found: dict[str, tuple[str, ...]] = {}
    for key, kind in info.events.items():
        found[key] = (*kind.arguments, *kind.secret)
        if kind.secret and kind.arguments:
            found[key + HIDDEN] = kind.arguments
    return found


def all_asks(info: GameInfo) -> Mapping[str, AskKind]:
    """The asks of a game, and what the engine asks in every game."""
    return {**info.asks, **ENGINE_ASKS}


def asked(info: GameInfo) -> dict[str, tuple[str, ...]]:
    return {name: kind.arguments for name, kind in all_asks(info).items()}


def events_section(info: GameInfo) -> str:
    about = "/** What can happen, with its arguments; who may not know a part is told the form that is hidden. */\n"
    return f"{about}{table(info, 'Events', all_events(info))}\n\n{EVENT}"


def asks_section(info: GameInfo) -> str:
    about = "/** What can be asked, with the arguments of its text. */\n"
    return f"{about}{table(info, 'Asks', asked(info))}\n\n{ASK}"


def game_section(info: GameInfo) -> str:
    view = "View" if info.publisher is None else PUBLISHED
    return GAME.format(view=view, advice="Advice" if advises(info) else "null")


def table(info: GameInfo, name: str, rows: Mapping[str, Iterable[str]]) -> str:
    lines = [f"  {quoted(key)}: {arguments_of(info, names)}" for key, names in rows.items()]
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}"


def arguments_of(info: GameInfo, names: Iterable[str]) -> str:
    inside = "; ".join(f"{name}: {type_of(info, name)}" for name in names)
    return f"{{ {inside} }}" if inside else "{}"


def quoted(key: str) -> str:
    return key if key.isidentifier() else f"'{key}'"


# The page of the docs


def protocol(info: GameInfo) -> list[str]:
    """What is told and asked, as lines of Markdown."""
    lines = ["## Events", "", "| event | arguments | for a few alone |", "|---|---|---|"]
    for key, kind in info.events.items():
        lines.append(f"| `{key}` | {cell(info, kind.arguments)} | {cell(info, kind.secret)} |")
    lines += [
        "",
        "The others are told an event with such arguments without them, with `.hidden` after its key; where no",
    ]
    lines += ["argument is left they are told nothing.", "", "## Asks", "", "| ask | arguments | |", "|---|---|---|"]
    for name, asks in all_asks(info).items():
        lines.append(f"| `{name}` | {cell(info, asks.arguments)} | {'private' if asks.private else ''} |")
    lines += ["", "The others never learn the answer to a private ask.", "", "## Words", ""]
    return [*lines, "```ts", ids_section(info), "```", ""]


def cell(info: GameInfo, names: Iterable[str]) -> str:
    return ", ".join(f"{name}: {type_of(info, name)}" for name in names)
