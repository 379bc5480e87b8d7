"""The closed list of hooks that the cards of Kardnarök may use."""

from typing import Final

from longhall.engine.hooks import MODIFIER, TRIGGER, Hook, Hooks

HOOKS: Final = Hooks(
    Hook("odin_norns", MODIFIER),  # Norns that the Odin ritual gives
    Hook("frey_force", MODIFIER),  # Forces that the Frey ritual gives
    Hook("warrior_force", MODIFIER, ("type",)),  # Forces of an army Warrior of this type beyond its own
    Hook("hero_bonus", MODIFIER),  # an active Hero bonus
    Hook("villager_cap", MODIFIER),  # villagers that a combatant may lay in a combat
    Hook("precombat_cap", MODIFIER),  # pre-combat Norns that a combatant may use in a combat
    Hook("norn_cap", MODIFIER, ("norn",)),  # Norns that a combatant itself may use in a combat
    Hook("norn_banned", MODIFIER, ("norn",)),  # 1 if nobody may use this Norn
    Hook("mercenary_norns", MODIFIER),  # Norns that a mercenary may use, or that may be used out of a purchase
    Hook("lowest_offer", MODIFIER),  # the smallest offer to a mercenary
    Hook("purchase_price", MODIFIER),  # the price of bought Norns
    Hook("winner_losses", MODIFIER),  # army Warriors that the winner discards
    Hook("tie", MODIFIER),  # which role is ahead on equal totals
    Hook("result", TRIGGER),  # the outcome of a combat is fixed
)

# Their places in this list
ODIN_NORNS: Final = 0
FREY_FORCE: Final = 1
WARRIOR_FORCE: Final = 2
HERO_BONUS: Final = 3
VILLAGER_CAP: Final = 4
PRECOMBAT_CAP: Final = 5
NORN_CAP: Final = 6
NORN_BANNED: Final = 7
MERCENARY_NORNS: Final = 8
LOWEST_OFFER: Final = 9
PURCHASE_PRICE: Final = 10
WINNER_LOSSES: Final = 11
TIE: Final = 12
RESULT: Final = 13

NO_CAP: Final = 99
EVERYBODY: Final = 15  # the owner of a permanent rule
