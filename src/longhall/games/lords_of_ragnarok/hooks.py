"""The closed list of hooks that the heroes, artifacts and blessings of Lords of Ragnarok may use."""

from typing import Final

from longhall.engine.hooks import Hooks

_MOMENT: Final = ("place", "n")  # of a trigger: the territory, and a number that belongs to it
HOOKS: Final = Hooks()

# Numbers and standing rules of one seat
RUNE_LIMIT: Final = HOOKS.modifier("rune_limit", "seat")
HAND_LIMIT: Final = HOOKS.modifier("hand_limit", "seat")
HERO_MOVE: Final = HOOKS.modifier("hero_move", "seat")  # territories that the hero may move in the hero phase
PREPARE_CHOICES: Final = HOOKS.modifier("prepare_choices", "seat")
MONSTER_ACTIVATIONS: Final = HOOKS.modifier("monster_activations", "seat")
PRIESTS_PER_PRAYER: Final = HOOKS.modifier("priests_per_prayer", "seat")
RUNE_ACTIONS_PER_TURN: Final = HOOKS.modifier("rune_actions_per_turn", "seat")
USURP_POWER: Final = HOOKS.modifier("usurp_power", "seat")
USURP_COST_AGAINST_ME: Final = HOOKS.modifier("usurp_cost_against_me", "seat")
HUNT_DRAW: Final = HOOKS.modifier("hunt_draw", "seat")
RECRUIT_STRENGTH: Final = HOOKS.modifier("recruit_strength", "seat")
ATTACK_VALUE: Final = HOOKS.modifier("attack_value", "seat")
DEFEND_VALUE: Final = HOOKS.modifier("defend_value", "seat")

# Switches: 0 or 1
IMMUNE_TRAMPLE: Final = HOOKS.modifier("immune_trample", "seat")
IMMUNE_TERRITORY_ATTACK: Final = HOOKS.modifier("immune_territory_attack", "seat")
CONTROL_RUNE_ANY: Final = HOOKS.modifier("control_rune_any", "seat")
ALLY_RANGE_CONTROLLED: Final = HOOKS.modifier("ally_range_controlled", "seat")
NO_FAILURE_WOUND: Final = HOOKS.modifier("no_failure_wound", "seat")
TREAT_ADJACENT_REALMS_AS_ALLIED: Final = HOOKS.modifier("treat_adjacent_realms_as_allied", "seat")
REALM_BONUS_MAY_BE_CARD_OR_RUNE: Final = HOOKS.modifier("realm_bonus_may_be_card_or_rune", "seat")

# Moments: something has happened, or a phase is going on
PRAYER: Final = HOOKS.trigger("prayer", *_MOMENT)
HERO_PHASE: Final = HOOKS.trigger("hero_phase", *_MOMENT)
RUNE_PHASE: Final = HOOKS.trigger("rune_phase", *_MOMENT)
MANEUVER_PHASE: Final = HOOKS.trigger("maneuver_phase", *_MOMENT)
BEFORE_SPECIAL: Final = HOOKS.trigger("before_special", *_MOMENT)
# right after that special action; in the order of ACTIONS
ACTION_MARCH: Final = HOOKS.trigger("action:march", *_MOMENT)
ACTION_RECRUIT: Final = HOOKS.trigger("action:recruit", *_MOMENT)
ACTION_BUILD_TEMPLE: Final = HOOKS.trigger("action:build_temple", *_MOMENT)
ACTION_MONSTERS: Final = HOOKS.trigger("action:monsters", *_MOMENT)
ACTION_USURP: Final = HOOKS.trigger("action:usurp", *_MOMENT)
ACTION_PREPARE: Final = HOOKS.trigger("action:prepare", *_MOMENT)
ACTION_BUILD_MONUMENT: Final = HOOKS.trigger("action:build_monument", *_MOMENT)
RECRUITED: Final = HOOKS.trigger("recruited", *_MOMENT)
FORGE_TAKEN: Final = HOOKS.trigger("forge_taken", *_MOMENT)
TERRITORY_GAINED: Final = HOOKS.trigger("territory_gained", *_MOMENT)
TEMPLE_BUILT: Final = HOOKS.trigger("temple_built", *_MOMENT)
RUNE_ACTION_DONE: Final = HOOKS.trigger("rune_action_done", *_MOMENT)
HUNT_START: Final = HOOKS.trigger("hunt_start", *_MOMENT)
DEFEND: Final = HOOKS.trigger("defend", *_MOMENT)
WEAK_POINT: Final = HOOKS.trigger("weak_point", *_MOMENT)
HERO_ROUND: Final = HOOKS.trigger("hero_round", *_MOMENT)
WOUNDED: Final = HOOKS.trigger("wounded", *_MOMENT)
BATTLE_START: Final = HOOKS.trigger("battle_start", *_MOMENT)
BATTLE_CARD: Final = HOOKS.trigger("battle_card", *_MOMENT)
BATTLE_COUNT: Final = HOOKS.trigger("battle_count", *_MOMENT)
BATTLE_CASUALTIES: Final = HOOKS.trigger("battle_casualties", *_MOMENT)
BATTLE_WON: Final = HOOKS.trigger("battle_won", *_MOMENT)
BATTLE_LOST: Final = HOOKS.trigger("battle_lost", *_MOMENT)
RUNE_ACTION: Final = HOOKS.trigger("rune_action", *_MOMENT)  # rune actions that cards add
