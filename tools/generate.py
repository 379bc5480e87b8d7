"""Writes what follows from what a game declares, into its package `generated`.

    python tools/generate.py longhall.games.kardnarok          write it
    python tools/generate.py --check longhall.games.kardnarok  exit code 1 if it is not up to date
    python tools/generate.py [--check]                         for every game

`events.py`: a method for each event of the game's `events.py`. `asks.py`: a function for each of its asks. `copies.py`:
how its states and frames are copied, from their constructors. `seen.py`: what one observer may see of them, from the
visibility that they declare.
"""

from __future__ import annotations

import argparse
import importlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for the toy game of the tests

from longhall.games import GAMES
from tools import asks, copies, seen, tellers

WRITERS: Mapping[str, Callable[[str], str]] = {  # in the order in which they need each other
    "events": tellers.write,
    "asks": asks.write,
    "copies": copies.write,
    "seen": seen.write,
}
INIT = '"""Written by tools/generate.py; do not edit."""\n'


def formatted(text: str) -> str:
    """As ruff would write it."""
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    done = subprocess.run([ruff, "format", "-"], input=text, capture_output=True, text=True, check=True)
    return done.stdout


def generate(package: str, check: bool) -> list[Path]:
    """Write the files of a package; or say which are not up to date."""
    copies.without_copies(package)
    seen.without_seen(package)
    folder = Path(str(importlib.import_module(package).__file__)).parent / "generated"
    stale = []
    for name, write in WRITERS.items():
        path, text = folder / f"{name}.py", formatted(write(package))
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not check:
            folder.mkdir(exist_ok=True)
            (folder / "__init__.py").write_text(INIT, encoding="utf-8")
            path.write_text(text, encoding="utf-8")
    return stale


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", nargs="*", default=[f"longhall.games.{game}" for game in GAMES])
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args(arguments)
    stale = [(package, path) for package in args.package for path in generate(package, args.check)]
    for package, path in stale if args.check else ():
        print(f"{path.name} of {package} is not up to date: run python tools/generate.py {package}")
    return 1 if stale and args.check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
