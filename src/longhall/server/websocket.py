"""Play over a WebSocket: numbered events without gap or repeat, and orders."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import blake2b

import msgspec
from litestar import websocket
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from longhall.engine.errors import LonghallError
from longhall.server.database.chat_store import seat_name
from longhall.server.database.models import now
from longhall.server.error_responses import OURS, STORAGE, language_of, problem_of, storage_problem
from longhall.server.errors import BadInput, NotNow, NotYours
from longhall.server.litestar_types import AnySocket
from longhall.server.protocol import LEAVING
from longhall.server.routes import chat
from longhall.server.routes.play import Observer, Patches, Since, acting, may_observe
from longhall.server.schema.chat import ChatUpdate, Say
from longhall.server.schema.play import Accepted, Answer, Hold, Rejected, Undo, UpdateMessage, View
from longhall.server.security import address_of, from_here, has_nul
from longhall.server.services import InServices, Services, TableId, channel_of

NOT_FROM_HERE, NOT_ALLOWED, TOO_MANY, COME_BACK = 4403, 4401, 4429, 1012  # closing codes
MANY = "error.http.many"
ORDERS_A_SECOND = 20  # of one WebSocket; who sends more is sent away
log = logging.getLogger(__name__)
Order = Answer | Undo | Hold | Say
ServerMessage = UpdateMessage | Accepted | Rejected | ChatUpdate
ORDERS: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: AnySocket,
    services: InServices,
    channels: NamedDependency[ChannelsPlugin],
    table_id: TableId,
    seat: Observer = None,
    since: Since = 0,
    heard: chat.Since = 0,
    patches: Patches = False,
) -> None:
    """Tells an observer of a table all that changes for it, from event `since` on, and takes orders of its seat."""
    await socket.accept()
    if not from_here(socket):
        await socket.close(NOT_FROM_HERE)
        return
    try:
        await may_observe(services, table_id, seat, socket.cookies)
    except LonghallError as error:
        await socket.close(NOT_ALLOWED, error.key)
        return
    with services.sockets.one_of(address_of(socket)) as allowed:
        if not allowed:
            await socket.close(TOO_MANY, MANY)
            return
        line = ClientConnection(socket, services, table_id, seat, since, heard, patches)
        held = await services.seat_tokens.held(table_id, socket.cookies)
        async with (
            channels.start_subscription(channel_of(table_id)) as changes,  # first, so that no change is missed
            services.presence.page(table_id, held),
        ):
            await line.run(changes)


class ClientConnection:
    """One open WebSocket."""

    def __init__(
        self,
        socket: AnySocket,
        services: Services,
        table_id: str,
        seat: int | None,
        since: int,
        heard: int,
        patches: bool = False,
    ) -> None:
        self.socket = socket
        self.services = services
        self.table_id = table_id
        self.seat = seat
        self.since = since  # the last event that was told
        self.heard = heard  # the last message that was told
        self.patches = patches  # does the other side draw what each event changed?
        self._view: View | None = None  # what was told last, from which the next patches lead on
        self.listener = chat.guest_at(socket) if seat is None else seat_name(seat)
        self._told = b""  # a hash of what was told last, but for the events
        self._sending = asyncio.Lock()
        self._second, self._orders = 0, 0

    async def run(self, changes: Subscriber) -> None:
        """Tell and listen until the other side goes away or may not be told any more."""
        tasks = {asyncio.create_task(self._tell(changes)), asyncio.create_task(self._listen())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for error in (task.exception() for task in done):
            if isinstance(error, LonghallError):
                await self.socket.close(TOO_MANY if error.key == MANY else NOT_ALLOWED, error.key)
            elif error is None:
                await self.socket.close(COME_BACK)
            elif not isinstance(error, WebSocketDisconnect):
                raise error

    # Telling

    async def _tell(self, changes: Subscriber) -> None:
        await self._tell_news()
        async for _ in changes.iter_events():
            await self._tell_news()

    async def _tell_news(self) -> None:
        """What is new for this observer, if anything is: that others do something in secret is no news."""
        await may_observe(self.services, self.table_id, self.seat, self.socket.cookies)
        update = await self.services.update(self.table_id, self.seat, self.since, self._view, self.patches)
        rest = blake2b(msgspec.json.encode(msgspec.structs.replace(update, events=[], by=None))).digest()
        if update.events or rest != self._told:
            await self._send(UpdateMessage(update, now() if update.clocks or update.window else None))
            self.since, self._told = update.last, rest
            self._view = update.view if self.patches else None
        messages, self.heard = await chat.heard(self.services, self.table_id, self.heard, self.listener)
        if messages:
            await self._send(ChatUpdate(messages))

    async def _send(self, message: UpdateMessage | Accepted | Rejected | ChatUpdate) -> None:
        async with self._sending:
            await self.socket.send_text(msgspec.json.encode(message).decode())

    # Listening

    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if text is LEAVING:
                return
            self._count_order()
            await self._obey(text)

    def _count_order(self) -> None:
        second = int(time.monotonic())
        self._orders = self._orders + 1 if second == self._second else 1
        self._second = second
        if self._orders > ORDERS_A_SECOND:
            raise NotNow(MANY)

    async def _obey(self, text: str) -> None:
        key = None
        try:
            order = self._read(text)
            key = order.key
            await self._carry_out(order)
        except LonghallError as error:
            await self._send(Rejected(key, problem_of(error, language_of(self.socket))))
        except STORAGE as error:
            if isinstance(error, OURS):
                raise
            log.error("an order at table %s: the database does not answer: %s", self.table_id, error)
            await self._send(Rejected(key, storage_problem(language_of(self.socket))))
        else:
            await self._send(Accepted(key))

    def _read(self, text: str) -> Order:
        try:
            if has_nul(text.encode()):
                raise BadInput("error.http.input", detail="NUL")
            return ORDERS.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise LonghallError("error.http.input", detail=str(error)) from error

    async def _carry_out(self, order: Order) -> None:
        if isinstance(order, Say):
            await chat.say(self.services, self.socket, self.table_id, self.seat, order)
            return
        if self.seat is None:
            raise NotYours("error.seat.spectator")
        room = await acting(self.services, self.table_id, self.seat, self.socket.cookies)
        windows = self.services.windows
        if isinstance(order, Answer):
            await windows.answer(room, self.seat, order.options, order.key, order.token, order.then)
        elif isinstance(order, Hold):
            await windows.hold(room, self.seat)
        else:
            await windows.undo(room, self.seat, order.key, order.token)
