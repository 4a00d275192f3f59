"""WAT-6 Trade phase."""

from grognard.games.warriors.terms import TERMS
from grognard.games.warriors.trade import deals, may_trade, route_partners, trade_turn
from grognard.testing import rule
from tests.games.warriors.positions import answers, before, goods, hold, markers, position, stock, vp

IRELAND, FRANCE, ENGLAND = 0, 1, 2


def traders(**options):
    """Ireland and France with their trade centres, England without; Ireland has opened a route to France."""
    s = position("ireland", "france", "england", **options)
    hold(s, IRELAND, "leinster", "princess")
    hold(s, FRANCE, "champagne", "princess")
    markers(s, IRELAND, trade=1)
    s.opened[IRELAND] = [FRANCE]
    for player in (IRELAND, FRANCE, ENGLAND):
        goods(s, player)
    return s


def offered_deals(s, player):
    return [TERMS.word(deal) for deal in deals(s, player)]


@rule("WAT-6.1")
def test_only_owners_of_a_trade_centre_take_part():
    s = traders()
    goods(s, IRELAND, food=20)
    goods(s, ENGLAND, food=20)
    assert offered_deals(s, IRELAND) == ["bank"]
    assert offered_deals(s, ENGLAND) == []
    assert before(s, "trade").question().player == IRELAND


@rule("WAT-6.1")
def test_without_participants_the_phase_is_skipped():
    s = position("ireland", "france")
    goods(s, 0, gold=20, food=20)
    assert before(s, "trade").asks(0, "action")


@rule("WAT-6.2")
def test_a_monopoly_shuts_all_others_out():
    s = traders()
    goods(s, IRELAND, food=20)
    goods(s, FRANCE, food=20)
    markers(s, FRANCE, trade=16)
    assert not may_trade(s, IRELAND) and may_trade(s, FRANCE)
    markers(s, IRELAND, trade=16)
    assert may_trade(s, IRELAND)


@rule("WAT-6.2")
def test_a_monopolist_without_a_trade_centre_still_blocks_the_others():
    s = traders()
    markers(s, ENGLAND, trade=16)
    assert not may_trade(s, IRELAND) and not may_trade(s, ENGLAND)


@rule("WAT-6.3")
def test_traders_take_turns_until_all_have_passed_in_succession():
    s = traders()
    goods(s, IRELAND, food=20)
    goods(s, FRANCE, food=14)
    game = before(s, "trade")
    game.pick("pass")
    assert game.asks(FRANCE, "trade_action")
    game.pick("bank", "food", "gold", "1")
    assert game.asks(IRELAND, "trade_action"), "one who passed may act again"
    game.pick("bank", "food", "gold", "1")
    game.pick("pass")
    assert game.asks(IRELAND, "trade_action")
    game.pick("pass")
    assert game.asks(IRELAND, "action")


@rule("WAT-6.4")
def test_the_bank_takes_one_kind_at_the_rate_of_the_trade_level():
    s = traders()
    goods(s, IRELAND, food=13, weapons=5)
    game = answers(trade_turn(s, IRELAND), "bank")
    assert game.offered() == ["food", "cancel"]
    game.pick("food")
    assert game.offered() == ["gold", "material", "weapons", "cancel"]
    game.pick("gold")
    assert game.offered() == ["1", "2", "cancel"]
    game.pick("2")
    assert stock(s, IRELAND) == {"gold": 2, "food": 1, "material": 0, "weapons": 5}


@rule("WAT-6.4")
def test_gold_is_sold_like_any_other_good():
    s = traders()
    goods(s, FRANCE, gold=7)
    answers(trade_turn(s, FRANCE), "bank", "gold", "weapons", "1")
    assert stock(s, FRANCE) == {"gold": 0, "food": 0, "material": 0, "weapons": 1}


@rule("WAT-6.5")
def test_the_number_of_routes_depends_on_the_trade_level():
    s = position("ireland", "france", "england", "saxony", "scotland")
    for player, name in enumerate(("leinster", "champagne", "essex", "holstein", "lothian")):
        hold(s, player, name, "princess")
    for count, routes in ((0, 0), (1, 1), (5, 1), (6, 2), (11, 2), (12, 3), (16, 3)):
        markers(s, 0, trade=count)
        for player in range(5):
            s.markers[player][1] = count  # everybody, so that no monopoly shuts anyone out
        s.opened = [[] for _ in range(5)]
        opened = 0
        while partners := route_partners(s, 0):
            s.opened[0].append(partners[0])
            opened += 1
        assert opened == routes


@rule("WAT-6.5")
def test_routes_opened_by_others_do_not_count_against_the_own_limit():
    s = traders()
    hold(s, ENGLAND, "essex", "princess")
    markers(s, FRANCE, trade=1)
    assert route_partners(s, FRANCE) == [ENGLAND]


@rule("WAT-6.6")
def test_the_partner_of_a_route_needs_a_trade_centre_and_is_not_asked():
    s = traders()
    s.opened[IRELAND] = []
    game = answers(trade_turn(s, IRELAND), "open_route")
    assert game.offered() == ["seat-1", "cancel"]
    game.pick("seat-1")
    assert game.over and s.opened[IRELAND] == [FRANCE]


