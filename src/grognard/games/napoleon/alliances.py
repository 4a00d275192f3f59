"""NAP-11.21 to 11.28 Breaking alliances, rights of passage."""

from __future__ import annotations

from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import NATIONS, NEUTRAL, NOBODY, Nation
from grognard.games.napoleon.offers import make_offer, part
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.relations import end_alliance, end_passage, grant_passage, pay
from grognard.games.napoleon.state import NapoleonState, Offer, Quarrel, Withdrawal
from grognard.games.napoleon.status import (
    allies_of,
    is_active,
    is_player_nation,
    player_of,
    same_player,
    side_of,
)
from grognard.games.napoleon.terms import (
    ASK_PASSAGE,
    DECLARE_WAR,
    LEAVE,
    NATION,
    NATION_OF,
    REQUEST_PASSAGE,
)
from grognard.games.napoleon.wars import go_to_war, war_targets
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term

BREAK_TARGET = Ask("break_target", "NAP-11.21", "nation")
BREAK_FOLLOWUP = Ask("break_followup", "NAP-11.23", "keyword")
PASSAGE_TARGET = Ask("passage_target", "NAP-11.26", "nation", secret=True)
REVOKE_TARGET = Ask("revoke_target", "NAP-11.27", "nation")

ASKS = [BREAK_TARGET, BREAK_FOLLOWUP, PASSAGE_TARGET, REVOKE_TARGET]

# -- breaking an alliance


def can_break(s: NapoleonState, nation: Nation) -> bool:
    """NAP-11.21 A player nation that can pay and has an alliance that may be broken."""
    price = BOOK.prices.break_alliance
    return is_player_nation(s, nation) and s.pap[nation] >= price and bool(breakable(s, nation))


def breakable(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.22 In historical mode not between nations of one side."""
    side = side_of(s, nation)
    return [ally for ally in allies_of(s, nation) if side == NOBODY or side_of(s, ally) != side]


def break_alliance(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.21, NAP-11.23 The alliance ends; then war, a request for passage, or both leave."""
    options = with_cancel(s, player, [NATION[ally] for ally in breakable(s, nation)])
    pick = yield Choice(player, BREAK_TARGET, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    former = NATION_OF[pick]
    pay(s, nation, BOOK.prices.break_alliance)
    end_alliance(s, nation, former)
    follow_up = yield Choice(player, BREAK_FOLLOWUP, followups(s, nation, former), (NATION[nation], pick))
    if follow_up == DECLARE_WAR:
        yield from go_to_war(s, nation, former)
        return True
    part(s, nation, former)
    if follow_up == ASK_PASSAGE:
        ask_passage(s, nation, former)
    return True


def followups(s: NapoleonState, nation: Nation, former: Nation) -> list[Term]:
    """NAP-11.23 War if it is legal and payable, passage if there is somebody to ask."""
    options = [LEAVE]
    if is_active(s, former):
        options.insert(0, ASK_PASSAGE)
    if former in war_targets(s, nation):
        options.insert(0, DECLARE_WAR)
    return options


# -- right of passage


def can_request(s: NapoleonState, nation: Nation) -> bool:
    return is_active(s, nation) and bool(possible_hosts(s, nation))


def possible_hosts(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.26, NAP-13.11 Neutral active nations that have not granted it yet."""
    return [
        host
        for host in range(NATIONS)
        if host != nation
        and is_active(s, host)
        and s.status[host][nation] == NEUTRAL
        and not s.passage[host][nation]
    ]


def request_passage(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.26 The nation asks another to let its units through."""
    options = with_cancel(s, player, [NATION[host] for host in possible_hosts(s, nation)])
    pick = yield Choice(player, PASSAGE_TARGET, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    ask_passage(s, nation, NATION_OF[pick])
    return True


def ask_passage(s: NapoleonState, nation: Nation, host: Nation) -> None:
    """NAP-24.3 Between nations of one player no reply is asked."""
    if same_player(s, nation, host):
        grant_passage(s, host, nation)
    else:
        make_offer(s, Offer(REQUEST_PASSAGE, nation, player_of(s, host), host, NOBODY, [], []))


def can_revoke(s: NapoleonState, nation: Nation) -> bool:
    return is_active(s, nation) and True in s.passage[nation]


def revoke_passage(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.27, NAP-11.28 The guest's units must leave at once; those that cannot will have to fight."""
    guests = [NATION[guest] for guest in range(NATIONS) if s.passage[nation][guest]]
    pick = yield Choice(player, REVOKE_TARGET, with_cancel(s, player, guests), (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    guest = NATION_OF[pick]
    end_passage(s, nation, guest)
    s.withdrawals.append(Withdrawal(guest, nation))
    s.quarrels.append(Quarrel(guest, nation, by_owner=False))
    return True
