"""WAT-15 Hidden information: what each player may know, and what a player is shown."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.warriors.battle import can_retreat, defenders, invaders
from grognard.games.warriors.book import BOOK, GOOD_IDS, TRACK_IDS, TRACKS, UNIT_IDS
from grognard.games.warriors.control import forts_in
from grognard.games.warriors.progress import (
    BARBARIAN_STRENGTH,
    KINDS_OF_COLOUR,
    LEVEL,
    ROWS,
    SKILL_IDS,
    UPKEEP,
    Unit,
)
from grognard.games.warriors.sequence import ROUND
from grognard.games.warriors.state import (
    BARBARIANS,
    IN_SUPPLY,
    LEAVING_SECRETLY,
    LEFT,
    NOBODY,
    PLAYING,
    RETREATED,
    WITHDRAWN,
    Battle,
    Exchange,
    WarriorsState,
    armies_of,
    has_skill,
    life,
    oldest_first,
    owner_of,
    strength,
    unit_term,
    units_of,
)
from grognard.games.warriors.terms import TERMS
from grognard.games.warriors.unification import actions_gained
from grognard.games.warriors.upkeep import income
from grognard.games.warriors.victory import fort_vp, province_vp, title_vp, victory_points
from grognard.kernel.choice import Player

FATES: Final = ("stays", "beaten", "dies")
POSTURES = {RETREATED: "retreated", WITHDRAWN: "withdrawn"}


def redact(s: WarriorsState, player: Player | None) -> WarriorsState:
    """WAT-15.1 Secret are only the start markers and allocations of others, and resignations among them."""
    for other in range(s.players):
        if other != player:
            s.picks[other] = []
            if s.presence[other] == LEAVING_SECRETLY:
                s.presence[other] = PLAYING
    b = s.battle
    if b is not None and not b.struck and b.defender != BARBARIANS:
        if b.attacker != player:
            b.attack = {}
        if b.defender != player:
            b.defence = {}
    return s


def show(s: WarriorsState, player: Player | None) -> dict[str, Any]:
    """What the player is shown, with words."""
    return {
        "round": s.round,
        "rounds": s.rules.round_limit,
        "step": ROUND[s.step].name if s.round else "setup",
        "threshold": s.rules.threshold,
        "map": s.rules.map,
        "order": s.order.copy(),
        "active": s.active if s.active != NOBODY else None,
        "barbarian_strength": BARBARIAN_STRENGTH[s.round],
        "progress": PROGRESS,
        "provinces": [show_province(s, province) for province in range(len(s.owner))],
        "players": [show_player(s, seat) for seat in range(s.players)],
        "wars": [
            {"sides": [one, other], "since": s.war[one][other]}
            for one in range(s.rules.sides)
            for other in range(one)
            if s.war[one][other]
        ],
        "start_markers": [[TRACK_IDS[track] for track in picks] for picks in s.picks],
        "moves": [{"unit": word(s, unit), "to": s.board.tokens[goal].id} for unit, goal in s.plans],
        "invaded": [s.board.tokens[province].id for province in s.invaded],
        "battle": show_battle(s, s.battle),
        "offer": show_exchange(s.exchange),
        "unification_actions": s.bonus,
        "ending": s.ending,
    }


def word(s: WarriorsState, unit: Unit) -> str:
    return TERMS.word(unit_term(s, unit))


def show_province(s: WarriorsState, province: int) -> dict[str, Any]:
    """A province with its token and pieces."""
    token, owner = s.board.tokens[province], s.owner[province]
    return {
        "id": token.id,
        "kind": token.kind,
        "countries": list(token.countries),
        "vp": token.vp,
        "symbols": {"food": token.food, "material": token.material, "weapons": token.weapons},
        "owner": "barbarians" if owner == BARBARIANS else owner if owner != NOBODY else None,
        "forts": forts_in(s, province),
        "units": [show_unit(s, unit) for unit in oldest_first(s, s.here[province])],
    }


def show_unit(s: WarriorsState, unit: Unit) -> dict[str, Any]:
    owner = owner_of(s, unit)
    return {
        "id": word(s, unit),
        "kind": UNIT_IDS[s.kind[unit]],
        "owner": "barbarians" if owner == BARBARIANS else owner,
        "strength": strength(s, unit),
        "life": life(s, unit),
        "damage": s.damage[unit],
        "ap": s.ap[unit],
        "battle_ap_used": s.battles[unit],
        "posture": POSTURES.get(s.posture[unit], "standing"),
        "recruit": bool(s.raised[unit]),
    }


def show_player(s: WarriorsState, seat: Player) -> dict[str, Any]:
    """A player's mat; everything on it is open."""
    country = s.country[seat]
    markers = s.markers[seat]
    supply = [
        KINDS_OF_COLOUR[unit - units_of(seat)[0]] for unit in units_of(seat) if s.place[unit] == IN_SUPPLY
    ]
    return {
        "colour": BOOK.colours.ids[seat],
        "country": s.board.cards[country].id if country != NOBODY else None,
        "team": s.team[seat] if s.rules.alliances else None,
        "presence": "left"
        if s.presence[seat] == LEFT
        else "playing"
        if s.presence[seat] == PLAYING
        else "leaving",
        "goods": dict(zip(GOOD_IDS, s.goods[seat], strict=True)),
        "income": dict(zip(GOOD_IDS, income(s, seat), strict=True)),
        "markers": dict(zip(TRACK_IDS, markers, strict=True)),
        "levels": {TRACK_IDS[track]: LEVEL[track][markers[track]] + 1 for track in TRACKS},
        "skills": [name for skill, name in enumerate(SKILL_IDS) if has_skill(s, seat, skill)],
        "titles": [row.id for row, holder in zip(BOOK.titles, s.title, strict=True) if holder == seat],
        "routes": s.opened[seat].copy(),
        "offers_made": s.offers[seat],
        "united": s.unified[seat],
        "food_needed": sum(UPKEEP[s.kind[unit]] for unit in armies_of(s, seat)),
        "unification": show_unification(s, seat) if country != NOBODY else None,
        "unification_gain": actions_gained(s, seat) if country != NOBODY else 0,
        "supply": {UNIT_IDS[kind]: supply.count(kind) for kind in dict.fromkeys(KINDS_OF_COLOUR)},
        "vp": victory_points(s, seat),
        "vp_by_source": {
            "provinces": province_vp(s, seat),
            "forts": fort_vp(s, seat),
            "kills": s.kill_vp[seat],
            "bought": s.bought_vp[seat],
            "titles": title_vp(s, seat),
        },
    }


