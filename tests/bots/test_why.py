"""`why` after a bot's move says what it weighed, and never what it has in hand."""

import io
import sys
from pathlib import Path

import pytest

from longhall.engine.options import Ask
from longhall.engine.registry import game_info
from longhall.terminal.bot_reasoning import Weighing
from longhall.terminal.cli import main
from longhall.words.speaker import Speaker

PLAY = "play kardnarok --seats 2 --option mode=duel --seed 3 --people 0 --bots karl"


def played(command: str, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return main(command.split())


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "to win, it thinks"), ("pt", "pelas suas contas"), ("es", "según sus cuentas")]
)
def test_why_alone_says_what_the_bot_weighed(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LONGHALL_LANG", lang)
    assert played(PLAY, ["1", "1", "1", "why", "why bot", "quit"], monkeypatch) == 0
    assert capsys.readouterr().out.count(words) == 2


def test_before_a_bot_weighed_anything_why_bot_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    played(PLAY.replace("karl", "thrall"), ["why bot", "quit"], monkeypatch)
    assert "No bot has weighed anything" in capsys.readouterr().out


def lines(ask: Ask, chosen: int, values: list[float]) -> list[str]:
    options = [*ask.options, *ask.anytime]
    weighed = sorted(zip((option.key for option in options), values, strict=True), key=lambda item: -item[1])
    return Weighing(ask, options[chosen], weighed).lines(Speaker(game_info("kardnarok"), "en"))


def test_cards_that_were_not_played_stay_secret() -> None:
    by_key = game_info("kardnarok").vocabulary.by_key
    options = [by_key["pass"], by_key["norn:longship.raid"], by_key["norn:thor.hammer"]]
    told = lines(Ask(0, "initiative", options), 1, [0.3, 0.6, 0.5])
    assert told[0].startswith("Seat 0 is behind and has the initiative. ")
    assert "Longship" in told[0]
    assert "60 %" in told[0]
    assert told[1:] == ["It also weighed: Pass: 30 %.", "The best of what it keeps to itself: 50 %."]
    assert "Thor" not in " ".join(told)


def test_a_sealed_answer_stays_secret() -> None:
    by_key = game_info("kardnarok").vocabulary.by_key
    rituals = [by_key["ritual:odin"], by_key["ritual:frey"]]
    told = lines(Ask(0, "ritual", rituals, sealed=True), 1, [0.4, 0.7])
    assert "70 %" in told[0]
    assert not {"Odin", "Frey"} & set(" ".join(told).replace(":", " ").split())


def test_what_is_done_at_any_time_stays_secret() -> None:
    by_key = game_info("kardnarok").vocabulary.by_key
    ask = Ask(0, "moment", [by_key["pass"]], anytime=[by_key["exchange:ivar"]])
    assert "Ivar" not in " ".join(lines(ask, 1, [0.4, 0.7]))
