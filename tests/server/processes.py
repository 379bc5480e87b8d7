"""Servers in processes of their own, and browsers that talk to them over the network of this machine."""

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from longhall.engine import registry
from longhall.server.serve import serve
from longhall.server.settings import IN_ENVIRONMENT, Settings, from_environment
from tests.patience import PATIENCE
from tests.server.devices import Data, Device, Table
from tests.toy.game import INFO

ROOT = Path(__file__).resolve().parents[2]
CODE = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.server.processes import main; main()"


class Running:
    """A server that knows the toy game; it can be killed at any time."""

    def __init__(self, settings: Settings) -> None:
        told = msgspec.json.encode(msgspec.structs.replace(settings, port=0)).decode()
        environment = {**os.environ, IN_ENVIRONMENT: told}
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE], env=environment, stdout=subprocess.PIPE, text=True
        )
        self._address = ""

    @property
    def address(self) -> str:
        """Where it listens, as soon as it does."""
        if not self._address:
            assert self.process.stdout is not None
            self._address = self.process.stdout.readline().strip()
            assert self._address.startswith("http://127.0.0.1:"), self._address
        return self._address

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://").rstrip("/")

    def kill(self) -> None:
        """Like a power cut."""
        self.process.kill()
        self._close()

    def stop(self) -> int:
        self.process.terminate()
        return self._close()

    def wait(self) -> int:
        """The code that it ends with."""
        return self._close()

    def _close(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def device(self, name: str) -> "Far":
        return Far(self, name)

    def __enter__(self) -> "Running":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()


class Far(Device):
    """A browser with its own cookies, at a server in another process."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        browser: Any = httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE)
        super().__init__(browser, name)

    def listen(self, table: Table, seat: int | None = None) -> "Listening":
        """Open a WebSocket."""
        cookies = [f"{each.name}={each.value}" for each in self.jar.jar if f"{table}/live".startswith(each.path)]
        query = "" if seat is None else f"?seat={seat}"
        address = f"ws://{self.server.host}{table}/live{query}"
        return Listening(address, {"Cookie": "; ".join(cookies)})


class Listening:
    """A WebSocket, and the last update that it has told."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.line = ExitStack()
        self.socket = self.line.enter_context(connect(address, additional_headers=headers, proxy=None))
        self.news: Data = {}
        self.numbers: list[int] = []
        self.hear()

    def hear(self) -> None:
        """The next update."""
        message = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        assert message["type"] == "update", message
        self.news = message["update"]
        self.numbers += [event["number"] for event in self.news["events"]]

    def hear_until(self, view: Any) -> None:
        """Hear until this is what is seen."""
        while self.news["view"] != view:
            self.hear()

    def __enter__(self) -> "Listening":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.line.close()


def main() -> None:
    """The process."""
    registry.register("toy", lambda: INFO)
    serve(from_environment(), lambda address: print(address, flush=True))
