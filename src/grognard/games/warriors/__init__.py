"""Warriors & Traders: kings of dark-age Europe research, trade, build and fight for ten rounds."""

from __future__ import annotations

from typing import Any

from grognard.games.warriors import (
    actions,
    asking,
    barbarians,
    battle,
    bot,
    control,
    features,
    figures,
    hints,
    leaving,
    movement,
    refusals,
    sequence,
    setup,
    termination,
    trade,
    unification,
    upkeep,
    victory,
    view,
    war,
)
from grognard.games.warriors.book import BOOK, UNIT_IDS
from grognard.games.warriors.options import all_options, all_presets, settle_rules
from grognard.games.warriors.state import NOBODY, WarriorsState, new_state
from grognard.games.warriors.terms import TERMS
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Procedure, Term
from grognard.kernel.dice import Dice
from grognard.kernel.game import Game, Options, Result
from grognard.words import Words


class Warriors(Game[WarriorsState]):
    id = BOOK.game.id
    code = "WAT"
    version = 1
    names = {"en": BOOK.game.name_en, "de": BOOK.game.name_de}
    players = range(BOOK.game.min_players, BOOK.game.max_players + 1)
    options = all_options()
    presets = all_presets()
    terms = TERMS
    almanac = figures.ALMANAC
    feature_names = features.FEATURES
    weights = features.WEIGHTS
    asks = [
        setup.CHOOSE_COUNTRY,
        setup.PLACE_START_MARKER,
        upkeep.FEED,
        trade.TRADE_ACTION,
        trade.BANK_GIVE,
        trade.BANK_GET,
        trade.BANK_TIMES,
        trade.ROUTE_PARTNER,
        trade.OFFER_PARTNER,
        trade.OFFER_GIVE,
        trade.OFFER_GIVE_AMOUNT,
        trade.OFFER_TAKE,
        trade.OFFER_TAKE_AMOUNT,
        trade.OFFER_REPLY,
        trade.BUY_VP_AMOUNT,
        war.PEACE_OFFER,
        war.PEACE_REPLY,
        actions.ACTION,
        actions.ARMY_TYPE,
        actions.ARMY_PROVINCE,
        actions.FORT_PROVINCE,
        actions.UPGRADE_ARMY_PICK,
        actions.UPGRADE_TO,
        actions.WAR_TARGET,
        actions.EXTRA_SOURCE,
        actions.TECH_SHIFT,
        unification.UNIFY,
        movement.MOVE_ARMY,
        movement.MOVE_TO,
        movement.MOVE_PRINCESS,
        movement.PRINCESS_TO,
        battle.NEXT_BATTLE,
        battle.ASSIGN_TARGET,
        battle.ASSIGN_AMOUNT,
        battle.RETREAT_TO,
        battle.WITHDRAW_TO,
        barbarians.BARBARIAN_RETREAT_TO,
        leaving.LEAVE_VOTE,
    ]
    tellings = [
        setup.COUNTRY_TAKEN,
        setup.CHOOSING_ORDER,
        setup.TEAM_JOINED,
        setup.START_MARKERS,
        sequence.ROUND_BEGINS,
        upkeep.FED,
        upkeep.STARVED,
        upkeep.COLLECTED,
        upkeep.DOUBLED,
        upkeep.CUT,
        trade.BANK_TRADED,
        trade.ROUTE_OPENED,
        trade.OFFERED,
        trade.OFFER_GIVES,
        trade.OFFER_WANTS,
        trade.ACCEPTED,
        trade.DECLINED,
        trade.BOUGHT,
        war.WAR_DECLARED,
        war.PEACE_OFFERED,
        war.PEACE_REFUSED,
        war.PEACE_MADE,
        war.WAR_OVER,
        actions.PASSED,
        actions.MARKER_PLACED,
        actions.LEVEL_REACHED,
        actions.LEVEL_LOST,
        actions.ARMY_RAISED,
        actions.FORT_BUILT,
        actions.ARMY_UPGRADED,
        actions.EXTRA_ACTION,
        actions.SHIFTED,
        control.TAKEN,
        control.LOST_TO_BARBARIANS,
        control.FREED,
        movement.ARMY_MOVED,
        movement.INVADED,
        movement.PRINCESS_MOVED,
        battle.BATTLE_BEGINS,
        battle.HIT,
        battle.KILLED,
        battle.RETREATED_TO,
        battle.WITHDREW,
        battle.NOWHERE_TO_GO,
        battle.CONQUERED,
        battle.HELD,
        unification.UNITED,
        victory.TITLE_WON,
        victory.TITLE_VACANT,
        victory.STANDING_TOLD,
        victory.GAME_ENDS,
        asking.RESIGNED,
        leaving.VOTED,
        leaving.LEFT_GAME,
    ]

    def new(self, players: int, options: Options, dice: Dice) -> WarriorsState:
        return new_state(players, settle_rules(players, options), dice)

    def play(self, state: WarriorsState) -> Procedure[None]:
        return sequence.play(state)

    def result(self, state: WarriorsState) -> Result:
        return victory.final_result(state)

    def check(self, players: int, options: Options) -> None:
        settle_rules(players, options)

    def bound(self, players: int, options: Options) -> int:
        return termination.most_decisions(players, int(options["round_limit"]))

    def redact(self, state: WarriorsState, player: Player | None) -> WarriorsState:
        return view.redact(state, player)

    def determinize(self, state: WarriorsState, player: Player, dice: Dice) -> WarriorsState:
        return state

    def view(self, state: WarriorsState, player: Player | None) -> dict[str, Any]:
        return view.show(state, player)

    def components(self, state: WarriorsState) -> dict[str, int]:
        counts = dict.fromkeys(UNIT_IDS, 0)
        for units in state.here:
            for unit in units:
                counts[UNIT_IDS[state.kind[unit]]] += 1
        for unit, place in enumerate(state.place):
            if place < 0:
                counts[UNIT_IDS[state.kind[unit]]] += 1
        return counts

    def seat_name(self, state: WarriorsState, seat: Player, language: str) -> str:
        country = state.country[seat]
        if country == NOBODY:
            return ""
        card = state.board.cards[country]
        return card.name_de if language == "de" else card.name_en

    def why_not(self, state: WarriorsState, choice: Choice, term: Term, language: str) -> str:
        key, about = refusals.reason_against(state, choice, term)
        words = Words(self, language)
        return (
            words.text(f"why-{key}", **{name: words.term(each) for name, each in about.items()})
            if key
            else ""
        )

    def hints(self, state: WarriorsState, choice: Choice) -> dict[Term, Hint]:
        return hints.hints(state, choice)

    def features(self, state: WarriorsState, player: Player) -> list[float]:
        return features.features(state, player)

    def progress(self, state: WarriorsState) -> float:
        return features.progress(state)

    def prefer(self, state: WarriorsState, choice: Choice) -> list[float]:
        return bot.prefer(state, choice)


GAME = Warriors()
