"""The table in words: what matters is told, once and in every language, and nothing hidden is."""

import random

import pytest

import longhall
from longhall.engine.lines import WIDTH
from longhall.engine.sections import Section
from longhall.games.blood_rage.content.rows import box
from longhall.words import LANGUAGES
from longhall.words.speaker import Speaker
from tests.blood_rage.play import Clan, Table, at_turn
from tests.sections import cells, is_whole, line, lines_of, notes, part, rows_of, shown, told, whole


def text(table: Table, seat: int | None = 0, lang: str = "en") -> list[Section]:
    """What a seat, or a spectator, is told."""
    return told(table.game, seat, lang)


def middle() -> Table:
    """A table in the middle of a game."""
    return at_turn(
        Clan(
            at={"horgr": ["warrior", "warrior", "leader"], "fjord_se": ["ship"], "valhalla": ["warrior"]},
            hand=["a2-tyrs-rage", "a2-quest-alfheim", "a2-valkyrie"],
            sheet=["a1-troll"],
            quests=["a2-quest-jotunheim"],
            rage=3,
            glory=12,
            steps=(2, 4, 3),
        ),
        Clan(
            at={"horgr": ["warrior"], "yggdrasil": ["leader"]},
            hand=["a1-odins-smite", "a2-odins-tide"],
            quests=["a2-quest-manheim"],
            passed=True,
        ),
        seats=2,
        age=2,
        tokens={"horgr": "axes", "elvagar": "glory"},
        pillaged=["gimle"],
        ruined=["utgard", "andlang", "myrkulor"],
        dooms=("myrkulor", "horgr", "gimle"),
    )


# The board


def test_a_province_says_its_region_its_free_villages_and_its_reward() -> None:
    sections = text(middle())
    assert cells(sections, "Elvagar") == ["Manheim", "4/4 free", "5 Glory", "–"]
    assert cells(sections, "Yggdrasil") == ["–", "no limit", "All stats +1", "–"]


def test_doom_pillage_and_destruction_are_told() -> None:
    sections = text(middle())
    assert cells(sections, "Horgr") == ["Jotunheim", "0/4 free", "Axes +1", "DOOMED"]
    assert cells(sections, "Gimle") == ["Alfheim", "5/5 free", "Rage +1 (pillaged)", "doomed in Age 3"]
    assert cells(sections, "Utgard") == ["Jotunheim", "destroyed", "–", "–"]
    assert line(sections, "Horgr:") == "Horgr: Ragnarök at the end of this Age, 3 Glory for each figure that dies there"
    assert line(sections, "Gimle:") == "Gimle: Ragnarök in Age 3, 4 Glory for each figure that dies there"


def test_every_clan_in_a_province_has_its_strength_beside_its_name() -> None:
    sections = text(middle())
    assert notes(sections, "Horgr") == ["Wolf STR 7: 2 × Warrior, Leader", "Raven STR 1: Warrior"]
    assert notes(sections, "Yggdrasil") == ["Raven STR 3: Leader"]


def test_a_ship_is_in_its_fjord_and_counts_in_the_provinces_on_both_sides() -> None:
    sections = text(middle())
    assert line(sections, "South-east") == "South-east fjord (Muspelheim, Horgr): Wolf (Ship)"
    assert line(sections, "North-east").endswith(": nobody")
    assert notes(sections, "Muspelheim") == ["Wolf STR 2: from the fjord"]


def test_a_fjord_between_destroyed_provinces_is_closed() -> None:
    assert line(text(middle()), "South-west") == "South-west fjord (Utgard, Andlang): closed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_province_and_fjord_is_on_the_board_once_and_in_the_order_of_the_ring(lang: str) -> None:
    sections = text(middle(), lang=lang)
    provinces = [province.name[lang] for province in box().provinces]
    assert [row["cells"][0] for row in rows_of(sections)][: len(provinces)] == provinces
    for fjord in box().fjords:
        assert line(sections, f"{fjord.name[lang]} (")


# The clan sheets


