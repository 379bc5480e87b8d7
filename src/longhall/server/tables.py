"""Tables and their seats: opened, taken, left, handed to a bot and taken back."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Container, Sequence
from typing import Any

from longhall.bots import check_bots
from longhall.bots.names import draw_names, folded
from longhall.engine.errors import BadSetup
from longhall.engine.packs import JOINED, packs_of
from longhall.engine.registry import game_info, plain_options
from longhall.server import heads, seat_tokens, serializers
from longhall.server.database.clock_store import TableSettings
from longhall.server.database.models import (
    AUTOMATON,
    BOT,
    OPEN,
    PERSON,
    Base,
    Seat,
    SeatToken,
    StartPosition,
    Table,
    now,
)
from longhall.server.database.store import Store
from longhall.server.errors import NotNow, NotThere, NotYours
from longhall.server.schema import tables
from longhall.server.table_codes import is_code_of, new_code

DEFAULT_BOT = "karl"
SEED_BYTES = 16
CHANCE = random.SystemRandom()
FRESH: dict[str, Any] = {  # what nobody takes over from whoever sat there before
    "ready": False,
    "locked": False,
    "offered": False,
    "wants_end": False,
    "away": False,
    "seen": None,
    "portrait": "",
}


class Opening:
    """A table that was opened, with the tokens that are told once: of the links, and of the host's own cookies."""

    def __init__(self, table: Table, seats: list[Seat]) -> None:
        self.table = table
        self.seats = seats
        self.links: dict[int, str] = {}
        self.cookies: dict[int, str] = {}


class Sitting:
    """Somebody has sat down: the token of its cookie, that of the seat's link from now on, and whether the seat was
    anybody else's before."""

    def __init__(self, cookie: str, link: str, was_others: bool) -> None:
        self.cookie = cookie
        self.link = link
        self.was_others = was_others


