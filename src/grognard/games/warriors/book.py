"""WAT-2 Components and data: everything that is printed, read once from the data files and checked."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from grognard.kernel.data import Book, need

Province: TypeAlias = int
"""A province of the map in play, counted from 0 in the order of the file."""
Country: TypeAlias = int
"""A country of the map in play, counted from 0 in play order."""
Kind: TypeAlias = int
"""A kind of piece, an index of `units`."""
Good: TypeAlias = int
Track: TypeAlias = int
Level: TypeAlias = int

INFANTRY: Final = 0
ARCHERS: Final = 1
CAVALRY: Final = 2
PRINCESS: Final = 3
FORT: Final = 4
BARBARIAN_ARMY: Final = 5
BARBARIAN_FORT: Final = 6
UNIT_IDS: Final = ("infantry", "archers", "cavalry", "princess", "fort", "barbarian_army", "barbarian_fort")
ARMIES: Final = (INFANTRY, ARCHERS, CAVALRY)

GOLD: Final = 0
FOOD: Final = 1
MATERIAL: Final = 2
WEAPONS: Final = 3
GOOD_IDS: Final = ("gold", "food", "material", "weapons")

PRODUCTION: Final = 0
TRADE: Final = 1
MILITARY: Final = 2
TRACK_IDS: Final = ("production", "trade", "military")
TRACKS: Final = (PRODUCTION, TRADE, MILITARY)

CAPITAL: Final = 0
TRADE_CENTRE: Final = 1
COMMON: Final = 2
CONTESTED: Final = 3
LAND_IDS: Final = ("capital", "trade_centre", "common", "contested")

Land = Literal["capital", "trade_centre", "common", "contested"]
TrackId = Literal["production", "trade", "military"]
Provenance = Literal["book", "public", "reconstructed", ""]


# -- game.toml ----------


@dataclass(frozen=True, slots=True)
class GameNumbers:
    id: str
    name_en: str
    name_de: str
    min_players: int
    max_players: int
    maps: tuple[str, ...]
    default_map: str
    rounds: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Colours:
    ids: tuple[str, ...]
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class SetupNumbers:
    gold: int
    food: int
    material: int
    weapons: int
    development_markers: int
    forts_in_capital: int
    princesses_in_capital: int
    barbarian_fort_per_free_capital: int
    barbarian_army_per_other_province: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Resources:
    kinds: tuple[str, ...]
    denominations: tuple[int, ...]
    cap_per_kind: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    capital: int
    trade_centre: int
    contested: int
    common: int
    own_fort_standing: int
    kill_princess: int
    kill_infantry: int
    kill_archers: int
    kill_cavalry: int
    kill_barbarian_army: int
    destroy_fort: int
    title: int
    gold_per_vp: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Victory:
    single: dict[str, int]
    alliance: dict[str, int]
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class AllianceMode:
    id: str
    players: int
    teams: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unification:
    new_army_ap_this_round: int
    new_army_ap_next_round: int
    actions: dict[str, int]
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class BarbarianStrength:
    from_round: int
    to_round: int
    value: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Barbarians:
    retreat_priority: tuple[str, ...]
    damage_doctrine: tuple[str, ...]
    size_order: tuple[str, ...]
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class WarNumbers:
    max_rounds: int
    ends_after_round_without_damage: bool
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Limits:
    offers_per_player_per_trade_phase: int
    peace_offers_per_enemy_per_window: int
    regular_actions_per_round: int
    tech_shifts_per_round: int
    amount_per_pick: int
    cancels_in_a_row: int
    provenance: Provenance
    note: str


# -- units.toml ----------


@dataclass(frozen=True, slots=True)
class Cost:
    gold: int
    food: int
    material: int
    weapons: int


@dataclass(frozen=True, slots=True)
class UnitRow:
    id: str
    name_en: str
    name_de: str
    rank: int
    strength: int
    toughness: int
    upkeep_food: int
    kill_vp: int
    rebuildable: bool
    provenance: Provenance
    note: str
    unit_class: Literal["army", "princess", "fort", "barbarian_army"] = field(metadata={"key": "class"})
    per_colour: int = 0
    cost: Cost | None = None
    needs_track: TrackId = "military"
    needs_level: int = 0
    max_per_province: int = 0
    always_can_retreat: bool = False


@dataclass(frozen=True, slots=True)
class UpgradeRow:
    old: str = field(metadata={"key": "from"})
    new: str = field(metadata={"key": "to"})
    material: int
    needs_track: TrackId
    needs_level: int
    provenance: Provenance
    note: str


# -- progress.toml ----------


@dataclass(frozen=True, slots=True)
class Card:
    levels: int
    max_markers_per_track: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class LevelRow:
    track: TrackId
    level: int
    markers: int
    cumulative: int
    skills: tuple[str, ...]
    provenance: Provenance
    note: str
    food: int = 0
    material: int = 0
    bank_rate: int = 0
    routes: int = 0
    weapons: int = 0
    ap: int = 0


Effect = Literal[
    "may_build_fort",
    "may_upgrade_army",
    "gold_per_capital",
    "gold_per_trade_centre",
    "extra_action",
    "double_gold_at_round_end",
    "only_holders_may_trade",
    "may_build_infantry",
    "may_build_archers",
    "may_build_cavalry",
    "armies_may_retreat",
    "second_manoeuvre",
]


@dataclass(frozen=True, slots=True)
class SkillRow:
    id: str
    name_en: str
    name_de: str
    effect: Effect
    amount: int = 0
    action: Literal["any", "declare_war", ""] = ""
    cost_gold: int = 0
    battle_ap: int = 0


@dataclass(frozen=True, slots=True)
class TitleRow:
    id: str
    track: TrackId
    name_en: str
    name_de: str


# -- options.toml, text.toml ----------


@dataclass(frozen=True, slots=True)
class OptionRow:
    id: str
    rule: str
    values: tuple[str, ...]
    en: str
    de: str
    labels_en: tuple[str, ...]
    labels_de: tuple[str, ...]
    note_en: str = ""
    note_de: str = ""


@dataclass(frozen=True, slots=True)
class PresetRow:
    id: str
    en: str
    de: str
    set: dict[str, str]


@dataclass(frozen=True, slots=True)
class TextRow:
    id: str
    en: str
    de: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All data files but the maps."""

    game: GameNumbers
    colours: Colours
    setup: SetupNumbers
    resources: Resources
    vp: VictoryPoints
    victory: Victory
    alliance_modes: list[AllianceMode]
    unification: Unification
    barbarian_strength: list[BarbarianStrength]
    barbarians: Barbarians
    war: WarNumbers
    limits: Limits
    units: list[UnitRow]
    upgrades: list[UpgradeRow]
    card: Card
    levels: list[LevelRow]
    skills: list[SkillRow]
    titles: list[TitleRow]
    options: list[OptionRow]
    presets: list[PresetRow]
    text: dict[str, dict[str, str]]

    def track_rows(self, track: Track) -> list[LevelRow]:
        """The seven levels of a track, from the bottom."""
        return [row for row in self.levels if row.track == TRACK_IDS[track]]


