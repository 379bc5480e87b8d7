"""The stack of rules in progress: frames, and the table of their steps.

A frame is one rulebook procedure. `STEPS` names its steps in the rulebook's order; for each step there is either
`do_x(g)`, or the pair `ask_x(g)` and `do_x(g, seat, option)`, and `why_x(g, seat, option)` where people will wonder.
`ask_x` is pure and returns the open asks; none means that the step is over. `do_x` changes the position and says
where to go on: nothing (the next step), `AGAIN` (this step), the name of a step, or `OVER`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from longhall.engine.state import SHAPES, Data, State, fill, to_data

AGAIN: Final = "*again"
OVER: Final = "*over"
END: Final = "*end"  # the step of a frame that is done

Where = str | None


class Frame(State):
    """One procedure in progress."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    ALIASES: ClassVar[Mapping[str, str]] = {}  # old names of steps, for old saves
    WAS: ClassVar[tuple[str, ...]] = ()  # old names of the frame

    def __init__(self) -> None:
        self.step: int = 0  # the place in STEPS
        self.sealed: list[list[int]] = []  # the codes that each seat has sealed so far in this step
        self.ready: list[int] = []  # 1 for each seat that has sealed its whole choice

    @classmethod
    def of_save(cls, data: Data) -> Data:
        """The fields of a saved frame; a class overrides it where older saves have others."""
        return data


class StepTable:
    """The functions of a frame class, a row for each step."""

    def __init__(self, cls: type[Frame]) -> None:
        self.cls = cls
        self.steps = cls.STEPS
        self.length = len(cls.STEPS)
        self.index = {name: i for i, name in enumerate(cls.STEPS)}
        self.index.update({old: self.index[new] for old, new in cls.ALIASES.items()})
        self.asks: list[Callable[..., Any] | None] = []
        self.does: list[Callable[..., Any]] = []
        self.whys: list[Callable[..., Any] | None] = []
        for name in cls.STEPS:
            do = getattr(cls, f"do_{name}", None)
            if do is None:
                raise TypeError(f"{cls.__name__} has a step {name} and no do_{name}")
            self.asks.append(getattr(cls, f"ask_{name}", None))
            self.does.append(do)
            self.whys.append(getattr(cls, f"why_{name}", None))
        loose = {
            method
            for method in dir(cls)
            if method.startswith(("ask_", "do_", "why_")) and method.split("_", 1)[1] not in cls.STEPS
        }
        if loose:
            raise TypeError(f"{cls.__name__} has {sorted(loose)}, which no step names")


STEP_TABLES: Final[dict[type, StepTable]] = {}


def register_frames(classes: Iterable[type]) -> dict[str, type[Frame]]:
    """Check the steps of the frames among the classes of a game against their methods; gives the table of names for
    saves."""
    frames = {cls.__name__: cls for cls in classes if issubclass(cls, Frame)}
    STEP_TABLES.update({cls: StepTable(cls) for cls in frames.values()})
    return frames


def frame_to_data(frame: Frame) -> Data:
    """A frame as plain data, with the name of its step."""
    data = to_data(frame)
    steps = STEP_TABLES[type(frame)].steps
    data["step"] = steps[frame.step] if frame.step < len(steps) else END
    data["frame"] = type(frame).__name__
    return data


def frame_from_data(frames: Mapping[str, type[Frame]], data: Data) -> Frame:
    """The frame that `frame_to_data` wrote."""
    cls = frame_class(frames, data["frame"])
    frame = cls()
    plan = STEP_TABLES[cls]
    fields = {name: value for name, value in data.items() if name not in ("frame", "step")}
    fill(frame, cls.of_save(fields))
    frame.step = len(plan.steps) if data["step"] == END else plan.index[data["step"]]
    return frame


def frame_class(frames: Mapping[str, type[Frame]], name: str) -> type[Frame]:
    """The frame of a name, or the one that was called so when it was saved."""
    found = frames.get(name)
    if found is not None:
        return found
    for cls in frames.values():
        if name in cls.WAS:
            return cls
    raise KeyError(name)


def copy_frame(frame: Frame) -> Frame:
    copied: Frame = SHAPES[type(frame)].copy(frame)
    return copied
