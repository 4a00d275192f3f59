"""WAT-9 Manoeuvre: movement."""

from grognard.games.warriors.movement import (
    destinations,
    give_action_points,
    move_armies,
    move_princesses,
)
from grognard.games.warriors.state import RETREATED
from grognard.testing import rule
from tests.games.warriors.positions import (
    BARBARIANS,
    NOBODY,
    answers,
    before,
    clear,
    goods,
    hold,
    markers,
    owner,
    pieces,
    place,
    position,
    war,
)

ENGLAND, FRANCE = 0, 1


def ready(s, player=ENGLAND):
    s.active = player
    give_action_points(s, player)


def names(s, provinces):
    return sorted(s.board.tokens[province].id for province in provinces)


@rule("WAT-9.1")
def test_action_points_come_with_the_military_level():
    for count, points in ((0, 2), (1, 2), (3, 2), (6, 3), (9, 3), (12, 4), (16, 5)):
        s = position("england", "france")
        markers(s, ENGLAND, military=count)
        (unit,) = hold(s, ENGLAND, "mercia", "infantry")
        ready(s)
        assert s.ap[unit] == points


@rule("WAT-9.1", "WAT-9.9")
def test_an_army_that_retreated_as_defender_has_no_action_points():
    s = position("england", "france")
    beaten, fresh = hold(s, ENGLAND, "mercia", "2 infantry")
    s.posture[beaten] = RETREATED
    ready(s)
    assert (s.ap[beaten], s.ap[fresh]) == (0, 2)
    game = answers(move_armies(s, ENGLAND))
    assert game.offered() == ["blue-infantry-2", "done"]


@rule("WAT-9.1")
def test_a_level_gained_in_the_turn_changes_left_over_points_by_the_difference():
    s = position("england", "france")
    markers(s, ENGLAND, military=5)
    for name in ("mercia", "essex", "east-anglia"):
        hold(s, ENGLAND, name, "infantry")
    beaten, recruit, fresh = (s.here[place(s, name)][0] for name in ("mercia", "essex", "east-anglia"))
    s.posture[beaten] = RETREATED
    s.raised[recruit] = s.round
    game = before(s, "manoeuvre").pick("declare", "tech_military")
    assert (s.ap[beaten], s.ap[fresh]) == (0, 3)
    assert s.ap[recruit] == 1, "an army raised by a unification keeps its own points"
    assert game.asks(ENGLAND, "action")


@rule("WAT-9.2")
def test_one_battle_point_per_round_and_two_with_double_strike():
    s = position("england", "france")
    (unit,) = hold(s, ENGLAND, "mercia", "infantry")
    ready(s)
    s.battles[unit], s.ap[unit] = 1, 4
    assert "northumbria" not in names(s, destinations(s, ENGLAND, unit))
    markers(s, ENGLAND, military=12)
    assert "northumbria" in names(s, destinations(s, ENGLAND, unit))
    s.battles[unit] = 2
    assert "northumbria" not in names(s, destinations(s, ENGLAND, unit))


@rule("WAT-9.3")
def test_each_army_moves_once_by_the_shortest_path():
    s = position("england", "france")
    markers(s, ENGLAND, military=6)
    one, two = hold(s, ENGLAND, "essex", "2 infantry")
    hold(s, ENGLAND, "mercia", "princess")
    clear(s, "northumbria")
    ready(s)
    game = answers(move_armies(s, ENGLAND), "blue-infantry-1", "northumbria")
    assert game.offered() == ["blue-infantry-2", "done", "undo"]
    game.pick("blue-infantry-2", "mercia")
    assert game.offered() == ["done", "undo"]
    game.pick("done")
    assert (s.ap[one], s.ap[two]) == (1, 2)
    assert owner(s, "northumbria") == ENGLAND


@rule("WAT-9.4")
def test_a_path_leads_only_through_own_and_free_provinces():
    s = position("england", "france")
    markers(s, ENGLAND, military=16)
    (unit,) = hold(s, ENGLAND, "essex", "infantry")
    clear(s, "mercia")
    ready(s)
    reached = names(s, destinations(s, ENGLAND, unit))
    assert "northumbria" in reached, "behind free Mercia"
    assert "lothian" not in reached, "behind barbarian Northumbria"


@rule("WAT-9.5")
def test_a_province_being_vacated_may_still_be_crossed():
    s = position("england", "france")
    one, two = hold(s, ENGLAND, "mercia", "infantry")[0], hold(s, ENGLAND, "essex", "infantry")[0]
    clear(s, "northumbria", "wales")
    ready(s)
    game = answers(
        move_armies(s, ENGLAND), "blue-infantry-1", "wales", "blue-infantry-2", "northumbria", "done"
    )
    assert game.over and s.place[one] == place(s, "wales") and s.place[two] == place(s, "northumbria")
    assert owner(s, "mercia") == NOBODY


@rule("WAT-9.5")
def test_a_free_province_entered_in_the_same_step_stays_passable():
    s = position("england", "france")
    hold(s, ENGLAND, "mercia", "2 infantry")
    clear(s, "northumbria", "east-anglia")
    ready(s)
    game = answers(move_armies(s, ENGLAND), "blue-infantry-1", "northumbria", "blue-infantry-2")
    assert "northumbria" in game.offered()


@rule("WAT-9.6")
def test_an_invasion_needs_a_point_for_the_battle_and_ends_the_move():
    s = position("england", "france")
    (unit,) = hold(s, ENGLAND, "mercia", "infantry")
    ready(s)
    assert names(s, destinations(s, ENGLAND, unit)) == [
        "east-anglia",
        "essex",
        "northumbria",
        "wales",
        "wessex",
    ]
    s.ap[unit] = 1
    assert names(s, destinations(s, ENGLAND, unit)) == ["wessex"]
    s.ap[unit] = 0
    assert destinations(s, ENGLAND, unit) == []


