"""WAT-16 Termination: every phase is finite, and so is the game; here are generous bounds of its picks."""

from __future__ import annotations

from grognard.games.warriors.book import ARMIES, BOOK, PRINCESS, TRACKS
from grognard.games.warriors.maps import MAPS
from grognard.games.warriors.progress import EXTRA_SOURCES, ROUTES, ROWS

ATTEMPTS = BOOK.limits.cancels_in_a_row + 1
"""WAT-16.5 So often a decision can be begun."""


def most_decisions(players: int, rounds: int) -> int:
    """WAT-16.1 More picks than this no game can have."""
    setup = players * (1 + BOOK.setup.development_markers)
    votes = players * players
    a_round = trade_phase(players) + players * (feeding() + peace(players) + development() + manoeuvre())
    return setup + votes + players * unification() + rounds * a_round


def trade_phase(players: int) -> int:
    """WAT-16.2 Each deal uses up goods, a route or an offer; without one everybody passes once more.

    Whoever leaves frees the routes to that player, and the others begin anew to pass.
    """
    goods = most_goods(players)
    offers = players * BOOK.limits.offers_per_player_per_trade_phase
    routes = players * (max(ROUTES) + players)
    deals = goods + routes + offers
    turns = (deals + players + 1) * players
    longest_turn = ATTEMPTS * (2 * goods + 5) + 1
    return turns * longest_turn


def most_goods(players: int) -> int:
    """What all players together can hold in a trade phase: full stocks and the richest harvest."""
    kinds = len(BOOK.resources.kinds)
    best = max(row.food + row.material + row.weapons for rows in ROWS for row in rows)
    symbols = max(sum(sum(each) for each in board.symbols) for board in MAPS.values())
    taxes = max(2 * len(board.cards) for board in MAPS.values())
    return players * kinds * BOOK.resources.cap_per_kind + symbols * best + taxes


def feeding() -> int:
    return armies() + 1


def peace(players: int) -> int:
    """WAT-16.6 Two windows, one offer per enemy, every other player asked."""
    return 2 * players * (1 + players)


def development() -> int:
    """WAT-16.3 Two regular actions, every extra action, the technology shift."""
    regular = BOOK.limits.regular_actions_per_round * action()
    return regular + len(EXTRA_SOURCES) * (ATTEMPTS * 4 + 1) + 2


def action() -> int:
    return ATTEMPTS * 3 + 1


def unification() -> int:
    """WAT-16.3 All unification actions of a player in the whole game, and being asked at the checkpoints."""
    return max(BOOK.unification.actions.values()) * action() + 4 * BOOK.game.rounds


def manoeuvre() -> int:
    """WAT-16.4 Two movement steps with battles, and the princesses."""
    provinces = max(len(board.tokens) for board in MAPS.values())
    pieces = BOOK.game.max_players * sum(row.per_colour for row in BOOK.units)
    damage = pieces * max(row.strength for row in BOOK.units)
    battle = 1 + 4 * damage + BOOK.game.max_players + 1
    princesses = 2 * (BOOK.units[PRINCESS].per_colour + ATTEMPTS) + 1
    return 2 * (movement_step() + min(armies(), provinces) * battle) + princesses + len(TRACKS)


def movement_step() -> int:
    """WAT-9.3, WAT-14.6 Two picks for each army; after `undo` a move is planned once more; then `done`."""
    return 2 * armies() + 3 * BOOK.limits.cancels_in_a_row + 1


def armies() -> int:
    return sum(BOOK.units[kind].per_colour for kind in ARMIES)
