"""SCH-10.1, 10.2 Sides, roles, leaders, targets, flight before battle."""

from __future__ import annotations

from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.combat_view import redact_combat, view_combat
from grognard.games.scharz.muster import find_battles, is_meeting, leader_of
from grognard.games.scharz.state import units_at
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    P4,
    at,
    begin_combat,
    field,
    position,
    run,
    told,
    truce,
    white,
)


def battles_of(s):
    begin_combat(s)
    return find_battles(s)


@rule("SCH-10.1", "SCH-10.49")
def test_borders_then_land_then_sea_each_in_map_order():
    s = position(
        "mare-ionium: P1 warship, P2 warship",
        "campania: P1 light, P2 light",
        "latium: P1 light, P2 light",
        "latium>samnium: P1 light",
        "samnium>latium: P2 light",
        "sabina: P1 light",
        "mare-sardoum: P1 warship",
    )
    edge = 300 + s.board.edge_between(field(s, "latium"), field(s, "samnium"))
    assert [battle.place for battle in battles_of(s)] == [
        edge,
        field(s, "latium"),
        field(s, "campania"),
        field(s, "mare-ionium"),
    ]


@rule("SCH-10.1")
def test_every_battle_fights_a_round_before_any_fights_the_next():
    s = position("campania: P1 light, P2 light", "latium: P1 light, P2 light", dice=[6] * 80)
    game = run(combat_phase(s))
    for _ in range(8):
        game.pick("stand")
    places = [game.terms.word(values[1]) for values in told(s, "battle_rolled")]
    assert places[:6:2] == ["latium", "campania", "latium"]


@rule("SCH-10.2")
def test_a_coalition_is_one_side():
    s = position("campania: P1 light, P3 2 light, P2 light", players=3, lord={P3: P1})
    battle = battles_of(s)[0]
    assert [len(side.units) for side in battle.sides] == [3, 1]


