"""What charts count in Generalship, and what a player is told of strengths before a battle."""

from __future__ import annotations

from grognard.games.generalship import GAME
from grognard.games.generalship.attack import commit
from grognard.games.generalship.battle import reward
from grognard.games.generalship.figures import ALMANAC
from grognard.games.generalship.march import march_action
from grognard.games.generalship.state import (
    DEFENDERS_ATTACK,
    GENERALS_STAGE,
    POINTS_STAGE,
    REWARD,
    TILE_STAGE,
)
from grognard.kernel.almanac import BATTLES, LUCK
from tests.games.counting import hinted, tallied
from tests.games.generalship.positions import (
    acting,
    command,
    fight_over,
    hide,
    play,
    position,
    put,
    tactics,
)

AUSTRIA, FRANCE = 0, 1


def marching_on_france(defenders: str = "", hidden: str = ""):
    """Two light infantry of Austria are going to march onto n01, where France stands."""
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, AUSTRIA, "austria-left", "LI LI")
    if defenders:
        put(s, FRANCE, "n01", defenders)
    if hidden:
        hide(s, FRANCE, "n01", hidden)
    acting(s, AUSTRIA, "ma1", "march")
    game = play(march_action(s, AUSTRIA), "austria-left", "all", "done")
    return s, game


def test_there_is_no_luck_without_dice():
    assert LUCK not in ALMANAC.measures


def test_the_winner_of_a_battle_is_counted():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, AUSTRIA, "n01", "LI")
    put(s, FRANCE, "n01", "LI")
    b = fight_over(s, "n01", AUSTRIA, FRANCE, REWARD)
    b.winner, b.loser = AUSTRIA, FRANCE
    tally = tallied(GAME, s)

    play(reward(s, b))

    assert tally.sums == {(AUSTRIA, BATTLES): 1}


def test_the_scoring_phase_belongs_to_the_last_round_of_its_cycle():
    s = position("austria france")
    s.cycle, s.round, s.stage = 1, 0, POINTS_STAGE
    assert ALMANAC.moment(s) == (2, 2)
    s.stage = TILE_STAGE
    assert ALMANAC.moment(s) == (2, 1)
    s.stage = GENERALS_STAGE
    assert ALMANAC.moment(s) == ()


def test_a_nation_tile_is_held_by_whoever_stands_there_alone():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, FRANCE, "austria-left", "LI")
    held = {GAME.terms.word(tile): seat for tile, seat in ALMANAC.holdings(s).items()}

    assert held["austria-left"] == FRANCE
    assert held["austria-capital"] == AUSTRIA
    assert "n01" not in held


# -- hints ----------


def test_known_units_are_weighed_exactly():
    s, game = marching_on_france("HI")

    hint = hinted(GAME, s, game)["n01"]

    assert hint.key == "clash"
    assert (hint.values["attack"], hint.values["defence"]) == (6, 4)
    assert (hint.values["attack_low"], hint.values["defence_low"]) == (4, 4)


def test_units_that_lie_face_down_are_a_range_and_tell_nothing_more():
    hints = [hinted(GAME, *marching_on_france(hidden=unit))["n01"] for unit in ("LI", "HI", "AR")]

    assert hints[0].key == "clash_range"
    assert hints[0].values["attack_low"] < hints[0].values["attack_high"]
    assert hints[0] == hints[1] == hints[2], "the hint must not tell which unit it is"


def test_empty_tiles_need_no_hint():
    s, game = marching_on_france()
    assert hinted(GAME, s, game) == {}


def test_a_card_tells_what_its_regiments_add():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, AUSTRIA, "n01", "LI")
    put(s, FRANCE, "n01", "LI LI HI")
    b = fight_over(s, "n01", AUSTRIA, FRANCE, DEFENDERS_ATTACK)
    tactics(b, FRANCE, basic="1")
    strikes = hinted(GAME, s, play(commit(s, b, FRANCE, True)))
    b.step += 1
    wards = hinted(GAME, s, play(commit(s, b, FRANCE, False)))

    assert strikes and set(strikes) == set(wards)
    assert all(hint.key == "adds" for hint in strikes.values())
    assert max(hint.values["n"] for hint in strikes.values()) >= max(h.values["n"] for h in wards.values())


def test_an_elite_counts_more():
    plain, game = marching_on_france("LI")
    elite, same = marching_on_france("LI")
    command(elite, AUSTRIA, "karl-martell")

    before, after = hinted(GAME, plain, game)["n01"], hinted(GAME, elite, same)["n01"]

    assert after.values["defence"] == before.values["defence"] + 2
    assert after.values["attack"] == before.values["attack"]
