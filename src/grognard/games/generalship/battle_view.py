"""GEN-27 The battle board: forces, hands, what is committed and its sum, losses; from a redacted state."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.generalship.book import (
    ADVANCED,
    BASIC,
    BASICS,
    BOMBARDMENT,
    KINDS,
    NO_STYLE,
    NOBODY,
    PAGES,
    SEA_ATK,
    SEA_BATTLE,
    SEA_DEF,
    SHIP_DEF,
    STYLES,
    TILE_IDS,
    UNITS,
)
from grognard.games.generalship.faces import TACTIC_FACES
from grognard.games.generalship.losses import values, worth
from grognard.games.generalship.state import (
    ATTACKERS_ATTACK,
    DEFENDERS_ATTACK,
    LOSSES,
    Battle,
    GenState,
    Side,
)
from grognard.games.generalship.sums import elite_bonus, fighting, land_sum, own_style
from grognard.games.generalship.tactics import battle_kind
from grognard.games.generalship.terms import TERMS
from grognard.games.generalship.units import units_at
from grognard.games.generalship.view_units import units_view
from grognard.kernel.choice import Player

HIDDEN: Final = "?"

STEPS: Final = (
    "reinforce",
    "reinforce",
    "withdrawal",
    "withdrawal",
    "tactics",
    "tactics",
    "retreat",
    "retreat",
    "retreat",
    "retreat",
    "ambush",
    "ambush",
    "ambush",
    "exchange",
    "exchange",
    "defender",
    "attacker",
    "losses",
    "losses",
    "end",
    "end",
    "end",
    "end",
)
"""By step of the state: the step of GEN-12.3 that players know.

Nobody is asked anything while cards are dealt; the state stands there already while the defender decides on a
forced withdrawal.
"""


def battle_view(s: GenState, b: Battle, player: Player | None) -> dict[str, Any]:
    """The battle board."""
    kind = battle_kind(b)
    return {
        "tile": TILE_IDS[b.tile],
        "kind": "sea" if kind == SEA_BATTLE else "land",
        "attacker": b.attacker,
        "defender": b.defender,
        "guest": b.guest,
        "rivals": b.rivals,
        "step": STEPS[b.step],
        "striker": striker(b),
        "sides": [side_view(s, b, number, player) for number in range(2)],
        "basic_deck": len(b.basic_deck),
        "advanced_deck": len(b.advanced_deck),
        "dealt": b.dealt,
        "played": [card_word(b, card) for card in b.played],
        "ambush": b.ambush,
        "winner": b.winner,
        "loser": b.loser,
        "difference": b.difference,
        "lost": [UNITS[each].id for each in b.lost],
        "losses": losses_view(b) if b.step == LOSSES else None,
        "most_regiments": PAGES.battle.sea_max_regiments if kind else PAGES.battle.land_max_regiments,
        "cards": TACTIC_FACES[kind],
    }


def striker(b: Battle) -> Player:
    """GEN-12.19, 12.20 Whose attack is being fought, or NOBODY."""
    return {DEFENDERS_ATTACK: b.defender, ATTACKERS_ATTACK: b.attacker}.get(b.step, NOBODY)


def side_view(s: GenState, b: Battle, number: int, player: Player | None) -> dict[str, Any]:
    side = b.sides[number]
    owner = b.defender if number else b.attacker
    return {
        "seat": owner,
        "units": units_view(units_at(s, owner, b.tile)),
        "basic": [card_word(b, card) for card in side.basic],
        "advanced": [card_word(b, card) for card in side.advanced],
        "exchanged": [card_word(b, card) for card in side.exchanged],
        "squadron": UNITS[side.squadron].id if side.squadron != NOBODY else "",
        "assigned": [TERMS.word(term) for term in side.assigned],
        "support": card_word(b, side.support) if side.support != NOBODY else "",
        "sum": running_sum(s, b, owner) if owner == player and striker(b) != NOBODY else None,
    }


def card_word(b: Battle, card: int) -> str:
    if card < 0:
        return HIDDEN
    kind = battle_kind(b)
    return BASIC[kind][card].id if card < BASICS else ADVANCED[kind][card - BASICS].id


def running_sum(s: GenState, b: Battle, player: Player) -> dict[str, Any]:
    """GEN-13.8, 14.6 What the player's own commitment is worth so far; at sea in the own style."""
    striking = player == striker(b)
    if battle_kind(b) != SEA_BATTLE:
        return {"striking": striking, "worth": land_sum(s, b, player, striking), "style": ""}
    side = b.side(player)
    style = own_style(fighting(side))
    return {
        "striking": striking,
        "worth": sea_sum(s, b, player, side, style, striking),
        "style": "" if style == NO_STYLE else STYLES[style],
    }


def sea_sum(s: GenState, b: Battle, player: Player, side: Side, style: int, striking: bool) -> int:
    """GEN-14.6 to 14.8 The own sum if the fight is decided in the own style."""
    if style == NO_STYLE:
        return 0
    if style == BOMBARDMENT and not striking:
        return SHIP_DEF[side.squadron] if side.squadron != NOBODY else 0
    worths = (SEA_ATK if striking else SEA_DEF)[style]
    counts = fighting(side)
    total = sum(counts[kind] * worths[kind] for kind in range(KINDS))
    total += elite_bonus(s, b, player, counts, striking, worths)
    if striking and side.support != NOBODY:
        row = ADVANCED[SEA_BATTLE][side.support - BASICS]
        total += row.atk if row.style == STYLES[style] else 0
    return total


def losses_view(b: Battle) -> dict[str, Any]:
    """GEN-13.9, 14.12 What the losses must be worth, what they are worth so far, and each type."""
    return {
        "needed": b.difference,
        "chosen": worth(b, b.lost),
        "values": {UNITS[kind].id: values(b)[kind] for kind in range(KINDS) if values(b)[kind]},
    }
