"""Norns of any moment and the Hero exchange: at which decisions they are offered (Cards 2; Basic 1, 15; KR-AMB-18)."""

from collections.abc import Callable

import pytest

from tests.kardnarok.play import (
    Kingdom,
    Table,
    at_announcement,
    at_count,
    at_precombat,
    hire,
    outsider,
    strong,
    weak,
)

WELL = "norn:mimirs_well.drink"
HELD = ("mimirs_well",)
Scene = Callable[[], Table]


def round_start() -> Table:
    return Table(3).until("moment", 0).lay(outsider(*HELD))


def before_assembling() -> Table:
    return Table(3).until("refill.split").until("moment", 0).lay(outsider(*HELD, "jarl.jera", "jarl.algiz"))


def own_attack_turn() -> Table:
    return Table(3).until("army.wish", 0).lay(weak(hand=HELD))


def army_taken_back() -> Table:
    return own_attack_turn().answer(0, "change").until("moment", 0)


def ritual_of_attacker() -> Table:
    return at_announcement(weak(hand=HELD), strong(hand=HELD)).answer(0, "attack:1")


def ritual_of_defender() -> Table:
    return ritual_of_attacker().answer(0, "pass")


def precombat_of_attacker() -> Table:
    return at_precombat(weak(hand=HELD), strong(hand=HELD))


def precombat_of_defender() -> Table:
    return precombat_of_attacker().answer(0, "pass")


def initiative() -> Table:
    return at_count(weak(hand=HELD), strong(hand=HELD))


def named_offer() -> Table:
    table = at_count(weak(), strong(hand=HELD), outsider(*HELD), outsider())
    return table.answer(0, "hire", "approach:2", "offer:1")


def open_offer() -> Table:
    table = at_count(weak(), strong(), outsider(*HELD), outsider())
    return table.answer(0, "hire", "approach_all", "offer:1")


def auction() -> Table:
    table = at_count(weak(), strong(hand=HELD), outsider(*HELD))
    return table.answer(0, "hire", "approach:2", "offer:1")


def two_bids() -> Table:
    return auction().answer(1, "bid:2").answer(0, "pass")


def serving() -> Table:
    table = at_count(weak(), strong(), outsider(*HELD), outsider())
    return hire(table, 0, 2).answer(0, "pass")


def before_refilling() -> Table:
    return at_count(weak(hand=HELD), strong(), outsider(*HELD)).end_combat()


def before_the_outsider_refills() -> Table:
    return before_refilling().until("moment", 2)


def army_change_after_a_combat() -> Table:
    return before_refilling().until("refill.split").until("moment", 0)


def announcement() -> Table:
    return at_announcement(weak(hand=HELD), strong())


def reaction() -> Table:
    return at_count(weak(hand=("thor",)), strong(hand=HELD)).answer(0, "norn:thor.hammer")


def result_of_winner() -> Table:
    return initiative().answer(0, "pass")


def result_of_loser() -> Table:
    return result_of_winner().answer(1, "pass")


def winner_loses_a_warrior() -> Table:
    winner = Kingdom(army=("jotun", "huskarl.dagaz"), hero="egil", hand=HELD)
    return at_count(weak(), winner).until("result.lose", 1)


@pytest.mark.rule("KR-NORNS-12", "KR-FLOW-13")
@pytest.mark.parametrize(
    ("scene", "seat", "ask"),
    [
        (round_start, 0, "moment"),
        (before_assembling, 0, "moment"),
        (own_attack_turn, 0, "army.wish"),
        (army_taken_back, 0, "moment"),
        (ritual_of_attacker, 0, "moment"),
        (ritual_of_defender, 1, "moment"),
        (precombat_of_attacker, 0, "precombat"),
        (precombat_of_defender, 1, "precombat"),
        (initiative, 0, "initiative"),
        (named_offer, 2, "hire.answer"),
        (open_offer, 2, "hire.answer"),
        (two_bids, 2, "hire.choose"),
        (serving, 2, "help"),
        (before_refilling, 0, "moment"),
        (before_the_outsider_refills, 2, "moment"),
        (army_change_after_a_combat, 0, "moment"),
    ],
)
def test_it_is_offered_besides_the_decisions_of_the_list(scene: Scene, seat: int, ask: str) -> None:
    table = scene()
    assert table.open == [(seat, ask)]
    assert WELL in table.anytime(seat)
    assert any(key.startswith("exchange:") for key in table.anytime(seat))
    drawn = len(table.hand(seat)) + 1
    table.answer(seat, WELL).until("mix", seat).answer(seat, "split:0")
    assert len(table.hand(seat)) == drawn
    assert table.open == [(seat, ask)]


