"""Heaps of cards, the streams that shuffle them, and what each observer knows about them.

An observer is a seat, or the spectators (the number after the last seat). For every observer the cards fall into
classes: cards of one class it cannot tell apart, so that any exchange of their places looks the same to it; cards
of class `KNOWN` it knows where they lie. Moving a card keeps these classes true. The classes of an observer are one
`bytes`, which copies share: it is replaced and never changed.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from longhall.engine.errors import RuleError
from longhall.engine.events import EVERYONE
from longhall.engine.rng import Stream, new_key, number
from longhall.engine.state import ARE_CARDS, HEAP, PILE, SHAPES, Public, State, Unsaved

KNOWN: Final = 0
_KNOWN: Final = b"\0"
_SPAN: Final = 1 << 48


class Deck:
    """The cards of a game as static tables: every card has a face, every face a word and a back."""

    def __init__(self, faces: Sequence[int], words: Sequence[str], backs: Sequence[str]) -> None:
        self.faces = list(faces)  # the face of each card
        self.words = list(words)  # the word of each face, as options and views write it
        self.backs = list(backs)  # the back of each face
        self.back_of = [self.backs[face] for face in self.faces]  # the back of each card
        self.word_of = [self.words[face] for face in self.faces]  # the word of each card
        self.hidden_of = [f"?{back}." for back in self.back_of]  # how each is written whose face is not known
        self.with_face: list[list[int]] = [[] for _ in self.words]  # the cards of each face
        for card, face in enumerate(self.faces):
            self.with_face[face].append(card)
        self.by_face = [card for cards in self.with_face for card in cards]  # every card, sorted by face

    def cards_with(self, back: str) -> list[int]:
        """The cards that show this back."""
        return [card for card, its in enumerate(self.back_of) if its == back]


class Cards(State):
    """The part of a position that deals with chance and with cards."""

    RETIRED: ClassVar[Sequence[str]] = ("classes",)

    def __init__(self) -> None:
        self.seats: Public[int] = 0  # how many players
        self.keys: tuple[str, ...] = ()  # the key of each stream
        self.counters: list[int] = []  # how many numbers each stream has given
        self.know: list[bytes] = []  # for each observer the class of every card
        self.deck: Unsaved[Deck] = Deck([], [], [])
        self.answering: Unsaved[int] = -1  # the seat whose answer is being carried out
        self.closed: Unsaved[bool] = False  # has that answer closed the way back?
        self.learnt: Unsaved[int] = 0  # the eyes to which that answer has shown a card new to them

    # Chance

    def begin_streams(self, seed: str, names: Sequence[str]) -> None:
        """Give every stream its key; streams are numbered in this order."""
        self.keys = tuple([new_key(seed, name) for name in names])
        self.counters = [0] * len(names)

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1 out of a stream. What chance has shown cannot be taken back."""
        self.closed = True
        limit = _SPAN - _SPAN % n
        while True:
            value = number(self.keys[stream], self.counters[stream])
            self.counters[stream] += 1
            if value < limit:
                return value % n

    # Faces

    def face(self, card: int) -> int:
        return self.deck.faces[card]

    def word(self, card: int) -> str:
        """A card as options and views write it."""
        return self.deck.words[self.deck.faces[card]]

    def find(self, cards: Sequence[int], face: int) -> int:
        """A card with this face among these."""
        faces = self.deck.faces
        for card in cards:
            if faces[card] == face:
                return card
        raise LookupError(self.deck.words[face])

    def has_face(self, cards: Sequence[int], face: int) -> bool:
        """Is a card with this face among these?"""
        faces = self.deck.faces
        for card in cards:
            if faces[card] == face:
                return True
        return False

    def faces_of(self, cards: Sequence[int]) -> list[int]:
        """The faces among these cards, each once, in their fixed order."""
        faces = self.deck.faces
        return sorted(set(map(faces.__getitem__, cards)))

    # Knowledge

    def eyes(self, seat: int) -> int:
        """The eyes of one seat."""
        return 1 << seat

    def begin_cards(self, deck: Deck) -> None:
        """Nobody knows anything yet, except what the backs tell."""
        self.deck = deck
        backs = sorted(set(deck.backs))
        self.know = [bytes(1 + backs.index(back) for back in deck.back_of)] * (self.seats + 1)

    def knows(self, observer: int, card: int) -> bool:
        return self.know[observer][card] == KNOWN

    def show(self, cards: Sequence[int], eyes: int = EVERYONE) -> None:
        """Let these eyes see the faces of cards that stay where they are."""
        for observer, classes in enumerate(self.know):
            if eyes >> observer & 1:
                new = [card for card in cards if classes[card] != KNOWN]
                if new:
                    self._learn(observer, new)

    def show_from(self, card: int, heap: Sequence[int], eyes: int = EVERYONE) -> None:
        """Let these eyes see the face of a card chosen from a heap, where nobody sees which of its cards it is."""
        rest = [other for other in heap if other != card]
        for observer, classes in enumerate(self.know):
            if eyes >> observer & 1 and classes[card] != KNOWN:
                self._recognise(observer, card, rest)
                self._learn(observer, [card])

    def draw(self, pile: list[int], target: list[int], eyes: int) -> int:
        """Take the top card of a pile; these eyes see its face."""
        card = pile.pop()
        target.append(card)
        self.show((card,), eyes)
        return card

    def put_under(self, card: int, source: list[int], pile: list[int], eyes: int = EVERYONE) -> None:
        """Put a card that a seat chose from its heap under a pile."""
        self.move(card, source, pile, eyes)
        pile.insert(0, pile.pop())

    def move(self, card: int, source: list[int], target: list[int], eyes: int = EVERYONE) -> None:
        """Move a card chosen from a heap. These eyes see it; to all others it mixes with the heap it came from."""
        if eyes != EVERYONE:
            group = self._like(card, source)
            if len(group) > 1:
                for observer in range(self.seats + 1):
                    if not eyes >> observer & 1:
                        self._mix(observer, group)
        source.remove(card)
        target.append(card)
        for observer, classes in enumerate(self.know):
            if classes[card] != KNOWN and eyes >> observer & 1:
                self._recognise(observer, card, source)
                self._learn(observer, [card])

    def move_slot(self, slot: int, source: list[int], target: list[int], eyes: int = EVERYONE) -> int:
        """Move the card of a pile's slot, which everybody sees being taken; only these eyes see its face."""
        card = source.pop(slot)
        target.append(card)
        self.show((card,), eyes)
        return card

    def shuffle(self, stream: int, heap: list[int]) -> None:
        """Shuffle a heap; who knew its cards no longer knows where they lie."""
        if len(heap) < 2:
            return
        for i in range(len(heap) - 1, 0, -1):
            j = self.below(stream, i + 1)
            heap[i], heap[j] = heap[j], heap[i]
        backs = {self.deck.back_of[card]: card for card in heap}
        for card in backs.values():
            group = self._like(card, heap)
            if len(group) < 2:
                continue
            for observer in range(self.seats + 1):
                self._mix(observer, group)

    def tell_apart(self, observer: int, cards: Sequence[int]) -> None:
        """What happened tells this observer these cards from those that were like them."""
        classes = self.know[observer]
        self.know[observer] = _with_class(classes, cards, _unused(classes))

    def conclude(self, observer: int, card: int) -> None:
        """What happened tells this observer where a card lies, though nobody showed it."""
        classes = self.know[observer]
        self.know[observer] = classes[:card] + _KNOWN + classes[card + 1 :]

    def pick_blind(self, stream: int, heap: Sequence[int]) -> int:
        """A card of a heap by chance."""
        return heap[self.below(stream, len(heap))]

    def _learn(self, observer: int, cards: Sequence[int]) -> None:
        if not self.closed:
            actor = self.answering
            for card in cards:
                if actor < 0 or self.know[actor][card] != KNOWN:
                    self.closed = True  # showing one's own card leaves the way back open
        self.learnt |= 1 << observer
        if len(cards) == 1:
            self.conclude(observer, cards[0])
        else:
            self.know[observer] = _with_class(self.know[observer], cards, KNOWN)

    def _recognise(self, observer: int, card: int, heap: Sequence[int]) -> None:
        """A card leaves the heap and shows its face. If a card with this face was known to lie there, it is that one:
        nobody could tell. If not, it may be of any class that has this face, and those mix."""
        classes = self.know[observer]
        alike = self.deck.with_face[self.deck.faces[card]]
        for other in alike:
            if classes[other] == KNOWN and other in heap:
                exchanged = bytearray(classes)
                exchanged[other], exchanged[card] = classes[card], KNOWN
                self.know[observer] = bytes(exchanged)
                return
        mine = classes[card]
        others = [other for other in heap if classes[other] != KNOWN and classes[other] != mine]
        if others:
            could = {classes[other] for other in alike}
            like = [other for other in others if classes[other] in could]
            if like:
                self._mix(observer, [card, *like])

    def _mix(self, observer: int, group: Sequence[int]) -> None:
        """This observer can no longer tell these cards of one back apart, nor those that were like them."""
        classes = self.know[observer]
        if _are_alike(classes, group):
            return
        kinds = {classes[card] for card in group}
        kinds.discard(KNOWN)
        new = min(kinds) if kinds else _unused(classes)
        mixed = _with_class(classes, group, new)
        for kind in kinds:
            if kind != new:
                mixed = mixed.replace(bytes((kind,)), bytes((new,)))
        self.know[observer] = mixed

    def _like(self, card: int, heap: Sequence[int]) -> list[int]:
        """The cards of a heap that show the same back as this one."""
        back_of = self.deck.back_of
        back = back_of[card]
        return [other for other in heap if back_of[other] == back]

    # Worlds that look the same

    def heaps(self) -> list[list[int]]:
        """Every heap and pile, in the order of their fields."""
        return heaps_of(self)

    def replace_cards(self, becomes: Sequence[int]) -> None:
        """Let every card become another one, where it lies. Heaps are replaced, since copies may share them."""
        replace_cards(self, becomes)

    def redeal(self, observer: int, chance: Stream) -> None:
        """Exchange the cards that this observer cannot tell apart, and give every stream a new key."""
        self.exchange(observer, self._redealt(observer, chance))
        seed = f"{chance.key}/{chance.below(_SPAN)}"
        self.keys = tuple([new_key(seed, str(number)) for number in range(len(self.keys))])
        self.counters = [0] * len(self.keys)

    def exchange(self, observer: int, becomes: Sequence[int]) -> None:
        """Let cards take one another's places, which this observer cannot tell apart: `becomes` has for every card the
        one that takes its place."""
        self.replace_cards(becomes)
        for other, classes in enumerate(self.know):
            if other != observer:  # what it knew of a place it still knows
                moved = bytearray(classes)
                for card, new in enumerate(becomes):
                    moved[new] = classes[card]
                self.know[other] = bytes(moved)

    def _redealt(self, observer: int, chance: Stream) -> list[int]:
        """For every card the one that takes its place: any of its class, by chance."""
        mine = self.know[observer]
        groups: dict[int, list[int]] = {}
        for card in self.deck.by_face:
            if mine[card] != KNOWN:
                groups.setdefault(mine[card], []).append(card)
        places: dict[int, list[int]] = {kind: [] for kind in groups}
        for heap in self.heaps():
            for card in heap:
                if mine[card] != KNOWN:
                    places[mine[card]].append(card)
        becomes = list(range(len(mine)))
        for kind in sorted(groups):
            chance.shuffle(groups[kind])
            for place, card in zip(places[kind], groups[kind], strict=True):
                becomes[place] = card
        return becomes


