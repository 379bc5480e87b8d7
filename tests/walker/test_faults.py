"""Every check of the walker is shown by a fault in the toy game that this very check finds."""

import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

import pytest

from longhall.engine.cards import KNOWN
from longhall.engine.events import EVERYONE, Event, ask, eyes_of
from longhall.engine.frames import AGAIN, OVER, Where
from longhall.engine.game import Game
from longhall.engine.journal import Journal
from longhall.engine.options import Ask
from longhall.engine.outcomes import Outcome
from longhall.engine.state import PILES, PUBLIC, SHAPES, replaced_at
from longhall.walker import Fault, walk
from longhall.walker.copy_checks import earlier_copies_stay
from longhall.walker.walk import ALWAYS, OBSERVED, SAMPLED
from tests.toy import options as o
from tests.toy.game import INFO, setup
from tests.toy.play import set_step, toy
from tests.toy.rules import Give, Hunt, Saga, Steal, Turn
from tests.toy.state import DICE, Toy
from tests.toy.view import PUBLISHER

Patch = pytest.MonkeyPatch
FAULTS: list[tuple[str, Callable[[Patch], None]]] = []


def tell(g: Any, key: str, secret: Any = None, eyes: int = EVERYONE, **args: Any) -> None:
    """Tell what no game declares."""
    if g.told is not None:
        g.told.append(Event(key, args, secret or {}, eyes))
        if g.shots is not None:
            g.shots.append(g.shot())


def fault(check: str) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Note a fault and the check that finds it."""

    def note(function: Callable[[Patch], None]) -> Callable[[Patch], None]:
        FAULTS.append((check, function))
        return function

    return note


def copy_then(patch: Patch, change: Callable[[Any, Any], None]) -> None:
    """Do something else when the toy position is copied."""
    healthy = SHAPES[Toy].copy

    def copy(old: Any) -> Any:
        new = healthy(old)
        change(old, new)
        return new

    patch.setattr(SHAPES[Toy], "copy", copy)


def do_then(patch: Patch, frame: Any, step: str, change: Callable[..., None]) -> None:
    """Do something else after a step's `do`."""
    healthy = getattr(frame, f"do_{step}")

    def do(self: Any, g: Any, *args: Any) -> Where:
        where: Where = healthy(self, g, *args)
        change(g, *args)
        return where

    set_step(patch, frame, step, do=do)


def first_fault() -> Fault:
    """The first fault that the walker finds in a few games."""
    for seed in range(40):
        try:
            walk(INFO, 3, {"length": "long", "mood": "wild"}, seed, depth="every", limit=150)
        except Fault as found:
            return found
    pytest.fail("no check has found the fault")


# Copies and plain data


@fault("copies_are_independent")
def a_copy_shares_a_list(patch: Patch) -> None:
    copy_then(patch, lambda old, new: setattr(new, "coins", old.coins))


@fault("copy_is_equal")
def a_copy_forgets_a_value(patch: Patch) -> None:
    copy_then(patch, lambda old, new: setattr(new, "round", 0))


@fault("fields_are_declared")
def a_field_is_set_outside_the_constructor(patch: Patch) -> None:
    do_then(patch, Saga, "open", lambda g: setattr(g, "glory", 1))
    copy_then(patch, lambda old, new: setattr(new, "glory", getattr(old, "glory", 0)))


@fault("json_is_equal")
def a_field_is_lost_in_json(patch: Patch) -> None:
    healthy = Toy.attach

    def attach(self: Toy, chosen: Any) -> None:
        healthy(self, chosen)
        self.boasts = [2] * self.seats

    patch.setattr(Toy, "attach", attach)


