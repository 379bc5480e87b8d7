"""When the Norns of a combat may be used, and by whom: with the initiative, and in the role they name (Basic 12)."""

import pytest

from tests.kardnarok.cards import strong, weak
from tests.kardnarok.play import at_count, at_precombat

BOTH, ATTACKER, DEFENDER = [0, 1], [0], [1]

# Norn, its ways, and the seats (0 attacks, 1 defends) that may use it
NORNS = [
    pytest.param("thor", ["hammer"], ATTACKER, marks=pytest.mark.card("thor")),
    pytest.param("longship", ["raid"], ATTACKER, marks=pytest.mark.card("longship")),
    pytest.param("battle_fury", ["fury"], ATTACKER, marks=pytest.mark.card("battle_fury")),
    pytest.param("fenrir", ["bite"], ATTACKER, marks=pytest.mark.card("fenrir")),
    pytest.param("tyr", ["oath"], DEFENDER, marks=pytest.mark.card("tyr")),
    pytest.param("shield_wall", ["wall"], DEFENDER, marks=pytest.mark.card("shield_wall")),
    pytest.param("skadi", ["frost", "hunt"], DEFENDER, marks=pytest.mark.card("skadi")),
    pytest.param("jormungandr", ["coil"], DEFENDER, marks=pytest.mark.card("jormungandr")),
    pytest.param("freya", ["favour"], BOTH, marks=pytest.mark.card("freya")),
    pytest.param("rune_blade", ["strike"], BOTH, marks=pytest.mark.card("rune_blade")),
    pytest.param("skalds_song", ["courage", "muster"], BOTH, marks=pytest.mark.card("skalds_song")),
    pytest.param("poisoned_mead", ["sip", "draught"], BOTH, marks=pytest.mark.card("poisoned_mead")),
    pytest.param("scorn_pole", ["curse"], BOTH, marks=pytest.mark.card("scorn_pole")),
    pytest.param("loki", ["trick", "theft"], BOTH, marks=pytest.mark.card("loki")),
    pytest.param("heimdall", ["watch"], BOTH, marks=pytest.mark.card("heimdall")),
    pytest.param("holmgang", ["duel", "oath"], BOTH, marks=pytest.mark.card("holmgang")),
]


@pytest.mark.parametrize("seat", [0, 1], ids=["attacker", "defender"])
@pytest.mark.parametrize(("norn", "ways", "seats"), NORNS)
@pytest.mark.rule("KR-INITIATIVE-02", "KR-NORNS-03", "KR-CARD-04")
def test_every_way_is_open_to_the_trailer_of_the_right_role(
    norn: str, ways: list[str], seats: list[int], seat: int
) -> None:
    holder = weak(norn, "jotun")
    table = at_count(*((holder, strong()) if seat == 0 else (strong(), holder)))
    offered = [key for key in table.offers(seat) if key.startswith("norn:")]
    assert offered == ([f"norn:{norn}.{way}" for way in ways] if seat in seats else [])


@pytest.mark.parametrize(("norn", "ways", "seats"), NORNS)
@pytest.mark.rule("KR-CARD-05", "KR-NORNS-11")
def test_no_way_is_open_before_the_reveal_or_after_the_outcome(norn: str, ways: list[str], seats: list[int]) -> None:
    holder = weak(norn, "jotun")
    seat = seats[0]
    table = at_precombat(*((holder, strong()) if seat == 0 else (strong(), holder))).until("precombat", seat)
    assert not [key for key in table.offers(seat) + table.anytime(seat) if key.startswith("norn:")]
    table.until("result.norn", seat)
    assert table.offers(seat) == ["pass"]
