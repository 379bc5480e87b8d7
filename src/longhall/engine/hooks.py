"""The closed list of hooks that the cards of a game may use.

A hook is of one of five kinds. Modifiers fold over a number, layer by layer; triggers follow an event; replacements
happen instead of one; grants add options to a named ask; scoring counts at the end. A card is bound to hooks by
name when its game or its content is loaded; an unknown hook or a function with other parameters is refused there.

A listener of a trigger or a replacement is a pair: `can` says how many times it could act now, `do` acts. Both take
the parameters of the hook. Without a `can` it can act once, always.
"""

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Final

MODIFIER: Final = "modifier"
TRIGGER: Final = "trigger"
REPLACEMENT: Final = "replacement"
GRANT: Final = "grant"
SCORING: Final = "scoring"

OFFERS: Final = ["g", "owner"]  # what the offers of a grant are called with

SET: Final = 0  # the layers of modifiers, in this order
ADD: Final = 1
MULTIPLY: Final = 2
LIMIT: Final = 3
AUTOMATIC: Final = 0  # the kinds of triggers: it acts by itself,
OPTIONAL: Final = 1  # its owner may use it,
ORDERED: Final = 2  # or it acts, and its owner chooses the order


class Hook:
    """A place where cards may listen: its name, its kind and what a listener is called with. A grant has the name
    of the ask that it adds to."""

    def __init__(self, name: str, kind: str, parameters: Sequence[str] = ()) -> None:
        self.name = name
        self.kind = kind
        own = {MODIFIER: ["value"], GRANT: ["frame", "option"]}.get(kind, [])
        self.parameters = ["g", "owner", *own, *parameters]


class Listener:
    """What one card does under one hook."""

    def __init__(
        self,
        card: str,
        hook: int,
        do: Callable[..., Any],
        layer: int,
        can: Callable[..., int] | None,
        offers: Callable[..., Any] | None,
    ) -> None:
        self.card = card
        self.hook = hook
        self.do = do
        self.layer = layer  # of a modifier; for a trigger its kind
        self.can = can  # of a trigger or a replacement: how many times it could act now; None: always once
        self.offers = offers  # of a grant: the options that it adds


class Hooks:
    """The hooks of a game and who listens to them. A hook is declared by its kind, with what its listeners are called
    with; that gives its number. A position indexes the cards in play by hook. Where content packs change what cards
    do, every content has listeners of its own under the same hooks (`without_listeners`)."""

    def __init__(self) -> None:
        self.hooks: list[Hook] = []
        self.index: dict[str, int] = {}
        self.grants = False  # may a card add options to an ask?
        self.listeners: list[Listener] = []
        self.of_card: dict[str, list[int]] = {}

    def modifier(self, name: str, *parameters: str) -> int:
        return self._declare(Hook(name, MODIFIER, parameters))

    def trigger(self, name: str, *parameters: str) -> int:
        return self._declare(Hook(name, TRIGGER, parameters))

    def replacement(self, name: str, *parameters: str) -> int:
        return self._declare(Hook(name, REPLACEMENT, parameters))

    def grant(self, name: str, *parameters: str) -> int:
        return self._declare(Hook(name, GRANT, parameters))

    def scoring(self, name: str, *parameters: str) -> int:
        return self._declare(Hook(name, SCORING, parameters))

    def _declare(self, hook: Hook) -> int:
        if hook.name in self.index:
            raise TypeError(f"there is a hook {hook.name} already")
        self.index[hook.name] = len(self.hooks)
        self.hooks.append(hook)
        self.grants = self.grants or hook.kind == GRANT
        return self.index[hook.name]

    def names(self, kind: str) -> list[str]:
        return [hook.name for hook in self.hooks if hook.kind == kind]

    def without_listeners(self) -> "Hooks":
        """The same hooks, to which nobody listens yet."""
        same = Hooks()
        same.hooks, same.index, same.grants = self.hooks, self.index, self.grants
        return same

    def bind(
        self,
        card: str,
        hook: str,
        do: Callable[..., Any],
        layer: int = ADD,
        can: Callable[..., int] | None = None,
        offers: Callable[..., Any] | None = None,
    ) -> None:
        """Let a card listen to a hook. A trigger or replacement may say whether it `can` act; a grant says what it
        `offers(g, owner)`, and its `do` carries that out and returns what a `do_x` returns."""
        if hook not in self.index:
            raise TypeError(f"{card}: there is no hook {hook}; there are {sorted(self.index)}")
        its = self.hooks[self.index[hook]]
        for function in (do,) if can is None else (do, can):
            found = _parameters(function)
            if found is not None and found != its.parameters:
                raise TypeError(f"{card}: a listener of {hook} takes {its.parameters}, not {found}")
        if can is not None and its.kind not in (TRIGGER, REPLACEMENT):
            raise TypeError(f"{card}: {hook} is a {its.kind}; only triggers and replacements have a `can`")
        if (its.kind == GRANT) != (offers is not None):
            raise TypeError(f"{card}: {hook} is a {its.kind}; only a grant has offers, and needs them")
        offered = None if offers is None else _parameters(offers)
        if offered is not None and offered != OFFERS:
            raise TypeError(f"{card}: the offers of {hook} take {OFFERS}")
        self.of_card.setdefault(card, []).append(len(self.listeners))
        self.listeners.append(Listener(card, self.index[hook], do, layer, can, offers))


def _parameters(function: Callable[..., Any]) -> list[str] | None:
    """The names of a function's parameters; a compiled inner function does not tell them."""
    try:
        return list(inspect.signature(function).parameters)
    except ValueError:
        return None
