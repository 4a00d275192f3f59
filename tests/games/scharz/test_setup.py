"""SCH-3 Set-up."""

from __future__ import annotations

import pytest

from grognard.games.scharz import GAME, setup
from grognard.games.scharz.goods import grain_of
from grognard.games.scharz.options import fixed_peoples
from grognard.games.scharz.pieces import has_effect
from grognard.games.scharz.state import (
    DOCK,
    HARBOUR,
    INSIDE,
    YARD,
    ScharzState,
    herds_of,
    initiative,
    units_of,
)
from grognard.games.scharz.tables import HEAVY, HORSES, LIGHT, PIGS, SHEEP, TRANSPORT
from grognard.games.scharz.terms import field_of, is_field
from grognard.kernel.dice import Dice
from grognard.kernel.table import Table, new_table
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, P3, field, run, white


def fresh(
    players: int = 2, dice: list[int] | None = None, mode: str = "basic", **options: str
) -> ScharzState:
    return GAME.new(players, GAME.settle(players, options, preset=mode), Dice.scripted(dice or []))


def with_villages(s: ScharzState, *realms: str) -> ScharzState:
    """Villages of P1, P2, ... in these fields, in the order of placement."""
    for p, names in enumerate(realms):
        for name in names.split():
            f = field(s, name)
            s.settlement[f], s.settler[f] = 1, p
            s.villages[p].append(f)
    return s


def started(players: int, mode: str = "basic", **options: str) -> Table:
    """A table after the set-up: villages on the first coasts of the map, else the first option."""
    table = new_table(GAME, players, b"set-up", options, preset=mode)
    while table.state.round == 0:
        choice = table.pending[0]
        s = table.state
        coasts = [t for t in choice.options if is_field(t) and s.board.is_coastal(field_of(s, t))]
        table.act(choice.player, coasts[0] if coasts else choice.options[0])
    return table


FIRST_WINS = [*white(1, 0, 0, 0, 0, 0), *white(0, 0, 0, 0, 0, 0)]


@rule("SCH-3.1", "SCH-3.15")
def test_the_game_begins_with_an_empty_map_without_lords_and_truces():
    s = fresh(3)
    assert s.players == 3 and s.order == [0, 1, 2]
    assert not any(s.settlement) and not units_of(s, P1) and not any(s.devastated)
    assert s.commander == [0, 0, 0] and s.lord == [-1] * 3 and not s.truces


@rule("SCH-3.2")
def test_all_tracks_are_public():
    table = started(2)
    seen = table.view(None)
    assert seen["season"] == "spring" and seen["year"] == 1
    for p in range(2):
        row = seen["players"][p]
        assert (row["coins"], row["prestige"], row["victory_points"]) == (5, 7, 0)


@rule("SCH-3.3")
def test_peoples_are_picked_in_seat_order_and_none_twice():
    s = fresh(3, mode="expert")
    game = run(setup.choose_factions(s), "romans")
    assert game.asks(P2, "choose_faction", ["carthaginians", "etruscans", "samnites", "syracusans"])
    game.pick("syracusans", "etruscans")
    assert has_effect(s, P1, "cheap_heavy") and has_effect(s, P2, "engineers")
    assert has_effect(s, P3, "builders") and not has_effect(s, P3, "engineers")
    assert run(setup.choose_factions(fresh(mode="basic"))).over


@rule("SCH-3.3", "SCH-3.18")
def test_a_scenario_gives_each_seat_its_people():
    s = fresh(4, mode="italia-expert")
    assert run(setup.choose_factions(s)).over
    names = [GAME.seat_name(s, p, "en") for p in range(4)]
    assert names == ["Romans", "Carthaginians", "Etruscans", "Samnites"]
    assert fixed_peoples("vikings") == ("danes", "franks", "anglo-saxons", "norse")
    assert run(setup.choose_factions(fresh(4, mode="italia-expert", peoples="choose"))).asks(
        P1, "choose_faction"
    )


