"""What things are called: everything has a name in every language, and no two things of a kind share one."""

import pytest

from longhall.games.feast_for_odin.game import INFO
from longhall.words import LANGUAGES

ALIKE = ("card_text", "space_text", "item_text", "deal", "title", "short")  # kinds in which two may read the same


def name(kind: str, word: str, lang: str = "en") -> str:
    return INFO.name_of(kind, word, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(INFO.things))
def test_everything_has_a_name_of_its_own(kind: str, lang: str) -> None:
    names = [name(kind, word, lang) for word in INFO.things[kind]]
    assert all(names)
    assert not any("{" in each for each in names)
    if kind not in ALIKE:
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("word", "lang", "named"),
    [
        ("c1_hunting_game", "en", "Hunting Game (1 Viking)"),
        ("c2_hunting_game", "en", "Hunting Game (2 Vikings)"),
        ("c3_pillaging", "es", "Saqueo (3 vikingos)"),
        ("imitate_4", "pt", "Imitação (4 Vikings)"),
        ("c1_stockfish", "en", "Stockfish"),
    ],
)
def test_spaces_of_one_name_are_told_apart_by_their_vikings(word: str, lang: str, named: str) -> None:
    assert name("space", word, lang) == named


def test_cards_of_one_name_are_told_apart_by_their_numbers() -> None:
    assert [name("card", f"occ_{number:03}") for number in (52, 99)] == ["Tutor (52)", "Tutor (99)"]
    assert name("card", "occ_094") != name("card", "occ_148")
    assert "(" not in name("card", "occ_145")


@pytest.mark.parametrize(
    ("word", "lang", "named"),
    [
        ("c2_craft_chest.0.0", "en", "1 wood → 1 chest, 1 silver"),
        ("c3_craft_chests.0", "en", "2 stone, 2 wood → 2 chests, 2 rune stones"),
        ("c3_craft_chests.0", "pt", "2 pedras, 2 madeiras → 2 baús, 2 pedras rúnicas"),
        ("c3_craft_chests.0", "es", "2 piedras, 2 de madera → 2 cofres, 2 piedras rúnicas"),
        ("c1_mountain_1_upgrade_1.0", "en", "1 item from a mountain strip"),
        ("c1_mountain_2.0", "pt", "até 2 itens de uma encosta de montanha"),
        ("c3_mountain_3_2.0", "en", "3 + 2 items from different mountain strips"),
        ("c4_mountain_4_double_upgrade_2.1", "en", "upgrade up to 2 goods by up to 2 steps each"),
        ("c1_explore.0", "es", "explorar: Shetland, Islas Feroe"),
        ("occ_072.0", "en", "as much silver as the round number → 1 stone house"),
        ("occ_005.0", "en", "Feast, for you alone"),
        ("occ_188.0.0", "en", "nothing"),
    ],
)
def test_a_deal_says_what_it_costs_and_gives(word: str, lang: str, named: str) -> None:
    assert name("deal", word, lang) == named


def test_amounts_have_plurals() -> None:
    assert [name("amount", f"chest.{n}", "pt") for n in (1, 3)] == ["1 baú", "3 baús"]
    assert [name("amount", f"silver.{n}", "es") for n in (1, 3)] == ["1 de plata", "3 de plata"]
    assert name("amount", "helmet.1") == "1 Helmet"


def test_a_tile_tells_what_is_printed_on_it() -> None:
    assert name("item_text", "mead") == "red 1×2, upgrade: oil, other side: peas"
    assert name("item_text", "helmet") == "blue, 5 spaces, price 1, sword value 8"
    assert name("item_text", "english_crown").endswith("sword value 16")
    assert name("item_text", "bow") == "weapon"


def test_a_turn_says_how_the_tile_lies() -> None:
    assert [name("turn", f"{turn}") for turn in (0, 1, 6)] == ["as it is", "¼ turn", "mirrored, ½ turn"]


LETTERS = 14  # find room on the cell of a space


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_have_a_title_for_their_cell(lang: str) -> None:
    spaces = INFO.things["space"]
    assert [word for word in spaces if len(name("short", word, lang)) > LETTERS] == []
