"""SCH-3 Set-up: peoples, start player, prologue, rivals, equipment and start bonus."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field, board_for
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import herd_place_of, herd_place_term, herd_room_inside, herd_room_on
from grognard.games.scharz.options import fixed_peoples, switches
from grognard.games.scharz.pieces import add_herd, add_unit, put_settlement
from grognard.games.scharz.points import earn_prestige
from grognard.games.scharz.relations import update_relations
from grognard.games.scharz.state import (
    ABSENT,
    DOCK,
    HARBOUR,
    HERD_SLOTS,
    INSIDE,
    NO_SITE,
    NOBODY,
    SLOTS,
    SUPPLY,
    VILLAGE,
    YARD,
    Place,
    ScharzState,
    free_herd,
    free_unit,
    own_units_at,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import (
    CLIMATES,
    HEAVY,
    HORSES,
    LIGHT,
    PIGS,
    SHEEP,
    TRANSPORT,
    WHITE,
    Bonus,
)
from grognard.games.scharz.terms import (
    BONUS_TERMS,
    FACTION_TERMS,
    HERD_TERMS,
    PASS,
    field_of,
    field_terms,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Together
from grognard.kernel.dice import Dice
from grognard.kernel.game import Options
from grognard.kernel.journal import QUIET, Told

CHOOSE_FACTION: Final = Ask("choose_faction", "SCH-3.3", "faction")
PLACE_VILLAGE: Final = Ask("place_village", "SCH-3.5", "field")
RELOCATE_VILLAGE: Final = Ask("relocate_village", "SCH-3.6", "field")
RELOCATE_VILLAGE_TO: Final = Ask("relocate_village_to", "SCH-3.6", "field")
PLACE_DOCK: Final = Ask("place_dock", "SCH-3.11", "field", secret=True)
PLACE_HERD: Final = Ask("place_herd", "SCH-3.11", "place")
PLACE_LIGHT: Final = Ask("place_light", "SCH-3.11", "field", secret=True)
CHOOSE_BONUS: Final = Ask("choose_bonus", "SCH-3.16", "bonus")
BONUS_FIELD: Final = Ask("bonus_field", "SCH-3.16", "field")

FACTION_CHOSEN: Final = Told("faction_chosen", "SCH-3.3", "who:player", "people:term")
START_ROLL: Final = Told("start_roll", "SCH-3.4", "who:player", "swords:number")
STARTS: Final = Told("starts", "SCH-3.4", "who:player")
VILLAGE_PLACED: Final = Told("village_placed", "SCH-3.5", "who:player", "field:term")
VILLAGE_MOVED: Final = Told("village_moved", "SCH-3.6", "who:player", "from:term", "to:term")
RIVAL_DRAWN: Final = Told("rival_drawn", "SCH-3.8", "who:player", "rival:player")
EQUIPPED: Final = Told("equipped", "SCH-3.9", "who:player", "fields:terms")
BONUS_CHOSEN: Final = Told("bonus_chosen", "SCH-3.16", "who:player", "bonus:term")

ASKS: Final = [
    CHOOSE_FACTION,
    PLACE_VILLAGE,
    RELOCATE_VILLAGE,
    RELOCATE_VILLAGE_TO,
    PLACE_DOCK,
    PLACE_HERD,
    PLACE_LIGHT,
    CHOOSE_BONUS,
    BONUS_FIELD,
]
TELLINGS: Final = [
    FACTION_CHOSEN,
    START_ROLL,
    STARTS,
    VILLAGE_PLACED,
    VILLAGE_MOVED,
    RIVAL_DRAWN,
    EQUIPPED,
    BONUS_CHOSEN,
]


def new_state(players: int, options: Options, dice: Dice) -> ScharzState:
    """SCH-3.1, 3.15 An empty map for so many players."""
    opt = switches(options)
    board = board_for(opt.map, players if opt.play_area == "tight" else 4)
    units = BOOK.small_supply.units if opt.small_supply else BOOK.supply.units
    markers = [SUPPLY if u % SLOTS < units else ABSENT for u in range(players * SLOTS)]
    herds = players * HERD_SLOTS
    n = board.n
    return ScharzState(
        dice=dice,
        journal=QUIET,
        board=board,
        opt=opt,
        players=players,
        stage=0,
        round=0,
        step=0,
        turn=0,
        part=0,
        count=0,
        ending="",
        winner=NOBODY,
        order=list(range(players)),
        claims=[0] * players,
        coins=[0] * players,
        prestige=[0] * players,
        vp=[0] * players,
        vp_gain=[0] * players,
        vp_loss=[0] * players,
        pp_won=[0] * players,
        pp_lost=[0] * players,
        commander=[0] * players,
        faction=[-1] * players,
        bonus=[-1] * players,
        lord=[NOBODY] * players,
        rivals=[0] * players,
        friends=[1 << p for p in range(players)],
        foes=[((1 << players) - 1) ^ 1 << p for p in range(players)],
        captured_units=[0] * players,
        captured_buildings=[0] * players,
        tributes_paid=[0] * players,
        redemptions_paid=[0] * players,
        redeemed=[0] * players,
        passage=[0] * players,
        truces=[],
        agreements=[],
        kind=[LIGHT] * len(markers),
        place=markers,
        flags=[0] * len(markers),
        damage=[0] * len(markers),
        came_from=[NOBODY] * len(markers),
        herd_kind=[0] * herds,
        herd_place=[SUPPLY] * herds,
        settlement=[0] * n,
        settler=[NOBODY] * n,
        yard=[0] * n,
        fort=[0] * n,
        encircled=[NOBODY] * n,
        site=[NO_SITE] * n,
        site_owner=[NOBODY] * n,
        progress=[0] * n,
        sped_up=[0] * n,
        grain=[0] * n,
        fish=[0] * n,
        standing=[0] * n,
        sower=[NOBODY] * n,
        devastated=[0] * n,
        control=[NOBODY] * n,
        control_start=[NOBODY] * n,
        alone_start=[NOBODY] * n,
        villages=[[] for _ in range(players)],
        locked=[0] * players,
        released=[0] * players,
        arrivals=[],
        marching=0,
        lift_out=[0] * n,
        lift_in=[0] * n,
        hastened=0,
        bought=[0] * n,
        doubled=[0] * n,
        heavies=[0] * n,
        ships_built=[0] * n,
        bank_trades=0,
        offers=0,
        gives=[],
        wants=[],
        mark=None,
        weather=[0] * len(CLIMATES),
        rough_sea=False,
        sowing=[0] * len(CLIMATES),
        meat=[],
        queue=[],
        orders=[[] for _ in range(players)],
        plans=[[] for _ in range(players)],
        combat=None,
    )


def set_up(s: ScharzState) -> Procedure[None]:
    """SCH-3 All steps of the set-up, in order."""
    while s.stage < len(STAGES):
        yield from STAGES[s.stage](s)
        s.stage += 1
        s.turn = 0
        yield CHECKPOINT
    s.round = 1


def choose_factions(s: ScharzState) -> Procedure[None]:
    """SCH-3.3 In seat order each player picks a people of the map; in a scenario each seat has its own."""
    if not s.opt.factions:
        return
    fixed = fixed_peoples(s.opt.map) if s.opt.peoples == "scenario" else ()
    while s.turn < s.players:
        p = s.turn
        left = [
            n
            for n, people in enumerate(BOOK.factions)
            if people.map == s.opt.map and n not in s.faction and (not fixed or people.id == fixed[p])
        ]
        yield CHECKPOINT
        term = yield Choice(p, CHOOSE_FACTION, [FACTION_TERMS[n] for n in left])
        s.faction[p] = FACTION_TERMS.index(term)
        s.journal.tell(FACTION_CHOSEN, p, term)
        s.turn += 1


def roll_for_start(s: ScharzState) -> Procedure[None]:
    """SCH-3.4 Six white dice each; most swords starts, tied leaders roll again among themselves."""
    leaders = list(range(s.players))
    while len(leaders) > 1:
        swords = []
        for p in leaders:
            faces = [BOOK.dice[WHITE].faces[roll - 1] for roll in s.dice.rolls(BOOK.setup.start_roll_dice)]
            swords.append(sum(faces))
            s.journal.tell(START_ROLL, p, sum(faces))
        leaders = [p for p, count in zip(leaders, swords) if count == max(swords)]
    first = leaders[0]
    s.order = [(first + n) % s.players for n in range(s.players)]
    s.journal.tell(STARTS, first)
    yield from ()


def place_villages(s: ScharzState) -> Procedure[None]:
    """SCH-3.5 One village each in prologue order, a second in reverse order, a third in prologue order."""
    turns: list[Player] = []
    for n in range(BOOK.setup.villages):
        turns += s.order if n % 2 == 0 else s.order[::-1]
    while s.turn < len(turns):
        p = turns[s.turn]
        yield CHECKPOINT
        term = yield Choice(p, PLACE_VILLAGE, field_terms(s, fields_without_village(s)))
        f = field_of(s, term)
        put_settlement(s, p, f, VILLAGE)
        s.villages[p].append(f)
        s.journal.tell(VILLAGE_PLACED, p, term)
        s.turn += 1


def relocate_villages(s: ScharzState) -> Procedure[None]:
    """SCH-3.6 In reverse prologue order each player may move one of the own villages."""
    while s.turn < s.players:
        p = s.order[s.players - 1 - s.turn]
        yield CHECKPOINT
        villages = sorted(s.villages[p])
        term = yield Choice(p, RELOCATE_VILLAGE, [*field_terms(s, villages), PASS])
        if term != PASS:
            to = yield Choice(p, RELOCATE_VILLAGE_TO, field_terms(s, fields_without_village(s)), (term,))
            old, new = field_of(s, term), field_of(s, to)
            s.settlement[old], s.settler[old] = 0, NOBODY
            put_settlement(s, p, new, VILLAGE)
            s.villages[p][s.villages[p].index(old)] = new
            s.journal.tell(VILLAGE_MOVED, p, term, to)
        s.turn += 1


def draw_rivals(s: ScharzState) -> Procedure[None]:
    """SCH-3.8 Markers are drawn in prologue order until nobody holds the own one."""
    if not s.opt.rivals or s.players < BOOK.setup.rivals_from_players:
        return
    drawn: list[Player] = []
    while not drawn or any(p == rival for p, rival in zip(s.order, drawn)):
        bag = list(range(s.players))
        drawn = [bag.pop(s.dice.roll(len(bag)) - 1) for _ in s.order]
    for p, rival in zip(s.order, drawn):
        s.rivals[p] = 1 << rival
        s.journal.tell(RIVAL_DRAWN, p, rival)
    yield from ()


def equip(s: ScharzState) -> Procedure[None]:
    """SCH-3.9 All players place their equipment secretly at the same time."""
    yield CHECKPOINT
    yield Together({p: plan_equipment(s, p) for p in range(s.players)})
    for p in range(s.players):
        place_equipment(s, p, s.plans[p])
    s.plans = [[] for _ in range(s.players)]
    update_relations(s)
    update_status(s)


def plan_equipment(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-3.11 The dock, then each herd, then the light infantry."""
    villages = sorted(s.villages[p])
    coastal = [f for f in villages if s.board.is_coastal(f)]
    plan = s.plans[p]
    plan.append(NOBODY)
    if coastal:
        plan[0] = field_of(s, (yield Choice(p, PLACE_DOCK, field_terms(s, coastal))))
    for kind in start_herds(s):
        places = [place for f in villages if (place := start_herd_place(s, f, plan)) != NOBODY]
        options = [herd_place_term(s, place) for place in places]
        plan.append(herd_place_of(s, (yield Choice(p, PLACE_HERD, options, (HERD_TERMS[kind],)))))
    light = BOOK.setup.light if coastal else BOOK.setup.no_dock_light
    for _ in range(light):
        plan.append(field_of(s, (yield Choice(p, PLACE_LIGHT, field_terms(s, villages)))))


