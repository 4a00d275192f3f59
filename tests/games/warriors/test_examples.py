"""WAT-18 The worked examples of the specification, one test each."""

from grognard.games.warriors.actions import (
    army_types,
    extra_actions,
    extra_possible,
    one_action,
    technology_shift,
)
from grognard.games.warriors.barbarians import allocate_by_doctrine
from grognard.games.warriors.battle import fight, targets
from grognard.games.warriors.book import ARCHERS, INFANTRY, PRODUCTION, TRADE
from grognard.games.warriors.control import update_control
from grognard.games.warriors.movement import destinations, give_action_points, move_princesses
from grognard.games.warriors.progress import EXTRA_SOURCES, LEVEL
from grognard.games.warriors.setup import place_start_markers
from grognard.games.warriors.state import RETREATED, WITHDRAWN, move, strength
from grognard.games.warriors.terms import TERMS
from grognard.games.warriors.trade import deals, route_partners, trade_turn
from grognard.games.warriors.unification import actions_gained, offer_unification, provinces_united
from grognard.games.warriors.upkeep import cap_resources, feed_armies, income, merchants_double_gold
from grognard.games.warriors.victory import ranking, title_vp
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
    goods,
    hold,
    markers,
    owner,
    pieces,
    place,
    position,
    stock,
    vp,
    war,
)
from tests.games.warriors.test_battle import invade
from tests.games.warriors.test_war import a_round, at_war

BLUE, RED = 0, 1


def names(s, provinces):
    return [s.board.tokens[province].id for province in provinces]


@rule("WAT-5.6")
def test_e1_collection():
    s = position("england", "france")
    hold(s, 0, "mercia", "princess")
    hold(s, 0, "essex", "princess")
    markers(s, 0, production=3)
    assert income(s, 0) == [0, 1, 6, 0]


@rule("WAT-7.5", "WAT-7.6", "WAT-7.10")
def test_e2_levels_from_markers():
    assert LEVEL[TRADE][9] + 1 == 5
    assert LEVEL[PRODUCTION][5] + 1 == 3 and LEVEL[PRODUCTION][6] + 1 == 4
    s = position("england", "france")
    markers(s, 0, military=6)
    goods(s, 0, gold=9, weapons=9)
    assert army_types(s, 0) == [INFANTRY, ARCHERS]


@rule("WAT-3.6", "WAT-3.7", "WAT-3.8", "WAT-3.9", "WAT-13.3")
def test_e3_start_victory_points_and_start_markers():
    s = position("england", "france")
    game = answers(place_start_markers(s))
    game.pick("production", "military", "military", player=0)
    game.pick("production", "trade", "trade", player=1)
    levels = [LEVEL[track][s.markers[0][track]] + 1 for track in range(3)]
    assert levels == [2, 1, 2]
    assert stock(s, 0) == {"gold": 1, "food": 1, "material": 0, "weapons": 1}
    assert s.title == [NOBODY, 1, 0] and vp(s, 0) == 9


def first_round_of_ireland():
    s = position("ireland", "saxony")
    markers(s, 0, production=1, military=2)
    game = before(s, "feed")
    assert stock(s, 0) == {"gold": 1, "food": 2, "material": 1, "weapons": 2}
    assert game.asks(0, "action"), "no trade centre, no trade"
    game.pick("build_army", "infantry", "meath", "tech_trade", "tech_trade")
    game.pick("build_army", "infantry", "meath", "pass", "pass")
    assert stock(s, 0)["weapons"] == 0
    game.pick("blue-infantry-1", "leinster", "blue-infantry-2", "leinster", "done")
    return s, game


@rule("WAT-5.6", "WAT-6.1", "WAT-7.10", "WAT-9.6", "WAT-10.5", "WAT-10.6", "WAT-10.11", "WAT-10.20")
def test_e4_first_round_of_ireland():
    s, _ = first_round_of_ireland()
    assert pieces(s, "leinster") == ["infantry"] and owner(s, "leinster") == 0
    assert s.kill_vp[0] == 1
    assert vp(s, 0) - title_vp(s, 0) == 9


@rule("WAT-5.1", "WAT-5.6", "WAT-6.1")
def test_e5_second_round_of_ireland():
    s, game = first_round_of_ireland()
    game.pick("meath", "leinster", "done")
    while s.round == 1:
        game.pick("done")
    assert game.asks(0, "feed")
    game.pick("feed_all")
    assert stock(s, 0) == {"gold": 1, "food": 2, "material": 2, "weapons": 2}
    assert deals(s, 0) == [] and game.asks(0, "action"), "nothing affordable in the trade phase"


