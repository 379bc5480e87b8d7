"""Tables that do not fit the rules any more: everybody is told that, and what has happened, and nothing else."""

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from longhall.engine.errors import LonghallError
from longhall.engine.events import eyes_of
from longhall.engine.game import Game, load
from longhall.engine.registry import game_info
from longhall.engine.saves import sealed
from longhall.server import heads, serializers
from longhall.server.error_responses import problem_of
from longhall.server.settings import Settings
from longhall.words import LANGUAGES
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table, play_on

FROZEN = "error.table.frozen"
GAME = "blood_rage"  # its first questions name the cards of a hand
NOT_LEGAL = "done"
BODIES: dict[str, Any] = {
    "answer": {"do": "answer", "options": [NOT_LEGAL]},
    "undo": {"do": "undo"},
    "vote": {"asker": 0},
    "plan": {"options": []},
    "agree": {},
    "continue": {"seats": [PERSON, PERSON]},
    "take": {},
    "leave": {},
    "bot": {"bot": "karl"},
    "preferences": {"only_option": True},
    "chat": {"do": "say", "text": "Hail!"},
    "mutes": {"seat": 0},
    "silence": {"seat": 0},
    "webhook": {"url": "https://example.org/"},
    "rewind": {"agrees": False},
}
QUERY: Data = {"after": 0, "option": NOT_LEGAL}
Start = Callable[[], House]


class Broken:
    """A table whose head nobody can load: it holds a frame that no rule knows."""

    def __init__(self, settings: Settings, table: Table) -> None:
        self.table = table
        self.path = settings.database.partition("///")[2]
        with sqlite3.connect(self.path) as database:
            query = "select seats, seed, options from tables where id = ?"
            seats, self.seed, options = database.execute(query, [table.id]).fetchone()
            entries = database.execute("select number, seat, words, told from entries where table_id = ?", [table.id])
            rows = sorted(entries.fetchall())
            (head,) = database.execute("select position from heads where table_id = ?", [table.id]).fetchone()
            position = json.loads(head)
            self.frame, position["stack"][-1]["frame"] = position["stack"][-1]["frame"], "Forgotten"
            query = "update heads set position = ? where table_id = ?"
            database.execute(query, [json.dumps(position).encode(), table.id])
        info = game_info(GAME)
        game = Game(info, seats, self.seed, info.resolve_options(seats, json.loads(options)))
        for _, seat, words, _ in rows:
            heads.apply(game, seat, json.loads(words))
        self.log = {seat: msgspec.to_builtins(serializers.leveled(info, game.events(0, seat))) for seat in (0, 1, None)}
        self.hidden = {option.key for ask in game.asks for option in (*ask.options, *ask.anytime) if option.kind}
        assert self.hidden

    def check(self, text: str, where: str) -> None:
        """Neither an option nor the seed is told, nor what is wrong."""
        assert not [key for key in (*self.hidden, self.seed, "Forgotten") if key in text], where
        assert "legal" not in text, where


@pytest.fixture
def broken(start: Start, settings: Settings) -> tuple[House, Broken, dict[str, Device]]:
    """Ana and Bo have played, the rules changed, and the server started again. Eve looks on."""
    house = start()
    people = {name: house.device(name) for name in ("Ana", "Bo", "Eve")}
    table = people["Ana"].open(PERSON, OPEN, game=GAME, clock={"turn": 60, "reserve": 60})
    people["Bo"].take(table, 1, table.tokens[1])
    people["Ana"].settle()
    for name, seat in (("Ana", 0), ("Bo", 1), ("Ana", 0)):
        play_on(people[name], table, [seat], 1)
    found = Broken(settings, table)
    again = start()
    for device in people.values():
        device.client = again.client
    return again, found, people


def routes(house: House, table: Table) -> Iterator[tuple[str, str]]:
    """Every route of a table, by method and path; those that only a host may take are left out."""
    for route in house.client.app.routes:
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/tables/{table_id}"):
            for method in sorted(route.methods - {"OPTIONS", "HEAD"}):
                yield method, route.path_format.replace("{table_id}", table.id)


LEAVES = ("leave", "take", "link", "bot", "webhook")  # about seats: they change who sits, and are asked last


def test_no_route_tells_anybody_why_a_table_cannot_be_loaded(
    broken: tuple[House, Broken, dict[str, Device]],
) -> None:
    house, truth, people = broken
    found = sorted(routes(house, truth.table), key=lambda each: each[1].rpartition("/")[2] in LEAVES)
    refused = set()
    for name, seat in (("Eve", None), ("Eve", 0), ("Bo", 0), ("Bo", 1), ("Bo", None), ("Ana", 0)):
        for method, path in found:
            last = path.rpartition("/")[2]
            params = {**QUERY, **({} if seat is None else {"seat": seat})}
            at = path.replace("{seat}", str(seat or 0))
            answer = people[name].send(method, at, None if method == "GET" else BODIES.get(last), params=params)
            truth.check(answer.text, f"{name} {method} {at}")
            assert answer.status_code < 500, f"{name} {method} {at}: {answer.text}"
            if FROZEN in answer.text:
                refused.add(last)
                assert answer.json()["words"] == {}
    assert refused >= {
        "view", "asks", "why-not", "closes", "closing", "text", "decisions", "save", "answer", "undo",
        "vote", "plan", "preferences", "replay", "agree", "continue",
    }  # fmt: skip


