"""EMP-29 What a competent player knows: an evaluation of positions, and how good options look.

All worths are victory points, as far as possible: what an area, a card or a block brings over the scorings
still to come. Only what the player may know is used; the state is redacted for him.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.empires.attack import FREE, attack_targets, route
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import (
    ARTILLERY,
    AT_SEA,
    CARD_VP,
    DIPLOMAT,
    ENGINEER,
    IN_OPEN,
    IN_SIEGE,
    MERCHANT,
    MILITARY_LEADER,
    SEA_SLOT,
    SIEGE_TOWER,
    STRENGTH,
    UNIT_OF,
    WARBAND,
)
from grognard.games.empires.diplomacy import diplomacy_reach, diplomacy_targets
from grognard.games.empires.map import AMPHORAE, SEA_AREAS, VP, is_sea, listed, near, vp_of
from grognard.games.empires.markers import blocks_of, neutral_areas
from grognard.games.empires.recruit import disbandable, takeable
from grognard.games.empires.revolts import COLUMNS
from grognard.games.empires.scoring import card_vp, control_vp, plunder_vp, total, trade_vp
from grognard.games.empires.state import ATTACKER, DEFENDER, NOBODY, EmpiresState
from grognard.games.empires.tactics import (
    ambush_helps,
    cards_to_commit,
    chance_to_win,
    defends_better_in_siege,
    order_ratings,
)
from grognard.games.empires.terms import (
    AMBUSH,
    ATTACK,
    BRIBES,
    CONTROL,
    DIPLOMACY,
    DISBAND,
    DONE,
    FORTIFY,
    NONE,
    PAY,
    RECRUIT,
    REFRESH,
    RESTOCK,
    SEATS,
    SIEGE,
    TRADE,
    Area,
    Card,
)
from grognard.games.empires.trade import displacement_needs, placements, trade_areas
from grognard.kernel.choice import Choice, Player, Term

KEEP: Final = 0.78
"""The chance to keep an area from one scoring to the next."""
BLOCK: Final = 0.4
"""A block in the warehouse."""
TRADE_SHARE: Final = 0.8
"""Majorities are easier to lose than areas."""
DENIED: Final = 0.25
"""What a point that another player loses is worth; twice as much if he leads."""
AMPHORA: Final = 0.5
DEFEAT: Final = 0.6
"""What a lost battle costs in cards and blocks."""
ROUT_BONUS: Final = 0.5
"""The part of victories that bring a bonus action, times its worth."""
REVOLT_COUNT: Final = [
    sum(area in column for table in COLUMNS for column in table.values()) for area in range(len(VP))
]
"""By area: in how many of the twelve revolt columns it stands."""


# -- evaluation ----------


def evaluate(s: EmpiresState, player: Player) -> float:
    """EMP-29 Points scored so far and to be expected."""
    scorings = scorings_left(s)
    each = control_vp(s, player) + TRADE_SHARE * trade_vp(s, player) + card_vp(s, player)
    worth = total(s, player) + scorings * each + plunder_vp(s, player)
    worth += BLOCK * s.warehouse[player] + sum(hand_worth(s, card) for card in s.recruited[player])
    worth += 0.25 * sum(VP[area] for area in listed(s.lands[player]) if is_strong(s, area))
    worth += specials_worth(s, player)
    return worth - 0.15 * scorings * vp_of(endangered(s, player))


def scorings_left(s: EmpiresState) -> int:
    """How many scorings are still to come."""
    return sum(turn >= s.turn for turn in BOOK.track.scoring_turns)


def is_strong(s: EmpiresState, area: Area) -> bool:
    """Whether a fort or a second marker protects the area."""
    return s.markers[area] > 1 or bool(s.forts >> area & 1)


def endangered(s: EmpiresState, player: Player) -> int:
    """The player's areas next to a neighbour with a clearly bigger army."""
    mine = len(s.recruited[player])
    areas = 0
    for other in range(s.players):
        if other != player and len(s.recruited[other]) > mine + 1:
            areas |= near(s.lands[other])
    return areas & s.lands[player]


def future(s: EmpiresState) -> float:
    """How often an area taken now will be scored, on average."""
    scorings = scorings_left(s)
    ahead = sum(KEEP**n for n in range(scorings))
    return ahead * (KEEP if s.turn < BOOK.track.scoring_turns[0] else 0.95)


