"""Statistics: what was played here, who is how good, how long it takes, and which cards win."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256
from typing import Annotated, Literal

from litestar import Router, get, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from longhall.arena.cards_played import Cards
from longhall.server.database import statistics_models as kept
from longhall.server.database import statistics_writer
from longhall.server.database.models import PERSON
from longhall.server.database.statistics_queries import Seen, Standings
from longhall.server.guest_sessions import guest_of
from longhall.server.litestar_types import AnyRequest
from longhall.server.services import InServices, Services

Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=100_000)]
GameId = Annotated[str, QueryParameter(max_length=64, pattern=r"^[a-z0-9_]+$", description="The id of a game.")]
Seats = Annotated[int, QueryParameter(ge=1, le=16, description="The number of seats.")]
AnyGame = Annotated[str | None, QueryParameter(max_length=64, pattern=r"^[a-z0-9_]+$", description="All, if none.")]
AnySeats = Annotated[int | None, QueryParameter(ge=1, le=16, description="The number of seats; all, if none is given.")]
Content = Annotated[
    str,
    QueryParameter(
        max_length=300, pattern=r"^[0-9a-f+]*$", description="Hashes of packs, joined by +; the game as it is, if none."
    ),
]
Unrated = Literal["", "practice", "continued", "taken_back", "left", "resigned", "hot_seat", "few"]


class GameCount(Struct, frozen=True):
    """What was played of a game with so many seats; lists are in the order of the seats."""

    game: str
    seats: int
    games: int
    rated: int
    last: datetime
    wins: list[int]
    scores: list[float]


class Rating(Struct, frozen=True):
    """How good a person or a bot is: `rating` may be wrong by some `uncertainty`. `who` is always the same for the same
    person, whatever its name is, and is a bot's level."""

    kind: str
    who: str
    name: str
    game: str
    seats: int
    rating: float
    uncertainty: float
    games: int
    wins: int
    changed: datetime


class Card(Struct, frozen=True):
    """How often a card was played, by how many players (once in a game), and how many of them won."""

    kind: str
    card: str
    played: int
    players: int
    won: int


class Duration(Struct, frozen=True):
    """How long a game with so many seats takes, in seconds and in answers."""

    game: str
    seats: int
    games: int
    shortest: float
    median: float
    mean: float
    longest: float
    answers: float


class SeatScore(Struct, frozen=True):
    """How a seat did. Nobody knows who it was, if a person has no `who`."""

    seat: int
    kind: str
    who: str | None
    name: str
    bot: str | None
    place: int
    score: int
    parts: dict[str, int]
    answers: int
    cards: Cards


