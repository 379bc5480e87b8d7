"""What goes on at the table of the published view: one scene at a time."""

from typing import Final, cast

from longhall.engine.published import Seat
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES
from longhall.games.lords_of_ragnarok.content.rows import ARMIES, Box
from longhall.games.lords_of_ragnarok.generated import seen as see
from longhall.games.lords_of_ragnarok.generated.seen import Seen
from longhall.games.lords_of_ragnarok.view.counts import Counts, Judged
from longhall.games.lords_of_ragnarok.view.published import (
    ActionCard,
    Attack,
    Blessing,
    Card,
    Drafting,
    Equal,
    Fighting,
    FollowerStep,
    Following,
    Fury,
    Hunting,
    Judging,
    Origin,
    Scene,
    Selecting,
    Side,
    WoundSlot,
)
from longhall.games.lords_of_ragnarok.view.words import hero, monster, seat_or_none, territory

WISDOM: Final = ATTRIBUTES.index("wisdom")
DEFENDER: Final = 0  # the two sides of a battle, in rows that have an entry for each
ATTACKER: Final = 1
STEPS: Final[tuple[FollowerStep, ...]] = (
    "roll",
    "prayer",
    "hero",
    "runes",
    "maneuver",
    "special",
    "benefit",
    "cleanup",
)


def scene(seen: Seen, counts: Counts, its: Box) -> Scene | None:
    """What is fought out or chosen; else the turn of a Follower, in which all of that may happen, too."""
    frame = seen.inner(see.SeenSelection)
    if frame is not None and frame.step in ("hero", "origin"):
        return _selection(frame, its)
    if seen.offer:
        return _draft(seen)
    fight, hunt = seen.inner(see.SeenBattle), seen.inner(see.SeenHunt)
    if fight is not None and counts.battle is not None:
        return _battle(seen, fight, counts.battle)
    if hunt is not None:
        return _hunt(seen, hunt, counts, its)
    judgement = seen.inner(see.SeenJudgement)
    if judgement is not None and counts.judged is not None:
        return _judgement(seen, judgement, counts.judged, its)
    return _follower(seen) if seen.phase == "follower" and seen.turn >= 0 else None


def _selection(frame: see.SeenSelection, its: Box) -> Selecting:
    return {
        "scene": "selection",
        "seat": Seat(frame.seat),
        "choosing": "hero" if frame.step == "hero" else "origin",
        "heroes": [hero(its, number) for number in frame.heroes],
        "origins": [Origin(its.origins[number].id) for number in frame.origins],
    }


def _draft(seen: Seen) -> Drafting:
    frame = seen.inner(see.SeenDraft)
    order = [] if frame is None else [Seat(seat) for seat in frame.order]
    return {"scene": "draft", "offer": cast(list[Blessing], list(seen.offer)), "order": order}


# Hunts and battles


def _hunt(seen: Seen, hunt: see.SeenHunt, counts: Counts, its: Box) -> Hunting:
    prey = its.prey_word(hunt.prey)
    return {
        "scene": "hunt",
        "hunter": Seat(hunt.seat),
        "monster": monster(its, hunt.prey),
        "monster_side": Seat(hunt.monster_side),
        "attack": _fury(hunt, counts, its) if hunt.attacking >= 0 else None,
        "hand": cast(list[Attack], list(seen.attack_hand)),
        "deck": len(seen.attack),
        "placed": [WoundSlot(f"{prey}.{slot + 1}") for slot in hunt.placed],
        "any_weapon": hunt.wild == 1,
    }


def _fury(hunt: see.SeenHunt, counts: Counts, its: Box) -> Fury:
    card = its.attacks[hunt.attacking]
    return {
        "card": Attack(card.id),
        "needed": card.fury,
        "defence": hunt.defence,
        "blocked": hunt.blocked == 1,
        "weak_point": card.weak_point,
        "against": hunt.weak + counts.values[hunt.seat][WISDOM],
    }


def _battle(seen: Seen, fight: see.SeenBattle, strengths: tuple[int, int]) -> Fighting:
    passed = (0, 0) if fight.step == "clear" else fight.passed
    return {
        "scene": "battle",
        "territory": territory(fight.place),
        "attacker": _side(seen, fight, fight.attacker, ATTACKER, strengths[ATTACKER], passed[ATTACKER] == 1),
        "defender": _side(seen, fight, fight.defender, DEFENDER, strengths[DEFENDER], passed[DEFENDER] == 1),
        "winner": seat_or_none(fight.winner),
    }


def _side(seen: Seen, fight: see.SeenBattle, seat: int, side: int, strength: int, passed: bool) -> Side:
    armies = range(seat * ARMIES, (seat + 1) * ARMIES)
    return {
        "seat": Seat(seat),
        "armies": sum(seen.strengths[army] for army in armies if seen.army_at[army] == fight.place),
        "cards": cast(list[Card], list(seen.played[side])),
        "strength": strength,
        "passed": passed,
    }


# The Followers


def _judgement(seen: Seen, frame: see.SeenJudgement, judged: Judged, its: Box) -> Judging:
    equal: list[Equal] = [
        {
            "territory": None if frame.monsters else territory(number),
            "monster": monster(its, number) if frame.monsters else None,
            "hit": [Seat(seat) for seat in hit],
        }
        for number, hit in zip(frame.equal, judged.hits, strict=True)
    ]
    return {
        "scene": "judgement",
        "judge": Seat(seen.judge),
        "follower": Seat(frame.seat),
        "rule": judged.rule,
        "equal": equal,
    }


def _follower(seen: Seen) -> Following:
    """Its turn stands at the step that comes next while a step goes on; after the last one it is over."""
    frame = seen.inner(see.SeenFollowerTurn)
    following = len(STEPS) if frame is None else STEPS.index(cast(FollowerStep, frame.step))
    row = seen.rows[seen.turn]
    return {
        "scene": "follower",
        "seat": Seat(seen.turn),
        "step": STEPS[max(following - 1, 0)],
        "card": ActionCard(row[seen.selected]) if 0 <= seen.selected < len(row) else None,
    }
