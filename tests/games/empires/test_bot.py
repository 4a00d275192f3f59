"""EMP-29 What the bots of this game know."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.bot import prefer
from grognard.games.empires.cards import AT_SEA, IN_OPEN, PROFILE
from grognard.games.empires.diplomacy import diplomacy
from grognard.games.empires.recruit import recruit
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.tactics import chance_to_win, mean_outcome
from grognard.games.empires.terms import TERMS
from grognard.games.empires.turn import take_action
from grognard.kernel.choice import Choice
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.table import Table, new_table
from grognard.kernel.weights import chances
from grognard.testing import Run, run
from tests.games.empires.positions import BLUE, RED, position

PLACES = {"red": "cappadocia", "blue": "syria judaea"}


def favourite(s: EmpiresState, game: Run, player: int = RED) -> str:
    """What the greedy player would answer."""
    choice = game.question(player)
    ratings = prefer(GAME.hide(s, player), choice)
    assert len(ratings) == len(choice.options)
    return TERMS.word(choice.options[ratings.index(max(ratings))])


def play(seats: list[bool], seed: int) -> Table:
    """A game between greedy players (True) and random ones."""
    table = new_table(GAME, len(seats), f"bots {seed}".encode(), journal=False, keep=False)
    dice = Dice(key_of(f"random {seed}".encode()))
    while not table.over:
        choice = table.pending[0]
        term = choice.options[dice.below(len(choice.options))]
        if seats[choice.player] and len(choice.options) > 1:
            ratings = prefer(GAME.hide(table.state, choice.player), choice)
            term = choice.options[ratings.index(max(ratings))]
        table.act(choice.player, term)
    return table


def test_greedy_beats_random():
    won = 0
    for seed in range(12):
        seat = seed % 3
        won += play([player == seat for player in range(3)], seed).result.winners == [seat]
    assert won >= 11


def test_greedy_games_of_all_sizes_end():
    for players in (3, 4, 5):
        assert play([True] * players, players).over


def test_the_rich_sea_is_preferred_to_a_poor_province():
    s = position(red="italia", blocks={RED: 3}, specials={RED: "diplomat"})
    assert favourite(s, run(TERMS, diplomacy(s, RED))) in ("western-med", "central-med")


def test_a_diplomat_is_wanted_early_and_in_the_last_round_a_card_that_costs_nothing():
    places = {"red": "italia syria", "decks": {RED: "A"}, "display": "a:siege-tower a:diplomat a:archers"}
    s = position(**places)
    assert favourite(s, run(TERMS, recruit(s, RED))) == "a:diplomat"
    late = position(**places, turn=4)
    late.round = 10
    assert favourite(late, run(TERMS, recruit(late, RED))) == "a:archers"


def test_in_the_last_round_a_costly_card_is_disbanded():
    s = position(
        red="britannia", blue="lugdunensis", hands={RED: "a:heavy-cavalry-8"}, decks={RED: "A"}, turn=4
    )
    s.round = 10
    assert favourite(s, run(TERMS, take_action(s, RED))) == "disband"


def test_the_chance_to_win_grows_with_the_own_army_and_falls_with_the_other():
    even = position(**PLACES, decks={RED: "A", BLUE: "D"})
    strong = position(
        **PLACES, decks={RED: "A", BLUE: "D"}, hands={RED: "a:sword-8 a:pike-8 a:heavy-cavalry-8"}
    )
    weak = position(**PLACES, decks={RED: "A", BLUE: "D"}, hands={BLUE: "a:sword-8 a:pike-8 a:elephant-8"})
    chances = [chance_to_win(GAME.hide(s, RED), RED, RED, BLUE, IN_OPEN) for s in (weak, even, strong)]
    assert 0.0 < chances[0] < chances[1] < chances[2] < 1.0
    fleet = position(**PLACES, decks={RED: "A", BLUE: "D"}, hands={RED: "a:galley-8 a:galley-7"})
    assert chance_to_win(GAME.hide(fleet, RED), RED, RED, BLUE, AT_SEA) > 0.8


def test_mean_outcomes_are_those_of_the_combat_table():
    s = position(**PLACES)
    warband, spear = PROFILE[TERMS["a:warband"]], PROFILE[TERMS["a:spear-6"]]
    assert mean_outcome(s.rules.combat.on, 0, warband, spear) == (3 - 2) / 6
    assert mean_outcome(s.rules.combat.on, 0, spear, spear) == 0.0


def test_the_best_cards_are_committed():
    hand = "a:sword-8 a:pike-8 a:heavy-cavalry-8 a:elephant-8 a:cavalry-7"
    s = position(**PLACES, decks={RED: "C", BLUE: "D"}, hands={RED: hand})
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    game = run(TERMS, battle(s))
    while game.asks(RED, "battle_cards"):
        game.pick(favourite(s, game), player=RED)
    assert s.battle is not None
    committed = {TERMS.word(card) for card in s.battle.committed[0]}
    assert {"a:sword-8", "a:pike-8", "a:heavy-cavalry-8"} <= committed
    while game.asks(BLUE, "battle_cards"):
        game.pick(favourite(s, game, BLUE), player=BLUE)
    while game.asks(RED, "battle_order"):
        game.pick(favourite(s, game), player=RED)
    assert len(s.battle.order[0]) == 5


def test_preferences_do_not_depend_on_what_is_hidden():
    table = new_table(GAME, 4, b"honest", journal=False)
    dice = Dice(key_of(b"honest"))
    compared = 0
    while not table.over and compared < 60:
        choice = table.pending[0]
        if dice.below(4) == 0:
            mine = prefer(GAME.hide(table.state, choice.player), choice)
            world = table.world(choice.player, str(compared).encode())
            same = world.choice_of(choice.player)
            assert same is not None
            assert prefer(GAME.hide(world.state, choice.player), same) == mine
            compared += 1
        table.act(choice.player, choice.options[dice.below(len(choice.options))])


def chance(s: EmpiresState, player: int) -> float:
    """How likely the player is to win, as everybody sees it by what he knows."""
    return chances([GAME.evaluate(GAME.hide(s, each), each) for each in range(s.players)])[player]


def test_the_evaluation_likes_areas_majorities_and_points():
    s = position(red="italia sicily western-med", blue="raetia noricum", trade={"italia": "red 1"})
    early = chance(s, RED)
    assert 0.34 < early < 0.6 and chance(s, RED) > chance(s, BLUE)
    s.turn, s.round = 4, 10
    assert chance(s, RED) > 0.8, "a lead means more at the end"
    armed = position(red="italia sicily western-med", decks={RED: "A"}, hands={RED: "a:spear-7 a:galley-6"})
    plain = position(red="italia sicily western-med", decks={RED: "A"})
    assert 0.01 < chance(armed, RED) - chance(plain, RED) < 0.3, "good cards are worth something, not a game"
    choice = Choice(RED, GAME.asks[0], [0, 1])
    assert len(GAME.prefer(s, choice)) == 2
