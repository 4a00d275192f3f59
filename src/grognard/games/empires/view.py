"""EMP-30 Presentation: what a player is shown, from a redacted state, as plain data with words."""

from __future__ import annotations

from typing import Any

from grognard.games.empires.attack import attack_targets, route
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import (
    DIPLOMAT,
    ENGINEER,
    MERCHANT,
    MILITARY_LEADER,
    MODE_NAMES,
    NO_DECK,
    UNIT_IDS,
    UNKNOWN,
    Hand,
    seen_cards,
)
from grognard.games.empires.combat import ATTACKER_WINS, DEFENDER_WINS
from grognard.games.empires.decks import hand_of, possible_decks
from grognard.games.empires.diplomacy import diplomacy_reach, diplomacy_targets
from grognard.games.empires.fortify import fort_cost
from grognard.games.empires.income import income_of
from grognard.games.empires.map import SIDE_NAMES, is_sea, listed
from grognard.games.empires.recruit import specials_of, takeable
from grognard.games.empires.revolts import COLUMNS
from grognard.games.empires.scoring import card_vp, control_vp, plunder_vp, score_of, total, trade_vp
from grognard.games.empires.setup import in_play_order
from grognard.games.empires.state import ATTACKER, DEFENDER, NOBODY, Battle, EmpiresState, Fought, Report
from grognard.games.empires.terms import AVAILABLE_CARDS, COLOURS, TERMS, Area, Card
from grognard.games.empires.trade import displacement_needs, placements
from grognard.kernel.choice import Player

PHASES = ("revolts", "income", "first_player", "actions", "scoring")
SETUP_PHASES = ("decks", "first_markers", "further_markers", "fortifications", "display")
FACES = {
    TERMS.word(card): {"mark": row.mark, "vp": row.vp}
    for card, row in zip(AVAILABLE_CARDS, BOOK.available, strict=True)
}
"""EMP-16.4 What is printed on cards on offer besides the unit: who may take them, and their points."""
STAGES = ("mode", "cards", "ambush", "order", "fight", "conquest")


def view(s: EmpiresState, player: Player | None) -> dict[str, Any]:
    """Everything the player may see."""
    over = s.turn > BOOK.track.turns
    active = active_player(s)
    return {
        "players": s.players,
        "turn": s.turn,
        "turns": BOOK.track.turns,
        "scoring_turns": list(BOOK.track.scoring_turns),
        "phase": "over" if over else (PHASES if s.turn else SETUP_PHASES)[s.phase],
        "round": s.round,
        "round_spaces": BOOK.track.round_spaces,
        "first": s.first,
        "play_order": [in_play_order(s, place) for place in range(s.players)],
        "active": active,
        "bonus_action": active is not None and s.bonus < BOOK.battle.bonus_actions_per_turn,
        "areas": {TERMS.word(area): area_view(s, area) for area in range(len(s.owner))},
        "forts_left": s.forts_left,
        "faces": FACES,
        "display": words(s.display),
        "takeable": [] if player is None else words(takeable(s, player)),
        "refreshed": s.refreshed,
        "draw": len(s.draw),
        "discard": words(s.discard),
        "mats": [mat(s, seat, player) for seat in range(s.players)],
        "battle": None if s.battle is None else battle_view(s.battle),
        "last_battle": None if s.report is None else report_view(s.report),
        "prospects": None if active is None or s.battle is not None else prospects(s, active),
        "revolt_tables": [
            {"table": side, "columns": [words(column) for column in COLUMNS[number].values()]}
            for number, side in enumerate(SIDE_NAMES)
        ],
    }


def active_player(s: EmpiresState) -> Player | None:
    """Whose turn it is in the setup and in the action rounds."""
    setup = s.turn == 0 and SETUP_PHASES[s.phase] in ("first_markers", "further_markers", "fortifications")
    acting = 0 < s.turn <= BOOK.track.turns and PHASES[s.phase] == "actions"
    return in_play_order(s, s.place) if setup or acting else None


def words(cards: list[Card] | Hand) -> list[str]:
    return [word(card) for card in cards]


def word(card: Card) -> str:
    """A card as a word; one that the player may not know is a question mark."""
    return "?" if card == UNKNOWN else TERMS.word(card)


def area_view(s: EmpiresState, area: Area) -> dict[str, Any]:
    """Controller, markers, fort, and trade markers by seat with the places still free."""
    row, owner = BOOK.areas[area], s.owner[area]
    return {
        "kind": row.kind,
        "side": row.side,
        "vp": row.vp,
        "amphora": row.amphora,
        "owner": None if owner == NOBODY else owner,
        "markers": s.markers[area],
        "fort": bool(s.forts >> area & 1),
        "trade": [s.trade[player][area] for player in range(s.players)],
        "room": s.room[area],
    }


