"""EMP-9 Attack."""

from __future__ import annotations

from grognard.games.empires.attack import FREE, attack, attack_targets, route
from grognard.games.empires.map import BY_SEA_MOVEMENT, area_named
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import (
    BLUE,
    GREEN,
    NEUTRAL,
    RED,
    control,
    names,
    owner,
    position,
    told,
    trade,
)


def way(s, player: int, target: str) -> tuple[str, int]:
    kind, needed = route(s, player, area_named(target))
    return TERMS.word(kind), needed


@rule("EMP-9.1")
def test_targets_are_neutral_or_of_others_never_own():
    s = position(red="germania raetia", blue="noricum pannonia")
    targets = ["belgica", "cisalpina", "narbonensis", "noricum", "pannonia"]
    assert names(attack_targets(s, RED)) == targets
    assert run(TERMS, attack(s, RED)).asks(RED, "attack_target", targets)


@rule("EMP-9.2")
def test_from_a_mediterranean_province_all_coasts_and_seas_are_within_reach():
    s = position(red="judaea")
    targets = attack_targets(s, RED)
    assert names(targets & BY_SEA_MOVEMENT) == sorted({*names(BY_SEA_MOVEMENT)} - {"judaea"})
    assert names(targets & ~BY_SEA_MOVEMENT) == ["arabia"]


@rule("EMP-9.3")
def test_a_sea_area_alone_reaches_its_coasts_and_the_neighbouring_sea():
    s = position(red="arabia eastern-med")
    targets = set(names(attack_targets(s, RED)))
    assert {"crete", "cyprus", "judaea", "central-med", "babylonia"} <= targets
    assert not {"western-med", "italia", "africa", "sicily"} & targets


@rule("EMP-9.4", "EMP-9.5", "EMP-9.6", "EMP-9.7", "EMP-9.8", "EMP-9.9")
def test_w5_routes():
    s = position(green="narbonensis western-med")
    assert way(s, GREEN, "italia") == ("by-sea-lane", 2)
    assert way(s, GREEN, "sicily") == ("by-sea", 3)
    assert way(s, GREEN, "cyprus") == ("by-sea", 4)
    assert way(s, GREEN, "central-med") == ("by-sea", 3)
    assert way(s, GREEN, "cisalpina") == ("by-mountain", 2)
    assert way(s, GREEN, "belgica") == ("by-land", FREE)


@rule("EMP-9.4")
def test_a_strait_needs_a_two():
    s = position(red="magna-graecia")
    assert way(s, RED, "sicily") == ("by-strait", 2)


@rule("EMP-9.5")
def test_of_equal_chances_the_mountain_comes_last():
    s = position(red="narbonensis epirus illyria")
    assert way(s, RED, "macedonia") == ("by-mountain", 2)
    s = position(red="asia-minor galatia cilicia")
    assert way(s, RED, "thrace") == ("by-strait", 2)
    s = position(red="raetia italia western-med")
    assert way(s, RED, "narbonensis") == ("by-sea-lane", 2), "better than the mountain, which needs 2 as well"


@rule("EMP-9.6")
def test_a_one_fails_on_a_mountain_or_strait():
    for start, target in (("raetia", "cisalpina"), ("baetica", "tingitana")):
        s = position(red=start, dice=[1])
        assert run(TERMS, attack(s, RED), target).over and told(s)[-1] == "not_moved"
        s = position(red=start, dice=[2, 3])
        run(TERMS, attack(s, RED), target)
        assert owner(s, target) == RED


@rule("EMP-9.7")
def test_an_attack_by_land_on_a_coastal_province_needs_no_movement_roll():
    s = position(red="cisalpina", dice=[3])
    run(TERMS, attack(s, RED), "italia")
    assert owner(s, "italia") == RED
    for die, new_owner in ((3, NEUTRAL), (4, RED)):
        s = position(red="cisalpina", dice=[die, 6])
        run(TERMS, attack(s, RED), "cyprus")
        assert owner(s, "cyprus") == new_owner


@rule("EMP-9.8")
def test_a_sea_lane_helps_by_one():
    s = position(red="achaea")
    assert way(s, RED, "crete") == ("by-sea-lane", 3)
    assert way(s, RED, "cyprus") == ("by-sea", 4)


