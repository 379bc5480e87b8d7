"""How a game and a table are told to one observer: from the engine's types to those of the schema."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, cast

import msgspec

from longhall.engine import options as engine
from longhall.engine.events import Event, count_for, events_for
from longhall.engine.game import Game
from longhall.engine.position import Outcome
from longhall.engine.reasons import missing_of
from longhall.engine.registry import Choice, GameInfo
from longhall.server.database import models
from longhall.server.patches import with_patches
from longhall.server.schema import play, tables
from longhall.server.schema.windows import QuietWindows, WindowSeconds


def option_of(option: engine.Option) -> play.Option:
    return play.Option(option.key, option.verb, option.kind, option.word)


def ask_of(ask: engine.Ask) -> play.Ask:
    return play.Ask(
        seat=ask.seat,
        name=ask.name,
        about=dict(ask.about),
        options=[option_of(option) for option in ask.options],
        anytime=[option_of(option) for option in ask.anytime],
        kinds=ask.kinds,
        sealed=ask.sealed,
        private=ask.private,
        more=ask.more,
        part=ask.part,
    )


Queue = Sequence[engine.Ask]  # the questions of an open window in the order of the rules; empty if there is none


def asks_for(game: Game, seat: int | None, queue: Queue = ()) -> list[engine.Ask]:
    """The open questions as a seat may see them; in a window all at once."""
    if not queue:
        return game.asks_for(seat)
    return [ask if ask.seat == seat else engine.Ask(ask.seat, ask.name, (), ask.about) for ask in queue]


def asks_of(game: Game, seat: int | None, queue: Queue = ()) -> list[play.Ask]:
    return [ask_of(ask) for ask in asks_for(game, seat, queue)]


def asked_of(game: Game, queue: Queue = ()) -> list[int]:
    """The seats that must answer, as everybody sees it."""
    return [ask.seat for ask in asks_for(game, None, queue)]


def events_of(game: Game, seat: int | None, since: int) -> list[play.Event]:
    return [play.Event(**event) for event in game.events(since, seat)]


def last_of(game: Game, seat: int | None) -> int:
    """The number of the last event that an observer was told."""
    return count_for(game.log, game.seats if seat is None else seat)


def outcome_of(outcome: Outcome | None) -> play.Outcome | None:
    return None if outcome is None else play.Outcome(**outcome.to_data())


def question_token(game: Game, seat: int | None, queue: Queue = ()) -> str:
    """Token of the question that a seat sees: it changes with the question and with every answer of the seat, and
    with nothing that the seat may not know."""
    if seat is None:
        return ""
    own = sum(entry[0] == seat for entry in game.journal)
    asks = [ask_of(ask) for ask in asks_for(game, seat, queue) if ask.seat == seat]
    return blake2b(msgspec.json.encode([own, asks]), digest_size=8).hexdigest()


def seat_of(seat: models.Seat) -> tables.Seat:
    return tables.Seat(seat.seat, cast(tables.SeatKind, seat.kind), seat.name, seat.bot)


def table_of(table: models.Table, seats: list[models.Seat]) -> tables.Table:
    stopped = stopped_of(table)
    return tables.Table(
        id=table.id,
        game=table.game,
        name=table.name,
        options=table.options,
        content=[digest for digest in table.content.split("+") if digest],
        public=table.public,
        seats=[seat_of(seat) for seat in seats],
        asked=table.asked if table.started and stopped is None else [],
        created=table.created,
        started=table.started,
        finished=table.finished,
        practice=table.practice,
        deal_known=table.deal_known,
        stopped=stopped,
        window=cast(WindowSeconds, table.window),
        quiet_windows=cast(QuietWindows, table.quiet_windows),
    )


def stopped_of(table: models.Table) -> tables.Stopped | None:
    """Why nobody can play at a table, if that is so."""
    if table.closed is not None:
        return "closed"
    return None if table.frozen is None else "frozen"


def stopped_update(table: tables.Table, log: Sequence[Event], seat: int | None, since: int, why: str) -> play.Update:
    """What an observer is told of a table where nobody can play: what has happened, and nothing else."""
    table = msgspec.structs.replace(table, asked=[], stopped=cast(tables.Stopped, why))
    if table.started is None:
        return play.Update(table, seat, [], 0, [], None, "", False, [], None)
    observer = len(table.seats) if seat is None else seat
    events = [play.Event(**event) for event in events_for(log, observer)]
    told = play.Update(table, seat, events[since:], len(events), [], None, "", False, [], None)
    return msgspec.structs.replace(told, contract=contracts().get(table.game, ""))


def update_of(
    table: tables.Table,
    game: Game,
    seat: int | None,
    since: int,
    wishes: list[play.UndoRequest],
    late: int | None = None,
    before: play.View | None = None,
    patches: bool = False,
    queue: Queue = (),
) -> play.Update:
    """What an observer is told, with patches from the view `before` if they are asked for. Before a table has started
    nobody is told anything of the game."""
    if table.started is None:
        return play.Update(table, seat, [], 0, [], None, "", False, [], None)
    events, by = events_of(game, seat, since), None
    if patches and since:
        events, by = with_patches(game, seat, since, events, before)
    asked = asked_of(game, queue)
    return play.Update(
        table=msgspec.structs.replace(table, asked=asked),
        seat=seat,
        events=events,
        last=last_of(game, seat),
        asks=asks_of(game, seat, queue),
        view=game.view(seat),
        question_token=question_token(game, seat, queue),
        can_undo=seat is not None and game.outcome is None and can_undo(game, seat, table.practice, table.seats),
        wishes=wishes,
        outcome=outcome_of(game.outcome),
        waiting_for_bot=late if late in asked and not queue else None,
        contract=contract_of(game.info),
        by=by,
    )


@cache
def contracts() -> dict[str, str]:
    """The digests of the games' contracts, as tools/contract.py wrote them."""
    return msgspec.json.decode(files("longhall.server").joinpath("contracts.json").read_bytes(), type=dict[str, str])


