"""NAP-25 Hidden information: deployments, intents at sea, and offers between two players."""

from __future__ import annotations

from grognard.games.napoleon.alliances import possible_hosts
from grognard.games.napoleon.battle_knowledge import determinize_battle, redact_battle
from grognard.games.napoleon.battle_state import DEPLOYING
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.deals import armistice_partners, exchange_partners, exchangeable
from grognard.games.napoleon.ids import NATIONS, NOBODY, Nation, Region
from grognard.games.napoleon.offensives import aims
from grognard.games.napoleon.state import UNKNOWN, Clash, NapoleonState, Offer
from grognard.games.napoleon.status import decider, is_player_nation, player_of
from grognard.games.napoleon.terms import ALLIANCE, ARMISTICE, EXCHANGE, NATION_OF, REQUEST_PASSAGE
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice

# -- redaction


def redact(s: NapoleonState, player: Player | None) -> NapoleonState:
    """NAP-25 Blank what the player may not know."""
    if s.clash is not None and not s.clash.revealed:
        hide_intents(s, s.clash, player)
    if s.offer is not None and player not in (player_of(s, s.offer.by), s.offer.asked):
        hide_offer(s.offer)
    if s.battle is not None:
        redact_battle(s, player)
    return s


def knows_all(s: NapoleonState, player: Player | None) -> bool:
    """Nothing is hidden from the player now."""
    if s.clash is not None and not s.clash.revealed:
        return False
    if s.offer is not None and player not in (player_of(s, s.offer.by), s.offer.asked):
        return False
    return s.battle is None or s.battle.stage != DEPLOYING


def hide_intents(s: NapoleonState, c: Clash, player: Player | None) -> None:
    """NAP-7.11 Before the reveal everybody knows his own intents alone."""
    for nation in range(NATIONS):
        if c.intents[nation] != UNKNOWN and decider(s, nation, c.mover) != player:
            c.intents[nation] = UNKNOWN


def hide_offer(offer: Offer) -> None:
    """NAP-23.3 Others see who has made what kind of offer to which player, but not what it says.

    That an alliance is to be broken rather than made shows in nothing either.
    """
    offer.to = UNKNOWN
    offer.aim = UNKNOWN
    offer.give = []
    offer.take = []


# -- possible worlds


def determinize(s: NapoleonState, player: Player, dice: Dice) -> NapoleonState:
    """Fill the blanks at random. Intents that others have already chosen are simply asked again."""
    if s.offer is not None and s.offer.to == UNKNOWN:
        imagine_offer(s, s.offer, dice)
    if s.battle is not None:
        determinize_battle(s, player, dice)
    return s


def imagine_offer(s: NapoleonState, offer: Offer, dice: Dice) -> None:
    """An offer of this kind to this player that could have been made."""
    partners = [n for n in partners_of(s, offer) if player_of(s, n) == offer.asked]
    offer.to = partners[dice.below(len(partners))]
    offer.aim = NOBODY
    if offer.action == EXCHANGE:
        imagine_exchange(s, offer, dice)
    elif offer.action not in (REQUEST_PASSAGE, ARMISTICE):
        aim = dice.draw(aims(s, offer.by, offer.to))
        offer.aim = NOBODY if aim == ALLIANCE else NATION_OF[aim]


def partners_of(s: NapoleonState, offer: Offer) -> list[Nation]:
    """The nations to which an offer of this kind can be made."""
    if offer.action == REQUEST_PASSAGE:
        return possible_hosts(s, offer.by)
    if offer.action == ARMISTICE:
        return armistice_partners(s, offer.by)
    if offer.action == EXCHANGE:
        return exchange_partners(s, offer.by)
    return [n for n in range(NATIONS) if n != offer.by and is_player_nation(s, n) and aims(s, offer.by, n)]


def imagine_exchange(s: NapoleonState, offer: Offer, dice: Dice) -> None:
    """Some regions of either side, at least one in all."""
    ours, theirs = exchangeable(s, offer.by), exchangeable(s, offer.to)
    offer.give = some_of(ours, dice)
    offer.take = some_of(theirs, dice)
    if not offer.give and not offer.take:
        if ours:
            offer.give = [dice.draw(ours)]
        else:
            offer.take = [dice.draw(theirs)]


def some_of(regions: list[Region], dice: Dice) -> list[Region]:
    """Up to as many regions as may be given or taken (11.30)."""
    pool = regions.copy()
    count = min(len(pool), dice.below(BOOK.windows.exchange_regions_per_side + 1))
    return [dice.draw(pool) for _ in range(count)]
