"""SCH-10.6 Sea battles, SCH-5.19 corsairs, SCH-6.36 river ships."""

from __future__ import annotations

from grognard.games.scharz.board import MAP_IDS
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.muster import find_battles, ground_of, taking_part
from grognard.games.scharz.state import ABOARD
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    aboard,
    at,
    begin_combat,
    blue,
    docked,
    field,
    position,
    red,
    run,
    told,
    white,
)

NORSE = [faction.id for faction in BOOK.factions].index("norse")


@rule("SCH-10.30")
def test_at_sea_ships_are_the_units_and_passengers_count_from_round_two():
    s = position("mare-ionium: P1 transport+light+heavy, P2 warship")
    begin_combat(s)
    battle = find_battles(s)[0]
    battle.round = 1
    assert len(taking_part(s, battle, battle.sides[0])) == 1 and ground_of(s, battle) == 0
    battle.round = 2
    assert len(taking_part(s, battle, battle.sides[0])) == 3


@rule("SCH-10.31", "SCH-10.11")
def test_from_round_two_passengers_roll_too_without_heavy_rerolls():
    s = position(
        "mare-ionium: P1 transport+light+heavy+mercenary, P1 transport+cavalry+siege, P2 3 warship",
        home={"mare-ionium": P2},
        dice=white(0, 0) + blue(1, 0, 0) + white(1) + blue(2) + red(2) + white(0) + blue(0, 0, 0),
    )
    game = run(combat_phase(s), "stand", "transport:siege+cavalry")
    game.pick("stand").pick("stand")
    rolled = told(s, "battle_rolled")
    assert rolled[0][2] == (0, 0) and rolled[1][2] == (1, 0, 0)
    assert rolled[2][2] == (1, 2, 2, 0), "light white, heavy blue, mercenary red, the ship itself"


@rule("SCH-10.31")
def test_engines_and_elephants_aboard_roll_nothing():
    s = position(
        "mare-ionium: P1 transport+siege, P1 transport+elephant, P2 warship",
        options={"elephants": "on"},
        home={"mare-ionium": P2},
        dice=white(0, 0) + blue(0) + white(0, 0) + blue(0),
    )
    game = run(combat_phase(s), "stand")
    game.pick("stand").pick("stand")
    assert told(s, "battle_rolled")[2][2] == (0, 0)


@rule("SCH-10.32")
def test_warships_are_hit_before_transports_and_passengers_never():
    s = position(
        "mare-ionium: P1 transport+light, P1 warship, P2 2 warship",
        home={"mare-ionium": P2},
        dice=white(0) + blue(0) + blue(2, 1),
    )
    run(combat_phase(s), "stand")
    assert at(s, "mare-ionium") == "P2 2 warship", "two hits for the warship, one for the transport"
    assert s.prestige[P2] == 4 + 4 + 2


@rule("SCH-10.33")
def test_the_winner_takes_own_units_overboard_aboard_surviving_transports():
    s = position(
        "mare-ionium: P1 transport+light+heavy+mercenary, P1 transport+light, P2 transport",
        home={"mare-ionium": P2},
        dice=white(1, 0) + white(1),
    )
    game = run(combat_phase(s), "stand", "transport:light+heavy+mercenary")
    assert game.asks(P1, "rescue", ["light", "heavy", "mercenary", "done"])
    game.pick("heavy")
    assert game.asks(P1, "rescue", ["light", "mercenary", "done"])
    game.pick("mercenary")
    assert game.over and aboard(s, "mare-ionium") == "P1 1 light, P1 1 heavy, P1 1 mercenary"
    assert s.prestige == [4, 4 + 2], "the ship and the light infantry that found no room"
    assert s.vp == [6, 4] and s.coins == [1, 0], "4 + 4 + 2: a medium battle"


@rule("SCH-10.33")
def test_elephants_need_three_places_and_herds_overboard_are_lost():
    s = position(
        "mare-ionium: P1 transport+elephant, P1 transport+sheep, P1 transport+light, P2 2 transport",
        options={"elephants": "on"},
        home={"mare-ionium": P2},
        dice=white(1, 1, 0) + white(1, 1),
    )
    game = run(combat_phase(s), "stand", "transport:elephant", "transport:sheep")
    assert game.over, "no transport has three free places"
    assert at(s, "mare-ionium") == "P1 1 transport" and s.herd_place.count(-1) == 20


@rule("SCH-10.33")
def test_units_overboard_of_the_side_that_does_not_hold_the_field_are_lost():
    s = position(
        "mare-ionium: P1 transport+light+light, P1 transport, P2 2 warship",
        home={"mare-ionium": P2},
        dice=white(0, 0) + blue(1, 0) + [6] + white(0),
    )
    game = run(combat_phase(s), "stand", "transport:light+light")
    game.pick("mare-melitense", player=P1).pick("stand", player=P2).pick("no")
    assert game.over and at(s, "mare-melitense") == "P1 1 transport"
    assert s.prestige == [0, 8] and s.captured_units == [3, 0]


