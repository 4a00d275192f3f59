"""NAP-11.16 to 11.20 Uprisings: causing and suppressing them."""

from __future__ import annotations

from grognard.games.napoleon.armies import eliminate, stack_of, troops
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ids import KINDS, NOBODY, Nation, Region
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.relations import pay
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import is_player_nation, player_of
from grognard.games.napoleon.terms import KIND, KIND_OF, NATION, REGION, REGION_OF
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

UPRISING_TARGET = Ask("uprising_target", "NAP-11.16", "region")
UPRISING_LOSS = Ask("uprising_loss", "NAP-11.20", "unit")

UPRISING_CAUSED = Told("uprising_caused", "NAP-11.16", "nation:term", "region:term")
UPRISING_SUPPRESSED = Told("uprising_suppressed", "NAP-11.20", "nation:term", "region:term", "roll:number")
UPRISING_GOES_ON = Told(
    "uprising_goes_on", "NAP-11.20", "nation:term", "region:term", "roll:number", "unit:term"
)

ASKS = [UPRISING_TARGET, UPRISING_LOSS]
TELLINGS = [UPRISING_CAUSED, UPRISING_SUPPRESSED, UPRISING_GOES_ON]


def can_incite(s: NapoleonState, nation: Nation) -> bool:
    if not is_player_nation(s, nation) or s.pap[nation] < BOOK.prices.uprising:
        return False
    return any(may_rise(s, s.seat[nation], region) for region in range(REGIONS))


def may_rise(s: NapoleonState, player: Player, region: Region) -> bool:
    """NAP-11.16, NAP-11.32 A region outside its owner's homeland, or a restive one; not the player's own."""
    owner = s.owner[region]
    if owner == NOBODY or s.uprising[region] or player_of(s, owner) == player:
        return False
    return ATLAS.home[region] != owner or ATLAS.regions[region].restive


def incite(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.16 Pay and put an uprising marker on a region."""
    regions = [REGION[r] for r in range(REGIONS) if may_rise(s, player, r)]
    pick = yield Choice(player, UPRISING_TARGET, with_cancel(s, player, regions), (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    pay(s, nation, BOOK.prices.uprising)
    s.uprising[REGION_OF[pick]] = True
    s.journal.tell(UPRISING_CAUSED, NATION[nation], pick)
    return True


def suppress_uprisings(s: NapoleonState) -> Procedure[None]:
    """NAP-11.20 The active nation must try in every region of its own where it has army units."""
    nation = s.active
    for region in range(REGIONS):
        if s.uprising[region] and s.owner[region] == nation and troops(s, nation, region) > 0:
            yield from suppress(s, nation, region)


def suppress(s: NapoleonState, nation: Nation, region: Region) -> Procedure[None]:
    """NAP-11.20 2d6 at or below the own army units there end it; otherwise one unit is lost."""
    roll = sum(s.dice.rolls(2))
    if roll <= troops(s, nation, region):
        s.uprising[region] = False
        s.journal.tell(UPRISING_SUPPRESSED, NATION[nation], REGION[region], roll)
        return
    stack = stack_of(s, nation, region)
    assert stack is not None
    kinds = [KIND[kind] for kind in range(KINDS) if stack.units[kind]]
    pick = yield Choice(player_of(s, nation), UPRISING_LOSS, kinds, (REGION[region],))
    eliminate(s, nation, region, KIND_OF[pick])
    s.journal.tell(UPRISING_GOES_ON, NATION[nation], REGION[region], roll, pick)
