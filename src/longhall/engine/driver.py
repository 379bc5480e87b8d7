"""The driver: it runs frames until somebody must answer, and carries answers out."""

from collections.abc import Callable
from typing import Any, Final

from longhall.engine.errors import IllegalAnswer, RuleError
from longhall.engine.events import eyes_of
from longhall.engine.frames import AGAIN, OVER, STEP_TABLES, Frame, StepTable, Where
from longhall.engine.options import Ask, Option
from longhall.engine.position import UNASKED, Position
from longhall.engine.rng import Stream

_LONGEST: Final = 100_000  # steps without an ask: a loop in the rules


def run(g: Position) -> None:
    """Go on until an ask is open or the game is over."""
    for _ in range(_LONGEST):
        if g.over:
            g.stack, g.open_asks = [], []
            return
        if not g.stack:
            raise RuleError("the last frame is done and nobody finished the game")
        frame = g.stack[-1]
        plan = STEP_TABLES[type(frame)]
        step = frame.step
        if step >= plan.length:
            g.stack.pop()
            continue
        ask = plan.asks[step]
        if ask is None:
            if len(g.stack) <= g.shared_frames:
                frame = g.top()
            _go_on(g, frame, plan, plan.does[step](frame, g))
            continue
        asks = ask(frame, g)
        if asks:
            g.open_asks = _open(g, frame, plan, asks)
            return
        g.top().step = step + 1
    raise RuleError(f"{type(g.stack[-1]).__name__} goes on without end")


def _go_on(g: Position, frame: Frame, plan: StepTable, where: Where) -> None:
    if where is None:
        frame.step += 1
    elif where == OVER:
        frame.step = plan.length
    elif where != AGAIN:
        frame.step = plan.index[where]
    if not g.over:
        g.check()


def _open(g: Position, frame: Frame, plan: StepTable, asks: list[Ask]) -> list[Ask]:
    """The asks as the seats find them: sealed ones minus those already answered, single ones with what may be
    done at any time."""
    for ask in asks:
        if not ask.options:
            raise RuleError(f"{type(frame).__name__}.{plan.steps[frame.step]} asks seat {ask.seat} and offers nothing")
    if asks[0].sealed:
        if not frame.ready:
            g.closed = True  # others may begin to choose at once, and that they have is not to be seen
            frame = g.top()
            frame.sealed = [[] for _ in range(g.seats)]
            frame.ready = [0] * g.seats
        return [_next_part(g, ask) for ask in asks if not frame.ready[ask.seat]]
    if len(asks) > 1:
        raise RuleError(f"{type(frame).__name__}.{plan.steps[frame.step]} asks several seats openly")
    ask = asks[0]
    granted = g.grants(ask) if g.HOOKS.grants else []
    if granted:
        both = dict.fromkeys([*ask.options, *(option for _, option in granted)])  # two cards may grant the same
        ask = ask.with_options(list(both))
    if g.ANYTIME and not ask.part:
        return _with_anytime(g, ask)
    return [ask]


def _with_anytime(g: Position, ask: Ask) -> list[Ask]:
    found = g.anytime(ask.seat, True)
    asks = [ask.with_anytime(found) if found else ask]
    if g.ANYTIME == UNASKED:
        for seat in range(g.seats):
            if seat != ask.seat:
                others = g.anytime(seat, False)
                if others:
                    asks.append(Ask(seat, "anytime", (), anytime=others))
    return asks


def _next_part(g: Position, ask: Ask) -> Ask:
    """The ask for the next part of a sealed choice, found on a private copy."""
    return _ask_of(_trial(g, ask.seat), ask.seat) if g.stack[-1].sealed[ask.seat] else ask


def _ask_of(trial: Position, seat: int) -> Ask:
    """What a seat is asked after the parts that it has sealed so far."""
    frame = trial.stack[-1]
    plan = STEP_TABLES[type(frame)]
    asker = plan.asks[frame.step]
    assert asker is not None
    found: Ask
    for found in asker(frame, trial):
        if found.seat == seat:
            return found
    raise RuleError(f"{type(frame).__name__}.{plan.steps[frame.step]} wants more of seat {seat} and asks nothing")


def _trial(g: Position, seat: int) -> Position:
    """A private copy in which the parts that a seat has sealed so far are carried out; kept until it is done."""
    trial = g.trials.get(seat)
    if trial is None:
        trial = g.copy()
        trial.trying = seat
        frame = trial.top()
        _do_parts(trial, frame, seat, frame.sealed[seat])
        g.trials[seat] = trial
    return trial


def _do_parts(g: Position, frame: Frame, seat: int, codes: list[int]) -> Where:
    """Carry out the parts of a sealed choice; a sealed step pushes nothing and draws nothing."""
    do = STEP_TABLES[type(frame)].does[frame.step]
    options = g.vocabulary().options
    height, counters = len(g.stack), g.counters[:]
    where: Where = None
    g.answering = seat
    for code in codes:
        where = do(frame, g, seat, options[code])
    if len(g.stack) != height or g.counters != counters:
        raise RuleError(f"the sealed step {frame.STEPS[frame.step]} pushes or draws")
    return where


