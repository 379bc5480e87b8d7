"""The three rituals: Odin, Thor, Frey (Basic 7, 14)."""

import pytest

from tests.kardnarok.cards import reveal, strong, weak
from tests.kardnarok.play import Kingdom, at_count, at_precombat

BERSERKER, HUSKARL = "berserker.eihwaz", "huskarl.dagaz"
WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")


@pytest.mark.rule("KR-RITUAL-04")
def test_odin_gives_two_norns_at_once_that_may_be_used_before_the_reveal() -> None:
    table = at_precombat(weak(ritual="odin"), strong(), norns=("valkyries", "thor", "tyr"))
    assert table.hand(0) == ["thor", "valkyries"]
    assert table.event("drawn.hidden", 1) == {"kingdom": 0, "warriors": 0, "norns": 2}
    reveal(table.answer(0, "norn:valkyries.choose_the_slain")).answer(0, "norn:thor.hammer")
    assert table.counter == [3 + 1 + 3, 7]


@pytest.mark.rule("KR-RITUAL-10")
def test_odin_serves_the_attacker_first() -> None:
    norns = ("valkyries", "thor", "tyr", "skadi")
    table = at_precombat(weak(ritual="odin"), strong(ritual="odin"), norns=norns)
    assert (table.hand(0), table.hand(1)) == (["thor", "valkyries"], ["skadi", "tyr"])


@pytest.mark.example("KR-EX-30")
@pytest.mark.rule("KR-RITUAL-04", "KR-REFILL-04")
def test_norns_of_odin_beyond_the_troop_strength_must_go_at_the_refill() -> None:
    hand = ("thor", "longship", "fenrir", HUSKARL, BERSERKER)
    table = at_count(strong(*hand, ritual="odin"), weak()).until("refill.surplus", 0)
    assert len(table.hand(0)) == 5 + 2
    assert len(table.game.observation(0)["armies"][0]) == 1
    table.answer(0, "discard:thor").until("army.warrior", 0)
    assert len(table.hand(0)) == 7
    assert table.event("drawn", 0)["norns"] == 2


@pytest.mark.example("KR-EX-19")
@pytest.mark.rule("KR-RITUAL-05", "KR-REINFORCE-05", "KR-REINFORCE-09")
def test_thor_has_two_places_for_humans_beside_the_villagers() -> None:
    giants = Kingdom(army=("jotun", "jotun"), hero="bjorn")
    table = at_count(weak(BERSERKER, HUSKARL, "jotun", *WOMEN, ritual="thor"), giants)
    assert "thor:jotun" not in table.offers(0)
    table.answer(0, f"thor:{BERSERKER}", f"thor:{HUSKARL}", *(f"villager:{woman}" for woman in WOMEN))
    assert table.counter[0] == 3 + 7
    assert table.offers(0) == ["pass", "buy"]


@pytest.mark.rule("KR-RITUAL-05", "KR-REINFORCE-05")
@pytest.mark.parametrize("ritual", ["odin", "frey"])
def test_thor_gives_his_places_only_to_those_who_called_him(ritual: str) -> None:
    table = at_count(weak(BERSERKER, WOMEN[0], ritual=ritual), strong(ritual="thor"))
    assert [key for key in table.offers(0) if key.startswith(("thor:", "villager:"))] == [f"villager:{WOMEN[0]}"]
    assert table.game.why_not(0, f"thor:{BERSERKER}") == "KR-REINFORCE-05"


@pytest.mark.rule("KR-RITUAL-06", "KR-COUNT-05")
@pytest.mark.parametrize(
    ("attacker", "defender", "counter"),
    [("frey", "thor", [6, 7]), ("odin", "frey", [3, 10]), ("frey", "frey", [6, 10]), ("thor", "odin", [3, 7])],
)
def test_frey_adds_three_at_the_count_for_who_called_him(attacker: str, defender: str, counter: list[int]) -> None:
    assert at_count(weak(ritual=attacker), strong(ritual=defender)).counter == counter
