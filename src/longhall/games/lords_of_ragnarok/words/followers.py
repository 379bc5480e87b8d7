"""The names of what the Followers of Surtur bring along, and what is written on it."""

from collections.abc import Callable

from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES
from longhall.games.lords_of_ragnarok.content.followers import RUNE_ACTIONS, ActionCard, Challenge, CorruptedHero
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, Box
from longhall.games.lords_of_ragnarok.words.places import territory

DASH = " \N{EN DASH} "  # between what a text is for and the text


# Action cards


def _card(box: Box, word: str) -> ActionCard:
    return next(card for card in box.surtur.cards if card.id == word)


def _action_card(box: Box, word: str, lang: str) -> str:
    return _card(box, word).name[lang]


def _action_card_text(box: Box, word: str, lang: str) -> str:
    """Everything that is on it, in the order of a Follower's turn."""
    card, parts = _card(box, word), box.parts
    texts = [
        ("hero_to", _hero_to(box, card, lang)),
        ("rune_actions", _rune_actions(box, card, lang)),
        ("special_action", box.action_names[ACTIONS[card.special]][lang]),
        ("tie_break", parts["max" if card.most else "min"][lang]),
    ]
    told = "; ".join(f"{parts[part][lang]}: {text}" for part, text in texts)
    after = parts["remove" if card.removed else "shuffle"][lang]
    benefit = f" {parts['benefit'][lang]}{DASH}{card.text[lang]}" if card.text else ""
    return f"{told}; {after}.{benefit}"


def _hero_to(box: Box, card: ActionCard, lang: str) -> str:
    """The territory; where it depends on the side of the board, both."""
    small, large = [territory(box, str(card.hero_to[side.id] + 1), lang) for side in box.maps]
    if small == large:
        return small
    return f"{small} {box.parts['small_board'][lang]}, {large} {box.parts['large_board'][lang]}"


def _rune_actions(box: Box, card: ActionCard, lang: str) -> str:
    names = [box.surtur.rune_names[RUNE_ACTIONS[action]][lang] for action in card.rune_actions]
    return ", ".join(f"{name} ({cost})" for name, cost in zip(names, card.costs, strict=True))


def _benefit(box: Box, word: str, lang: str) -> str:
    """The benefit of an action card alone; some have none."""
    text = _card(box, word).text
    return text[lang] if text else box.parts["no_effect"][lang]


def _rune_action(box: Box, word: str, lang: str) -> str:
    return box.surtur.rune_names[word][lang]


def _rune_action_text(box: Box, word: str, lang: str) -> str:
    return box.surtur.rune_texts[word][lang]


def _skip(box: Box, word: str, lang: str) -> str:
    """Why a rune action is skipped."""
    return box.parts[word][lang]


def _tie(box: Box, word: str, lang: str) -> str:
    """How a tie-break decides."""
    return box.parts[f"tie.{word}"][lang]


def _reason(box: Box, word: str, lang: str) -> str:
    """Why a Follower chooses an attribute."""
    return box.parts[f"reason.{word}"][lang]


# Corrupted heroes and challenges


def _tile(box: Box, word: str) -> CorruptedHero:
    return next(hero for hero in box.surtur.heroes if hero.id == word)


def _corrupted_hero(box: Box, word: str, lang: str) -> str:
    return _tile(box, word).name[lang]


def _corrupted_hero_text(box: Box, word: str, lang: str) -> str:
    """Its starting capability, and by what it decides."""
    tile, parts = _tile(box, word), box.parts
    mode = list(box.surtur.mode_names)[tile.mode - 1]
    texts = [
        ("start", tile.text[lang].rstrip(".")),
        ("priority_action", box.action_names[ACTIONS[tile.priority]][lang]),
        ("preference", ", ".join(box.attribute_names[ATTRIBUTES[each]][lang] for each in tile.preference)),
        ("target_mode", f"{box.surtur.mode_names[mode][lang]}{DASH}{box.surtur.mode_texts[mode][lang].rstrip('.')}"),
    ]
    return " ".join(f"{parts[part][lang]}: {text}." for part, text in texts)


def _mode(box: Box, word: str, lang: str) -> str:
    return box.surtur.mode_names[word][lang]


def _mode_text(box: Box, word: str, lang: str) -> str:
    return box.surtur.mode_texts[word][lang]


def _challenge_of(box: Box, word: str) -> Challenge:
    return next(challenge for challenge in box.surtur.challenges if challenge.id == word)


def _challenge(box: Box, word: str, lang: str) -> str:
    return _challenge_of(box, word).name[lang]


def _challenge_text(box: Box, word: str, lang: str) -> str:
    return _challenge_of(box, word).text[lang]


# What a Follower compares


def _key(box: Box, word: str, lang: str) -> str:
    return box.key_names[word][lang]


def _key_value(box: Box, word: str, lang: str) -> str:
    """What the number of a key means, where it counts nothing: `shrine_class.0`."""
    return box.key_values[word][lang]


NAMES: dict[str, Callable[[Box, str, str], str]] = {
    "action_card": _action_card,
    "action_card_text": _action_card_text,
    "benefit": _benefit,
    "follower_rune_action": _rune_action,
    "follower_rune_action_text": _rune_action_text,
    "skip": _skip,
    "tie": _tie,
    "reason": _reason,
    "corrupted_hero": _corrupted_hero,
    "corrupted_hero_text": _corrupted_hero_text,
    "target_mode": _mode,
    "target_mode_text": _mode_text,
    "challenge": _challenge,
    "challenge_text": _challenge_text,
    "key": _key,
    "key_value": _key_value,
}


def things(box: Box) -> dict[str, list[str]]:
    """Every word that has a name, by kind."""
    return {
        "action_card": [card.id for card in box.surtur.cards],
        "benefit": [card.id for card in box.surtur.cards],
        "follower_rune_action": list(box.surtur.rune_names),
        "skip": ["unpaid", "unresolved"],
        "tie": [word.removeprefix("tie.") for word in box.parts if word.startswith("tie.")],
        "reason": [word.removeprefix("reason.") for word in box.parts if word.startswith("reason.")],
        "corrupted_hero": [hero.id for hero in box.surtur.heroes],
        "target_mode": list(box.surtur.mode_names),
        "challenge": [challenge.id for challenge in box.surtur.challenges],
        "key": list(box.key_names),
        "key_value": list(box.key_values),
    }
