"""Windows: asked at once, answered in the order of the rules, and the same for everybody whatever the cards are."""

import json
import time
from collections import Counter
from datetime import timedelta
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

import longhall
from longhall.engine.rng import Stream
from longhall.server import serializers
from longhall.server import windows as server_windows
from longhall.server.database.window_store import StandingOrder, Window, WindowAnswer
from longhall.server.replay_cache import stop
from longhall.server.standing_orders import mark_of
from longhall.server.window_desk import Desk
from longhall.server.windows import Windows
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Data, Device, House, Table, bot, own_ask, wait_for
from tests.server.secrecy import Leak
from tests.server.window_play import DUEL, Clock, call, close, desk_of, duel, in_world, play_to, unlike_worlds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(server_windows, "delay", lambda: 1.0)
    return Clock(monkeypatch)


def order(device: Device, table: Table, seat: int, until: str | None) -> Data:
    """Set a standing order, or take it back."""
    found: Data = device.send("PUT", f"{table}/window/order", {"until": until}, params={"seat": seat}).json()
    return found


def test_all_who_could_answer_are_asked_at_once(ana: Device, bo: Device, clock: Clock) -> None:
    table = duel(ana, bo)
    play_to([ana, bo], table, clock, "moment")
    told = [ana.update(table, 0), bo.update(table, 1), bo.update(table)]
    assert told[0]["window"] == told[1]["window"] == told[2]["window"]
    assert [sorted(each["table"]["asked"]) for each in told] == [[0, 1]] * 3
    assert own_ask(told[0]) is not None
    assert own_ask(told[1]) is not None
    assert [ask["options"] for ask in told[2]["asks"]] == [[], []]


def test_a_window_closes_with_one_entry_and_passes_for_who_said_nothing(ana: Device, bo: Device, clock: Clock) -> None:
    table = duel(ana, bo)
    play_to([ana, bo], table, clock, "moment")
    before = call(ana, ana.hall.rooms.get, table.id).number
    clock.go(3.9)
    call(ana, ana.hall.windows.close_due, table.id)
    assert ana.update(table, 0)["window"]["ask"] == "moment"
    clock.go(0.2)
    call(ana, ana.hall.windows.close_due, table.id)
    assert call(ana, ana.hall.rooms.get, table.id).number == before + 1
    assert not ana.update(table, 0)["can_undo"]
    assert not bo.update(table, 1)["can_undo"]


def test_the_first_in_order_that_is_no_pass_counts(ana: Device, bo: Device, clock: Clock) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    desk = play_to(devices, table, clock, "moment")
    first, second = desk.queue
    card = second.anytime[0].key
    devices[second.seat].answer(table, second.seat, card)
    assert devices[second.seat].update(table, second.seat)["kept"] == [card]
    devices[first.seat].answer(table, first.seat, first.anytime[0].key)  # the first closes it
    game = call(ana, ana.hall.rooms.get, table.id).game
    assert game.gestures[-1].seat == first.seat
    assert "kept" not in devices[second.seat].update(table, second.seat)
    assert second.seat in [ask.seat for ask in desk_of(ana, table).queue]  # and it is open anew


def test_a_later_answer_waits_until_the_window_closes(ana: Device, bo: Device, clock: Clock) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    first, second = play_to(devices, table, clock, "moment").queue
    devices[second.seat].answer(table, second.seat, second.anytime[0].key)
    assert desk_of(ana, table).queue[0].seat == first.seat
    close(ana, table, clock)
    line = call(ana, ana.hall.rooms.get, table.id).game.gestures[-2:]
    assert [(each.seat, each.keys) for each in line] == [
        (first.seat, ("pass",)),
        (second.seat, (second.anytime[0].key,)),
    ]


