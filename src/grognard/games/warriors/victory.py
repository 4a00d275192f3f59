"""WAT-13 Victory points, titles, the end of the game and the final ranking."""

from __future__ import annotations

from grognard.games.warriors.book import BOOK, FORT, GOLD, TRACKS, Track
from grognard.games.warriors.progress import FIRST_OF_KIND, PER_COLOUR
from grognard.games.warriors.state import LEFT, NOBODY, PLAYING, Side, WarriorsState, in_game
from grognard.games.warriors.terms import TITLES
from grognard.kernel.choice import Player
from grognard.kernel.game import Result
from grognard.kernel.journal import Told

TITLE_WON = Told("title_won", "WAT-13.3", "who:player", "title:term")
TITLE_VACANT = Told("title_vacant", "WAT-13.3", "title:term")
STANDING_TOLD = Told("standing", "WAT-13.4", "who:player", "n:number")
GAME_ENDS = Told("game_ends", "WAT-13.5", "winners:players")


# -- victory points ----------


def province_vp(s: WarriorsState, player: Player) -> int:
    """WAT-8.5 The tokens, whoever's country they belong to."""
    vp = s.board.vp
    return sum(vp[province] for province, owner in enumerate(s.owner) if owner == player)


def fort_vp(s: WarriorsState, player: Player) -> int:
    """WAT-7.12 Three for each own fort that stands; those of a player who left are barbarian (WAT-13.9)."""
    if s.presence[player] == LEFT:
        return 0
    first = player * PER_COLOUR + FIRST_OF_KIND[FORT]
    last = (player + 1) * PER_COLOUR
    return BOOK.vp.own_fort_standing * sum(place >= 0 for place in s.place[first:last])


def title_vp(s: WarriorsState, player: Player) -> int:
    return BOOK.vp.title * s.title.count(player)


def victory_points(s: WarriorsState, player: Player) -> int:
    """WAT-13.1 Tokens, forts, kills, purchases and titles."""
    permanent = s.kill_vp[player] + s.bought_vp[player]
    return province_vp(s, player) + fort_vp(s, player) + permanent + title_vp(s, player)


def side_vp(s: WarriorsState, side: Side) -> int:
    """WAT-12.18 The VP of a player, or of all members of an alliance."""
    return sum(victory_points(s, player) for player in range(s.players) if s.team[player] == side)


# -- titles ----------


def title_holder(s: WarriorsState, track: Track) -> Player:
    """WAT-13.3 The one player with strictly most markers on the track; in a tie nobody."""
    best, holder = 0, NOBODY
    for player in in_game(s):
        markers = s.markers[player][track]
        if markers > best:
            best, holder = markers, player
        elif markers == best:
            holder = NOBODY
    return holder


def award_titles(s: WarriorsState) -> None:
    """WAT-13.3 Titles move at once when the order changes."""
    for track in TRACKS:
        holder = title_holder(s, track)
        if holder == s.title[track]:
            continue
        s.title[track] = holder
        if holder == NOBODY:
            s.journal.tell(TITLE_VACANT, TITLES[track])
        else:
            s.journal.tell(TITLE_WON, holder, TITLES[track])


# -- the end ----------


def check_victory(s: WarriorsState) -> None:
    """WAT-13.4, WAT-13.5, WAT-13.7 At the end of a round: the threshold, or the last round."""
    for player in in_game(s):
        s.journal.tell(STANDING_TOLD, player, victory_points(s, player))
    if max(side_vp(s, side) for side in sides(s)) >= s.rules.threshold:
        end_game(s, "threshold")
    elif s.round >= s.rules.round_limit:
        end_game(s, "rounds")


def end_game(s: WarriorsState, reason: str) -> None:
    s.ending = reason
    s.journal.tell(GAME_ENDS, tuple(ranking(s)[0]))


def sides(s: WarriorsState) -> list[Side]:
    """WAT-13.8 The sides that are compared: all alliances, or the players who have not left."""
    if s.rules.alliances:
        return list(range(s.rules.sides))
    return staying(s)


def staying(s: WarriorsState) -> list[Player]:
    """The players in ascending order without those who left or are leaving."""
    return [player for player in s.order if s.presence[player] == PLAYING]


def merits(s: WarriorsState, side: Side) -> list[int]:
    """WAT-13.5, WAT-13.6 What sides are compared by; without shared victory ties are broken."""
    found = [side_vp(s, side)]
    if not s.rules.shared_victory:
        members = [player for player in range(s.players) if s.team[player] == side]
        found += [
            sum(owner in members for owner in s.owner),
            sum(s.kill_vp[player] for player in members),
            sum(s.goods[player][GOLD] for player in members),
            -min(s.country[player] for player in members),
        ]
    return found


def ranking(s: WarriorsState) -> list[list[Player]]:
    """WAT-13.12 The places from first to last; those who left come last."""
    best_first = sorted(sides(s), key=lambda side: merits(s, side), reverse=True)
    places: list[list[Player]] = []
    before: list[int] = []
    for side in best_first:
        members = [player for player in staying(s) if s.team[player] == side]
        if not members:
            continue
        here = merits(s, side)
        if here == before:
            places[-1] += members
        else:
            places.append(members)
        before = here
    gone = [player for player in range(s.players) if s.presence[player] != PLAYING]
    return [sorted(place) for place in [*places, gone] if place]


def final_result(s: WarriorsState) -> Result:
    """WAT-13.12 Places, VP and where the VP come from."""
    details = [
        {
            "provinces": province_vp(s, player),
            "forts": fort_vp(s, player),
            "kills": s.kill_vp[player],
            "bought": s.bought_vp[player],
            "titles": title_vp(s, player),
        }
        for player in range(s.players)
    ]
    scores = [victory_points(s, player) for player in range(s.players)]
    return Result(ranking(s), scores, s.ending, details)
