"""A worker process: reads questions to bots from its input and writes their answers, until the server is gone."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec

from longhall.engine.game import load
from longhall.engine.packs import read_packs, remember
from longhall.server.thinking import SIZE, Check, Question, Reply, check, think

MODEST = 5  # the server and its people go first


def answer(message: bytes) -> Reply:
    """What the bot says, or the check of a save; one that fails does not take the worker with it."""
    try:
        question = msgspec.json.decode(message, type=Question | Check)
        if isinstance(question, Check):
            return check(bytes(question.save))
        game = load(msgspec.json.decode(question.save))
        return Reply(think(game, question.seat, question.bot, question.seed, question.anytime))
    except Exception as error:
        return Reply(error=f"{type(error).__name__}: {error}")


def say(out: BinaryIO, reply: Reply) -> None:
    message = msgspec.json.encode(reply)
    out.write(len(message).to_bytes(SIZE, "big") + message)
    out.flush()


def work(questions: BinaryIO, out: BinaryIO) -> None:
    """Say that one is ready, and answer until there is nobody any more."""
    say(out, Reply())
    while size := questions.read(SIZE):
        say(out, answer(questions.read(int.from_bytes(size, "big"))))


def main(packs: list[str]) -> None:
    for signal_to_all in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_to_all, signal.SIG_IGN)  # the server ends its workers itself
    if hasattr(os, "nice"):
        os.nice(MODEST)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever is printed must not come between the answers
    for path in packs:
        remember(read_packs(Path(path)))
    try:
        work(sys.stdin.buffer, out)
    except BrokenPipeError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main(sys.argv[1:])
