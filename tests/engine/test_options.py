"""Options, vocabularies and asks."""

import pytest

from longhall.engine.options import Ask, Vocabulary
from tests.toy import options as o


def test_an_option_knows_its_key_its_argument_and_its_place() -> None:
    vocabulary = Vocabulary()
    end, (red, blue) = vocabulary.one("end"), vocabulary.each("paint", "colour", ["red", "blue"])
    assert [option.key for option in vocabulary.options] == ["end", "paint:red", "paint:blue"]
    assert [option.code for option in (end, red, blue)] == [0, 1, 2]
    assert (blue.verb, blue.kind, blue.arg, blue.word) == ("paint", "colour", 1, "blue")
    assert vocabulary.by_key["paint:blue"] is blue


def test_a_vocabulary_takes_no_option_twice() -> None:
    vocabulary = Vocabulary()
    vocabulary.each("take", "card", ["ox", "elk"])
    with pytest.raises(ValueError, match="take:ox is there twice"):
        vocabulary.each("take", "card", ["ox"])


def test_the_journal_keeps_a_word_for_itself() -> None:
    with pytest.raises(ValueError, match="undo"):
        Vocabulary().one("undo")


def test_an_ask_says_what_its_options_point_at() -> None:
    assert Ask(0, "turn", [o.END, *o.PLAY], anytime=o.PEEK).kinds == ["card", "slot"]


def test_asks_are_the_same_only_in_everything() -> None:
    ask = Ask(0, "turn", [o.END, o.DRAW], (("left", 1),))
    assert ask.same_as(Ask(0, "turn", [o.END, o.DRAW], (("left", 1),)))
    for other in (
        Ask(1, "turn", [o.END, o.DRAW], (("left", 1),)),
        Ask(0, "turn", [o.DRAW, o.END], (("left", 1),)),
        Ask(0, "turn", [o.END, o.DRAW], (("left", 2),)),
        Ask(0, "turn", [o.END, o.DRAW], (("left", 1),), private=True),
        Ask(0, "turn", [o.END, o.DRAW], (("left", 1),), part=True),
        ask.with_anytime([o.SELL[0]]),
        ask.with_options([o.END]),
    ):
        assert not ask.same_as(other)


def test_the_groups_of_an_ask_can_be_exchanged_and_the_rest_stays() -> None:
    ask = Ask(2, "turn", [o.END], (("left", 1),), private=True, more=True, part=True, anytime=[o.SELL[0]])
    assert ask.with_options([o.END]).same_as(ask)
    assert ask.with_anytime([o.SELL[0]]).same_as(ask)
