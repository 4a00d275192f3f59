"""EMP-3 Setup."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.cards import DECK_SIDE, NO_DECK, SIDE_DECKS
from grognard.games.empires.map import NORTH, SOUTH
from grognard.games.empires.setup import in_play_order
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import TERMS
from grognard.kernel.dice import Dice
from grognard.kernel.table import new_table
from grognard.testing import Run, rule, run
from tests.games.empires.positions import BLUE, GREEN, RED, told


def new_game(players: int, first: int, *words: str, **options: str) -> tuple[EmpiresState, Run]:
    """A game from its beginning; the setup first player is rolled, the answers are given in order."""
    s = GAME.new(players, GAME.settle(players, options), Dice.scripted([first + 1, 1, 1, 1]))
    return s, run(TERMS, GAME.play(s), *words)


def place_all(game: Run, number: int) -> Run:
    """Place so many further markers, each time in the first area offered."""
    for _ in range(number):
        game.pick(game.offered()[0])
    return game


@rule("EMP-3.1", "EMP-5.7")
def test_all_markers_begin_in_stock_and_the_warehouse_is_empty():
    s, _ = new_game(3, RED)
    assert s.control_stock == [25, 25, 25]
    assert s.trade_stock == [20, 20, 20]
    assert s.warehouse == [0, 0, 0] and not any(map(any, s.plunder))


@rule("EMP-3.2")
def test_play_order_is_clockwise_from_the_first_player():
    s, _ = new_game(4, GREEN)
    assert [in_play_order(s, place) for place in range(4)] == [2, 3, 0, 1]


@rule("EMP-3.3", "EMP-3.14")
def test_northern_and_southern_decks_are_shuffled_before_the_first_decision():
    orders = set()
    for seed in range(40):
        table = new_table(GAME, 3, str(seed).encode())
        orders.add((tuple(table.state.spare[NORTH]), tuple(table.state.spare[SOUTH])))
        assert sorted(table.state.spare[NORTH]) == SIDE_DECKS[NORTH]
        assert sorted(table.state.spare[SOUTH]) == SIDE_DECKS[SOUTH]
    assert len(orders) > 15


@rule("EMP-3.14")
def test_the_available_army_deck_is_shuffled_after_the_fortifications():
    table = new_table(GAME, 3, b"order")
    in_order = table.state.draw.copy()
    while table.pending[0].ask.key != "action":
        assert table.state.draw == in_order and not table.state.display
        table.act(table.pending[0].player, table.pending[0].options[0])
    assert table.state.draw + table.state.display != in_order


@rule("EMP-3.4")
def test_every_player_can_be_the_first_to_choose():
    firsts = [new_table(GAME, 5, str(seed).encode()).pending[0].player for seed in range(60)]
    assert sorted(set(firsts)) == [0, 1, 2, 3, 4]


@rule("EMP-3.5")
def test_a_start_is_a_province_without_a_marker_of_another_player():
    _s, game = new_game(3, RED)
    assert game.asks(RED, "setup_start")
    assert len(game.offered()) == 47 and "western-med" not in game.offered()
    game.pick("italia")
    assert game.asks(BLUE, "setup_start") and "italia" not in game.offered()


@rule("EMP-3.6")
def test_a_fourth_player_cannot_start_in_the_north():
    _s, game = new_game(5, RED, "italia", "sicily", "thrace")
    assert len(game.offered()) == 23
    assert "asia-minor" in game.offered() and "macedonia" not in game.offered()


@rule("EMP-3.7")
def test_a_player_gets_the_first_deck_left_of_his_side_at_once():
    s, game = new_game(3, RED)
    first_north, second_north = s.spare[NORTH][:2]
    game.pick("italia")
    assert s.deck[RED] == first_north and s.deck[BLUE] == NO_DECK
    game.pick("sicily")
    assert s.deck[BLUE] == second_north
    assert DECK_SIDE[s.deck[RED]] == NORTH and len(s.spare[NORTH]) == 1 and len(s.spare[SOUTH]) == 3


@rule("EMP-3.8")
def test_the_number_of_markers_depends_on_the_number_of_players():
    for players, number in ((3, 7), (4, 6), (5, 5)):
        s, game = new_game(players, RED, "italia", "sicily", "aegyptus", *["syria", "africa"][: players - 3])
        place_all(game, players * (number - 1))
        assert [25 - stock for stock in s.control_stock] == [number] * players
        assert game.asks(RED, "setup_fort")


@rule("EMP-3.8", "EMP-1.6")
def test_with_the_option_three_players_place_eight_markers():
    s, game = new_game(3, RED, "italia", "sicily", "aegyptus", initial_markers_3p="8")
    place_all(game, 21)
    assert s.control_stock == [17, 17, 17] and game.asks(RED, "setup_fort")
    s, game = new_game(4, RED, "italia", "sicily", "aegyptus", "syria", initial_markers_3p="8")
    place_all(game, 20)
    assert s.control_stock == [19, 19, 19, 19] and game.asks(RED, "setup_fort")


@rule("EMP-3.9")
def test_further_markers_go_next_to_own_areas_but_not_across_the_mediterranean():
    _s, game = new_game(3, RED, "judaea", "britannia", "italia")
    assert game.asks(RED, "setup_place", ["judaea", "syria", "arabia", "aegyptus", "eastern-med"])
    game.pick("judaea")
    assert game.asks(BLUE, "setup_place", ["britannia", "lugdunensis"])


@rule("EMP-3.10")
def test_areas_of_others_are_not_offered_and_nothing_is_rolled():
    s, game = new_game(3, RED, "judaea", "syria", "aegyptus")
    rolled = s.dice.used
    assert game.asks(RED, "setup_place", ["judaea", "arabia", "eastern-med"])
    game.pick("arabia")
    assert s.dice.used == rolled


@rule("EMP-3.11", "EMP-17.3")
def test_the_fortification_goes_into_an_own_province_never_into_a_sea_area():
    s, game = new_game(3, RED, "sicily", "crete", "cyprus")
    game.pick("western-med", "central-med", "eastern-med")
    place_all(game, 3 * 5)
    assert game.asks(RED, "setup_fort")
    offered = game.offered()
    assert "sicily" in offered and "western-med" not in offered
    game.pick("sicily")
    assert s.forts >> TERMS["sicily"] & 1 and s.forts_left == 18
    assert game.asks(BLUE, "setup_fort")


@rule("EMP-3.12", "EMP-2.1")
def test_six_cards_are_laid_out_and_the_rest_is_the_draw_deck():
    table = new_table(GAME, 3, b"layout")
    while table.pending[0].ask.key != "action":
        table.act(table.pending[0].player, table.pending[0].options[0])
    s = table.state
    assert len(s.display) == 6 and len(s.draw) == 57 and s.discard == []
    assert (s.turn, s.round) == (1, 1) and s.battle is None


@rule("EMP-3.13", "EMP-7.5")
def test_the_first_player_of_turn_one_is_rolled_anew():
    s = GAME.new(3, GAME.settle(3), Dice.scripted([3, 1, 1, 2]))
    game = run(TERMS, GAME.play(s), "italia", "sicily", "aegyptus")
    assert s.first == GREEN
    place_all(game, 3 * 6)
    place_all(game, 3)
    assert game.asks(BLUE, "action") and s.first == BLUE


@rule("EMP-3.5", "EMP-3.6", "EMP-3.7", "EMP-3.8", "EMP-3.9", "EMP-3.10", "EMP-3.11")
def test_w33_setup_with_three_players():
    s, game = new_game(3, BLUE)
    game.pick("sicily")
    assert game.asks(GREEN, "setup_start")
    game.pick("crete")
    assert game.asks(RED, "setup_start")
    game.pick("cyprus")
    assert [DECK_SIDE[deck] for deck in s.deck] == [SOUTH, NORTH, SOUTH]
    assert game.asks(BLUE, "setup_place", ["sicily", "magna-graecia", "africa", "western-med", "central-med"])
    game.pick("central-med")
    assert game.asks(GREEN, "setup_place", ["crete", "achaea", "asia-minor", "cyrenaica", "eastern-med"])
    place_all(game, 17)
    assert [25 - stock for stock in s.control_stock] == [7, 7, 7]
    assert game.asks(BLUE, "setup_fort") and "central-med" not in game.offered()


def test_the_journal_tells_the_setup():
    table = new_table(GAME, 3, b"journal")
    while table.pending[0].ask.key != "action":
        table.act(table.pending[0].player, table.pending[0].options[0])
    keys = told(table.state)
    assert keys[0] == "setup_first" and keys.count("started") == 3 and keys.count("placed") == 18
    assert keys.count("fortified_start") == 3 and "laid_out" in keys and "revolt" in keys
