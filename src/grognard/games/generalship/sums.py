"""GEN-13.8, GEN-14.4 Sums: what an attack and its defence are worth, on land and at sea."""

from __future__ import annotations

from grognard.games.generalship.book import (
    ADVANCED,
    ANY,
    BASICS,
    BOMBARDMENT,
    CAVALRY,
    CLASS,
    IRREGULARS,
    KINDS,
    LAND_ATK,
    LAND_DEF,
    MELEE,
    NO_STYLE,
    NOBODY,
    PRIORITY,
    SEA_ATK,
    SEA_BATTLE,
    SEA_DEF,
    SHIP,
    SHIP_DEF,
    SHOOTING,
    STYLES,
    UNITS,
)
from grognard.games.generalship.state import Battle, GenState, Side
from grognard.games.generalship.tactics import battle_ability, battle_kind
from grognard.games.generalship.terms import ASSIGN_AT
from grognard.kernel.choice import Player

STYLE_OF = [
    NO_STYLE
    if CLASS[kind] in (CAVALRY, SHIP)
    else MELEE
    if row.range == "close"
    else BOMBARDMENT
    if row.sea_bomb_atk
    else SHOOTING
    for kind, row in enumerate(UNITS)
]
"""GEN-14.4 How a regiment type fights at sea."""


def fighting(side: Side) -> list[int]:
    """How many regiments of each type fight in this attack."""
    counts = [0] * KINDS
    for term in side.assigned:
        _, kind, count = ASSIGN_AT[term]
        counts[kind] += count
    return counts


def attack_sums(s: GenState, b: Battle, striker: Player) -> tuple[int, int, int]:
    """GEN-13.8, 14.6 to 14.10 ATK of the striking side, DEF of the other, and the final style at sea."""
    warder = b.other(striker)
    if battle_kind(b) == SEA_BATTLE:
        return sea_sums(s, b, striker, warder)
    atk = land_sum(s, b, striker, striking=True)
    return atk, land_sum(s, b, warder, striking=False), NO_STYLE


# -- land ----------


def land_sum(s: GenState, b: Battle, player: Player, striking: bool) -> int:
    """GEN-13.4 to 13.8 Regiments, one advanced card, and the commander's elite troops."""
    side = b.side(player)
    counts = fighting(side)
    values = LAND_ATK if striking else LAND_DEF
    total = sum(counts[kind] * values[kind] for kind in range(KINDS))
    return total + card_bonus(s, b, player, striking) + elite_bonus(s, b, player, counts, striking, values)


def card_bonus(s: GenState, b: Battle, player: Player, striking: bool) -> int:
    """GEN-13.5, 13.6 The bonus of the advanced card added on land."""
    card = b.side(player).support
    if card == NOBODY:
        return 0
    row = ADVANCED[0][card - BASICS]
    if row.effect == "irregular":
        skill = battle_ability(s, b, player, "irregular")
        assert skill is not None, "irregulars without a commander who has them"
        option = IRREGULARS[skill.irregular]
        return option.atk if striking else option.def_
    return row.atk if striking else row.def_


def elite_bonus(
    s: GenState, b: Battle, player: Player, counts: list[int], striking: bool, values: list[int]
) -> int:
    """GEN-6.14 Every fighting regiment of the elite adds its bonus, where its own value is above 0."""
    elite = battle_ability(s, b, player, "unit_bonus")
    if elite is None or elite.battle not in (ANY, battle_kind(b)):
        return 0
    each = elite.atk if striking else elite.def_
    return sum(each * counts[kind] for kind in elite.units if values[kind] > 0)


# -- sea ----------


def own_style(counts: list[int]) -> int:
    """GEN-14.4 Melee before shooting before bombardment; without regiments no style."""
    styles = [STYLE_OF[kind] for kind in range(KINDS) if counts[kind]]
    for style in (MELEE, SHOOTING, BOMBARDMENT):
        if style in styles:
            return style
    return NO_STYLE


def final_style(one: int, other: int) -> int:
    """GEN-14.5 The style of higher priority; a side without style is ignored."""
    styles = [style for style in (one, other) if style != NO_STYLE]
    return max(styles, key=lambda style: PRIORITY[style]) if styles else MELEE


def effect_of(side: Side) -> str:
    """What the advanced card added at sea does."""
    return "" if side.support == NOBODY else ADVANCED[SEA_BATTLE][side.support - BASICS].effect


def sea_sums(s: GenState, b: Battle, striker: Player, warder: Player) -> tuple[int, int, int]:
    """GEN-14.6 to 14.10 By the values of the final style, unless a side evades."""
    ours, theirs = b.side(striker), b.side(warder)
    strikes, wards = fighting(ours), fighting(theirs)
    one, other = own_style(strikes), own_style(wards)
    style = final_style(one, other)
    # GEN-14.9 Shooting instead of the other side's melee.
    if effect_of(ours) == "evade_melee" and other == MELEE:
        style = SHOOTING
    if effect_of(theirs) == "evade_melee" and one == MELEE:
        style = SHOOTING
    # GEN-14.10 The other side's bombardment breaks the attack off: it counts as warded off.
    if effect_of(ours) == "evade_bombardment" and other == BOMBARDMENT:
        return 0, 0, style
    if effect_of(theirs) == "evade_bombardment" and one == BOMBARDMENT:
        return 0, 0, style
    values = SEA_ATK[style]
    atk = sum(strikes[kind] * values[kind] for kind in range(KINDS))
    atk += elite_bonus(s, b, striker, strikes, True, values)
    if effect_of(ours) == "sea_bonus":
        row = ADVANCED[SEA_BATTLE][ours.support - BASICS]
        atk += row.atk if STYLES.index(row.style) == style else 0
    if style == BOMBARDMENT:
        return atk, SHIP_DEF[theirs.squadron], style
    values = SEA_DEF[style]
    ward = sum(wards[kind] * values[kind] for kind in range(KINDS))
    return atk, ward + elite_bonus(s, b, warder, wards, False, values), style
