"""The greedy bot: it knows what a competent player knows (chapter 20)."""

import pytest

from grognard.bots import make_bot
from grognard.bots.seat import answer
from grognard.games.warriors import GAME
from grognard.games.warriors.actions import extra_actions, one_action
from grognard.games.warriors.battle import fight
from grognard.games.warriors.book import FOOD, GOLD, PRODUCTION, TRADE
from grognard.games.warriors.bot_campaign import Campaign, armies_now
from grognard.games.warriors.bot_market import best_bank_trade, best_offer, points_to_buy
from grognard.games.warriors.bot_plan import make_orders
from grognard.games.warriors.bot_worth import Land, Research, goods_worth
from grognard.games.warriors.movement import give_action_points, move_armies, move_princesses
from grognard.games.warriors.progress import MOST_MARKERS
from grognard.games.warriors.state import Exchange
from grognard.games.warriors.terms import TERMS
from grognard.games.warriors.trade import answer_offer, trade_turn
from grognard.games.warriors.unification import offer_unification
from grognard.games.warriors.upkeep import feed_armies
from grognard.kernel.table import new_table
from grognard.kernel.weights import chances
from grognard.testing.conformance import Report, dice_for, everything_here
from tests.games.warriors.positions import (
    NOBODY,
    add,
    answers,
    clear,
    goods,
    hold,
    markers,
    owner,
    pieces,
    place,
    position,
    stock,
    war,
)
from tests.games.warriors.test_battle import invade


def preferred(s, game, player=None):
    """What the bot would answer now."""
    choice = game.question(player)
    ratings = GAME.prefer(GAME.hide(s, choice.player), choice)
    assert len(ratings) == len(choice.options)
    return TERMS.word(choice.options[ratings.index(max(ratings))])


def let_play(s, game):
    """The bot answers for everybody, to the end of the procedure."""
    while not game.over:
        player = game.driver.pending[0].player
        game.pick(preferred(s, game, player), player=player)


def play(players, bots, seed, options=None, keep=False):
    table = new_table(GAME, players, str(seed).encode(), options or {}, journal=False, keep=keep)
    seats = [make_bot(name, f"{seed}/{number}".encode()) for number, name in enumerate(bots)]
    while not table.over:
        player = table.pending[0].player
        answer(table, player, seats[player])
    return table


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed):
    bots = ["random"] * 4
    bots[seed] = "greedy"
    assert play(4, bots, seed).result.winners == [seed]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"map": "east"}),
        (4, {"mode": "alliance", "resignation": "offered"}),
        (6, {"mode": "alliance", "alliance_mode": "2v2v2", "map": "east", "princess_step": "common"}),
        (5, {"allow_gifts": "true", "unification_once": "false", "vp_purchase_needs_trade_centre": "false"}),
    ],
)
def test_games_between_bots_end_in_every_form(players, options):
    table = play(players, ["greedy"] * players, 1, options)
    assert table.result.reason in ("threshold", "rounds")
    assert max(table.result.scores) > 20


@pytest.mark.parametrize(("players", "options"), [(4, {}), (6, {"map": "east", "mode": "alliance"})])
def test_the_laws_hold_in_games_of_the_bot(players, options):
    table = new_table(GAME, players, b"laws", options)
    dice, report = dice_for("bot", players), Report()
    bots = [make_bot("greedy", bytes([number])) for number in range(players)]
    while not table.over:
        together = len(table.pending) > 1
        if dice.below(15 if together else 60) == 0:
            everything_here(table, report, dice)
        player = table.pending[dice.below(len(table.pending))].player
        answer(table, player, bots[player])
    assert report.worlds > 0


# -- what it knows ----------


def test_it_feeds_everybody_or_the_strongest():
    s = position("england", "france")
    hold(s, 0, "mercia", "infantry, cavalry, princess")
    goods(s, 0, food=4)
    assert preferred(s, answers(feed_armies(s, 0))) == "feed_all"
    goods(s, 0, food=3)
    assert preferred(s, answers(feed_armies(s, 0))) == "blue-cavalry-1"


def test_it_builds_a_fort_as_soon_as_it_can():
    s = position("england", "france", round=6)
    markers(s, 0, production=6)
    goods(s, 0, gold=1, food=2, material=12)
    game = answers(one_action(s, 0))
    let_play(s, game)
    assert pieces(s, "wessex").count("fort") == 2


def test_it_opens_the_way_for_a_princess():
    s = position("england", "france")
    markers(s, 0, military=1)
    add(s, 0, "wessex", "infantry")
    give_action_points(s, 0)
    game = answers(move_armies(s, 0))
    let_play(s, game)
    assert s.invaded, "one infantry drives one barbarian away"
    clear(s, "mercia")
    game = answers(move_princesses(s, 0))
    let_play(s, game)
    assert owner(s, "mercia") == 0


def test_it_does_not_attack_in_vain():
    s = position("england", "france", round=9)
    add(s, 0, "wessex", "infantry")
    give_action_points(s, 0)
    assert make_orders(Campaign(s, 0), armies_now(s, 0)).moves == []


