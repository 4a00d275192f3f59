"""WAT-5 Upkeep and resources."""

from hypothesis import given
from hypothesis import strategies as st

from grognard.games.warriors.upkeep import (
    cap_resources,
    collect,
    feed_armies,
    heal_and_stand_up,
    income,
    merchants_double_gold,
)
from grognard.testing import rule
from tests.games.warriors.positions import (
    NOBODY,
    answers,
    before,
    goods,
    hold,
    markers,
    owner,
    pieces,
    position,
    stock,
    vp,
)


@rule("WAT-5.1")
def test_armies_eat_by_type_and_princesses_and_forts_eat_nothing():
    s = position("england", "france")
    hold(s, 0, "mercia", "infantry, archers, cavalry, princess, fort")
    goods(s, 0, food=10)
    answers(feed_armies(s, 0), "feed_all")
    assert stock(s, 0)["food"] == 4
    assert len(pieces(s, "mercia")) == 5


@rule("WAT-5.1")
def test_players_feed_in_ascending_order():
    s = position("france", "england")
    hold(s, 0, "picardy", "infantry")
    hold(s, 1, "mercia", "infantry")
    game = before(s, "feed")
    assert game.question().player == 1
    game.pick("feed_all")
    assert game.question().player == 0


@rule("WAT-5.2")
def test_the_player_chooses_which_armies_are_fed_completely():
    s = position("england", "france")
    hold(s, 0, "mercia", "2 infantry, cavalry")
    goods(s, 0, food=3)
    game = answers(feed_armies(s, 0))
    assert game.offered() == ["blue-infantry-1", "blue-cavalry-1", "done"]
    game.pick("blue-infantry-1")
    assert game.offered() == ["blue-infantry-2", "done"]
    game.pick("blue-infantry-2")
    assert pieces(s, "mercia") == ["infantry", "infantry"] and stock(s, 0)["food"] == 1


@rule("WAT-5.3", "WAT-5.4")
def test_armies_may_starve_although_there_is_food_and_nobody_scores():
    s = position("england", "france")
    (unit,) = hold(s, 0, "mercia", "infantry")
    goods(s, 0, food=9)
    s.damage[unit] = 0
    mine, theirs = vp(s, 0), vp(s, 1)
    answers(feed_armies(s, 0), "done")
    assert s.place[unit] == -1 and stock(s, 0)["food"] == 9
    assert (vp(s, 0), vp(s, 1)) == (mine - 1, theirs)


@rule("WAT-5.5")
def test_a_province_without_pieces_becomes_free_before_anyone_collects():
    s = position("england", "france")
    hold(s, 0, "mercia", "archers")
    hold(s, 0, "essex", "infantry, princess")
    goods(s, 0, food=1)
    answers(feed_armies(s, 0), "blue-infantry-1")
    assert owner(s, "mercia") == NOBODY and owner(s, "essex") == 0


@rule("WAT-5.5")
def test_armies_raised_later_in_the_round_are_not_fed_in_it():
    s = position("ireland", "france")
    goods(s, 0, food=5, weapons=1)
    before(s, "first_action").pick("build_army", "infantry", "meath")
    assert stock(s, 0) == {"gold": 0, "food": 5, "material": 0, "weapons": 0}


@rule("WAT-5.6")
@given(st.integers(0, 16), st.integers(0, 16))
def test_symbols_are_multiplied_by_the_levels(production, military):
    s = position("england", "france")
    hold(s, 0, "mercia", "princess")
    hold(s, 0, "wales", "princess")
    markers(s, 0, production=production, military=military)
    level = sum(production >= n for n in (1, 3, 6, 9, 12, 16))
    might = sum(military >= n for n in (1, 3, 6, 9, 12, 16))
    food, material = [(1, 0), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (4, 4)][level]
    weapons = [0, 1, 1, 1, 2, 2, 2][might]
    gold = 1 if production >= 12 else 0
    assert income(s, 0) == [gold, 1 * food, 3 * material, 2 * weapons]


@rule("WAT-5.7")
def test_provinces_give_no_gold_without_a_tax():
    s = position("england", "france")
    hold(s, 0, "essex", "princess")
    markers(s, 0, production=11, trade=8)
    assert income(s, 0)[0] == 0


@rule("WAT-5.8")
def test_production_tax_counts_every_capital_owned():
    s = position("england", "france")
    markers(s, 0, production=12)
    hold(s, 0, "meath", "princess")
    hold(s, 0, "essex", "princess")
    assert income(s, 0)[0] == 2


@rule("WAT-5.9")
def test_trade_tax_counts_every_trade_centre_owned():
    s = position("england", "france")
    markers(s, 0, trade=9)
    for name in ("essex", "leinster", "lothian"):
        hold(s, 0, name, "princess")
    assert income(s, 0)[0] == 3


@rule("WAT-5.10")
def test_stocks_may_exceed_the_cap_during_a_round():
    s = position("england", "france")
    goods(s, 0, food=20)
    collect(s)
    assert stock(s, 0)["food"] == 21


@rule("WAT-5.11")
def test_only_merchants_double_their_gold():
    s = position("england", "france")
    goods(s, 0, gold=4)
    goods(s, 1, gold=4)
    markers(s, 0, trade=6)
    markers(s, 1, trade=5)
    merchants_double_gold(s)
    assert (stock(s, 0)["gold"], stock(s, 1)["gold"]) == (8, 4)


@rule("WAT-5.12")
def test_each_kind_is_cut_to_twenty_after_doubling():
    s = position("england", "france")
    goods(s, 0, gold=11, food=25, material=3)
    markers(s, 0, trade=6)
    merchants_double_gold(s)
    cap_resources(s)
    assert stock(s, 0) == {"gold": 20, "food": 20, "material": 3, "weapons": 0}


@rule("WAT-5.12", "WAT-10.22")
def test_the_cap_and_the_healing_come_at_the_end_of_the_round():
    s = position("england", "france")
    (unit,) = hold(s, 0, "mercia", "archers")
    s.damage[unit] = 1
    goods(s, 0, weapons=30)
    before(s, "end_of_round")
    assert stock(s, 0)["weapons"] == 20 + 0 and s.damage[unit] == 0 and s.round == 2


@rule("WAT-10.22")
def test_barbarians_heal_too():
    s = position("england", "france")
    unit = s.here[0][0]
    s.damage[unit], s.posture[unit] = 3, 1
    heal_and_stand_up(s)
    assert (s.damage[unit], s.posture[unit]) == (0, 0)
