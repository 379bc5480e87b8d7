"""What is built of the package carries the page, whatever the machine has."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tools import page

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("sh", "env", "uname", "git", "tar")  # what a build may use; there is no Node among it


def tracked() -> list[str]:
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in told.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources in another folder, without anything that was built."""
    for name in tracked():
        target = tmp_path / "sources" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    return tmp_path / "sources"


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine without Node."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS:
        (folder / name).symlink_to(shutil.which(name) or pytest.fail(f"there is no {name}"))
    assert shutil.which("node", path=str(folder)) is None
    return {**{name: value for name, value in os.environ.items() if name != "LONGHALL_NO_WEB"}, "PATH": str(folder)}


def run(folder: Path, environment: dict[str, str], *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def wheel(folder: Path, environment: dict[str, str]) -> list[str]:
    """What is in a wheel of these sources."""
    run(folder, environment, "pip", "wheel", "-q", ".", "--no-deps", "-w", "out")
    (built,) = (folder / "out").glob("*.whl")
    return zipfile.ZipFile(built).namelist()


@pytest.mark.slow
def test_a_wheel_carries_the_page_where_there_is_no_node(copy: Path, bare: dict[str, str]) -> None:
    found = wheel(copy, bare)
    assert "longhall/page/index.html" in found
    assert any(name.startswith("longhall/page/assets/") and name.endswith(".js") for name in found)


@pytest.mark.slow
def test_a_wheel_can_do_without_the_page(copy: Path, bare: dict[str, str]) -> None:
    found = wheel(copy, {**bare, "LONGHALL_NO_WEB": "1"})
    assert "longhall/server/pages.py" in found
    assert not [name for name in found if name.startswith("longhall/page/")]


@pytest.mark.slow
def test_an_sdist_carries_the_page_and_needs_no_node_after_that(
    copy: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    page.build(ROOT / "web")
    for name in ("dist", "node_modules"):
        shutil.copytree(ROOT / "web" / name, copy / "web" / name, symlinks=True)
    backend = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    run(copy, bare, "pip", "install", "-q", "--target", str(tmp_path / "backend"), *backend)
    built = {**bare, "PYTHONPATH": str(tmp_path / "backend")}
    run(copy, built, "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "out"))
    (archive,) = (tmp_path / "out").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
        packed.extractall(tmp_path / "unpacked", filter="data")
    assert "web/dist/index.html" in names
    assert not [name for name in names if "node_modules" in name]
    assert len(names) == len(set(names))
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert page.is_built(unpacked / "web")  # so nothing is built again
    run(unpacked, built, "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out"))
    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert "longhall/page/index.html" in zipfile.ZipFile(wheel).namelist()


def test_a_page_of_other_sources_is_built_again(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "dist").mkdir()
    (web / "src" / "main.ts").write_text("one")
    (web / "dist" / page.MADE_FROM).write_text(page.hash_of(page.sources(web), web))
    assert page.is_built(web)
    for name in ("src/__pycache__", "node_modules", "tests"):  # nothing of it is in the page
        (web / name).mkdir(parents=True)
        (web / name / "any").write_text("two")
    assert page.is_built(web)
    (web / "src" / "main.ts").write_text("two")
    assert not page.is_built(web)
