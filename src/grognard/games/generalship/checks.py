"""GEN-2 Components: what must hold between the data files before a game can be played with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from grognard.games.generalship.pages import Pages
from grognard.games.generalship.rows import AdvancedRow, BasicRow, Condition, LayoutRow, NationRow
from grognard.kernel.data import need

PLAYERS = (2, 3, 4)
POSITIONS = ("capital", "left", "right")
HEX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""GEN-3.11 The six neighbours of a hex in axial coordinates."""

WORDS = {
    "class": ("infantry", "cavalry", "ship"),
    "role": ("attacker", "defender", "any"),
    "battle": ("land", "sea", "any"),
}
"""What the word parameters of abilities can be; `type` is a kind of irregulars."""


class HasId(Protocol):
    @property
    def id(self) -> str: ...


def check(pages: Pages) -> None:
    """Refuse, with a sentence that names file and entry, data with which the rules cannot work."""
    check_units(pages)
    check_tactics(pages)
    for nation in pages.nations:
        check_nation(pages, nation)
    check_technology(pages)
    check_events(pages)
    check_actions(pages)
    check_tiles(pages)
    for layout in pages.layouts:
        check_layout(pages, layout)
    check_abilities(pages)
    check_generals(pages)
    check_game(pages)


def unique(rows: Sequence[HasId], file: str, what: str) -> list[str]:
    """The ids of the rows, each of which must be there once."""
    ids = [row.id for row in rows]
    for name in ids:
        need(ids.count(name) == 1, file, f"{what} {name!r} is there {ids.count(name)} times.")
    return ids


def known(names: Sequence[str], allowed: Sequence[str], file: str, where: str) -> None:
    for name in names:
        need(name in allowed, file, f"{where} names {name!r}; known are {', '.join(allowed)}.")


def check_units(pages: Pages) -> None:
    """GEN-2.1, 2.2, 9.3, 9.9 Counts, technologies and upgrade lines."""
    file = "units.toml"
    ids = unique(pages.units, file, "the unit")
    technologies = [row.id for row in pages.technologies]
    by_id = {row.id: row for row in pages.units}
    regiments = sum(row.count for row in pages.units if row.class_ != "ship")
    ships = sum(row.count for row in pages.units if row.class_ == "ship")
    need(regiments == pages.components.regiment_discs, file, f"there are {regiments} regiments in all.")
    need(ships == pages.components.squadron_tiles, file, f"there are {ships} squadrons in all.")
    for row in pages.units:
        each = pages.components
        count = each.squadrons_per_type if row.class_ == "ship" else each.regiments_per_type
        need(row.count == count, file, f"unit {row.id!r} has {row.count} pieces, not {count}.")
        need((row.size * 2).is_integer(), file, f"unit {row.id!r}: size {row.size} is no half number.")
        sizes = {other.size for other in pages.units if other.class_ == row.class_}
        need(len(sizes) == 1, file, f"unit {row.id!r}: the size depends on the class alone.")
        losses = row.class_ == "ship" or min(row.land_def, row.sea_loss_melee, row.sea_loss_shoot) > 0
        need(losses, file, f"unit {row.id!r}: a regiment must count something as a loss.")
        need((row.class_ == "ship") == (row.ship_def > 0), file, f"unit {row.id!r}: ships have a ship_def.")
        if row.technology:
            known([row.technology], technologies, file, f"unit {row.id!r}, key 'technology',")
            enables = next(t.enables for t in pages.technologies if t.id == row.technology)
            need(row.id in enables, file, f"unit {row.id!r} is not enabled by {row.technology!r}.")
        known(row.upgrades_to, ids, file, f"unit {row.id!r}, key 'upgrades_to',")
        for better in (by_id[name] for name in row.upgrades_to):
            need(better.class_ == row.class_, file, f"unit {row.id!r} is upgraded to another class.")
            need(
                better.food >= row.food and better.metal >= row.metal,
                file,
                f"unit {row.id!r}: {better.id!r} is cheaper.",
            )
    styles = unique(pages.styles, file, "the sea style")
    need(
        styles == ["melee", "shooting", "bombardment"],
        file,
        "the sea styles are melee, shooting and bombardment.",
    )
    terrains = [row.id for row in pages.terrains]
    moves = pages.movement
    for name, costs in (("infantry", moves.infantry), ("cavalry", moves.cavalry), ("ship", moves.ship)):
        known(list(costs), terrains, file, f"[movement.{name}]")
        need(name in moves.points, file, f"[movement] has no points for {name!r}.")
    known(moves.special.port_terrain, terrains, file, "[movement.special]")


