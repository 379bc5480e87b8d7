"""Nobody is told what is not theirs: every byte of games that are played over WebSockets is looked through."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest

import longhall
from longhall.engine.game import Game, load
from longhall.engine.options import Ask
from longhall.server import serializers
from longhall.server.bots import Bots
from longhall.server.database import models
from longhall.server.rooms import Room
from longhall.server.routes import plans
from longhall.server.routes.plans import try_plan
from longhall.server.schema import chat, tables
from longhall.server.schema import play as play_schema
from longhall.server.settings import Settings
from longhall.server.websocket import ClientConnection
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Device, House, Table, bot
from tests.server.secrecy import (
    Ear,
    Leak,
    Observer,
    Referee,
    check_plan,
    check_update,
    check_worlds,
    no_hidden_card,
    step,
)

SEATS = 3  # where nothing else is said
ANSWERS = 10  # of each part of a game that is listened to
WORLDS = 4  # answers after which other worlds are looked into


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run. Only players look at a table, so that its journal can be written first."""
    monkeypatch.setattr("longhall.server.websocket.ORDERS_A_SECOND", 1_000_000)  # these players are quick
    monkeypatch.setattr("longhall.server.routes.chat.AT_MOST", 1_000_000)
    monkeypatch.setattr("longhall.server.bots.Bots.wake", lambda self, table_id: None)
    monkeypatch.setattr("longhall.server.table_watchers.TableWatchers.wake", lambda self, table_id: None)
    monkeypatch.setattr("longhall.server.windows.Windows.wake", lambda self, table_id: None)
    monkeypatch.setattr("longhall.server.tables.new_seed", lambda: "5eed" * 8)


@contextmanager
def listening(device: Device, truth: Referee) -> Iterator[dict[Observer, Ear]]:
    """A WebSocket for each seat and for a spectator."""
    with ExitStack() as open:
        sockets = {who: open.enter_context(device.live(truth.table, who)) for who in truth.observers}
        yield {who: Ear(socket, who, truth) for who, socket in sockets.items()}


def begin(device: Device, settings: Settings, game: str, skip: int = 0, seats: int = SEATS) -> Referee:
    """A table of persons, after so many answers."""
    truth = Referee(settings, device.open(*[PERSON] * seats, game=game), f"secrets of {game}")
    truth.skip(skip)
    return truth


def play(house: House, device: Device, truth: Referee, answers: int) -> None:
    """So many answers, or to the end, with everybody listening."""
    with listening(device, truth) as ears:
        for _ in range(answers):
            if truth.game.outcome is not None:
                return
            step(ears, truth)


def compare(house: House, device: Device, truth: Referee, answers: int) -> None:
    """So many answers, with a look into other worlds after each; nobody listens, who would hear of those."""
    for _ in range(answers):
        if truth.game.outcome is not None:
            return
        seat, key = truth.choose()
        truth.answer(seat, key)
        device.answer(truth.table, seat, key)
        if truth.game.outcome is None:
            check_worlds(device, device.hall, truth)


@pytest.mark.parametrize("skip", [0, 90])
@pytest.mark.parametrize("game", longhall.game_ids())
def test_parts_of_games_keep_their_secrets(house: House, ana: Device, settings: Settings, game: str, skip: int) -> None:
    truth = begin(ana, settings, game, skip)
    play(house, ana, truth, ANSWERS)
    compare(house, ana, truth, WORLDS)


def test_a_whole_game_keeps_its_secrets(house: House, ana: Device, settings: Settings) -> None:
    truth = begin(ana, settings, "toy")
    play(house, ana, truth, 1_000)
    assert truth.game.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in longhall.game_ids() for seats in longhall.game_info(game).seats]
)
def test_whole_games_keep_their_secrets(house: House, ana: Device, settings: Settings, game: str, seats: int) -> None:
    truth = begin(ana, settings, game, seats=seats)
    play(house, ana, truth, 5_000)
    assert truth.game.outcome is not None


# Beside the game


def talk(ears: dict[Observer, Ear], who: Observer, truth: Referee, text: str) -> None:
    """Somebody says something; everybody hears it, and nothing else."""
    truth.said.append([who, text])
    ears[who].socket.send_json({"do": "say", "text": text})
    for ear in ears.values():
        missing = {"done", "talk"} if ear.observer == who else {"talk"}
        while missing:
            message = json.loads(ear.socket.receive_text(timeout=PATIENCE))
            ear.take(message)
            missing.discard(message["type"])


