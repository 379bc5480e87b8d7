"""A game is counted once, in the transaction that ends it, and by the games' own words."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select, text

import longhall
from longhall.arena.cards_played import cards_played
from longhall.engine.errors import IllegalAnswer
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.server import rooms
from longhall.server.database import statistics_writer
from longhall.server.database.connect import MIGRATIONS, migrate, open_engine
from longhall.server.database.statistics_models import Rating, Result, SeatResult
from longhall.server.database.store import Store
from longhall.server.errors import NotNow
from longhall.server.game_summary import end_of
from longhall.server.settings import Settings
from longhall.words.catalogue import catalogue
from tests.server.ended import GUESTS, another, new_room, play_to_the_last
from tests.server.test_rooms import opened
from tests.toy.play import answer_by_chance, toy


def on_database(settings: Settings, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(settings) as store:
            await use(store)

    asyncio.run(run())


async def counted(store: Store) -> tuple[int, int, list[int]]:
    """How many results and seats there are, and how many games everybody who is rated has."""
    async with store.session() as session:
        results = await session.scalar(select(func.count()).select_from(Result))
        seats = await session.scalar(select(func.count()).select_from(SeatResult))
        games = list(await session.scalars(select(Rating.games).order_by(Rating.subject)))
    return results or 0, seats or 0, games


def test_two_processes_that_see_the_end_count_it_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        seat, keys = await play_to_the_last(room)
        others = [await another(store, room.table_id) for _ in range(3)]
        ends = [each.answer(seat, keys, "the same retry") for each in (room, *others)]
        await asyncio.gather(*ends)
        assert await counted(store) == (1, 2, [1, 1])
        late = await another(store, room.table_id)
        with pytest.raises(NotNow):
            await late.answer(seat, keys)
        assert await counted(store) == (1, 2, [1, 1])

    on_database(settings, use)


def test_a_game_that_cannot_be_counted_ends_all_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing of it is counted then, and the log says so."""

    async def use(store: Store) -> None:
        room = await new_room(store)
        seat, keys = await play_to_the_last(room)

        async def fail(*given: Any) -> None:
            raise OSError("no more room")

        monkeypatch.setattr(statistics_writer, "_count_cards", fail)  # the last of what is written
        await room.answer(seat, keys)
        assert await counted(store) == (0, 0, [])
        assert (await store.table(room.table_id)).finished is not None
        assert (await another(store, room.table_id)).game.outcome is not None
        assert "could not be counted" in caplog.text

    on_database(settings, use)


