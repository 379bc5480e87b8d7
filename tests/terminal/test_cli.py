"""The command as such: help, languages, errors of one line, a closed pipe and Ctrl-C."""

import json
import re
import shlex
import signal
import subprocess
import sys
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from longhall.bots.match import Record
from longhall.terminal import cli, replay, simulate, turn_commands
from longhall.terminal.cli import COMMANDS
from longhall.terminal.completion import SHELLS
from longhall.words import LANGUAGES, t
from longhall.words.catalogue import catalogue
from tests.patience import PATIENCE
from tests.terminal.conftest import ROOT, TOY, Longhall


def start(*argv: str) -> "subprocess.Popen[str]":
    """`longhall` with the toy game in a process of its own."""
    code = f"{TOY} sys.exit(main({list(argv)!r}))"
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_every_language(longhall: Longhall, command: str, lang: str) -> None:
    ran = longhall(f"{command} --lang {lang} --help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(t("help.usage", lang))
    about = " ".join(ran.out.split())
    assert t(f"help.{command or 'longhall'}", lang) in about
    assert t("help.help", lang) in about


@pytest.mark.parametrize("place", ["--lang pt games", "games --lang pt", "games --lang=pt_BR.UTF-8"])
def test_the_language_may_stand_anywhere(longhall: Longhall, place: str) -> None:
    assert "Lugares: 2, 3." in longhall(place).out


def test_the_language_of_the_environment_is_spoken(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHALL_LANG", "es")
    assert "Asientos: 2, 3." in longhall("games").out
    assert longhall("games --lang en").out.startswith("toy: Toy. Seats")


def test_an_unknown_language_is_refused(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    complaint = "there is no language fr. Choose one of: en, pt, es."
    ran = longhall("games --lang fr")
    assert (ran.code, ran.err) == (2, f"longhall: --lang: {complaint}\n")
    monkeypatch.setenv("LONGHALL_LANG", "fr")
    assert longhall("games").err == f"longhall: LONGHALL_LANG: {complaint}\n"


@pytest.mark.parametrize(
    "command",
    [
        "dance",
        "games --nonsense",
        "games --lang",
        "simulate",
        "simulate toy --games 0",
        "simulate toy --games -3",
        "simulate toy --games 99999999999999999999",
        "simulate toy --seats x",
        "simulate toy --bots thrall,odin",
        "simulate toy --bots thrall,thrall,thrall",
        "simulate chess",
        "simulate toy --option mood=wild",
        "check chess",
        "check toy --seats 9",
        "check toy --option mood=purple",
        "check toy --option moody=calm",
        "check toy --processes 0",
        "rules chess",
        "rules toy --id TOY-99",
        "replay",
        "replay no.json --at x",
        "export no.json",
        "export no.json --json --csv",
        "export no.json --json --seat 0 --all",
    ],
)
def test_bad_input_is_answered_in_one_line(longhall: Longhall, command: str) -> None:
    ran = longhall(command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("longhall")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_said_in_the_readers_language(longhall: Longhall, lang: str) -> None:
    said = t("error.game", lang, game="chess", allowed="toy")
    assert longhall(f"rules chess --lang {lang}").err == f"longhall: {said}\n"
    number = t("error.whole", lang, text="0", low=1)
    assert longhall(f"simulate toy --games 0 --lang {lang}").err.endswith(f"{number}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_program_has_words(lang: str) -> None:
    source = Path(cli.__file__).parents[1]
    keys = {
        key
        for path in source.rglob("*.py")
        for key in re.findall(r'"(error\.[a-z_.]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(keys) > 30
    assert keys - catalogue(lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_content_has_words(lang: str) -> None:
    """What `fail` is called with is a message key, of the program or of the game."""
    source = Path(cli.__file__).parents[1]
    keys = {
        key
        for path in source.rglob("*.py")
        for key in re.findall(r'\.fail\(\s*f?"([^"]*)"', path.read_text(encoding="utf-8"))
    }
    assert len(keys) > 20
    assert keys - catalogue(lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_for_orders_are_clear(lang: str) -> None:
    """No word stands for two orders, and the English one works in every language."""
    for names, key in ((turn_commands.ORDERS, "order"), (replay.ORDERS, "replay.word")):
        words = [word for name in names for word in {name, *t(f"{key}.{name}", lang).split()}]
        assert len(words) == len(set(words))
    for name, order in turn_commands.ORDERS.items():
        assert turn_commands.find(name.upper(), lang) is order
    yes, no = (set(t(f"answer.{word}", lang).split()) for word in ("yes", "no"))
    assert not (yes | {"y", "yes"}) & (no | {"n", "no"})


def test_a_closed_pipe_ends_quietly() -> None:
    process = start("play", "toy", "--people", "none")
    assert process.stdout
    process.stdout.close()
    assert process.stderr
    assert process.stderr.read() == ""
    assert process.wait(timeout=PATIENCE) == 141


@pytest.mark.parametrize("command", ["simulate toy --games 999999", "check toy --games 999999 --processes 2"])
def test_ctrl_c_ends_quietly(command: str) -> None:
    process = start(*command.split())
    assert process.stderr
    while "|" not in process.stderr.readline(200):  # the progress bar, after two seconds
        pass
    process.send_signal(signal.SIGINT)
    left = process.stderr.read()
    assert process.wait(timeout=PATIENCE) == 130
    assert "Traceback" not in left


def test_simulate_sums_up_the_games_it_has_after_ctrl_c() -> None:
    process = start("simulate", "toy", "--games", "999999", "--json")
    assert process.stderr
    assert process.stdout
    while "|" not in process.stderr.readline(200):
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    found = json.loads(out)
    assert process.returncode == 130
    assert 0 < len(found["games"]) < found["planned"] == 999999
    assert f"Stopped after {len(found['games'])} of 999999 games." in err


@pytest.mark.parametrize(("over", "told"), [(0, 0), (3, 4)])
def test_what_was_played_before_ctrl_c_is_told(
    longhall: Longhall, monkeypatch: pytest.MonkeyPatch, over: int, told: int
) -> None:
    whole, numbers = simulate.play_match, count(1)

    def play(*given: Any) -> Record:
        if next(numbers) > over:
            raise KeyboardInterrupt
        return whole(*given)

    monkeypatch.setattr(simulate, "play_match", play)
    ran = longhall("simulate toy --games 10 --seed 1")
    assert ran.code == 130
    assert f"Stopped after {over} of 10 games." in ran.err
    assert len([line for line in ran.lines if line.startswith(("Seat", "Seed", "3 games"))]) == told


def test_the_pipe_of_a_help_text_may_be_closed_too() -> None:
    process = start("play", "--help")
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=PATIENCE) in (0, 141)  # argparse does not mind


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_does_no_harm(closed: str) -> None:
    code = f"{TOY} sys.exit(main(['play', 'toy', '--people', 'none']))"
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(code)} {closed}"
    ran = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_letters_that_cannot_be_shown_or_read_do_no_harm() -> None:
    code = f"{TOY} sys.exit(main(['play', 'toy', '--names', 'Bj\u00f6rn', '--seed', '1', '--skip-moments']))"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONIOENCODING": "ascii"},
        input=b"\xff\xfe\nlook\n",
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Seat 0: Bj?rn." in ran.stdout


# Version and completion


def test_the_version_is_told(longhall: Longhall) -> None:
    ran = longhall("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"longhall {version('longhall')}\n", "")


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_completes_commands_options_and_games(longhall: Longhall, shell: str) -> None:
    ran = longhall(f"completion {shell}")
    assert (ran.code, ran.err) == (0, "")
    for word in (*COMMANDS, "toy", "skip-moments", "template"):
        assert word in ran.out


def test_there_is_no_script_for_other_shells(longhall: Longhall) -> None:
    ran = longhall("completion tcsh")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "longhall: There is no completion for tcsh. There is one for: bash, zsh, fish.\n"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("longhall si", {"simulate"}),
        ("longhall play --see", {"--seed"}),
        ("longhall rules t", {"toy"}),
        ("longhall games --lang p", {"pt"}),
        ("longhall replay sav", {"saved.json"}),
    ],
)
def test_bash_completes_what_is_typed(longhall: Longhall, tmp_path: Path, typed: str, found: set[str]) -> None:
    (tmp_path / "longhall.bash").write_text(longhall("completion bash").out, encoding="utf-8")
    (tmp_path / "saved.json").touch()
    words = typed.split(" ")
    asked = f"""
        source longhall.bash
        COMP_WORDS=({" ".join(map(shlex.quote, words))}) COMP_CWORD={len(words) - 1} COMP_TYPE=9
        _shtab_longhall
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    ran = subprocess.run(["bash", "-c", asked], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert {word.strip() for word in ran.stdout.split("\n") if word.strip()} == found
