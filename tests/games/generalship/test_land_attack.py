"""GEN-13 Attack on land."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.generalship.attack import assignments, fighting, usable
from grognard.games.generalship.battle import fight
from grognard.games.generalship.book import KINDS, LAND_ATK, LAND_DEF, SHIPS
from grognard.games.generalship.losses import can_be_minimal
from grognard.games.generalship.state import DEFENDERS_ATTACK, LOSSES
from grognard.games.generalship.sums import attack_sums
from grognard.games.generalship.terms import TACTIC, TERMS
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    command,
    fight_over,
    play,
    position,
    put,
    stack,
    tactics,
    told,
    word,
)

AUSTRIA, FRANCE = 0, 1


def meet(attackers: str, defenders: str):
    """France attacks Austria's units on n01 in the defender's attack: France strikes, Austria wards off."""
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, AUSTRIA, "n01", attackers)
    put(s, FRANCE, "n01", defenders)
    return s, fight_over(s, "n01", AUSTRIA, FRANCE, DEFENDERS_ATTACK)


def commit(b, seat: int, *assigned: str, support: str = "") -> None:
    side = b.side(seat)
    side.assigned = [TERMS[name] for name in assigned]
    side.support = TACTIC[0].index(TERMS[support]) if support else -1


@rule("GEN-13.1", "GEN-13.2", "GEN-13.4", "GEN-13.5", "GEN-13.8")
def test_wx_14_land_attack():
    s, b = meet("AR 2LI LC", "4HI AR")
    commit(b, FRANCE, "bl2:heavy_infantry:3", "bl5:archers:1", "bl7:heavy_infantry:1")
    commit(b, AUSTRIA, "bl1:light_infantry:2", "bl3:light_cavalry:1", support="al3")
    assert attack_sums(s, b, FRANCE)[:2] == (20, 16)


@rule("GEN-13.9", "GEN-13.10", "GEN-18.2")
def test_wx_15_land_losses():
    for first, second, left in (
        ("light_infantry", ["light_infantry", "archers"], None),
        ("archers", ["light_infantry"], None),
        ("light_cavalry", None, "LI LI AR"),
    ):
        s, b = meet("AR 2LI LC", "5HI")
        b.winner, b.loser, b.difference, b.step = FRANCE, AUSTRIA, 4, LOSSES
        game = play(fight(s))
        assert game.asks(AUSTRIA, "loss_unit", ["light_infantry", "archers", "light_cavalry"])
        game.pick(first)
        if second is None:
            assert not game.driver.pending or game.question().ask.key != "loss_unit"
            assert stack(s, AUSTRIA, "austria-left") == left
        else:
            assert game.asks(AUSTRIA, "loss_unit", second)


@rule("GEN-13.9", "GEN-13.11", "GEN-15.1", "GEN-15.4")
def test_wx_16_annihilation():
    for sea_owner, left in ((AUSTRIA, "GY"), (FRANCE, "")):
        s = position("austria france", touching="austria-left/n01 n01/n10")
        s.owner[TILE_OF["n10"]] = sea_owner
        put(s, AUSTRIA, "n01", "LI AR GY")
        put(s, FRANCE, "n01", "3LI")
        b = fight_over(s, "n01", AUSTRIA, FRANCE, DEFENDERS_ATTACK)
        tactics(b, FRANCE, "2")
        tactics(b, AUSTRIA, "")
        play(fight(s)).pick("bl2:light_infantry:3", "done")  # D = 9, the regiments are worth 4
        assert stack(s, AUSTRIA, "n01") == "" and stack(s, AUSTRIA, "n10") == left


@rule("GEN-13.6")
def test_wx_35_irregulars():
    s, b = meet("3LC 2LI", "LI")
    command(s, AUSTRIA, "pyrros-i")
    commit(b, AUSTRIA, "bl4:light_cavalry:3", "bl1:light_infantry:2", support="al5")
    assert attack_sums(s, b, AUSTRIA)[0] == 30

    s, b = meet("5LC", "LI")
    command(s, AUSTRIA, "pyrros-i")
    tactics(b, AUSTRIA, "4 3", "5 2")
    commit(b, AUSTRIA, "bl4:light_cavalry:3", "bl3:light_cavalry:2")
    assert [word(TACTIC[0][card]) for card in usable(s, b, AUSTRIA, True)] == ["al2"]
    commit(b, AUSTRIA, "bl4:light_cavalry:3", "bl3:light_cavalry:2", support="al2")
    assert attack_sums(s, b, AUSTRIA)[0] == 28


@rule("GEN-13.6", "GEN-6.14")
@pytest.mark.parametrize(
    ("general", "units", "assigned", "atk", "defence"),
    [
        ("pyrros-i", "3LC", ["bl4:light_cavalry:3"], 12 + 12, 12 + 10),
        ("attila", "2LC AR", ["bl3:light_cavalry:2", "bl5:archers:1"], 12 + 10, 10 + 10),
        ("belisarios", "2LC AR", ["bl3:light_cavalry:2", "bl5:archers:1"], 12 + 10, 10 + 10),
        ("salah-ad-din", "2LC AR", ["bl3:light_cavalry:2", "bl5:archers:1"], 12 + 10, 10 + 10),
        ("gustav-ii-adolf", "LC AT", ["bl3:light_cavalry:1", "bl5:artillery:1"], 12 + 12, 6 + 8),
        ("friedrich-ii", "LC AT", ["bl3:light_cavalry:1", "bl5:artillery:1"], 12 + 12, 6 + 8),
        ("napoleon", "LC AT", ["bl3:light_cavalry:1", "bl5:artillery:1"], 12 + 12, 6 + 8),
    ],
)
def test_irregular_troops_of_each_commander(general, units, assigned, atk, defence):
    s, b = meet(units, units)
    command(s, AUSTRIA, general)
    tactics(b, AUSTRIA, "", "5")
    commit(b, AUSTRIA, *assigned)
    assert [word(TACTIC[0][card]) for card in usable(s, b, AUSTRIA, True)] == ["al5"]
    commit(b, AUSTRIA, *assigned, support="al5")
    assert attack_sums(s, b, AUSTRIA)[0] == atk and attack_sums(s, b, FRANCE)[1] == defence


@rule("GEN-13.6")
def test_only_the_option_of_the_commanders_kind_and_none_without_such_a_commander():
    s, b = meet("3LC", "LI")
    tactics(b, AUSTRIA, "4", "5")
    commit(b, AUSTRIA, "bl4:light_cavalry:3")
    assert usable(s, b, AUSTRIA, True) == []
    command(s, AUSTRIA, "napoleon")
    assert usable(s, b, AUSTRIA, True) == []


@rule("GEN-13.3")
@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("1", "light_infantry:1 light_infantry:2 heavy_infantry:1 heavy_infantry:2"),
        ("2", "light_infantry:3 heavy_infantry:3"),
        ("3", "light_cavalry:1 light_cavalry:2 heavy_cavalry:1 heavy_cavalry:2"),
        ("4", "light_cavalry:3 heavy_cavalry:3"),
        ("5", "muskets:1 muskets:2 archers:1 archers:2 artillery:1 artillery:2"),
        ("6", "muskets:3 archers:3 artillery:3"),
        (
            "7",
            "light_infantry:1 heavy_infantry:1 muskets:1 archers:1 artillery:1 "
            "light_cavalry:1 heavy_cavalry:1",
        ),
    ],
)
def test_what_each_basic_card_takes(card, taken):
    s, b = meet("3LI 3HI 3MU 3AR 3AT 3LC 3HC", "LI")
    tactics(b, AUSTRIA, card)
    assert [word(term) for term in assignments(s, b, AUSTRIA)] == [f"bl{card}:{t}" for t in taken.split()]


@rule("GEN-13.1")
def test_at_most_five_regiments_fight_each_on_one_card():
    s, b = meet("6LI", "LI")
    tactics(b, AUSTRIA, "2 2 1 7")
    commit(b, AUSTRIA, "bl2:light_infantry:3")
    assert [word(term) for term in assignments(s, b, AUSTRIA)] == [
        "bl1:light_infantry:1",
        "bl1:light_infantry:2",
        "bl7:light_infantry:1",
    ]
    commit(b, AUSTRIA, "bl2:light_infantry:3", "bl1:light_infantry:2")
    assert assignments(s, b, AUSTRIA) == []
    assert sum(fighting(b.side(AUSTRIA))) == 5


@rule("GEN-13.1", "GEN-13.2")
def test_a_card_takes_one_unit_type_and_only_free_regiments():
    s, b = meet("LI HI", "LI")
    tactics(b, AUSTRIA, "1 1")
    offered = [word(term) for term in assignments(s, b, AUSTRIA)]
    assert offered == ["bl1:light_infantry:1", "bl1:heavy_infantry:1"]
    commit(b, AUSTRIA, "bl1:light_infantry:1")
    assert [word(term) for term in assignments(s, b, AUSTRIA)] == ["bl1:heavy_infantry:1"]


@rule("GEN-13.5")
@pytest.mark.parametrize(
    ("card", "units", "assigned", "too_few", "atk", "defence"),
    [
        ("al1", "4LI", ["bl2:light_infantry:3", "bl7:light_infantry:1"], ["bl2:light_infantry:3"], 6, 8),
        ("al2", "3LC", ["bl4:light_cavalry:3"], ["bl3:light_cavalry:2"], 8, 6),
        ("al3", "2LI LC", ["bl1:light_infantry:2", "bl3:light_cavalry:1"], ["bl1:light_infantry:2"], 8, 8),
        ("al4", "2AR LI", ["bl5:archers:2", "bl1:light_infantry:1"], ["bl5:archers:2"], 6, 6),
    ],
)
def test_advanced_cards_and_their_conditions(card, units, assigned, too_few, atk, defence):
    s, b = meet(units, units)
    tactics(b, AUSTRIA, "", f"{card[2:]} 6 7 8")
    commit(b, AUSTRIA, *too_few)
    assert usable(s, b, AUSTRIA, True) == []
    commit(b, AUSTRIA, *assigned)
    assert [word(TACTIC[0][each]) for each in usable(s, b, AUSTRIA, True)] == [card], "6 to 8 never"
    plain_atk, plain_def = attack_sums(s, b, AUSTRIA)[0], attack_sums(s, b, FRANCE)[1]
    commit(b, AUSTRIA, *assigned, support=card)
    assert attack_sums(s, b, AUSTRIA)[0] - plain_atk == atk
    assert attack_sums(s, b, FRANCE)[1] - plain_def == defence


@rule("GEN-13.4")
def test_land_values():
    assert LAND_ATK[:7] == [3, 4, 5, 4, 8, 4, 6]
    assert LAND_DEF[:7] == [2, 4, 5, 2, 2, 4, 6]


@rule("GEN-13.7")
def test_a_side_may_commit_nothing():
    s, b = meet("2LI", "2LI")
    tactics(b, AUSTRIA, "1")
    tactics(b, FRANCE, "1")
    game = play(fight(s)).pick("done", player=FRANCE)
    game.pick("done", player=AUSTRIA)
    assert told(s, "attack") == [(FRANCE, AUSTRIA, 0, 0)]


@rule("GEN-6.14", "GEN-13.8")
@pytest.mark.parametrize(
    ("general", "units", "assigned", "atk", "defence"),
    [
        ("karl-martell", "2LI HI", ["bl1:light_infantry:2", "bl7:heavy_infantry:1"], 0, 3),
        ("edward-black-prince", "2AR", ["bl5:archers:2"], 2, 2),
        ("cromwell", "LC HC", ["bl3:light_cavalry:1", "bl7:heavy_cavalry:1"], 2, 0),
        ("sobieski", "2HC LC", ["bl3:heavy_cavalry:2", "bl7:light_cavalry:1"], 4, 0),
        ("nelson", "AT", ["bl5:artillery:1"], 0, 0),
    ],
)
def test_elite_troops(general, units, assigned, atk, defence):
    s, b = meet(units, units)
    commit(b, AUSTRIA, *assigned)
    plain_atk, plain_def = attack_sums(s, b, AUSTRIA)[0], attack_sums(s, b, FRANCE)[1]
    command(s, AUSTRIA, general)
    assert attack_sums(s, b, AUSTRIA)[0] - plain_atk == atk
    assert attack_sums(s, b, FRANCE)[1] - plain_def == defence


@rule("GEN-6.14", "GEN-13.9")
def test_the_steadfastness_of_richard_takes_two_off_the_difference_but_leaves_one():
    for units, assigned, difference in (
        ("3LI", "bl2:light_infantry:3", 7),
        ("1LI", "bl1:light_infantry:1", 1),
    ):
        s, b = meet("5HI", units)
        command(s, AUSTRIA, "richard-i")
        tactics(b, FRANCE, assigned[2])
        tactics(b, AUSTRIA, "3")
        game = play(fight(s)).pick(assigned, "done", player=FRANCE)
        game.pick("done", player=AUSTRIA)
        assert b.difference == difference


@rule("GEN-18.4")
def test_the_last_assignment_can_be_taken_back_ten_times():
    s, b = meet("2LI", "2LI")
    tactics(b, AUSTRIA, "1 7")
    tactics(b, FRANCE, "3")
    game = play(fight(s))
    assert "undo" not in game.offered(AUSTRIA)
    for _ in range(10):
        game.pick("bl7:light_infantry:1", "undo", player=AUSTRIA)
    game.pick("bl7:light_infantry:1", player=AUSTRIA)
    assert "undo" not in game.offered(AUSTRIA)


@rule("GEN-18.2")
def test_a_single_disc_is_lost_without_a_question():
    s, b = meet("HI", "3LI")
    tactics(b, FRANCE, "1")
    tactics(b, AUSTRIA, "")
    play(fight(s)).pick("bl1:light_infantry:1", "done")  # D = 3 < 4
    assert told(s, "unit_lost") and stack(s, AUSTRIA, "n01") == ""


@rule("GEN-13.10", "GEN-18.2")
@given(
    counts=st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS),
    need=st.integers(1, 30),
    data=st.data(),
)
def test_picked_losses_always_end_in_a_set_without_a_superfluous_regiment(counts, need, data):
    for ship in SHIPS:
        counts[ship] = 0
    total = sum(counts[kind] * LAND_DEF[kind] for kind in range(KINDS))
    if total <= need:
        return
    chosen = [0] * KINDS
    while sum(chosen[kind] * LAND_DEF[kind] for kind in range(KINDS)) < need:
        options = []
        for kind in range(KINDS):
            trial = [chosen[k] + (k == kind) for k in range(KINDS)]
            if trial[kind] <= counts[kind] and can_be_minimal(LAND_DEF, counts, trial, need):
                options.append(kind)
        assert options
        chosen[data.draw(st.sampled_from(options))] += 1
    lost = sum(chosen[kind] * LAND_DEF[kind] for kind in range(KINDS))
    assert all(lost - LAND_DEF[kind] < need for kind in range(KINDS) if chosen[kind])
