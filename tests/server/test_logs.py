"""Logs: a line for each record, and nothing in them that is secret."""

import asyncio
import json
import logging
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from longhall.server.database.connect import open_engine
from longhall.server.logs import Lines


def test_a_record_is_one_line_of_json() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("hall", logging.ERROR, "", 1, "%s failed", ("it",), sys.exc_info())
    line = Lines().format(record)
    found = json.loads(line)
    assert "\n" not in line
    assert (found["level"], found["from"], found["message"]) == ("error", "hall", "it failed")
    assert found["trace"].endswith("ValueError: two\nlines")


def test_a_fault_of_the_database_tells_no_values(tmp_path: Path) -> None:
    async def fail() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3")
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT * FROM nowhere WHERE seed = :seed"), {"seed": "a secret seed"})
        finally:
            await engine.dispose()

    with pytest.raises(SQLAlchemyError) as failed:
        asyncio.run(fail())
    assert "a secret seed" not in str(failed.value)
