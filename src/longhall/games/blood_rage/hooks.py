"""The closed list of hooks that the cards of Blood Rage may use."""

from typing import Final

from longhall.engine.hooks import Hooks

HOOKS: Final = Hooks()
STRENGTH: Final = HOOKS.modifier("strength", "seat", "kind", "place", "n")  # STR of n figures of a kind in one place
UPGRADE_COST: Final = HOOKS.modifier("upgrade_cost", "seat")  # Rage that an Upgrade action costs
INVADES_CENTRE: Final = HOOKS.modifier("invades_centre", "seat", "kind")  # 1 if this figure may invade Yggdrasil
BONUS: Final = HOOKS.modifier("bonus", "seat")  # what a revealed card adds
# what a revealed Quest would add as a Battle card; 0: it cannot be one
QUEST_BONUS: Final = HOOKS.modifier("quest_bonus", "seat")
DEATH_GLORY: Final = HOOKS.modifier("death_glory", "seat", "kind")  # Glory for an own figure that is destroyed
RAGNAROK_GLORY: Final = HOOKS.modifier("ragnarok_glory", "seat")  # Glory for a figure destroyed in the Ragnarök phase
QUEST_GLORY: Final = HOOKS.modifier("quest_glory", "seat")  # Glory of a fulfilled Quest
RELEASE_GLORY: Final = HOOKS.modifier("release_glory", "seat")  # Glory for each figure released from Valhalla
INVADED: Final = HOOKS.trigger("invaded", "seat", "kind", "place")  # a figure has invaded
FOLLOWED: Final = HOOKS.trigger("followed", "seat", "kind", "place")  # the same, once the first effects are done
LANDED: Final = HOOKS.trigger("landed", "seat", "kind", "place")  # the same, when all else is done
SILENCES: Final = HOOKS.trigger("silences")  # cards are revealed: texts that cancel others
RESTARTS: Final = HOOKS.trigger("restarts")  # then texts that let all play again
CLASHES: Final = HOOKS.trigger("clashes")  # then every other text that works before the comparison
DECIDED: Final = HOOKS.trigger("decided")  # the winner of a battle is known
COUNTED: Final = HOOKS.trigger("counted")  # the losers of a battle are destroyed
PILLAGED: Final = HOOKS.trigger("pillaged")  # a pillage has succeeded
LOST: Final = HOOKS.trigger("lost")  # a pillage is resolved: for those who lost the battle
CLOSED: Final = HOOKS.trigger("closed")  # a successful pillage is resolved
DESTROY: Final = HOOKS.replacement("destroy", "kind", "place", "ragnarok")  # instead of the destruction of a figure
DISCARD: Final = HOOKS.replacement("discard", "played")  # instead of the discard of a winner's card
TURN: Final = HOOKS.grant("turn")  # actions
END: Final = HOOKS.scoring("end")  # Glory at the end of the game
