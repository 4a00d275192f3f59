"""A small game that uses everything the kernel has: hidden hands, secret picks, dice, public choices.

Three rounds. In each one everybody secretly plays a card; the highest wins the face of a die in points and
may give them to somebody else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.kernel.almanac import (
    BATTLES,
    LUCK,
    POINTS,
    Almanac,
    Count,
    Deed,
    Figures,
    Hint,
    argument,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Together
from grognard.kernel.dice import Dice
from grognard.kernel.game import Game, Option, Options, Result
from grognard.kernel.journal import QUIET, Event, Told
from grognard.kernel.state import State
from grognard.kernel.terms import Vocabulary

TERMS = Vocabulary()
CARDS = [TERMS.add(f"card-{n}", "card", {"en": f"card {n}", "de": f"Karte {n}"}) for n in range(1, 11)]
SEATS = TERMS.players(3)
NONE = TERMS.add("none", "keyword")

PLAY = Ask("play", "TOY-2.1", "card", secret=True)
GIVE = Ask("give", "TOY-2.3", "player")

WON = Told("won", "TOY-2.2", "who:player", "card:term", "points:number")
DREW = Told("drew", "TOY-1.1", "cards:terms")

UNKNOWN = -1


@dataclass(slots=True)
class ToyState(State):
    players: int
    dealt: bool
    round: int
    winner: int
    points: int
    hands: list[list[int]]
    played: list[int]
    score: list[int]
    deck: list[int]
    discard: list[int]

    def clone(self) -> ToyState:
        return ToyState(
            self.dice.clone(),
            QUIET,
            self.players,
            self.dealt,
            self.round,
            self.winner,
            self.points,
            [hand.copy() for hand in self.hands],
            self.played.copy(),
            self.score.copy(),
            self.deck.copy(),
            self.discard.copy(),
        )


def play(s: ToyState) -> Procedure[None]:
    """TOY-1 Deal, then three rounds."""
    if not s.dealt:
        s.dice.shuffle(s.deck)
        for player, hand in enumerate(s.hands):
            hand += sorted(s.deck.pop() for _ in range(3))
            s.journal.whisper([player], DREW, tuple(hand))
        s.dealt = True
    while s.round < 3:
        yield CHECKPOINT
        if UNKNOWN in s.played:
            yield Together({player: pick(s, player) for player in range(s.players)})
        if s.winner == UNKNOWN:
            reveal(s)
            yield CHECKPOINT
        yield from give(s)
        s.round += 1
        s.winner = UNKNOWN
        s.discard += s.played
        s.played = [UNKNOWN] * s.players


def pick(s: ToyState, player: Player) -> Procedure[None]:
    """TOY-2.1 Everybody plays one card, unseen."""
    card = yield Choice(player, PLAY, s.hands[player].copy())
    s.hands[player].remove(card)
    s.played[player] = card


def reveal(s: ToyState) -> None:
    """TOY-2.2 The highest card wins as many points as the die shows."""
    s.winner = s.played.index(max(s.played))
    s.points = s.dice.roll()
    s.journal.tell(WON, s.winner, s.played[s.winner], s.points)


def give(s: ToyState) -> Procedure[None]:
    """TOY-2.3 The winner may give the points away."""
    others = [SEATS[p] for p in range(s.players) if p != s.winner]
    to = yield Choice(s.winner, GIVE, [NONE, *others])
    s.score[s.winner if to == NONE else SEATS.index(to)] += s.points


def moment(s: ToyState) -> tuple[int, ...]:
    return (s.round + 1,) if s.dealt else ()


def figures(s: ToyState) -> Figures:
    """The score, and what the best card in hand shows, as far as it is known."""
    return [
        {POINTS: s.score[p], "best": max([0, *(card + 1 for card in s.hands[p])])} for p in range(s.players)
    ]


def won(s: ToyState, event: Event) -> list[Count]:
    who = argument(event, "who")
    return [(who, BATTLES, 1), (who, LUCK, argument(event, "points") - 3.5)]


ALMANAC = Almanac(
    measures=(POINTS, "best", BATTLES, LUCK),
    moment=moment,
    figures=figures,
    counting={WON: won},
    deeds=(Deed("won", WON, what="points"), Deed("played", WON, what="card")),
)


class Toy(Game[ToyState]):
    id = "toy"
    code = "TOY"
    version = 1
    names = {"en": "Toy", "de": "Spielzeug"}
    players = range(2, 4)
    options = [
        Option(
            "deck", ("10", "9"), "10", {"en": "Deck", "de": "Stapel"}, {"en": ["10", "9"], "de": ["10", "9"]}
        )
    ]
    presets = []
    terms = TERMS
    almanac = ALMANAC
    asks = [PLAY, GIVE]
    tellings = [WON, DREW]
    package = "tests.kernel.toy"

    def new(self, players: int, options: Options, dice: Dice) -> ToyState:
        deck = CARDS[: int(options["deck"])]
        hands: list[list[int]] = [[] for _ in range(players)]
        return ToyState(
            dice, QUIET, players, False, 0, UNKNOWN, 0, hands, [UNKNOWN] * players, [0] * players, deck, []
        )

    def play(self, state: ToyState) -> Procedure[None]:
        return play(state)

    def result(self, state: ToyState) -> Result:
        order = sorted(range(state.players), key=lambda p: -state.score[p])
        return Result([[p] for p in order], state.score, "rounds")

    def bound(self, players: int, options: Options) -> int:
        return 3 * (players + 1)

    def redact(self, state: ToyState, player: Player | None) -> ToyState:
        for other in range(state.players):
            if other != player:
                state.hands[other] = [UNKNOWN] * (len(state.hands[other]))
                if state.winner == UNKNOWN and state.played[other] != UNKNOWN:
                    state.hands[other].append(UNKNOWN)
                    state.played[other] = UNKNOWN
        state.deck = [UNKNOWN] * len(state.deck)
        return state

    def determinize(self, state: ToyState, player: Player, dice: Dice) -> ToyState:
        seen = [card for hand in state.hands for card in hand] + state.played + state.discard
        unseen = [card for card in CARDS[: len(state.deck) + 3 * state.players] if card not in seen]
        dice.shuffle(unseen)
        for hand in state.hands:
            for place, card in enumerate(hand):
                if card == UNKNOWN:
                    hand[place] = unseen.pop()
        state.deck = unseen[: len(state.deck)]
        return state

    def view(self, state: ToyState, player: Player | None) -> dict[str, Any]:
        return {
            "round": state.round,
            "hands": [[TERMS.word(c) if c != UNKNOWN else "?" for c in hand] for hand in state.hands],
            "played": [TERMS.word(c) if c != UNKNOWN else "?" for c in state.played],
            "score": state.score.copy(),
        }

    def hints(self, state: ToyState, choice: Choice) -> dict[int, Hint]:
        """How many of all cards a card beats."""
        if choice.ask is not PLAY:
            return {}
        return {card: Hint("beats", n=CARDS.index(card)) for card in choice.options}

    def components(self, state: ToyState) -> dict[str, int]:
        held = sum(len(hand) for hand in state.hands) + sum(card != UNKNOWN for card in state.played)
        return {"cards": held + len(state.deck) + len(state.discard)}


GAME = Toy()
