"""What can be said of a battle from what a player sees: the strength of both sides, and of each commitment.

Of units that lie face down only the class is known; their strength is a range (GEN-21).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.generalship import attack, battle, losses, march, tactics
from grognard.games.generalship.book import (
    ADVANCED,
    ANY,
    BASICS,
    CLASS,
    IRREGULARS,
    KINDS,
    KINDS_OF_CLASS,
    LAND_ATK,
    LAND_BATTLE,
    LAND_DEF,
    NO_STYLE,
    PAGES,
    SEA,
    SEA_ATK,
    SEA_BATTLE,
    SEA_DEF,
    SHIP_DEF,
    TERRAIN,
    Ability,
    Kind,
    Tile,
)
from grognard.games.generalship.generals import ability
from grognard.games.generalship.ownership import enemies_on, has_enemies
from grognard.games.generalship.state import DEFENDERS_ATTACK, Battle, GenState, Unit
from grognard.games.generalship.sums import STYLE_OF
from grognard.games.generalship.tactics import battle_ability, battle_kind
from grognard.games.generalship.terms import (
    ASSIGN_AT,
    CANCEL,
    NO,
    TACTIC_AT,
    TILE_AT,
    UNIT_AT,
)
from grognard.games.generalship.units import KIND, units_at
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Term

Range: TypeAlias = tuple[int, int]

Army: TypeAlias = list[tuple[Kind, Ability | None]]
"""Units, each with the ability of its commander that makes some units an elite."""

FIGHT_ON: Final = (battle.FORCE_WITHDRAWAL, tactics.PLAY_RETREAT)
"""Questions where `no` means that the battle is fought."""


def hints(s: GenState, choice: Choice) -> dict[Term, Hint]:
    """For the player who is asked; the state is redacted for that player."""
    player, b = choice.player, s.battle
    if choice.ask is march.MARCH_DEST:
        goals = [term for term in choice.options if term != CANCEL]
        fought = [term for term in goals if has_enemies(s, player, TILE_AT[term])]
        return {term: before_attack(s, player, TILE_AT[term]) for term in fought}
    if b is None:
        return {}
    if choice.ask in FIGHT_ON:
        ours = army(s, player, units_at(s, player, b.tile))
        return {NO: clash(b.tile, ours, army(s, b.other(player), units_at(s, b.other(player), b.tile)))}
    if choice.ask is attack.FIGHT_ASSIGN:
        chosen = [term for term in choice.options if term in ASSIGN_AT]
        return {term: adds(assigned(s, b, player, term)) for term in chosen}
    if choice.ask is attack.FIGHT_ADVANCED:
        cards = [term for term in choice.options if term in TACTIC_AT[battle_kind(b)]]
        return {term: adds(supported(s, b, player, term)) for term in cards}
    if choice.ask is attack.FIGHT_SQUADRON:
        return {term: Hint("defence", n=SHIP_DEF[UNIT_AT[term]]) for term in choice.options}
    if choice.ask is losses.LOSS_UNIT:
        return {term: Hint("covers", n=losses.worth(b, [UNIT_AT[term]])) for term in choice.options}
    return {}


def adds(strength: int) -> Hint:
    return Hint("adds", n=strength)


# -- both armies ----------


def before_attack(s: GenState, player: Player, tile: Tile) -> Hint:
    """GEN-10.16 The group that marches against all enemies on the tile, whom it meets one after the other."""
    theirs: Army = []
    for enemy in enemies_on(s, player, tile):
        theirs += army(s, enemy, units_at(s, enemy, tile))
    return clash(tile, army(s, player, s.group), theirs)


def army(s: GenState, player: Player, units: list[Unit]) -> Army:
    """The units, each with the elite that its commander makes of some of them (GEN-6.14)."""
    elite = ability(s, player, "unit_bonus")
    return [(unit & KIND, elite) for unit in units]


def clash(tile: Tile, ours: Army, theirs: Army) -> Hint:
    """GEN-13.4 The strongest regiments of each side that can fight at once, without cards."""
    kind = SEA_BATTLE if TERRAIN[tile] == SEA else LAND_BATTLE
    attack_low, attack_high = strength(theirs, kind, True)
    defence_low, defence_high = strength(theirs, kind, False)
    known = (attack_low, defence_low) == (attack_high, defence_high)
    return Hint(
        "clash" if known else "clash_range",
        attack=strength(ours, kind, True)[1],
        defence=strength(ours, kind, False)[1],
        attack_low=attack_low,
        attack_high=attack_high,
        defence_low=defence_low,
        defence_high=defence_high,
    )


def strength(units: Army, kind: int, striking: bool) -> Range:
    """The least and the most that these units can bring to bear."""
    battle = PAGES.battle
    fighting = battle.sea_max_regiments if kind == SEA_BATTLE else battle.land_max_regiments
    ranges = [values_of(unit, kind, striking, elite) for unit, elite in units]
    least = sorted((low for low, _ in ranges), reverse=True)[:fighting]
    most = sorted((high for _, high in ranges), reverse=True)[:fighting]
    return sum(least), sum(most)


def values_of(unit: Kind, kind: int, striking: bool, elite: Ability | None) -> Range:
    """What one unit is worth; of one that lies face down all types of its class are possible."""
    units = [unit] if unit < KINDS else KINDS_OF_CLASS[CLASS[unit]]
    values = [value_of(each, kind, striking, elite) for each in units]
    return min(values), max(values)


def value_of(unit: Kind, kind: int, striking: bool, elite: Ability | None) -> int:
    """GEN-13.4, GEN-14.4 By the values on land or of the own style at sea; GEN-6.14 the elite counts more."""
    value = (LAND_ATK if striking else LAND_DEF)[unit]
    if kind == SEA_BATTLE:
        style = STYLE_OF[unit]
        value = 0 if style == NO_STYLE else (SEA_ATK if striking else SEA_DEF)[style][unit]
    if value and elite is not None and elite.battle in (ANY, kind) and unit in elite.units:
        value += elite.atk if striking else elite.def_
    return value


# -- one commitment ----------


def is_striking(b: Battle, player: Player) -> bool:
    """GEN-12.19 The defender strikes first."""
    return (player == b.defender) == (b.step == DEFENDERS_ATTACK)


def assigned(s: GenState, b: Battle, player: Player, term: Term) -> int:
    """GEN-13.4 The regiments that this card sends into the attack."""
    _, unit, count = ASSIGN_AT[term]
    elite = battle_ability(s, b, player, "unit_bonus")
    return count * value_of(unit, battle_kind(b), is_striking(b, player), elite)


def supported(s: GenState, b: Battle, player: Player, term: Term) -> int:
    """GEN-13.5, GEN-13.6 The bonus of an advanced card."""
    row = ADVANCED[battle_kind(b)][TACTIC_AT[battle_kind(b)][term] - BASICS]
    striking = is_striking(b, player)
    if battle_kind(b) == LAND_BATTLE and row.effect == "irregular":
        skill = battle_ability(s, b, player, "irregular")
        if skill is not None:
            return IRREGULARS[skill.irregular].atk if striking else IRREGULARS[skill.irregular].def_
    return row.atk if striking else row.def_
