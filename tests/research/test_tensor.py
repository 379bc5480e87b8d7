"""Observations: the tensor with its layout, the view, the text."""

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import longhall
from longhall import research
from longhall.engine import driver
from longhall.engine.rng import Stream
from longhall.research.__main__ import main
from longhall.research.encoder import Encoder
from longhall.research.env_observations import describe
from longhall.research.layout import Layout, fits, layout_of, stored
from longhall.research.layout_survey import survey
from longhall.research.match import Match, Setting
from tests.research.play import TABLES, ids
from tests.toy.game import INFO as TOY

GAMES = longhall.game_ids()


def walk(match: Match, chance: Stream, answers: int) -> None:
    for _ in range(answers):
        ask = match.asked
        if ask is None:
            break
        match.answer(ask.seat, chance.pick(match.setting.offered(ask)))


def decisions(setting: Setting, games: int, apart: int) -> Any:
    """Positions of random games, so many answers apart."""
    chance = Stream("walk")
    for game in range(games):
        match = setting.begin(str(game))
        while not match.over:
            yield match
            walk(match, chance, apart)


def shown(layout: Layout, position: Any, seat: int) -> Any:
    encoder = Encoder(layout)
    encoder.see(position)
    return encoder.tensor(seat)


def different(layout: Layout, one: Any, other: Any) -> list[str]:
    names = [name for _, name, _ in layout.rows()]
    return [names[cell] for cell in np.flatnonzero(one != other)]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
def test_worlds_that_look_the_same_have_the_same_tensor(game: str, seats: int) -> None:
    setting, chance = Setting(game, seats), Stream("worlds")
    layout = layout_of(setting.info, seats)
    for match in decisions(setting, 1, 41):
        for seat in range(seats):
            mine = shown(layout, match.position, seat)
            its = shown(layout, driver.determinize(match.position, seat, chance), seat)
            assert different(layout, mine, its) == []


