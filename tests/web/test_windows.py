"""A window in two browsers and in a spectator's: the same for all, held by somebody, let go by."""

from collections.abc import Callable

from tests.web.people import READY, Person

OPEN = "[data-window]"


def test_a_window_is_held_and_let_go_by(person: Callable[..., Person]) -> None:
    ana, bo, eve = person(windows=True), person(), person()
    ana.start("Kardnarök", "With friends", Players="2")
    bo.join(ana, "Bo")
    ana.play_with()
    ana.page.wait_for_selector(READY)
    eve.page.goto(ana.page.url.split("?")[0])
    for each in (ana, bo):  # their boards
        each.choose_first()
    for each in (ana, bo, eve):
        each.page.wait_for_selector(OPEN)
    bo.press("Space")
    for each in (ana, bo, eve):
        each.page.get_by_text("Somebody thinks.").wait_for()
    assert eve.page.get_by_role("button", name="Hold").count() == 0
    assert ana.complaints_of_axe() == []
    bo.page.get_by_label("the round is over").check()
    chip = bo.page.get_by_role("button", name="Passing until the round is over")
    chip.wait_for()
    assert ana.page.get_by_role("button", name="Passing until").count() == 0
    ana.page.get_by_label("this turn is over").check()  # now both let it go by
    for each in (ana, bo, eve):
        each.page.get_by_text("Somebody thinks.").wait_for(state="detached")
    chip.click()
    chip.wait_for(state="detached")
