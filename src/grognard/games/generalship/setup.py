"""GEN-3 Setup: nations, map, starting stock, generals."""

from __future__ import annotations

from grognard.games.generalship.book import (
    CIRCLES,
    KIND_OF,
    LAYOUTS,
    NATIONS,
    NEUTRAL,
    NONE,
    PAGES,
    SEA,
    TERRAIN,
    TILES,
    Cell,
    Tile,
)
from grognard.games.generalship.generals import APPOINTED, draw_general
from grognard.games.generalship.ownership import capital_of
from grognard.games.generalship.state import (
    GENERALS_STAGE,
    MAP_STAGE,
    ORIENTATION_STAGE,
    TILE_STAGE,
    GenState,
)
from grognard.games.generalship.terms import GENERAL, GENERAL_AT, MIRRORED, NATION, NORMAL, TILE
from grognard.games.generalship.units import clear_turn, put_new
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Together
from grognard.kernel.journal import Told

CHOOSE_NATION = Ask("choose_nation", "GEN-3.2", "nation")
ORIENTATION = Ask("orientation", "GEN-3.4", "keyword")
KEEP_GENERAL = Ask("keep_general", "GEN-3.10", "general", secret=True)
FIRST_COMMANDER = Ask("first_commander", "GEN-3.10", "general", secret=True)

NATION_TAKEN = Told("nation_taken", "GEN-3.2", "who:player", "nation:term")
MAP_LAID = Told("map_laid", "GEN-3.6", "tiles:terms")
DEALT = Told("dealt", "GEN-3.10", "cards:terms")

EMPTY = -1
"""A cell without a tile."""


# -- procedures, one for each stage ----------


def choose_nations(s: GenState) -> Procedure[None]:
    """GEN-3.2 Seats in random order choose, or the nations are fixed or drawn."""
    if s.rules.nation_assignment == "choose":
        if not s.choosing:
            s.choosing = list(range(s.players))
            s.dice.shuffle(s.choosing)
            return
        seat = next(seat for seat in s.choosing if s.nation[seat] == NONE)
        left = [nation for nation in range(len(NATIONS)) if nation not in s.nation]
        chosen = yield Choice(seat, CHOOSE_NATION, [NATION[nation] for nation in left])
        take_nation(s, seat, NATION.index(chosen))
    else:
        drawn = list(range(len(NATIONS)))
        if s.rules.nation_assignment == "random":
            s.dice.shuffle(drawn)
        for seat in range(s.players):
            take_nation(s, seat, drawn[seat])
    if NONE not in s.nation:
        # GEN-3.3 The initial player order is that of the nations.
        s.order = sorted(range(s.players), key=lambda seat: s.nation[seat])
        s.stage = ORIENTATION_STAGE


def orient(s: GenState) -> Procedure[None]:
    """GEN-3.4 With free orientation each player may swap his left and right tile."""
    if s.rules.free_orientation:
        while s.step < s.players:
            player = s.order[s.step]
            s.mirrored[player] = (yield Choice(player, ORIENTATION, [NORMAL, MIRRORED])) == MIRRORED
            s.step += 1
    s.step = 0
    s.stage = MAP_STAGE


def make_map(s: GenState) -> Procedure[None]:
    """GEN-3.4 to 3.9 Nation tiles, corners, inner cells; then every player's stock."""
    lay_nations(s)
    deck = NEUTRAL.copy()
    s.dice.shuffle(deck)
    lay_corners(s, deck)
    cells = LAYOUTS[s.players].inner.copy()
    s.dice.shuffle(cells)
    lay_inner(s, deck, cells)
    # GEN-3.7 What is left over is out of the game, unseen.
    s.leftover = deck
    s.near = adjacency(s)
    s.journal.tell(MAP_LAID, tuple(TILE[tile] for tile in s.laid))
    for player in range(s.players):
        give_stock(s, player)
    clear_turn(s)
    s.stage = GENERALS_STAGE
    yield CHECKPOINT


def deal_generals(s: GenState) -> Procedure[None]:
    """GEN-3.8, 3.10, 20.1 Decks are shuffled; each keeps two of five generals, all at the same time."""
    if s.step == 0:
        for deck in (s.generals, s.tech_deck, s.event_deck):
            s.dice.shuffle(deck)
        for player in s.order:
            dealt = [draw_general(s) for _ in range(PAGES.setup.general_cards_dealt)]
            s.unused[player] = sorted(dealt)
            s.journal.whisper([player], DEALT, tuple(GENERAL[card] for card in s.unused[player]))
        s.step = 1
        return
    yield Together({player: keep_generals(s, player) for player in range(s.players)})
    for player in s.order:
        lay_out(s, player)
    s.step = 0
    s.stage = TILE_STAGE


