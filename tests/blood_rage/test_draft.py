"""The Gods' Gifts: dealing, picking and passing on."""

import pytest

from tests.blood_rage.play import Table, at_turn

SIZES = {2: [8, 6, 4], 3: [8, 7, 6, 5, 4, 3], 4: [8, 7, 6, 5, 4, 3]}  # of a pack, round by round
LEFT = {2: 4, 3: 2, 4: 2}  # undealt cards


def pick(table: Table) -> list[list[str]]:
    """Everybody picks its first cards; what each had before it."""
    before = [table.observation(seat)["packs"][seat] for seat in range(table.g.seats)]
    for seat in range(table.g.seats):
        for _ in range(2 if table.g.seats == 2 else 1):
            table.answer(seat, table.offers(seat)[0])
    return before


def drafting(seats: int, **options: str) -> Table:
    return Table(seats, **options).until("draft")


@pytest.mark.rule("BR-DRAFT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_eight_cards_of_the_age(seats: int) -> None:
    table = drafting(seats)
    for seat in range(seats):
        pack = table.observation(seat)["packs"][seat]
        assert len(pack) == 8
        assert all(card.startswith("a1-") for card in pack)
    assert table.observation()["decks"][0] == []


@pytest.mark.rule("BR-DRAFT-02", "BR-INFO-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_undealt_cards_leave_the_game_unseen(seats: int) -> None:
    table = drafting(seats)
    for observer in (*range(seats), None):
        away = table.observation(observer)["away"]
        assert len(away) == LEFT[seats]
        assert all(card.startswith("?age1") for card in away)


@pytest.mark.rule("BR-DRAFT-03", "BR-INFO-03")
def test_all_pick_at_the_same_time() -> None:
    table = drafting(3)
    assert table.open == [(seat, "draft") for seat in range(3)]
    first = table.offers(0)[0]
    table.answer(0, first)
    assert table.open == [(1, "draft"), (2, "draft")]
    assert table.observation(0)["hands"][0] == []  # it lies there once all have picked
    table.answer(2, table.offers(2)[0]).answer(1, table.offers(1)[0])
    assert table.hand(0) == [first.removeprefix("pick:")]


@pytest.mark.rule("BR-DRAFT-03")
def test_only_a_card_of_the_own_pack_can_be_picked() -> None:
    table = drafting(4)
    foreign = sorted(set(table.offers(1)) - set(table.offers(0)))[0]
    assert table.why_not(0, foreign) == "BR-DRAFT-03"


@pytest.mark.rule("BR-DRAFT-03")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_rest_goes_to_the_left(seats: int) -> None:
    table = drafting(seats)
    before = pick(table)
    for seat in range(seats):
        received = table.observation(seat)["packs"][seat]
        given, (picked,) = before[seat - 1], table.hand(seat - 1 if seat else seats - 1)
        assert sorted([*received, picked]) == sorted(given)


@pytest.mark.rule("BR-DRAFT-03", "BR-DRAFT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packs_shrink_until_each_has_six_new_cards(seats: int) -> None:
    table, sizes = drafting(seats), []
    while table.g.phase == "gifts":
        sizes.append(len(pick(table)[0]))
    assert sizes == SIZES[seats]
    assert [len(table.hand(seat)) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("BR-DRAFT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_two_cards_are_put_away_and_nobody_else_sees_them(seats: int) -> None:
    table = drafting(seats)
    while table.g.phase == "gifts":
        last = pick(table)
    for seat in range(seats):
        rest = sorted(set(last[seat]) - set(table.hand(seat)))
        away = table.observation(seat)["away"]
        assert len(away) == LEFT[seats] + 2 * seats
        assert set(rest) <= set(away)
    assert all(card.startswith("?") for card in table.observation()["away"])
    assert table.event("draft.over") == {"n": 2}


@pytest.mark.rule("BR-DRAFT-05")
def test_hands_are_secret() -> None:
    table = drafting(2).until("turn")
    assert all(card.startswith("a1-") for card in table.hand(0))
    for other in (1, None):
        assert all(card.startswith("?") for card in table.observation(other)["hands"][0])


@pytest.mark.rule("BR-DRAFT-01", "BR-DRAFT-05")
def test_a_card_left_over_takes_no_part_in_the_draft() -> None:
    table = drafting(2).until("keep")
    kept = table.hand(0)[0]
    table.answer(0, f"keep:{kept}").until_phase("gifts", 2).until("draft")
    assert table.hand(0) == [kept]
    assert all(card.startswith("a2-") for card in table.observation(0)["packs"][0])
    table.until("turn")
    assert [len(hand) for hand in table.observation()["hands"]] == [7, 6]
    assert kept in table.hand(0)


@pytest.mark.rule("BR-DRAFT-06")
def test_two_players_pick_two_cards_at_a_time() -> None:
    table = drafting(2)
    pack = table.observation(0)["packs"][0]
    one, other = table.offers(0)[:2]
    table.answer(0, one)
    assert table.ask(0).part
    assert one not in table.offers(0) or pack.count(one.removeprefix("pick:")) > 1
    table.answer(0, other)
    assert table.open == [(1, "draft")]
    table.answer(1, *table.offers(1)[:2])
    assert sorted(table.hand(0)) == sorted(key.removeprefix("pick:") for key in (one, other))
    received = table.observation(1)["packs"][1]
    assert sorted([*received, *table.hand(0)]) == sorted(pack)


@pytest.mark.rule("BR-DRAFT-06")
def test_a_first_pick_can_be_taken_back_until_all_have_picked() -> None:
    table = drafting(2)
    one, other = table.offers(0)[:2]
    table.answer(0, one, other)
    table.game.undo(0)
    table.game.undo(0)
    assert table.offers(0)[:2] == [one, other]


@pytest.mark.rule("BR-DRAFT-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_first_game_the_eight_cards_are_the_hand(seats: int) -> None:
    table = Table(seats, first_game="yes").until("turn")
    assert "picked" not in table.told()
    for seat in range(seats):
        assert len(table.hand(seat)) == 8
        assert all(card.startswith("a1-") for card in table.hand(seat))
    assert len(table.observation()["away"]) == LEFT[seats]


@pytest.mark.rule("BR-DRAFT-07")
def test_a_first_game_drafts_from_the_second_age_on() -> None:
    table = Table(2, first_game="yes").until_phase("action").until("turn").until_phase("gifts", 2)
    assert table.open == [(0, "draft"), (1, "draft")]
    table.until("turn")
    assert [len(hand) for hand in table.observation()["hands"]] == [6, 6]


@pytest.mark.rule("BR-DRAFT-02")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_age_deals_its_own_deck(age: int) -> None:
    table = at_turn(age=age)
    assert [len(deck) for deck in table.observation()["decks"]] == [0] * age + [20] * (3 - age)