@rule("SCH-10.34")
def test_ships_flee_to_the_sea_or_into_an_unblocked_shipyard_with_room():
    s = position(
        "mare-ionium: P1 warship, P2 transport, P2 warship",
        "mare-melitense: P1 warship",
        "syracusae: P2 village, P2 dock",
        "rhegium: P2 village, P2 dock, P2 transport docked",
        "epirus: P1 village, P1 harbour",
        home={"mare-ionium": P2},
        dice=blue(0),
    )
    game = run(combat_phase(s))
    seas = ["mare-tyrrhenum-south", "sinus-tarentinus", "fretum-hydruntum"]
    pairs = [f"shipyard:rhegium+{sea}" for sea in seas]
    assert game.asks(P2, "flee_before", ["stand", *seas, "shipyard:syracusae", *pairs])
    game.pick("shipyard:syracusae")
    assert game.over and docked(s, "syracusae") == "P2 1 transport, P2 1 warship"


@rule("SCH-10.34")
def test_a_small_shipyard_is_filled_with_loaded_transports_then_warships():
    s = position(
        "mare-ionium: P1 warship, P2 transport, P2 transport+light, P2 warship",
        "rhegium: P2 village, P2 dock",
        home={"mare-ionium": P2},
        dice=blue(0),
    )
    run(combat_phase(s), "shipyard:rhegium+sinus-tarentinus")
    assert docked(s, "rhegium") == "P2 1 transport, P2 1 warship"
    assert at(s, "sinus-tarentinus") == "P2 1 transport"
    loaded = [u for u in range(20, 40) if any(at == ABOARD + u for at in s.place)]
    assert s.place[loaded[0]] == 200 + field(s, "rhegium")


@rule("SCH-10.34")
def test_an_encircled_shipyard_gives_no_shelter():
    s = position(
        "mare-ionium: P1 warship, P2 warship",
        "rhegium: P2 village, P2 dock, P1 2 light",
        home={"mare-ionium": P2},
    )
    game = run(combat_phase(s))
    assert s.encircled[field(s, "rhegium")] == P1
    assert "shipyard:rhegium" not in game.offered(P2)


@rule("SCH-10.34", "SCH-10.24")
def test_interception_at_sea_counts_ships_without_passengers():
    s = position(
        "mare-ionium: P1 warship, P2 transport+light+light+light",
        home={"mare-ionium": P2},
        dice=blue(0) + white(0) + [2],
    )
    game = run(combat_phase(s), "stand")
    game.pick("mare-melitense", player=P2).pick("stand", player=P1).pick("yes")
    assert game.over and told(s, "battle_escaped")
    assert at(s, "mare-melitense") == "P2 1 transport"


# -- corsairs ----------


def corsair_position(*places: str, **changes: object):
    return position(*places, options={"corsairs": "on"}, **changes)


@rule("SCH-5.19", "SCH-10.57")
def test_corsairs_roll_one_die_for_each_hostile_ship_and_sink_on_a_six():
    s = corsair_position(
        "mare-ionium: P1 corsair, P2 transport+light, P2 transport, P2 warship", dice=[6, 1, 6]
    )
    game = run(combat_phase(s))
    assert told(s, "corsairs_rolled")[0][2:] == ((6, 1, 6), 2)
    assert at(s, "mare-ionium") == "P1 1 corsair, P2 1 transport", "the warship, then the empty transport"
    assert game.asks(P2, "attack_corsair", ["yes", "no"])
    game.pick("no")
    assert game.over and s.prestige == [8, 0] and s.vp == [5, 5]


@rule("SCH-5.19", "SCH-10.33")
def test_passengers_of_a_ship_sunk_by_corsairs_may_be_rescued():
    s = corsair_position("mare-ionium: P1 corsair, P2 transport+light, P2 transport+heavy+heavy", dice=[6, 1])
    game = run(combat_phase(s))
    assert game.asks(P2, "rescue", ["light", "done"])
    game.pick("light", "no")
    assert aboard(s, "mare-ionium") == "P2 1 light, P2 2 heavy"


@rule("SCH-5.19", "SCH-5.32")
def test_the_owner_may_repeat_a_corsair_roll_for_prestige():
    s = corsair_position("mare-ionium: P1 corsair, P2 warship", prestige={P1: 5}, dice=[2, 6])
    game = run(combat_phase(s))
    assert game.asks(P1, "reroll_d6")
    game.pick("yes")
    assert game.over and at(s, "mare-ionium") == "P1 1 corsair"


@rule("SCH-5.19", "SCH-10.57")
def test_an_attack_on_corsairs_is_a_sea_battle_that_can_be_broken_off():
    s = corsair_position(
        "mare-ionium: P1 corsair, P2 warship, P2 transport", dice=[1, 1, *white(1), *blue(2), 1, 6]
    )
    game = run(combat_phase(s), "yes")
    assert at(s, "mare-ionium") == "P1 1 corsair, P2 1 transport", "at the end of the round they roll again"
    assert s.damage[0] == 3
    assert game.asks(P2, "flee") and {"stand", "break_off", "mare-melitense"} <= set(game.offered())
    game.pick("break_off")
    assert game.over and at(s, "mare-ionium") == "P1 1 corsair, P2 1 transport"
    assert s.vp == [6, 4]


