"""EMP-15 Diplomatic attacks: courting neutral areas, removing markers of others."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.attack import attack_reach
from grognard.games.empires.book import BOOK
from grognard.games.empires.map import PROVINCES, Areas, listed, near
from grognard.games.empires.markers import blocks_of, neutral_areas, pay, remove_marker, take_control
from grognard.games.empires.state import NOBODY, EmpiresState
from grognard.games.empires.terms import BRIBES, Area
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

DIPLOMACY_TARGET: Final = Ask("diplomacy_target", "EMP-15.2", "area")
DIPLOMACY_BRIBE: Final = Ask("diplomacy_bribe", "EMP-15.5", "number")

ANNEXED: Final = Told("annexed", "EMP-15.4", "who:player", "area:term", "blocks:number")
COURTED: Final = Told(
    "courted", "EMP-15.3", "who:player", "area:term", "blocks:number", "needed:number", "die:number"
)
NOT_COURTED: Final = Told(
    "not_courted", "EMP-15.3", "who:player", "area:term", "blocks:number", "needed:number", "die:number"
)
UNDERMINED: Final = Told(
    "undermined", "EMP-15.5", "who:player", "area:term", "owner:player", "blocks:number", "die:number"
)
NOT_UNDERMINED: Final = Told(
    "not_undermined", "EMP-15.5", "who:player", "area:term", "owner:player", "blocks:number", "die:number"
)


def diplomacy(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-15.1 A target, blocks, perhaps a die; no movement roll, no battle, no plunder."""
    target = yield Choice(player, DIPLOMACY_TARGET, listed(diplomacy_targets(s, player)))
    if s.owner[target] != NOBODY:
        yield from undermine(s, player, target)
    elif s.diplomats[player] and diplomacy_reach(s, player) >> target & 1:
        # EMP-15.4 With a Diplomat it always succeeds.
        pay(s, player, BOOK.cost.diplomat_neutral)
        s.journal.tell(ANNEXED, player, target, BOOK.cost.diplomat_neutral)
        yield from take_control(s, player, target)
    else:
        yield from court(s, player, target)
    return False


def court(s: EmpiresState, player: Player, target: Area) -> Procedure[None]:
    """EMP-15.3, EMP-15.6 A neutral area is taken for blocks and a die."""
    blocks, needed = BOOK.cost.diplomacy_neutral, BOOK.target.diplomacy_neutral
    # EMP-8.7 Paid before the die is rolled.
    pay(s, player, blocks)
    die = s.dice.roll()
    if die >= needed:
        s.journal.tell(COURTED, player, target, blocks, needed, die)
        yield from take_control(s, player, target)
    else:
        s.journal.tell(NOT_COURTED, player, target, blocks, needed, die)


def undermine(s: EmpiresState, player: Player, target: Area) -> Procedure[None]:
    """EMP-15.5 A Diplomat bribes away a control marker; the last one is replaced by an own marker."""
    most = min(BOOK.cost.diplomat_remove_max, blocks_of(s, player))
    bribe = BRIBES.index((yield Choice(player, DIPLOMACY_BRIBE, BRIBES[: most + 1], (target,))))
    pay(s, player, bribe)
    die, owner = s.dice.roll(), s.owner[target]
    if die in BOOK.target.diplomat_remove_natural_fail or die + bribe < BOOK.target.diplomat_remove:
        s.journal.tell(NOT_UNDERMINED, player, target, owner, bribe, die)
        return
    remove_marker(s, target)
    s.journal.tell(UNDERMINED, player, target, owner, bribe, die)
    if s.owner[target] == NOBODY:
        # EMP-15.7 A fort stays with the province, trade markers stay where they are.
        yield from take_control(s, player, target)


# -- targets ----------


def diplomacy_targets(s: EmpiresState, player: Player) -> Areas:
    """EMP-15.2 to EMP-15.6 Neutral areas that he can pay for; with a Diplomat also areas of others."""
    blocks = blocks_of(s, player)
    if not s.diplomats[player]:
        if blocks < BOOK.cost.diplomacy_neutral:
            return 0
        return diplomacy_reach(s, player) & neutral_areas(s)
    reach, neutral = diplomacy_reach(s, player), neutral_areas(s)
    targets = reach & ~neutral & ~protected_areas(s)
    if blocks >= BOOK.cost.diplomat_neutral:
        targets |= reach & neutral
    if s.rules.remote_diplomat and blocks >= BOOK.cost.diplomacy_neutral:
        targets |= neutral
    return targets


def diplomacy_reach(s: EmpiresState, player: Player) -> Areas:
    """EMP-15.2 Areas that he does not control next to his own; the option adds the whole Mediterranean."""
    own = s.lands[player]
    reach = attack_reach(own) if s.rules.mediterranean_diplomacy else near(own)
    return reach & ~own


def protected_areas(s: EmpiresState) -> Areas:
    """EMP-15.8 Last provinces with a single control marker."""
    areas = 0
    for lands in s.lands:
        provinces = lands & PROVINCES
        if not provinces & provinces - 1 and s.markers[provinces.bit_length() - 1] == 1:
            areas |= provinces
    return areas
