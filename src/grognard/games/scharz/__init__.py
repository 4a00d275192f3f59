"""Scharz: realms of antiquity and the early Middle Ages, from spring to winter, for 2 to 4 players."""

from __future__ import annotations

from typing import Any

from grognard.games.scharz import (
    agriculture,
    bot,
    buying,
    cargo,
    construction,
    diplomacy,
    feasts,
    features,
    figures,
    fishing,
    hints,
    knowledge,
    market,
    movement,
    nourishment,
    offers,
    orders,
    pay,
    points,
    recruitment,
    relocation,
    reveal,
    setup,
    taxes,
    terrain,
    trading,
    turn,
    victory,
    view,
    weather,
    works,
)
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat import COMBAT_ASKS, COMBAT_TELLINGS
from grognard.games.scharz.options import OPTIONS, PRESETS
from grognard.games.scharz.state import CAPTURED, ScharzState
from grognard.games.scharz.termination import most_decisions
from grognard.games.scharz.terms import TERMS
from grognard.games.scharz.wealth import ranking, wealth, wealth_items
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Procedure, Term
from grognard.kernel.dice import Dice
from grognard.kernel.game import Game, Options, Result


class Scharz(Game[ScharzState]):
    id = "scharz"
    code = "SCH"
    version = 1
    names = {"en": "Scharz", "de": "Scharz"}
    players = range(2, 5)
    options = OPTIONS
    presets = PRESETS
    terms = TERMS
    almanac = figures.ALMANAC
    feature_names = features.FEATURES
    weights = features.WEIGHTS
    asks = [
        *setup.ASKS,
        *points.ASKS,
        *orders.ASKS,
        *cargo.ASKS,
        *movement.ASKS,
        *relocation.ASKS,
        *COMBAT_ASKS,
        *diplomacy.ASKS,
        *construction.ASKS,
        *trading.ASKS,
        *offers.ASKS,
        *taxes.ASKS,
        *agriculture.ASKS,
        *recruitment.ASKS,
        *feasts.ASKS,
        *pay.ASKS,
        *nourishment.ASKS,
    ]
    tellings = [
        *setup.TELLINGS,
        *turn.TELLINGS,
        *points.TELLINGS,
        *reveal.TELLINGS,
        *movement.TELLINGS,
        *relocation.TELLINGS,
        *terrain.TELLINGS,
        *COMBAT_TELLINGS,
        *diplomacy.TELLINGS,
        *construction.TELLINGS,
        *works.TELLINGS,
        *buying.TELLINGS,
        *market.TELLINGS,
        *offers.TELLINGS,
        *fishing.TELLINGS,
        *taxes.TELLINGS,
        *weather.TELLINGS,
        *agriculture.TELLINGS,
        *recruitment.TELLINGS,
        *feasts.TELLINGS,
        *pay.TELLINGS,
        *nourishment.TELLINGS,
        *victory.TELLINGS,
    ]

    def new(self, players: int, options: Options, dice: Dice) -> ScharzState:
        return setup.new_state(players, options, dice)

    def play(self, state: ScharzState) -> Procedure[None]:
        return turn.play(state)

    def result(self, state: ScharzState) -> Result:
        """The winner first, the others by wealth; there are no ties (SCH-15.16)."""
        order = ranking(state)
        order.sort(key=lambda p: p != state.winner)
        scores = [wealth(state, p) for p in range(state.players)]
        details = [wealth_items(state, p) for p in range(state.players)]
        return Result([[p] for p in order], scores, state.ending, details)

    def bound(self, players: int, options: Options) -> int:
        return most_decisions(players, int(options["years"]))

    def redact(self, state: ScharzState, player: Player | None) -> ScharzState:
        return knowledge.redact(state, player)

    def determinize(self, state: ScharzState, player: Player, dice: Dice) -> ScharzState:
        return knowledge.determinize(state, player, dice)

    def view(self, state: ScharzState, player: Player | None) -> dict[str, Any]:
        return view.view(state, player)

    def components(self, state: ScharzState) -> dict[str, int]:
        """Unit markers of all players, wherever they are, and herd pieces."""
        returned = sum(state.captured_units) if state.opt.captured_pieces == "returned" else 0
        captured = sum(place == CAPTURED for place in state.place)
        assert captured + returned == sum(state.captured_units), "captured markers do not add up"
        return {"units": len(state.place), "herds": len(state.herd_place)}

    def seat_name(self, state: ScharzState, seat: Player, language: str) -> str:
        people = state.faction[seat]
        return BOOK.factions[people].names[language] if people >= 0 else ""

    def hints(self, state: ScharzState, choice: Choice) -> dict[Term, Hint]:
        return hints.hints(state, choice)

    def features(self, state: ScharzState, player: Player) -> list[float]:
        return features.features(state, player)

    def progress(self, state: ScharzState) -> float:
        return features.progress(state)

    def prefer(self, state: ScharzState, choice: Choice) -> list[float]:
        return bot.prefer(state, choice)


GAME = Scharz()
