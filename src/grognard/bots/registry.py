"""Bots by name: `random`, `greedy:blunders=20`, `search:iterations=400;top=6`, `level:3`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from grognard.bots.search import ITERATIONS, Effort, SearchBot
from grognard.bots.seat import Bot
from grognard.bots.simple import GreedyBot, LevelBot, RandomBot
from grognard.bots.tuning import LEVELS, tunings
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
    short: str = ""
    """The setting that a bare number behind the name sets: `level:3`."""


def _search(seed: bytes, set_to: Mapping[str, int]) -> Bot:
    limited = set_to["iterations"] or set_to["ms"]
    effort = Effort(
        set_to["iterations"] if limited else ITERATIONS,
        set_to["ms"] / 1000,
        set_to["top"],
        set_to["caution"] / 100,
        set_to["gain"] / 1000,
    )
    return SearchBot(seed, effort, set_to["turns"], set_to["whims"])


def _level(seed: bytes, set_to: Mapping[str, int]) -> Bot:
    """The bots of the level in all games; which of them plays is known when the game is."""
    level = set_to["level"]
    bots = {each.id: make_bot(each.levels[level - 1], seed) for each in tunings()}
    return LevelBot(bots)


KINDS: Mapping[str, Kind] = {
    "random": Kind("plays any option, each equally likely", lambda seed, _: RandomBot(seed)),
    "greedy": Kind(
        "plays what looks best at once, without thinking ahead",
        lambda seed, set_to: GreedyBot(seed, set_to["blunders"]),
        {"blunders": Setting(0, 0, 100, "so many of a hundred decisions are made at random")},
    ),
    "search": Kind(
        "tries its options in many possible worlds",
        _search,
        {
            "iterations": Setting(0, 0, 10**6, "playouts for each decision; 0 means that only time counts"),
            "ms": Setting(0, 0, 10**6, "milliseconds for each decision; 0 means that only playouts count"),
            "top": Setting(6, 2, 100, "so many of the best-looking options are tried"),
            "turns": Setting(0, 0, 50, "turns that a playout looks ahead; 0 means as suits the game"),
            "whims": Setting(0, 0, 100, "so many of a hundred decisions in playouts are made at random"),
            "caution": Setting(150, 0, 400, "hundredths of a standard error that an option must be ahead"),
            "gain": Setting(
                5, 0, 1000, "thousandths of chance to win that it must be ahead, where chances are known"
            ),
        },
    ),
    "level": Kind(
        "1 is for beginners, 5 the strongest",
        _level,
        {"level": Setting(3, 1, LEVELS, "how strong it is")},
        short="level",
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
    if kind.short and not equals:
        key, equals, value = kind.short, "=", key
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
