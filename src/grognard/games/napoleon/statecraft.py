"""NAP-30 Politics and production of a competent player: what each action, purchase and answer is worth."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.armies import fleet_size, units_of
from grognard.games.napoleon.bargains import (
    BARGAINS,
    NEVER,
    PAP_WORTH,
    REGION_WORTH,
    TROOPS_WORTH,
    bargain_worth,
    region_worth,
)
from grognard.games.napoleon.bargains import courting_worth as courting_worth_of_player
from grognard.games.napoleon.battle_estimates import DIE
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import (
    ARMY_KINDS,
    BRITAIN,
    ELITE,
    FOOT,
    GUNS,
    HORSE,
    KINDS,
    LEADER,
    NATIONS,
    NOBODY,
    SQUADRON,
    Nation,
    Region,
)
from grognard.games.napoleon.minors import annexation_modifier, is_annexable
from grognard.games.napoleon.offensives import courtable_great, diplomacy_value, is_courtable_minor
from grognard.games.napoleon.outlook import CAPITAL_STEPS, army_power, nation_powers
from grognard.games.napoleon.peace import annexation_price
from grognard.games.napoleon.plans import outlook_of
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import (
    allies_of,
    at_war,
    nations_of,
    payer_of,
    player_of,
    same_player,
    side_of,
)
from grognard.games.napoleon.terms import (
    ALL,
    ANNEX_MINOR,
    CANCEL,
    DECLARE_WAR,
    DONE,
    GIFT_PP,
    KIND_OF,
    LIBERATE,
    NATION_OF,
    OFFENSIVE_GREAT,
    OFFENSIVE_MINOR,
    PAP,
    PASS,
    REGION_OF,
    UPRISING,
    WATER_OF,
)
from grognard.games.napoleon.wars import war_targets
from grognard.kernel.choice import Choice, Term

SHARES: Final = {FOOT: 0.55, HORSE: 0.24, GUNS: 0.21}
"""How an army should be made up."""
ARMY_PER_LEADER: Final = 11
AT_MOST: Final = [sum(one + two <= most for one in DIE for two in DIE) / 36 for most in range(13)]
"""By number: the chance that 2d6 show at most this."""

# -- political actions


def action_worth(s: NapoleonState, nation: Nation, action: Term, powers: list[float]) -> float:
    """What it is worth to the nation to take this action now, at its best target."""
    if action == ANNEX_MINOR:
        return max((annexation_worth(s, nation, r) for r in annexable(s, nation)), default=NEVER)
    if action == OFFENSIVE_MINOR:
        regions = [r for r in ATLAS.minors if is_courtable_minor(s, nation, r)]
        return max((courting_worth(s, nation, r) for r in regions), default=NEVER)
    if action == OFFENSIVE_GREAT:
        return max((great_worth(s, nation, n, powers) for n in courtable_great(s, nation)), default=NEVER)
    if action == DECLARE_WAR:
        return max((war_worth(s, nation, n, powers) for n in war_targets(s, nation)), default=NEVER)
    if action == UPRISING:
        return 0.5 if s.pap[nation] >= 5 and s.wars[nation] else -1.0
    return bargain_worth(s, nation, action, powers) if action in BARGAINS else -1.0


def annexable(s: NapoleonState, nation: Nation) -> list[Region]:
    return [r for r in ATLAS.minors if s.stacks[r] and is_annexable(s, nation, r)]


def annexation_worth(s: NapoleonState, nation: Nation, region: Region) -> float:
    """NAP-14.7 The chance of the die, and what a resisting army would mean."""
    need = BOOK.annex.success - annexation_modifier(s, nation, region)
    odds = min(1.0, max(0.0, (7 - need) / 6))
    power = sum(army_power(stack) for stack in s.stacks[region] if stack.nation == nation)
    return odds * REGION_WORTH - PAP_WORTH - (1 - odds) * (8.0 if power < 6 else 1.0)


def courting_worth(s: NapoleonState, nation: Nation, region: Region) -> float:
    """NAP-11.5 A minor nation with its army, at long odds."""
    leader = units_of(s, nation, region, LEADER) > 0
    odds = 15 / 36 if leader else 10 / 36
    near = CAPITAL_STEPS[nation][region]
    return odds * (REGION_WORTH + 24.0 - near) - 2 * PAP_WORTH


def great_worth(s: NapoleonState, nation: Nation, target: Nation, powers: list[float]) -> float:
    """NAP-11.7 A great nation to be won, or to be taken away from somebody else."""
    odds = AT_MOST[diplomacy_value(s, nation, target)]
    power = TROOPS_WORTH * powers[target]
    if s.controller[target] == NOBODY:
        return odds * (power + 20.0) - 2 * PAP_WORTH
    hostile = at_war(s, nation, target) or any(at_war(s, own, target) for own in allies_of(s, nation))
    return odds * power - 2 * PAP_WORTH if hostile else -1.0


def offensive_worth(s: NapoleonState, nation: Nation, target: Nation, powers: list[float]) -> float:
    """NAP-11.1, NAP-11.7 An alliance with a player's nation, or a neutral great nation won."""
    worth = great_worth if s.seat[target] == NOBODY else courting_worth_of_player
    return worth(s, nation, target, powers)


