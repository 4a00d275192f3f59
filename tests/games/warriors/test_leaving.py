"""WAT-13.8 to WAT-13.14 A player leaves."""

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.battle import can_retreat, fight
from grognard.games.warriors.leaving import clear_seat
from grognard.games.warriors.setup import place_start_markers
from grognard.games.warriors.state import LEAVING, LEFT, OUT_OF_GAME, PLAYING
from grognard.games.warriors.victory import ranking, victory_points
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.warriors.positions import (
    BARBARIANS,
    NOBODY,
    add,
    allot,
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
    stock,
    told,
    vp,
    war,
)
from tests.games.warriors.test_battle import invade

ENGLAND, FRANCE, SAXONY, IRELAND = 0, 1, 2, 3


def four(**options):
    return position("england", "france", "saxony", "ireland", resignation="offered", **options)


@rule("WAT-13.8")
def test_the_others_vote_in_ascending_order_and_a_strict_majority_plays_on():
    s = four()
    game = before(s, "first_action").pick("leave")
    assert s.presence[IRELAND] == LEAVING
    assert game.asks(SAXONY, "leave_vote", ["continue", "end", "leave"])
    game.pick("continue")
    assert game.asks(ENGLAND, "leave_vote")
    game.pick("end")
    game.pick("continue")
    assert s.presence[IRELAND] == LEFT and game.asks(SAXONY, "action")


@rule("WAT-6.3", "WAT-13.8")
def test_the_pass_of_a_leaver_does_not_end_the_trade_phase_for_the_others():
    s = position("england", "france", "saxony", resignation="offered", leave_policy="continue")
    for player, centre in ((ENGLAND, "essex"), (FRANCE, "champagne"), (SAXONY, "holstein")):
        hold(s, player, centre, "princess")
        goods(s, player, gold=10)
    game = before(s, "trade")
    assert game.asks(SAXONY, "trade_action")
    game.pick("pass")
    assert game.asks(ENGLAND, "trade_action")
    game.pick("leave")
    assert s.presence[ENGLAND] == LEFT
    assert game.asks(FRANCE, "trade_action", ["bank", "buy_vp", "pass", "leave"])


@rule("WAT-13.8")
def test_without_a_majority_the_game_ends_and_the_leaver_comes_last():
    s = four()
    s.bought_vp = [0, 5, 0, 50]
    game = before(s, "first_action").pick("leave", "continue", "end", "end")
    assert game.over and s.ending == "left"
    assert ranking(s) == [[FRANCE], [ENGLAND, SAXONY], [IRELAND]]


@rule("WAT-13.8")
def test_half_the_votes_are_no_majority():
    s = position("england", "france", "saxony", resignation="offered")
    game = before(s, "first_action").pick("leave", "continue", "end")
    assert game.over


@rule("WAT-13.8", "WAT-1.12")
@pytest.mark.parametrize(("policy", "over"), [("end", True), ("continue", False)])
def test_a_policy_decides_without_a_vote(policy, over):
    s = four(leave_policy=policy)
    game = before(s, "first_action").pick("leave")
    assert game.over is over


@rule("WAT-13.8")
def test_in_an_alliance_game_leaving_ends_it_at_once_and_the_points_count():
    s = four(mode="alliance", teams="0,1,1,0")
    s.bought_vp[IRELAND] = 9
    game = before(s, "first_action").pick("leave")
    assert game.over and ranking(s) == [[ENGLAND], [FRANCE, SAXONY], [IRELAND]]


@rule("WAT-13.8")
def test_everything_of_the_leaver_goes_back_and_armies_and_forts_turn_barbarian():
    s = four()
    markers(s, IRELAND, trade=3)
    s.kill_vp[IRELAND], s.bought_vp[IRELAND] = 2, 3
    war(s, IRELAND, ENGLAND)
    s.opened[ENGLAND] = [IRELAND, FRANCE]
    s.opened[IRELAND] = [SAXONY]
    lady = hold(s, IRELAND, "leinster", "princess")[0]
    army = hold(s, IRELAND, "munster", "archers")[0]
    s.damage[army] = 1
    clear_seat(s, IRELAND)
    assert stock(s, IRELAND) == {"gold": 0, "food": 0, "material": 0, "weapons": 0}
    assert s.markers[IRELAND] == [0, 0, 0] and s.title[1] == NOBODY and vp(s, IRELAND) == 0
    assert s.war[IRELAND] == [0, 0, 0, 0] and s.opened == [[FRANCE], [], [], []]
    assert s.place[lady] == OUT_OF_GAME and owner(s, "leinster") == NOBODY
    assert owner(s, "munster") == BARBARIANS and s.damage[army] == 1
    assert pieces(s, "meath") == ["fort"] and owner(s, "meath") == BARBARIANS


@rule("WAT-13.9", "WAT-2.13")
def test_former_armies_keep_their_type_may_retreat_and_give_points_by_type():
    s = four()
    army = hold(s, IRELAND, "munster", "archers")[0]
    fort = next(u for u in s.here[place(s, "meath")] if s.kind[u] == 4)
    clear_seat(s, IRELAND)
    assert can_retreat(s, army) and not can_retreat(s, fort)
    clear(s, "leinster")
    add(s, ENGLAND, "leinster", "princess")
    invade(s, "munster", "cavalry", ENGLAND)
    answers(fight(s))
    assert s.kill_vp[ENGLAND] == 2 and s.place[army] == OUT_OF_GAME


