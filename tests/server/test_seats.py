"""Seats: links, cookies, leaving, bots that stand in, spectators."""

import pytest

from longhall.server.errors import NotNow
from tests.patience import PATIENCE
from tests.refusals import saying
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table, bot, closing_code, play_on, wait_for

OATH: Data = {"do": "answer", "options": ["oath:0"]}


def seat_cookies(device: Device) -> list[str]:
    return sorted(cookie.name for cookie in device.jar.jar if cookie.name.startswith("seat-"))


@pytest.fixture
def opened(ana: Device) -> Table:
    return ana.open(PERSON, OPEN)


@pytest.fixture
def own(bo: Device, opened: Table) -> str:
    """Bo sits down; the link that he was told."""
    token: str = bo.take(opened, 1, opened.tokens[1])["token"]
    return token


@pytest.fixture
def table(opened: Table, own: str) -> Table:
    """Ana sits at seat 0, Bo at seat 1."""
    return opened


# Links and cookies


def test_a_link_is_exchanged_for_a_cookie(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN)
    assert seat_cookies(bo) == []
    info = bo.take(table, 1, table.tokens[1])
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", "Ana"), ("person", "Bo")]
    assert info["started"]
    assert seat_cookies(bo) == ["seat-1"]
    cookie = next(cookie for cookie in bo.jar.jar if cookie.name == "seat-1")
    assert cookie.path == str(table)
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.value != table.tokens[1]
    assert bo.get(f"{table}/seats/mine") == [1]


def test_nothing_is_done_or_seen_without_the_cookie_of_the_seat(bo: Device, table: Table) -> None:
    for path in ("update", "view", "asks", "events"):
        assert bo.refused("GET", f"{table}/{path}", seat=0) == (403, "error.seat.not_yours")
    for path in ("why-not", "closes"):
        assert bo.refused("GET", f"{table}/{path}", seat=0, option="oath:0")[0] == 403
    for path, data in (("answer", OATH), ("undo", {"do": "undo"}), ("undo/vote", {"asker": 0})):
        assert bo.refused("POST", f"{table}/{path}", data, seat=0) == (403, "error.seat.not_yours")
    for path, data in (("leave", {}), ("link", None)):
        assert bo.refused("POST", f"{table}/seats/0/{path}", data)[0] == 403
    assert bo.refused("PUT", f"{table}/seats/0/bot", {"bot": "thrall"})[0] == 403
    assert bo.refused("DELETE", f"{table}/seats/0/bot")[0] == 403


def test_the_cookie_of_another_table_or_seat_opens_nothing(bo: Device, table: Table) -> None:
    other = bo.open(PERSON, PERSON)
    for cookie in list(bo.jar.jar):
        if cookie.path == str(other):
            bo.jar.set(cookie.name, cookie.value or "", domain=cookie.domain, path=str(table))
    bo.answer(other, 0, "oath:0")
    assert bo.refused("POST", f"{table}/answer", OATH, seat=0)[0] == 403
    assert bo.refused("POST", f"{table}/answer", OATH, seat=1)[0] == 403
    assert bo.get(f"{table}/seats/mine") == []


def test_a_wrong_token_opens_nothing(house: House, table: Table) -> None:
    eve = house.device("Eve")
    for seat, token in ((0, "nonsense"), (0, table.tokens[1]), (1, table.tokens[0]), (1, table.tokens[1])):
        assert eve.refused("POST", f"{table}/seats/{seat}/take", {"token": token}) == (403, "error.seat.link")
    assert eve.refused("POST", f"{table}/seats/1/take", {}) == (403, "error.seat.not_open")
    assert eve.refused("POST", f"{table}/seats/7/take", {}) == (404, "error.seat.none")
    assert seat_cookies(eve) == []


def test_a_link_works_on_a_second_device_until_it_is_renewed(house: House, bo: Device, table: Table, own: str) -> None:
    phone, tablet = house.device("Bo"), house.device("Bo")
    assert phone.take(table, 1, own)["token"] == own
    phone.answer(table, 1, "oath:0")
    token = bo.post(f"{table}/seats/1/link")["token"]
    assert phone.refused("POST", f"{table}/undo", {"do": "undo"}, seat=1)[0] == 403
    bo.undo(table, 1)  # whoever renews it stays
    assert tablet.refused("POST", f"{table}/seats/1/take", {"token": own})[0] == 403
    tablet.take(table, 1, token)
    tablet.answer(table, 1, "oath:1")


