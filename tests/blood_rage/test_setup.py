"""What is in the box, and how the table is laid (Components; Set-up)."""

from collections import Counter
from typing import Any

import pytest

import longhall
from longhall.engine.content import Content
from longhall.engine.errors import BadContent, BadSetup
from longhall.games.blood_rage.content.rows import FILES, Box, box
from longhall.games.blood_rage.state import RESERVE, SUPPLY
from tests.blood_rage.play import Table

SEEDS = range(40)
RUINED = {2: 3, 3: 2, 4: 1}  # provinces that begin destroyed
CARDS = {2: 20, 3: 26, 4: 34}  # in each deck


def content() -> Content:
    return Content("longhall.games.blood_rage.content", FILES)


def fresh(seats: int, seed: int) -> dict[str, Any]:
    """What everybody sees of a table that was just laid."""
    return longhall.new("blood_rage", seats, seed=f"{seed}").observation(None)


@pytest.mark.rule("BR-COMP-01", "BR-COMP-02")
def test_the_box_has_what_the_rulebook_counts() -> None:
    counts = content().files["table.toml"]["counts"]
    assert (counts["cards"], counts["ragnarok_tokens"], counts["pillage_tokens"]) == (102, 8, 9)
    assert (counts["clans"], counts["clan_figures"], counts["monsters"]) == (4, 40, 9)
    assert [len(box().deck(4).cards_with(back)) for back in ("age1", "age2", "age3")] == [34, 34, 34]
    assert sum(token.count for token in box().tokens) == 9


@pytest.mark.rule("BR-COMP-03", "BR-COMP-04")
def test_four_clans_of_ten_figures_and_nine_monsters() -> None:
    assert sorted(clan.id for clan in box().clans) == ["bear", "raven", "serpent", "wolf"]
    assert [clan.warriors for clan in box().clans] == [8] * 4
    monsters = [figure.id for figure in box().figures if figure.monster]
    assert len(set(monsters)) == len(monsters) == 9


@pytest.mark.rule("BR-COMP-05")
def test_each_deck_has_eight_cards_for_four_and_six_for_three_or_more() -> None:
    for age in (1, 2, 3):
        marks = Counter(least for card in box().cards if card.age == age for least in card.players)
        assert marks == {2: 20, 3: 6, 4: 8}


@pytest.mark.rule("BR-COMP-01")
@pytest.mark.parametrize(("kind", "file"), [("battle", "battle.toml"), ("upgrade", "upgrades.toml")])
def test_a_box_that_lacks_a_card_is_refused(kind: str, file: str) -> None:
    spoilt = content()
    spoilt.files[file][kind].pop()
    with pytest.raises(BadContent):
        Box(spoilt)


@pytest.mark.rule("BR-CARD-01", "BR-CARD-02")
def test_three_types_of_cards_five_kinds_of_upgrades_and_six_gods() -> None:
    assert {card.type for card in box().cards} == {"battle", "quest", "upgrade"}
    assert list(box().slot_names) == ["warrior", "leader", "ship", "monster", "clan"]
    assert {card.god for card in box().cards} - {"none"} == set(box().gods)
    assert sum(card.god != "none" for card in box().cards) > len(box().cards) / 2


@pytest.mark.rule("BR-COMP-05")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup):
        longhall.new("blood_rage", seats)


@pytest.mark.rule("BR-SETUP-01")
def test_each_player_picks_a_clan_that_is_still_free() -> None:
    table = Table(3)
    assert table.open == [(0, "clan")]
    table.answer(0, "clan:bear")
    assert table.offers(1) == ["clan:wolf", "clan:raven", "clan:serpent"]
    assert table.why_not(1, "clan:bear") == "BR-SETUP-01"
    table.answer(1, "clan:raven").answer(2, "clan:wolf")
    assert table.observation()["who"] == ["clan:bear", "clan:raven", "clan:wolf"]
    assert {name for _, name in table.open} == {"draft"}


