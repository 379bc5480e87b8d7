"""Checks: an observer cannot tell the true world from one that differs only in what it may not know."""

import json

from longhall.engine import driver, windows
from longhall.engine.cards import KNOWN
from longhall.engine.options import Option
from longhall.engine.position import Position
from longhall.engine.reasons import missing_of
from longhall.engine.registry import GameInfo
from longhall.engine.rng import Stream
from longhall.walker.fault import difference
from longhall.walker.scene import After, Scene, look

REASONS = 24  # options of which it is asked why they are not on offer
TRIES = 40  # worlds in which the hidden cards must have moved


class Alike:
    """An observer, and a world that it should not be able to tell from the true one; its chance may be the true one,
    so that only what is hidden differs."""

    def __init__(self, scene: Scene, observer: int, same_chance: bool) -> None:
        self.observer = observer
        self.same_chance = same_chance
        self.world: Position = driver.determinize(scene.g, observer, scene.chance)
        self.keys = self.world.keys[:]
        self.look = look(self.world, observer)
        if same_chance:
            self.world.keys, self.world.counters = scene.g.keys[:], scene.g.counters[:]
        self._after: After | None = None

    def after(self, scene: Scene) -> After | None:
        """What comes of the chosen answer there, if it can be given."""
        if self._after is None and can_answer(self.world, scene.seat, scene.option):
            self._after = After(self.world, scene.seat, scene.option)
        return self._after


def can_answer(g: Position, seat: int, option: Option) -> bool:
    ask = driver.find_ask(g, seat)
    return ask is not None and (option in ask.options or option in ask.anytime)


def alike_to_both(g: Position, one: int, other: int, chance: Stream) -> Position:
    """A world that neither of two observers can tell from this one: only cards that neither knows change places."""
    world: Position = g.copy()
    mine, its = world.know[one], world.know[other]
    both: dict[tuple[int, int], int] = {}
    world.know[one] = bytes(
        KNOWN if KNOWN in pair else both.setdefault(pair, len(both) + 1) for pair in zip(mine, its, strict=True)
    )
    world.redeal(one, chance)
    world.resample((one, other), chance)
    world.know[one] = mine
    driver.run(world)
    return world


def views_are_plain(scene: Scene, alike: Alike) -> str:
    """A view goes through JSON unchanged."""
    view = scene.look(alike.observer)["view"]
    plain = json.loads(json.dumps(view))
    return f"to observer {alike.observer} {difference(view, plain)}" if view != plain else ""


def views_keep_secrets(scene: Scene, alike: Alike) -> str:
    """The observer's view of both worlds is the same."""
    mine, its = scene.look(alike.observer)["view"], alike.look["view"]
    return f"to observer {alike.observer} {difference(mine, its)}" if mine != its else ""


def asks_keep_secrets(scene: Scene, alike: Alike) -> str:
    """The asks that the observer sees are the same."""
    mine, its = scene.look(alike.observer)["asks"], alike.look["asks"]
    return f"to observer {alike.observer} {difference(mine, its, 'asks')}" if mine != its else ""


def quick_answers_keep_secrets(scene: Scene, alike: Alike) -> str:
    """What a server may answer at once for others, and whom a window is open to, is the same."""
    info, observer = scene.game.info, alike.observer
    mine, its = ([_answered_for(info, g, observer), _window(info, g)] for g in (scene.g, alike.world))
    return f"to observer {observer} {difference(mine, its, 'quick')}" if mine != its else ""


def _answered_for(info: GameInfo, g: Position, observer: int) -> list[int]:
    """The seats but the observer's whose question is forced, as all are said to see."""
    asks = [ask for ask in g.open_asks if ask.options and ask.seat != observer]
    return [ask.seat for ask in asks if windows.level_of(info, g, ask) == windows.OPEN]


def _window(info: GameInfo, g: Position) -> list[list[str | int]]:
    return [[ask.name, ask.seat] for ask in windows.queue(info, g)]


def reasons_keep_secrets(scene: Scene, alike: Alike) -> str:
    """Why something is not on offer is the same; a sample of a large vocabulary."""
    if alike.observer == scene.game.seats:
        return ""
    options = scene.game.info.vocabulary.options
    if len(options) > REASONS:
        options = [scene.chance.pick(options) for _ in range(REASONS)]
    for option in options:
        mine = driver.why_not(scene.g, alike.observer, option)
        its = driver.why_not(alike.world, alike.observer, option)
        if (mine, missing_of(mine)) != (its, missing_of(its)):
            return f"to seat {alike.observer} {option.key} is refused with {mine!r} and {its!r}"
    return ""


def streams_are_replaced(scene: Scene, alike: Alike) -> str:
    """No stream of the true world is left in the other."""
    left = set(alike.keys) & set(scene.g.keys)
    return f"streams {sorted(scene.g.keys.index(key) for key in left)} are still there" if left else ""


def hidden_cards_move(scene: Scene, alike: Alike) -> str:
    """Cards that the observer cannot tell apart, and that differ, do change places."""
    observer = alike.observer
    mine, faces = scene.g.know[observer], scene.g.deck.faces
    classes: dict[int, set[int]] = {}
    for card, kind in enumerate(mine):
        classes.setdefault(kind, set()).add(faces[card])
    waiting = {kind for kind, found in classes.items() if kind != KNOWN and len(found) > 1}
    for _ in range(TRIES):
        if not waiting:
            return ""
        world = driver.determinize(scene.g, observer, scene.chance)
        for heap, other in zip(scene.g.heaps(), world.heaps(), strict=True):
            moved = (mine[card] for card, new in zip(heap, other, strict=True) if faces[card] != faces[new])
            waiting.difference_update(moved)
    return f"to observer {observer} the cards of classes {sorted(waiting)} never move" if waiting else ""
