"""NAP-30 Bargains of a competent player: alliances, armistices, passage and exchanges that both sides want.

An offer is made if it helps more in the race than it helps the other, and if the other can be expected to
think the same of it. Everything is counted in the points of chapter 30, from what is public.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grognard.games.napoleon.alliances import possible_hosts
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.deals import armistice_partners, exchange_partners, exchangeable
from grognard.games.napoleon.ids import NOBODY, Nation, Region
from grognard.games.napoleon.offensives import aims, courtable
from grognard.games.napoleon.outlook import nation_powers
from grognard.games.napoleon.state import NapoleonState, Offer
from grognard.games.napoleon.status import is_ally, player_of, same_player, side_of
from grognard.games.napoleon.terms import (
    ACCEPT,
    ALLIANCE,
    ARMISTICE,
    CANCEL,
    ENOUGH,
    EXCHANGE,
    GRANT,
    NATION_OF,
    OFFENSIVE_PLAYER,
    REGION_OF,
    REQUEST_PASSAGE,
)
from grognard.kernel.choice import Choice, Term

NEVER: Final = -1000.0
REGION_WORTH: Final = 14.0
"""A region more, with its income and what it means for victory."""
PAP_WORTH: Final = 6.0
TROOPS_WORTH: Final = 3.0
"""A point of battle power."""
HOME: Final = 40.0
BESIDE: Final = 4.0
"""Next to other own land."""
PRESSURE: Final = 20.0
"""What it costs to face enemies as much stronger as one is strong."""
OVERWHELMING: Final = 1.5
"""So much stronger one hopes for conquests."""
PASSAGE: Final = 3.0
LEAST: Final = 2.0
"""Exchanges that bring less are not worth an offer."""
BARGAINS: Final = (OFFENSIVE_PLAYER, ARMISTICE, REQUEST_PASSAGE, EXCHANGE)


def rivalry(s: NapoleonState, nation: Nation, other: Nation) -> float:
    """How much of what the other nation gains is lost to the first."""
    if s.historical:
        return 0.0 if side_of(s, nation) == side_of(s, other) else 1.0
    return 1.0 / max(1, s.players - 1)


def is_wanted(s: NapoleonState, one: Nation, gain: float, other: Nation, their_gain: float) -> bool:
    """Whether a bargain helps the first nation, and more in the race than it helps the other."""
    return gain > max(0.0, rivalry(s, one, other) * their_gain)


# -- alliances


def alliance_worth(s: NapoleonState, nation: Nation, ally: Nation, powers: list[float]) -> float:
    """NAP-11.1 Help against common enemies; nothing with a friend of the own enemies."""
    if any(is_ally(s, enemy, ally) for enemy in s.wars[nation]):
        return NEVER
    common = sum(powers[enemy] for enemy in s.wars[nation] if enemy in s.wars[ally])
    return TROOPS_WORTH * min(powers[ally], common)


def courting_worth(s: NapoleonState, nation: Nation, target: Nation, powers: list[float]) -> float:
    """NAP-11.1 What proposing an alliance is worth; the price is lost if it is declined."""
    if ALLIANCE not in aims(s, nation, target):
        return NEVER
    mine, theirs = (alliance_worth(s, a, b, powers) for a, b in ((nation, target), (target, nation)))
    if not same_player(s, nation, target) and not is_wanted(s, target, theirs, nation, mine):
        return NEVER
    return mine - rivalry(s, nation, target) * theirs - BOOK.prices.diplomatic_offensive * PAP_WORTH


# -- armistices


def armistice_worth(s: NapoleonState, nation: Nation, enemy: Nation, powers: list[float]) -> float:
    """NAP-11.29 Enemies that one need not face any more, less conquests that one will not make."""
    own = powers[nation] + 1.0
    others = sum(powers[n] for n in s.wars[nation] if n != enemy)
    relief = pressure(own, others + powers[enemy]) - pressure(own, others)
    hopes = min(1.0, max(0.0, own / (powers[enemy] + 1.0) - OVERWHELMING))
    return relief - 2 * REGION_WORTH * hopes - BOOK.prices.armistice * PAP_WORTH


def pressure(own: float, enemies: float) -> float:
    return PRESSURE * min(2.0, max(0.0, enemies / own - 1.0))


def truce_worth(s: NapoleonState, nation: Nation, enemy: Nation, powers: list[float]) -> float:
    """What offering an armistice is worth."""
    mine, theirs = (armistice_worth(s, a, b, powers) for a, b in ((nation, enemy), (enemy, nation)))
    if not is_wanted(s, enemy, theirs, nation, mine):
        return NEVER
    return mine - rivalry(s, nation, enemy) * theirs


# -- passage


def passage_worth(s: NapoleonState, nation: Nation, host: Nation) -> float:
    """NAP-11.26 A way through the host's land to an enemy who is the host's enemy, too."""
    if not grants_passage(s, host, nation):
        return NEVER
    for region, owner in enumerate(s.owner):
        beside = ATLAS.neighbours[region] if owner == host else []
        if any(stack.nation == nation for r in beside for stack in s.stacks[r]):
            if any(s.owner[r] in s.wars[nation] for r in beside):
                return PASSAGE
    return NEVER


def grants_passage(s: NapoleonState, host: Nation, guest: Nation) -> bool:
    """To those who fight a common enemy."""
    return any(enemy in s.wars[host] for enemy in s.wars[guest])


# -- exchanges


class Swap(NamedTuple):
    """One region for another, and what that gains in the race."""

    gain: float
    partner: Nation
    give: Region
    take: Region


NO_SWAP: Final = Swap(LEAST, NOBODY, NOBODY, NOBODY)


def region_worth(nation: Nation, region: Region) -> float:
    """What a region is worth to own."""
    home = HOME if ATLAS.home[region] == nation else 0.0
    return 6.0 + 1.5 * ATLAS.regions[region].pp + home


def place_worth(s: NapoleonState, nation: Nation, region: Region) -> float:
    """The same, with what lies beside it."""
    beside = any(s.owner[other] == nation for other in ATLAS.neighbours[region])
    return region_worth(nation, region) + (BESIDE if beside else 0.0)


def best_swap(s: NapoleonState, nation: Nation) -> Swap:
    """NAP-11.30 A region for another that belongs to the homeland of whoever gets it, if both want it."""
    best = NO_SWAP
    for partner in exchange_partners(s, nation):
        if not holds_home_of(s, partner, nation) and not holds_home_of(s, nation, partner):
            continue
        mine, theirs = exchangeable(s, nation), exchangeable(s, partner)
        for give in mine:
            for take in theirs:
                if ATLAS.home[give] == partner or ATLAS.home[take] == nation:
                    best = max(best, swap(s, nation, partner, give, take))
    return best


def holds_home_of(s: NapoleonState, holder: Nation, nation: Nation) -> bool:
    """The holder owns a part of the nation's homeland."""
    return any(s.owner[region] == holder for region in ATLAS.homeland[nation])


