"""WAT-12.9 to WAT-12.18 The alliance game."""

from grognard.games.warriors.actions import fort_provinces, muster_provinces, one_action, upgradable
from grognard.games.warriors.battle import fight
from grognard.games.warriors.control import update_control
from grognard.games.warriors.movement import destinations, princess_steps
from grognard.games.warriors.state import move
from grognard.games.warriors.victory import side_vp, victory_points
from grognard.games.warriors.war import enemies_to_be, offer_peace
from grognard.testing import rule
from tests.games.warriors.positions import (
    NOBODY,
    add,
    allot,
    answers,
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
)
from tests.games.warriors.test_battle import invade

ENGLAND, SCOTLAND, FRANCE, SAXONY = 0, 1, 2, 3


def allies(**options):
    """England and Scotland against France and Saxony."""
    return position("england", "scotland", "france", "saxony", mode="alliance", teams="0,0,1,1", **options)


def names(s, provinces):
    return sorted(s.board.tokens[province].id for province in provinces)


@rule("WAT-12.9")
def test_play_order_stays_that_of_the_country_numbers():
    s = allies()
    assert s.order == [SCOTLAND, SAXONY, ENGLAND, FRANCE]
    assert s.rules.sides == 2


@rule("WAT-12.10")
def test_armies_and_princesses_use_allied_land_like_their_own():
    s = allies()
    (unit,) = hold(s, ENGLAND, "northumbria", "infantry")
    hold(s, SCOTLAND, "lothian", "princess")
    clear(s, "argyll")
    s.ap[unit] = 2
    assert {"lothian", "argyll", "fortriu"} <= set(names(s, destinations(s, ENGLAND, unit)))
    assert "lothian" in names(s, princess_steps(s, ENGLAND, place(s, "northumbria")))


@rule("WAT-12.10")
def test_armies_retreat_into_allied_land():
    s = allies()
    markers(s, ENGLAND, military=6)
    s.war[0][1] = s.war[1][0] = 1
    hold(s, SCOTLAND, "lothian", "princess")
    hold(s, ENGLAND, "northumbria", "infantry")
    invade(s, "northumbria", "infantry", FRANCE)
    answers(fight(s))
    assert pieces(s, "lothian") == ["infantry", "princess"]
    assert owner(s, "lothian") == SCOTLAND


@rule("WAT-12.11")
def test_armies_are_raised_and_upgraded_with_allies_but_no_forts_built():
    s = allies()
    hold(s, SCOTLAND, "lothian", "infantry")
    assert names(s, muster_provinces(s, ENGLAND)) == ["fortriu", "lothian", "wessex"]
    assert names(s, fort_provinces(s, ENGLAND)) == ["wessex"]
    markers(s, ENGLAND, production=9)
    goods(s, ENGLAND, material=7, weapons=1)
    (unit,) = upgradable(s, ENGLAND)
    answers(one_action(s, ENGLAND), "upgrade_army", "red-infantry-1", "archers")
    assert pieces(s, "lothian") == ["archers"] and stock(s, ENGLAND)["material"] == 0
    assert s.here[place(s, "lothian")][0] // 24 == SCOTLAND and s.place[unit] == -1
    answers(one_action(s, ENGLAND), "build_army", "infantry", "lothian")
    assert owner(s, "lothian") == SCOTLAND and pieces(s, "lothian") == ["archers", "infantry"]


@rule("WAT-12.12")
def test_no_war_among_allies():
    s = allies()
    assert enemies_to_be(s, ENGLAND) == [1]
    game = answers(one_action(s, ENGLAND), "declare_war")
    assert game.offered() == ["team-1", "cancel"]
    game.pick("team-1")
    assert s.war == [[0, 1], [1, 0]]


@rule("WAT-12.13")
def test_a_declaration_puts_all_members_at_war():
    s = allies()
    answers(one_action(s, ENGLAND), "declare_war", "team-1")
    hold(s, SAXONY, "northumbria", "princess")
    (unit,) = hold(s, SCOTLAND, "lothian", "infantry")
    s.ap[unit] = 2
    assert "northumbria" in names(s, destinations(s, SCOTLAND, unit))