def mat(s: EmpiresState, seat: Player, player: Player | None) -> dict[str, Any]:
    """A player's mat: pieces, cards and scores."""
    deck = s.deck[seat]
    known = deck not in (UNKNOWN, NO_DECK)
    special = (MILITARY_LEADER, ENGINEER, DIPLOMAT, MERCHANT)
    return {
        "seat": seat,
        "colour": COLOURS[seat]["en"].lower(),
        "control_stock": s.control_stock[seat],
        "trade_stock": s.trade_stock[seat],
        "warehouse": s.warehouse[seat],
        "plunder": s.plunder[seat].copy(),
        "specials": {UNIT_IDS[unit]: specials_of(s, unit)[seat] for unit in special},
        "recruited": words(s.recruited[seat]),
        "hand": words(hand_of(s, seat)) if seat == player else None,
        "side": None if s.side[seat] == UNKNOWN else SIDE_NAMES[s.side[seat]],
        "deck": BOOK.decks[deck].id if known else None,
        "possible_decks": [BOOK.decks[each].id for each in possible_decks(s, seat) if each != NO_DECK],
        "revealed": words(seen_cards(s.seen[seat])),
        "income": income_of(s, seat),
        "scores": [row[seat] for row in s.scores],
        "total": total(s, seat),
        "projected": {
            "control": control_vp(s, seat),
            "trade": trade_vp(s, seat),
            "cards": card_vp(s, seat),
            "plunder": plunder_vp(s, seat),
            "score": score_of(s, seat),
        },
    }


# -- battles ----------


def battle_view(b: Battle) -> dict[str, Any]:
    """The battle that is being fought; cards of others are counted only."""
    return {
        "area": TERMS.word(b.area),
        "attacker": b.attacker,
        "defender": b.defender,
        "mode": MODE_NAMES[b.mode],
        "stage": STAGES[b.stage],
        "ambush": b.ambush,
        "committed": [words(cards) for cards in b.committed],
        "order": [words(cards) for cards in b.order],
        "blocks": blocks_view(b.blocks),
        "fought": [fought_view(each) for each in b.fought],
        "casualties": [words(cards) for cards in b.casualties],
    }


def report_view(report: Report) -> dict[str, Any]:
    """The last battle, as everybody saw it."""
    return {
        "area": TERMS.word(report.area),
        "attacker": report.attacker,
        "defender": report.defender,
        "mode": MODE_NAMES[report.mode],
        "ambush": report.ambush,
        "blocks": blocks_view(list(report.blocks)),
        "fought": [fought_view(each) for each in report.fought],
        "casualties": [words(cards) for cards in report.casualties],
        "winner": report.attacker if report.blocks[ATTACKER] > report.blocks[DEFENDER] else report.defender,
        "rout": BOOK.battle.rout_blocks in report.blocks,
    }


def blocks_view(blocks: list[int]) -> dict[str, int]:
    return {
        "attacker": blocks[ATTACKER],
        "centre": BOOK.battle.blocks - sum(blocks),
        "defender": blocks[DEFENDER],
    }


def fought_view(fought: Fought) -> dict[str, Any]:
    """A revealed pair with dice and result."""
    attacking, defending, die, other_die, outcome = fought
    return {
        "attacking": None if attacking == UNKNOWN else word(attacking),
        "defending": None if defending == UNKNOWN else word(defending),
        "dice": [die or None, other_die or None],
        "winner": {ATTACKER_WINS: "attacker", DEFENDER_WINS: "defender"}.get(outcome, "tie"),
    }


# -- what actions cost and how likely they succeed ----------


def prospects(s: EmpiresState, player: Player) -> dict[str, Any]:
    """Cost and chance of what the active player could do."""
    if not s.turn:
        return {}
    return {
        "attack": {
            TERMS.word(area): attack_prospect(s, player, area) for area in listed(attack_targets(s, player))
        },
        "diplomacy": {
            TERMS.word(area): diplomacy_prospect(s, player, area)
            for area in listed(diplomacy_targets(s, player))
        },
        "fortify": {"blocks": fort_cost(s, player)},
        "refresh": {"blocks": BOOK.cost.refresh_display},
        "trade": {
            "placements": placements(s, player),
            "displacement": roll_view(displacement_needs(s, player)),
        },
    }


def attack_prospect(s: EmpiresState, player: Player, area: Area) -> dict[str, Any]:
    """Route, rolls and chance; against another player the chance is that of the movement alone."""
    way, needed = route(s, player, area)
    rolls = [roll_view(needed)] if needed else []
    if s.owner[area] == NOBODY and not is_sea(area):
        rolls.append(roll_view(BOOK.target.neutral_province))
    chance = 1.0
    for roll in rolls:
        chance *= roll["chance"]
    return {
        "route": TERMS.word(way),
        "rolls": rolls,
        "chance": round(chance, 4),
        "battle": s.owner[area] != NOBODY,
    }


def diplomacy_prospect(s: EmpiresState, player: Player, area: Area) -> dict[str, Any]:
    """Blocks and chance; against another player for each bribe from none to the most."""
    if s.owner[area] != NOBODY:
        fails, needed = BOOK.target.diplomat_remove_natural_fail, BOOK.target.diplomat_remove
        bribes = range(BOOK.cost.diplomat_remove_max + 1)
        faces = [
            [die for die in range(1, 7) if die not in fails and die + bribe >= needed] for bribe in bribes
        ]
        return {"bribes": [round(len(good) / 6, 4) for good in faces]}
    if s.diplomats[player] and diplomacy_reach(s, player) >> area & 1:
        return {"blocks": BOOK.cost.diplomat_neutral, "chance": 1.0}
    return {"blocks": BOOK.cost.diplomacy_neutral, **roll_view(BOOK.target.diplomacy_neutral)}


def roll_view(needed: int) -> dict[str, Any]:
    """The lowest die that succeeds, and the chance of it."""
    return {"needed": needed, "chance": round(min(max(7 - needed, 0), 6) / 6, 4)}
