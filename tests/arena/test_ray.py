"""Leagues on a real Ray cluster of this machine, one of whose workers is killed in the middle of a game."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longhall.words import LANGUAGES, t
from tests.arena.conftest import without_times
from tests.patience import PATIENCE
from tests.terminal.conftest import Longhall

GAMES = 30
VICTIM = '''
"""A bot by chance. In one of the later games it tells which process plays it, and waits there for its end."""

import os
import time
from pathlib import Path

HERE = Path(__file__).parent


class Victim:
    def __init__(self, handle, chance):
        self.chance = chance
        with (HERE / "begun").open("a") as file:
            file.write("x")

    def choose(self, ask):
        if (HERE / "begun").stat().st_size >= 12 and os.environ.get("VICTIM"):
            try:
                os.close(os.open(HERE / "claimed", os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                (HERE / "pid.new").write_text(str(os.getpid()))
                (HERE / "pid.new").rename(HERE / "pid")
                while True:
                    time.sleep(0.1)
        return self.chance.pick(ask.options)
'''


def league(folder: Path, *more: str, victim: str = "") -> "subprocess.Popen[str]":
    """A league in a process of its own, without the toy game: Ray's workers know the real ones."""
    command = f"arena kardnarok --option mode=duel --bots thrall,victim:Victim --games {GAMES} --seed 5 --limit 600"
    code = f"import sys; from longhall.terminal.cli import main; sys.exit(main({[*command.split(), *more]!r}))"
    env = {**os.environ, "VICTIM": victim}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", code], cwd=folder, env=env, stdout=pipe, stderr=pipe, text=True)


def games(path: Path) -> list[dict[str, object]]:
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return sorted(map(json.loads, lines), key=lambda game: int(game["number"]))


@pytest.mark.xdist_group("ray")  # one cluster at a time is enough for a machine
def test_a_worker_is_killed_and_every_game_is_there_once(tmp_path: Path) -> None:
    (tmp_path / "victim.py").write_text(VICTIM, encoding="utf-8")
    process = league(tmp_path, "--ray", "local", "--processes", "2", "--league", "ray.jsonl", victim="yes")
    try:
        patience = time.monotonic() + PATIENCE
        while not (tmp_path / "pid").exists():
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < patience
            time.sleep(0.05)
        worker = int((tmp_path / "pid").read_text(encoding="utf-8"))
        assert worker != process.pid
        before = len(games(tmp_path / "ray.jsonl"))
        os.kill(worker, signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 0, err
    assert before < GAMES
    here = games(tmp_path / "ray.jsonl")
    assert [game["number"] for game in here] == list(range(GAMES))
    assert f"Games: {GAMES}." in out

    alone = league(tmp_path, "--processes", "1", "--league", "alone.jsonl")
    assert alone.communicate(timeout=PATIENCE)[1].count("Traceback") == 0
    assert list(map(without_times, here)) == list(map(without_times, games(tmp_path / "alone.jsonl")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_ray_it_is_said_what_is_missing(longhall: Longhall, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = longhall(f"arena toy --bots thrall,first --ray local --lang {lang}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"longhall: {t('error.extra', lang, extra='ray')}\n"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_where_no_cluster_answers_it_is_said(longhall: Longhall, address: str) -> None:
    ran = longhall(f"arena toy --bots thrall,first --ray {address}")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"longhall: There is no way to the Ray cluster {address}: ")


@pytest.mark.parametrize(
    "error", [Exception("the node timed out"), RuntimeError(), TimeoutError("no answer"), OSError(28)]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ray_that_cannot_start_gives_a_sentence(
    longhall: Longhall, lang: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ray:
        def init(self, **settings: object) -> None:
            raise error

        def shutdown(self) -> None:
            raise error

    monkeypatch.setitem(sys.modules, "ray", Ray())  # type: ignore[arg-type]
    ran = longhall(f"arena toy --bots thrall,first --ray local --lang {lang}")
    assert (ran.code, ran.out) == (2, "")
    reason = str(error) or type(error).__name__
    assert ran.err == f"longhall: {t('error.ray.start', lang, reason=reason)}\n"


def test_ray_that_does_not_load_gives_a_sentence(
    longhall: Longhall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ray.py").write_text("raise RuntimeError('made for another Python')", encoding="utf-8")
    monkeypatch.delitem(sys.modules, "ray", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    ran = longhall("arena toy --bots thrall,first --ray local")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "longhall: Ray could not start on this machine: made for another Python\n"