def load_rulebook(folder: Path | Traversable) -> Rulebook:
    """Read and check everything but the maps."""
    game, units, progress = (
        Book(folder / "game.toml"),
        Book(folder / "units.toml"),
        Book(folder / "progress.toml"),
    )
    options, text = Book(folder / "options.toml"), Book(folder / "text.toml")
    defaults = game.raw("options")
    text.skip("provenance", "note")
    rulebook = Rulebook(
        game.table("game", GameNumbers),
        game.table("colours", Colours),
        game.table("setup", SetupNumbers),
        game.table("resources", Resources),
        game.table("vp", VictoryPoints),
        game.table("victory", Victory),
        game.rows("alliance_mode", AllianceMode),
        game.table("unification", Unification),
        game.rows("barbarian_strength", BarbarianStrength),
        game.table("barbarians", Barbarians),
        game.table("war", WarNumbers),
        game.table("limits", Limits),
        units.rows("unit", UnitRow),
        units.rows("upgrade", UpgradeRow),
        progress.table("card", Card),
        progress.rows("level", LevelRow),
        progress.rows("skill", SkillRow),
        progress.rows("title", TitleRow),
        options.rows("option", OptionRow),
        options.rows("preset", PresetRow),
        {row.id: {"en": row.en, "de": row.de} for row in text.rows("term", TextRow)},
    )
    for book in (game, units, progress, options, text):
        book.close()
    check_game(rulebook)
    check_units(rulebook)
    check_progress(rulebook)
    check_options(rulebook, defaults)
    return rulebook


