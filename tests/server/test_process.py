"""The server as a process: its command, and what is there after it was killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from longhall.engine.errors import LonghallError
from longhall.server.settings import Settings, of_host
from longhall.terminal import serve
from longhall.terminal.cli import main
from tests.patience import PATIENCE
from tests.refusals import saying
from tests.server.processes import Running

START = [sys.executable, "-c", "import sys; from longhall.terminal.cli import main; sys.exit(main())"]


class Process:
    """`longhall` in a process of its own, and a browser that looks at it."""

    def __init__(self, folder: Path, *argv: str) -> None:
        environment = {**os.environ, "LONGHALL_DATA": str(folder), "LANG": "C", "LONGHALL_LANG": "en"}
        self.process = subprocess.Popen(
            [*START, "--no-browser", "--port", "0", *argv], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        self.address = found[0]

    def end(self, how: int) -> int:
        self.process.send_signal(how)
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def browser() -> Iterator[httpx.Client]:
    with httpx.Client(trust_env=False, timeout=PATIENCE) as client:
        yield client


def test_nothing_is_lost_when_the_server_is_killed(folder: Path, browser: httpx.Client) -> None:
    first = Process(folder)
    assert browser.get(first.address).status_code == 200
    browser.headers["x-csrf"] = browser.cookies["csrf"]
    wish = {"game": "kardnarok", "seats": [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]}
    table = f"api/tables/{browser.post(first.address + 'api/tables', json=wish).json()['table']['id']}"
    answer = {"do": "answer", "options": ["kingdom:danmork"], "key": "one"}
    told = browser.post(f"{first.address}{table}/answer?seat=0", json=answer)
    assert told.status_code == 200, told.text
    assert first.end(signal.SIGKILL) != 0

    second = Process(folder)
    assert browser.get(f"{second.address}{table}/update?seat=0").json() == told.json()
    retry = browser.post(f"{second.address}{table}/answer?seat=0", json=answer)
    assert retry.json() == told.json()
    assert second.end(signal.SIGINT) == 0


def test_the_data_folder_is_the_users_alone(folder: Path) -> None:
    process = Process(folder)
    assert process.end(signal.SIGINT) == 0
    assert (folder / "longhall.sqlite3").exists()
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / "secret").stat().st_mode & 0o077 == 0


def test_a_busy_port_is_named(folder: Path) -> None:
    first = Process(folder)
    port = first.address.rstrip("/").rpartition(":")[2]
    second = run(folder / "other", "serve", "--no-browser", "--port", port)
    assert (second.returncode, second.stderr.count("\n")) == (2, 1)
    assert f"cannot listen at 127.0.0.1:{port}" in second.stderr
    assert first.end(signal.SIGTERM) == 0


def test_two_workers_on_sqlite_are_refused(folder: Path) -> None:
    done = run(folder, "serve", "--no-browser", "--port", "0", "--workers", "2")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "More than one worker needs PostgreSQL" in done.stderr
    assert not (folder / "longhall.sqlite3").exists()


def run(folder: Path, *argv: str) -> "subprocess.CompletedProcess[str]":
    """A command that ends by itself."""
    environment = {**os.environ, "LONGHALL_DATA": str(folder), "LANG": "C", "LONGHALL_LANG": "en"}
    return subprocess.run(
        [*START, *argv], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.0/8",), True)])
def test_a_proxy_is_believed_if_the_host_names_it(settings: Settings, proxies: tuple[str, ...], believed: bool) -> None:
    """Without that, nobody gets around the limits with a header of its own."""
    few = msgspec.structs.replace(settings, requests_a_minute=5, proxies=proxies)
    with Running(few) as server, httpx.Client(trust_env=False, timeout=PATIENCE) as browser:

        def ask(forwarded: str) -> int:
            return browser.get(f"{server.address}api/house", headers={"x-forwarded-for": forwarded}).status_code

        statuses = [ask(f"198.51.100.{number}") for number in range(6)]
        assert statuses == [200] * 5 + [200 if believed else 429]
        if believed:  # what the caller says in front of what the proxy has added counts for nothing
            assert [ask(f"{number}.1.1.1, 203.0.113.9") for number in range(6)] == [200] * 5 + [429]
        assert server.stop() == 0


def test_proxies_are_addresses_or_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHALL_PROXIES", "10.0.0.7, 2001:db8::/32")
    assert of_host()["proxies"] == ("10.0.0.7", "2001:db8::/32")
    for text in ("*", "proxy.example", "10.0.0.7/8"):
        monkeypatch.setenv("LONGHALL_PROXIES", text)
        with pytest.raises(LonghallError, check=saying("error.proxies")):
            of_host()


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["serve", "--workers", "2"], "More than one worker needs PostgreSQL"),
        (["serve", "--workers", "0"], "whole number"),
        (["serve", "--port", "99999"], "cannot listen at 127.0.0.1:99999"),
        (["serve", "--host", "203.0.113.7"], "cannot listen at 203.0.113.7"),
        (["serve", "--database", "nonsense"], "The database nonsense cannot be opened"),
        (["serve", "--database", "sqlite:////proc/no/such.db"], "cannot be opened"),
        (["serve", "--content", "no-such-pack.toml"], "no-such-pack.toml"),
        (["--workers", "2"], "More than one worker needs PostgreSQL"),
        (["--lang", "pt", "--workers", "2"], "Mais de um processo"),
    ],
)
def test_what_cannot_be_is_one_line_and_code_2(
    argv: list[str], message: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LONGHALL_DATA", str(folder))
    monkeypatch.setenv("LONGHALL_LANG", "en")
    assert main(argv) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("argv", "display", "opened"),
    [
        ([], ":0", True),
        (["serve"], ":0", True),
        ([], "", False),
        (["--no-browser"], ":0", False),
        (["--host", "0.0.0.0"], ":0", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(
    argv: list[str], display: str, opened: bool, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses: list[str] = []
    monkeypatch.setenv("LONGHALL_DATA", str(folder))
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(serve.webbrowser, "open", addresses.append)
    monkeypatch.setattr("longhall.server.serve.serve", lambda settings, ready: ready("http://127.0.0.1:1/"))
    assert main(argv) == 0
    assert bool(addresses) is opened
