"""Who is asked reads the question in the second person; who waits, looks on or looks back, in the third."""

import re
from collections.abc import Callable

from tests.web.people import READY, Person
from tests.web.positions import nearly_over

Arrive = Callable[..., Person]
SECOND_PERSON = re.compile(r"\b(you|your)\b", re.IGNORECASE)


def test_who_waits_and_who_looks_on_read_whose_question_it_is(person: Arrive, friends: tuple[Person, Person]) -> None:
    ana, bo = friends
    assert ana.question == "Choose your kingdom."
    assert [each.question for each in (bo, looking_on(person, ana))] == ["Guest chooses a kingdom."] * 2
    assert bo.page.locator(READY).count() == 0


def looking_on(person: Arrive, at: Person) -> Person:
    """Somebody without a seat, at the same table."""
    eve = person()
    eve.page.goto(at.page.url)
    eve.page.wait_for_selector(".ask h2")
    return eve


def test_a_replay_asks_nobody_in_the_second_person(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(nearly_over("blood_rage", 5))
    ana.play_to_the_end()
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.get_by_role("slider").wait_for()
    questions = set()
    for decision in range(1, 60):
        ana.press(".")
        ana.page.get_by_text(f"Decision {decision} of").wait_for()
        questions |= {each.strip() for each in ana.page.locator(".ask h2").all_inner_texts()}
    assert len(questions) > 6
    assert [question for question in questions if SECOND_PERSON.search(question)] == []
