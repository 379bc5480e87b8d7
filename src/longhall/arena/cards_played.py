"""Which cards were played in a game; it knows no game."""

from collections import Counter

from longhall.engine.game import Game

Cards = dict[str, dict[str, int]]  # how often a card was played: by its kind and its word


def cards_played(game: Game) -> list[Cards]:
    """What each seat has laid for everybody to see, as the game's `played` says. A word counts up to its first dot:
    what follows says more of the copy, or of how it was used."""
    found: list[Counter[tuple[str, str]]] = [Counter() for _ in range(game.seats)]
    for event in game.events():
        where = game.info.played.get(event["key"])
        if where is not None:
            seat, laid = (event["args"][argument] for argument in where)
            kind = game.info.arguments[where[1]]
            for word in [laid] if isinstance(laid, str) else laid:
                found[seat][kind, word.partition(".")[0]] += 1
    return [_by_kind(counts) for counts in found]


def _by_kind(counts: Counter[tuple[str, str]]) -> Cards:
    cards: Cards = {}
    for (kind, word), times in sorted(counts.items()):
        cards.setdefault(kind, {})[word] = times
    return cards
