"""SCH-7 Status of fields: relations, control, networks, blockade, locks."""

from __future__ import annotations

from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.diplomacy import become_vassal
from grognard.games.scharz.networks import fields_held, networks
from grognard.games.scharz.relations import (
    at_truce,
    is_friendly,
    is_hostile,
    lords_above,
    members,
    rivals_of,
    top_lord,
    update_relations,
)
from grognard.games.scharz.reveal import lock_fields, unlock_fields
from grognard.games.scharz.rights import RETREAT, SPECIAL_MOVE, is_refuge, land_destinations
from grognard.games.scharz.state import INSIDE, NOBODY, YARD, ScharzState
from grognard.games.scharz.status import (
    are_adjacent_realms,
    hostile_open,
    is_sea_blocked,
    is_unblocked_harbour,
    open_units,
    update_status,
)
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, P3, P4, at, field, inside, position, run, truce, white


def control(s: ScharzState, name: str) -> int:
    return s.control[field(s, name)]


def encircle(s: ScharzState, name: str, besieger: int) -> None:
    s.encircled[field(s, name)] = besieger
    update_status(s)


@rule("SCH-7.1", "SCH-14.11")
def test_vassals_inherit_their_lords_truces_and_rivals_but_not_the_reverse():
    s = position(players=4)
    become_vassal(s, P2, P1)
    become_vassal(s, P3, P2)
    assert lords_above(s, P3) == [P2, P1] and top_lord(s, P3) == P1 and members(s, P2) == [P1, P2, P3]
    assert is_friendly(s, P1, P3) and not is_hostile(s, P1, P3) and is_hostile(s, P3, P4)
    truce(s, P4, P1)
    assert at_truce(s, P3, P4) and not is_hostile(s, P2, P4)
    s.truces.clear()
    truce(s, P3, P4)
    assert at_truce(s, P3, P4) and is_hostile(s, P1, P4) and is_hostile(s, P2, P4)
    s.rivals = [1 << P4, 0, 0, 1 << P3]
    assert rivals_of(s, P3) == 1 << P4 and rivals_of(s, P4) == 1 << P3


@rule("SCH-7.3")
def test_a_settlement_or_a_unit_controls_a_field():
    s = position("latium: P1 village", "samnium: P1 light", "boia: P1 light, P2 light", players=3)
    assert (control(s, "latium"), control(s, "samnium"), control(s, "boia")) == (P1, P1, NOBODY)


@rule("SCH-7.3")
def test_among_friends_the_settler_then_the_most_units_then_the_last_controller():
    s = position(
        "latium: P1 light, P2 2 light", "samnium: P1 light, P2 light", "boia: P1 village, P2 3 light"
    )
    truce(s, P1, P2)
    assert control(s, "latium") == P2 and control(s, "boia") == P1 and control(s, "samnium") == NOBODY
    s.control[field(s, "samnium")] = P1
    update_status(s)
    assert control(s, "samnium") == P1


@rule("SCH-7.4", "SCH-8.3")
def test_a_siege_gives_control_to_the_besieger_and_a_face_off_to_nobody():
    s = position("latium: P1 village, P2 light", "boia: P1 village, P1 light, P2 light")
    assert control(s, "latium") == NOBODY == control(s, "boia")
    encircle(s, "latium", P2)
    assert control(s, "latium") == P2
    from grognard.games.scharz.taxes import tax_income

    assert tax_income(s, P1) == 1, "the settlement in the face-off keeps working"


@rule("SCH-7.5")
def test_control_of_the_sea_needs_a_ship_and_no_hostile_one():
    s = position(
        "mare-ionium: P1 transport", "mare-sardoum: P1 warship, P2 transport", "mare-melitense: P1 corsair"
    )
    assert (control(s, "mare-ionium"), control(s, "mare-sardoum")) == (P1, NOBODY)
    assert control(s, "syrtis-minor") == NOBODY


