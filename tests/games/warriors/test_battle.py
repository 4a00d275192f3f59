"""WAT-10 Battles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.warriors.battle import begin_battle, fate_of, fight, resolve_battles, targets
from grognard.games.warriors.state import RETREATED, WITHDRAWN, move, strength
from grognard.games.warriors.terms import TERMS
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
    told,
    vp,
    war,
)

BLUE, RED = 0, 1


def invade(s, province, pieces_, attacker=BLUE):
    """The attacker has invaded the province with these pieces; the battle begins."""
    units = add(s, attacker, province, pieces_)
    s.invaded.append(place(s, province))
    s.active = attacker
    begin_battle(s, attacker, place(s, province))
    return units


def enemies(blue=0, red=0, **options):
    """England (blue) and France (red) at war, with so many military markers."""
    s = position("england", "france", **options)
    markers(s, BLUE, military=blue)
    markers(s, RED, military=red)
    war(s, BLUE, RED)
    return s


@rule("WAT-10.1")
def test_a_battle_is_between_all_invaders_and_all_pieces_of_the_defender():
    s = enemies()
    hold(s, BLUE, "mercia", "2 infantry")
    hold(s, RED, "northumbria", "infantry, princess, fort")
    game = before(s, "manoeuvre")
    game.pick("blue-infantry-1", "northumbria", "blue-infantry-2", "northumbria", "done")
    assert game.asks(BLUE, "assign_target", ["red-infantry-1", "red-fort-2"])
    assert game.asks(RED, "assign_amount"), "two equal infantry are one target"


@rule("WAT-10.2")
def test_the_active_player_chooses_the_order_of_battles():
    s = enemies()
    hold(s, BLUE, "mercia", "2 infantry")
    game = before(s, "manoeuvre")
    game.pick("blue-infantry-1", "northumbria", "blue-infantry-2", "east-anglia", "done")
    assert game.asks(BLUE, "next_battle", ["northumbria", "east-anglia"])
    game.pick("east-anglia")
    events = [key for key in told(s) if key in ("battle_begins", "killed", "retreated_to")]
    assert events == ["battle_begins", "killed", "retreated_to"] * 2, "each is finished before the next"
    first = next(event for event in s.journal.events if event.told.key == "battle_begins")
    assert TERMS.word(first.values[0]) == "east-anglia"


@rule("WAT-10.3")
def test_invaders_spend_a_battle_point_and_defenders_nothing():
    s = enemies(blue=6)
    one, two = hold(s, BLUE, "mercia", "2 archers")
    (three,) = hold(s, RED, "northumbria", "archers")
    game = before(s, "manoeuvre")
    game.pick("blue-archers-1", "northumbria", "blue-archers-2", "northumbria", "done")
    assert [s.ap[u] for u in (one, two)] == [1, 1] and [s.battles[u] for u in (one, two)] == [1, 1]
    assert s.battles[three] == 0


@rule("WAT-10.4")
def test_strength_ignores_damage_but_retreated_armies_and_princesses_have_none():
    s = enemies()
    cavalry, princess = hold(s, BLUE, "mercia", "cavalry, princess")
    s.damage[cavalry] = 2
    assert (strength(s, cavalry), strength(s, princess)) == (3, 0)
    s.posture[cavalry] = RETREATED
    assert strength(s, cavalry) == 0
    s.posture[cavalry] = WITHDRAWN
    assert strength(s, cavalry) == 3


@rule("WAT-10.5")
def test_the_dying_still_deal_their_damage():
    s = enemies()
    (red,) = hold(s, RED, "northumbria", "infantry")
    (blue,) = invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert s.place[red] == s.place[blue] == -1
    assert s.kill_vp == [1, 1]


@rule("WAT-10.6")
def test_damage_is_distributed_point_by_point_and_overkill_is_allowed():
    s = enemies()
    hold(s, RED, "northumbria", "infantry, archers")
    invade(s, "northumbria", "cavalry")
    game = answers(fight(s), "red-infantry-1")
    assert game.offered(BLUE) == ["1", "2", "3"]
    game.pick("2", player=BLUE)
    assert game.asks(BLUE, "assign_target", ["red-infantry-1", "red-archers-1"])
    game.pick("red-infantry-1", player=BLUE)
    assert game.over and pieces(s, "northumbria") == ["archers"], "all three on the infantry"


@rule("WAT-10.7")
@given(st.integers(0, 6), st.integers(0, 4))
def test_a_princess_is_a_target_only_when_every_fort_gets_its_fill(points, earlier):
    s = enemies()
    fort, princess = hold(s, RED, "northumbria", "fort, princess")
    s.damage[fort] = earlier
    allowed = targets(s, [fort, princess], {fort: points} if points else {})
    assert (princess in allowed) == (points + earlier >= 5)


@rule("WAT-10.7")
def test_two_forts_protect_together_and_armies_protect_nobody():
    s = enemies()
    one, two, princess = hold(s, RED, "northumbria", "2 fort, princess")
    assert princess not in targets(s, [one, two, princess], {one: 5})
    assert princess in targets(s, [one, two, princess], {one: 5, two: 5})
    army, lady = hold(s, RED, "wales", "infantry, princess")
    assert lady in targets(s, [army, lady], {})


@rule("WAT-10.8")
def test_both_sides_commit_before_anything_is_applied():
    s = enemies()
    (one, two) = hold(s, RED, "northumbria", "2 archers")
    invade(s, "northumbria", "2 archers")
    game = answers(fight(s))
    allot(game, BLUE, ("red-archers-1", 2), ("red-archers-1", 2))
    assert s.damage[one] == 0 and game.asks(RED, "assign_amount")
    allot(game, RED, ("blue-archers-1", 4))
    assert s.place[one] == -1 and s.place[two] >= 0


FATES = [
    # kind, commander, damage, retreated before: dies (-1), retreats (0), stays (life left)
    ("infantry", False, 1, False, -1),
    ("infantry", True, 1, False, 0),
    ("infantry", True, 2, False, -1),
    ("archers", False, 1, False, 1),
    ("archers", True, 2, False, 0),
    ("cavalry", True, 4, False, -1),
    ("cavalry", True, 1, True, -1),
    ("fort", True, 5, False, -1),
    ("fort", True, 4, False, 1),
    ("princess", True, 1, False, -1),
]


@rule("WAT-10.9")
@pytest.mark.parametrize(("kind", "commander", "damage", "retreated", "fate"), FATES)
def test_the_fate_of_a_piece(kind, commander, damage, retreated, fate):
    s = enemies(red=6 if commander else 5)
    (unit,) = hold(s, RED, "northumbria", kind)
    s.damage[unit] = damage
    s.posture[unit] = RETREATED if retreated else 0
    assert fate_of(s, unit) == fate


@rule("WAT-10.9")
def test_barbarian_armies_always_may_retreat_and_barbarian_forts_never():
    s = enemies()
    s.round = 5
    army, fort = s.here[place(s, "moray")][0], s.here[place(s, "fortriu")][0]
    s.damage[army], s.damage[fort] = 2, 5
    assert (fate_of(s, army), fate_of(s, fort)) == (0, -1)
    s.damage[army] = 3
    assert fate_of(s, army) == -1


@rule("WAT-10.10")
def test_commander_counts_for_the_owner_of_the_army():
    s = enemies(blue=6, red=5)
    hold(s, RED, "northumbria", "infantry")
    clear(s, "mercia")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert pieces(s, "mercia") == ["infantry"]
    assert s.kill_vp == [1, 0], "Red's infantry died, Blue's retreated"


@rule("WAT-10.11")
@pytest.mark.parametrize(
    ("kind", "points"), [("princess", 1), ("infantry", 1), ("archers", 2), ("cavalry", 3), ("fort", 3)]
)
def test_the_opponent_scores_for_every_kind(kind, points):
    s = enemies()
    hold(s, RED, "northumbria", kind)
    invade(s, "northumbria", "2 cavalry")
    game = answers(fight(s))
    while not game.over:
        game.pick(game.offered()[0])
    assert s.kill_vp[BLUE] == points


@rule("WAT-10.11")
def test_defenders_score_and_barbarians_do_not():
    s = enemies()
    hold(s, RED, "northumbria", "fort")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert s.kill_vp == [0, 1]
    s = enemies()
    points = vp(s, RED)
    invade(s, "mercia", "infantry")
    answers(fight(s))
    assert s.kill_vp == [0, 0] and vp(s, RED) == points


@rule("WAT-10.12", "WAT-10.15")
def test_armies_with_nowhere_to_retreat_die_without_victory_points():
    s = enemies(red=6)
    (red,) = hold(s, RED, "ulster", "infantry")
    invade(s, "ulster", "infantry")
    game = answers(fight(s))
    assert game.over and s.place[red] == -1
    assert s.kill_vp == [0, 1], "Blue's infantry was killed, Red's was not"


@rule("WAT-10.13")
def test_the_defender_retreats_before_the_attacker():
    s = enemies(blue=6, red=6)
    clear(s, "mercia", "lothian")
    hold(s, RED, "northumbria", "infantry")
    invade(s, "northumbria", "infantry")
    game = answers(fight(s))
    assert game.asks(RED, "retreat_to", ["lothian", "mercia"])
    game.pick("mercia")
    assert pieces(s, "lothian") == ["infantry"], "Mercia is no longer free for Blue"
    assert owner(s, "northumbria") == NOBODY


@rule("WAT-10.14")
def test_all_armies_of_one_owner_retreat_together_to_own_or_free_land():
    s = enemies(red=6)
    hold(s, RED, "mercia", "princess")
    clear(s, "lothian")
    hold(s, RED, "northumbria", "2 infantry")
    invade(s, "northumbria", "2 infantry")
    game = answers(fight(s))
    allot(game, BLUE, ("red-infantry-1", 1), ("red-infantry-2", 1))
    allot(game, RED, ("blue-infantry-1", 2))
    assert game.asks(RED, "retreat_to", ["mercia", "lothian"])
    game.pick("lothian")
    assert pieces(s, "lothian") == ["infantry", "infantry"]


@rule("WAT-10.14", "WAT-9.10")
def test_nobody_retreats_into_a_province_that_waits_for_a_battle():
    s = enemies(red=6)
    hold(s, RED, "mercia", "infantry")
    clear(s, "lothian", "east-anglia")
    hold(s, RED, "northumbria", "infantry")
    s.invaded.append(place(s, "mercia"))
    invade(s, "northumbria", "infantry")
    game = answers(fight(s))
    assert game.asks(RED, "retreat_to", ["east-anglia", "lothian"])


@rule("WAT-10.16")
def test_retreated_armies_lie_down_but_take_free_land():
    s = enemies(red=6)
    clear(s, "lothian")
    (unit,) = hold(s, RED, "northumbria", "infantry")
    s.ap[unit] = 2
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert s.place[unit] == place(s, "lothian") and owner(s, "lothian") == RED
    assert (s.posture[unit], s.ap[unit], strength(s, unit)) == (RETREATED, 0, 0)


@rule("WAT-10.17")
def test_a_retreated_army_without_new_damage_stays_and_holds():
    s = enemies(red=6)
    lying = hold(s, RED, "northumbria", "infantry, fort")[0]
    s.posture[lying], s.damage[lying] = RETREATED, 1
    clear(s, "mercia")
    invade(s, "northumbria", "cavalry")
    game = answers(fight(s), "red-fort-2", "3")
    assert s.place[lying] == place(s, "northumbria") and owner(s, "northumbria") == RED
    assert game.over


@rule("WAT-10.18")
def test_invaders_withdraw_together_when_defenders_are_left():
    s = enemies(blue=6)
    hold(s, RED, "northumbria", "fort, princess")
    hold(s, BLUE, "mercia", "princess")
    clear(s, "lothian")
    one, two, three = invade(s, "northumbria", "3 cavalry")
    game = answers(fight(s))
    allot(game, BLUE, ("red-fort-2", 9))
    allot(game, RED, ("blue-cavalry-1", 4), ("blue-cavalry-2", 1))
    assert game.asks(BLUE, "withdraw_to", ["mercia", "lothian"])
    game.pick("lothian")
    assert s.place[two] == s.place[three] == place(s, "lothian")
    assert [s.posture[u] for u in (two, three)] == [WITHDRAWN, WITHDRAWN]
    assert [s.ap[u] for u in (two, three)] == [0, 0] and s.damage[two] == 1
    assert strength(s, two) == 3 and owner(s, "northumbria") == RED and s.place[one] == -1


@rule("WAT-10.18", "WAT-10.12")
def test_withdrawing_armies_with_nowhere_to_go_die_without_victory_points():
    s = enemies()
    hold(s, RED, "ulster", "infantry, princess")
    (unit,) = invade(s, "ulster", "archers")
    game = answers(fight(s))
    allot(game, BLUE, ("red-princess-1", 2))
    assert game.over and s.place[unit] == -1, "it had one life left"
    assert s.kill_vp == [1, 0] and owner(s, "ulster") == RED


@rule("WAT-10.19")
def test_retreating_and_withdrawing_invaders_may_go_to_different_provinces():
    s = enemies(blue=6)
    hold(s, RED, "northumbria", "fort, princess")
    clear(s, "mercia", "lothian")
    one, two = invade(s, "northumbria", "2 cavalry")
    game = answers(fight(s))
    allot(game, BLUE, ("red-fort-2", 6))
    allot(game, RED, ("blue-cavalry-1", 3), ("blue-cavalry-2", 2))
    assert game.asks(BLUE, "retreat_to", ["mercia", "lothian"])
    game.pick("mercia")
    assert game.asks(BLUE, "withdraw_to", ["mercia", "lothian"])
    game.pick("lothian")
    assert (s.place[one], s.place[two]) == (place(s, "mercia"), place(s, "lothian"))
    assert (s.posture[one], s.posture[two]) == (RETREATED, WITHDRAWN)


@rule("WAT-10.20", "WAT-8.4")
def test_whoever_is_left_owns_the_province():
    s = enemies()
    hold(s, RED, "northumbria", "princess")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert owner(s, "northumbria") == BLUE and pieces(s, "northumbria") == ["infantry"]
    s = enemies()
    hold(s, RED, "northumbria", "infantry")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert owner(s, "northumbria") == NOBODY
    s = enemies()
    hold(s, RED, "northumbria", "fort")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert owner(s, "northumbria") == RED


@rule("WAT-8.4")
def test_after_a_battle_no_two_hostile_sides_share_a_province():
    s = enemies()
    hold(s, RED, "northumbria", "fort, princess")
    clear(s, "mercia")
    invade(s, "northumbria", "4 cavalry")
    game = answers(fight(s))
    allot(game, BLUE, ("red-fort-2", 12))
    allot(game, RED, ("blue-cavalry-1", 5))
    assert pieces(s, "northumbria") == ["princess"] and pieces(s, "mercia") == ["cavalry"] * 3


@rule("WAT-10.21")
def test_conquering_armies_stay_and_lose_their_points_at_the_end_of_the_turn():
    s = enemies(blue=9)
    (unit,) = hold(s, BLUE, "mercia", "cavalry")
    game = before(s, "manoeuvre").pick("blue-cavalry-1", "northumbria", "done")
    assert s.place[unit] == place(s, "northumbria") and s.ap[unit] == 1
    game.pick("done")
    assert s.active != BLUE and s.ap[unit] == 0


@rule("WAT-10.22")
def test_damage_adds_up_over_the_battles_of_a_round():
    s = enemies(red=6)
    (unit,) = hold(s, RED, "northumbria", "cavalry")
    clear(s, "mercia", "lothian")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert s.damage[unit] == 1
    invade(s, "northumbria", "2 archers")
    game = answers(fight(s))
    allot(game, RED, ("blue-archers-1", 3))
    assert game.over and s.place[unit] == -1, "1 + 4 is more than 3"


def test_a_whole_turn_of_battles_resumes_from_every_step():
    s = enemies(blue=6, red=6)
    hold(s, BLUE, "mercia", "2 infantry")
    for province in (place(s, "northumbria"), place(s, "east-anglia")):
        move(s, s.here[place(s, "mercia")][0], province)
        s.invaded.append(province)
    s.active = BLUE
    game = answers(resolve_battles(s, BLUE), "northumbria")
    while not game.over:
        game.pick(game.offered()[0])
    assert s.invaded == [] and s.battle is None


@rule("WAT-10.4")
def test_a_retreated_barbarian_deals_no_damage():
    s = enemies()
    (unit,) = barbarians(s, "northumbria")
    s.posture[unit] = RETREATED
    (blue,) = invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert s.place[blue] == place(s, "northumbria") and owner(s, "northumbria") == BLUE
    assert s.kill_vp[BLUE] == 1 and owner(s, "mercia") == BARBARIANS
