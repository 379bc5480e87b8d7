"""How tests play die actions with an occupation in play."""

from tests.feast_for_odin.play import Player, Table, at_turn

# For each die action: a space, the sides of the die, a roll that is enough or costs 3, and what a success brings
HUNT = ("c1_hunting_game", 8, 3)
SNARE = ("c2_laying_snare", 8, 3)
WHALING = ("c4_whaling", 12, 4)
RAID = ("c1_raiding", 8, 7)
PILLAGE = ("c2_pillaging", 12, 7)
Try = tuple[str, int, int]
SHIPS = ("whaling_boat", "longship")


def rolled(player: Player, space: str, sides: int, *rolls: int, **lay: object) -> Table:
    """Vikings on the space of a die action, with these rolls to come."""
    return at_turn(player, **lay).dice(sides, *rolls).answer(0, f"space:{space}")  # type: ignore[arg-type]


def won(card: int, action: Try, **has: int) -> Table:
    """A success with the 3 wood that it costs, or with the first rune stone as loot."""
    t = rolled(Player(has={"wood": 3, **has}, ships=SHIPS, cards=[card]), *action, strips={0: ["stone", "ore"]})
    t.until("die", 0).answer(0, "succeed")
    if t.open == [(0, "loot")]:
        t.answer(0, "loot:rune_stone")
    if t.open == [(0, "spend")]:
        t.answer(0, "spend:0")
    return t


def lost(card: int, action: Try, rolls: int = 1, **has: int) -> Table:
    """A failure after so many rolls."""
    space, sides, roll = action
    t = rolled(Player(has=has, ships=SHIPS, cards=[card]), space, sides, *[roll] * rolls)
    t.answer(0, *["roll"] * (rolls - 1), "fail")
    if t.open == [(0, "comfort")]:
        t.answer(0, "no")
    return t


def result(table: Table) -> int:
    """The result that seat 0 is asked about."""
    return int(str(dict(table.expect(0, "die").about)["n"]))
