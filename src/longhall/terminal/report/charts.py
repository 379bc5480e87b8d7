"""The plots of a report. Each gives its drawing; the numbers stand in a table beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from statistics import median

from longhall.arena.breakdown import Card, Share
from longhall.arena.tally import Standing
from longhall.terminal.report.drawing import (
    FOOT,
    ROW,
    WIDTH,
    Scale,
    around,
    bar,
    colour,
    grid,
    mark,
    name,
    room_for,
    round_step,
    shortened,
    span,
    svg,
    text,
)
from longhall.terminal.report.writing import Writer

SURE = 2  # standard deviations on both sides of a rating
EDGE = 62  # to the right of a scale, for a value
THIN, GAP = 13, 10  # a bar among others, and the room between two groups
BINS = 24  # columns, of many games


def ladder(lines: Sequence[Standing], say: Writer) -> str:
    """Every bot with its rating and how sure that is, the best first."""
    left = room_for([line.bot for line in lines])
    ends = [line.rating + side * SURE * line.uncertainty for line in lines for side in (-1, 1)]
    scale = Scale(min(ends), max(ends), left, WIDTH - EDGE - 34)
    bottom = ROW * len(lines) + 4
    parts = grid(scale, 0, bottom, say.short, scale.ticks(7))
    for number, line in enumerate(lines):
        y = ROW * number + ROW / 2 + 2
        reach = SURE * line.uncertainty
        value = f"{say.number(line.rating, 1)} ± {say.number(line.uncertainty, 1)}"
        low, high = scale(line.rating - reach), scale(line.rating + reach)
        parts.append(name(left - 14, y + 4, line.bot))
        parts.append(span(low, scale(line.rating), high, y, colour(number), f"{line.bot}: {value}"))
        parts.append(text(WIDTH - EDGE - 18, y + 4, value, "value"))
    return svg(bottom + FOOT, say("ladder"), parts)


def seats_plot(groups: Mapping[str, Sequence[Share | None]], seats: int, say: Writer) -> str:
    """For all bots and for each, how often it wins at each seat. The first group is that of all."""
    labels = [say.seat(seat) for seat in range(seats)]
    left = room_for(labels)
    scale = Scale(0, 1, left, WIDTH - EDGE)
    parts: list[str] = []
    y = 0.0
    for number, (title, shares) in enumerate(groups.items()):
        parts.append(text(0, y + 16, shortened(title, 60), "group"))
        y += 26
        for label, share in zip(labels, shares, strict=True):
            parts.append(name(left - 14, y + 12, label))
            if share is not None:
                told = f"{title}, {label}: {say.percent(share.rate)} ({say.percents(share.low, share.high)})"
                look = colour(number - 1) if number else "all"
                parts.append(span(scale(share.low), scale(share.rate), scale(share.high), y + 8, look, told))
                parts.append(text(WIDTH - EDGE + 12, y + 12, say.percent(share.rate), "value"))
            y += 22
        y += GAP
    even = mark(scale(1 / seats), 0, y, "even", say("even"))
    ticks = [0, 0.25, 0.5, 0.75, 1]
    return svg(y + FOOT, say("by_seat"), [*grid(scale, 0, y, say.percent, ticks), even, *parts])


def length_plot(values: Sequence[int], say: Writer) -> str:
    """How many games are how long."""
    bins = min(BINS, 4 + 2 * isqrt(len(values)))
    step = max(1, int(round_step(max(1.0, (values[-1] - values[0]) / bins))))
    first = values[0] // step * step
    counts = [0] * ((values[-1] - first) // step + 1)
    for value in values:
        counts[(value - first) // step] += 1
    top, bottom, left = 24.0, 200.0, 46.0
    across = Scale(first, first + step * len(counts), left, WIDTH - 20)
    up = Scale(0, around(counts, 4)[1], bottom, top)
    parts = []
    for tick in up.ticks(4):
        if tick == int(tick):
            parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - 20}" y1="{up(tick)}" y2="{up(tick)}"/>')
            parts.append(text(left - 8, up(tick) + 4, say.number(tick), "tick end"))
    for number, many in enumerate(counts):
        low = first + number * step
        told = f"{say.number(low)} – {say.number(low + step - 1)}: {say.number(many)}"
        x1, x2 = across(low), across(low + step)
        height = up(0) - up(many)
        shape = bar(x1 + 1, max(x2 - 1, x1 + 1.5), up(many), height, "c0", told)
        parts.append(shape if many else "")
    parts += [text(across(tick), bottom + 17, say.number(tick), "tick middle") for tick in across.ticks(8)]
    middle = median(values)
    parts.append(mark(across(middle), top - 6, bottom, "expected"))
    look = "value end" if across(middle) > WIDTH / 2 else "value"
    beside = across(middle) + (-6 if look.endswith("end") else 6)
    parts.append(text(beside, top - 8, say("median", number=say.short(middle)), look))
    parts.append(text((left + WIDTH - 20) / 2, bottom + 36, say("decisions"), "axis middle"))
    return svg(bottom + 42, say("length"), parts)


def parts_plot(found: Mapping[str, Mapping[str, float]], bots: Sequence[str], say: Writer) -> str:
    """For each part of the score a bar for each bot."""
    names = {part: say.speaker(f"score.{part}") for part in found}
    left = room_for(list(names.values()))
    low, high = around([value for means in found.values() for value in means.values()])
    scale = Scale(low, high, left, WIDTH - EDGE)
    parts: list[str] = []
    y = 4.0
    for part, means in found.items():
        parts.append(name(left - 14, y + THIN * len(means) / 2 + 4, names[part]))
        for bot, value in means.items():
            told = f"{names[part]}, {bot}: {say.number(value, 2)}"
            end = scale(value)
            parts.append(bar(scale(0), end, y, THIN - 3, colour(bots.index(bot)), told))
            words = say.number(value, 1)
            parts.append(text(max(end, scale(0)) + 5, y + THIN - 4, words, "tick value"))
            y += THIN
        y += GAP
    parts.append(mark(scale(0), 0, y, "base"))
    return svg(y + FOOT, say("parts"), [*grid(scale, 0, y, say.short), *parts])


def cards_plot(cards: Sequence[Card], names: Sequence[str], seats: int, say: Writer) -> str:
    """Beside each card how often it is played in a game, and how often those win who play it."""
    left = room_for(names)
    middle = left + (WIDTH - EDGE - left) * 0.42
    often = Scale(0, around([card.each for card in cards], 3)[1], left, middle - 46)
    wins = Scale(0, 1, middle, WIDTH - EDGE)
    top = 24.0
    height = 22
    bottom = top + height * len(cards) + 4
    ticks = [0, 0.25, 0.5, 0.75, 1]
    parts = [*grid(often, top, bottom, say.short, often.ticks(3)), *grid(wins, top, bottom, say.percent, ticks)]
    parts.append(text(left, 14, say("cards.often"), "axis"))
    parts.append(text(middle, 14, say("cards.wins"), "axis"))
    parts.append(mark(wins(1 / seats), top, bottom, "even", say("even")))
    for number, (card, words) in enumerate(zip(cards, names, strict=True)):
        y = top + height * number + 4
        rate = say.percent(card.share.rate)
        told = f"{words}: {say.small(card.each)}"
        parts.append(name(left - 14, y + 11, words))
        parts.append(bar(left, often(card.each), y, THIN, "c0", told))
        parts.append(text(often(card.each) + 5, y + 11, say.small(card.each), "tick value"))
        told = f"{words}: {rate} ({say.percents(card.share.low, card.share.high)})"
        low, here, high = (wins(share) for share in (card.share.low, card.share.rate, card.share.high))
        parts.append(span(low, here, high, y + 7, "c1", told))
        parts.append(mark(wins(card.expected), y, y + 14, "expected", say("cards.expected")))
        parts.append(text(WIDTH - EDGE + 12, y + 11, rate, "value"))
    return svg(bottom + FOOT, say("cards"), parts)
