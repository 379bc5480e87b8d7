"""Odin, Mímir's Well and Threads of Fate at every kind of decision point (Cards 2; Basic 12, 15)."""

from collections.abc import Callable

import pytest

from tests.kardnarok.cards import hire, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_announcement, at_count, at_precombat

WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")
FAR = ("villager_woman.algiz", "villager_woman.eihwaz")
Asked = tuple[Table, int, str]  # the table, who is asked, and what

NORNS = [
    pytest.param("odin", "wisdom", +1, marks=pytest.mark.card("odin")),
    pytest.param("mimirs_well", "drink", +1, marks=pytest.mark.card("mimirs_well")),
    pytest.param("threads_of_fate", "reweave", -1, marks=pytest.mark.card("threads_of_fate")),
    pytest.param("threads_of_fate", "new_champion", -1, marks=pytest.mark.card("threads_of_fate")),
]


def outsider(*hand: str) -> Kingdom:
    return Kingdom(army=WOMEN, hand=hand)


def round_start(norn: str) -> Asked:
    table = at_announcement(weak(norn), strong())
    while table.game.observation(None)["round"] == 1:
        table.default()
    return table.until("moment", 0), 0, "moment"


def attack_turn(norn: str) -> Asked:
    return at_announcement(strong(), weak(norn)).until("army.wish", 1), 1, "army.wish"


def army_window(norn: str) -> Asked:
    table = at_count(weak(norn), strong()).until("refill.split", 0)
    return table.until("moment", 0), 0, "moment"


def ritual(norn: str) -> Asked:
    return at_announcement(weak(norn), strong()).answer(0, "attack:1"), 0, "moment"


def precombat(norn: str) -> Asked:
    return at_precombat(weak(norn), strong()), 0, "precombat"


def initiative(norn: str) -> Asked:
    return at_count(strong(), weak(norn)), 1, "initiative"


def named_offer(norn: str) -> Asked:
    table = at_count(weak(), strong(bronze=0), outsider(norn)).answer(0, "hire", "approach:2", "offer:1")
    return table, 2, "hire.answer"


def open_offer(norn: str) -> Asked:
    table = at_count(weak(), strong(), outsider(norn), Kingdom(army=FAR)).answer(0, "hire", "approach_all", "offer:1")
    return table, 2, "hire.answer"


def auction(norn: str) -> Asked:
    table = at_count(weak(), strong(), outsider(norn)).answer(0, "hire", "approach:2", "offer:1")
    return table.answer(1, "bid:2").answer(0, "pass"), 2, "hire.choose"


def serving(norn: str) -> Asked:
    return hire(at_count(weak(), strong(), outsider(norn)), 0, 2, 1), 2, "help"


def before_refilling(norn: str) -> Asked:
    return at_count(weak(norn), strong()).end_combat(), 0, "moment"


OUTSIDE = [round_start, attack_turn, army_window, before_refilling]
DURING = [ritual, precombat, initiative, named_offer, open_offer, auction, serving]


def use(table: Table, seat: int, norn: str, way: str) -> None:
    """Use it and take the first choice of all that it asks."""
    table.answer(seat, f"norn:{norn}.{way}")
    while table.ask(seat).part:
        table.answer(seat, table.offers(seat)[0])


@pytest.mark.parametrize("moment", OUTSIDE + DURING)
@pytest.mark.parametrize(("norn", "way", "gain"), NORNS)
@pytest.mark.rule("KR-NORNS-12", "KR-FLOW-13", "KR-CARD-05")
def test_at_this_decision_point_and_then_the_same_is_asked_again(
    norn: str, way: str, gain: int, moment: Callable[[str], Asked]
) -> None:
    table, seat, name = moment(norn)
    table.expect(seat, name)
    held = len(table.hand(seat))
    use(table, seat, norn, way)
    assert len(table.hand(seat)) == held + gain
    table.expect(seat, name)


@pytest.mark.parametrize(("norn", "way", "gain"), NORNS)
@pytest.mark.rule("KR-NORNS-12", "KR-NORNS-04")
def test_discarded_at_once_outside_a_combat_and_with_the_others_in_one(norn: str, way: str, gain: int) -> None:
    for moment in OUTSIDE:
        table, seat, _ = moment(norn)
        use(table, seat, norn, way)
        assert table.game.observation(None)["laid"] == []
        assert norn not in table.hand(seat)
    for moment in DURING:
        table, seat, _ = moment(norn)
        use(table, seat, norn, way)
        assert table.game.observation(None)["laid"] == [norn]


def announcing(norn: str) -> Asked:
    return at_announcement(weak(norn), strong()), 0, "announce"


def choosing_a_ritual(norn: str) -> Asked:
    return at_announcement(weak(norn), strong()).answer(0, "attack:1").until("ritual", 0), 0, "ritual"


def answering(norn: str) -> Asked:
    return at_count(weak("longship"), strong(norn)).answer(0, "norn:longship.raid"), 1, "norn.answer"


def result_norns(norn: str) -> Asked:
    return at_count(weak(norn), strong()).until("result.norn", 0), 0, "result.norn"


def losses(norn: str) -> Asked:
    return at_count(strong(norn), weak()).until("result.lose", 0), 0, "result.lose"


def splitting(norn: str) -> Asked:
    return at_count(weak(norn), strong()).until("refill.split", 0), 0, "refill.split"


def offering(norn: str) -> Asked:
    return at_count(weak(norn), strong(), outsider()).answer(0, "hire"), 0, "hire.approach"


def employing(norn: str) -> Asked:
    table = at_count(weak(norn), strong(bronze=0), outsider()).answer(0, "hire", "approach:2", "offer:1")
    return table.answer(2, "accept"), 0, "employer"


def failed_to_hire(norn: str) -> Asked:
    table = at_count(weak(norn), strong(bronze=0), outsider()).answer(0, "hire", "approach:2", "offer:1")
    return table.answer(2, "reject"), 0, "initiative"


@pytest.mark.parametrize(
    "moment",
    [
        announcing,
        choosing_a_ritual,
        answering,
        result_norns,
        losses,
        splitting,
        offering,
        employing,
        failed_to_hire,
    ],
)
@pytest.mark.parametrize(("norn", "way", "gain"), NORNS)
@pytest.mark.rule("KR-NORNS-12", "KR-MERC-11", "KR-MERC-01")
def test_not_at_this_one(norn: str, way: str, gain: int, moment: Callable[[str], Asked]) -> None:
    table, seat, name = moment(norn)
    table.expect(seat, name)
    assert norn in table.hand(seat)
    assert f"norn:{norn}.{way}" not in table.offers(seat) + table.anytime(seat)


@pytest.mark.parametrize(("norn", "way", "gain"), NORNS)
@pytest.mark.rule("KR-INITIATIVE-05", "KR-NORNS-12")
def test_not_by_a_leader_who_has_no_decision(norn: str, way: str, gain: int) -> None:
    table = at_count(weak(), strong(norn))
    assert table.open == [(0, "initiative")]


@pytest.mark.parametrize(("norn", "way", "gain"), NORNS)
@pytest.mark.rule("KR-MERC-11", "KR-NORNS-12")
def test_by_an_employer_again_once_the_combat_is_cleaned_up(norn: str, way: str, gain: int) -> None:
    table, _, _ = employing(norn)
    table.end_combat().expect(0, "moment")
    assert f"norn:{norn}.{way}" in table.anytime(0)
