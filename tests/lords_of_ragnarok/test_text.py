"""The table in words: what matters is told, once and in every language, and nothing hidden is."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.lines import WIDTH
from longhall.engine.state import replaced_at, replaced_in
from longhall.games import lords_of_ragnarok
from longhall.games.lords_of_ragnarok.content.rows import ARMIES, box
from longhall.games.lords_of_ragnarok.rules.battle import Battle
from longhall.games.lords_of_ragnarok.rules.hunt import Hunt
from longhall.words import LANGUAGES
from longhall.words.catalogue import catalogue
from tests.sections import cells, is_whole, line, lines_of, notes, part, rows_of, shown, told, whole

HEROES = ("ragnar", "beowulf", "lagertha", "snorri")
GARM, DRAUGR = 0, 2


def laid(seats: int = 3) -> Game:
    """A game in its first prayer phase, in which nothing but the heroes and Loki is on the board: what a test needs it
    puts there itself."""
    game = longhall.new("lords_of_ragnarok", seats, seed="table")
    while game.observation(None)["phase"] == "selection":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    g: Any = game.position
    g.turn = 0
    g.heroes = tuple([[hero.id for hero in box().heroes].index(name) for name in HEROES[:seats]])
    g.hero_at = (4, 5, 4, 5)[:seats]
    g.drakkar_at = (0, 1, 1, 1)[:seats]
    g.army_at, g.strengths = (-1,) * len(g.army_at), (0,) * len(g.strengths)
    g.control = (-1,) * len(g.control)
    g.monster_at, g.boss_at = (-1,) * len(g.monster_at), 12
    g.forges = tuple([place if place < 0 else 0 for place in g.forges])
    g.forged = tuple([int(rune >= 0) for rune in g.forges])
    g.priests, g.runes, g.allies = (4,) * seats, ((0, 0, 0),) * seats, ((0,) * 6,) * seats
    g.tokens, g.holders = ((2, 2, 2),) * seats, (-1,) * len(g.holders)
    return game


def put_army(game: Game, seat: int, number: int, place: int, strength: int) -> None:
    g: Any = game.position
    g.army_at = replaced_at(g.army_at, seat * ARMIES + number, place - 1)
    g.strengths = replaced_at(g.strengths, seat * ARMIES + number, strength)


# The board


def test_a_neutral_territory_tells_its_resistance_and_its_sites() -> None:
    sections = told(laid())
    assert cells(sections, "4 Stormgard*") == ["[5]", "city, shrine"]
    assert cells(sections, "6 Eikholt") == ["[3]", "shrine, forge Uruz"]
    assert cells(sections, "14 Tordenhall") == ["[4]", "monument Thor 0"]


def test_a_territory_tells_its_controller_its_temple_and_that_its_forge_is_empty() -> None:
    game = laid()
    g: Any = game.position
    g.control = replaced_at(g.control, 5, 1)
    g.temples = replaced_at(g.temples, 5, 1)
    g.forged = replaced_at(g.forged, 5, 0)
    assert cells(told(game), "6 Eikholt") == ["Beowulf", "TEMPLE, empty forge Uruz"]


def test_heroes_armies_monsters_and_the_boss_are_told_where_they_are() -> None:
    game = laid()
    g: Any = game.position
    put_army(game, 0, 0, place=11, strength=2)
    put_army(game, 0, 1, place=11, strength=4)
    put_army(game, 1, 0, place=11, strength=6)
    g.monster_at = replaced_at(g.monster_at, GARM, 11)
    g.rings = replaced_at(g.rings, GARM, 1)
    g.monster_at = replaced_at(g.monster_at, DRAUGR, 11)
    sections = told(game)
    assert notes(sections, "5 Solheia") == ["Ragnar: hero; Lagertha: hero"]
    assert notes(sections, "11 Jernvik") == ["Ragnar: armies 4+2; Beowulf: army 6"]
    assert notes(sections, "12 Smidjedal") == ["Garm (Beowulf); Draugr"]
    assert notes(sections, "13 Askhaug*") == ["Loki"]


def test_a_region_tells_who_has_how_much_of_it() -> None:
    game = laid()
    g: Any = game.position
    g.control = (*g.control[:4], 0, 0, 1, *g.control[7:])
    assert part(told(game), "Solvang, Ragnar 2/3, Beowulf 1/3")["level"] == 2


def test_a_sea_tells_its_shores_and_whose_drakkars_are_there() -> None:
    sections = told(laid())
    assert line(sections, "Heronfjord") == "Heronfjord (1 5 6): Ragnar"
    assert line(sections, "Amber Sea") == "Amber Sea (6 8 9): Beowulf, Lagertha"
    assert line(sections, "Ember Sea") == "Ember Sea (12 16 17)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_everything_of_the_board_is_there_once(lang: str, seats: int) -> None:
    sections, side = told(laid(seats), lang=lang), box().map_for(seats)
    named = [row["cells"][0].rstrip("*") for row in rows_of(sections)]
    for territory in side.territories:
        assert named.count(f"{territory.number} {territory.name[lang]}") == 1
    for name in side.region_names:
        assert part(sections, name[lang])["layout"] == "ring"
    for sea in side.seas:
        assert line(sections, f"{sea.name[lang]} (")


def test_regions_that_are_side_by_side_lie_side_by_side() -> None:
    heads = [each.split(" | ") for each in shown(laid(4), width=99) if each.startswith("== ")]
    assert [[half.split()[1] for half in head] for head in heads] == [
        ["Nordmark", "Solvang"],
        ["Vestfold", "Austheim"],
        ["Sudrland", "Jarnskog"],
    ]


# The wheel, monuments and monsters


def test_the_wheel_tells_markers_and_realms_with_their_allies() -> None:
    game = laid()
    g: Any = game.position
    g.wheel = replaced_at(g.wheel, 0, (1, 0))
    g.allies = replaced_in(g.allies, 0, 0, 1)
    sections = told(game)
    assert cells(sections, "March") == ["Beowulf < Ragnar", "Vanaheim, Othala, 1 4 5 7; allies: Ragnar"]
    assert cells(sections, "Recruit") == ["free", "Alfheim, Algiz, 6 7 9 10"]


def test_a_monument_tells_its_level_and_its_priests() -> None:
    game = laid()
    g: Any = game.position
    g.levels = (2, 0, 0)
    g.sent = replaced_in(replaced_in(g.sent, 0, 0, 2), 1, 0, 1)
    assert cells(told(game), "Odin") == ["Authority", "2", "3 of 3: 2 × Ragnar, Beowulf"]


def test_a_monster_tells_its_wounds_and_open_slots_where_it_could_be_hunted() -> None:
    game = laid()
    g: Any = game.position
    g.monster_at = replaced_at(g.monster_at, GARM, 4)
    g.monster_at = replaced_at(g.monster_at, DRAUGR, 0)
    g.slots = replaced_at(g.slots, GARM, (0, -1, 1, 1, -1, 0, 0))
    wounds = "5 of 7: 3 × Ragnar, 2 × Beowulf; open: 2 Axe (Rune), 5 Spear"
    assert cells(told(game), "Garm") == ["Solheia (5)", "neutral", wounds]
    assert cells(told(game), "Draugr") == ["Hvitnes (1)", "neutral", "0 of 7"]


def test_dead_monsters_are_named() -> None:
    game = laid()
    g: Any = game.position
    g.monster_at = replaced_at(g.monster_at, GARM, -2)
    assert "Dead: Garm." in lines_of(told(game))


# Players


def test_a_player_tells_attributes_wounds_cards_runes_and_what_it_has() -> None:
    game = laid()
    g: Any = game.position
    g.tokens = replaced_at(g.tokens, 0, (3, 5, 4))
    g.wounds = replaced_at(g.wounds, 0, (0, 1, 0))
    g.runes = replaced_at(g.runes, 0, (1, 0, 2))
    g.holders = replaced_at(g.holders, 0, 0)
    g.exhausted = replaced_at(g.exhausted, 0, 1)
    g.minis = replaced_at(g.minis, 0, 1)
    sections = told(game)
    assert cells(sections, "Ragnar (you)")[:3] == ["3", "2, wounded, token at 5", "4"]
    assert notes(sections, "Ragnar (you)") == [
        "Runes 3/4: Uruz 1, Othala 0, Algiz 2.",
        "Reserve: armies 6. Supply: priests 0.",
        "Monsters killed: 1; slayer tokens: 0.",
        "Artifacts: Gungnir (exhausted).",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_hands_of_others_are_not_told(seat: int | None, lang: str) -> None:
    game = laid()
    text = whole(told(game, seat, lang))
    own = game.observation(seat)["hands"][seat] if seat is not None else []
    for card in box().combat:
        assert (game.info.name_of("card", card.id, lang) in text) == (card.id in own), card.id


# How far everybody is


def test_the_ways_to_win_are_tracked() -> None:
    game = laid()
    g: Any = game.position
    g.control = (*g.control[:4], 0, 0, 0, *g.control[7:])
    g.control = replaced_at(g.control, 3, 1)
    g.temples = replaced_at(g.temples, 3, 1)
    g.slayers = replaced_at(g.slayers, 2, 1)
    sections = told(game)
    assert cells(sections, "Great Jarl: whole regions") == ["1/3", "0/3", "0/3"]
    assert cells(sections, "Great Gothi: temple territories") == ["0/5", "1/5", "0/5"]
    assert cells(sections, "Slayer: kills, then the boss") == ["0/2", "0/2", "1/2"]
    assert cells(sections, "Ragnarok: territories next to Yggdrasil") == ["1", "1", "0"]
    assert line(sections, "If Ragnarok") == "If Ragnarok came now, the winner would be: Beowulf."


def test_requirements_tell_which_are_fulfilled_and_which_hold() -> None:
    game = laid()
    g: Any = game.position
    g.fulfilled, g.levels = (1, 0, 0, 0, 0), (3, 0, 0)
    lines = part(told(game), "Ragnarok 1 of 3")["lines"]
    assert "Fimbulwinter: One player controls two whole regions. (face down)" in lines
    met = "(met now: turns at the next Build Monument)"
    assert f"The Gods Assemble: A monument stands at level 3. {met}" in lines


def test_ragnarok_tells_whose_last_turns_are_still_to_come() -> None:
    game = laid()
    g: Any = game.position
    g.doomer, g.last_turns = 0, (2, 0)
    begun = "Ragnarok has begun, brought about by Ragnar. Last turns still to come: Lagertha, Ragnar."
    assert begun in lines_of(told(game))


# What is being fought out


def test_heroes_and_origins_to_choose_from_are_told_with_what_they_do() -> None:
    game = longhall.new("lords_of_ragnarok", 2, seed="table")
    view = game.view(0)["scene"]
    for heading, kind, offered in (("Heroes", "hero", view["heroes"]), ("Origins", "origin", view["origins"])):
        names = [game.info.name_of(kind, word, "en") for word in offered]
        texts = [game.info.name_of(f"{kind}_text", word, "en") for word in offered]
        assert part(told(game), heading)["lines"] == [f"{a}. {b}" for a, b in zip(names, texts, strict=True)]


def test_a_hunt_tells_the_attack_and_what_is_needed_against_it() -> None:
    game = laid()
    g: Any = game.position
    hunt = Hunt(0, GARM)
    hunt.monster_side = 2
    hunt.attacking, hunt.defence, hunt.weak = 1, 3, 4
    g.push(hunt)
    g.monster_at = replaced_at(g.monster_at, GARM, 4)
    sections = told(game)
    lines = part(sections, "The hunt for Garm")["lines"]
    assert lines[0] == "Hunt: Ragnar against Garm. Monster side: Lagertha."
    assert line(sections, "Claws").startswith("Claws (Fury 4, weak point 6). The hunter takes 1 wound.")
    assert "Defence 3 of 4 needed." in lines
    assert "Weak point 6 of 6 needed (wisdom 2 included)." in lines
    assert "Special attack – The hunter discards 2 combat cards" in whole(sections)
    hunt.blocked = 1
    assert "Defence 3 of 4 needed, and a shield." in lines_of(told(game))


def test_a_battle_tells_both_sides_with_their_strength() -> None:
    game = laid()
    g: Any = game.position
    put_army(game, 0, 0, place=11, strength=2)
    put_army(game, 1, 0, place=11, strength=4)
    battle = Battle(10)
    battle.attacker, battle.defender, battle.bonus = 0, 1, (0, 1)
    g.played = [[], []]
    g.push(battle)
    assert part(told(game), "Battle in Jernvik (11)")["lines"] == [
        "Defender Beowulf: armies 4; cards: –; battle strength 4.",
        "Attacker Ragnar: armies 2; cards: –; battle strength 3.",
    ]


# In every language, whatever happens


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_is_wider_than_it_should_be_throughout_a_game(lang: str, seats: int) -> None:
    game = longhall.new("lords_of_ragnarok", seats, seed="wide")
    chance = random.Random("wide")
    asked = 0
    while game.outcome is None:
        ask = game.asks[0]
        asked += 1
        if asked % 5 == 0:
            reader = ask.seat if asked % 2 else None
            lines = shown(game, reader, lang)
            assert max(len(each) for each in lines) <= WIDTH
            assert lines[-1] == ""
            assert is_whole(told(game, reader, lang))
        game.answer(ask.seat, chance.choice([each for each in ask.options if each.key != "done"] or ask.options))


def test_a_name_that_is_too_long_breaks_between_words() -> None:
    game = laid()
    put_army(game, 0, 0, place=11, strength=2)
    g: Any = game.position
    g.control = replaced_at(g.control, 10, 0)
    lines = shown(game, names={0: "Snorri Sturluson of Reykholt and Oddi", 1: "Ari"})
    assert max(len(each) for each in lines) <= WIDTH
    assert "Snorri Sturluson of Reykholt and Oddi" in " ".join(" ".join(lines).split())


# What options and events say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_text_in_every_language(lang: str) -> None:
    info = laid(2).info
    for kind, words in info.things.items():
        for word in words:
            assert info.name_of(kind, word, lang).strip(), (kind, word)
    assert {f"{kind}_text" for kind in info.texts} <= set(info.things)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_has_the_same_name_on_both_sides_of_the_board(lang: str) -> None:
    """An option points at a number and does not know the side."""
    small, large = box().maps
    for one, other in zip(small.seas, large.seas, strict=False):
        assert one.name[lang] == other.name[lang]
    for place, row in zip(small.territories, large.territories, strict=False):
        assert place.name[lang] == row.name[lang]


@pytest.mark.parametrize(
    ("kind", "word", "name"),
    [
        ("territory", "4", "Stormgard (4)"),
        ("army", "4.3", "Stormgard (4), strength 3"),
        ("card", "sword", "Sword (3, casualties 1)"),
        ("card", "longbow", "Longbow (Bow 2)"),
        ("card_text", "spear", "No effect of its own."),
        ("attack", "claws", "Claws (Fury 4, weak point 6)"),
        ("rune_action", "draw_two", "Draw 2 cards (set of 3 runes)"),
        ("wound_slot", "garm.2", "2 Axe (Rune)"),
        ("wound_slot", "loki.1", "1 Sword + Spear"),
        ("event", "2", "Runevold (2); new monster: Othala; activated: Uruz, Othala, Loki"),
        ("realm_text", "vanaheim", "Rune: Othala. March – Gain 1 rune of your choice."),
    ],
)
def test_names_say_what_matters(kind: str, word: str, name: str) -> None:
    assert laid(2).info.name_of(kind, word, "en") == name


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of a name in the game's sources."""
    for path in Path(*lords_of_ragnarok.__path__).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


def texts(node: ast.expr) -> list[str]:
    """A text that is written out, or both of `one if ... else other`."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_there_is_a_sentence_for_all_that_is_asked_and_no_other() -> None:
    asks = [call.args[1] for name, call in calls() if name == "Ask" and len(call.args) > 1]
    needed = {key for node in asks for name in texts(node) for key in (f"ask.{name}", f"ask.{name}.other")}
    info = laid(2).info
    verbs = {option.verb for option in info.vocabulary.options}
    needed |= {f"option.{verb}" for verb in verbs}
    own = {key.split(":")[1] for key in catalogue("en") if key.startswith("lords_of_ragnarok:")}
    needed |= own & {f"option.{verb}.{name}" for verb in verbs for name in info.asks}  # other words in one question
    assert {key for key in own if key.startswith(("ask.", "option."))} == needed
