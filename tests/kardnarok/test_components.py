"""What is in the box (Components; Cards; Boards 2; Icons), and content files that do not add up."""

from collections.abc import Callable
from typing import Any

import pytest

from longhall.engine.content import Content
from longhall.engine.errors import BadContent
from longhall.games.kardnarok.content.rows import FILES, Box, Hero, Warrior, box
from longhall.words.speaker import complaint
from tests.kardnarok.play import Table

Rows = list[dict[str, Any]]


def content() -> Content:
    return Content("longhall.games.kardnarok.content", FILES)


def rows(file: str, kind: str) -> Rows:
    found: Rows = content().files[file][kind]
    return found


def refused(file: str, kind: str, spoil: Callable[[Rows], None]) -> str:
    """What people are told about a content file of which some row was spoilt."""
    spoilt = content()
    spoil(spoilt.files[file][kind])
    with pytest.raises(BadContent) as error:
        Box(spoilt)
    return complaint(error.value, "en")


@pytest.mark.rule("KR-COMP-01")
@pytest.mark.parametrize(
    ("back", "cards"),
    [("hero", 15), ("warrior", 44), ("norn", 42), ("ragnarok1", 6), ("ragnarok2", 6), ("silver", 21)],
)
def test_so_many_cards_and_coins_are_in_the_box(back: str, cards: int) -> None:
    assert len(box().deck(False).cards_with(back)) == cards


@pytest.mark.rule("KR-COMP-01")
def test_nine_types_of_warriors_and_27_of_norns() -> None:
    assert len(rows("warriors.toml", "warrior")) == 9
    assert len(rows("norns.toml", "norn")) == 27


@pytest.mark.rule("KR-COMP-01")
def test_four_kingdoms_each_with_three_ritual_tokens_and_a_cube() -> None:
    counts = content().files["table.toml"]["counts"]
    assert [row["id"] for row in rows("table.toml", "ritual")] == ["odin", "thor", "frey"]
    assert all(row["copies"] == 4 for row in rows("table.toml", "ritual"))
    assert (len(box().kingdoms), counts["ritual_tokens"], counts["defence_cubes"]) == (4, 12, 4)
    assert (counts["force_counters"], counts["counter_meeples"], counts["first_kingdom_cards"]) == (1, 2, 1)


@pytest.mark.rule("KR-COMP-01")
def test_twenty_bronze_coins_are_in_the_game_or_out_of_it() -> None:
    for seats, each in ((2, 10), (3, 5), (4, 5)):
        view = Table(seats).game.observation(None)
        assert view["bronze"] == [each] * seats
        assert sum(view["bronze"]) + view["bronze_out"] == 20


@pytest.mark.rule("KR-CARD-01")
def test_every_warrior_shows_strength_title_copies_and_text() -> None:
    for warrior in box().warriors:
        assert warrior.strength
        assert warrior.copies
        assert all(warrior.name[lang] and warrior.text[lang] for lang in ("en", "pt", "es"))


@pytest.mark.rule("KR-CARD-01", "KR-CARD-02")
def test_humans_carry_one_of_five_runes_and_jotuns_none() -> None:
    faces = {
        word for word in box().words if word.split(".")[0] in {row["id"] for row in rows("warriors.toml", "warrior")}
    }
    runes = {"jera", "dagaz", "ingwaz", "algiz", "eihwaz"}
    assert {word for word in faces if "." not in word} == {"jotun"}
    assert {word.split(".")[1] for word in faces - {"jotun"}} == runes


@pytest.mark.rule("KR-CARD-02")
def test_villagers_are_men_and_women_and_human() -> None:
    villagers = {
        row["id"]: (row["gender"], row["human"]) for row in rows("warriors.toml", "warrior") if row["villager"]
    }
    assert villagers == {"villager_man": ("m", True), "villager_woman": ("f", True)}


@pytest.mark.rule("KR-CARD-03")
def test_the_deity_mark_is_on_the_norns_of_gods_and_goddesses() -> None:
    gods = {row["id"] for row in rows("norns.toml", "norn") if row["deity"]}
    named_in_the_rulebook = {"thor", "odin", "frey", "loki", "freya", "hel", "skadi", "tyr", "heimdall", "balder"}
    assert gods == named_in_the_rulebook
    assert all(norn.text["en"] and norn.copies for norn in box().norns)


@pytest.mark.rule("KR-CARD-06")
def test_every_hero_has_a_strength_and_one_bonus_with_a_condition() -> None:
    for hero in box().heroes:
        (effect,) = hero.effects
        assert hero.strength
        assert effect.when
        assert [op.what for op in effect.ops] == ["force"]


