"""Positions in words, for the tests of Generalship.

Seats follow the order in which the nations are named. Units are written `2LI HC GY`: light infantry, heavy
infantry, muskets, archers, artillery, light and heavy cavalry, galley, galleon.
"""

from __future__ import annotations

from typing import Any

from grognard.games.generalship import GAME
from grognard.games.generalship.battle import new_battle
from grognard.games.generalship.book import (
    ACTION_TILES,
    ACTIONS,
    ADVANCED_DECK,
    BASIC_DECK,
    BASICS,
    GENERAL_OF,
    LAYOUTS,
    NATIONS,
    NEUTRAL,
    PARADIGMS,
    TECH_OF,
    TILE_OF,
)
from grognard.games.generalship.ownership import owner_of
from grognard.games.generalship.setup import (
    adjacency,
    give_stock,
    lay_nations,
)
from grognard.games.generalship.state import ACTION_STAGE, EXCHANGE_DEFENDER, TILE_STAGE, Battle, GenState
from grognard.games.generalship.tactics import NOT_EXCHANGING, battle_kind
from grognard.games.generalship.units import KIND, KNOWN, clear_turn, place
from grognard.kernel.choice import Procedure
from grognard.kernel.dice import Dice
from grognard.kernel.journal import Journal
from grognard.testing import Run, run

SHORT = ("LI", "HI", "MU", "AR", "AT", "LC", "HC", "GY", "GN")


def position(nations: str = "austria france", touching: str = "", **options: str) -> GenState:
    """A game after the set-up: everybody at peace, population and stock as at the start, no units, no cards.

    `touching` lists pairs of tiles that are neighbours (`n01-n10 n10-england-right`) besides the tiles of
    each nation; without it the neutral tiles n01, n02 ... lie on the cells in listed order.
    """
    named = nations.split()
    s = GAME.new(len(named), GAME.settle(len(named), options), Dice.scripted([]))
    s.journal = Journal()
    s.nation = [nation_number(name) for name in named]
    s.order = sorted(range(len(named)), key=lambda seat: s.nation[seat])
    lay_nations(s)
    layout = LAYOUTS[len(named)]
    deck = NEUTRAL.copy()
    for cell in layout.corners + layout.inner:
        s.laid[cell] = deck.pop(0)
    s.leftover = deck
    s.near = adjacency(s)
    if touching:
        s.near = neighbours(named, touching)
    for seat in range(len(named)):
        give_stock(s, seat)
        s.stacks[seat] = {}
        s.shown[seat] = [0] * len(SHORT)
    clear_turn(s)
    s.stage = TILE_STAGE
    return s


def neighbours(nations: list[str], touching: str) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in TILE_OF]
    pairs = [pair.split("/") for pair in touching.split()]
    for name in nations:
        pairs += [[f"{name}-capital", f"{name}-left"], [f"{name}-capital", f"{name}-right"]]
        pairs += [[f"{name}-left", f"{name}-right"]]
    for one, other in pairs:
        near[TILE_OF[one]].append(TILE_OF[other])
        near[TILE_OF[other]].append(TILE_OF[one])
    return [sorted(tiles) for tiles in near]


def nation_number(name: str) -> int:
    return [row.id for row in NATIONS].index(name)


def kinds(text: str) -> list[int]:
    """Unit types in the short form `2LI HC`."""
    found = []
    for word in text.split():
        count = word.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        found += [SHORT.index(word[len(count) :])] * int(count or 1)
    return found


def put(s: GenState, seat: int, tile: str, units: str) -> None:
    """Units come onto a tile, and everybody has seen which; a neutral tile becomes the player's."""
    for kind in kinds(units):
        s.shown[seat][kind] += 1
        place(s, seat, TILE_OF[tile], [kind | KNOWN])
    own(s, seat, tile)


def hide(s: GenState, seat: int, tile: str, units: str) -> None:
    """Units come onto a tile, and nobody else knows which lies where."""
    for kind in kinds(units):
        s.shown[seat][kind] += 1
        place(s, seat, TILE_OF[tile], [kind])
    own(s, seat, tile)


