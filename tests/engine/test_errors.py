"""Errors in Python: whoever catches one reads a sentence, in this process and in another."""

import pickle
import subprocess
import sys

import pytest

import longhall
from longhall.engine.errors import BadContent, BadPacks, BadSetup, IllegalAnswer, LonghallError, plain


def test_an_error_reads_as_a_sentence() -> None:
    with pytest.raises(BadSetup) as unknown:
        longhall.new("chess", 2)
    games = ", ".join(longhall.game_ids())
    assert str(unknown.value) == f"There is no game chess. The games are: {games}."
    game = longhall.new("kardnarok", 2, seed=1)
    with pytest.raises(IllegalAnswer) as illegal:
        game.answer(0, "nonsense")
    assert "error." not in str(illegal.value)
    assert str(illegal.value).endswith(".")


def test_an_error_travels_whole_to_another_process() -> None:
    for error in (BadSetup("error.game", game="chess", allowed=["toy"]), BadPacks([BadContent("error.pack.utf8")])):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.key, again.words) == (type(error), error.key, error.words)
    assert again.faults[0].key == "error.pack.utf8"


def test_an_error_without_a_sentence_still_says_what_it_knows() -> None:
    assert str(LonghallError("error.of_yours", file="x")) == "error.of_yours: file=x"
    assert plain(LonghallError("error.of_yours")) == "error.of_yours"


def test_the_engine_alone_needs_no_words() -> None:
    """Words are read when the first error is drawn, not when `longhall` is imported."""
    code = "import sys, longhall; assert not any(name.startswith(('babel', 'longhall.words')) for name in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_traceback_ends_with_the_sentence() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import longhall; longhall.new('toy', 2)"], capture_output=True, text=True, check=False
    )
    assert ran.stderr.splitlines()[-1].startswith("longhall.engine.errors.BadSetup: There is no game toy.")
