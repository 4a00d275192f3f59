"""Whole games as text, compared line by line, so that a change of rules shows as a readable difference."""

from __future__ import annotations

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.table import new_table
from grognard.testing.conformance import dice_for
from grognard.words import Words


def playthrough(game: Game[Any], players: int, options: dict[str, str], seed: int, limit: int = 0) -> str:
    """A random game with this seed: every choice and every sentence of the journal, in English."""
    table = new_table(game, players, str(seed).encode(), options)
    words = Words(game, "en", table.header.seats)
    dice = dice_for("playthrough", game.id, seed)
    lines = [f"{game.id}, rules {game.version}, {players} players, options {options}, seed {seed}"]
    told = 0
    while True:
        lines += [f"    {words.event(event)}" for event in table.journal.events[told:]]
        told = len(table.journal.events)
        if table.over or (limit and table.number >= limit):
            break
        choice = table.pending[dice.below(len(table.pending))]
        term = choice.options[dice.below(len(choice.options))]
        lines.append(f"{choice.player} {choice.ask.key} ({choice.ask.rule}): {game.terms.word(term)}")
        table.act(choice.player, term)
    if table.over:
        result = table.result
        lines.append(f"{result.reason}: places {result.places}, scores {result.scores}")
    return "\n".join(lines) + "\n"
