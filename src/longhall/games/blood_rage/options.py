"""The vocabulary of Blood Rage. New options are only ever appended: saved games hold keys, research codes."""

from longhall.engine.options import Vocabulary
from longhall.games.blood_rage.rows import box

VOCABULARY = Vocabulary()
_box = box()
_cards = _box.words
_battle = _box.words[: _box.first_quest]
_quests = _box.words[_box.first_quest : _box.first_upgrade]
_upgrades = _box.words[_box.first_upgrade :]
_figures = [figure.id for figure in _box.figures]
_provinces = [province.id for province in _box.provinces]
_places = _provinces + [fjord.id for fjord in _box.fjords]
_stats = [stat.id for stat in _box.stats]

PASS = VOCABULARY.one("pass")  # no more actions in this phase
NO = VOCABULARY.one("no")  # decline what is offered
YES = VOCABULARY.one("yes")
DONE = VOCABULARY.one("done")
CLAN = VOCABULARY.each("clan", "clan", (clan.id for clan in _box.clans))
PICK = VOCABULARY.each("pick", "card", _cards)
INVADE = VOCABULARY.each("invade", "figure", _figures)
MARCH = VOCABULARY.each("march", "place", _provinces)
UPGRADE = VOCABULARY.each("upgrade", "card", _upgrades)
QUEST = VOCABULARY.one("quest")
COMMIT = VOCABULARY.each("commit", "card", _quests)
PILLAGE = VOCABULARY.each("pillage", "place", _provinces)
TO = VOCABULARY.each("to", "place", _places)
WARRIORS = VOCABULARY.each("warriors", "number", range(max(clan.warriors for clan in _box.clans) + 1))
TAKE = VOCABULARY.each("take", "figure", _figures)
FREE_SLOT = VOCABULARY.one("free_slot")
REPLACE = VOCABULARY.each("replace", "card", _upgrades)
JOIN = VOCABULARY.each("join", "figure", _figures)
FROM = VOCABULARY.each("from", "place", _places)
PLAY = VOCABULARY.each("play", "card", _cards)
ADD = VOCABULARY.each("add", "card", _battle)
RAISE = VOCABULARY.each("raise", "stat", _stats)
BONUS_OF = VOCABULARY.each("bonus", "card", _cards)
INSTEAD = VOCABULARY.each("instead", "card", _upgrades)
RETRIEVE = VOCABULARY.each("retrieve", "card", _cards)
KEEP = VOCABULARY.each("keep", "card", _cards)
KEEP_NONE = VOCABULARY.one("keep_none")
SPARE = VOCABULARY.each("spare", "figure", _figures)
PILLAGE_AGAIN = VOCABULARY.each("pillage_again", "place", _provinces)
RECALL = VOCABULARY.each("recall", "figure", _figures)
SACRIFICE = VOCABULARY.one("sacrifice")
GIVE = VOCABULARY.each("give", "figure", _figures)
