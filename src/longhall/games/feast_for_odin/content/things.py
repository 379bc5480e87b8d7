"""The things that rules and cards count, each with a number: what lies in a supply first, then ships, houses and what
stands for several things in costs."""

from typing import Final

RESOURCES: Final = ("silver", "wood", "stone", "ore")
WEAPONS: Final = ("bow", "snare", "spear", "long_sword")
ANIMALS: Final = ("sheep", "sheep_pregnant", "cattle", "cattle_pregnant")
SILVER: Final = 0
WOOD: Final = 1
STONE: Final = 2
ORE: Final = 3
FIRST_WEAPON: Final = 4
BOW: Final = 4
SNARE: Final = 5
SPEAR: Final = 6
LONG_SWORD: Final = 7
SHEEP: Final = 8
SHEEP_PREGNANT: Final = 9
CATTLE: Final = 10
CATTLE_PREGNANT: Final = 11
FIRST_GOOD: Final = 12  # 28 goods: by colour, then by column of the goods table
FIRST_SPECIAL: Final = 40  # 15 special tiles
STOCK: Final = 55  # how many kinds a supply holds
SHIPS: Final = ("whaling_boat", "knarr", "longship")
FIRST_SHIP: Final = 55
WHALING_BOAT: Final = 55
KNARR: Final = 56
LONGSHIP: Final = 57
HOUSES: Final = ("shed", "stone_house", "long_house")
FIRST_HOUSE: Final = 58
SHED: Final = 58
STONE_HOUSE: Final = 59
LONG_HOUSE: Final = 60
# What only costs and gains of cards name
RANDOM_WEAPON: Final = 61  # drawn from the pile
ANY_WEAPON: Final = 62
ANY_SHEEP: Final = 63  # either side
ANY_CATTLE: Final = 64
ORE_ON_LONGSHIP: Final = 65
OTHERS: Final = ("weapon_random", "weapon_any", "sheep_any", "cattle_any", "ore_on_longship")
TWO_SILVER: Final = 66  # the item of a mountain strip that is worth 2 silver
STRIP_ITEMS: Final = ("wood", "stone", "ore", "silver2")

COLOURS: Final = ("orange", "red", "green", "blue")
FREE: Final = -1  # of a tile that may touch anything
ORANGE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3

BUILDING: Final = (WOOD, STONE, ORE)  # building resources
EITHER: Final = {
    ANY_WEAPON: (BOW, SNARE, SPEAR, LONG_SWORD),
    ANY_SHEEP: (SHEEP, SHEEP_PREGNANT),
    ANY_CATTLE: (CATTLE, CATTLE_PREGNANT),
}  # what a cost of that kind may be paid with
