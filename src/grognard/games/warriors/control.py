"""WAT-8 Provinces and control: who holds the token of a province."""

from __future__ import annotations

from grognard.games.warriors.book import FORT, Province
from grognard.games.warriors.state import (
    BARBARIANS,
    NOBODY,
    WarriorsState,
    in_game,
    owner_of,
)
from grognard.kernel.choice import Player
from grognard.kernel.journal import Told

TAKEN = Told("taken", "WAT-8.3", "who:player", "province:term")
LOST_TO_BARBARIANS = Told("lost_to_barbarians", "WAT-10.26", "province:term")
FREED = Told("freed", "WAT-8.3", "province:term")


# -- queries ----------


def provinces_of(s: WarriorsState, player: Player) -> list[Province]:
    """The provinces whose token the player holds."""
    return [province for province, owner in enumerate(s.owner) if owner == player]


def is_friendly(s: WarriorsState, player: Player, province: Province) -> bool:
    """WAT-12.10 Own or allied."""
    owner = s.owner[province]
    return owner == player or (
        s.rules.alliances and 0 <= owner < BARBARIANS and s.team[owner] == s.team[player]
    )


def is_open(s: WarriorsState, player: Player, province: Province) -> bool:
    """WAT-9.4 Own, allied or free: may be entered and crossed without a fight."""
    return s.owner[province] == NOBODY or is_friendly(s, player, province)


def at_war(s: WarriorsState, player: Player, owner: int) -> bool:
    """WAT-12.2 Whether the player may invade provinces of this owner."""
    return 0 <= owner < BARBARIANS and s.war[s.team[player]][s.team[owner]] > 0


def may_invade(s: WarriorsState, player: Player, province: Province) -> bool:
    """WAT-9.6 A barbarian province, or one of a player with whom one is at war."""
    owner = s.owner[province]
    return owner == BARBARIANS or (owner != player and at_war(s, player, owner))


def forts_in(s: WarriorsState, province: Province) -> int:
    return sum(s.kind[unit] == FORT for unit in s.here[province])


def rightful_owner(s: WarriorsState, province: Province) -> int:
    """WAT-8.1, WAT-8.2, WAT-12.14 Who holds the token, from the pieces that stand there."""
    units = s.here[province]
    if not units:
        return NOBODY
    holder = s.owner[province]
    counts = [0] * (BARBARIANS + 1)
    for unit in units:
        owner = owner_of(s, unit)
        if owner == holder:
            return holder
        counts[owner] += 1
    # WAT-12.14 Of several allies the one with most pieces; `max` takes the first, the lowest country number.
    return max([*in_game(s), BARBARIANS], key=counts.__getitem__)


# -- changes ----------


def update_control(s: WarriorsState, province: Province) -> None:
    """WAT-4.3, WAT-8.3 The token follows the pieces; its holder keeps it as long as one of them is there."""
    owner = rightful_owner(s, province)
    if owner == s.owner[province]:
        return
    s.owner[province] = owner
    token = s.terms.province + province
    if owner == NOBODY:
        s.journal.tell(FREED, token)
    elif owner == BARBARIANS:
        s.journal.tell(LOST_TO_BARBARIANS, token)
    else:
        s.journal.tell(TAKEN, owner, token)