def test_a_hold_adds_time_twice_and_does_not_say_whose(ana: Device, bo: Device, clock: Clock) -> None:
    table = duel(ana, bo)
    play_to([ana, bo], table, clock, "moment")
    before = ana.update(table)["window"]
    held = bo.post(f"{table}/window/hold", None, seat=1)["window"]
    assert held["held"] == 1
    assert held["closes"] > before["closes"]
    assert ana.update(table, 0)["window"] == held == ana.update(table)["window"]
    bo.post(f"{table}/window/hold", None, seat=1)
    assert ana.send("POST", f"{table}/window/hold", params={"seat": 0}).status_code == 409


def test_only_who_is_in_a_window_holds_it_and_only_its_question_is_answered(
    ana: Device, bo: Device, clock: Clock
) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    desk = play_to(devices, table, clock, "norn.answer", wants=lambda desk: len(desk.asks) == 1)
    inside = desk.queue[0].seat
    other = 1 - inside
    assert devices[other].send("POST", f"{table}/window/hold", params={"seat": other}).status_code == 409
    assert "held" in devices[inside].post(f"{table}/window/hold", None, seat=inside)["window"]
    late = {"do": "answer", "options": ["pass"], "question_token": "of another question"}
    assert devices[inside].send("POST", f"{table}/answer", late, params={"seat": inside}).status_code == 409
    assert "kept" not in devices[inside].update(table, inside)


def test_nothing_is_taken_back_behind_a_window_that_was_held(ana: Device, bo: Device, clock: Clock) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    actor: list[int] = []

    def undoable(desk: Desk) -> bool:
        actor[:] = [seat for seat in (0, 1) if desk.game.can_undo(seat)]
        return bool(actor)

    desk = play_to(devices, table, clock, "norn.answer", wants=undoable)
    who, other = actor[0], desk.queue[0].seat
    assert devices[who].update(table, who)["can_undo"]
    devices[other].post(f"{table}/window/hold", None, seat=other)
    assert not devices[who].update(table, who)["can_undo"]
    assert devices[who].send("POST", f"{table}/undo", {"do": "undo"}, params={"seat": who}).status_code == 409


def test_a_kept_answer_can_be_taken_back_until_the_window_closes(ana: Device, bo: Device, clock: Clock) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    seat = play_to(devices, table, clock, "moment").queue[1].seat
    told = devices[seat].answer(table, seat, "pass", key="k1")
    assert told["kept"] == ["pass"]
    assert told["can_undo"]
    assert "kept" not in devices[seat].undo(table, seat)


def test_an_answer_that_is_sent_twice_is_kept_once(ana: Device, bo: Device, clock: Clock) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    second = play_to(devices, table, clock, "moment").queue[1]
    devices[second.seat].answer(table, second.seat, "pass", key="k1")
    again = devices[second.seat].answer(table, second.seat, second.anytime[0].key, key="k1")
    assert again["kept"] == ["pass"]


