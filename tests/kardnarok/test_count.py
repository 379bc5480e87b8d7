"""Reveal and count (Basic 9)."""

import pytest

from tests.kardnarok.play import Kingdom, at_count


@pytest.mark.example("KR-EX-07")
@pytest.mark.rule("KR-COUNT-02", "KR-COUNT-03", "KR-COUNT-04")
def test_champion_beside_seidkona_under_freydis_counts_eleven() -> None:
    table = at_count(Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis"), Kingdom())
    assert table.counter[0] == 11
