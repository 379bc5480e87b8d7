"""Writes Python types as TypeScript: msgspec structs, typed dictionaries and what they are made of.

It knows a closed list of types and refuses all others, so that nothing reaches the page untyped by accident.
"""

from __future__ import annotations

import inspect
import textwrap
import types
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import partial
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

PLAIN: Mapping[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", datetime: "string"}
WIDTH = 120  # of a line
JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }"


class Unknown(TypeError):
    """A type that has no counterpart in TypeScript."""


class TypeScript:
    """Collects declarations: each named type once, in the order in which it was met."""

    def __init__(self, aliases: Mapping[str, Any], opaque: Mapping[str, str], sent: Iterable[type] = ()) -> None:
        """`aliases`: unions and literals that have a name. `opaque`: titled types that are written by hand.
        `sent`: types that only travel to the server; their fields with a default may be left out."""
        self.aliases = dict(aliases)
        self.opaque = opaque
        self.sent = frozenset(sent)
        self.declared: dict[str, str] = {}
        self._named: dict[str, Any] = {}

    def text(self) -> str:
        """All declarations."""
        return "\n\n".join(self.declared.values()) + "\n"

    def of(self, kind: Any) -> str:
        """A type as TypeScript; what it names is declared."""
        for name, alias in self.aliases.items():
            if kind == alias:
                return self._declare(name, kind, partial(self._alias, name, kind))
        return self._of(kind)

    def _of(self, kind: Any) -> str:
        if kind is Any:
            return self._declare("Json", Any, lambda: JSON)
        if kind is None or kind is types.NoneType:
            return "null"
        if kind in PLAIN:
            return PLAIN[kind]
        if _has_fields(kind):
            return self._declare(kind.__name__, kind, partial(self._interface, kind))
        if isinstance(kind, NewType):
            return self._declare(kind.__name__, kind, partial(self._alias, kind.__name__, kind.__supertype__))
        return self._generic(kind, get_origin(kind), get_args(kind))

    def _generic(self, kind: Any, origin: Any, arguments: tuple[Any, ...]) -> str:
        if origin is Annotated:
            return self._annotated(arguments[0], arguments[1:])
        elif origin is Literal:
            return " | ".join(_literal(value) for value in arguments)
        elif origin in (Union, types.UnionType):
            return self._union(arguments)
        elif origin in (list, frozenset, set) or (origin is tuple and arguments[-1] is Ellipsis):
            return f"{_bracketed(self.of(arguments[0]))}[]"
        elif origin is tuple:
            return f"[{', '.join(self.of(each) for each in arguments)}]"
        elif origin in (dict, Mapping):
            if isinstance(arguments[0], NewType):
                return f"Partial<Record<{self.of(arguments[0])}, {self.of(arguments[1])}>>"
            return f"{{ [key: string]: {self.of(arguments[1])} }}"
        raise Unknown(f"{kind!r} has no counterpart in TypeScript")

    def _union(self, kinds: tuple[Any, ...]) -> str:
        """A union that has a name goes by it, also beside None."""
        some = tuple(kind for kind in kinds if kind is not types.NoneType)
        for name, alias in self.aliases.items():
            if len(some) > 1 and get_origin(alias) is not Literal and get_args(alias) == some and kinds != some:
                return f"{self._declare(name, alias, partial(self._alias, name, alias))} | null"
        return " | ".join(dict.fromkeys(self.of(each) for each in kinds))

    def _annotated(self, kind: Any, notes: Iterable[object]) -> str:
        """What has a title is declared under it."""
        for note in notes:
            if isinstance(note, msgspec.Meta) and note.title:
                return self._declare(note.title, kind, partial(self._alias, note.title, kind))
        return self.of(kind)

    def _alias(self, name: str, kind: Any) -> str:
        return f"export type {name} = {self.opaque.get(name) or self._of(kind)}".replace("= \n", "=\n")

    def _interface(self, kind: Any) -> str:
        lines = [f"  {name}{'?' if optional else ''}: {self.of(its)}" for name, its, optional in self._fields(kind)]
        about = inspect.cleandoc(kind.__doc__ or "")
        comment = "/** " + " ".join(about.split()) + " */\n" if about else ""
        return f"{comment}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}"

    def _fields(self, kind: Any) -> Iterable[tuple[str, Any, bool]]:
        """Name, type, and whether it may be missing."""
        if is_typeddict(kind):
            for name, its in get_type_hints(kind, include_extras=True).items():
                yield name, its, name in kind.__optional_keys__
            return
        config = kind.__struct_config__
        if config.tag is not None:
            yield config.tag_field, Literal[config.tag], False
        for field in msgspec.structs.fields(kind):
            yield field.encode_name, field.type, not field.required and (kind in self.sent or config.omit_defaults)

    def _declare(self, name: str, kind: Any, write: Callable[[], str]) -> str:
        if name not in self._named:
            self._named[name] = kind
            self.declared[name] = ""  # its place, also for types that refer to it
            self.declared[name] = write()
        elif self._named[name] != kind:
            raise Unknown(f"two types are called {name}: {self._named[name]} and {kind}")
        return name


def union(members: Iterable[str], name: str) -> str:
    """The members of a union that has a name, in lines that can be read."""
    text = " | ".join(members)
    if len(f"export type {name} = {text}") <= WIDTH:
        return text
    lines = textwrap.wrap(f"| {text}", WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    return "\n" + textwrap.indent("\n".join(lines), "  ")


def reached(kinds: Iterable[Any]) -> set[type]:
    """Every struct and typed dictionary that these types are made of."""
    found: set[type] = set()

    def walk(kind: Any) -> None:
        if _has_fields(kind):
            if kind not in found:
                found.add(kind)
                for its in get_type_hints(kind, include_extras=True).values():
                    walk(its)
            return
        for argument in get_args(kind):
            walk(argument)

    for kind in kinds:
        walk(kind)
    return found


def _has_fields(kind: Any) -> bool:
    return inspect.isclass(kind) and (issubclass(kind, msgspec.Struct) or is_typeddict(kind))


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    raise Unknown(f"{value!r} has no counterpart in TypeScript")


def _bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text