@rule("SCH-10.2")
def test_members_at_truce_with_all_other_sides_and_bystanders_stand_aside():
    s = position(
        "campania: P1 light, P3 2 light, P2 light, P4 light",
        players=4,
        lord={P3: P1},
        dice=white(1) + white(0),
    )
    truce(s, P3, P2)
    truce(s, P4, P1)
    truce(s, P4, P2)
    truce(s, P4, P3)
    battle = battles_of(s)[0]
    assert [[u // 20 for u in side.units] for side in battle.sides] == [[P1], [P2]]

    s.combat = None
    game = run(combat_phase(s))
    game.pick("stand", player=P1).pick("stand", player=P2)
    assert at(s, "campania") == "P1 1 light, P3 2 light, P4 1 light"


@rule("SCH-10.3", "SCH-17.2")
def test_with_three_sides_each_secretly_names_its_target_and_all_hits_go_there():
    s = position(
        "campania: P1 light, P2 2 light, P3 light",
        players=3,
        dice=white(1) + white(0, 0) + white(1),
    )
    game = run(combat_phase(s))
    for p in (P3, P1, P2):
        game.pick("stand", player=p)
    assert game.asks(P1, "battle_target", ["seat-1", "seat-2"])
    assert game.question(P1).ask.secret
    game.pick("seat-1", player=P1).pick("seat-1", player=P3)
    assert at(s, "campania") == "P1 1 light, P2 2 light, P3 1 light", "nothing happens before all have named"
    game.pick("seat-0", player=P2)
    assert at(s, "campania") == "P1 1 light, P3 1 light"


@rule("SCH-10.3", "SCH-17.3")
def test_the_order_of_the_answers_does_not_matter():
    results = []
    for order in ((P1, P2, P3), (P3, P2, P1), (P2, P3, P1)):
        s = position(
            "campania: P1 2 light, P2 2 light, P3 2 light",
            players=3,
            dice=white(1, 0) + white(0, 1) + white(1, 1),
        )
        game = run(combat_phase(s))
        for p in order:
            game.pick("stand", player=p)
        for p in order:
            game.pick({P1: "seat-1", P2: "seat-2", P3: "seat-0"}[p], player=p)
        results.append((at(s, "campania"), told(s, "battle_aimed"), told(s, "battle_rolled")))
    assert results[0] == results[1] == results[2]


@rule("SCH-10.4")
def test_the_side_that_controlled_the_field_before_the_movement_defends():
    s = position("campania: P1 light, P2 light", home={"campania": P2})
    assert [side.attacker for side in battles_of(s)[0].sides] == [True, False]


@rule("SCH-10.4")
def test_else_the_side_that_was_alone_there_defends():
    s = position("campania: P1 light, P2 light")
    s.alone_start[field(s, "campania")] = P1
    assert [side.attacker for side in battles_of(s)[0].sides] == [False, True]


@rule("SCH-10.4")
def test_else_it_is_a_meeting_battle():
    s = position("campania: P1 light, P2 light")
    assert is_meeting(battles_of(s)[0])


@rule("SCH-10.5")
def test_the_leader_has_most_units_then_the_field_then_is_lord_then_has_initiative():
    s = position("campania: P1 light, P3 2 light, P4 2 light", players=4, lord={P3: P1, P4: P1})
    campania = field(s, "campania")
    units = units_at(s, campania)
    s.control[campania] = -1
    s.order = [P4, P3, P2, P1]
    assert leader_of(s, units, campania) == P4, "initiative"
    s.control[campania] = P3
    assert leader_of(s, units, campania) == P3, "controller"
    two = [u for u in units if u // 20 != P4][:2]
    s.control[campania] = -1
    assert leader_of(s, two, campania) == P1, "lord"
    assert leader_of(s, units[:1] + units[3:], campania) == P4, "most units"


@rule("SCH-10.5", "SCH-14.12", "SCH-10.59")
def test_the_lord_decides_whose_units_are_hit_and_who_is_honoured():
    s = position(
        "campania: P1 light, P3 2 light, P2 2 heavy",
        players=3,
        lord={P3: P1},
        home={"campania": P2},
        dice=[1, 5, *white(1, 1, 0)],
    )
    game = run(combat_phase(s), "stand", "done")
    assert game.asks(P1, "lord_dispute_hit", ["seat-0", "seat-2"])
    game.pick("seat-2")
    assert game.asks(P1, "lord_dispute_hit", ["seat-0", "seat-2"])
    game.pick("seat-2")
    assert at(s, "campania") == "P1 1 light, P2 1 heavy"
    s.dice.script = [6, *white(1), 6, *white(1)]
    game.pick("stand", player=P2).pick("stand", player=P1).pick("done")
    game.pick("stand", player=P2).pick("stand", player=P1).pick("done")
    assert game.asks(P1, "lord_dispute_honour", ["seat-0", "seat-2"]), "the lord decides"
    game.pick("seat-2")
    assert game.over and s.vp == [5, 4, 6] and s.prestige == [0, 4, 8]


@rule("SCH-10.6")
def test_a_defender_who_flees_is_rolled_against_once_and_leaves_without_interception():
    s = position("campania: P1 5 light, P2 6 light", home={"campania": P2}, dice=white(1, 1, 1, 0, 0))
    game = run(combat_phase(s), "lucania")
    assert at(s, "lucania") == "P2 4 light", "three swords, one shield of six units"
    assert len(told(s, "battle_rolled")) == 1 and not game.asks(P1, "intercept")
    assert game.asks(P1, "pursue")
    game.pick("stay")
    assert game.over and s.vp == [6, 4]


@rule("SCH-10.6")
def test_an_attacker_is_not_asked_before_the_battle():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=[6] * 40)
    game = run(combat_phase(s))
    assert game.asks(P2, "flee_before") and not game.asks(P1, "flee_before")


@rule("SCH-10.6")
def test_every_staying_side_rolls_against_each_fleeing_side():
    s = position(
        "campania: P1 2 light, P2 2 light, P3 2 light",
        players=3,
        dice=white(1, 0) + white(1, 0) + white(0, 0) + white(0, 0),
    )
    game = run(combat_phase(s))
    game.pick("stand", player=P1).pick("lucania", player=P2).pick("stand", player=P3)
    rolled = [values[0] for values in told(s, "battle_rolled")]
    assert rolled[:2] == [P1, P3] and at(s, "lucania") == ""
    assert game.asks(P1, "flee") or game.asks(P3, "flee")


@rule("SCH-16.4")
def test_a_side_without_a_way_out_is_not_asked():
    s = position(
        "salassi: P1 light, P2 light",
        "taurini: P1 light",
        "insubria: P1 light",
        home={"salassi": P2},
        dice=white(1) + white(1),
    )
    game = run(combat_phase(s))
    assert not game.asks(P2, "flee_before")


@rule("SCH-16.4", "SCH-10.59")
def test_a_leader_who_has_nothing_left_is_replaced_by_the_lord():
    s = position(
        "campania: P3 2 light, P1 light, P2 3 light",
        players=3,
        lord={P3: P1},
        home={"campania": P2},
        dice=white(1, 1, 0) + white(0, 0, 0),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "lord_dispute_hit")
    game.pick("seat-2", "seat-2")
    assert game.asks(P1, "flee"), "P3 led the side and is gone"


@rule("SCH-10.59", "SCH-10.17", "SCH-10.36")
def test_in_rough_terrain_the_side_with_most_swords_assigns_the_defenders_losses():
    s = position(
        "samnium: P1 light, P2 heavy, P2 light, P3 2 light",
        players=3,
        home={"samnium": P2},
        dice=[*white(1), *white(0), 5, *white(0, 1)],
    )
    game = run(combat_phase(s), "stand")
    game.pick("seat-1", player=P1).pick("seat-0", player=P2).pick("seat-1", player=P3)
    assert game.asks(P3, "assign_hit", ["light", "heavy"])


@rule("SCH-17.2")
def test_secret_picks_are_hidden_from_everybody_else_until_the_reveal():
    s = position("campania: P1 light, P2 light")
    game = run(combat_phase(s))
    game.pick("lucania", player=P2)
    assert s.combat.battles[0].sides[1].picked
    for player, known in ((P2, True), (P1, False), (None, False)):
        copy = s.clone()
        redact_combat(copy, player)
        assert bool(copy.combat.battles[0].sides[1].picked) == known
        assert view_combat(copy)["battles"][0]["sides"][1]["picked"] == known
    redact_combat(position("campania: P1 light"), None)
    assert view_combat(position("campania: P1 light")) is None


@rule("SCH-10.4", "SCH-11.7")
def test_in_a_sally_the_besieger_defends_and_a_third_side_attacks():
    s = position("campania: P2 village, P2 2 light inside, P1 2 light, P3 light", players=3)
    begin_combat(s)
    s.encircled[field(s, "campania")] = P1
    s.combat.sallied = [field(s, "campania")]
    s.place = [at - 100 if at == 100 + field(s, "campania") else at for at in s.place]
    attackers = {side.leader: side.attacker for side in find_battles(s)[0].sides}
    assert attackers == {P1: False, P2: True, P3: True}