@rule("SCH-3.4")
def test_most_swords_start_and_tied_leaders_roll_again():
    tie = [*white(1, 0, 0, 0, 0, 0), *white(0, 0, 0, 0, 0, 0), *white(1, 0, 0, 0, 0, 0)]
    s = fresh(3, dice=[*tie, *white(0, 0, 0, 0, 0, 0), *white(1, 1, 0, 0, 0, 0)])
    run(setup.roll_for_start(s))
    assert s.order == [2, 0, 1]


@rule("SCH-3.5", "SCH-3.7")
def test_villages_are_placed_forth_back_and_forth_one_per_field():
    s = fresh(3)
    s.order = [1, 2, 0]
    game = run(setup.place_villages(s))
    turns = []
    for name in [
        "latium",
        "campania",
        "samnium",
        "sabina",
        "umbria",
        "picenum",
        "boia",
        "liguria",
        "insubria",
    ]:
        turns.append(game.question().player)
        assert name in game.offered()
        game.pick(name)
    assert turns == [1, 2, 0, 0, 2, 1, 1, 2, 0]
    assert game.over and s.villages[1] == [field(s, n) for n in ("latium", "picenum", "boia")]
    assert len(setup.fields_without_village(s)) == 43 - 9


@rule("SCH-3.6")
def test_in_reverse_order_each_may_move_one_village():
    s = with_villages(fresh(), "latium campania boia", "samnium sabina umbria")
    game = run(setup.relocate_villages(s), "sabina", "picenum")
    assert s.settler[field(s, "picenum")] == P2 and s.settler[field(s, "sabina")] == -1
    assert s.villages[P2] == [field(s, n) for n in ("samnium", "picenum", "umbria")]
    assert game.asks(P1, "relocate_village", ["latium", "campania", "boia", "pass"])
    game.pick("pass")
    assert game.over


@rule("SCH-3.8")
def test_rivals_are_drawn_until_nobody_holds_the_own_marker():
    # First draw: P1 draws the own marker; second: P1 gets P2, P2 gets P3, P3 gets P1.
    s = fresh(3, dice=[1, 1, 1, 2, 2, 1])
    run(setup.draw_rivals(s))
    assert s.rivals == [1 << P2, 1 << P3, 1 << P1]
    two = fresh(2, dice=[])
    run(setup.draw_rivals(two))
    assert two.rivals == [0, 0]


@rule("SCH-3.9", "SCH-3.11", "SCH-3.12", "SCH-3.13")
def test_equipment_is_placed_secretly_and_revealed_together():
    s = with_villages(fresh(), "latium campania boia", "samnium sabina umbria")
    game = run(setup.equip(s))
    assert game.asks(P1, "place_dock", ["latium", "campania", "boia"])
    game.pick("latium", player=P1)
    assert game.asks(P1, "place_herd", ["in:latium", "in:campania", "in:boia"])
    game.pick("in:boia", player=P1)
    assert game.asks(P1, "place_herd", ["in:latium", "in:campania", "on:boia"])
    game.pick("on:boia", "in:campania", "latium", "latium", "boia", "boia", "campania", player=P1)
    assert not units_of(s, P1), "nothing is shown before all are done"
    assert GAME.hide(s, P2).plans[P1] == [] != s.plans[P1]
    game.pick(*["in:sabina", "in:samnium", "in:umbria"], *["umbria"] * 7, player=P2)

    assert game.over and s.yard[field(s, "latium")] == DOCK
    units = [s.kind[u] for u in units_of(s, P1)]
    assert units.count(LIGHT) == 5 and units.count(TRANSPORT) == 1
    assert [s.herd_kind[h] for h in herds_of(s, P1)] == [SHEEP, SHEEP, PIGS]
    assert [s.herd_place[h] for h in herds_of(s, P1)] == [
        INSIDE + field(s, "boia"),
        field(s, "boia"),
        INSIDE + field(s, "campania"),
    ]
    assert [s.grain[f] for f in s.villages[P1]] == [4, 3, 3] and grain_of(s, P2) == 10
    assert (s.coins[P1], s.prestige[P1], s.vp[P1]) == (5, 7, 0)


