"""GEN-12.19 Attacks: both sides commit secretly, reveal, and compare (GEN-13, GEN-14)."""

from __future__ import annotations

from grognard.games.generalship.book import (
    ADVANCED,
    BASIC,
    BASICS,
    CARD_KINDS,
    CLASS,
    CONDITIONS,
    IRREGULAR_CONDITIONS,
    KINDS,
    NO_STYLE,
    NOBODY,
    PAGES,
    SEA_BATTLE,
    SHIP,
    STYLES,
    UNITS,
    Kind,
)
from grognard.games.generalship.losses import settle_losses
from grognard.games.generalship.state import (
    ATTACKERS_ATTACK,
    REWARD,
    Battle,
    GenState,
    Side,
)
from grognard.games.generalship.sums import attack_sums, fighting, own_style
from grognard.games.generalship.tactics import battle_ability, battle_kind
from grognard.games.generalship.terms import (
    ASSIGN,
    ASSIGN_AT,
    DONE,
    NO_CHOICE,
    STYLE,
    TACTIC,
    TACTIC_AT,
    UNDO,
    UNIT,
    UNIT_AT,
)
from grognard.games.generalship.units import KIND, counts_of, ships_in, show, units_at
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term, Together
from grognard.kernel.journal import Told

FIGHT_SQUADRON = Ask("fight_squadron", "GEN-14.1", "unit", secret=True, always=True)
FIGHT_ASSIGN = Ask("fight_assign", "GEN-13.1", "assignment", secret=True, always=True)
FIGHT_ADVANCED = Ask("fight_advanced", "GEN-13.5", "tactic", secret=True, always=True)

COMMITTED = Told("committed", "GEN-12.21", "who:player", "cards:terms")
SUPPORTED = Told("supported", "GEN-13.5", "who:player", "card:term")
SEA_STYLE = Told("sea_style", "GEN-14.5", "style:term")
ATTACK = Told("attack", "GEN-12.19", "who:player", "other:player", "atk:number", "def:number")


# -- procedures ----------