class Tables:
    """What can be done with tables and seats, whoever is allowed to do it."""

    def __init__(self, store: Store, tell: Callable[[str], None]) -> None:
        self.store = store
        self.tell = tell

    async def open(
        self,
        wish: tables.NewTable,
        guest: str,
        name: str,
        beginning: StartPosition | None = None,
        begun: heads.Begun | None = None,
        known: bool = False,
        portrait: str = "",
    ) -> Opening:
        """Open a table. People in its seats sit at the device of the host, who is called `name` and has `portrait`. It
        may go on from where another one was, even from its end; `begun` is what it is there, if that is known.
        `known`: with hidden cards that somebody may have seen."""
        info = game_info(wish.game).with_packs(packs_of(JOINED.join(wish.content)))
        options = info.resolve_options(len(wish.seats), plain_options(wish.options))
        at = now()
        table = Table(
            id=new_id(),
            game=info.id,
            seats=len(wish.seats),
            options=options,
            content=info.content,
            seed=new_seed(),
            name=wish.name.strip(),
            public=wish.public,
            host=guest,
            created=at,
            changed=at,
            started=None,
            finished=None,
            asked=[],
            practice=for_practice(wish),
            deal_known=known,
            code=await new_code(self.store),
            lobby=wish.lobby,
            host_seat=next((number for number, seat in enumerate(wish.seats) if seat.kind == PERSON), None),
            lang=wish.lang,
            pace=wish.pace,
            welcoming=wish.welcoming,
            ended="",
            sent_away=[],
            window=wish.window,
            quiet_windows=wish.quiet_windows or ("brisk" if wish.clock is None else "strict"),
        )
        check_automata(wish.seats, info.automata_of(len(wish.seats), options), info.id)
        seats = [_new_seat(table.id, number, seat, name) for number, seat in enumerate(wish.seats)]
        name_bots(seats)
        if table.host_seat is not None:
            seats[table.host_seat].portrait = portrait
        opening = Opening(table, seats)
        begun = begun or heads.begin(table, beginning)
        game = begun.game
        table.asked = serializers.asked_of(game)
        table.finished = None if game.outcome is None else at
        if table.finished or not (wish.lobby or any(seat.is_empty for seat in seats)):
            table.started = at
        besides: list[Base] = [_settings(table.id, wish), *begun.rows(table.id)]
        if beginning is not None:
            beginning.table_id = table.id
            besides.append(beginning)
        await self.store.add_table(table, seats, _hand_out(opening, guest), besides)
        self.tell(table.id)
        return opening

    async def seat(self, table_id: str, seat: int) -> Seat:
        """One seat of a table."""
        seats = await self.store.seats(table_id)
        if not 0 <= seat < len(seats):
            raise NotThere("error.seat.none", table=table_id, seat=seat)
        return seats[seat]

    async def has_keys(self, table_id: str, guest: str, held: Container[int]) -> bool:
        """Is this guest, who holds these seats, the host? Where there is none, every person is."""
        table = await self.store.table(table_id)
        if table.host == "":
            return any(seat.seat in held for seat in await self.store.seats(table_id))
        return table.host == guest or (table.host_seat is not None and table.host_seat in held)

    async def check_host(self, table_id: str, guest: str) -> None:
        """Refuse whoever has not opened the table."""
        if (await self.store.table(table_id)).host != guest:
            raise NotYours("error.table.host")

    async def take(
        self,
        table_id: str,
        seat: int,
        guest: str,
        name: str,
        token: str | None,
        code: str | None = None,
        portrait: str = "",
    ) -> Sitting:
        """Sit down: with the seat's link, with the table's code, or in an open seat of a public table. Whoever opened
        the table knows the link of an open seat, so that it is void once somebody sits there. A device that holds
        several seats gives one away with its link; a person who holds one seat alone brings a second device with it.
        A seat that is offered is its new person's."""
        row, table = await self.seat(table_id, seat), await self.store.table(table_id)
        if guest in table.sent_away:
            raise NotYours("error.seat.sent_away")
        if code is not None and not is_code_of(table, code):
            raise NotYours("error.code.none", code=code)
        invited = token if seat_tokens.opens(row, token) else None
        if invited is None and not await self._may_sit(row, guest, token, code is not None):
            raise NotYours("error.seat.link" if token else "error.seat.not_open", seat=seat)
        if row.kind == PERSON and not (row.offered and code) and await self._stays(row, guest):
            return Sitting(await self.admit(table_id, seat, guest), invited or await self._new_link(row), False)
        cookie, link = seat_tokens.new_token(), seat_tokens.new_token()
        sits = {"kind": PERSON, "name": name, "link": seat_tokens.hashed(link), **FRESH, **await self._given_away(row)}
        sits |= {"seen": now(), "portrait": portrait}
        if not await self.store.seat_person(row, seat_tokens.new_seat_token(table_id, seat, guest, cookie), **sits):
            raise NotNow("error.seat.not_open", seat=seat)
        await self.keep_names_apart(table_id, name)
        await self._changed(table_id)
        return Sitting(cookie, link, True)

    async def _may_sit(self, row: Seat, guest: str, token: str | None, by_code: bool) -> bool:
        """Is it an open seat that a code or the public may have, one that is offered, or the guest's own? Its answer
        may have been lost on the way."""
        if row.kind == OPEN:
            return not row.locked and token is None and (by_code or (await self.store.table(row.table_id)).public)
        if row.kind != PERSON or row.resigned:
            return False
        return (row.offered and by_code) or guest in await self.store.guests_at(row.table_id, row.seat)

    async def show_face(self, table_id: str, seat: int, portrait: str) -> None:
        """Let the person of a seat have another portrait."""
        if await self.store.change_seat(table_id, seat, was=PERSON, portrait=portrait):
            self.tell(table_id)

    async def keep_names_apart(self, table_id: str, name: str) -> None:
        """Before the start, a bot that is called as a person gets another name."""
        if (await self.store.table(table_id)).started is not None:
            return
        seats = await self.store.seats(table_id)
        for row in seats:
            if row.kind != PERSON and row.played_by_bot and folded(row.name) == folded(name):
                (other,) = draw_names(1, [each.name for each in seats], CHANCE)
                await self.store.change_seat(table_id, row.seat, was=row.kind, name=other)

    async def _stays(self, row: Seat, guest: str) -> bool:
        """Is a person's seat brought to one more device, or was it this device's already, and is not given away?"""
        holders = await self.store.guests_at(row.table_id, row.seat)
        others = [each.seat for each in await self.store.seats(row.table_id) if each.seat != row.seat]
        elsewhere = [await self.store.guests_at(row.table_id, other) for other in others]
        return guest in holders or not any(holders & guests for guests in elsewhere)

    async def _given_away(self, row: Seat) -> dict[str, Any]:
        """What a seat loses with its person. Whoever gives a seat away in a game has seen its cards."""
        if row.kind == OPEN:
            return {"bot": None}
        bot = {"bot": None} if row.offered else {}
        table = await self.store.table(row.table_id)
        if table.started is None or table.finished is not None:
            return bot
        await self.store.mark_known(row.table_id)
        return {"abandoned": True, **bot}

    async def _new_link(self, row: Seat) -> str:
        """A new link of a seat, unless it has become another's in the meantime."""
        token = seat_tokens.new_token()
        if not await self.store.change_seat(row.table_id, row.seat, was=row.kind, link=seat_tokens.hashed(token)):
            raise NotNow("error.seat.not_open", seat=row.seat)
        return token

    async def leave(self, table_id: str, seat: int, bot: str | None) -> None:
        """Leave a seat for good. It is open again; a bot may play on until somebody sits down."""
        check_bots([bot] if bot else [])
        table = await self.store.table(table_id)
        gone: dict[str, Any] = {"abandoned": True} if table.started and not table.finished else {}
        gone |= {**FRESH, "kind": OPEN, "name": await self._name_for(table_id, bot), "bot": bot, "link": None}
        if not await self.store.change_seat(table_id, seat, was=PERSON, **gone):
            raise NotNow("error.seat.no_person", seat=seat)
        await self.store.drop_seat_tokens(table_id, seat)
        await self.pass_keys(table_id, seat)
        await self._changed(table_id)

    async def _name_for(self, table_id: str, bot: str | None) -> str:
        """What a bot is called that sits down alone in a seat; nobody has no name."""
        return draw_names(1, [row.name for row in await self.store.seats(table_id)], CHANCE)[0] if bot else ""

    async def pass_keys(self, table_id: str, seat: int) -> None:
        """If the host has left this seat, the next person becomes the host; if there is none, nobody is."""
        if (await self.store.table(table_id)).host_seat != seat:
            return
        seats = await self.store.seats(table_id)
        following = [*seats[seat + 1 :], *seats[:seat]]
        heirs = [row.seat for row in following if row.kind == PERSON and not row.resigned]
        for heir in heirs:
            for guest in sorted(await self.store.guests_at(table_id, heir)):
                await self.store.change_table(table_id, host=guest, host_seat=heir)
                return
        await self.store.change_table(table_id, host="", host_seat=None)

    async def hand_to_bot(self, table_id: str, seat: int, bot: str) -> None:
        """Let a bot play the seat of a person for a while, or an open one until somebody sits down."""
        check_bots([bot])
        row = await self.seat(table_id, seat)
        if row.kind not in (PERSON, OPEN):
            raise NotNow("error.seat.no_person", seat=seat)
        named = {"name": await self._name_for(table_id, bot)} if row.is_empty else {}
        await self.store.change_seat(table_id, seat, was=row.kind, bot=bot, **named)
        await self._changed(table_id)

    async def take_back(self, table_id: str, seat: int) -> None:
        """Play the seat again that a bot has played."""
        row = await self.seat(table_id, seat)
        if row.kind not in (PERSON, OPEN):
            raise NotNow("error.seat.no_person", seat=seat)
        if row.resigned:
            raise NotNow("error.seat.resigned")
        named = {"name": ""} if row.kind == OPEN else {}
        await self.store.change_seat(table_id, seat, was=row.kind, bot=None, offered=False, **named)
        await self._changed(table_id)

    async def renew_link(self, table_id: str, seat: int, held: bool) -> str:
        """A new link, told once; the old one and all cookies of the seat are void. Who does not hold the seat gets one
        of an open seat alone."""
        row = await self.seat(table_id, seat)
        if row.kind not in (PERSON, OPEN):
            raise NotNow("error.seat.no_person", seat=seat)
        if not held and row.kind == PERSON:  # somebody has sat down in the meantime
            raise NotNow("error.seat.not_open", seat=seat)
        token = await self._new_link(row)
        await self.store.drop_seat_tokens(table_id, seat)
        return token

    async def admit(self, table_id: str, seat: int, guest: str) -> str:
        """The token of a new cookie for somebody who may play the seat."""
        token = seat_tokens.new_token()
        await self.store.add_seat_token(seat_tokens.new_seat_token(table_id, seat, guest, token))
        await self._changed(table_id)
        return token

    async def _changed(self, table_id: str) -> None:
        await self.store.start(table_id)
        self.tell(table_id)

    # What is told of tables

    async def info(self, table_id: str) -> tables.Table:
        table = await self.store.table(table_id)
        return serializers.table_of(table, await self.store.seats(table_id))


