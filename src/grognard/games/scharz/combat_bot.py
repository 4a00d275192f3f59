"""What a competent player knows of combat: odds of a battle, whom to risk, when to run, when to storm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grognard.games.scharz.battle_state import FLEEING, Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.casualties import piece_term
from grognard.games.scharz.dice_pool import (
    DIE_ON,
    LIFE_ON,
    OPEN_COUNTRY,
    ROUGH,
    SHIP,
    WALLS,
    Ground,
    engines_remove,
    wall_of,
)
from grognard.games.scharz.muster import footing, ground_of, is_naval, is_open_country
from grognard.games.scharz.state import (
    INSIDE,
    NOBODY,
    WORKING,
    ScharzState,
    Unit,
    owner,
    passengers,
    units_at,
)
from grognard.games.scharz.status import open_units, wall_level
from grognard.games.scharz.tables import (
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    HEAVY,
    LIGHT,
    MERCENARY,
    NO_DIE,
    SIEGE,
    TRANSPORT,
    WARSHIP,
)
from grognard.games.scharz.terms import (
    ASSAULT,
    BREAK_OFF,
    BURN,
    CANCEL,
    CONTINUE,
    DONE,
    HOLD,
    LEAVE,
    NO,
    OCCUPY,
    PURSUE,
    RAID_SHIPYARD,
    REROLL_TERMS,
    SALLY,
    SEAT_TERMS,
    SLAUGHTER,
    STAND,
    STAY,
    TAKE,
    TERMS,
    YES,
    field_of,
    is_field,
    seat_of,
    value_of,
)
from grognard.kernel.choice import Choice, Player, Term

Wish: TypeAlias = "Callable[[ScharzState, Choice], list[float]]"

WORTH: Final = {
    LIGHT: 2.0,
    HEAVY: 3.0,
    SIEGE: 3.5,
    CAVALRY: 6.0,
    MERCENARY: 5.0,
    ELEPHANT: 8.0,
    TRANSPORT: 4.0,
    WARSHIP: 5.0,
    CORSAIR: 6.0,
}
"""What it costs to replace a unit."""

MEAN: Final = [sum(die.faces) / 6 + die.faces.count(0) / 18 for die in BOOK.dice[:3]]
"""Swords that a die brings on average, three blanks counted as one."""
MEAN_INVERTED: Final = BOOK.dice[0].faces.count(0) / 6 + sum(face > 0 for face in BOOK.dice[0].faces) / 18

PRESTIGE_TO_SPARE: Final = 16

# -- strength ----------


def power(s: ScharzState, ground: Ground, units: list[Unit]) -> float:
    """Swords of a round times life points: twice as many units are four times as strong."""
    swords = life = 0.0
    for u in units:
        where = footing(s, ground, u)
        kind = s.kind[u]
        die = DIE_ON[where][kind]
        if die != NO_DIE:
            swords += MEAN_INVERTED if kind == LIGHT and where & ROUGH else MEAN[die]
        life += max(1, LIFE_ON[where][kind] - s.damage[u])
    return (swords + 0.1) * life


def swords_expected(s: ScharzState, ground: Ground, units: list[Unit]) -> float:
    dice = [DIE_ON[footing(s, ground, u)][s.kind[u]] for u in units]
    return sum(MEAN[die] for die in dice if die != NO_DIE)


def ground_in(s: ScharzState, f: int) -> Ground:
    terrain = s.board.terrain[f]
    return (ROUGH if terrain.rough else 0) | (OPEN_COUNTRY if is_open_country(s, f) else 0)


def odds(ours: float, theirs: float) -> float:
    """How much stronger we are: 1 is even."""
    return ours / theirs if theirs > 0 else 9.0


def battle_now(s: ScharzState) -> Battle | None:
    """The battle or assault that a question is about."""
    combat = s.combat
    if combat is None:
        return None
    if combat.turn < len(combat.battles):
        return combat.battles[combat.turn]
    return combat.siege


def sides_for(s: ScharzState, battle: Battle, p: Player) -> tuple[list[Unit], list[Unit]]:
    """The units on the player's side of a battle, and those against it."""
    ours: list[Unit] = []
    theirs: list[Unit] = []
    for side in battle.sides:
        units = side.units + side.joining
        if is_naval(battle):
            units += [u for ship in side.units for u in passengers(s, ship)]
        if side.players & s.friends[p]:
            ours += units
        elif side.status <= FLEEING:
            theirs += units
    return ours, theirs


