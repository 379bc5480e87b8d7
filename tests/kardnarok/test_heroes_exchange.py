"""Heroes: the exchange once per round, and what stays (Basic 1; Cards 3)."""

import pytest

from longhall.engine.errors import IllegalAnswer
from tests.kardnarok.play import Kingdom, Table, at_announcement, at_count, at_precombat

WEAK = Kingdom(army=("villager_man.jera", "villager_man.jera"), hero="freydis", reserve="rollo", hand=("loki",))
STRONG = Kingdom(army=("jotun", "jotun"), hero="ragnar", reserve="bjorn", hand=("tyr",))


def heroes(table: Table, seat: int) -> list[str]:
    """Both Heroes of a kingdom, as it sees them."""
    view = table.game.observation(seat)
    both: list[str] = sorted(view["leading"][seat] + view["reserve"][seat])
    return both


def exchanges(table: Table, seat: int) -> list[str]:
    return [key for key in table.anytime(seat) if key.startswith("exchange:")]


@pytest.mark.rule("KR-HERO-01")
def test_a_hero_goes_under_the_pile_and_the_top_one_is_taken() -> None:
    table = at_announcement(WEAK, STRONG, heroes=["ivar"]).answer(0, "exchange:rollo")
    view = table.game.observation(0)
    assert view["reserve"][0] == ["ivar"]
    assert view["heroes"][0] == "rollo"
    assert len(view["heroes"]) == 15 - 4


@pytest.mark.rule("KR-HERO-01")
def test_only_its_owner_sees_which_heroes_were_exchanged() -> None:
    table = at_announcement(WEAK, STRONG, heroes=["ivar"]).answer(0, "exchange:rollo")
    assert table.event("hero.exchanged", 0) == {"kingdom": 0, "hero": "rollo", "new_hero": "ivar"}
    assert table.event("hero.exchanged.hidden", 1) == {"kingdom": 0}
    assert table.game.observation(1)["reserve"][0] != ["ivar"]


@pytest.mark.rule("KR-HERO-01")
def test_a_second_exchange_in_the_same_round_is_illegal() -> None:
    table = at_announcement(WEAK, STRONG, heroes=["ivar"]).answer(0, "exchange:rollo")
    assert exchanges(table, 0) == []
    with pytest.raises(IllegalAnswer):
        table.answer(0, "exchange:ivar")
    table.answer(0, "attack:1").until("precombat", 0)
    assert exchanges(table, 0) == []


@pytest.mark.rule("KR-HERO-01")
def test_an_exchange_does_not_use_up_the_decision() -> None:
    table = at_announcement(WEAK, STRONG)
    before = table.offers(0)
    table.answer(0, "exchange:rollo")
    assert table.open == [(0, "announce")]
    assert table.offers(0) == before


@pytest.mark.rule("KR-HERO-02", "KR-ROUND-20")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "basic"), (3, "story")])
def test_every_round_allows_one_exchange_and_carries_none_over(seats: int, mode: str) -> None:
    table = Table(seats, mode)
    while table.game.outcome is None:
        table.until("moment", 0)
        number = table.game.observation(None)["round"]
        assert len(exchanges(table, 0)) == 2
        if number > 1:
            table.answer(0, exchanges(table, 0)[0])
            assert exchanges(table, 0) == []
        while table.game.outcome is None and table.game.observation(None)["round"] == number:
            table.default()


@pytest.mark.rule("KR-HERO-03")
def test_the_reserve_hero_can_be_exchanged_at_every_decision_of_a_combat() -> None:
    table = at_announcement(WEAK, STRONG)
    met = set()
    while table.game.observation(None)["turn"] == 0:
        ask = next(ask for ask in table.game.asks if ask.options)
        if not ask.sealed and not ask.part:
            met.add(ask.name)
            assert f"exchange:{'rollo' if ask.seat == 0 else 'bjorn'}" in table.anytime(ask.seat), ask
        table.default()
    assert met >= {"announce", "moment", "precombat", "initiative", "result.norn", "result.lose"}


