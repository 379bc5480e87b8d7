"""How a game and a table are told to one observer: from the engine's types to those of the schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, cast

import msgspec

from longhall.engine import options as engine
from longhall.engine.events import Event, count_for, events_for, kind_of
from longhall.engine.game import Game
from longhall.engine.outcomes import Outcome
from longhall.engine.position import Position
from longhall.engine.reasons import missing_of
from longhall.engine.refusals import with_question
from longhall.engine.registry import Choice, GameInfo, game_info
from longhall.server.database import models
from longhall.server.patches import with_patches
from longhall.server.schema import play, tables
from longhall.server.schema.windows import QuietWindows, WindowSeconds
from longhall.words import LANGUAGES
from longhall.words.catalogue import catalogue


def option_of(info: GameInfo, option: engine.Option) -> play.Option:
    group = info.group_of.get(option.verb, "")
    return play.Option(option.key, option.verb, option.kind, option.word, option.role, group)


def ask_of(info: GameInfo, ask: engine.Ask) -> play.Ask:
    """A question by itself."""
    return play.Ask(
        seat=ask.seat,
        name=ask.name,
        about=dict(ask.about),
        options=[option_of(info, option) for option in ask.options],
        anytime=[option_of(info, option) for option in ask.anytime],
        kinds=ask.kinds,
        sealed=ask.sealed,
        private=ask.private,
        more=ask.more,
        part=ask.part,
    )


def own_ask(info: GameInfo, g: Position, ask: engine.Ask) -> play.Ask:
    """A question as its seat is told of it: with what is not possible, and what declining costs."""
    found, by_question = with_question(g, ask, info.asks.get(ask.name))
    off = [play.Off(option.key, option.kind, str(why), missing_in(why)) for option, why in found]
    off += [play.Off(option.key, option.kind, rule, [], by_question=True) for option, rule in by_question]
    cost = None if ask.decline is None else g.cost_of_decline(ask.seat, ask.decline)
    return msgspec.structs.replace(
        ask_of(info, ask), off=off, decline_cost=None if cost is None else play.Cost(cost[0], cost[1])
    )


Queue = Sequence[engine.Ask]  # the questions of an open window in the order of the rules; empty if there is none


def asks_for(game: Game, seat: int | None, queue: Queue = ()) -> list[engine.Ask]:
    """The open questions as a seat may see them; in a window all at once."""
    if not queue:
        return game.asks_for(seat)
    return [ask if ask.seat == seat else engine.Ask(ask.seat, ask.name, (), ask.about) for ask in queue]


def asks_of(game: Game, seat: int | None, queue: Queue = ()) -> list[play.Ask]:
    """The open questions as a seat is told of them, its own with what is not possible; but in a window, which asks for
    what comes after a pass."""
    info, g = game.info, game.position
    return [
        own_ask(info, g, ask) if ask.seat == seat and not queue else ask_of(info, ask)
        for ask in asks_for(game, seat, queue)
    ]


def asked_of(game: Game, queue: Queue = ()) -> list[int]:
    """The seats that must answer, as everybody sees it."""
    return [ask.seat for ask in asks_for(game, None, queue)]


def events_of(game: Game, seat: int | None, since: int) -> list[play.Event]:
    return leveled(game.info, game.events(since, seat))


def leveled(info: GameInfo, events: Sequence[Mapping[str, Any]]) -> list[play.Event]:
    return [play.Event(**event, level=cast(play.Level, kind_of(info.events, event["key"]).level)) for event in events]


def last_of(game: Game, seat: int | None) -> int:
    """The number of the last event that an observer was told."""
    return count_for(game.log, game.seats if seat is None else seat)


def outcome_of(outcome: Outcome | None) -> play.Outcome | None:
    return None if outcome is None else msgspec.convert(outcome.to_data(), play.Outcome)


def question_token(game: Game, seat: int | None, queue: Queue = ()) -> str:
    """Token of the question that a seat sees: it changes with the question and with every answer of the seat, and
    with nothing that the seat may not know."""
    if seat is None:
        return ""
    own = sum(entry[0] == seat for entry in game.journal)
    asks = [ask_of(game.info, ask) for ask in asks_for(game, seat, queue) if ask.seat == seat]
    return blake2b(msgspec.json.encode([own, asks]), digest_size=8).hexdigest()


def seat_of(seat: models.Seat, over: bool = False) -> tables.Seat:
    person = seat.kind == models.PERSON
    return tables.Seat(
        seat=seat.seat,
        kind=cast(tables.SeatKind, seat.kind),
        name=seat.name,
        bot=seat.bot,
        away=person and bool(seat.away),
        ready=bool(seat.ready),
        locked=bool(seat.locked),
        offered=bool(seat.offered),
        resigned=bool(seat.resigned),
        finished_by_bot=over and seat.played_by_bot and (person or bool(seat.abandoned)),
        wants_end=bool(seat.wants_end),
        portrait=seat.portrait or "",
    )


def table_of(table: models.Table, seats: list[models.Seat]) -> tables.Table:
    stopped = stopped_of(table)
    return tables.Table(
        id=table.id,
        game=table.game,
        name=table.name,
        options=table.options,
        content=[digest for digest in table.content.split("+") if digest],
        public=table.public,
        seats=[seat_of(seat, table.finished is not None) for seat in seats],
        asked=table.asked if table.started and stopped is None and not table.ended else [],
        created=table.created,
        started=table.started,
        finished=table.finished,
        practice=table.practice,
        deal_known=table.deal_known,
        stopped=stopped,
        lobby=bool(table.lobby),
        host=table.host_seat,
        lang=table.lang or "",
        pace=cast(tables.Pace, table.pace or "live"),
        welcoming=bool(table.welcoming),
        window=cast(WindowSeconds, table.window),
        quiet_windows=cast(QuietWindows, table.quiet_windows),
    )


def stopped_of(table: models.Table) -> tables.Stopped | None:
    """Why nobody can play at a table, if that is so."""
    if table.closed is not None:
        return "abandoned" if table.ended == models.ABANDONED else "closed"
    return None if table.frozen is None else "frozen"


def stopped_update(table: tables.Table, log: Sequence[Event], seat: int | None, since: int, why: str) -> play.Update:
    """What an observer is told of a table where nobody can play: what has happened, and nothing else."""
    table = msgspec.structs.replace(table, asked=[], stopped=cast(tables.Stopped, why))
    if table.started is None:
        return waiting_update(table, seat)
    observer = len(table.seats) if seat is None else seat
    events = leveled(game_info(table.game), events_for(log, observer))
    told = play.Update(table, seat, events[since:], len(events), [], None, "", False, [], None)
    return msgspec.structs.replace(told, contract=contracts().get(table.game, ""))


def waiting_update(table: tables.Table, seat: int | None) -> play.Update:
    """Before a table has started nobody is told anything of the game."""
    return play.Update(table, seat, [], 0, [], None, "", False, [], None)


def ended_update(told: play.Update, outcome: play.Outcome) -> play.Update:
    """What is told of a game that is over though its rules would go on."""
    table = msgspec.structs.replace(told.table, asked=[])
    return msgspec.structs.replace(told, table=table, asks=[], can_undo=False, wishes=[], outcome=outcome)


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
    """What an observer is told of a game that runs, with patches from the view `before` if they are asked for."""
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
    choices = [choice_of(info, choice) for choice in info.choices]
    return tables.GameCard(info.id, info.name, info.seats, choices, packs, taglines_of(info.id))


def taglines_of(game: str) -> dict[str, str]:
    """One line for each language that makes one want to play, where the game has one."""
    found = {lang: catalogue(lang).get(f"{game}:web.tagline") for lang in LANGUAGES}
    return {lang: line.forms[0] for lang, line in found.items() if line}


def why_of(rule: str) -> play.Why:
    return play.Why(str(rule), missing_in(rule))


def missing_in(rule: str) -> list[play.Missing]:
    return [play.Missing(thing, about) for thing, about in missing_of(rule)]
