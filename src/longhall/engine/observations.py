"""What each observer may see: plain data, all of it and only that."""

from collections import Counter
from typing import Any

from longhall.engine.cards import KNOWN
from longhall.engine.frames import STEP_TABLES, Frame
from longhall.engine.options import Ask
from longhall.engine.position import Position
from longhall.engine.state import HEAP, HEAPS, HIDDEN, OWNER, PILE, PILES, PUBLIC, SHAPES, in_one_row, plain


def observation(g: Position, observer: int) -> dict[str, Any]:
    """The position as this observer sees it; the spectators are the number after the last seat."""
    seen = _fields(g, g, observer)
    seen["procedure"] = [_frame(g, frame, observer) for frame in g.stack if frame.step < len(frame.STEPS)]
    seen["unseen"] = unseen(g, observer)
    own = own_sealed(g, observer)
    if own:
        seen["sealed"] = own
    seen.update(g.derived(observer))
    return seen


def own_sealed(g: Position, observer: int) -> list[str]:
    """The keys of what the observer has chosen so far in a step that nobody else may see yet."""
    frame = g.stack[-1] if g.stack else None
    if frame is None or not frame.ready or not 0 <= observer < g.seats:
        return []
    return [g.vocabulary().options[code].key for code in frame.sealed[observer]]


def _frame(g: Position, frame: Frame, observer: int) -> dict[str, Any]:
    return {
        "frame": type(frame).__name__,
        "step": frame.STEPS[frame.step],
        "ready": frame.ready[:],
        **_fields(g, frame, observer),
    }


def _fields(g: Position, state: object, observer: int) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    shape = SHAPES[type(state)]
    for name, sees in shape.sees.items():
        if sees == HIDDEN:
            continue
        value = getattr(state, name)
        if sees == PUBLIC:
            seen[name] = list(in_one_row(value)) if name in shape.reshaped else plain(value)
        elif sees == OWNER:
            seen[name] = [plain(item) if seat == observer else None for seat, item in enumerate(value)]
        elif sees == HEAP:
            seen[name] = sorted(cards(g, value, observer))
        elif sees == PILE:
            seen[name] = cards(g, value, observer)
        elif sees == HEAPS:
            seen[name] = [sorted(cards(g, heap, observer)) for heap in value]
        elif sees == PILES:
            seen[name] = [cards(g, pile, observer) for pile in value]
    return seen


def cards(g: Position, heap: list[int], observer: int) -> list[str]:
    """Known faces by their word; others as `?back.class`, where equal classes cannot be told apart."""
    classes = g.know[observer]
    deck = g.deck
    return [
        deck.words[deck.faces[card]] if classes[card] == KNOWN else f"?{deck.back_of[card]}.{classes[card]}"
        for card in heap
    ]


def unseen(g: Position, observer: int) -> dict[str, dict[str, int]]:
    """For every class of cards that the observer cannot tell apart, which faces are among them."""
    deck = g.deck
    found: dict[str, dict[str, int]] = {}
    for (kind, face), number in sorted(Counter(zip(g.know[observer], deck.faces, strict=True)).items()):
        if kind != KNOWN:
            found.setdefault(f"?{deck.backs[face]}.{kind}", {})[deck.words[face]] = number
    return found


def asks_for(g: Position, observer: int) -> list[Ask]:
    """The open asks: an observer's own whole, of the others only who is asked what."""
    asks = []
    for ask in g.open_asks:
        if ask.seat == observer:
            asks.append(ask)
        elif ask.options:
            seen = _first_part(g, ask) if ask.sealed else ask
            asks.append(Ask(seen.seat, seen.name, (), seen.about, seen.sealed))
    return asks


def _first_part(g: Position, ask: Ask) -> Ask:
    """Which part of a sealed choice is being made is nobody's business: the others see the ask for the first."""
    frame = g.stack[-1]
    asker = STEP_TABLES[type(frame)].asks[frame.step]
    assert asker is not None
    first: Ask
    for first in asker(frame, g):
        if first.seat == ask.seat:
            return first
    return ask
