"""What can be answered for a seat, and windows: which seats a reaction is open to, though the rules ask one by one.

A question with one option is *forced*. If all can see that, somebody else may give the answer at once; if hidden cards
decide it, a quick answer would tell. Nothing here changes a position: all is tried on private copies, and only when a
face or a server looks.
"""

from longhall.engine import driver
from longhall.engine.events import ALL, ENGINE_ASKS, AskKind
from longhall.engine.options import Ask, Option
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo

CHOSEN, SINGLE, OPEN = 0, 1, 2  # an answer among others; the only one; the only one, as all could see


def kind_of(info: GameInfo, ask: Ask) -> AskKind:
    """What is declared of an ask."""
    return info.asks.get(ask.name) or ENGINE_ASKS.get(ask.name) or ENGINE_ASKS["anytime"]


def is_single(info: GameInfo, ask: Ask) -> bool:
    """Is there nothing else that the seat could do?"""
    if len(ask.options) != 1:
        return False
    counts = kind_of(info, ask).besides
    return not any(ALL in counts or option.verb in counts for option in ask.anytime)


def level_of(info: GameInfo, g: Position, ask: Ask) -> int:
    """How free a seat is in its answer: `CHOSEN`, `SINGLE` or `OPEN`."""
    if not is_single(info, ask):
        return CHOSEN
    return OPEN if kind_of(info, ask).open or g.has_choice(ask) is False else SINGLE


def level(info: GameInfo, g: Position, seat: int) -> int:
    """The same of the open question to a seat."""
    ask = driver.find_ask(g, seat)
    return CHOSEN if ask is None else level_of(info, g, ask)


def forced(info: GameInfo, g: Position, lonely: int = -1) -> tuple[int, Option] | None:
    """A seat and the one answer that it can give, if nobody learns more from a quick answer than from a late one.
    `lonely` plays with bots alone: they do not care how long something takes."""
    for ask in g.open_asks:
        if ask.options and is_single(info, ask):
            shown = ask.seat == lonely or level_of(info, g, ask) == OPEN
            if shown or (ask.sealed and _is_part(info, g, ask)):
                return ask.seat, ask.options[0]
    return None


def _is_part(info: GameInfo, g: Position, ask: Ask) -> bool:
    """Is it a part of a sealed choice in which the seat itself has chosen or will choose? When the whole is done is
    all that others see of it."""
    if g.stack[-1].sealed[ask.seat]:
        return True
    trial: Position = g.copy()
    frames = len(trial.stack)
    answered = ask
    while True:
        driver.answer(trial, ask.seat, answered.options[0])
        if len(trial.stack) != frames or not trial.stack[-1].ready or trial.stack[-1].ready[ask.seat]:
            return False
        following = driver.find_ask(trial, ask.seat)
        if following is None or not following.options:
            return False
        if not is_single(info, following):
            return True
        answered = following


def window_of(info: GameInfo, g: Position) -> Ask | None:
    """The open question, if it is a window: a reaction whose options hidden cards decide."""
    if len(g.open_asks) != 1 or g.open_asks[0].sealed:
        return None
    ask = g.open_asks[0]
    return ask if kind_of(info, ask).window and g.has_choice(ask) is None else None


def row_of(info: GameInfo, g: Position) -> list[tuple[Ask, bool]]:
    """The questions of the open window in the order of the rules, each as it is asked when all seats before it pass;
    and whether hidden cards decide what the seat may do, or all know that it can only pass."""
    first = window_of(info, g)
    found: list[tuple[Ask, bool]] = []
    trial: Position | None = None if first is None else g
    while first is not None and trial is not None and len(trial.open_asks) == 1:
        ask = trial.open_asks[0]
        again = ask.seat in [other.seat for other, _ in found]
        choice = trial.has_choice(ask)
        if again or choice or ask.sealed or ask.name != first.name or ask.about != first.about:
            break
        found.append((ask, choice is None))
        trial = passing(info, trial, ask)
    return found


def queue(info: GameInfo, g: Position, lonely: int = -1) -> list[Ask]:
    """The questions of the seats to which the open window is open. A lonely one that can only pass needs none."""
    row = row_of(info, g)
    return [ask for ask, shown in row if shown and not (ask.seat == lonely and is_single(info, ask))]


def passing(info: GameInfo, g: Position, ask: Ask) -> Position | None:
    """A private copy in which this seat has passed; nothing, if others learn of that or if it ends the game."""
    trial: Position = g.copy()
    trial.told = []
    driver.answer(trial, ask.seat, pass_of(info, ask))
    told, trial.told = trial.told, None
    return None if told or trial.over else trial


def pass_of(info: GameInfo, ask: Ask) -> Option:
    """The option that lets a window go by."""
    return info.vocabulary.by_key[kind_of(info, ask).window]
