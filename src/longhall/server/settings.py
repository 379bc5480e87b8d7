"""Settings of a server."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from hashlib import blake2b
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from longhall.engine.errors import LonghallError

HOST, PORT = "127.0.0.1", 8420
IN_ENVIRONMENT = "LONGHALL_SETTINGS"  # how worker processes get them
ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one server; passed to its workers as JSON."""

    database: str  # a URL of SQLAlchemy with an asynchronous driver
    secret: str  # signs and encrypts cookies; whoever knows it can be any guest
    host: str = HOST
    port: int = PORT
    workers: int = 1
    content: tuple[str, ...] = ()  # files and folders of content packs
    secure: bool = False  # cookies travel over https alone
    requests_a_minute: int = 1200  # of one address
    tables_an_hour: int = 120  # of one address
    passwords_a_minute: int = 10  # guesses of one address
    codes_a_minute: int = 30  # of tables that one address asks for
    sockets: int = 200  # of one address at the same time
    connections: int = 256  # of HTTP, of one address at the same time
    headers_within: float = 10.0  # seconds in which the head of a request must have come
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    bot_workers: int | None = None  # processes for bots; one less than there are cores, if nothing is said; 0: threads
    notices: bool = False  # may people be told of their turns at an address of their own?
    patience: float = 3.0  # seconds after which a simpler bot answers
    admin: str = ""  # the host's token; without one there is no host's interface
    password: str = ""  # of a closed server
    idle_days: int = 0  # after which a table that nobody plays at is removed; 0: never

    @property
    def on_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    def key_for(self, purpose: str) -> bytes:
        """Derive a 32-byte key for one purpose from the secret."""
        return blake2b(purpose.encode(), key=self.secret.encode()[:64], digest_size=32).digest()


def data_folder() -> Path:
    """Where programs keep the user's data; LONGHALL_DATA names another place."""
    given = os.environ.get("LONGHALL_DATA")
    if given:
        return Path(given)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "longhall"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "longhall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "longhall"


def default_database(folder: Path) -> str:
    return f"sqlite:///{folder / 'longhall.sqlite3'}"


def with_driver(url: str) -> str:
    """The same URL with the driver that we use: `sqlite:///x` is enough."""
    scheme, colon, rest = url.partition(":")
    return f"{ASYNC_DRIVERS.get(scheme, scheme)}{colon}{rest}"


def secret_of(folder: Path) -> str:
    """The server's secret: LONGHALL_SECRET, or one that is made once and kept in the data folder."""
    given = os.environ.get("LONGHALL_SECRET")
    if given:
        return given
    path = folder / "secret"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        os.write(file, secrets.token_hex(32).encode())
        os.close(file)
    return path.read_text(encoding="ascii")


def of_host() -> dict[str, Any]:
    """Read settings from environment variables, which no process list shows."""
    days = os.environ.get("LONGHALL_IDLE_DAYS") or "0"
    if not (days.isascii() and days.isdigit()) or len(days) > 5:
        raise LonghallError("error.idle_days", text=days)
    proxies = tuple(each.strip() for each in os.environ.get("LONGHALL_PROXIES", "").split(",") if each.strip())
    for each in proxies:
        try:
            ip_network(each)
        except ValueError as error:
            raise LonghallError("error.proxies", text=each) from error
    names = {"admin": "LONGHALL_ADMIN", "password": "LONGHALL_PASSWORD"}
    said = {field: os.environ.get(name, "") for field, name in names.items()}
    return {"idle_days": int(days), "notices": os.environ.get("LONGHALL_NOTICES") == "1", "proxies": proxies, **said}


def to_environment(settings: Settings) -> None:
    os.environ[IN_ENVIRONMENT] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[IN_ENVIRONMENT], type=Settings)
