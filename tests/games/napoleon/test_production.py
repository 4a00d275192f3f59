"""NAP-9 Production, and the national rules of 21 that concern it."""

from __future__ import annotations

from grognard.games.napoleon import GAME
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, OTTOMAN, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.production import (
    BUYING,
    building_regions,
    buy_options,
    collect,
    grant_pap,
    income,
    production_turns,
    region_value,
)
from grognard.games.napoleon.relations import begin_war
from grognard.games.napoleon.setup import new_state
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import TERMS
from grognard.games.napoleon.turn import production_pap
from grognard.kernel.dice import Dice
from grognard.testing import Run, rule
from tests.games.napoleon.positions import fleet, go, nation, position, put, region, units


def offers(s: NapoleonState, who: int) -> list[str]:
    return [TERMS.word(term) for term in buy_options(s, who)]


def shop(who: str, pp: int, *words: str) -> tuple[NapoleonState, Run]:
    """A nation's production turn with so many PP and no income."""
    s = position("france britain ottoman austria", active=who)
    s.turn, s.step = (nation(who) - nation("france")) % 7, BUYING
    s.pp[nation(who)] = pp
    return s, go(production_turns(s), *words)


@rule("NAP-9.1", "NAP-10.2")
def test_every_player_nation_gains_one_pap() -> None:
    s = position("france britain", control="prussia-france", pap=2)
    grant_pap(s)
    assert s.pap == [3, 3, 0, 0, 0, 0, 0]
    s.month = 10
    go(production_pap(s))
    assert s.pap[FRANCE] == 3  # October has no production
    s.month = 12
    go(production_pap(s))
    assert s.pap[FRANCE] == 4


@rule("NAP-9.2", "NAP-9.3", "NAP-9.4", "NAP-21.4")
def test_w11_income() -> None:
    s = new_state(2, GAME.settle(2), Dice.scripted([]))
    assert income(s, PRUSSIA) == 24 and income(s, OTTOMAN) == 20
    begin_war(s, AUSTRIA, FRANCE)
    assert income(s, FRANCE) == 58


@rule("NAP-9.2")
def test_uprisings_and_enemy_troops_yield_nothing() -> None:
    s = position(war="france-austria", owned="france: belgium")
    full = income(s, FRANCE)
    s.uprising[region("belgium")] = True
    assert income(s, FRANCE) == full - 2
    put(s, "paris", "austria 1 infantry")
    assert income(s, FRANCE) == full - 12
    put(s, "champagne", "austria 1 leader, russia 1 infantry")
    assert income(s, FRANCE) == full - 12


@rule("NAP-9.3", "NAP-9.5")
def test_capital_values_belong_to_the_region() -> None:
    values = {row.id: row.pp for row in ATLAS.regions if row.capital}
    assert values == {
        "paris": 10,
        "london": 10,
        "berlin": 10,
        "vienna": 8,
        "st-petersburg": 2,
        "moscow": 2,
        "constantinople": 2,
        "madrid": 2,
    }
    assert region_value(SPAIN, region("paris")) == 10 and region_value(OTTOMAN, region("paris")) == 1
    assert region_value(FRANCE, region("egypt")) == 1 and region_value(FRANCE, region("naples")) == 2
    assert (
        region_value(OTTOMAN, region("constantinople")) == 2 and region_value(OTTOMAN, region("syria")) == 1
    )


@rule("NAP-9.6", "NAP-9.7")
def test_pp_are_saved_or_spent_on_pap_and_only_britain_gives_them_away() -> None:
    s, game = shop("france", 25, "pap", "pap")
    assert s.pp[FRANCE] == 5 and s.pap[FRANCE] == 8
    assert "gift_pp" not in game.offered() and "pap" not in game.offered()
    game.pick("done")
    assert s.pp[FRANCE] == 5


@rule("NAP-9.8")
def test_w12_purchases_of_france() -> None:
    s, game = shop("france", 40, "elite_infantry", "infantry")
    assert "done" not in game.offered()  # one infantry is not enough
    game.pick("infantry", "artillery")
    assert s.pp[FRANCE] == 7 and "irregular_cavalry" not in game.offered()


@rule("NAP-21.2", "NAP-9.8")
def test_w12_purchases_of_britain() -> None:
    s, game = shop("britain", 60, "infantry", "infantry")
    assert "infantry" not in game.offered() and "leader" not in game.offered()
    game.pick("squadron", "squadron", "squadron")
    assert s.pp[BRITAIN] == 3
    s, game = shop("britain", 60)
    assert "elite_infantry" not in game.offered()


