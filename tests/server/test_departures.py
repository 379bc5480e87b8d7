"""Who goes from a game: presence, bots that stand in, resigning, replacing, ending without a result."""

from datetime import timedelta
from typing import Any

import pytest

from longhall.server.database.models import now
from longhall.server.departures import REPLACED_AFTER
from longhall.server.presence import AWAY_AFTER
from longhall.server.resignations import places_with
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table, bot, play_on, wait_for

LATER = AWAY_AFTER + timedelta(seconds=1)
MUCH_LATER = REPLACED_AFTER + timedelta(seconds=1)


def beat(device: Device, after: timedelta = timedelta()) -> None:
    """The round of presence, as it comes so much later."""
    hall = device.hall
    device.client.blocking_portal.call(hall.presence.beat, now() + after)


def last_seen(device: Device, table: Table, seat: int, ago: timedelta) -> None:
    """Let a seat have been seen so long ago."""
    hall = device.hall

    async def write() -> None:
        await hall.store.change_seat(table.id, seat, seen=now() - ago)

    device.client.blocking_portal.call(write)


def away(device: Device, table: Table) -> list[bool]:
    return [seat["away"] for seat in device.get(f"{table}")["seats"]]


@pytest.fixture
def eve(house: House) -> Device:
    return house.device("Eve")


@pytest.fixture
def table(ana: Device, bo: Device) -> Table:
    """Ana and Bo play; it counts."""
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    return table


@pytest.fixture
def three(ana: Device, bo: Device, eve: Device) -> Table:
    table = ana.open(PERSON, OPEN, OPEN)
    bo.take(table, 1, table.tokens[1])
    eve.take(table, 2, table.tokens[2])
    return table


# Presence


def test_a_seat_is_away_a_minute_after_its_last_page_was_closed(ana: Device, bo: Device, table: Table) -> None:
    with ana.live(table, 0) as socket:
        socket.receive_json(timeout=PATIENCE)
        with bo.live(table, 1) as other:
            other.receive_json(timeout=PATIENCE)
            beat(ana, LATER)
            assert away(ana, table) == [False, False]  # both are open
        wait_for(lambda: (table.id, 1) not in ana.hall.presence._open)
        beat(ana)
        assert away(ana, table) == [False, False]
        beat(ana, 2 * LATER)
        told = socket.receive_json(timeout=PATIENCE)["update"]["table"]["seats"]
        assert [seat["away"] for seat in told] == [False, True]
        with bo.live(table, 1):
            told = socket.receive_json(timeout=PATIENCE)["update"]["table"]["seats"]
            assert [seat["away"] for seat in told] == [False, False]


def test_a_page_that_polls_is_there(ana: Device, bo: Device, table: Table) -> None:
    beat(ana, LATER)
    assert away(ana, table) == [True, True]
    bo.update(table, 1)
    assert away(ana, table) == [True, False]
    beat(ana, timedelta())
    assert away(ana, table) == [True, False]