def war_worth(s: NapoleonState, nation: Nation, target: Nation, powers: list[float]) -> float:
    """War only on those who can be beaten and reached; historically, against the other side's leader."""
    own = powers[nation]
    if s.historical:
        if side_of(s, nation) != 1 or side_of(s, target) != 0 or not s.wars[target]:
            return -1.0
        together = own + sum(powers[n] for n in s.wars[target])
        return 8.0 if own >= 6 and together > 0.75 * powers[target] else -1.0
    if s.wars[nation] or own < 10 or player_of(s, nation) == player_of(s, target):
        return -1.0
    defenders = powers[target] + sum(powers[n] for n in allies_of(s, target))
    reach = min(CAPITAL_STEPS[nation][capital] for capital in BOOK.capitals[target])
    return 4.0 if own > 1.8 * defenders and reach <= 5 else -1.0


def prefer_action(s: NapoleonState, choice: Choice) -> list[float]:
    """The most valuable action of any of the player's nations; otherwise done."""
    nations = nations_of(s, choice.player)
    powers = nation_powers(s)
    return [
        0.0 if option == DONE else max(action_worth(s, nation, option, powers) for nation in nations)
        for option in choice.options
    ]


def best_own_action(s: NapoleonState, nation: Nation) -> float:
    """Whether the active nation should act between its moves: annex what it stands in."""
    if s.pap[payer_of(s, nation)] < BOOK.prices.annex_minor or s.paid >= BOOK.windows.paid_actions:
        return -1.0
    return max((annexation_worth(s, nation, r) for r in annexable(s, nation)), default=-1.0)


def prefer_actor(s: NapoleonState, choice: Choice) -> list[float]:
    action = choice.about[0]
    powers = nation_powers(s)
    return [
        NEVER if option == CANCEL else action_worth(s, NATION_OF[option], action, powers)
        for option in choice.options
    ]