def battle_odds(s: ScharzState, p: Player) -> float:
    battle = battle_now(s)
    if battle is None:
        return 1.0
    ours, theirs = sides_for(s, battle, p)
    ground = SHIP if is_naval(battle) else ground_of(s, battle)
    return odds(power(s, ground, ours), power(s, ground, theirs))


def field_odds(s: ScharzState, p: Player, f: int, ours: list[Unit]) -> float:
    """The odds of some units against the hostile ones in the open of a field."""
    theirs = [u for u in units_at(s, f) if s.foes[p] >> owner(u) & 1]
    ground = ground_in(s, f)
    return odds(power(s, ground, ours), power(s, ground, theirs)) if theirs else 9.0


def score(choice: Choice, liked: dict[Term, float]) -> list[float]:
    """These wishes for the named terms, 0 for the others."""
    return [liked.get(term, 0.0) for term in choice.options]


# -- return ----------


def sally(s: ScharzState, choice: Choice) -> list[float]:
    """Come out when the fight in the open is as good as won."""
    f = field_of(s, choice.about[0])
    p = choice.player
    ours = units_at(s, INSIDE + f) + [u for u in open_units(s, f) if s.friends[p] >> owner(u) & 1]
    return score(choice, {SALLY: field_odds(s, p, f, ours) - 1.3, STAY: 0.0})


def return_unit(s: ScharzState, choice: Choice) -> list[float]:
    """Go behind the walls when the enemy is stronger; engines and cavalry are of little use there."""
    f = field_of(s, choice.about[0])
    p = choice.player
    ours = [u for u in open_units(s, f) if s.friends[p] >> owner(u) & 1]
    danger = 1.0 - field_odds(s, p, f, ours)
    weight = {piece_term(s, u): 1.0 if s.kind[u] in (SIEGE, CAVALRY) else 2.0 for u in ours}
    return [danger * weight.get(term, 1.0) if term != DONE else 0.0 for term in choice.options]


def builders_fight(s: ScharzState, choice: Choice) -> list[float]:
    """All hands, unless the others can win without them."""
    f = field_of(s, choice.about[0])
    p = choice.player
    idle = [u for u in open_units(s, f) if s.friends[p] >> owner(u) & 1 and not s.flags[u] & WORKING]
    sign = -1.0 if field_odds(s, p, f, idle) > 1.5 else 1.0
    return [sign * value_of(term) for term in choice.options]


# -- battle ----------


def flee(s: ScharzState, choice: Choice) -> list[float]:
    """Run from a lost fight, best to the own settlements; never from an even one."""
    p = choice.player
    danger = 0.6 - battle_odds(s, p)
    found = []
    for term in choice.options:
        if term == STAND:
            found.append(0.0)
        elif term == BREAK_OFF:
            found.append(danger)
        else:
            found.append(danger + (shelter(s, p, field_of(s, term)) if is_field(term) else 0.2))
    return found


def shelter(s: ScharzState, p: Player, f: int) -> float:
    holder = s.control[f]
    home = s.settler[f] != NOBODY and bool(s.friends[p] >> s.settler[f] & 1)
    return 0.05 * (holder != NOBODY) + 0.1 * home


def battle_target(s: ScharzState, choice: Choice) -> list[float]:
    """Aim at the side that can be destroyed; among equals at the leader on points."""
    battle = battle_now(s)
    found = []
    for term in choice.options:
        side = side_of(battle, seat_of(term))
        life = sum(LIFE_ON[0][s.kind[u]] for u in side.units) if side is not None else 9
        found.append(s.vp[seat_of(term)] * 0.1 - life)
    return found


def side_of(battle: Battle | None, leader: Player) -> Side | None:
    if battle is None:
        return None
    return next((side for side in battle.sides if side.leader == leader), None)


REROLL_PARTS: Final = {term: word.split(":") for word, term in REROLL_TERMS.items()}
COLOURS: Final = {die.id: n for n, die in enumerate(BOOK.dice[:3])}