def start_herds(s: ScharzState) -> list[int]:
    """SCH-3.14 Without commodities there are no herds."""
    return [SHEEP] * BOOK.setup.sheep + [PIGS] * BOOK.setup.pigs if s.opt.commodities else []


def start_herd_place(s: ScharzState, f: Field, plan: list[int]) -> Place:
    """SCH-3.12 Inside the village if it has room, else on the field; -1 if there is none."""
    placed = plan[1:]
    if herd_room_inside(s, f) > placed.count(INSIDE + f):
        return INSIDE + f
    return f if herd_room_on(s, f) > placed.count(f) else NOBODY


def place_equipment(s: ScharzState, p: Player, plan: list[int]) -> None:
    """SCH-3.9, 3.10, 3.13 What was planned comes onto the map, with grain, coins and prestige."""
    numbers, dock = BOOK.setup, plan[0]
    if dock != NOBODY:
        s.yard[dock] = DOCK
        for _ in range(numbers.transports):
            add_unit(s, p, TRANSPORT, YARD + dock)
    herds = start_herds(s)
    for kind, place in zip(herds, plan[1:]):
        add_herd(s, p, kind, place)
    light = plan[1 + len(herds) :]
    for f in light:
        add_unit(s, p, LIGHT, f)
    if s.opt.commodities:
        for n in range(numbers.grain):
            s.grain[s.villages[p][n % numbers.villages]] += 1
    s.coins[p] = numbers.coins if dock != NOBODY else numbers.no_dock_coins
    earn_prestige(s, p, BOOK.prestige.start)
    s.journal.tell(EQUIPPED, p, tuple(field_terms(s, light)))


