"""What each observer knows about cards: the subtle cases."""

from longhall.engine.events import EVERYONE, eyes_of
from longhall.engine.observations import cards as seen
from longhall.engine.observations import unseen
from tests.toy.game import INFO
from tests.toy.options import DECK, FACES
from tests.toy.state import CARDS, Toy

SPECTATORS = 3


def table(hand: list[str]) -> Toy:
    """Three seats; seat 0 holds these cards and knows them. The rest lie in their piles."""
    g = INFO.position()
    assert isinstance(g, Toy)
    g.seats = 3
    g.begin_streams("table", ("cards", "dice"))
    g.begin_cards(DECK)
    g.hands, g.rows = [[], [], []], [[], [], []]
    g.pile, g.foes = DECK.cards_with("rune"), DECK.cards_with("foe")
    for face in hand:
        take(g, face, 0)
    return g


def take(g: Toy, face: str, seat: int) -> int:
    """Let a seat draw a card with this face."""
    pile = g.pile if DECK.backs[FACES.index(face)] == "rune" else g.foes
    card = g.find(pile, FACES.index(face))
    pile.remove(card)
    pile.append(card)
    return g.draw(pile, g.hands[seat], eyes_of(seat))


def hand(g: Toy, observer: int, seat: int = 0) -> list[str]:
    return sorted(seen(g, g.hands[seat], observer))


def test_who_draws_knows_the_card_and_the_others_its_back() -> None:
    g = table(["ox", "troll"])
    assert hand(g, 0) == ["ox", "troll"]
    assert [word.split(".")[0] for word in hand(g, 1)] == ["?foe", "?rune"]


def test_a_card_played_openly_is_known_to_all_and_leaves_its_class() -> None:
    g = table(["ox", "elk"])
    g.move(g.hands[0][0], g.hands[0], g.discard)
    for observer in range(4):
        assert seen(g, g.discard, observer) == ["ox"]
    kind = hand(g, 1)[0]
    assert unseen(g, 1)[kind]["ox"] == 3


def test_a_card_moved_in_secret_mixes_with_the_heap_it_came_from() -> None:
    g = table(["ox", "elk", "wolf"])
    g.show(g.hands[0][:2])
    g.move(g.hands[0][0], g.hands[0], g.rows[0], eyes_of(0))
    assert seen(g, g.rows[0], 0) == ["ox"]
    (row,) = seen(g, g.rows[0], 1)
    assert hand(g, 1) == [row, row]
    assert {"ox", "elk"} <= set(unseen(g, 1)[row])


def test_what_was_like_a_mixed_card_mixes_too() -> None:
    """To seat 1 the card in the row is like the one in hand; the hand mixes with a known wolf: so may the row."""
    found = []
    for buried in ("ox", "elk"):
        g = table(["ox", "elk"])
        g.move(g.find(g.hands[0], FACES.index(buried)), g.hands[0], g.rows[0], eyes_of(0))
        g.show_from(take(g, "wolf", 0), g.hands[0])
        g.move(g.hands[0][0], g.hands[0], g.rows[0], eyes_of(0))
        found.append((seen(g, g.rows[0], 1), hand(g, 1), unseen(g, 1)))
    assert found[0] == found[1]
    assert len({*found[0][0], *found[0][1]}) == 1


def test_cards_of_another_back_do_not_mix() -> None:
    g = table(["ox", "elk", "troll"])
    g.show(g.hands[0])
    g.move(g.hands[0][0], g.hands[0], g.rows[0], eyes_of(0))
    assert "troll" in hand(g, 1)
    assert set(unseen(g, 1)[seen(g, g.rows[0], 1)[0]]) == {"ox", "elk"}


def test_the_only_card_of_its_back_hides_in_vain() -> None:
    g = table(["ox", "troll"])
    g.show(g.hands[0])
    g.move(g.hands[0][1], g.hands[0], g.rows[0], eyes_of(0))
    assert seen(g, g.rows[0], 1) == ["troll"]


def test_who_receives_a_card_knows_it_and_the_third_does_not() -> None:
    g = table(["ox", "elk"])
    g.move(g.hands[0][0], g.hands[0], g.hands[1], eyes_of(0, 1))
    assert seen(g, g.hands[1], 1) == ["ox"]
    assert g.knows(0, g.hands[1][0])
    assert seen(g, g.hands[1], 2) == hand(g, 2)


def test_of_two_equal_faces_the_known_one_is_the_one_that_moves() -> None:
    """Seat 1 knows one ox; an ox is played: whichever it was, what remains is the card that seat 1 did not know."""
    for place in (0, 1):
        g = table(["ox", "ox"])
        g.show(g.hands[0][:1])
        g.move(g.hands[0][place], g.hands[0], g.discard)
        assert seen(g, g.discard, 1) == ["ox"]
        assert hand(g, 1)[0].startswith("?rune"), place
        assert unseen(g, 1)[hand(g, 1)[0]]["ox"] == 3


