"""A real server for browsers: it can be killed and started again at the same address."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from longhall.server.settings import IN_ENVIRONMENT, Settings
from tests.patience import PATIENCE

CODE = """
from longhall.server.serve import serve
from longhall.server.settings import from_environment
serve(from_environment(), lambda address: print(address, flush=True))
"""


class WebHall:
    """A server process on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            database=f"sqlite+aiosqlite:///{folder}/web.sqlite3",
            secret="a secret for tests",
            port=0,
            requests_a_minute=1_000_000,
            codes_a_minute=1_000_000,
            tables_an_hour=1_000_000,
            bot_workers=0,
        )
        self.start()

    def start(self) -> None:
        environment = {**os.environ, IN_ENVIRONMENT: msgspec.json.encode(self.settings).decode()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://127.0.0.1:"), self.address
        self.settings = msgspec.structs.replace(self.settings, port=int(self.address.rpartition(":")[2]))

    def kill(self) -> None:
        """Like a power cut."""
        self.process.kill()
        self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
