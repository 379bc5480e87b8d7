"""The closed list of hooks that the cards of Kardnarök may use."""

from typing import Final

from longhall.engine.hooks import Hooks

HOOKS: Final = Hooks()
ODIN_NORNS: Final = HOOKS.modifier("odin_norns")  # Norns that the Odin ritual gives
FREY_FORCE: Final = HOOKS.modifier("frey_force")  # Forces that the Frey ritual gives
WARRIOR_FORCE: Final = HOOKS.modifier("warrior_force", "type")  # Forces of an army Warrior of this type beyond its own
HERO_BONUS: Final = HOOKS.modifier("hero_bonus")  # an active Hero bonus
VILLAGER_CAP: Final = HOOKS.modifier("villager_cap")  # villagers that a combatant may lay in a combat
PRECOMBAT_CAP: Final = HOOKS.modifier("precombat_cap")  # pre-combat Norns that a combatant may use in a combat
NORN_CAP: Final = HOOKS.modifier("norn_cap", "norn")  # Norns that a combatant itself may use in a combat
NORN_BANNED: Final = HOOKS.modifier("norn_banned", "norn")  # 1 if nobody may use this Norn
# Norns that a mercenary may use, or that may be used out of a purchase
MERCENARY_NORNS: Final = HOOKS.modifier("mercenary_norns")
LOWEST_OFFER: Final = HOOKS.modifier("lowest_offer")  # the smallest offer to a mercenary
PURCHASE_PRICE: Final = HOOKS.modifier("purchase_price")  # the price of bought Norns
WINNER_LOSSES: Final = HOOKS.modifier("winner_losses")  # army Warriors that the winner discards
TIE: Final = HOOKS.modifier("tie")  # which role is ahead on equal totals
RESULT: Final = HOOKS.trigger("result")  # the outcome of a combat is fixed

NO_CAP: Final = 99
EVERYBODY: Final = 15  # the owner of a permanent rule
