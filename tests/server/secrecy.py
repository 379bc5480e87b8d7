"""Looks through all that the server sends for what its receiver may not know at that time.

A referee plays the same game beside the server, from the seed in its database, and says what each observer may be told.
The checks know the cards' knowledge from the position itself, not from the views that they judge.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from litestar.testing import WebSocketTestSession

from longhall.engine import driver
from longhall.engine.cards import KNOWN
from longhall.engine.game import Game
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.server import heads
from longhall.server.forced_answers import NOBODY, follow
from longhall.server.serializers import leveled
from longhall.server.services import Services
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.devices import Data, Device, Table

Observer = int | None  # a seat, or the spectators
TABLE = ["id", "game", "name", "options", "content", "public", "seats", "asked", "created", "started", "finished"]
TABLE += ["practice", "deal_known", "stopped", "lobby", "host", "lang", "pace", "welcoming", "window", "quiet_windows"]
UPDATE = ["table", "seat", "events", "last", "asks", "view", "question_token", "can_undo", "wishes", "outcome"]
SAID = {"number", "seat", "name", "text", "at"}
# May be there, and are nobody's secret; `kept` and `order` are the seat's own.
BESIDES = {"contract", "waiting_for_bot", "clocks", "by", "window", "kept", "order"}


class Leak(AssertionError):
    """Somebody was told what is not theirs."""


class Referee:
    """The truth: the same game as the server's, answer by answer."""

    def __init__(self, settings: Settings, table: Table, begun: str) -> None:
        self.path = settings.database.partition("///")[2]
        self.table = table
        self.chance = Stream(begun)
        with sqlite3.connect(self.path) as database:
            query = "select game, seats, seed, options from tables where id = ?"
            id, seats, self.seed, options = database.execute(query, [table.id]).fetchone()
        self.game = Game(game_info(id), seats, self.seed, game_info(id).resolve_options(seats, json.loads(options)))
        self.observers: list[Observer] = [*range(seats), None]
        self.said: list[list[Any]] = []  # seats and words

    def choose(self) -> tuple[int, str]:
        """A random answer."""
        asks = [ask for ask in self.game.asks if ask.options]
        ask = asks[self.chance.below(len(asks))]
        options = [*ask.options, *ask.anytime]
        return ask.seat, options[self.chance.below(len(options))].key

    def skip(self, answers: int) -> None:
        """Play so far without the server, and write the journal that it will find."""
        rows = []
        for number in range(1, answers + 1):
            seat, key = self.choose()
            rows.append((self.table.id, number, seat, json.dumps(self.answer(seat, key)), "2026-01-01 00:00:00"))
        assert self.game.outcome is None
        with sqlite3.connect(self.path) as database:
            query = "insert into entries (table_id, number, seat, words, at) values (?, ?, ?, ?, ?)"
            database.executemany(query, rows)

    def answer(self, seat: int, key: str) -> list[str]:
        """Answer, with all forced answers after it. Returns the words of the entry."""
        self.game.answer(seat, key)
        return follow(self.game, seat, [key], NOBODY)

    def follow(self) -> None:
        """Carry out the newest entry of the server's journal."""
        with sqlite3.connect(self.path) as database:
            query = "select seat, words from entries where table_id = ? order by number desc limit 1"
            seat, words = database.execute(query, [self.table.id]).fetchone()
        heads.apply(self.game, seat, json.loads(words))

    def shown(self, observer: Observer) -> Data:
        """All that an observer may be told now, but for the events and what only the server knows."""
        game = self.game
        outcome = None if game.outcome is None else game.outcome.to_data()
        return {"view": game.view(observer), "last": len(game.events(0, observer)), "outcome": outcome}

    def known_words(self, observer: Observer) -> set[str]:
        """The words of the cards whose face an observer knows now."""
        position = self.game.position
        eyes = position.know[self.game.seats if observer is None else observer]
        words, faces = position.deck.words, position.deck.faces
        return {words[faces[card]] for card, kind in enumerate(eyes) if kind == KNOWN}


