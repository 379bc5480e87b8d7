"""Runs the parts of `make test`, `check` or `compiled` in turn, stops at the first that fails, and times each."""

from __future__ import annotations

import shlex
import subprocess
import sys
import time
from pathlib import Path

from longhall.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent  # the tools are installed beside this Python

TEST = {
    "ruff check": "ruff check",
    "ruff format": "ruff format --check",
    "mypy": "mypy",
    "import-linter": "lint-imports --no-logo",
    "sentences": "python -m tests.words.sentences web/tests/sentences.json",  # for the page's own tests
    "page": "python tools/page.py --check",
    "pytest": "pytest -q -n 2 --dist loadgroup -m 'not slow'",  # one PostgreSQL for all tests that need it
    **{f"rules of {game}": f"longhall rules {game} --coverage" for game in GAMES},
}
CHECK = {
    **TEST,
    "slow tests": "pytest -q -n 2 --dist loadgroup -m slow",
    **{f"walker, {game}": f"longhall check {game} --games 2000" for game in GAMES},
}
COMPILED = {
    "pytest": "pytest -q -n 2 -m 'not slow'",
    **{f"walker, {game}": f"longhall check {game} --games 200" for game in GAMES},
    "benchmark": "python benchmarks/bench.py",
}
PARTS = {"test": TEST, "check": CHECK, "compiled": COMPILED}


def run(name: str, command: str) -> tuple[int, float]:
    print(f"\n== {name}: {command}", flush=True)
    tool, *arguments = shlex.split(command)
    start = time.perf_counter()
    try:
        code = subprocess.run([BIN / tool, *arguments], cwd=ROOT, check=False).returncode
    except FileNotFoundError:
        print(f"{tool} is not installed beside {sys.executable}; make clean lets the next run set up everything anew.")
        code = 127
    return code, time.perf_counter() - start


def main(target: str) -> int:
    parts = PARTS[target]
    times: dict[str, float] = {}
    failed = ""
    for name, command in parts.items():
        code, times[name] = run(name, command)
        if code:
            failed = f"make {target} failed at: {name} (exit code {code})"
            break

    print("\nWhat each part took:")
    for name, seconds in {**times, "all": sum(times.values())}.items():
        print(f"  {name:<20}{seconds:7.1f} s")
    for name in parts:
        if name not in times:
            print(f"  {name:<20}not run")
    print(failed or f"make {target}: all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in PARTS:
        sys.exit(f"usage: parts.py {'|'.join(PARTS)}")
    sys.exit(main(sys.argv[1]))
