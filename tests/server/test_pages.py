"""The page and its files: what may be kept for how long, and that nothing else of the disk is served."""

from pathlib import Path

import pytest

from longhall.server import pages
from tests.server.devices import House


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page in place of the real one."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "index-1a2b.js").write_text("go()")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "BUILT", (folder,))
    return folder


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/mine", "/tables/abc", "/tables/abc/replay", "/tables/abc/seats/1", "/rules/toy"]
)
def test_every_page_is_the_one_page(house: House, path: str) -> None:
    answer = house.client.get(path)
    assert "the page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src" not in answer.headers["content-security-policy"]  # so that default-src 'self' holds


@pytest.mark.usefixtures("built")
def test_assets_may_be_kept_for_ever(house: House) -> None:
    answer = house.client.get("/assets/index-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"])
def test_nothing_else_is_served(house: House, path: str) -> None:
    assert house.client.get(path).status_code == 404


def test_a_server_without_a_page_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", ())
    assert "was not built" in house.client.get("/", headers={"accept-language": "en"}).text


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/nonsense", "/nonsense/deep", "/mine/x", "/rules/x", "/content/chess-960"])
def test_an_address_with_nothing_shows_a_browser_the_page(house: House, path: str) -> None:
    answer = house.client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert "the page" in answer.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/nonsense", "/api/nonsense", "/assets/none.js"])
def test_an_address_with_nothing_tells_programs_in_json(house: House, path: str) -> None:
    headers = {"accept": "application/json"} if path == "/nonsense" else BROWSER
    answer = house.client.get(path, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (404, "error.http.none")


def test_without_a_page_nothing_is_said_in_the_readers_language(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", ())
    answer = house.client.get("/nonsense", headers={**BROWSER, "accept-language": "es"})
    assert answer.status_code == 404
    assert "No hay nada" in answer.text


@pytest.mark.usefixtures("built")
def test_a_game_as_people_write_it_is_found(house: House) -> None:
    for path in ("/rules/blood-rage?find=x", "/content/Blood-Rage?find=x"):
        answer = house.client.get(path, headers=BROWSER, follow_redirects=False)
        assert answer.is_redirect
        assert answer.headers["location"] == path.replace("Blood-Rage", "blood_rage").replace(
            "blood-rage", "blood_rage"
        )