@rule("WAT-6.7")
def test_a_route_survives_the_loss_of_levels_but_needs_both_ends_to_take_part():
    s = traders()
    goods(s, IRELAND, food=1)
    goods(s, FRANCE, gold=1)
    markers(s, IRELAND, trade=0)
    assert "offer" in offered_deals(s, IRELAND) and "offer" in offered_deals(s, FRANCE)
    hold(s, ENGLAND, "champagne", "princess")
    assert "offer" not in offered_deals(s, IRELAND)
    assert s.opened[IRELAND] == [FRANCE]


@rule("WAT-6.8")
def test_an_accepted_offer_changes_hands_at_once():
    s = traders()
    goods(s, IRELAND, food=4, material=2)
    goods(s, FRANCE, gold=3, food=1)
    game = answers(trade_turn(s, IRELAND), "offer", "seat-1")
    assert game.offered() == ["food", "material", "cancel"]
    game.pick("food", "2", "material", "1", "next")
    assert game.offered() == ["gold", "cancel"], "no kind on both sides"
    game.pick("gold", "3")
    assert game.offered() == ["send", "cancel"]
    game.pick("send")
    assert game.asks(FRANCE, "offer_reply", ["accept", "decline"])
    game.pick("accept")
    assert stock(s, IRELAND) == {"gold": 3, "food": 2, "material": 1, "weapons": 0}
    assert stock(s, FRANCE) == {"gold": 0, "food": 3, "material": 1, "weapons": 0}


@rule("WAT-6.8")
def test_a_declined_offer_changes_nothing():
    s = traders()
    goods(s, IRELAND, food=4)
    goods(s, FRANCE, gold=3)
    answers(trade_turn(s, IRELAND), "offer", "seat-1", "food", "4", "next", "gold", "1", "send", "decline")
    assert (stock(s, IRELAND)["food"], stock(s, FRANCE)["gold"]) == (4, 3)
    assert s.exchange is None


@rule("WAT-6.8")
def test_a_kind_must_be_left_that_the_partner_can_give():
    s = traders()
    goods(s, IRELAND, food=2, gold=2)
    goods(s, FRANCE, gold=2)
    game = answers(trade_turn(s, IRELAND), "offer", "seat-1")
    assert game.offered() == ["food", "cancel"]


@rule("WAT-6.9")
def test_three_offers_per_player_and_phase():
    s = traders()
    goods(s, IRELAND, food=9)
    goods(s, FRANCE, gold=9)
    game = before(s, "trade")
    for _ in range(3):
        game.pick("offer", "seat-1", "food", "1", "next", "gold", "1", "send", "decline")
        game.pick("pass")
    assert "offer" not in offered_deals(s, IRELAND)
    assert "offer" in offered_deals(s, FRANCE)


@rule("WAT-6.10", "WAT-1.14")
def test_with_gifts_nothing_need_be_asked_for():
    s = traders(allow_gifts="true")
    goods(s, IRELAND, food=2)
    answers(trade_turn(s, IRELAND), "offer", "seat-1", "food", "2", "next", "send", "accept")
    assert (stock(s, IRELAND)["food"], stock(s, FRANCE)["food"]) == (0, 2)


@rule("WAT-6.11")
def test_ten_gold_buy_a_permanent_victory_point_in_the_trade_phase_only():
    s = traders()
    goods(s, IRELAND, gold=25)
    points = vp(s, IRELAND)
    game = before(s, "trade").pick("buy_vp")
    assert game.offered() == ["1", "2", "cancel"]
    game.pick("2", "pass")
    assert vp(s, IRELAND) == points + 2 and stock(s, IRELAND)["gold"] == 5
    goods(s, IRELAND, gold=20)
    assert "buy_vp" not in game.offered()


@rule("WAT-6.11")
def test_a_monopoly_does_not_forbid_to_buy_victory_points():
    s = traders()
    goods(s, IRELAND, gold=10)
    markers(s, FRANCE, trade=16)
    assert offered_deals(s, IRELAND) == ["buy_vp"]


@rule("WAT-6.12")
def test_allies_need_a_route_too():
    s = position("ireland", "france", "england", "saxony", mode="alliance", teams="0,0,1,1")
    hold(s, 0, "leinster", "princess")
    hold(s, 1, "champagne", "princess")
    goods(s, 0, food=5)
    goods(s, 1, gold=5)
    assert offered_deals(s, 0) == []
    s.opened[1] = [0]
    assert offered_deals(s, 0) == ["offer"]


@rule("WAT-6.13")
def test_under_a_monopoly_routes_are_opened_only_from_holder_to_holder():
    s = traders()
    s.opened[IRELAND] = []
    hold(s, ENGLAND, "essex", "princess")
    markers(s, FRANCE, trade=16)
    goods(s, IRELAND, food=20, gold=20)
    assert route_partners(s, FRANCE) == []
    assert offered_deals(s, IRELAND) == ["buy_vp"]
    markers(s, ENGLAND, trade=16)
    assert route_partners(s, FRANCE) == [ENGLAND]


@rule("WAT-6.14", "WAT-1.13")
def test_without_the_need_of_a_trade_centre_everybody_may_buy_points_and_nothing_else():
    s = traders(vp_purchase_needs_trade_centre="false")
    goods(s, ENGLAND, gold=20, food=20)
    game = before(s, "trade")
    assert game.asks(ENGLAND, "trade_action", ["buy_vp", "pass"])
    markers(s, FRANCE, trade=6)
    assert ENGLAND not in route_partners(s, FRANCE)