def test_a_renewed_link_ends_the_websockets_of_others(house: House, bo: Device, table: Table, own: str) -> None:
    phone = house.device("Bo")
    phone.take(table, 1, own)
    with phone.live(table, 1) as socket:
        assert socket.receive_json(timeout=PATIENCE)["update"]["seat"] == 1
        bo.post(f"{table}/seats/1/link")
        assert closing_code(socket) == 4401


# Whoever opened the table knows the links of the beginning


@pytest.mark.parametrize("public", [False, True])
def test_who_opened_the_table_cannot_look_into_a_seat_that_was_taken(ana: Device, bo: Device, public: bool) -> None:
    """The link that was told at the opening is void, whether the seat was taken with it or without."""
    table = ana.open(PERSON, OPEN, public=public)
    own = bo.take(table, 1, None if public else table.tokens[1])["token"]
    assert own != table.tokens[1]
    assert ana.refused("POST", f"{table}/seats/1/take", {"token": table.tokens[1]}) == (403, "error.seat.link")
    assert ana.refused("GET", f"{table}/update", seat=1) == (403, "error.seat.not_yours")
    assert ana.refused("POST", f"{table}/seats/1/link") == (403, "error.seat.not_yours")
    assert ana.get(f"{table}/seats/mine") == [0]


def test_a_seat_that_a_bot_kept_open_has_a_new_link_too(house: House, ana: Device) -> None:
    table = ana.open(PERSON, OPEN, public=True)
    ana.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    token = ana.post(f"{table}/seats/1/link")["token"]
    eve = house.device("Eve")
    eve.take(table, 1)
    for old in (token, table.tokens[1]):
        assert ana.refused("POST", f"{table}/seats/1/take", {"token": old}) == (403, "error.seat.link")


def test_a_seat_that_is_given_away_is_gone_from_its_device(ana: Device, bo: Device) -> None:
    """Two people at one device: who takes a seat elsewhere with its link has it alone, and the table says that its
    cards were seen."""
    table = ana.open(PERSON, {"kind": "person", "name": "Bo"})
    assert not ana.get(f"{table}")["deal_known"]
    ana.put(f"{table}/seats/1/preferences", {"only_option": True})
    with ana.live(table, 1) as socket:
        socket.receive_json(timeout=PATIENCE)
        told = bo.take(table, 1, table.tokens[1])
        assert closing_code(socket) == 4401
    assert ana.refused("GET", f"{table}/update", seat=1) == (403, "error.seat.not_yours")
    assert ana.refused("POST", f"{table}/seats/1/take", {"token": table.tokens[1]}) == (403, "error.seat.link")
    assert ana.get(f"{table}/seats/mine") == [0]
    assert [each["mine"] for each in ana.get("/api/tables/mine")] == [[0]]
    assert told["deal_known"]
    assert not bo.get(f"{table}/seats/1/preferences")["only_option"]
    assert bo.update(table, 1)["events"][-1] == {"number": 1, "key": "seat.taken", "args": {"seat": 1}}


def test_who_sat_down_and_heard_no_answer_sits_down_again(house: House, bo: Device, table: Table, own: str) -> None:
    """The line broke: the cookie and the new link were lost, but the guest is known."""
    for cookie in [each for each in bo.jar.jar if each.name == "seat-1"]:
        bo.jar.jar.clear(cookie.domain, cookie.path, cookie.name)
    assert bo.get(f"{table}/seats/mine") == []
    told = bo.take(table, 1, table.tokens[1])
    assert bo.get(f"{table}/seats/mine") == [1]
    house.device("Bo").take(table, 1, told["token"])


def test_who_is_late_at_an_open_seat_does_not_sit_in_somebodys_lap(ana: Device, bo: Device) -> None:
    """The host renews the link of a seat at the moment when somebody takes it."""
    table = ana.open(PERSON, OPEN)
    hall, call = ana.hall, ana.client.blocking_portal.call
    bo.take(table, 1, table.tokens[1])
    with pytest.raises(NotNow, check=saying("error.seat.not_open")):
        call(hall.tables.renew_link, table.id, 1, False)
    assert bo.get(f"{table}/seats/mine") == [1]