@fault("json_plays_on")
def what_matters_lies_beside_the_fields(patch: Patch) -> None:
    healthy = Toy.share

    def share(self: Any, new: Any) -> None:
        healthy(self, new)
        new._luck = self._luck

    patch.setattr(Toy, "_luck", 0, raising=False)
    patch.setattr(Toy, "share", share)
    do_then(patch, Hunt, "roll", lambda g: setattr(g, "_luck", g._luck + 1))
    do_then(patch, Hunt, "reward", lambda g: setattr(g, "result", g._luck))


@fault("answer_is_as_tried")
def a_copy_does_not_take_along_what_lies_beside_the_fields(patch: Patch) -> None:
    patch.setattr(Toy, "_luck", 0, raising=False)
    do_then(patch, Saga, "open", lambda g: setattr(g, "_luck", g._luck + 1))
    do_then(patch, Saga, "next", lambda g: setattr(g, "result", g._luck))
    do_then(patch, Turn, "rest", lambda g: setattr(g, "result", g._luck))


@fault("answers_repeat")
def a_step_uses_the_random_module(patch: Patch) -> None:
    do_then(patch, Hunt, "roll", lambda g: setattr(g, "result", random.randrange(1000)))


@fault("answers_repeat")
def a_step_uses_a_global_counter(patch: Patch) -> None:
    counter = count()
    do_then(patch, Hunt, "roll", lambda g: setattr(g, "result", next(counter)))


@fault("journal_replays")
def the_set_up_does_not_follow_from_the_seed(patch: Patch) -> None:
    counter = count()
    patch.setattr(INFO, "setup", lambda seats, seed, options: setup(seats, f"{seed} {next(counter)}", options))


@fault("save_is_equal")
def a_save_makes_secret_events_public(patch: Patch) -> None:
    patch.setattr(Event, "to_data", lambda self: [self.key, {**self.args, **self.secret}])


@fault("log_only_grows")
def an_event_holds_a_list_of_the_position(patch: Patch) -> None:
    do_then(patch, Saga, "open", lambda g: tell(g, "coins", coins=g.coins))


# Asks and answers


@fault("asking_changes_nothing")
def an_ask_changes_the_position(patch: Patch) -> None:
    def ask(self: Turn, g: Toy) -> list[Ask]:
        g.result += 1
        return self.ask_main(g)

    set_step(patch, Turn, "main", ask=ask)


@fault("asks_are_sound")
def an_option_is_offered_twice(patch: Patch) -> None:
    set_step(patch, Hunt, "stop", ask=lambda self, g: [Ask(self.seat, "hunt.stop", [o.STOP, o.REROLL, o.STOP])])


@fault("rules_are_sound")
def an_ask_is_empty(patch: Patch) -> None:
    set_step(patch, Hunt, "stop", ask=lambda self, g: [Ask(self.seat, "hunt.stop", [])])


@fault("rules_are_sound")
def a_sealed_step_draws(patch: Patch) -> None:
    do_then(patch, Saga, "oath", lambda g, seat, option: g.below(DICE, 6))


@fault("options_are_accepted")
def an_offered_option_fails(patch: Patch) -> None:
    set_step(patch, Give, "card", ask=lambda self, g: [Ask(self.seat, "give.card", o.HAND_OVER, part=True)])
    set_step(patch, Give, "to", ask=lambda self, g: [Ask(self.seat, "give.to", o.TO, part=True)])


@fault("other_options_are_refused")
def an_ask_takes_any_answer(patch: Patch) -> None:
    class Anything(list[Any]):
        def __contains__(self, option: object) -> bool:
            return True

    set_step(patch, Hunt, "stop", ask=lambda self, g: [Ask(self.seat, "hunt.stop", Anything([o.STOP]))])


@fault("refusals_have_reasons")
def a_question_does_not_say_why(patch: Patch) -> None:
    set_step(patch, Saga, "offer", why=lambda self, g, seat, option: "")
    patch.setitem(INFO.asks, "saga.offer", ask("left"))


@fault("cards_are_conserved")
def a_card_is_lost(patch: Patch) -> None:
    patch.setattr(Toy, "throw_away", lambda self, card, source: source.remove(card))


