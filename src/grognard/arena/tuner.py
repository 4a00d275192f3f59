"""Fitting the evaluation of a game to games between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from grognard.arena.fit import as_weights, checked, fit, samples_of
from grognard.arena.positions import Story, tell_stories
from grognard.arena.quality import Bin, Quality, bins, qualities
from grognard.bots.match import Match
from grognard.kernel.errors import BadOption
from grognard.kernel.weights import Fitted, Weight, write_weights

FEWEST = 10
"""Games without which nothing can be fitted."""

Watcher = Callable[[Story], None]


@dataclass(frozen=True, slots=True)
class Tuned:
    """Fitted weights, how good they are, and how good the evaluation is that the game has now.

    Both qualities are of games that were predicted from other games.
    """

    fitted: Fitted
    positions: int
    weights: list[Weight]
    new: dict[str, Quality]
    now: dict[str, Quality]
    bins: list[Bin]

    def text(self) -> str:
        """The file of weights."""
        return write_weights(self.fitted, self.weights)

    def plain(self) -> dict[str, Any]:
        """The result as JSON data; these keys are stable."""
        return {
            "game": self.fitted.game,
            "games": self.fitted.games,
            "positions": self.positions,
            "new": {part: each.plain() for part, each in self.new.items()},
            "now": {part: each.plain() for part, each in self.now.items()},
            "weights": {each.feature: [each.early, each.late] for each in self.weights},
        }


def tune(
    matches: Sequence[Match], games: int, ridge: float, jobs: int, watch: Watcher = lambda story: None
) -> Tuned:
    """Play so many games, by the matches in turn, and fit the weights of their features to who won."""
    game = matches[0].game
    if not game.feature_names:
        raise BadOption(f"{game.id} has no features; its evaluation is made by hand.")
    if games < FEWEST:
        raise BadOption(f"Weights cannot be fitted to fewer than {FEWEST} games.")
    stories = []
    for story in tell_stories(matches, games, jobs):
        stories.append(story)
        watch(story)
    # Whichever process was faster: the same games in the same order give the same weights.
    stories = sorted((story for story in stories if story.positions), key=lambda story: story.number)
    if not stories:
        raise BadOption(f"In these games of {game.id} nobody ever was asked alone: there is nothing to fit.")
    samples, worths = samples_of(stories), samples_of(stories, use_worths=True)
    told = checked(samples, ridge)
    return Tuned(
        _fitted(matches, games, ridge),
        len(samples.share),
        as_weights(game.feature_names, *fit(samples, ridge)),
        qualities(samples, told),
        qualities(worths, checked(worths, ridge)),
        bins(samples, told),
    )


def _fitted(matches: Sequence[Match], games: int, ridge: float) -> Fitted:
    first = matches[0]
    usual = {option.id: option.default for option in first.game.options}
    return Fitted(
        first.game.id,
        first.game.version,
        games,
        [match.players for match in matches],
        [f"{name}={value}" for name, value in first.options.items() if value != usual[name]],
        first.bots[0],
        first.seed,
        ridge,
    )
