"""The closed list of hooks that occupations may use."""

from typing import Final

from longhall.engine.hooks import Hooks

_EVENT: Final = ("what", "n")  # what happened; a trigger is for the cards of one player
_CHANGE: Final = ("seat", "what", "n")
HOOKS: Final = Hooks()

# Something happens, or a phase is going on
ANYTIME: Final = HOOKS.trigger("anytime", *_EVENT)  # exchanges of choice
HARVEST: Final = HOOKS.trigger("harvest", *_EVENT)  # before the goods of a harvest come
AFTER_HARVEST: Final = HOOKS.trigger("after_harvest", *_EVENT)
NO_HARVEST_ROUND: Final = HOOKS.trigger("no_harvest_round", *_EVENT)
# Vikings were placed; what: the space, n: how many Vikings
BEFORE_SPACE: Final = HOOKS.trigger("before_space", *_EVENT)
AFTER_SPACE: Final = HOOKS.trigger("after_space", *_EVENT)
BEFORE_ACTION: Final = HOOKS.trigger("before_action", *_EVENT)  # what: the operation that begins, such as raiding
ACTION_PHASE_END: Final = HOOKS.trigger("action_phase_end", *_EVENT)
BEFORE_INCOME: Final = HOOKS.trigger("before_income", *_EVENT)
BEFORE_FEAST: Final = HOOKS.trigger("before_feast", *_EVENT)
FEAST_TILE_PLACED: Final = HOOKS.trigger("feast_tile_placed", *_EVENT)  # what: the item
FEAST_DONE: Final = HOOKS.trigger("feast_done", *_EVENT)
BONUS: Final = HOOKS.trigger("bonus", *_EVENT)
AFTER_BONUS: Final = HOOKS.trigger("after_bonus", *_EVENT)
STRIP_DISCARDED: Final = HOOKS.trigger("strip_discarded", *_EVENT)  # mountain strips were updated
DIE_BEGINS: Final = HOOKS.trigger("die_begins", *_EVENT)  # what: the die action
DIE_SUCCESS: Final = HOOKS.trigger("die_success", *_EVENT)
DIE_FAILURE: Final = HOOKS.trigger("die_failure", *_EVENT)
SHIP_USED: Final = HOOKS.trigger("ship_used", *_EVENT)  # what: the ship
SHIP_ACQUIRED: Final = HOOKS.trigger("ship_acquired", *_EVENT)  # what: the ship, n: 1 if it was built
HOUSE_ACQUIRED: Final = HOOKS.trigger("house_acquired", *_EVENT)
EXPLORED: Final = HOOKS.trigger("explored", *_EVENT)
EMIGRATED: Final = HOOKS.trigger("emigrated", *_EVENT)
STRIP_TAKEN: Final = HOOKS.trigger("strip_taken", *_EVENT)
GAINED: Final = HOOKS.trigger("gained", *_EVENT)  # what: one item that entered the supply
TILE_PLACED: Final = HOOKS.trigger("tile_placed", *_EVENT)  # what: the item, n: the area
OCCUPATION_PLAYED: Final = HOOKS.trigger("occupation_played", *_EVENT)
VIKING_RETURNED: Final = HOOKS.trigger("viking_returned", *_EVENT)
THING_COUNT: Final = HOOKS.trigger("thing_count", *_EVENT)  # n: how many Vikings stand in the Thing Square now
CONDITION_MET: Final = HOOKS.trigger("condition_met", *_EVENT)  # tested after every change, once in a game
SCORING: Final = HOOKS.trigger("scoring", *_EVENT)

# Numbers and switches
# value: how much of an item is paid; what: the item, n: what for, see `occasion`
ACTION_COST: Final = HOOKS.modifier("action_cost", *_CHANGE)
VIKING_COST: Final = HOOKS.modifier("viking_cost", *_CHANGE)  # value: Vikings to place; what: the space
EACH_ROLL: Final = HOOKS.modifier("each_roll", *_CHANGE)  # value: a roll; what: the die action
RESULT: Final = HOOKS.modifier("result", *_CHANGE)  # value: what is added to the last roll; what: the die action
MAX_ROLLS: Final = HOOKS.modifier("max_rolls", *_CHANGE)
# value: what an item counts for; what: the die action, n: the item
SPEND_VALUE: Final = HOOKS.modifier("spend_value", *_CHANGE)
# value: 1 if an item may be spent; what: the die action, n: the item
SPEND_SUBSTITUTE: Final = HOOKS.modifier("spend_substitute", *_CHANGE)
# value: goods that one success may take; what: the die action
SPLIT_RESULT: Final = HOOKS.modifier("split_result", *_CHANGE)
LOOT_GREEN: Final = HOOKS.modifier("loot_green", *_CHANGE)  # value: 1 if green goods may be taken; what: the die action
SWORD_DELTA: Final = HOOKS.modifier("sword_delta", *_CHANGE)  # value: a sword value; what: the special tile
SHIP_SUBSTITUTE: Final = HOOKS.modifier("ship_substitute", *_CHANGE)  # value: 1 if a knarr may be used for a longship
# value: 1 if a resource may be taken instead of a weapon
WEAPON_PHASE_CHOICE: Final = HOOKS.modifier("weapon_phase_choice", *_CHANGE)
# value: 1 if a card may be played instead of drawing one
REPLACE_DRAW: Final = HOOKS.modifier("replace_draw", *_CHANGE)
# value: goods upgraded once more; what: how many are upgraded, n: steps
UPGRADE_EXTRA_STEP: Final = HOOKS.modifier("upgrade_extra_step", *_CHANGE)
# value: 1 if any board may be explored with any ship; what: the space
EXPLORE_ANY: Final = HOOKS.modifier("explore_any", *_CHANGE)
# value: how many tiles may lie flat; what: the item
FEAST_HORIZONTAL: Final = HOOKS.modifier("feast_horizontal", *_CHANGE)
# value: 1 if another good may be taken for the only bonus of a house
BONUS_REPLACE: Final = HOOKS.modifier("bonus_replace", *_CHANGE)
# value: 1 if an item may be laid; what: the item, n: the area
ALLOW_PLACE: Final = HOOKS.modifier("allow_place", *_CHANGE)
ORE_REMOVABLE: Final = HOOKS.modifier("ore_removable", *_CHANGE)  # value: 1 if ore on ships may be taken back
# value: the deal that may be made instead, -1: none; what: the space, n: the operation of the part
REPLACE_PART: Final = HOOKS.modifier("replace_part", *_CHANGE)
# value: the gain instead, -1: none; what: the item, n: how many
REPLACE_GAIN: Final = HOOKS.modifier("replace_gain", *_CHANGE)
