"""GEN-3 Setup."""

from __future__ import annotations

from grognard.games.generalship import GAME
from grognard.games.generalship.book import LAYOUTS, NEUTRAL, PAGES, SEA, TERRAIN, TILE_OF
from grognard.games.generalship.setup import (
    choose_nations,
    deal_generals,
    lay_corners,
    lay_inner,
    lay_nations,
    make_map,
    touches_sea,
)
from grognard.games.generalship.state import ORIENTATION_STAGE, TILE_STAGE, GenState
from grognard.games.generalship.turn import play as play_game
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.generalship.positions import nation_number, peopled, play, position, stack


def fresh(players: int, dice: Dice | None = None, **options: str) -> GenState:
    """A game before anything was chosen."""
    return GAME.new(players, GAME.settle(players, options), dice or Dice.scripted([]))


def before_neutral(nations: str) -> GenState:
    """Nation tiles are laid, neutral ones are not."""
    s = position(nations)
    lay_nations(s)
    return s


def tiles(*names: str) -> list[int]:
    return [TILE_OF[name] for name in names]


def cells(s: GenState, *names: str) -> list[int]:
    row = next(row for row in PAGES.layouts if row.players == s.players)
    return [3 * s.players + [cell.id for cell in row.cell].index(name) for name in names]


@rule("GEN-3.1")
def test_wx_34_circles():
    """WX-34: 6, 8, 10 circles; after 4, 6, 8 turns two are empty."""
    for players, circles in ((2, 6), (3, 8), (4, 10)):
        for layout in ("standard", "military"):
            s = fresh(players, action_layout=layout)
            assert sum(s.rules.circles) == circles == 2 * players + 2


@rule("GEN-3.2")
def test_seats_choose_among_the_remaining_nations_in_random_order():
    s = fresh(3)
    play(choose_nations(s))
    assert s.choosing == [0, 1, 2]  # scripted dice shuffle nothing
    first = play(choose_nations(s))
    assert first.asks(0, "choose_nation", ["austria", "byzantium", "england", "france"])
    first.pick("england")
    second = play(choose_nations(s))
    assert second.asks(1, "choose_nation", ["austria", "byzantium", "france"])
    second.pick("austria")
    play(choose_nations(s), "france")
    assert s.nation == [2, 0, 3] and s.stage == ORIENTATION_STAGE


@rule("GEN-3.2")
def test_the_order_of_choosing_is_shuffled():
    orders = set()
    for seed in range(12):
        s = fresh(4, Dice(key_of(bytes([seed]))))
        play(choose_nations(s))
        orders.add(tuple(s.choosing))
    assert len(orders) > 4


@rule("GEN-3.2")
def test_nations_are_fixed_by_seat_or_drawn():
    s = fresh(3, nation_assignment="fixed")
    play(choose_nations(s))
    assert s.nation == [0, 1, 2]
    drawn = set()
    for seed in range(12):
        s = fresh(2, Dice(key_of(bytes([seed]))), nation_assignment="random")
        play(choose_nations(s))
        assert len(set(s.nation)) == 2
        drawn.add(tuple(s.nation))
    assert len(drawn) > 4


@rule("GEN-3.3")
def test_the_initial_player_order_is_austria_byzantium_england_france():
    s = fresh(3)
    for word in ("france", "austria", "england"):
        play(choose_nations(s)) if not s.choosing else None
        play(choose_nations(s), word)
    assert s.order == [1, 2, 0]


@rule("GEN-3.4")
def test_nations_take_the_slots_in_player_order():
    s = before_neutral("france austria")
    assert s.order == [1, 0]
    assert s.laid[:6] == tiles(
        "austria-capital", "austria-left", "austria-right", "france-capital", "france-left", "france-right"
    )


@rule("GEN-3.4")
def test_with_free_orientation_the_front_tiles_can_be_swapped_before_neutral_tiles_are_laid():
    s = fresh(2, nation_assignment="fixed", free_orientation="true")
    game = play(play_game(s))
    assert game.asks(0, "orientation", ["normal", "mirrored"]) and s.laid == []
    game.pick("mirrored")
    assert game.asks(1, "orientation")
    game.pick("normal")
    assert s.laid[:3] == tiles("austria-capital", "austria-right", "austria-left")
    assert s.laid[3:6] == tiles("byzantium-capital", "byzantium-left", "byzantium-right")


