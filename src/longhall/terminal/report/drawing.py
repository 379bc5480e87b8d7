"""Pieces of SVG: rows with a scale, bars, ranges, columns. Colours and letters are the style sheet's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
ROW = 30
LETTER = 7.7  # the width of a letter, about
MOST_LETTERS = 34  # of a name; longer ones are cut
FOOT = 26  # below the last row, for the numbers of the scale
COLOURS = 8  # see the style sheet

Format = Callable[[float], str]


class Scale:
    """Values from left to right."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.left + share * (self.right - self.left), 1)

    def ticks(self, about: int = 5) -> list[float]:
        """Round numbers along the scale."""
        step = round_step((self.high - self.low) / about)
        return [n * step for n in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not below `rough`."""
    power = 10.0 ** floor(log10(rough))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= rough * 0.999)


def around(values: Sequence[float], about: int = 5) -> tuple[float, float]:
    """Round numbers that have all values, and 0, between them."""
    low, high = min(0.0, *values), max(0.0, *values)
    step = round_step(((high - low) or 1.0) / about)
    return floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    """A drawing. Who cannot see it hears its title and finds its numbers in a table."""
    body = "\n".join(parts)
    box = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
    return f'<div class="plot"><svg {box} role="img" aria-label="{escape(title)}">\n{body}\n</svg></div>'


def grid(scale: Scale, top: float, bottom: float, form: Format, ticks: Sequence[float] | None = None) -> list[str]:
    """Upright lines with their numbers below."""
    parts = []
    for value in scale.ticks() if ticks is None else ticks:
        x = scale(value)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top:g}" y2="{bottom:g}"/>')
        parts.append(text(x, bottom + 17, form(value), "tick middle"))
    return parts


def text(x: float, y: float, words: str, look: str = "") -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def name(x: float, y: float, words: str) -> str:
    """A name that ends at x; one that is too long is cut, and whole where the pointer rests."""
    return f"<g>{tip(words)}{text(x, y, shortened(words), 'name end')}</g>"


def tip(words: str) -> str:
    """What is shown where the pointer rests."""
    return f"<title>{escape(words)}</title>"


def bar(x1: float, x2: float, y: float, height: float, colour: str, told: str) -> str:
    left, width = min(x1, x2), max(abs(x2 - x1), 0.5)
    shape = f'<rect x="{left:g}" y="{y:g}" width="{width:.1f}" height="{height:g}" rx="2"/>'
    return f'<g class="{colour}">{tip(told)}{shape}</g>'


def span(low: float, middle: float, high: float, y: float, colour: str, told: str) -> str:
    """A value with its interval."""
    line = f'<line class="span" x1="{low:g}" x2="{high:g}" y1="{y:g}" y2="{y:g}"/>'
    return f'<g class="{colour}">{tip(told)}{line}<circle cx="{middle:g}" cy="{y:g}" r="5"/></g>'


def mark(x: float, top: float, bottom: float, look: str, told: str = "") -> str:
    """An upright line that others are compared with."""
    line = f'<line class="{look}" x1="{x:g}" x2="{x:g}" y1="{top:g}" y2="{bottom:g}"/>'
    return f"<g>{tip(told)}{line}</g>" if told else line


class Named(NamedTuple):
    """A name with its colour."""

    name: str
    colour: str


def legend(names: Sequence[Named]) -> str:
    items = "".join(f'<li><span class="swatch {each.colour}"></span>{named(each.name)}</li>' for each in names)
    return f'<ul class="legend">{items}</ul>'


def named(words: str) -> str:
    """A name in the text, cut as in a drawing."""
    short = shortened(words)
    return escape(short) if short == words else f'<span title="{escape(words)}">{escape(short)}</span>'


def colour(number: int) -> str:
    """A class of the style sheet; bots beyond the palette begin it anew."""
    return f"c{number % COLOURS}"


def shortened(words: str, most: int = MOST_LETTERS) -> str:
    """Long names lose their middle: of a command both the program and its last word tell something."""
    start = (most - 1) // 2
    return words if len(words) <= most else f"{words[:start].rstrip()}…{words[len(words) - (most - 1 - start) :]}"


def room_for(names: Sequence[str]) -> float:
    """How much of the width names need, with a gap."""
    return 14 + LETTER * max((len(shortened(each)) for each in names), default=0)