@rule("WAT-9.7")
def test_land_of_players_at_peace_is_closed():
    s = position("england", "france")
    (unit,) = hold(s, ENGLAND, "mercia", "infantry")
    hold(s, FRANCE, "northumbria", "infantry")
    ready(s)
    assert "northumbria" not in names(s, destinations(s, ENGLAND, unit))
    war(s, ENGLAND, FRANCE)
    assert "northumbria" in names(s, destinations(s, ENGLAND, unit))


@rule("WAT-9.8")
def test_princesses_and_retreated_armies_are_invaded_like_all_others():
    s = position("england", "france")
    hold(s, ENGLAND, "mercia", "infantry")
    hold(s, FRANCE, "northumbria", "princess")
    war(s, ENGLAND, FRANCE)
    game = before(s, "manoeuvre").pick("blue-infantry-1", "northumbria", "done")
    assert owner(s, "northumbria") == ENGLAND and s.kill_vp[ENGLAND] == 1
    assert game.over is False
    s = position("england", "france")
    (unit,) = hold(s, ENGLAND, "mercia", "infantry")
    (beaten,) = hold(s, FRANCE, "northumbria", "infantry")
    s.posture[beaten] = RETREATED
    war(s, ENGLAND, FRANCE)
    ready(s)
    s.ap[unit] = 1
    assert "northumbria" not in names(s, destinations(s, ENGLAND, unit))


@rule("WAT-9.10")
def test_moves_bind_only_when_done_and_then_happen_together():
    s = position("england", "france")
    (unit,) = hold(s, ENGLAND, "mercia", "infantry")
    clear(s, "northumbria", "essex")
    ready(s)
    game = answers(move_armies(s, ENGLAND), "blue-infantry-1", "northumbria")
    assert s.place[unit] == place(s, "mercia")
    game.pick("undo", "blue-infantry-1", "essex", "done")
    assert s.place[unit] == place(s, "essex") and s.plans == []
    assert (owner(s, "essex"), owner(s, "mercia")) == (ENGLAND, NOBODY)


@rule("WAT-9.10")
def test_an_invaded_province_stays_the_defenders_until_the_battle_is_over():
    s = position("england", "france")
    hold(s, ENGLAND, "mercia", "infantry")
    ready(s)
    answers(move_armies(s, ENGLAND), "blue-infantry-1", "northumbria", "done")
    assert owner(s, "northumbria") == BARBARIANS and owner(s, "mercia") == NOBODY
    assert s.invaded == [place(s, "northumbria")]


@rule("WAT-9.11")
def test_double_strike_gives_a_second_manoeuvre_with_what_is_left():
    s = position("england", "france")
    markers(s, ENGLAND, military=12)
    one = hold(s, ENGLAND, "mercia", "cavalry")[0]
    two = hold(s, ENGLAND, "essex", "cavalry")[0]
    game = before(s, "manoeuvre").pick("blue-cavalry-1", "northumbria", "done")
    assert game.asks(ENGLAND, "move_army"), "the second movement step"
    assert (s.ap[one], s.ap[two]) == (2, 4)
    game.pick("blue-cavalry-1")
    assert "lothian" in game.offered()


@rule("WAT-9.11")
def test_without_double_strike_there_is_one_manoeuvre():
    s = position("england", "france")
    markers(s, ENGLAND, military=11)
    hold(s, ENGLAND, "mercia", "cavalry")
    game = before(s, "manoeuvre").pick("blue-cavalry-1", "northumbria", "done")
    assert game.asks(ENGLAND, "move_princess")


@rule("WAT-9.12")
def test_a_princess_steps_once_into_own_or_free_land():
    s = position("england", "france")
    clear(s, "mercia", "wales")
    hold(s, FRANCE, "essex", "infantry")
    war(s, ENGLAND, FRANCE)
    game = answers(move_princesses(s, ENGLAND))
    assert game.offered() == ["wessex", "done"]
    game.pick("wessex")
    assert game.offered() == ["wales", "mercia", "cancel"], "not barbarian Normandy, not hostile Essex"
    game.pick("mercia")
    assert owner(s, "mercia") == ENGLAND
    game.pick("wessex", "wales")
    game.pick("wessex", "mercia")
    assert pieces(s, "mercia") == ["princess", "princess"]
    game.pick("done")
    assert game.over


@rule("WAT-9.12")
def test_a_princess_that_has_moved_does_not_move_again():
    s = position("england", "france")
    hold(s, ENGLAND, "mercia", "princess")
    clear(s, "northumbria")
    game = answers(move_princesses(s, ENGLAND), "mercia", "northumbria")
    assert game.offered() == ["wessex", "done"]
    assert owner(s, "mercia") == NOBODY


@rule("WAT-9.13", "WAT-1.15")
def test_with_the_common_step_princesses_move_after_the_last_battles():
    s = position("france", "england", princess_step="common")
    clear(s, "mercia", "picardy")
    game = before(s, "manoeuvre")
    assert game.asks(1, "move_princess"), "nobody has armies, so all manoeuvre turns are over"
    game.pick("wessex", "mercia", "done")
    assert game.asks(0, "move_princess")


@rule("WAT-9.13")
def test_in_the_own_turn_princesses_move_before_the_next_player():
    s = position("england", "saxony")
    hold(s, 1, "holstein", "infantry")
    clear(s, "mercia")
    goods(s, 0)
    game = before(s, "manoeuvre")
    assert game.asks(1, "move_army"), "Saxony comes first"
    game.pick("done", "done")
    assert game.asks(0, "move_princess")