OBSERVERS = (("Eve", None), ("Bo", None), ("Bo", 1), ("Ana", 0))


def test_everybody_may_read_what_has_happened(broken: tuple[House, Broken, dict[str, Device]]) -> None:
    _, truth, people = broken
    for name, seat in OBSERVERS:
        update = people[name].update(truth.table, seat)
        assert (update["table"]["stopped"], update["table"]["asked"]) == ("frozen", [])
        assert (update["view"], update["asks"], update["question_token"], update["can_undo"]) == (None, [], "", False)
        assert update["events"] == truth.log[seat]
        query = {} if seat is None else {"seat": seat}
        assert people[name].get(f"{truth.table}/events", **query) == truth.log[seat]
    mine = next(each for each in people["Ana"].get("/api/tables/mine") if each["table"]["id"] == truth.table.id)
    assert (mine["table"]["stopped"], mine["my_turn"]) == ("frozen", [])


def test_a_websocket_tells_the_same_and_takes_no_orders(broken: tuple[House, Broken, dict[str, Device]]) -> None:
    _, truth, people = broken
    for name, seat in OBSERVERS:
        with people[name].live(truth.table, seat) as socket:
            told = json.loads(socket.receive_text(timeout=PATIENCE))
            assert told["update"]["table"]["stopped"] == "frozen"
            assert told["update"]["events"] == truth.log[seat]
            if seat is not None:
                socket.send_json({"do": "answer", "options": [NOT_LEGAL], "key": "k"})
                refused = json.loads(socket.receive_text(timeout=PATIENCE))
                assert (refused["problem"]["key"], refused["problem"]["words"]) == (FROZEN, {})


@pytest.mark.parametrize(("lang", "words"), [("en", "stands still"), ("pt", "está parada"), ("es", "está detenida")])
def test_the_sentence_is_in_the_language_of_the_reader(
    broken: tuple[House, Broken, dict[str, Device]], lang: str, words: str
) -> None:
    _, truth, people = broken
    answer = people["Eve"].send("GET", f"{truth.table}/view", headers={"accept-language": lang})
    assert words in answer.json()["sentence"]


def test_the_reason_is_in_the_log_of_the_server_once(
    broken: tuple[House, Broken, dict[str, Device]], caplog: pytest.LogCaptureFixture
) -> None:
    _, truth, people = broken
    people["Eve"].settle()
    people["Eve"].hall.rooms.forget(truth.table.id)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert people["Eve"].refused("GET", f"{truth.table}/view") == (409, FROZEN)
    said = [record for record in caplog.records if truth.table.id in record.getMessage()]
    assert len(said) == 1
    assert said[0].exc_info is not None
    assert isinstance(said[0].exc_info[1], KeyError)


def test_that_a_table_is_frozen_outlives_the_server_and_ends_when_it_fits_again(
    broken: tuple[House, Broken, dict[str, Device]], start: Start
) -> None:
    _, truth, people = broken
    ana = people["Ana"]
    assert ana.refused("GET", f"{truth.table}/view") == (409, FROZEN)
    with sqlite3.connect(truth.path) as database:
        assert database.execute("select frozen from tables where id = ?", [truth.table.id]).fetchone() != (None,)
        (head,) = database.execute("select position from heads where table_id = ?", [truth.table.id]).fetchone()
        mended = json.loads(head)
        mended["stack"][-1]["frame"] = truth.frame
        query = "update heads set position = ? where table_id = ?"
        database.execute(query, [json.dumps(mended).encode(), truth.table.id])
    ana.client = start().client
    assert ana.update(truth.table, 0)["events"] == truth.log[0]
    assert ana.get(f"{truth.table}")["stopped"] is None


def test_no_clock_runs_at_a_frozen_table(broken: tuple[House, Broken, dict[str, Device]]) -> None:
    """The server has started, other tables play, and nobody is replaced by a bot there."""
    _, truth, people = broken
    hall, portal = people["Ana"].hall, people["Ana"].client.blocking_portal
    assert {clock.deadline for clock in portal.call(hall.watchers.clocks.told, truth.table.id)} == {None}
    table = people["Ana"].open(PERSON, PERSON)
    assert play_on(people["Ana"], table, [0, 1], 3) == 3
    people["Ana"].post(f"{truth.table}/chat", BODIES["chat"], seat=0)  # one can still talk there