def keep_generals(s: GenState, player: Player) -> Procedure[None]:
    """GEN-3.10 Keep two of the dealt generals; one of them becomes the first commander."""
    kept = s.kept[player]
    while len(kept) < PAGES.setup.general_cards_kept:
        options = [GENERAL[card] for card in s.unused[player] if card not in kept]
        kept.append(GENERAL_AT[(yield Choice(player, KEEP_GENERAL, options))])
    options = [GENERAL[card] for card in kept]
    commander = GENERAL_AT[(yield Choice(player, FIRST_COMMANDER, options))]
    kept.remove(commander)
    kept.append(commander)


# -- changes ----------


def take_nation(s: GenState, seat: Player, nation: int) -> None:
    s.nation[seat] = nation
    s.journal.tell(NATION_TAKEN, seat, NATION[nation])


def lay_nations(s: GenState) -> None:
    """GEN-3.4 The nations take the slots in player order: capital, left, right."""
    layout = LAYOUTS[s.players]
    s.laid = [EMPTY] * len(layout.near)
    for slot, player in enumerate(s.order):
        capital = capital_of(s, player)
        left, right = (capital + 2, capital + 1) if s.mirrored[player] else (capital + 1, capital + 2)
        s.laid[3 * slot : 3 * slot + 3] = [capital, left, right]


def lay_corners(s: GenState, deck: list[Tile]) -> None:
    """GEN-3.5 Corner cells take the first tiles, of any terrain."""
    for cell in LAYOUTS[s.players].corners:
        s.laid[cell] = deck.pop(0)


def lay_inner(s: GenState, deck: list[Tile], cells: list[Cell]) -> None:
    """GEN-3.6 The other cells one by one; sea only beside sea."""
    for cell in cells:
        while s.laid[cell] == EMPTY:
            aside = []
            while deck and TERRAIN[deck[0]] == SEA and not touches_sea(s, cell):
                aside.append(deck.pop(0))
            if deck:
                s.laid[cell] = deck.pop(0)
            if aside:
                deck += aside
                s.dice.shuffle(deck)
            if s.laid[cell] == EMPTY:
                lay_last_sea(s, deck, cell)


def lay_last_sea(s: GenState, deck: list[Tile], cell: Cell) -> None:
    """GEN-3.13 Only sea tiles are left and the cell touches no sea."""
    inner = LAYOUTS[s.players].inner
    empty = [other for other in inner if s.laid[other] == EMPTY and touches_sea(s, other)]
    shore = [other for other in inner if s.laid[other] != EMPTY and is_shore(s, other)]
    sea = deck.pop(0)
    if empty:
        s.laid[empty[s.dice.below(len(empty))]] = sea
    elif shore:
        given = shore[s.dice.below(len(shore))]
        s.laid[cell], s.laid[given] = s.laid[given], sea
    else:
        s.laid[cell] = sea


def give_stock(s: GenState, player: Player) -> None:
    """GEN-3.9 Population on the first circles, units in the capital, food and metal."""
    start = PAGES.setup
    rising = [circle for twins in CIRCLES[s.nation[player]].rising for circle in twins]
    s.people[player] = sum(1 << circle for circle in rising[: start.population])
    s.food[player] = start.food
    s.metal[player] = start.metal
    for name, count in start.units.items():
        for _ in range(count):
            put_new(s, player, capital_of(s, player), KIND_OF[name])


def lay_out(s: GenState, player: Player) -> None:
    """GEN-3.10 The commander face up, the other general face down beside him, the rest discarded unseen."""
    *others, commander = s.kept[player]
    s.kept[player] = []
    s.commander[player] = commander
    s.power[player] = others
    s.power_seen[player] = [1 << player] * len(others)
    for card in s.unused[player]:
        if card != commander and card not in others:
            s.discards.append(card)
            s.discards_seen.append(1 << player)
    s.unused[player] = []
    s.journal.tell(APPOINTED, player, GENERAL[commander])


# -- queries ----------


def touches_sea(s: GenState, cell: Cell) -> bool:
    """GEN-3.6 Whether a neighbouring cell holds a sea tile."""
    return any(s.laid[other] != EMPTY and TERRAIN[s.laid[other]] == SEA for other in near_cells(s, cell))


def is_shore(s: GenState, cell: Cell) -> bool:
    """GEN-3.13 A land tile with a sea neighbour."""
    return TERRAIN[s.laid[cell]] != SEA and touches_sea(s, cell)


def near_cells(s: GenState, cell: Cell) -> list[Cell]:
    return LAYOUTS[s.players].near[cell]


def adjacency(s: GenState) -> list[list[Tile]]:
    """GEN-3.11 The neighbours of every tile on the table, in rising order."""
    near: list[list[Tile]] = [[] for _ in range(TILES)]
    for cell, tile in enumerate(s.laid):
        near[tile] = sorted(s.laid[other] for other in near_cells(s, cell))
    return near