def check_tactics(pages: Pages) -> None:
    """GEN-2.1, 12.25 Four decks, numbered from 1."""
    box = pages.components
    check_basic(pages, pages.basic_land, "basic_land", box.tactic_cards_basic_land)
    check_basic(pages, pages.basic_sea, "basic_sea", box.tactic_cards_basic_sea)
    check_advanced(pages, pages.advanced_land, "advanced_land", box.tactic_cards_advanced_land)
    check_advanced(pages, pages.advanced_sea, "advanced_sea", box.tactic_cards_advanced_sea)
    need(
        len(pages.basic_land) == len(pages.basic_sea),
        "tactics.toml",
        "land and sea have as many basic cards.",
    )
    need(
        len(pages.advanced_land) == len(pages.advanced_sea),
        "tactics.toml",
        "land and sea have as many advanced cards.",
    )


def check_basic(pages: Pages, cards: list[BasicRow], deck: str, count: int) -> None:
    file = "tactics.toml"
    unique(cards, file, "the card")
    need(sum(card.copies for card in cards) == count, file, f"the deck {deck} should have {count} cards.")
    need([c.number for c in cards] == list(range(1, len(cards) + 1)), file, f"{deck} is numbered from 1.")
    for card in cards:
        known(card.units, [row.id for row in pages.units], file, f"card {card.id!r}")
        need(all(n >= 1 for n in card.regiments), file, f"card {card.id!r}: regiments {card.regiments}.")


def check_advanced(pages: Pages, cards: list[AdvancedRow], deck: str, count: int) -> None:
    file = "tactics.toml"
    unique(cards, file, "the card")
    need(sum(card.copies for card in cards) == count, file, f"the deck {deck} should have {count} cards.")
    need([c.number for c in cards] == list(range(1, len(cards) + 1)), file, f"{deck} is numbered from 1.")
    numbers = {card.number: card.effect for card in cards}
    battle = pages.battle
    for number, effect in (
        (battle.ambush_card, "ambush"),
        (battle.retreat_card, "retreat"),
        (battle.pursuit_card, "pursuit"),
    ):
        need(numbers.get(number) == effect, file, f"card {number} of {deck} should have the effect {effect}.")
    for card in cards:
        check_conditions(pages, card.conditions, card.id)
        need((card.effect == "irregular") == bool(card.option), file, f"card {card.id!r}: options.")
        for option in card.option:
            check_conditions(pages, option.conditions, f"{card.id} {option.kind}")
        if card.style:
            known([card.style], [row.id for row in pages.styles], file, f"card {card.id!r}")


def check_conditions(pages: Pages, conditions: list[Condition], card: str) -> None:
    for condition in conditions:
        known(condition.units, [row.id for row in pages.units], "tactics.toml", f"card {card!r}")
        good = 1 <= condition.min <= condition.max
        need(good, "tactics.toml", f"card {card!r}: min {condition.min}, max {condition.max}.")


