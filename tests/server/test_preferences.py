"""Answers that the server gives for a person."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy.exc import IntegrityError

import longhall
from longhall.engine.rng import Stream
from longhall.server import auto_answers
from longhall.server.auto_answers import Automatic, chosen
from longhall.server.database.preference_store import Preference, PreferenceStore
from longhall.server.database.store import Store
from longhall.server.database.window_store import WindowStore
from longhall.server.rooms import Room, Rooms
from longhall.server.settings import Settings
from longhall.server.windows import Windows
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table, own_ask, wait_for
from tests.server.test_rooms import in_room


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Automatic answers come soon; the list has an item for each that was set off."""
    delays: list[float] = []

    def soon() -> float:
        delays.append(0.05)
        return 0.05

    monkeypatch.setattr(auto_answers, "delay", soon)
    return delays


def prefer(device: Device, table: Table, seat: int, **wishes: object) -> Data:
    found: Data = device.put(f"{table}/seats/{seat}/preferences", wishes)
    return found


def ahead(device: Device, table: Table, seat: int) -> list[str]:
    found: list[str] = device.get(f"{table}/seats/{seat}/preferences")["ahead"]
    return found


def asked(device: Device, table: Table) -> list[tuple[int, str]]:
    return [(ask["seat"], ask["name"]) for ask in device.update(table)["asks"]]


def end_the_round(device: Device, table: Table) -> None:
    """End all turns until the next offering."""
    while device.update(table)["asks"][0]["name"] != "saga.offer":
        device.answer(table, device.get(f"{table}")["asked"][0], "end")


