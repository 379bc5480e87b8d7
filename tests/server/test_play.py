"""Whole games over REST and WebSocket, and what an answer must hold."""

import sqlite3

import pytest
from litestar.testing import WebSocketTestSession

import longhall
from longhall.engine.rng import Stream
from longhall.server.settings import Settings
from longhall.words import t
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Data, Device, House, bot, own_ask, pick, play_on, wait_for

BEGINNING = 40  # answers


def seats_of(game: str) -> int:
    return longhall.game_info(game).seats[0]


@pytest.mark.parametrize("game", longhall.game_ids())
def test_a_game_begins_over_rest(ana: Device, game: str) -> None:
    table = ana.open(*[PERSON] * seats_of(game), game=game)
    assert play_on(ana, table, list(range(seats_of(game))), BEGINNING, game) == BEGINNING


@pytest.mark.parametrize("game", ["toy", *[pytest.param(game, marks=pytest.mark.slow) for game in longhall.game_ids()]])
def test_a_whole_game_over_rest(ana: Device, game: str) -> None:
    table = ana.open(*[PERSON] * seats_of(game), game=game)
    play_on(ana, table, list(range(seats_of(game))), 5_000, game)
    end = ana.update(table, 0)
    assert end["outcome"]["reason"]
    assert end["asks"] == []
    assert ana.get(f"{table}")["finished"]


def test_what_is_seen_is_what_the_engine_shows(ana: Device) -> None:
    """The save that can be had after the end tells what everybody must have seen."""
    table = ana.open(*[PERSON] * 2)
    play_on(ana, table, [0, 1], 1_000)
    game = longhall.load(ana.get(f"{table}/save"))
    for seat in (0, 1, None):
        update = ana.update(table, seat)
        assert update["view"] == game.view(seat)
        assert update["events"] == game.events(0, seat)
        assert update["last"] == len(game.events(0, seat))


