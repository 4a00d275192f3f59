"""GEN-17 End of the game: ten points, a capital taken, the last cycle; swaps and ties."""

from __future__ import annotations

from grognard.games.generalship.book import NOBODY, PAGES
from grognard.games.generalship.ownership import are_enemies, capital_of, neutral_tiles
from grognard.games.generalship.state import BY_CAPITAL, BY_POINTS, OVER, GenState, seat_of
from grognard.games.generalship.terms import NATION, NO_CHOICE
from grognard.games.generalship.units import units_of
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

CAPITAL_SWAP = Ask("capital_swap", "GEN-17.4", "nation")

POINTS_GAINED = Told("points_gained", "GEN-17.1", "who:player", "n:number", "total:number")
CAPITAL_TAKEN = Told("capital_taken", "GEN-17.3", "who:player", "nation:term")
SWAPPED = Told("swapped", "GEN-17.4", "who:player", "other:player", "n:number", "m:number")
GAME_OVER = Told("game_over", "GEN-17.5", "who:player", "n:number")


class Victory(Exception):
    """GEN-17.1 Somebody has reached ten points: the game ends at once, whatever is going on."""


# -- procedures ----------


def swap_points(s: GenState) -> Procedure[None]:
    """GEN-17.4 In reverse player order every occupier may swap points with the owner of one capital."""
    while s.step < s.players:
        player = s.order[-1 - s.step]
        owners = [owner for owner in range(s.players) if occupies_capital_of(s, player, owner)]
        if owners:
            yield CHECKPOINT
            options = [NATION[s.nation[owner]] for owner in owners]
            chosen = yield Choice(player, CAPITAL_SWAP, [*options, NO_CHOICE])
            if chosen != NO_CHOICE:
                swap(s, player, seat_of(s, NATION.index(chosen)))
        s.step += 1
    finish(s, BY_CAPITAL)


# -- queries ----------


def occupies_capital_of(s: GenState, player: Player, owner: Player) -> bool:
    """GEN-17.3 Units of a player who is neither the owner nor his ally stand in the capital."""
    return are_enemies(s, player, owner) and capital_of(s, owner) in s.stacks[player]


def occupiers(s: GenState) -> list[tuple[Player, Player]]:
    """All pairs of an occupier and the owner of the capital he holds."""
    return [
        (player, owner)
        for owner in range(s.players)
        for player in range(s.players)
        if occupies_capital_of(s, player, owner)
    ]


def ranking(s: GenState) -> list[Player]:
    """GEN-17.5, 17.6 From first to last: points, then the chain of tie-breaks."""
    return sorted(range(s.players), key=lambda player: standing(s, player), reverse=True)


def standing(s: GenState, player: Player) -> tuple[int, int, int, int, int, int, int]:
    """GEN-17.6 Who wins by ten points comes first; then points, a foreign capital, power, tiles, strength."""
    occupies = any(occupies_capital_of(s, player, owner) for owner in range(s.players))
    return (
        int(s.reason == BY_POINTS and s.winner == player),
        s.points[player],
        int(occupies),
        len(s.power[player]),
        len(neutral_tiles(s, player)),
        units_of(s, player) + s.people[player].bit_count(),
        -s.order.index(player),
    )


# -- changes ----------


def gain_points(s: GenState, player: Player, points: int) -> None:
    """GEN-17.1 Victory points are given one player after the other; the first with ten wins at once."""
    if points == 0:
        return
    s.points[player] += points
    s.journal.tell(POINTS_GAINED, player, points, s.points[player])
    if s.points[player] >= PAGES.victory.points_to_win:
        s.winner = player
        finish(s, BY_POINTS)
        raise Victory


def swap(s: GenState, player: Player, owner: Player) -> None:
    s.points[player], s.points[owner] = s.points[owner], s.points[player]
    s.journal.tell(SWAPPED, player, owner, s.points[player], s.points[owner])


def announce_capitals(s: GenState) -> None:
    for player, owner in occupiers(s):
        s.journal.tell(CAPITAL_TAKEN, player, NATION[s.nation[owner]])


def finish(s: GenState, reason: str) -> None:
    """GEN-17.5 The game is over; most points win."""
    s.reason = reason
    s.stage = OVER
    if s.winner == NOBODY:
        s.winner = ranking(s)[0]
    s.journal.tell(GAME_OVER, s.winner, s.points[s.winner])
