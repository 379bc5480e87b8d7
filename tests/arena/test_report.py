"""The report of a league: a page that needs nothing from elsewhere, in three languages, with every number it plots."""

import json
from html.parser import HTMLParser
from pathlib import Path
from statistics import median

import pytest

from longhall.arena import Played
from longhall.arena.breakdown import cards, lengths, score_parts, wins_by_seat, wins_of_seats
from longhall.engine.registry import game_info
from longhall.terminal.report.drawing import Scale, around, room_for, round_step, shortened
from longhall.words import LANGUAGES, t
from tests.arena.conftest import LEAGUE
from tests.terminal.conftest import Longhall
from tests.toy.options import FACES

VOID = {"meta", "br", "line", "rect", "circle"}


class Page(HTMLParser):
    """Refuses what is not closed in order; keeps tags, texts and addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append(data.strip())


def game(number: int, bots: str, places: list[int], **more: object) -> Played:
    names = bots.split()
    n = len(names)
    data = {"number": number, "seed": f"7/{number}", "bots": names, "places": places, "scores": [0] * n}
    times = {"decisions": [number + 1] * n, "seconds": [0.01] * n, "cpu_seconds": [0.01] * n}
    return Played.from_data({**data, "reason": "end", **times, **more})


# What is found


def test_wins_are_counted_by_seat() -> None:
    games = [game(0, "a b", [1, 2]), game(1, "b a", [1, 2]), game(2, "a b", [1, 1]), game(3, "b a", [2, 1])]
    found = wins_by_seat(["a", "b"], 2, games)
    assert [(share.wins, share.games) for share in found["a"] if share] == [(1.5, 2), (1.0, 2)]
    assert [share.rate for share in wins_of_seats(2, games) if share] == [0.625, 0.375]
    assert wins_by_seat(["a", "c"], 2, games)["c"] == [None, None]


def test_lengths_and_parts_leave_out_what_was_lost_by_a_fault() -> None:
    fault = {"key": "fault.stalled", "seconds": "5"}
    games = [
        game(0, "a b", [1, 2], parts=[{"gold": 4, "never": 0}, {"gold": 1, "never": 0}]),
        game(1, "b a", [1, 2], parts=[{"gold": 2}, {"gold": 8}]),
        game(9, "a b", [2, 1], faults=[fault, {}]),
    ]
    assert lengths(games) == [2, 4]
    assert score_parts(["a", "b"], games) == {"gold": {"a": 6.0, "b": 1.5}}


def test_cards_know_how_often_they_are_played_and_win_and_what_was_to_be_expected() -> None:
    axe, bow = {"card": {"axe": 2}}, {"card": {"axe": 1, "bow": 1}}
    games = [
        game(0, "a b", [1, 2], cards=[axe, bow]),
        game(1, "b a", [2, 1], cards=[{}, bow]),
        game(2, "a b", [2, 1], cards=[{}, {}]),
    ]
    first, second = cards(games)
    assert (first.word, first.played, first.share.games, first.share.wins) == ("axe", 4, 3, 2)
    assert first.each == pytest.approx(4 / 3)
    assert first.expected == pytest.approx((2 / 3 + 1 / 3 + 2 / 3) / 3)
    assert (second.word, second.share.rate) == ("bow", 0.5)


def test_scales_have_round_numbers() -> None:
    assert [round_step(rough) for rough in (0.03, 1, 1.2, 3, 7, 40)] == [0.05, 1, 2, 5, 10, 50]
    assert around([3.2, 17]) == (0, 20)
    assert around([-3, 8])[0] < -3 + 1e-9
    assert Scale(-6, 47, 0, 1).ticks(5) == [0, 20, 40]
    assert len(shortened("program:python3 a/very/long/way/to/the/program.py")) <= len(shortened("x" * 99))
    assert room_for(["x" * 200]) == room_for(["x" * 100])


# The page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_stands_alone(longhall: Longhall, lang: str) -> None:
    ran = longhall(f"{LEAGUE} --games 6 --report it.html --lang {lang}")
    assert ran.code == 0
    assert t("arena.reported", lang, file="it.html") in ran.err
    text = Path("it.html").read_text(encoding="utf-8")
    page = Page(text)
    assert f'<html lang="{lang}">' in text
    assert page.addresses == []
    assert "script" not in page.tags
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text
    for key in ("ladder", "pairs", "by_seat", "length", "parts"):
        assert t(f"report.{key}", lang) in page.texts
    assert page.tags.count("svg") >= 4
    assert text.count('role="img" aria-label="') == page.tags.count("svg")
    assert {"thrall", "first", "last"} <= set(page.texts)


def test_what_is_drawn_is_what_was_played(longhall: Longhall) -> None:
    command = f"{LEAGUE} --games 6 --league it.jsonl"
    longhall(f"{command} --report it.html")
    text = Path("it.html").read_text(encoding="utf-8")
    rows = [line.split() for line in longhall(command).lines[3:6]]
    for bot, rating, _, sigma, *_ in rows:
        assert f"<title>{bot}: {rating} ± {sigma}</title>" in text
    lines = Path("it.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    games = [Played.from_data(json.loads(line)) for line in lines]
    assert f"median {median(lengths(games)):g}" in text


def test_names_are_escaped_and_faults_told(longhall: Longhall) -> None:
    ran = longhall("arena toy --bots thrall,tests.arena.visitors:Nonsense --games 2 --seed 5 --report it.html")
    assert ran.code == 0
    text = Path("it.html").read_text(encoding="utf-8")
    Page(text)
    assert t("report.faults", "en") in text
    assert "to be or not to be" in text
    assert t("report.length", "en") not in text  # no game came to its end


def test_cards_have_their_names(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    info = game_info("toy")
    monkeypatch.setattr(info, "played", {"played": ("seat", "card")}, raising=False)
    longhall(f"{LEAGUE} --games 4 --processes 1 --report it.html")
    text = Path("it.html").read_text(encoding="utf-8")
    names = {card.upper() for card in FACES}
    assert t("report.cards", "en") in Page(text).texts
    assert names & set(Page(text).texts)
    assert t("report.cards.wins", "en") in text


def test_a_report_may_be_renewed_but_nothing_else_is_written_over(longhall: Longhall) -> None:
    assert longhall(f"{LEAGUE} --games 2 --report it.html").code == 0
    assert longhall(f"{LEAGUE} --games 2 --report it.html").code == 0
    Path("mine.html").write_text("<p>mine</p>", encoding="utf-8")
    for name in ("mine.html", ".", "nowhere/it.html"):
        ran = longhall(f"{LEAGUE} --games 2 --report {name}")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert Path("mine.html").read_text(encoding="utf-8") == "<p>mine</p>"
