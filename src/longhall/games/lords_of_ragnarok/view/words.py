"""Numbers of the fields as words: -1 stands for nobody and nowhere there, and territories are numbered from 0."""

from typing import Final

from longhall.engine.published import Seat
from longhall.games.lords_of_ragnarok.content.rows import Box, box
from longhall.games.lords_of_ragnarok.view.published import Hero, Monster, Sea, Territory

NUMBERS: Final = [str(number + 1) for number in range(max(len(side.territories) for side in box().maps))]


def seat_or_none(seat: int) -> Seat | None:
    return Seat(seat) if seat >= 0 else None


def territory(place: int) -> Territory:
    return Territory(NUMBERS[place])


def territory_or_none(place: int) -> Territory | None:
    return Territory(NUMBERS[place]) if place >= 0 else None


def sea_or_none(sea: int) -> Sea | None:
    return Sea(NUMBERS[sea]) if sea >= 0 else None


def hero(its: Box, number: int) -> Hero:
    return Hero(its.heroes[number].id)


def monster(its: Box, prey: int) -> Monster:
    return Monster(its.prey_word(prey))
