"""Training, where PyTorch is installed: the two networks agree, and a toy is learnt in seconds."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from longhall.engine.encoding import Cells, Encoder  # noqa: E402
from longhall.engine.registry import game_info, register  # noqa: E402
from longhall.learned.network import Network, OptionParts  # noqa: E402
from longhall.learned.weights import Weights  # noqa: E402
from tests.learned.brains import positions, some_cells  # noqa: E402
from tests.toy.game import INFO as TOY  # noqa: E402
from tools.training.learner import Learner  # noqa: E402
from tools.training.model import Model, shape_of  # noqa: E402
from tools.training.table import LEARNER, Table  # noqa: E402
from tools.training.worker import SelfPlay, Work, in_use, random_setup, survey  # noqa: E402

SMALL = {"width": 32, "depth": 1, "narrow": 16}


def test_numpy_and_pytorch_compute_the_same() -> None:
    info = game_info("kardnarok")
    cells = some_cells(info)
    encoder = Encoder(info, Cells(cells))
    torch.manual_seed(1)
    model = Model(len(cells), OptionParts(info.vocabulary), **SMALL)
    for each in model.parameters():
        torch.nn.init.normal_(each, std=0.3)
    network = Network(model.arrays())
    for g in positions(info, 3, 1, 31):
        ask = next(ask for ask in g.open_asks if ask.options)
        part = encoder.encode(g, ask.seat)
        codes = [encoder.turn(ask.seat, 3)[option.code] for option in ask.options]
        x = network.trunk([part])
        numbers = torch.from_numpy(np.frombuffer(part[0], np.uint16).astype(np.int64))
        values = torch.from_numpy(np.frombuffer(part[1], np.float32).copy())
        offsets = torch.tensor([0, len(numbers)])
        scores, seats = model(numbers, values, offsets, torch.tensor(codes), torch.zeros(len(codes), dtype=torch.long))
        np.testing.assert_allclose(network.scores(x, [codes])[0], scores.detach().numpy(), rtol=1e-3, atol=1e-3)
        np.testing.assert_allclose(network.values(x), seats.detach().numpy(), rtol=1e-3, atol=1e-3)


def test_a_cell_that_never_changes_is_left_out() -> None:
    seen = {"always": (10, 1.0, 1.0), "amount": (10, 0.5, 2.0), "often": (9, 1.0, 1.0), "rare": (0, 1.0, 1.0)}
    assert in_use([(seen, 10), (seen, 10)], 0.1, 9) == (["amount", "often"], 4, 20)


def first_places(player: SelfPlay, games: int) -> float:
    """How often the network comes first against a player by chance."""
    won = 0.0
    network = player.networks[LEARNER]
    for game in range(games):
        table = Table(TOY, player.encoder, 2, TOY.resolve_options(2, {}), f"test {game}", ["thrall", "thrall"])
        table.players[game % 2] = LEARNER
        while table.play():
            part, codes = table.seen()
            table.answer(table.options[int(network.scores(network.trunk([part]), [codes])[0].argmax())])
        places = table.outcome.places
        won += (places[game % 2] == 1) / places.count(1)
    return won / games


def test_a_toy_is_learnt_in_seconds(tmp_path: Path) -> None:
    register("toy", lambda: TOY)
    torch.manual_seed(1)
    work = Work("toy", 0, 1, str(tmp_path), games=16, seats=[2], odd=0.0, older=0.0, habits=0.0, rivals=())
    work.cells = in_use([survey(work, 1.0)], 0.0, 4096)[0]
    learner = Learner(TOY, list(work.cells), "cpu", SMALL, 3e-3)
    player = SelfPlay(work)

    def publish(version: int) -> None:
        np.savez(tmp_path / "live.npz", version=version, **learner.model.arrays())
        player.changed = 0
        player.refresh()

    publish(0)
    before = first_places(player, 120)
    player.tables = [player.begin() for _ in range(work.games)]
    for version in range(1, 21):
        while len(player.batch) < 1024:
            player.round()
        learner.learn([player.take()], 4, 0.01)
        publish(version)
    after = first_places(player, 120)
    assert after > 0.6
    assert after > before + 0.05


def test_a_training_goes_on_from_weights_as_they_are_shipped() -> None:
    info = game_info("kardnarok")
    cells, keys = some_cells(info), [option.key for option in info.vocabulary.options]
    torch.manual_seed(2)
    before, after = (Model(len(cells) + n, OptionParts(info.vocabulary), **SMALL) for n in (0, 1))
    for each in before.parameters():
        torch.nn.init.normal_(each, std=0.3)
    shipped = Weights(before.arrays(), cells, keys, {})
    assert shape_of(shipped.arrays) == SMALL
    assert after.take(shipped, ["a new cell", *cells], keys) == len(cells)
    old, new = before.arrays(), after.arrays()
    np.testing.assert_array_equal(new["cells"][0], 0)
    new["cells"] = new["cells"][1:]
    for name, array in old.items():
        np.testing.assert_allclose(new[name], array, rtol=1e-6, err_msg=name)


def test_set_ups_have_a_part_of_the_games_for_themselves() -> None:
    info, chance = game_info("lords_of_ragnarok"), np.random.default_rng(1)
    work = Work(info.id, 0, 1, "", odd=0.0, setups=[(0.5, 2, {"followers": "1"})])
    found = [random_setup(info, chance, work) for _ in range(400)]
    alone = [options for seats, options in found if seats == 2 and options.get("followers") == "1"]
    assert 150 < len(alone) < 250
