"""The registry: games by id, and their seats and options."""

import pytest

import longhall
from longhall.engine.errors import BadSetup
from longhall.engine.registry import game_ids, game_info
from tests.refusals import saying
from tests.toy.game import INFO


def test_a_game_is_found_by_its_id() -> None:
    assert "toy" in game_ids()
    assert game_info("toy") is INFO


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, check=saying("error.game", game="hnefatafl")):
        game_info("hnefatafl")


def test_all_set_ups() -> None:
    found = [(seats, options["length"], options["mood"]) for seats, options in INFO.setups()]
    assert len(found) == len(set(found)) == 6
    assert (3, "long", "wild") in found
    assert (2, "short", "wild") not in found


def test_the_first_value_is_the_default() -> None:
    assert INFO.resolve_options(2, {}) == {"length": "short", "mood": "calm"}


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (2, {"mood": "wild"}), (2, {"length": "endless"}), (2, {"luck": "good"})]
)
def test_what_does_not_exist_is_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        longhall.new("toy", seats, 1, options)


def test_a_game_without_a_seed_has_one_drawn() -> None:
    one, other = longhall.new("toy", 2), longhall.new("toy", 2)
    assert one.save()["seed"] != other.save()["seed"]


def test_numbers_and_words_are_seeds_alike() -> None:
    assert longhall.new("toy", 2, 7).position.same_as(longhall.new("toy", 2, "7").position)
