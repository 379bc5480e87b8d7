"""Checks: asks and answers, and that nothing gets lost."""

from longhall.engine import driver
from longhall.engine.errors import IllegalAnswer, RuleError
from longhall.engine.options import Option
from longhall.engine.position import Position
from longhall.engine.refusals import looked_for, reason
from longhall.engine.validation import card_fault
from longhall.walker.scene import After, Scene, is_still, unlike


def asking_changes_nothing(scene: Scene) -> str:
    """Asking again gives the same asks and leaves the position as it is."""
    again: Position = scene.g.copy()
    driver.run(again)
    return unlike(scene.g, again)


def asks_are_sound(scene: Scene) -> str:
    """No ask is empty, no seat is asked twice, no option is offered twice, and somebody must answer."""
    asks = scene.g.open_asks
    if not any(ask.options for ask in asks):
        return "nobody must answer, and the game is not over"
    if len({ask.seat for ask in asks}) < len(asks):
        return f"a seat is asked twice: {asks}"
    for ask in asks:
        offered = [*ask.options, *ask.anytime]
        if not offered or len(set(offered)) < len(offered):
            return f"an ask is empty, or offers an option twice: {ask} {list(ask.anytime)}"
    return ""


def options_are_accepted(scene: Scene) -> str:
    """What is offered can be answered: the chosen option, or in a thorough look all that anybody may answer."""
    tried = scene.offered() if scene.thorough else [(scene.seat, scene.option)]
    found = (_accepted(scene, seat, option) for seat, option in tried)
    return next(filter(None, found), "")


def _accepted(scene: Scene, seat: int, option: Option) -> str:
    try:
        if seat == scene.seat:
            scene.after_answer(option)
        else:
            After(scene.g, seat, option)
    except RuleError:
        raise
    except Exception as error:
        if is_still(scene.g, scene.data):  # or else the copy was not independent, as another check will say
            return f"seat {seat} answers {option.key}: {type(error).__name__}: {error}"
    return ""


def other_options_are_refused(scene: Scene) -> str:
    """An option that is not offered is refused, and nothing changes."""
    vocabulary = scene.game.info.vocabulary.options
    option = scene.chance.pick(vocabulary)
    seat = scene.chance.below(scene.game.seats)
    if (seat, option) in scene.offered():
        return ""
    tried: Position = scene.g.copy()
    try:
        driver.answer(tried, seat, option)
    except IllegalAnswer:
        return unlike(scene.g, tried)
    return f"seat {seat} may answer {option.key}, which is not offered"


def refusals_have_reasons(scene: Scene) -> str:
    """Of everything that people would look for in a question and do not find, a rule or a number says why."""
    asks = scene.game.info.asks
    for ask in scene.g.open_asks:
        for option in looked_for(scene.g, ask, asks.get(ask.name)):
            if not reason(scene.g, asks, ask.seat, option):
                return f"nothing says why seat {ask.seat}, asked {ask.name}, cannot answer {option.key}"
    return ""


def cards_are_conserved(scene: Scene) -> str:
    """Every card lies in exactly one heap."""
    return card_fault(scene.g)


def sums_are_right(scene: Scene) -> str:
    """What the game itself counts adds up."""
    return "; ".join(scene.g.faults())
