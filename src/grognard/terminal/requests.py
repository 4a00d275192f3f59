"""What was typed on the command line, read and checked. Refusals are `BadOption` sentences."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.choice import Player
from grognard.kernel.errors import BadOption


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options written `name=value`."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not name:
            raise BadOption(f"An option is written name=value, not {pair!r}.")
        if name in options:
            raise BadOption(f"The option {name} is given twice.")
        options[name] = value
    return options


def read_bots(text: str) -> list[str]:
    """The bots in a list written `greedy,random`."""
    return [bot.strip() for bot in text.split(",")] if text.strip() else []


def read_seats(text: str, players: int) -> list[Player]:
    """The seats in a list written `0,2`."""
    seats: list[Player] = []
    for part in text.split(","):
        number = part.strip()
        if not number.isdecimal() or len(number) > 3 or int(number) >= players:
            raise BadOption(f"The seats of {players} players are 0 to {players - 1}; {number!r} is none.")
        if int(number) in seats:
            raise BadOption(f"Seat {number} is named twice.")
        seats.append(int(number))
    return sorted(seats)
