"""GEN-12 Battle: its steps, forced withdrawal, reward, battle counts, aftermath."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.generalship.attack import attackers_attack, defenders_attack
from grognard.games.generalship.book import NO_STYLE, NOBODY, PAGES, RIVAL, Tile
from grognard.games.generalship.capacity import shed_surplus
from grognard.games.generalship.ending import gain_points
from grognard.games.generalship.generals import MORE_POWER, remove_commander
from grognard.games.generalship.losses import take_losses
from grognard.games.generalship.ownership import claim, enemies_on, has_enemies
from grognard.games.generalship.reinforcements import reinforce
from grognard.games.generalship.retreat import retreat_from
from grognard.games.generalship.state import (
    AFTERMATH,
    AMBUSHING,
    ATTACKERS_ATTACK,
    BLOCKING,
    COUNTS,
    DEAL,
    DEFENDERS_ATTACK,
    EXCHANGE_ATTACKER,
    EXCHANGE_DEFENDER,
    LOSSES,
    POWER_ATTACKER,
    POWER_DEFENDER,
    PURSUIT_ATTACKER,
    PURSUIT_DEFENDER,
    REINFORCE_ATTACKER,
    REINFORCE_DEFENDER,
    RESTORING,
    RETREAT_ATTACKER,
    RETREAT_DEFENDER,
    RETREATING,
    REWARD,
    SURPLUS,
    WITHDRAWAL,
    Battle,
    GenState,
    Side,
)
from grognard.games.generalship.tactics import (
    ambush,
    attacker_retreats,
    battle_ability,
    block_ambush,
    deal_tactics,
    defender_retreats,
    exchange_attacker,
    exchange_defender,
    power_attacker,
    power_defender,
    pursue_attacker,
    pursue_defender,
    restore_ambush,
)
from grognard.games.generalship.terms import (
    DISCARD_COMMANDER,
    POINTS_REWARD,
    TILE,
    TRIUMPH,
    YES,
    YES_NO,
)
from grognard.games.generalship.units import end_movement, units_at
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

FORCE_WITHDRAWAL = Ask("force_withdrawal", "GEN-12.7", "keyword")
BATTLE_REWARD = Ask("battle_reward", "GEN-12.22", "keyword")

BATTLE_BEGINS = Told("battle_begins", "GEN-12.1", "attacker:player", "defender:player", "tile:term")
WITHDRAWAL_FORCED = Told("withdrawal_forced", "GEN-12.7", "defender:player", "attacker:player")
BATTLE_WON = Told("battle_won", "GEN-12.22", "who:player", "tile:term")
SPOILS = Told("spoils", "GEN-6.14", "who:player", "food:number", "metal:number")
BATTLE_COUNT = Told("battle_count", "GEN-12.4", "who:player", "n:number")


# -- procedures ----------


def fight(s: GenState) -> Procedure[None]:
    """GEN-12.3 Step after step until the battle is over; a guest is fought next (GEN-10.16)."""
    while s.battle is not None:
        yield CHECKPOINT
        yield from STEPS[s.battle.step](s, s.battle)


def reinforce_defender(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-10.13 First the attacked player."""
    if not (yield from reinforce(s, b, b.defender)):
        b.step = REINFORCE_ATTACKER


