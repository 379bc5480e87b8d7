"""Decisions that the rules make for a seat which nobody plays, told with what was compared."""

from typing import TypedDict

from longhall.engine.sections import Section, TextTable, section


class Decision(TypedDict):
    """`number` is that of the event which tells it, `begins`: it begins a turn of the seat; `rule` is the id of the
    rule by which it was made. The table has a row for each candidate and a column for each thing that was compared, in
    this order; `chosen` is the place of the row that was taken."""

    seat: int | None
    number: int
    title: str
    begins: bool
    rule: str | None
    table: TextTable | None
    chosen: int | None
    lines: list[str]


def as_section(decision: Decision) -> Section:
    """A decision as a terminal prints it."""
    return section(f"{decision['title'].rstrip('.')}.", decision["lines"], decision["table"])
