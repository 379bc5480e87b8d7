"""From what an observer sees to the published view of Kardnarök."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from longhall.engine.published import Seat, Thing, Turn
from longhall.engine.publisher import Publisher
from longhall.engine.seen import SeenFrame
from longhall.games.kardnarok.content.rows import box
from longhall.games.kardnarok.generated import seen as see
from longhall.games.kardnarok.generated.seen import Seen
from longhall.games.kardnarok.options import NORN
from longhall.games.kardnarok.view.counts import Counts, Tallied, count
from longhall.games.kardnarok.view.published import (
    WORDS,
    Bargain,
    Bonuses,
    Card,
    Combat,
    Contract,
    Forces,
    Held,
    Help,
    Hero,
    Kingdom,
    Mode,
    NornState,
    NornWay,
    Phase,
    Player,
    Published,
    Ragnarok,
    Ritual,
    Role,
    Scene,
    Side,
    Sum,
    SumLine,
    Tally,
    UsedNorn,
)

ROLES: Final[tuple[Role, Role]] = ("attacker", "defender")
RITUALS: Final[tuple[Ritual, ...]] = ("odin", "thor", "frey")
HELP: Final[tuple[Help, ...]] = ("helps", "stands_aside")
NORN_STATES: Final[tuple[NornState, ...]] = ("announced", "in_effect", "cancelled")
CANCELLED: Final = 2
PHASES: Final[Mapping[type[SeenFrame], Phase]] = {
    see.SeenWholeGame: "boards",
    see.SeenRound: "muster",
    see.SeenRefill: "refill",
    see.SeenAssemble: "muster",
    see.SeenChangeArmy: "turn",
    see.SeenInitiative: "initiative",
    see.SeenHire: "bargain",
    see.SeenResult: "result",
    see.SeenLosses: "result",
}


def publish(seen: Seen, counts: Counts) -> Published:
    """The table as the observer is told of it."""
    its = box(seen.content)
    kingdoms = [Kingdom(its.kingdoms[board][0]) if board >= 0 else None for board in seen.kingdoms]
    turn = seen.inner(see.SeenAttackTurn)
    return {
        "over": bool(seen.over),
        "turn": Turn(round=seen.round, number=seen.turn, seat=Seat(turn.seat) if turn else None),
        "who": [Thing(f"kingdom:{kingdom}") if kingdom else None for kingdom in kingdoms],
        "sealed": list(seen.sealed),
        "mode": cast(Mode, seen.mode),
        "rounds": its.modes[seen.mode].rounds,
        "first": Seat(seen.first),
        "order": cast(list[Seat], list(counts.order)),
        "clockwise": counts.clockwise,
        "troop_strength": counts.troop_strength,
        "laws": cast(list[Ragnarok], list(seen.laws)),
        "norn_price": counts.norn_price,
        "piles": {
            "warriors": len(seen.warriors),
            "norns": len(seen.norns),
            "heroes": len(seen.heroes),
            "silver": len(seen.bag),
        },
        "players": [_player(seen, counts, seat, kingdom) for seat, kingdom in enumerate(kingdoms)],
        "phase": _phase(seen),
        "combat": _combat(seen, counts) if seen.fighters else None,
        "scene": _scene(seen),
    }


def _player(seen: Seen, counts: Counts, seat: int, kingdom: Kingdom | None) -> Player:
    its = box(seen.content)
    step, coins, leading = seen.cubes[seat], seen.coins[seat], seen.leading[seat]
    return {
        "kingdom": kingdom,
        "wealth": counts.wealth[seat],
        "silver": sorted(map(_value, seen.captured[seat]), reverse=True),
        "bronze": seen.bronze[seat],
        "prize": _value(coins[0]) if coins else None,
        "defence": {"step": step, "force": its.defence_steps[step]},
        "resting": _ritual(seen.resting[seat]),
        "exchanged": bool(seen.exchanged[seat]),
        "hand": _cards(seen.hands[seat]),
        "held": _held(seen.hands[seat], its.norn_words),
        "army": _cards(seen.armies[seat]),
        "hero": Hero(leading[0]) if leading else None,
        "reserve": cast(list[Hero], list(seen.reserve[seat])),
    }


def _value(coin: str) -> int:
    """Of a silver coin; those that are drawn are always known."""
    return int(coin.partition(".")[2])


def _ritual(number: int) -> Ritual | None:
    return RITUALS[number] if number >= 0 else None


def _cards(words: Sequence[str]) -> list[Card]:
    return cast(list[Card], list(words))


def _held(hand: Sequence[str], norns: frozenset[str]) -> Held:
    found = sum(word in norns or word.startswith("?norn") for word in hand)
    return {"warriors": len(hand) - found, "norns": found}


def _phase(seen: Seen) -> Phase:
    """What the innermost procedure belongs to that is a part of the rulebook's turn."""
    for frame in reversed(seen.frames):
        phase = PHASES.get(type(frame))
        if phase is not None:
            return phase
        if isinstance(frame, see.SeenCombat):
            return _phase_of_combat(seen, frame.step)
        if isinstance(frame, see.SeenAttackTurn):
            return "turn" if frame.step in ("announce", "combat") else "muster"
    return "over"