def check_game(book: Rulebook) -> None:
    """WAT-2.5, WAT-2.6, WAT-11.3, WAT-13.2 The constants of the game fit together."""
    file, rounds = "game.toml", book.game.rounds
    need(book.resources.kinds == GOOD_IDS, file, f"[resources] kinds should be {', '.join(GOOD_IDS)}.")
    need(book.resources.cap_per_kind > 0, file, "[resources] cap_per_kind should be positive.")
    need(book.vp.gold_per_vp > 0, file, "[vp] gold_per_vp should be positive.")
    need(len(set(book.colours.ids)) == book.game.max_players, file, "[colours] needs one id for each player.")
    covered = [n for row in book.barbarian_strength for n in range(row.from_round, row.to_round + 1)]
    need(
        covered == list(range(1, rounds + 1)),
        file,
        f"[[barbarian_strength]] should cover rounds 1 to {rounds}.",
    )
    for players in range(book.game.min_players, book.game.max_players + 1):
        need(str(players) in book.victory.single, file, f"[victory.single] lacks {players} players.")
    for mode in book.alliance_modes:
        need(sum(mode.teams) == mode.players, file, f"[[alliance_mode]] {mode.id}: teams do not add up.")
        need(mode.id in book.victory.alliance, file, f"[victory.alliance] lacks {mode.id}.")
    sizes = list(book.unification.actions)
    need(all(size.isdecimal() for size in sizes), file, "[unification.actions] keys should be numbers.")
    gains = [book.unification.actions[size] for size in sorted(sizes, key=int)]
    need(gains == sorted(gains), file, "[unification.actions] should never fall.")
    need(
        set(book.barbarians.size_order) == {UNIT_IDS[kind] for kind in ARMIES},
        file,
        "[barbarians] size_order",
    )
    limits = book.limits
    for limit in fields(limits):
        value = getattr(limits, limit.name)
        need(not isinstance(value, int) or value > 0, file, f"[limits] {limit.name} should be positive.")
    need(
        limits.regular_actions_per_round == 2, file, "[limits] the sequence of play has two regular actions."
    )
    need(limits.tech_shifts_per_round == 1, file, "[limits] the sequence of play has one technology shift.")
    need(
        limits.peace_offers_per_enemy_per_window == 1, file, "[limits] one peace offer per enemy and window."
    )


def check_units(book: Rulebook) -> None:
    """WAT-2.4, WAT-2.14 The pieces are the known ones, and their values agree with the other tables."""
    file, vp = "units.toml", book.vp
    ids = tuple(row.id for row in book.units)
    need(ids == UNIT_IDS, file, f"[[unit]] should list {', '.join(UNIT_IDS)}, in this order.")
    for row in book.units[:BARBARIAN_ARMY]:
        need(row.per_colour > 0, file, f"[[unit]] {row.id}: per_colour should be positive.")
        need(row.id == "princess" or row.cost is not None, file, f"[[unit]] {row.id}: cost is missing.")
    kill = [vp.kill_infantry, vp.kill_archers, vp.kill_cavalry, vp.kill_princess, vp.destroy_fort]
    kill += [vp.kill_barbarian_army, vp.destroy_fort]
    need(
        [row.kill_vp for row in book.units] == kill, file, "[[unit]] kill_vp differs from [vp] in game.toml."
    )
    ranks = [book.units[UNIT_IDS.index(name)].rank for name in book.barbarians.size_order]
    need(ranks == sorted(ranks, reverse=True), file, "[[unit]] rank does not fall along size_order.")
    need(book.units[FORT].max_per_province > 0, file, "[[unit]] fort: max_per_province should be positive.")
    needs = {(row.needs_track, row.needs_level) for row in book.upgrades}
    need(len(needs) == 1, file, "[[upgrade]] all rows need the same skill.")
    for upgrade in book.upgrades:
        known = upgrade.old in UNIT_IDS[:PRINCESS] and upgrade.new in UNIT_IDS[:PRINCESS]
        need(known, file, f"[[upgrade]] {upgrade.old} to {upgrade.new} is not between armies.")


