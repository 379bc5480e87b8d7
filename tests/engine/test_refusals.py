"""What a question does not offer though people would look for it, roles of options, and what declining costs."""

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.options import DECLINE, DO, DONE, Ask, Vocabulary
from longhall.engine.reasons import absent, is_absent, lacking, missing_of
from longhall.engine.refusals import MOST, looked_for
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games import GAMES
from longhall.rulebook.book import Rulebook
from longhall.server.serializers import asks_of, question_token
from longhall.words.speaker import Speaker
from tests.toy.play import toy


def test_a_row_is_the_usual_role() -> None:
    vocabulary = Vocabulary()
    stop, done = vocabulary.one("stop", DECLINE), vocabulary.one("done", DONE)
    hunt = vocabulary.each("hunt", "card", ("elk", "ox"))
    assert [option.role for option in (stop, done, *hunt)] == [DECLINE, DONE, DO, DO]
    assert Ask(0, "x", [*hunt, stop]).decline is stop
    assert Ask(0, "x", hunt).decline is None
    assert vocabulary.by_verb["hunt"] == hunt


@pytest.mark.parametrize("game", GAMES)
def test_groups_name_verbs_once_that_there_are(game: str) -> None:
    info = game_info(game)
    verbs = [verb for group in info.groups for verb in group.verbs]
    assert len(set(verbs)) == len(verbs)
    assert set(verbs) <= set(info.vocabulary.by_verb)
    asked = {verb for kind in info.asks.values() for verb in kind.verbs}
    assert asked <= set(info.vocabulary.by_verb)


def test_what_is_not_there_is_not_looked_for() -> None:
    assert is_absent(absent("TOY-HELD"))
    assert not is_absent("TOY-HELD")
    assert not is_absent(lacking("TOY-HELD", "coins", 3, 1))


def test_reasons_come_with_the_verbs_that_are_asked_for() -> None:
    game = toy(seats=2)
    while game.asks[0].name != "turn.main":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    ask = game.asks[0]
    found = dict(game.refusals(ask))
    assert {option.verb for option in found} == {"play", "bury"}  # nobody has buried anything that could be dug up
    assert not set(found) & set(ask.options)
    assert set(found.values()) == {"TOY-HELD"}


@pytest.mark.parametrize("game", GAMES)
def test_only_the_seat_itself_is_told_what_is_not_possible(game: str) -> None:
    played, chance, told = longhall.new(game, seats=max(game_info(game).seats), seed=3), Stream("off"), 0
    for _ in range(150):
        if played.outcome is not None:
            break
        ask = played.asks[0]
        own = next(each for each in asks_of(played, ask.seat) if each.seat == ask.seat)
        assert len(own.off) <= MOST
        told += len(own.off)
        for other in (None, *range(played.seats)):
            for each in asks_of(played, other):
                assert each.seat == other or (each.off == [] and each.decline_cost is None)
        played.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    assert told


def turn_of(game: Game, name: str) -> Ask:
    """Play by chance to the first question of a name."""
    chance = Stream("turn")
    while game.asks[0].name != name:
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    return game.asks[0]


@pytest.mark.parametrize(
    ("game", "name", "thing"),
    [("blood_rage", "turn", "rage"), ("feast_for_odin", "turn", "vikings"), ("feast_for_odin", "feast", "points")],
)
def test_declining_has_its_price(game: str, name: str, thing: str) -> None:
    played = longhall.new(game, seats=2, seed=5)
    ask = turn_of(played, name)
    (own,) = [each for each in asks_of(played, ask.seat) if each.seat == ask.seat]
    assert own.decline_cost is not None
    assert own.decline_cost.thing == thing
    assert own.decline_cost.about["n"] > 0


def test_lords_tell_of_actions_that_are_left() -> None:
    played = longhall.new("lords_of_ragnarok", seats=2, seed=5)
    ask = turn_of(played, "maneuver")
    (own,) = [each for each in asks_of(played, ask.seat) if each.seat == ask.seat]
    assert own.decline_cost is not None
    assert own.decline_cost.thing == "armies"


def test_a_free_decline_has_none() -> None:
    played = longhall.new("kardnarok", seats=2, seed=5)
    chance = Stream("free")
    for _ in range(60):
        ask = played.asks[0]
        for each in asks_of(played, ask.seat):
            assert each.decline_cost is None
        played.answer(ask.seat, ask.options[chance.below(len(ask.options))])


def test_a_number_decides_of_an_upgrade_that_is_too_dear() -> None:
    played = longhall.new("blood_rage", seats=2, seed=5)
    chance = Stream("dear")
    while played.outcome is None:
        ask = played.asks[0]
        dear = [why for option, why in played.refusals(ask) if ask.name == "turn" and option.verb == "upgrade"]
        if dear:
            assert missing_of(dear[0])[0][0] == "rage"
            return
        played.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    pytest.fail("no upgrade was ever too dear")


def test_the_token_of_a_question_is_that_of_the_question_alone() -> None:
    played = longhall.new("blood_rage", seats=2, seed=5)
    assert question_token(played, 0) == question_token(played, 0)


SETUPS = [*((game, {}) for game in GAMES), ("lords_of_ragnarok", {"followers": "1"})]


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=str)
def test_every_refusal_has_a_number_or_a_rule_that_can_be_read(game: str, options: dict[str, str]) -> None:
    info, seen = game_info(game), set()
    book, speakers = Rulebook.load(info), {lang: Speaker(info, lang) for lang in ("en", "pt", "es")}
    for seed in range(2):
        played, chance = longhall.new(game, seats=2, seed=seed, options=options), Stream(f"reasons {seed}")
        for decision in range(400):
            if played.outcome is not None:
                break
            asks = [ask for ask in played.asks if ask.options]
            for ask in asks if decision % 3 == 0 else ():
                for option in looked_for(played.position, ask, info.asks.get(ask.name)):
                    why = played.why_not(ask.seat, option)
                    assert why, f"nothing says why {option.key} is not offered at {ask.name}"
                    told = (str(why), *(thing for thing, _ in missing_of(why)))
                    if told in seen:
                        continue
                    seen.add(told)
                    for lang, speaker in speakers.items():
                        speaker.look(played.observation(None))
                        assert book.find(str(why)).text(lang)
                        assert all(map(speaker.lack, missing_of(why)))
            ask = asks[chance.below(len(asks))]
            played.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    assert len(seen) > 8


def test_what_only_the_question_refuses_is_told_apart() -> None:
    played = longhall.new("kardnarok", seats=2, seed=5)
    ask = turn_of(played, "army.hero")
    (own,) = [each for each in asks_of(played, ask.seat) if each.seat == ask.seat]
    assert {each.rule for each in own.off if each.by_question} == {played.info.asks["army.hero"].rule}
    assert not played.refusals(ask)
