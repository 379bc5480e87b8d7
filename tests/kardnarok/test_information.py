"""What each kingdom and a spectator may see (Boards; Basic 4, 7)."""

import pytest

from longhall.engine.driver import determinize
from longhall.engine.rng import Stream
from tests.kardnarok.play import Kingdom, at_announcement, at_count, at_precombat, strong, weak

OTHERS = (1, None)  # the rival and a spectator


def backs(cards: list[str]) -> list[str]:
    """Cards as their backs alone, without the class; a face that is seen stays as it is."""
    return [card.split(".")[0] if card.startswith("?") else card for card in cards]


def two_kingdoms() -> tuple[Kingdom, Kingdom]:
    return (
        Kingdom(
            army=("champion.algiz", "seidkona.ingwaz"),
            hero="freydis",
            reserve="ragnar",
            hand=("jotun", "thor", "longship"),
            coin=4,
            bronze=7,
            captured=(3, 5),
        ),
        Kingdom(army=("huskarl.dagaz", "huskarl.dagaz"), hero="rollo", hand=("jarl.jera", "tyr"), coin=5, bronze=6),
    )


@pytest.mark.rule("KR-INFO-01", "KR-INFO-02")
@pytest.mark.parametrize("other", OTHERS)
def test_others_see_how_many_warriors_and_norns_a_hand_has_but_not_which(other: int | None) -> None:
    table = at_announcement(*two_kingdoms())
    assert backs(table.game.observation(other)["hands"][0]) == ["?norn", "?norn", "?warrior"]
    assert table.hand(0) == ["jotun", "longship", "thor"]


@pytest.mark.rule("KR-INFO-01")
def test_a_spectator_sees_coins_bronze_cubes_and_ragnarok_cards() -> None:
    view = at_announcement(*two_kingdoms(), laws=["war_of_kin", "gjallarhorn"]).game.observation(None)
    assert view["coins"] == [["silver.4"], ["silver.5"]]
    assert view["captured"] == [["silver.3", "silver.5"], []]
    assert (view["bronze"], view["cubes"]) == ([7, 6], [0, 0])
    assert view["laws"] == ["war_of_kin", "gjallarhorn"]


@pytest.mark.rule("KR-INFO-01", "KR-INFO-02")
@pytest.mark.parametrize("other", OTHERS)
def test_the_army_hero_is_public_and_the_one_in_reserve_is_not(other: int | None) -> None:
    table = at_announcement(*two_kingdoms())
    view = table.game.observation(other)
    assert view["leading"][0] == ["freydis"]
    assert backs(view["reserve"][0]) == ["?hero"]
    assert table.game.observation(0)["reserve"][0] == ["ragnar"]


@pytest.mark.rule("KR-INFO-02", "KR-COUNT-01")
@pytest.mark.parametrize("other", OTHERS)
def test_army_warriors_are_hidden_until_the_reveal(other: int | None) -> None:
    table = at_precombat(*two_kingdoms())
    assert backs(table.game.observation(other)["armies"][0]) == ["?warrior", "?warrior"]
    assert table.game.observation(0)["armies"][0] == ["champion.algiz", "seidkona.ingwaz"]
    table.answer(0, "pass").answer(1, "pass")
    assert table.game.observation(other)["armies"][0] == ["champion.algiz", "seidkona.ingwaz"]


@pytest.mark.rule("KR-INFO-02", "KR-ROUND-08")
def test_the_army_of_a_kingdom_out_of_the_combat_stays_hidden() -> None:
    outsider = Kingdom(army=("jotun", "berserker.eihwaz"))
    table = at_count(*two_kingdoms(), outsider)
    assert backs(table.game.observation(0)["armies"][2]) == ["?warrior", "?warrior"]


@pytest.mark.rule("KR-INFO-01", "KR-INFO-02", "KR-RITUAL-02")
@pytest.mark.parametrize("other", OTHERS)
def test_a_ritual_is_hidden_until_both_are_revealed(other: int | None) -> None:
    table = at_announcement(*two_kingdoms()).answer(0, "attack:1").until("ritual")
    seen = []
    for god in ("odin", "thor", "frey"):
        game = table.game.copy()
        game.answer(0, f"ritual:{god}")
        seen.append((game.observation(other), game.events(0, other), [ask.outside for ask in game.asks_for(other)]))
    assert seen[0] == seen[1] == seen[2]
    table.answer(0, "ritual:frey")
    assert table.game.observation(other)["gods"] == [-1, -1]
    table.answer(1, "ritual:odin")
    assert table.game.observation(other)["gods"] == [2, 0]


@pytest.mark.rule("KR-INFO-01")
@pytest.mark.parametrize("other", OTHERS)
def test_cards_laid_in_the_combat_are_public(other: int | None) -> None:
    attacker = Kingdom(army=("villager_man.jera",), hero="leif", hand=("villager_woman.jera", "huskarl.dagaz", "thor"))
    defender = Kingdom(army=("jotun", "jotun"), hero="rollo")
    table = at_count(attacker, defender).answer(0, "villager:villager_woman.jera", "thor:huskarl.dagaz")
    table.answer(0, "norn:thor.hammer")
    view = table.game.observation(other)
    assert (view["villagers"][0], view["thor_places"][0]) == (["villager_woman.jera"], ["huskarl.dagaz"])
    assert view["laid"] == ["thor"]


