"""Runs the parts of `make quick`, `test`, `check` or `compiled`, stops at the first that fails, and times each.

What needs one core only runs beside the others of its kind, a core for each; pytest has all cores to itself.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from longhall.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent  # the tools are installed beside this Python

Parts = dict[str, str]  # commands by their names

FIRST: Parts = {
    "ruff check": "ruff check",
    "ruff format": "ruff format --check",
    "contract": "python -m tools.contract --check",  # the page's types say what the server says
    "sentences": "python -m tests.words.sentences web/tests/sentences.json",  # for the page's own tests
}
BESIDE: Parts = {  # one core each
    "mypy": "mypy",
    "page": "python tools/page.py --check",
    "import-linter": "lint-imports --no-logo",
    **{f"rules of {game}": f"longhall rules {game} --coverage" for game in GAMES},
}
# --dist loadgroup: one PostgreSQL for all tests that need it
# Two workers for each core: browsers and servers are waited for.
PYTEST = f"pytest -q -n {2 * (os.cpu_count() or 1)} --dist loadgroup --durations=15"
# Rules, engine, words and what is generated: no program is started.
QUICK_TESTS = ("contract", "engine", "playthroughs", "toy", "walker", "words", *GAMES)

# The stages of a target, one after the other; the parts of a stage run beside each other.
QUICK = [FIRST, BESIDE, {"pytest": f"{PYTEST} -m 'not slow' {' '.join(f'tests/{name}' for name in QUICK_TESTS)}"}]
TEST = [FIRST, BESIDE, {"pytest": f"{PYTEST} -m 'not slow'"}]
CHECK = [
    *TEST,
    {"slow tests": f"{PYTEST} -m slow"},
    *[{f"walker, {game}": f"longhall check {game} --games 2000"} for game in GAMES],
]
COMPILED = [
    {"pytest": "pytest -q -n 2 --durations=15 -m 'not slow'"},
    *[{f"walker, {game}": f"longhall check {game} --games 200"} for game in GAMES],
    {"benchmark": "python benchmarks/bench.py"},
]
TARGETS = {"quick": QUICK, "test": TEST, "check": CHECK, "compiled": COMPILED}

Ran = tuple[str, int, float]  # name, exit code, seconds


def run(name: str, command: str, alone: bool) -> Ran:
    """Run a part. Alone, it is heard while it runs; beside others, when it is over, so that nothing is mixed."""
    title = f"\n== {name}: {command}\n"
    if alone:
        print(title, end="", flush=True)
    tool, *arguments = shlex.split(command)
    into = None if alone else subprocess.PIPE
    start = time.perf_counter()
    try:
        done = subprocess.run(
            [BIN / tool, *arguments], cwd=ROOT, check=False, text=True, stdout=into, stderr=into and subprocess.STDOUT
        )
        code, told = done.returncode, done.stdout
    except FileNotFoundError:
        missing = f"{tool} is not installed beside {sys.executable}; make clean lets the next run set up everything."
        code, told = 127, f"{missing}\n"
    print("" if alone else title, told or "", sep="", end="", flush=True)
    return name, code, time.perf_counter() - start


def run_stage(parts: Parts) -> Iterator[Ran]:
    """Run the parts of a stage, as many at once as there are cores."""
    alone = len(parts) == 1
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        yield from pool.map(lambda name: run(name, parts[name], alone), parts)


def main(target: str) -> int:
    stages = TARGETS[target]
    start, times, failed = time.perf_counter(), dict[str, float](), list[str]()
    for stage in stages:
        for name, code, seconds in run_stage(stage):
            times[name] = seconds
            if code:
                failed.append(f"make {target} failed at: {name} (exit code {code})")
        if failed:
            break

    print("\nWhat each part took:")
    for name in (name for stage in stages for name in stage):
        print(f"  {name:<28}{times[name]:7.1f} s" if name in times else f"  {name:<28}not run")
    print(f"  {'all':<28}{time.perf_counter() - start:7.1f} s")
    print("\n".join(failed) or f"make {target}: all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in TARGETS:
        sys.exit(f"usage: parts.py {'|'.join(TARGETS)}")
    sys.exit(main(sys.argv[1]))