def prefer_great_target(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    powers = nation_powers(s)
    return [
        NEVER if option == CANCEL else offensive_worth(s, nation, NATION_OF[option], powers)
        for option in choice.options
    ]


def prefer_minor_target(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [
        NEVER if option == CANCEL else courting_worth(s, nation, REGION_OF[option])
        for option in choice.options
    ]


def prefer_war_target(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    powers = nation_powers(s)
    return [
        NEVER if option == CANCEL else war_worth(s, nation, NATION_OF[option], powers)
        for option in choice.options
    ]


def prefer_annexation(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [
        NEVER if option == CANCEL else annexation_worth(s, nation, REGION_OF[option])
        for option in choice.options
    ]


def prefer_uprising(s: NapoleonState, choice: Choice) -> list[float]:
    """In the richest region of an enemy."""
    nation = NATION_OF[choice.about[0]]
    worth = []
    for option in choice.options:
        region = REGION_OF[option]
        hostile = option != CANCEL and at_war(s, nation, s.owner[region])
        worth.append(float(ATLAS.regions[region].pp) if hostile else NEVER)
    return worth


# -- answers


def prefer_no(s: NapoleonState, choice: Choice) -> list[float]:
    """The last option: decline, refuse, pass."""
    return [float(place) for place in range(len(choice.options))]


def prefer_yes(s: NapoleonState, choice: Choice) -> list[float]:
    return [-float(place) for place in range(len(choice.options))]


def prefer_congress(s: NapoleonState, choice: Choice) -> list[float]:
    """Cheap regions first, those beside the own land before others."""
    victor, loser = NATION_OF[choice.about[0]], NATION_OF[choice.about[1]]
    worth = []
    for option in choice.options:
        if option == PASS:
            worth.append(0.0)
        elif option == LIBERATE:
            worth.append(0.5)
        else:
            region = REGION_OF[option]
            beside = any(s.owner[other] == victor for other in ATLAS.neighbours[region])
            price = annexation_price(loser, region)
            worth.append((region_worth(victor, region) + 4.0 * beside) / price)
    return worth


def prefer_loss_of_enemy(s: NapoleonState, choice: Choice) -> list[float]:
    """Any region rather than stop or cancel."""
    return [float(REGION_OF[option] >= 0) for option in choice.options]


# -- production


def prefer_buying(s: NapoleonState, choice: Choice) -> list[float]:
    """Fill the arm that the army lacks most; PAP where they can be turned into regions."""
    nation = NATION_OF[choice.about[0]]
    counts = all_units(s, nation)
    return [buying_worth(s, nation, option, counts) for option in choice.options]


def buying_worth(s: NapoleonState, nation: Nation, option: Term, counts: list[int]) -> float:
    if option == DONE:
        return 0.0
    if option == PAP:
        return 3.0 if s.pap[nation] < 2 and has_minors_in_reach(s, nation) else -1.0
    if option == GIFT_PP:
        return 0.5 if friends_in_need(s, nation) else -1.0
    kind = KIND_OF[option]
    if kind == SQUADRON:
        return 2.5 if nation == BRITAIN and not s.historical and needs_ships(s) else -1.0
    army = sum(counts[k] for k in ARMY_KINDS) or 1
    if kind == LEADER:
        return 2.0 if counts[LEADER] * ARMY_PER_LEADER < army else -1.0
    arm = BOOK.units[kind].arm
    share = sum(counts[k] for k in ARMY_KINDS if BOOK.units[k].arm == arm) / army
    return 1.0 + SHARES[arm] - share + (0.05 if kind == ELITE else 0.0) + 0.02 * BOOK.units[kind].charge_mod


def all_units(s: NapoleonState, nation: Nation) -> list[int]:
    """By kind: what the nation has on the map and has just bought."""
    counts = s.bought[:KINDS]
    for here in s.stacks:
        for stack in here:
            if stack.nation == nation:
                for kind, count in enumerate(stack.units):
                    counts[kind] += count
    return counts


def has_minors_in_reach(s: NapoleonState, nation: Nation) -> bool:
    """Troops stand in or beside a minor nation that belongs to nobody."""
    for region, here in enumerate(s.stacks):
        if any(stack.nation == nation and army_power(stack) > 3 for stack in here):
            places = [region, *ATLAS.neighbours[region]]
            if any(s.owner[place] == NOBODY for place in places):
                return True
    return False


def needs_ships(s: NapoleonState) -> bool:
    """NAP-22.7 The British fleet must outweigh the two largest others."""
    fleets = sorted((fleet_size(s, n) for n in range(NATIONS) if n != BRITAIN), reverse=True)
    return fleet_size(s, BRITAIN) <= fleets[0] + fleets[1] + 1


def friends_in_need(s: NapoleonState, nation: Nation) -> list[Nation]:
    """Allies that fight a common enemy on land."""
    return [n for n in allies_of(s, nation) if any(enemy in s.wars[nation] for enemy in s.wars[n])]


def prefer_receiver(s: NapoleonState, choice: Choice) -> list[float]:
    """The ally nearest to a common enemy, own nations before others."""
    nation = NATION_OF[choice.about[0]]
    friends = friends_in_need(s, nation)
    powers = nation_powers(s)
    worth = []
    for option in choice.options:
        other = NATION_OF[option]
        if option == CANCEL or other not in friends:
            worth.append(NEVER)
        else:
            worth.append(powers[other] + 50.0 * same_player(s, nation, other) - s.pp[other])
    return worth


def prefer_all(s: NapoleonState, choice: Choice) -> list[float]:
    return [float(option == ALL) for option in choice.options]


def prefer_unit_place(s: NapoleonState, choice: Choice) -> list[float]:
    """With an army near the front, or where the capital must be held."""
    nation = NATION_OF[choice.about[0]]
    view = outlook_of(s, nation)
    worth = []
    for option in choice.options:
        region = REGION_OF[option]
        held = 0.4 * min(10.0, view.ours[region])
        exposed = 2.0 * max(0.0, view.near[region] - view.ours[region] - 1.0)
        threatened = 5.0 if ATLAS.regions[region].capital and view.near[region] > view.ours[region] else 0.0
        worth.append(view.field[region] + held - exposed + threatened)
    return worth


def prefer_port_place(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [
        float(sum(fleet.ships for fleet in s.fleets[WATER_OF[option]] if fleet.nation == nation))
        for option in choice.options
    ]