@rule("SCH-5.19")
def test_corsairs_have_four_life_points_no_dice_and_no_flight():
    s = corsair_position("mare-ionium: P1 corsair, P2 2 warship", dice=[1, 1, *blue(2, 1), 1, 1, *blue(1, 0)])
    game = run(combat_phase(s), "yes")
    assert not game.asks(P1, "flee") and not game.asks(P1, "flee_before")
    game.pick("stand")
    assert game.over and at(s, "mare-ionium") == "P2 2 warship"
    assert s.vp == [4, 6] and s.prestige == [0, 4] and s.captured_units == [1, 0]


@rule("SCH-5.19")
def test_each_hostile_player_with_ships_may_attack_in_initiative_order():
    s = corsair_position(
        "mare-ionium: P1 corsair, P2 warship, P3 warship",
        players=3,
        lord={P3: P2},
        dice=[1, 1],
    )
    s.order = [P3, P2, P1]
    game = run(combat_phase(s))
    assert game.asks(P3, "attack_corsair")
    game.pick("no")
    assert game.asks(P2, "attack_corsair")


@rule("SCH-5.18", "SCH-10.49")
def test_corsairs_take_no_part_in_ordinary_battles():
    s = corsair_position("mare-ionium: P1 corsair, P1 warship, P2 warship", dice=[1])
    game = run(combat_phase(s), "no")
    assert game.asks(P1, "flee_before") and len(s.combat.battles[0].sides[0].units) == 1


# -- river ships ----------


def river_position(*places: str, **changes: object):
    assert MAP_IDS[2] == "vikings"
    s = position(*places, options={"map": "vikings", "factions": "on"}, **changes)
    s.faction = [NORSE] * s.players
    return s


@rule("SCH-6.36")
def test_ships_afloat_fight_through_their_passengers_with_the_values_on_ships():
    s = river_position(
        "kent: P1 transport+cavalry+heavy, P2 2 light",
        home={"kent": P2},
        dice=blue(1) + blue(0) + white(1, 0),
    )
    game = run(combat_phase(s), "stand")
    assert told(s, "battle_rolled")[0][2] == (1, 0), "blue dice in units.toml order, the ship rolls nothing"
    assert not told(s, "battle_charged")
    assert game.asks(P1, "assign_hit", ["heavy", "cavalry"])
    game.pick("heavy")
    assert aboard(s, "kent") == "P1 1 cavalry", "heavy infantry has one life point on a ship"


@rule("SCH-6.36")
def test_ships_of_a_side_that_loses_the_field_put_to_sea():
    s = river_position(
        "kent: P1 transport+light, P2 light",
        "north-sea-south: P2 warship",
        home={"kent": P1},
        dice=white(0) + white(1),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "put_to_sea", ["english-channel", "mercia"])
    game.pick("mercia")
    assert game.over and at(s, "mercia") == "P1 1 transport"


@rule("SCH-6.36", "SCH-10.56")
def test_a_side_on_ships_alone_flees_with_them():
    s = river_position("kent: P1 transport+light, P2 light", home={"kent": P1}, dice=white(0))
    game = run(combat_phase(s))
    assert game.asks(P1, "flee_before", ["stand", "north-sea-south", "english-channel", "mercia"])
    game.pick("mercia")
    assert aboard(s, "mercia") == "P1 1 light"


@rule("SCH-6.36")
def test_ships_without_a_way_out_are_destroyed():
    s = river_position(
        "novgorod: P1 transport+light, P2 3 light",
        "ladoga: P2 light",
        home={"novgorod": P1},
        dice=white(0) + white(1, 0, 0),
    )
    assert run(combat_phase(s)).over
    assert at(s, "novgorod") == "P2 3 light" and s.captured_units == [2, 0] and s.prestige == [0, 6]


@rule("SCH-6.36", "SCH-10.56")
def test_empty_ships_leave_before_hostile_units():
    s = river_position("mercia: P1 transport, P2 light")
    game = run(combat_phase(s))
    assert game.asks(P1, "put_to_sea")
    game.pick("irish-sea")
    assert game.over and at(s, "irish-sea") == "P1 1 transport" and s.vp == [5, 5]


@rule("SCH-6.19")
def test_ships_afloat_in_a_swamp_are_treated_alike():
    s = position("venetia: P1 transport+light, P2 2 light", home={"venetia": P2}, dice=white(1) + white(0, 0))
    game = run(combat_phase(s), "stand")
    assert told(s, "battle_rolled")[0][2:4] == ((1,), 0), "light infantry inverts in the swamp"
    assert game.over and at(s, "mare-hadriaticum-north") == "P1 1 transport"