def find_ask(g: Position, seat: int) -> Ask | None:
    """The open ask of a seat."""
    for ask in g.open_asks:
        if ask.seat == seat:
            return ask
    return None


def answer(g: Position, seat: int, option: Option) -> bool:
    """Carry out an answer and go on; says whether it was a sealed one. An illegal one changes nothing."""
    ask = find_ask(g, seat)
    if ask is None:
        asked = [open_ask.seat for open_ask in g.open_asks if open_ask.options]  # what others may do besides is theirs
        raise IllegalAnswer("error.not_asked", seat=seat, asked=asked).for_eyes(eyes_of(seat), answer=option.key)
    chosen = option in ask.options
    if not chosen and option not in ask.anytime:
        legal = [legal.key for legal in (*ask.options, *ask.anytime)]
        error = IllegalAnswer("error.illegal", seat=seat)
        raise error.for_eyes(eyes_of(seat), ask=ask.name, answer=option.key, legal=legal)
    g.answering = seat
    g.closed = False
    g.learnt = 0
    if chosen:
        frame = g.top()
        if ask.sealed:
            _seal(g, frame, ask, option)
        else:
            plan = STEP_TABLES[type(frame)]
            do = plan.does[frame.step]
            where = _by_grant(g, frame, ask, option, do) if g.HOOKS.grants else do(frame, g, seat, option)
            _go_on(g, frame, plan, where)
            run(g)
    else:
        g.do_anytime(seat, option)
        if not g.over:
            g.check()
        run(g)
    return ask.sealed


def _by_grant(g: Position, frame: Frame, ask: Ask, option: Option, do: Callable[..., Any]) -> Where:
    """Carry an option out by the card that granted it, or else by the frame."""
    for listener, granted in g.grants(ask):
        if granted is option:
            where: Where = listener.do(g, ask.seat, frame, option)
            return where
    where = do(frame, g, ask.seat, option)
    return where


def _seal(g: Position, frame: Frame, ask: Ask, option: Option) -> None:
    """Keep a sealed answer; when the last is in, open them all in the order of the seats."""
    seat = ask.seat
    trial = _trial(g, seat) if ask.more else None
    frame.sealed[seat].append(option.code)
    if trial is not None and _do_parts(trial, trial.top(), seat, [option.code]) == AGAIN:
        more = _ask_of(trial, seat)
        g.open_asks = [more if other.seat == seat else other for other in g.open_asks]
        return
    g.trials.pop(seat, None)
    frame.ready[seat] = 1
    if len(g.open_asks) > 1:
        g.open_asks = [other for other in g.open_asks if other.seat != seat]
        return
    sealed, frame.sealed, frame.ready = frame.sealed, [], []
    g.trials = {}
    where: Where = None
    for each, codes in enumerate(sealed):
        if codes:
            where = _do_parts(g, frame, each, codes)
    g.answering = seat
    g.closed = True
    _go_on(g, frame, STEP_TABLES[type(frame)], where)
    run(g)


def determinize(g: Position, observer: int, chance: Stream) -> Any:
    """A position that this observer cannot tell from `g`: hidden cards, sealed answers and streams drawn anew."""
    new: Position = g.copy()
    new.redeal(observer, chance)
    new.resample((observer,), chance)
    if new.stack and new.stack[-1].ready:
        frame = new.stack[-1]
        gone = [seat for seat in range(new.seats) if frame.ready[seat] and seat != observer]
        for seat in range(new.seats):
            if seat != observer:
                frame.sealed[seat] = []
                frame.ready[seat] = 0
        run(new)
        for seat in gone:
            _answer_by_chance(new, frame, seat, chance)
    else:
        run(new)
    return new


def _answer_by_chance(g: Position, frame: Frame, seat: int, chance: Stream) -> None:
    while not frame.ready[seat]:
        ask = find_ask(g, seat)
        assert ask is not None
        _seal(g, frame, ask, chance.pick(ask.options))


def why_not(g: Position, seat: int, option: Option) -> str:
    """The rule that forbids an option to a seat now; empty if it is on offer or no rule is named."""
    ask = find_ask(g, seat)
    if ask is not None and (option in ask.options or option in ask.anytime):
        return ""
    if not g.stack:
        return ""
    frame = g.stack[-1]
    why = STEP_TABLES[type(frame)].whys[frame.step]
    if why is None:
        return ""
    if frame.ready and 0 <= seat < g.seats and frame.sealed[seat]:
        g = _trial(g, seat)
        frame = g.stack[-1]
    return why(frame, g, seat, option) or ""
