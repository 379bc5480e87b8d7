"""Background tasks: started by a request, not awaited by it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from longhall.server.errors import Frozen

log = logging.getLogger(__name__)


class BackgroundTasks:
    """Running tasks of one kind. A failure is logged and stops no other task."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def are_done(self) -> bool:
        return not self._tasks

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been stopped before it began

    async def close(self, seconds: float = 0) -> None:
        """Cancel tasks that have not finished after so many seconds."""
        if self._tasks and seconds:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Frozen:
            pass  # logged when the table was found so
        except Exception:
            log.exception("%s failed", self.what)
