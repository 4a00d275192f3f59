"""What a competent commander decides: fight with the odds, flee against them, storm what can be breached."""

from __future__ import annotations

from grognard.games.scharz.battle_state import Battle, Side
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_eye import Eye, power_of
from grognard.games.scharz.casualties import life_left
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.state import (
    INSIDE,
    ScharzState,
    Unit,
    ground,
    owner,
    units_at,
)
from grognard.games.scharz.status import open_units, wall_level
from grognard.games.scharz.tables import SIEGE, TRANSPORT
from grognard.games.scharz.terms import (
    ASSAULT,
    BREAK_OFF,
    CONTINUE,
    DONE,
    HOLD,
    KIND_TERMS,
    NO,
    OCCUPY,
    PURSUE,
    RAID_SHIPYARD,
    SALLY,
    STAND,
    TAKE,
    TERMS,
    field_of,
    is_field,
    seat_of,
    value_of,
)
from grognard.kernel.choice import Choice, Player, Term

WORTH = (2.0, 4.0, 4.0, 9.0, 6.0, 9.0, 4.0, 5.0, 10.0)
"""What losing a unit of each kind means."""


def battle_at(s: ScharzState, place: Term) -> Battle | None:
    """The battle that a question is about."""
    combat = s.combat
    if combat is None:
        return None
    found = [b for b in combat.battles if not b.over and battle_place(s, b.place) == place]
    if found:
        return found[0]
    siege = combat.siege
    return siege if siege is not None and battle_place(s, siege.place) == place else None


def side_of(s: ScharzState, battle: Battle, p: Player) -> Side:
    """The side of a player (or of the coalition the player decides for)."""
    for side in battle.sides:
        if s.friends[p] >> side.leader & 1:
            return side
    return battle.sides[0]


def strength(s: ScharzState, battle: Battle, units: list[Unit]) -> float:
    return power_of(s, units, ground(s, battle.place))


def odds(s: ScharzState, battle: Battle, p: Player) -> float:
    """The own strength against that of all enemies together."""
    mine = side_of(s, battle, p)
    ours = strength(s, battle, mine.units + mine.joining)
    theirs = sum(
        strength(s, battle, side.units + side.joining)
        for side in battle.sides
        if s.foes[p] >> side.leader & 1
    )
    return ours / theirs if theirs else 9.0


# -- return ----------


def field_odds(s: ScharzState, p: Player, f: Field) -> float:
    """The strength of the coalition in and inside a field against its enemies in the open."""
    units = open_units(s, f) + units_at(s, INSIDE + f)
    ours = power_of(s, [u for u in units if s.friends[p] >> owner(u) & 1], f)
    theirs = power_of(s, [u for u in units if s.foes[p] >> owner(u) & 1], f)
    return ours / theirs if theirs else 9.0


def prefer_return(s: ScharzState, choice: Choice) -> list[float]:
    """The weaker side goes inside."""
    weak = field_odds(s, choice.player, field_of(s, choice.about[0])) < 1.15
    return [0.5 if term == DONE else 1.0 if weak else 0.0 for term in choice.options]


def prefer_sally(s: ScharzState, choice: Choice) -> list[float]:
    strong = field_odds(s, choice.player, field_of(s, choice.about[0])) > 1.3
    return [1.0 if (term == SALLY) == strong else 0.0 for term in choice.options]


def prefer_builders(s: ScharzState, choice: Choice) -> list[float]:
    """Workers fight when that wins the battle, otherwise they keep working."""
    f = field_of(s, choice.about[0])
    fight = field_odds(s, choice.player, f) > 1.2
    return [float(value_of(term)) if fight else -float(value_of(term)) for term in choice.options]


# -- battle ----------


def prefer_flight(s: ScharzState, choice: Choice) -> list[float]:
    """Flee when the odds are bad, to an own settlement if possible."""
    battle = battle_at(s, choice.about[0])
    chance = 1.0 if battle is None else odds(s, battle, choice.player)
    worth = []
    for term in choice.options:
        if term == STAND:
            worth.append(chance)
        elif term == BREAK_OFF:
            worth.append(0.4)
        else:
            home = is_field(term) and s.settler[field_of(s, term)] == choice.player
            worth.append(0.62 if home else 0.55)
    return worth


def prefer_target(s: ScharzState, choice: Choice) -> list[float]:
    """The weakest enemy first."""
    battle = battle_at(s, choice.about[0])
    worth = []
    for term in choice.options:
        foe = seat_of(term)
        units = (
            [] if battle is None else [u for side in battle.sides if side.leader == foe for u in side.units]
        )
        worth.append(-float(len(units)))
    return worth


def prefer_reroll(s: ScharzState, choice: Choice) -> list[float]:
    """Blanks are rolled again where it is free."""
    worth = []
    for term in choice.options:
        if term == DONE:
            worth.append(0.5)
            continue
        means, colour, face = TERMS.word(term).split(":")
        bad = face == "0"
        free = means != "prestige" or s.prestige[choice.player] >= 30
        worth.append((1.0 + (colour == "red")) if bad and free else 0.0)
    return worth