def _are_alike(classes: bytes, cards: Sequence[int]) -> bool:
    """Are these cards of one class, and hidden?"""
    kind = classes[cards[0]]
    if kind == KNOWN:
        return False
    for card in cards:
        if classes[card] != kind:
            return False
    return True


def _with_class(classes: bytes, cards: Sequence[int], kind: int) -> bytes:
    """The same classes, but for these cards."""
    changed = bytearray(classes)
    for card in cards:
        changed[card] = kind
    return bytes(changed)


def _unused(classes: bytes) -> int:
    """The lowest class that no card is of."""
    for kind in range(1, 256):
        if kind not in classes:
            return kind
    raise RuleError("one observer tells more than 255 classes of cards apart")


def heaps_of(state: State) -> list[list[int]]:
    """The heaps and piles of one state or frame."""
    found: list[list[int]] = []
    for name, sees in SHAPES[type(state)].sees.items():
        if sees in (HEAP, PILE):
            found.append(getattr(state, name))
        elif sees in ARE_CARDS:
            found.extend(getattr(state, name))
    return found


def replace_cards(state: State, becomes: Sequence[int]) -> None:
    """The same for the heaps and piles of one state or frame."""
    for name, sees in SHAPES[type(state)].sees.items():
        if sees in (HEAP, PILE):
            setattr(state, name, [becomes[card] for card in getattr(state, name)])
        elif sees in ARE_CARDS:
            setattr(state, name, [[becomes[card] for card in heap] for heap in getattr(state, name)])