@rule("NAP-21.5", "NAP-21.8")
def test_w12_purchases_of_the_ottomans() -> None:
    s = position()
    for who in range(7):
        s.pp[who] = 100
    assert offers(s, OTTOMAN) == ["militia", "irregular_cavalry", "leader", "squadron", "pap", "done"]
    assert "irregular_cavalry" in offers(s, RUSSIA) and "irregular_cavalry" not in offers(s, PRUSSIA)


@rule("NAP-9.8", "NAP-9.12")
def test_w28_elite_without_money() -> None:
    _, game = shop("france", 20)
    assert "elite_infantry" not in game.offered()
    s, game = shop("france", 21)
    game.pick("elite_infantry")
    # Only infantry is left, and it is taken without asking until the money is gone.
    assert s.pp[FRANCE] == 0 and s.infantry_due == 0 and s.bought[:2] == [2, 1]
    s, game = shop("france", 31, "elite_infantry")
    assert "pap" in game.offered() and "artillery" not in game.offered() and "done" not in game.offered()
    game.pick("pap")
    assert s.pp[FRANCE] == 0 and s.infantry_due == 0


@rule("NAP-9.9")
def test_new_units_stand_in_own_homeland_without_uprising_or_uninvited_troops() -> None:
    s = position(
        allied="france-spain",
        owned="france: belgium; austria: alsace",
        paris="spain 1 infantry",
        picardy="russia 1 infantry",
        normandy="prussia 1 infantry",
        brittany="britain 1 leader",
    )
    s.uprising[region("vendee")] = True
    s.passage[FRANCE][PRUSSIA] = True
    names = [ATLAS.regions[r].id for r in building_regions(s, FRANCE)]
    assert "paris" in names and "normandy" in names and "brittany" in names
    assert not {"picardy", "vendee", "belgium", "alsace"} & set(names)


@rule("NAP-9.9")
def test_a_nation_without_such_a_region_buys_pap_only() -> None:
    s = position(war="france-austria", owned="austria: " + " ".join(row.id for row in ATLAS.regions))
    s.pp[FRANCE] = 50
    assert offers(s, FRANCE) == ["pap", "done"]


@rule("NAP-9.9", "NAP-9.12")
def test_every_unit_is_placed_after_the_purchases() -> None:
    s, game = shop("france", 33, "infantry", "cavalry", "squadron")  # no PP are left
    assert game.asks(0, "place_unit") and "paris" in game.offered()
    game.pick("paris", "alsace", "port-provence")
    assert units(s, "france", "paris") == "1 infantry" and units(s, "france", "alsace") == "1 cavalry"
    assert fleet(s, "france", "port-provence") == 1


@rule("NAP-9.10", "NAP-13.3")
def test_a_controlled_nation_produces_but_buys_no_pap() -> None:
    s = position("france britain", control="austria-france", owned="austria: venetia")
    s.turn = nation("austria")
    game = go(production_turns(s))
    assert game.asks(0, "buy") and s.pp[AUSTRIA] == 8 + 10 * 2 + 2
    assert "pap" not in game.offered() and "infantry" in game.offered()


@rule("NAP-9.11")
def test_an_uncontrolled_nation_has_no_income_unless_the_option_saves_it() -> None:
    s = position("france britain")
    collect(s, AUSTRIA)
    assert s.pp[AUSTRIA] == 0
    s = position("france britain", options={"uncontrolled_income": "saved"})
    collect(s, AUSTRIA)
    assert s.pp[AUSTRIA] == 0  # it has never been controlled
    s.was_controlled[AUSTRIA] = True
    collect(s, AUSTRIA)
    assert s.pp[AUSTRIA] == 28


@rule("NAP-21.3")
def test_britain_gives_pp_in_its_production_turn() -> None:
    s, game = shop("britain", 60, "gift_pp", "austria")
    assert game.offered()[:3] == ["1", "2", "3"] and "50" in game.offered() and "all" in game.offered()
    game.pick("50")
    assert s.pp[AUSTRIA] == 50 and s.pp[BRITAIN] == 10
    assert not BOOK.nations[FRANCE].may_give_pp


@rule("NAP-2.2", "NAP-9.12")
def test_with_the_piece_limit_figures_are_kept_for_the_infantry_that_elite_needs() -> None:
    s = position(
        "prussia france", active="prussia", options={"piece_limit": "true"}, berlin="prussia 13 infantry"
    )
    s.turn, s.step = nation("prussia"), BUYING
    s.pp[PRUSSIA] = 60
    game = go(production_turns(s), "elite_infantry")
    assert "militia" not in game.offered() and "elite_infantry" not in game.offered()
    game.pick("infantry", "infantry")
    assert "infantry" not in game.offered() and "done" in game.offered()