def words_of(data: Any) -> set[str]:
    """All words in plain data; `play:axe` holds two."""
    if isinstance(data, dict):
        return set().union(*(words_of(each) for pair in data.items() for each in pair))
    if isinstance(data, list | tuple):
        return set().union(*map(words_of, data))
    return {data, *data.split(":")} if isinstance(data, str) else set()


def without(data: Any, names: Sequence[str]) -> Any:
    """Plain data without these keys, wherever they are."""
    if isinstance(data, dict):
        return {name: without(value, names) for name, value in data.items() if name not in names}
    return [without(each, names) for each in data] if isinstance(data, list) else data


# The checks: each says what is wrong with an update


def no_seed(update: Data, observer: Observer, truth: Referee) -> str:
    """Neither the seed nor a key of a stream is anywhere in it."""
    if truth.game.outcome is not None:
        return ""
    text = json.dumps(update)
    return next((f"holds {secret}" for secret in (truth.seed, *truth.game.position.keys) if secret in text), "")


def no_options_of_others(update: Data, observer: Observer, truth: Referee) -> str:
    """Of the asks of others one sees who is asked what."""
    others = [ask for ask in update["asks"] if ask["seat"] != observer]
    told = [ask for ask in others if ask["options"] or ask["anytime"] or ask["kinds"]]
    return f"the options of others are told: {told}" if told else ""


# Keys of views with words that are no cards, though they may be called as one is
NO_CARDS = ("unseen", "sealed", "phase", "frame", "step", "ritual", "resting", "territory", "at", "sea")


def no_hidden_card(update: Data, observer: Observer, truth: Referee) -> str:
    """No card whose face the observer does not know now is in the view; which cards there are may be known, and what
    the observer itself has chosen in secret, which may be called as a card is. So may phases, steps and rituals, and
    territories and seas (Lords of Ragnarok), which have numbers as its event cards do."""
    view = without(update["view"], NO_CARDS)
    hidden = set(truth.game.position.deck.words) - truth.known_words(observer)
    found = words_of(view) & hidden
    return f"unknown cards are shown: {sorted(found)}" if found else ""


def no_private_event(update: Data, observer: Observer, truth: Referee) -> str:
    """The events are those that the observer may know, as it may know them."""
    since = update["last"] - len(update["events"])
    wanted = msgspec.to_builtins(leveled(truth.game.info, truth.game.events(since, observer)))
    wrong = [event for event in update["events"] if event not in wanted]
    return f"events are not theirs: {wrong}" if wrong or len(wanted) != len(update["events"]) else ""


def nothing_else(update: Data, observer: Observer, truth: Referee) -> str:
    """The rest is what the engine shows, and no other field is there, such as the number of the journal."""
    wanted = truth.shown(observer)
    wrong = [name for name, value in wanted.items() if update[name] != value]
    wrong += sorted(({*update} ^ {*UPDATE}) - BESIDES) + sorted({*update["table"]} ^ {*TABLE})
    asked = [(ask.seat, ask.name) for ask in truth.game.asks_for(observer)]
    wrong += ["asks"] if [(ask["seat"], ask["name"]) for ask in update["asks"]] != asked else []
    return f"more or less is told than may be: {wrong}" if wrong else ""


def no_wrong_waiting(update: Data, observer: Observer, truth: Referee) -> str:
    """A table waits for a bot that everybody knows to be asked, and never for one that chooses in secret."""
    seat = update.get("waiting_for_bot")
    open_asks = [ask.seat for ask in truth.game.asks_for(None) if not ask.sealed]
    return "" if seat is None or seat in open_asks else f"it waits for seat {seat}, which nobody may know"


CHECKS: list[Callable[[Data, Observer, Referee], str]] = [
    no_seed, no_options_of_others, no_hidden_card, no_private_event, nothing_else, no_wrong_waiting
]  # fmt: skip


