#!/usr/bin/env python3
"""A bot that is a program of its own: it reads lines of JSON and writes lines of JSON, and needs nothing of Longhall.

    longhall arena kardnarok --option mode=duel --bots "thrall,program:python3 examples/program_bot.py" --games 20

It attacks when it can, and else answers by chance. What the lines hold is told in docs/leagues.md.
"""

import json
import random
import sys


def choose(ask: dict, chance: random.Random) -> str:
    """The key of one of the options; `ask["view"]` has all that the seat may know."""
    eager = [key for key in ask["options"] if key.startswith("attack")]
    return chance.choice(eager or ask["options"])


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:  # ends when the game is over
        message = json.loads(line)
        if message["type"] == "start":
            chance = random.Random(message["chance"])  # the same game, the same answers
        elif message["type"] == "ask":
            print(json.dumps({"answer": choose(message, chance)}), flush=True)


if __name__ == "__main__":
    main()
