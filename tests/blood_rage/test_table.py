"""The table as lines of text: what matters is on the screen, once and in every language, and nothing hidden is."""

import random
from itertools import pairwise

import pytest

import longhall
from longhall.engine.lines import WIDTH
from longhall.games.blood_rage.content.rows import box
from longhall.words import LANGUAGES
from longhall.words.speaker import Speaker
from tests.blood_rage.play import Clan, Table, at_turn


def screen(table: Table, seat: int | None = 0, lang: str = "en", names: dict[int, str] | None = None) -> list[str]:
    """What a seat, or a spectator, sees."""
    view = table.game.view(seat)
    speaker = Speaker(table.game.info, lang, names)
    speaker.look(view)
    return table.game.info.describe(view, seat, speaker)


def line(lines: list[str], begin: str) -> str:
    """The only line that begins so, its columns one space apart."""
    found = [" ".join(each.split()) for each in lines if each.strip().startswith(begin)]
    assert len(found) == 1, (begin, lines)
    return found[0]


def below(lines: list[str], begin: str) -> str:
    """The line that follows the one that begins so."""
    return next(after.strip() for each, after in pairwise(lines) if each.strip().startswith(begin))


def whole(lines: list[str]) -> str:
    """Everything in one piece, as if no line had been broken."""
    return " ".join(" ".join(lines).split())


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
    lines = screen(middle())
    assert line(lines, "Elvagar") == "Elvagar Manheim 4/4 free 5 Glory"
    assert line(lines, "Yggdrasil") == "Yggdrasil no limit All stats +1"


def test_doom_pillage_and_destruction_are_told() -> None:
    lines = screen(middle())
    assert line(lines, "Horgr") == "Horgr Jotunheim 0/4 free Axes +1 DOOMED"
    assert line(lines, "Gimle") == "Gimle Alfheim 5/5 free Rage +1 pillaged, doomed in Age 3"
    assert line(lines, "Utgard") == "Utgard Jotunheim destroyed"


def test_every_clan_in_a_province_has_its_strength_beside_its_name() -> None:
    lines = screen(middle())
    assert below(lines, "Horgr") == "Wolf STR 7: 2 × Warrior, Leader; Raven STR 1: Warrior"
    assert below(lines, "Yggdrasil") == "Raven STR 3: Leader"


def test_a_ship_is_in_its_fjord_and_counts_in_the_provinces_on_both_sides() -> None:
    lines = screen(middle())
    assert line(lines, "~ South-east") == "~ South-east fjord: Wolf (Ship)"
    assert below(lines, "Muspelheim") == "Wolf STR 2: from the fjord"


def test_a_fjord_between_destroyed_provinces_is_closed() -> None:
    assert line(screen(middle()), "~ South-west") == "~ South-west fjord: closed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_province_and_fjord_is_on_the_board_once_and_in_the_order_of_the_ring(lang: str) -> None:
    lines = screen(middle(), lang=lang)
    board = lines[2 : lines.index("", 2)]
    first = [each.split()[0] for each in board[1:] if each[:2] == "  " and each[2] != " "]
    assert first == [province.name[lang] for province in box().provinces]
    fjords = [each.strip() for each in board if "~ " in each[:6]]
    assert len(fjords) == 4
    for fjord in box().fjords:
        assert len([each for each in fjords if each.startswith(f"~ {fjord.name[lang]}")]) == 1


# The clan sheets


def test_a_sheet_tells_glory_rage_stats_figures_and_how_many_cards() -> None:
    lines = screen(middle())
    assert line(lines, "Wolf (you)") == "Wolf (you) Glory 12 Rage 3/7 Axes 6 Horns 4/6 Hand 3 Quests 1"
    assert line(lines, "Raven  ") == "Raven Glory 0 Rage 6/6 Axes 3 Horns 2/4 Hand 2 Quests 1"


def test_a_sheet_tells_upgrades_reserve_valhalla_legends_and_who_has_passed() -> None:
    lines = screen(middle())
    assert line(lines, "+ Troll").startswith("+ Troll (Monster 2). When it invades a province, destroy every")
    assert line(lines, "In reserve (") == "In reserve (Rage to invade): 5 × Warrior (1), Troll (2)."
    assert line(lines, "In reserve:") == "In reserve: 7 × Warrior, Ship."
    assert line(lines, "In Valhalla:") == "In Valhalla: Warrior."
    assert line(lines, "Legendary:") == "Legendary: Axes, 10 Glory at the end."
    assert below(lines, "Raven  ") == "Has passed."


