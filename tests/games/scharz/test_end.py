"""SCH-15 End of the game: claims, victory, wealth."""

from __future__ import annotations

from grognard.games.scharz import GAME
from grognard.games.scharz.diplomacy import become_vassal
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.turn import end_round
from grognard.games.scharz.victory import (
    DOMINANCE_BIT,
    MIGHT_BIT,
    UNIFICATION_BIT,
    agriculture,
    can_feed_settlements,
    check_victory,
    conditions_met,
    dominance_needed,
    is_unifier,
    might_goals,
)
from grognard.games.scharz.wealth import ranking, wealth, wealth_items
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, P3, position, told, truce

FIELDS = ["latium", "campania", "samnium", "sabina", "umbria", "picenum", "boia", "senonia"]
MORE = ["insubria", "venetia", "taurini", "daunia", "lucania", "peucetia"]


def mighty(**options) -> ScharzState:
    """P1 controls fourteen fields and has two towns and food for them."""
    places = [f"{name}: P1 light" for name in FIELDS[2:] + MORE]
    return position("latium: P1 town, P1 9 stored", "campania: P1 town", *places, **options)


@rule("SCH-1.4", "SCH-15.1", "SCH-15.2", "SCH-15.7")
def test_a_condition_is_claimed_and_must_hold_to_the_end_of_the_next_round():
    s = mighty()
    end_round(s)
    assert s.claims[P1] == MIGHT_BIT and not s.ending and told(s, "claimed")
    end_round(s)
    assert s.ending == "might" and s.winner == P1


@rule("SCH-15.2")
def test_a_claim_that_does_not_hold_is_deleted():
    s = mighty()
    end_round(s)
    s.place[0] = -1
    end_round(s)
    assert s.claims[P1] == 0 and not s.ending and told(s, "claim_lost")
    s.vp[P1] = 10
    end_round(s)
    assert s.claims[P1] == DOMINANCE_BIT and not s.ending, "another kind begins anew"


@rule("SCH-15.4")
def test_several_winners_compare_their_wealth():
    s = position("latium: P1 village, P1 5 stored", "boia: P2 village, P2 5 stored", vp={P1: 10, P2: 10})
    s.claims = [DOMINANCE_BIT, DOMINANCE_BIT]
    s.coins[P2] = 1
    check_victory(s)
    assert s.winner == P2 and s.ending == "dominance"


@rule("SCH-15.5")
def test_unification_binds_everybody_as_vassal_or_petitioner():
    s = position(players=3)
    become_vassal(s, P2, P1)
    assert not is_unifier(s, P1)
    truce(s, P3, P1)
    assert is_unifier(s, P1) and not is_unifier(s, P2)
    s.truces[0].petitioner, s.truces[0].recipient = P1, P3
    assert not is_unifier(s, P1), "only petitioners are bound"
    s.truces.clear()
    become_vassal(s, P3, P2)
    assert is_unifier(s, P1), "indirect vassals count"


@rule("SCH-15.6")
def test_x14_dominance_after_vassals_and_truces():
    # SCH-X14
    s = position(players=3)
    become_vassal(s, P2, P1)
    truce(s, P3, P1)
    assert dominance_needed(s, P1) == 6 and dominance_needed(s, P3) == 12 and dominance_needed(s, P2) == 12
    s.vp[P1] = 6
    assert conditions_met(s, P1) & DOMINANCE_BIT


@rule("SCH-15.7")
def test_x15_might_after_vassals():
    # SCH-X15
    s = position(players=3)
    assert [needs for _, needs in might_goals(s, P1)] == [14, 7, 35, 2, 70]
    become_vassal(s, P2, P1)
    assert [needs for _, needs in might_goals(s, P1)] == [12, 6, 30, 1, 60]
    become_vassal(s, P3, P2)
    assert [needs for _, needs in might_goals(s, P1)] == [10, 5, 25, 1, 50]