@pytest.mark.rule("KR-NORNS-12", "KR-FLOW-13")
@pytest.mark.parametrize(
    ("scene", "seat", "ask"),
    [
        (announcement, 0, "announce"),
        (reaction, 1, "norn.answer"),
        (auction, 1, "hire.outbid"),
        (result_of_winner, 1, "result.norn"),
        (result_of_loser, 0, "result.norn"),
        (winner_loses_a_warrior, 1, "result.lose"),
    ],
)
def test_at_other_decisions_only_the_hero_exchange_is_offered(scene: Scene, seat: int, ask: str) -> None:
    table = scene()
    assert table.open == [(seat, ask)]
    assert WELL not in table.anytime(seat)
    assert [key.split(":")[0] for key in table.anytime(seat)] == ["exchange"]


@pytest.mark.rule("KR-NORNS-12")
@pytest.mark.parametrize(("scene", "name"), [(ritual_of_attacker, "ritual"), (before_refilling, "refill.split")])
def test_nothing_is_offered_while_several_choose_in_secret(scene: Scene, name: str) -> None:
    table = scene().until(name)
    assert all(table.anytime(seat) == [] for seat, _ in table.open)


@pytest.mark.rule("KR-NORNS-12")
def test_who_has_no_decision_is_not_interrupting() -> None:
    table = at_count(weak(), strong(hand=HELD), outsider(*HELD), outsider())
    assert table.open == [(0, "initiative")]
    for seat in (1, 2):
        with pytest.raises(AssertionError, match="is not asked"):
            table.anytime(seat)


@pytest.mark.rule("KR-NORNS-12")
def test_outside_a_combat_it_is_discarded_at_once() -> None:
    table = own_attack_turn().answer(0, WELL, "split:0")
    assert table.game.observation(None)["laid"] == []
    assert table.game.observation(None)["norns"][0] == "mimirs_well"


@pytest.mark.rule("KR-NORNS-12", "KR-NORNS-04")
@pytest.mark.parametrize(("scene", "seat"), [(ritual_of_attacker, 0), (initiative, 0), (named_offer, 2), (serving, 2)])
def test_in_a_combat_it_stays_on_the_table(scene: Scene, seat: int) -> None:
    table = scene().answer(seat, WELL).until("mix").answer(seat, "split:0")
    assert table.game.observation(None)["laid"] == ["mimirs_well"]
    assert "mimirs_well" not in table.game.observation(None)["norns"]


@pytest.mark.rule("KR-NORNS-08")
def test_in_a_combat_it_can_be_answered() -> None:
    table = at_count(weak(hand=HELD), strong(hand=("freyas_magic",)))
    table.answer(0, WELL).answer(1, "norn:freyas_magic.cancel")
    assert (table.open, table.hand(0)) == ([(0, "initiative")], [])


@pytest.mark.rule("KR-FLOW-13")
def test_a_hero_exchange_is_public_and_its_heroes_are_not() -> None:
    table = at_count(weak(reserve="ivar"), strong(), heroes=["ragnar"]).answer(0, "exchange:ivar")
    assert table.event("hero.exchanged", 0) == {"kingdom": 0, "hero": "ivar", "new_hero": "ragnar"}
    assert table.event("hero.exchanged.hidden", 1) == {"kingdom": 0}
    assert table.open == [(0, "initiative")]
    assert table.anytime(0) == []