class Ear:
    """A WebSocket with all that it has told so far."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.news: Data = {}
        self.numbers: list[int] = []
        self.answered: set[str] = set()
        self.hear()

    def hear(self) -> None:
        """The next update; what is done is done, and nothing is refused."""
        while (message := self.socket.receive_json(timeout=PATIENCE))["type"] == "done":
            pass
        assert message["type"] == "update", message
        self.news = message["update"]
        self.numbers += [event["number"] for event in self.news["events"]]

    def answer(self, chance: Stream) -> None:
        """Answer the question that is open, which no earlier answer was for."""
        while own_ask(self.news) is None or self.news["question_token"] in self.answered:
            self.hear()
        token = self.news["question_token"]
        self.answered.add(token)
        order = {"do": "answer", "options": [pick(self.news, chance)], "key": token, "question_token": token}
        self.socket.send_json(order)
        while self.news["question_token"] == token:
            self.hear()


def test_a_whole_game_over_websockets(house: House, ana: Device, bo: Device) -> None:
    """Two devices play and a third watches; everybody gets every event once."""
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    chance = Stream("live")
    with ana.live(table, 0) as first, bo.live(table, 1) as second, house.device("Eve").live(table) as third:
        ears = {0: Ear(first), 1: Ear(second), None: Ear(third)}
        last = ears[0]
        while last.news["outcome"] is None:
            last = ears[last.news["table"]["asked"][0]]
            last.answer(chance)
        for seat, ear in ears.items():
            while ear.news["outcome"] is None:
                ear.hear()
            assert ear.numbers == list(range(1, ear.news["last"] + 1)), seat
            assert ear.news["view"] == ana.update(table, seat)["view"]


def test_who_comes_back_catches_up_without_gap_or_repeat(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    heard: list[Data] = []
    for part in range(4):
        play_on(ana, table, [0, 1], 7, f"part {part}")
        with ana.live(table, 0, since=len(heard)) as socket:
            heard += socket.receive_json(timeout=PATIENCE)["update"]["events"]
    assert heard == ana.get(f"{table}/events", seat=0)
    assert [event["number"] for event in heard] == list(range(1, len(heard) + 1))
    assert ana.update(table, 0, since=3)["events"] == heard[3:]
    assert ana.update(table, 0, since=10_000)["events"] == []
    assert ana.update(table, 0, since=10_000)["last"] == len(heard)


# Answers


def test_a_retry_is_not_applied_twice(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    ana.answer(table, 0, "oath:0", key="one")
    once = ana.update(table, 0)
    assert ana.answer(table, 0, "oath:0", key="one") == once
    assert ana.undo(table, 0, key="two") != once
    back = ana.update(table, 0)
    assert ana.undo(table, 0, key="two") == back
    ana.answer(table, 1, "oath:0", key="one")  # keys of other seats are their own


@pytest.mark.parametrize("name", ["question_token", "moment"])  # the second is the name that it had before
def test_an_answer_to_a_question_that_is_over_is_refused(ana: Device, name: str) -> None:
    table = ana.open(PERSON, PERSON)
    token = ana.update(table, 0)["question_token"]
    ana.answer(table, 1, "oath:1")  # what others do meanwhile does not count
    ana.answer(table, 0, "oath:0", **{name: token})
    late = {"options": ["done"], name: token}
    for order in ({"do": "answer", **late}, {"do": "undo", name: token}):
        assert ana.refused("POST", f"{table}/{order['do']}", order, seat=0) == (409, "error.table.moment")
    assert ana.refused("POST", f"{table}/seats/0/plan", late) == (409, "error.table.moment")


def test_an_illegal_answer_changes_nothing_and_says_why(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    before = ana.update(table, 0)
    for options, key in ((["done"], "error.illegal"), (["dance"], "error.no_such_option")):
        wish = {"do": "answer", "options": options}
        assert ana.refused("POST", f"{table}/answer", wish, seat=0) == (409, key)
    refused = ana.send("POST", f"{table}/answer", wish, params={"seat": 0}, headers={"accept-language": "pt-BR, en"})
    assert refused.json()["words"] == {"answer": "dance"}
    assert refused.json()["sentence"] == t("error.no_such_option", "pt", answer="dance")
    assert ana.update(table, 0) == before


def test_a_batch_is_all_or_nothing_and_one_undo(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for seat in (0, 1):
        ana.answer(table, seat, "oath:0")
    before = ana.update(table, 0)
    card = next(option["key"] for option in before["asks"][0]["options"] if option["key"] != "done")
    bad = {"do": "answer", "options": [card, card, card]}
    assert ana.refused("POST", f"{table}/answer", bad, seat=0)[0] == 409
    assert ana.update(table, 0) == before
    ana.answer(table, 0, card, "done")
    ana.undo(table, 0)
    assert ana.update(table, 0)["asks"] == before["asks"]


def test_seats_may_answer_the_same_moment_in_any_order(ana: Device) -> None:
    one, two = ana.open(PERSON, PERSON), ana.open(PERSON, PERSON)
    for table, order in ((one, (0, 1)), (two, (1, 0))):
        for seat in order:
            ana.answer(table, seat, f"oath:{seat}")
        assert ana.update(table, 0)["asks"][0]["name"] == "saga.offer"


def test_why_not_and_closes(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    assert ana.get(f"{table}/closes", seat=0, option="oath:0") == {"closes": False}
    assert ana.get(f"{table}/why-not", seat=0, option="oath:0") == {"rule": "", "missing": []}
    ana.answer(table, 1, "oath:0")
    assert ana.get(f"{table}/closes", seat=0, option="oath:0") == {"closes": True}
    assert ana.refused("GET", f"{table}/closes", seat=0, option="nonsense")[0] == 409


# What others may not notice


def test_what_a_seat_does_in_secret_is_no_news_for_others(ana: Device) -> None:
    """Between the parts of a sealed choice nothing is told, and nothing that is polled changes."""
    table = ana.open(PERSON, PERSON)
    for seat in (0, 1):
        ana.answer(table, seat, "oath:0")
    mine = ana.update(table, 0)
    card = next(option["key"] for option in own_ask(mine)["options"] if option["key"] != "done")  # type: ignore[index]
    before = [ana.send("GET", f"{table}/update", params=who).content for who in ({"seat": 1}, {})]
    with ana.live(table, 1) as socket:
        socket.receive_json(timeout=PATIENCE)
        ana.answer(table, 0, card)
        assert [ana.send("GET", f"{table}/update", params=who).content for who in ({"seat": 1}, {})] == before
        ana.answer(table, 1, "done")
        assert socket.receive_json(timeout=PATIENCE)["update"]["events"] == ana.update(table, 1, mine["last"])["events"]


def test_no_seed_and_no_number_of_the_journal_leaves_a_running_table(ana: Device, settings: Settings) -> None:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 5)
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        (seed,) = database.execute("select seed from tables").fetchone()
    assert len(seed) == 32
    for path in ("", "/update", "/update?seat=0", "/view", "/events", "/asks"):
        assert seed not in ana.send("GET", f"{table}{path}").text
    assert ana.refused("GET", f"{table}/save") == (409, "error.table.running")


# Bots


def test_bots_play_their_seats(ana: Device) -> None:
    table = ana.open(PERSON, bot(), bot("karl"))
    for part in range(200):
        wait_for(lambda: ana.get(f"{table}")["asked"] in ([], [0]))
        if not play_on(ana, table, [0], 1, f"part {part}"):
            break
    assert ana.update(table)["outcome"]


def test_a_table_of_bots_plays_by_itself(ana: Device) -> None:
    table = ana.open(bot(), bot())
    wait_for(lambda: ana.get(f"{table}")["finished"])
