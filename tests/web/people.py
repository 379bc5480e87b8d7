"""People with a browser: what they click, and what they see."""

import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route

from longhall.engine.game import Game
from tests.patience import PATIENCE

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
ROWS = ".answers:not([inert]) .opt:not(.off)"  # an option of the list that can be chosen
BUTTONS = ".bar [data-key]:not(:disabled)"  # what ends a question or declines it
READY = f":is({ROWS}, {BUTTONS})"
AS_LIST = "try { localStorage.getItem('longhall.list') ?? localStorage.setItem('longhall.list', 'yes') } catch {}"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
COLOURS = ["color-contrast"]  # what another theme can change

# Plays in the page until the game is over: whatever is asked is answered with some option of the panel.
PLAY_TO_THE_END = """
async (patience) => {
  let state = 7
  const chance = (n) => (state = (state * 48271) % 2147483647) % n
  let until = Date.now() + patience
  let answers = 0
  while (!document.querySelector('.end')) {
    if (Date.now() > until) throw new Error('the game does not end: ' + document.querySelector('.ask')?.innerText)
    const busy = document.querySelector('.answers')?.inert
    const rows = busy ? [] : [...document.querySelectorAll('.answers .opt:not(.off), .bar [data-key]:not(:disabled)')]
    if (rows.length) {
      rows[chance(rows.length)].click()
      answers += 1
      until = Date.now() + patience
    }
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  return answers
}
"""


# What has the focus: its name, and the heading of the card it stands in.
FOCUSED = """
() => {
  const at = document.activeElement
  const label = at.getAttribute('aria-label') || at.labels?.[0]?.firstChild.textContent || at.innerText || ''
  return [label.trim(), at.closest('.game')?.querySelector('h2')?.innerText ?? '']
}
"""

# What is asked and can be answered: a question that goes on meanwhile is never mixed with the one before.
OFFERED = """
([rows, decline, done]) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const texts = (selector) => seen(selector).map((each) => each.innerText)
  const costs = document.querySelector('.bar .decline small') !== null
  return { ask: texts('.ask h2'), rows: texts(rows), decline: texts(decline), done: texts(done), costs }
}
"""


def done_at(page: Page) -> list[str]:
    """The orders that the server carries out for a page, as they come."""
    done: list[str] = []

    def hear(message: str | bytes) -> None:
        if '"type":"done"' in str(message):
            done.append(str(message))

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return done


def do_at(page: Page, done: list[str], act: Callable[[], object]) -> None:
    """Do what the server must carry out for a page, and wait until it has."""
    before = len(done)
    act()
    wait_until(page, lambda: len(done) > before)


def wait_until(page: Page, comes: Callable[[], bool]) -> None:
    """Wait while the page goes on."""
    until = time.monotonic() + PATIENCE
    while not comes():
        assert time.monotonic() < until, "it never comes"
        page.wait_for_timeout(10)


def without_windows(route: Route) -> None:
    """Let a table that is opened ask everybody in turn, so that a test need not wait for windows."""
    wish = route.request.post_data_json if route.request.method == "POST" else None
    route.continue_(post_data=None if wish is None else json.dumps({**wish, "window": 0}))


