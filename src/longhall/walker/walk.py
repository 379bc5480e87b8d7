"""One random game, checked at every decision.

Some checks are costly. `depth` is the share of them that is done: 1 or "every" for all of them at every decision, with
every option and in the eyes of every observer; a fraction takes that share of the decisions, by the walker's own
chance, and one observer there. What is in `ALWAYS` and what is checked at the end is never left out.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from longhall.engine.errors import RuleError
from longhall.engine.game import Game
from longhall.engine.options import Ask, Option
from longhall.engine.registry import GameInfo
from longhall.engine.rng import Stream, new_key
from longhall.walker import ask_checks, copy_checks, journal_checks, secrecy_checks, telling_checks, view_checks
from longhall.walker.fault import Fault
from longhall.walker.scene import Scene

EVERY = "every"
DEPTH = 0.1
LIMIT = 5_000  # decisions; a longer game does not end
_FINE = 1 << 20

# At every decision
ALWAYS: list[Callable[[Scene], str]] = [
    copy_checks.fields_are_declared,
    copy_checks.copy_is_equal,
    ask_checks.asks_are_sound,
    ask_checks.cards_are_conserved,
    ask_checks.sums_are_right,
    ask_checks.options_are_accepted,
    copy_checks.copies_are_independent,
]
# At a share of the decisions, the costliest at a smaller one
SAMPLED: list[tuple[Callable[[Scene], str], float]] = [
    (ask_checks.asking_changes_nothing, 1),
    (copy_checks.answers_repeat, 1),
    (copy_checks.json_is_equal, 1),
    (copy_checks.json_plays_on, 1),
    (ask_checks.other_options_are_refused, 1),
    (ask_checks.refusals_have_reasons, 1),
    (telling_checks.sealed_answers_commute, 1),
    (journal_checks.undo_is_exact, 0.3),
    (journal_checks.batch_is_its_answers, 0.2),
    (copy_checks.save_is_equal, 0.1),
]
# In the eyes of an observer: a seat, or the spectators
OBSERVED: list[tuple[Callable[[Scene, secrecy_checks.Alike], str], float]] = [
    (secrecy_checks.streams_are_replaced, 1),
    (secrecy_checks.views_are_plain, 0.5),
    (secrecy_checks.views_keep_secrets, 1),
    (view_checks.published_keeps_secrets, 1),
    (view_checks.published_is_declared, 1),
    (view_checks.frames_are_declared, 1),
    (view_checks.published_is_independent, 0.5),
    (secrecy_checks.asks_keep_secrets, 1),
    (secrecy_checks.quick_answers_keep_secrets, 1),
    (secrecy_checks.reasons_keep_secrets, 1),
    (telling_checks.sealed_answers_are_silent, 1),
    (telling_checks.events_keep_secrets, 1),
    (telling_checks.frames_keep_secrets, 1),
    (telling_checks.told_and_seen_agree, 1),
    (telling_checks.closing_keeps_secrets, 1),
    (telling_checks.way_back_is_honest, 1),
    (telling_checks.private_answers_stay_private, 1),
    (telling_checks.answers_are_told, 1),
    (secrecy_checks.hidden_cards_move, 0.1),
]


class Walked:
    """A game that was played to its end without a fault."""

    def __init__(self, decisions: int, reason: str) -> None:
        self.decisions = decisions
        self.reason = reason


class Walk:
    """One game on its way."""

    def __init__(self, info: GameInfo, seats: int, options: Mapping[str, str], seed: str, depth: float) -> None:
        self.info = info
        self.seats = seats
        self.options = info.resolve_options(seats, options)
        self.seed = seed
        self.depth = depth
        self.answers = Stream(new_key(seed, "answers"))  # so that the depth does not change the game
        self.chance = Stream(new_key(seed, "checks"))
        self.kept: list[copy_checks.Kept] = []  # a copy before every decision
        self.told: list[str] = []  # every event, as it was told
        self.decision = 0
        self.game: Game = self.check("setup", lambda: Game(info, seats, seed, self.options))

    def check(self, name: str, find: Callable[[], Any]) -> Any:
        """What a function finds; where the rules break down, that is a fault of this name."""
        try:
            return find()
        except Fault:
            raise
        except RuleError as error:
            raise self.fault("rules_are_sound", str(error)) from error
        except Exception as error:
            raise self.fault(name, f"{type(error).__name__}: {error}") from error

    def passes(self, check: Callable[..., str], *args: Any) -> None:
        """Raise a fault if the check finds something."""
        detail = self.check(check.__name__, lambda: check(*args))
        if detail:
            raise self.fault(check.__name__, detail)

    def fault(self, check: str, detail: str) -> Fault:
        return Fault(check, self.info.id, self.seats, self.options, self.seed, self.decision, detail)

    def sampled(self, share: float) -> bool:
        """Is a check of this share done now?"""
        return self.depth >= 1 or self.chance.below(_FINE) < self.depth * share * _FINE

    def choose(self) -> tuple[Ask, Option]:
        """A seat that is asked and one of its options, each as likely."""
        asks = self.game.asks
        ask = self.answers.pick(asks)
        options = [*ask.options, *ask.anytime]
        return ask, self.answers.pick(options)

    def step(self) -> None:
        """One decision: check everything, and answer."""
        scene = Scene(self.game, self.chance, *self.choose(), thorough=self.sampled(1))
        for check in ALWAYS:
            self.passes(check, scene)
        for check, share in SAMPLED:
            if self.sampled(share):
                self.passes(check, scene)
        for observer in self.observers():
            self.observe(scene, observer)
        if scene.thorough:
            self.passes(copy_checks.copies_are_independent, scene)
        self.keep(scene)
        self.check("options_are_accepted", lambda: self.game.answer(scene.seat, scene.option))
        self.passes(copy_checks.answer_is_as_tried, scene)
        self.told += [json.dumps(event.to_data()) for event in self.game.log[len(self.told) :]]

    def observers(self) -> list[int]:
        """In whose eyes this decision is checked."""
        everybody = self.seats + 1
        if self.depth >= 1:
            return list(range(everybody))
        return [self.chance.below(everybody)] if self.sampled(1) else []

    def observe(self, scene: Scene, observer: int) -> None:
        """What is checked in the eyes of one observer."""
        same_chance = bool(self.chance.below(2))
        alike = self.check("views_keep_secrets", lambda: secrecy_checks.Alike(scene, observer, same_chance))
        for check, share in OBSERVED:
            if share == 1 or self.sampled(share):
                self.passes(check, scene, alike)

    def keep(self, scene: Scene) -> None:
        """Keep a copy, and look at one of the earlier ones; all are looked at in the end."""
        self.kept.append((scene.g.copy(), scene.data))
        self.passes(copy_checks.earlier_copies_stay, [self.chance.pick(self.kept)])

    def finish(self) -> Walked:
        """What is checked when the game is over."""
        outcome = self.check("outcome_is_sound", lambda: self.game.outcome)
        self.passes(outcome_is_sound, self.game)
        self.passes(copy_checks.earlier_copies_stay, self.kept)
        self.passes(copy_checks.log_only_grows, self.game, self.told)
        self.passes(journal_checks.journal_replays, self.game, self.kept)
        return Walked(self.decision, outcome.reason)


def walk(
    info: GameInfo,
    seats: int,
    options: Mapping[str, str],
    seed: int | str,
    depth: float | str = DEPTH,
    limit: int = LIMIT,
) -> Walked:
    """Play one random game, and raise a `Fault` if anything is wrong."""
    game = Walk(info, seats, options, str(seed), 1.0 if depth == EVERY else float(depth))
    while game.game.outcome is None:
        if game.decision >= limit:
            raise game.fault("game_ends", f"it goes on after {limit} decisions")
        game.step()
        game.decision += 1
    return game.finish()


def outcome_is_sound(game: Game) -> str:
    """Every seat has a place and a score, the reason is there, and nobody is asked any more."""
    outcome = game.outcome
    if outcome is None or not outcome.reason or game.asks:
        return f"the game is over, and yet: {outcome}, {game.asks}"
    if len(outcome.places) != game.seats or len(outcome.scores) != game.seats:
        return f"{len(outcome.places)} places and {len(outcome.scores)} scores for {game.seats} seats"
    return ""
