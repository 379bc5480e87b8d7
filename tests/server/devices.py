"""Devices of people: each has its own cookies and says what a browser would say."""

import time
from typing import Any

import httpx
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from longhall.engine.rng import Stream
from longhall.server.app import services_of
from longhall.server.services import Services
from tests.patience import PATIENCE

Data = dict[str, Any]
FAR = 100_000  # more events than there are: none is told
PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


def bot(level: str = "thrall") -> Data:
    return {"kind": "bot", "bot": level}


class Device:
    """A browser with its own cookies."""

    def __init__(self, client: "TestClient[Any]", name: str) -> None:
        self.client = client
        self.name = name
        self.jar = httpx.Cookies()
        self.get("/api/me")
        self.put("/api/me", {"name": name})

    def send(self, method: str, path: str, data: Any = None, **settings: Any) -> httpx.Response:
        """A request as the page would send it."""
        self.client.cookies = self.jar
        headers = {"x-csrf": self.jar.get("csrf") or "", **settings.pop("headers", {})}
        answer = self.client.request(method, path, json=data, headers=headers, **settings)
        self.jar = httpx.Cookies(self.client.cookies)
        return answer

    def done(self, method: str, path: str, data: Any = None, **settings: Any) -> Any:
        """The same, and it must not be refused."""
        answer = self.send(method, path, data, **settings)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, **params: Any) -> Any:
        return self.done("GET", path, params=params)

    def post(self, path: str, data: Any = None, **params: Any) -> Any:
        return self.done("POST", path, data, params=params)

    def put(self, path: str, data: Any) -> Any:
        return self.done("PUT", path, data)

    def refused(self, method: str, path: str, data: Any = None, **params: Any) -> tuple[int, str]:
        """Status and message key of a request that must be refused."""
        answer = self.send(method, path, data, params=params)
        assert answer.is_client_error, answer.text
        return answer.status_code, answer.json()["key"]

    @property
    def hall(self) -> Services:
        """The parts of the server in this process."""
        return services_of(self.client.app.state)

    def settle(self) -> None:
        """Wait until the server has done all that a change set off: notices, automatic answers and clocks."""
        hall, company = self.hall, self.hall.watchers
        wait_for(lambda: hall.notices.background_tasks.are_done and company.automatic.background_tasks.are_done)
        wait_for(lambda: len(company.clocks._tasks) <= 1)  # one always looks for those whose time is out

    # What people do

    def open(self, *seats: Data, game: str = "toy", **wishes: Any) -> "Table":
        """Open a table."""
        opened = self.post("/api/tables", {"game": game, "seats": list(seats), **wishes})
        return Table(opened["table"]["id"], {int(seat): token for seat, token in opened["tokens"].items()})

    def update(self, table: "Table", seat: int | None = None, since: int = 0) -> Data:
        params = {"since": since} if seat is None else {"since": since, "seat": seat}
        found: Data = self.get(f"{table}/update", **params)
        return found

    def answer(self, table: "Table", seat: int, *options: str, **more: Any) -> Data:
        found: Data = self.post(f"{table}/answer", {"do": "answer", "options": options, **more}, seat=seat)
        return found

    def undo(self, table: "Table", seat: int, **more: Any) -> Data:
        found: Data = self.post(f"{table}/undo", {"do": "undo", **more}, seat=seat)
        return found

    def vote(self, table: "Table", seat: int, asker: int, agrees: bool = True) -> Data:
        found: Data = self.post(f"{table}/undo/vote", {"asker": asker, "agrees": agrees}, seat=seat)
        return found

    def take(self, table: "Table", seat: int, token: str | None = None) -> Data:
        found: Data = self.post(f"{table}/seats/{seat}/take", {"token": token})
        return found

    def live(self, table: "Table", seat: int | None = None, since: int = 0, **headers: str) -> WebSocketTestSession:
        """Open a WebSocket."""
        self.client.cookies = self.jar
        params = {"since": since} if seat is None else {"since": since, "seat": seat}
        return self.client.websocket_connect(f"{table}/live", params=params, headers=headers)


class Table:
    """A table's address, and the tokens of its links."""

    def __init__(self, id: str, tokens: dict[int, str]) -> None:
        self.id = id
        self.tokens = tokens

    def __str__(self) -> str:
        return f"/api/tables/{self.id}"


class House:
    """A server that runs."""

    def __init__(self, client: "TestClient[Any]") -> None:
        self.client = client

    def device(self, name: str) -> Device:
        return Device(self.client, name)


def closing_code(socket: WebSocketTestSession) -> int:
    """With which code a WebSocket is closed, whatever it says before."""
    try:
        while True:
            socket.receive(timeout=PATIENCE)
    except WebSocketDisconnect as closed:
        return closed.code


def own_ask(update: Data) -> Data | None:
    """The question to the seat of an update."""
    return next((ask for ask in update["asks"] if ask["seat"] == update["seat"] and ask["options"]), None)


def pick(update: Data, chance: Stream, anytime: bool = False) -> str | None:
    """A random answer to the seat's question."""
    ask = own_ask(update)
    if ask is None:
        return None
    options = [option["key"] for option in (*ask["options"], *(ask["anytime"] if anytime else ()))]
    return options[chance.below(len(options))]


def play_on(device: Device, table: Table, seats: list[int], answers: int, seed: str = "play") -> int:
    """Answer by chance for these seats of one device, so often at the most. How many answers were given?"""
    chance, told = Stream(seed), device.get(f"{table}")
    for given in range(answers):
        asked = [seat for seat in told["asked"] if seat in seats]
        if not asked:
            return given
        seat = asked[chance.below(len(asked))]
        key = pick(device.update(table, seat, FAR), chance)
        assert key is not None
        told = device.post(f"{table}/answer", {"do": "answer", "options": [key]}, seat=seat, since=FAR)["table"]
    return answers


def wait_for(found: Any, seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not (result := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return result
