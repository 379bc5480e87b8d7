"""From what an observer sees to the published view of Lords of Ragnarok."""

from typing import Final, cast

from longhall.engine.published import Seat, Thing, Turn
from longhall.engine.publisher import Publisher
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.rows import Box, box
from longhall.games.lords_of_ragnarok.generated.seen import Seen
from longhall.games.lords_of_ragnarok.view.board import beasts, monuments, regions, territories, wheel
from longhall.games.lords_of_ragnarok.view.counts import Counts, count
from longhall.games.lords_of_ragnarok.view.players import players
from longhall.games.lords_of_ragnarok.view.published import (
    WORDS,
    BoardSide,
    Challenge,
    Doom,
    Omen,
    Phase,
    Power,
    Published,
    Race,
    Ragnarok,
    Requirement,
    Surtur,
    TrackSide,
)
from longhall.games.lords_of_ragnarok.view.scenes import scene
from longhall.games.lords_of_ragnarok.view.words import seat_or_none

IN_BOX: Final = -2  # the holder of an artifact that went back into the box


def publish(seen: Seen, counts: Counts) -> Published:
    """The table as the observer is told of it."""
    its = box(seen.content)
    side = its.map_for(seen.seats)
    uruz, othala, algiz = seen.supply
    return {
        "over": bool(seen.over),
        "turn": _turn(seen),
        "who": [_who(seen, its, seat) for seat in range(seen.seats)],
        "sealed": list(seen.sealed),
        "board": cast(BoardSide, side.id),
        "track_side": cast(TrackSide, seen.track_side),
        "phase": cast(Phase, seen.phase),
        "order": [Seat(seat) for seat in seen.order],
        "players": players(seen, counts),
        "territories": territories(seen),
        "regions": regions(seen, side),
        "monuments": monuments(seen, its),
        "wheel": wheel(seen),
        "beasts": beasts(seen, its),
        "supply": {"uruz": uruz, "othala": othala, "algiz": algiz},
        "temples": seen.built,
        "piles": {
            "combat": len(seen.combat),
            "attack": len(seen.attack),
            "blessing": len(seen.blessing),
            "event": len(seen.event),
        },
        "spent": [Power(its.powers[its.entries[entry].power].word) for entry in seen.spent],
        "boxed": [Power(its.artifacts[n].word) for n, holder in enumerate(seen.holders) if holder == IN_BOX],
        "races": _races(counts, its, side),
        "ragnarok": _ragnarok(seen, counts, its, side),
        "doom": _doom(seen) if seen.doomer >= 0 else None,
        "victor": seat_or_none(seen.victor),
        "surtur": _surtur(seen, counts, its) if max(seen.followers) >= 0 else None,
        "scene": scene(seen, counts, its),
    }


def _turn(seen: Seen) -> Turn:
    number = seen.order.index(seen.turn) if seen.turn >= 0 else 0
    return {"round": int(seen.phase != "selection"), "number": number, "seat": seat_or_none(seen.turn)}


def _who(seen: Seen, its: Box, seat: int) -> Thing | None:
    """The hero of a person, the corrupted one of a Follower."""
    follower, hero = seen.followers[seat], seen.heroes[seat]
    if follower >= 0:
        return Thing(f"corrupted_hero:{its.surtur.heroes[follower].id}")
    return Thing(f"hero:{its.heroes[hero].id}") if hero >= 0 else None


# How far everybody is


def _races(counts: Counts, its: Box, side: Map) -> list[Race]:
    return [
        {"victory": "jarl", "need": its.constants.jarl_regions, "have": list(counts.regions)},
        {"victory": "gothi", "need": side.gothi_temples, "have": list(counts.temples)},
        {"victory": "slayer", "need": side.kills, "have": list(counts.kills)},
    ]


def _ragnarok(seen: Seen, counts: Counts, its: Box, side: Map) -> Ragnarok:
    first = counts.ragnarok_order[0]
    return {
        "needed": its.constants.ragnarok_cards,
        "requirements": [
            {"requirement": Requirement(card.id), "omen": _omen(seen.fulfilled[number] == 1, counts.holds[number])}
            for number, card in enumerate(side.requirements)
        ],
        "counts": list(counts.ragnarok_counts),
        "order": [Seat(seat) for seat in counts.ragnarok_order],
        "lord": Seat(first) if counts.ragnarok_counts[first] else None,
    }


def _omen(turned: bool, holds: bool) -> Omen:
    if turned:
        return "turned"
    return "holds" if holds else "open"


def _doom(seen: Seen) -> Doom:
    return {"seat": Seat(seen.doomer), "last_turns": [Seat(seat) for seat in seen.last_turns]}


def _surtur(seen: Seen, counts: Counts, its: Box) -> Surtur:
    out, card = sum(seen.desolate), its.surtur
    return {
        "slots": [
            {"number": number, "out": place < out, "blessing": number in card.blessing_slots}
            for place, number in enumerate(card.slots)
        ],
        "removal": counts.removal,
        "judge": seat_or_none(seen.judge),
        "challenges": [
            Challenge(challenge.id)
            for challenge, in_play in zip(card.challenges, seen.challenges, strict=True)
            if in_play
        ],
    }


PUBLISHER: Final = Publisher(Seen, count, publish, Published, WORDS)
