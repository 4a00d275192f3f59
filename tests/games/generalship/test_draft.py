"""GEN-9 Draft and upgrade."""

from __future__ import annotations

import pytest

from grognard.games.generalship.book import KIND_OF, UNITS
from grognard.games.generalship.draft import draft_action, draftable, pieces_left, ports
from grognard.games.generalship.population import population
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    ally,
    command,
    own,
    people,
    peopled,
    play,
    position,
    put,
    stack,
    technologies,
    told,
)


def units(s, seat: int) -> list[str]:
    return [UNITS[kind].id for kind in draftable(s, seat)]


def rich(nations: str = "austria france", **more: str):
    s = position(nations, **more)
    s.food = [20] * s.players
    s.metal = [20] * s.players
    return s


@rule("GEN-9.2")
@pytest.mark.parametrize(("count", "food"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_wx_07_light_infantry_cost(count, food):
    s = rich()
    play(draft_action(s, 0), *["draft:light_infantry"] * count, "done")
    assert s.food[0] == 20 - food and population(s, 0) == 5 - count


@rule("GEN-9.2", "GEN-6.14")
@pytest.mark.parametrize(("count", "food"), [(1, 1), (3, 1), (4, 2)])
def test_wx_07_the_army_reform_of_marius(count, food):
    s = rich()
    command(s, 0, "marius")
    play(draft_action(s, 0), *["draft:light_infantry"] * count, "done")
    assert s.food[0] == 20 - food


@rule("GEN-9.2")
def test_every_unit_costs_a_population_and_its_food_and_metal():
    s = rich()
    technologies(s, "metallurgy stirrup gunpowder")
    for unit, food, metal in (("archers", 1, 0), ("heavy_infantry", 1, 1), ("artillery", 3, 1)):
        before = (s.food[0], s.metal[0], population(s, 0))
        play(draft_action(s, 0), f"draft:{unit}", "done")
        assert (s.food[0], s.metal[0], population(s, 0)) == (
            before[0] - food,
            before[1] - metal,
            before[2] - 1,
        )


@rule("GEN-9.3")
def test_units_available_from_the_start():
    s = rich("austria england", touching="england-left/n01")
    assert units(s, 1) == ["light_infantry", "archers", "light_cavalry", "galley"]


@rule("GEN-9.4")
def test_wx_06_drafting_population():
    s = rich("england france")
    people(s, 1, "f1 f2 f3 f4 f5 f6m f6f")
    put(s, 0, "france-left", "LI")
    game = play(draft_action(s, 1), *["draft:archers"] * 3)
    assert game.over and peopled(s, 1) == "f4 f5 f6m f6f", "no active population is left"

    s = rich("england france austria")
    people(s, 1, "f1 f2 f3 f4 f5 f6m f6f")
    put(s, 0, "france-left", "LI")
    ally(s, 0, 1)
    play(draft_action(s, 1), *["draft:archers"] * 3, "done")
    assert peopled(s, 1) == "f1 f2 f3 f4"


@rule("GEN-9.4")
def test_of_twins_the_one_listed_last_is_spent_first():
    s = rich()
    people(s, 1, "f1 f2 f3 f4 f5 f6m f6f")
    play(draft_action(s, 1), "draft:archers", "done")
    assert peopled(s, 1) == "f1 f2 f3 f4 f5 f6m"


@rule("GEN-9.5", "GEN-2.2")
def test_a_type_without_a_piece_in_the_supply_cannot_be_drafted():
    s = rich()
    put(s, 1, "france-capital", "30AR")
    assert pieces_left(s)[KIND_OF["archers"]] == 0 and "archers" not in units(s, 0)


@rule("GEN-2.2", "GEN-9.9")
def test_a_type_without_a_piece_in_the_supply_cannot_be_upgraded_into():
    s = rich()
    technologies(s, "metallurgy")
    s.battles[0] = 5
    put(s, 0, "austria-capital", "LI")
    assert "upgrade" in play(draft_action(s, 0)).offered()
    put(s, 1, "france-capital", "30HI")
    assert "upgrade" not in play(draft_action(s, 0)).offered()


@rule("GEN-9.6")
def test_regiments_are_placed_in_the_capital_unless_enemies_occupy_it():
    s = rich("austria france england")
    play(draft_action(s, 0), "draft:light_cavalry", "done")
    assert stack(s, 0, "austria-capital") == "LC"
    s.stacks[0] = {}
    put(s, 1, "austria-capital", "LI")
    assert units(s, 0) == []
    ally(s, 0, 1)
    play(draft_action(s, 0), "draft:archers", "done")
    assert stack(s, 0, "austria-capital") == "AR" and stack(s, 1, "austria-capital") == "LI"


@rule("GEN-9.7")
def test_squadrons_are_placed_on_owned_plain_or_forest_beside_the_sea():
    s = rich("austria england", touching="england-left/n10 n01/n10 n08/n10 n02/n10 n03/n04")
    own(s, 1, "n01", "n08", "n03")
    names = [tile for tile in TILE_OF if TILE_OF[tile] in ports(s, 1)]
    assert names == ["england-capital", "england-left", "n01"]
    game = play(draft_action(s, 1), "draft:galley")
    assert game.asks(1, "squadron_port", [*names, "cancel"])
    game.pick("n01", "done")
    assert stack(s, 1, "n01") == "GY"


@rule("GEN-9.7")
def test_a_port_must_be_free_of_units_of_others_and_without_port_no_squadron_is_drafted():
    s = rich("austria england france", touching="england-left/n10")
    put(s, 0, "england-left", "LI")
    ally(s, 0, 1)
    assert [tile for tile in TILE_OF if TILE_OF[tile] in ports(s, 1)] == ["england-capital"]
    assert "galley" not in units(s, 2)


@rule("GEN-9.8", "GEN-21.1")
def test_drafted_units_are_shown_to_all():
    s = rich()
    play(draft_action(s, 0), "draft:archers", "done")
    assert [event.audience for event in s.journal.events if event.told.key == "drafted"] == [-1]
    assert s.shown[0][KIND_OF["archers"]] == 1


@rule("GEN-9.1")
def test_a_unit_drafted_in_this_turn_may_not_be_upgraded_in_it():
    s = rich()
    technologies(s, "metallurgy")
    s.battles[0] = 3
    game = play(draft_action(s, 0), "draft:light_infantry")
    assert "upgrade" not in game.offered()
    put(s, 0, "austria-left", "LI")
    game = play(draft_action(s, 0), "upgrade")
    assert game.asks(0, "upgrade_tile", ["austria-left", "cancel"])


@rule("GEN-9.9", "GEN-9.16")
@pytest.mark.parametrize(
    ("old", "lines"),
    [
        ("LI", ["light_infantry>heavy_infantry", "light_infantry>muskets"]),
        ("HI", ["heavy_infantry>muskets"]),
        ("AR", ["archers>artillery"]),
        ("LC", ["light_cavalry>heavy_cavalry"]),
        ("GY", ["galley>galleon"]),
    ],
)
def test_upgrade_lines(old, lines):
    s = rich()
    technologies(s, "metallurgy stirrup sea_navigation gunpowder")
    s.battles[0] = 5
    put(s, 0, "austria-left", old)
    game = play(draft_action(s, 0), "upgrade", "austria-left")
    assert game.asks(0, "upgrade_line", [*lines, "cancel"])
    game.pick(lines[0], "done")
    assert population(s, 0) == 5 and stack(s, 0, "austria-left") != old


@rule("GEN-9.9")
def test_the_technology_of_the_new_type_must_be_developed():
    s = rich()
    s.battles[0] = 5
    put(s, 0, "austria-left", "LI LC")
    assert "upgrade" not in play(draft_action(s, 0)).offered()
    technologies(s, "stirrup")
    game = play(draft_action(s, 0), "upgrade", "austria-left")
    assert game.offered() == ["light_cavalry>heavy_cavalry", "cancel"]


def upgraded(count: int, old: str, new: str, *answers: str, general: str = ""):
    """Upgrade one unit with this battle count out of 5 food and 5 metal; returns what was paid."""
    s = position()
    technologies(s, "metallurgy stirrup sea_navigation gunpowder")
    s.battles[0], s.food[0], s.metal[0] = count, 5, 5
    if general:
        command(s, 0, general)
    put(s, 0, "austria-left", old)
    line = f"{UNITS[['LI', 'HI', 'MU', 'AR', 'AT', 'LC', 'HC', 'GY', 'GN'].index(old)].id}>{new}"
    game = play(draft_action(s, 0), "upgrade", "austria-left", line, *answers)
    return (5 - s.food[0], 5 - s.metal[0], s.battles[0]), game


@rule("GEN-9.10", "GEN-9.11", "GEN-9.12")
@pytest.mark.parametrize(
    ("count", "old", "new", "answers", "paid"),
    [
        (1, "LI", "heavy_infantry", [], (0, 0, 0)),
        (2, "LI", "muskets", ["food"], (0, 1, 1)),
        (2, "LI", "muskets", ["metal"], (1, 0, 1)),
        (4, "LI", "muskets", [], (0, 0, 3)),
        (3, "AR", "artillery", [], (1, 0, 2)),
        (1, "AR", "artillery", ["food"], (1, 1, 0)),
        (1, "AR", "artillery", ["metal"], (2, 0, 0)),
        (5, "LC", "heavy_cavalry", [], (0, 0, 4)),
        (5, "GY", "galleon", [], (0, 0, 4)),
        (2, "HI", "muskets", [], (0, 0, 1)),
    ],
)
def test_wx_08_upgrades(count, old, new, answers, paid):
    assert upgraded(count, old, new, *answers)[0] == paid


@rule("GEN-9.14")
def test_wx_08_two_steps_in_one_action():
    s = position()
    technologies(s, "metallurgy gunpowder")
    s.battles[0], s.food[0], s.metal[0] = 2, 0, 0
    put(s, 0, "austria-left", "LI")
    steps = ("upgrade", "austria-left")
    game = play(draft_action(s, 0), *steps, "light_infantry>heavy_infantry", *steps, "heavy_infantry>muskets")
    assert stack(s, 0, "austria-left") == "MU" and s.battles[0] == 0
    assert game.over, "without battle count and food nothing more can be done"


@rule("GEN-9.10")
def test_without_battle_count_nothing_is_upgraded():
    s = rich()
    technologies(s, "metallurgy")
    put(s, 0, "austria-left", "LI")
    assert "upgrade" not in play(draft_action(s, 0)).offered()


@rule("GEN-9.12")
def test_only_payable_reductions_are_offered():
    s = position()
    technologies(s, "gunpowder")
    s.battles[0], s.food[0], s.metal[0] = 1, 0, 1
    put(s, 0, "austria-left", "LI")
    game = play(draft_action(s, 0), "upgrade", "austria-left", "light_infantry>muskets")
    assert game.asks(0, "upgrade_reduction", ["food"])


@rule("GEN-9.13", "GEN-6.14")
def test_the_drill_of_gonzalo_comes_after_the_reduction():
    assert upgraded(1, "AR", "artillery", "food", general="gonzalo")[0] == (0, 1, 0)
    assert upgraded(1, "LI", "heavy_infantry", general="gonzalo")[0] == (0, 0, 0)


@rule("GEN-6.14", "GEN-9.2")
@pytest.mark.parametrize(
    ("general", "unit", "food", "metal"),
    [
        ("philippos-ii", "heavy_infantry", 1, 0),
        ("philippos-ii", "archers", 1, 0),
        ("agrippa", "galley", 1, 0),
        ("agrippa", "galleon", 2, 1),
        ("abd-ar-rahman", "light_cavalry", 1, 0),
        ("nikephoros-ii", "heavy_cavalry", 2, 1),
    ],
)
def test_arsenals_make_drafting_cheaper(general, unit, food, metal):
    s = rich("england france")
    technologies(s, "metallurgy stirrup sea_navigation")
    command(s, 0, general)
    port = ("england-capital",) if unit in ("galley", "galleon") else ()
    s.near[TILE_OF["england-left"]] = [TILE_OF["england-capital"]]
    play(draft_action(s, 0), f"draft:{unit}", *port)
    assert (20 - s.food[0], 20 - s.metal[0]) == (food, metal)


@rule("GEN-9.15")
def test_upgrades_are_shown_or_only_tile_and_payment_are_told():
    s = rich()
    technologies(s, "metallurgy")
    s.battles[0] = 1
    put(s, 0, "austria-left", "LI")
    play(draft_action(s, 0), "upgrade", "austria-left", "light_infantry>heavy_infantry", "done")
    assert len(told(s, "upgraded")) == 1 and told(s, "upgraded_unseen") == []

    s = rich(upgrade_shown="false")
    technologies(s, "metallurgy")
    s.battles[0] = 1
    put(s, 0, "austria-left", "LI")
    play(draft_action(s, 0), "upgrade", "austria-left", "light_infantry>heavy_infantry", "done")
    assert told(s, "upgraded") == [] and told(s, "upgraded_unseen")[0][2:] == (0, 0)


@rule("GEN-9.17")
def test_an_unseen_upgrade_of_cavalry_is_known_by_its_disc():
    s = rich(upgrade_shown="false")
    technologies(s, "stirrup")
    s.battles[0] = 1
    put(s, 0, "austria-left", "LI LC")
    play(draft_action(s, 0), "upgrade", "austria-left", "light_cavalry>heavy_cavalry", "metal")
    assert s.shown[0][KIND_OF["heavy_cavalry"]] == 1 and s.unshown[0] == 0


@rule("GEN-18.5")
def test_cancel_returns_without_effect_and_is_offered_twenty_times():
    s = rich()
    technologies(s, "metallurgy")
    s.battles[0] = 1
    put(s, 0, "austria-left", "LI")
    game = play(draft_action(s, 0))
    for _ in range(10):
        game.pick("upgrade", "cancel", "upgrade", "austria-left", "cancel")
    assert s.battles[0] == 1 and stack(s, 0, "austria-left") == "LI"
    game.pick("upgrade")
    assert game.offered() == ["austria-left"]
