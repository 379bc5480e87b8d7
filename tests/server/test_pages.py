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
@pytest.mark.parametrize("path", ["/", "/mine", "/tables/abc", "/tables/abc/replay", "/tables/abc/seats/1", "/rules/x"])
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
