"""NAP-18 Charge: squares, evasion, calling off, and the clash."""

from __future__ import annotations

from grognard.games.napoleon.battle_board import (
    AHEAD,
    ARM_OF_FIGURE,
    DEFENDER,
    IN_SQUARE,
    Figure,
    Group,
    Side,
    Zone,
    cell_of,
    is_square,
    kind_of,
)
from grognard.games.napoleon.battle_picks import GONE, pick_target, spend_action, zone_and_figure
from grognard.games.napoleon.battle_state import (
    Battle,
    figures_at,
    form_square,
    has_combined_arms,
    has_leader,
    side_of,
    to_reserve,
)
from grognard.games.napoleon.battle_terms import FIGURE, GROUP
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.casualties import lose_leader, unit_driven_back, unit_eliminated
from grognard.games.napoleon.ids import FOOT, GUNS, HORSE, NOBODY, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import (
    CALL_OFF,
    CHARGE,
    CHARGE_HOME,
    EVADE,
    KIND,
    NATION,
    SQUARE,
    STAND,
    ZONE,
)
from grognard.kernel.choice import Ask, Choice, Procedure
from grognard.kernel.journal import Told

REACT_SQUARE = Ask("react_square", "NAP-18.9", "keyword")
REACT_EVADE = Ask("react_evade", "NAP-18.8", "keyword")
ASK_CALL_OFF = Ask("call_off", "NAP-18.12", "keyword")

CHARGED = Told("charged", "NAP-18.3", "nation:term", "unit:term", "zone:term", "enemy:term", "target:term")
SQUARED_UP = Told("square_formed", "NAP-18.9", "nation:term", "unit:term")
SQUARE_FAILED = Told("square_failed", "NAP-18.9", "nation:term", "unit:term", "die:number")
EVADED = Told("evaded", "NAP-18.8", "nation:term", "unit:term")
CALLED_OFF = Told("called_off", "NAP-18.12", "nation:term", "unit:term")
CLASHED = Told(
    "clashed",
    "NAP-18.7",
    "nation:term",
    "unit:term",
    "dice:numbers",
    "modifier:number",
    "total:number",
    "enemy:term",
    "target:term",
    "dice2:numbers",
    "modifier2:number",
    "total2:number",
)


class Charging:
    """A charge under way: who charges whom, from where to where."""

    __slots__ = ("aim", "figure", "nation", "target", "victim", "zone")

    def __init__(
        self, nation: Nation, figure: Figure, zone: Zone, victim: Nation, target: Figure, aim: Zone
    ) -> None:
        self.nation = nation
        self.figure = figure
        self.zone = zone
        self.victim = victim
        self.target = target
        self.aim = aim


def charge(s: NapoleonState, b: Battle, nation: Nation, group: Group) -> Procedure[None]:
    """NAP-18.3 Charger and target, reaction, calling off, dice."""
    zone, figure = zone_and_figure(group)
    side = side_of(b, nation)
    aim = AHEAD[side][zone]
    victim, target = yield from pick_target(s, b, nation, group, CHARGE, aim, charge_targets(b, side, aim))
    if victim == NOBODY:
        return
    if s.options["no_contact_counts"] == "any_fire_or_advance":
        b.contact = True  # 16.13
    c = Charging(nation, figure, zone, victim, target, aim)
    s.journal.tell(CHARGED, NATION[nation], KIND[figure], ZONE[zone], NATION[victim], FIGURE[target])
    charged_home = True
    if ARM_OF_FIGURE[figure] == HORSE and may_form_square(target):
        charged_home = yield from await_square(s, b, c, group)
    elif ARM_OF_FIGURE[figure] == FOOT and BOOK.units[kind_of(target)].can_evade:
        charged_home = yield from await_evasion(s, b, c, group)
    stands = True
    if charged_home:
        stands = yield from clash(s, b, c)
    spend_action(b, group, cell_of(figure, zone) if stands else GONE)  # 18.14 It stays in its zone.


def await_square(s: NapoleonState, b: Battle, c: Charging, group: Group) -> Procedure[bool]:
    """NAP-18.9 Infantry charged by cavalry may form square; whether the cavalry charges home."""
    kind = c.target
    player = b.player[c.victim]
    answer = yield Choice(player, REACT_SQUARE, [SQUARE, STAND], about=(KIND[kind], GROUP[group]))
    if answer == STAND:
        return True
    if not square_succeeds(s, c.victim, kind):
        return True  # 18.12 A failed square gives no right to call off.
    form_square(b, c.victim, kind, c.aim)
    c.target = kind + IN_SQUARE
    s.journal.tell(SQUARED_UP, NATION[c.victim], KIND[kind])
    # 18.12 In face of a square that has just been formed the charge may be called off.
    about = (GROUP[group], FIGURE[c.target])
    answer = yield Choice(b.player[c.nation], ASK_CALL_OFF, [CHARGE_HOME, CALL_OFF], about=about)
    if answer == CALL_OFF:
        s.journal.tell(CALLED_OFF, NATION[c.nation], KIND[c.figure])
    return answer == CHARGE_HOME


