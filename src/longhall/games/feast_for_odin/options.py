"""The vocabulary of A Feast for Odin. New options are only ever appended: saved games hold keys, research codes."""

from typing import Final

from longhall.engine.options import DECLINE, Group, Vocabulary
from longhall.engine.options import DONE as ENDS
from longhall.games.feast_for_odin.content.areas import TURNS
from longhall.games.feast_for_odin.content.rows import box
from longhall.games.feast_for_odin.content.things import ANIMALS, RESOURCES, SHIPS, WEAPONS

VOCABULARY: Final = Vocabulary()
_box = box()
_items = _box.item_words
COLUMNS: Final = "ABCDEFGHIJKLM"
_cells = [f"{letter}{row + 1}" for row in range(_box.home.area.height) for letter in COLUMNS]
_areas = ["home", *(board.id for board in _box.islands)]
_areas += [f"{house.id}_{number + 1}" for house in _box.houses for number in range(house.count)]

PASS: Final = VOCABULARY.one("pass", DECLINE)  # no more Vikings in this round
NO: Final = VOCABULARY.one("no", DECLINE)  # decline what is offered
YES: Final = VOCABULARY.one("yes")
DONE: Final = VOCABULARY.one("done", ENDS)  # go on
SPACE: Final = VOCABULARY.each("space", "space", (space.id for space in _box.spaces))
IMITATE: Final = VOCABULARY.each("imitate", "space", (space.id for space in _box.spaces if not space.imitates))
DEAL: Final = VOCABULARY.each("deal", "deal", (deal.word for deal in _box.programs.deals))
USE: Final = VOCABULARY.each("use", "card", _box.words)  # a card's effect, when something happens
EXCHANGE: Final = VOCABULARY.each("exchange", "card", _box.words)  # at any time
PLAY: Final = VOCABULARY.each("play", "card", _box.words)
LAY: Final = VOCABULARY.each("lay", "item", _items)
ON: Final = VOCABULARY.each("on", "area", _areas)
TURN: Final = VOCABULARY.each("turn", "turn", range(TURNS))  # quarter turns; from 4 on mirrored first
AT: Final = VOCABULARY.each("at", "cell", _cells)  # column and row
ROW: Final = len(COLUMNS)  # cells of a row in it
BUY: Final = VOCABULARY.each("buy", "ship", SHIPS)
ARM: Final = VOCABULARY.each("arm", "ship", SHIPS)
DISARM: Final = VOCABULARY.each("disarm", "ship", SHIPS)
STRIP: Final = VOCABULARY.each("strip", "strip", range(len(_box.strips)))
TAKE: Final = VOCABULARY.each("take", "number", range(1, 5))  # items of a strip
UPGRADE: Final = VOCABULARY.each("upgrade", "item", _items)
UPGRADE_TWICE: Final = VOCABULARY.each("upgrade_twice", "item", _items)
UPGRADE_THRICE: Final = VOCABULARY.each("upgrade_thrice", "item", _items)
FLIP: Final = VOCABULARY.each("flip", "item", _items)
BOATS: Final = VOCABULARY.each("boats", "number", range(1, 4))
ROLL: Final = VOCABULARY.one("roll")
SUCCEED: Final = VOCABULARY.one("succeed")
FAIL: Final = VOCABULARY.one("fail", DECLINE)
LOOT: Final = VOCABULARY.each("loot", "item", _items)
SPEND: Final = VOCABULARY.each("spend", "number", range(25))  # weapons, the rest in resources
RETURN: Final = VOCABULARY.each("return", "number", range(1, 5))  # Vikings
RETURN_FROM: Final = VOCABULARY.each("return_from", "space", (space.id for space in _box.spaces))
BUY_TILE: Final = VOCABULARY.each("buy_tile", "item", _items)
FORGE: Final = VOCABULARY.each("forge", "item", _items)
EXPLORE: Final = VOCABULARY.each("explore", "board", (board.id for board in _box.islands))
EMIGRATE: Final = VOCABULARY.each("emigrate", "ship", SHIPS)
GIVE: Final = VOCABULARY.each("give", "item", (*RESOURCES, *WEAPONS, *ANIMALS))  # one of several things a cost allows
GAIN: Final = VOCABULARY.each("gain", "item", _items)  # one of several things
FILL: Final = VOCABULARY.each("fill", "item", RESOURCES)  # a demand of a building
SERVE: Final = VOCABULARY.each("serve", "item", _items)  # on the Banquet Table, short side along it
SERVE_FLAT: Final = VOCABULARY.each("serve_flat", "item", _items)  # long side along it
COIN: Final = VOCABULARY.one("coin")
EMPTY: Final = VOCABULARY.one("empty", DECLINE)  # leave a square empty
DRAW: Final = VOCABULARY.one("draw")
WITH: Final = VOCABULARY.each("with", "ship", SHIPS)  # the ship that an action uses
PICK: Final = VOCABULARY.each("pick", "card", _box.words)  # the starting occupation

# The action board first, then what a space offers, the feast, and what is possible at any time.
GROUPS: Final = (
    Group("space", "viking", "space"),
    Group("imitate", "imitate", "imitate"),
    Group("strip", "mountain", "strip"),
    Group("upgrade", "up", "upgrade", "upgrade_twice", "upgrade_thrice"),
    Group("flip", "redo", "flip"),
    Group("explore", "island", "explore"),
    Group("serve", "feast", "serve", "serve_flat", "coin"),
    Group("play", "occupation", "play", "draw", "use"),
    Group("lay", "rotate", "lay"),
    Group("ships", "ship", "buy", "arm", "disarm"),
    Group("exchange", "occupation", "exchange"),
)