def reroll(s: ScharzState, choice: Choice) -> list[float]:
    """Roll again what shows less than the average; for prestige only what is clearly worth it."""
    battle = battle_now(s)
    rough = battle is not None and bool(ground_of(s, battle) & ROUGH)
    spare = s.prestige[choice.player] >= PRESTIGE_TO_SPARE
    found = []
    for term in choice.options:
        if term == DONE:
            found.append(0.0)
            continue
        means, colour, face = REROLL_PARTS[term]
        gain = MEAN[COLOURS[colour]] - int(face)
        if rough and colour == "white":
            gain = MEAN_INVERTED - (int(face) == 0)
        price = 0.0 if means != "prestige" else 0.7 if spare else 9.0
        found.append(gain - price)
    return found


def strike_the_rear(s: ScharzState, choice: Choice) -> list[float]:
    """Only the dearest targets are worth six prestige points."""
    spare = s.prestige[choice.player] >= PRESTIGE_TO_SPARE + 8
    found = []
    for term in choice.options:
        if term == NO:
            found.append(0.0)
        else:
            found.append(unit_worth(term) - 4.5 if spare else -1.0)
    return found


def unit_worth(term: Term) -> float:
    """The worth of a unit as a choice names it; cargo counts."""
    kinds = TERMS.word(term).replace(":", "+").split("+")
    return sum(WORTH[IDS[kind]] for kind in kinds if kind in IDS) if kinds[0] != "light_working" else 3.0


IDS: Final = {unit.id: n for n, unit in enumerate(BOOK.units)}


def assign_hit(s: ScharzState, choice: Choice) -> list[float]:
    """Own hits go to units that survive them, then to the cheapest; others' to the dearest."""
    battle = battle_now(s)
    if battle is None:
        return [0.0] * len(choice.options)
    ground = ground_of(s, battle)
    found = []
    for term in choice.options:
        alike = [u for side in battle.sides for u in side.units if side.hits and piece_term(s, u) == term]
        own = any(s.friends[choice.player] >> owner(u) & 1 for u in alike)
        left = min((LIFE_ON[footing(s, ground, u)][s.kind[u]] - s.damage[u] for u in alike), default=1)
        worth = unit_worth(term)
        if own:
            found.append(10.0 + left if left > 1 else -worth)
        else:
            found.append(worth - left)
    return found


def someone_elses(s: ScharzState, choice: Choice) -> list[float]:
    """A lord lets the vassals bleed."""
    return [float(seat_of(term) != choice.player) for term in choice.options]


def myself(s: ScharzState, choice: Choice) -> list[float]:
    return [float(term == SEAT_TERMS[choice.player]) for term in choice.options]


def intercept(s: ScharzState, choice: Choice) -> list[float]:
    return score(choice, {YES: 1.0})


def pursue(s: ScharzState, choice: Choice) -> list[float]:
    """Follow a beaten enemy when the odds there are good."""
    battle = battle_now(s)
    ours = sides_for(s, battle, choice.player)[0] if battle is not None else []
    chance = field_odds(s, choice.player, field_of(s, choice.about[2]), ours)
    return score(choice, {PURSUE: chance - 1.5, STAY: 0.0})


def border_advance(s: ScharzState, choice: Choice) -> list[float]:
    """Advance where the next fight can be won, best into a foreign field."""
    battle = battle_now(s)
    p = choice.player
    ours = sides_for(s, battle, p)[0] if battle is not None else []
    found = []
    for term in choice.options:
        f = field_of(s, term)
        chance = field_odds(s, p, f, ours)
        foreign = s.control[f] == NOBODY or not s.friends[p] >> s.control[f] & 1
        found.append(chance - 1.2 if chance < 1.2 else 0.5 + foreign)
    return found


def reinforce_from(s: ScharzState, choice: Choice) -> list[float]:
    """Help a fight that is open, not one that is lost or won."""
    chance = battle_odds(s, choice.player)
    wish = 1.0 if 0.3 < chance < 3.0 else -1.0
    return [0.0 if term == DONE else wish for term in choice.options]