def actions_left(s: EmpiresState) -> int:
    """How many actions everybody still has."""
    later = sum(BOOK.track.rounds_per_turn[max(s.turn, 1) :])
    return later + (BOOK.track.round_spaces + 1 - s.round if s.turn else BOOK.track.rounds_per_turn[0])


# -- cards ----------


def hand_worth(s: EmpiresState, card: Card) -> float:
    """EMP-29 What a fighting card is good for, before what it costs."""
    unit, late = UNIT_OF[card], 0.5 if s.turn == BOOK.track.turns else 1.0
    if unit == WARBAND:
        return 0.8 * late
    if unit == ARTILLERY:
        return 1.0 * late
    if unit == SIEGE_TOWER:
        return 0.7 * late
    if not STRENGTH[card]:
        return 0.8 * late
    base = 4 if SEA_SLOT[card] == len(("marine", "marine_skirmisher", "artillery")) else 5
    return 0.8 * (STRENGTH[card] - base) * late


def specials_worth(s: EmpiresState, player: Player) -> float:
    """What the special cards on display are good for."""
    worth = leader_worth(s) * s.leaders[player] + diplomat_worth(s) * s.diplomats[player]
    return worth + engineer_worth(s) * s.engineers[player] + merchant_worth(s) * s.merchants[player]


def diplomat_worth(s: EmpiresState) -> float:
    return 0.5 * actions_left(s)


def leader_worth(s: EmpiresState) -> float:
    return 0.12 * actions_left(s)


def engineer_worth(s: EmpiresState) -> float:
    return 0.06 * actions_left(s)


def merchant_worth(s: EmpiresState) -> float:
    return 0.2 * actions_left(s)


def card_worth(s: EmpiresState, card: Card) -> float:
    """What taking the card brings, with the points it costs at every scoring."""
    unit = UNIT_OF[card]
    specials = {
        MILITARY_LEADER: leader_worth,
        ENGINEER: engineer_worth,
        DIPLOMAT: diplomat_worth,
        MERCHANT: merchant_worth,
    }
    worth = specials[unit](s) if unit in specials else hand_worth(s, card)
    return worth + CARD_VP[card] * scorings_left(s)


# -- areas ----------


def area_worth(s: EmpiresState, area: Area) -> float:
    """What controlling the area is worth from now on."""
    incomes = BOOK.track.turns - s.turn
    return VP[area] * future(s) + (AMPHORA * incomes if AMPHORAE >> area & 1 else 0.0)


def loss_of(s: EmpiresState, owner: Player, player: Player) -> float:
    """What a point that this owner loses is worth to the player."""
    leads = all(total(s, owner) >= total(s, other) for other in range(s.players))
    return DENIED * (2.0 if leads and s.scores else 1.0) * 2 / (s.players - 1)


def attack_worth(s: EmpiresState, player: Player, area: Area) -> float:
    """Chance of movement and success times what is gained, less what a defeat costs."""
    _, needed = route(s, player, area)
    arrives = 1.0 if needed == FREE else roll_chance(needed)
    owner = s.owner[area]
    if owner == NOBODY:
        succeeds = 1.0 if is_sea(area) else roll_chance(BOOK.target.neutral_province)
        return arrives * succeeds * area_worth(s, area)
    wins = battle_chance(s, player, owner, area)
    loot = sum(s.trade[other][area] for other in range(s.players) if other != player)
    gain = area_worth(s, area) * (1.0 + loss_of(s, owner, player)) + loot + ROUT_BONUS
    return arrives * (wins * gain - (1.0 - wins) * DEFEAT)


def battle_chance(s: EmpiresState, player: Player, owner: Player, area: Area) -> float:
    """The chance to take the area in battle, the defender choosing his ground."""
    if is_sea(area):
        return chance_to_win(s, player, player, owner, AT_SEA)
    chance = chance_to_win(s, player, player, owner, IN_OPEN)
    if s.forts >> area & 1:
        chance = min(chance, chance_to_win(s, player, player, owner, IN_SIEGE))
    return chance


def diplomacy_worth(s: EmpiresState, player: Player, area: Area) -> float:
    """What courting the area, or bribing a marker away, promises."""
    if s.owner[area] != NOBODY:
        return max(bribe_worth(s, player, area, bribe) for bribe in range(most_bribe(s, player) + 1))
    if s.diplomats[player] and diplomacy_reach(s, player) >> area & 1:
        return area_worth(s, area) - BLOCK * BOOK.cost.diplomat_neutral
    chance = roll_chance(BOOK.target.diplomacy_neutral)
    return chance * area_worth(s, area) - BLOCK * BOOK.cost.diplomacy_neutral


