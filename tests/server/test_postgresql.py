"""Several processes serve the same tables on one PostgreSQL."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import timedelta
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from longhall.engine.rng import Stream
from longhall.server.database.connect import open_engine
from longhall.server.database.models import now
from longhall.server.database.store import Store
from longhall.server.postgres_pubsub import CHANNEL, NAMED, POOL
from longhall.server.presence import AWAY_AFTER, Presence
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Table, own_ask, pick, play_on, wait_for
from tests.server.postgres import Postgres, numbers, on_postgres, postgres, url
from tests.server.processes import Far, Running

__all__ = ["postgres", "url"]

pytestmark = pytest.mark.xdist_group("postgresql")
OATH = {"do": "answer", "options": ["oath:0"]}
TOKEN = {"x-admin": "the host's token"}


@pytest.fixture(scope="module")
def halls(url: str) -> Iterator[tuple[Running, Running]]:
    """Two servers that start at the same time on an empty database."""
    settings = Settings(
        database=url,
        secret="the same",
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        bot_workers=0,
        admin=TOKEN["x-admin"],
        notices=True,
    )
    with Running(settings) as one, Running(settings) as two:
        assert one.address != two.address
        yield one, two
        assert one.stop() == two.stop() == 0


@pytest.fixture
def ana(halls: tuple[Running, Running]) -> Far:
    return halls[0].device("Ana")


@pytest.fixture
def bo(halls: tuple[Running, Running]) -> Far:
    return halls[1].device("Bo")


@pytest.fixture
def table(ana: Far, bo: Far) -> Table:
    """A table with a seat at each of the two servers."""
    return sit_down(ana, bo)


def sit_down(ana: Far, bo: Far) -> Table:
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    return table


# Two processes


def test_all_processes_say_the_same_of_who_is_away(url: str, ana: Far, bo: Far, table: Table) -> None:
    told: list[str] = []

    async def beat_twice() -> None:
        for _ in range(2):
            engine = open_engine(url)
            presence = Presence(Store(engine), lambda table_id, number: told.append(table_id))
            await presence.beat(now() + AWAY_AFTER + timedelta(seconds=1))
            await engine.dispose()

    asyncio.run(beat_twice())
    assert told.count(table.id) == 1  # one of them was first
    assert [[seat["away"] for seat in each.get(f"{table}")["seats"]] for each in (ana, bo)] == [[True, True]] * 2
    with bo.listen(table, 1):
        wait_for(lambda: [seat["away"] for seat in ana.get(f"{table}")["seats"]] == [True, False])


def test_an_answer_at_either_reaches_those_who_listen_at_both(ana: Far, bo: Far, table: Table) -> None:
    """A whole game; everybody is told every event once, in order."""
    devices, chance = [ana, bo], Stream("both")
    with ana.listen(table, 0) as first, bo.listen(table, 1) as second, bo.listen(table) as third:
        ears = {0: first, 1: second, None: third}
        while asked := ana.get(f"{table}")["asked"]:
            seat = asked[chance.below(len(asked))]
            update = devices[seat].update(table, seat)
            if own_ask(update):
                told = devices[seat].answer(table, seat, str(pick(update, chance)))
                ears[seat].hear_until(told["view"])
        for seat, ear in ears.items():
            end = bo.update(table, seat)
            ear.hear_until(end["view"])
            assert end["outcome"]
            assert ear.numbers == list(range(1, end["last"] + 1))


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_answers_come_in_any_order(ana: Far, bo: Far, table: Table, order: tuple[int, int]) -> None:
    devices = [ana, bo]
    with ana.listen(table, 0) as first, bo.listen(table, 1) as second:
        for seat in order:
            devices[seat].answer(table, seat, f"oath:{seat}")
        for ear in (first, second):
            while ear.news["asks"][0]["name"] != "saga.offer":
                ear.hear()
    assert ana.update(table)["view"] == bo.update(table)["view"]


def test_both_answer_at_the_same_time(ana: Far, bo: Far, url: str) -> None:
    shared = [sit_down(ana, bo) for _ in range(4)]
    for table in shared:
        ready = threading.Barrier(2)
        threads = [threading.Thread(target=answer, args=(each, table, ready)) for each in enumerate((ana, bo))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=PATIENCE)
        assert ana.update(table)["asks"][0]["name"] == bo.update(table)["asks"][0]["name"] == "saga.offer"

    async def written(store: Store) -> list[list[int]]:
        return [await numbers(store, table.id) for table in shared]

    assert on_postgres(url, written) == [[1, 2]] * 4


def answer(who: tuple[int, Far], table: Table, ready: threading.Barrier) -> None:
    seat, device = who
    ready.wait()
    device.answer(table, seat, f"oath:{seat}")


def test_a_retry_at_the_other_server_changes_nothing(halls: tuple[Running, Running], ana: Far, table: Table) -> None:
    once = ana.answer(table, 0, "oath:0", key="one")
    there = halls[1].device("Ana")
    there.jar = ana.jar
    assert there.answer(table, 0, "oath:0", key="one") == once


def test_only_table_and_number_travel(ana: Far, bo: Far, table: Table, url: str) -> None:
    heard: list[str] = []

    def answers() -> list[str]:
        """The notes of this table that tell of an answer; 0 tells that somebody came or went."""
        return [note for note in heard if note.startswith(f"table.{table.id} ") and not note.endswith(" 0")]

    async def listen() -> None:
        line = await asyncpg.connect(url.replace("+asyncpg", ""))
        await line.add_listener(CHANNEL, lambda *note: heard.append(note[3]))
        for seat, device in enumerate((ana, bo)):
            await asyncio.to_thread(device.answer, table, seat, "oath:0")
        await asyncio.to_thread(wait_on_loop, lambda: len(answers()) >= 2)
        await line.close()

    asyncio.run(listen())
    assert answers() == [f"table.{table.id} 1", f"table.{table.id} 2"]
    assert all(re.fullmatch(r"table\.\S+ \d+", note) for note in heard)


def connections(postgres: Postgres) -> int:
    """How many connections for notes were ever made to the database server."""
    named = f"application_name={NAMED['application_name']}"
    return (postgres.folder / "log").read_text().count(named)


def test_notes_travel_over_connections_that_stay_open(ana: Far, bo: Far, table: Table, postgres: Postgres) -> None:
    before = connections(postgres)
    assert before
    for seat, device in enumerate((ana, bo)):
        device.answer(table, seat, "oath:0")
    chance, answers = Stream("notes"), 12
    for _ in range(answers):
        asked = ana.get(f"{table}")["asked"]
        device = (ana, bo)[asked[0]]
        device.answer(table, asked[0], str(pick(device.update(table, asked[0]), chance)))
    assert connections(postgres) - before <= 2 * POOL["max_size"] < answers


def test_who_listens_hears_on_when_the_connections_were_cut(ana: Far, bo: Far, table: Table, url: str) -> None:
    async def cut(store: Store) -> None:
        async with store.engine.connect() as connection:
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            await connection.execute(text(f"{query} AND datname = current_database()"))

    with bo.listen(table, 1) as ear:
        on_postgres(url, cut)
        wait_for(lambda: ana.send("GET", f"{table}").is_success)
        wait_for(lambda: ana.send("POST", f"{table}/answer?seat=0", OATH).is_success)
        wait_for(lambda: bo.send("POST", f"{table}/answer?seat=1", OATH).is_success)
        while ear.news["asks"][0]["name"] != "saga.offer":
            ear.hear()


def wait_on_loop(found: Callable[[], bool]) -> None:
    wait_for(found)


# Beside the game, at either process


def test_talk_and_silence_at_one_hold_at_the_other(ana: Far, bo: Far, table: Table) -> None:
    words = {"do": "say", "text": "Hail!", "key": "one"}
    with bo.listen(table, 1) as ear:
        ana.post(f"{table}/chat", words, seat=0)
        ana.post(f"{table}/chat", words, seat=0)  # once, for all that
        heard = msgspec.json.decode(ear.socket.recv(timeout=PATIENCE))
        assert [(each["number"], each["text"]) for each in heard["messages"]] == [(1, "Hail!")]
    bo.done("PUT", f"{table}/chat/mutes", {"seat": 0}, params={"seat": 1})
    assert bo.get(f"{table}/chat", seat=1) == []
    assert len(ana.get(f"{table}/chat", seat=0)) == 1
    assert ana.put(f"{table}/chat/silence", {"seat": 1})["seats"] == [1]
    assert bo.refused("POST", f"{table}/chat", words, seat=1) == (403, "error.chat.muted")
    ana.done("PUT", f"/api/admin/tables/{table.id}/silence", {}, headers=TOKEN)
    assert bo.refused("POST", f"{table}/chat", words) == (403, "error.chat.silent")


def test_a_table_that_is_removed_at_one_is_gone_at_the_other(ana: Far, bo: Far, table: Table) -> None:
    with bo.listen(table, 1) as ear:
        assert ana.done("DELETE", f"/api/admin/tables/{table.id}", headers=TOKEN) is True
        with suppress(ConnectionClosed):
            while True:
                ear.socket.recv(timeout=PATIENCE)
        assert ear.socket.close_code == 4401
    assert bo.refused("GET", f"{table}") == (404, "error.table.none")


def test_a_person_is_sent_away_and_a_guest_is_forgotten(ana: Far, bo: Far, table: Table) -> None:
    bo.post(f"{table}/chat", {"do": "say", "text": "I am Bo."}, seat=1)
    ana.done("DELETE", f"/api/admin/tables/{table.id}/seats/1", headers=TOKEN)
    assert bo.refused("GET", f"{table}/update", seat=1)[0] == 403
    assert ana.done("DELETE", "/api/me") is True
    wait_for(lambda: bo.get(f"{table}")["finished"])
    bots = [seat["name"] for seat in bo.get(f"{table}")["seats"]]
    assert all(bots), "bots have played on, under names of their own"
    assert not {"Ana", "Bo"} & {*bots}


def test_webhooks_are_kept_once_for_both(ana: Far, bo: Far, table: Table, url: str) -> None:
    """Nothing is sent: the address is none of the open internet."""
    hook = {"url": "https://127.0.0.1/hook"}
    for path in (f"{table}/webhook", f"{table}/seats/0/webhook"):
        assert ana.put(path, hook)["secret"] != ana.put(path, hook)["secret"]

    async def marks(store: Store) -> Any:
        (person,), whole = await store.webhooks(table.id), await store.table_webhook(table.id)
        assert whole is not None
        won = await asyncio.gather(*(store.mark_table_webhook(whole, f"{each}|") for each in range(4)))
        assert won.count(True) == 1
        return bool(person.mark and whole.marks)

    wait_for(lambda: on_postgres(url, marks))
    for path in (f"{table}/webhook", f"{table}/seats/0/webhook"):
        assert ana.send("DELETE", path).status_code == 204


def test_a_game_that_was_played_at_one_is_continued_at_the_other(ana: Far, bo: Far) -> None:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 1_000)
    assert bo.get(f"{table}/replay", after=3)["view"] == ana.get(f"{table}/replay", after=3)["view"]
    for luck in ("same", "anew"):
        wish = {"seats": [PERSON, PERSON], "after": 3, "luck": luck}
        new = Table(bo.post(f"{table}/continue", wish)["table"]["id"], {})
        play_on(bo, new, [0, 1], 1_000)
        assert ana.update(new)["outcome"]
    copy = Table(bo.post("/api/tables/import", {"save": ana.get(f"{table}/export")})["table"]["id"], {})
    assert ana.update(copy, 1)["view"] == bo.update(table, 1)["view"]
    running = sit_down(ana, bo)
    ana.post(f"{running}/agree", {}, seat=0)
    assert bo.post(f"{running}/agree", {}, seat=1)["missing"] == []
    assert bo.post(f"{running}/continue", {"seats": [PERSON, PERSON]})["table"]["id"] != running.id


def test_a_wish_to_take_back_is_granted_at_the_other(ana: Far, bo: Far, table: Table) -> None:
    ana.answer(table, 0, "oath:0")
    bo.answer(table, 1, "oath:0")
    ana.vote(table, 0, 0)
    assert [ask["name"] for ask in bo.vote(table, 1, 0)["asks"]] == ["saga.oath", "saga.oath"]
    assert ana.update(table)["wishes"] == []


def test_a_window_is_one_for_two_processes(ana: Far, bo: Far) -> None:
    """It is opened once, answers come in at either, and either closes it."""
    table = ana.open(PERSON, OPEN, game="kardnarok", options={"mode": "duel"}, window=10)
    bo.take(table, 1, table.tokens[1])
    for seat, device in enumerate((ana, bo)):
        ask = wait_for(lambda device=device, seat=seat: own_ask(device.update(table, seat)))
        device.answer(table, seat, ask["options"][0]["key"])
    mine, its = wait_for(
        lambda: [told for told in (ana.update(table, 0), bo.update(table, 1)) if "window" in told][-2:]
    )
    assert mine["window"] == its["window"]
    assert bo.answer(table, 1, "pass")["kept"] == ["pass"]
    assert "kept" not in ana.update(table, 0)
    ana.post(f"{table}/window/hold", None, seat=0)
    assert bo.update(table, 1)["window"]["held"] == 1
    for device, seat in ((ana, 0), (bo, 1)):
        device.send("PUT", f"{table}/window/order", {"until": "round"}, params={"seat": seat})
    opened = mine["window"]["opened"]
    for device, seat in ((ana, 0), (bo, 1)):
        wait_for(lambda device=device, seat=seat: device.update(table, seat).get("window", {}).get("opened") != opened)