def strongest(s: ScharzState, choice: Choice) -> list[float]:
    """The unit that fights best; nothing else is as good."""
    found = []
    for term in choice.options:
        if term in (DONE, CANCEL, NO):
            found.append(0.0 if term != NO else 9.0)
        else:
            die = DIE_ON[OPEN_COUNTRY][IDS[TERMS.word(term)]]
            found.append(1.0 + MEAN[die] if die != NO_DIE else 0.5)
    return found


def most(s: ScharzState, choice: Choice) -> list[float]:
    return [float(value_of(term)) for term in choice.options]


def rescue(s: ScharzState, choice: Choice) -> list[float]:
    return [0.0 if term == DONE else unit_worth(term) for term in choice.options]


def attack_corsair(s: ScharzState, choice: Choice) -> list[float]:
    """Two warships can do it."""
    f = field_of(s, choice.about[0])
    warships = sum(s.kind[u] == WARSHIP for u in units_at(s, f) if owner(u) == choice.player)
    return score(choice, {YES: float(warships) - 1.5, NO: 0.0})


def put_to_sea(s: ScharzState, choice: Choice) -> list[float]:
    """Where the own shores are near."""
    found = []
    for term in choice.options:
        near = s.board.near[field_of(s, term)]
        found.append(float(sum(s.settler[f] == choice.player for f in near)))
    return found


# -- sieges and spoils ----------


def siege_action(s: ScharzState, choice: Choice) -> list[float]:
    """Storm when the walls are likely to break and the garrison can be beaten; else raid, else wait."""
    chance = assault_odds(s, choice.player, field_of(s, choice.about[0]))
    return score(choice, {ASSAULT: chance - 1.0, RAID_SHIPYARD: 0.1, HOLD: 0.0})


def siege_continue(s: ScharzState, choice: Choice) -> list[float]:
    battle = battle_now(s)
    if battle is not None and not battle.walls:
        return score(choice, {CONTINUE: battle_odds(s, choice.player) - 0.8})
    chance = assault_odds(s, choice.player, field_of(s, choice.about[0]))
    return score(choice, {CONTINUE: chance - 1.0})


def assault_odds(s: ScharzState, p: Player, f: int) -> float:
    """The smaller of the chances against wall and garrison; 1 is even."""
    ours = [u for u in open_units(s, f) if s.friends[p] >> owner(u) & 1]
    ground = ground_in(s, f) | WALLS
    engines = sum(s.kind[u] == SIEGE for u in ours)
    need = wall_of(wall_level(s, f)) - engines_remove(engines)
    breach = 9.0 if need <= 0 else swords_expected(s, ground, ours) / need
    garrison = units_at(s, INSIDE + f)
    fight = odds(power(s, ground, ours), power(s, ground, garrison) + 0.5 * wall_level(s, f))
    return min(breach, fight)


def capture_choice(s: ScharzState, choice: Choice) -> list[float]:
    return score(choice, {OCCUPY: 1.0})


def seize(s: ScharzState, choice: Choice) -> list[float]:
    return score(choice, {TAKE: 3.0, BURN: 1.0, SLAUGHTER: 1.0, LEAVE: 0.0})


def nothing(s: ScharzState, choice: Choice) -> list[float]:
    return score(choice, {DONE: 1.0, NO: 1.0})


COMBAT_PREFERENCES: Final[dict[str, Wish]] = {
    "sally": sally,
    "return_unit": return_unit,
    "builders_fight": builders_fight,
    "attack_corsair": attack_corsair,
    "flee_before": flee,
    "flee": flee,
    "battle_target": battle_target,
    "front_swap": nothing,
    "front_pick": strongest,
    "reroll": reroll,
    "strike_the_rear": strike_the_rear,
    "assign_hit": assign_hit,
    "lord_dispute_hit": someone_elses,
    "lord_dispute_honour": myself,
    "intercept": intercept,
    "pursue": pursue,
    "put_to_sea": put_to_sea,
    "border_advance": border_advance,
    "reinforce_from": reinforce_from,
    "reinforce_piece": strongest,
    "reinforce_count": most,
    "rescue": rescue,
    "siege_action": siege_action,
    "siege_continue": siege_continue,
    "sally_after_siege": sally,
    "capture_choice": capture_choice,
    "seize_grain": seize,
    "seize_herd": seize,
    "waste_own": nothing,
}