def test_from_which_class_a_card_came_nobody_can_tell() -> None:
    """Two cards in hand are of different classes to seat 2, and both could be an ox: after an ox is played, the other
    may be of either."""
    found = []
    for place in (0, 1):
        g = table(["ox", "elk"])
        g.show(g.hands[0])
        g.move(g.hands[0][0], g.hands[0], g.hands[1], eyes_of(0, 1))  # to seat 2 one of {ox, elk}
        take(g, "ox", 1)  # and one of the pile
        assert len(set(hand(g, 2, 1))) == 2
        g.move(g.hands[1][place], g.hands[1], g.discard)
        found.append((hand(g, 2, 1), hand(g, 2, 0), unseen(g, 2)))
    assert found[0] == found[1]


def test_a_class_without_that_face_is_not_mixed_in() -> None:
    g = table(["ox", "elk"])
    g.show(g.hands[0])
    g.move(g.hands[0][0], g.hands[0], g.hands[1], eyes_of(0, 1))  # one of {ox, elk}
    raven = take(g, "raven", 1)
    left = hand(g, 2, 0)
    g.move(raven, g.hands[1], g.discard)
    assert hand(g, 2, 1) == left
    assert set(unseen(g, 2)[left[0]]) == {"ox", "elk"}


def test_a_card_shown_from_a_hand_could_be_any_with_that_face() -> None:
    for place in (0, 1):
        g = table(["ox", "ox"])
        g.show_from(g.hands[0][0], g.hands[0])
        g.show_from(g.hands[0][place], g.hands[0])
        assert hand(g, 1)[1] == "ox"
        assert hand(g, 1)[0].startswith("?rune"), "shown twice, or two that were shown: nobody knows"


def test_a_card_shown_to_one_seat_is_known_to_it_alone() -> None:
    g = table(["ox", "elk"])
    g.move(g.hands[0][0], g.hands[0], g.rows[0], eyes_of(0))
    g.show(g.rows[0], eyes_of(2))
    assert seen(g, g.rows[0], 2) == ["ox"]
    assert seen(g, g.rows[0], 1)[0].startswith("?rune")
    assert hand(g, 2)[0].startswith("?rune"), "that the other is the elk it does not know"


def test_slots_in_order_keep_their_classes() -> None:
    g = table(["ox", "elk", "wolf"])
    for _ in range(2):
        g.move(g.hands[0][0], g.hands[0], g.rows[0], eyes_of(0))
    g.show(g.rows[0][1:], eyes_of(1))
    assert seen(g, g.rows[0], 1)[1] == "elk"
    g.move_slot(0, g.rows[0], g.hands[2], eyes_of(2))
    assert seen(g, g.rows[0], 1) == ["elk"]
    assert g.knows(0, g.hands[2][0]), "everybody saw which slot was taken, and seat 0 had filled it"
    assert not g.knows(1, g.hands[2][0])


def test_after_a_shuffle_nobody_knows_where_the_cards_lie() -> None:
    g = table(["ox", "elk", "wolf", "raven"])
    for card in g.hands[0][:]:
        g.move(card, g.hands[0], g.discard)
    assert seen(g, g.discard, 1) == ["ox", "elk", "wolf", "raven"]
    g.shuffle(CARDS, g.discard)
    for observer in range(4):
        kinds = set(seen(g, g.discard, observer))
        assert len(kinds) == 1
        assert unseen(g, observer)[kinds.pop()] == {"ox": 1, "elk": 1, "wolf": 1, "raven": 1}


def test_a_card_put_under_a_pile_in_secret_lies_there() -> None:
    g = table(["ox", "elk"])
    g.show(g.hands[0])
    card = g.hands[0][0]
    g.put_under(card, g.hands[0], g.pile, eyes_of(0))
    assert g.pile[0] == card
    assert seen(g, g.pile, 0)[0] == "ox"
    assert seen(g, g.pile, 1)[0] == hand(g, 1)[0]
    assert set(unseen(g, 1)[hand(g, 1)[0]]) == {"ox", "elk"}


def test_the_way_back_closes_when_a_card_is_new_to_the_acting_seat() -> None:
    for actor, closed in ((0, False), (1, True)):
        g = table(["ox", "elk"])
        g.answering, g.closed = actor, False
        g.show(g.hands[0], EVERYONE)
        assert g.closed is closed


def test_spectators_know_what_all_know() -> None:
    g = table(["ox", "elk"])
    g.show(g.hands[0][:1])
    assert sorted(hand(g, SPECTATORS))[1] == "ox"
    g.show(g.hands[0][1:], eyes_of(0, 1, 2))
    assert hand(g, SPECTATORS)[0].startswith("?rune")
