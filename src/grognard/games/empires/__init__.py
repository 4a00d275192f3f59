"""Empires of the Ancient World: the description of the game; each chapter of its rules is a module."""

from __future__ import annotations

from typing import Any

from grognard.games.empires import (
    aftermath,
    attack,
    battle,
    control,
    diplomacy,
    fortify,
    income,
    markers,
    recruit,
    revolts,
    scoring,
    setup,
    siege,
    trade,
    turn,
)
from grognard.games.empires.book import BOOK
from grognard.games.empires.bot import prefer
from grognard.games.empires.features import FEATURES, WEIGHTS, features, progress
from grognard.games.empires.figures import ALMANAC
from grognard.games.empires.hints import hints
from grognard.games.empires.knowledge import determinize, redact
from grognard.games.empires.options import OPTIONS, PRESETS, rules_for
from grognard.games.empires.pieces import components, most_decisions
from grognard.games.empires.reasons import reason_against
from grognard.games.empires.scoring import result_of
from grognard.games.empires.state import EmpiresState, new_state
from grognard.games.empires.terms import COLOURS, TERMS
from grognard.games.empires.view import view
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Procedure, Term
from grognard.kernel.dice import Dice
from grognard.kernel.game import Game, Options, Result
from grognard.words import Words


class Empires(Game[EmpiresState]):
    """Empires of the Ancient World."""

    id = "empires"
    code = "EMP"
    version = 1
    names = {"en": "Empires of the Ancient World", "de": "Empires of the Ancient World"}
    players = range(BOOK.players.min, BOOK.players.max + 1)
    options = OPTIONS
    presets = PRESETS
    terms = TERMS
    almanac = ALMANAC
    feature_names = FEATURES
    weights = WEIGHTS
    asks = [
        setup.SETUP_START,
        setup.SETUP_PLACE,
        setup.SETUP_FORT,
        turn.ACTION,
        attack.ATTACK_TARGET,
        siege.SIEGE_CHOICE,
        battle.BATTLE_CARDS,
        battle.DECLARE_AMBUSH,
        battle.BATTLE_ORDER,
        battle.BATTLE_READY,
        diplomacy.DIPLOMACY_TARGET,
        diplomacy.DIPLOMACY_BRIBE,
        recruit.RECRUIT_CARD,
        recruit.DISBAND_CARD,
        fortify.FORT_TARGET,
        trade.TRADE_TARGET,
        trade.TRADE_VICTIM,
        control.CONTROL_TARGET,
        markers.RECLAIM_MARKER,
        revolts.REVOLT_RANSOM,
    ]
    tellings = [
        setup.SETUP_FIRST,
        setup.STARTED,
        setup.PLACED,
        setup.FORTIFIED_START,
        setup.LAID_OUT,
        revolts.REVOLT,
        revolts.REVOLTED,
        revolts.RANSOMED,
        revolts.FORT_HELD,
        revolts.LAST_HELD,
        income.INCOME,
        income.FIRST_PLAYER,
        turn.ROUND,
        turn.PASSED,
        attack.ATTACKED,
        attack.MOVED,
        attack.NOT_MOVED,
        attack.CONQUERED,
        attack.NOT_CONQUERED,
        siege.BATTLE,
        siege.FORT_KEPT,
        battle.COMMITTED,
        battle.AMBUSHED,
        battle.COMBAT_WON,
        battle.COMBAT_TIED,
        battle.UNMATCHED,
        battle.BLOCKS,
        aftermath.ROUTED,
        aftermath.ATTACKER_WON,
        aftermath.DEFENDER_WON,
        aftermath.LOOTED,
        aftermath.CASUALTIES,
        aftermath.PLUNDERED,
        aftermath.BONUS_ACTION,
        markers.TAKEN,
        markers.RECLAIMED,
        markers.NOT_PLACED,
        markers.NEUTRAL,
        markers.FORT_REMOVED,
        diplomacy.ANNEXED,
        diplomacy.COURTED,
        diplomacy.NOT_COURTED,
        diplomacy.UNDERMINED,
        diplomacy.NOT_UNDERMINED,
        recruit.RECRUITED,
        recruit.REFRESHED,
        recruit.NOT_RECRUITED,
        recruit.DISBANDED,
        fortify.FORTIFIED,
        trade.TRADED,
        trade.DISPLACED,
        trade.NOT_DISPLACED,
        trade.RESTOCKED,
        control.STRENGTHENED,
        scoring.SCORED,
        scoring.STANDING,
    ]

    def new(self, players: int, options: Options, dice: Dice) -> EmpiresState:
        return new_state(players, rules_for(players, options), dice)

    def play(self, state: EmpiresState) -> Procedure[None]:
        return turn.play(state)

    def result(self, state: EmpiresState) -> Result:
        return result_of(state)

    def bound(self, players: int, options: Options) -> int:
        return most_decisions(players, rules_for(players, options))

    def redact(self, state: EmpiresState, player: Player | None) -> EmpiresState:
        return redact(state, player)

    def determinize(self, state: EmpiresState, player: Player, dice: Dice) -> EmpiresState:
        return determinize(state, player, dice)

    def view(self, state: EmpiresState, player: Player | None) -> dict[str, Any]:
        return view(state, player)

    def components(self, state: EmpiresState) -> dict[str, int]:
        return components(state)

    def seat_name(self, state: EmpiresState, seat: Player, language: str) -> str:
        return COLOURS[seat][language]

    def why_not(self, state: EmpiresState, choice: Choice, term: Term, language: str = "en") -> str:
        reason = reason_against(state, choice, term)
        return "" if reason is None else reason.text(Words(self, language))

    def hints(self, state: EmpiresState, choice: Choice) -> dict[Term, Hint]:
        return hints(state, choice)

    def features(self, state: EmpiresState, player: Player) -> list[float]:
        return features(state, player)

    def progress(self, state: EmpiresState) -> float:
        return progress(state)

    def prefer(self, state: EmpiresState, choice: Choice) -> list[float]:
        return prefer(state, choice)


GAME = Empires()
