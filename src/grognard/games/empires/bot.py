"""EMP-29 Preferences: how good each option of a question looks to the player who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.empires.attack import attack_targets
from grognard.games.empires.book import BOOK
from grognard.games.empires.diplomacy import diplomacy_targets
from grognard.games.empires.fortify import fort_cost, fortifiable
from grognard.games.empires.map import AMPHORAE, VP, listed, near, vp_of
from grognard.games.empires.markers import neutral_areas
from grognard.games.empires.recruit import disbandable, takeable
from grognard.games.empires.scoring import total
from grognard.games.empires.state import ATTACKER, DEFENDER, EmpiresState
from grognard.games.empires.tactics import (
    ambush_helps,
    cards_to_commit,
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
)
from grognard.games.empires.trade import placements, trade_areas
from grognard.games.empires.worth import BLOCK, Outlook
from grognard.kernel.choice import Choice, Player, Term

FORT: Final = 1.3
"""How much better than a second marker a fort protects."""
NEW_DISPLAY: Final = 1.0
"""The card that a refresh is likely to bring."""


def prefer(s: EmpiresState, choice: Choice) -> list[float]:
    """How good each option looks; questions that nothing is known about have equal options."""
    rate = RATINGS.get(choice.ask.key)
    if rate is None:
        return [0.0] * len(choice.options)
    return rate(s, choice.player, choice)


# -- actions ----------


def rate_actions(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """Each kind of action is as good as the best that can be done with it."""
    outlook = Outlook(s, player)
    return [action_worth(s, player, outlook, action) for action in choice.options]


def action_worth(s: EmpiresState, player: Player, outlook: Outlook, action: Term) -> float:
    """The best that can be done with this kind of action."""
    if action == ATTACK:
        return max(outlook.attack(area) for area in listed(attack_targets(s, player)))
    if action == DIPLOMACY:
        return max(outlook.diplomacy(area) for area in listed(diplomacy_targets(s, player)))
    if action == RECRUIT:
        return max([outlook.recruit(card) for card in takeable(s, player)], default=-BLOCK)
    if action == DISBAND:
        return max(outlook.disband(card) for card in disbandable(s, player))
    if action == FORTIFY:
        best = max(outlook.protection(area) for area in listed(fortifiable(s, player)))
        return FORT * best - BLOCK * fort_cost(s, player)
    if action == TRADE:
        return trade_action_worth(s, player, outlook)
    if action == CONTROL:
        return max(outlook.protection(area) for area in listed(s.lands[player]))
    return BLOCK if action == RESTOCK else 0.0


def trade_action_worth(s: EmpiresState, player: Player, outlook: Outlook) -> float:
    """What the best markers of one trade action bring together."""
    number = min(placements(s, player), s.warehouse[player])
    worths = sorted([outlook.trade(area, number) for area in listed(trade_areas(s, player))], reverse=True)
    return worths[0] + sum(max(worth, 0.0) for worth in worths[1:number])


def rate_attacks(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    outlook = Outlook(s, player)
    return [outlook.attack(area) for area in choice.options]


def rate_diplomacy(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    outlook = Outlook(s, player)
    return [outlook.diplomacy(area) for area in choice.options]


def rate_bribes(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    outlook = Outlook(s, player)
    return [outlook.bribe(choice.about[0], BRIBES.index(bribe)) for bribe in choice.options]


def rate_recruits(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """A new display costs a block, and a good card may be among six others."""
    outlook = Outlook(s, player)
    refresh = NEW_DISPLAY - BLOCK if outlook.scorings > 1 else -BLOCK
    fixed = {REFRESH: refresh, NONE: 0.0}
    return [fixed[card] if card in fixed else outlook.recruit(card) for card in choice.options]


def rate_disbanding(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    outlook = Outlook(s, player)
    return [outlook.disband(card) for card in choice.options]


def rate_protection(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """A fort or a second marker where most can be lost; of equals the richest area."""
    outlook = Outlook(s, player)
    return [outlook.protection(area) + 0.01 * VP[area] for area in choice.options]


def rate_trade(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    outlook, more = Outlook(s, player), min(placements(s, player), s.warehouse[player])
    return [0.0 if area == DONE else outlook.trade(area, more) for area in choice.options]


def rate_victims(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """The one with the most markers there; of equals the one who has scored most."""
    seats = [SEATS.index(term) for term in choice.options]
    return [s.trade[seat][choice.about[0]] + 0.001 * total(s, seat) for seat in seats]


def rate_reclaiming(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """What the new area brings, less what the old one was worth."""
    outlook, target = Outlook(s, player), choice.about[0]
    return [
        0.0 if area == NONE else outlook.area(target) - cost_of_marker(s, outlook, area)
        for area in choice.options
    ]


def cost_of_marker(s: EmpiresState, outlook: Outlook, area: Area) -> float:
    """What taking a control marker out of an own area costs."""
    return 0.1 * VP[area] if s.markers[area] > 1 else outlook.area(area)


def rate_ransom(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """Losing the last marker costs the area, losing another one little."""
    saved = cost_of_marker(s, Outlook(s, player), choice.about[0])
    return [saved - BLOCK * BOOK.house.revolt_ransom if term == PAY else 0.0 for term in choice.options]


# -- setup ----------


def rate_starts(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """A rich province among rich neutral neighbours, best of all on a sea area still free."""
    free = neutral_areas(s)
    return [VP[area] + 0.6 * best_neighbours(area, free) for area in choice.options]


def best_neighbours(area: Area, free: int) -> int:
    """The points of the four richest neutral neighbours."""
    return sum(sorted([VP[other] for other in listed(near(1 << area) & free)], reverse=True)[:4])


def rate_placements(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    """New areas by their points and the neighbours they open up; own areas only where nothing else is."""
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
    wanted = list(cards_to_commit(s, b, player))
    for card in b.committed[ATTACKER if player == b.attacker else DEFENDER]:
        if card in wanted:
            wanted.remove(card)
    return [float(card in wanted[:1]) for card in choice.options]


def rate_order(s: EmpiresState, player: Player, choice: Choice) -> list[float]:
    assert s.battle is not None, "cards are put in order in a battle"
    return order_ratings(s, s.battle, player, choice.options)


RATINGS: Final[dict[str, Callable[[EmpiresState, Player, Choice], list[float]]]] = {
    "setup_start": rate_starts,
    "setup_place": rate_placements,
    "setup_fort": rate_protection,
    "action": rate_actions,
    "attack_target": rate_attacks,
    "diplomacy_target": rate_diplomacy,
    "diplomacy_bribe": rate_bribes,
    "recruit": rate_recruits,
    "disband": rate_disbanding,
    "fort_target": rate_protection,
    "control_target": rate_protection,
    "trade_target": rate_trade,
    "trade_victim": rate_victims,
    "reclaim_marker": rate_reclaiming,
    "revolt_ransom": rate_ransom,
    "siege_choice": rate_siege,
    "ambush": rate_ambush,
    "battle_cards": rate_cards,
    "battle_order": rate_order,
}