@pytest.mark.rule("KR-INFO-02")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_piles_or_the_bag(seat: int | None) -> None:
    table = at_announcement(*two_kingdoms(), warriors=["jotun"], norns=["loki"], heroes=["bjorn"])
    view = table.game.observation(seat)
    for pile in (view["warriors"], view["norns"], view["heroes"], view["bag"], *view["prophecies"]):
        assert pile
        assert len(set(pile)) == 1
        assert pile[0].startswith("?")


@pytest.mark.rule("KR-INFO-01", "KR-INFO-02")
def test_a_draw_tells_the_others_only_how_many_of_each_pile() -> None:
    attacker, defender = two_kingdoms()
    attacker.ritual = "odin"
    table = at_precombat(attacker, defender, norns=["loki", "freya"])
    assert table.event("drawn", 0)["cards"] == ["loki", "freya"]
    assert table.event("drawn.hidden", 1) == {"kingdom": 0, "warriors": 0, "norns": 2}
    assert backs(table.game.observation(1)["hands"][0]) == ["?norn"] * 4 + ["?warrior"]


@pytest.mark.rule("KR-INFO-02")
def test_what_a_kingdom_could_answer_is_its_own_business() -> None:
    table = at_precombat(*two_kingdoms())
    (ask,) = table.game.asks_for(1)
    assert (ask.seat, ask.name, list(ask.options), list(ask.anytime)) == (0, "precombat", [], [])


@pytest.mark.rule("KR-INFO-02", "KR-FLOW-14", "KR-FLOW-15")
def test_who_chooses_what_nobody_else_learns_is_told_so() -> None:
    """Armies, surplus cards and cards that change places unseen; what is discarded for all to see is no secret."""
    own = Kingdom(hero="freydis", reserve="ragnar", hand=("hugin_munin", "threads_of_fate", "jotun", "poisoned_mead"))
    rival = Kingdom(army=("jotun", "jotun"), hero="rollo", hand=("huskarl.dagaz",))
    asks = [
        at_precombat(own, rival).answer(0, "norn:hugin_munin.hugin", "slot:1").ask(0),
        at_precombat(own, rival).answer(0, "norn:threads_of_fate.reweave").ask(0),
        at_precombat(own, rival).answer(0, "norn:threads_of_fate.new_champion").ask(0),
        at_count(own, rival).end_combat().until("army.warrior").game.asks[0],
        at_count(own, rival).answer(0, "norn:poisoned_mead.draught").ask(0),
    ]
    marks = {"fill": True, "swap": True, "hero": True, "army.warrior": True, "norn.cost": False}
    assert {ask.name: ask.private for ask in asks} == marks


@pytest.mark.rule("KR-REFILL-04", "KR-FLOW-14", "KR-INFO-02")
def test_surplus_cards_go_under_their_piles_unseen_by_others() -> None:
    eight = ("jotun", "thor", "longship", "tyr", "skadi", "freya", "jarl.jera", "fenrir")
    table = at_count(Kingdom(hand=eight), Kingdom(army=("jotun", "jotun")), laws=["yggdrasil_burns"])
    table.until("refill.surplus", 0)
    assert table.ask(0).private
    table.answer(0, "discard:thor")
    while table.open == [(0, "refill.surplus")]:
        table.answer(0, table.offers(0)[0])
    for other in OTHERS:
        pile = table.game.observation(other)["norns"]
        assert "thor" not in pile
        assert "thor" not in str([event for event in table.game.events(0, other) if event["key"].startswith("refill")])
    assert "thor" in table.game.observation(0)["norns"]


@pytest.mark.rule("KR-INFO-02", "KR-DUEL-10")
def test_which_norns_of_its_hand_a_kingdom_has_bought_it_alone_knows() -> None:
    own = weak(hand=("longship", "fenrir", "skadi"))
    table = at_count(own, strong(), norns=("thor", "tyr")).answer(0, "buy")
    g, first = table.g, table.g.box.first_norn
    assert sorted(g.deck.words[first + norn] for norn in table.game.observation(0)["bought"][0]) == ["thor", "tyr"]
    for other in OTHERS:
        assert table.game.observation(other)["bought"][0] is None
    found = set()
    for number in range(12):
        world = determinize(g, 1, Stream(f"world {number}"))
        held = [world.face(card) - first for card in world.norns_in_hand(0)]
        assert all(held.count(norn) >= world.bought[0].count(norn) for norn in world.bought[0])
        found.add(tuple(sorted(world.bought[0])))
    assert len(found) > 1
    assert determinize(g, 0, Stream("own")).bought == g.bought
