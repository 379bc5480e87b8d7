"""From what an observer sees to the published view of Blood Rage."""

from collections.abc import Sequence
from typing import Final, cast

from longhall.engine.published import Seat, Thing, Turn
from longhall.engine.publisher import Publisher
from longhall.games.blood_rage.content.rows import STATS, Box, box
from longhall.games.blood_rage.generated import seen as see
from longhall.games.blood_rage.generated.seen import Seen
from longhall.games.blood_rage.view.counts import Counts, count
from longhall.games.blood_rage.view.published import (
    WORDS,
    Card,
    Clan,
    Fallen,
    Figure,
    Fjord,
    Group,
    Phase,
    Pillage,
    PillageStage,
    Place,
    Player,
    Province,
    Published,
    Reserve,
    Side,
    Stat,
    Token,
)

# How the state counts places and figures
PLACES: Final = 15  # of the Warriors of a seat: provinces, fjords, reserve, Valhalla
RESERVE: Final = 13
VALHALLA: Final = 14
TROOPS: Final = 3  # Warrior, Leader, Ship; Monsters follow

Standing = list[list[tuple[int, int, int]]]  # by place: seat, kind of figure, number; by seats, then by kinds


def publish(seen: Seen, counts: Counts) -> Published:
    """The table as the observer is told of it."""
    its = box(seen.content)
    standing, raid = _standing(seen), seen.inner(see.SeenPillage)
    clans = [Clan(its.clans[clan].id) if clan >= 0 else None for clan in seen.clans]
    return {
        "over": bool(seen.over),
        "turn": Turn(round=seen.age, number=0, seat=_seat(seen.turn)),
        "who": [Thing(f"clan:{clan}") if clan else None for clan in clans],
        "sealed": list(seen.sealed),
        "phase": Phase(seen.phase) if seen.phase else None,
        "first": Seat(seen.first),
        "players": [_player(seen, counts, seat, clan, standing, its) for seat, clan in enumerate(clans)],
        "provinces": [_province(seen, counts, place, standing, its) for place in range(len(its.provinces))],
        "fjords": [_fjord(seen, number, standing, its) for number in range(len(its.fjords))],
        "discards": _cards(seen.discards),
        "pillage": _pillage(seen, raid, counts, its) if raid is not None else None,
    }


def _seat(number: int) -> Seat | None:
    return Seat(number) if number >= 0 else None


def _cards(words: Sequence[str]) -> list[Card]:
    return cast(list[Card], list(words))


# Figures


def _standing(seen: Seen) -> Standing:
    """What stands in each place, reserve and Valhalla among them."""
    found: Standing = [[] for _ in range(PLACES)]
    for seat in range(seen.seats):
        for place, warriors in enumerate(seen.warriors[seat]):
            if warriors:
                found[place].append((seat, 0, warriors))
        found[seen.leaders[seat]].append((seat, 1, 1))
        found[seen.ships[seat]].append((seat, 2, 1))
        for monster, owner in enumerate(seen.owners):
            if owner == seat and seen.monsters[monster] < PLACES:
                found[seen.monsters[monster]].append((seat, TROOPS + monster, 1))
    return found


def _groups(standing: Sequence[tuple[int, int, int]], its: Box) -> list[Group]:
    return [{"seat": Seat(seat), "figure": Figure(its.figures[kind].id), "n": n} for seat, kind, n in standing]


def _reserve(seen: Seen, seat: int, standing: Standing, its: Box) -> list[Reserve]:
    found: list[Reserve] = []
    for owner, kind, n in standing[RESERVE]:
        if owner == seat:
            figure = its.figures[kind]
            strength = seen.strengths[seat][kind] if kind < TROOPS else figure.strength
            found.append({"figure": Figure(figure.id), "n": n, "cost": 0 if figure.free else strength})
    return found


def _valhalla(seat: int, standing: Standing, its: Box) -> list[Fallen]:
    return [{"figure": Figure(its.figures[kind].id), "n": n} for owner, kind, n in standing[VALHALLA] if owner == seat]


# The clans