def test_all_seats_of_a_device_are_there_while_one_is_looked_through(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    with ana.live(table) as socket:
        socket.receive_json(timeout=PATIENCE)
        beat(ana, LATER)
        assert away(ana, table) == [False, False]


def test_what_a_seat_does_in_secret_does_not_change_its_dot(ana: Device, bo: Device, table: Table) -> None:
    """An oath is sealed: neither an answer nor a plan nor an answer in advance says that its person is here."""
    beat(ana, LATER)
    before = ana.get(f"{table}")["seats"]
    bo.put(f"{table}/seats/1/preferences", {"only_option": True})
    bo.answer(table, 1, "oath:0")
    assert ana.get(f"{table}")["seats"] == before
    assert away(ana, table) == [True, True]


# A bot plays on


def test_a_person_takes_the_seat_back_from_a_bot_at_any_time(bo: Device, table: Table) -> None:
    bo.put(f"{table}/seats/1/bot", {"bot": "karl"})
    seat = bo.done("DELETE", f"{table}/seats/1/bot")["seats"][1]
    assert (seat["bot"], seat["name"]) == (None, "Bo")


# Resigning


def test_the_last_person_who_has_not_resigned_wins(ana: Device, bo: Device, table: Table) -> None:
    told = bo.post(f"{table}/seats/1/resign")
    assert told["finished"]
    assert told["seats"][1]["resigned"]
    update = ana.update(table, 0)
    assert (update["outcome"]["places"], update["outcome"]["winners"]) == ([1, 2], [0])
    assert update["outcome"]["reason"] == "resigned"
    assert (update["asks"], update["table"]["asked"]) == ([], [])
    assert ana.refused("POST", f"{table}/answer", {"do": "answer", "options": ["oath:0"]}, seat=0)[0] == 409
    ratings = {row["name"]: row["rating"] for row in ana.get("/api/statistics/ratings", game="toy", seats=2)}
    assert ratings["Ana"] > ratings["Bo"]
    assert ana.get("/api/statistics/") == []  # its length and its points say nothing of the game


def test_nobody_resigns_for_another_and_nobody_comes_back(ana: Device, bo: Device, three: Table) -> None:
    assert ana.refused("POST", f"{three}/seats/1/resign") == (403, "error.seat.not_yours")
    told = bo.post(f"{three}/seats/1/resign")
    assert told["finished"] is None
    assert (told["seats"][1]["bot"], told["seats"][1]["name"]) == ("karl", "Bo")
    assert bo.post(f"{three}/seats/1/resign")["seats"] == told["seats"]  # a retry changes nothing
    assert bo.refused("DELETE", f"{three}/seats/1/bot") == (409, "error.seat.resigned")
    keys = [event["key"] for event in ana.update(three, 0)["events"]]
    assert keys.count("seat.resigned") == 1


def test_a_host_who_resigns_gives_the_keys_to_the_next_person(ana: Device, bo: Device, three: Table) -> None:
    assert ana.post(f"{three}/seats/0/resign")["host"] == 1
    assert bo.get(f"{three}/invitation")["is_host"]
    assert not ana.get(f"{three}/invitation")["is_host"]


def test_who_resigned_is_the_last_whatever_the_bot_reaches(ana: Device, bo: Device, eve: Device, three: Table) -> None:
    bo.post(f"{three}/seats/1/resign")

    def over() -> bool:
        for device, seat in ((ana, 0), (eve, 2)):
            play_on(device, three, [seat], 50)
        return ana.get(f"{three}")["finished"] is not None

    wait_for(over)
    outcome = ana.update(three, 0)["outcome"]
    assert outcome["places"][1] == 3
    assert 1 not in outcome["winners"]
    assert [seat["finished_by_bot"] for seat in ana.get(f"{three}")["seats"]] == [False, True, False]
    (mine,) = ana.get("/api/statistics/me/results")
    assert (mine["unrated"], mine["seats"][1]["place"]) == ("resigned", 3)


def test_around_one_screen_nobody_resigns(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    assert ana.refused("POST", f"{table}/seats/0/resign") == (409, "error.resign.alone")
    alone = ana.open(PERSON, bot())
    assert ana.refused("POST", f"{alone}/seats/0/resign") == (409, "error.resign.alone")


@pytest.mark.parametrize(
    ("places", "resigned", "wanted"),
    [([1, 2, 3], [], [1, 2, 3]), ([1, 2, 3], [0], [3, 1, 2]), ([1, 1, 3, 4], [1, 2], [1, 3, 3, 2])],
)
def test_places_move_up(places: list[int], resigned: list[int], wanted: list[int]) -> None:
    assert places_with(places, resigned) == wanted


# Replacing


def replace(device: Device, table: Table, how: str, seat: int = 1) -> Data:
    found: Data = device.post(f"{table}/seats/{seat}/replace", {"how": how})
    return found


def test_only_who_is_away_for_long_is_replaced(ana: Device, bo: Device, eve: Device, three: Table) -> None:
    assert ana.refused("POST", f"{three}/seats/1/replace", {"how": "bot"}) == (409, "error.seat.present")
    last_seen(ana, three, 1, MUCH_LATER)
    for other in (eve, bo):  # they are not the host
        assert other.refused("POST", f"{three}/seats/1/replace", {"how": "bot"}) == (403, "error.table.host")
    assert replace(ana, three, "bot")["seats"][1]["bot"] == "karl"
    assert replace(ana, three, "bot")["seats"][1]["bot"] == "karl"
    assert bo.done("DELETE", f"{three}/seats/1/bot")["seats"][1]["bot"] is None


def test_without_a_host_any_person_replaces(ana: Device, eve: Device, three: Table, house: House) -> None:
    last_seen(ana, three, 1, MUCH_LATER)
    ana.done("DELETE", "/api/me")  # the host is forgotten, and a bot has the seat
    assert eve.get(f"{three}")["host"] is None
    assert house.device("Sif").refused("POST", f"{three}/seats/1/replace", {"how": "bot"})[0] == 403
    assert replace(eve, three, "bot")["seats"][1]["bot"] == "karl"


def test_an_offered_seat_is_its_persons_until_somebody_sits_down(
    house: House, ana: Device, bo: Device, table: Table
) -> None:
    code = ana.get(f"{table}/invitation")["code"]
    sif = house.device("Sif")
    assert sif.refused("POST", f"{table}/seats/1/take", {"code": code})[0] == 403
    last_seen(ana, table, 1, MUCH_LATER)
    assert replace(ana, table, "offer")["seats"][1]["offered"]
    bo.done("DELETE", f"{table}/seats/1/bot")
    assert sif.refused("POST", f"{table}/seats/1/take", {"code": code})[0] == 403
    last_seen(ana, table, 1, MUCH_LATER)
    replace(ana, table, "offer")
    told = sif.post(f"{table}/seats/1/take", {"code": code})
    assert (told["seats"][1]["name"], told["seats"][1]["bot"], told["deal_known"]) == ("Sif", None, True)
    assert bo.refused("DELETE", f"{table}/seats/1/bot") == (403, "error.seat.not_yours")
    assert bo.refused("GET", f"{table}/update", seat=1) == (403, "error.seat.not_yours")


# No result


def test_a_game_ends_without_a_result_when_all_agree(ana: Device, bo: Device, eve: Device, table: Table) -> None:
    assert eve.refused("POST", f"{table}/seats/1/abandon", {"agrees": True}) == (403, "error.seat.not_yours")
    assert ana.post(f"{table}/seats/0/abandon", {"agrees": True})["seats"][0]["wants_end"]
    ana.post(f"{table}/seats/0/abandon", {"agrees": False})
    assert bo.post(f"{table}/seats/1/abandon", {"agrees": True})["stopped"] is None
    assert ana.post(f"{table}/seats/0/abandon", {"agrees": True})["stopped"] == "abandoned"
    update = bo.update(table, 1)
    assert (update["table"]["stopped"], update["view"]) == ("abandoned", None)
    assert update["events"][-1]["key"] == "table.abandoned"
    assert bo.refused("POST", f"{table}/answer", {"do": "answer", "options": ["oath:0"]}, seat=1)[0] == 409
    assert ana.get("/api/statistics/me/results") == []


def test_alone_a_game_is_ended_at_once(ana: Device) -> None:
    table = ana.open(PERSON, bot())
    assert ana.post(f"{table}/seats/0/abandon", {"agrees": True})["stopped"] == "abandoned"


# One's tables


def news_of(device: Device) -> Any:
    return device.get("/api/tables/mine", news=True)[0]["news"]


def test_my_tables_tell_what_happened_last_and_no_secret(ana: Device, bo: Device, table: Table) -> None:
    bo.answer(table, 1, "oath:2")  # it is sealed
    assert news_of(ana) is None
    ana.answer(table, 0, "oath:0")
    for device, seat in ((ana, 0), (bo, 1)):
        last, told = news_of(device), device.update(table, seat)["events"][-1]
        assert (last["key"], last["args"]) == (told["key"], told["args"])
    assert ana.get("/api/tables/mine")[0]["news"] is None  # unless it is asked for


# Out of the way


def test_a_table_is_put_away_for_oneself(ana: Device, bo: Device, eve: Device, table: Table) -> None:
    assert eve.refused("PUT", f"{table}/archive", {"archived": True}) == (403, "error.table.not_there")
    ana.put(f"{table}/archive", {"archived": True})
    found: list[Any] = [device.get("/api/tables/mine")[0]["archived"] for device in (ana, bo)]
    assert found == [True, False]
