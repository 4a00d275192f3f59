"""Napoleon in Europe: armies and fleets, political capital, tactical battles, 1796 to 1815."""

from __future__ import annotations

import re
from typing import Any

from grognard.games.napoleon import (
    aftermath,
    alliances,
    battles,
    business,
    deals,
    ending,
    features,
    figures,
    fleets,
    hints,
    minors,
    movement,
    neutrals,
    offensives,
    offers,
    peace,
    production,
    relations,
    repatriation,
    sea_battle,
    setup,
    transport,
    turn,
    uprisings,
    victory,
    wars,
    windows,
)
from grognard.games.napoleon.armies import count_pieces
from grognard.games.napoleon.battle import BATTLE_ASKS, BATTLE_TELLINGS
from grognard.games.napoleon.battle_alone import (
    bound_alone,
    check_battle,
    play_alone,
    result_alone,
    set_up_alone,
)
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.bot import prefer
from grognard.games.napoleon.ids import KIND_IDS, NATIONS
from grognard.games.napoleon.knowledge import determinize, knows_all, redact
from grognard.games.napoleon.prospects import evaluate
from grognard.games.napoleon.refusals import refusal
from grognard.games.napoleon.setup import length_of, new_state
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import TERMS
from grognard.games.napoleon.view import view
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Procedure, Term
from grognard.kernel.dice import Dice
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game, Option, Options, Preset, Result
from grognard.words import Words

DECISIONS_PER_MONTH = 1_000_000
"""More than all picks of one month: moves, windows, and battles of at most 30 rounds in seven turns."""


