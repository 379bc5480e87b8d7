"""How an ask is written for tests of the page, as the server sends it."""

from longhall.engine.options import Ask, Option


def option_of(option: Option) -> dict[str, str]:
    return {"key": option.key, "verb": option.verb, "kind": option.kind, "word": option.word}


def ask_of(ask: Ask) -> dict[str, object]:
    return {
        "seat": ask.seat,
        "name": ask.name,
        "about": dict(ask.about),
        "options": [option_of(option) for option in ask.options],
        "anytime": [option_of(option) for option in ask.anytime],
        "kinds": list(ask.kinds),
        "sealed": ask.sealed,
        "private": ask.private,
        "more": ask.more,
        "part": ask.part,
    }