def test_several_seats_on_one_device(ana: Device) -> None:
    table = ana.open(PERSON, {"kind": "person", "name": "Bo"}, PERSON)
    assert ana.get(f"{table}/seats/mine") == [0, 1, 2]
    assert [seat["name"] for seat in ana.get(f"{table}")["seats"]] == ["Ana", "Bo", "Ana"]
    play_on(ana, table, [0, 1, 2], 10)


# Before the start


def test_nothing_of_the_game_is_told_before_everybody_sits(ana: Device, house: House) -> None:
    table = ana.open(PERSON, OPEN)
    update = ana.update(table, 0)
    assert (update["view"], update["asks"], update["events"]) == (None, [], [])
    assert ana.refused("GET", f"{table}/view", seat=0) == (409, "error.table.waiting")
    assert ana.refused("POST", f"{table}/answer", OATH, seat=0) == (409, "error.table.waiting")
    with ana.live(table, 0) as socket:
        assert socket.receive_json(timeout=PATIENCE)["update"]["view"] is None
        house.device("Bo").take(table, 1, table.tokens[1])
        assert socket.receive_json(timeout=PATIENCE)["update"]["view"]


def test_the_host_fills_an_open_seat_with_a_bot(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN)
    assert bo.refused("PUT", f"{table}/seats/1/bot", {"bot": "thrall"})[0] == 403
    assert ana.put(f"{table}/seats/1/bot", {"bot": "thrall"})["started"]
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])


# Leaving and coming back


def test_a_seat_that_was_left_can_be_taken_by_another(house: House, ana: Device, bo: Device, table: Table) -> None:
    bo.post(f"{table}/seats/1/leave", {})
    seat = ana.get(f"{table}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("open", "", None)
    assert bo.refused("POST", f"{table}/answer", OATH, seat=1)[0] == 403
    assert seat_cookies(bo) == []
    assert bo.refused("POST", f"{table}/seats/1/take", {"token": table.tokens[1]}) == (403, "error.seat.link")
    token = ana.post(f"{table}/seats/1/link")["token"]  # the host invites again
    eve = house.device("Eve")
    eve.take(table, 1, token)
    eve.answer(table, 1, "oath:0")


def test_a_bot_plays_on_where_somebody_left(ana: Device, bo: Device, table: Table) -> None:
    bo.post(f"{table}/seats/1/leave", {"bot": "thrall"})
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    assert ana.get(f"{table}")["seats"][1]["kind"] == "open"


def test_a_bot_stands_in_and_the_seat_is_taken_back(ana: Device, bo: Device, table: Table) -> None:
    bo.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    seat = ana.get(f"{table}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "Bo", "thrall")
    bo.done("DELETE", f"{table}/seats/1/bot")
    ana.answer(table, 0, "oath:0")
    assert ana.get(f"{table}")["asked"] == [0, 1]
    bo.answer(table, 1, "done")


def test_a_bot_keeps_its_seat(ana: Device) -> None:
    table = ana.open(PERSON, bot())
    assert ana.refused("PUT", f"{table}/seats/1/bot", {"bot": "karl"}) == (409, "error.seat.no_person")
    assert ana.refused("POST", f"{table}/seats/1/link") == (409, "error.seat.no_person")
    assert ana.refused("POST", f"{table}/seats/1/take", {"token": "x"})[0] == 403


# Spectators


def test_spectators_see_the_public_view_and_everything_after_the_end(house: House, ana: Device) -> None:
    table, eve = ana.open(PERSON, PERSON), house.device("Eve")
    players = eve.get(f"{table}/view")["players"]
    assert all(card.startswith("?") for player in players for card in player["hand"])
    assert eve.update(table)["asks"][0]["options"] == []
    assert eve.refused("GET", f"{table}/update", seat=1)[0] == 403
    play_on(ana, table, [0, 1], 1_000)
    assert eve.update(table, 1) == ana.update(table, 1)
    assert eve.get(f"{table}/save")["seed"]
    assert eve.refused("POST", f"{table}/answer", OATH, seat=1)[0] == 403
    assert eve.refused("GET", f"{table}/update", seat=5)[0] == 403


def test_spectators_only_watch(house: House, table: Table) -> None:
    with house.device("Eve").live(table) as socket:
        socket.receive_json(timeout=PATIENCE)
        socket.send_json(OATH)
        assert socket.receive_json(timeout=PATIENCE)["problem"]["key"] == "error.seat.spectator"