def check_technology(pages: Pages) -> None:
    """GEN-2.4, 7.3 Every technology needs one of an earlier column."""
    file = "technology.toml"
    ids = unique(pages.technologies, file, "the technology")
    columns = {row.id: row.column for row in pages.technologies}
    cards = sum(row.copies for row in pages.tech_cards)
    need(cards == pages.components.technology_cards, file, f"there are {cards} technology cards.")
    need(sorted(row.points for row in pages.tech_cards) == [1, 2], file, "cards have 1 or 2 points.")
    for row in pages.technologies:
        known(row.requires_any, ids, file, f"technology {row.id!r}, key 'requires_any',")
        known(row.enables, [u.id for u in pages.units], file, f"technology {row.id!r}, key 'enables',")
        earlier = all(columns[name] < row.column for name in row.requires_any)
        need(earlier, file, f"technology {row.id!r} requires one of its own or a later column.")
        main = row.section == "main"
        points = pages.victory.main_technology_points if main else pages.victory.late_technology_points
        need(row.victory_points == points, file, f"technology {row.id!r} gives {row.victory_points} points.")
        need(main == (row.event_slot > 0), file, f"technology {row.id!r}: event_slot {row.event_slot}.")
        need(main == (row.track == 0), file, f"technology {row.id!r}: track {row.track}.")
        paid = row.cost_food + row.cost_metal > 0
        need(main != paid, file, f"technology {row.id!r}: late ones alone can be paid with resources.")
    main_ones = [row for row in pages.technologies if row.section == "main"]
    tracks = {row.track for row in pages.technologies if row.section == "late"}
    white = sum(row.max_population for row in pages.nations) + 1 + len(main_ones) + len(tracks)
    need(white == pages.components.cylinders_white, file, f"{white} white cylinders would be needed.")


def check_events(pages: Pages) -> None:
    """GEN-7.21"""
    file = "events.toml"
    unique(pages.events, file, "the event")
    count = sum(row.copies for row in pages.events)
    need(count == pages.components.event_tiles, file, f"there are {count} event tiles.")
    need(all(row.copies == 1 for row in pages.events), file, "there is one tile of each event.")
    symbols = ("christian", "muslim", "coup")
    for row in pages.events:
        named = [row.condition.commander_symbol, row.condition.commander_symbol_absent]
        named = [name for name in named if name] + row.condition.commander_symbol_any
        known(named, symbols, file, f"event {row.id!r}")
        need(row.fraction_denominator >= 1, file, f"event {row.id!r}: fraction_denominator.")


def check_actions(pages: Pages) -> None:
    """GEN-3.1 2n + 2 circles, and an alliance tile from three players on."""
    file = "actions.toml"
    kinds = unique(pages.action_kinds, file, "the kind")
    tiles = unique(pages.action_tiles, file, "the tile")
    need(len(tiles) == pages.components.action_tiles, file, f"there are {len(tiles)} action tiles.")
    known([row.kind for row in pages.action_tiles], kinds, file, "a tile")
    kind_of = {row.id: row.kind for row in pages.action_tiles}
    for layout in pages.action_layouts:
        where = f"the layout {layout.id!r} for {layout.players} players"
        known(list(layout.circles), tiles, file, where)
        total = sum(layout.circles.values())
        turns = pages.turns
        wanted = turns.cylinders_per_player * layout.players + turns.empty_circles_after_cycle
        need(total == wanted, file, f"{where} has {total} circles, not {wanted}.")
        used = {kind_of[tile] for tile in layout.circles}
        needed = set(kinds) - ({"alliance"} if layout.players == 2 else set())
        need(used == needed, file, f"{where} has the kinds {', '.join(sorted(used))}.")
    found = sorted((layout.id, layout.players) for layout in pages.action_layouts)
    layouts = next(option.values for option in pages.options if option.id == "action_layout")
    need(found == sorted((i, n) for i in layouts for n in PLAYERS), file, f"the layouts are {found}.")


