"""Bots by name: `random`, `greedy`, `greedy:blunders=20`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from grognard.bots.seat import Bot
from grognard.bots.simple import GreedyBot, RandomBot
from grognard.kernel.errors import BadOption


@dataclass(frozen=True, slots=True)
class Setting:
    """A number that can be set behind the name of a bot: `blunders=20`."""

    default: int
    lowest: int
    highest: int
    help: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: what it is like, what can be set, how one is made."""

    help: str
    make: Callable[[bytes, Mapping[str, int]], Bot]
    settings: Mapping[str, Setting] = field(default_factory=dict)


KINDS: Mapping[str, Kind] = {
    "random": Kind("plays any option, each equally likely", lambda seed, _: RandomBot(seed)),
    "greedy": Kind(
        "plays what looks best at once, without thinking ahead",
        lambda seed, set_to: GreedyBot(seed, set_to["blunders"]),
        {"blunders": Setting(0, 0, 100, "so many of a hundred decisions are made at random")},
    ),
}


def make_bot(text: str, seed: bytes) -> Bot:
    """The bot that the text describes: `name` or `name:setting=number;setting=number`."""
    kind, settings = parse_bot(text)
    return kind.make(seed, settings)


def parse_bot(text: str) -> tuple[Kind, dict[str, int]]:
    """The kind and the settings that the text describes, or a `BadOption`."""
    name, colon, rest = text.strip().partition(":")
    kind = KINDS.get(name)
    if kind is None:
        raise BadOption(f"There is no bot {name!r}; there are: {', '.join(KINDS)}.")
    settings = {key: setting.default for key, setting in kind.settings.items()}
    for part in rest.split(";") if colon else []:
        key, value = _setting(name, kind, part)
        settings[key] = value
    return kind, settings


def _setting(name: str, kind: Kind, part: str) -> tuple[str, int]:
    key, equals, value = (piece.strip() for piece in part.partition("="))
    if not equals:
        raise BadOption(f"A setting of a bot is written setting=number, not {part!r}.")
    setting = kind.settings.get(key)
    if setting is None:
        known = ", ".join(kind.settings) or "none"
        raise BadOption(f"The bot {name} has no setting {key!r}; it has: {known}.")
    number = int(value) if value.isdecimal() and len(value) < 10 else None
    if number is None or not setting.lowest <= number <= setting.highest:
        raise BadOption(
            f"The setting {key} of the bot {name} is a number from {setting.lowest} to {setting.highest}, "
            f"not {value!r}."
        )
    return key, number


def seat_bots(texts: Sequence[str], seats: int) -> list[str]:
    """One bot for each of so many seats: the last text is repeated, and all are checked."""
    if not texts:
        raise BadOption(f"No bot was named; there are: {', '.join(KINDS)}.")
    if len(texts) > seats:
        raise BadOption(f"There are {len(texts)} bots for {seats} seats.")
    for text in texts:
        parse_bot(text)
    return [*texts, *[texts[-1]] * (seats - len(texts))]
