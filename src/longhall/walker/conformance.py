"""Is plain data of a declared type? For published views, of which every key, literal and id is declared."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints, is_typeddict

from longhall.engine.published import Seat, Thing
from longhall.engine.publisher import Publisher
from longhall.engine.registry import GameInfo

Check = Callable[[Any, str], str]  # (value, where it lies) -> what is wrong with it; empty if nothing
PLAIN = {int: "a whole number", str: "a string", bool: "a bool", types.NoneType: "None"}
UNIONS = (Union, types.UnionType)


class Undeclared(TypeError):
    """A type that a published view may not use."""


class Conformance:
    """Checks the views of a game against its types; each type is read once."""

    def __init__(self, publisher: Publisher, things: Mapping[str, Any]) -> None:
        self._publisher = publisher
        self._things = things
        self._checks: dict[Any, Check] = {}
        self._check = self.of(publisher.kind)

    def fault(self, view: Any) -> str:
        """What is not as declared; empty if nothing."""
        return self._check(view, "view")

    def fault_of_advice(self, advice: Any) -> str:
        """The same of what the game advises, if it does."""
        return "" if advice is None else self.of(self._publisher.advice)(advice, "advice")

    def of(self, kind: Any) -> Check:
        if kind not in self._checks:
            self._checks[kind] = self._make(kind)
        return self._checks[kind]

    def _make(self, kind: Any) -> Check:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind is None or kind in PLAIN:
            return _plain(types.NoneType if kind is None else kind)
        if isinstance(kind, NewType):
            return self._words(kind)
        if is_typeddict(kind):
            return self._record(kind)
        if origin is Literal:
            return lambda value, at: "" if value in arguments else f"{at} is {value!r}, none of {arguments}"
        if origin is list:
            return self._list(arguments[0])
        if origin is dict:
            return self._dict(*arguments)
        if origin in UNIONS:
            return self._union(arguments)
        raise Undeclared(f"{kind!r} is no type of a published view")

    def _words(self, kind: Any) -> Check:
        if kind is Seat:
            return lambda value, at: "" if type(value) is int and value >= 0 else f"{at} is {value!r}, which is no seat"
        if kind is Thing:
            return lambda value, at: "" if self._is_thing(value) else f"{at} is {value!r}, which is no kind:word"
        said = self._publisher.words.get(kind)
        if said is None:
            return self.of(kind.__supertype__)
        ids = {str(word) for each in said.kinds for word in self._things[each]}

        def check(value: Any, at: str) -> str:
            known = type(value) is str and (value in ids or (said.backs and value.startswith("?")))
            return "" if known else f"{at} is {value!r}, which is no {kind.__name__}"

        return check

    def _is_thing(self, value: Any) -> bool:
        kind, _, word = str(value).partition(":")
        return word in self._things.get(kind, ())

    def _record(self, kind: Any) -> Check:
        if kind.__optional_keys__:
            raise Undeclared(f"{kind.__name__} has keys that may be missing: {sorted(kind.__optional_keys__)}")
        fields = {name: self.of(its) for name, its in get_type_hints(kind).items()}

        def check(value: Any, at: str) -> str:
            if type(value) is not dict or value.keys() != fields.keys():
                found = sorted(value) if isinstance(value, dict) else repr(value)
                return f"{at} is no {kind.__name__} with the keys {sorted(fields)}: {found}"
            for name, field in fields.items():
                wrong = field(value[name], f"{at}.{name}")
                if wrong:
                    return wrong
            return ""

        return check

    def _list(self, kind: Any) -> Check:
        item = self.of(kind)

        def check(value: Any, at: str) -> str:
            if type(value) is not list:
                return f"{at} is {value!r}, which is no list"
            return next((wrong for n, each in enumerate(value) if (wrong := item(each, f"{at}[{n}]"))), "")

        return check

    def _dict(self, word: Any, kind: Any) -> Check:
        key, item = self.of(word), self.of(kind)

        def check(value: Any, at: str) -> str:
            if type(value) is not dict:
                return f"{at} is {value!r}, which is no dictionary"
            wrongs = (key(name, f"a key of {at}") or item(each, f"{at}.{name}") for name, each in value.items())
            return next((wrong for wrong in wrongs if wrong), "")

        return check

    def _union(self, kinds: tuple[Any, ...]) -> Check:
        """One of several: None, plain values, or records that a literal tells apart."""
        records = [kind for kind in kinds if is_typeddict(kind)]
        tag, by_tag = self._tagged(records) if len(records) > 1 else ("", {})
        others = [self.of(kind) for kind in kinds if kind not in records or not by_tag]

        def check(value: Any, at: str) -> str:
            if by_tag and isinstance(value, dict):
                record = by_tag.get(value.get(tag))
                return record(value, at) if record else f"{at}.{tag} is {value.get(tag)!r}, none of {list(by_tag)}"
            wrongs = [other(value, at) for other in others]
            return "" if "" in wrongs else wrongs[-1]

        return check

    def _tagged(self, records: list[Any]) -> tuple[str, dict[Any, Check]]:
        """The field that tells records apart, and the check for each of its values."""
        hints = [get_type_hints(record) for record in records]
        for name in hints[0]:
            values = [get_args(each[name]) for each in hints if get_origin(each.get(name)) is Literal]
            flat = [value for each in values for value in each]
            if len(values) == len(records) and len(set(flat)) == len(flat):
                pairs = zip(records, values, strict=True)
                return name, {value: self.of(record) for record, each in pairs for value in each}
        raise Undeclared(f"no literal tells {[record.__name__ for record in records]} apart")


def _plain(kind: type) -> Check:
    return lambda value, at: "" if type(value) is kind else f"{at} is {value!r}, which is not {PLAIN[kind]}"


_KNOWN: dict[str, tuple[Publisher, Conformance]] = {}


def conformance_of(info: GameInfo, publisher: Publisher) -> Conformance:
    """The checks of a game, made once."""
    known = _KNOWN.get(info.id)
    if known is None or known[0] is not publisher:
        known = _KNOWN[info.id] = publisher, Conformance(publisher, info.things)
    return known[1]