def plan(device: Device, truth: Referee) -> None:
    """Everybody who is asked tries something; nobody else hears of it."""
    for ask in [ask for ask in truth.game.asks if ask.options and ask.seat in truth.observers]:
        options = [ask.options[truth.chance.below(len(ask.options))].key]
        check_plan(device.post(f"{truth.table}/seats/{ask.seat}/plan", {"options": options}), ask.seat, truth)


def let_bot_answer(device: Device, ears: dict[Observer, Ear], truth: Referee) -> bool:
    """The bot of the last seat is late and answers, if it is asked. Was it?"""
    bots, ask = device.hall.bots, truth.game.ask_of(truth.game.seats - 1)
    if ask is None or not ask.options:
        return False
    call = device.client.blocking_portal.call
    call(bots._tell_late, device.hall.rooms._rooms[truth.table.id], ask)
    if not ask.sealed:
        for ear in ears.values():
            ear.hear()  # whom the table waits for
    call(bots._answer_once, truth.table.id, [0])
    truth.follow()
    for ear in ears.values():
        if ask.sealed:
            ear.hear_news()
        else:
            ear.hear()  # it waits no more, whatever else there is
    return True


@pytest.mark.parametrize("game", longhall.game_ids())
def test_talk_plans_and_bots_keep_the_secrets(house: House, ana: Device, settings: Settings, game: str) -> None:
    play_beside(ana, settings, game)