def test_a_finished_game_that_cannot_be_loaded_says_nothing_either(start: Start, settings: Settings) -> None:
    ana = start().device("Ana")
    over = ana.open(PERSON, PERSON)
    play_on(ana, over, [0, 1], 1_000)
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        database.execute("update heads set position = ? where table_id = ?", [b"{}", over.id])
    eve = start().device("Eve")
    for path in ("replay", "export", "save", "view"):
        answer = eve.send("GET", f"{over}/{path}")
        assert (answer.status_code, answer.json()["key"], answer.json()["words"]) == (409, FROZEN, {}), path
    assert eve.update(over)["table"]["stopped"] == "frozen"


# Errors have eyes


def test_an_error_tells_its_secret_words_to_its_eyes_alone() -> None:
    error = LonghallError("error.illegal", seat=1).for_eyes(eyes_of(1), ask="draft", answer="a", legal=["card:axe"])
    for observer, key in ((None, "error.illegal.hidden"), (0, "error.illegal.hidden"), (1, "error.illegal")):
        error.observer = observer
        problems = [problem_of(error, lang) for lang in LANGUAGES]
        assert {problem.key for problem in problems} == {key}
        assert all(("card:axe" in problem.sentence) == (observer == 1) for problem in problems)
        assert ("legal" in problems[0].words) == (observer == 1)


def test_who_answers_wrongly_is_told_its_own_choices(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    told = ana.send("POST", f"{table}/answer", {"do": "answer", "options": ["done"]}, params={"seat": 0}).json()
    assert told["key"] == "error.illegal"
    assert "oath:0" in told["words"]["legal"]


def test_to_take_back_what_other_rules_allowed_names_no_option() -> None:
    """A loaded game goes back beyond its save by playing again from its seed; the options of others are not named."""
    info = game_info("toy")
    game = Game(info, 2, "seed", info.resolve_options(2, {}))
    for seat in (0, 1):
        game.answer(seat, "oath:0")
    game.answer(1, "done")
    loaded = load(game.save())
    loaded.history.line[0].keys = ("done",)  # the rules do not allow any more what seat 0 did
    before = loaded.observation(None)
    with pytest.raises(LonghallError) as refused:
        loaded.undo(1, consent=True)
    assert (refused.value.key, refused.value.words) == ("error.undo.rules", {"seat": 1})
    assert loaded.observation(None) == before
    assert len(loaded.journal) == 3


def test_a_save_that_other_rules_made_names_no_option_when_it_is_refused() -> None:
    info = game_info("toy")
    game = Game(info, 2, "seed", info.resolve_options(2, {}))
    game.answer(0, "oath:0")
    data = game.save()
    with pytest.raises(LonghallError) as refused:
        load(sealed({**data, "journal": [[0, "done"]]}))
    assert refused.value.words == {"reason": "IllegalAnswer"}


# Going back by consent


def test_all_persons_together_take_a_frozen_table_back(broken: tuple[House, Broken, dict[str, Device]]) -> None:
    """Nobody alone can, a no is a no until it is a yes, and then everybody plays on."""
    _, truth, people = broken
    ana, bo, eve = people["Ana"], people["Bo"], people["Eve"]
    path = f"{truth.table}/rewind"
    assert ana.refused("GET", f"{truth.table}/view", seat=0) == (409, FROZEN)
    assert eve.get(path) == {"possible": True, "agreed": [], "refused": [], "missing": [0, 1]}
    assert eve.refused("POST", path, {"agrees": True}, seat=0) == (403, "error.seat.not_yours")
    assert ana.post(path, {"agrees": True}, seat=0)["missing"] == [1]
    assert bo.post(path, {"agrees": False}, seat=1) == {"possible": True, "agreed": [0], "refused": [1], "missing": []}
    assert ana.update(truth.table, 0)["table"]["stopped"] == "frozen"
    with ana.live(truth.table, 0) as socket:
        json.loads(socket.receive_text(timeout=PATIENCE))
        assert bo.post(path, {"agrees": True}, seat=1)["agreed"] == [0, 1]
        told = json.loads(socket.receive_text(timeout=PATIENCE))["update"]
    assert told["table"]["stopped"] is None
    assert told["table"]["deal_known"]
    assert told["events"][-1]["key"] == "table.went_back"
    assert ana.refused("POST", path, {"agrees": True}, seat=0) == (409, "error.rewind.not_frozen")
    assert sum(play_on(people[name], truth.table, [seat], 1) for name, seat in (("Ana", 0), ("Bo", 1))) > 0


def test_a_table_without_a_position_that_fits_stays_where_it_is(
    broken: tuple[House, Broken, dict[str, Device]], settings: Settings
) -> None:
    _, truth, people = broken
    with sqlite3.connect(truth.path) as database:
        database.execute("update keyframes set position = ? where table_id = ?", [b"{}", truth.table.id])
    path = f"{truth.table}/rewind"
    people["Ana"].update(truth.table, 0)
    assert not people["Ana"].get(path)["possible"]
    assert people["Ana"].refused("POST", path, {"agrees": True}, seat=0) == (409, "error.rewind.impossible")
