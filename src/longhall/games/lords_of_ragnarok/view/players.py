"""The players of the published view."""

from typing import cast

from longhall.games.lords_of_ragnarok.content.rows import ARMIES, Box, box
from longhall.games.lords_of_ragnarok.generated.seen import Seen
from longhall.games.lords_of_ragnarok.view.counts import Counts
from longhall.games.lords_of_ragnarok.view.published import (
    ActionCard,
    Army,
    Artifact,
    Attribute,
    Attributes,
    Blessing,
    Card,
    CorruptedHero,
    Follower,
    Origin,
    Player,
    Power,
    Realm,
    RowCard,
    Runes,
)
from longhall.games.lords_of_ragnarok.view.words import hero, sea_or_none, territory, territory_or_none


def players(seen: Seen, counts: Counts) -> list[Player]:
    its = box(seen.content)
    return [_player(seen, counts, its, seat) for seat in range(seen.seats)]


def _player(seen: Seen, counts: Counts, its: Box, seat: int) -> Player:
    origin = seen.origins[seat]
    armies = _armies(seen, seat)
    return {
        "hero": hero(its, seen.heroes[seat]) if seen.heroes[seat] >= 0 else None,
        "origin": Origin(its.origins[origin].id) if origin >= 0 else None,
        "follower": _follower(seen, counts, its, seat) if seen.followers[seat] >= 0 else None,
        "attributes": _attributes(seen, counts, seat),
        "at": territory_or_none(seen.hero_at[seat]),
        "sea": sea_or_none(seen.drakkar_at[seat]),
        "armies": armies,
        "reserve": ARMIES - len(armies),
        "priests": {"reserve": seen.priests[seat], "supply": counts.supply_priests[seat]},
        "runes": _runes(seen, seat),
        "limits": {"cards": counts.card_limits[seat], "runes": counts.rune_limits[seat]},
        "allies": _allies(seen, its, seat),
        "kills": {"monsters": seen.minis[seat], "tokens": seen.slayers[seat]},
        "artifacts": _artifacts(seen, its, seat),
        "blessings": cast(list[Blessing], list(seen.blessings[seat])),
        "hand": cast(list[Card], list(seen.hands[seat])),
    }


def _attributes(seen: Seen, counts: Counts, seat: int) -> Attributes:
    values = counts.values[seat]
    authority, power, wisdom = (
        Attribute(token=seen.tokens[seat][number], value=value, wounded=seen.wounds[seat][number] == 1)
        for number, value in enumerate(values)
    )
    return {"authority": authority, "power": power, "wisdom": wisdom}


def _armies(seen: Seen, seat: int) -> list[Army]:
    """Those on the board."""
    return [
        {
            "territory": territory(seen.army_at[army]),
            "strength": seen.strengths[army],
            "activated": army in seen.activated,
        }
        for army in range(seat * ARMIES, (seat + 1) * ARMIES)
        if seen.army_at[army] >= 0
    ]


def _runes(seen: Seen, seat: int) -> Runes:
    uruz, othala, algiz = seen.runes[seat]
    return {"uruz": uruz, "othala": othala, "algiz": algiz}


def _allies(seen: Seen, its: Box, seat: int) -> list[Realm]:
    return [Realm(realm.id) for number, realm in enumerate(its.realms) if seen.allies[seat][number]]


def _artifacts(seen: Seen, its: Box, seat: int) -> list[Artifact]:
    return [
        {"artifact": Power(its.artifacts[number].word), "exhausted": seen.exhausted[number] == 1}
        for number, holder in enumerate(seen.holders)
        if holder == seat
    ]


def _follower(seen: Seen, counts: Counts, its: Box, seat: int) -> Follower:
    selected = seen.selected if seen.turn == seat else -1
    return {
        "corrupted": CorruptedHero(its.surtur.heroes[seen.followers[seat]].id),
        "row": [RowCard(card=ActionCard(card), selected=n == selected) for n, card in enumerate(seen.rows[seat])],
        "deck": len(seen.action_decks[seat]),
        "stash": counts.stashes[seat],
    }
