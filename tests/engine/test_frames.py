"""Frames: steps and methods are checked when they are registered, and survive JSON by name."""

from typing import Any

import pytest

from longhall.engine.errors import RuleError
from longhall.engine.frames import AGAIN, OVER, Frame, frame_from_data, frame_to_data, register_frames
from longhall.engine.options import Ask
from tests.toy.game import FRAMES
from tests.toy.play import offer_nothing, set_step, toy
from tests.toy.rules import Hunt, Loss, Saga, Turn
from tests.toy.state import Toy


class Lacking(Frame):
    STEPS = ("go",)


class Loose(Frame):
    STEPS = ("go",)

    def do_go(self, g: Any) -> None: ...

    def ask_gone(self, g: Any) -> None: ...


def test_a_step_needs_its_do() -> None:
    with pytest.raises(TypeError, match="Lacking has a step go and no do_go"):
        register_frames([Lacking])


def test_a_method_needs_its_step() -> None:
    with pytest.raises(TypeError, match=r"Loose has \['ask_gone'\]"):
        register_frames([Loose])


def test_saves_name_frame_and_step() -> None:
    hunt = Hunt()
    hunt.step, hunt.die = 1, 4
    data = frame_to_data(hunt)
    assert (data["frame"], data["step"], data["die"]) == ("Hunt", "stop", 4)
    back = frame_from_data(FRAMES, data)
    assert (type(back), back.step) == (Hunt, 1)


def test_a_renamed_step_is_found_by_its_old_name() -> None:
    assert frame_from_data(FRAMES, {"frame": "Saga", "step": "sacrifice"}).step == Saga.STEPS.index("offer")


def test_a_frame_that_is_done_stays_done() -> None:
    hunt = Hunt()
    hunt.step = len(Hunt.STEPS)
    assert frame_from_data(FRAMES, frame_to_data(hunt)).step == len(Hunt.STEPS)


def test_the_last_frame_pushed_runs_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = offer_nothing(toy(3))
    assert [frame.seat for frame in game.position.stack if isinstance(frame, Turn)] == [2, 1, 0]
    assert game.asks[0].seat == 0


@pytest.mark.parametrize(("where", "step"), [(None, "rest"), (AGAIN, "main"), ("rest", "rest"), (OVER, None)])
def test_where_a_step_leads(where: str | None, step: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    set_step(monkeypatch, Turn, "main", do=lambda self, g, seat, option: where)
    set_step(monkeypatch, Turn, "rest", do=lambda self, g: seen.append("rest"))
    game = offer_nothing(toy())
    game.answer(0, "end")
    assert seen == (["rest"] if step == "rest" else [])
    assert game.asks[0].seat == (0 if step == "main" else 1)


def test_an_unknown_step_is_a_fault_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    set_step(monkeypatch, Turn, "main", do=lambda self, g, seat, option: "nowhere")
    game = offer_nothing(toy())
    before = game.save()
    with pytest.raises(KeyError):
        game.answer(0, "end")
    assert game.save() == before


def test_what_goes_on_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    set_step(monkeypatch, Saga, "open", do=lambda self, g: AGAIN)
    with pytest.raises(RuleError, match="Saga goes on without end"):
        offer_nothing(toy())


def test_two_seats_are_asked_openly_only_by_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(_: Turn, g: Toy) -> list[Ask]:
        return [Ask(seat, "turn.main", g.vocabulary().options[:1]) for seat in (0, 1)]

    set_step(monkeypatch, Turn, "main", ask=both)
    with pytest.raises(RuleError, match="asks several seats openly"):
        offer_nothing(toy())


def test_a_game_that_nobody_finished_is_a_fault_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    set_step(monkeypatch, Saga, "open", do=lambda self, g: OVER)
    with pytest.raises(RuleError, match="nobody finished the game"):
        offer_nothing(toy())


def test_nothing_happens_after_the_game_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def do_main(self: Turn, g: Toy, seat: int, option: Any) -> str:
        g.finish("enough")
        g.push(Turn(1))
        return AGAIN

    set_step(monkeypatch, Turn, "main", do=do_main)
    checked: list[str] = []
    monkeypatch.setattr(Toy, "check", lambda g: checked.append(g.over))
    game = offer_nothing(toy())
    game.answer(0, "end")
    assert not any(checked)
    assert game.outcome is not None
    assert game.outcome.reason == "enough"
    assert (game.asks, game.position.stack) == ([], [])


def test_a_frame_below_is_changed_without_its_copies() -> None:
    game = offer_nothing(toy())
    g = game.position
    g.push(Loss(0))
    other = g.copy()
    left = g.inner(Turn).actions
    for each in (1, 2):
        g.inner_to_change(Turn).actions -= 1
        assert (g.inner(Turn).actions, other.inner(Turn).actions) == (left - each, left)
    other.inner_to_change(Turn).actions = 9
    assert g.inner(Turn).actions == left - 2
    assert g.inner_to_change(Turn) is g.inner_to_change(Turn)
    assert g.in_progress(Hunt) is None
    with pytest.raises(LookupError, match="Hunt"):
        g.inner(Hunt)


def test_a_frame_that_is_done_is_not_in_progress_though_others_lie_above_it() -> None:
    g = offer_nothing(toy()).position
    hunt = Hunt()
    g.push(hunt)
    g.push(Loss(0))
    assert g.in_progress(Hunt) is hunt
    hunt.step = len(Hunt.STEPS)
    assert g.in_progress(Hunt) is None
