"""Fitting evaluations: weights that tell the winner, the same for the same seed, with their uncertainty."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from grognard.arena.fit import FOLDS, checked, fit, predict, samples_of
from grognard.arena.positions import ENOUGH, Notes, Position, Story, tell_stories
from grognard.arena.quality import bins, qualities, quality
from grognard.arena.tuner import Tuned, tune
from grognard.bots.match import Match
from grognard.kernel.choice import Player, Procedure, Together
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.errors import BadData, BadOption, GrognardError
from grognard.kernel.table import new_table
from grognard.kernel.weights import Weight, Weights, chances, read_weights
from tests.cli.conftest import Grognard
from tests.cli.game import BoxedToy
from tests.kernel.toy import ToyState, pick

FEATURES = ("score", "high", "seat")


class FeaturedToy(BoxedToy):
    """The toy game with features: points, high cards in hand, and a number that says nothing."""

    id = "featured"
    feature_names = FEATURES

    def features(self, state: ToyState, player: Player) -> list[float]:
        return [state.score[player], sum(state.hands[player]), state.score[0] % 2]

    def progress(self, state: ToyState) -> float:
        return state.round / 3

    def prefer(self, state: ToyState, choice: object) -> list[float]:
        """Keep the points; any card is as good as another."""
        return super(BoxedToy, self).prefer(state, choice)  # type: ignore[arg-type]


GAME = FeaturedToy()


def matches(*players: int, seed: str = "1") -> list[Match]:
    return [
        Match(GAME, number, GAME.settle(number), ["greedy"] * number, seed) for number in players or (2, 3)
    ]


def tuned(games: int = 60, seed: str = "1", jobs: int = 1) -> Tuned:
    return tune(matches(seed=seed), games, 1.0, jobs)


@pytest.fixture(scope="module")
def result() -> Tuned:
    return tuned(200)


def test_the_weights_tell_the_winner(result: Tuned):
    score, _, noise = result.weights
    assert score.feature == "score" and score.late > 4 * score.late_error > 0
    assert noise.early == noise.late == 0.0
    assert result.new["late"].loss < result.new["late"].base - 5 * result.new["late"].error
    assert result.new["all"].favourite > result.now["all"].favourite


def test_an_evaluation_that_knows_nothing_is_as_good_as_the_base(result: Tuned):
    assert result.now["all"].loss == pytest.approx(result.now["all"].base)
    assert result.now["all"].explained == pytest.approx(0.0)


def test_the_same_seed_gives_the_same_weights_however_many_processes():
    assert tuned(30, jobs=2).text() == tuned(30).text()
    assert tuned(30, seed="2").text() != tuned(30).text()


def test_strengths_that_are_planted_are_found():
    dice = Dice(key_of(b"planted"))
    stories = []
    for number in range(1500):
        rows = [[dice.below(7) - 3.0, dice.below(7) - 3.0] for _ in range(3)]
        told = chances([0.8 * row[0] - 0.4 * row[1] for row in rows])
        drawn = dice.below(10**6) / 10**6
        winner = 0 if drawn < told[0] else 1 if drawn < told[0] + told[1] else 2
        wins = [float(player == winner) for player in range(3)]
        stories.append(Story(number, [Position(0.0, rows, [0.0] * 3)], wins))
    weights, errors = fit(samples_of(stories), 0.01)
    assert weights[:2] == pytest.approx([0.8, -0.4], abs=3 * max(errors[:2]))
    assert 0.01 < errors[0] < 0.1
    assert list(weights[2:]) == [0.0, 0.0]


def test_a_ridge_pulls_weights_towards_nothing():
    stories = list(tell_stories(matches(), 60, 1))
    weak, _ = fit(samples_of(stories), 0.1)
    strong, _ = fit(samples_of(stories), 100.0)
    assert np.abs(strong).sum() < 0.5 * np.abs(weak).sum()


def test_what_is_seldom_seen_early_is_not_believed_early():
    late = [Story(n, [Position(1.0, [[n % 5], [2.0]], [0.0, 0.0])], [1.0, 0.0]) for n in range(3, 300)]
    once = Story(300, [Position(0.0, [[0.1], [0.0]], [0.0, 0.0])], [0.0, 1.0])
    weights, _ = fit(samples_of([*late, once]), 1.0)
    assert abs(weights[0]) < 0.2


def test_each_game_is_predicted_by_the_others():
    stories = list(tell_stories(matches(), 4 * FOLDS, 1))
    turned = [replace(stories[0], wins=stories[0].wins[::-1]), *stories[1:]]
    before, after = (checked(samples_of(each), 1.0) for each in (stories, turned))
    here = samples_of(stories).story == 0
    assert np.array_equal(before[here], after[here])
    assert not np.array_equal(before[~here], after[~here])


def test_chances_add_up_and_empty_seats_have_none():
    samples = samples_of(list(tell_stories(matches(2, 3), 6, 1)))
    told = predict(samples, np.ones(2 * len(FEATURES)))
    assert told.sum(axis=1) == pytest.approx(1.0)
    assert (told[samples.empty < 0] == 0.0).all() and (samples.empty < 0).any()


def test_quality_is_what_its_name_says():
    stories = [Story(n, [Position(0.0, [[1.0], [0.0]], [0.0, 0.0])] * 3, [1.0, 0.0]) for n in range(4)]
    samples = samples_of(stories)
    sure = np.tile([0.9, 0.1], (12, 1))
    found = quality(samples, sure)
    assert found.loss == pytest.approx(-np.log(0.9)) and found.base == pytest.approx(np.log(2))
    assert (found.favourite, found.error) == (1.0, pytest.approx(0.0))
    assert found.calibration == pytest.approx(0.1)
    assert [(round(each.told, 3), each.won, each.count) for each in bins(samples, sure)] == [
        (0.1, 0.0, 12),
        (0.9, 1.0, 12),
    ]
    assert list(qualities(samples, sure)) == ["all", "early", "middle", "late"]


def test_a_long_game_is_thinned_out_evenly():
    table = new_table(GAME, 2, b"long", journal=False)
    notes = Notes()
    for moment in range(1000):
        table.state.score[0] = moment
        notes.add(table)
    moments = [position.features[0][0] for position in notes.positions]
    assert ENOUGH <= len(moments) <= 2 * ENOUGH
    assert moments == [16 * place for place in range(len(moments))]


# -- weights ----------


def test_a_weight_changes_in_the_course_of_the_game():
    weights = Weights([Weight("score", 1.0, 3.0), Weight("high", 0.5, 0.5)])
    assert weights.strength([2.0, 4.0], 0.0) == 4.0
    assert weights.strength([2.0, 4.0], 0.5) == 6.0
    assert weights.strength([2.0, 4.0], 1.0) == 8.0


def test_chances_follow_from_strengths():
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([1000.0, 0.0, 0.0])[0] == pytest.approx(1.0)
    assert chances([np.log(2), 0.0]) == pytest.approx([2 / 3, 1 / 3])


def test_a_game_with_weights_is_evaluated_by_them(result: Tuned, tmp_path: Path):
    path = tmp_path / "weights.toml"
    path.write_text(result.text())

    class Fitted(FeaturedToy):
        weights = read_weights(path, FEATURES)

    again = tune([replace(match, game=Fitted()) for match in matches(seed="other")], 60, 1.0, 1)
    assert again.now["late"].loss < again.now["late"].base - 2 * again.now["late"].error
    state = GAME.new(2, GAME.settle(2), Dice(bytes(32)))
    assert GAME.evaluate(state, 0) == 0.0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the table 'fitted' is missing"),
        ("fitted = 1", "should be a table"),
        ("nonsense", "is not valid TOML"),
        ('[[weight]]\nfeature = "luck"\nearly = 1\nlate = 1', "there is no feature 'luck'"),
        ('[[weight]]\nfeature = "score"\nearly = "much"\nlate = 1', "should be a number"),
    ],
)
def test_a_broken_file_of_weights_is_refused(result: Tuned, tmp_path: Path, text: str, sentence: str):
    path = tmp_path / "weights.toml"
    heading = result.text().split("[[weight]]")[0] if text.startswith("[[") else ""
    path.write_text(heading + text)
    with pytest.raises(BadData, match=sentence):
        read_weights(path, FEATURES)


def test_a_new_feature_weighs_nothing_until_it_is_fitted(result: Tuned, tmp_path: Path):
    path = tmp_path / "weights.toml"
    path.write_text(result.text())
    weights = read_weights(path, (*FEATURES, "luck"))
    assert weights.strength([0.0, 0.0, 0.0, 5.0], 0.5) == 0.0


# -- the command ----------


@pytest.fixture
def featured(grognard: Grognard) -> Grognard:
    from grognard.games import register

    register(GAME)
    return grognard


LINE = ["tune", "featured", "--games", "20", "--jobs", "1", "--bot", "greedy"]


def test_the_result_for_programs_has_exactly_these_keys(featured: Grognard):
    done = featured(*LINE, "--json")
    data = json.loads(done.stdout)
    assert (done.exit_code, done.stderr) == (0, "")
    assert list(data) == ["game", "games", "positions", "new", "now", "weights"]
    assert list(data["new"]) == list(data["now"]) == ["all", "early", "middle", "late"]
    assert list(data["new"]["all"]) == ["loss", "error", "base", "favourite", "calibration"]
    assert list(data["weights"]) == list(FEATURES)


def test_people_read_tables_and_the_weights_are_written(featured: Grognard, tmp_path: Path):
    out = tmp_path / "weights.toml"
    done = featured(*LINE, "--players", "2", "--preset", "short", "--out", str(out))
    assert "featured, 2 players: 20 games of greedy" in done.stdout
    assert "explained" in done.stdout and "score" in done.stdout
    assert 'options = ["deck=9"]' in out.read_text()
    read_weights(out, FEATURES)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("--bot gredy", "There is no bot 'gredy'"),
        ("--bot greedy,random,random,random", "There are 4 bots for 2 seats."),
        ("--players 9", "featured is for 2 to 3 players, not 9."),
        ("--games 3", "Weights cannot be fitted to fewer than 10 games."),
        ("--ridge 0", "--ridge"),
        ("--preset long", "featured has no preset 'long'; it has: short."),
        ("--option deck", "An option is written name=value, not 'deck'."),
        ("--out nowhere/weights.toml", "nowhere/weights.toml cannot be written: there is no folder nowhere."),
    ],
)
def test_bad_usage_is_one_sentence(
    featured: Grognard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, sentence: str
):
    monkeypatch.chdir(tmp_path)
    done = featured(*LINE, *more.split())
    assert done.exit_code == 2
    assert done.stderr.startswith("Error: ") and done.stderr.count("\n") == 1
    assert sentence in done.stderr


def test_packages_that_are_missing_are_named(featured: Grognard, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "grognard.arena.tuner_display", None)
    done = featured(*LINE)
    assert done.exit_code == 2
    assert "Fitting needs more packages" in done.stderr and "pip install 'grognard[arena]'" in done.stderr


def test_an_interruption_leaves_no_file(featured: Grognard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def interrupted(*args: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("grognard.arena.tuner.tell_stories", interrupted)
    out = tmp_path / "weights.toml"
    done = featured(*LINE, "--out", str(out))
    assert done.exit_code == 130 and not out.exists()


def test_a_game_without_features_keeps_its_own_evaluation(grognard: Grognard):
    done = grognard("tune", "boxed", "--games", "20", "--jobs", "1")
    assert done.exit_code == 2
    assert "boxed has no features; its evaluation is made by hand." in done.stderr


class Silent(FeaturedToy):
    """One round, and the highest card has won: nobody is ever asked alone."""

    def play(self, state: ToyState) -> Procedure[None]:
        for hand in state.hands:
            hand += [state.deck.pop(), state.deck.pop()]
        yield Together({player: pick(state, player) for player in range(state.players)})
        state.score[state.played.index(max(state.played))] = 1


def test_nothing_is_fitted_where_nobody_is_asked_alone():
    silent = [replace(match, game=Silent()) for match in matches()]
    with pytest.raises(BadOption, match="there is nothing to fit"):
        tune(silent, 10, 1.0, 1)


def test_a_game_that_breaks_off_is_named():
    class Broken(FeaturedToy):
        def prefer(self, state: ToyState, choice: object) -> list[float]:
            return []

    broken = [replace(match, game=Broken()) for match in matches()]
    with pytest.raises(GrognardError, match=r"Game 0 \(seed 1/0\) broke off"):
        tune(broken, 10, 1.0, 1)
