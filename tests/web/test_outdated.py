"""A page that was built from other types than the server's says so and loads itself again, instead of drawing wrong."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from longhall.server.telling import contracts
from tests.patience import PATIENCE
from tests.web.people import Person


def test_a_page_of_other_types_is_loaded_again_once(person: Callable[..., Person]) -> None:
    ana, loads = person(), list[str]()
    digest = contracts()["kardnarok"]

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(str(message).replace(digest, "0" * len(digest))))

    ana.page.route_web_socket("**/live**", change)
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.page.on("load", lambda page: loads.append(page.url))
    ana.page.wait_for_event("load", timeout=PATIENCE * 1000)
    ana.page.get_by_role("alert").get_by_text("Longhall was updated while this page was open").wait_for()
    ana.page.get_by_role("button", name="Load it again").wait_for()
    ana.page.wait_for_timeout(1500)
    assert len(loads) == 1
    assert ana.page.locator(".stage-of-kardnarok").count() == 0