@rule("SCH-3.10")
def test_a_realm_without_coast_has_no_dock_but_seven_units_and_coins():
    s = with_villages(fresh(), "latium campania boia", "samnium sabina umbria")
    game = run(setup.equip(s))
    game.pick("latium", "in:boia", "in:latium", "in:campania", *["latium"] * 5, player=P1)
    game.pick("in:sabina", "in:samnium", "in:umbria", *["umbria"] * 7, player=P2)
    assert [s.kind[u] for u in units_of(s, P2)] == [LIGHT] * 7
    assert s.coins == [5, 7] and not any(s.yard[f] for f in s.villages[P2])


@rule("SCH-3.16")
@pytest.mark.parametrize(
    ("bonus", "answers"),
    [
        ("treasury", []),
        ("fame", []),
        ("levy", ["boia", "latium"]),
        ("veterans", []),  # all light infantry stands in one field
        ("herdsmen", ["in:boia", "on:boia"]),
        ("horse-breeders", ["in:boia"]),
        ("walls", ["latium"]),
        ("port", []),
    ],
)
def test_a_start_bonus_is_applied_at_once(bonus: str, answers: list[str]):
    s = with_villages(fresh(mode="advanced"), "samnium sabina umbria", "latium campania boia")
    game = run(setup.equip(s))
    game.pick("in:sabina", "in:samnium", "in:umbria", *["umbria"] * 7, player=P1)
    game.pick("latium", "in:latium", "in:campania", "on:latium", *["latium"] * 5, player=P2)
    game = run(setup.choose_bonuses(s))
    assert len(game.offered(P2)) == 8, "in reverse prologue order, all eight are left"
    game.pick(f"bonus:{bonus}", *answers)
    assert f"bonus:{bonus}" not in game.offered(P1)
    assert "bonus:port" not in game.offered(P1), "P1 has no dock"

    latium, boia = field(s, "latium"), field(s, "boia")
    kinds = [s.kind[u] for u in units_of(s, P2)]
    assert s.coins[P2] == 5 + {"treasury": 5, "walls": 2}.get(bonus, 0)
    assert s.prestige[P2] == 7 + (8 if bonus == "fame" else 0)
    assert len(kinds) == 6 + (2 if bonus == "levy" else 0)
    assert kinds.count(HEAVY) == (3 if bonus == "veterans" else 0)
    assert s.fort[latium] == (bonus == "walls")
    assert s.yard[latium] == (HARBOUR if bonus == "port" else DOCK)
    herds = [s.herd_kind[h] for h in herds_of(s, P2)]
    assert herds[3:] == {"herdsmen": [SHEEP, PIGS], "horse-breeders": [HORSES]}.get(bonus, [])
    assert bonus != "herdsmen" or s.herd_place[herds_of(s, P2)[-1]] == boia


@rule("SCH-3.16")
def test_a_bonus_whose_option_is_off_is_not_offered():
    s = with_villages(fresh(mode="advanced", horses="off"), "samnium sabina umbria", "latium boia picenum")
    game = run(setup.choose_bonuses(s))
    assert "bonus:horse-breeders" not in game.offered() and "bonus:veterans" not in game.offered()


@rule("SCH-3.17")
def test_the_first_spring_brings_each_a_sheep_herd():
    table = started(2)
    s = table.state
    assert s.round == 1 and initiative(s) == s.order
    while table.pending[0].ask.key == "place_herd":
        table.act(table.pending[0].player, table.pending[0].options[0])
    for p in range(2):
        kinds = [s.herd_kind[h] for h in herds_of(s, p)]
        assert kinds.count(SHEEP) == 3 and kinds.count(PIGS) == 1


def test_the_transport_lies_in_the_dock():
    s = started(2).state
    ship = next(u for u in units_of(s, P1) if s.kind[u] == TRANSPORT)
    assert s.place[ship] >= YARD and s.yard[s.place[ship] - YARD] == DOCK
