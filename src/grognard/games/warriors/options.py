"""WAT-1.1 Modes, variants, options: what was agreed before the game, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.warriors.book import BOOK, AllianceMode, Country
from grognard.games.warriors.maps import MAPS, Map
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Option, Options, Preset


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game, ready for use; the rules that grant them stand in section 1.1."""

    map: str
    alliances: bool
    sides: int
    """How many players, or alliances, compete."""
    team_sizes: tuple[int, ...]
    threshold: int
    country_assignment: str
    countries: tuple[Country, ...]
    team_assignment: str
    teams: tuple[int, ...]
    round_limit: int
    leave_policy: str
    vp_purchase_needs_trade_centre: bool
    allow_gifts: bool
    common_princess_step: bool
    unification_once: bool
    shared_victory: bool
    start_infantry: int
    largest_only: bool
    may_leave: bool


def all_options() -> list[Option]:
    """WAT-1.6 to WAT-1.19 The switches with their texts; the first value is the default."""
    return [
        Option(
            row.id,
            row.values,
            row.values[0] if row.values else "",
            {"en": row.en, "de": row.de},
            {"en": row.labels_en, "de": row.labels_de},
            {"en": row.note_en, "de": row.note_de} if row.note_en else {},
            row.rule,
        )
        for row in BOOK.options
    ]


def all_presets() -> list[Preset]:
    return [Preset(row.id, {"en": row.en, "de": row.de}, row.set) for row in BOOK.presets]


def settle_rules(players: int, options: Options) -> Rules:
    """The options as values, or a `BadOption` when they do not fit together."""
    mode = alliance_mode(players, options) if options["mode"] == "alliance" else None
    sizes = mode.teams if mode is not None else (1,) * players
    threshold = BOOK.victory.alliance[mode.id] if mode is not None else BOOK.victory.single[str(players)]
    return Rules(
        options["map"],
        mode is not None,
        len(sizes),
        sizes,
        threshold,
        options["country_assignment"],
        given_countries(players, MAPS[options["map"]], options["countries"]),
        options["team_assignment"],
        given_teams(players, sizes, options["teams"] if mode is not None else ""),
        int(options["round_limit"]),
        options["leave_policy"],
        options["vp_purchase_needs_trade_centre"] == "true",
        options["allow_gifts"] == "true",
        options["princess_step"] == "common",
        options["unification_once"] == "true",
        options["shared_victory"] == "true",
        int(options["start_infantry"]),
        options["barbarian_doctrine"] == "largest_only",
        options["resignation"] == "offered",
    )


def alliance_mode(players: int, options: Options) -> AllianceMode:
    """WAT-1.8, WAT-1.20 The alliance mode; without a name the first that fits the number of players."""
    wanted = options["alliance_mode"]
    for mode in BOOK.alliance_modes:
        if mode.players == players and wanted in ("", mode.id):
            return mode
    fitting = ", ".join(f"{mode.id} for {mode.players} players" for mode in BOOK.alliance_modes)
    raise BadOption(
        f"There are no alliances {wanted!r} of {players} players; there are {fitting} (WAT-1.20)."
    )


def given_countries(players: int, board: Map, text: str) -> tuple[Country, ...]:
    """WAT-1.22 One country for each seat, as ids; an empty list means the lowest country cards."""
    if not text:
        return tuple(range(players))
    ids = [card.id for card in board.cards]
    names = [name.strip() for name in text.split(",")]
    if len(names) != players or len(set(names)) != players or any(name not in ids for name in names):
        raise BadOption(
            f"The option countries names a different country for each of the {players} seats, separated "
            f"by commas; {text!r} does not. The countries are {', '.join(ids)} (WAT-1.22)."
        )
    return tuple(ids.index(name) for name in names)


def given_teams(players: int, sizes: tuple[int, ...], text: str) -> tuple[int, ...]:
    """WAT-3.13, WAT-1.22 One alliance for each seat; an empty list means by turns."""
    if not text:
        return tuple(seat % len(sizes) for seat in range(players))
    names = [name.strip() for name in text.split(",")]
    teams = [int(name) if name.isdecimal() else -1 for name in names]
    if len(teams) != players or [teams.count(team) for team in range(len(sizes))] != list(sizes):
        raise BadOption(
            f"The option teams names the alliance (0 to {len(sizes) - 1}) of each of the {players} seats, "
            f"in alliances of {', '.join(map(str, sizes))}; {text!r} does not (WAT-1.22)."
        )
    return tuple(teams)