@rule("SCH-7.6", "SCH-12.7")
def test_networks_join_controlled_fields_land_and_sea():
    s = position(
        "latium: P1 village", "samnium: P1 light", "mare-tyrrhenum-north: P1 transport", "caralis: P1 village"
    )
    nets = networks(s, P1)
    assert nets.of_store(field(s, "latium")) == nets.of_field(field(s, "samnium"))
    assert nets.of_store(field(s, "latium")) == nets.of_store(field(s, "caralis")), "over the sea"
    s = position("latium: P1 village", "caralis: P1 village")
    nets = networks(s, P1)
    assert nets.of_store(field(s, "latium")) != nets.of_store(field(s, "caralis"))


@rule("SCH-7.6")
def test_units_in_a_truce_partners_field_extend_the_own_network():
    s = position("latium: P1 village", "samnium: P1 light, P2 2 light", "campania: P1 light")
    truce(s, P1, P2)
    assert control(s, "samnium") == P2 and fields_held(s, P1)[field(s, "samnium")]
    assert networks(s, P1).of_field(field(s, "campania")) == networks(s, P1).of_field(field(s, "latium"))


@rule("SCH-7.7")
def test_connected_means_a_settlement_in_the_network():
    s = position("latium: P1 village", "samnium: P1 light", "boia: P1 light")
    nets = networks(s, P1)
    assert nets.is_connected(s, field(s, "samnium")) and not nets.is_connected(s, field(s, "boia"))
    assert nets.is_connected(s, INSIDE + field(s, "latium"))


@rule("SCH-7.8")
def test_an_encircled_settlement_is_supplied_by_its_open_shipyard():
    s = position(
        "latium: P1 village, P1 dock, P1 transport docked, P2 light",
        "etruria-south: P1 village",
        "mare-tyrrhenum-north: P1 warship",
    )
    encircle(s, "latium", P2)
    nets = networks(s, P1)
    assert nets.of_store(field(s, "latium")) == nets.of_store(field(s, "etruria-south"))
    s.place[0] = -1
    assert networks(s, P1).of_store(field(s, "latium")) == s.board.n + field(s, "latium")


@rule("SCH-7.8")
def test_an_encircled_harbour_is_supplied_by_another_harbour():
    s = position("latium: P1 village, P1 harbour, P2 light", "carthago: P1 village, P1 harbour")
    encircle(s, "latium", P2)
    nets = networks(s, P1)
    assert nets.of_store(field(s, "latium")) == nets.of_store(field(s, "carthago"))
    s.yard[field(s, "carthago")] = 1
    nets = networks(s, P1)
    assert nets.of_store(field(s, "latium")) != nets.of_store(field(s, "carthago"))


@rule("SCH-7.9", "SCH-8.5")
def test_an_encirclement_ends_when_too_few_besiegers_are_left():
    s = position("samnium: P1 village, P1 light inside, P2 2 light")
    encircle(s, "samnium", P2)
    assert s.encircled[field(s, "samnium")] == P2
    s.place[20] = field(s, "campania")
    update_status(s)
    assert s.encircled[field(s, "samnium")] == NOBODY and inside(s, "samnium") == "P1 1 light"


@rule("SCH-7.10")
def test_a_shipyard_is_blocked_when_every_sea_at_it_is_hostile():
    s = position(
        "campania: P1 village, P1 harbour",
        "mare-tyrrhenum-north: P2 warship",
        "mare-tyrrhenum-south: P2 warship",
    )
    assert is_sea_blocked(s, field(s, "campania"))
    s.place[21] = field(s, "mare-ionium")
    update_status(s)
    assert not is_sea_blocked(s, field(s, "campania"))


@rule("SCH-7.11")
def test_a_harbour_is_unblocked_without_siege_and_blockade():
    s = position("campania: P1 village, P1 harbour, P2 light", "boia: P1 village, P1 dock")
    assert is_unblocked_harbour(s, field(s, "campania"))
    encircle(s, "campania", P2)
    assert not is_unblocked_harbour(s, field(s, "campania"))
    assert not is_unblocked_harbour(s, field(s, "boia"))