@fault("sums_are_right")
def coins_come_from_nowhere(patch: Patch) -> None:
    do_then(patch, Hunt, "reward", lambda g: g.coins.__setitem__(0, g.coins[0] + 1))


@fault("game_ends")
def the_game_never_ends(patch: Patch) -> None:
    patch.setattr(Toy, "check", lambda self: None)
    set_step(patch, Saga, "next", do=lambda self, g: "offer")
    set_step(patch, Saga, "open", do=lambda self, g: None)
    set_step(patch, Saga, "offer", do=lambda self, g, seat, option: None)


@fault("outcome_is_sound")
def a_seat_has_no_place(patch: Patch) -> None:
    patch.setattr(Toy, "outcome", lambda self: Outcome([1], [{}], self.over))


# The way back


@fault("undo_is_exact")
def what_closed_the_way_back_can_be_undone(patch: Patch) -> None:
    patch.setattr(Journal, "last_open", Journal.last_of)


@fault("batch_is_its_answers")
def a_batch_goes_on_after_it_closed(patch: Patch) -> None:
    def answer_all(self: Game, seat: int, options: Any) -> None:
        for option in options:
            self.answer(seat, option)

    patch.setattr(Game, "answer_all", answer_all)


@fault("way_back_is_honest")
def a_draw_leaves_the_way_back_open(patch: Patch) -> None:
    def learn(self: Toy, observer: int, cards: Sequence[int]) -> None:
        for card in cards:
            classes = self.know[observer]
            self.know[observer] = classes[:card] + bytes([KNOWN]) + classes[card + 1 :]

    patch.setattr(Toy, "_learn", learn)


@fault("way_back_is_honest")
def another_seat_is_shown_a_card_and_the_way_back_stays_open(patch: Patch) -> None:
    def boast(self: Toy, seat: int, option: Any) -> None:
        self.boasts[seat] -= 1
        left = eyes_of((seat + 1) % self.seats)
        self.show(self.pile[-1:], left)
        tell(self, "whispered", {"card": [self.word(card) for card in self.pile[-1:]]}, left, seat=seat)
        self.closed = False

    patch.setattr(Toy, "anytime", lambda self, seat, asked: o.BOAST[:1] if self.boasts[seat] and not asked else [])
    patch.setattr(Toy, "do_anytime", boast)


@fault("closing_keeps_secrets")
def whether_the_way_back_closes_tells_a_secret(patch: Patch) -> None:
    def close(g: Toy, seat: int, option: Any) -> None:
        if option is o.END and g.pile and g.word(g.pile[-1]) == "ox":
            g.below(DICE, 6)

    do_then(patch, Turn, "main", close)


# Secrets


@fault("views_keep_secrets")
def a_view_shows_a_hidden_field(patch: Patch) -> None:
    patch.setitem(SHAPES[Toy].sees, "omen", PUBLIC)


@fault("views_are_plain")
def a_view_holds_what_json_does_not_know(patch: Patch) -> None:
    patch.setattr(Toy, "derived", lambda self, observer: {"held": tuple(len(hand) for hand in self.hands)})


@fault("views_keep_secrets")
def a_total_counts_hidden_cards(patch: Patch) -> None:
    patch.setattr(Toy, "derived", lambda self, observer: {"oxen": [self.held(seat)[:1] for seat in range(self.seats)]})


@fault("told_and_seen_agree")
def the_order_of_a_hand_is_shown(patch: Patch) -> None:
    patch.setitem(SHAPES[Toy].sees, "hands", PILES)


@fault("asks_keep_secrets")
def an_ask_depends_on_a_hidden_card(patch: Patch) -> None:
    def why(self: Turn, g: Toy, seat: int, option: Any) -> str:
        return "TOY-WYRM" if option is o.HUNT and g.foes and g.word(g.foes[-1]) == "wyrm" else ""

    healthy = Turn.why_main
    patch.setattr(
        Turn, "why_main", lambda self, g, seat, option: healthy(self, g, seat, option) or why(self, g, seat, option)
    )