def choose_bonuses(s: ScharzState) -> Procedure[None]:
    """SCH-3.16 In reverse prologue order each player picks one start bonus that is left."""
    if not s.opt.start_bonus:
        return
    while s.turn < s.players:
        p = s.order[s.players - 1 - s.turn]
        left = [n for n, row in enumerate(BOOK.bonuses) if n not in s.bonus and bonus_applies(s, p, row)]
        yield CHECKPOINT
        term = yield Choice(p, CHOOSE_BONUS, [BONUS_TERMS[n] for n in left])
        s.bonus[p] = BONUS_TERMS.index(term)
        s.journal.tell(BONUS_CHOSEN, p, term)
        yield from apply_bonus(s, p, BOOK.bonuses[s.bonus[p]])
        update_status(s)
        s.turn += 1


def bonus_applies(s: ScharzState, p: Player, bonus: Bonus) -> bool:
    """Whether a bonus is in the game and would do all that it says."""
    if not s.opt.is_on(bonus.needs_option):
        return False
    if bonus.dock_to_harbour:
        return any(s.yard[f] == DOCK for f in s.villages[p])
    if bonus.light:
        return free_unit(s, p) >= 0
    if bonus.upgrade_light_to_heavy:
        light = sum(s.kind[u] == LIGHT for f in s.villages[p] for u in own_units_at(s, p, f))
        return light >= bonus.upgrade_light_to_heavy
    if bonus.sheep or bonus.pigs or bonus.horses:
        return free_herd(s, p) >= 0
    return True