def defenders_attack(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.19 Step 6: if the defender's attack succeeds he wins, else step 7 follows."""
    if (yield from attack(s, b, b.defender)):
        settle_losses(s, b)
    else:
        b.step = ATTACKERS_ATTACK


def attackers_attack(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.20 Step 7: if the attacker's attack fails the defender wins, and nobody is lost."""
    if (yield from attack(s, b, b.attacker)):
        settle_losses(s, b)
    else:
        b.winner, b.loser = b.defender, b.attacker
        b.step = REWARD


def attack(s: GenState, b: Battle, striker: Player) -> Procedure[bool]:
    """GEN-12.21 Both sides commit in secret and reveal; True if the attack beats the defence."""
    warder = b.other(striker)
    yield Together({striker: commit(s, b, striker, True), warder: commit(s, b, warder, False)})
    for player in (striker, warder):
        reveal(s, b, player)
    atk, ward, style = attack_sums(s, b, striker)
    if style != NO_STYLE:
        s.journal.tell(SEA_STYLE, STYLE[style])
    s.journal.tell(ATTACK, striker, warder, atk, ward)
    for side in b.sides:
        clear(side)
    if atk <= ward:
        return False
    steadfast = battle_ability(s, b, warder, "loss_reduction")
    reduction = steadfast.amount if steadfast is not None else 0
    b.winner, b.loser, b.style = striker, warder, style
    b.difference = max(1, atk - ward - reduction)
    return True


def commit(s: GenState, b: Battle, player: Player, striking: bool) -> Procedure[None]:
    """GEN-12.21, 13.1, 14.1 A squadron, basic cards with regiments, and at most one advanced card."""
    side = b.side(player)
    if battle_kind(b) == SEA_BATTLE:
        yield from choose_squadron(s, b, player)
    if side.basic and ships_in(units_at(s, player, b.tile)) < len(units_at(s, player, b.tile)):
        yield from assign(s, b, player)
    if side.advanced:
        cards = [TACTIC[battle_kind(b)][card] for card in usable(s, b, player, striking)]
        chosen = yield Choice(player, FIGHT_ADVANCED, [NO_CHOICE, *cards])
        if chosen != NO_CHOICE:
            side.support = TACTIC_AT[battle_kind(b)][chosen]


def choose_squadron(s: GenState, b: Battle, player: Player) -> Procedure[None]:
    """GEN-14.1 Exactly one own squadron fights."""
    ships = [unit & KIND for unit in units_at(s, player, b.tile) if CLASS[unit & KIND] == SHIP]
    kind = ships[0]
    if len(ships) > 1:
        options = [UNIT[each] for each in sorted(set(ships))]
        kind = UNIT_AT[(yield Choice(player, FIGHT_SQUADRON, options))]
    b.side(player).squadron = kind


def assign(s: GenState, b: Battle, player: Player) -> Procedure[None]:
    """GEN-13.1, 18.4 Cards take regiments one after the other; the last can be taken back."""
    side = b.side(player)
    while True:
        options = [*assignments(s, b, player), DONE]
        if side.assigned and side.undos < PAGES.limits.undos_per_attack:
            options.append(UNDO)
        chosen = yield Choice(player, FIGHT_ASSIGN, options)
        if chosen == DONE:
            return
        if chosen == UNDO:
            side.assigned.pop()
            side.undos += 1
        else:
            side.assigned.append(chosen)


# -- queries ----------


def assignments(s: GenState, b: Battle, player: Player) -> list[Term]:
    """GEN-13.1 to 13.3, 14.2, 14.3 What a card still in hand can take of the regiments still free."""
    side = b.side(player)
    sea = battle_kind(b)
    most = PAGES.battle.sea_max_regiments if sea else PAGES.battle.land_max_regiments
    taken = fighting(side)
    free = counts_of(units_at(s, player, b.tile))
    for kind in range(KINDS):
        free[kind] -= taken[kind]
    left = most - sum(taken)
    hand = side.basic.copy()
    for term in side.assigned:
        hand.remove(ASSIGN_AT[term][0])
    guns = not sea or UNITS[side.squadron].carries_guns
    options = []
    for card in sorted(set(hand)):
        for kind in CARD_KINDS[sea][card]:
            if free[kind] and (guns or not is_artillery(kind)):
                for place, count in enumerate(BASIC[sea][card].regiments):
                    if count <= free[kind] and count <= left:
                        options.append(ASSIGN[sea][card][kind][place])
    return options


def is_artillery(kind: Kind) -> bool:
    """GEN-14.2 Regiments that fight at sea by bombardment only."""
    return UNITS[kind].sea_bomb_atk > 0


def usable(s: GenState, b: Battle, player: Player, striking: bool) -> list[int]:
    """GEN-13.5, 13.6, 14.8 to 14.11 Advanced cards in hand whose own conditions hold."""
    side = b.side(player)
    sea = battle_kind(b)
    counts = fighting(side)
    return [
        card for card in sorted(set(side.advanced)) if is_usable(s, b, player, card, counts, striking, sea)
    ]


def is_usable(
    s: GenState, b: Battle, player: Player, card: int, counts: list[int], striking: bool, sea: int
) -> bool:
    row = ADVANCED[sea][card - BASICS]
    if row.effect == "bonus":
        return conditions_hold(CONDITIONS[sea][card - BASICS], counts)
    if row.effect == "irregular":
        skill = battle_ability(s, b, player, "irregular")
        return skill is not None and conditions_hold(IRREGULAR_CONDITIONS[skill.irregular], counts)
    style = own_style(counts)
    if row.effect == "sea_bonus":
        own = striking and style == STYLES.index(row.style)
        return own and conditions_hold(CONDITIONS[sea][card - BASICS], counts)
    if row.effect == "evade_melee":
        return style == STYLES.index("shooting")
    if row.effect == "evade_bombardment":
        return style != STYLES.index("bombardment")
    return False


def conditions_hold(conditions: list[tuple[list[Kind], int, int]], counts: list[int]) -> bool:
    """GEN-12.25 Enough, and not too many, fighting regiments of every kind named."""
    return all(least <= sum(counts[kind] for kind in kinds) <= most for kinds, least, most in conditions)


# -- changes ----------


def reveal(s: GenState, b: Battle, player: Player) -> None:
    """GEN-12.21, 21 Cards and regiments are shown; the cards are discarded after the attack."""
    side = b.side(player)
    s.journal.tell(COMMITTED, player, tuple(side.assigned))
    for term in side.assigned:
        card = ASSIGN_AT[term][0]
        side.basic.remove(card)
        b.played.append(card)
    for kind, count in enumerate(fighting(side)):
        if count:
            show(s, player, b.tile, kind, count)
    if side.squadron != NOBODY:
        show(s, player, b.tile, side.squadron, 1)
    if side.support != NOBODY:
        s.journal.tell(SUPPORTED, player, TACTIC[battle_kind(b)][side.support])
        side.advanced.remove(side.support)
        b.played.append(side.support)


def clear(side: Side) -> None:
    """The attack is over; nothing is committed."""
    side.assigned = []
    side.support = NOBODY
    side.squadron = NOBODY
    side.undos = 0
