"""Bots from outside: a Python object, named `module:attribute`, or a program, named `program:COMMAND`.

Such a name runs what it names. It is for leagues and self-play, where whoever types it has the machine anyway; a server
and a save know the bots of the house alone.
"""

import re
import shlex
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from longhall.bots import BOTS, Bot, SeatHandle, bot_names, check_bots, new_bot
from longhall.bots.program_bot import Program
from longhall.bots.untrusted_bot import Guest, Visitor
from longhall.engine.errors import BadSetup
from longhall.engine.outcomes import Outcome
from longhall.engine.rng import Stream, new_key

LIMIT = 10.0  # seconds for an answer
PROGRAM = "program:"
_OBJECT = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")


def check_players(names: list[str]) -> list[str]:
    """The same names; one that is no bot's, here or outside, is refused."""
    for name in names:
        if is_program(name):
            command_of(name)
        elif is_object(name):
            find(name)
        elif name.partition(":")[0] in BOTS:
            check_bots([name])
        else:
            raise BadSetup("error.bot_outside", bot=name, allowed=bot_names())
    return names


def new_player(name: str, handle: SeatHandle, seed: str, limit: float = LIMIT) -> Bot:
    """A bot of the house or from outside for a seat; one from outside begins when it is first asked."""
    chance = Stream(new_key(seed, f"bot {handle.seat}"))
    if is_program(name):
        return Program(command_of(name), handle, chance, limit)
    if is_object(name):
        return Visitor(find(name), handle, chance, limit)
    return new_bot(name, handle, seed)


def leave(bot: Bot, end: Outcome | None) -> None:
    """Tell a bot from outside that its game is over; a program ends with it."""
    if isinstance(bot, Guest):
        bot.leave(end)


def is_program(name: str) -> bool:
    return name.startswith(PROGRAM)


def is_object(name: str) -> bool:
    return name.partition(":")[0] not in BOTS and _OBJECT.fullmatch(name) is not None


def command_of(name: str) -> list[str]:
    """The words of a command whose program is there."""
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError:  # a quotation that does not end
        command = []
    if not command or shutil.which(command[0]) is None:
        raise BadSetup("error.bot_program", bot=name)
    return command


def find(name: str) -> Any:
    """The object of a name. Modules are looked for in the working directory as well."""
    module, _, path = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = import_module(module)
        for attribute in path.split("."):
            found = getattr(found, attribute)
        if not callable(found):
            raise TypeError(f"{type(found).__name__!r} object is not callable")
    except Exception as error:  # whatever a module does when it is imported
        raise BadSetup("error.bot_object", bot=name, reason=f"{type(error).__name__} {error}") from error
    return found
