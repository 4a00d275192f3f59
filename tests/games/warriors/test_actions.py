"""WAT-7 Development phase."""

from hypothesis import given
from hypothesis import strategies as st

from grognard.games.warriors.actions import (
    army_types,
    exchange,
    extra_actions,
    fort_provinces,
    one_action,
    possible_actions,
    technology_shift,
)
from grognard.games.warriors.book import ARCHERS, CAVALRY, INFANTRY
from grognard.games.warriors.progress import BUILDER, LEVEL, MERCHANT
from grognard.games.warriors.state import has_skill, life
from grognard.games.warriors.terms import TERMS
from grognard.testing import rule
from tests.games.warriors.positions import (
    answers,
    before,
    goods,
    hold,
    markers,
    owner,
    pieces,
    place,
    position,
    stock,
    vp,
)


def words(terms):
    return [TERMS.word(term) for term in terms]


@rule("WAT-7.1")
def test_first_actions_ascend_and_second_actions_descend():
    s = position("england", "ireland", "burgundy")
    game = before(s, "first_action")
    asked = []
    for _ in range(6):
        asked.append(game.question().player)
        game.pick("tech_trade")
    assert asked == [1, 2, 0, 0, 2, 1]


@rule("WAT-7.2")
def test_only_actions_that_can_be_paid_are_offered():
    s = position("ireland", "france")
    goods(s, 0)
    tech = ["tech_production", "tech_trade", "tech_military"]
    assert words(possible_actions(s, 0)) == [*tech, "declare_war"]
    goods(s, 0, weapons=1)
    assert words(possible_actions(s, 0)) == [*tech, "build_army", "declare_war"]
    markers(s, 0, production=9)
    goods(s, 0, gold=1, food=2, material=12)
    hold(s, 0, "leinster", "infantry")
    assert words(possible_actions(s, 0)) == [*tech, "build_fort", "upgrade_army", "declare_war"]


@rule("WAT-7.2")
def test_a_player_may_pass():
    s = position("ireland", "france")
    game = answers(one_action(s, 0), "pass")
    assert game.over and s.markers[0] == [0, 0, 0]


@rule("WAT-7.3")
def test_an_action_taken_stays_taken_whatever_comes_after():
    s = position("ireland", "france")
    game = before(s, "first_action").pick("tech_trade", "declare_war", "seat-0")
    assert s.war[0][1] == 1 and s.markers[0] == [0, 1, 0]
    assert game.asks(1, "action")


@rule("WAT-7.4")
def test_extra_sources_come_with_their_levels_and_serve_once():
    s = position("ireland", "france")
    markers(s, 0, production=16, trade=12, military=16)
    goods(s, 0, gold=5)
    game = answers(extra_actions(s, 0))
    assert game.offered() == ["university", "master_trader", "warlord", "done"]
    game.pick("warlord")
    assert game.offered() == ["declare_war", "cancel"]
    game.pick("declare_war", "seat-1")
    assert game.offered() == ["university", "master_trader", "done"]
    game.pick("master_trader", "tech_trade")
    assert stock(s, 0)["gold"] == 0 and s.markers[0][1] == 13
    game.pick("university", "tech_trade")
    assert game.over and s.markers[0][1] == 14


@rule("WAT-7.4")
def test_an_extra_action_can_be_cancelled_and_then_nothing_is_paid():
    s = position("ireland", "france")
    markers(s, 0, trade=12)
    goods(s, 0, gold=5)
    game = answers(extra_actions(s, 0), "master_trader")
    assert "pass" not in game.offered()
    game.pick("cancel")
    assert game.offered() == ["master_trader", "done"] and stock(s, 0)["gold"] == 5
    game.pick("done")
    assert game.over and stock(s, 0)["gold"] == 5


@rule("WAT-7.4")
def test_extra_actions_come_after_the_second_actions_in_ascending_order():
    s = position("france", "ireland")
    for player in (0, 1):
        markers(s, player, production=16)
    game = before(s, "second_action").pick("pass", "pass")
    assert game.asks(1, "extra_source")
    game.pick("university", "tech_trade")
    assert game.asks(0, "extra_source")


