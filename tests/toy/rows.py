"""The content of the toy game as rows, with or without packs."""

from functools import cache

from longhall.engine.content import Content, Row, Shelf

SHELF = Shelf("tests.toy.content", ("toy.toml",), fixed=("card.back", "coin.copies"))


class Card:
    """A rune or a foe."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.back = row.word("back", ("rune", "foe"))
        self.reward = row.integer("reward", 0, 3, 0)
        self.score = row.integer("score", 0, 9, 0)
        self.howls = [howl.integer("coins", 0, 3) for howl in row.rows("howls")] if row.has("howls") else []
        self.source = row.source()


class Box:
    """All that is in the box of the toy game."""

    def __init__(self, content: Content) -> None:
        self.cards = {row.id: Card(row) for row in content.many("toy.toml", "card")}
        self.purses = {id: row.integer("coins", 0, 5) for id, row in content.named("toy.toml", "purse").items()}
        self.hand = content.one("toy.toml", "deal").integer("hand", 1, 5)
        content.many("toy.toml", "coin")
        content.check_packs()


@cache
def opened(content: str) -> Box:
    """The box, opened on first use."""
    return Box(SHELF.open(content))
