"""The games there are: their seats, their options, and how to set them up."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from longhall.engine.content import Shelf
from longhall.engine.decisions import Decision
from longhall.engine.errors import BadContent, BadPacks, BadSetup
from longhall.engine.events import AskKind, EventKind, OldEvents
from longhall.engine.features import Features
from longhall.engine.frames import Frame
from longhall.engine.observations import observation
from longhall.engine.options import Ask, Group, Option, Vocabulary
from longhall.engine.pack_faults import all_faults
from longhall.engine.packs import Pack, content_of, packs_of, remember
from longhall.engine.position import Position
from longhall.engine.publisher import Publisher
from longhall.engine.rng import Stream
from longhall.engine.sections import Section

Options = dict[str, str]


class Say(Protocol):
    """How a game's text asks for words in the reader's language."""

    def __call__(self, key: str, **args: Any) -> str:
        """A sentence of the catalogue."""

    def name(self, kind: str, word: str) -> str:
        """The name of a thing."""

    def event(self, event: Mapping[str, Any]) -> str:
        """The sentence of an event."""


class Choice:
    """An option of a game: its values, the default first; `seats` limits a value to numbers of players. A variant is
    another reading of a rule, for those who ask for it. One that `needs` values of an earlier option has no other value
    than its default without them."""

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        seats: Mapping[str, Sequence[int]] | None = None,
        variant: bool = False,
        needs: tuple[str, Sequence[str]] | None = None,
    ) -> None:
        self.name = name
        self.values = list(values)
        self.seats = dict(seats or {})
        self.variant = variant
        self.needs = needs

    def values_for(self, seats: int, chosen: Mapping[str, str] | None = None) -> list[str]:
        """What can be chosen with so many players and these earlier choices."""
        values = [value for value in self.values if seats in self.seats.get(value, (seats,))]
        return values if chosen is None or self.open_to(chosen) else values[:1]

    def open_to(self, chosen: Mapping[str, str]) -> bool:
        """Is there anything to choose, after these choices?"""
        return self.needs is None or chosen[self.needs[0]] in self.needs[1]


class GameInfo:
    """What the faces need to know of a game, as it is played by one content: with other packs it is another one."""

    def __init__(
        self,
        id: str,
        name: str,
        seats: Sequence[int],
        choices: Sequence[Choice],
        vocabulary: Vocabulary,
        frames: Mapping[str, type[Frame]],
        position: type[Position],
        setup: Callable[[int, str, Options], Position],
        rules_version: int,
        arguments: Mapping[str, str],
        name_of: Callable[[str, str, str], str],
        text: Callable[..., list[Section]],
        folder: str,
        events: Mapping[str, EventKind] | None = None,
        asks: Mapping[str, AskKind] | None = None,
        evaluate: Callable[[Any, int], float] | None = None,
        habit: Callable[[Any, Ask, Stream], Option] | None = None,
        at_rest: Callable[[Any], bool] | None = None,
        foresight: int = 0,
        chapter: Callable[[Any], int] | None = None,
        policy: Callable[[Any, Ask], Sequence[Option]] | None = None,
        continues: Callable[[Any, Ask], bool] | None = None,
        texts: Sequence[str] = (),
        played: Mapping[str, tuple[str, str]] | None = None,
        things: Mapping[str, Sequence[str]] | None = None,
        content: str = "",
        shelf: Shelf | None = None,
        with_content_of: Callable[[str], "GameInfo"] | None = None,
        automata: Callable[[int, Options], Sequence[int]] | None = None,
        explain: Callable[[Sequence[Mapping[str, Any]], Say], list[Decision]] | None = None,
        tested: Sequence[str] = (),
        features: Features | None = None,
        old_events: OldEvents | None = None,
        publisher: Publisher | None = None,
        advise: Callable[[Any, int], Mapping[str, Any] | None] | None = None,
        groups: Sequence[Group] = (),
        draws: Mapping[str, str] | None = None,
        practice_advice: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.seats = list(seats)
        self.choices = list(choices)
        self.vocabulary = vocabulary
        self.frames = frames
        self.position = position
        self.setup = setup
        self.rules_version = rules_version
        self.arguments = arguments  # what the arguments of asks and events point at: {"attacker": "seat"}
        self.events = dict(events or {})  # all that can be told, with its arguments
        self.old_events = dict(old_events or {})  # events of logs that were written before they got another name
        self.asks = dict(asks or {})  # all that can be asked, but for what the engine asks in every game
        self.name_of = name_of  # the name of a thing: (kind, word, language)
        self._text = text
        self.folder = folder  # the package that the game's files lie in
        self.evaluate = evaluate  # a seat's chance to win in a position, for the bots
        self.habit = habit  # a cheap sensible answer to an ask of a position
        self.at_rest = at_rest  # is nothing in progress that would have to be fought out before judging?
        self.foresight = foresight  # replies that a jarl thinks through; 0: it fights out what is in progress instead
        self.chapter = chapter  # the number of the round a position belongs to, where a jarl thinks to the end of it
        self.policy = policy  # the options of an ask that bots weigh, where not all of them are worth it
        self.continues = (
            continues  # does an ask go on with what its seat has begun? for bots, where `part` tells too little
        )
        self.texts = texts  # the kinds of things that have a text beside their name: `card` and `card_text`
        self.played = dict(played or {})  # public events that lay a card: which arguments are the seat and the card(s)
        self.things = dict(things or {})  # every word that `name_of` knows, by kind
        self.content = content  # the packs in play, see engine/packs.py
        self.shelf = shelf  # where the content lies; without one no pack can lie over it
        self.with_content_of = with_content_of  # the same game by another content, which is checked
        self.automata = automata  # the seats that the rules themselves play, if there are any
        self._explain = explain
        self.features = features  # what its fields mean, for players that learn; none: they are read as they stand
        self.draws = dict(draws or {})  # events by which a seat gets cards that windows are about, with its argument
        self.publisher = publisher  # how it publishes a position; none: faces get the observation as it is
        self.advise = advise  # what it advises a seat in a position, for faces that ask for it; None: nothing
        self.groups = list(groups)  # how faces arrange options, in the order of the rulebook
        self.group_of = {verb: group.id for group in groups for verb in group.verbs}
        self.practice_advice = practice_advice  # the lists of it that are told only where a game counts for nothing
        self.tested = tested  # what needs a test of its own; none: the cards that the content files hold

    @property
    def packs(self) -> list[Pack]:
        """The content packs in play, the undermost first."""
        return packs_of(self.content)

    def with_packs(self, packs: Sequence[Pack]) -> "GameInfo":
        """The same game with these packs. One that is for another game, or that does not fit, is refused."""
        for pack in packs:
            if pack.game != self.id:
                raise BadContent("error.pack.game", file=pack.file, game=pack.game, wanted=self.id)
        remember(packs)
        try:
            return self.with_content(content_of(packs))
        except BadContent as first:
            faults = all_faults(self.with_content, packs, first)
            raise BadPacks(faults) if len(faults) > 1 else first from None

    def with_content(self, content: str) -> "GameInfo":
        """The same game by another content, whose packs are known here."""
        if content == self.content:
            return self
        if self.with_content_of is None:
            raise BadContent("error.pack.no_content", game=self.id)
        return self.with_content_of(content)

    def view(self, g: Position, observer: int) -> dict[str, Any]:
        """A position as faces are told of it: the published view, or the observation of a game that has none."""
        return observation(g, observer) if self.publisher is None else self.publisher.view(g, observer)

    def advice(self, g: Position, seat: int | None) -> dict[str, Any] | None:
        """What the game advises a seat; None for spectators, and where it has nothing to say."""
        found = None if self.advise is None or seat is None else self.advise(g, seat)
        return None if found is None else dict(found)

    def text(self, view: Any, seat: int | None, say: Say, advice: Mapping[str, Any] | None = None) -> list[Section]:
        """What is published to a seat as sections of text, and what it is advised in a game that advises."""
        return self._text(view, seat, say) if self.advise is None else self._text(view, seat, say, advice)

    def decisions(self, events: Sequence[Mapping[str, Any]], say: Say) -> list[Decision]:
        """What automata decided last, from the events of a game as somebody may know them, and why."""
        return [] if self._explain is None else self._explain(events, say)

    def automata_of(self, seats: int, options: Options) -> list[int]:
        """The seats that nobody plays but the rules, with these settled options."""
        return [] if self.automata is None else list(self.automata(seats, options))

    def resolve_options(self, seats: int, options: Mapping[str, str]) -> Options:
        """The options with their defaults; a number of seats or a value that does not exist is refused."""
        if seats not in self.seats:
            raise BadSetup("error.seats", game=self.id, seats=seats, allowed=self.seats)
        known = {choice.name for choice in self.choices}
        for name in options:
            if name not in known:
                raise BadSetup("error.option", game=self.id, option=name, allowed=sorted(known))
        settled: Options = {}
        for choice in self.choices:
            allowed = choice.values_for(seats, settled)
            value = options.get(choice.name, allowed[0])
            if value not in allowed:
                raise BadSetup("error.option_value", option=choice.name, value=value, seats=seats, allowed=allowed)
            settled[choice.name] = value
        return settled

    def setups(self) -> Iterator[tuple[int, Options]]:
        """Every number of seats with every mixture of options."""
        for seats in self.seats:
            mixtures: list[Options] = [{}]
            for choice in self.choices:
                mixtures = [
                    {**mixture, choice.name: value}
                    for mixture in mixtures
                    for value in choice.values_for(seats, mixture)
                ]
            for mixture in mixtures:
                yield seats, mixture

    def random_setup(self, chance: Stream) -> tuple[int, Options]:
        """A number of seats and a value for every option, by chance."""
        seats = chance.pick(self.seats)
        mixture: Options = {}
        for choice in self.choices:
            mixture[choice.name] = chance.pick(choice.values_for(seats, mixture))
        return seats, mixture


_LOADERS: dict[str, Callable[[], GameInfo]] = {}
_LOADED: dict[str, GameInfo] = {}


def register(id: str, loader: Callable[[], GameInfo]) -> None:
    """Make a game known; it is loaded when somebody asks for it."""
    _LOADERS[id] = loader
    _LOADED.pop(id, None)


def game_ids() -> list[str]:
    return list(_LOADERS)


def game_info(id: str) -> GameInfo:
    """A game by its id."""
    if id not in _LOADED:
        if id not in _LOADERS:
            raise BadSetup("error.game", game=id, allowed=game_ids())
        _LOADED[id] = _LOADERS[id]()
    return _LOADED[id]


def plain_options(options: Mapping[str, Any]) -> Options:
    return {str(name): str(value) for name, value in options.items()}