def play_beside(device: Device, settings: Settings, game: str) -> None:
    """A part of a game with a bot, in which people talk and plan."""
    table = device.open(*[PERSON] * (SEATS - 1), bot("karl"), game=game)
    truth = Referee(settings, table, f"beside {game}")
    truth.observers.remove(SEATS - 1)
    answered = 0
    with listening(device, truth) as ears:
        for number in range(4 * ANSWERS):
            plan(device, truth)
            if number % ANSWERS == 0:
                talk(ears, truth.observers[number // ANSWERS % SEATS], truth, f"Round {number}!")
            if let_bot_answer(device, ears, truth):
                answered += 1
            elif truth.game.outcome is None:
                step(ears, truth)
    assert answered > 1


def test_after_the_end_all_is_open_and_a_new_deal_is_secret(house: House, ana: Device, settings: Settings) -> None:
    """Whoever looks through a finished game sees what its seats saw then; a game dealt anew begins with secrets."""
    truth = begin(ana, settings, "toy", seats=2)
    play(house, ana, truth, 1_000)
    eve, save = house.device("Eve"), ana.get(f"{truth.table}/export")
    assert save["seed"] == truth.seed
    for observer in truth.observers:
        check_update(eve.update(truth.table, observer), observer, truth)
    gestures = load(save).gestures
    for after in (0, 3, len(gestures) // 2):
        past = Referee(settings, truth.table, "past")
        for gesture in gestures[:after]:
            past.game.answer_all(gesture.seat, gesture.keys)
        for observer in past.observers:
            params = {"after": after} if observer is None else {"after": after, "seat": observer}
            replay = eve.get(f"{truth.table}/replay", **params)
            assert replay["view"] == past.game.view(observer)
            assert not no_hidden_card(replay, observer, past)
    check_new_deal(eve, ana, settings, truth.table)


def check_new_deal(eve: Device, ana: Device, settings: Settings, over: Table) -> None:
    wish = {"seats": [PERSON, PERSON], "after": 3, "luck": "anew"}
    new = Table(ana.post(f"{over}/continue", wish)["table"]["id"], {})
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        query = "select save from start_positions where table_id = ?"
        (save,) = database.execute(query, [new.id]).fetchone()
    game = load(msgspec.json.decode(save))
    told = [eve.send("GET", f"{new}/update").text, *(ana.send("GET", f"{new}/update?seat={n}").text for n in (0, 1))]
    for text in told:
        assert not [secret for secret in (game.save()["seed"], *game.position.keys) if secret in text]
    assert eve.refused("GET", f"{new}/update", seat=0)[0] == 403
    for path in ("save", "export", "replay"):
        assert eve.send("GET", f"{new}/{path}").status_code in (403, 409)


# Planted leaks: each of them must be found


class Leaks:
    """Faults that a server could have."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.update_of = serializers.update_of

    def change(self, **fields: Any) -> None:
        """Every update has these fields, made from the game and its seat."""

        def leaky(table: tables.Table, game: Game, seat: int | None, *more: Any) -> play_schema.Update:
            update = self.update_of(table, game, seat, *more)
            return msgspec.structs.replace(update, **{name: make(game, seat) for name, make in fields.items()})

        self.patch.setattr(serializers, "update_of", leaky)

    def seat_0_for_spectators(self) -> None:
        self.change(view=lambda game, seat: game.view(0 if seat is None else seat))

    def true_asks(self) -> None:
        self.change(asks=lambda game, seat: [serializers.ask_of(game.info, ask) for ask in game.asks])

    def unfiltered_events(self) -> None:
        def leaky(game: Game, seat: int | None, since: int) -> list[play_schema.Event]:
            log = [event for event in game.log if event.seen_by(game.seats if seat is None else seat)]
            events = [play_schema.Event(n, event.key, event.args | event.secret) for n, event in enumerate(log, 1)]
            return events[since:]

        self.patch.setattr(serializers, "events_of", leaky)

    def seed_in_the_table(self) -> None:
        table_of = serializers.table_of

        def leaky(table: models.Table, seats: list[models.Seat]) -> tables.Table:
            return msgspec.structs.replace(table_of(table, seats), name=table.seed)

        self.patch.setattr(serializers, "table_of", leaky)

    def key_of_a_stream(self) -> None:
        self.change(question_token=lambda game, seat: game.position.keys[0])

    def number_of_the_journal(self) -> None:
        self.change(last=lambda game, seat: len(game.journal))

    def word_of_hidden_cards(self) -> None:
        self.change(question_token=lambda game, seat: str(hash(str([*map(list, game.position.heaps())]))))

    def sealed_answers(self) -> None:
        self.change(question_token=lambda game, seat: str([frame.sealed for frame in game.position.stack]))

    def news_of_every_answer(self) -> None:
        async def leaky(self: ClientConnection) -> None:
            await self._send(
                play_schema.UpdateMessage(await self.services.update(self.table_id, self.seat, self.since))
            )

        self.patch.setattr(ClientConnection, "_tell_news", leaky)


class AsideLeaks(Leaks):
    """Faults beside the game."""

    def plan_of_all(self) -> None:
        def leaky(game: Game, seat: int, *more: Any, **named: Any) -> plans.Plan:
            others = [game.observation(other) for other in range(game.seats)]
            return msgspec.structs.replace(try_plan(game, seat, *more, **named), view={"others": others})

        self.patch.setattr(plans, "try_plan", leaky)

    def late_in_secret(self) -> None:
        async def leaky(bots: Bots, room: Room, ask: Ask) -> None:
            await bots.store.wait_for_bot(room.table_id, ask.seat)
            bots.tell(room.table_id, room.number)

        self.patch.setattr(Bots, "_tell_late", leaky)

    def talk_with_the_seed(self) -> None:
        message = chat.Message

        def leaky(number: int, seat: int | None, name: str, text: str, at: Any) -> chat.Message:
            return message(number, seat, name, f"{text} 5eed", at)

        self.patch.setattr("longhall.server.routes.chat.Message", leaky)


@pytest.mark.parametrize("leak", [AsideLeaks.late_in_secret, AsideLeaks.talk_with_the_seed, AsideLeaks.plan_of_all])
def test_a_planted_leak_beside_the_game_is_found(
    house: House, ana: Device, settings: Settings, monkeypatch: pytest.MonkeyPatch, leak: Any
) -> None:
    leak(AsideLeaks(monkeypatch))
    with pytest.raises(Leak):
        play_beside(ana, settings, "toy")


@pytest.fixture
def leaks(monkeypatch: pytest.MonkeyPatch) -> Leaks:
    return Leaks(monkeypatch)


@pytest.mark.parametrize(
    ("leak", "said"),
    [
        (Leaks.seat_0_for_spectators, "unknown cards are shown"),
        (Leaks.true_asks, "the options of others are told"),
        (Leaks.unfiltered_events, "events are not theirs"),
        (Leaks.seed_in_the_table, "holds"),
        (Leaks.key_of_a_stream, "holds"),
        (Leaks.number_of_the_journal, "events are not theirs|more or less"),
        (Leaks.word_of_hidden_cards, "two worlds"),
        (Leaks.sealed_answers, "two worlds"),
        (Leaks.news_of_every_answer, "events are not theirs|more or less"),
    ],
)
def test_a_planted_leak_is_found(
    house: House, ana: Device, settings: Settings, leaks: Leaks, leak: Any, said: str
) -> None:
    truth = begin(ana, settings, "toy")
    leak(leaks)
    with pytest.raises(Leak, match=said):
        (compare if said == "two worlds" else play)(house, ana, truth, 60)