def contract_of(info: GameInfo) -> str:
    """What the page and this game have agreed on; empty for a game that is none of ours."""
    return contracts().get(info.id, "")


def is_alone(seats: Sequence[tables.Seat] | Sequence[models.Seat], seat: int) -> bool:
    """Does no other person sit at the table, not even one that a bot stands in for?"""
    return not any(each.kind == models.PERSON and each.seat != seat for each in seats)


def fair_advice(game: Game, advice: dict[str, Any] | None, practice: bool) -> dict[str, Any] | None:
    """What a seat is advised: at a table that counts, without what only tables for practice are told."""
    if advice is None or practice:
        return advice
    return {**advice, **{name: [] for name in game.info.practice_advice}}


def is_free(practice: bool, seats: Sequence[tables.Seat] | Sequence[models.Seat], seat: int) -> bool:
    """May a seat take back whatever it likes?"""
    return practice and is_alone(seats, seat)


def can_undo(game: Game, seat: int, practice: bool, seats: Sequence[tables.Seat]) -> bool:
    """Is there anything that a seat may take back by itself?"""
    return game.can_undo(seat) or (is_free(practice, seats, seat) and game.has_answered(seat))


def choice_of(info: GameInfo, choice: Choice) -> tables.Choice:
    seats = {value: list(numbers) for value, numbers in choice.seats.items()}
    needs = {} if choice.needs is None else {choice.needs[0]: list(choice.needs[1])}
    return tables.Choice(choice.name, choice.values, seats, choice.variant, needs, automata_by(info, choice))


def automata_by(info: GameInfo, choice: Choice) -> dict[str, dict[str, list[int]]]:
    """The seats of automata by the values of a choice and the number of players, where there are any."""
    found: dict[str, dict[str, list[int]]] = {}
    for seats in info.seats:
        usual = {each.name: each.values_for(seats)[0] for each in info.choices}
        for value in choice.values_for(seats):
            automata = info.automata_of(seats, usual | {choice.name: value})
            if automata:
                found.setdefault(value, {})[str(seats)] = automata
    return found


def game_card(info: GameInfo, packs: list[tables.Pack]) -> tables.GameCard:
    return tables.GameCard(info.id, info.name, info.seats, [choice_of(info, choice) for choice in info.choices], packs)


def why_of(rule: str) -> play.Why:
    return play.Why(str(rule), [play.Missing(thing, about) for thing, about in missing_of(rule)])
