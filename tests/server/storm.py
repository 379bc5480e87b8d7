"""Browsers that answer as fast as they can while their server is killed again and again."""

import threading
import time
from collections.abc import Callable

import httpx

from longhall.engine.rng import Stream
from tests.server.devices import Device, Table, pick

PAUSE = 0.1  # seconds before somebody tries again
Address = Callable[[], str]


class Player(threading.Thread):
    """One seat of one table. It notes what it sent, and what was said to it."""

    def __init__(self, device: Device, table: Table, seat: int, address: Address, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.jar = device.jar
        self.table = table
        self.seat = seat
        self.address = address
        self.over = over
        self.chance = Stream(f"{table.id} {seat}")
        self.sent: dict[str, str] = {}  # key of the client: its answer
        self.done: set[str] = set()
        self.refused: set[str] = set()
        self.retries = 0
        self.fault = ""

    def run(self) -> None:
        with httpx.Client(cookies=self.jar, trust_env=False, timeout=5) as self.browser:
            self.browser.headers["x-csrf"] = self.jar.get("csrf") or ""
            while not self.over.is_set() and not self.fault:
                self.play()

    def play(self) -> None:
        """Look, and answer if one is asked."""
        seen = self.send("GET", "update")
        answer = pick(seen.json(), self.chance) if seen is not None and seen.is_success else None
        if seen is None or answer is None:
            time.sleep(PAUSE)
            return
        key = f"{self.seat}-{len(self.sent)}"
        self.sent[key] = answer
        token = seen.json()["question_token"]
        self.insist(key, {"do": "answer", "options": [answer], "key": key, "question_token": token})

    def insist(self, key: str, order: dict[str, object]) -> None:
        """Send it again, with the same key, until somebody says something to it."""
        while (told := self.send("POST", "answer", order)) is None:
            if self.over.is_set():
                return
            self.retries += 1
            time.sleep(PAUSE)
        if told.is_success:
            self.done.add(key)
        elif told.status_code == 409:
            self.refused.add(key)
        else:
            self.fault = told.text

    def send(self, method: str, what: str, data: object = None) -> httpx.Response | None:
        """Nothing, when nobody is there."""
        path = f"{self.address().rstrip('/')}{self.table}/{what}"
        try:
            return self.browser.request(method, path, params={"seat": self.seat}, json=data)
        except httpx.TransportError:
            return None
