"""NAP-5 Terms: players of nations, friends and enemies, occupation, turn order, who may be where."""

from __future__ import annotations

from grognard.games.napoleon.armies import army_size, troops
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ids import (
    ALLIED,
    AT_WAR,
    MILITIA,
    MINOR,
    NATION_IDS,
    NATIONS,
    NEUTRAL,
    NOBODY,
    Kind,
    Nation,
    Region,
    Sea,
)
from grognard.games.napoleon.state import NapoleonState
from grognard.kernel.choice import Player

# -- players and nations


def player_of(s: NapoleonState, nation: Nation) -> Player:
    """NAP-5.7 The player who decides for the nation; NOBODY for an uncontrolled one."""
    seat = s.seat[nation]
    if seat != NOBODY or s.controller[nation] == NOBODY:
        return seat
    return s.seat[s.controller[nation]]


def is_player_nation(s: NapoleonState, nation: Nation) -> bool:
    """NAP-3.4 Taken by a player at the start, and still in the game (22.15)."""
    return s.seat[nation] != NOBODY and not s.out[nation]


def is_active(s: NapoleonState, nation: Nation) -> bool:
    """NAP-4.5 A player nation or a controlled one, not out of the game."""
    return not s.out[nation] and (s.seat[nation] != NOBODY or s.controller[nation] != NOBODY)


def is_uncontrolled(s: NapoleonState, nation: Nation) -> bool:
    """NAP-13.1 A neutral great nation that nobody controls."""
    return s.seat[nation] == NOBODY and s.controller[nation] == NOBODY and not s.out[nation]


def nations_of(s: NapoleonState, player: Player) -> list[Nation]:
    """NAP-5.11 The player nations of the player and the nations they control."""
    return [n for n in range(NATIONS) if player_of(s, n) == player and not s.out[n]]


def payer_of(s: NapoleonState, nation: Nation) -> Nation:
    """NAP-10.4 Whose PAP pay for what the nation does: its own, or its controller's."""
    return nation if s.seat[nation] != NOBODY else s.controller[nation]


def same_player(s: NapoleonState, one: Nation, two: Nation) -> bool:
    player = player_of(s, one)
    return player != NOBODY and player == player_of(s, two)


# -- turn order


def turn_order(s: NapoleonState) -> list[Nation]:
    """NAP-3.10 The cycle of nations, beginning with the first nation of the scenario."""
    first = NATION_IDS.index(s.scenario.first_nation)
    return [(first + place) % NATIONS for place in range(NATIONS)]


def after(nation: Nation) -> list[Nation]:
    """The other nations in turn order after this one."""
    return [(nation + place) % NATIONS for place in range(1, NATIONS)]


def in_turn_order(s: NapoleonState, nations: list[Nation], first: Nation) -> list[Nation]:
    """The nations in turn order, counted from `first` (or from the first nation of the game)."""
    start = first if 0 <= first < NATIONS else NATION_IDS.index(s.scenario.first_nation)
    return sorted(nations, key=lambda nation: NATIONS if nation == MINOR else (nation - start) % NATIONS)


def lap_order(s: NapoleonState, first: Nation) -> list[Player]:
    """NAP-5.11 The players in the order of their first nations, counted from the nation named."""
    players: list[Player] = []
    for place in range(NATIONS):
        nation = (first + place) % NATIONS
        player = player_of(s, nation)
        if player != NOBODY and not s.out[nation] and player not in players:
            players.append(player)
    return players


def decider(s: NapoleonState, nation: Nation, against: Nation) -> Player:
    """NAP-14.8 Who decides for a nation that defends itself, also where nobody controls it.

    The next player after its attacker who is not allied with the attacker, else the next other player.
    """
    if nation != MINOR and player_of(s, nation) != NOBODY:
        return player_of(s, nation)
    others = [n for n in after(against) if is_player_nation(s, n) and not same_player(s, n, against)]
    strangers = [n for n in others if s.status[n][against] != ALLIED]
    return s.seat[(strangers or others)[0]]


def one_of(s: NapoleonState, nations: list[Nation]) -> Nation:
    """One of these nations at random, with a die that everybody sees; nothing is rolled for one alone."""
    return nations[0] if len(nations) == 1 else nations[s.dice.roll(len(nations)) - 1]


# -- status


def at_war(s: NapoleonState, one: Nation, two: Nation) -> bool:
    return s.status[one][two] == AT_WAR if one < NATIONS and two < NATIONS else False


def is_ally(s: NapoleonState, one: Nation, two: Nation) -> bool:
    return s.status[one][two] == ALLIED if one < NATIONS and two < NATIONS else False


def is_friendly(s: NapoleonState, one: Nation, two: Nation) -> bool:
    """NAP-5.8 The same nation, or allied."""
    return one == two or is_ally(s, one, two)


