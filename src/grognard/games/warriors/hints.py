"""What can be said of a battle before it is fought: strengths, and what the damage can destroy (WAT-10)."""

from __future__ import annotations

from grognard.games.warriors import battle, movement
from grognard.games.warriors.battle import can_retreat
from grognard.games.warriors.book import Province
from grognard.games.warriors.control import may_invade
from grognard.games.warriors.progress import Unit
from grognard.games.warriors.state import WarriorsState, life, owner_of, strength, unit_named
from grognard.games.warriors.terms import CANCEL
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Term


def hints(s: WarriorsState, choice: Choice) -> dict[Term, Hint]:
    """For the player who is asked; everything on the board is open."""
    player, first = choice.player, s.terms.province
    if choice.ask is movement.MOVE_TO:
        army = unit_named(s, choice.about[0])
        goals = [term for term in choice.options if term != CANCEL]
        invaded = [term for term in goals if may_invade(s, player, term - first)]
        return {term: clash(s, player, term - first, [army]) for term in invaded}
    if choice.ask is battle.NEXT_BATTLE:
        return {term: clash(s, player, term - first, []) for term in choice.options}
    if choice.ask is battle.ASSIGN_TARGET:
        return {term: Hint("life", life=life(s, unit_named(s, term))) for term in choice.options}
    return {}


def clash(s: WarriorsState, attacker: Player, province: Province, joining: list[Unit]) -> Hint:
    """WAT-10.5 Both sides strike at once: their strength, and how many pieces that can destroy at most."""
    here = s.here[province]
    planned = [unit for unit, goal in s.plans if goal == province]
    ours = [unit for unit in here if owner_of(s, unit) == attacker] + planned + joining
    theirs = [unit for unit in here if owner_of(s, unit) != attacker]
    attack = sum(strength(s, unit) for unit in ours)
    defence = sum(strength(s, unit) for unit in theirs)
    return Hint(
        "clash",
        attack=attack,
        defence=defence,
        kills=most_killed(s, theirs, attack),
        enemies=len(theirs),
        losses=most_killed(s, ours, defence),
        armies=len(ours),
    )


def most_killed(s: WarriorsState, units: list[Unit], damage: int) -> int:
    """WAT-10.9 How many of these pieces so much damage destroys at most; who can retreat needs one more."""
    killed = 0
    for price in sorted(life(s, unit) + can_retreat(s, unit) for unit in units):
        damage -= price
        if damage < 0:
            break
        killed += 1
    return killed