def check_nation(pages: Pages, nation: NationRow) -> None:
    """GEN-5.1, 5.2 Three tiles; circle numbers that fill up to the maximum."""
    file = "nations.toml"
    tiles = unique(nation.tile, file, "the tile")
    where = f"nation {nation.id!r}"
    need([tile.position for tile in nation.tile] == list(POSITIONS), file, f"{where}: capital, left, right.")
    known([tile.terrain for tile in nation.tile], [t.id for t in pages.terrains], file, where)
    need(nation.tile[0].terrain in pages.movement.special.port_terrain, file, f"{where}: capital terrain.")
    unique(nation.circle, file, "the circle")
    known([circle.tile for circle in nation.circle], tiles, file, where)
    numbers = sorted(circle.number for circle in nation.circle)
    place = 1
    for number in sorted(set(numbers)):
        twins = numbers.count(number)
        need(number == place and twins <= 2, file, f"{where}: circle {number} where {place} should be.")
        place += 1 if number == numbers[-1] else twins
    need(place - 1 == nation.max_population, file, f"{where}: the circles hold {place - 1} population.")


def check_tiles(pages: Pages) -> None:
    """GEN-2.1 12 nation tiles and 12 neutral ones."""
    file = "neutral.toml"
    terrains = unique(pages.terrains, file, "the terrain")
    need(terrains == ["plain", "forest", "mountain", "sea"], file, "the terrains, from plain to sea.")
    unique(pages.neutral, file, "the tile")
    need(len(pages.neutral) == pages.components.neutral_tiles, file, f"{len(pages.neutral)} neutral tiles.")
    known([row.terrain for row in pages.neutral], terrains, file, "a tile")
    for row in pages.neutral:
        sea = row.terrain == "sea"
        need(sea or row.exchange is None, file, f"tile {row.id!r}: only sea tiles have an exchange.")
        need(not (sea and row.fortress), file, f"tile {row.id!r}: no fortress at sea.")
    nations = unique(pages.nations, "nations.toml", "the nation")
    need(
        sorted(nations) == sorted(pages.setup.player_order),
        "nations.toml",
        "the nations are those of player_order.",
    )
    count = sum(len(nation.tile) for nation in pages.nations)
    need(count == pages.components.nation_tiles, "nations.toml", f"there are {count} nation tiles.")
    colours = [nation.colour for nation in pages.nations]
    need(len(set(colours)) == len(colours), "nations.toml", "every nation has its own colour.")


def check_layout(pages: Pages, layout: LayoutRow) -> None:
    """GEN-3.4 to 3.7 Cells used once, capitals behind their fronts, nations apart, all connected."""
    file = "layouts.toml"
    where = f"the layout for {layout.players} players"
    need(len(layout.slot) == layout.players, file, f"{where} has {len(layout.slot)} slots.")
    unique(layout.slot, file, "the slot")
    unique(layout.cell, file, "the cell")
    neutral = [(cell.q, cell.r) for cell in layout.cell]
    corners = [cell.corner for cell in layout.cell]
    need(corners == sorted(corners, reverse=True) and any(corners), file, f"{where}: corners come first.")
    need(len(neutral) <= len(pages.neutral), file, f"{where} has {len(neutral)} neutral cells.")
    cells = neutral + [place for slot in layout.slot for place in (slot.capital, slot.left, slot.right)]
    for cell in cells:
        need(cells.count(cell) == 1, file, f"{where}: the cell {cell} is used twice.")
    for slot in layout.slot:
        own = (slot.capital, slot.left, slot.right)
        around = neighbours(slot.capital, cells)
        need(
            sorted(around) == sorted((slot.left, slot.right)),
            file,
            f"{where}, slot {slot.id!r}: the capital touches {around}.",
        )
        need(slot.left in neighbours(slot.right, cells), file, f"{where}, slot {slot.id!r}: the fronts.")
        for front in (slot.left, slot.right):
            apart = all(cell in neutral or cell in own for cell in neighbours(front, cells))
            need(apart, file, f"{where}, slot {slot.id!r} touches another nation.")
    reached = [cells[0]]
    for cell in reached:
        reached += [other for other in neighbours(cell, cells) if other not in reached]
    need(len(reached) == len(cells), file, f"{where} falls apart.")
    need(sorted(row.players for row in pages.layouts) == list(PLAYERS), file, "layouts for 2, 3, 4 players.")


