"""SCH-6.1, 6.3 to 6.6 Movement on land: orders, reveal, special move, retreat, attrition, terrain."""

from __future__ import annotations

import pytest

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.movement import declare_marches, move, retreat, special_move
from grognard.games.scharz.orders import write_orders
from grognard.games.scharz.relocation import relocate
from grognard.games.scharz.reveal import lock_fields
from grognard.games.scharz.rights import (
    FREE,
    MOVE,
    NO_RIGHT,
    RETREAT,
    SECOND_PASS,
    SPECIAL_MOVE,
    fleet_size,
    land_destinations,
    right_of,
)
from grognard.games.scharz.routes import harbour_steps, land_steps, movement_steps
from grognard.games.scharz.state import (
    ABOARD,
    BORDER,
    FREED,
    INSIDE,
    MOVED,
    SPECIAL,
    SPENT,
    STOPPED,
    ScharzState,
    own_units_at,
    units_of,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import CAVALRY, CORSAIR
from grognard.games.scharz.terms import field_terms
from grognard.games.scharz.terrain import attrition, cut_off_units, mountain_rolls
from grognard.games.scharz.turn import steps_of
from grognard.testing import Run, rule
from tests.games.scharz.combat_position import P1, P2, P3, at, field, inside, position, run, told, truce


def names(s: ScharzState, fields: list[int]) -> list[str]:
    from grognard.games.scharz.terms import TERMS

    return [TERMS.word(term) for term in field_terms(s, fields)]


def on_border(s: ScharzState, a: str, b: str) -> int:
    return BORDER + s.board.edge_between(field(s, a), field(s, b))


def done(game: Run) -> Run:
    """Everybody who is still asked for orders is done."""
    while not game.over and game.question().ask.key in ("order_from", "order_load", "unload_piece"):
        game.pick("done")
    return game


# -- orders ----------


@rule("SCH-6.1", "SCH-6.70", "SCH-17.2", "SCH-17.3")
def test_orders_are_secret_until_the_last_player_is_done_and_then_carried_out():
    from grognard.games.scharz import GAME

    s = position("latium: P1 3 light", "campania: P2 2 light")
    game = run(move(s)).pick("latium", "2", "pomptina", "done", player=P1)
    assert at(s, "latium") == "P1 3 light" and not told(s, "ordered")
    assert GAME.hide(s, P2).orders[P1] == [] and len(s.orders[P1]) == 1
    game.pick("campania", "1", "pomptina", "done", player=P2)
    assert at(s, "pomptina") == "P1 2 light, P2 1 light", "legal at the start, so it is carried out"
    assert len(told(s, "ordered")) == 2


@rule("SCH-6.1", "SCH-17.2")
@pytest.mark.parametrize("first", [P1, P2])
def test_the_order_in_which_players_answer_changes_nothing(first: int):
    s = position(
        "latium: P1 3 light, P1 village", "samnium: P2 2 light, P2 village", "pomptina: P1 cavalry", dice=[2]
    )
    answers = {
        P1: ["latium", "2", "samnium", "pomptina", "samnium", "done"],
        P2: ["samnium", "1", "latium", "done"],
    }
    game = run(move(s))
    for p in (first, 1 - first):
        game.pick(*answers[p], player=p)
    assert game.over
    assert s.place[:3].count(on_border(s, "latium", "samnium")) == 2
    assert s.place[20:22].count(on_border(s, "latium", "samnium")) == 1
    assert at(s, "samnium") == "P1 1 cavalry, P2 1 light"


@rule("SCH-16.2", "SCH-16.5")
def test_clear_takes_all_orders_back_and_cancel_the_present_one():
    s = position("latium: P1 2 light", "boia: P1 light")
    game = run(write_orders(s, P1, MOVE), "latium", "1", "sabina", "latium", "cancel")
    assert len(s.orders[P1]) == 1
    game.pick("clear")
    assert not s.orders[P1] and "latium" in game.offered()
    game.pick("done")
    assert game.over


@rule("SCH-16.3")
def test_sixty_sequences_of_orders_are_the_most():
    s = position("latium: P1 2 light")
    game = run(write_orders(s, P1, MOVE))
    for _ in range(60):
        game.pick("latium", "cancel")
    assert game.over


@rule("SCH-6.2")
def test_a_unit_moves_one_field_per_round_and_is_then_spent():
    s = position("latium: P1 2 light", "sabina: P1 village")
    done(run(move(s)).pick("latium", "1", "pomptina"))
    assert [bool(s.flags[u] & SPENT) for u in (0, 1)] == [True, False]
    assert right_of(s, 0, RETREAT) == NO_RIGHT and right_of(s, 1, RETREAT) != NO_RIGHT


@rule("SCH-6.3")
def test_land_units_step_over_land_river_and_open_straits():
    s = position("rhegium: P1 light", "insubria: P1 light")
    assert names(s, land_steps(s, P1, field(s, "rhegium"))) == ["bruttium", "messana"]
    assert "boia" in names(s, land_steps(s, P1, field(s, "insubria")))
    s = position("rhegium: P1 light", "mare-ionium: P2 transport", "mare-tyrrhenum-south: P2 transport")
    assert names(s, land_steps(s, P1, field(s, "rhegium"))) == ["bruttium"]
    truce(s, P1, P2)
    assert "messana" in names(s, land_steps(s, P1, field(s, "rhegium")))


@rule("SCH-6.4", "SCH-7.11")
def test_unblocked_harbours_of_the_coalition_count_as_adjacent():
    s = position("latium: P1 village, P1 harbour, P1 2 light", "carthago: P1 village, P1 harbour")
    assert names(s, harbour_steps(s, P1, field(s, "latium"))) == ["carthago"]
    game = done(run(move(s)).pick("latium", "1", "carthago"))
    assert game.over and at(s, "carthago") == "P1 1 light" and s.flags[0] & SPENT
    s = position("latium: P1 village, P1 harbour", "carthago: P2 village, P2 harbour")
    assert not harbour_steps(s, P1, field(s, "latium"))


@rule("SCH-6.5", "SCH-14.22")
def test_a_truce_partners_field_needs_permission():
    s = position("latium: P1 light", "sabina: P2 village", "samnium: P2 light")
    assert {"sabina", "samnium"} <= set(names(s, land_steps(s, P1, field(s, "latium"))))
    truce(s, P1, P2)
    assert not {"sabina", "samnium"} & set(names(s, land_steps(s, P1, field(s, "latium"))))
    s.passage[P1] = 1 << P2
    assert {"sabina", "samnium"} <= set(names(s, land_steps(s, P1, field(s, "latium"))))


@rule("SCH-6.6", "SCH-8.10")
def test_besieged_units_stay_and_may_step_when_the_besiegers_leave():
    s = position("latium: P1 village, P1 2 light inside, P2 light")
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert right_of(s, 0, MOVE) == NO_RIGHT
    done(run(move(s)).pick("latium", "sabina", player=P2))
    assert at(s, "latium") == "P1 2 light" and s.flags[0] & FREED
    s.part = 0
    game = run(special_move(s)).pick("latium", "1", "samnium")
    done(game)
    assert at(s, "samnium") == "P1 1 light" and s.flags[0] & SPENT and not s.flags[0] & SPECIAL


@rule("SCH-6.6")
def test_without_a_special_move_freed_units_step_in_the_retreat():
    s = position("latium: P1 village, P1 light inside, P2 light", options={"special_move": "off"})
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    done(run(move(s)).pick("latium", "sabina", player=P2))
    s.part = 0
    done(run(retreat(s)).pick("latium", "samnium"))
    assert at(s, "samnium") == "P1 1 light"


@rule("SCH-6.7", "SCH-12.12")
def test_the_last_worker_who_leaves_loses_the_site():
    s = position("latium: P1 2 light working, P1 site:village", "sabina: P1 village")
    done(run(move(s)).pick("latium", "1", "samnium"))
    assert s.site[field(s, "latium")] >= 0 and s.coins[P1] == 0
    s = position("latium: P1 2 light working, P1 site:village", "sabina: P1 village")
    done(run(move(s)).pick("latium", "2", "samnium"))
    assert s.site[field(s, "latium")] == -1 and s.coins[P1] == 1 and at(s, "samnium") == "P1 2 light"


@rule("SCH-6.8")
def test_corsairs_never_move():
    s = position("mare-ionium: P1 corsair", mode="expert")
    assert s.kind[0] == CORSAIR and right_of(s, 0, MOVE) == NO_RIGHT
    assert run(move(s)).over


@rule("SCH-6.76")
def test_units_inside_a_settlement_that_is_not_encircled_may_move():
    s = position("samnium: P1 village, P1 light inside, P2 light")
    done(run(move(s)).pick("in:samnium", "campania", player=P1))
    assert at(s, "campania") == "P1 1 light" and not inside(s, "samnium")


# -- reveal ----------


@rule("SCH-6.22", "SCH-6.23")
def test_enemies_who_cross_stop_on_the_border_and_friends_pass():
    s = position("latium: P1 3 light", "samnium: P2 2 light, P2 2 heavy", players=3)
    game = run(move(s)).pick("latium", "2", "samnium", player=P1)
    game.pick("samnium", "light", "2", "latium", player=P2)
    done(game)
    border = on_border(s, "latium", "samnium")
    assert s.place.count(border) == 4 and at(s, "latium") == "P1 1 light" and at(s, "samnium") == "P2 2 heavy"
    assert all(right_of(s, u, SPECIAL_MOVE) == NO_RIGHT for u, place in enumerate(s.place) if place == border)

    s = position("latium: P1 light", "samnium: P2 light")
    truce(s, P1, P2)
    s.passage = [1 << P2, 1 << P1]
    done(run(move(s)).pick("latium", "samnium", player=P1).pick("samnium", "latium", player=P2))
    assert at(s, "latium") == "P2 1 light" and at(s, "samnium") == "P1 1 light"


@rule("SCH-6.22")
def test_only_those_who_meet_an_enemy_stop():
    # P3 is at truce with P1, so it passes while P1 and P2 stop.
    s = position("latium: P1 light", "samnium: P2 light, P3 light", players=3)
    truce(s, P3, P1)
    s.passage = [1 << P3, 0, 1 << P1]
    game = run(move(s)).pick("latium", "samnium", player=P1)
    game.pick("samnium", "latium", player=P2).pick("samnium", "latium", player=P3)
    done(game)
    assert s.place[0] == s.place[20] == on_border(s, "latium", "samnium")
    assert at(s, "latium") == "P3 1 light"


@rule("SCH-6.24", "SCH-7.14", "SCH-7.2")
def test_hostile_units_in_one_field_wait_for_the_combat_phase_locked():
    s = position("latium: P1 2 light", "campania: P2 2 light")
    game = (
        run(move(s)).pick("latium", "2", "pomptina", player=P1).pick("campania", "2", "pomptina", player=P2)
    )
    done(game)
    f = field(s, "pomptina")
    assert s.control[f] == -1 and s.locked == [1 << f, 1 << f]
    assert all(right_of(s, u, sub) == NO_RIGHT for u in (0, 20) for sub in (SPECIAL_MOVE, RETREAT))


# -- special move ----------


@rule("SCH-6.40", "SCH-6.41", "SCH-6.43", "SCH-5.32")
def test_a_forced_march_lets_every_unit_step_again():
    s = position("latium: P1 light, P1 village", "boia: P2 light", prestige={P1: 15, P2: 14})
    s.flags[0] = SPENT
    game = run(special_move(s))
    assert game.asks(P1, "forced_march") and game.asks(P2, "forced_march")
    game.pick("yes", player=P1)
    assert s.prestige[P1] == 15, "secret until all have declared"
    game.pick("no", player=P2)
    assert s.prestige == [1, 14] and not game.asks(P2, "order_from")
    done(game.pick("latium", "sabina", player=P1))
    assert at(s, "sabina") == "P1 1 light"
    assert s.flags[0] & SPECIAL and right_of(s, 0, SPECIAL_MOVE) == NO_RIGHT


@rule("SCH-6.41")
def test_cavalry_and_the_best_commander_are_always_entitled():
    s = position("latium: P1 cavalry, P1 light", mode="expert")
    assert right_of(s, 0, SPECIAL_MOVE) == FREE and right_of(s, 1, SPECIAL_MOVE) == NO_RIGHT
    s.commander[P1] = 4
    assert right_of(s, 1, SPECIAL_MOVE) == FREE


@rule("SCH-6.41", "SCH-6.42")
def test_ten_units_of_a_type_march_as_a_body():
    s = position("latium: P1 11 light, P1 9 heavy")
    game = run(special_move(s), "latium")
    assert game.asks(P1, "order_count"), "only the light infantry is an army"
    game.pick("4", "sabina", "latium", "2")
    assert "light" not in game.offered() and at(s, "latium").startswith("P1 11")
    done(game)
    assert at(s, "sabina") == "P1 6 light", "the second order could only go to the same field"


@rule("SCH-6.42")
def test_units_that_came_by_a_special_move_do_not_make_an_army():
    s = position("latium: P1 10 light")
    for u in range(5):
        s.flags[u] = SPECIAL
    assert right_of(s, 9, SPECIAL_MOVE) == NO_RIGHT


@rule("SCH-6.77", "SCH-6.42")
def test_a_ship_that_stays_does_not_hold_its_fleet():
    s = position("mare-ionium: P1 3 warship, P1 transport", "rhegium: P1 cavalry")
    game = run(special_move(s), "mare-ionium", "transport", "stay", "cavalry@rhegium", "mare-ionium", "3")
    done(game.pick("mare-melitense"))
    assert at(s, "mare-melitense") == "P1 3 warship" and s.place[4] == ABOARD + 3


@rule("SCH-6.77", "SCH-6.42")
def test_units_that_land_in_the_special_move_have_made_theirs():
    s = position("sinus-tarentinus: P1 4 transport+light", "rhegium: P1 9 light")
    game = run(special_move(s), "sinus-tarentinus", "mare-ionium", "light", "rhegium")
    done(game)
    landed = own_units_at(s, P1, field(s, "rhegium"))
    assert len(landed) == 10 and sum(bool(s.flags[u] & SPECIAL) for u in landed) == 1
    s.released[P1] = 1 << field(s, "rhegium")
    assert all(right_of(s, u, SECOND_PASS) == NO_RIGHT for u in landed), "nine are no army"


@rule("SCH-6.41", "SCH-3.3")
def test_four_ships_are_a_fleet_three_of_seafarers():
    s = position("mare-ionium: P1 3 warship", mode="expert", options={"map": "italia"})
    assert right_of(s, 0, SPECIAL_MOVE) == NO_RIGHT
    s.faction[P1] = [f.id for f in BOOK.factions].index("phoenicians")
    assert fleet_size(s, P1) == 3 and right_of(s, 0, SPECIAL_MOVE) != NO_RIGHT
    s = position("mare-ionium: P1 4 warship")
    game = run(special_move(s), "mare-ionium", "2", "mare-melitense", "mare-ionium", "1")
    done(game)
    assert at(s, "mare-melitense") == "P1 3 warship"


@rule("SCH-6.40")
def test_units_set_free_have_a_second_pass():
    s = position("latium: P1 cavalry", "boia: P2 village, P2 light", dice=[])
    s.place[20] = field(s, "latium")
    update_status(s)
    lock_fields(s)
    s.kind[20] = CAVALRY
    # P2's cavalry cannot leave either: both are locked.
    assert right_of(s, 0, SPECIAL_MOVE) == right_of(s, 20, SPECIAL_MOVE) == NO_RIGHT
    # If the enemy vanishes in the first pass the field is set free for the second.
    s.part = 2
    s.place[20] = field(s, "picenum")
    game = run(special_move(s))
    assert game.asks(P1, "order_from") and s.released[P1] == 1 << field(s, "latium")
    done(game.pick("latium", "etruria-south"))
    assert at(s, "etruria-south") == "P1 1 cavalry"


@rule("SCH-6.44")
def test_harbour_transport_takes_four_pieces_out_of_a_harbour():
    s = position(
        "latium: P1 village, P1 harbour, P1 5 light, P1 2 sheep",
        "carthago: P1 village, P1 harbour",
        "syracusae: P1 village, P1 harbour",
    )
    game = run(special_move(s), "latium", "light", "3", "carthago")
    game.pick("latium", "sheep", "1")
    assert sorted(game.offered()) == ["cancel", "carthago", "syracusae"]
    game.pick("syracusae")
    assert "latium" not in game.offered(), "four pieces have left"
    game.pick("done")
    while not game.over:
        game.pick("done")
    assert at(s, "carthago") == "P1 3 light" and s.lift_out[field(s, "latium")] == 4
    assert INSIDE + field(s, "syracusae") in s.herd_place
    assert not any(s.flags[u] & SPENT for u in range(3)) and s.flags[0] & SPECIAL


@rule("SCH-6.45", "SCH-7.14")
def test_a_field_with_an_encircled_settlement_may_be_entered():
    s = position("latium: P2 village, P2 light inside, P1 2 light", "sabina: P1 cavalry, P1 village")
    s.encircled[field(s, "latium")] = P1
    update_status(s)
    lock_fields(s)
    assert not s.locked[P1], "the besieger is not locked"
    assert s.locked[P2] >> field(s, "latium") & 1
    done(run(special_move(s)).pick("sabina", "latium"))
    assert at(s, "latium") == "P1 2 light, P1 1 cavalry"


@rule("SCH-6.46")
def test_herds_and_goods_are_relocated_within_a_network():
    s = position(
        "latium: P1 village, P1 4 stored, P1 sheep",
        "samnium: P1 village",
        "boia: P1 village",
    )
    game = run(relocate(s))
    assert game.asks(P1, "relocate_item", ["grain@latium", "sheep@on:latium", "done"])
    game.pick("sheep@on:latium")
    assert sorted(game.offered()) == ["cancel", "in:latium", "in:samnium", "on:samnium"]
    game.pick("in:samnium", "grain@latium", "3")
    assert s.grain[field(s, "samnium")] == 3 and s.grain[field(s, "latium")] == 1
    assert game.asks(P1, "relocate_item")


@rule("SCH-6.47")
def test_without_the_option_there_is_no_special_move():
    s = position(mode="quick")
    assert all("special_move" not in steps_of(s.opt, season) for season in range(4))


# -- retreat ----------


@rule("SCH-6.50", "SCH-6.51", "SCH-6.54")
def test_unspent_units_fall_back_to_a_settlement_that_is_not_locked():
    s = position("latium: P1 2 light", "sabina: P1 village", "samnium: P1 village, P2 light")
    lock_fields(s)
    assert names(s, land_destinations(s, 0, 0, RETREAT)) == ["sabina"]
    s.flags[1] = SPENT
    game = run(retreat(s), "latium")
    done(game)
    assert at(s, "sabina") == "P1 1 light" and at(s, "latium") == "P1 1 light"


@rule("SCH-6.52", "SCH-6.53")
def test_heavy_infantry_never_retreats_and_cavalry_always():
    s = position("latium: P1 heavy, P1 cavalry", "sabina: P1 village", "campania: P2 light")
    s.flags[1] = SPENT
    assert right_of(s, 0, RETREAT) == NO_RIGHT
    assert names(s, land_destinations(s, 1, 0, RETREAT)) == ["etruria-south", "sabina", "pomptina", "samnium"]
    s.place[21] = -1
    s.place[20] = field(s, "latium")
    lock_fields(s)
    assert right_of(s, 1, RETREAT) == NO_RIGHT, "not out of a locked field"


@rule("SCH-6.51", "SCH-6.53")
def test_cavalry_may_even_enter_a_locked_field():
    s = position("latium: P1 cavalry", "pomptina: P1 light, P2 light")
    lock_fields(s)
    assert "pomptina" in names(s, land_destinations(s, 0, 0, RETREAT))


# -- attrition and terrain ----------


@rule("SCH-6.60", "SCH-6.61", "SCH-7.7")
def test_units_that_are_cut_off_roll_and_fall_on_a_six():
    s = position(
        "latium: P1 village, P1 light",
        "samnium: P1 light",
        "boia: P1 2 light",
        "mare-ionium: P1 transport+light",
        dice=[6, 3, 1, 2],
    )
    assert [s.place[u] for u in cut_off_units(s)] == [
        *[field(s, "boia")] * 2,
        field(s, "mare-ionium"),
        1000 + 4,
    ]
    game = run(attrition(s))
    assert game.over and at(s, "boia") == "P1 1 light" and s.captured_units == [0, 0]


@rule("SCH-6.60")
def test_the_owner_may_repeat_an_attrition_roll_for_prestige():
    s = position("boia: P1 light", dice=[6, 2], prestige={P1: 4})
    game = run(attrition(s))
    assert game.asks(P1, "reroll_d6", ["yes", "no"])
    game.pick("yes")
    assert at(s, "boia") == "P1 1 light" and s.prestige[P1] == 0
    quick = position("boia: P1 light", mode="quick")
    assert run(attrition(quick)).over and at(quick, "boia") == "P1 1 light"


@rule("SCH-6.61")
def test_units_in_an_encircled_settlement_and_its_ships_are_connected():
    s = position(
        "latium: P1 village, P1 dock, P1 light inside, P1 transport+light docked, P2 2 light",
        "mare-ionium: P1 corsair",
    )
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert all(u >= 20 for u in cut_off_units(s))


@rule("SCH-6.65")
def test_rough_terrain_stops_all_but_light_infantry():
    s = position("latium: P1 heavy, P1 light, P1 cavalry", "sabina: P1 village", dice=[1])
    game = run(move(s)).pick("latium", "heavy", "samnium", "latium", "light", "samnium", "latium", "samnium")
    done(game)
    assert [bool(s.flags[u] & STOPPED) for u in range(3)] == [True, False, True]
    assert right_of(s, 2, SPECIAL_MOVE) == right_of(s, 2, RETREAT) == NO_RIGHT
    quick = position("latium: P1 heavy", mode="quick")
    done(run(move(quick)).pick("latium", "samnium"))
    assert not quick.flags[0] & STOPPED


@rule("SCH-6.65", "SCH-3.3")
def test_mountaineers_do_not_stop_in_mountains_but_in_swamps():
    s = position("latium: P1 2 heavy", mode="expert")
    s.faction[P1] = [f.id for f in BOOK.factions].index("samnites")
    done(run(move(s)).pick("latium", "1", "samnium", "latium", "pomptina"))
    assert [bool(s.flags[u] & STOPPED) for u in range(2)] == [False, True]


@rule("SCH-6.66", "SCH-17.5")
def test_cavalry_entering_mountains_rolls_and_falls_on_a_six():
    s = position("latium: P1 cavalry", "campania: P1 cavalry, P1 light", dice=[2, 6])
    game = run(move(s)).pick("latium", "sabina", "campania", "cavalry", "samnium")
    done(game)
    assert at(s, "sabina") == "P1 1 cavalry" and at(s, "samnium") == "", "rolls are made in map order"
    assert s.captured_units[P1] == 0 and told(s, "lost_in_mountains")


@rule("SCH-6.66")
def test_a_mountain_roll_may_be_repeated():
    s = position("latium: P1 cavalry", dice=[6, 6], prestige={P1: 9})
    s.arrivals = [0]
    run(mountain_rolls(s), "yes")
    assert not units_of(s, P1) and s.prestige[P1] == 5


@rule("SCH-13.52")
def test_bad_winter_weather_closes_fields():
    s = position("latium: P1 light", "sabina: P1 light", mode="advanced")
    s.weather[1] = -1
    assert names(s, movement_steps(s, P1, field(s, "latium"))) == ["etruria-south", "pomptina"]
    assert movement_steps(s, P1, field(s, "sabina")) == []
    assert "latium" in names(s, land_steps(s, P1, field(s, "sabina"))), "flight is allowed"


def test_a_march_costs_nothing_when_nobody_can_pay():
    s = position("latium: P1 light", prestige={P1: 13})
    assert run(declare_marches(s)).over and s.marching == 0


def test_what_moved_into_a_field_is_marked():
    s = position("latium: P1 light", players=3)
    done(run(move(s)).pick("latium", "pomptina", player=P1))
    assert s.flags[0] & MOVED and s.came_from[0] == field(s, "latium") and own_units_at(s, P3, 0) == []
