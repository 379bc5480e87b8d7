"""Assembling armies, and when they may change (Basic 4, 5, 19; Glossary)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_announcement, at_count, at_precombat, next_round

FIVE = ("jotun", "huskarl.dagaz", "berserker.eihwaz", "loki", "tyr")
ATTACKER = Kingdom(army=("villager_man.jera", "villager_man.jera"), hero="freydis", reserve="rollo", hand=("jotun",))
DEFENDER = Kingdom(army=("varangian.jera", "varangian.jera"), hero="ragnar", reserve="bjorn", hand=("jotun",))
OUTSIDER = Kingdom(army=("champion.algiz", "champion.algiz"), hero="leif", hand=FIVE)


def assembling() -> Table:
    """Three kingdoms are about to assemble their first armies."""
    table = Table(3).until("refill.split")
    for seat in range(3):
        table.answer(seat, "split:4")
    return table.until("army.warrior")


@pytest.mark.rule("KR-ARMY-01", "KR-GEN-07")
def test_every_kingdom_chooses_two_warriors_and_one_hero_at_the_same_time() -> None:
    table = assembling()
    assert table.open == [(seat, "army.warrior") for seat in range(3)]
    for seat in (2, 0, 1):
        asked = []
        while (seat, "army.warrior") in table.open or (seat, "army.hero") in table.open:
            asked.append(table.ask(seat).name)
            table.answer(seat, table.offers(seat)[0])
        assert asked == ["army.warrior", "army.warrior", "army.hero"]
    view = table.game.observation(None)
    assert [len(army) for army in view["armies"]] == [2, 2, 2]
    assert [len(hero) for hero in view["leading"]] == [1, 1, 1]


@pytest.mark.rule("KR-ARMY-01")
def test_the_army_is_chosen_among_the_warriors_in_hand_and_the_two_heroes() -> None:
    table = assembling()
    warriors = {f"army:{card}" for card in table.hand(0) if "." in card or card == "jotun"}
    heroes = {f"lead:{hero}" for hero in table.game.observation(0)["reserve"][0]}
    assert set(table.offers(0)) == warriors
    table.answer(0, table.offers(0)[0]).answer(0, table.offers(0)[0])
    assert set(table.offers(0)) == heroes
    assert len(heroes) == 2


@pytest.mark.rule("KR-ARMY-02", "KR-ARMY-03")
def test_heroes_are_shown_when_all_are_ready_and_warriors_stay_face_down() -> None:
    table = assembling()
    for seat in (0, 1):
        table.answer(seat, table.offers(seat)[0]).answer(seat, table.offers(seat)[0])
        table.answer(seat, table.offers(seat)[0])
    assert table.game.observation(2)["leading"] == table.game.observation(None)["leading"] == [[], [], []]
    assert "army.hero" not in table.told(2)
    table.answer(2, table.offers(2)[0]).answer(2, table.offers(2)[0]).answer(2, table.offers(2)[0])
    view = table.game.observation(None)
    assert all(not hero.startswith("?") for (hero,) in view["leading"])
    assert all(card.startswith("?warrior") for army in view["armies"] for card in army)


@pytest.mark.rule("KR-ARMY-03")
def test_an_army_that_is_ready_tells_the_others_nothing() -> None:
    one, other = assembling().game, assembling().game
    for game, place in ((one, 0), (other, -1)):
        for _ in range(3):
            game.answer(0, next(ask for ask in game.asks if ask.seat == 0).options[place])
    assert one.observation(1) == other.observation(1)
    assert one.events(0, 1) == other.events(0, 1)


@pytest.mark.rule("KR-ARMY-04", "KR-GEN-06")
def test_a_set_army_cannot_be_altered_in_a_combat() -> None:
    table = at_announcement(ATTACKER, DEFENDER, OUTSIDER).answer(0, "attack:1")
    armies = [table.game.observation(seat)["armies"][seat] for seat in range(3)]
    while table.game.observation(None)["winner"] < 0:
        for ask in table.game.asks:
            assert not {"army", "lead", "change", "fill"} & {option.verb for option in ask.options}
        assert [table.game.observation(seat)["armies"][seat] for seat in range(3)] == armies
        table.default()


@pytest.mark.rule("KR-ARMY-05")
def test_after_the_refill_both_combatants_assemble_anew_out_of_all_they_have() -> None:
    table = at_announcement(ATTACKER, DEFENDER, OUTSIDER).answer(0, "attack:1").until("result.lose", 1)
    table.answer(1, "lose:varangian.jera").until("army.warrior")
    assert table.open == [(0, "army.warrior"), (1, "army.warrior")]
    assert table.offers(1) == ["army:varangian.jera", "army:jotun"]
    table.answer(1, "army:jotun", "army:varangian.jera")
    assert set(table.offers(1)) == {"lead:ragnar", "lead:bjorn"}


@pytest.mark.rule("KR-ARMY-06")
def test_before_it_announces_an_attacker_may_change_warriors_and_hero() -> None:
    table = Table(3).until("army.wish", 0).lay(ATTACKER, DEFENDER, OUTSIDER)
    assert table.offers(0) == ["keep", "change"]
    table.answer(0, "change").until("army.warrior", 0)
    assert table.offers(0) == ["army:villager_man.jera", "army:jotun"]
    table.answer(0, "army:jotun", "army:villager_man.jera", "lead:rollo")
    assert table.open == [(0, "announce")]
    assert table.game.observation(0)["armies"][0] == ["jotun", "villager_man.jera"]
    assert table.game.observation(1)["leading"][0] == ["rollo"]


@pytest.mark.rule("KR-ARMY-06")
def test_an_attacker_may_keep_its_army() -> None:
    table = Table(3).until("army.wish", 0).lay(ATTACKER, DEFENDER, OUTSIDER).answer(0, "keep")
    assert table.open == [(0, "announce")]
    assert table.game.observation(0)["armies"][0] == ["villager_man.jera", "villager_man.jera"]
    assert "change" not in table.offers(0)


@pytest.mark.rule("KR-ARMY-07", "KR-ARMY-04")
def test_an_outsider_does_not_alter_its_army_after_a_combat() -> None:
    table = at_announcement(ATTACKER, DEFENDER, OUTSIDER).answer(0, "attack:1").until("army.warrior")
    assert 2 not in [seat for seat, _ in table.open]
    table.until("army.wish", 1)
    view = table.game.observation(2)
    assert (view["armies"][2], view["leading"][2]) == (["champion.algiz", "champion.algiz"], ["leif"])


@pytest.mark.rule("KR-ARMY-07")
def test_an_outsider_fills_a_gap_in_its_army_and_nothing_more() -> None:
    gap = Kingdom(army=("champion.algiz",), hero="leif", hand=FIVE)
    table = at_announcement(ATTACKER, DEFENDER, gap).answer(0, "attack:1").until("army.warrior")
    assert table.open == [(seat, "army.warrior") for seat in range(3)]
    assert table.offers(2) == ["army:berserker.eihwaz", "army:huskarl.dagaz", "army:jotun"]
    table.answer(2, "army:jotun")
    assert 2 not in [seat for seat, _ in table.open]
    table.until("army.wish", 1)
    assert table.game.observation(2)["armies"][2] == ["champion.algiz", "jotun"]


@pytest.mark.rule("KR-ARMY-08")
def test_no_army_is_assembled_after_the_last_combat_of_a_round() -> None:
    table = Table(3).until("announce", 2)
    told = len(table.told())
    next_round(table)
    since = table.told()[told:]
    assert "round.over" in since
    assert not [key for key in since if key.startswith("army.")]


@pytest.mark.rule("KR-ARMY-09")
@pytest.mark.parametrize(("army", "attack"), [((), 2), (("champion.algiz",), 2 + 2)])
def test_an_army_without_two_warriors_fights_with_what_it_has(army: tuple[str, ...], attack: int) -> None:
    table = at_count(Kingdom(army=army, hero="freydis", hand=("seidkona.ingwaz",)), DEFENDER)
    assert table.counter[0] == attack


@pytest.mark.rule("KR-ARMY-09", "KR-GEN-07")
def test_a_kingdom_with_one_warrior_assembles_it_and_a_hero() -> None:
    table = Table(2).until("army.wish", 0).lay(Kingdom(army=("jotun",), hero="leif", reserve="ivar"), DEFENDER)
    table.answer(0, "change").until("army.warrior", 0).answer(0, "army:jotun", "lead:ivar")
    assert table.open == [(0, "announce")]
    assert table.game.observation(0)["armies"][0] == ["jotun"]


@pytest.mark.rule("KR-GEN-06")
def test_army_warriors_are_not_in_hand() -> None:
    attacker = Kingdom(army=("villager_man.jera", "villager_man.ingwaz"), hand=("villager_woman.jera", "thor"))
    table = at_count(attacker, DEFENDER)
    assert table.hand(0) == ["thor", "villager_woman.jera"]
    assert table.game.why_not(0, "villager:villager_man.jera") == "KR-GEN-06"
    table.answer(0, "villager:villager_woman.jera")
    assert table.hand(0) == ["thor"]


@pytest.mark.rule("KR-ARMY-04")
def test_a_card_effect_may_alter_a_set_army() -> None:
    attacker = Kingdom(army=ATTACKER.army, hand=("frey",))
    table = at_precombat(attacker, DEFENDER, warriors=["berserker.eihwaz"])
    table.answer(0, "norn:frey.levy").until("slot.own", 0).answer(0, "slot:1")
    assert table.game.observation(0)["armies"][0] == ["villager_man.jera", "berserker.eihwaz"]
