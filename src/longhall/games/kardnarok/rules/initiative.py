"""The initiative: the combatant who is behind acts until it leads or gives in (Basic 10, 12 to 15; Duel)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because, lacking
from longhall.engine.state import replaced_at
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.hooks import NO_CAP, PURCHASE_PRICE, VILLAGER_CAP
from longhall.games.kardnarok.options import BUY, HIRE, PASS, THOR_PLACE, VILLAGER
from longhall.games.kardnarok.rules.count import leader, tell_counter
from longhall.games.kardnarok.rules.hiring import Hire, why_hire
from longhall.games.kardnarok.rules.norns import NOT_IN_HAND, norn_options, play_norn, why_use
from longhall.games.kardnarok.state import CANCELLED, HELPS, THOR, USE_STATE, Kardnarok


class Initiative(Frame):
    """There is always one combatant behind, and it has the initiative: to reinforce, to use Norns one after another,
    to hire (KR-INITIATIVE-01..07, KR-NORNS-02, KR-MERC-12, KR-FLOW-06, 07)."""

    STEPS = ("act", "help")

    # Reinforcements and Norns in any order, last of all a mercenary; or give in. Who has hired may only use Freya's
    # Magic late, and then its mercenary helps (KR-MERC-11, 21)
    def ask_act(self, g: Kardnarok) -> list[Ask]:
        role = 1 - leader(g)
        seat = g.fighters[role]
        hired = g.contracts[role] == HELPS
        ask = asks.employer if hired else asks.initiative
        return [ask(seat, [PASS, *actions(g, seat)])]

    def why_act(self, g: Kardnarok, seat: int, option: Option) -> str:
        if seat not in g.fighters:
            return "KR-ROUND-08"
        if g.role_of(seat) == leader(g):
            return "KR-INITIATIVE-05"
        return why_action(g, seat, option)

    def do_act(self, g: Kardnarok, seat: int, option: Option) -> Where:
        role = g.role_of(seat)
        if option is PASS:
            return "help" if g.contracts[role] == HELPS else OVER
        if option is HIRE:
            g.push(Hire(role))
        elif option is BUY:
            buy_norns(g, seat, role)
        elif option.verb == "norn":
            play_norn(g, seat, role, option.arg)
        else:
            reinforce(g, seat, role, option)
        return AGAIN

    # A hired mercenary uses up to 2 Norns while its employer is behind (KR-MERC-07..09, 15, 16, 18)
    def ask_help(self, g: Kardnarok) -> list[Ask]:
        role = 1 - leader(g)
        seat = g.mercenaries[role]
        return [asks.help(seat, [PASS, *norn_options(g, seat, "help")], employer=g.fighters[role])]

    def why_help(self, g: Kardnarok, seat: int, option: Option) -> str:
        if seat != g.mercenaries[1 - leader(g)]:
            return "KR-MERC-21"
        return why_use(g, seat, option.arg, "help") if option.verb == "norn" else "KR-MERC-18"

    def do_help(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            return OVER
        play_norn(g, seat, g.serves(seat), option.arg)
        return "act"


def actions(g: Kardnarok, seat: int) -> list[Option]:
    """What the combatant with the initiative may do (KR-INITIATIVE-02, 03)."""
    found = [option for option in reinforcements(g, seat) if not why_action(g, seat, option)]
    found += norn_options(g, seat, "combat")
    help = HIRE if g.purse().hires else BUY
    return found if why_action(g, seat, help) else [*found, help]


def has_open_action(g: Kardnarok, seat: int) -> bool | None:
    """Has the combatant with the initiative something to do, as all can see: to hire or to buy? An empty hand and no
    bronze leave nothing; else its cards decide."""
    if not why_action(g, seat, HIRE if g.purse().hires else BUY):
        return True
    return None if g.hands[seat] else False


def reinforcements(g: Kardnarok, seat: int) -> list[Option]:
    """The villagers in hand and, under the Thor ritual, all Warriors (KR-REINFORCE-01, 05)."""
    warriors = g.faces_of(g.warriors_in_hand(seat))
    rows, faces = g.box.warriors, g.box.warrior_faces
    found = [VILLAGER[face] for face in warriors if rows[faces[face][0]].villager]
    return found + [THOR_PLACE[face] for face in warriors] if g.gods[g.role_of(seat)] == THOR else found


def why_action(g: Kardnarok, seat: int, option: Option) -> str:
    """The rule that forbids an action to the combatant with the initiative. Who hired may do nothing more itself; who
    paid an outsider for doing nothing may (KR-MERC-11, 20)."""
    role = g.role_of(seat)
    if option.verb == "norn":
        return why_use(g, seat, option.arg, "combat")
    if option.verb not in ("villager", "thor", "hire", "buy"):
        return "KR-INITIATIVE-02"
    if g.contracts[role] == HELPS:
        return "KR-MERC-05" if option is HIRE else "KR-MERC-11"
    if g.sought[role]:
        after_buying = "KR-DUEL-08" if option is BUY else "KR-DUEL-10"
        return "KR-MERC-01" if g.purse().hires else after_buying
    if option is HIRE:
        return why_hire(g, role) if g.purse().hires else "KR-DUEL-06"
    if option is BUY:
        return "KR-MERC-01" if g.purse().hires else why_buy(g, seat)
    return why_reinforce(g, seat, role, option)


def why_reinforce(g: Kardnarok, seat: int, role: int, option: Option) -> str:
    """Villagers in any number, and humans in the 2 places of the Thor ritual (KR-RITUAL-05;
    KR-REINFORCE-01, 05, 07, 09, 10)."""
    row = g.box.warriors[g.box.warrior_faces[option.arg][0]]
    if not g.holds(seat, option.arg):
        return NOT_IN_HAND
    if option.verb == "villager":
        if not row.villager:
            return "KR-REINFORCE-01"
        most = g.fold(VILLAGER_CAP, NO_CAP)
        if len(g.villagers[role]) >= most:
            return because("KR-GEN-10", "villagers", n=most)
    else:
        if g.gods[role] != THOR:
            return "KR-REINFORCE-05"
        if len(g.thor_places[role]) >= g.box.constants.thor_places:
            return because("KR-REINFORCE-05", "thor", n=g.box.constants.thor_places)
        if not row.human:
            return "KR-REINFORCE-07"
    return "KR-GEN-11" if is_plagued(g, role, option.verb) else ""


def is_plagued(g: Kardnarok, role: int, kind: str) -> bool:
    """Does a Norn in effect block this kind of reinforcement? (KR-AMB-42)"""
    for use, blocked, villagers, thor in g.plagues:
        if blocked == role and g.uses[use][USE_STATE] != CANCELLED and (villagers if kind == "villager" else thor):
            return True
    return False


def reinforce(g: Kardnarok, seat: int, role: int, option: Option) -> None:
    """Lay a Warrior of the hand face up (KR-REINFORCE-02, 06)."""
    card = g.find(g.hands[seat], option.arg)
    g.move(card, g.hands[seat], g.villagers[role] if option.verb == "villager" else g.thor_places[role])
    if option.verb == "villager":
        g.tell_reinforced_villager(kingdom=seat, warrior=option.word)
    else:
        g.tell_reinforced_thor(kingdom=seat, warrior=option.word)
    tell_counter(g)


def price_of_norns(g: Kardnarok) -> int:
    """The number of the round in bronze (KR-DUEL-07)."""
    return g.fold(PURCHASE_PRICE, g.round)


def why_buy(g: Kardnarok, seat: int) -> str:
    """One purchase per combat, as long as the bronze lasts (KR-DUEL-06..08)."""
    price = price_of_norns(g)
    if g.bronze[seat] < price:
        return lacking("KR-DUEL-07", "bronze", price, g.bronze[seat])
    return "" if g.norns else "KR-DUEL-07"


def buy_norns(g: Kardnarok, seat: int, role: int) -> None:
    """Pay at once, win or lose; take the top 2 Norns for use in this combat (KR-DUEL-06..09)."""
    price = price_of_norns(g)
    g.bronze[seat] -= price
    g.bronze_out += price
    g.sought = replaced_at(g.sought, role, 1)
    drawn = [g.draw(g.norns, g.hands[seat], g.eyes(seat)) for _ in range(min(g.box.purchase, len(g.norns)))]
    g.bought = replaced_at(g.bought, seat, tuple([g.face(card) - g.box.first_norn for card in drawn]))
    words: list[str] = [g.word(card) for card in drawn]
    g.tell_bought(g.eyes(seat), kingdom=seat, n=price, cards=words)
