"""What each player and a spectator may see, and worlds that look the same to them."""

import pytest

from longhall.engine.driver import determinize
from longhall.engine.observations import asks_for, observation
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.position import FeastForOdinPosition
from tests.feast_for_odin.play import Player, Table, at_turn, occ

OTHERS = (1, None)  # a rival and a spectator
WORLDS = 12
HELMSMAN, MINER, PRINCESS = 12, 22, 115


def backs(cards: list[str]) -> list[str]:
    """Cards as their backs alone; a face that is seen stays as it is."""
    return [card.split(".")[0] if card.startswith("?") else card for card in cards]


def worlds(table: Table, observer: int) -> list[FeastForOdinPosition]:
    """Positions that look the same to an observer."""
    return [determinize(table.g, observer, Stream(f"world {n}")) for n in range(WORLDS)]


@pytest.mark.rule("FO-COMP-07")
@pytest.mark.parametrize("other", OTHERS)
def test_a_hand_is_secret_but_its_size_is_not(other: int | None) -> None:
    table = at_turn(Player(hand=[HELMSMAN, PRINCESS]), Player(hand=[MINER]))
    assert sorted(backs(table.game.observation(other)["hands"][0])) == ["?dark", "?light"]
    assert sorted(table.game.observation(0)["hands"][0]) == [occ(HELMSMAN), occ(PRINCESS)]


@pytest.mark.rule("FO-COMP-07", "FO-SETUP-04")
def test_a_starting_card_is_known_to_its_owner_alone() -> None:
    game = Table(3).game
    for seat in range(3):
        assert not game.observation(seat)["hands"][seat][0].startswith("?")
        for other in (*(each for each in range(3) if each != seat), None):
            assert backs(game.observation(other)["hands"][seat]) == ["?light"]


@pytest.mark.rule("FO-COMP-07", "FO-OCC-01")
@pytest.mark.parametrize("other", OTHERS)
def test_played_cards_tiles_weapons_and_ships_lie_open(other: int | None) -> None:
    player = Player(
        has={"bow": 2, "silver": 3, "helmet": 1},
        ships=["longship:2"],
        cards=[PRINCESS],
        islands=["iceland"],
        tiles=[("home", "oil", 0, "A1")],
    )
    table = at_turn(player)
    shown, own = table.game.observation(other), table.game.observation(0)
    for field in (
        "stock",
        "bay",
        "tiles",
        "owners",
        "treasure",
        "thing",
        "weapons",
        "weapons_spent",
        "strips",
        "scores",
    ):
        assert shown[field] == own[field]
    assert shown["played"][0] == [occ(PRINCESS)]


@pytest.mark.rule("FO-OCC-02")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_piles(seat: int | None) -> None:
    shown = Table(2).game.observation(seat)
    assert set(backs(shown["dark"])) == {"?dark"}
    assert set(backs(shown["light"])) == {"?light"}


@pytest.mark.rule("FO-OCC-02", "FO-OCC-05")
@pytest.mark.parametrize("other", OTHERS)
def test_only_its_owner_learns_which_card_was_drawn(other: int | None) -> None:
    table = at_turn().answer(0, "space:c1_draw_occupation")
    (card,) = table.hand(0)
    assert table.event("drew", 0)["card"] == card
    assert card not in str(table.game.events(0, other))
    assert card not in str(table.game.observation(other)["hands"])


@pytest.mark.rule("FO-COMP-07")
def test_worlds_of_an_observer_look_as_its_own() -> None:
    table = Table(3)
    for observer in range(3):
        shown = observation(table.g, observer)
        for world in worlds(table, observer):
            assert observation(world, observer) == shown
            asks = zip(asks_for(world, observer), asks_for(table.g, observer), strict=True)
            assert all(its.same_as(mine) for its, mine in asks)
            assert world.faults() == []


@pytest.mark.rule("FO-COMP-07")
def test_worlds_differ_in_what_is_hidden() -> None:
    table = at_turn(Player(hand=[HELMSMAN]), Player(hand=[MINER, PRINCESS]))
    found = worlds(table, 0)
    assert len({tuple(world.word(card) for card in world.hands[1]) for world in found}) > 6
    assert {world.word(world.hands[0][0]) for world in found} == {occ(HELMSMAN)}
    assert len({world.word(world.dark[-1]) for world in found}) > 6


@pytest.mark.rule("FO-COMP-07")
def test_what_a_player_could_play_is_its_own_business() -> None:
    table = at_turn(Player(hand=[HELMSMAN, MINER])).answer(0, "space:c2_play_2_occupations")
    for other in OTHERS:
        (ask,) = table.game.asks_for(other)
        assert not [option.key for option in ask.options if option.key.startswith("play")]


@pytest.mark.rule("FO-SOLO-08")
def test_cards_to_choose_from_lie_open_until_one_is_chosen() -> None:
    table = Table(1, starting_occupation="chosen")
    assert not [card for card in table.game.observation(0)["light"] if card.startswith("?")]


# A tile that is being laid


@pytest.mark.parametrize("other", OTHERS)
def test_whoever_lays_a_tile_sees_what_was_said_of_it_so_far_and_nobody_else(other: int | None) -> None:
    table = at_turn(Player(has={"hide": 1}, islands=["shetland"]))
    steps = {"lay:hide": {"item": "hide"}, "on:home": {"area": "home"}, "turn:1": {"turn": "1"}}
    said: dict[str, str] = {}
    for answer, more in steps.items():
        table.answer(0, answer)
        said |= more
        assert (table.game.observation(0)["laying"], table.game.observation(other)["laying"]) == (said, {})
    table.answer(0, table.ask(0).options[0].key)
    assert table.game.observation(0)["laying"] == {}


@pytest.mark.parametrize("other", [0, *OTHERS])
def test_no_frame_shows_the_tile_that_is_being_laid(other: int | None) -> None:
    table = at_turn(Player(has={"hide": 1}, islands=["shetland"])).answer(0, "lay:hide", "on:home", "turn:1")
    frame = table.game.observation(other)["procedure"][-1]
    assert frame == {"frame": "Lay", "step": "cell", "ready": [], "seat": 0}


def test_where_a_tile_fits_on_one_board_alone_that_board_is_known() -> None:
    table = at_turn(Player(has={"hide": 1})).answer(0, "lay:hide")
    assert table.game.observation(0)["laying"] == {"item": "hide", "area": "home"}