def own(s: GenState, seat: int, *tiles: str) -> None:
    for tile in tiles:
        if TILE_OF[tile] in NEUTRAL:
            s.owner[TILE_OF[tile]] = seat


def stack(s: GenState, seat: int, tile: str) -> str:
    """The units of a player on a tile, in the short form with every unit written out."""
    return " ".join(SHORT[unit & KIND] for unit in sorted(s.stacks[seat].get(TILE_OF[tile], []), key=kind))


def kind(unit: int) -> int:
    return unit & KIND


def owner(s: GenState, tile: str) -> int:
    return owner_of(s, TILE_OF[tile])


def people(s: GenState, seat: int, circles: str) -> None:
    """Population on exactly these circles."""
    ids = [circle.id for circle in NATIONS[s.nation[seat]].circle]
    s.people[seat] = sum(1 << ids.index(name) for name in circles.split())


def peopled(s: GenState, seat: int) -> str:
    circles = NATIONS[s.nation[seat]].circle
    return " ".join(circle.id for number, circle in enumerate(circles) if s.people[seat] >> number & 1)


def command(s: GenState, seat: int, general: str) -> None:
    """This general, wherever he is in the deck, becomes commander."""
    s.commander[seat] = take(s, general)


def take(s: GenState, general: str) -> int:
    s.generals.remove(GENERAL_OF[general])
    return GENERAL_OF[general]


def power(s: GenState, seat: int, generals: str) -> None:
    s.power[seat] = [take(s, name) for name in generals.split()]
    s.power_seen[seat] = [1 << seat] * len(s.power[seat])


def unused(s: GenState, seat: int, generals: str) -> None:
    s.unused[seat] = sorted(take(s, name) for name in generals.split())


def technologies(s: GenState, names: str) -> None:
    s.developed = sum(1 << TECH_OF[name] for name in names.split())


def paradigm(s: GenState, name: str) -> None:
    s.paradigm = [row.id for row in PARADIGMS].index(name)


def hand(s: GenState, seat: int, cards: str) -> None:
    """Technology cards in hand, by their points; they come out of the deck."""
    s.technology[seat] = sorted(int(card) for card in cards.split())
    for card in s.technology[seat]:
        s.tech_deck.remove(card)


def ally(s: GenState, *seats: int, field: int = 1) -> None:
    for seat in seats:
        s.fields[seat] = field


def acting(s: GenState, seat: int, tile: str, action: str) -> None:
    """It is this player's turn, on this action tile with this action; he is just going to act."""
    s.turn = s.order.index(seat)
    s.tile = ACTION_TILES.index(tile)
    s.action = ACTIONS.index(action)
    s.cylinders[seat].append(s.tile)
    s.actor = s.step = 0
    s.stage = ACTION_STAGE


def fight_over(s: GenState, tile: str, attacker: int, defender: int, step: int = EXCHANGE_DEFENDER) -> Battle:
    """A battle that stands at this step; nobody has tactics cards yet."""
    s.battle = new_battle(s, attacker, defender, TILE_OF[tile], step)
    return s.battle


def tactics(b: Battle, seat: int, basic: str = "", advanced: str = "") -> None:
    """The tactics cards in a player's hand, by their numbers; they come out of complete decks."""
    if not b.basic_deck and not b.advanced_deck:
        b.basic_deck = BASIC_DECK[battle_kind(b)].copy()
        b.advanced_deck = ADVANCED_DECK[battle_kind(b)].copy()
    b.dealt = True
    side = b.side(seat)
    side.basic = sorted(int(number) - 1 for number in basic.split())
    side.advanced = sorted(BASICS + int(number) - 1 for number in advanced.split())
    for card in side.basic:
        b.basic_deck.remove(card)
    for card in side.advanced:
        b.advanced_deck.remove(card)
    if b.step > EXCHANGE_DEFENDER + 1:
        side.drawing = NOT_EXCHANGING


def play(procedure: Procedure[Any], *words: str) -> Run:
    return run(GAME.terms, procedure, *words)


def told(s: GenState, key: str) -> list[tuple[Any, ...]]:
    """The values of all events of this kind in the journal."""
    return [event.values for event in s.journal.events if event.told.key == key]


def word(term: int) -> str:
    return GAME.terms.word(term)
