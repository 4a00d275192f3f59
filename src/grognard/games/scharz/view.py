"""SCH-23 Presentation: the table as one player sees it, as plain data with words."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat_view import view_combat
from grognard.games.scharz.goods import fish_of, grain_limit, grain_of, herd_room_inside, herd_room_on
from grognard.games.scharz.morale import morale_of
from grognard.games.scharz.nourishment import needs_no_feed
from grognard.games.scharz.orders import destination_term, piece_term, place_term
from grognard.games.scharz.pieces import buildings_left, buildings_of, units_left
from grognard.games.scharz.state import (
    ABOARD,
    BORDER,
    INSIDE,
    NOBODY,
    SPENT,
    STAY_PUT,
    YARD,
    Herd,
    Order,
    ScharzState,
    Unit,
    ground,
    herd_owner,
    herds_aboard,
    herds_of,
    initiative,
    owner,
    passengers,
    units_of,
    workers,
)
from grognard.games.scharz.status import settlement_at, settlements_of, wall_level, yard_at
from grognard.games.scharz.tables import BUILDING_IDS, CLIMATES, HERD_IDS, SEASON_IDS, TRANSPORT, UNIT_IDS
from grognard.games.scharz.taxes import tax_income
from grognard.games.scharz.terms import TERMS
from grognard.games.scharz.turn import steps_of
from grognard.games.scharz.victory import CLAIM_BITS, REASONS, dominance_needed, might_goals
from grognard.games.scharz.wealth import wealth
from grognard.kernel.choice import Player

WEATHER: Final = ("bad", "normal", "good")
GOALS: Final = ("fields", "settlements", "agriculture", "towns", "prestige")
SETTLEMENT_IDS: Final = ("", "village", "town")
YARD_IDS: Final = ("", "dock", "harbour")


def view(s: ScharzState, player: Player | None) -> dict[str, Any]:
    """Everything that this player may see, from a redacted state."""
    return {
        "map": s.opt.map,
        "setup": s.round == 0,
        "year": s.year if s.round else 0,
        "years": s.opt.years,
        "season": SEASON_IDS[s.season] if s.round else "",
        "round": s.round,
        "phase": view_phase(s),
        "phases": list(steps_of(s.opt, s.season)) if s.round else [],
        "step": s.step if s.round else 0,
        "initiative": initiative(s),
        "weather": {name: WEATHER[s.weather[n] + 1] for n, name in enumerate(CLIMATES)},
        "rough_sea": s.rough_sea,
        "players": [view_player(s, p) for p in range(s.players)],
        "fields": {
            s.board.sheet.areas[f].id: view_field(s, f) for f in range(s.board.n) if s.board.in_play[f]
        },
        "borders": view_borders(s),
        "truces": [
            {
                "petitioner": truce.petitioner,
                "recipient": truce.recipient,
                "until": truce.until,
                "redemption": truce.redemption,
            }
            for truce in s.truces
        ],
        "agreements": [
            {"proposer": a.proposer, "partner": a.partner, "kind": TERMS.word(a.kind), "until": a.until}
            for a in s.agreements
        ],
        "orders": [] if player is None else [view_order(s, order) for order in s.orders[player]],
        "offer": {"gives": [TERMS.word(t) for t in s.gives], "wants": [TERMS.word(t) for t in s.wants]},
        "combat": view_combat(s),
        "winner": None if s.winner == NOBODY else s.winner,
    }


def view_phase(s: ScharzState) -> str:
    steps = steps_of(s.opt, s.season) if s.round else ()
    return steps[s.step] if s.step < len(steps) else ""


def view_player(s: ScharzState, p: Player) -> dict[str, Any]:
    goals = might_goals(s, p)
    names = [name for name in GOALS if has_goal(s, name)]
    return {
        "coins": s.coins[p],
        "prestige": s.prestige[p],
        "victory_points": s.vp[p],
        "dominance": dominance_needed(s, p),
        "might": {name: {"has": has, "needs": needs} for name, (has, needs) in zip(names, goals)},
        "claims": [reason for bit, reason in zip(CLAIM_BITS, REASONS) if s.claims[p] & bit],
        "people": None if s.faction[p] < 0 else BOOK.factions[s.faction[p]].id,
        "commander": s.commander[p],
        "morale": morale_of(s.prestige[p]).id if s.opt.morale else None,
        "lord": None if s.lord[p] == NOBODY else s.lord[p],
        "rivals": [q for q in range(s.players) if s.rivals[p] >> q & 1],
        "hostile": [q for q in range(s.players) if s.foes[p] >> q & 1],
        "passage": [q for q in range(s.players) if s.passage[p] >> q & 1],
        "units_left": units_left(s, p),
        "buildings": buildings_of(s, p),
        "buildings_left": buildings_left(s, p),
        "captured": s.captured_units[p] + s.captured_buildings[p],
        "grain": grain_of(s, p),
        "fish": fish_of(s, p),
        "herds": {
            name: sum(s.herd_kind[h] == kind for h in herds_of(s, p)) for kind, name in enumerate(HERD_IDS)
        },
        "food_needed": food_needed(s, p) if s.opt.commodities else None,
        "tax": tax_income(s, p),
        "prestige_won": s.pp_won[p],
        "prestige_lost": s.pp_lost[p],
        "tributes": s.tributes_paid[p],
        "redemptions": s.redemptions_paid[p],
        "wealth": wealth(s, p),
    }


def food_needed(s: ScharzState, p: Player) -> int:
    """SCH-13.40 What the units, settlements and herds of a player would eat in a winter that began now."""
    units = sum(BOOK.units[s.kind[u]].feed for u in units_of(s, p))
    homes = sum(settlement_at(s, f).feed for f in settlements_of(s, p))
    return (
        units
        + homes
        + sum(BOOK.herds[s.herd_kind[h]].feed for h in herds_of(s, p) if not needs_no_feed(s, h))
    )


def has_goal(s: ScharzState, name: str) -> bool:
    if name in ("agriculture", "towns"):
        return s.opt.commodities
    return name != "prestige" or s.opt.prestige


def view_field(s: ScharzState, f: Field) -> dict[str, Any]:
    shown: dict[str, Any] = {"control": None if s.control[f] == NOBODY else s.control[f]}
    here = [u for u, at in enumerate(s.place) if 0 <= at < BORDER and ground(s, at) == f]
    shown["units"] = view_units(s, [u for u in here if s.place[u] == f])
    if not s.board.is_land[f]:
        return shown
    shown["inside"] = view_units(s, [u for u in here if INSIDE <= s.place[u] < YARD])
    shown["ships"] = view_units(s, [u for u in here if s.place[u] >= YARD])
    shown["devastated"] = bool(s.devastated[f])
    shown["herds"] = view_herds(s, [h for h, at in enumerate(s.herd_place) if at == f])
    shown["herd_room"] = herd_room_on(s, f)
    shown["standing"] = {"owner": s.sower[f], "grain": s.standing[f]} if s.standing[f] else None
    shown["settlement"] = view_settlement(s, f) if s.settlement[f] else None
    shown["site"] = view_site(s, f) if s.site[f] >= 0 else None
    return shown


def view_settlement(s: ScharzState, f: Field) -> dict[str, Any]:
    return {
        "owner": s.settler[f],
        "kind": SETTLEMENT_IDS[s.settlement[f]],
        "shipyard": YARD_IDS[s.yard[f]] or None,
        "fortified": bool(s.fort[f]),
        "wall": wall_level(s, f),
        "encircled_by": None if s.encircled[f] == NOBODY else s.encircled[f],
        "grain": s.grain[f],
        "grain_limit": grain_limit(s, f),
        "fish": s.fish[f],
        "fish_limit": yard_at(s, f).fish if s.yard[f] else 0,
        "herds": view_herds(s, [h for h, at in enumerate(s.herd_place) if at == INSIDE + f]),
        "herd_room": herd_room_inside(s, f),
    }


def view_site(s: ScharzState, f: Field) -> dict[str, Any]:
    return {
        "owner": s.site_owner[f],
        "building": BUILDING_IDS[s.site[f]],
        "progress": s.progress[f],
        "sped_up": bool(s.sped_up[f]),
        "workers": len(workers(s, f)),
    }


def view_units(s: ScharzState, units: list[Unit]) -> list[dict[str, Any]]:
    """Interchangeable units as one entry with a count (SCH-5.10)."""
    groups: list[dict[str, Any]] = []
    for u in units:
        group: dict[str, Any] = {
            "owner": owner(u),
            "kind": UNIT_IDS[s.kind[u]],
            "piece": TERMS.word(piece_term(s, u)),
            "spent": bool(s.flags[u] & SPENT),
            "damage": s.damage[u],
        }
        if s.kind[u] == TRANSPORT:
            group["aboard"] = [UNIT_IDS[s.kind[v]] for v in passengers(s, u)]
            group["herds"] = [HERD_IDS[s.herd_kind[h]] for h in herds_aboard(s, u)]
        for known in groups:
            if {key: value for key, value in known.items() if key != "count"} == group:
                known["count"] += 1
                break
        else:
            groups.append({**group, "count": 1})
    return groups


def view_herds(s: ScharzState, herds: list[Herd]) -> list[dict[str, Any]]:
    return [{"owner": herd_owner(h), "kind": HERD_IDS[s.herd_kind[h]]} for h in herds]


def view_borders(s: ScharzState) -> list[dict[str, Any]]:
    """SCH-6.22 Units that stopped on a border."""
    places = sorted({at for at in s.place if BORDER <= at < ABOARD and at - BORDER < len(s.board.edges)})
    areas = s.board.sheet.areas
    return [
        {
            "between": [areas[s.board.edges[at - BORDER].a].id, areas[s.board.edges[at - BORDER].b].id],
            "units": view_units(s, [u for u, place in enumerate(s.place) if place == at]),
        }
        for at in places
    ]


def view_order(s: ScharzState, order: Order) -> dict[str, Any]:
    """One of the own orders, as written so far."""
    origin = s.place[order.units[0]] if order.units else s.herd_place[order.herds[0]]
    return {
        "from": TERMS.word(place_term(s, origin)),
        "to": "stay" if order.to == STAY_PUT else TERMS.word(destination_term(s, order.to)),
        "units": [TERMS.word(piece_term(s, u)) for u in order.units],
        "herds": [HERD_IDS[s.herd_kind[h]] for h in order.herds],
        "loads": [UNIT_IDS[s.kind[u]] for u in order.loads],
        "lands": [UNIT_IDS[s.kind[u]] for u in order.lands],
    }
