"""Sitting down to a game: a new one, or one that was saved."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.bots.registry import seat_bots
from grognard.kernel.choice import Player
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game
from grognard.kernel.table import Table, new_table
from grognard.terminal.console import Teletype
from grognard.terminal.requests import read_bots, read_options, read_seats
from grognard.terminal.saves import Seating, check_writable, read_save
from grognard.terminal.session import Session
from grognard.words import check_language

FIND = Callable[[str], Game[Any]]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was typed behind `grognard play`. What was not is empty or None."""

    players: int | None = None
    seat: int | None = None
    humans: str = ""
    bots: str = ""
    options: Sequence[str] = ()
    preset: str = ""
    seed: str | None = None
    language: str = "en"
    save: Path | None = None


def new_session(game: Game[Any], wishes: Wishes) -> Session:
    """A new game with these wishes."""
    players = game.players[0] if wishes.players is None else wishes.players
    options = game.settle(players, read_options(wishes.options), wishes.preset)
    seating = _seating(wishes, players, None)
    seed = secrets.token_bytes(32) if wishes.seed is None else wishes.seed.encode()
    return _session(new_table(game, players, seed, options), seating, wishes)


def resumed_session(file: Path, find: FIND, expected: str, wishes: Wishes) -> Session:
    """The game in the file, with the people and bots of that time unless others are wished for."""
    fixed = {
        "--players": wishes.players,
        "--option": wishes.options,
        "--preset": wishes.preset,
        "--seed": wishes.seed,
    }
    for name, value in fixed.items():
        if value:
            raise BadOption(f"A saved game goes on as it was begun: {name} cannot be changed with --resume.")
    table, saved = read_save(file, find)
    if expected and expected != table.game.id:
        raise BadOption(f"{file} is a game of {table.game.id}, not of {expected}.")
    wishes_others = wishes.seat is not None or wishes.humans or wishes.bots
    seating = saved if saved is not None and not wishes_others else None
    return _session(table, seating or _seating(wishes, table.header.players, saved), wishes)


def _session(table: Table, seating: Seating, wishes: Wishes) -> Session:
    if wishes.save is not None:
        check_writable(wishes.save)
    bot_seed = secrets.token_hex(16) if wishes.seed is None else wishes.seed
    language = check_language(wishes.language)
    return Session(table, seating, language, Teletype(), wishes.save, bot_seed)


def _seating(wishes: Wishes, players: int, before: Seating | None) -> Seating:
    """Who sits where: people on the seats wished for, bots in their order on the others."""
    humans = _humans(wishes, players, before)
    others = [seat for seat in range(players) if seat not in humans]
    if not others:
        return Seating(humans, {})
    bots = seat_bots(read_bots(wishes.bots) or ["greedy"], len(others))
    return Seating(humans, dict(zip(others, bots)))


def _humans(wishes: Wishes, players: int, before: Seating | None) -> list[Player]:
    if wishes.humans and wishes.seat is not None:
        raise BadOption("Give either --seat for one person or --humans for several, not both.")
    if wishes.humans:
        return read_seats(wishes.humans, players)
    if wishes.seat is not None:
        return read_seats(str(wishes.seat), players)
    return before.humans if before is not None else [0]