def most_bribe(s: EmpiresState, player: Player) -> int:
    return min(BOOK.cost.diplomat_remove_max, blocks_of(s, player))


def bribe_worth(s: EmpiresState, player: Player, area: Area, bribe: int) -> float:
    """What removing a marker for this bribe promises; only the last marker brings the area."""
    fails = BOOK.target.diplomat_remove_natural_fail
    good = [die for die in range(1, 7) if die not in fails and die + bribe >= BOOK.target.diplomat_remove]
    owner = s.owner[area]
    gain = area_worth(s, area) * (1.0 + loss_of(s, owner, player))
    if s.markers[area] > 1:
        gain *= 0.3 / s.markers[area]
    return len(good) / 6 * gain - BLOCK * bribe


def roll_chance(needed: int) -> float:
    return min(max(7 - needed, 0), 6) / 6


def protection_worth(s: EmpiresState, player: Player, area: Area) -> float:
    """What a second marker or a fort saves from revolts and Diplomats."""
    if is_strong(s, area):
        return 0.0
    revolts = REVOLT_COUNT[area] / 12 * (BOOK.track.turns - s.turn) * 0.6
    envoys = sum(
        bool(s.diplomats[other] and near(s.lands[other]) >> area & 1)
        for other in range(s.players)
        if other != player
    )
    return (revolts + 0.12 * envoys) * VP[area] * future(s) * 0.7


# -- trade ----------


def trade_worth(s: EmpiresState, player: Player, area: Area, more: int) -> float:
    """What the next trade marker in the area brings, if so many can be placed in this action."""
    mine = s.trade[player][area]
    others = [s.trade[other][area] for other in range(s.players) if other != player]
    most = max(others)
    points = VP[area] // BOOK.scoring.trade_divisor * future(s) * TRADE_SHARE
    chance = 1.0
    if not s.room[area]:
        chance = roll_chance(displacement_needs(s, player))
        most -= others.count(most) == 1
    deny = points * DENIED if others.count(most) == 1 and mine + 1 == most else 0.0
    if mine > most:
        gain = 0.15 * points if mine == most + 1 and s.room[area] > 1 else 0.0
    elif mine == most:
        gain = points
    else:
        reachable = most + 1 - mine <= more and s.room[area] >= most + 1 - mine
        gain = points / (most + 1 - mine) if reachable else 0.0
    return chance * (gain + deny) - BLOCK


def trade_action_worth(s: EmpiresState, player: Player) -> float:
    """What the best markers of one trade action bring together."""
    number = min(placements(s, player), s.warehouse[player])
    worths = sorted(
        (trade_worth(s, player, area, number) for area in listed(trade_areas(s, player))), reverse=True
    )
    return worths[0] + sum(max(worth, 0.0) for worth in worths[1:number])


# -- preferences ----------


def prefer(s: EmpiresState, choice: Choice) -> list[float]:
    """How good each option looks to the player who is asked."""
    rate = RATINGS.get(choice.ask.key)
    if rate is None:
        return [0.0] * len(choice.options)
    return rate(s, choice.player, choice)


