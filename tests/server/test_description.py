"""The server does what its description says: requests that are generated from it, good and bad."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from longhall.server import websocket
from longhall.server.app import create_app
from longhall.server.openapi import REFUSED, described, operations
from longhall.server.schema import chat, play
from longhall.server.settings import Settings
from tests.server.devices import PERSON, Device, House, Table

APP = create_app(Settings(database="sqlite+aiosqlite:///:memory:", secret="a secret for tests", bot_workers=0))
SCHEMA = schemathesis.openapi.from_dict(described(APP.openapi_schema.to_schema()))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SITE = "http://testserver.local"
QUIET = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def eve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    """A device at a server of its own, for all requests."""
    folder = tmp_path_factory.mktemp("hall")
    wishes = Settings(
        database=f"sqlite+aiosqlite:///{folder}/test.sqlite3",
        secret="a secret for tests",
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        bot_workers=0,
    )
    with TestClient(create_app(wishes)) as client:
        yield House(client).device("Eve")


@pytest.fixture
def table(eve: Device) -> Table:
    """A table where she has both seats."""
    return eve.open(PERSON, PERSON, game="kardnarok")


def send(device: Device, table: Table, case: Any) -> Any:
    """A generated request of a device that sits at a table."""
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table.id
    wish = case.as_transport_kwargs(base_url=SITE)
    headers = {name: value for name, value in wish["headers"].items() if name.lower() not in ("cookie", "host")}
    headers["x-csrf"] = device.jar.get("csrf") or ""
    device.client.cookies = device.jar
    body = {
        "content" if name == "data" else name: wish[name] for name in ("json", "data") if wish.get(name) is not None
    }
    return device.client.request(wish["method"], wish["url"], params=wish.get("params"), headers=headers, **body)


@SCHEMA.parametrize()
@settings(QUIET, phases=[Phase.generate], max_examples=1)
def test_generated_requests(eve: Device, table: Table, case: Any) -> None:
    case.validate_response(send(eve, table, case), checks=CHECKS)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(QUIET, max_examples=300)
def test_many_generated_requests(eve: Device, table: Table, case: Any) -> None:
    case.validate_response(send(eve, table, case), checks=CHECKS)


def test_every_route_says_what_it_does_takes_and_refuses() -> None:
    schema = described(APP.openapi_schema.to_schema())
    for path, operation in operations(schema):
        assert operation["summary"], path
        assert len(operation["description"]) > 10, path
        assert operation["tags"], path
        assert {*REFUSED} <= {*operation["responses"]}, path
        (good,) = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        assert "content" in good or "204" in operation["responses"], path
        assert all(parameter["description"] for parameter in operation.get("parameters", ())), path


def test_the_websocket_is_described() -> None:
    schema = described(APP.openapi_schema.to_schema())
    line = schema["x-websockets"]["/api/tables/{table_id}/live"]
    told = [each["$ref"].rpartition("/")[2] for each in (*line["takes"], *line["tells"])]
    assert told == ["Answer", "Undo", "Hold", "Say", "UpdateMessage", "Accepted", "Rejected", "ChatUpdate"]
    assert {*told} <= {*schema["components"]["schemas"]}
    assert line["query"].keys() == {"seat", "since", "heard"}
    assert {int(code) for code in line["closes"]} == {1012, 4401, 4403, 4429}


def test_the_documentation_names_every_route_and_every_word_of_the_websocket() -> None:
    told = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    for path, methods in described(APP.openapi_schema.to_schema())["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in told, (method, path)
    for kind in (
        play.Answer,
        play.Undo,
        play.Hold,
        chat.Say,
        play.UpdateMessage,
        play.Accepted,
        play.Rejected,
        chat.ChatUpdate,
    ):
        config = kind.__struct_config__
        assert f'{{"{config.tag_field}": "{config.tag}"' in told, kind
    for code in (websocket.COME_BACK, websocket.NOT_ALLOWED, websocket.NOT_FROM_HERE, websocket.TOO_MANY):
        assert f"| {code} |" in told
    assert f"more than {websocket.ORDERS_A_SECOND} orders in a second" in told