@rule("WAT-10.9", "WAT-10.24", "WAT-9.12", "WAT-10.22")
def test_e6_lone_infantry_opens_a_door():
    s = position("england", "france")
    add(s, 0, "wessex", "infantry")
    game = before(s, "manoeuvre").pick("blue-infantry-1", "mercia", "done")
    assert pieces(s, "essex") == ["barbarian_army", "barbarian_army"]
    assert owner(s, "mercia") == NOBODY and s.kill_vp == [0, 0]
    here = [strength(s, unit) for unit in s.here[place(s, "essex")]]
    assert sorted(here) == [0, 1]
    points = vp(s, 0)
    game.pick("wessex", "mercia")
    assert owner(s, "mercia") == 0 and vp(s, 0) == points + 1
    game.pick("done")
    while s.round == 1:
        game.pick("done")
    assert sum(strength(s, unit) for unit in s.here[place(s, "essex")]) == 2


@rule("WAT-10.27")
def test_e7_barbarian_doctrine():
    s = position("england", "france", round=5)
    markers(s, 0, military=6)
    fort = s.here[place(s, "fortriu")][0]
    army = s.here[place(s, "moray")][0]
    cavalry, one, two, three = add(s, 0, "wessex", "cavalry, 3 infantry")
    points = allocate_by_doctrine(s, [fort, army], [cavalry, one, two, three])
    assert points == {cavalry: 4, one: 2, two: 1}


@rule("WAT-10.8", "WAT-10.9", "WAT-10.11", "WAT-10.18")
def test_e8_attack_against_a_player():
    s = position("england", "france")
    markers(s, BLUE, military=16)
    markers(s, RED, military=6)
    war(s, BLUE, RED)
    clear(s, "mercia", "lothian")
    infantry, cavalry = hold(s, RED, "northumbria", "infantry, cavalry")
    one, two = invade(s, "northumbria", "2 archers")
    game = answers(fight(s))
    allot(game, BLUE, ("red-cavalry-1", 4))
    allot(game, RED, ("blue-archers-1", 3), ("blue-archers-2", 1))
    game.pick("mercia")
    assert s.place[cavalry] == s.place[one] == -1 and s.kill_vp == [3, 2]
    assert s.place[two] == place(s, "mercia") and s.damage[two] == 1
    assert (s.ap[two], s.posture[two]) == (0, WITHDRAWN)
    assert owner(s, "northumbria") == RED and s.place[infantry] >= 0


@rule("WAT-5.1", "WAT-5.2", "WAT-5.3", "WAT-5.4")
def test_e9_hungry_cavalry():
    s = position("england", "france")
    (unit,) = hold(s, 0, "mercia", "cavalry")
    goods(s, 0, food=1)
    assert answers(feed_armies(s, 0)).over
    assert s.place[unit] == -1 and stock(s, 0)["food"] == 1
    (unit,) = hold(s, 0, "mercia", "cavalry")
    goods(s, 0, food=3)
    answers(feed_armies(s, 0), "done")
    assert s.place[unit] == -1 and stock(s, 0)["food"] == 3


@rule("WAT-6.4")
def test_e10_bank():
    s = position("england", "france")
    hold(s, 0, "essex", "princess")
    goods(s, 0, weapons=3, material=4)
    assert deals(s, 0) == []
    goods(s, 0, material=7)
    answers(trade_turn(s, 0), "bank", "material", "gold", "1")
    assert stock(s, 0) == {"gold": 1, "food": 0, "material": 0, "weapons": 0}
    markers(s, 0, trade=1)
    goods(s, 0, food=13)
    answers(trade_turn(s, 0), "bank", "food", "gold", "2")
    assert stock(s, 0) == {"gold": 2, "food": 1, "material": 0, "weapons": 0}


@rule("WAT-5.11", "WAT-5.12")
def test_e11_merchant_and_cap():
    s = position("england", "france")
    goods(s, 0, gold=15, material=23)
    markers(s, 0, trade=6)
    merchants_double_gold(s)
    assert stock(s, 0)["gold"] == 30
    cap_resources(s)
    assert stock(s, 0) == {"gold": 20, "food": 0, "material": 20, "weapons": 0}


