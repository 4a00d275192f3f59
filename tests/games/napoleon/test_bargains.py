"""NAP-30 Bargains of a competent player: made where both sides want them, declined where they do not."""

from __future__ import annotations

from collections import Counter

from grognard.bots import make_bot
from grognard.bots.seat import answer
from grognard.games.napoleon import GAME
from grognard.games.napoleon.bargains import alliance_worth, armistice_worth, best_swap, rivalry
from grognard.games.napoleon.ids import AUSTRIA, FRANCE, NOBODY, PRUSSIA, RUSSIA
from grognard.games.napoleon.outlook import nation_powers
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import TERMS
from grognard.games.napoleon.windows import start_window
from grognard.kernel.table import new_table
from grognard.testing import Run
from tests.games.napoleon.positions import go, position, region, status


def favourite(s: NapoleonState, game: Run) -> str:
    choice = game.question()
    ratings = GAME.prefer(GAME.hide(s, choice.player), choice)
    assert len(ratings) == len(choice.options)
    return TERMS.word(choice.options[ratings.index(max(ratings))])


def follow(s: NapoleonState, game: Run, last: str) -> list[str]:
    """What everybody picks, up to the answer to this question."""
    words = []
    while True:
        ask = game.question().ask.key
        words.append(favourite(s, game))
        game.pick(words[-1], player=game.question().player)
        if ask == last or words[-1] == "done":
            return words


# -- alliances


def test_a_common_enemy_makes_allies():
    s = position(
        "austria russia france",
        "austria",
        war="austria-france russia-france",
        pap=4,
        vienna="austria 14 infantry",
        moscow="russia 14 infantry",
        paris="france 18 infantry",
    )
    assert follow(s, go(start_window(s)), "offensive_reply") == [
        "offensive_player",
        "russia",
        "alliance",
        "accept",
    ]
    assert status(s, "austria", "russia") == "alliance"


def test_a_friend_of_the_enemy_is_no_ally():
    s = position("austria russia france", "austria", war="austria-france", allied="russia-france")
    assert alliance_worth(s, AUSTRIA, RUSSIA, nation_powers(s)) < 0
    game = go(start_window(s), "offensive_player", "russia", "alliance")
    assert game.asks(1, "offensive_reply") and favourite(s, game) == "decline"


def test_without_an_enemy_nobody_pays_for_an_alliance():
    s = position("austria russia france", "austria", vienna="austria 8 infantry")
    assert favourite(s, go(start_window(s))) == "done"


# -- armistices


def two_fronts() -> NapoleonState:
    """Austria and Prussia are at war with each other, and each with somebody stronger."""
    return position(
        "austria prussia france russia",
        "austria",
        war="austria-prussia austria-france prussia-russia",
        vienna="austria 8 infantry",
        berlin="prussia 8 infantry",
        paris="france 16 infantry",
        moscow="russia 16 infantry",
    )


def test_whoever_has_other_enemies_makes_peace():
    s = two_fronts()
    powers = nation_powers(s)
    assert armistice_worth(s, AUSTRIA, PRUSSIA, powers) > 0 < armistice_worth(s, PRUSSIA, AUSTRIA, powers)
    assert follow(s, go(start_window(s)), "armistice_reply") == ["armistice", "prussia", "accept"]
    assert PRUSSIA not in s.wars[AUSTRIA] and FRANCE in s.wars[AUSTRIA]


def test_the_stronger_declines_and_is_not_asked():
    s = position(
        "austria prussia france",
        "austria",
        war="austria-france",
        pap=2,
        vienna="austria 3 infantry",
        paris="france 16 infantry",
    )
    assert favourite(s, go(start_window(s))) == "done"
    game = go(start_window(s), "armistice", "france")
    assert game.question().ask.key == "armistice_reply" and favourite(s, game) == "decline"


# -- passage, exchanges


def test_passage_is_granted_against_a_common_enemy_alone():
    s = position("austria prussia france", "austria", war="austria-france prussia-france")
    game = go(start_window(s), "request_passage", "prussia")
    assert game.asks(1, "passage_reply") and favourite(s, game) == "grant"
    s = position("austria prussia france", "austria", war="austria-france")
    game = go(start_window(s), "request_passage", "prussia")
    assert favourite(s, game) == "refuse"


def test_homelands_are_exchanged_for_each_other():
    s = position("austria prussia france", "austria", owned="austria: silesia; prussia: bohemia")
    found = best_swap(s, AUSTRIA)
    assert (found.partner, found.give, found.take) == (PRUSSIA, region("silesia"), region("bohemia"))
    words = follow(s, go(start_window(s)), "exchange_reply")
    assert words == ["exchange", "prussia", "silesia", "enough", "bohemia", "enough", "accept"]
    assert s.owner[region("silesia")] == PRUSSIA and s.owner[region("bohemia")] == AUSTRIA


def test_a_bad_exchange_is_declined_and_none_is_offered():
    s = position("austria prussia france", "austria", owned="austria: bavaria")
    assert best_swap(s, AUSTRIA).partner == NOBODY
    game = go(start_window(s), "exchange", "prussia", "bavaria", "enough", "silesia", "enough")
    assert game.asks(1, "exchange_reply") and favourite(s, game) == "decline"


def test_the_other_side_of_a_historical_game_is_the_only_rival():
    s = position("france austria russia", options={"mode": "historical"})
    assert rivalry(s, AUSTRIA, RUSSIA) == 0.0 and rivalry(s, AUSTRIA, FRANCE) == 1.0
    assert rivalry(position("france austria russia"), AUSTRIA, FRANCE) == 0.5


def test_in_whole_games_offers_occur_are_accepted_and_are_bounded():
    """NAP-10.9 At most three free offers and six paid actions in a window."""
    picked: Counter[str] = Counter()
    for seed in (5, 7):
        bots = [make_bot("greedy", b"%d" % player) for player in range(6)]
        options = {"scenario": "1809-phoenix", "length": "medium_18"}
        table = new_table(GAME, 6, b"deals %d" % seed, options, journal=False)
        while not table.over:
            choice = table.pending[0]
            answer(table, choice.player, bots[choice.player])
            if choice.ask.key == "political_action" or choice.ask.key.endswith("_reply"):
                picked[TERMS.word(table.choices[-1][1])] += 1
    offers = sum(picked[word] for word in ("offensive_player", "armistice", "request_passage", "exchange"))
    answers = picked["accept"] + picked["grant"]
    assert 0 < answers <= offers <= picked["done"]
    assert answers >= 3 * (picked["decline"] + picked["refuse"])
