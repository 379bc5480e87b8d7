"""The vocabulary of Blood Rage. New options are only ever appended: saved games hold keys, research codes."""

from typing import Final

from longhall.engine.options import DECLINE, Group, Vocabulary
from longhall.engine.options import DONE as ENDS
from longhall.games.blood_rage.content.rows import box

VOCABULARY: Final = Vocabulary()
_box = box()
_cards = _box.words
_battle = _box.words[: _box.first_quest]
_quests = _box.words[_box.first_quest : _box.first_upgrade]
_upgrades = _box.words[_box.first_upgrade :]
_figures = [figure.id for figure in _box.figures]
_provinces = [province.id for province in _box.provinces]
_places = _provinces + [fjord.id for fjord in _box.fjords]
_stats = [stat.id for stat in _box.stats]

PASS: Final = VOCABULARY.one("pass", DECLINE)  # no more actions in this phase
NO: Final = VOCABULARY.one("no", DECLINE)  # decline what is offered
YES: Final = VOCABULARY.one("yes")
DONE: Final = VOCABULARY.one("done", ENDS)
CLAN: Final = VOCABULARY.each("clan", "clan", (clan.id for clan in _box.clans))
PICK: Final = VOCABULARY.each("pick", "card", _cards)
INVADE: Final = VOCABULARY.each("invade", "figure", _figures)
MARCH: Final = VOCABULARY.each("march", "place", _provinces)
UPGRADE: Final = VOCABULARY.each("upgrade", "card", _upgrades)
QUEST: Final = VOCABULARY.one("quest")
COMMIT: Final = VOCABULARY.each("commit", "card", _quests)
PILLAGE: Final = VOCABULARY.each("pillage", "place", _provinces)
TO: Final = VOCABULARY.each("to", "place", _places)
WARRIORS: Final = VOCABULARY.each("warriors", "number", range(max(clan.warriors for clan in _box.clans) + 1))
TAKE: Final = VOCABULARY.each("take", "figure", _figures)
FREE_SLOT: Final = VOCABULARY.one("free_slot")
REPLACE: Final = VOCABULARY.each("replace", "card", _upgrades)
JOIN: Final = VOCABULARY.each("join", "figure", _figures)
FROM: Final = VOCABULARY.each("from", "place", _places)
PLAY: Final = VOCABULARY.each("play", "card", _cards)
ADD: Final = VOCABULARY.each("add", "card", _battle)
RAISE: Final = VOCABULARY.each("raise", "stat", _stats)
BONUS_OF: Final = VOCABULARY.each("bonus", "card", _cards)
INSTEAD: Final = VOCABULARY.each("instead", "card", _upgrades)
RETRIEVE: Final = VOCABULARY.each("retrieve", "card", _cards)
KEEP: Final = VOCABULARY.each("keep", "card", _cards)
KEEP_NONE: Final = VOCABULARY.one("keep_none", DECLINE)
SPARE: Final = VOCABULARY.each("spare", "figure", _figures)
PILLAGE_AGAIN: Final = VOCABULARY.each("pillage_again", "place", _provinces)
RECALL: Final = VOCABULARY.each("recall", "figure", _figures)
SACRIFICE: Final = VOCABULARY.one("sacrifice")
GIVE: Final = VOCABULARY.each("give", "figure", _figures)

# In the order of the rulebook.
GROUPS: Final = (
    Group("invade", "army", "invade", "recall"),
    Group("march", "plan", "march"),
    Group("pillage", "axe", "pillage", "pillage_again"),
    Group("upgrade", "up", "upgrade", "quest", "sacrifice"),
    Group("join", "army", "join"),
    Group("raise", "up", "raise"),
)
