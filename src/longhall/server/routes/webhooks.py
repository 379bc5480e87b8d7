"""The handlers of webhooks: where a person wants to be told of its turns, or whoever opened a table of all turns."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from longhall.server import seat_tokens
from longhall.server.database.models import TableWebhook, Webhook
from longhall.server.errors import NotNow
from longhall.server.guest_sessions import guest_of
from longhall.server.litestar_types import AnyRequest
from longhall.server.services import InServices, Services, TableId
from longhall.server.webhook_sender import checked


class NewWebhook(Struct, frozen=True):
    """An https address of a public host."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]


class Secret(Struct, frozen=True):
    """What messages are signed with, told this once: `X-Longhall-Signature` is `sha256=` and their HMAC."""

    secret: str


def check_allowed(services: Services, url: str) -> None:
    if not services.settings.notices:
        raise NotNow("error.webhook.off")
    checked(url)


@put("/")
async def set_webhook(
    request: AnyRequest, services: InServices, table_id: TableId, seat: FromPath[int], data: JSONBody[NewWebhook]
) -> Secret:
    """Be told of one's turns there, if the host of the server allows it."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    check_allowed(services, data.url)
    secret, token = seat_tokens.new_token(), seat_tokens.hashed(request.cookies[seat_tokens.cookie_name(seat)])
    row = Webhook(table_id=table_id, seat=seat, url=data.url, secret=secret, mark="", token_hash=token)
    await services.store.keep_webhook(row)
    services.notices.wake(table_id)
    return Secret(secret)


@delete("/")
async def drop_webhook(request: AnyRequest, services: InServices, table_id: TableId, seat: FromPath[int]) -> None:
    """Be told no more."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    await services.store.drop_webhook(table_id, seat)


@put("/tables/{table_id:str}/webhook")
async def set_table_webhook(
    request: AnyRequest, services: InServices, table_id: TableId, data: JSONBody[NewWebhook]
) -> Secret:
    """Be told there of the turns of all persons at a table that one has opened, if the host of the server allows it."""
    await services.tables.check_host(table_id, guest_of(request))
    check_allowed(services, data.url)
    secret = seat_tokens.new_token()
    await services.store.keep_table_webhook(TableWebhook(table_id=table_id, url=data.url, secret=secret, marks=""))
    services.notices.wake(table_id)
    return Secret(secret)


@delete("/tables/{table_id:str}/webhook")
async def drop_table_webhook(request: AnyRequest, services: InServices, table_id: TableId) -> None:
    """Be told no more of the turns at a table."""
    await services.tables.check_host(table_id, guest_of(request))
    await services.store.drop_table_webhook(table_id)


of_seat = Router("/tables/{table_id:str}/seats/{seat:int}/webhook", route_handlers=[set_webhook, drop_webhook])
router = Router("/", route_handlers=[of_seat, set_table_webhook, drop_table_webhook], tags=["Notices"])
