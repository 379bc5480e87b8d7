"""What a table may choose: the side of the temple track, where priests begin, what the ninth level does."""

import pytest

import longhall
from longhall.engine.errors import BadSetup
from longhall.engine.game import Game
from tests.lords_of_ragnarok.play import Table


def game(seats: int = 3, **options: str) -> Game:
    return longhall.new("lords_of_ragnarok", seats, seed="options", options=options)


def test_what_is_played_if_nobody_chooses() -> None:
    chosen = game().options
    assert chosen["followers"] == "0"
    assert (chosen["track_side"], chosen["priests_start"], chosen["ragnarok_at_ninth_level"]) == ("a", "reserve", "yes")


@pytest.mark.parametrize(
    "options", [{"track_side": "c"}, {"priests_start": "hand"}, {"ragnarok_at_ninth_level": "perhaps"}, {"x": "y"}]
)
def test_other_words_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        game(**options)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        game(seats)


@pytest.mark.rule("LR-AMB-01", "LR-SETUP-13")
@pytest.mark.parametrize(("start", "offered"), [("reserve", True), ("supply", False)])
def test_where_priests_begin_tells_whether_one_can_be_sent_in_the_first_turn(start: str, offered: bool) -> None:
    table = Table(3, priests_start=start)
    while table.observation()["phase"] == "selection":
        table.default()
    assert any(key.startswith("send:") for key in table.offers(table.observation()["turn"])) == offered
