"""What the evaluation thinks of positions with Followers of Surtur."""

from itertools import pairwise
from typing import Any

import pytest

import longhall
from longhall.bots import new_bot
from longhall.bots.handle import SeatHandle
from longhall.engine.game import Game
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games.lords_of_ragnarok.advice.evaluation import evaluate
from longhall.games.lords_of_ragnarok.advice.policy import habit
from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, person_phase
from tests.lords_of_ragnarok.play import Player


def laid(you: Player, surtur: Follower, phase: str = "maneuver", **lay: Any) -> Solo:
    """Your turn, with this on the table."""
    return person_phase(phase, you, surtur, **lay)


def chance(you: Player, surtur: Follower, phase: str = "maneuver", **lay: Any) -> float:
    """Your chance to win."""
    return evaluate(laid(you, surtur, phase, **lay).g, YOU)


def wandered(seats: int, followers: str, answers: int) -> Game:
    """A game after so many answers, by habit and by chance in turn; or at its end."""
    game = longhall.new("lords_of_ragnarok", seats, seed="wander", options={"followers": followers})
    stream = Stream("wander")
    for number in range(answers):
        if game.outcome is not None:
            break
        ask = next(ask for ask in game.asks if ask.options)
        usual = habit(game.position.copy(), ask, stream)
        game.answer(ask.seat, usual if number % 2 else stream.pick(ask.options))
    return game


@pytest.mark.parametrize(("seats", "followers"), [(2, "1"), (3, "1"), (4, "2"), (4, "3")])
@pytest.mark.parametrize("answers", [0, 3, 30, 80, 120])
def test_it_is_a_chance_and_changes_nothing(seats: int, followers: str, answers: int) -> None:
    position: Any = wandered(seats, followers, answers).position
    before = position.copy()
    values = [evaluate(position, seat) for seat in range(seats)]
    assert all(0 <= value <= 1 for value in values)
    assert position.over or sum(values) == pytest.approx(1)
    assert position.same_as(before)


def test_it_does_not_depend_on_what_followers_hold() -> None:
    """A Follower's cards count by their number alone."""
    weak, strong = ["spear"], ["dane_axe"]
    you = Player(control=[5], armies={5: [3]})
    values = {chance(you, Follower(control=[6], armies={6: [3]}, hand=hand)) for hand in (weak, strong)}
    assert len(values) == 1


def test_every_token_makes_surtur_more_of_a_threat_and_the_last_ones_most() -> None:
    ring = (4, 7, 10, 13, 15)
    you, surtur = Player(control=[1], armies={1: [2]}), Follower(control=[16], armies={16: [2]})
    values = [chance(you, surtur, desolation=ring[:n]) for n in range(6)]
    lost = [before - after for before, after in pairwise(values)]
    assert all(each >= 0 for each in lost)
    assert lost[4] > lost[3] > lost[1]


@pytest.mark.rule("LS-DESOLATION-11")
def test_a_karl_removes_a_token_when_surtur_is_near() -> None:
    you = Player(control=[4], armies={4: [3]})
    table = laid(you, Follower(control=[16], armies={16: [2]}), desolation=(4, 7, 10, 13, 15))
    karl = new_bot("karl", SeatHandle(table.game, YOU), "near")
    for answer in ("army:4.3", "cleanse"):
        assert karl.choose(table.game.asks[0]).key == answer
        table.game.answer(YOU, answer)
    assert len(table.desolate()) == 4


def test_tokens_count_for_followers_when_ragnarok_is_near() -> None:
    you, surtur = Player(control=[4, 7]), Follower(control=[10])
    near = {"levels": {"odin": 3, "thor": 3, "freya": 2}}
    far = chance(you, surtur) - chance(you, surtur, desolation=(3, 5))
    assert chance(you, surtur, **near) - chance(you, surtur, desolation=(3, 5), **near) > far


def test_a_territory_that_a_follower_can_take_is_worth_less() -> None:
    surtur = {"control": [3], "armies": {3: [4]}}
    beside, afar = Player(control=[1]), Player(control=[8])
    assert chance(beside, Follower(**surtur)) < chance(afar, Follower(**surtur))
    guarded = chance(Player(control=[1, 8], armies={1: [6]}), Follower(**surtur))
    idle = chance(Player(control=[1, 8], armies={8: [6]}), Follower(**surtur))
    assert guarded > idle


@pytest.mark.rule("LS-BATTLE-03", "LS-BATTLE-04")
def test_an_attack_looks_as_good_as_what_the_follower_defends_with() -> None:
    """Your army stands in its territory, and the battle is still to come."""
    you = Player(control=[1], armies={3: [4]})

    def storm(**surtur: Any) -> float:
        return chance(you, Follower(control=[3], **surtur))

    alone = storm(armies={16: [5]})
    assert storm(armies={2: [5]}) < alone  # the support army
    assert storm(armies={16: [5]}, stash=0) == alone
    supported = storm(armies={2: [3]})
    assert storm(armies={2: [3]}, stash=3) < supported
    assert storm(armies={2: [3]}, hand=["spear", "spear"]) < supported


def test_a_follower_that_would_win_with_its_next_attack_is_a_danger() -> None:
    """Two regions are its own, and of the third one territory is missing."""
    lands = [5, 6, 7, 8, 9, 10, 11, 12]
    you = Player(control=[13], armies={16: [6]})
    beside, afar = (chance(you, Follower(control=lands, armies={place: [3]})) for place in (12, 5))
    assert beside < afar / 2


def test_people_begin_far_from_followers() -> None:
    game = longhall.new("lords_of_ragnarok", 2, seed="start", options={"followers": "1"})
    while game.asks[0].name != "selection.place":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    g: Any = game.position.copy()
    lairs = [g.army_at[army] for army in g.armies_of(SURTURS)]
    away, values = [], []
    for option in game.asks[0].options:
        away.append(min(g.map.distances[option.arg][lair] for lair in lairs))
        trial = game.position.copy()
        trial.hero_at = (option.arg, *trial.hero_at[1:])
        values.append(evaluate(trial, YOU))
    assert sorted(range(len(away)), key=lambda i: away[i]) == sorted(range(len(away)), key=lambda i: values[i])


def test_a_game_that_is_over_is_won_or_lost() -> None:
    info = game_info("lords_of_ragnarok")
    assert info.evaluate is evaluate
    g: Any = wandered(2, "1", 5000).position
    assert g.over
    assert sorted(evaluate(g, seat) for seat in (YOU, SURTURS)) == [0, 1]
