"""WAT-10.23 to WAT-10.29 Barbarians."""

from hypothesis import given
from hypothesis import strategies as st

from grognard.games.warriors import GAME
from grognard.games.warriors.barbarians import allocate_by_doctrine, barbarian_refuges, by_size
from grognard.games.warriors.battle import fight
from grognard.games.warriors.state import OUT_OF_GAME, RETREATED, life, strength, unit_term
from grognard.testing import rule
from tests.games.warriors.positions import (
    BARBARIANS,
    NOBODY,
    add,
    allot,
    answers,
    barbarians,
    before,
    clear,
    hold,
    markers,
    owner,
    pieces,
    place,
    position,
)
from tests.games.warriors.test_battle import invade


def names(s, provinces):
    return [s.board.tokens[province].id for province in provinces]


def doctrine(pieces_, damage, military=0, **options):
    """How many points barbarians who deal so much put on the invaders."""
    s = position("england", "france", **options)
    markers(s, 0, military=military)
    units = add(s, 0, "mercia", pieces_)
    enemy = barbarians(s, "northumbria", damage)
    points = allocate_by_doctrine(s, enemy, units)
    return [points.get(unit, 0) for unit in units]


@rule("WAT-10.23")
def test_barbarians_only_defend_and_their_forts_never_retreat():
    s = position("england", "france", round=9)
    fort = s.here[place(s, "fortriu")][0]
    assert (strength(s, fort), life(s, fort), s.ap[fort]) == (5, 5, 0)
    invade(s, "fortriu", "2 archers, infantry")
    answers(fight(s))
    assert pieces(s, "fortriu") == [], "hit exactly, the fort is destroyed, and it killed all three"


@rule("WAT-10.24")
def test_barbarians_prefer_free_land_then_capitals_then_trade_centres():
    s = position("england", "swabia")
    assert names(s, barbarian_refuges(s, place(s, "northumbria"))) == ["lothian"], "a trade centre"
    assert names(s, barbarian_refuges(s, place(s, "argyll"))) == ["fortriu"], "a capital"
    clear(s, "moray")
    assert names(s, barbarian_refuges(s, place(s, "argyll"))) == ["moray"], "free land"
    assert names(s, barbarian_refuges(s, place(s, "thuringia"))) == ["eastphalia"]


@rule("WAT-10.24")
def test_the_attacker_chooses_among_provinces_of_the_same_kind():
    s = position("england", "france")
    hold(s, 0, "lothian", "princess")
    invade(s, "northumbria", "infantry")
    game = answers(fight(s))
    assert game.asks(0, "barbarian_retreat_to", ["mercia", "east-anglia", "frisia"])
    game.pick("frisia")
    assert pieces(s, "frisia") == ["barbarian_army", "barbarian_army"]


@rule("WAT-10.24")
def test_retreating_barbarians_go_together_or_are_removed_without_points():
    s = position("ireland", "france")
    for name in ("munster", "ulster"):
        hold(s, 0, name, "princess")
    two = barbarians(s, "connacht", 2)
    invade(s, "connacht", "2 infantry")
    hit_both(s, two)
    assert s.kill_vp[0] == 0 and owner(s, "connacht") == NOBODY
    assert [s.place[unit] for unit in two] == [OUT_OF_GAME, OUT_OF_GAME]


@rule("WAT-10.24")
def test_all_barbarians_that_retreat_from_a_battle_go_together():
    s = position("ireland", "france")
    hold(s, 0, "munster", "princess")
    two = barbarians(s, "connacht", 2)
    invade(s, "connacht", "2 infantry")
    hit_both(s, two)
    assert pieces(s, "ulster") == ["barbarian_army"] * 3


def hit_both(s, two):
    allot(answers(fight(s)), 0, *((GAME.terms.word(unit_term(s, unit)), 1) for unit in two))


@rule("WAT-10.25")
def test_barbarians_may_retreat_into_a_province_that_waits_for_its_battle():
    s = position("england", "france")
    hold(s, 0, "mercia", "princess")
    add(s, 0, "mercia", "infantry")
    s.invaded.append(place(s, "lothian"))
    add(s, 0, "lothian", "infantry")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    newcomer = next(u for u in s.here[place(s, "lothian")] if s.posture[u] == RETREATED)
    assert strength(s, newcomer) == 0 and owner(s, "lothian") == BARBARIANS


@rule("WAT-10.26")
def test_barbarians_take_free_land_even_a_players_capital():
    s = position("england", "france")
    clear(s, "wessex")
    invade(s, "mercia", "infantry")
    answers(fight(s))
    assert owner(s, "wessex") == BARBARIANS and pieces(s, "wessex") == ["barbarian_army"]


@rule("WAT-10.27")
def test_the_largest_armies_are_destroyed_first_and_smaller_ones_with_the_rest():
    assert doctrine("infantry, archers, cavalry", 4) == [1, 0, 3]
    assert doctrine("2 infantry, cavalry", 2) == [1, 1, 0], "the cavalry is too big, so two infantry die"
    assert doctrine("archers", 1) == [1]
    assert doctrine("infantry", 5) == [1], "what is left over is lost"


@rule("WAT-10.27")
def test_against_a_commander_killing_costs_one_more_and_retreats_are_forced():
    assert doctrine("2 infantry", 3, military=6) == [2, 1]
    assert doctrine("cavalry, infantry", 3, military=6) == [1, 2]
    assert doctrine("cavalry", 3, military=6) == [3]
    assert doctrine("cavalry, archers", 1, military=6) == [1, 0]


@rule("WAT-10.27", "WAT-10.29")
def test_within_a_type_less_life_comes_first_then_age():
    s = position("england", "france")
    young, old, hurt = add(s, 0, "mercia", "3 archers")
    s.age[young], s.age[old], s.age[hurt] = 90, 80, 99
    s.damage[hurt] = 1
    assert by_size(s, [young, old, hurt]) == [hurt, old, young]


@rule("WAT-10.28", "WAT-1.19")
def test_with_largest_only_the_first_too_strong_army_ends_the_killing():
    assert doctrine("2 infantry, cavalry", 2, barbarian_doctrine="largest_only") == [0, 0, 2]
    assert doctrine("2 infantry, cavalry", 4, barbarian_doctrine="largest_only") == [1, 0, 3]


@rule("WAT-10.29")
def test_every_piece_placed_gets_the_next_number():
    s = position("england", "france")
    one, two = add(s, 0, "mercia", "2 infantry")
    assert s.age[two] == s.age[one] + 1 == s.next_age - 1
    before(s, "manoeuvre")
    assert s.age[one] < s.age[two]


@rule("WAT-10.27")
@given(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(1, 4)), st.integers(1, 9))
def test_no_point_is_wasted_while_an_army_could_take_it(counts, damage):
    s = position("england", "france")
    kinds = zip(counts, ("infantry", "archers", "cavalry"), strict=True)
    units = [unit for count, kind in kinds if count for unit in add(s, 0, "mercia", f"{count} {kind}")]
    enemy = barbarians(s, "northumbria", damage)
    points = allocate_by_doctrine(s, enemy, units)
    total = sum(life(s, unit) for unit in units)
    assert sum(points.values()) == min(damage, total)
    assert all(0 < amount <= life(s, unit) for unit, amount in points.items())