def test_the_columns_of_the_sheets_stand_one_below_the_other() -> None:
    rows = [each for each in screen(middle()) if " Quests " in each]
    for word in ("Glory", "Rage", "Axes", "Horns", "Hand", "Quests"):
        assert len({row.index(word) for row in rows}) == 1


# Cards


def test_the_own_cards_say_what_they_do_and_cost() -> None:
    lines = screen(middle())
    assert line(lines, "Tyr's Rage") == "Tyr's Rage +6. Bonus only, no effect."
    assert "Valkyrie (Monster 2), cost 2. After a battle she took part in" in whole(lines)
    assert "Quests you are committed to: Jotunheim! (Quest 7). Most STR in any province of Jotunheim" in whole(lines)


def test_equal_cards_are_told_once() -> None:
    lines = screen(at_turn(Clan(hand=["a2-heimdalls-eye", "a2-heimdalls-eye"]), Clan(), seats=2, age=2))
    assert line(lines, "2 × Heimdall").startswith("2 × Heimdall's Eye +2. White disc: play it as usual")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_hands_and_committed_quests_of_others_are_not_on_the_screen(seat: int | None, lang: str) -> None:
    table = middle()
    text = whole(screen(table, seat, lang))
    for other in range(2):
        view = table.observation(other)
        for word in view["hands"][other] + view["quests"][other]:
            assert (table.game.info.name_of("card", word, lang) in text) == (seat == other), word


def test_the_backs_of_other_hands_are_told_where_they_differ() -> None:
    assert line(screen(middle()), "Hand:") == "Hand: 1 card of Age 1, 1 card of Age 2."
    assert not any("Committed to Quests" in each for each in screen(middle()))


def test_the_pack_of_the_draft_is_shown_to_its_reader_alone() -> None:
    table = Table(3).until("draft")
    pack = table.observation(0)["packs"][0]
    assert "Cards to choose from:" in screen(table, 0)
    assert all(table.game.info.name_of("card", word, "en") in whole(screen(table, 0)) for word in pack)
    assert "Cards to choose from:" not in screen(table, None)


def test_open_discards_of_the_age_are_listed() -> None:
    table = at_turn(
        Clan(at={"horgr": ["leader"]}, hand=["a1-tyrs-smite"]),
        Clan(at={"horgr": ["warrior"]}, hand=["a1-tyrs-bash"]),
        seats=2,
    )
    table.pillage(0, "horgr", {}).end_pillage()
    assert line(screen(table, 1), "Discarded") == "Discarded cards of Age 1: Tyr's Smite +5."


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
    lines = screen(table, 1)
    assert below(lines, "Wolf pillages Horgr, reward: Axes +1.") == "Wolf STR 3: Leader"
    assert lines.count("  Raven STR 1: Warrior") == 1


def test_cards_of_a_battle_are_told_when_they_are_revealed() -> None:
    table = fight().pillage(0, "horgr")
    assert "  Wolf: STR 3, no card shown." in screen(table, 1)
    table.answer(0, "play:a2-tyrs-rage")
    assert "  Wolf: STR 3, no card shown." in screen(table, 1)
    table.answer(1, "play:a2-tyrs-crush").expect(1, "battle.add")
    lines = screen(table, None)
    assert "  Wolf: STR 3, Tyr's Rage +6; total 9." in lines
    assert "  Raven: STR 1, Tyr's Crush +4; total 5." in lines


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
        assert "  Raven: STR 4, Tyr's Crush +4; total 8." in screen(table, seat)
    table.answer(1, "no")
    assert "revealed" not in table.observation(None)


# In every language, whatever happens


def test_before_the_clans_are_chosen_there_is_the_board_alone() -> None:
    lines = screen(Table(2))
    assert lines[0] == "The clans are being chosen."
    assert not any("Rage 6/6" in each for each in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_terminal_throughout_a_game(lang: str) -> None:
    game = longhall.new("blood_rage", 4, seed="wide")
    chance = random.Random("wide")
    table = Table(4)
    table.game = game
    while game.outcome is None:
        ask = chance.choice(game.asks)
        lines = screen(table, ask.seat, lang)
        assert max(len(each) for each in lines) <= WIDTH
        assert lines[-1] == ""
        game.answer(ask.seat, chance.choice([each for each in ask.options if each.key != "pass"] or ask.options))


def test_a_name_that_is_too_long_breaks_between_words() -> None:
    lines = screen(middle(), names={0: "Snorri Sturluson of Reykholt and Oddi", 1: "Ari"})
    assert max(len(each) for each in lines) <= WIDTH
    assert "Snorri Sturluson of Reykholt and Oddi STR 7: 2 × Warrior, Leader; Ari STR 1: Warrior" in whole(lines)


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
