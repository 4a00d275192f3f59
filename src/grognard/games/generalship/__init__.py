"""Generalship: from the 4th century B.C. to the 19th century. The description of the game."""

from __future__ import annotations

from typing import Any

from grognard.games.generalship import (
    alliances,
    attack,
    battle,
    bot,
    capacity,
    draft,
    ending,
    events,
    features,
    figures,
    generals,
    hints,
    knowledge,
    losses,
    march,
    ownership,
    population,
    reinforcements,
    retreat,
    scoring,
    setup,
    tactics,
    technology,
    tree,
    turn,
)
from grognard.games.generalship.book import (
    ACTION_CIRCLES,
    EVENT_SLOTS,
    EVENTS,
    GENERALS,
    KINDS,
    NATIONS,
    NOBODY,
    NONE,
    PAGES,
    PARADIGMS,
    TECH_DECK,
    TILES,
)
from grognard.games.generalship.pieces import components, most_decisions
from grognard.games.generalship.reasons import why_not
from grognard.games.generalship.state import NATIONS_STAGE, NOT_YET, GenState, Rules
from grognard.games.generalship.terms import TERMS
from grognard.games.generalship.view import view
from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Procedure, Term
from grognard.kernel.dice import Dice
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game, Option, Options, Preset, Result
from grognard.kernel.journal import QUIET

ASKS = [
    setup.CHOOSE_NATION,
    setup.ORIENTATION,
    setup.KEEP_GENERAL,
    setup.FIRST_COMMANDER,
    turn.CHOOSE_TILE,
    turn.CHOOSE_ACTION,
    population.PRODUCTION_CIRCLE,
    population.EXCHANGE,
    population.GROWTH_CIRCLE,
    generals.GENERAL_MODE,
    generals.GENERAL_CARD,
    generals.GENERAL_ROLE,
    technology.TECH_MODE,
    technology.TECH_CHOICE,
    technology.TECH_PAYMENT,
    events.RENAISSANCE_TECH,
    events.PLAGUE_TILE,
    events.PLAGUE_UNIT,
    alliances.ALLIANCE_OP,
    draft.DRAFT_STEP,
    draft.SQUADRON_PORT,
    draft.UPGRADE_TILE,
    draft.UPGRADE_LINE,
    draft.UPGRADE_REDUCTION,
    march.MARCH_SOURCE,
    march.MARCH_UNIT,
    march.MARCH_DEST,
    reinforcements.REINFORCE_SOURCE,
    reinforcements.REINFORCE_UNIT,
    reinforcements.REINFORCE_VIA,
    battle.FORCE_WITHDRAWAL,
    tactics.EXCHANGE_ADVANCED,
    tactics.PLAY_RETREAT,
    tactics.PLAY_PURSUIT,
    tactics.PLAY_AMBUSH,
    tactics.BLOCK_AMBUSH,
    tactics.POWER_EXCHANGE,
    tactics.POWER_EXCHANGE_CARD,
    attack.FIGHT_SQUADRON,
    attack.FIGHT_ASSIGN,
    attack.FIGHT_ADVANCED,
    losses.LOSS_UNIT,
    capacity.CAPACITY_LOSS,
    battle.BATTLE_REWARD,
    *retreat.RETREATS,
    scoring.REMOVE_TILE,
    scoring.REMOVE_UNIT,
    scoring.UPKEEP_HELP,
    ending.CAPITAL_SWAP,
]

TELLINGS = [
    setup.NATION_TAKEN,
    setup.MAP_LAID,
    setup.DEALT,
    turn.TILE_CHOSEN,
    turn.NEW_PARADIGM,
    turn.NEW_CYCLE,
    population.PRODUCED,
    population.EXCHANGED_FOOD,
    population.EXCHANGED_METAL,
    population.GREW,
    generals.DREW_GENERALS,
    generals.YOUR_GENERALS,
    generals.APPOINTED,
    generals.MORE_POWER,
    generals.LESS_POWER,
    generals.COMMANDER_LOST,
    technology.DREW_TECHNOLOGY,
    technology.YOUR_TECHNOLOGY,
    technology.PAID_CARDS,
    technology.PAID_RESOURCES,
    tree.DEVELOPED,
    events.EVENT_DRAWN,
    events.PEOPLE_LOST,
    alliances.CUBE_IN,
    alliances.CUBE_OUT,
    alliances.CUBE_ALONE,
    draft.DRAFTED,
    draft.UPGRADED,
    draft.UPGRADED_UNSEEN,
    march.MARCHED,
    ownership.CLAIMED,
    reinforcements.REINFORCED,
    battle.BATTLE_BEGINS,
    battle.WITHDRAWAL_FORCED,
    tactics.TACTICS_DEALT,
    tactics.YOUR_TACTICS,
    tactics.TACTICS_EXCHANGED,
    tactics.CARD_PLAYED,
    tactics.RETREAT_SUCCEEDS,
    tactics.AMBUSH_SUCCEEDS,
    attack.COMMITTED,
    attack.SUPPORTED,
    attack.SEA_STYLE,
    attack.ATTACK,
    capacity.UNIT_LOST,
    battle.BATTLE_WON,
    battle.SPOILS,
    battle.BATTLE_COUNT,
    retreat.RETREATED,
    scoring.UPKEEP_PAID,
    scoring.HELPED,
    scoring.NEW_ORDER,
    ending.POINTS_GAINED,
    ending.CAPITAL_TAKEN,
    ending.SWAPPED,
    ending.GAME_OVER,
]


