"""Every card of Kardnarök, played. Most tests set a weak kingdom against a strong one, with no bonus at work."""

from typing import Any

from tests.kardnarok.play import Kingdom, Table


def weak(*hand: str, **more: Any) -> Kingdom:
    """3 Forces, attacking or defending."""
    return Kingdom(**{"army": ("villager_man.jera", "villager_man.ingwaz"), "hero": "ivar", "hand": hand, **more})


def strong(*hand: str, **more: Any) -> Kingdom:
    """7 Forces, attacking or defending."""
    return Kingdom(**{"army": ("champion.algiz", "champion.algiz"), "hero": "siegfried", "hand": hand, **more})


def reveal(table: Table) -> Table:
    """Quiet answers until the armies are revealed and counted."""
    while not table.game.observation(None)["revealed"]:
        table.default()
    return table


def fallen(table: Table, seat: int) -> list[str]:
    """The army Warriors that a seat has discarded after its combats."""
    return _warriors_in(table, "warrior.lost", seat)


def saved(table: Table, seat: int) -> list[str]:
    """The army Warriors that a seat has taken back to hand instead."""
    return _warriors_in(table, "warrior.saved", seat)


def _warriors_in(table: Table, key: str, seat: int) -> list[str]:
    events = [event["args"] for event in table.game.events() if event["key"] == key]
    return sorted(args["warrior"] for args in events if args["kingdom"] == seat)


def hire(table: Table, employer: int, mercenary: int, price: int) -> Table:
    """The trailer hires an outsider by a named offer that nobody outbids, and lets it help."""
    table.answer(employer, "hire", f"approach:{mercenary}", f"offer:{price}")
    if table.open[0][1] == "hire.outbid":
        table.answer(table.open[0][0], "pass")
    return table.answer(mercenary, "accept").answer(employer, "pass")
