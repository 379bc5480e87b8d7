"""A worker process: reads questions to bots from its input and writes their answers, until the server is gone."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import BinaryIO

import msgspec

from longhall.engine.game import load
from longhall.engine.packs import read_packs, remember
from longhall.server.bot_pool import SIZE, Check, Question, Reply, check, think

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
    """Say that one is ready, and answer. Another thread reads, so that the end of the server ends a thought, too."""
    waiting: Queue[bytes] = Queue()
    Thread(target=listen, args=(questions, waiting), daemon=True).start()
    say(out, Reply())
    while True:
        say(out, answer(waiting.get()))


def listen(questions: BinaryIO, waiting: Queue[bytes]) -> None:
    """Take in questions until the server is gone, also by a kill: the system closes its end of the pipe."""
    while size := questions.read(SIZE):
        waiting.put(questions.read(int.from_bytes(size, "big")))
    os._exit(0)  # nothing is lost with it


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
