"""NAP-11.29 to 11.33 Armistice and exchange of possessions; 21.3 British gifts of PP."""

from __future__ import annotations

from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ids import NATIONS, NOBODY, Nation, Region
from grognard.games.napoleon.offers import make_offer
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.state import NapoleonState, Offer
from grognard.games.napoleon.status import (
    enemy_troops,
    is_active,
    is_player_nation,
    player_of,
    same_player,
)
from grognard.games.napoleon.terms import (
    ALL,
    ARMISTICE,
    CANCEL,
    ENOUGH,
    EXCHANGE,
    MAX_NUMBER,
    NATION,
    NATION_OF,
    NUMBER,
    NUMBER_OF,
    REGION,
    REGION_OF,
)
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

ARMISTICE_TARGET = Ask("armistice_target", "NAP-11.29", "nation", secret=True)
EXCHANGE_PARTNER = Ask("exchange_partner", "NAP-11.30", "nation", secret=True)
EXCHANGE_GIVE = Ask("exchange_give", "NAP-11.30", "region", secret=True)
EXCHANGE_TAKE = Ask("exchange_take", "NAP-11.30", "region", secret=True)
GIFT_TARGET = Ask("gift_target", "NAP-21.3", "nation")
GIFT_AMOUNT = Ask("gift_amount", "NAP-21.3", "number")

GIVEN = Told("pp_given", "NAP-21.3", "nation:term", "to:term", "pp:number")

ASKS = [ARMISTICE_TARGET, EXCHANGE_PARTNER, EXCHANGE_GIVE, EXCHANGE_TAKE, GIFT_TARGET, GIFT_AMOUNT]
TELLINGS = [GIVEN]

GIFTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50)
"""NAP-24 The amounts that can be given, besides everything."""

# -- armistice


def can_offer_armistice(s: NapoleonState, nation: Nation) -> bool:
    return bool(armistice_partners(s, nation))


def armistice_partners(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.29 Player nations at war with this one; both must be able to pay."""
    price = BOOK.prices.armistice
    if s.historical and s.options["historical_armistice"] == "false":
        return []
    if not is_player_nation(s, nation) or s.pap[nation] < price:
        return []
    return [n for n in s.wars[nation] if is_player_nation(s, n) and s.pap[n] >= price]


def offer_armistice(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.29"""
    options = with_cancel(s, player, [NATION[n] for n in armistice_partners(s, nation)])
    pick = yield Choice(player, ARMISTICE_TARGET, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    other = NATION_OF[pick]
    make_offer(s, Offer(ARMISTICE, nation, player_of(s, other), other, NOBODY, [], []))
    return True


# -- exchange of possessions


def can_exchange(s: NapoleonState, nation: Nation) -> bool:
    return bool(exchange_partners(s, nation))


def exchange_partners(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.30, NAP-11.33, NAP-24.3 Player nations of other players, if one of the two can give."""
    if not is_player_nation(s, nation):
        return []
    giving = has_something_to_give(s, nation)
    return [
        other
        for other in range(NATIONS)
        if is_player_nation(s, other)
        and not same_player(s, other, nation)
        and (giving or has_something_to_give(s, other))
    ]


def has_something_to_give(s: NapoleonState, nation: Nation) -> bool:
    return any(s.owner[region] == nation and is_exchangeable(s, region) for region in range(REGIONS))


def exchangeable(s: NapoleonState, nation: Nation) -> list[Region]:
    """NAP-11.30 The regions that the nation could give away."""
    return [r for r in range(REGIONS) if s.owner[r] == nation and is_exchangeable(s, r)]


def is_exchangeable(s: NapoleonState, region: Region) -> bool:
    """NAP-11.30, NAP-11.33 No capital, not in uprising, without enemies in it, and not just exchanged."""
    return (
        not ATLAS.regions[region].capital
        and not s.uprising[region]
        and region not in s.exchanged
        and not (s.stacks[region] and enemy_troops(s, s.owner[region], region))
    )


def offer_exchange(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.30 Up to three regions given and taken; one side may be empty."""
    options = with_cancel(s, player, [NATION[n] for n in exchange_partners(s, nation)])
    pick = yield Choice(player, EXCHANGE_PARTNER, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    other = NATION_OF[pick]
    theirs = exchangeable(s, other)
    both = (pick, NATION[nation])
    give = yield from pick_regions(s, player, EXCHANGE_GIVE, exchangeable(s, nation), both, bool(theirs))
    if give is None:
        return False
    take = yield from pick_regions(s, player, EXCHANGE_TAKE, theirs, both, bool(give))
    if take is None:
        return False
    make_offer(s, Offer(EXCHANGE, nation, player_of(s, other), other, NOBODY, give, take))
    return True


def pick_regions(
    s: NapoleonState,
    player: Player,
    ask: Ask,
    regions: list[Region],
    parties: tuple[Term, Term],
    may_be_none: bool,
) -> Procedure[list[Region] | None]:
    """NAP-11.30 Region after region, or `enough`; None if the player takes it all back."""
    picked: list[Region] = []
    while len(picked) < BOOK.windows.exchange_regions_per_side:
        options = [REGION[region] for region in regions if region not in picked]
        if picked or may_be_none:
            options.insert(0, ENOUGH)
        if options == [ENOUGH]:
            break
        about = (*parties, *(REGION[region] for region in picked))
        pick = yield Choice(player, ask, with_cancel(s, player, options), about)
        if pick == CANCEL:
            is_cancelled(s, player, pick)
            return None
        if pick == ENOUGH:
            break
        picked.append(REGION_OF[pick])
    return picked


# -- gifts of PP


def can_give(s: NapoleonState, nation: Nation) -> bool:
    """NAP-21.3, NAP-9.6 Great Britain, as a player nation, with PP in hand."""
    return BOOK.nations[nation].may_give_pp and is_player_nation(s, nation) and spare_pp(s, nation) > 0


def receivers(s: NapoleonState, nation: Nation) -> list[Nation]:
    return [other for other in range(NATIONS) if other != nation and is_active(s, other)]


def give_pp(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-21.3 Any amount, to any other nation; it needs no consent."""
    options = with_cancel(s, player, [NATION[other] for other in receivers(s, nation)])
    pick = yield Choice(player, GIFT_TARGET, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    amounts = with_cancel(s, player, [*gifts_up_to(spare_pp(s, nation)), ALL])
    amount = yield Choice(player, GIFT_AMOUNT, amounts, (NATION[nation], pick))
    if is_cancelled(s, player, amount):
        return False
    given = spare_pp(s, nation) if amount == ALL else NUMBER_OF[amount]
    s.pp[nation] -= given
    s.pp[NATION_OF[pick]] += given
    s.journal.tell(GIVEN, NATION[nation], pick, given)
    return True


def spare_pp(s: NapoleonState, nation: Nation) -> int:
    """PP that are not needed for infantry still to be bought (9.12)."""
    return s.pp[nation] - s.infantry_due * BOOK.units[0].cost


def gifts_up_to(pp: int) -> list[Term]:
    return [NUMBER[gift] for gift in GIFTS if gift <= min(pp, MAX_NUMBER)]
