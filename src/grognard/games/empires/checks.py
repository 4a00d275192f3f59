"""EMP-2 Components: what must hold between the values of the data files."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.components import Book, UnitRow
from grognard.kernel.data import need

SIDES: Final = ("north", "south")
EDGE_ENDS: Final = {
    "land": ("land", "land"),
    "mountain": ("land", "land"),
    "strait": ("land", "land"),
    "sea_lane": ("land", "land"),
    "coast": ("land", "sea"),
    "sea": ("sea", "sea"),
}
EFFECTS: Final = {
    "military_leader": ("one_card_out_of_sequence", "may_declare_ambush"),
    "engineer": ("fort_cost_2", "artillery_die_plus_1", "siege_tower_10", "keep_captured_fort"),
    "diplomat": ("annex_neutral_for_1", "remove_enemy_marker"),
    "merchant": ("income_plus_1", "placement_plus_1", "displace_die_plus_1"),
}
DIE: Final = [1, 2, 3, 4, 5, 6]


def check(book: Book) -> None:
    """Refuse the data unless everything fits together."""
    check_areas(book)
    check_edges(book)
    check_units(book)
    check_empire_decks(book)
    check_available_cards(book)
    check_combat(book)
    check_tables(book)
    check_revolts(book)
    check_options(book)


def check_areas(book: Book) -> None:
    """EMP-5.1 Provinces and sea areas, their sides, values and amphorae."""
    file, meta = "map.toml", book.map
    ids = [area.id for area in book.areas] + [place.id for place in book.scenery]
    need(len(set(ids)) == len(ids), file, "an area or scenery id stands there twice.")
    for names in ([a.name_en for a in book.areas], [a.name_de for a in book.areas]):
        need(len(set(names)) == len(names), file, "two areas have the same name.")
    land = [area for area in book.areas if area.kind == "land"]
    sea = [area for area in book.areas if area.kind == "sea"]
    need(len(land) == meta.expected_land, file, f"{len(land)} provinces, not {meta.expected_land}.")
    need(len(sea) == meta.expected_sea, file, f"{len(sea)} sea areas, not {meta.expected_sea}.")
    vp_land, vp_all = sum(a.vp for a in land), sum(a.vp for a in book.areas)
    need(vp_land == meta.expected_vp_land, file, f"provinces have {vp_land} VP, not {meta.expected_vp_land}.")
    need(vp_all == meta.expected_vp_total, file, f"all areas have {vp_all} VP, not {meta.expected_vp_total}.")
    for side, wanted in zip(SIDES, (meta.expected_amphorae_north, meta.expected_amphorae_south)):
        count = sum(area.amphora for area in book.areas if area.side == side)
        need(count == wanted, file, f"{count} amphorae in the {side}, not {wanted}.")
    for area in book.areas:
        need((area.side == "none") == (area.kind == "sea"), file, f"[[area]] {area.id!r}: key 'side'.")
        need(area.vp > 0, file, f"[[area]] {area.id!r}: key 'vp' must be positive.")
        need(not (area.kind == "sea" and area.amphora), file, f"[[area]] {area.id!r}: an amphora at sea.")
    points = [(a.lon, a.lat) for a in book.areas] + [(p.lon, p.lat) for p in book.scenery]
    need(len(set(points)) == len(points), file, "two label points coincide.")


def check_edges(book: Book) -> None:
    """EMP-5.2, EMP-5.3 Every edge once, between the right kinds of area; the map hangs together."""
    file = "map.toml"
    kinds: dict[str, str] = {area.id: area.kind for area in book.areas}
    near: dict[str, list[str]] = {area.id: [] for area in book.areas}
    for number, edge in enumerate(book.edges, 1):
        where = f"[[edge]] number {number} ({edge.a} - {edge.b})"
        for end in (edge.a, edge.b):
            need(end in kinds, file, f"{where}: there is no area {end!r}.")
        ends = sorted((kinds[edge.a], kinds[edge.b]))
        need(ends == sorted(EDGE_ENDS[edge.kind]), file, f"{where}: kind {edge.kind!r} does not fit.")
        need(edge.b not in near[edge.a] and edge.a != edge.b, file, f"{where}: stands there twice.")
        near[edge.a].append(edge.b)
        near[edge.b].append(edge.a)
    need(len(book.edges) == book.map.expected_edges, file, f"{len(book.edges)} edges.")
    found = [book.areas[0].id]
    for area in found:
        found += [other for other in near[area] if other not in found]
    missing = [area.id for area in book.areas if area.id not in found]
    need(not missing, file, f"{missing[:1]} cannot be reached from {found[0]!r}.")


def check_units(book: Book) -> None:
    """EMP-10.4, EMP-12.2, EMP-16.12 Unit types and special cards."""
    file = "cards.toml"
    ids = [unit.id for unit in book.units]
    need(len(set(ids)) == len(ids), file, "a [[unit_type]] stands there twice.")
    for unit in book.units:
        where = f"[[unit_type]] {unit.id!r}"
        need(not (unit.mounted and unit.siege), file, f"{where}: mounted units fight in no siege.")
        fights = unit.open_battle or unit.siege or unit.sea_slot != "none"
        need(fights == (unit.kind != "special"), file, f"{where}: only special cards never fight.")
        need((unit.speed == "none") == (unit.kind == "special"), file, f"{where}: key 'speed'.")
    special = [unit.id for unit in book.units if unit.kind == "special"]
    need([row.id for row in book.specials] == special, file, "[[special]] must list the special units.")
    for row in book.specials:
        need(row.effects == EFFECTS.get(row.id), file, f"[[special]] {row.id!r}: unknown effects.")


def check_empire_decks(book: Book) -> None:
    """EMP-2.4 Decks of equal size that can fight on land, in a siege and at sea."""
    file, units = "cards.toml", {unit.id: unit for unit in book.units}
    need(len(book.decks) == book.cards.empire_decks, file, f"{len(book.decks)} Empire decks.")
    decks = [deck.id for deck in book.decks]
    cards = [row.card for row in book.empire]
    need(len(set(cards)) == len(cards), file, "an [[empire_card]] stands there twice.")
    for row in book.empire:
        where = f"[[empire_card]] {row.card!r}"
        need(row.deck in decks, file, f"{where}: there is no deck {row.deck!r}.")
        need(row.unit in units, file, f"{where}: there is no unit {row.unit!r}.")
        need(row.card.startswith(row.deck.lower() + "-"), file, f"{where}: its id begins with its deck.")
        need(row.copies > 0, file, f"{where}: key 'copies' must be positive.")
        check_strength(book, units[row.unit], row.strength, where)
    for side in SIDES:
        count = sum(deck.side == side for deck in book.decks)
        need(count == book.players.max_starting_per_side, file, f"{count} Empire decks of the {side}.")
    for deck in book.decks:
        held = [units[row.unit] for row in book.empire if row.deck == deck.id for _ in range(row.copies)]
        where = f"[[empire_deck]] {deck.id!r}"
        need(len(held) == book.cards.empire_deck_size, file, f"{where}: {len(held)} cards.")
        need(all(unit.kind != "special" for unit in held), file, f"{where}: a special card in it.")
        in_open, in_siege = sum(unit.open_battle for unit in held), sum(unit.siege for unit in held)
        need(in_open >= book.battle.open_cards, file, f"{where}: too few cards for an open battle.")
        need(in_siege >= book.battle.siege_cards, file, f"{where}: too few cards for a siege.")


def check_available_cards(book: Book) -> None:
    """EMP-2.2, EMP-20.4 The Available Army deck and the number of cards in the box."""
    file, units, meta = "cards.toml", {unit.id: unit for unit in book.units}, book.cards
    ids = [row.card for row in book.available]
    need(len(set(ids)) == len(ids), file, "an [[available_card]] stands there twice.")
    for row in book.available:
        where = f"[[available_card]] {row.card!r}"
        need(row.unit in units, file, f"{where}: there is no unit {row.unit!r}.")
        need(row.copies > 0 and row.vp <= 0, file, f"{where}: keys 'copies' and 'vp'.")
        check_strength(book, units[row.unit], row.strength, where)
        unit = units[row.unit]
        suffix = f" {row.strength}" if unit.strength_kind == "fixed" else ""
        for name, of_unit in ((row.name_en, unit.name_en), (row.name_de, unit.name_de)):
            need(name == of_unit + suffix, file, f"{where}: named {name!r}, not {of_unit + suffix!r}.")
    size = sum(row.copies for row in book.available)
    need(size == meta.available_cards, file, f"{size} Available Army cards, not {meta.available_cards}.")
    need(0 < meta.display_size <= size, file, "[meta]: key 'display_size'.")
    total = meta.empire_decks * meta.empire_deck_size + meta.available_cards + meta.warehouse_cards
    need(total == meta.total_cards, file, f"{total} cards in the box, not {meta.total_cards}.")
    need(meta.warehouse_cards == book.players.max, file, "a warehouse card for every player.")


def check_strength(book: Book, unit: UnitRow, strength: int, where: str) -> None:
    """The strength printed on a card fits its kind of unit."""
    printed = {
        "fixed": strength > 0,
        "base_plus_die": strength == book.warband.base,
        "fixed_rule": strength == book.siege_tower.strength,
    }
    need(printed.get(unit.strength_kind, strength == 0), "cards.toml", f"{where}: strength {strength}.")


def check_combat(book: Book) -> None:
    """EMP-11 Every row names units and options that exist; Artillery has a result against everything."""
    file, units = "combat.toml", {unit.id: unit for unit in book.units}
    options = ["", *[row.id for row in book.options]]
    pairs = [(b.unit, b.versus) for b in book.bonuses] + [(d.a, d.b) for d in book.draws]
    pairs += [(row.unit, row.versus) for row in book.skirmish_modifiers]
    pairs += [(row.unit, row.versus) for row in book.automatic]
    for one, other in pairs:
        need(one in units and other in units, file, f"{one} against {other}: no such units.")
    for bonus in book.bonuses:
        where = f"[[strength_bonus]] {bonus.unit!r}"
        need(bonus.option in options, file, f"{where}: option {bonus.option!r}.")
    for row in book.skirmish:
        where = f"[[skirmish]] {row.unit!r}"
        need(0 <= row.block_min < row.kill_min <= max(DIE), file, f"{where}: block_min and kill_min.")
        need(0 <= row.block_min_option < row.kill_min, file, f"{where}: block_min_option.")
        need(row.block_option in options, file, f"{where}: option {row.block_option!r}.")
    skirmishers = [unit.id for unit in book.units if unit.kind == "skirmisher"]
    need([row.unit for row in book.skirmish] == skirmishers, file, "[[skirmish]] must list all skirmishers.")
    need(set(book.ambush.units) <= set(skirmishers), file, "[ambush]: key 'units' names skirmishers only.")
    targets = [unit for row in book.artillery_targets if row.mode == "open" for unit in row.versus]
    targets += [row.unit for row in book.automatic if row.versus == "artillery" and "open" in row.modes]
    fighters = [unit.id for unit in book.units if unit.open_battle]
    need(sorted(targets) == sorted(fighters), file, "Artillery needs one result against every unit.")
    for mode in ("siege", "sea"):
        rows = [row for row in book.artillery_targets if row.mode == mode]
        need([row.versus for row in rows] == [("any",)], file, f"[[artillery_target]] in the mode {mode}.")
    need(all(1 <= face <= max(DIE) for face in book.elephant.rampage_on), file, "[elephant]: no such die.")
    need(book.warband.dice == 1, file, "[warband]: a Warband rolls one die.")
    need(book.battle.blocks == book.supply.battle_blocks, file, "[battle]: blocks and supply differ.")
    need(book.battle.rout_blocks == book.battle.blocks, file, "[battle]: a rout takes all blocks.")


def check_tables(book: Book) -> None:
    """EMP-1.4, EMP-2.2, EMP-3.8 Tracks, players, pieces."""
    file, track, players, supply = "tables.toml", book.track, book.players, book.supply
    rounds = tuple(track.round_spaces - turn for turn in range(track.turns))
    need(track.rounds_per_turn == rounds, file, f"[track]: rounds_per_turn should be {list(rounds)}.")
    need(all(1 <= turn <= track.turns for turn in track.scoring_turns), file, "[track]: scoring_turns.")
    need(track.turns in track.scoring_turns, file, "[track]: the last turn must be scored.")
    need(players.min <= players.max <= 2 * players.max_starting_per_side, file, "[players]: no deck for all.")
    counts = [row.players for row in book.initial]
    wanted = list(range(players.min, players.max + 1))
    need(counts == wanted, file, f"[[initial_markers]] for {counts} players, not for {wanted}.")
    for row in book.initial:
        most = max(row.markers, row.summary_sheet)
        need(0 < most <= supply.control_per_player, file, f"[[initial_markers]] for {row.players} players.")
    pieces = supply.control_per_player + supply.trade_per_player
    wood = supply.colours * pieces + supply.fortifications + supply.battle_blocks
    wood += supply.first_player_pawn + supply.turn_round_markers
    need(wood == supply.total_wood, file, f"[supply]: {wood} wooden pieces, not {supply.total_wood}.")
    forts = players.max * supply.initial_fortifications_per_player
    need(supply.colours >= players.max, file, "[supply]: a colour for every player.")
    need(supply.initial_fortifications_per_player == 1, file, "[supply]: one fortification each (EMP-3.11).")
    need(supply.fortifications >= forts, file, "[supply]: enough fortifications for the setup.")
    need(book.house.revolt_ransom > 0 and book.house.restock_markers > 0, file, "[house]: positive numbers.")


def check_revolts(book: Book) -> None:
    """EMP-6.1 Two tables of six columns, every province of the side in one or two of them."""
    file, sides = "tables.toml", {area.id: area.side for area in book.areas}
    rolls = sorted(roll for table in book.revolt_tables for roll in table.rolls)
    need(rolls == DIE, file, f"[[revolt_table]]: the first die selects {rolls}.")
    listed: list[str] = []
    for table in book.revolt_tables:
        columns = [column for column in book.revolt_columns if column.table == table.id]
        need(sorted(column.roll for column in columns) == DIE, file, f"[[revolt_column]] of {table.id!r}.")
        for column in columns:
            where = f"[[revolt_column]] {table.id} {column.roll}"
            need(len(set(column.provinces)) == len(column.provinces), file, f"{where}: a province twice.")
            for province in column.provinces:
                side = sides.get(province)
                need(side == table.id, file, f"{where}: {province!r} is no province of the {table.id}.")
            listed += column.provinces
    for area in book.areas:
        count = listed.count(area.id)
        need(area.kind == "sea" or 1 <= count <= 2, file, f"{area.id!r} stands in {count} revolt columns.")


def check_options(book: Book) -> None:
    """EMP-1.6, EMP-1.7 Options have labels for their values; presets name options that exist."""
    file, allowed = "options.toml", {row.id: row.values for row in book.options}
    need(len(allowed) == len(book.options), file, "an [[option]] stands there twice.")
    for row in book.options:
        where = f"[[option]] {row.id!r}"
        labels = len(row.labels_en) == len(row.labels_de) == len(row.values)
        need(labels and len(set(row.values)) == len(row.values), file, f"{where}: values and labels.")
        need(row.default == row.values[0], file, f"{where}: the default is the first value.")
    three = next(row for row in book.initial if row.players == book.players.min)
    wanted = (str(three.markers), str(three.summary_sheet))
    need(allowed.get("initial_markers_3p") == wanted, file, f"[[option]] 'initial_markers_3p': {wanted}.")
    for preset in book.presets:
        for item in preset.set:
            key, _, value = item.partition("=")
            need(value in allowed.get(key, ()), file, f"[[preset]] {preset.id!r}: {item!r} is no option.")
