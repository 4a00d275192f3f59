"""Records: a whole game as readable JSON, to be stored, sent, replayed and verified.

Format 2 added what players contribute to the seed (`contributions`) and new dice from a certain choice on
(`new_dice`), each with a commitment of its own. Records of format 1, which had neither, are read as well.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grognard.kernel.choice import Player, Term
from grognard.kernel.dice import commitment
from grognard.kernel.errors import BadOption, BadRecord, IllegalChoice
from grognard.kernel.game import Game
from grognard.kernel.header import Header, Past
from grognard.kernel.journal import Journal
from grognard.kernel.state import plain
from grognard.kernel.table import Table

FORMAT = 2
READABLE = (1, 2)

KEYS = {
    "grognard": int,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "seats": list,
    "commitment": str,
    "choices": list,
    "checkpoints": list,
}


def write_record(table: Table, with_state: bool = False) -> dict[str, Any]:
    """The record of a table; see `Table.record`."""
    made = table.choices
    if len(made) != table.number:
        raise BadRecord("This table does not know how its game began: it has no record.")
    trail: list[tuple[int, str]] = []
    again = Table(table.header, trail=trail)
    for player, term in made:
        again._repeat(player, term)
    word = table.game.terms.word
    record: dict[str, Any] = {
        "grognard": FORMAT,
        **table.header.plain(),
        "seed": table.header.seed.hex(),
        **_opened(table.header),
        "choices": [f"{player} {word(term)}" for player, term in made],
        "checkpoints": [list(mark) for mark in trail],
    }
    if table.over:
        record["result"] = plain(table.result)
    if with_state:
        record["state"] = {
            "after": again._past.number if again._past is not None else 0,
            "plain": plain(again.checkpointed()),
        }
    return record


def _opened(header: Header) -> dict[str, Any]:
    """The entries of later dice with their seeds, if there are any."""
    if not header.new_dice:
        return {}
    return {
        "new_dice": [
            {"after": after, "commitment": commitment(seed), "seed": seed.hex()}
            for after, seed in header.new_dice
        ]
    }


def sealed_record(table: Table) -> dict[str, Any]:
    """What may be shown of a running game: the header and the commitment, no seed and no choices."""
    return {"grognard": FORMAT, **table.header.plain(), "choices_made": table.number}


def parse_record(source: Any) -> dict[str, Any]:
    """The record from a dict, JSON text or a file, checked for shape."""
    if isinstance(source, Path):
        try:
            source = source.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{source} cannot be read: {error}.") from None
    if isinstance(source, str):
        try:
            source = json.loads(source)
        except (json.JSONDecodeError, RecursionError):
            raise BadRecord("This is no record: it is not valid JSON.") from None
    if not isinstance(source, dict):
        raise BadRecord("This is no record: a record is a JSON object.")
    for key, kind in KEYS.items():
        if key not in source:
            raise BadRecord(f"This is no complete record: {key!r} is missing.")
        if not isinstance(source[key], kind) or isinstance(source[key], bool):
            raise BadRecord(f"In this record {key!r} should be {_kind(kind)}, not {source[key]!r:.60}.")
    if source["grognard"] not in READABLE:
        formats = " and ".join(str(each) for each in READABLE)
        raise BadRecord(f"This record has format {source['grognard']}; this program reads {formats}.")
    return source


def _kind(kind: type) -> str:
    return {int: "a number", str: "a text", dict: "a table", list: "a list"}[kind]


def load_record(
    source: Any,
    find: Callable[[str], Game[Any]],
    journal: bool = True,
    verify: bool = True,
    resume: bool = False,
) -> Table:
    """The table of a record. `verify` compares the hash of every checkpoint and the result.

    `resume` starts from the state stored in the record, so that a record of other rules can go on.
    """
    record = parse_record(source)
    game = find(record["game"])
    header = _header(record, game, resume)
    moves = [_choice(record, game, number) for number in range(len(record["choices"]))]
    if resume:
        return _resume(record, header, moves, journal)
    trail: list[tuple[int, str]] | None = [] if verify else None
    table = Table(header, journal=Journal() if journal else None, trail=trail)
    _replay(table, moves, 0)
    if trail is not None:
        _compare(record, trail, table)
        table._trail = None
    return table


def _header(record: dict[str, Any], game: Game[Any], resume: bool) -> Header:
    if record["rules"] != game.version and not resume:
        raise BadRecord(
            f"This record was made with rules version {record['rules']} of {game.id}; "
            f"this program has version {game.version}."
        )
    try:
        options = game.settle(record["players"], record["options"])
    except BadOption as error:
        raise BadRecord(f"The options of this record do not fit: {error}") from None
    seats = record["seats"]
    if len(seats) != record["players"] or not all(isinstance(name, str) for name in seats):
        raise BadRecord(f"This record has {record['players']} players, but the seats {seats!r:.80}.")
    seed = _seed(record)
    return Header(
        game,
        record["players"],
        options,
        seed,
        list(seats),
        _contributions(record),
        [(entry["after"], _seed(entry)) for entry in _entries(record)],
    )


def _seed(entry: dict[str, Any]) -> bytes:
    """The seed that this entry tells, if it is the one that was committed to."""
    if "seed" not in entry:
        raise BadRecord("This record is sealed: it has no seed yet, so it cannot be replayed.")
    try:
        seed = bytes.fromhex(entry["seed"])
    except (ValueError, TypeError):
        raise BadRecord(f"The seed {entry['seed']!r:.80} is not hexadecimal.") from None
    if commitment(seed) != entry.get("commitment"):
        raise BadRecord("The seed of this record does not match the commitment made before the game.")
    return seed


def _contributions(record: dict[str, Any]) -> list[str]:
    found = record.get("contributions", [])
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise BadRecord(f"The contributions to the seed are a list of texts, not {found!r:.80}.")
    if found and len(found) != record["players"]:
        raise BadRecord(f"{record['players']} players make {len(found)} contributions in this record.")
    return list(found)


def _entries(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The places where the dice were renewed, in order."""
    found = record.get("new_dice", [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BadRecord(f"The new dice of this record are a list of tables, not {found!r:.80}.")
    places = [entry.get("after") for entry in found]
    fits = all(isinstance(n, int) and 0 <= n <= len(record["choices"]) for n in places)
    if not fits or places != sorted(set(places)):
        raise BadRecord(f"The new dice of this record begin after the choices {places!r:.80}.")
    return found


def _choice(record: dict[str, Any], game: Game[Any], number: int) -> tuple[Player, Term]:
    text = record["choices"][number]
    seat, _, word = text.partition(" ") if isinstance(text, str) else ("", "", "")
    term = game.terms.number_of(word)
    if not seat.isdecimal() or term is None:
        raise BadRecord(f"Choice {number + 1} of this record, {text!r:.60}, means nothing in {game.id}.")
    return int(seat), term


def _replay(table: Table, moves: list[tuple[Player, Term]], first: int) -> None:
    for number, (player, term) in enumerate(moves, first + 1):
        try:
            table.act(player, term)
        except IllegalChoice as error:
            raise BadRecord(f"Choice {number} of this record is not allowed: {error}") from None


def _compare(record: dict[str, Any], trail: list[tuple[int, str]], table: Table) -> None:
    stored = record["checkpoints"]
    found = [list(mark) for mark in trail]
    for mark, again in zip(stored, found, strict=False):
        if mark != again:
            raise BadRecord(
                f"After {again[0]} choices this game stands differently than its record says "
                f"(hash {again[1]}, recorded {mark[1] if isinstance(mark, list) and mark else mark!r})."
            )
    if len(stored) != len(found):
        raise BadRecord(f"This record has {len(stored)} checkpoints, but its choices lead to {len(found)}.")
    if "result" in record and (not table.over or plain(table.result) != record["result"]):
        raise BadRecord("The result in this record is not the one its choices lead to.")


def _resume(record: dict[str, Any], header: Header, moves: list[tuple[Player, Term]], journal: bool) -> Table:
    stored = record.get("state")
    if not isinstance(stored, dict) or not isinstance(stored.get("after"), int) or "plain" not in stored:
        raise BadRecord("This record holds no state to resume from.")
    after: int = stored["after"]
    if not 0 <= after <= len(moves):
        raise BadRecord(f"The state of this record stands after {after} of {len(moves)} choices.")
    try:
        state = header.game.read(header.players, header.options, stored["plain"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"The state in this record cannot be read: {error!r}.") from None
    past = Past(None, moves[:after]) if after else None
    table = Table(header, state, None, past, Journal() if journal else None)
    _replay(table, moves[after:], after)
    return table
