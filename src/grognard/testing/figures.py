"""What must hold for the charts, summaries and hints of every game."""

from __future__ import annotations

from typing import Any

from grognard.kernel.almanac import LUCK
from grognard.kernel.chart import draw_chart
from grognard.kernel.choice import Player
from grognard.kernel.game import LANGUAGES, Game
from grognard.kernel.recap import Standing, recap
from grognard.kernel.table import Table
from grognard.words import Words
from grognard.words.recap import recap_lines


def counted(table: Table, player: Player) -> tuple[Any, ...]:
    """Everything that charts, summaries and hints tell this player."""
    known, choice = table.game.hide(table.state, player), table.choice_of(player)
    standing = Standing(table.game, known, table.header.players)
    hints = {} if choice is None else table.game.hints(known, choice)
    assert choice is None or all(term in choice.options for term in hints), f"a hint to no option: {hints}"
    return standing.holdings, standing.figures, hints


def chart_is_complete(table: Table) -> None:
    """Each turn has one point in the chart, with every measure of every seat; the last one is now."""
    game, measures = table.game, table.game.almanac.measures
    for public in (True, False):
        points = draw_chart(table.header, table.choices, public)
        moments = [point.moment for point in points]
        assert len(set(moments)) == len(moments), f"a turn comes twice: {moments}"
        assert points[-1].number == table.number, "the chart ends too early"
        for point in points:
            assert [list(figures) for figures in point.figures] == [list(measures)] * table.header.players
            for language in LANGUAGES:
                assert Words(game, language).moment(point.moment).strip()


def summary_is_readable(table: Table) -> None:
    """What has happened in a game can be told in short, to everybody, from the beginning to the end."""
    game, players = table.game, table.header.players
    begun = table.at(0)
    for reader in [None, *range(players)]:
        known = game.hide(table.state, reader)
        then = Standing(game, game.hide(begun.state, reader), players)
        parts = recap(game, known, then, Standing(game, known, players), table.seen(reader))
        for language in LANGUAGES:
            recap_lines(Words(game, language, table.header.seats), parts)


def almanac_words(game: Game[Any]) -> list[str]:
    """The messages that charts and summaries of the game need."""
    almanac = game.almanac
    keys = [f"figure-{measure}" for measure in almanac.measures]
    keys += [f"deed-{deed.key}" for deed in almanac.deeds]
    if almanac.measures:
        keys += ["moment", "luck-note" if LUCK in almanac.measures else "luck-none"]
    return keys
