"""SCH-7.1, 14.2 Relations: coalitions, truces, hostility, rivals and passage."""

from __future__ import annotations

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.state import NOBODY, ScharzState, Truce
from grognard.kernel.choice import Player


def lords_above(s: ScharzState, p: Player) -> list[Player]:
    """The lords of a player, the direct one first."""
    found = []
    while s.lord[p] != NOBODY:
        p = s.lord[p]
        found.append(p)
    return found


def top_lord(s: ScharzState, p: Player) -> Player:
    """SCH-14.7 The one lord at the top of a coalition; a free player is the own lord."""
    above = lords_above(s, p)
    return above[-1] if above else p


def members(s: ScharzState, p: Player) -> list[Player]:
    """SCH-7.1 All players of the coalition, in seat order."""
    return [q for q in range(s.players) if s.friends[p] >> q & 1]


def vassals_below(s: ScharzState, p: Player) -> list[Player]:
    """The direct and indirect vassals of a player."""
    return [q for q in range(s.players) if p in lords_above(s, q)]


def direct_vassals(s: ScharzState, p: Player) -> list[Player]:
    return [q for q in range(s.players) if s.lord[q] == p]


def is_friendly(s: ScharzState, a: Player, b: Player) -> bool:
    """SCH-7.1 Of the same coalition."""
    return bool(s.friends[a] >> b & 1)


def is_hostile(s: ScharzState, a: Player, b: Player) -> bool:
    """SCH-7.1 Neither friendly nor at truce."""
    return bool(s.foes[a] >> b & 1)


def at_truce(s: ScharzState, a: Player, b: Player) -> bool:
    """SCH-7.1 A truce between one of them (or a lord above) and one of the others (or a lord above)."""
    if not s.truces:
        return False
    ours, theirs = [a, *lords_above(s, a)], [b, *lords_above(s, b)]
    return any(
        (truce.petitioner in ours and truce.recipient in theirs)
        or (truce.recipient in ours and truce.petitioner in theirs)
        for truce in s.truces
    )


def truce_between(s: ScharzState, a: Player, b: Player) -> Truce | None:
    """SCH-14.16 The truce that these two players made with each other."""
    for truce in s.truces:
        if {truce.petitioner, truce.recipient} == {a, b}:
            return truce
    return None


def rivals_of(s: ScharzState, p: Player) -> int:
    """SCH-14.11 The bits of the rivals of a player: the own ones and those of the lords above."""
    mask = s.rivals[p]
    for lord in lords_above(s, p):
        mask |= s.rivals[lord]
    return mask & ~s.friends[p]


def is_rival(s: ScharzState, p: Player, other: Player) -> bool:
    """Whether a player (or a lord above) has the other one as rival."""
    return bool(rivals_of(s, p) >> other & 1)


def with_rival_bonus(s: ScharzState, p: Player, other: Player, points: int) -> int:
    """SCH-5.31 Prestige against an own rival is multiplied by 3/2."""
    if not is_rival(s, p, other):
        return points
    return points * BOOK.prestige.rival_factor_num // BOOK.prestige.rival_factor_den


def has_passage(s: ScharzState, p: Player, host: Player) -> bool:
    """SCH-14.22 Whether a player may enter the fields of another one."""
    if not at_truce(s, p, host) or is_friendly(s, p, host):
        return True
    guests = [p, *lords_above(s, p)]  # SCH-14.30 A vassal goes where its lords may go.
    return any(s.passage[q] >> host & 1 or was_redeemed_by(s, q, host) for q in guests)


def was_redeemed_by(s: ScharzState, recipient: Player, petitioner: Player) -> bool:
    """SCH-14.19 Whether the truce between the two is a redemption that the one paid to the other."""
    truce = truce_between(s, recipient, petitioner)
    return truce is not None and truce.redemption and truce.recipient == recipient


def may_enter(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-6.5 A field of a truce partner may be entered only with permission."""
    host = s.control[f]
    return host == NOBODY or has_passage(s, p, host)


def update_relations(s: ScharzState) -> None:
    """Work out the coalitions and who is hostile to whom, after any change of lords or truces."""
    everybody = range(s.players)
    heads = [top_lord(s, p) for p in everybody]
    for p in everybody:
        s.friends[p] = sum(1 << q for q in everybody if heads[q] == heads[p])
    # SCH-14.8 A truce inside a coalition ends without effect.
    s.truces = [t for t in s.truces if not s.friends[t.petitioner] >> t.recipient & 1]
    for p in everybody:
        s.foes[p] = sum(1 << q for q in everybody if not s.friends[p] >> q & 1 and not at_truce(s, p, q))
