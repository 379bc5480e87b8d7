"""The vocabulary of Kardnarök. New options are only ever appended: saved games hold keys, research codes."""

from typing import Final

from longhall.engine.options import DECLINE, Group, Vocabulary
from longhall.games.kardnarok.content.rows import box

VOCABULARY: Final = Vocabulary()
_box = box()
_warriors = _box.words[: _box.first_norn]
_cards = _box.words[: _box.first_hero]
_heroes = [hero.id for hero in _box.heroes]
_seats = range(len(_box.kingdoms))
_coins = range(_box.bronze + 1)

PASS: Final = VOCABULARY.one("pass", DECLINE)
KINGDOM: Final = VOCABULARY.each("kingdom", "kingdom", (id for id, _ in _box.kingdoms))
SPLIT: Final = VOCABULARY.each("split", "number", range(21))  # so many Warriors; the rest are Norns
KEEP: Final = VOCABULARY.one("keep", DECLINE)
CHANGE: Final = VOCABULARY.one("change")
ARMY_WARRIOR: Final = VOCABULARY.each("army", "warrior", _warriors)
ARMY_HERO: Final = VOCABULARY.each("lead", "hero", _heroes)
ATTACK: Final = VOCABULARY.each("attack", "seat", _seats)
RITUAL: Final = VOCABULARY.each("ritual", "ritual", (id for id, _, _ in _box.rituals))
NORN: Final = VOCABULARY.each("norn", "norn", (f"{_box.norns[o.norn].id}.{o.id}" for o in _box.norn_options))
AIM: Final = VOCABULARY.each("aim", "seat", _seats)
SLOT: Final = VOCABULARY.each("slot", "slot", range(1, _box.constants.army + 1))
VILLAGER: Final = VOCABULARY.each("villager", "warrior", _warriors)
THOR_PLACE: Final = VOCABULARY.each("thor", "warrior", _warriors)
DISCARD: Final = VOCABULARY.each("discard", "card", _cards)
SWAP: Final = VOCABULARY.each("swap", "card", _cards)
FILL: Final = VOCABULARY.each("fill", "warrior", _warriors)
LOSE: Final = VOCABULARY.each("lose", "warrior", _warriors)
SAVE: Final = VOCABULARY.each("save", "warrior", _warriors)
HIRE: Final = VOCABULARY.one("hire")
BUY: Final = VOCABULARY.one("buy")
APPROACH: Final = VOCABULARY.each("approach", "seat", _seats)
APPROACH_ALL: Final = VOCABULARY.one("approach_all")
OFFER: Final = VOCABULARY.each("offer", "number", _coins)
ACCEPT: Final = VOCABULARY.one("accept")
REJECT: Final = VOCABULARY.one("reject", DECLINE)
COUNTER: Final = VOCABULARY.each("counter", "number", _coins)
RAISE: Final = VOCABULARY.each("raise", "number", _coins)
BID: Final = VOCABULARY.each("bid", "number", _coins)
STAND_ASIDE: Final = VOCABULARY.one("stand_aside")
TAKE: Final = VOCABULARY.each("take", "seat", _seats)
WITHDRAW: Final = VOCABULARY.one("withdraw", DECLINE)
EXCHANGE: Final = VOCABULARY.each("exchange", "hero", _heroes)

# In the order of a combat: announce it, reinforce, call upon Norns, hire and bargain.
GROUPS: Final = (
    Group("attack", "sword", "attack"),
    Group("villager", "house", "villager"),
    Group("thor", "axe", "thor"),
    Group("norn", "norn", "norn"),
    Group("hire", "bronze", "approach", "approach_all", "hire", "buy"),
    Group("counter", "bronze", "counter"),
    Group("raise", "bronze", "raise"),
    Group("bid", "bronze", "bid"),
    Group("exchange", "hero", "exchange"),
)
