"""The vocabulary of Kardnarök. New options are only ever appended: saved games hold keys, research codes."""

from longhall.engine.options import Vocabulary
from longhall.games.kardnarok.rows import box

VOCABULARY = Vocabulary()
_box = box()
_warriors = _box.words[: _box.first_norn]
_cards = _box.words[: _box.first_hero]
_heroes = [hero.id for hero in _box.heroes]
_seats = range(len(_box.kingdoms))
_coins = range(_box.bronze + 1)

PASS = VOCABULARY.one("pass")
KINGDOM = VOCABULARY.each("kingdom", "kingdom", (id for id, _ in _box.kingdoms))
SPLIT = VOCABULARY.each("split", "number", range(21))  # so many Warriors; the rest are Norns
KEEP = VOCABULARY.one("keep")
CHANGE = VOCABULARY.one("change")
ARMY_WARRIOR = VOCABULARY.each("army", "warrior", _warriors)
ARMY_HERO = VOCABULARY.each("lead", "hero", _heroes)
ATTACK = VOCABULARY.each("attack", "seat", _seats)
RITUAL = VOCABULARY.each("ritual", "ritual", (id for id, _, _ in _box.rituals))
NORN = VOCABULARY.each("norn", "norn", (f"{_box.norns[o.norn].id}.{o.id}" for o in _box.norn_options))
AIM = VOCABULARY.each("aim", "seat", _seats)
SLOT = VOCABULARY.each("slot", "slot", range(1, _box.constants.army + 1))
VILLAGER = VOCABULARY.each("villager", "warrior", _warriors)
THOR_PLACE = VOCABULARY.each("thor", "warrior", _warriors)
DISCARD = VOCABULARY.each("discard", "card", _cards)
SWAP = VOCABULARY.each("swap", "card", _cards)
FILL = VOCABULARY.each("fill", "warrior", _warriors)
LOSE = VOCABULARY.each("lose", "warrior", _warriors)
SAVE = VOCABULARY.each("save", "warrior", _warriors)
HIRE = VOCABULARY.one("hire")
BUY = VOCABULARY.one("buy")
APPROACH = VOCABULARY.each("approach", "seat", _seats)
APPROACH_ALL = VOCABULARY.one("approach_all")
OFFER = VOCABULARY.each("offer", "number", _coins)
ACCEPT = VOCABULARY.one("accept")
REJECT = VOCABULARY.one("reject")
COUNTER = VOCABULARY.each("counter", "number", _coins)
RAISE = VOCABULARY.each("raise", "number", _coins)
BID = VOCABULARY.each("bid", "number", _coins)
STAND_ASIDE = VOCABULARY.one("stand_aside")
TAKE = VOCABULARY.each("take", "seat", _seats)
WITHDRAW = VOCABULARY.one("withdraw")
EXCHANGE = VOCABULARY.each("exchange", "hero", _heroes)
