"""The driver: answers, anytime actions, grants, checks and reasons."""

import pytest

from longhall.engine.errors import IllegalAnswer, RuleError
from longhall.engine.rng import Stream
from tests.refusals import saying
from tests.toy.play import answer_by_chance, hold, keys, offer_nothing, play_on, set_step, toy
from tests.toy.rules import Hunt, Limit


def test_an_illegal_answer_names_ask_seat_answer_and_what_is_legal_and_changes_nothing() -> None:
    game = offer_nothing(toy())
    before = game.save()
    with pytest.raises(IllegalAnswer) as error:
        game.answer(0, "stop")
    assert error.value.key == "error.illegal"
    assert error.value.words["ask"] == "turn.main"
    assert (error.value.words["seat"], error.value.words["answer"]) == (0, "stop")
    assert set(keys(game, 0)) < set(error.value.words["legal"])  # type: ignore[call-overload]
    assert game.save() == before


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    game = toy(3)
    game.answer(1, "oath:0")
    before = game.save()
    with pytest.raises(IllegalAnswer, check=saying("error.not_asked", asked=[0, 2])):
        game.answer(1, "oath:1")
    assert game.save() == before


def test_a_refusal_does_not_tell_who_else_could_do_something() -> None:
    """Asks that hold only what a seat may do at any time are that seat's business."""
    hidden = 0
    game, chance = toy(3), Stream("refused")
    while game.outcome is None:
        for seat in range(3):
            if game.ask_of(seat) is None:
                with pytest.raises(IllegalAnswer) as error:
                    game.answer(seat, "end")
                assert error.value.words["asked"] == [ask.seat for ask in game.asks_for(seat)]
                hidden += len(game.asks) > len(game.asks_for(seat))
        answer_by_chance(game, chance)
    assert hidden


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(IllegalAnswer, check=saying("error.no_such_option")):
        toy().answer(0, "oath:9")


def test_nobody_answers_when_the_game_is_over() -> None:
    game = play_on(toy(), 500)
    with pytest.raises(IllegalAnswer, check=saying("error.not_asked")):
        game.answer(0, "end")


def test_an_ask_without_options_is_a_fault_of_the_rules_and_the_game_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    from longhall.engine.options import Ask

    set_step(monkeypatch, Hunt, "stop", ask=lambda self, g: [Ask(self.seat, "hunt.stop", [])])
    game = offer_nothing(toy())
    before = game.save()
    with pytest.raises(RuleError, match=r"Hunt\.stop asks seat 0 and offers nothing"):
        game.answer(0, "hunt")
    assert game.save() == before
    game.answer(0, "end")


# What may be done at any time


def test_the_asked_seat_has_a_second_group_and_is_asked_again() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "ox", "elk")
    game = game.copy()
    (ask,) = [ask for ask in game.asks if ask.seat == 0]
    assert [option.key for option in ask.anytime]
    sold = ask.anytime[0]
    game.answer(0, sold)
    assert [ask.name for ask in game.asks if ask.seat == 0] == ["turn.main"]
    assert game.observation(0)["coins"][0] == 2
    assert all(option.verb != "sell" for ask in game.asks for option in ask.anytime)


def test_another_seat_need_not_answer_and_the_others_do_not_see_that_it_could() -> None:
    game = offer_nothing(toy(3))
    assert {ask.seat: ask.name for ask in game.asks} == {0: "turn.main", 1: "anytime", 2: "anytime"}
    assert [ask.seat for ask in game.asks_for(0)] == [0]
    assert [(ask.seat, list(ask.options)) for ask in game.asks_for(1)] == [(0, []), (1, [])]
    boast = next(ask.anytime[0] for ask in game.asks if ask.seat == 1)
    game.answer(1, boast)
    game.answer(0, "end")


def test_there_is_nothing_besides_between_the_parts_of_a_choice() -> None:
    game = offer_nothing(toy())
    game.answer(0, "give")
    assert [(ask.seat, list(ask.anytime)) for ask in game.asks] == [(0, [])]


def test_there_is_nothing_besides_while_several_are_asked() -> None:
    assert all(not ask.anytime for ask in toy().asks)


# Rules that hold at all times


def test_a_check_can_push_a_frame() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "ox", "ox", "ox", "elk", "elk")
    game.answer(0, "draw")
    assert isinstance(game.position.stack[-1], Limit)
    assert {option.verb for option in game.asks[0].options} == {"drop"}
    game.answer(0, game.asks[0].options[0])
    assert len(game.position.hands[0]) == 5
    assert game.asks[0].name == "turn.main"


def test_a_check_can_end_the_game() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "ox")
    game.position.coins[0], game.position.bank = 11, 28
    game.answer(0, "sell:ox")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("rich", [0])


# Why not


def test_reasons_are_those_by_which_the_ask_filters() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "ox")
    assert game.why_not(0, "play:elk") == "TOY-HELD"
    assert game.why_not(0, "steal") == "TOY-CANNOT"
    assert game.why_not(1, "draw") == "TOY-TURN"
    assert game.why_not(0, "draw") == ""


def test_reasons_know_the_parts_that_were_sealed() -> None:
    game = toy()
    hold(game, 0, "ox", "elk")
    for seat in (0, 1):
        game.answer(seat, "oath:0")
    assert game.why_not(0, "offer:ox") == ""
    game.answer(0, "offer:ox")
    assert "offer:ox" not in keys(game, 0)
    assert game.why_not(0, "offer:ox") == "TOY-HELD"
    assert game.why_not(1, "offer:wyrm") == "TOY-HELD"


def test_nothing_is_forbidden_when_the_game_is_over() -> None:
    assert play_on(toy(), 500).why_not(0, "draw") == ""


# Whether an answer closes the way back can be said before


def test_a_draw_closes_and_a_play_does_not() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "ox", "elk")
    assert game.closes(0, "draw")
    assert game.closes(0, "hunt")
    assert not game.closes(0, "play:ox")
    assert not game.closes(0, "bury:ox")
    assert not game.closes(0, "end")
