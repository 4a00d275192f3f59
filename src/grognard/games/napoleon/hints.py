"""What can be said before the dice: chances of a shot, a charge, a battle, a fleet or an annexation."""

from __future__ import annotations

from grognard.games.napoleon import (
    battle,
    battles,
    fleets,
    leaders,
    minors,
    movement,
    offensives,
    pursuit,
    sea_battle,
)
from grognard.games.napoleon.armies import army_size, ships, stack_of
from grognard.games.napoleon.battle_actions import ACT_KIND
from grognard.games.napoleon.battle_board import (
    AHEAD,
    IN_SQUARE,
    Figure,
    Group,
    Side,
    Zone,
    kind_of,
)
from grognard.games.napoleon.battle_estimates import beats_by, chance_to_win, reach
from grognard.games.napoleon.battle_picks import ACT_TARGET, zone_and_figure
from grognard.games.napoleon.battle_state import Battle
from grognard.games.napoleon.battle_terms import FIGURE_OF, GROUP_OF
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.charge import (
    ASK_CALL_OFF,
    REACT_EVADE,
    REACT_SQUARE,
    charge_targets,
    charger_modifier,
    standing_modifier,
)
from grognard.games.napoleon.fire import aim_of, fire_modifier, fire_number, fire_targets
from grognard.games.napoleon.ids import LEADER, NATIONS, Nation, Region, Sea
from grognard.games.napoleon.outlook import army_power
from grognard.games.napoleon.outlook import chance as chance_of
from grognard.games.napoleon.state import NapoleonState, Stack
from grognard.games.napoleon.status import at_war
from grognard.games.napoleon.terms import (
    CHARGE,
    CHARGE_HOME,
    FIGHT,
    FIGHT_ON,
    FIRE,
    KIND_OF,
    NATION_OF,
    REGION_OF,
    SQUARE,
    STAND,
    WATER_OF,
)
from grognard.kernel.almanac import Hint, die_reaches, percent
from grognard.kernel.choice import Choice, Term


def hints(s: NapoleonState, choice: Choice) -> dict[Term, Hint]:
    """For the player who is asked; the state is redacted for that player."""
    if s.battle is not None:
        return in_battle(s, s.battle, choice)
    return on_the_map(s, choice)


# -- NAP-16 on the battlefield ----------


def in_battle(s: NapoleonState, b: Battle, choice: Choice) -> dict[Term, Hint]:
    """The side whose phase it is fires, charges, rallies or gives up; the other one reacts."""
    ask, options, about = choice.ask, choice.options, choice.about
    if ask is battle.PHASE_RETREAT:
        return {FIGHT_ON: Hint("win", chance=percent(chance_to_win(b, b.side)))}
    if ask is ACT_KIND:
        return best_deeds(b, GROUP_OF[about[0]], options)
    if ask is ACT_TARGET:
        zone, figure = zone_and_figure(GROUP_OF[about[0]])
        attempt = shot if about[1] == FIRE else onset
        targets = {term: FIGURE_OF[term] for term in options if FIGURE_OF[term] >= 0}
        return {term: attempt(b, b.side, figure, zone, target) for term, target in targets.items()}
    if ask is ASK_CALL_OFF:
        zone, figure = zone_and_figure(GROUP_OF[about[0]])
        return {CHARGE_HOME: onset(b, b.side, figure, zone, FIGURE_OF[about[1]])}
    if ask in (REACT_SQUARE, REACT_EVADE):
        zone, figure = zone_and_figure(GROUP_OF[about[1]])
        kind = KIND_OF[about[0]]
        stances = {STAND: kind, SQUARE: kind + IN_SQUARE}
        return {term: stand(b, figure, zone, stances[term]) for term in options if term in stances}
    if ask is leaders.RALLY_TYPE:
        kinds = {term: KIND_OF[term] for term in options if KIND_OF[term] >= 0}
        return {term: chance(reach(BOOK.units[kind].rally)) for term, kind in kinds.items()}
    if ask is pursuit.PURSUE_TARGET:
        kind = KIND_OF[about[0]]
        prey = {term: KIND_OF[term] for term in options if KIND_OF[term] >= 0}
        return {term: chance(die_reaches(pursuit.pursuit_number(kind, each))) for term, each in prey.items()}
    return {}


def chance(share: float) -> Hint:
    return Hint("chance", chance=percent(share))


def best_deeds(b: Battle, group: Group, options: list[Term]) -> dict[Term, Hint]:
    """The shot and the charge with the best chance among the targets of a unit."""
    zone, figure = zone_and_figure(group)
    found: dict[Term, Hint] = {}
    if FIRE in options:
        shots = [shot(b, b.side, figure, zone, each) for each in targets_of_fire(b, figure, zone)]
        found[FIRE] = max(shots, key=lambda hint: hint.values["hit"])
    if CHARGE in options:
        aimed = charge_targets(b, b.side, AHEAD[b.side][zone])
        charges = [onset(b, b.side, figure, zone, target) for target in aimed]
        found[CHARGE] = max(charges, key=lambda hint: hint.values["win"])
    return found


def targets_of_fire(b: Battle, figure: Figure, zone: Zone) -> list[Figure]:
    return fire_targets(b, b.side, aim_of(b, b.side, figure, zone))


