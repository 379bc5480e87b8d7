"""What goes on beside the game: other windows, other tables, answers in advance, notices, the system's theme."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.web.people import READY, Person, do_at, done_at, next_to_answer, wait_until

Arrive = Callable[..., Person]
Friends = tuple[Person, Person]

# Notes what would be shown as a notice, and lets the page be out of sight.
NOTICES = """
window.told = []
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (window.Notification.permission = 'granted') }
  constructor(title, { body }) { window.told.push([title, body]) }
}
"""


def is_stale(page: Page) -> bool:
    return page.get_by_text("This table is open in another window.").count() == 1


def question_of(page: Page) -> str:
    """What stands above the options; nothing while nothing is asked."""
    return " ".join(page.locator(".ask h2").all_inner_texts())


def test_a_seat_in_two_windows_is_played_in_one(person: Arrive) -> None:
    ana = person()
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    other = ana.context.new_page()
    done = done_at(other)
    other.goto(ana.page.url)
    other.wait_for_selector(READY)
    ana.page.get_by_text("This table is open in another window.").wait_for()
    assert not is_stale(other)
    assert ana.page.locator(".answers").get_attribute("inert") is not None
    assert ana.page.locator(".stage .lit").count() == 0
    assert ana.complaints_of_axe() == []

    ana.press("1", "u", "p")  # nothing of it does anything here

    do_at(other, done, other.locator(READY).first.click)
    wait_until(ana.page, lambda: question_of(ana.page) == question_of(other))

    ana.page.get_by_role("button", name="Take over here").click()
    other.get_by_text("This table is open in another window.").wait_for()
    assert not is_stale(ana.page)
    ana.page.wait_for_selector(READY)
    assert ana.answered == 0
    assert ana.page.locator(".bar .steps").count() == 0  # no plan was begun
    ana.choose_first()
    other.get_by_role("button", name="Take over here").click()
    ana.page.get_by_text("This table is open in another window.").wait_for()
    other.close()
    ana.page.get_by_text("This table is open in another window.").wait_for(state="detached")
    ana.page.wait_for_selector(READY)


def play_until(friends: Friends, table: str, waits: bool) -> None:
    """Answer with first options, without a page, until the table waits for the second of them, or does not."""
    for _ in range(200):
        asked = friends[0].get(table)["asked"]
        if (1 in asked) == waits:
            return
        seat = 0 if waits else 1
        ask = next(ask for ask in friends[seat].get(f"{table}/update?seat={seat}")["asks"] if ask["seat"] == seat)
        answer = {"do": "answer", "options": [ask["options"][0]["key"]]}
        friends[seat].send(f"{table}/answer?seat={seat}", answer)
    pytest.fail("it never comes to that")


def test_the_head_counts_other_tables_that_wait(friends: Friends) -> None:
    bo = friends[1]
    table = "/api" + bo.page.url.split(bo.address)[1]
    play_until(friends, table, waits=True)
    bo.page.goto("/")
    bo.page.get_by_role("link", name="My tables (1 waiting for you)").wait_for()
    bo.start("Blood Rage")
    bo.page.wait_for_selector(READY)
    waiting = bo.page.locator(".top-bar").get_by_role("link", name="My tables (1 waiting for you)")
    waiting.wait_for()
    play_until(friends, table, waits=False)
    waiting.wait_for(state="detached")  # without a reload
    play_until(friends, table, waits=True)
    waiting.wait_for()
    bo.page.set_viewport_size({"width": 360, "height": 740})
    assert bo.page.evaluate("document.querySelector('.top-bar').scrollWidth <= innerWidth")


def ahead(ana: Person) -> None:
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Answers in advance").click()
    ana.page.get_by_role("dialog", name="Answers in advance").wait_for()


def test_an_answer_is_set_in_advance_and_given(friends: Friends) -> None:
    ana, bo = friends
    ahead(ana)
    assert ana.complaints_of_axe() == []
    ana.page.get_by_label("Answer", exact=True).select_option(index=0)
    ana.do_over_http(lambda: ana.page.get_by_role("button", name="Answer so once").click(), "preferences")
    ana.page.get_by_role("dialog").locator("ol li").first.wait_for()
    ana.press("Escape")
    ana.page.locator(READY).first.wait_for(state="detached")  # the server has answered
    bo.page.wait_for_selector(READY)


def test_the_same_answer_is_given_each_time_until_it_is_removed(friends: Friends) -> None:
    ana, _ = friends
    ahead(ana)
    until = ana.page.get_by_label("This holds until")
    ana.do_over_http(lambda: until.select_option("off"), "preferences")
    ana.do_over_http(lambda: ana.page.get_by_role("button", name="Always answer so").click(), "preferences")
    remove = ana.page.get_by_role("dialog").get_by_role("button", name="Remove")
    remove.wait_for()
    ana.page.reload()
    ana.page.wait_for_selector(".ask h2")
    ahead(ana)
    assert until.input_value() == "off"
    ana.do_over_http(remove.click, "preferences")
    remove.wait_for(state="detached")


def test_changes_reach_the_server_in_the_order_in_which_they_were_made(friends: Friends) -> None:
    ana, _ = friends
    ahead(ana)
    late: list[Route] = []  # the first change is on its way when the second is made

    def delay(route: Route) -> None:
        if route.request.method == "PUT" and not late:
            late.append(route)
        else:
            route.continue_()

    ana.page.route("**/preferences", delay)
    ana.page.get_by_label("This holds until").select_option("off")
    ana.page.get_by_role("button", name="Always answer so").click()
    remove = ana.page.get_by_role("dialog").get_by_role("button", name="Remove")
    remove.wait_for()
    with ana.page.expect_response(lambda answer: bool((answer.request.post_data_json or {}).get("passes"))):
        late[0].continue_()
    ana.page.reload()
    ana.page.wait_for_selector(".ask h2")
    ahead(ana)
    remove.wait_for()


def test_a_notice_tells_whose_turn_it_is(person: Arrive) -> None:
    ana, bo = person(), person()
    ana.context.grant_permissions(["notifications"])
    ana.page.add_init_script(NOTICES)
    ana.start("Kardnarök", "With friends", Players="2")
    ana.play_with(bo)
    next_to_answer(ana, bo)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("switch", name="Tell me when it is my turn").click()
    ana.page.locator("[aria-checked=true][aria-label^='Tell me']").wait_for()
    ana.press("Escape")
    while next_to_answer(ana, bo) is ana:
        ana.choose_first()
    assert ana.page.evaluate("window.told") == []  # the page is seen
    ana.page.evaluate("window.away = true")
    while next_to_answer(ana, bo) is bo:
        bo.choose_first()
    assert ana.page.evaluate("window.told") == [["Longhall", ana.question]]


@pytest.mark.parametrize("path", ["/", "/rules/kardnarok"])
def test_the_theme_follows_the_system_unless_another_is_chosen(person: Arrive, path: str) -> None:
    ana = person(theme="light")

    def shown() -> str:
        return str(ana.page.evaluate("document.documentElement.dataset.theme"))

    def system(theme: str) -> str:
        ana.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        ana.page.wait_for_function("(theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches", arg=theme)
        ana.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        return shown()

    ana.page.goto(path)
    ana.page.wait_for_selector("main h1")
    assert [shown(), system("dark"), system("light")] == ["light", "dark", "light"]
    switch = ana.page.get_by_role("button", name="Light or dark")
    switch.click()
    assert [shown(), system("dark"), system("light")] == ["dark", "dark", "dark"]
    switch.click()  # back to what the system has: it is followed again
    assert [shown(), system("dark")] == ["light", "dark"]
