"""The greedy player among others: tributes, trades, submission and passage, where they help in the race."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.bots import make_bot
from grognard.bots.seat import answer
from grognard.games.scharz import GAME
from grognard.games.scharz.bot_barter import best_barter, coins_as_items, grain
from grognard.games.scharz.bot_diplomacy import best_redemption, best_tribute, gives_the_game_away, threat
from grognard.games.scharz.bot_race import rivalry
from grognard.games.scharz.diplomacy import least_tribute, tribute, window
from grognard.games.scharz.goods import grain_of
from grognard.games.scharz.state import NOBODY, ScharzState
from grognard.games.scharz.terms import TERMS
from grognard.games.scharz.trade import trade
from grognard.kernel.choice import Choice
from grognard.kernel.table import new_table
from grognard.testing import Run
from tests.games.scharz.combat_position import P1, P2, P3, position, run, truce

WEAK = "latium: P1 village, P1 light"
STRONG = "samnium: P2 village, P2 12 heavy"
FAR = "carthago: P3 village, P3 light"


def preferred(s: ScharzState, choice: Choice) -> str:
    ratings = GAME.prefer(GAME.hide(s, choice.player), choice)
    assert len(ratings) == len(choice.options)
    return TERMS.word(choice.options[ratings.index(max(ratings))])


def let_play(s: ScharzState, game: Run, player: int) -> list[str]:
    """What the greedy player picks until somebody else is asked, and what that one answers."""
    picks = []
    while not game.over:
        choice = game.question()
        if choice.player != player and choice.ask.key != "answer":
            break
        picks.append(preferred(s, choice))
        game.pick(picks[-1], player=choice.player)
    return picks


def threatened(**changes: dict[int, int]) -> ScharzState:
    return position(WEAK, STRONG, FAR, players=3, coins={P1: 30}, vp={P2: 3}, **changes)


def test_whoever_is_in_danger_pays_as_little_as_will_be_accepted():
    s = threatened()
    assert threat(s, P1, P2) > 10 > threat(s, P2, P1)
    picks = let_play(s, run(window(s)), P1)
    assert picks[:2] == ["tribute", "seat-1"] and picks[-1] == "accept"
    assert int(picks[2]) >= least_tribute(s, P1)
    assert [(t.petitioner, t.recipient) for t in s.truces] == [(P1, P2)]


def test_nobody_pays_without_need():
    s = position(WEAK, "boia: P2 village, P2 light", FAR, players=3, coins={P1: 30})
    assert best_tribute(s, P1).to == NOBODY and best_redemption(s, P1).to == NOBODY
    assert let_play(s, run(window(s)), P1) == ["pass"]


def test_a_tribute_that_is_worth_less_than_the_prey_is_declined():
    s = threatened()
    assert preferred(s, run(tribute(s, P1, P2), "1").question()) == "decline"
    assert preferred(s, run(tribute(s, P1, P2), "20").question()) == "accept"


@pytest.mark.parametrize("points", [6, 9])
def test_nobody_pays_a_player_near_victory(points: int):
    s = threatened()
    s.vp[P2] = points
    assert gives_the_game_away(s, P1, P2) and best_tribute(s, P1).to == NOBODY


def test_with_two_players_every_payment_is_a_surrender():
    s = position(WEAK, STRONG, coins={P1: 30}, vp={P2: 1})
    assert rivalry(s, P1, P2) == 1.0
    assert let_play(s, run(window(s)), P1) == ["pass"]
    assert best_redemption(s, P1).to == NOBODY
    asked = run(tribute(s, P1, P2), "1").question()
    assert asked.ask.key == "answer" and preferred(s, asked) == "accept"


def test_whoever_is_nearly_beaten_and_poor_submits():
    s = threatened()
    s.coins[P1] = 0
    assert let_play(s, run(window(s)), P1)[:1] == ["submit"]
    assert s.lord[P1] == P2


# -- trade ----------


def hungry() -> ScharzState:
    """P1 has coins and nothing to eat, P2 more grain than mouths; their realms are neighbours."""
    s = position(
        "latium: P1 village, P1 6 light",
        "samnium: P2 town, P2 12 stored",
        FAR,
        players=3,
        coins={P1: 30, P2: 5},
    )
    s.round = 4
    return s


def test_food_is_bought_where_there_is_too_much_of_it():
    s = hungry()
    plan = best_barter(s, P1)
    assert plan.partner == P2 and 0 < plan.coins <= 2 * plan.food
    before = grain_of(s, P1)
    game = run(trade(s), "offer_trade")
    while game.question().ask.key in ("offer_item", "want_item", "answer"):
        game.pick(preferred(s, game.question()), player=game.question().player)
    assert grain_of(s, P1) == before + plan.food and s.coins[P1] == 30 - plan.coins


def test_the_other_side_offers_the_same_trade():
    s = hungry()
    plan = best_barter(s, P2)
    assert plan.partner == P1 and plan.food < 0 and plan.coins < 0


def test_a_bad_trade_is_declined_and_a_gift_accepted():
    s = hungry()
    bad = run(trade(s), "offer_trade", "coin1", "done", "grain5", "done")
    assert bad.asks(P2, "answer") and preferred(s, bad.question()) == "decline"
    bad.pick("decline", player=P2)
    gift = run(trade(s), "offer_trade", "coin5", "done", "done")
    assert gift.asks(P2, "answer") and preferred(s, gift.question()) == "accept"


def test_amounts_are_counted_out_in_large_pieces_first():
    assert [TERMS.word(term) for term in grain(7)] == ["grain5", "grain1", "grain1"]
    assert [TERMS.word(term) for term in coins_as_items(6)] == ["coin5", "coin1"]


# -- passage, promises ----------


def test_passage_is_granted_to_the_harmless_against_a_common_enemy():
    s = position(WEAK, "boia: P2 village, P2 light", FAR, players=3)
    truce(s, P1, P2)
    asked = run(window(s), "request_passage").question()
    assert asked.ask.key == "answer" and preferred(s, asked) == "accept"
    danger = position(WEAK, STRONG, FAR, players=3)
    truce(danger, P2, P1)
    game = run(window(danger), "pass", "request_passage")
    assert game.asks(P1, "answer") and preferred(danger, game.question()) == "decline"


def test_peace_is_promised_only_where_nothing_is_planned():
    s = position(WEAK, STRONG, FAR, players=3)
    asked = run(window(s), "agreement", "seat-1", "non_aggression").question()
    assert asked.player == P2 and preferred(s, asked) == "decline"
    asked = run(window(s), "agreement", "seat-2", "non_aggression").question()
    assert asked.player == P3 and preferred(s, asked) == "accept"


def test_in_whole_games_proposals_occur_and_are_bounded():
    """SCH-12.18, SCH-14.1 Two offers of trade in a round, one proposal in a window."""
    picked: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    rounds = 0
    for seed in range(4):
        players = 3 + seed % 2
        bots = [make_bot("greedy", b"%d" % player) for player in range(players)]
        table = new_table(GAME, players, b"deals %d" % seed, preset="advanced")
        while not table.over:
            choice = table.pending[0]
            answer(table, choice.player, bots[choice.player])
            word = TERMS.word(table.choices[-1][1])
            if choice.ask.key in ("propose", "trade_action"):
                picked[word] += 1
            elif choice.ask.key == "answer":
                answered[word] += 1
        rounds += players * table.state.round
    assert picked["tribute"] + picked["request_passage"] + picked["submit"] <= 3 * rounds
    assert picked["offer_trade"] <= 2 * rounds
    assert picked["tribute"] > 0 and picked["offer_trade"] > 0
    assert answered["accept"] > 3 * answered["decline"]
