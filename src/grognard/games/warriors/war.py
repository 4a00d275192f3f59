"""WAT-12 War, peace, alliances."""

from __future__ import annotations

from grognard.games.warriors.asking import ask
from grognard.games.warriors.book import BOOK
from grognard.games.warriors.state import Side, WarriorsState, in_game, side_term
from grognard.games.warriors.terms import ACCEPT, DECLINE, DONE, SEATS, TEAMS
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure, Term
from grognard.kernel.journal import Told

PEACE_OFFER = Ask("peace_offer", "WAT-12.7", "side")
PEACE_REPLY = Ask("peace_reply", "WAT-12.7", "keyword")

WAR_DECLARED = Told("war_declared", "WAT-12.1", "who:player", "enemy:term")
PEACE_OFFERED = Told("peace_offered", "WAT-12.7", "who:player", "enemy:term")
PEACE_REFUSED = Told("peace_refused", "WAT-12.7", "who:player")
PEACE_MADE = Told("peace_made", "WAT-12.7", "one:term", "other:term")
WAR_OVER = Told("war_over", "WAT-12.3", "one:term", "other:term")


# -- war ----------


def declare_war(s: WarriorsState, player: Player, enemy: Side) -> None:
    """WAT-12.1, WAT-12.6, WAT-12.13 War starts at once between the sides, or starts anew."""
    mine = s.team[player]
    s.war[mine][enemy] = s.war[enemy][mine] = s.round
    s.journal.tell(WAR_DECLARED, player, side_term(s, enemy))


def end_wars(s: WarriorsState) -> None:
    """WAT-12.3 to WAT-12.5 Wars end after a round without damage, and after their third round."""
    for one in range(s.rules.sides):
        for other in range(one):
            first = s.war[one][other]
            if not first:
                continue
            idle = BOOK.war.ends_after_round_without_damage and s.fought[one][other] != s.round
            if idle or s.round - first + 1 >= BOOK.war.max_rounds:
                make_peace(s, one, other)
                s.journal.tell(WAR_OVER, side_term(s, one), side_term(s, other))


def note_damage(s: WarriorsState, one: Side, other: Side) -> None:
    """WAT-12.4 Damage was dealt between these sides in this round."""
    s.fought[one][other] = s.fought[other][one] = s.round


def make_peace(s: WarriorsState, one: Side, other: Side) -> None:
    s.war[one][other] = s.war[other][one] = 0


def enemies_to_be(s: WarriorsState, player: Player) -> list[Side]:
    """WAT-7.17, WAT-12.12 The sides on which war can be declared, also those already at war."""
    mine = s.team[player]
    if s.rules.alliances:
        return [side for side in range(s.rules.sides) if side != mine]
    return [other for other in in_game(s) if other != player]


# -- peace ----------


def offer_peace(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-12.7 Each player at war may offer peace once to each enemy."""
    while True:
        enemies = [side for side in at_war_with(s, s.team[player]) if side not in s.asked]
        if not enemies:
            break
        picked = yield from ask(s, player, PEACE_OFFER, [*(side_term(s, side) for side in enemies), DONE])
        if picked == DONE:
            break
        enemy = side_of(s, picked)
        s.asked.append(enemy)
        s.journal.tell(PEACE_OFFERED, player, picked)
        if (yield from all_accept(s, player, enemy)):
            make_peace(s, s.team[player], enemy)
            s.journal.tell(PEACE_MADE, side_term(s, s.team[player]), picked)
        yield CHECKPOINT
    s.asked = []


def all_accept(s: WarriorsState, player: Player, enemy: Side) -> Procedure[bool]:
    """WAT-12.7, WAT-12.13 The enemy answers; of alliances all other members do, until one refuses."""
    concerned = [p for p in in_game(s) if p != player and s.team[p] in (s.team[player], enemy)]
    for other in concerned:
        answer = yield from ask(s, other, PEACE_REPLY, [ACCEPT, DECLINE], (SEATS[player],))
        if answer == DECLINE:
            s.journal.tell(PEACE_REFUSED, other)
            return False
    return True


def is_war(s: WarriorsState) -> bool:
    """Whether any two sides are at war."""
    return any(any(row) for row in s.war)


def at_war_with(s: WarriorsState, side: Side) -> list[Side]:
    """The enemies of a side; single players in ascending order."""
    others = range(s.rules.sides) if s.rules.alliances else in_game(s)
    return [other for other in others if s.war[side][other]]


def side_of(s: WarriorsState, term: Term) -> Side:
    return term - (TEAMS[0] if s.rules.alliances else SEATS[0])
