"""NAP-5 Terms: nations, ownership, occupation, friends and enemies."""

from __future__ import annotations

from grognard.games.napoleon.armies import troops
from grognard.games.napoleon.battles import due_battles
from grognard.games.napoleon.book import ATLAS
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, MINOR, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.movement import land_move
from grognard.games.napoleon.production import income
from grognard.games.napoleon.status import (
    after,
    decider,
    in_turn_order,
    is_friendly,
    is_unowned_minor,
    lap_order,
    nations_of,
    occupies,
    payer_of,
    player_of,
)
from grognard.testing import rule
from tests.games.napoleon.positions import go, owner, position, region, status, units


@rule("NAP-5.1", "NAP-5.5")
def test_leaders_are_no_army_units_and_never_occupy() -> None:
    s = position(bavaria="france 2 infantry 1 leader, austria 1 leader", port_brittany="britain 1 squadron")
    assert troops(s, FRANCE, region("bavaria")) == 2
    assert not occupies(s, AUSTRIA, region("bavaria"))
    assert not occupies(s, BRITAIN, region("brittany"))


@rule("NAP-5.3")
def test_every_region_outside_the_homelands_is_a_minor_nation() -> None:
    s = position(owned="france: belgium")
    assert is_unowned_minor(s, region("holland")) and not is_unowned_minor(s, region("belgium"))
    assert ATLAS.home[region("tyrol")] == AUSTRIA


@rule("NAP-5.4", "NAP-5.5")
def test_marching_in_never_changes_ownership_but_denies_production() -> None:
    s = position(war="france-austria", tyrol="austria 1 leader", bavaria="france 3 infantry")
    before = income(s, AUSTRIA), income(s, FRANCE)
    go(land_move(s, FRANCE), "bavaria", "infantry", "3", "go", "tyrol")
    assert owner(s, "tyrol") == "austria" and units(s, "france", "tyrol") == "3 infantry"
    assert (income(s, AUSTRIA), income(s, FRANCE)) == (before[0] - 2, before[1])


@rule("NAP-5.6")
def test_status_is_symmetric_and_neutral_by_default() -> None:
    s = position(war="france-britain", allied="britain-russia")
    assert status(s, "britain", "france") == "war" == status(s, "france", "britain")
    assert status(s, "russia", "britain") == "alliance" and status(s, "france", "spain") == "neutral"


@rule("NAP-5.7", "NAP-5.11", "NAP-13.3")
def test_a_controlled_nation_belongs_to_its_controllers_player() -> None:
    s = position("france+spain britain", control="prussia-france")
    assert nations_of(s, 0) == [FRANCE, PRUSSIA, SPAIN] and player_of(s, PRUSSIA) == 0
    assert payer_of(s, PRUSSIA) == FRANCE and status(s, "prussia", "france") == "alliance"
    assert player_of(s, RUSSIA) == -1


@rule("NAP-5.8")
def test_friendly_is_the_nation_itself_and_its_allies() -> None:
    s = position(allied="france-spain", war="france-britain")
    assert is_friendly(s, FRANCE, FRANCE) and is_friendly(s, FRANCE, SPAIN)
    assert not is_friendly(s, FRANCE, BRITAIN) and not is_friendly(s, FRANCE, PRUSSIA)


@rule("NAP-5.9", "NAP-15.13")
def test_an_ally_that_is_not_at_war_takes_no_part_in_the_battle() -> None:
    s = position(
        war="france-austria",
        allied="austria-russia",
        bavaria="france 6 infantry, austria 6 infantry, russia 6 infantry",
    )
    (battle,) = due_battles(s)
    assert battle.attackers == [FRANCE] and battle.defenders == [AUSTRIA]
    s = position(
        war="france-austria france-russia",
        allied="austria-russia",
        bavaria="france 6 infantry, austria 6 infantry, russia 6 infantry",
    )
    (battle,) = due_battles(s)
    assert battle.defenders == [RUSSIA, AUSTRIA]


@rule("NAP-5.11")
def test_lap_order_asks_a_player_once() -> None:
    s = position("france+russia britain+austria prussia")
    assert lap_order(s, FRANCE) == [0, 1, 2] and lap_order(s, PRUSSIA) == [2, 0, 1]
    assert after(AUSTRIA)[:2] == [SPAIN, FRANCE]


def test_minor_armies_come_last_in_turn_order() -> None:
    s = position()
    assert in_turn_order(s, [MINOR, FRANCE, SPAIN], AUSTRIA) == [SPAIN, FRANCE, MINOR]


@rule("NAP-14.8")
def test_the_next_player_who_is_not_allied_decides_for_a_nation_without_player() -> None:
    s = position("france britain prussia", allied="france-britain", active="france")
    assert decider(s, MINOR, FRANCE) == 2
    s = position("france britain", allied="france-britain")
    assert decider(s, MINOR, FRANCE) == 1 and decider(s, RUSSIA, FRANCE) == 1
