"""SCH-11.2 Capture: what a fallen settlement brings, plunder, raids on shipyards, the last settlement."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.aftermath import award_prestige, credit_prestige, note_prestige
from grognard.games.scharz.battle_state import AT_WALLS, Battle, Side
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.diplomacy import become_vassal, may_become_vassal
from grognard.games.scharz.flight import put_to_sea
from grognard.games.scharz.goods import store_fish, store_grain, store_herd
from grognard.games.scharz.muster import decider
from grognard.games.scharz.pieces import (
    buildings_left,
    put_settlement,
    remove_settlement,
    remove_unit,
    remove_yard,
    ships_in_yard,
)
from grognard.games.scharz.points import gain_vp, lose_vp
from grognard.games.scharz.relations import with_rival_bonus
from grognard.games.scharz.state import (
    DOCK,
    HARBOUR,
    INSIDE,
    TOWN,
    VILLAGE,
    ScharzState,
    herds_at,
    initiative,
    owner,
    units_at,
)
from grognard.games.scharz.status import (
    settlement_at,
    settlements_of,
    update_status,
    yard_at,
    yard_wall_level,
)
from grognard.games.scharz.tables import B_VILLAGE
from grognard.games.scharz.terms import BUILDING_TERMS, DESTROY, OCCUPY, field_term
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

CAPTURE_CHOICE: Final = Ask("capture_choice", "SCH-11.9", "keyword")

FELL: Final = Told("settlement_fell", "SCH-11.9", "who:player", "owner:player", "what:term", "field:term")
OCCUPIED: Final = Told("town_occupied", "SCH-11.9", "who:player", "field:term")
PLUNDERED: Final = Told("plundered", "SCH-11.10", "who:player", "field:term", "coins:number")
RAIDED: Final = Told("shipyard_raided", "SCH-11.16", "who:player", "owner:player", "field:term")
SURRENDERED: Final = Told("surrendered", "SCH-13.45", "who:player", "to:player", "field:term")

ASKS: Final[list[Ask]] = [CAPTURE_CHOICE]
TELLINGS: Final[list[Told]] = [FELL, OCCUPIED, PLUNDERED, RAIDED, SURRENDERED]


def capture(s: ScharzState, siege: Battle, leader: Player, honoured: Player) -> Procedure[None]:
    """SCH-11.9 to 11.14 A settlement falls: it is removed and plundered, or a town is occupied."""
    f = siege.place
    victim, building = s.settler[f], settlement_at(s, f)
    s.journal.tell(FELL, leader, victim, BUILDING_TERMS[B_VILLAGE + s.settlement[f] - 1], field_term(s, f))
    gain_vp(s, honoured, building.vp_capture)
    lose_vp(s, victim, building.vp_loss)
    # SCH-11.13, 5.31 Prestige for the settlement, and for a shipyard in addition.
    note_prestige(s, honoured, victim, building.combat_pp + (yard_at(s, f).combat_pp if s.yard[f] else 0))
    occupied = (yield from choose_fate(s, f, leader)) == OCCUPY
    yield from clear_shipyard(s, siege, 0)
    herds = [s.herd_kind[h] for h in herds_at(s, INSIDE + f)]
    grain, fish = s.grain[f], s.fish[f]
    take_over(s, f, leader, occupied)
    update_status(s)
    # SCH-11.12 Stores and herds inside go to the leader's connected stores.
    store_grain(s, leader, f, grain)
    store_fish(s, leader, f, fish)
    for kind in herds:
        store_herd(s, leader, kind, f)
    lose_last_settlement(s, victim, leader)


def choose_fate(s: ScharzState, f: Field, leader: Player) -> Procedure[int]:
    """SCH-11.9 A village is removed; a town may be occupied if the leader has a free building piece."""
    options = [DESTROY]
    if s.settlement[f] == TOWN and buildings_left(s, leader) > 0:
        options = [OCCUPY, DESTROY]
    return (yield Choice(decider(s, leader), CAPTURE_CHOICE, options, (field_term(s, f),)))


def take_over(s: ScharzState, f: Field, leader: Player, occupied: bool) -> None:
    """SCH-11.10, 11.11 Buildings are lost to their owner; what is plundered pays twice its tax."""
    harbour = s.yard[f] == HARBOUR
    taxed = 0 if occupied else settlement_at(s, f).tax
    if harbour:
        taxed += yard_at(s, f).tax
    remove_settlement(s, f, True)
    if occupied:
        put_settlement(s, leader, f, VILLAGE)
        s.yard[f] = DOCK if harbour and buildings_left(s, leader) > 0 else 0
        s.journal.tell(OCCUPIED, leader, field_term(s, f))
    plunder(s, f, leader, taxed)


def plunder(s: ScharzState, f: Field, p: Player, tax: int) -> None:
    """SCH-11.10 Plunder pays twice the tax of what is plundered."""
    coins = BOOK.economy.plunder_factor * tax
    s.coins[p] += coins
    if coins:
        s.journal.tell(PLUNDERED, p, field_term(s, f), coins)


def clear_shipyard(s: ScharzState, siege: Battle, room: int) -> Procedure[None]:
    """SCH-11.14 Ships for which the shipyard has no room any more put to sea, or are destroyed."""
    for p in initiative(s):
        ships = [u for u in ships_in_yard(s, siege.place) if owner(u) == p][room:]
        if ships:
            yield from put_to_sea(s, siege, p, ships, 0)
        room = max(0, room - sum(owner(u) == p for u in ships_in_yard(s, siege.place)))


def lose_last_settlement(s: ScharzState, victim: Player, leader: Player) -> None:
    """SCH-11.17 Who loses the last settlement becomes a vassal, unless one already or with a claim."""
    if not settlements_of(s, victim) and may_become_vassal(s, victim):
        become_vassal(s, victim, leader)


def surrender(s: ScharzState, f: Field, leader: Player) -> Procedure[None]:
    """SCH-13.45 A starving settlement opens its gates: it becomes the besieger's, whole with its stores.

    Building pieces and goods that exceed the besieger's supply are lost (SCH-2.3).
    """
    victim, building = s.settler[f], settlement_at(s, f)
    yard, fort, grain, fish = s.yard[f], s.fort[f], s.grain[f], s.fish[f]
    herds = [s.herd_kind[h] for h in herds_at(s, INSIDE + f)]
    s.journal.tell(SURRENDERED, victim, leader, field_term(s, f))
    gain_vp(s, leader, building.vp_capture)
    lose_vp(s, victim, building.vp_loss)
    points = building.combat_pp + (yard_at(s, f).combat_pp if yard else 0)
    award_prestige(s, leader, victim, with_rival_bonus(s, leader, victim, points))
    for u in units_at(s, INSIDE + f):
        remove_unit(s, u)
    ships = Battle(AT_WALLS, f, [Side(leader, True, False, 0, 1 << leader, [0] * s.players)])
    yield from clear_shipyard(s, ships, 0)
    for p, points in enumerate(ships.sides[0].kills):
        award_prestige(s, leader, p, with_rival_bonus(s, leader, p, points))
    size = s.settlement[f]
    remove_settlement(s, f, True)
    if buildings_left(s, leader) > 0:
        put_settlement(s, leader, f, size)
        s.yard[f] = yard if buildings_left(s, leader) > 0 else 0
        s.fort[f] = fort if buildings_left(s, leader) > 0 else 0
    update_status(s)
    store_grain(s, leader, f, grain)
    store_fish(s, leader, f, fish)
    for kind in herds:
        store_herd(s, leader, kind, f)
    lose_last_settlement(s, victim, leader)


# -- raids ----------


def can_raid(s: ScharzState, f: Field) -> bool:
    """SCH-11.16 The shipyard has no wall, and no ship of its owner lies in it."""
    if not s.yard[f] or yard_wall_level(s, f) > 0:
        return False
    return not any(owner(u) == s.settler[f] for u in ships_in_yard(s, f))


def raid_shipyard(s: ScharzState, f: Field, leader: Player) -> Procedure[None]:
    """SCH-11.16 A harbour becomes a dock and pays; a dock is destroyed."""
    victim, yard = s.settler[f], yard_at(s, f)
    raid = Battle(AT_WALLS, f, [Side(leader, True, False, 0, 1 << leader, [0] * s.players)])
    note_prestige(s, leader, victim, yard.combat_pp)
    s.journal.tell(RAIDED, leader, victim, field_term(s, f))
    if s.yard[f] == HARBOUR:
        s.yard[f] = DOCK
        s.fish[f] = min(s.fish[f], yard_at(s, f).fish)
        yield from clear_shipyard(s, raid, yard_at(s, f).ships)
    else:
        yield from clear_shipyard(s, raid, 0)
        remove_yard(s, f, True)
    plunder(s, f, leader, yard.tax)
    credit_prestige(s, raid.sides[0], leader)
    update_status(s)
