"""Before the game: which game, how many seats, which options, who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.bots import bot_names
from longhall.engine.registry import GameInfo, Options, game_ids, game_info
from longhall.terminal.console import Console
from longhall.terminal.seat_names import Seating
from longhall.words import t
from longhall.words.speaker import Speaker


def ask_game(console: Console) -> GameInfo:
    infos = [game_info(id) for id in game_ids()]
    info = infos[console.choose("lobby.game", [info.name for info in infos])]
    console.say("lobby.this_game", name=info.name)
    return info


def ask_seats(console: Console, info: GameInfo) -> int:
    return console.number("lobby.seats", info.seats)


def ask_options(console: Console, info: GameInfo, seats: int, given: Options) -> Options:
    """A value for every option that has several and was not given; other readings of a rule are not asked for."""
    chosen = dict(given)
    speaker = Speaker(info, console.lang)
    for choice in info.choices:
        values = choice.values_for(seats, {each.name: each.values_for(seats)[0] for each in info.choices} | chosen)
        if choice.name not in chosen and len(values) > 1 and not choice.variant:
            named = [speaker.choice(choice.name, value) for value in values]
            which = console.choose("lobby.value", named, option=speaker.choice(choice.name))
            chosen[choice.name] = values[which]
    return chosen


def ask_seating(console: Console, seats: int, automata: Sequence[int] = ()) -> Seating:
    """People take the first seats, automata have theirs."""
    free = [seat for seat in range(seats) if seat not in automata]
    people = free[: console.number("lobby.people", range(1, len(free) + 1))]
    names = [console.read(t("lobby.name", console.lang, seat=seat)) for seat in people]
    bots = [_ask_bot(console, seat) for seat in free[len(people) :]]
    return Seating.of(seats, people, bots, names, automata)


def ask_practice(console: Console) -> bool:
    """Whoever plays alone with bots says whether things may be taken back."""
    kinds = [kind_line(practice, console.lang) for practice in (True, False)]
    return console.choose("web.practice.or", kinds) == 0


def kind_line(practice: bool, lang: str) -> str:
    """What practice means, or what serious means."""
    return t("play.practice" if practice else "play.serious", lang)


def _ask_bot(console: Console, seat: int) -> str:
    known: Sequence[str] = bot_names()
    return known[console.choose("lobby.bot", known, seat=seat)]