def check_progress(book: Rulebook) -> None:
    """WAT-2.8, WAT-2.9 Tracks rise, every level gains something, every skill has its place."""
    file, card = "progress.toml", book.card
    placed: list[str] = []
    for track in TRACKS:
        name, rows = TRACK_IDS[track], book.track_rows(track)
        need(
            [row.level for row in rows] == list(range(1, card.levels + 1)), file, f"[[level]] {name}: levels."
        )
        total = 0
        for row in rows:
            total += row.markers
            need(
                total == row.cumulative, file, f"[[level]] {name} {row.level}: cumulative should be {total}."
            )
            placed += row.skills
        need(total == card.max_markers_per_track, file, f"[[level]] {name}: {total} markers in all.")
        for below, above in pairwise(rows):
            where = f"[[level]] {name} {above.level}"
            need(above.markers > 0, file, f"{where}: a step needs markers.")
            need(gains(below, above), file, f"{where}: no gain, or a loss, against the level below.")
    need(
        all(row.bank_rate > 1 for row in book.track_rows(TRADE)), file, "[[level]] trade: bank_rate below 2."
    )
    need(
        sorted(placed) == sorted(row.id for row in book.skills),
        file,
        "[[skill]] each should stand at one level.",
    )
    need(
        [row.track for row in book.titles] == list(TRACK_IDS), file, "[[title]] one for each track, in order."
    )
    for unit in [*book.units[:PRINCESS], book.units[FORT]]:
        skill = "builder" if unit.id == "fort" else unit.id
        need(
            skill in level_row(book, unit).skills,
            "units.toml",
            f"[[unit]] {unit.id}: not the level of {skill}.",
        )
    for upgrade in book.upgrades:
        need(
            "reinforcement" in level_row(book, upgrade).skills,
            "units.toml",
            "[[upgrade]] not at reinforcement.",
        )


def gains(below: LevelRow, above: LevelRow) -> bool:
    """A level loses nothing and gains something."""
    rising = ("food", "material", "routes", "weapons", "ap")
    falls = (
        any(getattr(above, key) < getattr(below, key) for key in rising) or above.bank_rate > below.bank_rate
    )
    rises = (
        any(getattr(above, key) > getattr(below, key) for key in rising) or above.bank_rate < below.bank_rate
    )
    return not falls and (rises or bool(above.skills))


def level_row(book: Rulebook, row: UnitRow | UpgradeRow) -> LevelRow:
    """The level of the progress card that a piece or an upgrade needs."""
    rows = book.track_rows(TRACK_IDS.index(row.needs_track))
    return next((level for level in rows if level.level == row.needs_level), rows[0])


def check_options(book: Rulebook, defaults: dict[str, Any]) -> None:
    """WAT-1.6 to WAT-1.20 Every option has as many labels as values, and the default of game.toml."""
    file = "options.toml"
    for option in book.options:
        count = len(option.values)
        labelled = len(option.labels_en) == count and len(option.labels_de) == count
        need(labelled, file, f"[[option]] {option.id}: each value needs a label in both languages.")
        if option.id in defaults:
            default = str(defaults[option.id]).lower()
            need(
                option.values[0] == default,
                file,
                f"[[option]] {option.id}: game.toml has the default {default!r}.",
            )
    known = [option.id for option in book.options] + ["provenance", "note"]
    missing = [key for key in defaults if key not in known]
    need(not missing, file, f"the options {', '.join(missing)} of game.toml are missing.")
    for preset in book.presets:
        for key, value in preset.set.items():
            row = next((option for option in book.options if option.id == key), None)
            need(row is not None and value in row.values, file, f"[[preset]] {preset.id}: {key} = {value!r}.")


DATA: Final = files(__package__ or "grognard.games.warriors") / "data"
BOOK: Final = load_rulebook(DATA)
