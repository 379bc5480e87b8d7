"""Two browsers at one table, and a server that goes away and comes back."""

import re
from collections.abc import Callable
from statistics import median

import pytest

from tests.web.hall import WebHall
from tests.web.people import DESK, PHONE, READY, Person

Arrive = Callable[..., Person]


def test_friends_meet_by_a_link_and_survive_a_lost_server(hall: WebHall, person: Arrive) -> None:
    ana, bo = person(), person()
    ana.start("Kardnarök", "With friends", Players="2")
    bo.join(ana, "Bo")
    ana.play_with()
    for each in (ana, bo):
        each.page.wait_for_selector(".stage")
    ana.page.wait_for_selector(READY)
    ana.choose_first()
    bo.page.wait_for_selector(READY)

    hall.kill()
    bo.page.get_by_text("Connection lost").wait_for()
    assert bo.page.locator(".answers").get_attribute("inert") is not None
    hall.start()
    bo.page.wait_for_selector(READY)
    bo.choose_first()
    numbers = bo.page.locator(".logtabs").inner_text()
    assert re.search(r"\(\d+\)", numbers)
    assert bo.page.url.endswith(ana.page.url.rpartition("/")[2])


# Notes when the table is seen, and how long the page takes from a message of the server to the drawn table.
WATCH = """
window.drawn = []
window.seen = null
new MutationObserver((_, watch) => {
  if (!document.querySelector('.stage svg') || !document.querySelector('.answers .opt')) return
  watch.disconnect()
  requestAnimationFrame(() => setTimeout(() => (window.seen = performance.now())))
}).observe(document, { childList: true, subtree: true })
const Line = window.WebSocket
window.WebSocket = class extends Line {
  constructor(address) {
    super(address)
    this.addEventListener('message', () => {
      const begin = performance.now()
      setTimeout(() => window.drawn.push(performance.now() - begin))
    })
  }
}
"""


# Notes what moves by itself.
SHIFTS = """
window.moved = 0
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.moved += shift.value
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_first_page_opens_with_few_bytes_and_nothing_moves(person: Arrive, size: dict[str, int]) -> None:
    ana = person(size=size)
    ana.page.add_init_script(SHIFTS)
    line, sizes = ana.context.new_cdp_session(ana.page), list[float]()
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    ana.page.goto("/")
    ana.page.wait_for_selector("article.game")
    for box in ana.page.locator("article.game").all():
        box.locator(".picture svg path").first.wait_for(state="attached")
    ana.page.get_by_text("Open a table").first.wait_for()
    assert sum(sizes) < 250_000
    assert ana.page.evaluate("window.moved") < 0.05


def test_the_table_opens_with_few_bytes(person: Arrive) -> None:
    ana = person()
    ana.start("Blood Rage", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    ana.page.reload()
    ana.page.wait_for_selector(READY)
    sent = ana.page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, each) => sum + each.encodedBodySize, 0)"
    )
    assert 50_000 < sent < 400_000  # with the pictures of its cards, which may weigh 60,000


@pytest.mark.slow  # it looks at the clock, so it wants a machine for itself
def test_the_table_opens_quickly_and_draws_events_at_once(person: Arrive) -> None:
    ana = person()
    ana.page.add_init_script(WATCH)
    ana.start("Blood Rage", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    openings = []
    for _ in range(5):
        ana.page.reload()
        ana.page.wait_for_selector(READY)
        ana.page.wait_for_function("() => window.seen")
        openings.append(ana.page.evaluate("window.seen"))
    assert median(openings) < 1000, openings  # about 350 ms on a machine that does nothing else
    for _ in range(10):
        ana.choose_first()
    drawn = sorted(ana.page.evaluate("window.drawn"))
    assert drawn[len(drawn) // 4] < 50, drawn
