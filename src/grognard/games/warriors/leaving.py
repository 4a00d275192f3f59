"""WAT-13.8 to WAT-13.11 A player leaves: the vote, and what remains on the board."""

from __future__ import annotations

from grognard.games.warriors.asking import ask
from grognard.games.warriors.book import GOOD_IDS, PRINCESS, TRACKS
from grognard.games.warriors.control import update_control
from grognard.games.warriors.state import LEAVING, LEFT, WarriorsState, remove, units_of
from grognard.games.warriors.terms import CONTINUE, END
from grognard.games.warriors.victory import award_titles, end_game, staying
from grognard.kernel.choice import Ask, Player, Procedure
from grognard.kernel.journal import Told

LEAVE_VOTE = Ask("leave_vote", "WAT-13.8", "keyword")

VOTED = Told("voted", "WAT-13.8", "who:player", "vote:term")
LEFT_GAME = Told("left_game", "WAT-13.8", "who:player")


def players_leave(s: WarriorsState) -> Procedure[None]:
    """WAT-13.8, WAT-13.10, WAT-13.11 At a boundary all who have resigned leave together."""
    while LEAVING in s.presence and not s.ending:
        leavers = [player for player in s.order if s.presence[player] == LEAVING]
        for player in leavers:
            s.journal.tell(LEFT_GAME, player)
        if s.rules.alliances or len(staying(s)) <= 1:
            end_game(s, "left")
        elif (yield from play_on(s)):
            for player in leavers:
                clear_seat(s, player)
        else:
            end_game(s, "left")


def play_on(s: WarriorsState) -> Procedure[bool]:
    """WAT-13.8, WAT-1.12 By agreement, or by a vote in which more than half must be for it."""
    if s.rules.leave_policy != "vote":
        return s.rules.leave_policy == "continue"
    voters = staying(s)
    votes = 0
    for player in voters:
        vote = yield from ask(s, player, LEAVE_VOTE, [CONTINUE, END])
        s.journal.tell(VOTED, player, vote)
        votes += vote == CONTINUE
    return 2 * votes > len(voters)


def clear_seat(s: WarriorsState, player: Player) -> None:
    """WAT-13.8, WAT-13.9 Goods, VP, markers, wars and routes go back; armies and forts stay as barbarians."""
    s.presence[player] = LEFT
    s.goods[player] = [0] * len(GOOD_IDS)
    s.markers[player] = [0] * len(TRACKS)
    s.kill_vp[player] = s.bought_vp[player] = 0
    s.passes = 0  # WAT-6.3 the leaver's pass does not count for those who stay
    s.opened[player] = []
    for partners in s.opened:
        if player in partners:
            partners.remove(player)
    for other in range(s.players):
        s.war[player][other] = s.war[other][player] = 0
        s.fought[player][other] = s.fought[other][player] = 0
    for unit in units_of(player):
        if s.place[unit] >= 0 and s.kind[unit] == PRINCESS:
            remove(s, unit)
    award_titles(s)
    for province in range(len(s.owner)):
        update_control(s, province)
