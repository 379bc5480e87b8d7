"""The Battle card of Frigga: one more stat for a successful pillage."""

import pytest

from tests.blood_rage.cards.battles import BASH, RAVEN, SMASH, WOLF, battle, clan, winner
from tests.blood_rage.play import Clan, at_turn

GRACE, POISON = "a1-friggas-grace", "a3-lokis-poison"
RAGE, AXES, HORNS = "raise:rage", "raise:axes", "raise:horns"


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-REWARD-06")
@pytest.mark.parametrize(
    ("token", "offered"),
    [
        ("rage", [AXES, HORNS]),
        ("axes", [RAGE, HORNS]),
        ("horns", [RAGE, AXES]),
        ("glory", [RAGE, AXES, HORNS]),
    ],
)
def test_grace_raises_a_stat_that_the_reward_did_not_raise(token: str, offered: list[str]) -> None:
    for key in offered:
        table = battle(clan(GRACE), clan(), token=token)
        assert (table.open, table.offers(WOLF)) == ([(WOLF, "raise")], offered)
        raised = [event["args"]["stat"] for event in table.answer(WOLF, key).game.events() if event["key"] == "raised"]
        assert raised == [*([] if token == "glory" else [token]), key.removeprefix("raise:")]


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-REWARD-05", "BR-REWARD-06")
def test_grace_raises_any_stat_besides_all_three_in_yggdrasil() -> None:
    wolf, raven = Clan({"yggdrasil": ["warrior"]}, hand=[GRACE]), Clan({"yggdrasil": ["warrior"]})
    table = at_turn(wolf, raven).pillage(WOLF, "yggdrasil", {})
    assert table.offers(WOLF) == [RAGE, AXES, HORNS]
    table.answer(WOLF, HORNS)
    assert [table.value(WOLF, stat) for stat in ("rage", "axes", "horns")] == [7, 4, 6]


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-REWARD-06", "BR-BATTLE-17")
def test_axes_that_grace_raises_count_for_this_battle() -> None:
    table = battle(clan(GRACE), clan()).answer(WOLF, AXES)
    assert (table.value(WOLF, "axes"), table.glory(WOLF)) == (4, 4)


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-BATTLE-16")
def test_grace_raises_nothing_for_a_winner_who_does_not_pillage() -> None:
    table = battle(clan(), clan(GRACE))
    assert (winner(table), table.open, "raised" in table.told()) == (RAVEN, [(RAVEN, "turn")], False)


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.parametrize("enemy", [SMASH, BASH])
def test_grace_raises_nothing_for_a_pillager_who_does_not_win(enemy: str) -> None:
    table = battle(clan(GRACE), clan(enemy))
    assert (table.hand(WOLF), "raised" in table.told()) == ([GRACE], False)


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-PILLAGE-08")
def test_grace_is_not_played_without_a_battle() -> None:
    table = battle(clan(GRACE), Clan())
    assert (table.hand(WOLF), table.told().count("raised")) == ([GRACE], 1)


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-STAT-06")
def test_grace_is_lost_if_the_other_stats_are_on_their_last_step() -> None:
    table = battle(clan(GRACE, steps=(1, 6, 6)), clan())
    assert (table.open, table.value(WOLF, "rage")) == ([(RAVEN, "turn")], 7)


@pytest.mark.card("a1-friggas-grace")
@pytest.mark.rule("BR-REWARD-06")
def test_the_pillager_chooses_the_order_of_grace_and_other_bonuses() -> None:
    table = battle(clan(GRACE, figures="leader", sheet=["a2-lord-of-axes"]), clan(), token="axes")
    assert table.offers(WOLF) == [f"bonus:{GRACE}", "bonus:a2-lord-of-axes"]
    table.answer(WOLF, f"bonus:{GRACE}")
    assert table.offers(WOLF) == [RAGE, HORNS]
    table.answer(WOLF, HORNS)
    assert table.offers(WOLF) == [RAGE, AXES, HORNS]
    table.answer(WOLF, AXES)
    assert [table.value(WOLF, stat) for stat in ("rage", "axes", "horns")] == [6, 5, 5]


@pytest.mark.card("a1-friggas-grace", "a3-lokis-poison")
@pytest.mark.rule("BR-BATTLE-12", "BR-REWARD-06")
def test_grace_still_works_when_its_card_has_been_stolen() -> None:
    table = battle(clan(GRACE), clan(POISON)).answer(WOLF, HORNS)
    assert (sorted(table.hand(RAVEN)), table.value(WOLF, "horns")) == ([GRACE, POISON], 5)
