"""What people read of the Followers of Surtur: their board and cards, desolation, and why they did what they did."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.engine.decisions import Decision, as_section
from longhall.engine.game import Game
from longhall.engine.lines import WIDTH
from longhall.engine.state import replaced_at
from longhall.games import lords_of_ragnarok
from longhall.games.lords_of_ragnarok.automaton.why import explain
from longhall.games.lords_of_ragnarok.content.rows import box
from longhall.rulebook import Rulebook
from longhall.words import LANGUAGES
from longhall.words.speaker import Speaker
from tests.sections import is_whole, shown, told, whole

FOLLOWER = 1


def solo(seats: int = 2, followers: str = "1", **options: str) -> Game:
    """A game in which people have chosen their heroes; the first Follower is Ragnar."""
    options = {"followers": followers, "follower_hero": "ragnar", **options}
    game = longhall.new("lords_of_ragnarok", seats, seed="words", options=options)
    while game.observation(None)["phase"] == "selection":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    return game


def speaker_of(game: Game, lang: str = "en", seat: int | None = 0) -> Speaker:
    speaker = Speaker(game.info, lang)
    speaker.look(game.observation(seat))
    return speaker


def screen(game: Game, lang: str = "en", seat: int | None = 0) -> str:
    return whole(told(game, seat, lang))


# The table


def test_a_follower_is_called_corrupted_and_on_the_board_by_its_hero() -> None:
    text = screen(solo())
    assert "Follower of Surtur: Corrupted Ragnar" in text
    assert "Priority action: March. Preference: " in text
    assert "Target mode: Aggression – " in text
    assert "3 Kaldvik\nRagnar" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_action_row_is_there_with_all_that_the_cards_say(lang: str) -> None:
    game = solo()
    view, speaker, text = game.observation(0), speaker_of(game, lang), screen(game, lang)
    assert len(view["rows"][FOLLOWER]) == 3
    cards = {card.id: card for card in box().surtur.cards}
    for number, word in enumerate(view["rows"][FOLLOWER], 1):
        assert f"{number} {speaker.name('action_card', word)}: " in text
        assert speaker.name("territory", str(cards[word].hero_to["p2"] + 1)) in text
        if cards[word].text:
            assert speaker.name("benefit", word) in text


def test_the_selected_card_is_marked_in_the_followers_turn() -> None:
    game = solo()
    g: Any = game.position
    g.turn, g.selected = FOLLOWER, 1
    name = game.info.name_of("action_card", game.observation(0)["rows"][FOLLOWER][1], "en")
    assert f"> 2 {name}: hero to" in screen(game)


def test_the_stash_is_told_with_its_number() -> None:
    assert "Stash 0: –." in screen(solo())
    game = solo()
    g: Any = game.position
    g.holders = replaced_at(g.holders, 0, FOLLOWER)
    assert "Stash 1: Gungnir." in screen(game)


def test_desolation_is_told_on_the_board_and_on_surturs_card() -> None:
    game = solo()
    g: Any = game.position
    g.desolate = tuple([int(place in (2, 3)) for place in range(len(g.desolate))])
    text = screen(game)
    assert "3 Kaldvik\nRagnar\nDESOLATION, city" in text
    assert "slots from left to right (x still covered): 5 4 x x x" in text
    assert "Desolation tokens on the board: 2 (Kaldvik (3), Stormgard (4))." in text
    assert "activate an army of strength 4 or more where it lies, in a territory that you control; it brings" in text
    assert "Tokens left on the card: 3." in text


def test_the_last_token_is_a_warning() -> None:
    game = solo()
    g: Any = game.position
    g.desolate = tuple([int(place < 5) for place in range(len(g.desolate))])
    text = screen(game)
    assert "(x still covered): 5 4 3 2 1" in text
    assert "The next one that is needed makes Surtur manifest" in text


def test_challenge_cards_and_the_judge_are_told() -> None:
    text = screen(solo(3, challenge_4="yes"))
    assert "Challenge card Deep-Rooted Fire: Removing a desolation token needs an army of 1 strength more" in text
    assert "Tireless" not in text
    assert "Judge: " in text
    assert "Judge: " not in screen(solo())


def test_without_followers_nothing_of_them_is_on_the_table() -> None:
    game = longhall.new("lords_of_ragnarok", 2, seed="words")
    text = screen(game)
    assert "Surtur" not in text
    assert "Follower" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "followers"), [(2, "1"), (3, "1"), (4, "2")])
def test_a_whole_game_reads_well_in_every_language(lang: str, seats: int, followers: str) -> None:
    """Every table fits its width, every question, event and explanation has its words."""
    options = {"followers": followers, "challenge_1": "yes"}
    game = longhall.new("lords_of_ragnarok", seats, seed="read", options=options)
    chance = random.Random("read")
    told = asked = 0
    while game.outcome is None:
        ask = game.asks[0]
        speaker = speaker_of(game, lang, ask.seat)
        assert "{" not in speaker.ask(ask, ask.seat) + speaker.ask(ask, None)
        events = game.events(told, ask.seat)
        told += len(events)
        for event in events:
            assert "{" not in speaker.event(event)
        asked += 1
        if asked % 10 == 0:
            assert max(len(each) for each in shown(game, ask.seat, lang)) <= WIDTH
            for decision in explain(game.events(0, ask.seat), speaker):
                assert is_whole([as_section(decision)]) or decision["table"] is None
                assert all(decision["lines"])
        game.answer(ask.seat, chance.choice([each for each in ask.options if each.key != "done"] or ask.options))


@pytest.mark.parametrize(
    ("lang", "unpaid", "unresolved"),
    [
        ("en", "reason: too few runes.", "reason: it cannot be resolved."),
        ("pt", "motivo: Runas insuficientes.", "motivo: não pode ser resolvida."),
        ("es", "motivo: Runas insuficientes.", "motivo: no se puede resolver."),
    ],
)
def test_why_a_rune_action_was_skipped_is_told(lang: str, unpaid: str, unresolved: str) -> None:
    speaker = speaker_of(solo(), lang)
    args = {"seat": FOLLOWER, "rule": "LS-RUNE-02", "follower_rune_action": "improve_army", "n": 2}
    for reason, words in (("unpaid", unpaid), ("unresolved", unresolved)):
        assert speaker.event({"key": "follower.skipped", "args": {**args, "skip": reason}}).endswith(words)


# Names


@pytest.mark.parametrize(
    ("kind", "word", "name"),
    [
        ("corrupted_hero", "ragnar", "Corrupted Ragnar"),
        ("target_mode", "aggression", "Aggression"),
        ("key_value", "shrine_class.0", "temple"),
        (
            "action_card_text",
            "basic_a1",
            (
                "Hero to: Stormgard (4); Rune actions: Form an alliance (1), Strengthen an army (2); Special action: "
                "Recruit; Tie-break: Max; removed after use."
            ),
        ),
    ],
)
def test_names_say_what_matters(kind: str, word: str, name: str) -> None:
    assert solo().info.name_of(kind, word, "en") == name


def test_a_card_that_depends_on_the_board_tells_both_territories() -> None:
    text = solo().info.name_of("action_card_text", "hero_ragnar_1", "en")
    assert text.startswith("Hero to: Gullvang (7) with two seats, Malmdal (19) with more; ")


def sources() -> Iterator[ast.AST]:
    for path in Path(*lords_of_ragnarok.__path__).rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def written() -> set[str]:
    """Every text that is written out in the game's sources."""
    return {node.value for node in sources() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_key_that_has_a_name_is_compared_somewhere() -> None:
    assert set(box().key_names) <= written()
    assert {word.split(".")[0] for word in box().key_values} <= set(box().key_names)


def test_every_rule_that_a_decision_names_is_in_the_rulebook() -> None:
    """LS-TARGET-02 to 04 are put together from the target mode."""
    book = Rulebook.load(solo().info)
    rules = {text for text in written() if text.startswith("LS-") and " " not in text and not text.endswith("0")}
    assert rules <= set(book.by_id)


# Why


def turn(*events: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Events after the beginning of a Follower's turn."""
    start = ("follower.turn", {"seat": FOLLOWER, "n": 1, "action_card": "basic_a1"})
    return [{"number": n, "key": key, "args": args} for n, (key, args) in enumerate((start, *events), 1)]


def why(events: list[dict[str, Any]], lang: str = "en") -> list[Decision]:
    return explain(events, speaker_of(solo(), lang))


def compared(decision: Decision) -> list[list[str]]:
    """The heads of what was compared, then the candidates with their values."""
    table = decision["table"]
    return [table["head"][1:], *(row["cells"] for row in table["rows"])] if table else []


def name_of(seat: int, lang: str) -> str:
    return speaker_of(solo(), lang).seat(seat)


def card_name(card: str, lang: str) -> str:
    return solo().info.name_of("action_card", card, lang)


def territories(numbers: str, chosen: str, keys: list[str], values: list[int]) -> tuple[str, dict[str, Any]]:
    args = {"territory": chosen, "territories": numbers.split(), "keys": keys, "values": values}
    return "follower.territory", {"seat": FOLLOWER, "rule": "LS-TARGET-03", **args}


def test_every_key_tells_its_values_until_one_candidate_is_left() -> None:
    keys = ["human_distance", "difficulty", "shrine_class"]
    event = territories("1 4 6", "4", keys, [1, 1, 2, 4, 3, 1, 2, 0, 1])
    decision = why(turn(event))[1]
    assert decision["title"] == "Corrupted Ragnar chooses a territory: Stormgard (4)"
    assert compared(decision) == [
        ["distance to human players, lowest first", "conquest difficulty, lowest first"],
        ["Hvitnes (1)", "1", "4"],
        ["Stormgard (4)", "1", "3"],
        ["Eikholt (6)", "2", "–"],
    ]
    assert (decision["chosen"], decision["lines"], decision["rule"]) == (1, [], "LS-TARGET-03")


def test_what_counts_nothing_is_told_in_words_and_a_tie_at_last() -> None:
    event = territories("1 4 6", "6", ["shrine_class"], [2, 1, 1])
    decision = why(turn(event))[1]
    assert compared(decision) == [
        ["sanctity"],
        ["Hvitnes (1)", "no shrine"],
        ["Stormgard (4)", "shrine without a temple"],
        ["Eikholt (6)", "shrine without a temple"],
    ]
    assert decision["lines"] == ["Still equal, so the tie-break decided: Stormgard (4); Eikholt (6)."]
    assert decision["chosen"] == 2


TIES = {
    "en": "Tie-break of {seat}, by the card {card}: Max, the highest territory number.",
    "pt": "Desempate de {seat}, pela carta {card}: Máx, o maior número de Território.",
    "es": "Desempate de {seat}, por la carta {card}: Máx, el número de Territorio más alto.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_a_tie_break_decided_is_told_with_the_decision(lang: str) -> None:
    tie = ("follower.tie", {"seat": FOLLOWER, "action_card": "basic_a1", "ties": ["max"]})
    first, second = (
        territories("1 4 6", "6", ["shrine_class"], [2, 1, 1]),
        territories("1 4", "1", ["difficulty"], [1, 2]),
    )
    lines = [decision["lines"] for decision in why(turn(first, tie, second), lang)]
    assert [len(each) for each in lines] == [1, 2, 0]
    assert lines[1][1] == TIES[lang].format(seat=name_of(FOLLOWER, lang), card=card_name("basic_a1", lang))


FAVOURITES = {
    "en": "Favourite attribute of {seat}: Power. Order of preference: Power, Wisdom, Authority. "
    "Reason: the favourite leads by 2 or more, the lowest comes first.",
    "pt": "Atributo favorito de {seat}: Força. Ordem de preferência: Força, Sabedoria, Autoridade. "
    "Motivo: o favorito tem 2 ou mais de vantagem, o mais baixo vem primeiro.",
    "es": "Atributo favorito de {seat}: Poder. Orden de preferencia: Poder, Sabiduría, Autoridad. "
    "Motivo: el favorito lleva 2 o más de ventaja, el más bajo va primero.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_favourite_attribute_is_named_with_the_decision(lang: str) -> None:
    names = ["power", "wisdom", "authority"]
    args = {"attribute": "authority", "attributes": names, "values": [5, 3, 2]}
    choice = ("follower.attribute", {"seat": FOLLOWER, "rule": "LS-PRAY-02", **args})
    named = {"seat": FOLLOWER, "attribute": "power", "attributes": names, "reasons": ["leads", "lowest"]}
    decision = why(turn(choice, ("follower.favourite", named)), lang)[1]
    assert [row[1] for row in compared(decision)[1:]] == ["5", "3", "2"]
    assert decision["lines"] == [FAVOURITES[lang].format(seat=name_of(FOLLOWER, lang))]


def test_two_monsters_in_one_territory_tell_the_order_of_the_boards() -> None:
    args = {"monster": "draugr", "monsters": ["draugr", "fafnir"], "keys": ["left"], "values": [5, 5]}
    choice = ("follower.monster", {"seat": FOLLOWER, "rule": "LS-HUNT-06", **args})
    lines = why(turn(choice, ("follower.boards", {"seat": FOLLOWER})))[1]["lines"]
    assert lines[-1].endswith("the boss comes first, then the monster boards from left to right.")


@pytest.mark.parametrize("key", ["judged", "judged.monster"])
def test_where_the_judge_decided_no_tie_break_did(key: str) -> None:
    event = territories("1 4 6", "6", ["shrine_class"], [2, 1, 1])
    decision = why(turn(event, (key, {"seat": 0, "territory": "6"})))[1]
    assert decision["lines"] == ["Still equal: Stormgard (4); Eikholt (6). Aslaug decided as the Judge."]


def test_what_shall_be_high_is_told_as_it_counts_and_equal_armies_once() -> None:
    args = {"army": "4.3", "armies": ["4.3", "4.3", "6.2"], "keys": ["strength"], "values": [-3, -3, -2]}
    event = ("follower.army", {"seat": FOLLOWER, "rule": "LS-TARGET-05", **args})
    assert compared(why(turn(event))[1]) == [
        ["strength, highest first"],
        ["Stormgard (4), strength 3", "3"],
        ["Eikholt (6), strength 2", "2"],
    ]


def test_a_single_candidate_and_an_endless_distance() -> None:
    one = territories("4", "4", ["difficulty"], [3])
    far = territories("1 4", "1", ["human_distance"], [2, 99])
    _, alone, distant = why(turn(one, far))
    assert (alone["table"], alone["lines"]) == (None, ["There was no other candidate."])
    assert compared(distant)[1:] == [["Hvitnes (1)", "2"], ["Stormgard (4)", "endless"]]


def test_only_what_was_decided_since_the_last_turns_of_followers_is_told() -> None:
    old = turn(territories("1", "1", [], []))
    person = {"number": 9, "key": "turn", "args": {"seat": 0}}
    retreat = {"number": 10, **dict(zip(("key", "args"), territories("4", "4", [], []), strict=True))}
    assert len(why([*old, person, *turn(), *turn(), person, retreat])) == 3
    assert why([person]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_benefit_and_the_selected_card_are_told_with_their_text(lang: str) -> None:
    name_of = solo().info.name_of
    card = {"seat": FOLLOWER, "rule": "LS-END-01", "action_card": "hero_ragnar_1"}
    assert [decision["lines"] for decision in why(turn(("follower.benefit", card)), lang)] == [
        [name_of("action_card_text", "basic_a1", lang)],
        [name_of("benefit", "hero_ragnar_1", lang)],
    ]