@rule("SCH-7.12")
def test_realms_are_adjacent_where_their_land_fields_touch():
    s = position("latium: P1 village", "samnium: P2 light", "carthago: P3 village", players=3)
    assert are_adjacent_realms(s, P1, P2) and are_adjacent_realms(s, P2, P1)
    assert not are_adjacent_realms(s, P1, P3)


@rule("SCH-7.13")
def test_a_field_is_devastated_by_battle_casualties():
    s = position("latium: P1 3 light, P2 light", dice=white(1, 0, 0, 0), home={"latium": P2})
    game = run(combat_phase(s))
    while not game.over:
        game.pick("stand")
    assert s.devastated[field(s, "latium")] == 1


@rule("SCH-7.14")
def test_a_field_stays_locked_until_the_enemy_has_left():
    s = position("latium: P1 light, P2 light", "sabina: P1 light", "etruria-south: P1 village")
    lock_fields(s)
    f = field(s, "latium")
    assert s.locked[P1] == 1 << f and s.locked[P2] >> f & 1
    assert field(s, "latium") in land_destinations(s, 1, 1, SPECIAL_MOVE), "a special move may enter"
    assert not is_refuge(s, P1, f) and f not in land_destinations(s, 1, 0, RETREAT)
    s.place[20] = field(s, "boia")
    unlock_fields(s)
    assert s.locked[P1] == 0 and s.released[P1] == 1 << f
    s.place[20] = f
    unlock_fields(s)
    assert s.locked[P1] == 0, "who comes back later does not lock"


@rule("SCH-7.15")
def test_the_status_is_worked_out_after_a_change():
    s = position("latium: P1 light")
    s.place[0] = field(s, "samnium")
    update_status(s)
    assert control(s, "latium") == NOBODY and control(s, "samnium") == P1


@rule("SCH-7.16", "SCH-7.18")
def test_a_cut_off_settlement_is_a_small_network_of_its_own():
    s = position("latium: P1 village, P2 2 light", "sabina: P1 village", "samnium: P1 village, P2 light")
    encircle(s, "latium", P2)
    nets = networks(s, P1)
    n = s.board.n
    assert nets.of_store(field(s, "latium")) == n + field(s, "latium")
    assert nets.of_store(field(s, "samnium")) == n + field(s, "samnium"), "contested, not encircled"
    assert nets.of_store(field(s, "sabina")) not in (n + field(s, "latium"), n + field(s, "samnium"))


@rule("SCH-7.17")
def test_units_inside_aboard_and_in_shipyards_are_not_in_the_open():
    s = position("latium: P1 village, P1 dock, P1 light inside, P1 transport+light docked, P2 light")
    f = field(s, "latium")
    assert [u // 20 for u in open_units(s, f)] == [P2]
    assert not hostile_open(s, P2, f) and hostile_open(s, P1, f)
    assert s.place[1] == YARD + f and at(s, "latium") == "P2 1 light"


def test_a_truce_inside_a_coalition_ends():
    s = position(players=3)
    truce(s, P1, P2)
    s.lord[P1] = P3
    s.lord[P2] = P3
    update_relations(s)
    assert not s.truces and s.foes == [0, 0, 0]


@rule("SCH-7.6", "SCH-5.18")
def test_a_field_of_friends_whom_nobody_outnumbers_belongs_to_their_network():
    s = position("latium: P1 village", "samnium: P1 light, P2 light", players=3)
    become_vassal(s, P2, P1)
    assert control(s, "samnium") == NOBODY
    assert networks(s, P2).has_settlement(field(s, "samnium"))
    s = position("mare-ionium: P1 corsair", mode="expert", players=3)
    truce(s, P2, P3)
    assert not any(fields_held(s, P1)), "corsairs hold nothing"