@pytest.mark.parametrize("game", GAMES)
def test_different_views_have_different_tensors(game: str) -> None:
    """Hands that a seat can see are in its tensor, and in no other's."""
    setting = Setting(game, 3)
    layout = layout_of(setting.info, 3)
    told = 0
    for match in decisions(setting, 1, 29):
        before = match.position.copy()
        walk(match, Stream("other"), 1)
        for seat in range(3):
            if longhall.engine.observations.observation(before, seat) != match.observation(seat):
                told += 1
                assert different(layout, shown(layout, before, seat), shown(layout, match.position, seat))
    assert told > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_up_is_what_is_seen_anew(game: str) -> None:
    for seats in (2, 3):
        setting = Setting(game, seats)
        layout = layout_of(setting.info, seats)
        encoder = Encoder(layout)
        for number, match in enumerate(decisions(setting, 2, 7)):
            encoder.see(match.position)
            seat = number % seats
            if number % 5 < seats:
                assert different(layout, encoder.tensor(seat), shown(layout, match.position, seat)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_on_file_is_that_of_the_game(game: str) -> None:
    """Renew it with `python -m longhall.research layout GAME --write`, if there is one."""
    info = longhall.game_info(game)
    on_file = stored(info)
    assert not on_file or list(on_file) == [str(seats) for seats in info.seats]
    for data in on_file.values():
        assert fits(data, info)


def test_numbers_stand_where_the_layout_says() -> None:
    env = research.aec("kardnarok", 3)
    env.reset(seed=1)
    for _ in range(60):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    layout = research.tensor_layout("kardnarok", 3)
    names = [name for _, name, _ in layout.rows()]
    scales = np.array([scale for _, _, scale in layout.rows()])
    for agent in env.agents:
        view, cells = env.observation(agent), env.observe(agent)["observation"] * scales
        seat = env.seat_of[agent]
        assert [cells[names.index(f"bronze[{each}]")] for each in range(3)] == view["bronze"]
        assert cells[names.index(f"seat={seat}")] == 1
        for each in range(3):
            known = [word for word in view["hands"][each] if not word.startswith("?")]
            hidden = len(view["hands"][each]) - len(known)
            assert cells[names.index(f"hands[{each}].hidden")] == pytest.approx(hidden)
            part = [cell for cell, name in enumerate(names) if name.startswith(f"hands[{each}].")]
            assert sum(cells[part]) == pytest.approx(hidden + len(view["hands"][each]), abs=1e-3)
            if not hidden:
                for word in set(known):
                    assert cells[names.index(f"hands[{each}].{word}")] == known.count(word)


def test_a_game_without_a_layout_on_file_gets_one() -> None:
    data = survey(TOY, 2, 6)
    assert json.loads(json.dumps(data)) == json.loads(json.dumps(survey(TOY, 2, 6)))
    layout = layout_of(TOY, 2)
    chance = Stream("toy")
    for match in decisions(Setting(TOY, 2), 3, 3):
        for seat in range(2):
            mine = shown(layout, match.position, seat)
            assert different(layout, mine, shown(layout, driver.determinize(match.position, seat, chance), seat)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_same_in_three_languages(game: str) -> None:
    match = Setting(game, 3).begin("1")
    walk(match, Stream("words"), 50)
    texts = {describe(match, 0, language) for language in ("en", "pt", "es")}
    assert len(texts) == 3
    assert all(text.count("\n") > 8 for text in texts)


def test_text_and_picture_are_through_the_eyes_of_the_seat() -> None:
    env = research.aec("kardnarok", 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.text("seat_0") != env.text("seat_1")
    pictures = [env.seeing.render("rgb_array", seat) for seat in (0, 1, None)]
    assert len({picture.tobytes() for picture in pictures}) == 3
    assert {picture.shape for picture in pictures} == {(1000, 1600, 3)}


# When what is possible at any time is offered


def masked(anytime: Any) -> dict[str, bool]:
    """Whether what is possible at any time is in the mask, by the name of the ask."""
    setting = Setting("kardnarok", 3, {"hero_exchange": "any"}, anytime)
    found = {}
    for match in decisions(setting, 2, 1):
        ask = match.asked
        assert ask is not None
        offered = set(match.codes(ask.seat))
        extra = {option.code for option in ask.anytime}
        assert {option.code for option in ask.options} <= offered
        if extra:
            found[ask.name] = extra <= offered
            assert found[ask.name] or not extra & offered
    return found


def test_the_mask_has_what_is_possible_at_any_time() -> None:
    always = masked("always")
    assert all(always.values())
    assert not any(masked("never").values())
    name = min(always)
    some = masked([name])
    assert [each for each, offered in some.items() if offered] == [name]


def test_what_the_policy_leaves_out_is_refused() -> None:
    setting = Setting("kardnarok", 3, {"hero_exchange": "any"}, "never")
    match = next(match for match in decisions(setting, 1, 1) if match.asked and match.asked.anytime)
    assert match.asked is not None
    with pytest.raises(longhall.engine.errors.IllegalAnswer):
        match.choose(match.asked.seat, match.asked.anytime[0].code)


def test_who_is_not_asked_is_offered_nothing() -> None:
    """A seat that could do something at any time, while another one is asked."""
    waiting = 0
    for match in decisions(Setting(TOY, 2), 3, 1):
        assert match.asked is not None
        for ask in match.asks:
            if not ask.options:
                waiting += 1
                assert match.codes(ask.seat) == []
    assert waiting


# The command


def test_the_command_shows_codes_and_cells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vocabulary", "kardnarok", "--json"]) == 0
    codes = json.loads(capsys.readouterr().out)
    assert [row["code"] for row in codes] == list(range(len(codes)))
    assert main(["layout", "kardnarok", "--json", "--seats", "2"]) == 0
    layout = json.loads(capsys.readouterr().out)
    assert len(layout["cells"]) == layout["size"] == research.tensor_layout("kardnarok", 2).size
    assert main(["layout", "kardnarok", "--cells"]) == 0
    assert "bronze[0]" in capsys.readouterr().out
    assert main(["layout", "kardnarok"]) == 0
    assert main(["vocabulary", "blood_rage"]) == 0
    assert "689 codes" in capsys.readouterr().out


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layout", "kardnarok", "--seats", "9"]) == 2
    assert "9 seats" in capsys.readouterr().err


def test_nothing_of_the_extra_is_imported_before_it_is_needed() -> None:
    script = """
import sys
import longhall, longhall.research
longhall.research.tensor_layout("kardnarok", 2)
print(sorted({"numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL"} & set(sys.modules)))
sys.modules["numpy"] = None
try:
    longhall.research.aec("kardnarok")
except ModuleNotFoundError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("[]\n")
    assert 'pip install "longhall[research]"' in done.stdout
