"""Weights: missing and stale ones are said so, with the command that makes new ones; those that are shipped fit."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import longhall
from longhall.bots import SeatHandle, bot_names, check_bots, new_bot
from longhall.engine.encoding import Cells, Encoder
from longhall.engine.errors import BadSetup, LonghallError
from longhall.engine.game import Game
from longhall.engine.registry import GameInfo, game_info
from longhall.learned.network import Network
from longhall.learned.weights import FOLDER, Weights, brain_of, digest, has_weights, path_of, read, save, stale, unfit
from longhall.words import t
from tests.learned.brains import positions, random_weights, write_weights

INFO = game_info("kardnarok")
LIMIT = 3 << 20  # bytes, for each game
BLIND = 0.1  # part of what is to be seen that weights may not know


def unknown(info: GameInfo, weights: Weights) -> float:
    """What part of the cells that come and go these weights do not know."""
    cells = Cells(grows=True)
    encoder, known, seen, looks = Encoder(info, cells), set(weights.cells), Counter[str](), 0
    for g in positions(info, 2, 2, 7):
        numbers = np.frombuffer(encoder.encode(g, g.open_asks[0].seat)[0], np.uint16)
        names = list(cells.index)
        seen.update(names[number] for number in numbers)
        looks += 1
    changing = {name: n for name, n in seen.items() if n < looks}
    return sum(n for name, n in changing.items() if name not in known) / sum(changing.values())


def test_a_layout_that_has_changed_too_much_is_noticed() -> None:
    weights = random_weights(INFO)
    assert unknown(INFO, weights) < BLIND
    weights.cells = [name for name in weights.cells if not name.startswith(("hands", "purses", "combat"))]
    assert unknown(INFO, weights) > BLIND


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def test_without_weights_nobody_is_offered_a_konungr(folder: Path) -> None:
    assert bot_names("kardnarok") == ["thrall", "karl", "jarl"]
    write_weights(INFO, folder)
    assert bot_names("kardnarok") == ["thrall", "karl", "jarl", "konungr"]
    assert bot_names() == ["thrall", "karl", "jarl"]


def test_missing_weights_are_an_error_that_names_the_command(folder: Path) -> None:
    with pytest.raises(LonghallError, match=r"python tools/train\.py kardnarok") as found:
        new_bot("konungr", SeatHandle(longhall.new("kardnarok", 2), 0), "seed")
    assert found.value.key == "error.konungr.missing"
    for language in ("en", "pt", "es"):
        assert "tools/train.py kardnarok" in t(found.value.key, language, **found.value.words)


def test_without_numpy_there_is_no_konungr_and_an_error_says_why(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_weights(INFO, folder)
    monkeypatch.setattr("longhall.learned.weights.find_spec", lambda name: None)
    assert bot_names("kardnarok") == ["thrall", "karl", "jarl"]
    with pytest.raises(LonghallError, match=r"longhall\[konungr\]") as found:
        brain_of(INFO)
    assert found.value.key == "error.konungr.numpy"


@pytest.mark.parametrize("what", ["version", "vocabulary", "game", "damaged"])
def test_stale_weights_are_refused_and_say_what_to_run(folder: Path, what: str) -> None:
    weights = random_weights(INFO)
    if what == "version":
        weights.record["version"] = -1
    elif what == "game":
        weights.record["game"] = "chess"
    elif what == "damaged":
        weights.cells[0] = "something else"
    else:
        weights.keys[3] = "something:else"
        weights.record["vocabulary"] = digest(weights.keys)
    save(folder / "kardnarok.npz", weights)
    with pytest.raises(LonghallError, match=rf"{what}.*python tools/train\.py kardnarok") as found:
        brain_of(INFO)
    assert found.value.key == "error.konungr.stale"


def test_weights_outlive_new_cells_and_new_options(folder: Path) -> None:
    weights = random_weights(INFO)
    keys = weights.keys[:-3]
    arrays = {**weights.arrays, "options": weights.arrays["options"][:-3]}
    older = Weights(arrays, weights.cells, keys, {**weights.record, "vocabulary": digest(keys), "layout": "older"})
    save(folder / "kardnarok.npz", older)
    brain = brain_of(INFO)
    assert len(brain.network.options) == len(INFO.vocabulary.options)
    assert stale(INFO, read(folder / "kardnarok.npz")) == ["layout", "vocabulary"]


def test_few_encodings_are_added_up_and_many_multiplied_to_the_same_end() -> None:
    weights = random_weights(INFO)
    encoder = Encoder(INFO, Cells(weights.cells))
    network = Network(weights.arrays)
    parts = [encoder.encode(g, g.open_asks[0].seat) for g in positions(INFO, 2, 1, 20)][:8]
    assert len(parts) == 8
    one_by_one = np.concatenate([network.trunk([part]) for part in parts])
    np.testing.assert_allclose(network.trunk(parts), one_by_one, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("game", longhall.game_ids())
def test_shipped_weights_fit_the_game(game: str) -> None:
    if not has_weights(game):
        pytest.skip(f"{game} has no weights yet")
    info, weights = game_info(game), read(path_of(game))
    assert unfit(info, weights) == ""
    assert unknown(info, weights) < BLIND, f"the layout has changed too much: python tools/train.py {game}"
    assert path_of(game).stat().st_size <= LIMIT
    assert weights.record["commit"]
    assert weights.record["training"]["decisions"] > 0
    assert not np.isnan(np.concatenate([array.ravel() for array in weights.arrays.values()])).any()


@pytest.mark.parametrize("name", ["konungr", "konungr:30", "konungr:100ms", "konungr:net"])
def test_a_konungr_has_a_budget_or_none(name: str) -> None:
    assert check_bots([name])


@pytest.mark.parametrize("name", ["konungr:", "konungr:0", "konungr:nets", "jarl:net"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as found:
        check_bots([name])
    assert found.value.key == "error.bot_budget"


def test_a_game_with_a_konungr_needs_its_weights(folder: Path) -> None:
    write_weights(INFO, folder)
    game: Game = longhall.new("kardnarok", 2, seed=1)
    ask = game.asks[0]
    assert new_bot("konungr:net", SeatHandle(game, ask.seat), "seed").choose(ask) in ask.options