@rule("GEN-3.4")
def test_a_capital_touches_its_two_fronts_only():
    s = position("austria byzantium england france")
    for nation in range(4):
        assert s.near[3 * nation] == [3 * nation + 1, 3 * nation + 2]


@rule("GEN-3.5")
def test_corner_cells_take_tiles_of_any_terrain():
    s = before_neutral("austria france")
    deck = tiles("n10", "n11", "n12", "n01", "n02", "n03", "n04")
    lay_corners(s, deck)
    assert s.laid[6:12] == tiles("n10", "n11", "n12", "n01", "n02", "n03")
    assert deck == tiles("n04")


@rule("GEN-3.6")
def test_wx_36_laying_neutral_tiles():
    """WX-36: a sea tile without sea neighbour is set aside; with one it is laid."""
    s = before_neutral("austria france")
    deck = tiles("n01", "n05", "n08", "n02", "n04", "n07", "n11", "n06", "n03", "n09", "n10", "n12")
    lay_corners(s, deck)
    lay_inner(s, deck, cells(s, "c07"))
    assert s.laid[cells(s, "c07")[0]] == TILE_OF["n06"]
    assert sorted(deck) == tiles("n03", "n09", "n10", "n11", "n12")

    s = before_neutral("austria france")
    deck = tiles("n01", "n05", "n10", "n02", "n04", "n07", "n11", "n06")
    lay_corners(s, deck)
    lay_inner(s, deck, cells(s, "c07"))
    assert s.laid[cells(s, "c07")[0]] == TILE_OF["n11"]


@rule("GEN-3.6")
def test_the_sea_tile_of_england_counts_as_sea():
    s = before_neutral("austria byzantium england france")
    channel = s.laid.index(TILE_OF["england-right"])
    beside = [cell for cell in LAYOUTS[4].near[channel] if cell in LAYOUTS[4].inner]
    assert beside and all(touches_sea(s, cell) for cell in beside)


@rule("GEN-3.6")
def test_inner_sea_tiles_touch_sea_and_the_order_of_cells_differs_from_game_to_game():
    maps = set()
    for seed in range(40):
        s = before_neutral("austria byzantium england")
        s.dice = Dice(key_of(bytes([seed])))
        play(make_map(s))
        maps.add(tuple(s.laid))
        for cell in LAYOUTS[3].inner:
            alone = not touches_sea(s, cell)
            assert not (TERRAIN[s.laid[cell]] == SEA and alone)
    assert len(maps) == 40


@rule("GEN-3.7")
def test_with_two_and_three_players_tiles_are_left_over():
    for nations, left in (("austria france", 5), ("austria england france", 2)):
        s = before_neutral(nations)
        play(make_map(s))
        assert len(s.leftover) == left and not set(s.leftover) & set(s.laid)
        assert sorted(s.leftover + [tile for tile in s.laid if tile in NEUTRAL]) == NEUTRAL


@rule("GEN-3.8", "GEN-3.10")
def test_decks_are_shuffled_and_five_generals_dealt_to_each():
    s = position()
    s.dice = Dice(key_of(b"shuffle"))
    before = [s.generals.copy(), s.tech_deck.copy(), s.event_deck.copy()]
    play(deal_generals(s))
    assert [len(cards) for cards in s.unused] == [5, 5] and len(s.generals) == 39
    assert [*s.generals, *s.unused[1], *s.unused[0]] != before[0]
    assert s.tech_deck != before[1] and s.event_deck != before[2]


@rule("GEN-3.9", "GEN-3.12", "GEN-3.11")
def test_starting_stock():
    s = fresh(2, nation_assignment="fixed")
    play(play_game(s))
    assert [peopled(s, seat) for seat in (0, 1)] == ["a1 a2 a3 a4 a5", "b1 b2 b3 b4 b5"]
    assert [stack(s, 0, "austria-capital"), stack(s, 1, "byzantium-capital")] == ["LI", "LI"]
    assert s.food == [2, 2] and s.metal == [1, 1]
    assert s.points == s.battles == s.fields == [0, 0]
    assert s.developed == 0 and s.paradigm == 0
    assert all(s.owner[tile] == -1 for tile in NEUTRAL)


