"""WAT-20.8 The bot among others: what a deal is worth in the race, and when peace is better than war.

A deal changes how both sides stand. What the other side gains counts against it, fully where it is the only
rival or about to win, in part where there are more.
"""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.bot_campaign import Campaign, armies_next
from grognard.games.warriors.bot_plan import make_orders
from grognard.games.warriors.bot_worth import NEVER
from grognard.games.warriors.state import BARBARIANS, Side, WarriorsState, in_game
from grognard.games.warriors.terms import ACCEPT, DONE, LEAVE, SEATS
from grognard.games.warriors.victory import side_vp, sides
from grognard.games.warriors.war import side_of
from grognard.kernel.choice import Choice, Player

SHARED: Final = -1.0
"""What an ally gains, we gain."""
ABOUT_TO_WIN: Final = 6
"""Points below the threshold from which on nobody deals with the leader for less than he gains."""
WEARINESS: Final = 1.0
"""What a war costs both sides while others look on."""


# -- the race ----------


def rivalry(s: WarriorsState, player: Player, other: Player) -> float:
    """How much of what the other gains is lost to the player."""
    mine, theirs = s.team[player], s.team[other]
    if mine == theirs:
        return SHARED
    competing = sides(s)
    if len(competing) <= 2:
        return 1.0
    points = {side: side_vp(s, side) for side in competing}
    leads = points[theirs] == max(points.values())
    if leads and points[theirs] >= s.rules.threshold - ABOUT_TO_WIN:
        return 1.0
    return (1.5 if leads else 1.0) / (len(competing) - 1)


# -- peace ----------


def peace_offer(s: WarriorsState, choice: Choice) -> list[float]:
    """Peace where both sides are better off with it."""
    player = choice.player
    ratings = []
    for term in choice.options:
        if term == DONE:
            ratings.append(0.0)
        elif term == LEAVE:
            ratings.append(NEVER)
        else:
            enemy = side_of(s, term)
            offered, accepted = peace_gain(s, player, enemy), peace_gain(s, one_of(s, enemy), s.team[player])
            ratings.append(offered if offered > 0 and accepted > 0 else -1.0)
    return ratings


def peace_reply(s: WarriorsState, choice: Choice) -> list[float]:
    """Peace unless more can be won than lost."""
    offering = s.team[choice.about[0] - SEATS[0]]
    # WAT-12.13 An ally of whoever offers it is asked, too.
    enemy = s.asked[-1] if offering == s.team[choice.player] else offering
    gain = peace_gain(s, choice.player, enemy)
    return [gain if term == ACCEPT else 0.0 for term in choice.options]


def peace_gain(s: WarriorsState, player: Player, enemy: Side) -> float:
    """What peace brings the player's side in the race: land kept, less the land not taken."""
    mine = s.team[player]
    kept = spoils(s, enemy, mine) - spoils(s, mine, enemy)
    relief = WEARINESS if len(sides(s)) > 2 else 0.0
    return kept + relief - rivalry(s, player, one_of(s, enemy)) * (relief - kept)


def spoils(s: WarriorsState, side: Side, enemy: Side) -> float:
    """The worth of the land that one side could take from another with its next moves."""
    worth = 0.0
    for player in in_game(s):
        if s.team[player] == side:
            campaign = Campaign(s, player, enemy)
            orders = make_orders(campaign, armies_next(s, player))
            goals = sorted({goal for _, goal in orders.moves if is_held_by(s, goal, enemy)})
            worth += sum(campaign.worth(goal) for goal in goals)
    return worth


def is_held_by(s: WarriorsState, province: int, side: Side) -> bool:
    owner = s.owner[province]
    return 0 <= owner < BARBARIANS and s.team[owner] == side


def one_of(s: WarriorsState, side: Side) -> Player:
    """Any member of the side; in the single game the player."""
    return next(player for player in range(s.players) if s.team[player] == side)
