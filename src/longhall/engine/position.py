"""A position: the state of a game with its stack of frames. Rules call it `g`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from longhall.engine.cards import Cards, heaps_of, replace_cards
from longhall.engine.events import Event
from longhall.engine.frames import Frame, copy_frame
from longhall.engine.hooks import Hooks, Listener
from longhall.engine.options import Ask, Option, Vocabulary
from longhall.engine.outcomes import Outcome
from longhall.engine.reasons import Missing
from longhall.engine.rng import Stream
from longhall.engine.state import SHAPES, Grid, Public, Unsaved, replaced_at, same

NEVER: Final = 0
ASKED: Final = 1
UNASKED: Final = 2
NOBODY: Final = -1
Kind = TypeVar("Kind", bound=Frame)
OWNERS: Final = 16  # listeners in play are written as listener * 16 + owner


class Position(Cards):
    """Everything that search has to copy. A game adds its fields and overrides the methods at the end."""

    HOOKS: ClassVar[Hooks] = Hooks()
    ANYTIME: ClassVar[int] = NEVER  # who may do things at any time: nobody, a seat that is asked, every seat

    def __init__(self) -> None:
        super().__init__()
        self.over: Public[str] = ""  # why the game ended; empty while it runs
        self.content: Public[str] = ""  # the content packs that are in play, see engine/packs.py; empty for none
        self.result: int = 0  # what the last frame found out
        self.playing: Grid = ()  # for each hook the listeners in play, with their owners
        self.stack: Unsaved[list[Frame]] = []  # the frames in progress, the innermost last
        self.shared_frames: Unsaved[int] = 0  # how many of them, from the bottom, copies share until they change
        self.open_asks: Unsaved[list[Ask]] = []  # the open asks, as the driver last found them
        self.trials: Unsaved[dict[int, Position]] = {}  # private copies of seats in the middle of a sealed choice
        self.trying: Unsaved[int] = NOBODY  # whose private copy this is
        self.told: Unsaved[list[Event] | None] = None  # what was told in the running answer; None: nobody listens
        self.shots: Unsaved[list[Position] | None] = None  # this position at each of these events; None: nobody looks
        self.hooks: Unsaved[Hooks] = self.HOOKS  # who listens in the content that is in play

    def copy(self) -> Any:
        """An independent position; it shares the open asks, which never change, and tells nobody."""
        new: Position = SHAPES[type(self)].copy(self)
        new.deck = self.deck
        new.answering = -1
        new.closed = False
        new.learnt = 0
        new.stack = self.stack[:]
        new.shared_frames = self.shared_frames = len(self.stack)
        new.open_asks = self.open_asks
        new.trials = {}
        new.trying = NOBODY
        new.told = None
        new.shots = None
        new.hooks = self.hooks
        self.share(new)
        return new

    def shot(self) -> Any:
        """A copy in the middle of a step: the frames that the step may still change are copied at once."""
        shared = self.shared_frames
        new: Position = self.copy()
        self.shared_frames = new.shared_frames = shared
        new.stack[shared:] = [copy_frame(frame) for frame in self.stack[shared:]]
        return new

    def same_as(self, other: "Position") -> bool:
        """Equal in every field and frame."""
        return (
            same(self, other)
            and len(self.stack) == len(other.stack)
            and all(same(mine, its) for mine, its in zip(self.stack, other.stack, strict=True))
        )

    def heaps(self) -> list[list[int]]:
        """Every heap and pile, those of the frames last."""
        found = super().heaps()
        for frame in self.stack:
            found.extend(heaps_of(frame))
        return found

    def replace_cards(self, becomes: Sequence[int]) -> None:
        """Frames may hold cards, too."""
        super().replace_cards(becomes)
        for frame in self.stack:
            replace_cards(frame, becomes)

    def redeal(self, observer: int, chance: Stream) -> None:
        """Frames may hold cards, too."""
        self.stack, self.shared_frames = [copy_frame(frame) for frame in self.stack], 0
        super().redeal(observer, chance)

    def top(self) -> Frame:
        """The innermost frame, for changing it."""
        frame = self.stack[-1]
        if len(self.stack) <= self.shared_frames:
            frame = self.stack[-1] = copy_frame(frame)
            self.shared_frames = len(self.stack) - 1
        return frame

    def in_progress(self, kind: type[Kind]) -> Kind | None:
        """The innermost frame of a class that has steps to come, for reading what its procedure has found so far."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind) and frame.step < len(frame.STEPS):
                return frame
        return None

    def inner(self, kind: type[Kind]) -> Kind:
        """The same where there must be one."""
        frame = self.in_progress(kind)
        if frame is None:
            raise LookupError(kind.__name__)
        return frame

    def inner_to_change(self, kind: type[Kind]) -> Kind:
        """The same for changing it, from a frame above: copies of the position keep theirs."""
        frame = self.inner(kind)
        at = self.stack.index(frame)
        if at < self.shared_frames:
            self.stack[at : self.shared_frames] = [copy_frame(each) for each in self.stack[at : self.shared_frames]]
            self.shared_frames = at
            frame = self.inner(kind)
        return frame

    # What rules do

    def asking(self, seats: Sequence[int]) -> Sequence[int]:
        """The seats that a sealed step asks: these, or on a private copy the one that tries its choice there."""
        return seats if self.trying == NOBODY else (self.trying,)

    def push(self, frame: Frame) -> None:
        """Begin a nested procedure; it runs when the current step has returned, the last one pushed first."""
        self.shared_frames = min(self.shared_frames, len(self.stack))
        self.stack.append(frame)

    def finish(self, reason: str) -> None:
        """End the game."""
        self.over = reason
        self.stack = []

    # Hooks

    def begin_hooks(self) -> None:
        self.playing = ((),) * len(self.HOOKS.hooks)

    def enter_play(self, card: str, owner: int) -> None:
        """Let a card's listeners take part, those of an earlier layer first."""
        listeners = self.hooks.listeners
        for number in self.hooks.of_card.get(card, ()):
            hook = listeners[number].hook
            heard = [*self.playing[hook], number * OWNERS + owner]
            heard.sort(key=lambda entry: (listeners[entry // OWNERS].layer, entry))
            self.playing = replaced_at(self.playing, hook, tuple(heard))

    def leave_play(self, card: str, owner: int) -> None:
        for number in self.hooks.of_card.get(card, ()):
            hook = self.hooks.listeners[number].hook
            heard = list(self.playing[hook])
            heard.remove(number * OWNERS + owner)
            self.playing = replaced_at(self.playing, hook, tuple(heard))

    def cards_in_play(self) -> list[tuple[str, int]]:
        """Every card that listens now, with its owner, in a fixed order."""
        found = []
        for entries in self.playing:
            for entry in entries:
                card = self.hooks.listeners[entry // OWNERS].card
                if entry // OWNERS == self.hooks.of_card[card][0]:  # a card that listens twice is one card
                    found.append((card, entry % OWNERS))
        return sorted(found)

    def fold(self, hook: int, value: int, *args: Any) -> int:
        """A number after every modifier in play."""
        if self.playing[hook]:
            for entry in self.playing[hook]:
                value = self.hooks.listeners[entry // OWNERS].do(self, entry % OWNERS, value, *args)
        return value

    def in_play(self, hook: int, owner: int) -> list[Listener]:
        """The listeners under a hook that belong to a seat, such as its scoring cards."""
        return [self.hooks.listeners[entry // OWNERS] for entry in self.playing[hook] if entry % OWNERS == owner]

    def in_turn(self, hook: int, first: int) -> list[int]:
        """The listeners in play under a hook: the first seat's, then clockwise."""
        return sorted(self.playing[hook], key=lambda entry: (entry % OWNERS - first) % self.seats)

    def call_listener(self, entry: int, *args: Any) -> None:
        """Let one of the listeners in play act."""
        self.hooks.listeners[entry // OWNERS].do(self, entry % OWNERS, *args)

    def can_act(self, entry: int, *args: Any) -> int:
        """How many times one of the listeners in play could act now."""
        can = self.hooks.listeners[entry // OWNERS].can
        return 1 if can is None else can(self, entry % OWNERS, *args)

    def ready(self, hook: int, owner: int, *args: Any) -> list[int]:
        """The listeners in play of a seat that could act now: what it could use instead, or at this moment."""
        return [entry for entry in self.playing[hook] if entry % OWNERS == owner and self.can_act(entry, *args)]

    def card_of(self, entry: int) -> str:
        """The card of one of the listeners in play."""
        return self.hooks.listeners[entry // OWNERS].card

    def grants(self, ask: Ask) -> list[tuple[Listener, Option]]:
        """What cards add to an ask."""
        hook = self.HOOKS.index.get(ask.name, -1)
        if hook < 0 or not self.playing[hook]:
            return []
        found = [listener for listener in self.in_play(hook, ask.seat) if listener.offers is not None]
        return [(listener, option) for listener in found for option in listener.offers(self, ask.seat)]  # type: ignore[misc]

    # What a game says about itself

    def vocabulary(self) -> Vocabulary:
        """Every option of the game."""
        raise NotImplementedError

    def attach(self, options: Mapping[str, str]) -> None:
        """Find the static tables (deck, content) again after a load."""

    def share(self, new: Any) -> None:
        """Hand shared static tables on to a copy."""

    def check(self) -> None:
        """Rules that hold at all times; called after every `do_x`, and may push a frame."""

    def option_for(self, card: str) -> Option:
        """The option by which an owner chooses a card's trigger; the empty name declines."""
        raise NotImplementedError

    def trigger_ask(self, seat: int, options: Sequence[Option], must: bool) -> Ask:
        """Ask an owner which trigger acts next; `must`: it cannot decline."""
        return Ask(seat, "trigger.may", options if must else [self.option_for(""), *options])

    def why_trigger(self, seat: int, option: Option) -> str:
        """The rule that forbids an option while an owner is asked for its triggers."""
        return ""

    def cost_of_decline(self, seat: int, option: Option) -> Missing | None:
        """What a seat gives up with an option that declines: the sentences `decline.<thing>` and
        `decline.<thing>.again` with their arguments. None: it costs nothing. Asked by faces, never in a search."""

    def has_choice(self, ask: Ask) -> bool | None:
        """What all can see of a question whose options hidden cards decide: that there is more than one, that there is
        one, or neither. Asked by faces and servers, never in a search."""
        return None

    def saved_stack(self, data: Mapping[str, Any]) -> Sequence[dict[str, Any]]:
        """The frames of a saved position. A game overrides it where an older save has other frames, or keeps elsewhere
        what belongs to a frame today; fields and cards in play are loaded already."""
        frames: Sequence[dict[str, Any]] = data["stack"]
        return frames

    def anytime(self, seat: int, asked: bool) -> list[Option]:
        """What a seat may do at any time, now; `asked`: it has an open ask of its own."""
        return []

    def do_anytime(self, seat: int, option: Option) -> None:
        """Carry out what `anytime` offered."""
        raise NotImplementedError

    def resample(self, observers: Sequence[int], chance: Stream) -> None:
        """Make the rest fit the cards that were dealt anew, so that none of these observers sees a difference; the
        classes of the first are those that count."""

    def outcome(self) -> Outcome:
        """The outcome of a game that is over."""
        raise NotImplementedError

    def derived(self, observer: int) -> dict[str, Any]:
        """What a view tells besides the fields: totals, standings. Nothing that this observer may not know."""
        return {}

    def faults(self) -> list[str]:
        """What does not add up: pieces, coins. For the walker; empty when all is well."""
        return []