class Napoleon(Game[NapoleonState]):
    """The description of the game; the rules are in the modules of its chapters."""

    id = "napoleon"
    code = "NAP"
    version = 1
    names = {"en": "Napoleon in Europe", "de": "Napoleon in Europa"}
    players = range(2, 8)
    options = [
        Option(
            row.id,
            row.values,
            row.default,
            {"en": row.name_en, "de": row.name_de},
            {"en": row.labels_en, "de": row.labels_de},
            rule=row.rule,
        )
        for row in BOOK.options
    ]
    presets = [Preset(row.id, {"en": row.name_en, "de": row.name_de}, row.set) for row in BOOK.presets]
    terms = TERMS
    almanac = figures.ALMANAC
    feature_names = features.FEATURES
    tells_odds = True
    asks = [
        *setup.ASKS,
        *windows.ASKS,
        *offensives.ASKS,
        *offers.ASKS,
        *wars.ASKS,
        *uprisings.ASKS,
        *alliances.ASKS,
        *deals.ASKS,
        *minors.ASKS,
        *neutrals.ASKS,
        *peace.ASKS,
        *repatriation.ASKS,
        *movement.ASKS,
        *fleets.ASKS,
        *sea_battle.ASKS,
        *transport.ASKS,
        *production.ASKS,
        *battles.ASKS,
        *aftermath.ASKS,
        *turn.ASKS,
        *BATTLE_ASKS,
    ]
    tellings = [
        *setup.TELLINGS,
        *relations.TELLINGS,
        *offensives.TELLINGS,
        *offers.TELLINGS,
        *uprisings.TELLINGS,
        *deals.TELLINGS,
        *minors.TELLINGS,
        *neutrals.TELLINGS,
        *peace.TELLINGS,
        *repatriation.TELLINGS,
        *movement.TELLINGS,
        *fleets.TELLINGS,
        *sea_battle.TELLINGS,
        *transport.TELLINGS,
        *production.TELLINGS,
        *battles.TELLINGS,
        *aftermath.TELLINGS,
        *business.TELLINGS,
        *ending.TELLINGS,
        *turn.TELLINGS,
        *BATTLE_TELLINGS,
    ]

    def new(self, players: int, options: Options, dice: Dice) -> NapoleonState:
        s = new_state(players, options, dice)
        if options["battle"]:
            set_up_alone(s, options["battle"])
        return s

    def play(self, state: NapoleonState) -> Procedure[None]:
        return play_alone(state) if state.options["battle"] else turn.play(state)

    def result(self, state: NapoleonState) -> Result:
        return result_alone(state) if state.options["battle"] else victory.result(state)

    def check(self, players: int, options: Options) -> None:
        """NAP-3.2, NAP-3.12, NAP-22.1 Combinations that cannot be played."""
        if options["battle"]:
            check_battle(options["battle"])
            if players != 2:
                raise BadOption(f"A single battle is for 2 players, not {players} (NAP-15.14).")
            return
        scenario = BOOK.scenarios[options["scenario"]]
        if options["mode"] == "historical":
            most = max(int(count) for count in scenario.seats_historical)
            if players > most:
                raise BadOption(
                    f"The scenario {scenario.id} has seats for 2 to {most} players in historical mode,"
                    f" not for {players} (NAP-3.12)."
                )
        elif players * int(options["nations_per_player"]) > NATIONS:
            each = options["nations_per_player"]
            raise BadOption(
                f"{players} players cannot have {each} nations each: there are {NATIONS} (NAP-3.2)."
            )
        if not re.fullmatch(r"[1-9]\d?|1\d\d|2[0-3]\d|240", options["custom_rounds"]):
            raise BadOption(
                f"custom_rounds can be 1 to 240 months, not {options['custom_rounds']!r} (NAP-22.1)."
            )
        if not re.fullmatch(r"(179\d|18[0-4]\d)-(0[1-9]|1[0-2])", options["campaign_end"]):
            raise BadOption(
                f"campaign_end is a month like 1815-07, not {options['campaign_end']!r} (NAP-22.1)."
            )

    def bound(self, players: int, options: Options) -> int:
        """NAP-26 So many months at most, and so many picks in each."""
        if options["battle"]:
            return bound_alone(options["battle"])
        months = length_of(BOOK.scenarios[options["scenario"]], options)
        return (months + BOOK.sudden_death.first_end_number) * DECISIONS_PER_MONTH

    def redact(self, state: NapoleonState, player: Player | None) -> NapoleonState:
        return redact(state, player)

    def determinize(self, state: NapoleonState, player: Player, dice: Dice) -> NapoleonState:
        return determinize(state, player, dice)

    def glance(self, state: NapoleonState, player: Player | None) -> NapoleonState:
        return state if knows_all(state, player) else self.hide(state, player)

    def view(self, state: NapoleonState, player: Player | None) -> dict[str, Any]:
        return view(state, player)

    def components(self, state: NapoleonState) -> dict[str, int]:
        """NAP-2.2 What is on the map and what was lost, less what was raised: always nothing."""
        pieces = count_pieces(state)
        return {
            word: pieces[kind] + state.lost[kind] - state.raised[kind] for kind, word in enumerate(KIND_IDS)
        }

    def seat_name(self, state: NapoleonState, seat: Player, language: str) -> str:
        """The nations of the seat."""
        own = [BOOK.nations[nation] for nation in range(NATIONS) if state.seat[nation] == seat]
        return ", ".join(row.name_de if language == "de" else row.name_en for row in own)

    def why_not(self, state: NapoleonState, choice: Choice, term: Term, language: str) -> str:
        key = refusal(state, choice, term)
        return Words(self, language).text(f"why-{key}") if key else ""

    def hints(self, state: NapoleonState, choice: Choice) -> dict[Term, Hint]:
        return hints.hints(state, choice)

    def evaluate(self, state: NapoleonState, player: Player) -> float:
        return evaluate(state, player)

    def features(self, state: NapoleonState, player: Player) -> list[float]:
        return features.features(state, player)

    def progress(self, state: NapoleonState) -> float:
        return features.progress(state)

    def prefer(self, state: NapoleonState, choice: Choice) -> list[float]:
        return prefer(state, choice)


GAME = Napoleon()