def _phase_of_combat(seen: Seen, step: str) -> Phase:
    if step == "ritual":
        return "ritual"
    if step == "precombat":
        return "precombat"
    if seen.revealed:
        return "initiative"
    return "precombat" if seen.gods[0] >= 0 else "ritual"


def _scene(seen: Seen) -> Scene | None:
    frame = seen.top()
    if isinstance(frame, see.SeenAssemble):
        seats = [seat for seat in (*frame.seats, *frame.gaps) if not (frame.ready and frame.ready[seat])]
        return {"scene": "muster", "seats": cast(list[Seat], sorted(seats))}
    if isinstance(frame, see.SeenDiscardCard):
        return {"scene": "spying", "seat": Seat(frame.seat), "holder": Seat(frame.holder)}
    return None


# The combat


def _combat(seen: Seen, counts: Counts) -> Combat:
    tallied = counts.tallied
    return {
        "attacker": _side(seen, 0, tallied),
        "defender": _side(seen, 1, tallied),
        "ahead_on_tie": Seat(seen.fighters[counts.ahead_on_tie]),
        "norns": [_norn(seen, number, use) for number, use in enumerate(seen.uses)],
        "tally": _tally(seen, tallied) if tallied else None,
        "bargain": _bargain(seen),
        "winner": Seat(seen.fighters[seen.winner]) if seen.winner >= 0 else None,
    }


def _side(seen: Seen, role: int, tallied: Tallied | None) -> Side:
    return {
        "seat": Seat(seen.fighters[role]),
        "ritual": _ritual(seen.gods[role]),
        "villagers": _cards(seen.villagers[role]),
        "thor_places": _cards(seen.thor_places[role]),
        "contract": _contract(seen, role),
        "hexed": _holds(seen, seen.hexes, role),
        "plagued": _holds(seen, seen.plagues, role),
        "bonuses": _bonuses(seen, role, tallied.forces[role]) if tallied else None,
    }


def _contract(seen: Seen, role: int) -> Contract | None:
    kind = seen.contracts[role]
    if not kind:
        return None
    return {"mercenary": Seat(seen.mercenaries[role]), "help": HELP[kind - 1], "price": seen.prices[role]}


def _holds(seen: Seen, effects: Sequence[Sequence[int]], role: int) -> bool:
    """Is one of these effects of Norns on this role, and was its Norn not cancelled?"""
    return any(effect[1] == role and seen.uses[effect[0]][3] != CANCELLED for effect in effects)


def _bonuses(seen: Seen, role: int, forces: Sequence[Sequence[int]]) -> Bonuses:
    army = len(seen.armies[seen.fighters[role]])
    return {
        "army": [bonus for _, bonus in forces[:army]],
        "hero": forces[army][1] if len(forces) > army else None,
    }


def _norn(seen: Seen, number: int, use: Sequence[int]) -> UsedNorn:
    option, seat, role, state = use
    forces: Forces = {"attacker": 0, "defender": 0}
    for of, target, amount in seen.shifts:
        if of == number and state != CANCELLED:
            forces[ROLES[target]] += amount
    return {
        "way": NornWay(NORN[option].word),
        "seat": Seat(seat),
        "role": ROLES[role] if role >= 0 else None,
        "state": NORN_STATES[state],
        "forces": forces,
    }


def _tally(seen: Seen, tallied: Tallied) -> Tally:
    attack, defence = tallied.lines
    sums: list[Sum] = [
        {"line": cast(SumLine, line), "forces": {"attacker": attack[line], "defender": defence[line]}}
        for line in attack
        if attack[line] or defence[line]
    ]
    return {
        "totals": {"attacker": tallied.totals[0], "defender": tallied.totals[1]},
        "leader": Seat(seen.fighters[tallied.leader]),
        "trailer": Seat(seen.fighters[1 - tallied.leader]),
        "sums": sums,
    }


def _bargain(seen: Seen) -> Bargain | None:
    hire = seen.inner(see.SeenHire)
    if hire is None:
        return None
    return {
        "employer": Seat(seen.fighters[hire.role]),
        "outsider": Seat(hire.outsider) if hire.outsider >= 0 else None,
        "bid": hire.bid or None,
        "against": hire.against or None,
        "counter": hire.counter or None,
        "prices": [price or None for price in hire.named],
        "waiting": cast(list[Seat], list(hire.round_trip)),
    }


PUBLISHER: Final = Publisher(Seen, count, publish, Published, WORDS)
