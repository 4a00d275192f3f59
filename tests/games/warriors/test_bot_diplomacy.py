"""The greedy bot among others: deals that help in the race, and peace where war brings nothing."""

from __future__ import annotations

from grognard.bots import make_bot
from grognard.bots.seat import answer
from grognard.games.warriors import GAME
from grognard.games.warriors.bot_diplomacy import peace_gain, rivalry
from grognard.games.warriors.bot_market import best_offer
from grognard.games.warriors.state import Exchange, WarriorsState
from grognard.games.warriors.terms import ACCEPT, TERMS
from grognard.games.warriors.trade import answer_offer
from grognard.kernel.table import new_table
from grognard.testing import Run
from tests.games.warriors.positions import add, answers, before, goods, hold, markers, position, war


def preferred(s: WarriorsState, game: Run) -> str:
    choice = game.question()
    ratings = GAME.prefer(GAME.hide(s, choice.player), choice)
    return TERMS.word(choice.options[ratings.index(max(ratings))])


def traders(*countries: str) -> WarriorsState:
    """The first two have trade centres, a route and a builder each; one has food, the other gold."""
    s = position(*countries, round=5)
    for player, name in ((0, "essex"), (1, "champagne")):
        hold(s, player, name, "princess")
        markers(s, player, production=6)
    s.opened[0] = [1]
    goods(s, 0, food=15, material=12)
    goods(s, 1, gold=6, material=12)
    return s


def reply(s: WarriorsState, give: list[int], take: list[int]) -> str:
    s.exchange = Exchange(0, 1, give, take)
    return preferred(s, answers(answer_offer(s, s.exchange)))


def test_a_deal_that_helps_both_is_made_while_others_look_on():
    s = traders("england", "france", "saxony")
    plan = best_offer(s, 0)
    assert plan.partner == 1
    give, take = [0] * 4, [0] * 4
    give[plan.give], take[plan.take] = plan.give_amount, plan.take_amount
    assert reply(s, give, take) == "accept"


def test_between_two_whatever_helps_one_harms_the_other():
    s = traders("england", "france")
    assert rivalry(s, 0, 1) == rivalry(s, 1, 0) == 1.0
    assert best_offer(s, 0).partner == -1


def test_a_bad_offer_is_declined_and_a_gift_is_not():
    s = traders("england", "france", "saxony")
    assert reply(s, [0, 1, 0, 0], [5, 0, 0, 0]) == "decline"
    assert reply(s, [0, 6, 0, 0], [0, 0, 0, 0]) == "accept"


def test_nobody_deals_with_a_leader_who_is_about_to_win():
    s = traders("england", "france", "saxony")
    assert rivalry(s, 1, 0) < 1.0
    s.bought_vp[0] = s.rules.threshold - 6
    assert rivalry(s, 1, 0) == 1.0
    assert reply(s, [0, 3, 0, 0], [1, 0, 0, 0]) == "decline"


def test_allies_gain_together():
    s = position("england", "france", "scotland", "saxony", mode="alliance", teams="0,1,0,1")
    assert rivalry(s, 0, 2) == -1.0 and rivalry(s, 0, 1) == 1.0


# -- peace ----------


def at_war(*pieces: tuple[int, str, str]) -> WarriorsState:
    s = position("england", "france", "saxony", round=5)
    war(s, 0, 1)
    for player, name, force in pieces:
        add(s, player, name, force)
    return s


def test_peace_is_offered_where_war_brings_nobody_anything():
    s = at_war()
    game = before(s, "peace_before_development")
    assert preferred(s, game) == "seat-1"
    game.pick("seat-1")
    assert preferred(s, game) == "accept"


def test_no_peace_is_offered_that_the_other_will_not_want():
    s = at_war((1, "ile-de-france", "4 cavalry"))
    hold(s, 0, "picardy", "princess")
    hold(s, 0, "champagne", "princess")
    assert peace_gain(s, 0, 1) > 0 > peace_gain(s, 1, 0)
    game = before(s, "peace_before_development")
    assert preferred(s, game) == "done"
    game.pick("seat-1")
    assert preferred(s, game) == "decline"


def test_in_whole_games_offers_occur_and_are_bounded():
    """WAT-6.9, WAT-12.7 Three offers in a trade phase, one offer of peace to each enemy in a window."""
    players, answers_given = 6, {"offer_reply": [0, 0], "peace_reply": [0, 0]}
    bots = [make_bot("greedy", b"%d" % player) for player in range(players)]
    for seed in (b"deals 3", b"deals 4"):
        table = new_table(GAME, players, seed)
        while not table.over:
            choice = table.pending[0]
            answer(table, choice.player, bots[choice.player])
            if choice.ask.key in answers_given:
                accepted = table.choices[-1][1] == ACCEPT
                answers_given[choice.ask.key][accepted] += 1
    declined, accepted = answers_given["offer_reply"]
    assert accepted > 0 and accepted + declined <= 2 * 3 * players * 10
    assert declined <= accepted
    declined, accepted = answers_given["peace_reply"]
    assert accepted > 0 and accepted + declined <= 2 * 2 * players * players * 10
