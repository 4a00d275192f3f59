"""Tables in the midst of a war, for tests of what random games from the beginning seldom reach."""

from __future__ import annotations

from grognard.games.generalship import GAME
from grognard.games.generalship.book import NEUTRAL, SEA, TERRAIN, TILE_OF
from grognard.games.generalship.state import GenState
from grognard.games.generalship.units import place
from grognard.kernel.choice import Choice, Term
from grognard.kernel.dice import Dice
from grognard.kernel.header import Header
from grognard.kernel.journal import Journal
from grognard.kernel.table import Table
from tests.games.generalship.positions import acting, position, technologies

NATIONS = ("austria", "byzantium", "england", "france")


def table_of(s: GenState, **options: str) -> Table:
    """A table at which the game goes on from this state."""
    header = Header(
        GAME, s.players, GAME.settle(s.players, options), b"a table of the tests", [""] * s.players
    )
    s.journal = Journal()
    return Table(header, s, journal=Journal())


def war(players: int, dice: Dice, **options: str) -> Table:
    """Everybody has commanders, cards and armies; a march is beginning. All of it is drawn."""
    s = position(" ".join(NATIONS[:players]), **options)
    s.dice = Dice(bytes([dice.below(256) for _ in range(32)]))
    technologies(s, "metallurgy stirrup sea_navigation gunpowder")
    dice.shuffle(s.generals)
    for deck in (s.tech_deck, s.event_deck):
        dice.shuffle(deck)
    for seat in range(players):
        give_cards(s, seat, dice)
        s.battles[seat] = dice.below(4)
        for _ in range(4):
            tile = NEUTRAL[dice.below(len(NEUTRAL))]
            if tile in s.laid and s.owner[tile] == -1:
                muster(s, seat, tile, dice)
        muster(s, seat, 3 * s.nation[seat], dice)
    if players > 2 and dice.below(2):
        s.fields[dice.below(2)] = s.fields[2] = 1
    acting(s, s.order[dice.below(players)], "ma1", "march")
    return table_of(s, **options)


COAST = "n01/n10 n02/n10 n10/n11 n11/n12 n10/n12 n03/n12 austria-left/n01 england-left/n02 england-right/n10"


def sea_war(dice: Dice, **options: str) -> Table:
    """Fleets with troops of three nations meet on three seas; a march is beginning."""
    s = position("austria england france", touching=COAST + " france-left/n03", **options)
    s.dice = Dice(bytes([dice.below(256) for _ in range(32)]))
    technologies(s, "metallurgy stirrup sea_navigation gunpowder")
    dice.shuffle(s.generals)
    s.paradigm = dice.below(4)
    for seat, tiles in enumerate((("n10", "n01"), ("n11", "n02"), ("n12", "n03"))):
        give_cards(s, seat, dice)
        for tile in tiles:
            muster(s, seat, TILE_OF[tile], dice)
            muster(s, seat, TILE_OF[tile], dice)
    acting(s, s.order[dice.below(3)], "ma1", "march")
    return table_of(s, **options)


def give_cards(s: GenState, seat: int, dice: Dice) -> None:
    s.commander[seat] = s.generals.pop() if dice.below(5) else -1
    s.power[seat] = [s.generals.pop() for _ in range(dice.below(3))]
    s.power_seen[seat] = [1 << seat] * len(s.power[seat])
    s.unused[seat] = sorted(s.generals.pop() for _ in range(dice.below(3)))
    s.technology[seat] = sorted(s.tech_deck.pop() for _ in range(dice.below(4)))
    s.food[seat] = dice.below(8)


def muster(s: GenState, seat: int, tile: int, dice: Dice) -> None:
    """Some units of any types come to the tile; others know some of them."""
    s.owner[tile] = seat if tile in NEUTRAL else -1
    sea = TERRAIN[tile] == SEA
    kinds = [7 + dice.below(2)] if sea or dice.below(4) == 0 else []
    kinds += [dice.below(7) for _ in range(1 + dice.below(4))]
    for kind in kinds:
        s.shown[seat][kind] += 1
        place(s, seat, tile, [kind + 16 * dice.below(2)])


def warlike(table: Table, choice: Choice, dice: Dice) -> Term:
    """An answer at random that seeks battle: enemy tiles where they can be reached, no cancelling."""
    word = GAME.terms.word
    options = choice.options
    if choice.ask.key == "march_dest":
        s = table.state
        hostile = [
            term
            for term in options
            if any(
                TILE_OF.get(word(term)) in s.stacks[other]
                for other in range(s.players)
                if other != choice.player
            )
        ]
        options = hostile or options
    elif choice.ask.key in ("march_source", "reinforce_source", "march_unit", "reinforce_unit"):
        eager = [term for term in options if word(term) not in ("cancel", "done")]
        options = eager if eager and dice.below(6) else options
    elif choice.ask.key == "force_withdrawal":
        options = options if dice.below(3) == 0 else options[-1:]
    return options[dice.below(len(options))]