@pytest.mark.rule("BR-SETUP-01", "BR-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_clans_begin_equal(seats: int) -> None:
    table = Table(seats).until("draft")
    for seat in range(seats):
        assert [table.count(seat, figure, "reserve") for figure in ("warrior", "leader", "ship")] == [8, 1, 1]
        assert [table.value(seat, stat) for stat in ("rage", "axes", "horns")] == [6, 3, 4]
        assert (table.glory(seat), table.rage(seat)) == (0, 6)


@pytest.mark.rule("BR-SETUP-05")
def test_pillage_tokens_lie_open_by_chance_and_yggdrasil_has_its_own() -> None:
    layouts = [fresh(4, seed)["tokens"] for seed in SEEDS]
    names = [token.id for token in box().tokens]
    for tokens in layouts:
        words = [names[token] for token in tokens]
        assert words[0] == "yggdrasil"
        assert Counter(words[1:]) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
    for province in range(1, 9):
        assert {names[tokens[province]] for tokens in layouts} == {"rage", "axes", "horns", "glory"}


@pytest.mark.rule("BR-SETUP-05")
def test_all_tokens_show_their_reward() -> None:
    assert fresh(2, 0)["pillaged"] == [0] * 9


@pytest.mark.rule("BR-SETUP-06", "BR-SETUP-07")
def test_three_provinces_are_doomed_for_all_to_see() -> None:
    for seed in SEEDS:
        view = fresh(4, seed)
        assert len(set(view["dooms"])) == 3
        assert view["doom"] == view["dooms"][0]
    assert {fresh(4, seed)["dooms"][0] for seed in SEEDS} == set(range(1, 9))


@pytest.mark.rule("BR-SETUP-08", "BR-SETUP-09", "BR-BOARD-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fewer_players_the_more_provinces_begin_destroyed(seats: int) -> None:
    found = set()
    for seed in SEEDS:
        view = fresh(seats, seed)
        ruined = {place for place, its in enumerate(view["ruined"]) if its}
        assert len(ruined) == RUINED[seats]
        assert ruined.isdisjoint(view["dooms"])
        left = set(range(1, 9)) - ruined - set(view["dooms"])
        assert len(left) == {2: 2, 3: 3, 4: 4}[seats]
        found |= ruined
    assert found == set(range(1, 9))  # any outer province, never Yggdrasil


@pytest.mark.rule("BR-SETUP-10", "BR-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_for_more_players_stay_in_the_box(seats: int) -> None:
    table = Table(seats)
    assert [len(deck) for deck in table.observation()["decks"]] == [CARDS[seats]] * 3
    used = Counter(table.g.word(card) for deck in table.g.decks for card in deck)
    for card in box().cards:
        assert used[card.id] == sum(least <= seats for least in card.players)


@pytest.mark.rule("BR-SETUP-10")
def test_each_deck_has_the_cards_of_its_age() -> None:
    for number, deck in enumerate(Table(4).g.decks, 1):
        assert {box().cards[box().deck(4).faces[card]].age for card in deck} == {number}


@pytest.mark.rule("BR-SETUP-11")
def test_decks_are_shuffled_and_face_down() -> None:
    one, other = Table(2, seed="one"), Table(2, seed="other")
    for mine, its in zip(one.g.decks, other.g.decks, strict=True):
        assert sorted(mine) == sorted(its)
        assert mine != its
    for seat in (0, 1, None):
        assert all(card.startswith("?") for deck in one.observation(seat)["decks"] for card in deck)


@pytest.mark.rule("BR-SETUP-12")
def test_monsters_wait_in_the_common_supply() -> None:
    view = fresh(3, 0)
    assert view["monsters"] == [SUPPLY] * 9
    assert view["owners"] == [-1] * 9
    assert view["leaders"] == view["ships"] == [RESERVE] * 3


@pytest.mark.rule("BR-SETUP-13")
def test_the_game_begins_with_the_gifts_of_the_first_age() -> None:
    view = Table(2).until("draft").observation()
    assert (view["age"], view["phase"]) == (1, "gifts")


@pytest.mark.rule("BR-SETUP-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_chosen_or_drawn(seats: int) -> None:
    assert {fresh(seats, seed)["first"] for seed in SEEDS} == set(range(seats))
    for seat in range(seats):
        assert Table(seats, first_player=f"{seat}").until("turn").open == [(seat, "turn")]
