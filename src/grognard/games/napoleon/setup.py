"""NAP-3 Setup: nations of the players, ownership, forces, wars and alliances of the scenario."""

from __future__ import annotations

from grognard.games.napoleon.armies import put, raise_ships, regions_with
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS, SEAS, WATERS
from grognard.games.napoleon.ending import months_until
from grognard.games.napoleon.ids import (
    ALLIED,
    AT_WAR,
    KIND_IDS,
    KINDS,
    NATION_IDS,
    NATIONS,
    NEUTRAL,
    NOBODY,
    SQUADRON,
    Nation,
)
from grognard.games.napoleon.neutrals import come_to_aid
from grognard.games.napoleon.picks import MOST_CANCELS
from grognard.games.napoleon.relations import note, set_status, take_control
from grognard.games.napoleon.repatriation import return_to_capital
from grognard.games.napoleon.scenario import ScenarioRow
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import (
    is_player_nation,
    is_uncontrolled,
    same_player,
    same_side,
    side_of,
)
from grognard.games.napoleon.terms import NATION, NATION_OF, SCENARIO
from grognard.games.napoleon.victory import level, regions_count
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.dice import Dice
from grognard.kernel.game import Options
from grognard.kernel.journal import QUIET, Told

CHOOSE_NATION = Ask("choose_nation", "NAP-3.2", "nation")

SCENARIO_BEGINS = Told("scenario_begins", "NAP-3.1", "scenario:term", "month:number", "year:number")
NATION_CHOSEN = Told("nation_chosen", "NAP-3.2", "player:player", "nation:term")

ASKS = [CHOOSE_NATION]
TELLINGS = [SCENARIO_BEGINS, NATION_CHOSEN]

# -- the state before anything happens


def new_state(players: int, options: Options, dice: Dice) -> NapoleonState:
    """NAP-3.5 Ownership, forces, date, PAP and PP of the scenario; nations and diplomacy come in `set_up`."""
    scenario = BOOK.scenarios[options["scenario"]]
    historical = options["mode"] == "historical"
    s = NapoleonState(
        dice=dice,
        journal=QUIET,
        options=dict(options),
        scenario=scenario,
        historical=historical,
        limit=length_of(scenario, options),
        players=players,
        ready=False,
        seat=[NOBODY] * NATIONS,
        start_regions=[0] * NATIONS,
        start_level=[0] * NATIONS,
        start_french=0,
        round=0,
        year=scenario.year,
        month=scenario.month,
        stage=0,
        turn=0,
        step=0,
        active=NATION_IDS.index(scenario.first_nation),
        end_number=0,
        time_is_up=False,
        ended="",
        owner=ATLAS.home.copy(),
        uprising=[False] * REGIONS,
        stacks=[() for _ in range(REGIONS)],
        fleets=[() for _ in range(WATERS)],
        raised=[0] * (KINDS + 1),
        lost=[0] * (KINDS + 1),
        status=[[NEUTRAL] * NATIONS for _ in range(NATIONS)],
        wars=[[] for _ in range(NATIONS)],
        passage=[[False] * NATIONS for _ in range(NATIONS)],
        truce=[[0] * NATIONS for _ in range(NATIONS)],
        controller=[NOBODY] * NATIONS,
        aggressor=[NOBODY] * NATIONS,
        was_controlled=[False] * NATIONS,
        gained=[[] for _ in range(players)],
        pap=[0] * NATIONS,
        debt=[0] * NATIONS,
        pp=[scenario.start_pp[nation] for nation in NATION_IDS],
        defeated=[False] * NATIONS,
        out=[False] * NATIONS,
        window=None,
        paid=0,
        offers=0,
        cancels=[MOST_CANCELS] * players,
        invited=[],
        movers=[],
        mover=0,
        entries=[],
        landed=[],
        carried=[0] * SEAS,
        engaged=[],
        port_attackers=[],
        announced=[],
        resisted=[],
        exchanged=[],
        quarrels=[],
        taken=[],
        bought=[0] * (KINDS + 1),
        built=0,
        infantry_due=0,
        offer=None,
        voyage=None,
        clash=None,
        congress=None,
        withdrawals=[],
        homecomings=[],
        released=[],
        unsettled=[],
        collapsing=[],
        battle=None,
    )
    place_scenario(s)
    return s


def length_of(scenario: ScenarioRow, options: Options) -> int:
    """NAP-22.1, NAP-22.3, NAP-26.1 After how many months the game ends (or sudden death begins)."""
    length = BOOK.length
    campaign = max(
        length.campaign_min_months, months_until(scenario.year, scenario.month, options["campaign_end"])
    )
    if options["mode"] == "historical":
        limit = options["historical_limit"]
        if limit == "scenario_months":
            return scenario.months
        return campaign if limit == "campaign" else length.historical_none
    agreed = options["length"]
    if agreed == "campaign":
        return campaign
    if agreed == "custom":
        return int(options["custom_rounds"])
    if agreed == "time_limit":
        return length.historical_none
    return int(getattr(length, agreed))


def place_scenario(s: NapoleonState) -> None:
    """NAP-3.5 Ownership, forces and uprisings."""
    for owner, regions in s.scenario.owned.items():
        for region in regions:
            s.owner[ATLAS.region(region)] = NATION_IDS.index(owner)
    for region in s.scenario.uprisings:
        s.uprising[ATLAS.region(region)] = True
    for force in s.scenario.force:
        nation = NATION_IDS.index(force.nation)
        for unit, count in force.units.items():
            kind = KIND_IDS.index(unit)
            if kind == SQUADRON:
                raise_ships(s, nation, ATLAS.water(force.at), count)
            else:
                put(s, nation, ATLAS.region(force.at), kind, count)
                s.raised[kind] += count


