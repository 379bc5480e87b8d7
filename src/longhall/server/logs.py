"""What a server logs: warnings and faults, as text or (`LONGHALL_LOG=json`) as one object of JSON in each line."""

from __future__ import annotations

import logging
import os
from datetime import UTC, datetime

import msgspec


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up() -> None:
    """Log to the standard error, in the form that the environment names."""
    logging.basicConfig(level=logging.WARNING)
    if os.environ.get("LONGHALL_LOG") == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(Lines())