@rule("GEN-3.10", "GEN-20.1")
def test_everybody_keeps_two_of_five_generals_at_the_same_time():
    s = position()
    play(deal_generals(s))
    dealt = [GAME.terms.word(GAME.terms[PAGES.generals[card].id]) for card in s.unused[0]]
    game = play(deal_generals(s))
    assert game.asks(0, "keep_general", dealt) and game.asks(1, "keep_general")
    game.pick(dealt[1], dealt[3], player=0)
    assert game.asks(0, "first_commander", [dealt[1], dealt[3]])
    game.pick(dealt[1], player=0)
    assert s.commander == [-1, -1], "nothing is revealed before all have chosen"
    other = game.offered(1)
    game.pick(other[0], other[1], other[0], player=1)
    names = [row.id for row in PAGES.generals]
    assert names[s.commander[0]] == dealt[1] and [names[card] for card in s.power[0]] == [dealt[3]]
    assert s.unused == [[], []] and len(s.discards) == 6
    assert s.discards_seen == [1, 1, 1, 2, 2, 2] and s.power_seen == [[1], [2]]
    assert s.stage == TILE_STAGE


@rule("GEN-3.11")
def test_tiles_are_neighbours_if_their_cells_are():
    s = position("austria france")
    # n01, n02 ... lie on the cells c01, c02 ...; c01 is (0,-1), c02 (1,-1), c07 (0,0).
    near = {
        name: {other for other in TILE_OF if TILE_OF[other] in s.near[tile]} for name, tile in TILE_OF.items()
    }
    assert near["n01"] == {"austria-left", "austria-right", "n02", "n03", "n07"}
    assert near["n07"] == {"n01", "n02", "n03", "n04", "n05", "n06"}
    assert near["france-left"] == {"france-capital", "france-right", "n05", "n06"}


@rule("GEN-3.6", "GEN-3.13")
def test_wx_42_last_sea_tiles():
    """WX-42: the last sea tiles go beside the Channel and each other."""
    s = before_neutral("austria byzantium england france")
    deck = tiles("n01", "n02", "n03", "n04", "n05", "n06", "n07", "n08", "n09", "n10", "n11", "n12")
    s.dice = Dice.scripted([0, 0])
    lay_corners(s, deck)
    lay_inner(s, deck, cells(s, "c12", "c11", "c10", "c09", "c08", "c07", "c06", "c05"))
    at = {name: s.laid[cells(s, name)[0]] for name in ("c05", "c06", "c07", "c08", "c12")}
    assert [TERRAIN[at[name]] for name in ("c05", "c06", "c07")] == [SEA] * 3
    assert at["c12"] == TILE_OF["n05"] and at["c08"] == TILE_OF["n09"] and deck == []


@rule("GEN-3.13")
def test_a_land_tile_on_the_shore_makes_room_for_the_last_sea_tile():
    s = before_neutral("austria england france")
    row = cells(s, "c04", "c05", "c06", "c07", "c08", "c09", "c10")
    land = tiles("n01", "n02", "n03", "n04", "n05", "n06", "n07", "n08", "n09")
    lay_corners(s, land)
    shore = [cell for cell in row if touches_sea(s, cell)]
    far = next(cell for cell in row if cell not in shore)
    for cell in row:
        if cell != far:
            s.laid[cell] = land.pop(0)
    given = s.laid[shore[0]]
    s.dice = Dice.scripted([0])
    lay_inner(s, tiles("n10"), [far])
    assert s.laid[shore[0]] == TILE_OF["n10"] and s.laid[far] == given


@rule("GEN-3.13")
def test_without_any_shore_the_sea_tile_is_laid_where_it_is():
    s = before_neutral("austria france")
    deck = tiles("n01", "n02", "n03", "n04", "n05", "n06", "n10")
    lay_corners(s, deck)
    lay_inner(s, deck, cells(s, "c07"))
    assert s.laid[cells(s, "c07")[0]] == TILE_OF["n10"]


def test_a_whole_set_up_from_the_first_question():
    table = new_table(GAME, 4, b"set up")
    while table.state.stage < TILE_STAGE:
        choice = table.pending[0]
        table.act(choice.player, choice.options[0])
    assert sorted(table.state.nation) == [nation_number(n) for n in PAGES.setup.player_order]
    assert len(table.state.laid) == 24 and table.state.leftover == []