def apply_bonus(s: ScharzState, p: Player, bonus: Bonus) -> Procedure[None]:
    s.coins[p] += bonus.coins
    earn_prestige(s, p, bonus.prestige)
    villages = sorted(s.villages[p])
    about = (BONUS_TERMS[s.bonus[p]],)
    for _ in range(bonus.light):
        term = yield Choice(p, BONUS_FIELD, field_terms(s, villages), about)
        add_unit(s, p, LIGHT, field_of(s, term))
    for _ in range(bonus.upgrade_light_to_heavy):
        barracks = [f for f in villages if light_in(s, p, f)]
        term = yield Choice(p, BONUS_FIELD, field_terms(s, barracks), about)
        s.kind[light_in(s, p, field_of(s, term))[0]] = HEAVY
    for kind, count in ((SHEEP, bonus.sheep), (PIGS, bonus.pigs), (HORSES, bonus.horses)):
        for _ in range(count):
            yield from place_start_herd(s, p, kind, villages)
    for _ in range(bonus.fortification):
        term = yield Choice(p, BONUS_FIELD, field_terms(s, villages), about)
        s.fort[field_of(s, term)] = 1
    if bonus.dock_to_harbour:
        dock = next(f for f in villages if s.yard[f] == DOCK)
        s.yard[dock] = HARBOUR


def place_start_herd(s: ScharzState, p: Player, kind: int, villages: list[Field]) -> Procedure[None]:
    """SCH-3.12 A herd of a start bonus, in or at a village with room."""
    places = [place for f in villages if (place := start_herd_place(s, f, [])) != NOBODY]
    options = [herd_place_term(s, place) for place in places]
    if options and free_herd(s, p) >= 0:
        add_herd(s, p, kind, herd_place_of(s, (yield Choice(p, PLACE_HERD, options, (HERD_TERMS[kind],)))))


def light_in(s: ScharzState, p: Player, f: Field) -> list[int]:
    return [u for u in own_units_at(s, p, f) if s.kind[u] == LIGHT]


def fields_without_village(s: ScharzState) -> list[Field]:
    """SCH-3.7 One settlement at most per land field."""
    return [f for f in s.board.lands if not s.settlement[f]]


STAGES: Final = (
    choose_factions,  # SCH-3.3
    roll_for_start,  # SCH-3.4
    place_villages,  # SCH-3.5
    relocate_villages,  # SCH-3.6
    draw_rivals,  # SCH-3.8
    equip,  # SCH-3.9
    choose_bonuses,  # SCH-3.16
)