def test_a_sheet_tells_glory_rage_stats_figures_and_how_many_cards() -> None:
    sections = text(middle())
    head = ["Clan", "Glory", "Rage", "Axes", "Horns", "Hand", "Quests in progress", "besides"]
    its = part(sections, "Clans")["table"]
    assert its is not None
    assert its["head"] == head
    assert cells(sections, "Wolf (you)") == ["12", "3 of 7", "6", "4 of 6", "3", "1"]
    assert cells(sections, "Raven") == ["0", "6 of 6", "3", "2 of 4", "2", "1"]


def test_a_sheet_tells_upgrades_reserve_valhalla_legends_and_who_has_passed() -> None:
    own, other = (notes(text(middle()), name) for name in ("Wolf (you)", "Raven"))
    assert own[:3] == [
        "In reserve (Rage to invade): 5 × Warrior (1), Troll (2).",
        "In Valhalla: Warrior.",
        "Legendary: Axes, 10 Glory at the end.",
    ]
    assert own[3].startswith("+ Troll (Monster 2). When it invades a province, destroy every")
    assert other[:2] == ["Has passed.", "In reserve: 7 × Warrior, Ship."]


def test_the_columns_of_the_sheets_stand_one_below_the_other() -> None:
    lines = shown(middle().game)
    head = next(each for each in lines if each.startswith("  Clan "))
    for name, glory in (("Wolf (you)", "12"), ("Raven", "0")):
        row = next(each for each in lines if each.startswith(f"  {name} "))
        assert row[head.index("Glory") :].startswith(glory)


# Cards


def test_the_own_cards_say_what_they_do_and_cost() -> None:
    sections = text(middle())
    assert line(sections, "Tyr's Rage") == "Tyr's Rage +6. Bonus only, no effect."
    assert "Valkyrie (Monster 2), cost 2. After a battle she took part in" in whole(sections)
    quest = part(sections, "Quests you are committed to")["lines"][0]
    assert quest.startswith("Jotunheim! (Quest 7). Most STR in any province of Jotunheim")


def test_a_quest_that_can_no_longer_be_fulfilled_says_so() -> None:
    """Its provinces are destroyed; Jotunheim has others left."""
    hand = ["a2-quest-jotunheim", "a2-quest-alfheim"]
    table = at_turn(Clan(hand=hand), Clan(), seats=2, age=2, ruined=["utgard", "andlang", "gimle"])
    lost = "(can no longer be fulfilled)"
    assert [lost in each for each in part(text(table), "Your hand")["lines"]] == [True, False]


def test_equal_cards_are_told_once() -> None:
    sections = text(at_turn(Clan(hand=["a2-heimdalls-eye", "a2-heimdalls-eye"]), Clan(), seats=2, age=2))
    assert line(sections, "2 × Heimdall").startswith("2 × Heimdall's Eye +2. White disc: play it as usual")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_hands_and_committed_quests_of_others_are_not_told(seat: int | None, lang: str) -> None:
    table = middle()
    words = whole(text(table, seat, lang))
    for other in range(2):
        view = table.observation(other)
        for word in view["hands"][other] + view["quests"][other]:
            assert (table.game.info.name_of("card", word, lang) in words) == (seat == other), word


def test_the_backs_of_other_hands_are_told_where_they_differ() -> None:
    assert "Hand: 1 card of Age 1, 1 card of Age 2." in notes(text(middle()), "Raven")
    assert not any("Committed to Quests" in each for each in notes(text(middle()), "Raven"))


def test_the_pack_of_the_draft_is_shown_to_its_reader_alone() -> None:
    table = Table(3).until("draft")
    pack = table.observation(0)["packs"][0]
    assert all(table.game.info.name_of("card", word, "en") in whole(text(table, 0)) for word in pack)
    assert len(part(text(table, 0), "Cards to choose from")["lines"]) == len(set(pack))
    assert "Cards to choose from" not in whole(text(table, None))


def test_open_discards_of_the_age_are_listed() -> None:
    table = at_turn(
        Clan(at={"horgr": ["leader"]}, hand=["a1-tyrs-smite"]),
        Clan(at={"horgr": ["warrior"]}, hand=["a1-tyrs-bash"]),
        seats=2,
    )
    table.pillage(0, "horgr", {}).end_pillage()
    assert line(text(table, 1), "Discarded") == "Discarded cards of Age 1: Tyr's Smite +5."


# A pillage in progress


