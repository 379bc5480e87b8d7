"""The page of a report: what was played, the ladder, and a section for everything else that the games show."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import fmean, median

from longhall.arena import Pair, Played, Setup, Standing, pairs, standings
from longhall.arena.breakdown import Share, cards, lengths, score_parts, wins_by_seat, wins_of_seats
from longhall.engine.errors import LonghallError
from longhall.engine.registry import GameInfo
from longhall.terminal.bot_faults import fault_lines
from longhall.terminal.files import file_error, may_write
from longhall.terminal.report.charts import cards_plot, ladder, length_plot, parts_plot, seats_plot
from longhall.terminal.report.drawing import Named, colour, legend, named
from longhall.terminal.report.writing import Writer, details, paragraph, section, table
from longhall.words import t

STYLE = Path(__file__).with_name("style.css")
OURS = '<meta name="generator" content="Longhall">'  # a page that has it may be written anew
MOST_CARDS = 25  # in the plot; the table has all


def may_report(path: Path) -> None:
    """Refuse early what cannot be written later. An older report may be replaced, another file may not."""
    if not path.parent.is_dir():
        raise LonghallError("error.file.folder", folder=path.parent)
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            ours = OURS in file.read(1000)
    except FileNotFoundError:
        ours = False
    except OSError as error:
        raise file_error(path, error) from error
    may_write(path, ours)


def page(info: GameInfo, setup: Setup, games: Sequence[Played], lang: str) -> str:
    """All that the games of a league show, as one HTML file."""
    say = Writer(info, lang)
    lines = standings(setup.bots, games)
    bots = [line.bot for line in lines]
    title = say("title", game=info.name)
    body = [
        _head(info, setup, len(games), title, say),
        _faults(bots, games, say),
        _ladder(lines, say),
        _pairs(bots, pairs(bots, games), say),
        _seats(bots, setup.seats, games, say),
        _lengths(games, say),
        _parts(bots, games, say),
        _cards(setup.seats, games, say),
        f"<footer>{escape(t('arena.method', lang))}</footer>",
    ]
    return _PAGE.format(
        lang=lang,
        generator=OURS,
        title=escape(title),
        style=STYLE.read_text(encoding="utf-8"),
        body="\n".join(part for part in body if part),
    )


_PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{generator}
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def _head(info: GameInfo, setup: Setup, games: int, title: str, say: Writer) -> str:
    options = [f"{say.speaker.choice(name)}: {say.speaker.choice(name, value)}" for name, value in _chosen(info, setup)]
    facts = {
        "games": say.number(games),
        "bots": say.number(len(setup.bots)),
        "seats": say.number(setup.seats),
        "options": "; ".join(options),
        "packs": ", ".join(pack["name"] for pack in setup.content),
        "seed": setup.seed,
    }
    terms = "".join(
        f"<div><dt>{escape(say(f'fact.{key}'))}</dt><dd>{escape(value)}</dd></div>"
        for key, value in facts.items()
        if value
    )
    return f"<header>\n<h1>{escape(title)}</h1>\n{paragraph(say('lead'), 'lead')}\n<dl>{terms}</dl>\n</header>"


def _chosen(info: GameInfo, setup: Setup) -> list[tuple[str, str]]:
    """The first option of the game, and those that are not as always."""
    usual = info.resolve_options(setup.seats, {})
    first = info.choices[0].name if info.choices else ""
    return [(name, value) for name, value in setup.options.items() if name == first or value != usual[name]]


def _faults(bots: Sequence[str], games: Sequence[Played], say: Writer) -> str:
    lines = [paragraph(line.strip()) for line in fault_lines(bots, games, say.lang) if line]
    return section(say("faults"), *lines, look="faults") if lines else ""


def _ladder(lines: Sequence[Standing], say: Writer) -> str:
    keys = ("bot", "rating", "games", "wins", "score", "place", "decisions", "ms", "cpu")
    rows = [
        [
            line.bot,
            f"{say.number(line.rating, 1)} ± {say.number(line.uncertainty, 1)}",
            say.number(line.games),
            say.percent(line.win_rate),
            say.number(line.score, 1),
            say.number(line.place, 2),
            say.number(line.decisions, 1),
            say.small(line.ms),
            say.small(line.cpu_ms),
        ]
        for line in lines
    ]
    head = [t(f"arena.{key}", say.lang) for key in keys]
    return section(say("ladder"), paragraph(say("ladder.lead"), "soft"), ladder(lines, say), table(head, rows))


def _pairs(bots: Sequence[str], met: Sequence[Pair], say: Writer) -> str:
    """A matrix: the row's bot against the column's."""
    found = {(pair.bot, pair.other): (pair.win_rate, pair.low, pair.high, pair.games) for pair in met}
    found |= {(two, one): (1 - rate, 1 - high, 1 - low, n) for (one, two), (rate, low, high, n) in found.items()}
    head = "".join(f'<th scope="col">{named(bot)}</th>' for bot in ["", *bots])
    rows = []
    for bot in bots:
        cells = "".join(_cell(found.get((bot, other)), say) for other in bots)
        rows.append(f'<tr><th scope="row">{named(bot)}</th>{cells}</tr>')
    body = "\n".join([f"<tr>{head}</tr>", *rows])
    matrix = f'<div class="wide"><table class="matrix">\n{body}\n</table></div>'
    return section(say("pairs"), paragraph(say("pairs.lead"), "soft"), matrix)


def _cell(pair: tuple[float, float, float, int] | None, say: Writer) -> str:
    if pair is None:
        return '<td class="self">–</td>'
    rate, low, high, games = pair
    side, far = ("good", rate - 0.5) if rate >= 0.5 else ("bad", 0.5 - rate)
    tint = f"background: rgb(var(--{side}) / {far:.2f})"
    told = escape(say("pairs.games", n=games))
    shown = f"{say.percent(rate)}<small>{say.percents(low, high)}</small>"
    return f'<td style="{tint}" title="{told}">{shown}</td>'


def _seats(bots: Sequence[str], seats: int, games: Sequence[Played], say: Writer) -> str:
    groups = {say("all"): wins_of_seats(seats, games), **wins_by_seat(bots, seats, games)}
    rows = [[who, *(_share(share, say) for share in shares)] for who, shares in groups.items()]
    numbers = table([t("arena.bot", say.lang), *map(say.seat, range(seats))], rows)
    plot = seats_plot(groups, seats, say)
    return section(say("by_seat"), paragraph(say("by_seat.lead"), "soft"), plot, details(say("numbers"), numbers))


def _share(share: Share | None, say: Writer) -> str:
    return "–" if share is None else f"{say.percent(share.rate)} ({say.percents(share.low, share.high)})"


def _lengths(games: Sequence[Played], say: Writer) -> str:
    values = lengths(games)
    if not values:
        return ""
    facts = {"shortest": values[0], "median": median(values), "mean": fmean(values), "longest": values[-1]}
    head = [t("arena.games", say.lang), *(say(f"length.{key}") for key in facts)]
    numbers = table(head, [[say.number(len(values)), *(say.short(round(value, 1)) for value in facts.values())]])
    lead = paragraph(say("length.lead"), "soft")
    return section(say("length"), lead, length_plot(values, say), details(say("numbers"), numbers))


def _parts(bots: Sequence[str], games: Sequence[Played], say: Writer) -> str:
    found = score_parts(bots, games)
    if not found:
        return ""
    rows = [
        [say.speaker(f"score.{part}"), *(say.number(means[bot], 2) if bot in means else "–" for bot in bots)]
        for part, means in found.items()
    ]
    names = legend([Named(bot, colour(number)) for number, bot in enumerate(bots)])
    numbers = details(say("numbers"), table([say("part"), *bots], rows))
    lead = paragraph(say("parts.lead"), "soft")
    return section(say("parts"), lead, names, parts_plot(found, bots, say), numbers)


def _cards(seats: int, games: Sequence[Played], say: Writer) -> str:
    found = cards(games)
    if not found:
        return ""
    names = [say.speaker.name(card.kind, card.word) for card in found]
    rows = [
        [words, say.number(card.played), say.small(card.each), _share(card.share, say), say.percent(card.expected)]
        for card, words in zip(found, names, strict=True)
    ]
    head = [say(f"cards.{key}") for key in ("card", "played", "often", "wins", "expected")]
    lead = [paragraph(say("cards.lead"), "soft")]
    if len(found) > MOST_CARDS:
        lead.append(paragraph(say("cards.most", n=MOST_CARDS, all=len(found)), "soft"))
    plot = cards_plot(found[:MOST_CARDS], names[:MOST_CARDS], seats, say)
    return section(say("cards"), *lead, plot, details(say("numbers"), table(head, rows)))