@rule("SCH-15.7")
def test_sea_fields_count_for_might_with_the_option():
    s = position("mare-ionium: P1 transport")
    assert might_goals(s, P1)[0][0] == 0
    s = position("mare-ionium: P1 transport", options={"might_counts_sea": "on"})
    assert might_goals(s, P1)[0][0] == 1


@rule("SCH-15.8")
def test_agriculture_counts_stores_and_herds_but_no_standing_grain():
    s = position(
        "latium: P1 village, P1 harbour, P1 5 stored, P1 3 fish, P1 sheep inside, P1 pigs",
        "samnium: P1 light, P1 4 grain",
        mode="advanced",
    )
    assert agriculture(s, P1) == 5 + 1 + 2 + 4


@rule("SCH-15.9")
def test_a_hungry_realm_does_not_win():
    s = mighty()
    s.grain = [0] * len(s.grain)
    s.claims[P1] = MIGHT_BIT
    assert not can_feed_settlements(s, P1)
    end_round(s)
    assert not s.ending and s.claims[P1] == MIGHT_BIT and told(s, "claim_hungry")
    s = position("latium: P1 town, P1 sheep")
    assert can_feed_settlements(s, P1), "the meat of the herds counts"
    quick = position("latium: P1 town", "samnium: P1 village", mode="quick", coins={P1: 2})
    assert not can_feed_settlements(quick, P1)
    quick.coins[P1] = 3
    assert can_feed_settlements(quick, P1)


@rule("SCH-15.10")
def test_after_the_last_winter_the_wealthiest_wins():
    s = mighty(options={"years": "2"})
    s.round = 8
    end_round(s)
    assert s.ending == "wealth" and s.winner == P1 and s.claims[P1] == MIGHT_BIT
    s = mighty(options={"years": "2"})
    s.round, s.coins[P2] = 8, 500
    end_round(s)
    assert s.winner == P2, "a condition met for the first time does not win"


@rule("SCH-15.14")
def test_x13_wealth_line_by_line():
    # SCH-X13
    s = position(
        "latium: P1 village, P1 harbour, P1 fortification, P1 5 stored, P1 3 fish, P1 sheep inside, P1 pigs",
        "samnium: P1 village, P1 3 stored, P1 sheep",
        "campania: P1 village",
        "pomptina: P1 2 light",
        "sabina: P1 2 light",
        "umbria: P1 2 heavy",
        "lucania: P1 light",
        "daunia: P1 light",
        "mare-tyrrhenum-north: P1 transport",
        coins={P1: 7},
        vp={P1: 6},
        prestige={P1: 23},
        captured_units={P1: 3},
        captured_buildings={P1: 1},
        tributes_paid={P1: 1},
        lord={P2: P1},
    )
    items = wealth_items(s, P1)
    assert list(items.values()) == [7, 30, 5, 9, 1, 8, 4 + 4, 32, 2, 10, 0, -5, 5, -4]
    assert wealth(s, P1) == 108


@rule("SCH-15.14")
def test_a_redemption_costs_ten_wealth_or_brings_them():
    s = position(redemptions_paid={P1: 2})
    assert wealth_items(s, P1)["redemptions"] == -20
    s = position(redemptions_paid={P1: 2}, options={"redemption_wealth": "plus"})
    assert wealth_items(s, P1)["redemptions"] == 20


@rule("SCH-15.15", "SCH-15.16")
def test_ties_are_broken_to_the_last():
    s = position(players=3, vp={P1: 0, P2: 0, P3: 0})
    s.order = [P3, P1, P2]
    assert ranking(s) == [P2, P1, P3], "the later in prologue order"
    s.coins[P1], s.vp[P3] = 5, 1
    assert ranking(s) == [P3, P1, P2], "equal wealth: more victory points"
    s.ending, s.winner = "dominance", P2
    result = GAME.result(s)
    assert result.places == [[P2], [P3], [P1]] and len(result.winners) == 1


@rule("SCH-15.3")
def test_claims_are_shown():
    s = position(claims={P1: MIGHT_BIT | UNIFICATION_BIT})
    assert GAME.view(s, None)["players"][P1]["claims"] == ["unification", "might"]