def test_a_game_without_windows_takes_no_standing_orders(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    assert order(ana, table, 0, "round")["key"] == "error.window.order"


def test_an_order_until_one_draws_counts_ones_own_cards() -> None:
    game, chance = longhall.new("kardnarok", 3, seed="draws"), Stream("draws")
    while game.outcome is None and len(game.log) < 400:
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    draws = game.info.draws
    drawn = Counter(event.args[draws[event.key]] for event in game.log if event.key in draws)
    assert len(drawn) > 1
    assert {seat: int(mark_of(game, seat, "draw")) for seat in drawn} == drawn


def test_standing_orders_close_a_window_soon_and_end_by_themselves(ana: Device, bo: Device, clock: Clock) -> None:
    table = duel(ana, bo)
    play_to([ana, bo], table, clock, "moment")
    closes = ana.update(table)["window"]["closes"]
    assert order(ana, table, 0, "round")["order"] == "round"
    assert ana.update(table)["window"]["closes"] == closes
    assert "order" not in bo.update(table, 1)
    soon = order(bo, table, 1, "turn")["window"]["closes"]
    assert soon < closes
    assert "order" not in order(ana, table, 0, None)
    order(ana, table, 0, "aimed")
    order(bo, table, 1, "aimed")
    desk = play_to([ana, bo], table, clock, "norn.answer", seed="aimed")
    aimed_at = desk.queue[0].seat
    assert "order" not in [ana, bo][aimed_at].update(table, aimed_at)
    assert desk.row.closes is not None
    assert (desk.row.closes - desk.row.opened).total_seconds() == 4
    close(ana, table, clock)
    play_to([ana, bo], table, clock, "moment", seed="after")
    assert "order" not in [ana, bo][aimed_at].update(table, aimed_at)  # what is over does not stand again


def test_a_window_is_short_by_chance_only_where_all_persons_let_it_go_by(ana: Device, bo: Device, clock: Clock) -> None:
    table = duel(ana, bo)
    play_to([ana, bo], table, clock, "moment")

    def opens_for() -> float:
        """The seconds that it is open for when it opens again."""
        call(ana, forget, ana, table, False)
        row = desk_of(ana, table).row
        assert row.closes is not None
        return (row.closes - row.opened).total_seconds()

    order(ana, table, 0, "round")
    assert opens_for() == 4
    order(bo, table, 1, "round")
    assert opens_for() == 1  # as long as `delay` says


def test_around_one_screen_and_without_windows_all_are_asked_in_turn(ana: Device, bo: Device, clock: Clock) -> None:
    shared = ana.open(PERSON, PERSON, **DUEL)
    for table, devices in ((shared, [ana, ana]), (duel(ana, bo, window=0), [ana, bo])):
        for _ in range(30):
            told = ana.update(table, 0)
            assert "window" not in told
            seat = told["table"]["asked"][0]
            ask = own_ask(devices[seat].update(table, seat))
            assert ask is not None
            devices[seat].answer(table, seat, ask["options"][0]["key"])


def test_nobody_is_asked_what_is_forced_with_bots_alone(ana: Device) -> None:
    table = ana.open(PERSON, bot("karl"), **DUEL)
    for _ in range(40):
        told = wait_for(lambda: (found := ana.update(table, 0)) and (own_ask(found) or found["outcome"]) and found)
        if told["outcome"]:
            break
        ask = own_ask(told)
        assert ask is not None
        assert len(ask["options"]) > 1 or ask["anytime"]
        answer = {"do": "answer", "options": [ask["options"][-1]["key"]]}
        ana.send("POST", f"{table}/answer", answer, params={"seat": 0})  # it may have gone on without us


def test_a_window_and_its_answers_outlive_the_server(start: Any, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    house: House = start()
    ana, bo = house.device("Ana"), house.device("Bo")
    table, devices = duel(ana, bo), [ana, bo]
    second = play_to(devices, table, clock, "moment").queue[1]
    card = second.anytime[0].key
    devices[second.seat].answer(table, second.seat, card, key="kept")
    opened = ana.update(table)["window"]
    client = start().client
    for device in devices:
        device.client = client
    assert ana.update(table)["window"] == opened
    assert devices[second.seat].update(table, second.seat)["kept"] == [card]
    devices[second.seat].answer(table, second.seat, card, key="kept")  # the same again changes nothing
    close(ana, table, clock)
    assert call(ana, ana.hall.rooms.get, table.id).game.gestures[-1].keys == (card,)


# What others learn


def witness(devices: list[Device], table: Table, observer: int | None) -> list[bytes]:
    """All that an observer can find out."""
    device = devices[observer or 0]
    params = {} if observer is None else {"seat": observer}
    paths = ["update", "asks", "events", "view"] + ([] if observer is None else ["closing"])
    found = [device.send("GET", f"{table}/{path}", params=params).content for path in paths]
    found.append(device.send("GET", f"{table}").content)
    if observer is not None:
        wrong = {"do": "answer", "options": ["kingdom:danmork"]}
        found.append(device.send("POST", f"{table}/answer", wrong, params=params).content)
        plan = device.send("POST", f"{table}/seats/{observer}/plan", {"options": []})
        found.append(json.dumps({**plan.json(), "view": None, "advice": None}).encode())
    return found


async def forget(device: Device, table: Table, orders: bool = True) -> None:
    """Forget all that is kept of the windows of a table, perhaps but for the standing orders."""
    async with device.hall.store.session.begin() as session:
        for rows in (Window, WindowAnswer, *((StandingOrder,) if orders else ())):
            await session.execute(delete(rows).where(rows.table_id == table.id))


def seen_through(devices: list[Device], table: Table, clock: Clock, seat: int, observer: int | None) -> list[Any]:
    """What an observer finds out while a seat does all that it can do in a window."""
    device, begun = devices[seat], clock.at
    hall = device.hall
    call(device, forget, device, table)
    options = [option.key for option in desk_of(device, table).asks[seat].options]
    path, params = f"{table}/answer", {"seat": seat}
    found = [witness(devices, table, observer)]
    for step in range(8):
        if step == 0:
            device.send("POST", path, {"do": "answer", "options": ["pass"]}, params=params)
        elif step == 1:
            device.send("POST", f"{table}/undo", {"do": "undo"}, params=params)
        elif step == 2:
            assert (
                device.send("POST", path, {"do": "answer", "options": options[-1:]}, params=params).status_code == 200
            )
        elif step == 3:
            device.send("POST", path, {"do": "answer", "options": ["norn:nothing"]}, params=params)
        elif step == 4:
            device.send("PUT", f"{table}/window/order", {"until": "round"}, params=params)
        elif step == 5:
            device.send("PUT", f"{table}/window/order", {"until": None}, params=params)
        elif step == 6:
            device.send("POST", f"{table}/window/hold", params=params)
        clock.go(0.25)
        call(device, hall.windows.close_due, table.id)
        found.append(witness(devices, table, observer))
    due = desk_of(device, table).row.due
    clock.at = begun
    return [*found, due]


def check_window(devices: list[Device], table: Table, clock: Clock, name: str) -> None:
    """Find the window of a seat that others cannot tell from one where it can only pass, and look at both."""
    found: list[Any] = []

    def differs(desk: Desk) -> bool:
        seat = desk.queue[-1].seat
        pairs = [(observer, unlike_worlds(desk.game, observer, seat)) for observer in (2, 1 - seat)]
        found[:] = [(observer, seat, pair) for observer, pair in pairs if pair is not None]
        return len(desk.queue) > 1 and len(found) == 2

    play_to(devices, table, clock, name, wants=differs)
    for observer, seat, worlds in found:
        told = []
        for world in worlds:
            with in_world(devices[0], table, world):
                told.append(seen_through(devices, table, clock, seat, None if observer == 2 else observer))
        if told[0] != told[1]:
            raise Leak(f"observer {observer} can tell whether seat {seat} has a choice")


@pytest.mark.parametrize("name", ["precombat", "result.norn"])
def test_who_can_only_pass_looks_to_others_like_who_has_a_choice(
    ana: Device, bo: Device, clock: Clock, name: str
) -> None:
    check_window([ana, bo], duel(ana, bo), clock, name)


@pytest.mark.parametrize("leak", ["time", "kept", "options"])
def test_the_check_finds_leaks(
    ana: Device, bo: Device, clock: Clock, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    healthy_times, healthy_told = Windows._times, Windows.told
    if leak == "time":

        async def times(self: Windows, desk: Desk, at: Any) -> Any:
            closes, due = await healthy_times(self, desk, at)
            early = at + timedelta(seconds=3)
            return (early, early) if desk.only_passes(desk.queue[-1].seat) else (closes, due)

        monkeypatch.setattr(Windows, "_times", times)
    elif leak == "kept":

        async def told(self: Windows, update: Any, room: Any, desk: Desk | None) -> Any:
            found = await healthy_told(self, update, room, desk)
            answers = {} if desk is None else await self.windows.answers(room.table_id, desk.at_entry)
            cards = [seat for seat, row in answers.items() if row.options != ["pass"]]
            return msgspec.structs.replace(found, can_undo=bool(cards) or found.can_undo)

        monkeypatch.setattr(Windows, "told", told)
    else:
        monkeypatch.setattr(serializers, "asks_for", lambda game, seat, queue=(): list(queue) or game.asks_for(seat))
    with pytest.raises(Leak):
        check_window([ana, bo], duel(ana, bo), clock, "precombat")


def test_a_kept_answer_sends_nothing_to_others(ana: Device, bo: Device, clock: Clock) -> None:
    table, devices = duel(ana, bo), [ana, bo]
    seat = play_to(devices, table, clock, "moment").queue[1].seat
    other = devices[1 - seat]
    with other.live(table, 1 - seat, since=100_000) as socket, other.live(table, since=100_000) as spectator:
        for each in (socket, spectator):
            assert json.loads(each.receive_text(timeout=PATIENCE))["type"] == "update"
        devices[seat].answer(table, seat, "pass")
        devices[seat].undo(table, seat)
        order(devices[seat], table, seat, "round")
        devices[seat].post(f"{table}/chat", {"do": "say", "text": "Hail!"}, seat=seat)
        for each in (socket, spectator):
            assert json.loads(each.receive_text(timeout=PATIENCE))["type"] == "talk"


def test_a_window_is_one_step_of_a_replay() -> None:
    line = [[0, "attack:1"], [1, "kingdom:a", "given"], [0, "pass", "shut"], [1, "pass", "shut"], [0, "keep"]]
    info = longhall.game_info("kardnarok")
    assert [stop(info, line, after, 1) for after in (0, 2, 4)] == [2, 4, 5]
    assert [stop(info, line, after, -1) for after in (5, 4, 2, 0)] == [4, 2, 0, 0]


def waits_for_the_absent(device: Device, table: Table, orders: bool = True) -> None:
    """Let a window open again until it waits: it may have been opened by who had looked before."""
    until = time.monotonic() + PATIENCE
    call(device, forget, device, table, orders)
    while device.update(table)["window"]["closes"] is not None:
        assert time.monotonic() < until, "the window does not wait"
        call(device, forget, device, table, orders)


@pytest.mark.parametrize("quiet", ["strict", "brisk"])
def test_a_window_waits_for_who_is_away(ana: Device, bo: Device, clock: Clock, quiet: str) -> None:
    table = duel(ana, bo, quiet_windows=quiet)
    play_to([ana, bo], table, clock, "result.norn", wants=lambda desk: 1 in desk.asks and desk.only_passes(1))
    call(ana, partial(ana.hall.store.change_seat, table.id, 1, away=True))
    waits_for_the_absent(ana, table)
    assert (desk_of(ana, table).row.due is None) == (quiet == "strict")
    call(ana, partial(ana.hall.store.change_seat, table.id, 1, away=False))
    assert ana.update(table)["window"]["closes"] is not None


def test_who_is_away_and_has_a_choice_is_waited_for(ana: Device, bo: Device, clock: Clock) -> None:
    table = duel(ana, bo, quiet_windows="brisk")
    play_to([ana, bo], table, clock, "result.norn", wants=lambda desk: 1 in desk.asks and not desk.only_passes(1))
    call(ana, partial(ana.hall.store.change_seat, table.id, 1, away=True))
    waits_for_the_absent(ana, table)
    assert desk_of(ana, table).row.due is None
    order(bo, table, 1, "round")  # unless they have said that they pass
    call(ana, partial(ana.hall.store.change_seat, table.id, 1, away=True))
    waits_for_the_absent(ana, table, orders=False)
    assert desk_of(ana, table).row.due is not None