@fault("quick_answers_keep_secrets")
def a_forced_answer_is_said_to_be_seen_by_all(patch: Patch) -> None:
    for name in ("give.card", "limit.drop"):
        patch.setitem(INFO.asks, name, ask(private=True, open=True, rule="TOY-HELD"))


@fault("reasons_keep_secrets")
def a_reason_tells_a_hidden_card(patch: Patch) -> None:
    def why(self: Turn, g: Toy, seat: int, option: Any) -> str:
        reason = self.why_main(g, seat, option)
        return f"{reason}-{g.word(g.pile[-1])}" if reason and g.pile else reason

    set_step(patch, Turn, "main", why=why)


@fault("streams_are_replaced")
def determinize_keeps_a_stream(patch: Patch) -> None:
    healthy = Toy.redeal

    def redeal(self: Toy, observer: int, chance: Any) -> None:
        key = self.keys[DICE]
        healthy(self, observer, chance)
        self.keys = replaced_at(self.keys, DICE, key)

    patch.setattr(Toy, "redeal", redeal)


@fault("hidden_cards_move")
def determinize_moves_no_card(patch: Patch) -> None:
    def redeal(self: Toy, observer: int, chance: Any) -> None:
        self.keys = [chance.child(str(number)).key for number in range(len(self.keys))]
        chance.below(2)

    patch.setattr(Toy, "redeal", redeal)


@fault("events_keep_secrets")
def a_public_event_tells_a_hidden_card(patch: Patch) -> None:
    def draw_rune(self: Toy, seat: int) -> None:
        if self.pile:
            tell(self, "drew", seat=seat, card=self.word(self.draw(self.pile, self.hands[seat], eyes_of(seat))))

    patch.setattr(Toy, "draw_rune", draw_rune)


def draw_while(patch: Patch, bank: Callable[[Toy], Any]) -> None:
    """Let a drawn card be told while something else seems to be in the bank."""

    def draw_rune(self: Toy, seat: int) -> None:
        if self.pile:
            card = self.word(self.draw(self.pile, self.hands[seat], eyes_of(seat)))
            true, self.bank = self.bank, bank(self)
            tell(self, "drew", {"card": card}, eyes_of(seat), seat=seat)
            self.bank = true

    patch.setattr(Toy, "draw_rune", draw_rune)


@fault("frames_keep_secrets")
def a_secret_is_seen_while_an_event_is_told(patch: Patch) -> None:
    draw_while(patch, lambda g: g.omen)


@fault("frames_are_declared")
def a_view_is_broken_while_an_event_is_told(patch: Patch) -> None:
    draw_while(patch, lambda g: None)


@fault("told_and_seen_agree")
def too_few_are_told(patch: Patch) -> None:
    def do_to(self: Give, g: Toy, seat: int, option: Any) -> Where:
        g.move(g.find(g.hands[seat], self.face), g.hands[seat], g.hands[option.arg], eyes_of(seat, option.arg))
        tell(g, "gave", {"card": o.FACES[self.face]}, eyes_of(seat), seat=seat, to=option.arg)
        self.face = -1
        return None

    set_step(patch, Give, "to", do=do_to)


@fault("answers_are_told")
def nobody_is_told_the_answer(patch: Patch) -> None:
    def do_window(self: Steal, g: Toy, seat: int, option: Any) -> Where:
        self.passed = (seat - self.seat) % g.seats
        g.coins[seat] -= option is o.WARD
        g.bank += option is o.WARD
        return OVER if option is o.WARD else AGAIN

    set_step(patch, Steal, "window", do=do_window)


@fault("private_answers_stay_private")
def too_many_are_told(patch: Patch) -> None:
    do_then(patch, Give, "card", lambda g, seat, option: tell(g, "chose", seat=seat, card=option.word))