def for_practice(wish: tables.NewTable) -> bool:
    """Is a table for practice? Who plays alone with bots harms nobody by taking back, and learns from it; where people
    play one another a game is serious, unless they want it otherwise."""
    if wish.practice is not None:
        return wish.practice
    return sum(seat.kind in (OPEN, PERSON) for seat in wish.seats) < 2


def name_bots(seats: Sequence[Seat]) -> None:
    """Give every bot that has none a name of its own, unlike those of the persons."""
    nameless = [seat for seat in seats if seat.kind in (BOT, OPEN) and seat.played_by_bot and not seat.name]
    taken = [seat.name for seat in seats]
    for seat, name in zip(nameless, draw_names(len(nameless), taken, CHANCE), strict=True):
        seat.name = name


def new_id() -> str:
    """The id of a table; as an argument of a command it must not look like an option."""
    while not (id := secrets.token_urlsafe(12))[0].isalnum():
        pass
    return id


def new_seed() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_hex(SEED_BYTES)


def check_automata(seats: Sequence[tables.NewSeat], automata: Sequence[int], game: str) -> None:
    """An automaton sits where the rules of the game want one, and nowhere else."""
    for number, seat in enumerate(seats):
        if seat.kind == AUTOMATON and number not in automata:
            raise BadSetup("error.seat.no_automaton", seat=number, game=game)
        if seat.kind != AUTOMATON and number in automata:
            raise BadSetup("error.seat.automaton", seat=number, game=game)