@rule("WAT-12.13")
def test_peace_needs_every_other_member_of_both_alliances():
    s = allies()
    s.war = [[0, 1], [1, 0]]
    game = answers(offer_peace(s, SCOTLAND), "team-1")
    for player in (SAXONY, ENGLAND, FRANCE):
        assert game.asks(player, "peace_reply")
        game.pick("accept")
    assert s.war == [[0, 0], [0, 0]]


@rule("WAT-12.14")
def test_the_token_goes_to_the_ally_with_most_pieces_then_the_lowest_number():
    s = position(
        "england", "scotland", "ireland", "france", "saxony", "swabia", mode="alliance", teams="0,0,0,1,1,1"
    )
    for scots, irish, heir in ((1, 1, 2), (2, 1, 1)):
        (unit,) = hold(s, ENGLAND, "northumbria", "infantry")
        add(s, 1, "northumbria", f"{scots} infantry")
        add(s, 2, "northumbria", f"{irish} infantry")
        assert owner(s, "northumbria") == ENGLAND
        move(s, unit, place(s, "wessex"))
        update_control(s, place(s, "northumbria"))
        assert owner(s, "northumbria") == heir
        clear(s, "northumbria")


@rule("WAT-12.14", "WAT-12.17")
def test_only_the_holder_of_the_token_harvests():
    s = allies()
    hold(s, ENGLAND, "northumbria", "infantry")
    add(s, SCOTLAND, "northumbria", "infantry")
    for player in (ENGLAND, SCOTLAND):
        markers(s, player, production=3)
        goods(s, player)
    before(s, "collect")
    assert stock(s, ENGLAND)["food"] == 2 and stock(s, SCOTLAND)["food"] == 1


@rule("WAT-12.15")
def test_land_left_without_allies_is_free():
    s = allies()
    (unit,) = hold(s, ENGLAND, "northumbria", "infantry")
    move(s, unit, place(s, "wessex"))
    update_control(s, place(s, "northumbria"))
    assert owner(s, "northumbria") == NOBODY


@rule("WAT-12.16")
def test_allies_defend_together_under_the_holder_of_the_token():
    s = allies()
    s.war = [[0, 1], [1, 0]]
    for player in (ENGLAND, SCOTLAND):
        markers(s, player, military=6)
    clear(s, "mercia", "lothian")
    hold(s, ENGLAND, "northumbria", "infantry")
    add(s, SCOTLAND, "northumbria", "2 infantry")
    invade(s, "northumbria", "cavalry, infantry", FRANCE)
    game = answers(fight(s))
    allot(game, FRANCE, ("blue-infantry-1", 1), ("red-infantry-1", 1), ("red-infantry-2", 2))
    assert game.asks(ENGLAND, "assign_target"), "the holder allocates the three points"
    allot(game, ENGLAND, ("yellow-cavalry-1", 3))
    assert s.kill_vp == [3, 0, 1, 0]
    assert game.asks(SCOTLAND, "retreat_to"), "the lower country number chooses first"
    game.pick("lothian")
    assert game.asks(ENGLAND, "retreat_to", ["lothian", "mercia"])
    game.pick("mercia")
    assert owner(s, "lothian") == SCOTLAND and owner(s, "mercia") == ENGLAND
    assert owner(s, "northumbria") == FRANCE


@rule("WAT-12.17")
def test_resources_are_not_pooled():
    s = allies()
    goods(s, ENGLAND)
    goods(s, SCOTLAND, weapons=5)
    game = answers(one_action(s, ENGLAND))
    assert "build_army" not in game.offered()


@rule("WAT-12.18")
def test_an_alliance_has_the_points_of_its_members():
    s = allies()
    s.kill_vp = [5, 2, 0, 1]
    assert side_vp(s, 0) == victory_points(s, ENGLAND) + victory_points(s, SCOTLAND) == 19
    assert side_vp(s, 1) == 13