@pytest.mark.rule("KR-CARD-09")
def test_three_ragnarok_cards_of_each_banner_with_a_troop_strength_and_a_rule() -> None:
    cards = box().ragnarok
    assert sorted(card.banner for card in cards) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert all(card.efetivo and card.rule["rule"] and card.text["en"] for card in cards)


@pytest.mark.rule("KR-CARD-10")
def test_strengths_are_1_to_4_and_forces_of_effects_at_most_3_up_or_down() -> None:
    cards: list[Warrior | Hero] = [*box().warriors, *box().heroes]
    effects = [effect for card in cards for effect in card.effects] + box().norn_options
    forces = {op.amount for effect in effects for op in effect.ops if op.what == "force"}
    assert {card.strength for card in cards} == {1, 2, 3, 4}
    assert forces == {-3, -2, -1, 1, 2, 3}


@pytest.mark.rule("KR-COMP-01")
def test_a_missing_warrior_is_refused() -> None:
    said = refused("warriors.toml", "warrior", lambda found: found[-1].update(copies=2))
    assert said == "table.toml, counts: warrior_cards says 44, and the rows add up to 43."


@pytest.mark.rule("KR-COMP-01")
def test_a_card_that_is_there_twice_is_refused() -> None:
    said = refused("norns.toml", "norn", lambda found: found.append(found[0]))
    assert said == "norns.toml, norn assassin: it is there twice."


@pytest.mark.rule("KR-CARD-01", "KR-CARD-02")
def test_a_jotun_with_a_rune_is_refused() -> None:
    said = refused("warriors.toml", "warrior", lambda found: found[-1].update(rune_copies={"jera": 3}))
    assert said.startswith("warriors.toml, warrior jotun: rune_copies must ")


@pytest.mark.rule("KR-CARD-03")
def test_a_norn_without_a_way_to_use_it_is_refused() -> None:
    said = refused("norns.toml", "norn", lambda found: found[0].update(option=[]))
    assert said == "norns.toml, norn assassin: a Norn has at least one option."


@pytest.mark.rule("KR-CARD-06")
@pytest.mark.parametrize(
    "spoil", [lambda hero: hero["effects"].clear(), lambda hero: hero["effects"][0]["when"].clear()]
)
def test_a_hero_without_a_bonus_or_a_condition_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    said = refused("heroes.toml", "hero", lambda found: spoil(found[0]))
    assert said.startswith("heroes.toml, hero freydis: a Hero has exactly one effect: ")


@pytest.mark.rule("KR-CARD-09")
def test_a_banner_of_the_other_level_is_refused() -> None:
    said = refused("ragnarok.toml", "ragnarok", lambda found: found[0].update(banner=3))
    assert said.startswith("ragnarok.toml, ragnarok death_of_balder: level 1 ")


@pytest.mark.rule("KR-CARD-09")
def test_a_fourth_card_of_one_banner_is_refused() -> None:
    said = refused("ragnarok.toml", "ragnarok", lambda found: found[0].update(banner=2))
    assert said == "table.toml, counts: there must be three Ragnarök cards with banner 1."


@pytest.mark.rule("KR-CARD-10")
def test_a_strength_of_5_is_refused() -> None:
    said = refused("warriors.toml", "warrior", lambda found: found[0].update(strength=5))
    assert said == "warriors.toml, warrior villager_man: strength must be from 1 to 4, not 5."


@pytest.mark.rule("KR-CARD-10")
@pytest.mark.parametrize("amount", [4, -4])
def test_a_force_beyond_3_is_refused(amount: int) -> None:
    def spoil(found: Rows) -> None:
        thor = next(row for row in found if row["id"] == "thor")
        thor["option"][0]["ops"][0]["amount"] = amount

    said = refused("norns.toml", "norn", spoil)
    assert said.startswith("norns.toml, norn thor, option ")
    assert said.endswith(f"ops 1: amount must be from -3 to 3, not {amount}.")


@pytest.mark.rule("KR-CARD-09")
@pytest.mark.parametrize("rule", [{"rule": "ritual_tyr"}, {"rule": "tie_winner"}, {"rule": "ban_deity_norns", "n": 1}])
def test_a_permanent_rule_that_nobody_knows_is_refused(rule: dict[str, Any]) -> None:
    said = refused("ragnarok.toml", "ragnarok", lambda found: found[0].update(rule=rule))
    assert said.startswith("ragnarok.toml, ragnarok death_of_balder: rule must be one of ")


@pytest.mark.rule("KR-CARD-02")
def test_a_type_of_warrior_that_does_not_exist_is_refused() -> None:
    said = refused("heroes.toml", "hero", lambda found: found[4]["effects"][0]["when"][0].update(type="troll"))
    assert said.startswith("heroes.toml, hero siegfried: type names troll, which is no Warrior.")