class Person:
    """One browser window with its own cookies."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Any = DESK,
        theme: Any = "light",
        lang: str = "en",
        cookies: Any = None,
        touch: bool = False,
        motion: Any = "reduce",
        speed: str = "instant",
        windows: bool = False,
        lists: bool = True,
    ) -> None:
        """`speed` is the pace of the table; nothing is played beat by beat unless a test is about that."""
        self.address = address
        self.context = browser.new_context(
            viewport=size,
            color_scheme=theme,
            locale=lang,
            reduced_motion=motion,
            has_touch=touch,
            base_url=address,
            storage_state=cookies,
        )
        self.context.add_init_script(f"localStorage['longhall.speed'] ??= '{speed}'")
        if lists:  # all options in a list, also where the board is the list
            self.context.add_init_script(AS_LIST)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)
        self._done = done_at(self.page)
        if not windows:
            self.page.route("**/api/tables", without_windows)

    @property
    def answered(self) -> int:
        """How many orders the server has carried out."""
        return len(self._done)

    def _hear(self, message: ConsoleMessage) -> None:
        lost = ("WebSocket", "Failed to load resource", "ERR_CONNECTION")  # a server that is away is no fault
        if message.type == "error" and not any(word in message.text for word in lost):
            self.faults.append(message.text)

    def leave(self) -> None:
        self.context.close()

    # What people do

    def card(self, game: str, company: str = "Against bots") -> Locator:
        """The card of a game on the first page, after Play and a click on the way to play it."""
        self.page.goto("/")
        card = self.page.locator(".game", has=self.page.get_by_role("heading", name=game, exact=True))
        card.get_by_role("button", name="Play", exact=True).click()
        card.get_by_role("button", name=company).click()
        return card

    def start(self, game: str, company: str = "Against bots", serious: bool = False, **fields: str) -> None:
        """Play, the way, and Start; one more click makes it a serious game, which counts."""
        card = self.card(game, company)
        for label, value in fields.items():
            card.get_by_label(label).select_option(value)
        if serious:
            card.get_by_role("radio", name="Serious").check()
        card.get_by_role("button", name="Start", exact=True).click()

    def go_on_with(self, game: Game, practice: bool | None = None) -> None:
        """Sit down at the first seat of a game that has begun elsewhere; thralls have the others, or the rules."""
        automata = game.info.automata_of(game.seats, game.options)
        others = [
            {"kind": "automaton"} if seat in automata else {"kind": "bot", "bot": "thrall"}
            for seat in range(1, game.seats)
        ]
        self.send("/api/me", {"name": "Ana"}, "PUT")
        wish = {"save": msgspec.to_builtins(game.save()), "seats": [{"kind": "person"}, *others], "practice": practice}
        self.page.goto(f"/tables/{self.send('/api/tables/import', wish)['table']['id']}")
        self.see_the_board()

    def join(self, host: "Person", name: str = "") -> None:
        """Come to a friend's table by its code, and sit down in the first free seat."""
        self.page.goto(f"/join/{host.page.locator('.code').inner_text()}")
        if name:
            self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").first.click()
        self.page.get_by_role("button", name="I am ready").wait_for()

    def play_with(self, *friends: "Person") -> None:
        """Let friends sit down at one's table, and start."""
        for each in friends:
            each.join(self)
        self.page.get_by_role("button", name="Start").click()

    def see_the_board(self) -> None:
        """The panel may be there before the board of the game is loaded."""
        for part in (".stage > *", ".player-panel > *"):
            self.page.wait_for_selector(part, state="attached")

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def send(self, path: str, body: Any, method: str = "POST") -> Any:
        """What a page of this browser would send."""
        if not self.context.cookies():
            self.context.request.get("/api/me")  # the session begins
        csrf = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "csrf")
        answer = self.context.request.fetch(path, method=method, data=body, headers={"x-csrf": csrf})
        assert answer.ok, answer.text()
        return answer.json()

    def play_to_the_end(self) -> int:
        """How many answers it took."""
        self.page.wait_for_selector(READY)
        answers: int = self.page.evaluate(PLAY_TO_THE_END, 1000 * PATIENCE)
        return answers

    def choose_first(self) -> None:
        """Choose the first option of the panel, and see that it counts; one that costs something is asked again."""

        def choose() -> None:
            self.page.locator(READY).first.click()
            if self.page.locator(".armed").count():
                self.page.locator(".armed").first.click()

        self.do(choose)

    def do(self, act: Callable[[], object]) -> None:
        """Do what the server must carry out."""
        do_at(self.page, self._done, act)

    def do_over_http(self, act: Callable[[], object], path: str) -> None:
        """Do what the server must carry out, and wait until it has."""
        with self.page.expect_response(lambda answer: path in answer.url) as answer:
            act()
        assert answer.value.ok

    # What people do who have no mouse

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, name: str, below: str = "") -> None:
        """Walk with Tab to what is called so, perhaps in the card with that heading."""
        for _ in range(200):
            self.press("Tab")
            label, card = self.page.evaluate(FOCUSED)
            if label == name and below in card:
                return
        pytest.fail(f"Tab never comes to {name}")

    def play_by_keys(self, most: int = 10_000) -> int:
        """Play to the end with keys alone, by those on the caps and by arrows in turn; how many answers it took."""
        chance, first, count, until = random.Random(7), self.answered, -1, 0.0
        while self.answered - first < most:
            self.page.wait_for_selector(f"{READY}, .end")
            if self.page.locator(".end").count():
                break
            if self.answered > count:
                count, until = self.answered, time.monotonic() + PATIENCE
            seen = self.offered
            assert time.monotonic() < until, f"the game does not end: {seen}"
            ready, decline, done = min(len(seen["rows"]), 9), len(seen["decline"]), len(seen["done"])
            if not (ready or decline or done):  # the question has gone on since
                continue
            number = chance.randrange(ready + decline + done)
            if number < ready:
                keys = [str(number + 1)] if count % 2 else ["ArrowDown"] * (number + 1) + ["Enter"]
            else:
                keys = ["Enter"] if number >= ready + decline else ["x", "x"] if seen["costs"] else ["x"]
            self.press(*keys)
            # Keys do nothing where something else was offered before they were pressed.
            while self.answered == count and self.offered == seen:
                assert time.monotonic() < until, f"{keys} did nothing: {seen}"
                self.page.wait_for_timeout(10)
        return self.answered - first

    @property
    def offered(self) -> dict[str, Any]:
        """What is asked and can be answered at this moment, in one look."""
        seen: dict[str, Any] = self.page.evaluate(
            OFFERED, [ROWS, ".bar .decline:not(:disabled)", ".bar .done:not(:disabled)"]
        )
        return seen

    @property
    def question(self) -> str:
        return self.page.locator(".ask h2").first.inner_text()

    def complaints_of_axe(self, rules: Sequence[str] = STANDARDS) -> list[str]:
        """What axe finds wrong with the page as it is, by these rules or sets of rules."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", rules)
        return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found["violations"]]


def next_to_answer(*people: Person) -> Person:
    """Wait until one of them is asked, and say who."""
    until = time.monotonic() + PATIENCE
    while True:
        for each in people:
            if each.page.locator(READY).count():
                return each
            each.page.wait_for_timeout(10)
        assert time.monotonic() < until, "nobody is asked"
