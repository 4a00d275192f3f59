"""NAP-15.14 The odds of a battle: the same battle played many times, commander against commander."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.napoleon.battle_alone import details_of, play_alone, set_up_alone
from grognard.games.napoleon.battle_board import ATTACKER, SIDES
from grognard.games.napoleon.battle_bot import prefer_battle
from grognard.games.napoleon.battle_knowledge import redact_battle
from grognard.games.napoleon.battle_state import DEPLOYING, Battle
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.setup import new_state
from grognard.games.napoleon.state import NapoleonState
from grognard.kernel.choice import Choice, Term
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.driver import Driver
from grognard.kernel.errors import BadOption


@dataclass(frozen=True, slots=True)
class Odds:
    """What came of all the games together. Pairs are for attacker and defender."""

    games: int
    wins: tuple[int, int]
    lost: tuple[float, float]  # units per battle
    lost_pp: tuple[float, float]
    rounds: float
    decisions: float

    @property
    def attacker_wins(self) -> float:
        """The share of battles that the attacker wins."""
        return self.wins[ATTACKER] / self.games


def battle_odds(text: str, games: int = 100, seed: int = 0) -> Odds:
    """Play the battle so many times, both sides by the preferences of `battle_bot`."""
    if games < 1:
        raise BadOption(f"Odds need at least one battle, not {games}.")
    options = {row.id: row.default for row in BOOK.options}
    wins = [0, 0]
    lost, lost_pp = [0, 0], [0, 0]
    rounds = decisions = 0
    for number in range(games):
        s = new_state(2, options, Dice(key_of(f"battle {seed} {number}".encode())))
        set_up_alone(s, text)
        decisions += play_out(s, Dice(key_of(f"ties {seed} {number}".encode())))
        b = battle_of(s)
        wins[b.winner] += 1
        rounds += b.round
        for side in SIDES:
            details = details_of(b, side)
            lost[side] += details["lost"]
            lost_pp[side] += details["lost_pp"]
    return Odds(
        games,
        (wins[0], wins[1]),
        (lost[0] / games, lost[1] / games),
        (lost_pp[0] / games, lost_pp[1] / games),
        rounds / games,
        decisions / games,
    )


def play_out(s: NapoleonState, ties: Dice) -> int:
    """Play the battle to its end; how many decisions it took."""
    driver = Driver()
    driver.start(play_alone(s))
    decisions = 0
    while not driver.over:
        choice = driver.pending[0]
        driver.answer(choice, decide(s, choice, ties))
        decisions += 1
    return decisions


def decide(s: NapoleonState, choice: Choice, ties: Dice) -> Term:
    """The option that looks best to the player, from what he knows; one of them at random if several do."""
    if battle_of(s).stage == DEPLOYING:
        s = s.clone()
        redact_battle(s, choice.player)
    values = prefer_battle(s, choice)
    best = max(values)
    fits = [option for option, value in zip(choice.options, values, strict=True) if value == best]
    return fits[ties.below(len(fits))]


def battle_of(s: NapoleonState) -> Battle:
    assert s.battle is not None, "a battle by itself needs a battle"
    return s.battle
