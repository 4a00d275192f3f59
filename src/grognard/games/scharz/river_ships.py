"""SCH-6.36 River ships: empty ships afloat in a land field have to leave before hostile units."""

from __future__ import annotations

from grognard.games.scharz.aftermath import credit_prestige
from grognard.games.scharz.battle_state import ON_LAND, Battle
from grognard.games.scharz.board import Field
from grognard.games.scharz.flight import put_to_sea, ships_afloat
from grognard.games.scharz.muster import fighters_in, mask_of, new_side
from grognard.games.scharz.state import ScharzState, initiative, owner
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import TRANSPORT
from grognard.kernel.choice import Player, Procedure


def clear_rivers(s: ScharzState) -> Procedure[None]:
    """SCH-6.36 A side that has empty ships in a field, and nobody to fight, loses it to hostile units."""
    for f in sorted({at for u, at in enumerate(s.place) if is_afloat(s, u, at)}):
        for p in initiative(s):
            ships = ships_afloat(s, p, f)
            if ships and has_lost_river(s, f, p):
                foes = [u for u in fighters_in(s, f) if s.foes[p] >> owner(u) & 1]
                loss = Battle(ON_LAND, f, [])
                loss.sides = [new_side(s, loss, foes)]
                yield from put_to_sea(s, loss, p, ships, 0)
                credit_prestige(s, loss.sides[0], loss.sides[0].leader)
                update_status(s)


def is_afloat(s: ScharzState, u: int, place: int) -> bool:
    """SCH-5.11 Whether a ship lies in the open of a land field."""
    return 0 <= place < s.board.n and s.kind[u] >= TRANSPORT and s.board.is_land[place]


def has_lost_river(s: ScharzState, f: Field, p: Player) -> bool:
    """Whether hostile units are in a field where the coalition has nobody who can fight."""
    here = mask_of(fighters_in(s, f))
    return bool(s.foes[p] & here) and not s.friends[p] & here
