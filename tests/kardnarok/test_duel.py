"""The duel of two kingdoms: four rounds, bought Norns, no defence marker (Duel)."""

from collections.abc import Iterator

import pytest

import longhall
from tests.kardnarok.play import Table, at_count, at_turn, owned, strong, weak

BANNERS = {
    1: {"death_of_balder", "war_of_kin", "loki_unbound"},
    2: {"fimbulwinter", "skoll_devours_sun", "hati_devours_moon"},
    3: {"march_of_the_dead", "jotuns_advance", "gjallarhorn"},
    4: {"field_of_vigrid", "death_of_the_gods", "yggdrasil_burns"},
}


def rounds(table: Table) -> Iterator[int]:
    """Play quietly, and stop at the first attack of every round."""
    for number in range(1, 5):
        while table.game.observation(None)["round"] < number:
            table.default()
        table.until("announce")
        yield number


def told_all(table: Table, key: str) -> list[dict[str, object]]:
    return [event["args"] for event in table.game.events(0, None) if event["key"] == key]


def asked_in_a_turn(table: Table) -> list[str]:
    """What the two combatants of the first attack turn are asked, in order, each thing once."""
    asked = []
    table.until("announce", 0)
    table.answer(0, "attack:1")
    while not any(ask.name == "army.wish" for ask in table.game.asks):
        asked += [ask.name for ask in table.game.asks if ask.seat < 2]
        table.default()
    return list(dict.fromkeys(asked))


@pytest.mark.rule("KR-DUEL-01")
def test_a_combat_goes_through_the_same_decisions_as_in_the_basic_game() -> None:
    assert asked_in_a_turn(Table(2, "duel")) == asked_in_a_turn(Table(3, "basic"))


@pytest.mark.rule("KR-DUEL-01")
def test_two_kingdoms_play_the_duel_unless_they_choose_otherwise() -> None:
    assert longhall.new("kardnarok", 2, seed="duel").observation(None)["mode"] == "duel"


# Ragnarök cards


@pytest.mark.rule("KR-DUEL-02")
def test_each_of_four_rounds_reveals_a_card_with_its_banner() -> None:
    table = Table(2).finish()
    revealed = [event["ragnarok"] for event in told_all(table, "ragnarok")]
    assert len(revealed) == 4
    assert all(card in BANNERS[number] for number, card in enumerate(revealed, 1))


@pytest.mark.rule("KR-DUEL-02")
def test_which_card_of_a_trio_comes_is_left_to_chance_and_stays_hidden() -> None:
    games = [longhall.new("kardnarok", 2, seed=f"trio {number}") for number in range(30)]
    assert {len(set(game.observation(None)["prophecies"][0])) for game in games} == {1}
    for game in games:
        game.answer(0, "kingdom:island")
        game.answer(1, "kingdom:noregr")
    assert {game.observation(None)["laws"][0] for game in games} == BANNERS[1]


@pytest.mark.rule("KR-DUEL-03")
def test_cards_pile_up_and_the_newest_gives_the_troop_strength() -> None:
    table = Table(2)
    strengths = []
    for number in rounds(table):
        view = table.game.observation(None)
        assert len(view["laws"]) == number
        strengths.append(view["troop_strength"])
        assert owned(table, 0) == view["troop_strength"]
    assert strengths == [8, 7, 6, 5]


@pytest.mark.rule("KR-DUEL-03")
def test_all_permanent_rules_stay_valid() -> None:
    laws = ("skoll_devours_sun", "jotuns_advance", "march_of_the_dead")
    table = at_count(strong(ritual="frey"), weak(), laws=laws)
    assert table.counter[0] == 10 + 2 + 2 * 1
    table.end_combat()
    assert table.game.observation(None)["armies"][0] == []


# Silver, bronze, defence


@pytest.mark.rule("KR-DUEL-04", "KR-DUEL-05")
def test_all_silver_is_in_the_bag_and_each_kingdom_has_ten_bronze() -> None:
    view = longhall.new("kardnarok", 2, seed="coins").observation(None)
    assert len(view["bag"]) == 21
    assert view["bronze"] == [10, 10]


@pytest.mark.rule("KR-DUEL-11")
def test_the_defence_marker_is_not_used() -> None:
    table = at_count(strong(), weak()).until("army.warrior")
    assert table.game.observation(None)["cubes"] == [0, 0]


# Turns


@pytest.mark.rule("KR-DUEL-12")
def test_both_attack_once_a_round_and_the_other_begins_the_next() -> None:
    table = Table(2).finish()
    assert [event["kingdom"] for event in told_all(table, "turn")] == [0, 1, 1, 0, 0, 1, 1, 0]


@pytest.mark.rule("KR-DUEL-13")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_target_is_always_the_other_kingdom(attacker: int) -> None:
    assert at_turn(attacker, seats=2).offers(attacker) == [f"attack:{1 - attacker}"]
