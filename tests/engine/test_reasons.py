"""Why not, with numbers: in random games every refusal that a price or a limit decides says how much is needed."""

import random
from collections.abc import Iterator

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.options import Option
from longhall.engine.reasons import Reason, lacking, missing_of
from longhall.words.speaker import Speaker

# The rules by which a price or a limit decides, at the questions where they do; the verbs that they are about.
PRICES = {
    "blood_rage": {"BR-ACTION-03": ("invade", "march", "upgrade"), "BR-INVADE-06": ("invade",)},
    "feast_for_odin": {"FO-PHASE5-02": ("space",), "FO-PHASE5-10": ("space", "deal")},
    "lords_of_ragnarok": {
        "LR-USURP-02": ("action",),
        "LR-USURP-03": ("action",),
        "LR-RUNE-03": ("rune_action",),
        "LR-BATTLE-04": ("play",),
        "LR-PRAY-02": ("send",),
        "LR-PRIEST-01": ("send",),
    },
    "kardnarok": {"KR-DUEL-07": ("buy",), "KR-MERC-02": ("hire",), "KR-NORNS-13": ("norn",), "KR-MERC-07": ("norn",)},
}
EXPECTED = {  # what must come up in these games, or they show nothing
    "blood_rage": {"rage", "horns", "full"},
    "feast_for_odin": {"item", "amount", "vikings", "taken"},
    "lords_of_ragnarok": {"power", "types", "casualties", "priest", "priests", "one_of"},
    "kardnarok": {"bronze"},
}
SETUPS = {"blood_rage": 3, "feast_for_odin": 2, "lords_of_ragnarok": 3, "kardnarok": 2}
GAMES = {"blood_rage": 2, "feast_for_odin": 1, "lords_of_ragnarok": 3, "kardnarok": 8}
AMID_AN_ACTION = (
    "invade.where",
    "march.to",
    "march.warriors",
    "march.take",
)  # its price is paid, whatever else is named


def refusals(game: Game, verbs: set[str]) -> Iterator[tuple[str, Option, str]]:
    for ask in game.asks:
        if not ask.options:
            continue
        for option in game.info.vocabulary.options:
            if option.verb in verbs:
                why = game.why_not(ask.seat, option)
                if why:
                    yield ask.name, option, why


@pytest.mark.parametrize("name", SETUPS)
def test_a_refusal_for_a_price_says_how_much(name: str) -> None:
    prices, found = PRICES[name], set()
    verbs = {verb for each in prices.values() for verb in each} | {"to"}
    for seed in range(GAMES[name]):
        game, chance = longhall.new(name, SETUPS[name], seed=seed), random.Random(seed)
        speakers = [Speaker(game.info, lang) for lang in ("en", "pt", "es")]
        while game.outcome is None:
            for question, option, why in refusals(game, verbs):
                if option.verb in prices.get(why, ()) and question not in AMID_AN_ACTION:
                    assert missing_of(why), f"{option.key} is refused at {question} by {why} without a number"
                for thing, about in missing_of(why):
                    found.add(thing)
                    if "there" in about and thing != "horns":
                        assert int(str(about["n"])) > int(str(about["there"])) >= 0
                    for speaker in speakers:
                        speaker.look(game.observation(None))
                        assert str(about.get("there", "")) in speaker.lack((thing, about))
            ask = chance.choice([ask for ask in game.asks if ask.options])
            game.answer(ask.seat, chance.choice(ask.options))
    assert found >= EXPECTED[name]


def test_the_price_of_a_space_is_told_with_what_is_there() -> None:
    game = longhall.new("feast_for_odin", 2, seed=1)
    while game.asks[0].name != "turn":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    why = game.why_not(game.asks[0].seat, "space:c1_build_shed")
    assert [Speaker(game.info, "en").lack(missing) for missing in missing_of(why)] == ["Needs 2 wood, you have 0."]


def test_a_reason_is_the_id_of_its_rule() -> None:
    why = lacking("BR-ACTION-03", "rage", 4, 3)
    assert why == "BR-ACTION-03"
    assert isinstance(why, Reason)
    assert missing_of(why) == (("rage", {"n": 4, "there": 3}),)
    assert missing_of("BR-ACTION-03") == ()
