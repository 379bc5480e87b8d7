"""Replays: looked through, carried away and brought back, and continued."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.engine import driver
from longhall.engine.game import Game, load
from longhall.engine.rng import Stream
from longhall.engine.saves import sealed
from longhall.server.settings import Settings
from tests.server.devices import OPEN, PERSON, Device, House, Table, bot, play_on, wait_for
from tests.toy import play as toy

FOLLOWERS = Path(__file__).parents[1] / "lords_of_ragnarok" / "followers" / "games"

Start = Callable[[], House]
BOTH = {"seats": [PERSON, PERSON]}


@pytest.fixture
def over(ana: Device) -> Table:
    """A game that was played to its end."""
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 1_000)
    return table


def continued(device: Device, table: Table, **wish: Any) -> Table:
    opened = device.post(f"{table}/continue", {**BOTH, **wish})
    return Table(opened["table"]["id"], {})


def seen(device: Device, table: Table) -> list[Any]:
    """What both seats see and are asked."""
    return [[update["view"], update["asks"]] for update in (device.update(table, seat) for seat in (0, 1))]


def replayed(device: Device, table: Table, after: int) -> list[Any]:
    found = [device.get(f"{table}/replay", after=after, seat=seat) for seat in (0, 1)]
    return [[replay["view"], replay["asks"]] for replay in found]


def test_everybody_looks_through_a_finished_game(ana: Device, bo: Device, over: Table) -> None:
    last = bo.get(f"{over}/replay", after=0)["gestures"]
    assert bo.get(f"{over}/replay", after=0)["outcome"] is None
    assert replayed(bo, over, last) == seen(bo, over)
    end = bo.get(f"{over}/replay", after=last, seat=1)
    assert (end["events"], end["outcome"]) == (ana.update(over, 1)["events"], ana.update(over, 1)["outcome"])
    assert end["by"] in (0, 1)


def test_there_is_no_replay_beyond_the_end_or_of_a_running_game(ana: Device, over: Table) -> None:
    assert ana.refused("GET", f"{over}/replay", after=100_000) == (404, "error.replay.none")
    assert ana.refused("GET", f"{over}/replay", after=0, seat=7) == (404, "error.seat.none")
    assert ana.refused("GET", f"{ana.open(PERSON, PERSON)}/replay", after=0) == (409, "error.table.running")


def test_with_the_same_luck_everything_comes_as_it_came(ana: Device, bo: Device, over: Table) -> None:
    save = ana.get(f"{over}/export")
    table = continued(bo, over, after=5)
    assert seen(bo, table) == replayed(bo, over, 5)
    for gesture in load(save).gestures[5:]:
        bo.answer(table, gesture.seat, *gesture.keys)
    assert bo.update(table)["outcome"] == ana.update(over)["outcome"]


def test_dealt_anew_a_spectator_sees_no_difference(ana: Device, over: Table) -> None:
    table = continued(ana, over, after=5, luck="anew")
    assert ana.update(table)["view"] == ana.get(f"{over}/replay", after=5)["view"]
    play_on(ana, table, [0, 1], 1_000)
    last = ana.get(f"{table}/replay", after=0)["gestures"]
    assert replayed(ana, table, last) == seen(ana, table)


@pytest.mark.parametrize("luck", ["same", "anew"])
def test_a_continued_table_outlives_the_server(start: Start, luck: str) -> None:
    ana = start().device("Ana")
    over = ana.open(PERSON, PERSON)
    play_on(ana, over, [0, 1], 1_000)
    table = continued(ana, over, after=4, luck=luck)
    play_on(ana, table, [0, 1], 70, "other")
    before = seen(ana, table)
    ana.client = start().client
    assert seen(ana, table) == before
    again = continued(ana, table, after=3) if ana.update(table)["outcome"] else table
    play_on(ana, again, [0, 1], 1_000)
    assert ana.update(again)["outcome"]


def test_a_running_game_needs_all_persons(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    eve = House(ana.client).device("Eve")
    path = f"{table}/continue"
    assert eve.refused("POST", path, BOTH) == (403, "error.table.running")
    assert ana.post(f"{table}/agree", {}, seat=0) == {"agreed": [0], "missing": [1]}
    assert ana.refused("POST", path, BOTH) == (409, "error.replay.agree")
    assert ana.refused("POST", f"{table}/agree", {}, seat=1) == (403, "error.seat.not_yours")
    bo.post(f"{table}/agree", {"luck": "anew"}, seat=1)
    assert ana.refused("POST", path, BOTH) == (409, "error.replay.agree")
    bo.post(f"{table}/agree", {}, seat=1)
    assert ana.refused("POST", path, {**BOTH, "after": 0}) == (409, "error.table.running")
    assert ana.update(continued(ana, table), 0)["view"] == ana.update(table, 0)["view"]
    ana.answer(table, 0, "oath:0")
    assert ana.refused("POST", path, BOTH) == (409, "error.replay.agree")


def test_who_leaves_agrees_no_more(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN, public=True)
    bo.take(table, 1)
    bo.post(f"{table}/agree", {}, seat=1)
    bo.post(f"{table}/seats/1/leave", {})
    bo.take(table, 1)
    assert ana.post(f"{table}/agree", {}, seat=0)["missing"] == [1]


def test_a_finished_game_is_carried_away_and_brought_back(ana: Device, bo: Device, over: Table) -> None:
    for path in ("export", "save"):
        save = bo.get(f"{over}/{path}")
        copy = Table(bo.post("/api/tables/import", {"save": save})["table"]["id"], {})
        assert replayed(bo, copy, 6) == replayed(ana, over, 6)
        assert bo.update(copy)["outcome"] == ana.update(over)["outcome"]


def test_a_finished_game_against_followers_is_brought_back_too(ana: Device) -> None:
    save = json.loads((FOLLOWERS / "manifestation.json").read_text(encoding="utf-8"))
    table = ana.post("/api/tables/import", {"save": save})["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["open", "automaton"]
    assert ana.update(Table(table["id"], {}))["outcome"]["reason"] == "manifestation"


def test_one_carries_away_a_table_for_practice_alone(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, bot())
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    ana.client.blocking_portal.call(ana.hall.note, table.id, 0, "seat.back")  # the log may say more than the game
    save = ana.get(f"{table}/export")
    opened = ana.post("/api/tables/import", {"save": save, "seats": [PERSON, bot()]})["table"]
    assert opened["deal_known"]
    assert ana.update(Table(opened["id"], {}), 0)["view"] == ana.update(table, 0)["view"]
    assert bo.refused("GET", f"{table}/export") == (403, "error.seat.not_all")


@pytest.mark.parametrize("practice", [True, False])
@pytest.mark.parametrize("seats", [[PERSON, PERSON], [PERSON, OPEN], [PERSON, PERSON, bot()]])
def test_nobody_knows_the_deal_before_a_friend_sits_down(
    ana: Device, settings: Settings, seats: list[Any], practice: bool
) -> None:
    """Export first, share later: while another person sits or can sit down nothing that is hidden leaves."""
    table = ana.open(*seats, practice=practice)
    if OPEN in seats:
        ana.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        (seed,) = database.execute("select seed from tables where id = ?", [table.id]).fetchone()
    for path in ("export", "save", "replay", "update", "update?seat=0", "view", ""):
        assert seed not in ana.send("GET", f"{table}/{path}" if path else f"{table}").text, path
    assert ana.refused("GET", f"{table}/export") == (403, "error.seat.not_all")


def test_a_table_whose_deal_may_be_known_says_so(ana: Device, over: Table) -> None:
    """Whoever has the file of a game, or has looked through its end, knows what comes with the same luck."""
    assert not ana.get(f"{over}")["deal_known"]
    save = ana.get(f"{over}/export")
    tables = [
        continued(ana, over, after=5),
        continued(ana, over, after=5, luck="anew"),
        Table(ana.post("/api/tables/import", {"save": save})["table"]["id"], {}),
    ]
    assert [ana.get(f"{table}")["deal_known"] for table in tables] == [True, False, True]


def test_bad_saves_and_seats_are_refused(ana: Device, over: Table) -> None:
    save = ana.get(f"{over}/export")
    path = "/api/tables/import"
    assert ana.refused("POST", path, {"save": {}}) == (400, "error.save.not_a_save")
    assert ana.refused("POST", path, {"save": {**save, "seed": "x"}}) == (400, "error.save.edited")
    assert ana.refused("POST", path, {"save": sealed({**save, "journal": 3})}) == (400, "error.save.broken")
    assert ana.refused("POST", f"{over}/continue", {"seats": [PERSON], "after": 1}) == (400, "error.replay.seats")


def dealt_anew() -> Any:
    """The save of a game to whose position its seed does not lead."""
    game = toy.play_on(toy.toy(), 5)
    start = driver.determinize(game.position, game.seats, Stream("anew"))
    return Game(game.info, game.seats, "another seed", game.options, start).save()


def test_a_forged_position_is_refused_before_a_table_is_opened(ana: Device) -> None:
    """Its seal is good, its journal can be replayed; but a card is there twice, or a seat is not."""
    anew = dealt_anew()
    assert ana.post("/api/tables/import", {"save": anew})["table"]["id"]
    hands = anew["snapshot"]["position"]["hands"]
    for forged in ({"hands": [hands[0] * 2, *hands[1:]]}, {"seats": 1}, {"coins": [5, 5, 5]}):
        position = {**anew["snapshot"]["position"], **forged}
        save = sealed({**anew, "snapshot": {"after": 0, "position": position}})
        assert ana.refused("POST", "/api/tables/import", {"save": save}) == (400, "error.save.broken")
