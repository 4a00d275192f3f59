"""SCH-16, SCH-17 Decisions, simultaneity and hidden information; a first year and a meeting."""

from __future__ import annotations

from grognard.games.scharz import GAME
from grognard.games.scharz.agriculture import harvest, sowing
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.diplomacy import window
from grognard.games.scharz.goods import grain_of
from grognard.games.scharz.movement import move, retreat
from grognard.games.scharz.networks import networks
from grognard.games.scharz.nourishment import food_demand, herd_demand
from grognard.games.scharz.relocation import relocate
from grognard.games.scharz.setup import roll_for_start
from grognard.games.scharz.status import land_fields_of
from grognard.games.scharz.taxes import reproduction, taxes
from grognard.games.scharz.trade import trade
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, at, field, position, run, told, white


@rule("SCH-16.1")
def test_no_decision_ever_offers_a_hundred_options():
    table = new_table(GAME, 4, b"options", {"diplomacy": "off", "years": "1"}, preset="expert", keep=False)
    most = 0
    while not table.over:
        choice = table.pending[table.number % len(table.pending)]
        most = max(most, len(choice.options))
        table.act(choice.player, choice.options[table.number * 5 % len(choice.options)])
    assert 43 <= most < 100


@rule("SCH-16.4")
def test_a_decision_with_nothing_to_decide_is_not_asked():
    s = position("gotland: P1 light", options={"map": "vikings", "diplomacy": "off"})
    assert run(move(s)).over, "a light infantry on an island has nowhere to go"
    s.part = 0
    assert run(retreat(s)).over and run(relocate(s)).over and run(window(s)).over
    s.turn = 0
    game = run(trade(s))
    assert game.asks(P1, "trade_action", ["disband", "done"])


@rule("SCH-17.1", "SCH-17.2")
def test_everything_on_the_board_is_public_but_orders_under_way():
    s = position("latium: P1 village, P1 2 light, P1 4 stored", "boia: P2 village, P2 light")
    game = run(move(s)).pick("latium", "1", "samnium", player=P1)
    for viewer in (P2, None):
        seen = GAME.view(GAME.hide(s, viewer), viewer)
        assert seen["orders"] == []
        assert seen["fields"]["latium"]["settlement"]["grain"] == 4
        assert seen["fields"]["latium"]["units"][0]["count"] == 2
    mine = GAME.view(GAME.hide(s, P1), P1)
    assert mine["orders"][0]["to"] == "samnium" and mine["orders"][0]["units"] == ["light"]
    assert game.asks(P2, "order_from")


@rule("SCH-17.4")
def test_views_hold_no_dice():
    table = new_table(GAME, 2, b"secret seed")
    assert GAME.hide(table.state, P1).dice.key == bytes(32)
    assert "dice" not in table.view(P1)


@rule("SCH-17.5")
def test_the_start_roll_goes_by_seat():
    s = GAME.new(2, GAME.settle(2), position(dice=[*white(0, 0, 0, 0, 0, 0), *white(1, 0, 0, 0, 0, 0)]).dice)
    run(roll_for_start(s))
    assert s.order == [1, 0]


@rule("SCH-6.24", "SCH-7.14", "SCH-10.4", "SCH-10.6")
def test_x28_a_simultaneous_meeting_from_which_both_flee():
    # SCH-X28
    s = position(
        "latium: P1 2 light, P1 village", "campania: P2 2 light, P2 village", options={"special_move": "off"}
    )
    game = run(move(s)).pick("latium", "2", "pomptina", "done", player=P1)
    game.pick("campania", "2", "pomptina", "done", player=P2)
    assert game.over and s.locked[P1] >> field(s, "pomptina") & 1
    s.part = 0
    game = run(combat_phase(s))
    assert game.asks(P1, "flee_before") and game.asks(P2, "flee_before")
    game.pick("latium", player=P1).pick("campania", player=P2)
    while not game.over:
        game.pick(game.offered()[-1])
    assert at(s, "latium") == "P1 2 light" and at(s, "campania") == "P2 2 light"
    assert s.dice.used == 0, "nobody rolls"


@rule("SCH-13.9", "SCH-13.11", "SCH-13.20", "SCH-13.25", "SCH-13.40")
def test_x29_the_first_year_of_an_undisturbed_realm():
    # SCH-X29: three villages on yield-2 fields, 5 light on neutral neighbours, herds inside.
    s = position(
        "daunia: P1 village, P1 4 stored, P1 sheep inside",
        "peucetia: P1 village, P1 3 stored, P1 sheep inside",
        "frentania: P1 village, P1 dock, P1 3 stored, P1 pigs inside, P1 transport docked",
        "picenum: P1 light",
        "messapia: P1 light",
        "senonia: P1 light",
        "etruria-north: P1 light",
        "boia: P1 light",
        coins={P1: 5},
    )
    assert len(land_fields_of(s, P1)) == 8
    run(reproduction(s), "on:picenum")
    s.part = s.turn = 0
    run(sowing(s), "all")
    assert grain_of(s, P1) == 3 and sum(n > 0 for n in s.standing) == 7
    for _ in range(3):
        run(taxes(s))
    assert told(s, "taxed")[0] == (P1, 7) and s.coins[P1] == 26
    run(harvest(s))
    assert grain_of(s, P1) == 15
    nets = networks(s, P1)
    network = nets.of_store(field(s, "daunia"))
    assert food_demand(s, P1, nets, network) == 9
    assert herd_demand(s, P1, nets, network) == 1 + 1 + 2, "the young sheep feed on the meadows of Picenum"
