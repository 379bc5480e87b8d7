"""Wounds of monsters and of the boss: slots, rewards, kills (LR-MONSTER-11..20, LR-VICTORY-05)."""

from longhall.engine.state import added, replaced_at
from longhall.games.lords_of_ragnarok.rules.artifacts import take_artifact
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.control import win
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.state import BOSS, BOX, DEAD, NOBODY, LordsOfRagnarok


def open_slots(g: LordsOfRagnarok, prey: int) -> list[int]:
    """The wound slots that nobody has covered."""
    return [slot for slot, owner in enumerate(g.slots[prey]) if owner == NOBODY]


def slot_words(g: LordsOfRagnarok, prey: int, slots: list[int]) -> list[str]:
    """Wound slots, as asks write them."""
    word = g.box.prey_word(prey)
    return [f"{word}.{slot + 1}" for slot in slots]


def cover(g: LordsOfRagnarok, seat: int, prey: int, slot: int, in_hunt: bool) -> None:
    """Cover a wound slot. In a hunt its reward is taken at once, outside there is none (LR-HUNT-17, LR-MONSTER-20)."""
    g.slots = replaced_at(g.slots, prey, replaced_at(g.slots[prey], slot, seat))
    g.tell_slot_covered(seat=seat, monster=g.box.prey_word(prey), slot=str(slot + 1))
    if in_hunt:
        hunt = g.inner_to_change(Chase)
        hunt.dealt += 1
        hunt.placed = (*hunt.placed, slot)
        if prey != BOSS:
            reward = g.box.monsters[prey].slots[slot].reward
            if reward >= 0:
                g.push(Effects(seat, g.box.rewards[reward]))


def uncover(g: LordsOfRagnarok, prey: int, slot: int) -> None:
    """A marker that the hunter placed in this hunt is removed (LR-AMB-59)."""
    g.slots = replaced_at(g.slots, prey, replaced_at(g.slots[prey], slot, NOBODY))
    hunt = g.inner_to_change(Chase)
    hunt.placed = tuple([each for each in hunt.placed if each != slot])
    g.tell_slot_uncovered(monster=g.box.prey_word(prey), slot=str(slot + 1))


def claim_artifact(g: LordsOfRagnarok, seat: int, monster: int) -> None:
    """After a hunt, if every slot without a reward is covered and nobody has it yet (LR-HUNT-24, LR-ARTIFACT-04,
    LR-AMB-34)."""
    row = g.box.monsters[monster]
    bare = [slot for slot, each in enumerate(row.slots) if each.reward < 0]
    if g.holders[row.artifact] == NOBODY and all(g.slots[monster][slot] != NOBODY for slot in bare):
        take_artifact(g, seat, row.artifact)


def boss_recovers(g: LordsOfRagnarok) -> None:
    """A boss that survives a hunt loses all markers (LR-BOSS-06, LS-AMB-42)."""
    g.slots = (*g.slots[:BOSS], (NOBODY,) * len(g.slots[BOSS]))
    g.tell_boss_recovers(monster=g.box.boss.id)


def kill(g: LordsOfRagnarok, seat: int, prey: int) -> None:
    """The last slot is covered: the boss's death wins the game; a monster's miniature goes to who covered it, slayer
    tokens to others with enough markers, and it never comes back (LR-VICTORY-05, LR-MONSTER-16..19, LR-AMB-49, 60,
    LS-GEN-07)."""
    if prey == BOSS:
        g.tell_victory_slayer(seat=seat)
        win(g, seat, "slayer")
        return
    row = g.box.monsters[prey]
    g.minis = added(g.minis, seat, 1)
    g.tell_monster_killed(seat=seat, monster=row.id)
    for other in g.clockwise(seat)[1:]:
        left = g.box.constants.slayer_tokens - sum(g.slayers)
        if left and g.slots[prey].count(other) >= g.box.constants.slayer_markers:
            g.slayers = added(g.slayers, other, 1)
            g.tell_slayer(seat=other, monster=row.id)
    g.slots = replaced_at(g.slots, prey, (NOBODY,) * len(row.slots))
    g.monster_at = replaced_at(g.monster_at, prey, DEAD)
    g.rings = replaced_at(g.rings, prey, NOBODY)
    if g.holders[row.artifact] == NOBODY:
        g.holders = replaced_at(g.holders, row.artifact, BOX)
