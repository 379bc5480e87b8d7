"""The closed list of hooks that the heroes, artifacts and blessings of Lords of Ragnarok may use."""

from typing import Final

from longhall.engine.hooks import MODIFIER, TRIGGER, Hook, Hooks

# Numbers and standing rules of one seat
MODIFIERS: Final = (
    "rune_limit",
    "hand_limit",
    "hero_move",  # territories that the hero may move in the hero phase
    "prepare_choices",
    "monster_activations",
    "priests_per_prayer",
    "rune_actions_per_turn",
    "usurp_power",
    "usurp_cost_against_me",
    "hunt_draw",
    "recruit_strength",
    "attack_value",
    "defend_value",
    # Switches: 0 or 1
    "immune_trample",
    "immune_territory_attack",
    "control_rune_any",
    "ally_range_controlled",
    "no_failure_wound",
    "treat_adjacent_realms_as_allied",
    "realm_bonus_may_be_card_or_rune",
)
# Moments: something has happened, or a phase is going on. `place` is the territory of it, `n` a number that belongs to
# it. With `really` 0 the rules only ask whether a listener could act now, with 1 it shall; it returns 1 if it can.
MOMENTS: Final = (
    "prayer",
    "hero_phase",
    "rune_phase",
    "maneuver_phase",
    "before_special",
    "action:march",  # right after that special action; in the order of ACTIONS
    "action:recruit",
    "action:build_temple",
    "action:monsters",
    "action:usurp",
    "action:prepare",
    "action:build_monument",
    "recruited",
    "forge_taken",
    "territory_gained",
    "temple_built",
    "rune_action_done",
    "hunt_start",
    "defend",
    "weak_point",
    "hero_round",
    "wounded",
    "battle_start",
    "battle_card",
    "battle_count",
    "battle_casualties",
    "battle_won",
    "battle_lost",
    "rune_action",  # rune actions that cards add
)

HOOKS: Final = Hooks(
    *(Hook(name, MODIFIER, ("seat",)) for name in MODIFIERS),
    *(Hook(name, TRIGGER, ("place", "n", "really")) for name in MOMENTS),
)

# Their places in this list
RUNE_LIMIT: Final = 0
HAND_LIMIT: Final = 1
HERO_MOVE: Final = 2
PREPARE_CHOICES: Final = 3
MONSTER_ACTIVATIONS: Final = 4
PRIESTS_PER_PRAYER: Final = 5
RUNE_ACTIONS_PER_TURN: Final = 6
USURP_POWER: Final = 7
USURP_COST_AGAINST_ME: Final = 8
HUNT_DRAW: Final = 9
RECRUIT_STRENGTH: Final = 10
ATTACK_VALUE: Final = 11
DEFEND_VALUE: Final = 12
IMMUNE_TRAMPLE: Final = 13
IMMUNE_TERRITORY_ATTACK: Final = 14
CONTROL_RUNE_ANY: Final = 15
ALLY_RANGE_CONTROLLED: Final = 16
NO_FAILURE_WOUND: Final = 17
TREAT_ADJACENT_REALMS_AS_ALLIED: Final = 18
REALM_BONUS_MAY_BE_CARD_OR_RUNE: Final = 19
PRAYER: Final = 20
HERO_PHASE: Final = 21
RUNE_PHASE: Final = 22
MANEUVER_PHASE: Final = 23
BEFORE_SPECIAL: Final = 24
ACTION_MARCH: Final = 25
ACTION_RECRUIT: Final = 26
ACTION_BUILD_TEMPLE: Final = 27
ACTION_MONSTERS: Final = 28
ACTION_USURP: Final = 29
ACTION_PREPARE: Final = 30
ACTION_BUILD_MONUMENT: Final = 31
RECRUITED: Final = 32
FORGE_TAKEN: Final = 33
TERRITORY_GAINED: Final = 34
TEMPLE_BUILT: Final = 35
RUNE_ACTION_DONE: Final = 36
HUNT_START: Final = 37
DEFEND: Final = 38
WEAK_POINT: Final = 39
HERO_ROUND: Final = 40
WOUNDED: Final = 41
BATTLE_START: Final = 42
BATTLE_CARD: Final = 43
BATTLE_COUNT: Final = 44
BATTLE_CASUALTIES: Final = 45
BATTLE_WON: Final = 46
BATTLE_LOST: Final = 47
RUNE_ACTION: Final = 48