def swap(s: NapoleonState, nation: Nation, partner: Nation, give: Region, take: Region) -> Swap:
    gain = place_worth(s, nation, take) - place_worth(s, nation, give)
    their_gain = place_worth(s, partner, give) - place_worth(s, partner, take)
    if not is_wanted(s, partner, their_gain, nation, gain):
        return NO_SWAP
    return Swap(gain - rivalry(s, nation, partner) * their_gain, partner, give, take)


# -- offers


def bargain_worth(s: NapoleonState, nation: Nation, action: Term, powers: list[float]) -> float:
    """What offering this kind of bargain is worth to the nation now, at best; one offer in a window."""
    if has_offered(s, nation, action):
        return NEVER
    if action == OFFENSIVE_PLAYER:
        return max((courting_worth(s, nation, n, powers) for n in courtable(s, nation)), default=NEVER)
    if action == ARMISTICE:
        return max((truce_worth(s, nation, n, powers) for n in armistice_partners(s, nation)), default=NEVER)
    if action == REQUEST_PASSAGE:
        return max((passage_worth(s, nation, host) for host in possible_hosts(s, nation)), default=NEVER)
    found = best_swap(s, nation)
    return found.gain if found.partner != NOBODY else NEVER


def has_offered(s: NapoleonState, nation: Nation, action: Term) -> bool:
    """Whether the player has made such an offer, or has paid for something else, in this window."""
    paid, offers = s.paid, s.offers
    if s.window is not None:
        player = player_of(s, nation)
        paid, offers = s.window.paid[player], s.window.offers[player]
    return bool(paid if action in (OFFENSIVE_PLAYER, ARMISTICE) else offers)


