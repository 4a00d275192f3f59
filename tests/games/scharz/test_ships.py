"""SCH-6.2 Ships: boarding, sailing, landing, rivers."""

from __future__ import annotations

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.diplomacy import become_vassal
from grognard.games.scharz.goods import herd_room_on
from grognard.games.scharz.movement import move, retreat, special_move
from grognard.games.scharz.orders import place_term
from grognard.games.scharz.reveal import reveal
from grognard.games.scharz.rights import MOVE, NO_RIGHT, RETREAT, SPECIAL_MOVE, right_of
from grognard.games.scharz.routes import may_float, shelters, ship_steps, water_fields
from grognard.games.scharz.state import (
    ABOARD,
    HERD_SLOTS,
    INSIDE,
    MOVED,
    SELL,
    SLOTS,
    SPECIAL,
    SPENT,
    STAY_PUT,
    YARD,
    Order,
    ScharzState,
    passengers,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.terms import TERMS
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, aboard, at, docked, field, inside, position, run
from tests.games.scharz.test_movement import done, on_border

NORTH = "mare-tyrrhenum-north"


def steps(s: ScharzState, ship: int) -> list[str]:
    found = []
    for place in ship_steps(s, ship):
        word = TERMS.word(place_term(s, place - SELL if place >= SELL else place))
        found.append(f"sell:{word}" if place >= SELL else word)
    return found


@rule("SCH-6.9", "SCH-6.21")
def test_a_ship_steps_to_sea_or_a_shipyard_or_lands():
    s = position("etruria-south: P1 village, P1 dock", f"{NORTH}: P1 transport+light, P2 warship")
    assert steps(s, 0) == [
        "mare-ligusticum",
        "mare-sardoum",
        "mare-tyrrhenum-south",
        "pomptina",
        "shipyard:etruria-south",
    ]
    s = position("campania: P1 village, P1 dock, P1 warship docked", "mare-tyrrhenum-south: P2 warship")
    assert steps(s, 0) == [NORTH, "mare-tyrrhenum-south"]
    game = run(move(s)).pick("shipyard:campania", "mare-tyrrhenum-south", player=P1)
    done(game)
    assert at(s, "mare-tyrrhenum-south") == "P1 1 warship, P2 1 warship"


@rule("SCH-6.9", "SCH-6.71")
def test_a_shipyard_takes_ships_as_far_as_it_has_room_its_owner_first():
    s = position(
        "campania: P1 village, P1 dock, P1 warship docked",
        f"{NORTH}: P1 warship",
        "mare-tyrrhenum-south: P2 warship",
        lord={P2: P1},
    )
    s.order = [1, 0]
    game = run(move(s)).pick(NORTH, "shipyard:campania", "done", player=P1)
    done(game.pick("mare-tyrrhenum-south", "shipyard:campania", player=P2))
    assert docked(s, "campania") == "P1 2 warship" and at(s, "mare-tyrrhenum-south") == "P2 1 warship"
    assert not s.flags[20] & SPENT, "the ship without room stays where it was"


@rule("SCH-6.10", "SCH-6.11", "SCH-6.12", "SCH-6.14", "SCH-6.17")
def test_x21_landing_covers_two_fields_from_a_dock_and_one_from_the_shore():
    # SCH-X21
    s = position("latium: P1 village, P1 dock, P1 3 light, P1 transport docked")
    game = run(move(s)).pick("shipyard:latium", NORTH, *["light@latium"] * 3)
    assert game.asks(P1, "unload_piece", ["light", "done", "cancel"])
    for _ in range(3):
        assert sorted(run_options(game.pick("light"))) == sorted(shores_of_north())
        game.pick("aleria")
    done(game)
    assert at(s, "aleria") == "P1 3 light" and at(s, NORTH) == "P1 1 transport"
    assert all(s.flags[u] & SPENT for u in range(3))

    s = position(f"{NORTH}: P1 transport", "latium: P1 village, P1 3 light")
    game = run(move(s)).pick(NORTH, "mare-ligusticum", *["light@latium"] * 3)
    assert game.asks(P1, "order_from"), "nobody who boarded from the shore can land"
    done(game)
    assert aboard(s, "mare-ligusticum") == "P1 3 light" and all(s.flags[u] & SPENT for u in (1, 2, 3))


def run_options(game) -> list[str]:
    assert game.question().ask.key == "unload_to"
    return game.offered()


def shores_of_north() -> list[str]:
    return ["etruria-north", "etruria-south", "latium", "pomptina", "campania", "caralis", "olbia", "aleria"]


@rule("SCH-6.11")
def test_boarding_in_a_shipyard_is_free_even_from_an_encircled_settlement():
    s = position("latium: P1 village, P1 dock, P1 light inside, P1 transport docked, P2 2 light")
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    done(run(move(s)).pick("shipyard:latium", NORTH, "light@latium", "done", player=P1))
    assert aboard(s, NORTH) == "P1 1 light" and not s.flags[0] & SPENT


@rule("SCH-6.12", "SCH-6.14")
def test_no_boarding_and_landing_where_hostile_units_stand():
    s = position(f"{NORTH}: P1 transport+light", "latium: P1 light, P2 light", "campania: P2 village")
    game = run(move(s)).pick(NORTH, "stay", player=P1)
    assert game.asks(P1, "unload_piece")
    game.pick("light", player=P1)
    assert "latium" not in game.offered(P1)
    assert "campania" in game.offered(P1), "an undefended settlement does not prevent it"
    game.pick("campania", player=P1)
    assert game.asks(P1, "order_from"), "nothing in latium can board"


@rule("SCH-6.13")
def test_x27_landing_and_boarding_on_one_shore_leaves_the_ship_fresh():
    # SCH-X27
    s = position("mare-ionium: P1 transport+light+light+light", "syracusae: P1 2 light", "rhegium: P1 light")
    game = run(move(s)).pick("mare-ionium", "stay")
    for _ in range(3):
        game.pick("light", "syracusae")
    game.pick("light@syracusae", "light@syracusae", "done")
    done(game)
    assert at(s, "syracusae") == "P1 3 light" and aboard(s, "mare-ionium") == "P1 2 light"
    assert not s.flags[0] & SPENT and all(s.flags[u] & SPENT for u in range(1, 6))

    s = position("mare-ionium: P1 transport+light+light+light", "syracusae: P1 2 light", "rhegium: P1 light")
    game = run(move(s)).pick("mare-ionium", "stay", "light", "syracusae", "done", "light@rhegium")
    done(game)
    assert s.flags[0] & SPENT, "two shores spend the ship"


@rule("SCH-6.13")
def test_a_ship_that_sails_takes_units_from_one_shore_only():
    s = position("mare-ionium: P1 transport", "syracusae: P1 2 light", "rhegium: P1 light")
    game = run(move(s)).pick("mare-ionium", "mare-melitense")
    assert {"light@syracusae", "light@rhegium"} <= set(game.offered())
    game.pick("light@syracusae")
    assert "light@rhegium" not in game.offered()


@rule("SCH-6.15")
def test_passengers_go_ashore_in_a_shipyard_at_any_time_without_cost():
    s = position("latium: P1 village, P1 dock, P1 transport+light+heavy docked")
    s.flags[1] = s.flags[2] = SPENT
    game = run(retreat(s)).pick("shipyard:latium", "stay", "light", "heavy")
    done(game)
    assert at(s, "latium") == "P1 1 light, P1 1 heavy"


@rule("SCH-6.16")
def test_a_landing_takes_place_although_an_enemy_comes_at_the_same_time():
    s = position(f"{NORTH}: P1 transport+light", "sabina: P2 2 light")
    game = run(move(s)).pick(NORTH, "stay", "light", "latium", player=P1)
    done(game.pick("sabina", "2", "latium", player=P2))
    assert at(s, "latium") == "P1 1 light, P2 2 light"


@rule("SCH-6.18", "SCH-6.76", "SCH-5.14")
def test_an_empty_ship_that_lands_becomes_light_infantry():
    s = position(f"{NORTH}: P1 transport", "latium: P2 light")
    game = run(move(s)).pick(NORTH, player=P1)
    assert "sell:latium" in game.offered(P1) and "pomptina" in game.offered(P1)
    done(game.pick("sell:latium", player=P1))
    assert at(s, "latium") == "P1 1 light, P2 1 light" and s.coins[P1] == 1 and s.flags[0] & SPENT
    s = position("latium: P1 village, P1 harbour", f"{NORTH}: P1 warship, P1 transport+light")
    assert not any(place >= SELL for place in ship_steps(s, 1)), "only empty ships"
    done(run(move(s)).pick(NORTH, "warship", "sell:latium"))
    assert s.coins[P1] == 3


@rule("SCH-6.19")
def test_ships_lie_afloat_in_swamps():
    s = position(f"{NORTH}: P1 transport+light", "pomptina: P1 2 light")
    done(run(move(s)).pick(NORTH, "pomptina", "done"))
    assert at(s, "pomptina") == "P1 2 light, P1 1 transport"
    assert s.control[field(s, "pomptina")] == P1 and s.control[field(s, NORTH)] == -1
    s.flags, s.part = [0] * len(s.flags), 0
    done(run(move(s)).pick("pomptina", "transport:light", NORTH, "light@pomptina"))
    assert aboard(s, NORTH) == "P1 2 light" and not s.flags[2] & SPENT, "boarding afloat is free"


@rule("SCH-6.20", "SCH-13.53")
def test_rough_sea_keeps_ships_in_their_fields():
    s = position("etruria-south: P1 village, P1 dock, P1 transport docked", f"{NORTH}: P1 transport")
    s.rough_sea = True
    assert not any(w.startswith("mare") for w in steps(s, 0)) and not water_fields(s, P1, s.place[0])
    assert "shipyard:etruria-south" in steps(s, 1) and "sell:latium" in steps(s, 1)
    assert "mare-sardoum" not in steps(s, 1)
    s = position("pomptina: P1 transport")
    s.rough_sea = True
    assert NORTH in steps(s, 0), "from a swamp to sea"
    s = vikings("kent: P1 village, P1 dock, P1 transport docked")
    assert "mercia" in steps(s, 0)
    s.rough_sea = True
    assert not steps(s, 0), "no leaving of shipyards, up a river neither"


@rule("SCH-13.52")
def test_ships_afloat_in_a_snowed_in_field_stay_there():
    s = position("pomptina: P1 transport", mode="advanced")
    assert NORTH in steps(s, 0)
    s.weather = [-1] * len(s.weather)
    assert not steps(s, 0)


@rule("SCH-13.62", "SCH-13.52")
def test_shipyards_under_snow_are_closed():
    s = position(
        "etruria-south: P1 village, P1 dock, P1 transport docked", f"{NORTH}: P1 transport", mode="advanced"
    )
    assert NORTH in steps(s, 0) and "shipyard:etruria-south" in steps(s, 1)
    s.weather = [-1] * len(s.weather)
    assert not steps(s, 0) and "shipyard:etruria-south" not in steps(s, 1) and "mare-sardoum" in steps(s, 1)


@rule("SCH-6.22")
def test_hostile_ships_that_cross_stop_with_their_passengers():
    s = position(f"{NORTH}: P1 transport+light", "mare-sardoum: P2 warship")
    game = (
        run(move(s)).pick(NORTH, "mare-sardoum", "light", "olbia", "done", player=P1)
        if False
        else run(move(s))
    )
    game.pick(NORTH, "mare-sardoum", "light", "olbia", player=P1)
    done(game.pick("mare-sardoum", NORTH, player=P2))
    border = on_border(s, NORTH, "mare-sardoum")
    assert s.place[0] == s.place[20] == border and s.place[1] == ABOARD, "passengers do not land"


@rule("SCH-6.51")
def test_ships_retreat_to_quiet_sea_or_an_open_shipyard():
    s = position("campania: P1 village, P1 dock", f"{NORTH}: P1 warship", "mare-sardoum: P2 warship")
    assert [TERMS.word(place_term(s, place)) for place in shelters(s, 0)] == [
        "mare-ligusticum",
        "mare-tyrrhenum-south",
        "shipyard:campania",
    ]
    s.flags[0] = SPENT
    assert run(retreat(s)).asks(P2, "order_from") and not run(retreat(s)).asks(P1, "order_from")


@rule("SCH-6.67")
def test_a_ship_with_a_herd_moves_one_sea_field_per_round():
    s = position("mare-ionium: P1 transport+sheep, P1 3 transport")
    assert right_of(s, 0, SPECIAL_MOVE) != NO_RIGHT
    s.flags[0] = SPENT | MOVED
    assert right_of(s, 0, SPECIAL_MOVE) == NO_RIGHT
    assert right_of(s, 0, RETREAT) == NO_RIGHT
    s.flags[0] = s.flags[1] = SPECIAL | MOVED
    assert right_of(s, 0, RETREAT) == NO_RIGHT, "it has sailed with its fleet"
    assert right_of(s, 1, RETREAT) != NO_RIGHT, "without a herd it may fall back"
    s = position("mare-ionium: P1 transport+sheep, P1 3 transport", options={"complex_movement": "off"})
    s.flags[0] = SPENT | MOVED
    assert right_of(s, 0, SPECIAL_MOVE) != NO_RIGHT


@rule("SCH-6.71")
def test_a_herd_without_room_stays_aboard():
    s = position("caralis: P1 village, P1 dock, P1 2 sheep, P1 sheep inside", "olbia: P1 light")
    from grognard.games.scharz.reveal import put_herd

    assert not put_herd(s, 2, field(s, "caralis")) and put_herd(s, 2, field(s, "olbia"))


@rule("SCH-6.71")
def test_the_owner_of_a_field_lands_a_herd_before_a_guest():
    s = position(f"{NORTH}: P1 transport+sheep, P2 transport+pigs", "aleria: P2 light")
    become_vassal(s, P1, P2)
    f = field(s, "aleria")
    assert herd_room_on(s, f) == 1
    for p, ship, herd in ((P1, 0, 0), (P2, SLOTS, HERD_SLOTS)):
        s.orders[p] = [Order([ship], [], STAY_PUT, 0, [], [], [], [], [herd], [f])]
    reveal(s, MOVE)
    assert s.herd_place[HERD_SLOTS] == f and s.herd_place[0] == ABOARD


@rule("SCH-6.72")
def test_herds_are_landed_in_own_fields_only():
    s = position(f"{NORTH}: P1 transport+sheep", "olbia: P1 light", "caralis: P1 village", "aleria: P2 light")
    game = run(move(s)).pick(NORTH, "stay", player=P1)
    assert sorted(game.offered(P1)) == ["cancel", "done", "sheep"]
    game.pick("sheep", player=P1)
    assert sorted(game.offered(P1)) == ["in:caralis", "on:caralis", "on:olbia"]
    done(game.pick("in:caralis", player=P1))
    assert s.herd_place[0] == INSIDE + field(s, "caralis")


@rule("SCH-6.74")
def test_before_besiegers_passengers_go_ashore_inside():
    s = position(
        "latium: P1 village, P1 dock, P1 4 light inside, P1 transport+light+light docked, P2 2 light"
    )
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    game = run(move(s)).pick("shipyard:latium", "stay", "light", player=P1)
    done(game)
    assert inside(s, "latium") == "P1 5 light" and len(passengers(s, 4)) == 1


@rule("SCH-6.75")
def test_in_the_special_move_only_entitled_units_board_from_the_shore():
    s = position(f"{NORTH}: P1 transport", "latium: P1 cavalry, P1 light")
    game = run(special_move(s)).pick(NORTH)
    assert sorted(game.offered()) == ["cancel", "cavalry@latium", "done"]
    game.pick("cavalry@latium")
    done(game)
    assert aboard(s, NORTH) == "P1 1 cavalry" and s.flags[1] & SPECIAL and s.flags[1] & SPENT


# -- rivers ----------


def vikings(*places: str) -> ScharzState:
    s = position(*places, mode="expert", options={"map": "vikings"})
    s.faction[P1] = [f.id for f in BOOK.factions].index("danes")
    return s


@rule("SCH-6.36", "SCH-6.68", "SCH-5.11")
def test_river_ships_sail_up_rivers():
    s = vikings("north-sea-south: P1 transport+light", "mercia: P1 light")
    assert {"kent", "saxony", "northumbria", "frisia"} <= set(steps(s, 0))
    done(run(move(s)).pick("north-sea-south", "kent", "done"))
    assert at(s, "kent") == "P1 1 transport"
    assert set(steps(s, 0)) == {"north-sea-south", "english-channel", "mercia"}
    s.faction[P1] = -1
    assert "mercia" not in steps(s, 0)


@rule("SCH-6.36", "SCH-6.73")
def test_river_ships_do_not_enter_mountains_but_their_passengers_land_there():
    s = vikings("north-sea-north: P1 transport+light")
    mountains = [f for f in s.board.lands if s.board.is_mountain(f)]
    assert not any(may_float(s, P1, f) for f in mountains)
    game = run(move(s)).pick("north-sea-north", "stay", "light")
    assert sorted(game.offered()) == ["alba", "caithness", "hordaland"]
    done(game.pick("alba"))
    assert at(s, "alba") == "P1 1 light"


@rule("SCH-6.36")
def test_units_board_and_land_from_river_ships_freely():
    s = vikings("kent: P1 transport, P1 2 light")
    done(run(move(s)).pick("kent", "transport", "mercia", "light@kent", "light@kent", "light"))
    assert at(s, "mercia") == "P1 1 light, P1 1 transport" and not s.flags[1] & SPENT


def test_a_transport_in_a_harbour_keeps_its_place():
    s = position("latium: P1 village, P1 harbour, P1 transport docked")
    assert s.place[0] == YARD + field(s, "latium") and right_of(s, 0, MOVE) != NO_RIGHT