def await_evasion(s: NapoleonState, b: Battle, c: Charging, group: Group) -> Procedure[bool]:
    """NAP-18.8 Cavalry charged by infantry may go to its reserve; whether it waits for the charge."""
    about = (KIND[c.target], GROUP[group])
    answer = yield Choice(b.player[c.victim], REACT_EVADE, [EVADE, STAND], about=about)
    if answer == EVADE:
        to_reserve(b, c.victim, c.target, c.aim)
        s.journal.tell(EVADED, NATION[c.victim], KIND[c.target])
    return answer == STAND


def clash(s: NapoleonState, b: Battle, c: Charging) -> Procedure[bool]:
    """NAP-18.7 Both roll 2d6 and add their modifiers, the lower loses; whether the charger still stands."""
    side = side_of(b, c.nation)
    dice = (s.dice.roll(), s.dice.roll())
    answer = (s.dice.roll(), s.dice.roll())
    bonus = charger_modifier(b, side, c.figure, c.zone, c.target)
    resistance = standing_modifier(b, 1 - side, c.target, c.aim)
    attack, defence = sum(dice) + bonus, sum(answer) + resistance
    charger = (NATION[c.nation], KIND[c.figure], dice, bonus, attack)
    s.journal.tell(CLASHED, *charger, NATION[c.victim], FIGURE[c.target], answer, resistance, defence)
    if attack > defence:
        lose_clash(s, b, c.victim, c.target, c.aim, attack - defence)
    elif attack < defence:
        lose_clash(s, b, c.nation, c.figure, c.zone, defence - attack)
    if sum(dice) in BOOK.leader_loss.natural_rolls:
        yield from lose_leader(s, b, 1 - side, c.aim)  # 18.13
    return attack >= defence


def lose_clash(
    s: NapoleonState, b: Battle, nation: Nation, figure: Figure, zone: Zone, difference: int
) -> None:
    """NAP-18.7 A small difference drives the loser back, a large one eliminates it."""
    if difference >= BOOK.units[kind_of(figure)].charge_eliminated_min:
        unit_eliminated(s, b, nation, figure, zone)
    else:
        unit_driven_back(s, b, nation, figure, zone)


def square_succeeds(s: NapoleonState, nation: Nation, kind: int) -> bool:
    """NAP-18.9 Militia must roll for its square."""
    least = BOOK.units[kind].square_min_roll
    if least <= 1:
        return True
    die = s.dice.roll()
    if die < least:
        s.journal.tell(SQUARE_FAILED, NATION[nation], KIND[kind], die)
    return die >= least


# -- queries ----------


def may_form_square(target: Figure) -> bool:
    """NAP-18.16 Infantry that is not in square yet."""
    return not is_square(target) and BOOK.units[target].can_square


def charge_targets(b: Battle, side: Side, aim: Zone) -> list[Figure]:
    """NAP-18.1, NAP-18.2 Enemy units in the zone ahead; artillery only if nobody there protects it."""
    present = figures_at(b, 1 - side, aim)
    targets = [figure for figure in present if ARM_OF_FIGURE[figure] in (FOOT, HORSE)]
    return targets or [figure for figure in present if ARM_OF_FIGURE[figure] == GUNS]


def charger_modifier(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure) -> int:
    """NAP-18.4, NAP-18.6 What the charging unit adds."""
    mounted = ARM_OF_FIGURE[figure] == HORSE
    table = BOOK.charge.cavalry if mounted else BOOK.charge.infantry
    modifier = table[ARM_OF_FIGURE[target]]
    if mounted and is_square(target):
        modifier += BOOK.charge_modifiers.cavalry_at_square
    return modifier + standing_modifier(b, side, figure, zone)


def standing_modifier(b: Battle, side: Side, figure: Figure, zone: Zone) -> int:
    """NAP-18.6 What a unit of either side adds, as things stand at the moment of the roll (18.15)."""
    numbers = BOOK.charge_modifiers
    modifier = BOOK.units[kind_of(figure)].charge_mod
    if has_leader(b, side, zone):
        modifier += numbers.leader_in_zone
    if has_combined_arms(b, side, zone):
        modifier += numbers.combined_arms
    if b.landing and side == DEFENDER:
        modifier += numbers.amphibious_defender
    return modifier
