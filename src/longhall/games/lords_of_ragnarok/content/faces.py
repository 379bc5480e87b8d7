"""Everything with a text of its own, each by its kind and its word: what needs a test of its own."""

from longhall.games.lords_of_ragnarok.content.rows import Box


def faces(box: Box) -> list[str]:
    """Cards, tiles and boards; a board or deity card with several texts has an entry for each of them."""
    return [
        *(f"combat.{card.id}" for card in box.combat),
        *(f"attack.{card.id}" for card in box.attacks),
        *(power.word for power in box.powers),  # heroes, artifacts, blessings
        *(f"origin.{card.id}" for card in box.origins),
        *(f"event.{card.id}" for card in box.events),
        *(f"requirement.{card.id}" for board in box.maps for card in board.requirements),
        *(f"monster.{monster.id}.{text}" for monster in box.monsters for text in ("territory", "special")),
        *(f"boss.{box.boss.id}.{text}" for text in ("rule", "activation", "special")),
        *(f"deity.{deity.id}.{level + 1}" for deity in box.monuments for level in range(len(deity.bonuses))),
        *(f"realm.{realm.id}" for realm in box.realms),
        *(f"rune_action.{action.id}" for action in box.rune_actions),
        *(f"reward.{reward}" for reward in box.reward_names),
        *(f"corrupted.{hero.id}" for hero in box.surtur.heroes),
        *(f"action.{card.id}" for card in box.surtur.cards if card.benefit is not None),
        *(f"challenge.{challenge.id}" for challenge in box.surtur.challenges),
    ]
