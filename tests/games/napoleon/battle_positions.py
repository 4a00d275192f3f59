"""Battles in words, for the tests of chapters 15 to 20."""

from __future__ import annotations

from grognard.games.napoleon import GAME
from grognard.games.napoleon.armies import form_stack
from grognard.games.napoleon.battle import PHASES, new_battle, phase, rounds
from grognard.games.napoleon.battle_actions import ready_units
from grognard.games.napoleon.battle_board import ATTACKER, FIGURES, SIDES, cell_of
from grognard.games.napoleon.battle_state import CAUSE_WAR, Battle, nations_of, put, side_of
from grognard.games.napoleon.battle_terms import FIGURE, FIGURE_OF
from grognard.games.napoleon.book import BOOK, REGIONS, WATERS
from grognard.games.napoleon.ids import ARM_IDS, KINDS, NATION_IDS, NOBODY, Nation
from grognard.games.napoleon.picks import MOST_CANCELS
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import TERMS, ZONE_IDS
from grognard.kernel.dice import Dice
from grognard.kernel.journal import Journal
from grognard.testing import Run, run

FRANCE, BRITAIN, PRUSSIA, RUSSIA, OTTOMAN, AUSTRIA, SPAIN, MINOR = range(8)
BELGIUM = BOOK.region("belgium")

Army = str | dict[str, str]
"""`left 5 infantry 1 leader; reserve 1 cavalry`, or such texts by nation; middle zones: `middle-left`."""


def state(dice: list[int] | None = None, **options: str) -> NapoleonState:
    """A game without any unit on the map, France to move, Belgium owned by nobody."""
    s = GAME.new(2, GAME.settle(2, options), Dice.scripted(dice or []))
    s.stacks = [() for _ in range(REGIONS)]
    s.fleets = [() for _ in range(WATERS)]
    s.cancels = [MOST_CANCELS] * 7
    s.active = FRANCE
    s.owner[BELGIUM] = NOBODY
    s.journal = Journal()
    return s


def units(text: str) -> list[int]:
    """`5 infantry 1 leader` by figure; a square is written `infantry:square`."""
    counts = [0] * FIGURES
    words = text.split()
    for number, word in zip(words[::2], words[1::2], strict=True):
        counts[FIGURE_OF[TERMS[word]]] += int(number)
    return counts


def by_nation(army: Army, nation: str) -> dict[Nation, dict[str, list[int]]]:
    """By nation and zone (as it is called from its own side): how many of each figure."""
    texts = army if isinstance(army, dict) else {nation: army}
    found: dict[Nation, dict[str, list[int]]] = {}
    for name, text in texts.items():
        zones = [part.split(maxsplit=1) for part in text.split(";") if part.strip()]
        found[NATION_IDS.index(name)] = {zone: units(rest) for zone, rest in zones}
    return found


def gathered(
    attacker: Army,
    defender: Army,
    dice: list[int] | None = None,
    landing: bool = False,
    year: int = 1805,
    owner: int = NOBODY,
    players: dict[str, int] | None = None,
    **options: str,
) -> NapoleonState:
    """A battle that is about to begin: nobody has deployed. Zones do not matter here."""
    s = state(dice, **options)
    s.year = year
    s.owner[BELGIUM] = owner
    sides = [by_nation(attacker, "france"), by_nation(defender, "britain")]
    player = [NOBODY] * (MINOR + 1)
    for side in SIDES:
        for nation, zones in sides[side].items():
            player[nation] = (players or {}).get(NATION_IDS[nation], side)
            counts = [0] * KINDS
            for figures in zones.values():
                for figure, count in enumerate(figures):
                    counts[figure % KINDS] += count
            form_stack(s, nation, BELGIUM, counts, [0] * KINDS)
    nations = [list(side) for side in sides]
    s.battle = new_battle(s, BELGIUM, nations[0], nations[1], player, landing, CAUSE_WAR)
    return s


def drawn_up(
    attacker: Army,
    defender: Army,
    dice: list[int] | None = None,
    grand: bool | None = None,
    landing: bool = False,
    year: int = 1805,
    owner: int = NOBODY,
    players: dict[str, int] | None = None,
    **options: str,
) -> NapoleonState:
    """A battle in its first round, with the units where the texts say."""
    s = gathered(attacker, defender, dice, landing, year, owner, players, **options)
    b = s.battle
    assert b is not None
    if grand is not None:
        b.grand = grand
    for side, army in enumerate((by_nation(attacker, "france"), by_nation(defender, "britain"))):
        for nation, zones in army.items():
            b.waiting[nation] = [0] * KINDS
            for word, figures in zones.items():
                zone = word if word.startswith("middle") else f"{'ab'[side]}-{word}"
                for figure, count in enumerate(figures):
                    if count:
                        put(b, nation, figure, ZONE_IDS.index(zone), count)
    b.stage = 1
    b.round = 1
    return s


def the_battle(s: NapoleonState) -> Battle:
    assert s.battle is not None
    return s.battle


def begin_phase(s: NapoleonState, arm: str, side: int = ATTACKER, round: int = 1) -> Battle:
    """Put the battle at the beginning of a phase of a side."""
    b = the_battle(s)
    b.round, b.phase, b.side, b.turn, b.begun = round, PHASES.index(ARM_IDS.index(arm)), side, 0, False
    return b


def in_phase(s: NapoleonState, nation: Nation, arm: str, *words: str) -> Run:
    """Run the phase of this arm for one nation alone, and answer its first questions."""
    b = the_battle(s)
    b.phase, b.side = PHASES.index(ARM_IDS.index(arm)), side_of(b, nation)
    b.turn = nations_of(b, b.side).index(nation)
    b.begun = True
    b.ready = ready_units(b, nation, PHASES[b.phase])
    return run(TERMS, phase(s, b), *words)


def on_from_here(s: NapoleonState, *words: str) -> Run:
    """Run the rounds of the battle from where it stands."""
    return run(TERMS, rounds(s, the_battle(s)), *words)


def at(s: NapoleonState, zone: str) -> str:
    """What stands in a zone, both sides and all nations together: `4 infantry 1 leader`."""
    b = the_battle(s)
    found = []
    for figure in range(FIGURES):
        cell = cell_of(figure, ZONE_IDS.index(zone))
        count = sum(b.board[nation][cell] for nation in (*b.attackers, *b.defenders))
        if count:
            found.append(f"{count} {TERMS.word(FIGURE[figure])}")
    return " ".join(found)


def count_at(s: NapoleonState, nation: Nation, word: str, zone: str) -> int:
    return the_battle(s).board[nation][cell_of(FIGURE_OF[TERMS[word]], ZONE_IDS.index(zone))]


def lost(s: NapoleonState, nation: Nation) -> str:
    """What a nation has lost: `1 infantry 1 cavalry`."""
    counts = the_battle(s).lost[nation]
    return " ".join(f"{count} {TERMS.word(FIGURE[kind])}" for kind, count in enumerate(counts) if count)


def pairs(*totals: int) -> list[int]:
    """Two dice for each total of 2d6."""
    return [die for total in totals for die in (max(1, total - 6), min(6, total - 1))]