def test_a_last_answer_that_is_not_written_is_not_counted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a crash: a game that is not over is not counted, and once it is over it is."""

    async def use(store: Store) -> None:
        room = await new_room(store)
        seat, keys = await play_to_the_last(room)
        before = room.number

        async def fail(*given: Any, **named: Any) -> None:
            raise OSError("the power is gone")

        with monkeypatch.context() as patch:
            patch.setattr("longhall.server.rooms.record", after(statistics_writer.record, fail))
            with pytest.raises(OSError, match="power"):
                await room.answer(seat, keys)
        assert await counted(store) == (0, 0, [])
        assert (await store.table(room.table_id)).finished is None
        again = await another(store, room.table_id)
        assert again.number == before
        await again.answer(seat, keys)
        assert await counted(store) == (1, 2, [1, 1])

    on_database(settings, use)


def after(first: Any, then: Any) -> Any:
    """Both, one after the other."""

    async def both(*given: Any, **named: Any) -> None:
        await first(*given, **named)
        await then()

    return both


def test_the_persons_are_those_who_sat_there(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        seat, keys = await play_to_the_last(room)
        await room.answer(seat, keys)
        async with store.session() as session:
            found = list(await session.scalars(select(SeatResult.guest).order_by(SeatResult.seat)))
            rated = set(await session.scalars(select(Rating.subject)))
        assert found == list(GUESTS)
        assert rated == set(GUESTS)

    on_database(settings, use)


# Cards, of any game


GESTURES: dict[str, dict[str, str]] = {  # answers that lay a card of this kind, and nothing else does
    "kardnarok": {"lead": "hero", "norn": "norn"},
    "blood_rage": {"play": "card", "add": "card", "upgrade": "card", "commit": "card"},
    "lords_of_ragnarok": {
        **dict.fromkeys(("play", "defend", "defend_plain", "wield", "wield_plain"), "card"),
        "take": "blessing",
    },
    "feast_for_odin": {"play": "card"},
}


def play(game: Game, seed: str) -> dict[tuple[int, str, str], int]:
    """A whole game by chance; the cards that seats laid, as their answers say."""
    chance, found = Stream(seed), Counter[tuple[int, str, str]]()
    while game.outcome is None:
        ask = chance.pick([ask for ask in game.asks if ask.options])
        option = chance.pick([*ask.options, *ask.anytime])
        game.answer(ask.seat, option)
        kind = GESTURES[game.info.id].get(option.verb)
        if kind is not None:
            found[ask.seat, kind, option.word.partition(".")[0]] += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", longhall.game_ids())
def test_cards_are_counted_as_they_were_laid(game: str, seats: int) -> None:
    info = longhall.game_info(game)
    kinds = set(GESTURES[game].values())
    for seed in range(4):
        played = Game(info, seats, f"cards {seed}", info.resolve_options(seats, {}))
        laid = play(played, f"{game} {seed}")
        found = {
            (seat, kind, word): times
            for seat, cards in enumerate(cards_played(played))
            for kind, words in cards.items()
            for word, times in words.items()
        }
        assert {key: times for key, times in found.items() if key[1] in kinds} == laid
        for _, kind, word in found:  # each is a word that has a name
            assert info.name_of(kind, word, "en")
    if game == "kardnarok":
        assert any(kind == "warrior" for _, kind, _ in found)


@pytest.mark.parametrize("game", longhall.game_ids())
def test_what_a_game_says_of_its_cards_adds_up(game: str) -> None:
    """Each event has a sentence, which names both of its arguments; one is a seat, and the other is not."""
    info = longhall.game_info(game)
    assert info.played
    for key, (seat, card) in info.played.items():
        assert info.arguments[seat] == "seat"
        assert info.arguments[card] not in ("seat", "number")
        sentence = catalogue("en")[f"{game}:log.{key}"].forms[0]
        assert f"{{{seat}" in sentence
        assert f"{{{card}" in sentence


def test_what_was_taken_back_does_not_count() -> None:
    for seed in range(20):
        game, chance = toy(seed=seed), Stream(f"undo {seed}")
        while game.outcome is None:
            answer_by_chance(game, chance)
            seat = game.journal[-1][0]
            if game.outcome is None and game.can_undo(seat) and chance.below(2):
                game.undo(seat)
        plain = game.replayed(len(game.gestures))
        assert end_of(game, False) == end_of(plain, False)
        if cards_played(game) != cards_played(plain):  # the log alone tells more
            return
    raise AssertionError("no card was taken back")


def test_a_game_of_older_rules_is_counted_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chance = toy(), Stream("mended")
    while game.outcome is None:
        answer_by_chance(game, chance)
        seat = game.journal[-1][0]
        if game.outcome is None and game.can_undo(seat) and not chance.below(4):
            game.undo(seat)

    def mended(self: Game, gestures: int) -> Game:
        raise IllegalAnswer("error.no_such_option", answer="x")

    monkeypatch.setattr(Game, "replayed", mended)
    assert end_of(game, False).cards == cards_played(game)


# The migration


OLD = """
insert into tables (id, game, seats, options, content, seed, name, public, host, created, changed, asked, started)
values ('old', 'toy', 2, '{"length": "short", "mood": "calm"}', '', 'seed', '', false, '', :at, :at, '[0, 1]', :at);
insert into seats (table_id, seat, kind, name) values ('old', 0, 'person', 'Ana');
insert into seats (table_id, seat, kind, name) values ('old', 1, 'person', 'Bo');
insert into passes (hash, table_id, seat, guest, created) values ('0', 'old', 0, 'a', :at);
insert into passes (hash, table_id, seat, guest, created) values ('1', 'old', 1, 'b', :at)
"""


def to_the_version_before(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0004")


async def goes_on_after_the_migration(url: str) -> None:
    """A game that began before is played on and rated."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(to_the_version_before)
            for line in OLD.strip().split(";"):
                at = rooms.now() if ":at" in line else None
                await connection.execute(text(line), {"at": at} if at else {})
        await migrate(engine)
        store = Store(engine)
        assert [seat.abandoned for seat in await store.seats("old")] == [False, False]
        room = await another(store, "old")
        seat, keys = await play_to_the_last(room)
        await room.answer(seat, keys)
        assert await counted(store) == (1, 2, [1, 1])
    finally:
        await engine.dispose()


def test_an_older_database_is_brought_up_to_date(tmp_path: Any) -> None:
    asyncio.run(goes_on_after_the_migration(f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"))
