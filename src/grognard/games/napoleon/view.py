"""NAP-31 What a player is shown: map, forces, diplomacy table, victory ladder; words instead of numbers."""

from __future__ import annotations

from typing import Any

from grognard.games.napoleon.armies import fleet_size
from grognard.games.napoleon.battle_knowledge import view_battle
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS, WATERS
from grognard.games.napoleon.ids import KIND_IDS, KINDS, MINOR, NATION_IDS, NATIONS, NOBODY, Nation
from grognard.games.napoleon.production import income
from grognard.games.napoleon.state import UNKNOWN, Clash, Congress, NapoleonState, Offer, Stack, Window
from grognard.games.napoleon.status import player_of, turn_order
from grognard.games.napoleon.terms import TERMS, WATER
from grognard.games.napoleon.turn import MONTH, TURN
from grognard.games.napoleon.victory import level, outside_homeland, regions_count
from grognard.kernel.choice import Player

STATUS_WORDS = ("neutral", "war", "alliance")


def view(s: NapoleonState, player: Player | None) -> dict[str, Any]:
    """Everything that this player may see, from a redacted state."""
    shown: dict[str, Any] = {
        "scenario": s.scenario.id,
        "mode": "historical" if s.historical else "unhistorical",
        "year": s.year,
        "month": s.month,
        "round": s.round,
        "last_round": s.limit,
        "end_number": s.end_number,
        "part": MONTH[s.stage].name,
        "step": TURN[s.step].name if s.stage == 0 and s.step < len(TURN) else "",
        "active": nation_word(s.active),
        "turn_order": [nation_word(nation) for nation in turn_order(s)],
        "movers": [nation_word(nation) for nation in s.movers],
        "nations": {NATION_IDS[nation]: view_nation(s, nation) for nation in range(NATIONS)},
        "regions": {ATLAS.regions[region].id: view_region(s, region) for region in range(REGIONS)},
        "fleets": view_fleets(s),
        "window": None if s.window is None else view_window(s.window),
        "offer": None if s.offer is None else view_offer(s.offer),
        "clash": None if s.clash is None else view_clash(s.clash),
        "congress": None if s.congress is None else view_congress(s.congress),
        "battle": None,
    }
    if s.battle is not None:
        shown["battle"] = view_battle(s, player)
    return shown


def nation_word(nation: Nation) -> str:
    if nation == MINOR:
        return "minor-nations"
    return "" if nation == NOBODY else NATION_IDS[nation]


def view_nation(s: NapoleonState, nation: Nation) -> dict[str, Any]:
    """One line of the side panel and of the diplomacy table."""
    row = s.status[nation]
    return {
        "player": player_of(s, nation),
        "controller": nation_word(s.controller[nation]),
        "pp": s.pp[nation],
        "pap": s.pap[nation],
        "debt": s.debt[nation],
        "income": income(s, nation),
        "collapse": s.scenario.collapse[NATION_IDS[nation]],
        "regions": regions_count(s, nation),
        "outside_homeland": outside_homeland(s, nation),
        "fleet": fleet_size(s, nation),
        "level": BOOK.victory.levels[level(s, nation) - 1],
        "status": {NATION_IDS[n]: STATUS_WORDS[row[n]] for n in range(NATIONS) if n != nation},
        "wars": [NATION_IDS[n] for n in s.wars[nation]],
        "passage_to": [NATION_IDS[n] for n in range(NATIONS) if s.passage[nation][n]],
        "truce": {NATION_IDS[n]: s.truce[nation][n] for n in range(NATIONS) if s.truce[nation][n] > s.round},
        "diplomacy": s.scenario.diplomacy[NATION_IDS[nation]],
        "defeated": s.defeated[nation],
        "out": s.out[nation],
    }


def view_region(s: NapoleonState, region: int) -> dict[str, Any]:
    return {
        "owner": nation_word(s.owner[region]),
        "uprising": s.uprising[region],
        "stacks": {nation_word(stack.nation): view_stack(stack) for stack in s.stacks[region]},
    }


def view_stack(stack: Stack) -> dict[str, Any]:
    return {
        "units": {KIND_IDS[kind]: stack.units[kind] for kind in range(KINDS) if stack.units[kind]},
        "moved": {KIND_IDS[kind]: stack.moved[kind] for kind in range(KINDS) if stack.moved[kind]},
    }


def view_fleets(s: NapoleonState) -> dict[str, dict[str, dict[str, int]]]:
    """Squadrons by sea area or port and nation."""
    return {
        TERMS.word(WATER[water]): {
            NATION_IDS[fleet.nation]: {"squadrons": fleet.ships, "moved": fleet.moved}
            for fleet in s.fleets[water]
        }
        for water in range(WATERS)
        if s.fleets[water]
    }


def view_window(window: Window) -> dict[str, Any]:
    return {"lap": window.lap + 1, "order": window.order, "paid": window.paid, "offers": window.offers}


def view_offer(offer: Offer) -> dict[str, Any]:
    """NAP-23.3 To others than the two players it says no more than who deals with whom."""
    if offer.to == UNKNOWN:
        return {"action": TERMS.word(offer.action), "by": nation_word(offer.by), "asked": offer.asked}
    return {
        "action": TERMS.word(offer.action),
        "by": nation_word(offer.by),
        "asked": offer.asked,
        "to": nation_word(offer.to),
        "aim": nation_word(offer.aim),
        "give": [ATLAS.regions[region].id for region in offer.give],
        "take": [ATLAS.regions[region].id for region in offer.take],
    }


def view_clash(c: Clash) -> dict[str, Any]:
    return {
        "sea": ATLAS.seas[c.sea].id,
        "mover": nation_word(c.mover),
        "others": [nation_word(nation) for nation in c.others],
        "intents": {NATION_IDS[n]: c.intents[n] for n in range(NATIONS) if c.intents[n] != UNKNOWN},
    }


def view_congress(c: Congress) -> dict[str, Any]:
    return {
        "loser": nation_word(c.loser),
        "victors": [nation_word(nation) for nation in c.victors],
        "next": nation_word(c.victors[c.place]) if c.victors else "",
    }