def _new_seat(table_id: str, number: int, wish: tables.NewSeat, host: str) -> Seat:
    if wish.kind == BOT:
        bot = check_bots([wish.bot or DEFAULT_BOT])[0]
        return Seat(table_id=table_id, seat=number, kind=BOT, name=wish.name or "", bot=bot, link=None)
    if wish.bot is not None:
        raise BadSetup("error.seat.no_bot", seat=number)
    if wish.kind == AUTOMATON:  # the rules play it; what they leave open a bot decides
        return Seat(table_id=table_id, seat=number, kind=AUTOMATON, name="", bot=DEFAULT_BOT, link=None)
    name = (wish.name or host) if wish.kind == PERSON else ""
    seen = now() if wish.kind == PERSON else None
    return Seat(table_id=table_id, seat=number, kind=wish.kind, name=name, bot=None, link=None, seen=seen)


def _settings(table_id: str, wish: tables.NewTable) -> TableSettings:
    turn, reserve = (wish.clock.turn, wish.clock.reserve) if wish.clock else (None, 0)
    return TableSettings(table_id=table_id, spectators_talk=wish.spectators_talk, turn=turn, reserve=reserve)


def _hand_out(opening: Opening, guest: str) -> list[SeatToken]:
    """Links for all seats of people, and tokens for those who sit at the host's device."""
    made = []
    for seat in opening.seats:
        if seat.kind in (OPEN, PERSON):
            opening.links[seat.seat] = seat_tokens.new_token()
            seat.link = seat_tokens.hashed(opening.links[seat.seat])
        if seat.kind == PERSON:
            opening.cookies[seat.seat] = seat_tokens.new_token()
            made.append(seat_tokens.new_seat_token(seat.table_id, seat.seat, guest, opening.cookies[seat.seat]))
    return made
