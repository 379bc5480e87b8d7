"""Worker processes: they may start slowly, their deaths are logged, and they end with their supervisor."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.devices import wait_for
from tests.server.supervised import LATE

PROGRAM = Path(__file__).with_name("supervised.py")
LIGHT = "import sys; import longhall.server.supervisor, longhall.server.protocol; print('litestar' in sys.modules)"


class Supervised:
    """A supervisor with two workers."""

    def __init__(self, log: Path, port: int = 0, late: float = 0) -> None:
        self.log = log
        with log.open("w") as file:
            self.process = subprocess.Popen(
                [sys.executable, str(PROGRAM), str(port)],
                env={**os.environ, LATE: str(late)},
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
            )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def workers(self) -> set[int]:
        """The processes that answer."""
        with httpx.Client(trust_env=False, timeout=PATIENCE) as client:
            return {int(client.get(f"http://127.0.0.1:{self.port}/", headers=CLOSE).text) for _ in range(20)}

    def both(self) -> set[int]:
        found: set[int] = set()
        wait_for(lambda: len(found.update(self.workers()) or found) == 2, 60)
        return found


CLOSE = {"connection": "close"}


@contextmanager
def supervised(log: Path, port: int = 0, late: float = 0) -> Iterator[Supervised]:
    found = Supervised(log, port, late)
    try:
        yield found
    finally:
        found.process.kill()
        found.process.wait(20)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_free(port: int) -> bool:
    try:
        with socket.create_server(("127.0.0.1", port)):
            return True
    except OSError:
        return False


def test_workers_that_need_long_to_start_become_ready(tmp_path: Path) -> None:
    """Longer than the 5 seconds after which uvicorn kills them."""
    with supervised(tmp_path / "log", late=12) as server:
        assert len(server.both()) == 2
        assert "replaced" not in server.log.read_text()


def test_the_death_of_a_worker_is_logged_and_another_takes_its_place(tmp_path: Path) -> None:
    with supervised(tmp_path / "log") as server:
        victim = min(server.both())
        os.kill(victim, signal.SIGKILL)
        wait_for(lambda: f"worker {victim} died with code -9 and is replaced by" in server.log.read_text(), 60)
        wait_for(lambda: victim not in server.both(), 60)


def test_workers_end_with_a_supervisor_that_is_killed(tmp_path: Path) -> None:
    with supervised(tmp_path / "log") as server:
        workers = server.both()
        server.process.kill()
        server.process.wait(20)
        wait_for(lambda: not any(map(is_there, workers)), 60)
        wait_for(lambda: is_free(server.port), 60)


def test_a_worker_imports_little_before_it_answers() -> None:
    found = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