def check_update(update: Data, observer: Observer, truth: Referee) -> None:
    """Find out whether this update tells too much."""
    if update["seat"] != observer:
        raise Leak(f"to {observer}: an update for {update['seat']}")
    for check in CHECKS:
        if wrong := check(update, observer, truth):
            raise Leak(f"to {observer}: {wrong}")


def check_plan(plan: Data, observer: int, truth: Referee) -> None:
    """A plan shows what its seat knows, and asks of its seat alone."""
    for check in (no_seed, no_hidden_card):
        if wrong := check(plan, observer, truth):
            raise Leak(f"to {observer}: a plan {wrong}")
    if others := [ask for ask in plan["asks"] if ask["seat"] != observer]:
        raise Leak(f"to {observer}: a plan tells what others are asked: {others}")


class Ear:
    """A WebSocket of one observer; all that comes is judged when it comes."""

    def __init__(self, socket: WebSocketTestSession, observer: Observer, truth: Referee) -> None:
        self.socket = socket
        self.observer = observer
        self.truth = truth
        self.before: Data = {}
        self.hear()

    def hear(self) -> None:
        """The next update. It is judged by the present truth, so that one that had to be silent is found as well."""
        while True:
            message = json.loads(self.socket.receive_text(timeout=PATIENCE))
            if message["type"] == "update":
                break
            self.take(message)
        check_update(message["update"], self.observer, self.truth)
        self.before = self.look()

    def take(self, message: Data) -> None:
        """What comes beside the updates: that an order was carried out, and what was said, word for word."""
        if message["type"] == "talk" and {*message} == {"type", "messages"}:
            for said in message["messages"]:
                if {*said} != SAID or [said["seat"], said["text"]] not in self.truth.said:
                    raise Leak(f"to {self.observer}: {said}")
        elif {*message} != {"type", "key"} or message["type"] != "done":
            raise Leak(f"to {self.observer}: {message}")

    def look(self) -> Data:
        """What makes the observer notice a change."""
        own = [str(entry) for entry in self.truth.game.journal if entry[0] == self.observer]
        asks = [
            [ask.seat, ask.name, dict(ask.about), list(ask.options)] for ask in self.truth.game.asks_for(self.observer)
        ]
        seen = self.observer is not None and self.truth.game.outcome is None
        undo = seen and self.truth.game.can_undo(self.observer or 0)
        return {**self.truth.shown(self.observer), "asks": asks, "undo": undo, "own": own}

    def answer(self, key: str) -> None:
        self.socket.send_json({"do": "answer", "options": [key]})

    def hear_news(self) -> None:
        """Hear if there must be something to hear."""
        if self.look() != self.before:
            self.hear()


def step(ears: dict[Observer, Ear], truth: Referee) -> None:
    """One random answer, and what everybody is told of it."""
    seat, key = truth.choose()
    truth.answer(seat, key)
    ears[seat].answer(key)
    for ear in ears.values():
        ear.hear_news()


# Other worlds, which an observer may not tell from this one


def other_worlds(truth: Referee, observer: Observer) -> Iterator[Game]:
    """Worlds that differ in hidden cards and chance, and in sealed answers that are not open yet."""
    number = truth.game.seats if observer is None else observer
    world = truth.game.copy()
    world.position = driver.determinize(truth.game.position, number, truth.chance)
    yield world


def check_worlds(device: Device, hall: Services, truth: Referee) -> None:
    """Everybody is told the same bytes in every world that looks the same to them."""
    room = hall.rooms._rooms[truth.table.id]
    true = room.stands
    for observer in truth.observers:
        told = _told(device, truth.table, observer)
        for world in other_worlds(truth, observer):
            room.stands = true._replace(game=world)
            try:
                if _told(device, truth.table, observer) != told:
                    raise Leak(f"to {observer}: two worlds that look alike are told apart")
            finally:
                room.stands = true


def _told(device: Device, table: Table, observer: Observer) -> bytes:
    params = {} if observer is None else {"seat": observer}
    return device.send("GET", f"{table}/update", params=params).content
