"""The closed list of hooks that the cards of Blood Rage may use."""

from typing import Final

from longhall.engine.hooks import GRANT, MODIFIER, REPLACEMENT, SCORING, TRIGGER, Hook, Hooks

# `really` is 0 when the rules only ask whether a listener could act now, and 1 when it shall; it returns 1 if it can.
HOOKS: Final = Hooks(
    Hook("strength", MODIFIER, ("seat", "kind", "place", "n")),  # STR of n figures of a kind in one place
    Hook("upgrade_cost", MODIFIER, ("seat",)),  # Rage that an Upgrade action costs
    Hook("invades_centre", MODIFIER, ("seat", "kind")),  # 1 if this figure may invade Yggdrasil
    Hook("bonus", MODIFIER, ("seat",)),  # what a revealed card adds
    Hook("quest_bonus", MODIFIER, ("seat",)),  # what a revealed Quest would add as a Battle card; 0: it cannot be one
    Hook("death_glory", MODIFIER, ("seat", "kind")),  # Glory for an own figure that is destroyed
    Hook("ragnarok_glory", MODIFIER, ("seat",)),  # Glory for a figure destroyed in the Ragnarök phase
    Hook("quest_glory", MODIFIER, ("seat",)),  # Glory of a fulfilled Quest
    Hook("release_glory", MODIFIER, ("seat",)),  # Glory for each figure released from Valhalla
    Hook("invaded", TRIGGER, ("seat", "kind", "place")),  # a figure has invaded
    Hook("followed", TRIGGER, ("seat", "kind", "place")),  # the same, once the first effects are done
    Hook("landed", TRIGGER, ("seat", "kind", "place")),  # the same, when all else is done
    Hook("silences", TRIGGER),  # cards are revealed: texts that cancel others
    Hook("restarts", TRIGGER),  # then texts that let all play again
    Hook("clashes", TRIGGER),  # then every other text that works before the comparison
    Hook("decided", TRIGGER),  # the winner of a battle is known
    Hook("counted", TRIGGER),  # the losers of a battle are destroyed
    Hook("pillaged", TRIGGER, ("really",)),  # a pillage has succeeded
    Hook("lost", TRIGGER),  # a pillage is resolved: for those who lost the battle
    Hook("closed", TRIGGER),  # a successful pillage is resolved
    Hook("destroy", REPLACEMENT, ("kind", "place", "ragnarok", "really")),  # instead of the destruction of a figure
    Hook("discard", REPLACEMENT, ("card", "really")),  # instead of the discard of a winner's card
    Hook("turn", GRANT),  # actions
    Hook("end", SCORING),  # Glory at the end of the game
)

# Their places in this list
STRENGTH: Final = 0
UPGRADE_COST: Final = 1
INVADES_CENTRE: Final = 2
BONUS: Final = 3
QUEST_BONUS: Final = 4
DEATH_GLORY: Final = 5
RAGNAROK_GLORY: Final = 6
QUEST_GLORY: Final = 7
RELEASE_GLORY: Final = 8
INVADED: Final = 9
FOLLOWED: Final = 10
LANDED: Final = 11
SILENCES: Final = 12
RESTARTS: Final = 13
CLASHES: Final = 14
DECIDED: Final = 15
COUNTED: Final = 16
PILLAGED: Final = 17
LOST: Final = 18
CLOSED: Final = 19
DESTROY: Final = 20
DISCARD: Final = 21
TURN: Final = 22
END: Final = 23
