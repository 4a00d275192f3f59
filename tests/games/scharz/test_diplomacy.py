"""SCH-14 Diplomacy."""

from __future__ import annotations

from grognard.games.scharz import GAME
from grognard.games.scharz.barter import goods_for
from grognard.games.scharz.diplomacy import (
    become_vassal,
    best_goods,
    expire_truces,
    least_tribute,
    lords_to_be,
    make_truce,
    may_buy_truce,
    passage_targets,
    tribute_targets,
    window,
)
from grognard.games.scharz.goods import fish_of, grain_of
from grognard.games.scharz.offers import can_redeem, redeem
from grognard.games.scharz.points import settle_points
from grognard.games.scharz.relations import (
    at_truce,
    has_passage,
    is_friendly,
    is_hostile,
    members,
    top_lord,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.taxes import taxes
from grognard.games.scharz.trade import trade
from grognard.games.scharz.turn import steps_of
from grognard.games.scharz.victory import (
    DOMINANCE_BIT,
    MIGHT_BIT,
    UNIFICATION_BIT,
    conditions_met,
)
from grognard.games.scharz.wealth import wealth_items
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, P3, field, position, run, told, truce

THREE = ("latium: P1 village, P1 light", "boia: P2 village, P2 light", "carthago: P3 village, P3 light")


@rule("SCH-14.1", "SCH-14.2")
def test_three_windows_a_round_with_one_proposal_each():
    s = position(*THREE, players=3, coins={P1: 9})
    assert steps_of(s.opt, 0).count("window") == 3
    game = run(window(s))
    assert game.asks(P1, "propose", ["submit", "tribute", "agreement", "pass"])
    game.pick("agreement", "seat-1", "open_borders", "accept")
    assert game.asks(P2, "propose"), "one proposal, answered at once"
    off = position(*THREE, players=3, options={"diplomacy": "off"}, coins={P1: 50})
    assert run(window(off)).over and not can_redeem(off, P1)


@rule("SCH-14.3")
def test_proposals_and_answers_are_public():
    s = position(*THREE, players=3)
    run(window(s), "agreement", "seat-1", "open_borders", "decline")
    assert told(s, "agreement_offered") and told(s, "declined") == [(P2,)]


@rule("SCH-14.29")
def test_a_proposal_can_be_begun_again_three_times():
    s = position(*THREE, players=3)
    game = run(window(s))
    for _ in range(3):
        game.pick("agreement", "cancel")
    assert game.asks(P2, "propose")


@rule("SCH-14.4", "SCH-14.9", "SCH-4.4")
def test_a_submission_takes_effect_at_once():
    s = position(*THREE, players=3, rivals={P2: 1 << P1})
    game = run(window(s), "submit", "seat-1")
    assert s.lord[P1] == P2 and s.prestige[P2] == 12, "12 against a rival"
    assert s.vp == [5, 5, 5], "points are settled at the end of the window"
    game.pick("pass", "pass")
    run(settle_points(s))
    assert s.vp == [4, 7, 5]
    become_vassal(s, P3, P2)
    assert s.prestige[P2] == 20


@rule("SCH-14.5", "SCH-14.6", "SCH-15.3")
def test_who_cannot_submit():
    s = position(*THREE, players=3)
    assert lords_to_be(s, P1) == [P2, P3]
    s.claims[P1] = MIGHT_BIT
    assert lords_to_be(s, P1) == []
    s.claims[P1] = DOMINANCE_BIT
    assert lords_to_be(s, P1) == []
    s.claims[P1] = UNIFICATION_BIT
    assert lords_to_be(s, P1) == [P2, P3]
    become_vassal(s, P1, P2)
    assert lords_to_be(s, P1) == [], "a vassal cannot submit again"


@rule("SCH-14.7", "SCH-14.8")
def test_a_lord_who_submits_brings_the_vassals_along():
    s = position(*THREE, "syracusae: P4 village, P4 light", players=4)
    truce(s, P3, P1)
    become_vassal(s, P2, P1)
    assert lords_to_be(s, P1) == [P3, 3], "not to the own vassal"
    become_vassal(s, P1, P3)
    assert s.lord[:3] == [P3, P1, -1] and members(s, P2) == [P1, P2, P3] and top_lord(s, P2) == P3
    assert not s.truces, "a truce inside the coalition ends"


@rule("SCH-14.10", "SCH-13.21")
def test_a_vassal_pays_a_third_of_the_taxes():
    s = position("latium: P1 town", "boia: P2 village", lord={P1: P2})
    run(taxes(s))
    assert s.coins == [2, 2] and wealth_items(s, P2)["vassals"] == 10 == -wealth_items(s, P1)["vassals"]


@rule("SCH-14.11", "SCH-14.13")
def test_a_coalition_does_not_fight_and_shares_harbours():
    from grognard.games.scharz.routes import harbour_steps

    s = position(
        "latium: P1 village, P1 harbour, P2 light", "carthago: P2 village, P2 harbour", lord={P2: P1}
    )
    assert is_friendly(s, P1, P2) and not is_hostile(s, P2, P1) and s.control[field(s, "latium")] == P1
    assert harbour_steps(s, P1, field(s, "latium")) == [field(s, "carthago")]
    s.vp[P2] = 12
    assert conditions_met(s, P2) & DOMINANCE_BIT, "a vassal may win"


@rule("SCH-14.12")
def test_the_top_lord_decides_disputes():
    from grognard.games.scharz.taxes import give_pooled_herd

    s = position("latium: P1 village, P1 sheep", "boia: P2 village, P2 sheep", lord={P2: P1})
    assert run(give_pooled_herd(s, P1, 0)).asks(P1, "lord_dispute", ["seat-0", "seat-1"])


@rule("SCH-14.14")
def test_nobody_buys_units_in_anothers_settlement():
    from grognard.games.scharz.buying import markets_for_units

    s = position("latium: P1 village", "boia: P2 village", lord={P2: P1})
    assert markets_for_units(s, P2) == [field(s, "boia")]


# -- truce ----------


@rule("SCH-14.15")
def test_x2_a_truce_lasts_to_the_same_season_next_year():
    # SCH-X2
    s = position(*THREE, players=3)
    s.round = 2
    make_truce(s, P1, P2, redemption=False)
    assert not is_hostile(s, P1, P2)
    for s.round in range(2, 7):
        assert not is_hostile(s, P1, P2), f"round {s.round}"
        expire_truces(s)
    assert is_hostile(s, P1, P2), "from round 7 on"


@rule("SCH-14.16")
def test_a_new_truce_can_be_bought_in_the_last_round_of_the_old_one():
    s = position(*THREE, players=3, coins={P1: 9, P2: 9})
    make_truce(s, P1, P2, redemption=False)
    assert not may_buy_truce(s, P1, P2) and not may_buy_truce(s, P2, P1)
    s.round = 5
    assert may_buy_truce(s, P2, P1)
    make_truce(s, P2, P1, redemption=True)
    assert len(s.truces) == 1 and s.truces[0].petitioner == P2 and s.truces[0].until == 9


@rule("SCH-14.17")
def test_a_truce_ends_an_encirclement():
    s = position("latium: P1 village, P2 light", "boia: P2 village")
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    make_truce(s, P1, P2, redemption=False)
    assert s.encircled[field(s, "latium")] == -1 and s.control[field(s, "latium")] == P1


@rule("SCH-14.18", "SCH-5.34")
def test_a_tribute_in_coins():
    s = position("latium: P1 town, P1 light", "boia: P2 village, P2 light", coins={P1: 4})
    assert least_tribute(s, P1) == 1
    game = run(window(s), "tribute")
    assert game.asks(P1, "tribute_amount", ["1", "2", "3", "4", "cancel"])
    game.pick("3")
    assert game.asks(P2, "answer", ["accept", "decline"])
    game.pick("accept")
    assert s.coins == [1, 3] and at_truce(s, P1, P2)
    assert (s.vp_gain, s.vp_loss) == ([0, 2], [1, 0]) and s.tributes_paid == [1, 0]
    s = position("latium: P1 town, P1 light", "boia: P2 village, P2 light", coins={P1: 1})
    run(window(s), "tribute", "decline")
    assert s.coins == [1, 0] and not s.truces


@rule("SCH-14.18")
def test_a_tribute_in_goods_needs_trade_access_and_value():
    s = position(
        "latium: P1 town, P1 dock, P1 3 stored, P1 2 fish",
        "pomptina: P2 village, P2 dock",
        "boia: P1 town",
    )
    assert least_tribute(s, P1) == 3
    game = run(window(s), "tribute")
    assert game.asks(P1, "tribute_item", ["grain", "fish", "cancel"])
    game.pick("fish", "grain", "grain")
    assert "done" not in game.offered(), "2 1/2 is less than 3"
    game.pick("fish", "done", "accept")
    assert grain_of(s, P1) == 1 and grain_of(s, P2) == 2 and fish_of(s, P2) == 2
    far = position("latium: P1 town, P1 9 stored", "carthago: P2 village")
    assert tribute_targets(far, P1) == []


@rule("SCH-14.31", "SCH-14.18")
def test_a_tribute_in_goods_that_the_recipient_cannot_store_is_not_offered():
    s = position("latium: P1 town, P1 dock, P1 5 stored, P1 2 fish", "samnium: P2 village, P2 3 stored")
    assert goods_for(s, P1, P2).grain == 2 and goods_for(s, P1, P2).fish == 0
    game = run(window(s), "tribute")
    game.pick("grain")
    assert game.asks(P1, "tribute_item", ["grain", "done", "cancel"])
    s = position("latium: P1 town, P1 5 stored", "samnium: P2 village, P2 5 stored")
    assert tribute_targets(s, P1) == [], "the stores of P2 are full"
    s = position("latium: P1 town, P1 2 sheep inside, P1 pigs, P1 sheep", "samnium: P2 village")
    assert goods_for(s, P1, P2).herds[:2] == [2, 1], "two places: inside, and on the mountain field"
    assert best_goods(s, P1, P2).herds[:2] == [1, 1]


@rule("SCH-14.19", "SCH-14.20", "SCH-14.15")
def test_a_redemption_cannot_be_refused():
    s = position("latium: P1 town, P1 light", "boia: P2 village, P2 light", coins={P1: 9})
    game = run(trade(s), "redemption")
    assert s.coins == [6, 3] and at_truce(s, P1, P2) and s.truces[0].redemption
    assert (s.vp_gain, s.vp_loss) == ([0, 2], [1, 0]) and s.redemptions_paid == [1, 0]
    assert "redemption" not in game.offered()
    s.truces.clear()
    assert not can_redeem(s, P1), "one redemption per round"


@rule("SCH-14.21")
def test_no_tribute_inside_a_coalition():
    s = position(*THREE, players=3, lord={P2: P1}, coins={P1: 9, P2: 9})
    assert tribute_targets(s, P2) == [P3] == tribute_targets(s, P1)


@rule("SCH-14.22")
def test_passage_is_asked_for_and_lasts_as_long_as_the_truce():
    s = position(*THREE, players=3)
    make_truce(s, P1, P2, redemption=False)
    assert not has_passage(s, P1, P2) and passage_targets(s, P1) == [P2]
    game = run(window(s), "request_passage")
    assert game.asks(P2, "answer")
    game.pick("accept")
    assert has_passage(s, P1, P2) and not has_passage(s, P2, P1)
    s.round = 5
    expire_truces(s)
    assert s.passage == [0, 0, 0]


@rule("SCH-14.22")
def test_the_recipient_of_a_redemption_needs_no_permission():
    s = position(*THREE, players=3, coins={P1: 9})
    run(redeem(s, P1), "seat-1")
    assert has_passage(s, P2, P1) and not has_passage(s, P1, P2)


@rule("SCH-14.30", "SCH-14.22")
def test_vassals_go_where_their_lords_may_go():
    s = position(*THREE, players=3, lord={P3: P2})
    make_truce(s, P1, P2, redemption=True)
    assert has_passage(s, P2, P1) and has_passage(s, P3, P1)
    s = position(*THREE, players=3, lord={P3: P2})
    make_truce(s, P1, P2, redemption=False)
    assert not has_passage(s, P3, P1)
    s.passage[P2] |= 1 << P1
    assert has_passage(s, P3, P1)


@rule("SCH-14.30", "SCH-14.16")
def test_a_new_truce_ends_the_permissions_of_the_old_one():
    s = position(*THREE, players=3)
    make_truce(s, P1, P2, redemption=False)
    s.passage[P1] |= 1 << P2
    s.passage[P3] |= 1 << P2
    s.round = s.truces[0].until
    make_truce(s, P2, P1, redemption=False)
    assert not has_passage(s, P1, P2) and s.passage[P3]


@rule("SCH-14.23")
def test_a_partners_units_do_not_block():
    from grognard.games.scharz.agriculture import sowable
    from grognard.games.scharz.networks import networks
    from grognard.games.scharz.taxes import tax_income

    s = position("latium: P1 village, P1 2 stored, P2 light", "boia: P2 village")
    truce(s, P2, P1)
    assert s.control[field(s, "latium")] == P1 and tax_income(s, P1) == 1
    assert sowable(s, P1, networks(s, P1)) == [field(s, "latium")]


@rule("SCH-14.24")
def test_after_a_truce_units_in_one_field_are_hostile():
    s = position("latium: P1 light, P2 light", "boia: P2 village")
    make_truce(s, P1, P2, redemption=False)
    s.round = 5
    expire_truces(s)
    assert is_hostile(s, P1, P2) and s.control[field(s, "latium")] == -1


# -- agreements ----------


@rule("SCH-14.25", "SCH-14.26")
def test_an_agreement_has_no_effect_but_is_shown_for_a_year():
    s = position(*THREE, players=3)
    game = run(window(s), "agreement", "seat-1")
    assert sorted(game.offered()) == [
        "cancel",
        "joint_attack:seat-2",
        "non_aggression",
        "open_borders",
        "secure_connection",
    ]
    game.pick("joint_attack:seat-2", "accept")
    assert is_hostile(s, P1, P2)
    assert GAME.view(s, None)["agreements"][0]["kind"] == "joint_attack:seat-2"
    s.round = 5
    expire_truces(s)
    assert not s.agreements


@rule("SCH-14.27")
def test_agreements_do_not_keep_units_from_fighting():
    s = position("latium: P1 light, P2 light", "boia: P2 village")
    run(window(s), "agreement", "non_aggression", "accept", "pass")
    from grognard.games.scharz.muster import find_battles

    assert len(find_battles(s)) == 1


@rule("SCH-14.28", "SCH-15.5")
def test_with_two_players_a_redemption_is_a_surrender():
    s = position("latium: P1 village", "boia: P2 village", coins={P1: 9})
    run(redeem(s, P1))
    assert conditions_met(s, P2) & UNIFICATION_BIT
