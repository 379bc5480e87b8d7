"""Statistics on PostgreSQL, where several processes end games at the same time."""

import asyncio

import pytest

from longhall.server.database.statistics_queries import Standings
from longhall.server.database.store import Store
from longhall.server.routes import statistics
from tests.server.ended import GUESTS, another, new_room, play_to_the_last
from tests.server.postgres import Postgres, on_postgres, postgres
from tests.server.test_statistics_once import counted, goes_on_after_the_migration

__all__ = ["postgres"]

pytestmark = pytest.mark.xdist_group("postgresql")
GAMES = 5


def test_games_of_the_same_people_that_end_at_the_same_time(postgres: Postgres) -> None:
    """Each by two processes; everything is counted once, and no rating is lost."""

    async def use(store: Store) -> None:
        rooms = [await new_room(store) for _ in range(GAMES)]
        last = [await play_to_the_last(room, f"game {number}") for number, room in enumerate(rooms)]
        others = [await another(store, room.table_id) for room in rooms]
        await asyncio.gather(
            *[
                room.answer(seat, keys, "the same retry")
                for each in (rooms, others)
                for room, (seat, keys) in zip(each, last, strict=True)
            ]
        )
        assert await counted(store) == (GAMES, 2 * GAMES, [GAMES, GAMES])
        await all_is_told(Standings(store))

    on_postgres(postgres.new_database(), use)


async def all_is_told(standings: Standings) -> None:
    """Every query works here, too."""
    assert [(row[0], row[1], row[2], int(row[3])) for row in await standings.games()] == [("toy", 2, GAMES, GAMES)]
    assert sum(int(row[3]) for row in await standings.by_seat()) >= GAMES
    (duration,) = await standings.durations()
    assert duration[3] <= duration[4] <= duration[6]
    assert len(await standings.ratings("toy", 2, 10, 0)) == 2
    assert len(await standings.results("toy", 2, 2, 1)) == 2
    assert len(await standings.results_of(GUESTS[0], 100, 0)) == GAMES
    found = [statistics.result_of(seen) async for seen in standings.all_results()]
    assert len({result.id for result in found}) == GAMES
    cards = await standings.cards("toy", "", None, 100, 0)
    assert sum(int(row[2]) for row in cards) == sum(row.played for row in await standings.card_counts())


def test_an_older_database_is_brought_up_to_date(postgres: Postgres) -> None:
    asyncio.run(goes_on_after_the_migration(postgres.new_database()))
