"""Weights that tell the winner best: regression with several outcomes, of which one comes true.

A player's strength is the weighted sum of his features; the chances of all players are the softmax of their
strengths. Every feature has a weight for the beginning of the game and one for its end. Each game counts the
same, however many of its positions were noted. A ridge pulls weights towards nothing, in units that are equal
for all features, so that what was seen rarely is not believed too much.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from grognard.arena.positions import Story
from grognard.kernel.weights import Weight

Array: TypeAlias = npt.NDArray[np.float64]

STEPS: Final = 50
"""Newton's method needs far fewer."""
CLOSE: Final = 1e-9
FOLDS: Final = 5
"""For a check, each fifth of the games is predicted from the others."""
DIGITS: Final = 5
"""Figures of a weight that are kept, so that it is the same on every machine."""


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions as arrays. Seats that a game does not have are `empty`."""

    inputs: Array  # by position, seat and input: features times what is left of the game, then what is over
    wins: Array  # by position and seat
    empty: Array  # by position and seat: 0, or minus infinity where nobody sits
    share: Array  # by position: how much it counts
    story: npt.NDArray[np.int64]  # by position: the place of its game in the list
    part: npt.NDArray[np.int64]  # by position: the third of its game, 0 to 2

    def of(self, chosen: npt.NDArray[np.bool_]) -> Samples:
        """Some of the positions."""
        return Samples(
            self.inputs[chosen],
            self.wins[chosen],
            self.empty[chosen],
            self.share[chosen],
            self.story[chosen],
            self.part[chosen],
        )


def samples_of(stories: Sequence[Story], use_worths: bool = False) -> Samples:
    """All positions of these games; with `use_worths` the game's own evaluation is the only feature."""
    seats = max(len(story.wins) for story in stories)
    inputs, wins, empty, share, number, part = [], [], [], [], [], []
    for place, story in enumerate(stories):
        vacant = seats - len(story.wins)
        for order, position in enumerate(story.positions):
            rows = [[worth] for worth in position.worths] if use_worths else position.features
            late = position.progress
            doubled = [[x * (1 - late) for x in row] + [x * late for x in row] for row in rows]
            inputs.append(doubled + [[0.0] * len(doubled[0])] * vacant)
            wins.append(story.wins + [0.0] * vacant)
            empty.append([0.0] * len(story.wins) + [-np.inf] * vacant)
            share.append(1 / len(story.positions))
            number.append(place)
            part.append(3 * order // len(story.positions))
    return Samples(
        np.array(inputs),
        np.array(wins),
        np.array(empty),
        np.array(share),
        np.array(number, dtype=np.int64),
        np.array(part, dtype=np.int64),
    )


def fit(samples: Samples, ridge: float) -> tuple[Array, Array]:
    """The best weights, and their standard errors."""
    scale = _spread(samples)
    inputs = samples.inputs / scale
    scaled = np.zeros(len(scale))
    loss = _loss(inputs, samples, scaled, ridge)
    for _ in range(STEPS):
        slopes, bend = _derivatives(inputs, samples, scaled, ridge)
        step = np.linalg.solve(bend, slopes.sum(axis=0) + ridge * scaled)
        # Newton's step, shortened where it would lead uphill.
        while (after := _loss(inputs, samples, scaled - step, ridge)) > loss + CLOSE:
            step = step / 2
        done = loss - after < CLOSE
        scaled, loss = scaled - step, after
        if done:
            break
    return scaled / scale, _errors(inputs, samples, scaled, ridge) / scale


def predict(samples: Samples, weights: Array) -> Array:
    """The chances of everybody, by position and seat."""
    return _softmax(samples.inputs @ weights + samples.empty)


def checked(samples: Samples, ridge: float) -> Array:
    """The same, each game predicted by weights that were fitted without it."""
    told = np.zeros_like(samples.wins)
    fold = samples.story % FOLDS
    for number in range(FOLDS):
        here = fold == number
        if here.any() and not here.all():
            weights, _ = fit(samples.of(~here), ridge)
            told[here] = predict(samples.of(here), weights)
    return told


def as_weights(names: Sequence[str], weights: Array, errors: Array) -> list[Weight]:
    """The weights by name."""
    figures = [[_rounded(x) for x in row] for row in (weights, errors)]
    count = len(names)
    return [
        Weight(name, figures[0][at], figures[0][count + at], figures[1][at], figures[1][count + at])
        for at, name in enumerate(names)
    ]


def _rounded(number: float) -> float:
    """The number with few digits; what is as good as nothing is nothing."""
    return 0.0 if abs(number) < CLOSE else float(f"{number:.{DIGITS}g}")


def _spread(samples: Samples) -> Array:
    """By input: how far the players of a game usually lie apart in its feature; 1 where they never do.

    Early and late weights of a feature have the same scale. So the ridge holds back the early weight of what
    is seldom seen early.
    """
    early, late = np.split(samples.inputs, 2, axis=2)
    features = early + late
    seated = (samples.empty == 0.0)[:, :, None]
    mean = (features * seated).sum(axis=1, keepdims=True) / seated.sum(axis=1, keepdims=True)
    apart = ((features - mean) ** 2 * seated).sum(axis=(0, 1)) / seated.sum()
    spread: Array = np.sqrt(apart)
    spread[spread < CLOSE] = 1.0
    return np.tile(spread, 2)


def _softmax(strengths: Array) -> Array:
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def _loss(inputs: Array, samples: Samples, scaled: Array, ridge: float) -> float:
    """How surprised one is by the winners, with these weights; the ridge counts, too."""
    told = _softmax(inputs @ scaled + samples.empty)
    surprise = -(samples.wins * np.log(np.maximum(told, 1e-300))).sum(axis=1)
    return float((samples.share * surprise).sum() + 0.5 * ridge * (scaled**2).sum())


def _derivatives(inputs: Array, samples: Samples, scaled: Array, ridge: float) -> tuple[Array, Array]:
    """The slope of the loss by position and input, without the ridge; its second derivatives, with it."""
    told = _softmax(inputs @ scaled + samples.empty)
    slopes = np.einsum("p,ps,psi->pi", samples.share, told - samples.wins, inputs)
    mean = np.einsum("ps,psi->pi", told, inputs)
    flat = (inputs * np.sqrt(told * samples.share[:, None])[:, :, None]).reshape(-1, inputs.shape[2])
    bend = flat.T @ flat - (mean * samples.share[:, None]).T @ mean
    return slopes, bend + ridge * np.eye(len(scaled))


def _errors(inputs: Array, samples: Samples, scaled: Array, ridge: float) -> Array:
    """Standard errors; the positions of one game have one winner and are no independent witnesses."""
    slopes, bend = _derivatives(inputs, samples, scaled, ridge)
    by_game = np.zeros((int(samples.story.max()) + 1, len(scaled)))
    np.add.at(by_game, samples.story, slopes)
    inverse = np.linalg.inv(bend)
    variances = np.diag(inverse @ (by_game.T @ by_game) @ inverse)
    errors: Array = np.sqrt(np.maximum(variances, 0.0))
    return errors
