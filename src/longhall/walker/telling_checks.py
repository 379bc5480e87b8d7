"""Checks: what is told is what is seen, nothing leaks, and the way back is closed where something was learnt."""

from longhall.engine import driver
from longhall.engine.options import Option
from longhall.engine.position import Position
from longhall.walker.fault import difference
from longhall.walker.scene import After, Look, Scene, unlike
from longhall.walker.secrecy_checks import Alike, alike_to_both


def told_and_seen_agree(scene: Scene, alike: Alike) -> str:
    """Two worlds that looked alike: who is told the same after the same answer sees the same."""
    after = _comparable(scene, alike)
    if after is None or scene.after.events(alike.observer) != after.events(alike.observer):
        return ""
    return _looks_differ(scene, alike.observer, after)


def events_keep_secrets(scene: Scene, alike: Alike) -> str:
    """Two worlds that looked alike and have the same chance: who sees the same after the same answer, and was shown
    no card, is told the same."""
    after, observer = _comparable(scene, alike), alike.observer
    opened = scene.ask.sealed and not scene.ask.private
    if after is None or opened or not alike.same_chance or scene.after.learnt(observer) or after.learnt(observer):
        return ""
    return "" if scene.after.look(observer) != after.look(observer) else _told_differ(scene, observer, after)


def frames_keep_secrets(scene: Scene, alike: Alike) -> str:
    """Two worlds that looked alike and have the same chance: who is told and sees the same after the same answer, and
    was shown no card, has seen the same at every event on the way."""
    after, observer, info = _comparable(scene, alike), alike.observer, scene.game.info
    opened = scene.ask.sealed and not scene.ask.private
    if after is None or opened or not alike.same_chance or scene.after.learnt(observer) or after.learnt(observer):
        return ""
    if info.publisher is None or scene.after.events(observer) != after.events(observer):
        return ""
    if scene.after.look(observer) != after.look(observer):
        return ""
    mine, its = scene.after.frames(observer, info), after.frames(observer, info)
    return f"{scene.option.key}: observer {observer} is shown {difference(mine, its, 'frames')}" if mine != its else ""


def way_back_is_honest(scene: Scene, alike: Alike) -> str:
    """If the same answer looks different to the acting seat, or to another, in worlds that looked alike to both, it
    closes the way back."""
    observer = alike.observer
    if scene.after.closed or (scene.ask.sealed and observer != scene.seat):
        return ""
    if observer == scene.seat:
        after = alike.after(scene)
        assert after is not None
    else:
        after = After(alike_to_both(scene.g, scene.seat, observer, scene.chance), scene.seat, scene.option)
    return _looks_differ(scene, observer, after) or _told_differ(scene, observer, after)


def closing_keeps_secrets(scene: Scene, alike: Alike) -> str:
    """Whether an answer closes the way back does not depend on what the seat may not know, and can be said before."""
    if alike.observer != scene.seat:
        return ""
    after = alike.after(scene)
    assert after is not None
    said = scene.game.closes(scene.seat, scene.option)
    found = {scene.after.closed, after.closed, said}
    return f"{scene.option.key} closes the way back in one world and not in another" if len(found) > 1 else ""


def answers_are_told(scene: Scene, alike: Alike) -> str:
    """Two answers of another seat: who is told the same sees the same. The parts of a choice may be told at its end."""
    observer, other = alike.observer, _other_answer(scene, alike.observer)
    if other is None or scene.after.events(observer) != other.events(observer):
        return ""
    if any(_goes_on(after.world, scene.seat) for after in (scene.after, other)):
        return ""
    return _looks_differ(scene, observer, other)


def private_answers_stay_private(scene: Scene, alike: Alike) -> str:
    """Two answers of another seat to a private ask: who sees the same is told the same."""
    observer = alike.observer
    other = _other_answer(scene, observer) if scene.ask.private else None
    if other is None or scene.after.look(observer) != other.look(observer):
        return ""
    return _told_differ(scene, observer, other)


def sealed_answers_are_silent(scene: Scene, alike: Alike) -> str:
    """Until sealed answers are opened, the others see at most that a seat is ready, and are told nothing."""
    observer = alike.observer
    if not scene.ask.sealed or scene.after.closed or observer == scene.seat:
        return ""
    if scene.after.events(observer):
        return f"observer {observer} is told {scene.after.events(observer)}"
    before = _without_ready(scene.look(observer), scene.seat)
    after = _without_ready(scene.after.look(observer), scene.seat)
    return f"observer {observer} sees {difference(before, after)}" if before != after else ""


def sealed_answers_commute(scene: Scene) -> str:
    """Whoever seals first, and in whatever order the parts come in, the outcome is the same."""
    asks = scene.g.open_asks
    if not scene.ask.sealed or len(asks) < 2 or any(scene.g.stack[-1].sealed):
        return ""
    choices = {ask.seat: _whole_choice(scene, ask.seat) for ask in asks}
    in_order = [(seat, option) for seat, parts in choices.items() for option in parts]
    mixed = []
    while any(choices.values()):
        waiting = [seat for seat, parts in choices.items() if parts]
        seat = scene.chance.pick(waiting)
        mixed.append((seat, choices[seat].pop(0)))
    one, other = scene.g.copy(), scene.g.copy()
    for world, answers in ((one, in_order), (other, mixed)):
        for seat, option in answers:
            driver.answer(world, seat, option)
    return unlike(one, other)


def _whole_choice(scene: Scene, seat: int) -> list[Option]:
    """All the parts of a seat's sealed choice, by chance."""
    world: Position = scene.g.copy()
    chosen: list[Option] = []
    while (ask := driver.find_ask(world, seat)) is not None:
        chosen.append(scene.chance.pick(ask.options))
        driver.answer(world, seat, chosen[-1])
    return chosen


def _comparable(scene: Scene, alike: Alike) -> After | None:
    """The same answer in the other world; sealed ones only when both open, as the parts sealed so far may differ."""
    after = alike.after(scene)
    if after is not None and scene.ask.sealed and alike.observer != scene.seat:
        return after if after.closed and scene.after.closed else None
    return after


def _other_answer(scene: Scene, observer: int) -> After | None:
    """What comes of another answer of the acting seat; not for itself, and not while answers are sealed."""
    option = scene.other_option()
    if option is None or observer == scene.seat:
        return None
    after = scene.after_answer(option)
    return None if scene.ask.sealed and not (after.closed and scene.after.closed) else after


def _goes_on(g: Position, seat: int) -> bool:
    """Is this seat in the midst of a choice?"""
    ask = driver.find_ask(g, seat)
    return ask is not None and ask.part


def _looks_differ(scene: Scene, observer: int, other: After) -> str:
    mine, its = scene.after.look(observer), other.look(observer)
    return f"{scene.option.key}: observer {observer} sees {difference(mine, its)}" if mine != its else ""


def _told_differ(scene: Scene, observer: int, other: After) -> str:
    mine, its = scene.after.events(observer), other.events(observer)
    return f"{scene.option.key}: observer {observer} is told {difference(mine, its)}" if mine != its else ""


def _without_ready(seen: Look, seat: int) -> Look:
    """What is seen, but for whether a seat is ready."""
    procedure = [
        {name: value for name, value in frame.items() if name != "ready"} for frame in seen["view"]["procedure"]
    ]
    return {
        "view": {**seen["view"], "procedure": procedure},
        "asks": [ask for ask in seen["asks"] if ask["seat"] != seat],
    }