@rule("EMP-9.9", "EMP-9.10")
def test_only_an_own_sea_area_next_to_the_target_helps():
    s = position(red="judaea central-med", blue="western-med syria")
    assert way(s, RED, "sicily") == ("by-sea", 3)
    assert way(s, RED, "baetica") == ("by-sea", 4)
    assert way(s, RED, "western-med") == ("by-sea", 3)
    s = position(red="judaea", blue="eastern-med central-med western-med syria", dice=[4, 3])
    run(TERMS, attack(s, RED), "cyprus")
    assert owner(s, "cyprus") == RED, "foreign seas stop nobody"


@rule("EMP-9.11", "EMP-9.9", "EMP-15.2", "EMP-15.4", "EMP-15.6")
def test_w28_friendly_sea_at_the_start():
    s = position(green="narbonensis western-med", options={"friendly_sea_bonus": "origin_or_target"})
    assert way(s, GREEN, "cyprus") == ("by-sea", 3)
    assert way(s, GREEN, "sicily") == ("by-sea", 3)
    s = position(red="achaea central-med", options={"friendly_sea_bonus": "origin_or_target"})
    assert way(s, RED, "asia-minor") == ("by-sea-lane", 2)
    s = position(red="achaea central-med")
    assert way(s, RED, "asia-minor") == ("by-sea-lane", 3)


@rule("EMP-9.11")
def test_a_sea_lane_that_starts_away_from_the_own_sea_gets_no_bonus():
    s = position(red="lugdunensis western-med", options={"friendly_sea_bonus": "origin_or_target"})
    assert way(s, RED, "britannia") == ("by-sea-lane", 3)
    s = position(red="judaea western-med", options={"friendly_sea_bonus": "origin_or_target"})
    assert way(s, RED, "cyprus") == ("by-sea", 4), "Judaea does not border the Western Mediterranean"


@rule("EMP-9.12")
def test_a_neutral_province_needs_a_three():
    for die, new_owner in ((2, NEUTRAL), (3, RED)):
        s = position(red="raetia", dice=[die])
        run(TERMS, attack(s, RED), "germania")
        assert owner(s, "germania") == new_owner
    assert control(s, "germania") == 1 and s.control_stock[RED] == 23


@rule("EMP-9.13")
def test_a_neutral_sea_area_is_taken_by_the_movement_roll_alone():
    for die, new_owner in ((3, NEUTRAL), (4, RED)):
        s = position(red="italia", dice=[die])
        run(TERMS, attack(s, RED), "western-med")
        assert owner(s, "western-med") == new_owner


@rule("EMP-9.14")
def test_an_area_of_another_player_means_battle_after_the_movement_roll():
    cards = {RED: "D", BLUE: "A"}
    s = position(red="raetia", blue="cisalpina italia", decks=cards, dice=[2])
    game = run(TERMS, attack(s, RED), "cisalpina")
    assert game.asks(RED, "battle_cards") and game.asks(BLUE, "battle_cards")
    s = position(red="raetia", blue="cisalpina italia", decks=cards, dice=[1])
    assert run(TERMS, attack(s, RED), "cisalpina").value is False


@rule("EMP-9.7", "EMP-9.8", "EMP-9.12", "EMP-9.15")
def test_w2_britannia():
    for dice, new_owner in (([2], NEUTRAL), ([3, 2], NEUTRAL), ([3, 3], RED)):
        s = position(red="lugdunensis western-med", dice=dice)
        assert way(s, RED, "britannia") == ("by-sea-lane", 3)
        run(TERMS, attack(s, RED), "britannia")
        assert owner(s, "britannia") == new_owner and not s.dice.script
    s = position(red="britannia", dice=[3, 3])
    assert run(TERMS, attack(s, RED)).over, "Lugdunensis is the only target"
    assert owner(s, "lugdunensis") == RED


@rule("EMP-9.15")
def test_britannia_of_another_player_is_fought_for_after_the_sea_roll():
    s = position(red="lugdunensis", blue="britannia italia", decks={RED: "A", BLUE: "B"}, dice=[3])
    assert run(TERMS, attack(s, RED), "britannia").asks(BLUE, "battle_cards")


@rule("EMP-9.16", "EMP-14.9")
def test_conquering_a_neutral_province_leaves_trade_markers_alone():
    s = position(red="magna-graecia", trade={"sicily": "blue 2 red 1"}, dice=[2, 3])
    run(TERMS, attack(s, RED), "sicily")
    assert owner(s, "sicily") == RED and trade(s, "sicily") == {BLUE: 2, RED: 1} and s.plunder[RED][BLUE] == 0
