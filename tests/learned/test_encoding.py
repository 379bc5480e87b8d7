"""The second layout: what a seat may know and nothing else, turned to it, by names."""

from array import array

import pytest

import longhall
from longhall.engine import driver
from longhall.engine.encoding import Cells, Encoder, Look
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from tests.learned.brains import positions
from tests.toy.game import INFO as TOY

TABLES = [(game, seats) for game in longhall.game_ids() for seats in (2, 4)]


def named(encoder: Encoder, part: tuple[bytes, bytes]) -> dict[str, float]:
    """The cells of an encoding by name."""
    names = {number: name for name, number in encoder.cells.index.items()}
    numbers, values = array("H"), array("f")
    numbers.frombytes(part[0])
    values.frombytes(part[1])
    assert len(numbers) == len(set(numbers)) == len(values)
    return {names[number]: value for number, value in zip(numbers, values, strict=True)}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_look_the_same_have_the_same_encoding(game: str, seats: int) -> None:
    info = game_info(game)
    encoder, chance, different = Encoder(info, Cells(grows=True)), Stream("worlds"), 0
    for g in positions(info, seats, 1, 37):
        for seat in range(seats):
            seen = named(encoder, encoder.encode(g, seat))
            for _ in range(2):
                world = driver.determinize(g, seat, chance)
                different += world.heaps() != g.heaps()
                assert named(encoder, encoder.encode(world, seat)) == seen
    assert different


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_look_that_goes_on_sees_what_a_new_one_sees(game: str, seats: int) -> None:
    info = game_info(game)
    encoder = Encoder(info, Cells(grows=True))
    looks = [Look(encoder, encoder.eyes_of(seat, seats)) for seat in range(seats)]
    for g in positions(info, seats, 2, 5):
        for seat, look in enumerate(looks):
            assert named(encoder, look.encode(g)) == named(encoder, encoder.encode(g, seat))


def test_everybody_sees_their_own_seat_first_and_the_others_in_turn_order() -> None:
    info = game_info("kardnarok")
    encoder = Encoder(info, Cells(grows=True))
    g = next(positions(info, 3, 1, 400))
    g.bronze = [5, 6, 7]
    g.first = 2
    for seat in range(3):
        seen = named(encoder, encoder.encode(g, seat))
        for slot in range(3):
            assert seen[f"bronze[{slot}]={5 + (seat + slot) % 3}"] == 1
        assert seen[f"first=@{(2 - seat) % 3}"] == 1


def test_an_option_that_names_a_seat_is_turned_as_well() -> None:
    info = game_info("kardnarok")
    encoder, by_key = Encoder(info, Cells()), info.vocabulary.by_key
    turned = encoder.turn(1, 3)
    assert turned[by_key["attack:1"].code] == by_key["attack:0"].code
    assert turned[by_key["attack:0"].code] == by_key["attack:2"].code
    assert turned[by_key["keep"].code] == by_key["keep"].code


def test_own_cards_are_seen_and_those_of_others_are_not() -> None:
    info = game_info("kardnarok")
    encoder = Encoder(info, Cells(grows=True))
    g = next(g for g in positions(info, 2, 1, 20) if all(g.hands))
    seen = named(encoder, encoder.encode(g, 0))
    assert {name for name in seen if name.startswith("hands[0]:")} == {
        f"hands[0]:{g.word(card)}" for card in g.hands[0]
    }
    unknown = [card for card in g.hands[1] if not g.knows(0, card)]
    assert unknown
    assert sum(value for name, value in seen.items() if name.startswith("hands[1]:")) == len(g.hands[1]) - len(unknown)


def test_a_cell_without_a_name_is_left_out() -> None:
    g = next(positions(TOY, 2, 1, 5))
    whole = Encoder(TOY, Cells(grows=True))
    seen = named(whole, whole.encode(g, 0))
    known = list(seen)[::2]
    some = Encoder(TOY, Cells(known))
    assert named(some, some.encode(g, 0)) == {name: seen[name] for name in known}