@rule("WAT-7.5")
@given(st.integers(0, 16), st.integers(0, 2))
def test_a_level_is_reached_when_all_places_below_are_filled(count, track):
    needed = [0, 1, 3, 6, 9, 12, 16]
    assert LEVEL[track][count] + 1 == max(n for n in range(1, 8) if needed[n - 1] <= count)


@rule("WAT-7.5")
def test_a_full_track_takes_no_more_markers():
    s = position("ireland", "france")
    markers(s, 0, trade=16)
    assert "tech_trade" not in words(possible_actions(s, 0))


@rule("WAT-7.6")
def test_lower_skills_stay():
    s = position("ireland", "france")
    markers(s, 0, production=16, trade=16)
    assert has_skill(s, 0, BUILDER) and has_skill(s, 0, MERCHANT)


@rule("WAT-7.7")
def test_a_marker_costs_nothing():
    s = position("ireland", "france")
    before_ = stock(s, 0)
    answers(one_action(s, 0), "tech_military")
    assert stock(s, 0) == before_ and s.markers[0] == [0, 0, 1]


@rule("WAT-7.8")
def test_one_marker_may_be_shifted_from_track_to_track():
    s = position("ireland", "france")
    markers(s, 0, production=2, trade=16)
    game = answers(technology_shift(s, 0))
    offered = ["production_to_military", "trade_to_production", "trade_to_military", "pass"]
    assert game.asks(0, "tech_shift", offered), "trade is full, military has nothing to give"
    game.pick("production_to_military")
    assert s.markers[0] == [1, 16, 1] and game.over


@rule("WAT-7.8")
def test_shifts_come_after_all_actions_in_ascending_order():
    s = position("france", "ireland")
    markers(s, 0, trade=2)
    markers(s, 1, trade=2)
    game = before(s, "extra_actions")
    assert game.asks(1, "tech_shift")
    game.pick("pass")
    assert game.asks(0, "tech_shift")


@rule("WAT-7.9")
def test_losing_a_level_keeps_what_was_built():
    s = position("ireland", "france")
    markers(s, 0, production=6, trade=6, military=12)
    hold(s, 0, "leinster", "archers, cavalry, fort")
    s.opened[0] = [1]
    answers(technology_shift(s, 0), "military_to_trade")
    assert pieces(s, "leinster") == ["archers", "cavalry", "fort"] and s.opened[0] == [1]
    goods(s, 0, weapons=9, gold=9)
    assert CAVALRY not in army_types(s, 0)


@rule("WAT-7.10")
def test_armies_cost_weapons_and_gold_and_need_their_level():
    s = position("ireland", "france")
    goods(s, 0, weapons=9, gold=9)
    assert army_types(s, 0) == [INFANTRY]
    markers(s, 0, military=3)
    assert army_types(s, 0) == [INFANTRY, ARCHERS]
    markers(s, 0, military=12)
    assert army_types(s, 0) == [INFANTRY, ARCHERS, CAVALRY]
    for kind, weapons, gold in (("infantry", 1, 0), ("archers", 2, 1), ("cavalry", 3, 2)):
        goods(s, 0, weapons=9, gold=9)
        answers(one_action(s, 0), "build_army", kind, "meath")
        assert stock(s, 0) == {"gold": 9 - gold, "food": 0, "material": 0, "weapons": 9 - weapons}


@rule("WAT-7.11")
def test_an_army_is_placed_in_any_own_province_and_fights_in_the_same_round():
    s = position("ireland", "france")
    hold(s, 0, "leinster", "princess")
    goods(s, 0, weapons=5)
    game = answers(one_action(s, 0), "build_army", "infantry")
    assert game.offered() == ["meath", "leinster", "cancel"]
    game.pick("leinster")
    game = before(s, "manoeuvre").pick("blue-infantry-1")
    assert {"munster", "wales"} <= set(game.offered())


@rule("WAT-7.11")
def test_any_number_of_armies_may_stand_in_a_province():
    s = position("ireland", "france")
    goods(s, 0, weapons=4)
    for _ in range(4):
        answers(one_action(s, 0), "build_army", "infantry", "meath")
    assert pieces(s, "meath").count("infantry") == 4