@rule("WAT-13.9")
def test_a_former_army_hit_exactly_retreats_like_a_barbarian():
    s = four()
    army = hold(s, IRELAND, "munster", "archers")[0]
    clear_seat(s, IRELAND)
    invade(s, "munster", "archers", ENGLAND)
    answers(fight(s))
    assert s.place[army] == place(s, "leinster"), "the trade centre next to it is barbarian"
    assert s.kill_vp[ENGLAND] == 0


@rule("WAT-13.10")
def test_the_last_player_wins_without_a_vote_and_the_threshold_stays():
    s = position("england", "france", resignation="offered")
    s.bought_vp[ENGLAND] = 30
    game = before(s, "first_action").pick("leave")
    assert game.over and ranking(s) == [[FRANCE], [ENGLAND]]
    s = four(leave_policy="continue")
    before(s, "first_action").pick("leave")
    assert s.rules.threshold == 33


@rule("WAT-13.11")
def test_a_resignation_takes_effect_before_the_next_turn_and_the_engine_answers_till_then():
    s = four(leave_policy="continue")
    goods(s, IRELAND, weapons=2)
    game = before(s, "first_action").pick("build_army", "infantry", "leave")
    assert "infantry" in pieces(s, "meath"), "the first province was taken for the leaver"
    assert s.presence[IRELAND] == LEFT and game.asks(SAXONY, "action")


@rule("WAT-13.11")
def test_no_battle_is_interrupted():
    s = four(leave_policy="continue")
    hold(s, IRELAND, "ulster", "2 infantry")
    game = before(s, "manoeuvre").pick("green-infantry-1", "argyll")
    game.pick("green-infantry-2", "argyll", "done")
    assert s.presence[IRELAND] == PLAYING and owner(s, "argyll") == IRELAND
    game.pick("leave")
    assert s.presence[IRELAND] == LEFT and owner(s, "argyll") == BARBARIANS
    assert s.active != IRELAND


@rule("WAT-13.11")
def test_the_engine_passes_finishes_and_declines_for_the_leaver():
    s = four(leave_policy="continue")
    war(s, ENGLAND, IRELAND)
    s.presence[IRELAND] = LEAVING
    s.turn = 2
    s.under_way = True
    before(s, "peace_before_development").pick("seat-3")
    assert "peace_refused" in told(s)
    assert s.presence[IRELAND] == LEFT, "at the boundary before the first action"


@rule("WAT-13.12")
def test_players_who_left_come_last():
    s = four(leave_policy="continue")
    s.bought_vp[IRELAND] = 50
    before(s, "first_action").pick("leave")
    assert ranking(s)[-1] == [IRELAND]


@rule("WAT-13.13")
def test_leaving_is_a_choice_in_the_record_and_replays():
    table = new_table(GAME, 3, b"1", {"resignation": "offered", "leave_policy": "continue"})
    for player in (0, 1, 2):
        for _ in range(3):
            table.act(player, "trade")
    first = table.waiting[0]
    table.act(first, "leave")
    assert table.record()["choices"][-1] == f"{first} leave"
    again = table.at(table.number)
    assert again.state == table.state and again.state.presence[first] == LEFT


@rule("WAT-13.13")
def test_a_resignation_among_secret_picks_is_known_only_after_the_reveal():
    s = position("england", "france", "saxony", resignation="offered")
    game = answers(place_start_markers(s)).pick("leave", player=ENGLAND)
    shown = GAME.view(GAME.hide(s, FRANCE), FRANCE)["players"][ENGLAND]["presence"]
    assert shown == "playing"
    for player in (FRANCE, SAXONY):
        game.pick("trade", "trade", "trade", player=player)
    assert game.over and s.presence[ENGLAND] == LEAVING
    assert s.markers[ENGLAND] == [3, 0, 0], "the first option was taken"


@rule("WAT-13.14")
def test_those_who_resign_before_the_same_boundary_leave_together_with_one_vote():
    s = position("england", "france", "saxony", "ireland", "swabia", resignation="offered")
    s.presence[ENGLAND] = s.presence[FRANCE] = LEAVING
    game = before(s, "first_action")
    assert game.asks(IRELAND, "leave_vote")
    game.pick("continue")
    game.pick("continue")
    game.pick("end")
    assert [s.presence[p] for p in (ENGLAND, FRANCE)] == [LEFT, LEFT] and game.asks(IRELAND, "action")


@rule("WAT-13.14")
def test_a_voter_may_resign_as_well():
    s = four()
    game = before(s, "first_action").pick("leave", "leave", "continue", "continue")
    assert s.presence[IRELAND] == LEFT and s.presence[SAXONY] == LEAVING
    game.pick("continue")
    game.pick("continue")
    assert s.presence[SAXONY] == LEFT and not s.ending


@rule("WAT-13.14")
def test_if_nobody_stays_all_share_the_place():
    s = position("england", "france", resignation="offered")
    s.presence = [LEAVING, LEAVING]
    assert before(s, "first_action").over
    assert ranking(s) == [[ENGLAND, FRANCE]]
    assert victory_points(s, ENGLAND) == 6


def test_allocations_of_a_leaver_are_made_by_the_engine():
    s = position("england", "france", resignation="offered")
    war(s, ENGLAND, FRANCE)
    hold(s, FRANCE, "northumbria", "infantry, archers")
    invade(s, "northumbria", "2 archers", ENGLAND)
    s.presence[FRANCE] = LEAVING
    game = answers(fight(s))
    allot(game, ENGLAND, ("red-infantry-1", 4))
    assert "killed" in told(s) and s.kill_vp[ENGLAND] == 1