@rule("WAT-6.5", "WAT-6.6")
def test_e12_routes():
    x, y, z = 0, 1, 2
    s = position("england", "france", "saxony")
    hold(s, x, "essex", "princess")
    hold(s, y, "champagne", "princess")
    markers(s, x, trade=1)
    goods(s, x, gold=1)
    goods(s, y, food=1)
    assert route_partners(s, x) == [y]
    answers(trade_turn(s, x), "open_route", "seat-1")
    assert "offer" in [TERMS.word(deal) for deal in deals(s, y)]
    hold(s, z, "holstein", "princess")
    assert route_partners(s, x) == []
    markers(s, x, trade=6)
    assert route_partners(s, x) == [z]


@rule("WAT-4.4", "WAT-4.1", "WAT-7.12")
def test_e13_builder_in_the_same_round():
    s = position("england", "france")
    markers(s, 0, production=5)
    goods(s, 0, gold=1, food=2, material=12)
    game = before(s, "first_action").pick("tech_production", "pass", "pass")
    game.pick("build_fort", "wessex")
    assert pieces(s, "wessex").count("fort") == 2
    assert stock(s, 0) == {"gold": 0, "food": 0, "material": 0, "weapons": 0}
    assert income(s, 0)[1] == 2, "twice the food, but only from the next harvest"


@rule("WAT-9.6")
def test_e14_not_enough_action_points():
    s = position("england", "france")
    markers(s, 0, military=3)
    (one,) = hold(s, 0, "essex", "infantry")
    (two,) = hold(s, 0, "mercia", "infantry")
    give_action_points(s, 0)
    assert "northumbria" not in names(s, destinations(s, 0, one))
    assert "northumbria" in names(s, destinations(s, 0, two))


@rule("WAT-9.2", "WAT-9.11", "WAT-10.4", "WAT-10.9", "WAT-10.27", "WAT-8.3")
def test_e15_double_strike():
    s = position("hungary", "poland", map="east", round=5)
    markers(s, 0, military=12)
    (unit,) = add(s, 0, "esztergom", "cavalry")
    points = vp(s, 0)
    game = before(s, "manoeuvre")
    game.pick("blue-cavalry-1", "alfold", "done")
    assert owner(s, "alfold") == 0 and vp(s, 0) == points + 2
    assert (s.damage[unit], s.ap[unit]) == (2, 2)
    game.pick("blue-cavalry-1", "banat", "done")
    assert s.place[unit] == -1 and s.kill_vp[0] == 2
    assert owner(s, "banat") == NOBODY and owner(s, "alfold") == NOBODY


@rule("WAT-10.4", "WAT-10.9", "WAT-10.16")
def test_e16_retreated_archers_are_harmless():
    s = position("england", "france")
    markers(s, RED, military=6)
    war(s, BLUE, RED)
    (archers,) = hold(s, RED, "orleanais", "archers")
    s.damage[archers], s.posture[archers] = 2, RETREATED
    (blue,) = invade(s, "orleanais", "infantry")
    answers(fight(s))
    assert s.damage[blue] == 0 and s.kill_vp == [2, 0] and owner(s, "orleanais") == BLUE


@rule("WAT-10.3", "WAT-10.4", "WAT-10.9", "WAT-10.22")
def test_e17_attackers_defend_at_full_strength():
    for commander, damage, dies in ((False, 2, True), (True, 2, False), (True, 3, True)):
        s = position("england", "france")
        markers(s, RED, military=6 if commander else 5)
        war(s, BLUE, RED)
        clear(s, "lothian")
        (cavalry,) = hold(s, RED, "northumbria", "cavalry")
        s.damage[cavalry] = 1
        units = invade(s, "northumbria", "archers" if damage == 2 else "cavalry")
        answers(fight(s))
        assert (s.place[cavalry] == -1) == dies
        assert s.place[units[0]] == -1, "three points killed archers as well as cavalry"


@rule("WAT-10.7", "WAT-10.11", "WAT-10.18")
def test_e18_princess_behind_a_fort():
    s = position("england", "france")
    markers(s, BLUE, military=6)
    war(s, BLUE, RED)
    clear(s, "mercia", "lothian")
    fort, one, two = hold(s, RED, "northumbria", "fort, 2 princess")
    first, second = invade(s, "northumbria", "2 cavalry")
    assert one not in targets(s, [fort, one, two], {fort: 1})
    points = vp(s, RED)
    game = answers(fight(s))
    allot(game, BLUE, ("red-fort-2", 5), ("red-princess-1", 1))
    allot(game, RED, ("blue-cavalry-1", 4), ("blue-cavalry-2", 1))
    game.pick("mercia")
    assert s.kill_vp == [3 + 1, 3]
    assert vp(s, RED) == points - 3 + 3 and owner(s, "northumbria") == RED
    assert pieces(s, "northumbria") == ["princess"]
    assert s.place[first] == -1 and s.place[second] == place(s, "mercia")