def test_answers_set_in_advance_are_given_in_their_order(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    prefer(ana, table, 0, ahead=["oath:1", "done"])
    wait_for(lambda: ana.get(f"{table}")["asked"] == [1])
    wait_for(lambda: ahead(ana, table, 0) == ["done"])
    ana.answer(table, 1, "oath:0")
    wait_for(lambda: asked(ana, table) == [(1, "saga.offer")])
    wait_for(lambda: ahead(ana, table, 0) == [])


def test_when_one_does_not_fit_the_rest_is_dropped(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    prefer(ana, table, 0, ahead=["oath:1", "end", "done"])
    wait_for(lambda: ana.get(f"{table}")["asked"] == [1])
    ana.answer(table, 1, "oath:0")
    wait_for(lambda: ahead(ana, table, 0) == [])
    assert asked(ana, table) == [(0, "saga.offer"), (1, "saga.offer")]


@pytest.mark.parametrize(("until", "again"), [("round", False), ("off", True)])
def test_a_pass_is_given_until_the_round_changes_or_it_is_switched_off(ana: Device, until: str, again: bool) -> None:
    table = ana.open(PERSON, PERSON)
    prefer(ana, table, 0, passes={"saga.offer": "done"}, until=until)
    for seat in (0, 1):
        ana.answer(table, seat, "oath:0")
    wait_for(lambda: asked(ana, table) == [(1, "saga.offer")])
    ana.answer(table, 1, "done")
    end_the_round(ana, table)
    if again:
        wait_for(lambda: asked(ana, table) == [(1, "saga.offer")])
    else:
        ana.settle()
        assert (0, "saga.offer") in asked(ana, table)


def test_what_is_switched_off_is_not_given(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    prefer(ana, table, 0, passes={"saga.oath": "oath:0"}, until="off")
    prefer(ana, table, 0)
    ana.settle()
    assert (0, "saga.oath") in asked(ana, table)


def test_who_takes_an_automatic_answer_back_answers_by_hand(ana: Device, quick: list[float]) -> None:
    table = ana.open(PERSON, PERSON)
    prefer(ana, table, 0, passes={"saga.oath": "oath:0"}, until="off")
    wait_for(lambda: ana.get(f"{table}")["asked"] == [1])
    ana.undo(table, 0)
    assert ana.get(f"{table}")["asked"] == [0, 1]
    ana.answer(table, 1, "oath:0")
    assert len(quick) == 1
    assert ana.get(f"{table}")["asked"] == [0]


def test_preferences_survive_a_restart(start: Callable[[], House]) -> None:
    ana = start().device("Ana")
    table = ana.open(PERSON, PERSON)
    set_to = prefer(ana, table, 0, passes={"saga.offer": "done"}, only_option=True, until="off")
    ana.answer(table, 0, "oath:0")
    ana.client = start().client
    assert ana.get(f"{table}/seats/0/preferences") == set_to
    ana.answer(table, 1, "oath:0")
    wait_for(lambda: asked(ana, table) == [(1, "saga.offer")])


def test_an_answer_is_due_when_its_question_comes_up_whatever_others_do(ana: Device, quick: list[float]) -> None:
    """What others do in secret neither delays an automatic answer nor sets off a second one."""
    table = ana.open(PERSON, PERSON)
    prefer(ana, table, 0, passes={"saga.offer": "done"}, until="off")
    for seat in (0, 1):
        ana.answer(table, seat, "oath:0")
    ask = own_ask(ana.update(table, 1))
    assert ask is not None
    ana.answer(table, 1, next(option["key"] for option in ask["options"] if option["key"] != "done"))
    wait_for(lambda: asked(ana, table) == [(1, "saga.offer")])
    assert len(quick) == 1


def test_preferences_are_a_persons_own(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    prefer(bo, table, 1, passes={"saga.offer": "done"})
    path = f"{table}/seats/1/preferences"
    assert ana.refused("GET", path) == (403, "error.seat.not_yours")
    assert ana.refused("PUT", path, {"only_option": True}) == (403, "error.seat.not_yours")
    for nonsense in ({"ahead": ["dance"]}, {"passes": {"saga.offer": "dance"}}):
        assert bo.refused("PUT", path, nonsense) == (409, "error.no_such_option")
    bo.post(f"{table}/seats/1/leave", {})
    bo.take(table, 1, ana.post(f"{table}/seats/1/link")["token"])
    assert bo.get(path)["passes"] == {}


def test_a_delay_is_short_and_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    delays = [auto_answers.delay() for _ in range(200)]
    assert auto_answers.SHORTEST <= min(delays) < max(delays) <= auto_answers.LONGEST
    assert len(set(delays)) > 100


def row_of(seat: int, **values: object) -> Preference:
    plain = {"only_option": False, "passes": {}, "until": "off", "mark": "", "ahead": []}
    return Preference(table_id="", seat=seat, **{**plain, **values})


@pytest.mark.parametrize("game_id", longhall.game_ids())
def test_the_only_option_is_given_where_there_is_nothing_else(game_id: str) -> None:
    game, chance = (
        longhall.new(game_id, seats=longhall.game_info(game_id).seats[-1], seed=5, options={}),
        Stream("only"),
    )
    alone = 0
    while game.outcome is None and alone < 20:
        for ask in game.asks:
            single = len(ask.options) == 1 and not ask.anytime
            if single and game.can_undo(ask.seat) and game.closes(ask.seat, ask.options[0]):
                single = False  # the person may still take back what led here
            alone += single
            wanted = (ask.options[0].key, None) if single else None
            assert chosen(game, row_of(ask.seat, only_option=True)) == wanted
            assert chosen(game, row_of(ask.seat)) is None
        asks = [ask for ask in game.asks if ask.options]
        ask = asks[chance.below(len(asks))]
        game.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    assert alone


def test_two_windows_may_set_the_same_seat_at_the_same_moment(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    merge = PreferenceStore._merge

    async def play(store: Store, room: Room) -> None:
        preferences, row, late = (
            PreferenceStore(store),
            row_of(0, ahead=[["done", "first"]]),
            row_of(0, ahead=[["done", "last"]]),
        )
        row.table_id = late.table_id = room.table_id

        async def second(self: PreferenceStore, wanted: Preference) -> None:
            """The other window's is there in the moment between looking and writing."""
            monkeypatch.setattr(PreferenceStore, "_merge", merge)
            await merge(self, row)
            raise IntegrityError("insert", {}, Exception("it is there"))

        monkeypatch.setattr(PreferenceStore, "_merge", second)
        await preferences.prefer(late)
        (found,) = await preferences.preferences(room.table_id)
        assert found.ahead == [["done", "last"]]

    in_room(settings, play)


def test_what_was_given_before_a_crash_is_not_given_again(settings: Settings) -> None:
    async def play(store: Store, room: Room) -> None:
        preferences, rooms = PreferenceStore(store), Rooms(store, lambda table_id, number: None, shared=True)
        row = row_of(0, ahead=[["oath:0", "first"], ["done", "second"]])
        row.table_id = room.table_id
        await preferences.prefer(row)
        await room.answer(0, ["oath:0"], "first")  # and then the server stopped
        await room.answer(1, ["oath:0"])
        windows = Windows(store, WindowStore(store), rooms, lambda table_id, number: None)
        server = Automatic(store, preferences, rooms, windows)
        await server.start()
        while len(await store.entries(room.table_id)) < 3:
            await asyncio.sleep(0.01)
        await server.close()
        assert [entry.words for entry in await store.entries(room.table_id)][2] == ["done"]

    in_room(settings, play)