def neighbours(cell: tuple[int, ...], cells: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """GEN-3.11 The hexes among these cells that touch this one."""
    around = [(cell[0] + q, cell[1] + r) for q, r in HEX]
    return [other for other in around if other in cells]


def check_abilities(pages: Pages) -> None:
    """GEN-6.14 Texts use exactly the parameters of their kind."""
    file = "abilities.toml"
    kinds = [row.kind for row in pages.abilities]
    irregular = irregular_kinds(pages)
    words = {word for allowed in WORDS.values() for word in allowed} | set(irregular)
    need(set(unique(pages.parameters, file, "the term")) == words, file, f"the terms are {sorted(words)}.")
    for row in pages.abilities:
        need(kinds.count(row.kind) == 1, file, f"the ability {row.kind!r} is there twice.")
        for text in (row.text_en, row.text_de):
            used = sorted(set(re.findall(r"{(\w+)}", text)))
            need(used == sorted(row.params), file, f"the ability {row.kind!r}: {text!r} uses {used}.")


def irregular_kinds(pages: Pages) -> list[str]:
    return [option.kind for card in pages.advanced_land for option in card.option]


def check_generals(pages: Pages) -> None:
    """GEN-6.8 Numbers, rivals and abilities."""
    file = "generals.toml"
    ids = unique(pages.generals, file, "the general")
    need(len(ids) == pages.components.general_cards, file, f"there are {len(ids)} generals.")
    rivals = {row.id: row.rival for row in pages.generals}
    params = {row.kind: row.params for row in pages.abilities}
    allowed = {**WORDS, "type": tuple(irregular_kinds(pages))}
    units = [row.id for row in pages.units]
    for row in pages.generals:
        where = f"general {row.id!r}"
        need(0 <= row.land <= 3 and 0 <= row.sea <= 3, file, f"{where}: numbers are 0 to 3.")
        need(not (row.christian and row.muslim), file, f"{where} has two faiths.")
        if row.rival:
            need(rivals.get(row.rival) == row.id, file, f"{where}: {row.rival!r} is no rival in return.")
        kind = row.ability.get("kind")
        need(kind in params, file, f"{where}: unknown ability {kind!r}.")
        given = sorted(name for name in row.ability if name != "kind")
        need(given == sorted(params[str(kind)]), file, f"{where}: the ability has the parameters {given}.")
        known(row.ability.get("units", []), units, file, where)
        for name, words in allowed.items():
            if name in row.ability:
                known([row.ability[name]], words, file, f"{where}, key {name!r},")


def check_game(pages: Pages) -> None:
    """GEN-1.7, 3.9, 12.11 Options, starting stock and the four paradigms."""
    file = "game.toml"
    eras = unique(pages.paradigms, file, "the paradigm")
    need([row.order for row in pages.paradigms] == [1, 2, 3, 4], file, "the paradigms are in order.")
    need(pages.setup.paradigm in eras, file, f"[setup]: paradigm {pages.setup.paradigm!r} is unknown.")
    known(list(pages.setup.units), [row.id for row in pages.units], file, "[setup], key 'units',")
    smallest = min(nation.max_population for nation in pages.nations)
    need(pages.setup.population <= smallest, file, "[setup]: more population than a nation can hold.")
    dealt = pages.setup.general_cards_dealt * len(pages.nations)
    need(dealt <= len(pages.generals), file, "[setup]: more generals are dealt than there are.")
    for option in pages.options:
        good = option.default in option.values or not option.values
        need(good, file, f"option {option.id!r}: the default {option.default!r} is no value.")
        same = len(option.labels_en) == len(option.labels_de) == len(option.values)
        need(same, file, f"option {option.id!r}: as many labels as values.")
    ids = unique(pages.options, file, "the option")
    for preset in pages.presets:
        known(list(preset.set), ids, file, f"preset {preset.id!r}")
    counts = pages.upgrade_reduction.either + pages.upgrade_reduction.both
    need(
        sorted(counts) == list(range(1, pages.battle.max_battle_count + 1)),
        file,
        "[upgrade_reduction] names every battle count once.",
    )
