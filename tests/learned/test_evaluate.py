"""The table of a learned player's strength: pairings as they are written, whose game it is, and intervals."""

from pathlib import Path

import pytest

from longhall.engine.registry import game_info
from longhall.learned.weights import FOLDER
from tests.learned.brains import write_weights
from tools.evaluate import Pairing, options_of, pairing, play, shown, summary


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game sets the folder of weights; a test leaves it as it was."""
    monkeypatch.setenv(FOLDER, "")


def test_a_pairing_is_read_with_its_weight_and_options() -> None:
    read = pairing("3*lords_of_ragnarok,2,konungr:60,jarl,followers=1")
    assert (read.weight, read.game, read.seats) == (3.0, "lords_of_ragnarok", 2)
    assert (read.player, read.others) == ("konungr:60", "jarl")
    assert options_of(game_info(read.game), 2, read.options)["followers"] == "1"
    assert pairing("kardnarok,4,konungr,jarl").weight == 1


def test_a_game_names_the_place_of_the_player_at_every_seat() -> None:
    one = pairing("kardnarok,2,karl,thrall")
    found = [play(one, number, "") for number in range(4)]
    assert sum(share for share, *_ in found) >= 3
    assert all((share > 0) == (place == 1) for share, place, *_ in found)


def test_nobody_is_seated_where_a_follower_plays() -> None:
    one = pairing("lords_of_ragnarok,2,thrall,nobody,followers=1")
    for number in range(2):
        assert play(one, number, "")[1] in (1, 2)


def test_weights_of_another_folder_play(tmp_path: Path) -> None:
    write_weights(game_info("kardnarok"), tmp_path)
    share, *_ = play(pairing(f"kardnarok,2,karl,konungr:net@{tmp_path}"), 0, "")
    assert share in (0, 0.5, 1)
    with pytest.raises(Exception, match="kardnarok"):
        play(pairing(f"kardnarok,2,karl,konungr:net@{tmp_path / 'none'}"), 0, "")


def test_a_row_has_first_places_with_their_interval() -> None:
    one: Pairing = pairing("kardnarok,2,konungr,jarl")
    assert shown(summary(one)).endswith("no games")
    one.found = [(1.0, 1, 30.0, 1.0)] * 65 + [(0.0, 2, 20.0, 1.0)] * 35
    row = summary(one)
    assert (row["games"], row["first"], row["score"]) == (100, 0.65, 26.5)
    assert row["low"] == pytest.approx(0.553, abs=0.001)
    assert row["high"] == pytest.approx(0.736, abs=0.001)
    assert shown(row).startswith("kardnarok,2,konungr,jarl: 65.0 % first (55.3 to 73.6), 100 games")
