"""Who is asked what, whether the answer is sealed, and what the others see of it (section 17 of the catalogue)."""

from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_announcement, at_count, strong, weak

ARMY = ("champion.algiz", "champion.algiz")


def asked(table: Table, name: str) -> list[int]:
    """The seats that are asked this now; nobody is asked anything else."""
    assert {ask.name for ask in table.game.asks} == {name}
    return [ask.seat for ask in table.game.asks]


def sealed(table: Table) -> bool:
    """Are the open answers kept until the last is in?"""
    (found,) = {ask.sealed for ask in table.game.asks}
    return found


def seen_by(table: Table, seat: int | None) -> tuple[Any, ...]:
    """All that a seat sees and has been told, but for who is ready."""
    view = table.game.observation(seat)
    for frame in view["procedure"]:
        del frame["ready"]
    return view, table.told(seat)


def others_see_nothing_of(table: Table, seat: int, *keys: str) -> None:
    """The seat answers, and neither the others nor the spectators see or hear what."""
    others = [other for other in (*range(table.game.seats), None) if other != seat]
    before = [seen_by(table, other) for other in others]
    table.answer(seat, *keys)
    assert [seen_by(table, other) for other in others] == before


def shown_to_others(table: Table, seat: int) -> list[tuple[int, str, list[Any]]]:
    """The open asks of everybody else, as a seat finds them."""
    return [(ask.seat, ask.name, list(ask.options)) for ask in table.game.asks_for(seat) if ask.seat != seat]


# Boards


@pytest.mark.rule("KR-FLOW-16")
def test_boards_are_chosen_openly_in_the_order_of_the_seats() -> None:
    table = Table(3)
    assert table.open == [(0, "board")]
    assert len(table.offers(0)) == 4
    assert not sealed(table)
    table.answer(0, "kingdom:noregr")
    assert table.open == [(1, "board")]
    assert "kingdom:noregr" not in table.offers(1)
    assert table.game.observation(None)["who"] == ["kingdom:noregr", "", ""]
    table.answer(1, "kingdom:island")
    assert table.open == [(2, "board")]
    assert table.event("board", 2)["board"] == "island"


# Splits


@pytest.mark.rule("KR-FLOW-01")
def test_all_split_their_first_draw_at_the_same_time_and_see_the_splits_when_all_are_made() -> None:
    table = Table(3).until("refill.split")
    assert asked(table, "refill.split") == [0, 1, 2]
    assert sealed(table)
    assert shown_to_others(table, 0) == [(1, "refill.split", []), (2, "refill.split", [])]
    others_see_nothing_of(table, 1, "split:5")
    assert asked(table, "refill.split") == [0, 2]
    others_see_nothing_of(table, 0, "split:4")
    table.answer(2, "split:3")
    drawn = [event["args"] for event in table.game.events(0, None) if event["key"] == "drawn.hidden"]
    assert {event["kingdom"]: event["warriors"] for event in drawn} == {0: 4, 1: 5, 2: 3}


@pytest.mark.rule("KR-FLOW-01")
def test_the_faces_of_drawn_cards_are_for_their_owner_alone() -> None:
    table = Table(3).until("army.warrior")
    assert all("?" not in card for card in table.hand(0))
    assert all(card.startswith("?") for card in table.game.observation(1)["hands"][0])


@pytest.mark.rule("KR-FLOW-12")
def test_splits_and_surplus_discards_of_a_refill_are_simultaneous() -> None:
    rich = strong(hand=("thor", "tyr", "loki", "freya", "odin", "skadi", "heimdall"))
    outsider = Kingdom(army=ARMY, hand=("longship",) * 2 + ("huskarl.dagaz",) * 4)
    table = at_count(rich, weak(), outsider).until("refill.surplus")
    assert asked(table, "refill.surplus") == [0, 2]
    assert sealed(table)
    others_see_nothing_of(table, 0, "discard:thor")
    others_see_nothing_of(table, 0, "discard:tyr")
    table.answer(2, "discard:longship").until("refill.split")
    assert asked(table, "refill.split") == [0, 1]
    assert sealed(table)
    others_see_nothing_of(table, 1, "split:3")


# Armies


@pytest.mark.rule("KR-FLOW-02")
def test_at_the_start_of_a_round_all_assemble_at_the_same_time_and_show_their_heroes_together() -> None:
    table = Table(3).until("army.warrior")
    assert asked(table, "army.warrior") == [0, 1, 2]
    assert sealed(table)
    for name in ("army.warrior", "army.warrior", "army.hero"):
        table.expect(1, name)
        assert shown_to_others(table, 0) == [(1, "army.warrior", []), (2, "army.warrior", [])]
        others_see_nothing_of(table, 1, table.offers(1)[0])
    table.until("army.wish")
    view = table.game.observation(None)
    assert all(not hero.startswith("?") for leading in view["leading"] for hero in leading)
    assert all(card.startswith("?warrior") for army in view["armies"] for card in army)
    assert all(len(army) == 2 for army in view["armies"])
    assert "army.warrior" not in table.told(None)


