"""What a table may choose with Followers, and what is not in the box."""

import pytest

import longhall
from longhall.engine.errors import BadSetup
from longhall.engine.game import Game


def game(seats: int, **options: str) -> Game:
    return longhall.new("lords_of_ragnarok", seats, seed="options", options=options)


def refused(seats: int, **options: str) -> BadSetup:
    with pytest.raises(BadSetup) as error:
        game(seats, **options)
    return error.value


@pytest.mark.rule("LS-MIXED-01", "LS-MULTI-01")
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 3)])
def test_there_is_always_a_person(seats: int, most: int) -> None:
    for followers in range(most + 1):
        assert game(seats, followers=str(followers)).seats == seats
    assert str(most) in str(refused(seats, followers=str(most + 1)))


@pytest.mark.parametrize(
    "options",
    [{"challenge_1": "yes"}, {"challenge_6": "yes"}, {"follower_hero": "ragnar"}, {"expansion": "missing"}],
)
def test_what_makes_sense_with_followers_only_is_refused_without_them(options: dict[str, str]) -> None:
    refused(2, **options)
    game(2, followers="1", **options)


@pytest.mark.rule("LS-EXPANSION-01", "LS-EXPANSION-08", "LS-EXPANSION-09")
@pytest.mark.parametrize(
    "options",
    [
        {"god": "hel"},
        {"god": "heimdall"},
        {"god": "aegir"},
        {"boss": "fenrir"},
        {"boss": "naglfar"},
        {"realm": "asgard"},
        {"monster": "kraken"},
        {"follower_hero": "hervor"},
    ],
)
def test_expansions_are_not_in_the_box_and_the_answer_names_what_is(options: dict[str, str]) -> None:
    error = refused(2, **{"followers": "1", **options})
    (name,) = options
    assert name in str(error)
    assert ("ragnar" if name == "follower_hero" else "follower_hero") in str(error)


@pytest.mark.rule("LS-EXPANSION-10")
def test_there_is_no_fifth_player() -> None:
    assert "2" in str(refused(5, followers="1"))


@pytest.mark.rule("LS-AMB-04")
def test_a_corrupted_hero_needs_its_hero_in_the_box() -> None:
    info = game(2).info
    (choice,) = [each for each in info.choices if each.name == "follower_hero"]
    assert choice.values == ["random", "ragnar", "lagertha", "snorri", "aslaug", "beowulf"]
