"""EMP-20 and EMP-21 Scoring, and the end of the game."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import CARD_VP, UNIT_OF, Unit
from grognard.games.empires.map import VP, listed, vp_of
from grognard.games.empires.recruit import specials_of
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import AVAILABLE_CARDS
from grognard.kernel.choice import CHECKPOINT, Player, Procedure
from grognard.kernel.game import Result
from grognard.kernel.journal import Told

SCORED: Final = Told(
    "scored",
    "EMP-20.1",
    "who:player",
    "total:number",
    "control:number",
    "trade:number",
    "cards:number",
    "plunder:number",
)
STANDING: Final = Told("standing", "EMP-20.8", "who:player", "total:number")

SPECIAL_VP: Final[dict[Unit, int]] = {
    UNIT_OF[card]: CARD_VP[card] for card in AVAILABLE_CARDS if BOOK.units[UNIT_OF[card]].kind == "special"
}


def score_turn(s: EmpiresState) -> Procedure[None]:
    """EMP-20.1 After turns 2, 3 and 4 everybody scores, then the plunder goes home."""
    yield CHECKPOINT
    if s.turn not in BOOK.track.scoring_turns:
        return
    s.scores.append(tuple(score_of(s, player) for player in range(s.players)))
    for player in range(s.players):
        parts = (control_vp(s, player), trade_vp(s, player), card_vp(s, player), plunder_vp(s, player))
        s.journal.tell(SCORED, player, sum(parts), *parts)
        s.journal.tell(STANDING, player, total(s, player))
    return_plunder(s)


def score_of(s: EmpiresState, player: Player) -> int:
    """EMP-20.2 to EMP-20.5 What the player scores as things stand."""
    return control_vp(s, player) + trade_vp(s, player) + card_vp(s, player) + plunder_vp(s, player)


def control_vp(s: EmpiresState, player: Player) -> int:
    """EMP-20.2 Every area he controls, however many markers."""
    return vp_of(s.lands[player]) * BOOK.scoring.control_multiplier


def trade_vp(s: EmpiresState, player: Player) -> int:
    """EMP-20.3 Half of every area where he alone has the most trade markers."""
    points = 0
    for area in listed(s.traded[player]):
        mine = s.trade[player][area]
        if all(row[area] < mine for row in s.trade if row is not s.trade[player]):
            points += VP[area] // BOOK.scoring.trade_divisor
    return points


def card_vp(s: EmpiresState, player: Player) -> int:
    """EMP-20.4 What the Available Army cards cost, in hand and on display."""
    in_hand = sum(CARD_VP[card] for card in s.recruited[player])
    return in_hand + sum(vp * specials_of(s, unit)[player] for unit, vp in SPECIAL_VP.items())


def plunder_vp(s: EmpiresState, player: Player) -> int:
    """EMP-20.5 Every trade marker of another colour in his warehouse."""
    return sum(s.plunder[player]) * BOOK.scoring.plunder_each


def return_plunder(s: EmpiresState) -> None:
    """EMP-20.5 After scoring, plundered markers return to their owners' stocks."""
    for warehouse in s.plunder:
        for owner in range(s.players):
            s.trade_stock[owner] += warehouse[owner]
            warehouse[owner] = 0


# -- EMP-21 ----------


def total(s: EmpiresState, player: Player) -> int:
    """EMP-20.8 The sum of all scorings so far."""
    return sum(row[player] for row in s.scores)


def ranking(s: EmpiresState) -> list[Player]:
    """EMP-21.1, EMP-21.2 Total, last scoring, controlled VP, trade markers on the map, later in order."""

    def merit(player: Player) -> tuple[int, ...]:
        return (
            total(s, player),
            s.scores[-1][player] if s.scores else 0,
            control_vp(s, player),
            sum(s.trade[player]),
            (player - s.first) % s.players,
        )

    return sorted(range(s.players), key=merit, reverse=True)


def result_of(s: EmpiresState) -> Result:
    """EMP-21.1 The result of a finished game."""
    details = []
    for player in range(s.players):
        figures = {f"scoring_{turn}": row[player] for turn, row in zip(BOOK.track.scoring_turns, s.scores)}
        figures["areas"] = control_vp(s, player)
        figures["trade_markers"] = sum(s.trade[player])
        details.append(figures)
    scores = [total(s, player) for player in range(s.players)]
    return Result([[player] for player in ranking(s)], scores, "turns", details)
