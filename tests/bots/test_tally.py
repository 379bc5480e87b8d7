"""How playouts of options are compared."""

from longhall.bots.playout_tally import Tally, cautious, compared


def tally(opinion: float, *values: float) -> Tally:
    found = Tally()
    for value in values:
        found.add(opinion, value)
    return found


def test_an_option_must_prove_that_it_is_better_than_the_favourite() -> None:
    favourite = tally(0.6, 0.5, 0.5, 0.5, 0.5)
    lucky = tally(0.4, 0.1, 0.9, 0.2, 0.9)
    better = tally(0.4, 0.7, 0.7, 0.7, 0.7)
    values = compared({"favourite": favourite, "lucky": lucky, "better": better})
    assert values["better"] > values["favourite"] > values["lucky"]


def test_only_worlds_that_both_were_tried_in_are_compared() -> None:
    favourite = tally(0.6, 0.2, 0.2, 0.9, 0.9)
    dropped = tally(0.4, 0.3, 0.3)
    values = compared({"favourite": favourite, "dropped": dropped})
    assert values["favourite"] == favourite.mean
    assert values["dropped"] > values["favourite"]


def test_more_worlds_need_less_caution() -> None:
    assert cautious([0.1] * 2) < cautious([0.1] * 20) < 0.1
