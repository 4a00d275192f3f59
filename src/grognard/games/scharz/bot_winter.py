"""What a competent player does in the special phases, and with prestige."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_eye import (
    SPRING,
    WINTER,
    Eye,
    coins_to_keep,
    fodder_needed,
    food_margin,
    food_needed,
    meat_of,
    rounds_left,
)
from grognard.games.scharz.bot_trade import free_neighbours
from grognard.games.scharz.construction import sites_of
from grognard.games.scharz.feasts import feast_grain
from grognard.games.scharz.goods import fish_of, grain_of, herd_place_of, herd_places
from grognard.games.scharz.networks import Networks, networks
from grognard.games.scharz.nourishment import eating_networks, is_fed, needs_no_feed
from grognard.games.scharz.state import (
    INSIDE,
    TOWN,
    ScharzState,
    herds_at,
    own_units_at,
)
from grognard.games.scharz.status import settlements_of
from grognard.games.scharz.tables import CLIMATES, HEAVY
from grognard.games.scharz.terms import (
    ALL,
    CANCEL,
    COMMANDER,
    DONE,
    FISHES,
    GRAINS,
    HERDS_IN,
    HERDS_ON,
    KIND_TERMS,
    LARGE,
    MEDIUM,
    NO,
    NONE,
    PASS,
    PIECES_AT,
    SEAT_TERMS,
    SETTLEMENTS,
    SMALL,
    YES,
    block_of,
    place_of,
    value_of,
)
from grognard.kernel.choice import Choice, Player, Term

FEAST_COINS: Final = 8
"""Coins for which a grain is thought replaceable when a feast is planned."""

# -- agriculture ----------


def prefer_sowing(s: ScharzState, choice: Choice) -> list[float]:
    return [1.0 if term == ALL else 0.0 for term in choice.options]


def prefer_feast(s: ScharzState, choice: Choice) -> list[float]:
    """The largest feast after which the winter's food and some seed are left."""
    p = choice.player
    stock = grain_of(s, p) + fish_of(s, p)
    needed = food_needed(s, p) + fodder_needed(s, p)
    seed = 3 if rounds_left(s) > 1 else 0
    spare = stock + meat_of(s, p) // 3 + s.coins[p] // FEAST_COINS - needed - seed
    worth = {NONE: 0.0, SMALL: 1.0, MEDIUM: 2.0, LARGE: 3.0}
    found = []
    for size in choice.options:
        cost = sum(feast_grain(s, f, size) for f in settlements_of(s, p)) if size in (MEDIUM, LARGE) else 0
        found.append(worth[size] if cost <= max(0, spare) else -1.0)
    return found


def prefer_recruits(s: ScharzState, choice: Choice) -> list[float]:
    """As many as can be fed and paid, where free land or an enemy is near."""
    p = choice.player
    if food_margin(s, p) <= 0 or s.coins[p] < coins_to_keep(s, p) or rounds_left(s) < 2:
        return [1.0 if term == DONE else 0.0 for term in choice.options]
    eye = Eye(s, p)
    worth = []
    for term in choice.options:
        if term == DONE:
            worth.append(0.5)
            continue
        f = place_of(s, term)
        value = 1.0 + free_neighbours(s, f) + 0.5 * max(0.0, eye.reach[f] - eye.mine[f])
        if s.settler[f] == p:
            value += 1.0 if len(own_units_at(s, p, f)) < 4 else 0.0
        worth.append(value)
    return worth


def prefer_recruit_upgrade(s: ScharzState, choice: Choice) -> list[float]:
    heavy = s.coins[choice.player] >= 2
    return [
        2.0 if term == KIND_TERMS[HEAVY] and heavy else 1.0 if term == NO else 0.0 for term in choice.options
    ]


def prefer_mount(s: ScharzState, choice: Choice) -> list[float]:
    return [0.5 if term == DONE else 1.0 for term in choice.options]


def prefer_most(s: ScharzState, choice: Choice) -> list[float]:
    """The larger the number the better."""
    return [-1.0 if term == CANCEL else float(value_of(term)) for term in choice.options]


# -- herds ----------


def prefer_herd_place(s: ScharzState, choice: Choice) -> list[float]:
    """Inside first, then safe meadows that need no winter feed, then the least fertile fields."""
    eye = Eye(s, choice.player)
    worth = []
    for term in choice.options:
        if term == CANCEL:
            worth.append(-5.0)
            continue
        place = herd_place_of(s, term)
        if place >= INSIDE:
            worth.append(5.0)
        else:
            worth.append(3.0 - pasture_cost(s, place) - (2.0 if eye.reach[place] > 0 else 0.0))
    return worth


def pasture_cost(s: ScharzState, f: Field) -> float:
    """What it costs to keep a herd on a field: the harvest it prevents, and the feed if winters are hard."""
    terrain = s.board.terrain[f]
    cost = 0.0 if herds_at(s, f) or not terrain.sow else 0.5 * terrain.grain_yield
    return cost + (0.0 if is_mild(s, f) else 1.0)


def is_mild(s: ScharzState, f: Field) -> bool:
    """SCH-13.46 A field where herds need no winter feed."""
    colour = s.board.terrain[f].colour
    pasture = BOOK.transhumance
    mild = pasture.green if colour == "green" else pasture.yellow if colour == "yellow" else ()
    return CLIMATES[max(s.board.climates[f])] in mild