class Result(Struct, frozen=True, omit_defaults=True):
    """A game that is over; `unrated` says why it is not rated; where somebody resigned it
    is, but counts for nothing else. Only to those who played it its table is told."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    started: datetime
    ended: datetime
    seconds: float
    answers: int
    reason: str
    unrated: Unrated
    seats: list[SeatScore]
    table: str | None = None
    mine: list[int] | None = None


class Listed(Struct, frozen=True):
    """May a person be named and rated?"""

    listed: bool


class Mine(Struct, frozen=True):
    """What this guest may know of itself: also who it is in the lists, and how good."""

    listed: bool
    who: str
    ratings: list[Rating]


# How it is told


def public_id(id: str) -> str:
    """A word for a guest or a table that leads to nothing else."""
    return sha256(f"statistics {id}".encode()).hexdigest()[:16]


def rating_of(row: kept.Rating) -> Rating:
    who = public_id(row.subject) if row.kind == PERSON else row.subject
    return Rating(row.kind, who, row.name, row.game, row.seats, row.mu, row.sigma, row.games, row.wins, row.changed)


def seat_of(row: kept.SeatResult, hidden: set[str]) -> SeatScore:
    known = row.guest is not None and row.guest not in hidden
    return SeatScore(
        seat=row.seat,
        kind=row.kind,
        who=public_id(row.guest) if known and row.guest else None,
        name=row.name if known else "",
        bot=row.bot,
        place=row.place,
        score=row.score,
        parts=row.parts,
        answers=row.answers,
        cards=row.cards,
    )


def result_of(seen: Seen, guest: str | None = None) -> Result:
    """A result as everybody may know it, or as one of its players."""
    row = seen.result
    mine = [seat.seat for seat in seen.seats if guest is not None and seat.guest == guest]
    unrated: Unrated = row.unrated  # type: ignore[assignment]
    return Result(
        id=public_id(row.table_id),
        game=row.game,
        rules=row.rules,
        content=row.content,
        options=row.options,
        started=row.started,
        ended=row.ended,
        seconds=row.seconds,
        answers=row.answers,
        reason=row.reason,
        unrated=unrated,
        seats=[seat_of(seat, seen.hidden - {guest or ""}) for seat in seen.seats],
        table=row.table_id if mine else None,
        mine=mine or None,
    )


# Handlers


@get("/")
async def overview(services: InServices) -> list[GameCount]:
    """What was played here, by game and number of seats."""
    standings = Standings(services.store)
    seats: dict[tuple[str, int], list[tuple[int, float]]] = {}
    for game, number, _, won, score in await standings.by_seat():
        seats.setdefault((game, number), []).append((int(won), float(score)))
    found = []
    for game, number, games, rated, last in await standings.games():
        wins, scores = zip(*seats.get((game, number), [(0, 0.0)]), strict=True)
        found.append(GameCount(game, number, games, int(rated), last, list(wins), list(scores)))
    return found


@get("/ratings")
async def ratings(
    services: InServices, game: GameId, seats: Seats, limit: Limit = 50, offset: Offset = 0
) -> list[Rating]:
    """People and bots in a game with so many seats, the best first."""
    return [rating_of(row) for row in await Standings(services.store).ratings(game, seats, limit, offset)]


@get("/results")
async def results(
    services: InServices, game: AnyGame = None, seats: AnySeats = None, limit: Limit = 50, offset: Offset = 0
) -> list[Result]:
    """Games that are over, the newest first."""
    return [result_of(seen) for seen in await Standings(services.store).results(game, seats, limit, offset)]


@get("/cards")
async def cards(
    services: InServices,
    game: GameId,
    seats: AnySeats = None,
    content: Content = "",
    limit: Limit = 100,
    offset: Offset = 0,
) -> list[Card]:
    """How often the cards of a game were played and won, the most played first."""
    rows = await Standings(services.store).cards(game, content, seats, limit, offset)
    return [Card(kind, card, int(played), int(players), int(won)) for kind, card, played, players, won in rows]


@get("/durations")
async def durations(services: InServices) -> list[Duration]:
    """How long games take, by game and number of seats."""
    rows = await Standings(services.store).durations()
    return [Duration(game, seats, games, *map(float, rest)) for game, seats, games, *rest in rows]


@get("/me")
async def me(request: AnyRequest, services: InServices) -> Mine:
    """This guest's own ratings, and whether it may be named and rated."""
    return await _mine(services, guest_of(request))


@put("/me")
async def set_listed(request: AnyRequest, services: InServices, data: JSONBody[Listed]) -> Mine:
    """Say whether one may be named and rated. Who may not has no rating any more, and begins anew if it wants one."""
    guest = guest_of(request)
    async with services.store.session.begin() as session:
        await (statistics_writer.opt_in if data.listed else statistics_writer.opt_out)(session, guest)
    return await _mine(services, guest)


async def _mine(services: Services, guest: str) -> Mine:
    standings = Standings(services.store)
    rows = await standings.ratings_of(guest)
    return Mine(not await standings.is_hidden(guest), public_id(guest), [rating_of(row) for row in rows])


@get("/me/results")
async def my_results(request: AnyRequest, services: InServices, limit: Limit = 50, offset: Offset = 0) -> list[Result]:
    """The games that this guest has played to their end, the newest first, with their tables."""
    guest = guest_of(request)
    return [result_of(seen, guest) for seen in await Standings(services.store).results_of(guest, limit, offset)]


router = Router(
    "/statistics",
    route_handlers=[overview, ratings, results, cards, durations, me, set_listed, my_results],
    tags=["Statistics"],
)