@rule("WAT-10.9", "WAT-10.20", "WAT-10.27")
def test_e19_storming_a_barbarian_capital():
    s = position("england", "france", round=3)
    markers(s, 0, military=12)
    cavalry, archers = invade(s, "fortriu", "cavalry, archers")
    points = vp(s, 0)
    answers(fight(s))
    assert s.place[cavalry] == -1 and s.damage[archers] == 1
    assert owner(s, "fortriu") == 0 and vp(s, 0) == points + 3 + 3
    s = position("england", "france", round=3)
    markers(s, 0, military=3)
    invade(s, "fortriu", "3 infantry, archers")
    answers(fight(s))
    assert pieces(s, "fortriu") == [] and owner(s, "fortriu") == NOBODY and s.kill_vp[0] == 3


@rule("WAT-11.1", "WAT-11.3", "WAT-11.8")
def test_e20_unification():
    s = position("burgundy", "aquitaine")
    for name in ("lyonnais", "transjurania"):
        hold(s, 0, name, "princess")
    assert (provinces_united(s, 0), actions_gained(s, 0)) == (3, 2)
    for name in ("auvergne", "languedoc", "limousin"):
        hold(s, 0, name, "infantry")
    assert (provinces_united(s, 0), actions_gained(s, 0)) == (5, 5)
    for name in ("provence", "lorraine"):
        hold(s, 0, name, "archers")
    assert (provinces_united(s, 0), actions_gained(s, 0)) == (7, 9)


@rule("WAT-11.6")
def test_e21_armies_from_unification():
    s = position("burgundy", "aquitaine", round=6)
    for name in ("lyonnais", "transjurania"):
        hold(s, 0, name, "princess")
    markers(s, 0, military=6)
    goods(s, 0, weapons=1, food=20)
    game = before(s, "manoeuvre")
    while not game.asks(0, "unify"):
        game.pick("done")
    game.pick("declare", "build_army", "infantry", "bourgogne", "pass")
    unit = next(u for u in s.here[place(s, "bourgogne")] if u < 4)
    assert game.asks(0, "move_princess"), "the new infantry cannot move"
    for round_, points, invades in ((7, 1, False), (8, 3, True)):
        s.step, s.stage, s.turn, s.active, s.under_way = 0, 0, 0, NOBODY, False
        before(s, "end_of_round")
        assert s.round == round_
        give_action_points(s, 0)
        reached = names(s, destinations(s, 0, unit))
        assert s.ap[unit] == points and ("champagne" in reached) == invades and "lyonnais" in reached


@rule("WAT-12.3", "WAT-12.4", "WAT-12.5", "WAT-12.6")
def test_e22_wars():
    s = position("england", "france", round=3)  # (a)
    war(s, 0, 1)
    a_round(s, fought=True)
    a_round(s, fought=True)
    assert at_war(s)
    a_round(s, fought=True)
    assert not at_war(s) and s.round == 6
    s = position("england", "france", round=3)  # (b)
    war(s, 0, 1)
    a_round(s, fought=False)
    assert not at_war(s)
    s = position("england", "france", round=3)  # (c)
    war(s, 0, 1)
    a_round(s, fought=True)
    answers(one_action(s, 0), "declare_war", "seat-1")
    a_round(s, fought=True)
    a_round(s, fought=True)
    assert at_war(s)
    a_round(s, fought=True)
    assert not at_war(s) and s.round == 7


@rule("WAT-13.3")
def test_e23_builder_title():
    s = position("england", "france")
    markers(s, 0, production=4)
    markers(s, 1, production=5)
    assert s.title[PRODUCTION] == 1
    answers(one_action(s, 0), "tech_production")
    assert s.title[PRODUCTION] == NOBODY
    answers(one_action(s, 0), "tech_production")
    assert s.title[PRODUCTION] == 0 and LEVEL[PRODUCTION][6] + 1 == 4


