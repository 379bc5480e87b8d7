"""All public statistics, as lines of JSON or as a table for a spreadsheet; sent as they are read, part by part."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct

from longhall.server.database.statistics_queries import Standings
from longhall.server.routes.statistics import Rating, Result, SeatScore, rating_of, result_of
from longhall.server.services import InServices
from longhall.words.spreadsheet import plain_cell

JSON_LINES, CSV = "application/jsonl", "text/csv"
Kind = Literal["results", "ratings", "cards"]
What = Annotated[Kind, QueryParameter(description="What is exported.")]


class CardRow(Struct, frozen=True):
    """How often a card was played in games of one kind, and won."""

    game: str
    content: str
    seats: int
    kind: str
    card: str
    played: int
    players: int
    won: int


# What is exported


async def _results(standings: Standings) -> AsyncIterator[Result]:
    async for seen in standings.all_results():
        yield result_of(seen)


async def _ratings(standings: Standings) -> AsyncIterator[Rating]:
    for row in await standings.all_ratings():
        yield rating_of(row)


async def _cards(standings: Standings) -> AsyncIterator[CardRow]:
    for row in await standings.card_counts():
        yield CardRow(*(getattr(row, name) for name in CardRow.__struct_fields__))


ROWS: dict[Kind, Callable[[Standings], AsyncIterator[Struct]]] = {
    "results": _results, "ratings": _ratings, "cards": _cards
}  # fmt: skip


# Lines of JSON


async def json_lines(standings: Standings, what: Kind) -> AsyncIterator[bytes]:
    """Each line is one of what was asked for."""
    async for row in ROWS[what](standings):
        yield msgspec.json.encode(row) + b"\n"


# CSV


def _columns(kind: type[Struct], but: tuple[str, ...] = ()) -> list[str]:
    return [name for name in kind.__struct_fields__ if name not in but]


OF_GAME = _columns(Result, but=("seats", "table", "mine"))
OF_SEAT = _columns(SeatScore)
COLUMNS: dict[Kind, list[str]] = {
    "results": [*OF_GAME, *(f"seat_{name}" for name in OF_SEAT)],
    "ratings": _columns(Rating),
    "cards": _columns(CardRow),
}


def flat(row: Struct) -> list[list[Any]]:
    """The rows of a table: a result has one for each seat."""
    if not isinstance(row, Result):
        return [[getattr(row, name) for name in row.__struct_fields__]]
    game = [getattr(row, name) for name in OF_GAME]
    return [[*game, *(getattr(seat, name) for name in OF_SEAT)] for seat in row.seats]


def cell(value: Any) -> Any:
    """A value as a spreadsheet takes it: several in one as JSON, and no formulas."""
    if isinstance(value, dict):
        return msgspec.json.encode(value).decode()
    plain = msgspec.to_builtins(value)
    return plain_cell(plain) if isinstance(plain, str) else plain


async def csv_lines(standings: Standings, what: Kind) -> AsyncIterator[bytes]:
    """The first line has the names of the columns."""
    yield _line(COLUMNS[what])
    async for row in ROWS[what](standings):
        for values in flat(row):
            yield _line([cell(value) for value in values])


def _line(values: list[Any]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow(values)
    return text.getvalue().encode()


# Handlers


def _file(lines: AsyncIterator[bytes], kind: str, name: str) -> Stream:
    return Stream(lines, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/jsonl", media_type=JSON_LINES)
async def as_json_lines(services: InServices, what: What = "results") -> Stream:
    """All results, ratings or counts of cards, one in each line as JSON."""
    return _file(json_lines(Standings(services.store), what), JSON_LINES, f"{what}.jsonl")


@get("/csv", media_type=CSV)
async def as_csv(services: InServices, what: What = "results") -> Stream:
    """The same as a table with commas; a result has a line for each seat."""
    return _file(csv_lines(Standings(services.store), what), CSV, f"{what}.csv")


router = Router("/statistics/export", route_handlers=[as_json_lines, as_csv], tags=["Statistics"])