@pytest.mark.rule("KR-HERO-03")
@pytest.mark.parametrize("sealed", ["refill.split", "army.warrior", "ritual"])
def test_before_a_simultaneous_choice_each_kingdom_has_its_moment(sealed: str) -> None:
    table = Table(2)
    moments = []
    while sealed not in [name for _, name in table.open]:
        moments += [(seat, exchanges(table, seat)) for seat, name in table.open if name == "moment"]
        table.default()
    asked = dict(moments[-2:])
    assert set(asked) == {0, 1}
    assert all(asked.values())


@pytest.mark.rule("KR-HERO-03")
def test_the_army_hero_cannot_be_exchanged_in_a_combat() -> None:
    table = at_count(WEAK, STRONG)
    assert table.anytime(0) == ["exchange:rollo"]
    with pytest.raises(IllegalAnswer):
        table.answer(0, "exchange:freydis")


@pytest.mark.rule("KR-HERO-03", "KR-ARMY-06")
def test_the_army_hero_can_be_exchanged_when_the_attack_turn_arrives() -> None:
    table = Table(2).until("army.wish", 0).lay(WEAK, STRONG, heroes=["ivar"])
    table.answer(0, "change")
    assert set(exchanges(table, 0)) == {"exchange:freydis", "exchange:rollo"}
    table.answer(0, "exchange:freydis", "pass").until("army.hero", 0)
    assert set(table.offers(0)) == {"lead:ivar", "lead:rollo"}


@pytest.mark.rule("KR-HERO-03", "KR-ARMY-05")
def test_the_army_hero_can_be_exchanged_after_a_combat() -> None:
    table = at_announcement(WEAK, STRONG).answer(0, "attack:1").end_combat().until("refill.split")
    table.until("moment", 1)
    assert set(exchanges(table, 1)) == {"exchange:ragnar", "exchange:bjorn"}


@pytest.mark.rule("KR-HERO-03")
def test_the_liberal_reading_lets_the_army_hero_be_exchanged_in_a_combat() -> None:
    table = at_count(WEAK, STRONG, heroes=["ivar"], hero_exchange="any")
    before = table.counter[0]
    table.answer(0, "exchange:freydis")
    assert table.game.observation(None)["leading"][0] == ["ivar"]
    assert table.counter[0] == before - 1


@pytest.mark.rule("KR-HERO-04")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (4, "basic")])
def test_a_kingdom_always_owns_two_heroes_and_leads_with_one(seats: int, mode: str) -> None:
    table = Table(seats, mode)
    while table.game.outcome is None:
        view = table.game.observation(None)
        for seat in range(seats):
            assert len(view["leading"][seat]) + len(view["reserve"][seat]) == 2
            if view["fighters"]:
                assert len(view["leading"][seat]) == 1
        table.default()


@pytest.mark.rule("KR-HERO-04")
def test_heroes_are_kept_from_round_to_round() -> None:
    table = Table(3)
    before = [heroes(table, seat) for seat in range(3)]
    while table.game.observation(None)["round"] < 2:
        table.default()
    assert [heroes(table, seat) for seat in range(3)] == before


@pytest.mark.rule("KR-CARD-08", "KR-HERO-04")
def test_neither_winner_nor_loser_discards_a_hero() -> None:
    table = at_precombat(WEAK, STRONG)
    before = [heroes(table, seat) for seat in (0, 1)]
    table.end_combat()
    assert table.event("combat.won") == {"winner": 1, "loser": 0}
    assert [heroes(table, seat) for seat in (0, 1)] == before


@pytest.mark.rule("KR-CARD-07")
def test_a_hero_without_its_bonus_still_counts_its_strength() -> None:
    with_freydis = at_count(Kingdom(army=("jarl.jera", "jarl.ingwaz"), hero="freydis"), STRONG)
    with_ivar = at_count(Kingdom(army=("jarl.jera", "jarl.ingwaz"), hero="ivar"), STRONG)
    assert (with_freydis.counter[0], with_ivar.counter[0]) == (3 + 3 + 2, 3 + 3 + 1)