def prefer_relocation(s: ScharzState, choice: Choice) -> list[float]:
    """Herds leave sown land in spring; before winter they go where they need no feed."""
    p = choice.player
    if s.season not in (SPRING, WINTER):
        return [1.0 if term == DONE else 0.0 for term in choice.options]
    nets, eye = networks(s, p), Eye(s, p)
    worth = []
    for term in choice.options:
        if term == DONE:
            worth.append(0.1)
        elif block_of(term) in (GRAINS, FISHES):
            worth.append(-1.0)
        else:
            f = place_of(s, term)
            place = INSIDE + f if block_of(term) in HERDS_IN else f
            relief = greatest_relief(s, p, nets, eye, place)
            worth.append(relief if relief > 0.5 else -1.0)
    return worth


def greatest_relief(s: ScharzState, p: Player, nets: Networks, eye: Eye, place: int) -> float:
    """How much more cheaply a herd could be kept at another place of its network."""
    places = herd_places(s, p, nets, nets.of_place(s, place))
    now = burden(s, eye, place)
    return max([now - burden(s, eye, to) for to in places if to != place], default=0.0)


def burden(s: ScharzState, eye: Eye, place: int) -> float:
    """What a herd at this place costs in the season that comes, and the danger that it is taken."""
    if place >= INSIDE:
        return 0.0 if s.season == SPRING else 1.0
    danger = 4.0 if eye.reach[place] > 0 else 0.0
    terrain = s.board.terrain[place]
    if s.season == SPRING:
        return danger + (1.0 + terrain.grain_yield if terrain.sow and not s.standing[place] else 0.0)
    return danger + (0.0 if is_mild(s, place) else 1.0)


def prefer_one(s: ScharzState, choice: Choice) -> list[float]:
    """One at a time."""
    return [-99.0 if term == CANCEL else -float(value_of(term)) for term in choice.options]


def prefer_relocation_to(s: ScharzState, choice: Choice) -> list[float]:
    eye = Eye(s, choice.player)
    return [-10.0 if term == CANCEL else -burden(s, eye, herd_place_of(s, term)) for term in choice.options]


# -- winter ----------


def prefer_slaughter(s: ScharzState, choice: Choice) -> list[float]:
    """Only against hunger: the herd that saves most food for its worth."""
    p = choice.player
    nets = networks(s, p)
    if all(is_fed(s, p, nets, network) for network in eating_networks(s, p, nets)):
        return [1.0 if term == DONE else 0.0 for term in choice.options]
    worth = []
    for term in choice.options:
        if term == DONE:
            worth.append(0.5)
            continue
        kind = herd_kind_of(term)
        row = BOOK.herds[kind]
        place = place_of(s, term)
        herds = herds_at(s, INSIDE + place if block_of(term) in HERDS_IN else place)
        fed = bool(herds) and needs_no_feed(s, herds[0])
        worth.append(1.0 + (row.meat + (0 if fed else row.feed)) / row.wealth)
    return worth


def herd_kind_of(term: Term) -> int:
    block = block_of(term)
    return HERDS_IN.index(block) if block in HERDS_IN else HERDS_ON.index(block)


def prefer_give_up(s: ScharzState, choice: Choice) -> list[float]:
    """The least loss: spare light infantry, then others, herds, the commander, settlements last."""
    p = choice.player
    worth = []
    for term in choice.options:
        if term == COMMANDER:
            worth.append(-3.0)
            continue
        block = block_of(term)
        f = place_of(s, term)
        if block == SETTLEMENTS:
            worth.append(-40.0 if s.settlement[f] == TOWN else -20.0)
        elif block in PIECES_AT:
            kind = PIECES_AT.index(block)
            loss = (2.0, 3.0, 4.0, 8.0, 6.0, 8.0, 5.0, 5.0, 9.0, 3.5)[kind]
            holder = s.settler[f] != p and len(own_units_at(s, p, f)) < 2
            worth.append(-loss - (3.0 if holder else 0.0))
        else:
            worth.append(-1.0 - BOOK.herds[herd_kind_of(term)].wealth)
    return worth


# -- prestige ----------


def prefer_own_seat(s: ScharzState, choice: Choice) -> list[float]:
    own = SEAT_TERMS[choice.player]
    return [1.0 if term == own else 0.0 for term in choice.options]


def prefer_yes_if_rich(s: ScharzState, choice: Choice) -> list[float]:
    """Prestige is spent only when there is plenty of it."""
    rich = s.prestige[choice.player] >= 24
    return [1.0 if (term == YES) == rich else 0.0 for term in choice.options]


def prefer_haste(s: ScharzState, choice: Choice) -> list[float]:
    """Double construction pays with two sites or more."""
    p = choice.player
    good = len(sites_of(s, p)) >= 2 and s.prestige[p] >= 18
    return [1.0 if (term == YES) == good else 0.0 for term in choice.options]


def prefer_no(s: ScharzState, choice: Choice) -> list[float]:
    """The neutral answer, whatever it is called here."""
    neutral = (NO, DONE, PASS, CANCEL)
    return [1.0 if term in neutral else 0.0 for term in choice.options]


def prefer_yes(s: ScharzState, choice: Choice) -> list[float]:
    return [1.0 if term == YES else 0.0 for term in choice.options]
