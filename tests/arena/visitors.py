"""Bots from outside for the tests: Python objects by name, and a program that misbehaves as it is told.

tests.arena.visitors:First                  a good one
program:python tests/arena/visitors.py good
"""

import json
import os
import sys
import time
from typing import Any


class First:
    """Takes the first option, by its key."""

    def __init__(self, handle: Any, chance: Any) -> None:
        self.handle = handle

    def choose(self, ask: Any) -> Any:
        return ask.options[0].key


class Last(First):
    """Takes the last option, as the object that it is."""

    def choose(self, ask: Any) -> Any:
        return ask.options[-1]


class Crashing(First):
    def choose(self, ask: Any) -> Any:
        raise ArithmeticError("no idea")


class Leaving(First):
    def choose(self, ask: Any) -> Any:
        sys.exit(3)


class Dying(First):
    """Takes the whole process with it."""

    def choose(self, ask: Any) -> Any:
        os._exit(3)


class Unborn:
    def __init__(self, handle: Any, chance: Any) -> None:
        raise LookupError("not today")


class Stalling(First):
    """Thinks forever, and holds on to what it can catch."""

    def choose(self, ask: Any) -> Any:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Nonsense(First):
    def choose(self, ask: Any) -> Any:
        return "to be or not to be"


NUMBER = 7  # no bot


def main(how: str) -> None:
    """A program that plays a seat."""
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "end" and how == "logging":
            print(json.dumps(message), file=sys.stderr)
        if message["type"] != "ask":
            continue
        asked += 1
        if how == "crashing" and asked == 3:
            raise ArithmeticError("no idea")
        if how == "leaving":
            sys.exit(4)
        if how == "closing":
            os.close(1)
            time.sleep(60)
        if how == "stalling" and asked == 2:
            time.sleep(600)
        if how == "wrapped":
            os.system("sleep 600")  # another process holds the output
        if how == "babbling":
            print("I think I'll attack", flush=True)
        elif how == "endless":
            while True:
                print("x" * 1000, end="")
        elif how == "listing":
            print("[1, 2]", flush=True)
        elif how == "nonsense":
            print(json.dumps({"answer": "attack:everybody"}), flush=True)
        else:
            print(json.dumps({"answer": message["options"][0]}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