def prefer_hit(s: ScharzState, choice: Choice) -> list[float]:
    """Own hits go where nobody dies, else to the cheapest; hits on the enemy to the dearest."""
    battle = battle_at(s, choice.about[0])
    if battle is None:
        return [0.0] * len(choice.options)
    mine = side_of(s, battle, choice.player)
    suffering = next((side for side in battle.sides if side.hits > 0 and side.units), mine)
    sign = 1.0 if suffering is mine else -1.0
    worth = []
    for term in choice.options:
        units = [u for u in suffering.units if KIND_TERMS[s.kind[u]] == term]
        if not units:
            units = [u for u in suffering.units if s.kind[u] == TRANSPORT]
        if not units:
            worth.append(0.0)
            continue
        u = max(units, key=lambda u: s.damage[u])
        dies = life_left(s, battle, u) <= 1
        worth.append(sign * ((-WORTH[s.kind[u]]) if dies else 1.0 - 0.1 * s.damage[u]))
    return worth


def prefer_rear(s: ScharzState, choice: Choice) -> list[float]:
    """Only a rich commander pays to strike the rear, and then at siege engines."""
    rich = s.prestige[choice.player] >= 40
    siege = KIND_TERMS[SIEGE]
    return [1.0 if term == NO else 2.0 if rich and term == siege else 0.0 for term in choice.options]


def prefer_pursuit(s: ScharzState, choice: Choice) -> list[float]:
    battle = battle_at(s, choice.about[0])
    good = battle is not None and odds(s, battle, choice.player) > 1.5
    return [1.0 if (term == PURSUE) == good else 0.0 for term in choice.options]


def prefer_advance(s: ScharzState, choice: Choice) -> list[float]:
    """Forward if the enemy there is weak, otherwise home."""
    p = choice.player
    eye = Eye(s, p)
    worth = []
    for term in choice.options:
        f = field_of(s, term)
        own = s.control_start[f] == p
        worth.append((1.0 if own else 1.5) - 0.5 * eye.foe[f] + 0.2 * eye.mine[f])
    return worth


def prefer_reinforcement(s: ScharzState, choice: Choice) -> list[float]:
    """Help while it can turn the fight, but not from an own settlement in danger."""
    p = choice.player
    eye = Eye(s, p)
    worth = []
    for term in choice.options:
        if term == DONE:
            worth.append(0.5)
        else:
            f = field_of(s, term)
            worth.append(1.0 if eye.foe[f] == 0 else 0.0)
    return worth


def prefer_strongest(s: ScharzState, choice: Choice) -> list[float]:
    """Unit kinds by their worth; `done` and `no` last."""
    worth = []
    for term in choice.options:
        known = term in KIND_TERMS
        worth.append(WORTH[KIND_TERMS.index(term)] if known else 0.5)
    return worth


# -- sieges and spoils ----------


def prefer_siege(s: ScharzState, choice: Choice) -> list[float]:
    """Storm when the walls can be breached and the garrison beaten; else raid, else wait."""
    f = field_of(s, choice.about[0])
    good = can_storm(s, choice.player, f)
    worth = {ASSAULT: 3.0 if good else 0.0, RAID_SHIPYARD: 2.0, HOLD: 1.0}
    return [worth.get(term, 0.0) for term in choice.options]


def can_storm(s: ScharzState, p: Player, f: Field) -> bool:
    """Whether an assault on a settlement looks promising."""
    units = [u for u in open_units(s, f) if s.friends[p] >> owner(u) & 1]
    level = wall_level(s, f)
    engines = sum(s.kind[u] == SIEGE for u in units)
    wall = BOOK.fort.shields_per_level * level - BOOK.units[SIEGE].shields_removed * engines
    swords = 0.55 * power_of(s, [u for u in units if s.kind[u] != SIEGE], f)
    garrison = power_of(s, units_at(s, INSIDE + f), f)
    ours = power_of(s, units, f)
    return swords + 0.8 >= wall and ours > 1.3 * garrison + 0.8 * level


def prefer_to_continue(s: ScharzState, choice: Choice) -> list[float]:
    good = can_storm(s, choice.player, field_of(s, choice.about[0]))
    return [1.0 if (term == CONTINUE) == good else 0.0 for term in choice.options]


def prefer_occupation(s: ScharzState, choice: Choice) -> list[float]:
    return [1.0 if term == OCCUPY else 0.0 for term in choice.options]


def prefer_taking(s: ScharzState, choice: Choice) -> list[float]:
    return [1.0 if term == TAKE else 0.0 for term in choice.options]


def prefer_quiet_water(s: ScharzState, choice: Choice) -> list[float]:
    """The sea at most own shipyards."""
    p = choice.player
    return [
        float(sum(s.settler[f] == p for f in s.board.coasts[field_of(s, term)])) for term in choice.options
    ]