# Sealed answers


@fault("sealed_answers_commute")
def who_seals_last_is_paid(patch: Patch) -> None:
    do_then(patch, Saga, "open", lambda g: g.pay(g.answering, 1))


@fault("sealed_answers_are_silent")
def sealed_answers_are_shown(patch: Patch) -> None:
    patch.setitem(SHAPES[Saga].sees, "sealed", PUBLIC)


# What is published


def publish_then(patch: Patch, change: Callable[[Any, Any, Any], None]) -> None:
    """Do something else with what is published: a function of the view, of what is seen and of the counts."""
    healthy = PUBLISHER.publish

    def publish(seen: Any, counts: Any) -> Any:
        view = healthy(seen, counts)
        change(view, seen, counts)
        return view

    patch.setattr(PUBLISHER, "publish", publish)


class Leaky(NamedTuple):
    """What the rules counted, and what they should not have."""

    richest: int
    told: int


def count_then(patch: Patch, count: Callable[[Any], int]) -> None:
    """Publish a number that the rules counted."""
    healthy = PUBLISHER.count
    patch.setattr(PUBLISHER, "count", lambda g: Leaky(healthy(g).richest, count(g)))
    publish_then(patch, lambda view, seen, counts: view.update(bank=counts.told))


@fault("published_keeps_secrets")
def counts_tell_a_rivals_hand(patch: Patch) -> None:
    count_then(patch, lambda g: sum(o.DECK.faces[card] for card in g.hands[0]))


@fault("published_keeps_secrets")
def counts_tell_the_top_of_a_pile(patch: Patch) -> None:
    count_then(patch, lambda g: o.DECK.faces[g.pile[-1]] if g.pile else -1)


@fault("published_keeps_secrets")
def counts_tell_what_nobody_knows_before_the_end(patch: Patch) -> None:
    count_then(patch, lambda g: g.omen)


@fault("published_is_declared")
def a_key_is_missing(patch: Patch) -> None:
    publish_then(patch, lambda view, seen, counts: view.pop("scene"))


@fault("published_is_declared")
def a_number_stands_for_nobody(patch: Patch) -> None:
    publish_then(patch, lambda view, seen, counts: view.update(richest=-1))


@fault("published_is_declared")
def a_flag_is_a_number(patch: Patch) -> None:
    publish_then(patch, lambda view, seen, counts: view["players"][0].update(sold=seen.coins[0] % 2))


@fault("published_is_declared")
def a_card_is_no_card_of_the_game(patch: Patch) -> None:
    publish_then(patch, lambda view, seen, counts: view["discard"].append("excalibur"))


@fault("published_is_declared")
def a_scene_has_no_name(patch: Patch) -> None:
    publish_then(patch, lambda view, seen, counts: view.update(scene={"scene": "siege", "step": "storm"}))


@fault("published_is_independent")
def a_list_of_the_position_is_handed_out(patch: Patch) -> None:
    publish_then(patch, lambda view, seen, counts: view.update(boasts=seen.boasts))


# The faults at work


@pytest.mark.parametrize(("check", "seed_fault"), FAULTS, ids=[function.__name__ for _, function in FAULTS])
def test_the_walker_finds(check: str, seed_fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    seed_fault(monkeypatch)
    found = first_fault()
    assert found.check == check, found


def test_earlier_copies_are_looked_at() -> None:
    game = toy()
    copy, data = game.position.copy(), game.save()["snapshot"]["position"]
    assert earlier_copies_stay([(copy, data)]) == ""
    copy.hands[0].pop()
    assert earlier_copies_stay([(copy, data)]).startswith("hands[0]")


def test_every_check_is_shown_by_a_fault() -> None:
    checks = {check.__name__ for check in ALWAYS} | {check.__name__ for check, _ in (*SAMPLED, *OBSERVED)}
    assert checks <= {check for check, _ in FAULTS}