@pytest.mark.rule("KR-FLOW-02")
def test_after_a_combat_the_combatants_alone_assemble_in_secret() -> None:
    table = at_count(strong(), weak(), Kingdom(army=ARMY)).until("army.warrior")
    assert asked(table, "army.warrior") == [0, 1]
    assert sealed(table)
    others_see_nothing_of(table, 1, table.offers(1)[0])


@pytest.mark.rule("KR-FLOW-02")
def test_at_the_start_of_its_turn_the_attacker_changes_its_army_alone() -> None:
    table = Table(3).until("army.wish", 0)
    table.answer(0, "change").until("army.warrior")
    assert asked(table, "army.warrior") == [0]
    assert not sealed(table)
    table.answer(0, table.offers(0)[0])
    assert len(table.game.observation(1)["armies"][0]) == 1
    assert table.game.observation(1)["armies"][0][0].startswith("?warrior")
    assert table.event("army.warrior.hidden", 1) == {"kingdom": 0}


# Target and ritual


@pytest.mark.rule("KR-FLOW-03")
def test_the_attacker_alone_names_its_target_for_all_to_hear() -> None:
    table = at_announcement(weak(), strong(), Kingdom(army=ARMY))
    assert asked(table, "announce") == [0]
    assert not sealed(table)
    table.answer(0, "attack:2")
    assert [table.event("announced", seat) for seat in (0, 1, 2, None)] == [{"attacker": 0, "defender": 2}] * 4
    assert table.game.observation(1)["fighters"] == [0, 2]


@pytest.mark.rule("KR-FLOW-04")
def test_attacker_and_defender_choose_their_gods_in_secret_and_reveal_them_together() -> None:
    table = at_announcement(weak(), strong(), Kingdom(army=ARMY)).answer(0, "attack:2").until("ritual")
    assert asked(table, "ritual") == [0, 2]
    assert sealed(table)
    assert table.offers(2) == ["ritual:odin", "ritual:thor", "ritual:frey"]
    others_see_nothing_of(table, 0, "ritual:frey")
    assert asked(table, "ritual") == [2]
    assert "ritual" not in table.told()
    table.answer(2, "ritual:thor")
    rituals = [event["args"] for event in table.game.events(0, 1) if event["key"] == "ritual"]
    assert rituals == [{"kingdom": 0, "ritual": "frey"}, {"kingdom": 2, "ritual": "thor"}]


@pytest.mark.rule("KR-FLOW-04")
def test_a_sealed_god_may_be_taken_back_until_the_other_has_chosen() -> None:
    table = at_announcement(weak(), strong()).answer(0, "attack:1").until("ritual")
    table.answer(0, "ritual:frey")
    table.game.undo(0)
    table.answer(0, "ritual:thor").answer(1, "ritual:odin")
    assert not table.game.can_undo(0)


# After the combat


@pytest.mark.rule("KR-FLOW-11")
def test_the_winner_alone_chooses_the_warrior_it_discards_for_all_to_see() -> None:
    table = at_count(Kingdom(army=("jotun", "berserker.eihwaz"), hero="egil"), weak()).until("result.lose")
    assert asked(table, "result.lose") == [0]
    assert not sealed(table)
    table.answer(0, "lose:jotun")
    lost = [event["args"] for event in table.game.events(0, None) if event["key"] == "warrior.lost"]
    assert lost[0] == {"kingdom": 0, "warrior": "jotun"}


@pytest.mark.rule("KR-FLOW-14")
def test_discards_down_to_a_lower_troop_strength_are_simultaneous_and_face_down() -> None:
    table = Table(3)
    while table.game.observation(None)["round"] < 2:
        table.default()
    table.until("refill.surplus")
    assert asked(table, "refill.surplus") == [0, 1, 2]
    assert sealed(table)
    gone = table.offers(1)[0]
    others_see_nothing_of(table, 1, gone)
    table.until("army.warrior")
    card = gone.removeprefix("discard:")
    own = [event["args"] for event in table.game.events(0, 1) if event["key"] == "refill.discarded"]
    assert any(card in event["cards"] for event in own)
    told = [event["args"] for event in table.game.events(0, 0) if event["key"] == "refill.discarded.hidden"]
    assert {event["kingdom"] for event in told} >= {1, 2}
    assert all(set(event) == {"kingdom", "warriors", "norns"} for event in told)
