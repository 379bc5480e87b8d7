"""Supervises worker processes: replaces one that dies or no longer answers, and logs it. Workers end with it.

A worker imports this module before it answers for the first time: it needs uvicorn alone.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
from socket import socket

from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

SILENCE = 60.0  # seconds without an answer after which a worker is replaced; it also has to start within them
LAST_WILL = 10.0  # seconds in which a worker without a supervisor must have ended
log = logging.getLogger(__name__)


class Worker(Process):
    """A worker process, and the ping that it has not answered yet."""

    asked: float | None = None  # when it was pinged; None: it has answered

    def target(self, sockets: list[socket] | None = None) -> None:
        """Runs in the worker."""
        threading.Thread(target=end_with_parent, daemon=True).start()
        super().target(sockets)

    def is_silent(self) -> bool:
        """Ping it, without waiting for the answer; is it overdue?"""
        try:
            if self.asked is not None and self.parent_conn.poll(0):
                self.parent_conn.recv()
                self.asked = None
            if self.asked is None:
                self.parent_conn.send(b"ping")
                self.asked = time.monotonic()
        except (OSError, EOFError, pickle.UnpicklingError):
            return True
        return time.monotonic() - self.asked > SILENCE


class Supervisor(Multiprocess):
    """Unlike uvicorn's, it never waits for a single worker, so that it hears signals and sees the others."""

    def init_processes(self) -> None:
        self.processes = [self._new() for _ in range(self.processes_num)]

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            dead = not process.process.is_alive()
            if not dead and not (isinstance(process, Worker) and process.is_silent()):
                continue
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE:
                log.error("worker %s could not start; the server stops", process.pid)
                self.should_exit.set()
                return
            why = f"died with code {process.exitcode}" if dead else f"did not answer for {SILENCE:.0f} s"
            self.processes[place] = self._new()
            log.warning("worker %s %s and is replaced by %s", process.pid, why, self.processes[place].pid)

    def _new(self) -> Process:
        process = Worker(self.config, self.sockets)
        process.start()
        return process


def end_with_parent() -> None:
    """Wait for the end of the parent process, then end this one: in order if it can, and in any case soon."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    parent.join()
    log.warning("the supervisor is gone; worker %s ends", os.getpid())
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(LAST_WILL)
    os._exit(1)