def test_it_unifies_late_or_with_much_land():
    s = position("ireland", "france", round=3)
    for name in ("leinster", "munster", "connacht"):
        hold(s, 0, name, "princess")
    s.stage = 8
    assert preferred(s, answers(offer_unification(s, 0))) == "not_now"
    s.round = 8
    assert preferred(s, answers(offer_unification(s, 0))) == "declare"


def test_it_buys_gold_for_a_fort_from_the_bank():
    s = position("england", "france", round=5)
    hold(s, 0, "essex", "princess")
    markers(s, 0, production=6)
    goods(s, 0, food=12, material=12)
    plan = best_bank_trade(s, 0)
    assert (plan.give, plan.get) == (FOOD, GOLD)
    let_play(s, answers(trade_turn(s, 0)))
    assert stock(s, 0)["gold"] == 1


def test_it_offers_what_helps_both_and_refuses_what_does_not():
    s = position("england", "france", "saxony", round=5)
    for player, name in ((0, "essex"), (1, "champagne")):
        hold(s, player, name, "princess")
        markers(s, player, production=6)
    s.opened[0] = [1]
    goods(s, 0, food=15, material=12)
    goods(s, 1, gold=6, material=12)
    plan = best_offer(s, 0)
    assert (plan.partner, plan.give, plan.take) == (1, FOOD, GOLD)
    let_play(s, answers(trade_turn(s, 0), "offer"))
    assert stock(s, 0)["gold"] >= 1 and stock(s, 1)["food"] >= 1
    s.exchange = Exchange(0, 1, [0, 1, 0, 0], [5, 0, 0, 0])
    goods(s, 1, gold=5, material=12)
    goods(s, 0, food=5)
    assert preferred(s, answers(answer_offer(s, s.exchange))) == "decline"


def test_it_keeps_the_gold_that_a_merchant_doubles():
    s = position("england", "france", round=5)
    goods(s, 0, gold=20)
    markers(s, 0, trade=6)
    assert points_to_buy(s, 0) == 1
    s.round = 10
    assert points_to_buy(s, 0) == 2


def test_it_starts_a_war_that_it_can_win():
    s = position("england", "france", round=10)
    for name in ("normandy", "brabant", "picardy"):
        hold(s, 1, name, "princess")
    add(s, 0, "wessex", "4 cavalry")
    markers(s, 0, military=6, trade=16, production=16)
    goods(s, 0)
    game = answers(one_action(s, 0))
    assert preferred(s, game) == "declare_war"
    game.pick("declare_war")
    assert preferred(s, game) == "seat-1"


def test_it_kills_what_it_can_exactly():
    s = position("england", "france")
    markers(s, 1, military=6)
    war(s, 0, 1)
    hold(s, 1, "northumbria", "infantry, cavalry")
    invade(s, "northumbria", "2 archers")
    game = answers(fight(s))
    game.pick(preferred(s, game, 0), player=0)
    amount = preferred(s, game, 0)
    assert amount in ("1", "2", "3", "4")


def test_it_takes_extra_actions_with_full_tracks():
    s = position("england", "france", round=5)
    markers(s, 0, production=MOST_MARKERS, trade=MOST_MARKERS, military=MOST_MARKERS)
    goods(s, 0, gold=9, food=9, material=9, weapons=9)
    game = answers(extra_actions(s, 0))
    let_play(s, game)
    assert game.over


def test_it_never_cancels_or_leaves():
    s = position("england", "france", resignation="offered")
    goods(s, 0, weapons=3)
    game = answers(one_action(s, 0), "build_army")
    ratings = GAME.prefer(s, game.question())
    words = game.offered()
    assert ratings[words.index("cancel")] < 0 and ratings[words.index("leave")] < 0


def test_what_things_are_worth():
    s = position("england", "france")
    land = Land(s, 0)
    assert land.worth(place(s, "essex")) > land.worth(place(s, "meath")) / 3
    assert goods_worth(s, 0, [1, 0, 0, 0]) > goods_worth(s, 0, [0, 1, 0, 0]) > 0
    markers(s, 0, production=5)
    research = Research(s, 0)
    assert research.marker_worth(PRODUCTION) > research.marker_worth(TRADE)
    s.kill_vp[0] = 10
    assert GAME.evaluate(s, 0) > GAME.evaluate(s, 1)
    assert s.title == [0, NOBODY, NOBODY]


def test_allies_stand_equally_well_and_a_lead_means_more_at_the_end():
    s = position("england", "scotland", "france", "saxony", mode="alliance", teams="0,0,1,1")
    s.kill_vp[0] = 3
    strengths = [GAME.evaluate(GAME.hide(s, player), player) for player in range(4)]
    assert strengths[0] == strengths[1] > strengths[2]
    single = position("england", "france")
    single.kill_vp[0] = 3
    early = chances([GAME.evaluate(single, player) for player in range(2)])[0]
    single.round = 10
    assert 0.5 < early < chances([GAME.evaluate(single, player) for player in range(2)])[0]
