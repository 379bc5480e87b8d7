"""How many frames a second the great scenes reach in Chromium without a GPU.

    PYTHONPATH=. python benchmarks/frames.py [--chromium PATH]

Whole games of karls are replayed in the page to the moment of each scene; while the scene is on stage the page counts
its animation frames. For each scene: frames a second, and how many of a hundred frames took less than 17 ms. Then
answers of one's own are timed at a calm table: from the click to the first change of what is drawn, the server's answer
included.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

import longhall
from longhall.bots import new_bot
from longhall.bots.handle import SeatHandle
from longhall.engine.game import Game
from tests.web.hall import WebHall
from tests.web.people import Person

GAMES = {"blood_rage": (4, "frames 1"), "lords_of_ragnarok": (3, "a"), "kardnarok": (4, "b")}
BEGUN = 60  # answers, until cards are drafted and figures are on the map
MOMENTS = [
    ("blood_rage", "ragnarok"),
    ("blood_rage", "battle.won"),
    ("lords_of_ragnarok", "ragnarok"),
    ("lords_of_ragnarok", "battle.won"),
    ("kardnarok", "norn"),
]
# Counts animation frames while a scene is on stage, at most 8 seconds after the key.
COUNT = """
() => new Promise((resolve) => {
  const times = []
  const begin = performance.now()
  const frame = (now) => {
    const on = document.querySelector('.stage > .scene')
    if (on) times.push(now)
    if ((times.length && !on) || now - begin > 8000) return resolve(times)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
})
"""
# Answers ten questions of a table, each as soon as it is asked, and tells the milliseconds until something is drawn.
ANSWER = """
async () => {
  const found = []
  const ready = '.answers:not([inert]) .opt:not(.off), .bar [data-key]:not(:disabled)'
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  const until = Date.now() + 60000
  while (found.length < 10 && Date.now() < until) {
    const row = document.querySelector(ready)
    if (row) {
      const begin = performance.now()
      const drawn = new Promise((resolve) => new MutationObserver((_, watch) => {
        watch.disconnect()
        resolve(performance.now() - begin)
      }).observe(document.querySelector('main.stage'), all))
      row.click()
      if (document.querySelector('.armed')) document.querySelector('.armed').click()
      found.push(await drawn)
    } else dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  return found
}
"""


def play(name: str, most: int = 100_000) -> Game:
    """A game of karls, after so many answers or at its end."""
    seats, seed = GAMES[name]
    game = longhall.new(name, seats, seed=seed)
    bots = [new_bot("karl", SeatHandle(game, seat), seed) for seat in range(seats)]
    for _ in range(most):
        if game.outcome is not None:
            break
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, bots[ask.seat].choose(ask))
    return game


def gesture_with(person: Person, table: str, key: str) -> int:
    """The first gesture of a finished table that tells such an event."""
    since, gestures = 0, person.get(f"/api/tables/{table}/replay?after=0")["gestures"]
    for after in range(gestures + 1):
        found: Any = person.get(f"/api/tables/{table}/replay?after={after}&since={since}")
        if any(event["key"] == key for event in found["events"]):
            return after
        since = found["last"]
    raise LookupError(key)


def measure(browser: Browser, hall: WebHall, name: str, game: Game, key: str) -> None:
    person = Person(browser, hall.address, motion="no-preference", speed="calm")
    person.send("/api/me", {"name": "Ana"}, "PUT")
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": "thrall"} for _ in range(1, game.seats))]
    wish = {"save": msgspec.to_builtins(game.save()), "seats": seats}
    table = person.send("/api/tables/import", wish)["table"]["id"]
    after = gesture_with(person, table, key)
    person.page.goto(f"/tables/{table}/replay?after={after - 1}")
    person.page.wait_for_selector(".stage > *")
    person.page.wait_for_timeout(1500)  # fonts and pictures have come
    times: list[float] = person.page.evaluate(COUNT)
    person.leave()
    steps = [now - before for before, now in itertools.pairwise(times)]
    rate = 1000 * len(steps) / sum(steps)
    quick = 100 * sum(step < 17 for step in steps) / len(steps)
    print(f"| {name} | {key} | {len(steps)} | {rate:.0f} | {quick:.0f} | {max(steps):.0f} |", flush=True)


def measure_answers(browser: Browser, hall: WebHall) -> None:
    """How soon one's own answers are drawn, whatever is played."""
    person = Person(browser, hall.address, motion="no-preference", speed="calm")
    person.go_on_with(play("blood_rage", BEGUN))
    times = sorted(person.page.evaluate(ANSWER))
    person.leave()
    print(f"\n{len(times)} answers: drawn after {times[len(times) // 2]:.0f} ms in the median, {times[-1]:.0f} at most")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--chromium", default=shutil.which("chromium"), help="the browser")
    wish = arguments.parse_args()
    games = {name: play(name) for name in GAMES}
    print("| game | scene | frames | a second | of 100 under 17 ms | longest ms |", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = WebHall(Path(folder))
        browser = playwright.chromium.launch(executable_path=wish.chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            for name, key in MOMENTS:
                measure(browser, hall, name, games[name], key)
            measure_answers(browser, hall)
        finally:
            browser.close()
            hall.kill()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