def prefer_aim(s: NapoleonState, choice: Choice) -> list[float]:
    """An alliance; nobody is asked to leave one, since nobody would."""
    return [1.0 if option == ALLIANCE else -1.0 if option == CANCEL else 0.0 for option in choice.options]


def prefer_enemy(s: NapoleonState, choice: Choice) -> list[float]:
    nation, powers = NATION_OF[choice.about[0]], nation_powers(s)
    return [
        NEVER if option == CANCEL else truce_worth(s, nation, NATION_OF[option], powers)
        for option in choice.options
    ]


def prefer_host(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [
        NEVER if option == CANCEL else passage_worth(s, nation, NATION_OF[option])
        for option in choice.options
    ]


def prefer_partner(s: NapoleonState, choice: Choice) -> list[float]:
    partner = best_swap(s, NATION_OF[choice.about[0]]).partner
    return [float(option != CANCEL and NATION_OF[option] == partner) for option in choice.options]


def prefer_given(s: NapoleonState, choice: Choice) -> list[float]:
    return next_region(choice, best_swap(s, NATION_OF[choice.about[1]]).give)


def prefer_taken(s: NapoleonState, choice: Choice) -> list[float]:
    return next_region(choice, best_swap(s, NATION_OF[choice.about[1]]).take)


def next_region(choice: Choice, region: Region) -> list[float]:
    """The region, then enough; `about` names the partner, the nation and what was picked."""
    picked = len(choice.about) > 2
    return [
        -1.0
        if option == CANCEL
        else float(picked)
        if option == ENOUGH
        else 2.0 * (REGION_OF[option] == region)
        for option in choice.options
    ]


# -- answers


def prefer_alliance(s: NapoleonState, choice: Choice) -> list[float]:
    """An alliance is welcome against a common enemy."""
    by, to, powers = NATION_OF[choice.about[0]], NATION_OF[choice.about[1]], nation_powers(s)
    welcome = is_wanted(s, to, alliance_worth(s, to, by, powers), by, alliance_worth(s, by, to, powers))
    return [float((option == ACCEPT) == welcome) for option in choice.options]


def prefer_armistice(s: NapoleonState, choice: Choice) -> list[float]:
    """Peace with whoever is not worth fighting any more."""
    by, to, powers = NATION_OF[choice.about[0]], NATION_OF[choice.about[1]], nation_powers(s)
    welcome = is_wanted(s, to, armistice_worth(s, to, by, powers), by, armistice_worth(s, by, to, powers))
    return [float((option == ACCEPT) == welcome) for option in choice.options]


def prefer_passage(s: NapoleonState, choice: Choice) -> list[float]:
    guest, host = NATION_OF[choice.about[0]], NATION_OF[choice.about[1]]
    return [float((option == GRANT) == grants_passage(s, host, guest)) for option in choice.options]


def prefer_exchange(s: NapoleonState, choice: Choice) -> list[float]:
    """More for less, as long as the other does not gain more by it."""
    good = s.offer is not None and is_good_exchange(s, s.offer)
    return [float((option == ACCEPT) == good) for option in choice.options]


def is_good_exchange(s: NapoleonState, offer: Offer) -> bool:
    gain = places_worth(s, offer.to, offer.give) - places_worth(s, offer.to, offer.take)
    their_gain = places_worth(s, offer.by, offer.take) - places_worth(s, offer.by, offer.give)
    return is_wanted(s, offer.to, gain, offer.by, their_gain)


def places_worth(s: NapoleonState, nation: Nation, regions: list[Region]) -> float:
    total = 0.0
    for region in regions:
        total += place_worth(s, nation, region)
    return total