def fight() -> Table:
    return at_turn(
        Clan(at={"horgr": ["leader"]}, hand=["a2-tyrs-rage"]),
        Clan(at={"horgr": ["warrior"], "muspelheim": ["warrior"]}, hand=["a2-heimdalls-eye", "a2-tyrs-crush"]),
        seats=2,
        age=2,
        dooms=("utgard", "andlang", "gimle"),
        ruined=["utgard"],
        tokens={"horgr": "axes"},
    )


def test_a_call_to_battle_tells_the_reward_and_who_is_there() -> None:
    table = fight().answer(0, "pillage:horgr")
    table.expect(1, "call")
    assert part(text(table, 1), "Battle in Horgr")["lines"] == [
        "Wolf pillages Horgr, reward: Axes +1.",
        "Wolf STR 3: Leader",
        "Raven STR 1: Warrior",
    ]


def test_cards_of_a_battle_are_told_when_they_are_revealed() -> None:
    table = fight().pillage(0, "horgr")
    assert "Wolf: STR 3, no card shown." in lines_of(text(table, 1))
    table.answer(0, "play:a2-tyrs-rage")
    assert "Wolf: STR 3, no card shown." in lines_of(text(table, 1))
    table.answer(1, "play:a2-tyrs-crush").expect(1, "battle.add")
    lines = lines_of(text(table, None))
    assert "Wolf: STR 3, Tyr's Rage +6; total 9." in lines
    assert "Raven: STR 1, Tyr's Crush +4; total 5." in lines


def test_a_battle_that_is_decided_stays_in_view_while_its_figures_die() -> None:
    """Its cards have left the table by then, and who dies fights no longer."""
    guarded = Clan(at={"gimle": ["warrior", "leader"]}, hand=["a2-tyrs-crush"], sheet=["a2-friggas-protection"])
    host = Clan(at={"gimle": ["leader", "warrior"]}, hand=["a2-tyrs-rage"])
    table = at_turn(host, guarded).pillage(0, "gimle").answer(0, "play:a2-tyrs-rage").answer(1, "play:a2-tyrs-crush")
    table.expect(1, "instead")
    table.answer(1, "no").expect(1, "instead")  # the Warrior is gone, now the Leader
    for seat in (None, 0, 1):
        view = table.observation(seat)
        assert (view["played"], view["revealed"]) == ([[], []], [["a2-tyrs-rage"], ["a2-tyrs-crush"]])
        assert view["totals"] == [10, 8]
        assert "Raven: STR 4, Tyr's Crush +4; total 8." in lines_of(text(table, seat))
    table.answer(1, "no")
    assert "revealed" not in table.observation(None)


# In every language, whatever happens


def test_before_the_clans_are_chosen_there_is_the_board_alone() -> None:
    (board,) = text(Table(2))
    assert board["lines"] == ["The clans are being chosen."]
    assert len(rows_of([board])) == len(box().provinces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_terminal_throughout_a_game(lang: str) -> None:
    """And everything is told in its words."""
    game = longhall.new("blood_rage", 4, seed="wide")
    chance = random.Random("wide")
    while game.outcome is None:
        ask = chance.choice(game.asks)
        lines = shown(game, ask.seat, lang)
        assert max(len(each) for each in lines) <= WIDTH
        assert lines[-1] == ""
        assert is_whole(told(game, ask.seat, lang))
        game.answer(ask.seat, chance.choice([each for each in ask.options if each.key != "pass"] or ask.options))


def test_a_name_that_is_too_long_breaks_between_words() -> None:
    lines = shown(middle().game, names={0: "Snorri Sturluson of Reykholt and Oddi", 1: "Ari"})
    assert max(len(each) for each in lines) <= WIDTH
    assert "Snorri Sturluson of Reykholt and Oddi STR 7: 2 × Warrior, Leader" in " ".join(" ".join(lines).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_to_choose_from_say_what_they_do(lang: str) -> None:
    game = longhall.new("blood_rage", seats=2, seed="draft")
    while game.asks[0].name != "draft":
        game.answer(game.asks[0].seat, game.asks[0].options[0])
    speaker = Speaker(game.info, lang)
    for option in game.asks[0].options:
        name, text = (speaker.name(kind, option.word) for kind in ("card", "card_text"))
        assert speaker.option(option) == f"{name}. {text}"
        assert len(text) > 3
