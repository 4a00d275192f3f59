"""Why an answer is no option: a sentence with the rule, for the player who gave it."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.empires.attack import attack_reach
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import FIGHTS, MARK, SLOW, SPECIAL, UNKNOWN, is_empire
from grognard.games.empires.decks import hand_of
from grognard.games.empires.diplomacy import diplomacy_reach
from grognard.games.empires.fortify import fort_cost
from grognard.games.empires.map import SIDES, is_sea, near, side_of
from grognard.games.empires.markers import blocks_of, is_last_province
from grognard.games.empires.state import ATTACKER, DEFENDER, NOBODY, EmpiresState
from grognard.games.empires.terms import (
    ATTACK,
    BRIBES,
    CONTROL,
    DIPLOMACY,
    DISBAND,
    DONE,
    FORTIFY,
    NONE,
    NORTH_TABLE,
    OPEN,
    PASS,
    RECRUIT,
    REFRESH,
    RESTOCK,
    SEA_BATTLE,
    SIEGE,
    SOUTH_TABLE,
    TERMS,
    TRADE,
    Area,
    Card,
)
from grognard.kernel.choice import Choice, Player, Term
from grognard.words import Words


@dataclass(frozen=True, slots=True)
class Reason:
    """The message `why-<key>`, with terms `$a` and `$b` and numbers `$n` and `$m`."""

    key: str
    a: Term = PASS
    b: Term = PASS
    n: int = 0
    m: int = 0

    def text(self, words: Words) -> str:
        """The reason as a sentence."""
        a, b = words.term(self.a), words.term(self.b)
        return words.text(f"why-{self.key}", a=a, b=b, n=self.n, m=self.m)


def reason_against(s: EmpiresState, choice: Choice, term: Term) -> Reason | None:
    """Why this term is no option, or None where there is nothing special to say."""
    player, key, kind = choice.player, choice.ask.key, TERMS.kind(term)
    if key == "action":
        return no_action(s, player, term)
    if kind == "area":
        return no_area(s, player, key, term)
    if kind == "card":
        return no_card(s, player, key, term)
    if key == "recruit" and term == REFRESH:
        return no_refresh(s)
    if key == "recruit" and term == NONE:
        return Reason("must-take-card")
    if key == "trade_target" and term == DONE:
        return Reason("must-place-one")
    if key == "diplomacy_bribe" and term in BRIBES:
        return Reason("bribe-too-high", n=blocks_of(s, player))
    return None


# -- actions ----------


def no_action(s: EmpiresState, player: Player, action: Term) -> Reason | None:
    """EMP-8.5 An action that cannot be completed now."""
    if action == ATTACK:
        return Reason("no-attack")
    if action == DIPLOMACY:
        return Reason("no-diplomacy", n=blocks_of(s, player))
    if action == RECRUIT:
        return Reason("no-recruit")
    if action == DISBAND:
        return Reason("no-disband")
    if action == FORTIFY:
        return no_fortify(s, player)
    if action == TRADE:
        return Reason("no-trade")
    if action == CONTROL:
        return Reason("no-control")
    if action == RESTOCK:
        return Reason("nothing-to-restock" if s.rules.restock else "no-restock")
    return None


def no_fortify(s: EmpiresState, player: Player) -> Reason:
    """EMP-17.1 Too expensive, none left, or no place."""
    cost, blocks = fort_cost(s, player), blocks_of(s, player)
    if blocks < cost:
        return Reason("fort-too-expensive", n=cost, m=blocks)
    return Reason("all-fortified" if s.forts_left else "no-fort-left")


# -- areas ----------


def no_area(s: EmpiresState, player: Player, key: str, area: Area) -> Reason | None:
    """An area that cannot be chosen for this question."""
    if key == "setup_start":
        return no_start(s, area)
    if key == "setup_place":
        return Reason("setup-foreign" if s.owner[area] != NOBODY else "setup-not-adjacent", area)
    if key in ("setup_fort", "fort_target"):
        return no_fort(s, player, area)
    if key == "attack_target":
        return no_attack(s, player, area)
    if key == "diplomacy_target":
        return no_diplomacy(s, player, area)
    if key == "trade_target":
        return no_trade(s, player, area)
    if key == "control_target":
        return Reason("control-not-own", area)
    if key == "reclaim_marker":
        return no_reclaim(s, player, area)
    return None


def no_start(s: EmpiresState, area: Area) -> Reason:
    """EMP-3.5, EMP-3.6"""
    if is_sea(area):
        return Reason("start-at-sea", area)
    if s.owner[area] != NOBODY:
        return Reason("start-taken", area)
    side = (NORTH_TABLE, SOUTH_TABLE)[side_of(area)]
    return Reason("side-full", area, side, BOOK.players.max_starting_per_side)


def no_fort(s: EmpiresState, player: Player, area: Area) -> Reason:
    """EMP-17.1 to EMP-17.3"""
    if is_sea(area):
        return Reason("fort-at-sea", area)
    return Reason("fortified-already" if s.owner[area] == player else "fort-not-own", area)


def no_attack(s: EmpiresState, player: Player, area: Area) -> Reason:
    """EMP-9.1, EMP-9.2, EMP-5.13"""
    if s.owner[area] == player:
        return Reason("attack-own", area)
    in_reach = attack_reach(s.lands[player]) >> area & 1
    return Reason("last-province" if in_reach else "out-of-reach", area)


def no_diplomacy(s: EmpiresState, player: Player, area: Area) -> Reason:
    """EMP-15.2 to EMP-15.8"""
    if s.owner[area] == player:
        return Reason("diplomacy-own", area)
    if not diplomacy_reach(s, player) >> area & 1:
        return Reason("diplomacy-not-adjacent", area)
    if s.owner[area] == NOBODY:
        cost = BOOK.cost.diplomat_neutral if s.diplomats[player] else BOOK.cost.diplomacy_neutral
        return Reason("courting-too-expensive", area, n=cost, m=blocks_of(s, player))
    return Reason("last-marker" if s.diplomats[player] else "diplomat-needed", area)


def no_trade(s: EmpiresState, player: Player, area: Area) -> Reason:
    """EMP-18.2, EMP-18.9"""
    presence = s.lands[player] | s.traded[player]
    reached = (presence | near(presence)) >> area & 1
    return Reason("trade-full-of-own" if reached else "trade-out-of-reach", area)


def no_reclaim(s: EmpiresState, player: Player, area: Area) -> Reason:
    """EMP-5.12"""
    if s.owner[area] != player:
        return Reason("reclaim-not-own", area)
    return Reason("reclaim-last" if is_last_province(s, area) else "reclaim-fortified", area)


# -- cards ----------


def no_card(s: EmpiresState, player: Player, key: str, card: Card) -> Reason | None:
    """A card that cannot be chosen for this question."""
    if key == "recruit":
        return no_recruit(s, player, card)
    if key == "disband":
        return no_disband(s, player, card)
    if key == "battle_cards":
        return no_commitment(s, player, card)
    if key == "battle_order":
        return no_order(s, player, card)
    return None


def no_recruit(s: EmpiresState, player: Player, card: Card) -> Reason:
    """EMP-16.1, EMP-16.4, EMP-16.5"""
    if card not in s.display:
        return Reason("not-on-display", card)
    mark = MARK[card]
    if mark != UNKNOWN and not s.lands[player] & SIDES[mark]:
        return Reason("wrong-side", card, (NORTH_TABLE, SOUTH_TABLE)[mark])
    return Reason("only-one", card)


def no_refresh(s: EmpiresState) -> Reason:
    """EMP-16.2"""
    return Reason("refreshed-already" if s.refreshed else "no-block-to-refresh", n=BOOK.cost.refresh_display)


def no_disband(s: EmpiresState, player: Player, card: Card) -> Reason:
    """EMP-16.8, EMP-16.9, EMP-16.11"""
    if is_empire(card):
        return Reason("disband-empire", card)
    if SPECIAL[card]:
        return Reason("disband-special", card)
    return Reason("disband-on-offer" if card in s.recruited[player] else "not-held", card)


def no_commitment(s: EmpiresState, player: Player, card: Card) -> Reason:
    """EMP-10.3, EMP-10.4, EMP-22.2"""
    b = s.battle
    assert b is not None, "cards are committed in a battle only"
    if SPECIAL[card]:
        return Reason("special-never-fights", card)
    if card not in hand_of(s, player):
        return Reason("not-held", card)
    if not FIGHTS[b.mode][card]:
        return Reason("not-usable", card, (OPEN, SIEGE, SEA_BATTLE)[b.mode])
    chosen = b.committed[ATTACKER if player == b.attacker else DEFENDER]
    if chosen.count(card) == hand_of(s, player).count(card):
        return Reason("all-committed", card)
    if chosen and card < chosen[-1]:
        return Reason("card-list-order", card, chosen[-1])
    return Reason("number-out-of-reach", card)


def no_order(s: EmpiresState, player: Player, card: Card) -> Reason:
    """EMP-10.6 to EMP-10.8"""
    b = s.battle
    assert b is not None, "cards are put in order in a battle only"
    side = ATTACKER if player == b.attacker else DEFENDER
    if b.committed[side].count(card) <= b.order[side].count(card):
        return Reason("not-to-order", card)
    return Reason("slow-too-early" if SLOW[card] else "fast-too-late", card)
