"""What the worked examples of the rulebook are played with."""

from tests.feast_for_odin.play import Table

Tiles = list[tuple[str, str, int, str]]


def coins(area: str, *cells: str) -> Tiles:
    return [(area, "silver", 0, cell) for cell in cells]


def block(columns: str, rows: range, without: str = "") -> Tiles:
    """Coins on all these spaces of the home board."""
    cells = [f"{column}{row}" for row in rows for column in columns]
    return coins("home", *(cell for cell in cells if cell not in without.split()))


def cells_for(table: Table, item: str, area: str = "home", turn: int = 0) -> list[str]:
    """Where the asks let a tile lie."""
    copy = Table.__new__(Table)
    copy.game = table.game.copy()
    copy.answer(0, f"lay:{item}")
    if any(option.verb == "on" for option in copy.ask(0).options):
        copy.answer(0, f"on:{area}")
    return [key.removeprefix("at:") for key in copy.answer(0, f"turn:{turn}").offers(0)]


def changes(table: Table, *answers: str) -> dict[str, int]:
    """What answers of the first player change in its supply."""
    before = table.stock(0)
    after = table.answer(0, *answers).stock(0)
    found = {item: after.get(item, 0) - before.get(item, 0) for item in {*before, *after}}
    return {item: n for item, n in found.items() if n}
