"""What pages ask for besides: which answers close the way back."""

from tests.server.devices import PERSON, House, bot


def test_a_seat_learns_which_answers_close_the_way_back(house: House) -> None:
    anna = house.device("Anna")
    table = anna.open(PERSON, bot(), game="blood_rage")
    update = anna.update(table, 0)
    asked = next(ask for ask in update["asks"] if ask["seat"] == 0)
    closing = anna.get(f"{table}/closing", seat=0)["options"]
    for option in asked["options"]:
        assert anna.get(f"{table}/closes", seat=0, option=option["key"])["closes"] == (option["key"] in closing)