def reinforce_attacker(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-10.13 Then the attacker."""
    if not (yield from reinforce(s, b, b.attacker)):
        b.step = WITHDRAWAL


def force_withdrawal(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.7 Step 1: the defender may pay a card of political power to be left alone."""
    b.step = DEAL
    if not s.power[b.defender] or battle_ability(s, b, b.attacker, "no_forced_retreat") is not None:
        return
    if (yield Choice(b.defender, FORCE_WITHDRAWAL, YES_NO)) == YES:
        s.journal.tell(WITHDRAWAL_FORCED, b.defender, b.attacker)
        pass_power(s, b.defender, b.attacker)
        raise_count(s, b, b.attacker)
        b.loser = b.attacker
        b.step = RETREATING


def shed(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-14.14 Regiments beyond what the remaining squadrons carry are removed."""
    yield from shed_surplus(s, b.loser)
    b.step = REWARD


def reward(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.22 The winner takes points or discards the loser's commander."""
    s.journal.tell(BATTLE_WON, b.winner, TILE[b.tile])
    chosen = POINTS_REWARD
    triumph = battle_ability(s, b, b.winner, "triumph")
    if s.commander[b.loser] != NOBODY:
        options = [POINTS_REWARD, DISCARD_COMMANDER]
        if triumph is not None:
            options.append(TRIUMPH)
        chosen = yield Choice(b.winner, BATTLE_REWARD, options)
    spoils = battle_ability(s, b, b.winner, "spoils")
    if chosen != POINTS_REWARD:
        remove_commander(s, b.loser)
    if chosen == POINTS_REWARD:
        points = PAGES.victory
        attacked = b.winner == b.attacker
        gain_points(s, b.winner, points.attacker_win_points if attacked else points.defender_win_points)
    elif chosen == TRIUMPH and triumph is not None:
        gain_points(s, b.winner, triumph.amount)
    if spoils is not None:
        s.food[b.winner] += spoils.food
        s.metal[b.winner] += spoils.metal
        s.journal.tell(SPOILS, b.winner, spoils.food, spoils.metal)
    b.step = COUNTS


def raise_counts(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.4 Both battle counts rise."""
    raise_count(s, b, b.attacker)
    raise_count(s, b, b.defender)
    b.step = RETREATING
    yield CHECKPOINT


def retreat_loser(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.23 The loser, or who withdrew, retreats."""
    yield from retreat_from(s, b.loser, b.tile)
    b.step = AFTERMATH


def aftermath(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.23, 12.24 Movement ends, the tile is claimed, a guest must be fought next."""
    end_movement(s, b.attacker, b.tile)
    end_movement(s, b.defender, b.tile)
    s.battle = None
    if units_at(s, b.attacker, b.tile):
        if b.guest != NOBODY:
            s.battle = new_battle(s, b.attacker, b.guest, b.tile, WITHDRAWAL)
        elif not has_enemies(s, b.attacker, b.tile):
            claim(s, b.attacker, b.tile)
    yield CHECKPOINT


# -- changes ----------


def start_battle(s: GenState, attacker: Player, tile: Tile) -> None:
    """GEN-10.10, 10.16, 12.1 The mover attacks; the home player is fought before his guest."""
    defender, *guests = enemies_on(s, attacker, tile)
    s.battle = new_battle(s, attacker, defender, tile, REINFORCE_DEFENDER)
    s.battle.guest = guests[0] if guests else NOBODY


def new_battle(s: GenState, attacker: Player, defender: Player, tile: Tile, step: int) -> Battle:
    """GEN-6.10, 12.1 A battle between two players; rivals neutralise each other throughout."""
    one, other = s.commander[attacker], s.commander[defender]
    rivals = one != NOBODY and RIVAL[one] == other
    s.journal.tell(BATTLE_BEGINS, attacker, defender, TILE[tile])
    sides = [new_side(), new_side()]
    return Battle(
        tile,
        attacker,
        defender,
        NOBODY,
        rivals,
        step,
        sides,
        False,
        [],
        [],
        [],
        False,
        NOBODY,
        NOBODY,
        0,
        False,
        NO_STYLE,
        [],
    )


def new_side() -> Side:
    return Side([], [], [], 0, False, NOBODY, [], NOBODY, 0)


def pass_power(s: GenState, giver: Player, taker: Player) -> None:
    """GEN-12.7, 21 The rightmost card goes to the right end of the other row; both know it."""
    s.power[taker].append(s.power[giver].pop())
    s.power_seen[taker].append(s.power_seen[giver].pop() | 1 << taker)
    s.journal.tell(MORE_POWER, taker, len(s.power[taker]))


def raise_count(s: GenState, b: Battle, player: Player) -> None:
    """GEN-12.4, 6.14 One more battle, for veterans two; at most five."""
    veterans = battle_ability(s, b, player, "battle_experience")
    more = 1 + (veterans.amount if veterans is not None else 0)
    s.battles[player] = min(s.battles[player] + more, PAGES.battle.max_battle_count)
    s.journal.tell(BATTLE_COUNT, player, s.battles[player])


STEPS: Final[dict[int, Callable[[GenState, Battle], Procedure[None]]]] = {
    REINFORCE_DEFENDER: reinforce_defender,  # GEN-10.13
    REINFORCE_ATTACKER: reinforce_attacker,
    WITHDRAWAL: force_withdrawal,  # GEN-12.7, step 1
    DEAL: deal_tactics,  # GEN-12.8, step 2
    EXCHANGE_DEFENDER: exchange_defender,  # GEN-12.13
    EXCHANGE_ATTACKER: exchange_attacker,
    RETREAT_DEFENDER: defender_retreats,  # GEN-12.14, step 3
    PURSUIT_ATTACKER: pursue_defender,
    RETREAT_ATTACKER: attacker_retreats,
    PURSUIT_DEFENDER: pursue_attacker,
    AMBUSHING: ambush,  # GEN-12.16, step 4
    BLOCKING: block_ambush,
    RESTORING: restore_ambush,
    POWER_DEFENDER: power_defender,  # GEN-12.18, step 5
    POWER_ATTACKER: power_attacker,
    DEFENDERS_ATTACK: defenders_attack,  # GEN-12.19, step 6
    ATTACKERS_ATTACK: attackers_attack,  # GEN-12.20, step 7
    LOSSES: take_losses,  # GEN-13.9, 14.12
    SURPLUS: shed,  # GEN-14.14
    REWARD: reward,  # GEN-12.22
    COUNTS: raise_counts,  # GEN-12.4
    RETREATING: retreat_loser,  # GEN-15
    AFTERMATH: aftermath,  # GEN-12.24
}
