"""Shares with their uncertainty, ratings, charts and the page."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from grognard.arena.charts import Bar, bars, histogram, shortened
from grognard.arena.page import report_page
from grognard.arena.ratings import rate
from grognard.arena.tally import Share, tally
from grognard.bots.match import Match, play_match
from tests.cli.game import GAME

MATCH = Match(GAME, 3, GAME.settle(3), ["greedy", "random", "random"], "<1>")
OUTCOMES = [play_match(MATCH, number) for number in range(9)]


def test_an_interval_narrows_with_the_number_of_games():
    few, many = Share(6, 10).interval, Share(600, 1000).interval
    assert few == pytest.approx((0.3127, 0.8318), abs=1e-3)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert Share().interval == (0.0, 1.0)
    assert Share(0, 5).interval[0] == 0.0


def test_wins_are_counted_by_bot_by_seat_and_by_name():
    made = tally(MATCH, OUTCOMES[::-1], 1.5)
    assert [share.games for share in made.by_bot + made.by_seat] == [9] * 6
    assert sum(share.wins for share in made.by_bot) == pytest.approx(9)
    assert list(made.by_name) == ["Blue", "Green", "Red"]
    assert made.by_name["Red"].wins == pytest.approx(made.by_seat[0].wins)
    assert made.ends == {"rounds": 9}
    assert sum(made.asked) == sum(made.lengths)
    assert [outcome.number for outcome in made.outcomes] == list(range(9))


def test_games_that_broke_off_are_counted_apart():
    broken = replace(OUTCOMES[0], error="ZeroDivisionError: nothing", wins=[0.0] * 3, places=[0] * 3)
    made = tally(MATCH, [broken, *OUTCOMES[1:]], 1.0)
    assert made.by_bot[0].games == 8
    assert made.plain()["errors"] == 1 and made.plain()["games"] == 9


def test_who_wins_more_is_rated_higher_and_copies_are_rated_alike():
    pytest.importorskip("openskill")
    won = [replace(outcome, places=[1, 2, 3]) for outcome in OUTCOMES]
    first, second, third = rate(MATCH.bots, won)
    assert first.mu > second.mu == third.mu
    assert first.low < first.mu < first.high
    assert first.sigma < rate(MATCH.bots, won[:2])[0].sigma
    assert rate(MATCH.bots, won) == rate(MATCH.bots, won[::-1])


def test_the_page_needs_no_other_file_and_its_charts_are_well_formed():
    page = report_page(tally(MATCH, OUTCOMES, 2.0))
    charts = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(charts) == 7
    for chart in charts:
        ElementTree.fromstring(chart)
    assert not re.search(r"<script|<link|src=|url\(|href=", page)
    assert "Seed: &lt;1&gt;" in page
    assert "Victories by nation or colour" in page


def test_a_page_without_a_finished_game_says_so():
    broken = [replace(OUTCOMES[0], error="broken", wins=[0.0] * 3, places=[0] * 3)]
    assert "0 games were finished, 1 broke off" in report_page(tally(MATCH, broken, 0.1))


def test_long_labels_are_shortened_and_small_charts_do_not_break():
    assert shortened("search:iterations=400;top=6;turns=3") == "search:iterations=400;top=6…"
    ElementTree.fromstring(bars("t", [Bar("none", 0.0, "0")]))
    ElementTree.fromstring(histogram("t", [5]))
    ElementTree.fromstring(histogram("t", [1, 1000, 17]))