def enemies_of(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-5.8 In war-entry order."""
    return s.wars[nation]


def allies_of(s: NapoleonState, nation: Nation) -> list[Nation]:
    row = s.status[nation]
    return [other for other in range(NATIONS) if row[other] == ALLIED]


def active_side(s: NapoleonState) -> list[Nation]:
    """NAP-6.12, NAP-15.1 The active nation and its joint movers, as long as they are allied with it."""
    return [nation for nation in s.movers if is_friendly(s, s.active, nation)]


def side_of(s: NapoleonState, nation: Nation) -> int:
    """NAP-1.2 In historical mode: 0 for the French alliance, 1 for the other, NOBODY for the rest."""
    if not s.historical:
        return NOBODY
    if NATION_IDS[nation] in s.scenario.french_side:
        return 0
    return 1 if NATION_IDS[nation] in s.scenario.anti_french_side else NOBODY


def same_side(s: NapoleonState, one: Nation, two: Nation) -> bool:
    """NAP-3.7 Historical mode: both nations belong to one side, themselves or through their controller."""
    side = side_of(s, lord(s, one))
    return side != NOBODY and side == side_of(s, lord(s, two))


def lord(s: NapoleonState, nation: Nation) -> Nation:
    """The nation itself, or the one that controls it."""
    return nation if s.controller[nation] == NOBODY else s.controller[nation]


# -- occupation


def occupies(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-5.5 The nation has at least one army unit there."""
    return troops(s, nation, region) > 0


def enemy_troops(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """Army units of an enemy of the nation are in the region."""
    for stack in s.stacks[region]:
        if stack.nation != nation and at_war(s, nation, stack.nation) and army_size(stack) > 0:
            return True
    return False


def friendly_troops(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """Army units of the nation or an ally are in the region."""
    return any(is_friendly(s, nation, stack.nation) and army_size(stack) > 0 for stack in s.stacks[region])


def regions_owned(s: NapoleonState, nation: Nation) -> list[Region]:
    return [region for region in range(REGIONS) if s.owner[region] == nation]


def is_homeland(nation: Nation, region: Region) -> bool:
    """NAP-5.3"""
    return ATLAS.home[region] == nation


def is_unowned_minor(s: NapoleonState, region: Region) -> bool:
    """NAP-5.3 A minor nation that belongs to nobody."""
    return s.owner[region] == NOBODY and ATLAS.home[region] == NOBODY


# -- who may be where


def lets_in(s: NapoleonState, host: Nation, guest: Nation) -> bool:
    """NAP-6.3 An ally, a granter of right of passage, or an enemy."""
    if host == MINOR:
        return False
    return s.status[host][guest] != NEUTRAL or s.passage[host][guest]


def is_permitted(s: NapoleonState, nation: Nation, region: Region, ignoring: Nation = NOBODY) -> bool:
    """NAP-6.3, NAP-6.17 Whether units of the nation may enter the region or stay in it.

    Units of the nation `ignoring` are about to leave and do not count (11.23).
    """
    owner = s.owner[region]
    if owner == nation or nation == MINOR:
        return True
    if owner != NOBODY and not lets_in(s, owner, nation):
        return False
    stranger = enemy = False
    for stack in s.stacks[region]:
        other = stack.nation
        if other in (nation, ignoring) or army_size(stack) == 0:
            continue
        if not lets_in(s, other, nation):
            stranger = True
        elif at_war(s, other, nation):
            enemy = True
    if not stranger:
        return True
    # NAP-6.16 The annexer stands in the minor nation that resists.
    if resists(s, nation, region):
        return True
    # NAP-6.17 A neutral guest does not shield an enemy's region or army.
    if owner != NOBODY and s.status[owner][nation] == NEUTRAL:
        return False
    return enemy or (owner != NOBODY and at_war(s, owner, nation))


def resists(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-14.8 The minor nation has resisted its annexation by this nation this turn."""
    return nation == s.active and region in s.resisted


def militia_is_free(s: NapoleonState, nation: Nation) -> bool:
    """NAP-21.7 Militia of the Ottoman Empire, and of Prussia after 1809, may leave home and pursue."""
    if nation == MINOR:
        return False
    row = BOOK.nations[nation]
    if row.militia_may_leave_homeland:
        return True
    return row.militia_free_after_year > 0 and s.year > row.militia_free_after_year


def may_serve_in(s: NapoleonState, nation: Nation, kind: Kind, region: Region) -> bool:
    """NAP-6.7 Militia only in their own homeland, unless 21.7 frees them."""
    return kind != MILITIA or ATLAS.home[region] == nation or militia_is_free(s, nation)


def is_closed(s: NapoleonState, nation: Nation, guards: list[Sea]) -> bool:
    """NAP-6.9 The strait is closed: an enemy squadron lies in one of its seas, and no friendly one there."""
    for sea in guards:
        enemy = friend = False
        for fleet in s.fleets[sea]:
            if at_war(s, nation, fleet.nation):
                enemy = True
            elif is_friendly(s, nation, fleet.nation):
                friend = True
        if enemy and not friend:
            return True
    return False


def open_neighbours(s: NapoleonState, nation: Nation, region: Region) -> list[Region]:
    """NAP-6.2, NAP-6.9 The regions beside this one that no closed strait cuts off."""
    neighbours = ATLAS.neighbours[region]
    guards = ATLAS.guards[region]
    if not any(guards):
        return neighbours
    return [
        other
        for place, other in enumerate(neighbours)
        if not guards[place] or not is_closed(s, nation, guards[place])
    ]


def side_ships(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """Squadrons of the nation and its allies in the sea area."""
    return sum(fleet.ships for fleet in s.fleets[sea] if is_friendly(s, nation, fleet.nation))


def enemy_ships(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """NAP-8.6 Squadrons at war with the nation in the sea area."""
    return sum(fleet.ships for fleet in s.fleets[sea] if at_war(s, nation, fleet.nation))