@rule("WAT-13.4", "WAT-13.5")
def test_e24_threshold_lost_again():
    s = position("england", "france", "saxony", "ireland")
    forts = hold(s, 0, "essex", "2 fort, princess")[:2]
    hold(s, 0, "mercia", "princess")
    s.kill_vp[0] = 17
    goods(s, 0, gold=20)
    before(s, "trade").pick("buy_vp", "2")
    assert vp(s, 0) == 34 and not s.ending
    for fort in forts:
        s.here[place(s, "essex")].remove(fort)
        s.place[fort] = -1
    assert vp(s, 0) == 28 and not before(s, "end_of_round").over
    s.bought_vp[1] = 27
    assert before(s, "end_of_round").over and vp(s, 1) == 33
    assert s.ending == "threshold" and ranking(s)[0] == [1]


@rule("WAT-12.14", "WAT-12.15")
def test_e25_handing_over_a_province_to_an_ally():
    s = position("france", "saxony", "england", "ireland", mode="alliance", teams="0,0,1,1")
    (unit,) = hold(s, 0, "brabant", "infantry")
    add(s, 1, "brabant", "infantry")
    france, saxony = vp(s, 0), vp(s, 1)
    move(s, unit, place(s, "ile-de-france"))
    update_control(s, place(s, "brabant"))
    assert (vp(s, 0), vp(s, 1)) == (france - 1, saxony + 1)
    clear(s, "brabant")
    (unit,) = hold(s, 0, "brabant", "archers")
    move(s, unit, place(s, "ile-de-france"))
    update_control(s, place(s, "brabant"))
    assert owner(s, "brabant") == NOBODY


@rule("WAT-10.9", "WAT-10.12", "WAT-10.24")
def test_e26_no_credit_for_a_retreat():
    s = position("england", "france", round=4)
    invade(s, "mercia", "archers")
    answers(fight(s))
    assert s.kill_vp[0] == 0 and pieces(s, "essex") == ["barbarian_army"] * 2
    s = position("ireland", "france", round=4)
    for name in ("munster", "ulster"):
        hold(s, 0, name, "princess")
    invade(s, "connacht", "archers")
    answers(fight(s))
    assert s.kill_vp[0] == 0 and "barbarian_army" not in pieces(s, "connacht")
    s = position("england", "france", round=4)
    invade(s, "mercia", "cavalry")
    answers(fight(s))
    assert s.kill_vp[0] == 1


@rule("WAT-7.8", "WAT-4.4", "WAT-9.1", "WAT-5.11")
def test_e27_technology_shift():
    s = position("england", "france")
    markers(s, 0, military=6, trade=5)
    (unit,) = hold(s, 0, "mercia", "infantry")
    goods(s, 0, gold=4)
    answers(technology_shift(s, 0), "military_to_trade")
    assert s.markers[0] == [0, 6, 5]
    give_action_points(s, 0)
    assert s.ap[unit] == 2
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    assert pieces(s, "northumbria") == [], "no Commander: the infantry died"
    merchants_double_gold(s)
    assert stock(s, 0)["gold"] == 8


@rule("WAT-7.4")
def test_e28_extra_actions():
    s = position("england", "france")
    markers(s, 0, production=16, trade=11)
    goods(s, 0, gold=7)
    game = answers(extra_actions(s, 0))
    assert game.offered() == ["university", "done"]
    game.pick("university", "tech_trade")
    assert game.offered() == ["master_trader", "done"]
    game.pick("master_trader", "tech_military")
    assert game.over and stock(s, 0)["gold"] == 2 and s.markers[0] == [16, 12, 1]


@rule("WAT-7.14", "WAT-7.15", "WAT-7.16")
def test_e29_upgrades():
    s = position("england", "france")
    markers(s, 0, production=9)
    goods(s, 0, material=20)
    hold(s, 0, "mercia", "infantry")
    answers(one_action(s, 0), "upgrade_army", "blue-infantry-1", "cavalry")
    assert stock(s, 0)["material"] == 6
    assert "upgrade_army" not in answers(one_action(s, 0)).offered()
    give_action_points(s, 0)
    assert s.ap[s.here[place(s, "mercia")][0]] == 2