def shot(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure) -> Hint:
    """NAP-17.2, NAP-17.5 The chance to hit, and to eliminate."""
    needed = fire_number(b, side, figure, zone, target) - fire_modifier(b, side, figure, target)
    fatal = BOOK.units[kind_of(target)].hit_eliminated_max / 6
    return Hint("shot", hit=percent(reach(needed)), kill=percent(reach(needed) * fatal))


def onset(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure) -> Hint:
    """NAP-18.7 The chances to win and to lose a charge that comes to blows."""
    edge = charger_modifier(b, side, figure, zone, target)
    edge -= standing_modifier(b, 1 - side, target, AHEAD[side][zone])
    return Hint("charge", win=percent(beats_by(1 - edge)), lose=percent(beats_by(1 + edge)))


def stand(b: Battle, charger: Figure, zone: Zone, target: Figure) -> Hint:
    """NAP-18.9 The same for a unit that is charged. What a square is worth if it succeeds."""
    seen = onset(b, b.side, charger, zone, target).values
    return Hint("charge", win=seen["lose"], lose=seen["win"])


# -- NAP-6 to 14 on the map ----------


def on_the_map(s: NapoleonState, choice: Choice) -> dict[Term, Hint]:
    ask, options, about = choice.ask, choice.options, choice.about
    regions = {term: REGION_OF[term] for term in options if REGION_OF[term] >= 0}
    if ask is movement.MOVE_STEP:
        nation, start = s.movers[s.mover], REGION_OF[about[0]]
        met = {term: enemies_in(s, nation, region) for term, region in regions.items()}
        return {term: facing(s, nation, start, enemies) for term, enemies in met.items() if enemies}
    if ask is battles.BATTLE_NEXT:
        due = {each.region: each for each in battles.due_battles(s)}
        return {term: defence(s, due[region]) for term, region in regions.items()}
    if ask is minors.ANNEX_MINOR_TARGET:
        nation, need = NATION_OF[about[0]], BOOK.annex.success
        modifiers = {term: minors.annexation_modifier(s, nation, region) for term, region in regions.items()}
        return {term: chance(die_reaches(need - modifier)) for term, modifier in modifiers.items()}
    if ask is offensives.OFFENSIVE_TARGET_MINOR:
        nation = NATION_OF[about[0]]
        return {term: chance(reach(minor_number(s, nation, region))) for term, region in regions.items()}
    if ask is offensives.OFFENSIVE_TARGET_NATION:
        nation = NATION_OF[about[0]]
        values = {
            term: offensives.diplomacy_value(s, nation, NATION_OF[term])
            for term in options
            if NATION_OF[term] >= 0
        }
        return {term: chance(1 - reach(value + 1)) for term, value in values.items()}
    if ask is fleets.ENGAGE_AREA:
        nation = NATION_OF[about[0]]
        seas = {term: WATER_OF[term] for term in options if WATER_OF[term] >= 0}
        return {term: at_sea(s, nation, sea) for term, sea in seas.items()}
    if ask is sea_battle.SEA_INTENT:
        return {FIGHT: at_sea(s, NATION_OF[about[0]], WATER_OF[about[1]])}
    return {}


def enemies_in(s: NapoleonState, nation: Nation, region: Region) -> list[Stack]:
    """Stacks with army units of nations at war with this one."""
    return [
        stack
        for stack in s.stacks[region]
        if stack.nation < NATIONS and at_war(s, nation, stack.nation) and army_size(stack)
    ]


def facing(s: NapoleonState, nation: Nation, start: Region, enemies: list[Stack]) -> Hint:
    """Both armies, and a rough chance of victory if all units come along."""
    own = stack_of(s, nation, start)
    return Hint(
        "facing",
        units=sum(army_size(stack) for stack in enemies),
        ours=0 if own is None else army_size(own),
        chance=percent(versus([] if own is None else [own], enemies)),
    )


def defence(s: NapoleonState, due: battles.Due) -> Hint:
    """A rough chance of the defenders in a battle that is due."""
    attackers = [stack for stack in s.stacks[due.region] if stack.nation in due.attackers]
    defenders = [stack for stack in s.stacks[due.region] if stack.nation in due.defenders]
    return Hint("win", chance=percent(versus(defenders, attackers)))


def versus(ours: list[Stack], theirs: list[Stack]) -> float:
    return chance_of(sum(army_power(stack) for stack in ours), sum(army_power(stack) for stack in theirs))


def minor_number(s: NapoleonState, nation: Nation, region: Region) -> int:
    """NAP-11.6 What 2d6 must reach; a leader there helps."""
    own = stack_of(s, nation, region)
    leader = own is not None and own.units[LEADER] > 0
    return BOOK.offensive.success_with_leader if leader else BOOK.offensive.success


def at_sea(s: NapoleonState, nation: Nation, sea: Sea) -> Hint:
    """NAP-7.15 The chances to win and to lose, if all squadrons there take part."""
    enemies = {fleet.nation: fleet.ships for fleet in s.fleets[sea] if at_war(s, nation, fleet.nation)}
    friends = sea_battle.moving_side(s, nation, sea, list(enemies))
    own = {friend: ships(s, friend, sea) for friend in friends}
    edge = sea_battle.strength(own) - sea_battle.strength(enemies)
    return Hint("charge", win=percent(beats_by(1 - edge)), lose=percent(beats_by(1 + edge)))
