"""The closed list of hooks that occupations may use."""

from typing import Final

from longhall.engine.hooks import MODIFIER, TRIGGER, Hook, Hooks

# A trigger is for the cards of one player. `what` and `n` say what happened; `really` is 0 when the rules only ask
# whether a listener could act now, and 1 when it shall; it returns 1 if it can.
_EVENT: Final = ("what", "n", "really")
MOMENTS: Final = (
    "anytime",  # exchanges of choice
    "harvest",  # before the goods of a harvest come
    "after_harvest",
    "no_harvest_round",
    "before_space",  # Vikings were placed; what: the space, n: how many Vikings
    "after_space",
    "before_action",  # what: the operation that begins, such as raiding
    "action_phase_end",
    "before_income",
    "before_feast",
    "feast_tile_placed",  # what: the item
    "feast_done",
    "bonus",
    "after_bonus",
    "strip_discarded",  # mountain strips were updated
    "die_begins",  # what: the die action
    "die_success",
    "die_failure",
    "ship_used",  # what: the ship
    "ship_acquired",  # what: the ship, n: 1 if it was built
    "house_acquired",
    "explored",
    "emigrated",
    "strip_taken",
    "gained",  # what: one item that entered the supply
    "tile_placed",  # what: the item, n: the area
    "occupation_played",
    "viking_returned",
    "thing_count",  # n: how many Vikings stand in the Thing Square now
    "condition_met",  # tested after every change, once in a game
    "scoring",
)
_CHANGE: Final = ("seat", "what", "n")
CHANGES: Final = (
    "action_cost",  # value: how much of an item is paid; what: the item, n: what for, see `occasion`
    "viking_cost",  # value: Vikings to place; what: the space
    "each_roll",  # value: a roll; what: the die action
    "result",  # value: what is added to the last roll; what: the die action
    "max_rolls",
    "spend_value",  # value: what an item counts for; what: the die action, n: the item
    "spend_substitute",  # value: 1 if an item may be spent; what: the die action, n: the item
    "split_result",  # value: goods that one success may take; what: the die action
    "loot_green",  # value: 1 if green goods may be taken; what: the die action
    "sword_delta",  # value: a sword value; what: the special tile
    "ship_substitute",  # value: 1 if a knarr may be used for a longship
    "weapon_phase_choice",  # value: 1 if a resource may be taken instead of a weapon
    "replace_draw",  # value: 1 if a card may be played instead of drawing one
    "upgrade_extra_step",  # value: goods upgraded once more; what: how many are upgraded, n: steps
    "explore_any",  # value: 1 if any board may be explored with any ship; what: the space
    "feast_horizontal",  # value: how many tiles may lie flat; what: the item
    "bonus_replace",  # value: 1 if another good may be taken for the only bonus of a house
    "allow_place",  # value: 1 if an item may be laid; what: the item, n: the area
    "ore_removable",  # value: 1 if ore on ships may be taken back
    "replace_part",  # value: the deal that may be made instead, -1: none; what: the space, n: the operation of the part
    "replace_gain",  # value: the gain instead, -1: none; what: the item, n: how many
)
HOOKS: Final = Hooks(
    *(Hook(name, TRIGGER, _EVENT) for name in MOMENTS), *(Hook(name, MODIFIER, _CHANGE) for name in CHANGES)
)

# Their places in this list
ANYTIME: Final = 0
HARVEST: Final = 1
AFTER_HARVEST: Final = 2
NO_HARVEST_ROUND: Final = 3
BEFORE_SPACE: Final = 4
AFTER_SPACE: Final = 5
BEFORE_ACTION: Final = 6
ACTION_PHASE_END: Final = 7
BEFORE_INCOME: Final = 8
BEFORE_FEAST: Final = 9
FEAST_TILE_PLACED: Final = 10
FEAST_DONE: Final = 11
BONUS: Final = 12
AFTER_BONUS: Final = 13
STRIP_DISCARDED: Final = 14
DIE_BEGINS: Final = 15
DIE_SUCCESS: Final = 16
DIE_FAILURE: Final = 17
SHIP_USED: Final = 18
SHIP_ACQUIRED: Final = 19
HOUSE_ACQUIRED: Final = 20
EXPLORED: Final = 21
EMIGRATED: Final = 22
STRIP_TAKEN: Final = 23
GAINED: Final = 24
TILE_PLACED: Final = 25
OCCUPATION_PLAYED: Final = 26
VIKING_RETURNED: Final = 27
THING_COUNT: Final = 28
CONDITION_MET: Final = 29
SCORING: Final = 30
ACTION_COST: Final = 31
VIKING_COST: Final = 32
EACH_ROLL: Final = 33
RESULT: Final = 34
MAX_ROLLS: Final = 35
SPEND_VALUE: Final = 36
SPEND_SUBSTITUTE: Final = 37
SPLIT_RESULT: Final = 38
LOOT_GREEN: Final = 39
SWORD_DELTA: Final = 40
SHIP_SUBSTITUTE: Final = 41
WEAPON_PHASE_CHOICE: Final = 42
REPLACE_DRAW: Final = 43
UPGRADE_EXTRA_STEP: Final = 44
EXPLORE_ANY: Final = 45
FEAST_HORIZONTAL: Final = 46
BONUS_REPLACE: Final = 47
ALLOW_PLACE: Final = 48
ORE_REMOVABLE: Final = 49
REPLACE_PART: Final = 50
REPLACE_GAIN: Final = 51