def _player(seen: Seen, counts: Counts, seat: int, clan: Clan | None, standing: Standing, its: Box) -> Player:
    rage, axes, horns = (_stat(seen, seat, stat, its) for stat in range(len(STATS)))
    return {
        "clan": clan,
        "glory": seen.glory[seat],
        "rage": seen.rage[seat],
        "passed": bool(seen.passed[seat]),
        "stats": {"rage": rage, "axes": axes, "horns": horns},
        "on_board": counts.on_board[seat],
        "reserve": _reserve(seen, seat, standing, its),
        "valhalla": _valhalla(seat, standing, its),
        "hand": _cards(seen.hands[seat]),
        "quests": _cards(seen.quests[seat]),
        "sheet": _cards(seen.sheets[seat]),
        "pack": _cards(seen.packs[seat]) if seen.packs else [],
    }


def _stat(seen: Seen, seat: int, stat: int, its: Box) -> Stat:
    step, row = seen.stats[seat][stat], its.stats[stat]
    return {"step": step, "value": row.values[step], "legendary": row.legendary[step]}


# The board


def _province(seen: Seen, counts: Counts, place: int, standing: Standing, its: Box) -> Province:
    row = its.provinces[place]
    taken = sum(n for _, _, n in standing[place])
    return {
        "place": Place(row.id),
        "token": Token(its.tokens[seen.tokens[place]].id),
        "pillaged": bool(seen.pillaged[place]),
        "ruined": bool(seen.ruined[place]),
        "doom": seen.dooms.index(place) + 1 if place in seen.dooms else None,
        "doomed": place == _doom(seen),
        "free": row.villages - taken if row.villages else None,
        "figures": _groups(standing[place], its),
        "strengths": list(counts.strengths[place]),
    }


def _doom(seen: Seen) -> int:
    """Where the Doom token lies: it moves on when the destruction is over (BR-RAGNAROK-04), and ends nowhere."""
    if seen.phase == "ragnarok":
        return seen.dooms[seen.age - 1]
    return next((place for place in seen.dooms if not seen.ruined[place]), -1)


def _fjord(seen: Seen, number: int, standing: Standing, its: Box) -> Fjord:
    row = its.fjords[number]
    return {
        "place": Place(row.id),
        "closed": all(seen.ruined[province] for province in row.supports),
        "figures": _groups(standing[len(its.provinces) + number], its),
    }


# The pillage


def _pillage(seen: Seen, raid: see.SeenPillage, counts: Counts, its: Box) -> Pillage:
    return {
        "pillager": Seat(raid.pillager),
        "place": Place(its.provinces[raid.province].id),
        "token": Token(its.tokens[seen.tokens[raid.province]].id),
        "stage": _stage(seen, raid, counts),
        "sides": [_side(seen, raid, counts, seat) for seat in _sides(raid, counts)],
        "winner": _seat(raid.winner),
    }


def _stage(seen: Seen, raid: see.SeenPillage, counts: Counts) -> PillageStage:
    if counts.battle is None:
        return "call" if raid.winner < 0 else "unopposed"
    if counts.battle.revealed is not None:
        return "decided"
    battle = seen.inner(see.SeenBattle)
    return "cards" if battle is not None and battle.step in ("cards", "reveal") else "revealed"


def _sides(raid: see.SeenPillage, counts: Counts) -> list[int]:
    """Who fights; before that is known, whoever has strength there, the strongest after the pillager."""
    if raid.fighters:
        return list(raid.fighters)
    strengths = counts.strengths[raid.province]
    others = [seat for seat, strength in enumerate(strengths) if strength and seat != raid.pillager]
    return [raid.pillager, *sorted(others, key=lambda seat: -strengths[seat])]


def _side(seen: Seen, raid: see.SeenPillage, counts: Counts, seat: int) -> Side:
    battle = counts.battle
    if battle is None:
        strength = counts.strengths[raid.province][seat]
        return {"seat": Seat(seat), "cards": [], "strength": strength, "total": strength}
    total = battle.totals[seat]
    return {
        "seat": Seat(seat),
        "cards": _cards(seen.played[seat] if battle.revealed is None else battle.revealed[seat]),
        "strength": total - raid.bonuses[seat],
        "total": total,
    }


PUBLISHER: Final = Publisher(Seen, count, publish, Published, WORDS)