def rate_action(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """Each kind of action is as good as the best thing that can be done with it."""
    return [action_worth(s, player, action) for action in choice.options]


def action_worth(s: EmpiresState, player: Player, action: Term) -> float:
    if action == ATTACK:
        return max(attack_worth(s, player, area) for area in listed(attack_targets(s, player)))
    if action == DIPLOMACY:
        return max(diplomacy_worth(s, player, area) for area in listed(diplomacy_targets(s, player)))
    if action == RECRUIT:
        return max([card_worth(s, card) for card in takeable(s, player)], default=-BLOCK)
    if action == DISBAND:
        return max(-card_worth(s, card) for card in disbandable(s, player))
    if action == FORTIFY:
        areas = listed(s.lands[player] & ~SEA_AREAS & ~s.forts)
        cost = BOOK.cost.fort_with_engineer if s.engineers[player] else BOOK.cost.fort
        return 1.3 * max(protection_worth(s, player, area) for area in areas) - BLOCK * cost
    if action == TRADE:
        return trade_action_worth(s, player)
    if action == CONTROL:
        return max(protection_worth(s, player, area) for area in listed(s.lands[player]))
    return BLOCK if action == RESTOCK else 0.0


def rate_attack(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    return [attack_worth(s, player, area) for area in choice.options]


def rate_diplomacy(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    return [diplomacy_worth(s, player, area) for area in choice.options]


def rate_bribe(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    return [bribe_worth(s, player, choice.about[0], BRIBES.index(bribe)) for bribe in choice.options]


def rate_recruit(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """A new display costs a block, and a good card is likely among six others."""
    refreshed = 1.0 - BLOCK if scorings_left(s) > 1 else -BLOCK
    fixed = {REFRESH: refreshed, NONE: 0.0}
    return [fixed[card] if card in fixed else card_worth(s, card) for card in choice.options]


def rate_disband(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    return [-card_worth(s, card) for card in choice.options]


def rate_fort(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    return [protection_worth(s, player, area) + 0.01 * VP[area] for area in choice.options]


def rate_trade(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    more = min(placements(s, player), s.warehouse[player])
    return [0.0 if area == DONE else trade_worth(s, player, area, more) for area in choice.options]


def rate_victim(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """The one with the most markers there; of equals the one who leads."""
    seats = [SEATS.index(term) for term in choice.options]
    return [s.trade[seat][choice.about[0]] + 0.001 * total(s, seat) for seat in seats]


def rate_reclaim(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """What the new area brings, less what the old one was worth."""
    gain = area_worth(s, choice.about[0])
    ratings = []
    for area in choice.options:
        if area == NONE:
            ratings.append(0.0)
        elif s.markers[area] > 1:
            ratings.append(gain - 0.1 * VP[area])
        else:
            ratings.append(gain - area_worth(s, area))
    return ratings


def rate_ransom(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    area = choice.about[0]
    worth = area_worth(s, area) if s.markers[area] == 1 else 0.5
    return [worth - BLOCK * BOOK.house.revolt_ransom if term == PAY else 0.0 for term in choice.options]


# -- setup ----------


def rate_start(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """A rich province among rich neutral neighbours, best of all on a sea area still free."""
    free = neutral_areas(s)
    ratings = []
    for area in choice.options:
        around = near(1 << area) & free & ~(1 << area)
        best = sorted((VP[other] for other in listed(around)), reverse=True)[:4]
        ratings.append(VP[area] + 0.6 * sum(best) + 0.2 * vp_of(near(around) & free & ~around) / 10)
    return ratings


def rate_place(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """New areas by their points, and for the neighbours they open up."""
    free, own = neutral_areas(s), s.lands[player]
    ratings = []
    for area in choice.options:
        opened = near(1 << area) & free & ~near(own)
        new = VP[area] + 0.05 * vp_of(opened) + (0.5 if AMPHORAE >> area & 1 else 0.0)
        ratings.append(0.1 * VP[area] if own >> area & 1 else new)
    return ratings


# -- battle ----------


def rate_siege(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    assert s.battle is not None, "a siege is chosen in a battle"
    siege = defends_better_in_siege(s, s.battle)
    return [float((term == SIEGE) == siege) for term in choice.options]


def rate_ambush(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    assert s.battle is not None, "an ambush is laid in a battle"
    helps = ambush_helps(s, s.battle)
    return [float((term == AMBUSH) == helps) for term in choice.options]


def rate_cards(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """The next card of those that should be committed."""
    b = s.battle
    assert b is not None, "cards are committed in a battle"
    chosen = b.committed[ATTACKER if player == b.attacker else DEFENDER]
    wanted = cards_to_commit(s, b, player)
    for card in chosen:
        if card in wanted:
            wanted.remove(card)
    return [float(card == wanted[0]) if wanted else 0.0 for card in choice.options]


def rate_order(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    assert s.battle is not None, "cards are put in order in a battle"
    return order_ratings(s, s.battle, player, choice.options)


RATINGS: Final[dict[str, Callable[[EmpiresState, Player, Choice], list[float]]]] = {
    "setup_start": rate_start,
    "setup_place": rate_place,
    "setup_fort": rate_fort,
    "action": rate_action,
    "attack_target": rate_attack,
    "diplomacy_target": rate_diplomacy,
    "diplomacy_bribe": rate_bribe,
    "recruit": rate_recruit,
    "disband": rate_disband,
    "fort_target": rate_fort,
    "control_target": rate_fort,
    "trade_target": rate_trade,
    "trade_victim": rate_victim,
    "reclaim_marker": rate_reclaim,
    "revolt_ransom": rate_ransom,
    "siege_choice": rate_siege,
    "ambush": rate_ambush,
    "battle_cards": rate_cards,
    "battle_order": rate_order,
}
