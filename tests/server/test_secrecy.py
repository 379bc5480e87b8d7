"""Nobody is told what is not theirs: every byte of games that are played over WebSockets is looked through."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest

import longhall
from longhall.engine.game import Game
from longhall.server import telling, wire
from longhall.server.database import models
from longhall.server.live import Line
from longhall.server.settings import Settings
from tests.server.devices import PERSON, Device, House
from tests.server.secrecy import Ear, Leak, Observer, Referee, check_worlds, step

SEATS = 3  # where nothing else is said
ANSWERS = 10  # of each part of a game that is listened to
WORLDS = 4  # answers after which other worlds are looked into


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run. Only players look at a table, so that its journal can be written first."""
    monkeypatch.setattr("longhall.server.live.ORDERS_A_SECOND", 1_000_000)  # these players are quick
    monkeypatch.setattr("longhall.server.bots.Bots.wake", lambda self, table_id: None)
    monkeypatch.setattr("longhall.server.company.Company.wake", lambda self, table_id: None)
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
        truth.game.answer(seat, key)
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


# Planted leaks: each of them must be found


class Leaks:
    """Faults that a server could have."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.update_of = telling.update_of

    def change(self, **fields: Any) -> None:
        """Every update has these fields, made from the game and its seat."""

        def leaky(table: wire.Table, game: Game, seat: int | None, *more: Any) -> wire.Update:
            update = self.update_of(table, game, seat, *more)
            return msgspec.structs.replace(update, **{name: make(game, seat) for name, make in fields.items()})

        self.patch.setattr(telling, "update_of", leaky)

    def seat_0_for_spectators(self) -> None:
        self.change(view=lambda game, seat: game.view(0 if seat is None else seat))

    def true_asks(self) -> None:
        self.change(asks=lambda game, seat: [telling.ask_of(ask) for ask in game.asks])

    def unfiltered_events(self) -> None:
        def leaky(game: Game, seat: int | None, since: int) -> list[wire.Event]:
            log = [event for event in game._log if event.seen_by(game.seats if seat is None else seat)]
            events = [wire.Event(n, event.key, event.args | event.secret) for n, event in enumerate(log, 1)]
            return events[since:]

        self.patch.setattr(telling, "events_of", leaky)

    def seed_in_the_table(self) -> None:
        table_of = telling.table_of

        def leaky(table: models.Table, seats: list[models.Seat]) -> wire.Table:
            return msgspec.structs.replace(table_of(table, seats), name=table.seed)

        self.patch.setattr(telling, "table_of", leaky)

    def key_of_a_stream(self) -> None:
        self.change(moment=lambda game, seat: game._position.keys[0])

    def number_of_the_journal(self) -> None:
        self.change(last=lambda game, seat: len(game.journal))

    def word_of_hidden_cards(self) -> None:
        self.change(moment=lambda game, seat: str(hash(str([*map(list, game._position.heaps())]))))

    def sealed_answers(self) -> None:
        self.change(moment=lambda game, seat: str([frame.sealed for frame in game._position.stack]))

    def news_of_every_answer(self) -> None:
        async def leaky(self: Line) -> None:
            await self._send(wire.Told(await self.hall.update(self.table_id, self.seat, self.since)))

        self.patch.setattr(Line, "_tell_news", leaky)


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