class Generalship(Game[GenState]):
    """GEN-1 Two to four nations of Europe, one of 49 commanders each, ten points."""

    id = "generalship"
    code = "GEN"
    version = 1
    names = {"en": PAGES.meta.name_en, "de": PAGES.meta.name_de}
    players = range(PAGES.meta.min_players, PAGES.meta.max_players + 1)
    options = [
        Option(
            row.id,
            tuple(row.values),
            row.default,
            {"en": row.name_en, "de": row.name_de},
            {"en": row.labels_en, "de": row.labels_de},
            rule=row.rule,
        )
        for row in PAGES.options
    ]
    presets = [Preset(row.id, {"en": row.name_en, "de": row.name_de}, row.set) for row in PAGES.presets]
    terms = TERMS
    almanac = figures.ALMANAC
    feature_names = features.FEATURES
    weights = features.WEIGHTS
    asks = ASKS
    tellings = TELLINGS

    def check(self, players: int, options: Options) -> None:
        """GEN-1.7 The number of cycles is any positive number."""
        cycles = options["max_cycles"]
        if not (cycles.isdecimal() and 0 < int(cycles) < 1_000_000):
            raise BadOption(f"Option max_cycles of generalship is a positive number, not {cycles!r}.")

    def new(self, players: int, options: Options, dice: Dice) -> GenState:
        rules = Rules(
            players,
            options["nation_assignment"],
            options["follow_order"] == "cyclic",
            options["free_orientation"] == "true",
            ACTION_CIRCLES[options["action_layout"]][players],
            int(options["max_cycles"]),
            options["upgrade_shown"] == "true",
        )
        start = [row.id for row in PARADIGMS].index(PAGES.setup.paradigm)
        return GenState(
            dice,
            QUIET,
            rules,
            stage=NATIONS_STAGE,
            step=0,
            cycle=0,
            round=0,
            turn=0,
            actor=0,
            tile=NONE,
            action=NONE,
            cancels=0,
            reason=NOT_YET,
            winner=NOBODY,
            choosing=[],
            nation=[NONE] * players,
            order=[],
            points=[0] * players,
            battles=[0] * players,
            food=[0] * players,
            metal=[0] * players,
            people=[0] * players,
            fields=[0] * players,
            cylinders=[[] for _ in range(players)],
            mirrored=[False] * players,
            laid=[],
            near=[],
            leftover=[],
            owner=[NOBODY] * TILES,
            stacks=[{} for _ in range(players)],
            shown=[[0] * KINDS for _ in range(players)],
            unshown=[0] * players,
            paradigm=start,
            commander=[NOBODY] * players,
            power=[[] for _ in range(players)],
            power_seen=[[] for _ in range(players)],
            unused=[[] for _ in range(players)],
            kept=[[] for _ in range(players)],
            picked=NOBODY,
            appointed=False,
            generals=list(range(len(GENERALS))),
            discards=[],
            discards_seen=[],
            technology=[[] for _ in range(players)],
            tech_deck=TECH_DECK.copy(),
            tech_discards=[],
            developed=0,
            event_deck=list(range(len(EVENTS))),
            events=[NONE] * EVENT_SLOTS,
            event=NONE,
            plague=events.NOT_BEGUN,
            levied=0,
            source=NONE,
            group=[],
            pledges=[0] * players,
            battle=None,
        )

    def play(self, state: GenState) -> Procedure[None]:
        return turn.play(state)

    def result(self, state: GenState) -> Result:
        """GEN-17.5, 17.6 One winner; the others by the same chain of tie-breaks."""
        places = [[player] for player in ending.ranking(state)]
        details = [
            {
                "points": state.points[player],
                "power": len(state.power[player]),
                "tiles": len(ownership.neutral_tiles(state, player)),
                "units": sum(len(units) for units in state.stacks[player].values()),
                "population": population.population(state, player),
            }
            for player in range(state.players)
        ]
        return Result(places, state.points.copy(), state.reason, details)

    def bound(self, players: int, options: Options) -> int:
        return most_decisions(players, int(options["max_cycles"]))

    def redact(self, state: GenState, player: Player | None) -> GenState:
        return knowledge.redact(state, player)

    def determinize(self, state: GenState, player: Player, dice: Dice) -> GenState:
        return knowledge.determinize(state, player, dice)

    def view(self, state: GenState, player: Player | None) -> dict[str, Any]:
        return view(state, player)

    def components(self, state: GenState) -> dict[str, int]:
        return components(state)

    def seat_name(self, state: GenState, seat: Player, language: str) -> str:
        nation = state.nation[seat]
        if nation == NONE:
            return ""
        return NATIONS[nation].name_de if language == "de" else NATIONS[nation].name_en

    def why_not(self, state: GenState, choice: Choice, term: Term, language: str) -> str:
        return why_not(self, state, choice, term, language)

    def hints(self, state: GenState, choice: Choice) -> dict[Term, Hint]:
        return hints.hints(state, choice)

    def features(self, state: GenState, player: Player) -> list[float]:
        return features.features(state, player)

    def progress(self, state: GenState) -> float:
        return features.progress(state)

    def prefer(self, state: GenState, choice: Choice) -> list[float]:
        return bot.prefer(state, choice)


GAME = Generalship()