# -- set-up


def set_up(s: NapoleonState) -> Procedure[None]:
    """NAP-3.1 Nations of the players, diplomacy table, homecoming of those who may not stay."""
    s.journal.tell(SCENARIO_BEGINS, SCENARIO[s.scenario.id], s.month, s.year)
    if s.historical:
        seat_historically(s)
    else:
        yield from choose_nations(s)
    for nation in range(NATIONS):
        if is_player_nation(s, nation):
            s.pap[nation] = s.scenario.start_pap[NATION_IDS[nation]]
    set_diplomacy(s)
    if not s.historical:
        yield from place_neutrals(s)
    yield from bring_home(s)
    s.start_regions = [regions_count(s, nation) for nation in range(NATIONS)]
    s.start_level = [level(s, nation) for nation in range(NATIONS)]
    s.start_french = french_regions(s)
    s.ready = True


def seat_historically(s: NapoleonState) -> None:
    """NAP-3.3 The seats of the scenario for this number of players."""
    for player, nations in enumerate(s.scenario.seats_historical[str(s.players)]):
        for nation in nations:
            take_seat(s, player, NATION_IDS.index(nation))


def choose_nations(s: NapoleonState) -> Procedure[None]:
    """NAP-3.2 In seat order each player picks a free great nation, once per nation of a player."""
    order = [NATION_IDS.index(nation) for nation in s.scenario.unhistorical_order]
    for _ in range(int(s.options["nations_per_player"])):
        for player in range(s.players):
            free = [NATION[nation] for nation in order if s.seat[nation] == NOBODY]
            pick = yield Choice(player, CHOOSE_NATION, free)
            take_seat(s, player, NATION_OF[pick])


def take_seat(s: NapoleonState, player: Player, nation: Nation) -> None:
    s.seat[nation] = player
    s.journal.tell(NATION_CHOSEN, player, NATION[nation])


# -- diplomacy


def set_diplomacy(s: NapoleonState) -> None:
    """NAP-3.6, NAP-3.7, NAP-3.11 Wars in list order, then alliances; historical: one side is allied."""
    for pair in s.scenario.wars:
        one, two = (NATION_IDS.index(nation) for nation in pair)
        if not same_player(s, one, two) and takes_part(s, one) and takes_part(s, two):
            set_status(s, one, two, AT_WAR)
    for pair in s.scenario.alliances:
        one, two = (NATION_IDS.index(nation) for nation in pair)
        if takes_part(s, one) and takes_part(s, two):
            set_status(s, one, two, ALLIED)
    if s.historical:
        for one in range(NATIONS):
            for two in range(one):
                if same_side(s, one, two):
                    set_status(s, one, two, ALLIED)


def takes_part(s: NapoleonState, nation: Nation) -> bool:
    """NAP-3.7 In historical mode nations outside both lists are uncontrolled."""
    return not s.historical or side_of(s, nation) != NOBODY


def place_neutrals(s: NapoleonState) -> Procedure[None]:
    """NAP-3.8, NAP-3.11 Neutral great nations with a listed alliance or war start controlled."""
    neutrals = [nation for nation in range(NATIONS) if s.seat[nation] == NOBODY]
    for nation in neutrals:
        ally = first_partner(s, nation, s.scenario.alliances)
        enemy = first_partner(s, nation, s.scenario.wars)
        if ally != NOBODY:
            take_control(s, nation, ally)
        elif enemy != NOBODY:
            # NAP-3.8 As if the enemy had just declared war on it.
            yield from come_to_aid(s, enemy, nation, asking=False)
    for one in range(NATIONS):
        for two in range(one):
            both_idle = is_uncontrolled(s, one) and is_uncontrolled(s, two)
            idle = is_uncontrolled(s, one) or is_uncontrolled(s, two)
            own = same_player(s, one, two) and s.status[one][two] == AT_WAR
            if own or both_idle or (idle and s.status[one][two] == ALLIED):
                set_status(s, one, two, NEUTRAL)


def first_partner(s: NapoleonState, nation: Nation, pairs: tuple[tuple[str, ...], ...]) -> Nation:
    """NAP-3.8 The first player nation that is listed with this nation."""
    name = NATION_IDS[nation]
    for pair in pairs:
        if name in pair:
            other = NATION_IDS.index(pair[0] if pair[1] == name else pair[1])
            if s.seat[other] != NOBODY:
                return other
    return NOBODY


def bring_home(s: NapoleonState) -> Procedure[None]:
    """NAP-3.9 Units of uncontrolled nations go to their capital; others are settled before play begins."""
    for nation in range(NATIONS):
        if is_uncontrolled(s, nation):
            for region in regions_with(s, nation):
                if s.owner[region] != nation:
                    yield from return_to_capital(s, nation, region, NOBODY)
    for region in range(REGIONS):
        if s.stacks[region]:
            note(s, region)


def french_regions(s: NapoleonState) -> int:
    """NAP-22.3 Regions that the nations of the French side own together."""
    return sum(owner != NOBODY and side_of(s, owner) == 0 for owner in s.owner)
