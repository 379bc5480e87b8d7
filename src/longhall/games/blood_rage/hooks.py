"""The closed list of hooks that the cards of Blood Rage may use."""

from longhall.engine.hooks import GRANT, MODIFIER, REPLACEMENT, SCORING, TRIGGER, Hook, Hooks

# `really` is 0 when the rules only ask whether a listener could act now, and 1 when it shall; it returns 1 if it can.
HOOKS = Hooks(
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

(
    STRENGTH,
    UPGRADE_COST,
    INVADES_CENTRE,
    BONUS,
    QUEST_BONUS,
    DEATH_GLORY,
    RAGNAROK_GLORY,
    QUEST_GLORY,
    RELEASE_GLORY,
    INVADED,
    FOLLOWED,
    LANDED,
    SILENCES,
    RESTARTS,
    CLASHES,
    DECIDED,
    COUNTED,
    PILLAGED,
    LOST,
    CLOSED,
    DESTROY,
    DISCARD,
    TURN,
    END,
) = range(len(HOOKS.hooks))
