"""The conformance suite itself: the toy game passes, and games that break a law do not."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Together
from grognard.kernel.dice import Dice
from grognard.kernel.game import Options
from grognard.testing.conformance import conform, conform_words, random_options
from tests.kernel import toy
from tests.kernel.toy import CARDS, GAME, GIVE, NONE, SEATS, UNKNOWN, Toy, ToyState


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_game_conforms(players: int, seed: int) -> None:
    report = conform(GAME, players, random_options(GAME, players, seed), seed=seed, checks=400)

    assert report.decisions > 0 and report.worlds > 0 and report.reason == "rounds"


def test_the_toy_game_has_all_words() -> None:
    conform_words(GAME)


class Repeats(Toy):
    """Offers an option twice."""

    def play(self, state: ToyState) -> Procedure[None]:
        yield Choice(0, GIVE, [NONE, NONE])


class Endless(Toy):
    """Never ends."""

    def play(self, state: ToyState) -> Procedure[None]:
        while True:
            yield Choice(0, GIVE, [NONE, SEATS[1]])


class LosesCards(Toy):
    """Throws a card away."""

    def play(self, state: ToyState) -> Procedure[None]:
        yield Choice(0, GIVE, [NONE, SEATS[1]])
        state.deck.pop()
        yield Choice(0, GIVE, [NONE, SEATS[1]])


class ShowsHands(Toy):
    """Shows everybody's cards."""

    def view(self, state: ToyState, player: Player | None) -> dict[str, Any]:
        return {**super().view(state, player), "sum": sum(map(sum, state.hands))}

    def redact(self, state: ToyState, player: Player | None) -> ToyState:
        return state

    def determinize(self, state: ToyState, player: Player, dice: Dice) -> ToyState:
        cards = [card for hand in state.hands for card in hand] + state.deck
        dice.shuffle(cards)
        state.hands = [[cards.pop() for _ in hand] for hand in state.hands]
        state.deck = cards
        return state


class OptionsTell(Toy):
    """Offers more when another player holds a certain card."""

    def play(self, state: ToyState) -> Procedure[None]:
        if not state.dealt:
            state.dice.shuffle(state.deck)
            for hand in state.hands:
                hand += [state.deck.pop(), state.deck.pop(), state.deck.pop()]
            state.dealt = True
        yield CHECKPOINT
        strong = max(state.hands[1]) == max(CARDS)
        yield Choice(0, GIVE, [NONE, SEATS[1], *([SEATS[0]] if strong else [])])


class WaitingTells(Toy):
    """Asks only those who hold an even card, all at once."""

    def play(self, state: ToyState) -> Procedure[None]:
        if not state.dealt:
            state.dice.shuffle(state.deck)
            for hand in state.hands:
                hand += [state.deck.pop(), state.deck.pop(), state.deck.pop()]
            state.dealt = True
        yield CHECKPOINT
        asked = [p for p in range(state.players) if p == 0 or state.hands[p][0] % 2]
        yield Together({player: toy.pick(state, player) for player in asked})


class ForgetsCheckpoint(Toy):
    """Asks the next player after a secret pick without a checkpoint."""

    def play(self, state: ToyState) -> Procedure[None]:
        if not state.dealt:
            for hand in state.hands:
                hand += [state.deck.pop(), state.deck.pop()]
            state.dealt = True
        yield CHECKPOINT
        for player in range(state.players):
            yield from toy.pick(state, player)


class SharesLists(Toy):
    """Its clones share the hands."""

    def new(self, players: int, options: Options, dice: Dice) -> ToyState:
        state = super().new(players, options, dice)
        return SharingState(*(getattr(state, name) for name in ToyState.__match_args__))


class SharingState(ToyState):
    def clone(self) -> SharingState:
        copy = ToyState.clone(self)
        values = [getattr(copy, name) for name in ToyState.__match_args__]
        twin = SharingState(*values)
        twin.hands = self.hands
        return twin


class Unordered(Toy):
    """Who answers first matters."""

    def play(self, state: ToyState) -> Procedure[None]:
        yield CHECKPOINT
        yield Together({player: first(state, player) for player in range(state.players)})
        state.winner = UNKNOWN
        yield CHECKPOINT
        yield Choice(0, GIVE, [NONE, SEATS[1]])


def first(s: ToyState, player: Player) -> Procedure[None]:
    yield Choice(player, GIVE, [NONE, SEATS[1]])
    s.score[player] = sum(s.score) + 1


STRANGE = Ask("strange", "TOY-9.9", "card")


class Unlisted(Toy):
    """Asks something that it does not list."""

    def play(self, state: ToyState) -> Procedure[None]:
        yield Choice(0, STRANGE, [NONE, SEATS[1]])


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Repeats(), "has an option twice"),
        (Endless(), "more than 9 decisions"),
        (LosesCards(), "pieces came or went"),
        (ShowsHands(), "is not"),
        (OptionsTell(), "hidden things change the options"),
        (WaitingTells(), "had no choice|others are waited for"),
        (ForgetsCheckpoint(), "without a CHECKPOINT"),
        (SharesLists(), "differ|changed|order"),
        (Unordered(), "the order of answers matters"),
        (Unlisted(), "is not listed"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Toy) else "",
)
def test_a_game_that_breaks_a_law_is_found_out(game: Toy, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        for seed in range(40):
            conform(game, 2, seed=seed, checks=400)


def test_a_missing_word_is_found_out() -> None:
    class Speechless(Toy):
        asks = [*Toy.asks, STRANGE]

    with pytest.raises(AssertionError, match="ask-strange"):
        conform_words(Speechless())