def show_unification(s: WarriorsState, seat: Player) -> dict[str, int]:
    """WAT-11.1 How much of the core of the country, and of what it claims, the player owns."""
    core, claims = s.board.core[s.country[seat]], s.board.claims[s.country[seat]]
    return {
        "core": len(core),
        "core_owned": sum(s.owner[province] == seat for province in core),
        "claims": len(claims),
        "claims_owned": sum(s.owner[province] == seat for province in claims),
    }


def show_battle(s: WarriorsState, b: Battle | None) -> dict[str, Any] | None:
    if b is None:
        return None
    return {
        "province": s.board.tokens[b.province].id,
        "attacker": b.attacker,
        "defender": "barbarians" if b.defender == BARBARIANS else b.defender,
        "attack": {word(s, unit): points for unit, points in b.attack.items()},
        "defence": {word(s, unit): points for unit, points in b.defence.items()},
        "strength": {
            "attack": sum(strength(s, unit) for unit in invaders(s, b)),
            "defence": sum(strength(s, unit) for unit in defenders(s, b)),
        },
        "fates": {
            word(s, unit): FATES[foreseen(s, unit, points)]
            for side in (b.attack, b.defence)
            for unit, points in side.items()
            if not b.struck
        },
        "struck": b.struck,
        "retreating": [word(s, unit) for unit in b.retreating],
    }


def foreseen(s: WarriorsState, unit: Unit, points: int) -> int:
    """WAT-10.9, WAT-21.5 What so much damage will do to a piece: it stays (0), is beaten (1) or dies (2)."""
    left = life(s, unit) - points
    if left > 0 and s.posture[unit] != RETREATED:
        return 0
    return 1 if left == 0 and s.posture[unit] != RETREATED and can_retreat(s, unit) else 2


def show_progress() -> dict[str, list[dict[str, Any]]]:
    """WAT-21.3 The progress card: for each track its levels, from how many markers on, and what they give."""
    return {
        TRACK_IDS[track]: [
            {
                "markers": row.cumulative,
                "food": row.food,
                "material": row.material,
                "bank_rate": row.bank_rate,
                "routes": row.routes,
                "weapons": row.weapons,
                "ap": row.ap,
                "skills": list(row.skills),
            }
            for row in ROWS[track]
        ]
        for track in TRACKS
    }


PROGRESS: Final = show_progress()


def show_exchange(x: Exchange | None) -> dict[str, Any] | None:
    if x is None:
        return None
    return {
        "giver": x.giver,
        "partner": x.partner,
        "give": dict(zip(GOOD_IDS, x.give, strict=True)),
        "take": dict(zip(GOOD_IDS, x.take, strict=True)),
    }