@rule("WAT-9.1", "WAT-9.9", "WAT-10.9", "WAT-10.14", "WAT-10.16", "WAT-10.22")
def test_e30_beaten_before_the_own_turn():
    s = position("ireland", "scotland")
    markers(s, 0, military=1)
    markers(s, 1, military=6)
    war(s, 0, 1)
    hold(s, 0, "ulster", "infantry")
    beaten = hold(s, 1, "argyll", "infantry")[0]
    fresh = add(s, 1, "fortriu", "archers")[0]
    game = before(s, "manoeuvre").pick("blue-infantry-1", "argyll", "done", "fortriu")
    assert s.place[beaten] == place(s, "fortriu") and s.kill_vp == [0, 1]
    assert owner(s, "argyll") == NOBODY
    while s.active != 1:
        game.pick("done")
    assert (s.ap[beaten], strength(s, beaten), s.ap[fresh]) == (0, 0, 3)
    game.pick("done")
    assert game.asks(1, "move_princess")
    game.pick("fortriu", "argyll", "done")
    assert owner(s, "argyll") == 1
    assert s.round == 2 and s.posture[beaten] == 0 and s.damage[beaten] == 0


@rule("WAT-11.3", "WAT-11.5", "WAT-11.9")
def test_e31_unifying_again():
    for once in ("false", "true"):
        s = position("burgundy", "aquitaine", round=4, unification_once=once)
        for name in ("lyonnais", "transjurania"):
            hold(s, 0, name, "princess")
        answers(offer_unification(s, 0), "declare", "pass", "pass")
        for name in ("auvergne", "languedoc"):
            hold(s, 0, name, "infantry")
        if once == "true":
            assert actions_gained(s, 0) == 0
            continue
        assert actions_gained(s, 0) == 3
        answers(offer_unification(s, 0), "declare", "pass", "pass", "pass")
        assert actions_gained(s, 0) == 0
        clear(s, "auvergne")
        assert provinces_united(s, 0) == 4 and actions_gained(s, 0) == 0
        for name in ("auvergne", "provence", "lorraine"):
            hold(s, 0, name, "archers")
        assert actions_gained(s, 0) == 4


@rule("WAT-12.7", "WAT-12.13")
def test_e32_peace_between_alliances():
    s = position("ireland", "scotland", "aquitaine", "saxony", mode="alliance", teams="0,1,1,0")
    s.war = [[0, 1], [1, 0]]
    game = before(s, "peace_before_development")
    assert game.asks(0, "peace_offer")
    game.pick("done")
    assert game.asks(1, "peace_offer")
    game.pick("team-0")
    assert game.asks(0, "peace_reply")
    game.pick("accept")
    assert game.asks(2, "peace_reply")
    game.pick("decline")
    assert s.war == [[0, 1], [1, 0]] and game.asks(2, "peace_offer")
    game.pick("team-0")
    asked = []
    while game.question().ask.key == "peace_reply":
        asked.append(game.question().player)
        game.pick("accept" if len(asked) < 3 else "decline")
    assert asked == [0, 1, 3] and game.asks(3, "peace_offer")


@rule("WAT-7.4", "WAT-7.10")
def test_e33_paying_the_master_trader():
    s = position("england", "france")
    markers(s, 0, trade=12, military=12)
    goods(s, 0, gold=6, weapons=3)
    game = answers(extra_actions(s, 0), "master_trader", "build_army")
    assert game.offered() == ["infantry", "archers", "cancel"]
    game.pick("archers", "wessex")
    assert stock(s, 0) == {"gold": 0, "food": 0, "material": 0, "weapons": 1}
    goods(s, 0, gold=4)
    assert not any(extra_possible(s, 0, source) for source in EXTRA_SOURCES)


@rule("WAT-9.10", "WAT-10.20", "WAT-10.27", "WAT-10.29", "WAT-9.12")
def test_e34_nothing_left_to_hold():
    s = position("england", "france", round=2)
    (old,) = hold(s, 0, "mercia", "infantry")
    young = hold(s, 0, "essex", "princess, infantry")[1]
    barbarians(s, "east-anglia")
    points = vp(s, 0)
    game = before(s, "manoeuvre")
    game.pick("blue-infantry-1", "east-anglia", "blue-infantry-2", "east-anglia", "done")
    assert s.kill_vp[0] == 1 and s.place[old] == -1 and s.place[young] == place(s, "east-anglia")
    assert vp(s, 0) == points + 1 + 1 - 1 and owner(s, "mercia") == NOBODY
    while not game.asks(0, "move_princess"):
        game.pick("not_now")
    game.pick("wessex", "mercia")
    assert owner(s, "mercia") == 0 and vp(s, 0) == points + 2
    assert owner(s, "northumbria") == BARBARIANS and answers(move_princesses(s, 1)).over
