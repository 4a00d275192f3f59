"""The report of a series as one page of HTML that needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from grognard.arena.charts import Bar, bars, histogram
from grognard.arena.tally import Share, Tally

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --bar: #33658a; --mark: #b5532a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --paper: #1d1c1a; --bar: #6fa3c8; --mark: #e08a5b; }
}
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .3rem; }
p { margin: .3rem 0; } table { border-collapse: collapse; }
th, td { padding: .15rem .8rem .15rem 0; text-align: left; } td.figure, th.figure { text-align: right; }
svg { width: 100%; height: auto; font-size: 13px; } svg text { fill: var(--ink); }
svg .label { text-anchor: end; } svg rect { fill: var(--bar); }
svg .whisker { stroke: var(--ink); fill: none; } svg .mark { stroke: var(--mark); stroke-dasharray: 4 3; }
"""


def report_page(tally: Tally) -> str:
    """The whole page."""
    match, fair = tally.match, 1 / tally.match.players
    title = f"{match.game.names['en']}: {len(tally.outcomes)} games between bots"
    parts = [f"<h1>{escape(title)}</h1>", *_introduction(tally), _section("Bots", _table(tally))]
    if tally.lengths:
        names = [f"{number}: {bot}" for number, bot in enumerate(match.bots, 1)]
        seats = [f"seat {seat}" for seat in range(match.players)]
        parts += [
            _section("Victories by bot", _shares(names, tally.by_bot, fair)),
            _section("Victories by seat", _shares(seats, tally.by_seat, fair)),
        ]
        if tally.by_name:
            named = _shares(list(tally.by_name), list(tally.by_name.values()), fair)
            parts.append(_section("Victories by nation or colour", named))
        parts += [
            _section("How games ended", _ends(tally)),
            _section("Decisions in a game", histogram("Decisions in a game", tally.lengths)),
            _section("Decisions of a bot in a game", _asked(tally, names)),
            _section("Thinking time for a decision", _times(tally, names)),
        ]
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def _introduction(tally: Tally) -> list[str]:
    match = tally.match
    options = ", ".join(f"{key} = {value}" for key, value in match.options.items()) or "none"
    lines = [
        f"{match.players} players; the bots changed seats from game to game. Seed: {match.seed}.",
        f"Options: {options}.",
        f"{len(tally.lengths)} games were finished, {len(tally.failures)} broke off. "
        f"Lines across bars are intervals that hold the true value in 95 of 100 cases; "
        f"the dashed line is the share that equals would have.",
    ]
    return [f"<p>{escape(line)}</p>" for line in lines]


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _table(tally: Tally) -> str:
    headings = "".join(f'<th class="figure">{text}</th>' for text in ("wins", "share", "rating"))
    rows = []
    for number, bot in enumerate(tally.match.bots):
        rating = "–"
        if tally.ratings:
            each = tally.ratings[number]
            rating = f"{each.mu:.1f} ({each.low:.1f} to {each.high:.1f})"
        share = tally.by_bot[number]
        figures = "".join(
            f'<td class="figure">{text}</td>' for text in (f"{share.wins:.1f}", f"{share.share:.1%}", rating)
        )
        rows.append(f"<tr><td>{escape(bot)}</td>{figures}</tr>")
    return f"<table><tr><th>bot</th>{headings}</tr>{''.join(rows)}</table>"


def _shares(labels: Sequence[str], shares: Sequence[Share], fair: float) -> str:
    rows = [
        Bar(label, share.share, f"{share.share:.1%} of {share.games}", share.interval)
        for label, share in zip(labels, shares)
    ]
    return bars("Victories", rows, full=1.0, mark=fair)


def _ends(tally: Tally) -> str:
    return bars("How games ended", [Bar(reason, n, str(n)) for reason, n in tally.ends.items()])


def _asked(tally: Tally, names: Sequence[str]) -> str:
    games = len(tally.lengths)
    return bars(
        "Decisions", [Bar(name, n / games, f"{n / games:.1f}") for name, n in zip(names, tally.asked)]
    )


def _times(tally: Tally, names: Sequence[str]) -> str:
    rows = []
    for name, seconds, asked in zip(names, tally.thought, tally.asked):
        each = 1000 * seconds / max(1, asked)
        rows.append(Bar(name, each, f"{each:.2f} ms"))
    return bars("Thinking time", rows)