@rule("WAT-7.12")
def test_a_fort_needs_builder_and_goods_and_room():
    s = position("ireland", "france")
    goods(s, 0, gold=2, food=4, material=24)
    markers(s, 0, production=5)
    assert "build_fort" not in words(possible_actions(s, 0))
    markers(s, 0, production=6)
    points = vp(s, 0)
    answers(one_action(s, 0), "build_fort", "meath")
    assert stock(s, 0) == {"gold": 1, "food": 2, "material": 12, "weapons": 0}
    assert vp(s, 0) == points + 3
    assert fort_provinces(s, 0) == [], "two forts are the most"
    assert "build_fort" not in words(possible_actions(s, 0))


@rule("WAT-7.13")
def test_forts_are_never_offered_for_movement():
    s = position("ireland", "france")
    hold(s, 0, "leinster", "fort, infantry")
    game = before(s, "manoeuvre")
    assert game.offered() == ["blue-infantry-1", "done"]


@rule("WAT-7.14")
def test_upgrades_cost_material_and_need_reinforcement_but_no_military_level():
    s = position("ireland", "france")
    old = hold(s, 0, "leinster", "infantry")[0]
    goods(s, 0, material=14)
    markers(s, 0, production=8)
    assert "upgrade_army" not in words(possible_actions(s, 0))
    markers(s, 0, production=9)
    game = answers(one_action(s, 0), "upgrade_army", "blue-infantry-1")
    assert game.offered() == ["archers", "cavalry", "cancel"]
    game.pick("archers")
    assert pieces(s, "leinster") == ["archers"] and stock(s, 0)["material"] == 7
    assert s.place[old] == -1
    answers(one_action(s, 0), "upgrade_army", "blue-archers-1", "cavalry")
    assert pieces(s, "leinster") == ["cavalry"] and stock(s, 0)["material"] == 0


@rule("WAT-7.15")
def test_an_upgraded_army_keeps_damage_points_and_state():
    s = position("ireland", "france")
    archers = hold(s, 0, "leinster", "archers")[0]
    s.damage[archers], s.ap[archers], s.battles[archers], s.posture[archers] = 1, 1, 1, 2
    age = s.age[archers]
    cavalry = archers + 4
    exchange(s, archers, cavalry)
    assert life(s, cavalry) == 2
    assert (s.ap[cavalry], s.battles[cavalry], s.posture[cavalry], s.age[cavalry]) == (1, 1, 2, age)
    assert (s.damage[archers], s.ap[archers], s.posture[archers]) == (0, 0, 0)


@rule("WAT-7.15")
def test_in_the_single_game_only_own_armies_are_upgraded():
    s = position("ireland", "france")
    markers(s, 0, production=9)
    goods(s, 0, material=20)
    hold(s, 1, "picardy", "infantry")
    assert "upgrade_army" not in words(possible_actions(s, 0))


@rule("WAT-7.16")
def test_action_points_of_an_upgraded_army_follow_the_military_level():
    s = position("ireland", "france")
    markers(s, 0, production=9, military=6)
    goods(s, 0, material=14)
    hold(s, 0, "leinster", "infantry")
    answers(one_action(s, 0), "upgrade_army", "blue-infantry-1", "cavalry")
    before(s, "manoeuvre")
    assert s.ap[s.here[place(s, "leinster")][0]] == 3


@rule("WAT-7.17")
def test_war_is_declared_on_one_other_player_also_again():
    s = position("ireland", "france", "england", round=2)
    game = answers(one_action(s, 0), "declare_war")
    assert game.offered() == ["seat-2", "seat-1", "cancel"]
    game.pick("seat-1")
    assert s.war[0][1] == s.war[1][0] == 2 and s.war[0][2] == 0
    s.round = 3
    answers(one_action(s, 1), "declare_war", "seat-0")
    assert s.war[0][1] == 3


@rule("WAT-8.6")
def test_a_player_without_provinces_stays_and_takes_technology_and_war_actions():
    s = position("ireland", "france")
    hold(s, 1, "meath", "infantry")
    goods(s, 0, weapons=5, gold=10)
    s.bought_vp[0] = 2
    assert owner(s, "meath") == 1 and vp(s, 0) == 2
    tech = ["tech_production", "tech_trade", "tech_military"]
    assert words(possible_actions(s, 0)) == [*tech, "declare_war"]
