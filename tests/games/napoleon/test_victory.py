"""NAP-22 End of the game and victory; NAP-1.3, NAP-26.1."""

from __future__ import annotations

import pytest

from grognard.games.napoleon.armies import sink
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ending import GameEnds, end_if_alone, end_of_month_test
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, NATIONS, OTTOMAN, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import lap_order
from grognard.games.napoleon.victory import (
    level,
    outside_homeland,
    ranking,
    regions_count,
    result,
    standing,
    winning_side,
)
from grognard.testing import rule
from tests.games.napoleon.positions import go, nation, position, put, region, status, water

MINORS = [
    *("portugal", "belgium", "holland", "rhineland", "westphalia", "hanover", "mecklenburg", "hesse"),
    *("saxony", "franconia", "bavaria", "wurttemberg", "baden", "switzerland", "savoy", "piedmont"),
    *("liguria", "lombardy", "venetia", "parma", "tuscany", "papal-states", "naples"),
]


def give(s: NapoleonState, who: str, count: int) -> None:
    """So many minor regions that belong to nobody yet."""
    free = [word for word in MINORS if s.owner[region(word)] < 0]
    for word in free[:count]:
        s.owner[region(word)] = nation(who)


def at_the_end(s: NapoleonState) -> NapoleonState:
    s.start_regions = [regions_count(s, n) for n in range(NATIONS)]
    s.start_level = [level(s, n) for n in range(NATIONS)]
    s.ended = "length"
    return s


@rule("NAP-22.1", "NAP-22.13")
def test_the_game_ends_after_the_agreed_months() -> None:
    s = position("france britain")
    s.round = 11
    end_of_month_test(s)
    s.round = 12
    with pytest.raises(GameEnds):
        end_of_month_test(s)
    assert s.ended == "length"


@rule("NAP-22.1", "NAP-22.3")
def test_campaigns_end_in_july_1815_but_not_before_twelve_months() -> None:
    assert position("france britain", options={"length": "campaign"}).limit == 9 * 12 + 11
    late = {"length": "campaign", "scenario": "1815-not-again"}
    assert position("france britain", options=late).limit == 12
    agreed = {"length": "campaign", "campaign_end": "1807-12"}
    assert position("france britain", options=agreed).limit == 28
    historical = {"mode": "historical", "historical_limit": "campaign"}
    assert position("france+spain russia+austria+britain", options=historical).limit == 119
    endless = {"mode": "historical", "historical_limit": "none_600"}
    assert position("france+spain russia+austria+britain", options=endless).limit == 600


@rule("NAP-22.5", "NAP-22.13")
def test_w2_sudden_death() -> None:
    options = {"length": "custom", "custom_rounds": "10", "sudden_death": "true"}
    s = position("france britain", options=options, dice=[3, 3, 4, 5, 5, 5])
    s.round = 9
    end_of_month_test(s)
    assert s.end_number == 0
    for months, number in ((10, 12), (11, 11)):
        s.round = months
        end_of_month_test(s)
        assert s.end_number == number
    s.round = 12
    with pytest.raises(GameEnds):
        end_of_month_test(s)
    assert s.ended == "sudden-death" and s.end_number == 10


@rule("NAP-22.3")
def test_the_historical_time_bound_looks_at_the_balance_of_gains() -> None:
    def balance(gain: str) -> int:
        s = position("france+spain russia+austria+britain", options={"mode": "historical"})
        s.start_french = regions_count(s, FRANCE) + regions_count(s, SPAIN)
        s.round, s.ended = s.limit, "balance"
        if gain:
            give(s, gain, 1)
            if gain != "france":
                s.owner[region("picardy")] = nation(gain)
        return winning_side(s)

    assert balance("france") == 0 and balance("austria") == 1
    assert balance("") == 1  # equal regions: the side with the higher income
    s = position("france+spain russia+austria+britain", options={"mode": "historical"})
    s.round = s.limit
    with pytest.raises(GameEnds):
        end_of_month_test(s)
    assert s.ended == "balance"


@rule("NAP-22.6")
def test_an_unhistorical_game_ends_when_one_player_is_left_with_any_homeland() -> None:
    s = position("france britain")
    end_if_alone(s)
    for place in range(len(s.owner)):
        if s.owner[place] == BRITAIN:
            s.owner[place] = FRANCE
    with pytest.raises(GameEnds):
        end_if_alone(s)
    assert s.ended == "last-player"


@rule("NAP-22.14", "NAP-22.15")
def test_a_nation_that_has_nothing_is_out_of_the_game() -> None:
    s = position(
        "france britain prussia", control="austria-prussia", war="france-prussia", allied="prussia-russia"
    )
    for place in range(len(s.owner)):
        if s.owner[place] == PRUSSIA:
            s.owner[place] = FRANCE
    put(s, "mid_atlantic", "prussia 1 squadron")
    go(unfinished_business(s))
    assert not s.out[PRUSSIA]
    sink(s, PRUSSIA, water("mid_atlantic"))
    s.pp[PRUSSIA] = 9
    go(unfinished_business(s))
    assert s.out[PRUSSIA] and level(s, PRUSSIA) == 6
    assert status(s, "france", "prussia") == "neutral" == status(s, "prussia", "russia")
    assert s.pap[PRUSSIA] == s.pp[PRUSSIA] == 0 and s.controller[AUSTRIA] == -1
    assert lap_order(s, FRANCE) == [0, 1]


@rule("NAP-22.7")
def test_w24_british_victory() -> None:
    def britain(french: int, fleets: tuple[int, int, int]) -> int:
        s = position("france britain")
        give(s, "britain", 3)
        give(s, "france", french)
        ships = zip(("britain", "france", "spain"), fleets, strict=True)
        for who, count in ships:
            put(s, "mid_atlantic", f"{who} {count} squadron")
        return level(s, BRITAIN)

    assert britain(10, (13, 5, 4)) == 3
    assert britain(8, (13, 5, 4)) == 2
    assert britain(8, (12, 7, 5)) == 4


@rule("NAP-22.7", "NAP-11.32")
def test_a_total_british_victory_needs_the_most_regions_and_the_fleet() -> None:
    s = position("france britain", mid_atlantic="britain 1 squadron")
    give(s, "britain", 9)
    assert level(s, BRITAIN) == 1
    s.owner[region("wales")] = FRANCE
    assert level(s, BRITAIN) == 5
    assert outside_homeland(s, FRANCE) == 1


@rule("NAP-22.7", "NAP-22.8", "NAP-1.3")
def test_w25_ranks() -> None:
    s = position("france ottoman russia austria spain")
    give(s, "france", 10)  # 22
    for word in ("serbia", "wallachia", "moldavia", "bessarabia", "crete", "cyprus", "palestine", "egypt"):
        s.owner[region(word)] = OTTOMAN  # 19
    for word in ("finland", "georgia", "kuban", "sweden"):
        s.owner[region(word)] = RUSSIA  # 19
    give(s, "austria", 4)  # 15
    give(s, "spain", 1)  # 11
    levels = [level(s, n) for n in (FRANCE, OTTOMAN, RUSSIA, AUSTRIA, SPAIN)]
    assert levels == [2, 3, 3, 4, 4]


@rule("NAP-22.7")
def test_total_victory_defeat_and_annihilation() -> None:
    s = position("france austria", owned="france: " + " ".join(MINORS))
    assert level(s, FRANCE) == 1
    s.owner[region("picardy")] = AUSTRIA
    assert level(s, FRANCE) == 5
    for place in range(12):
        s.owner[place] = AUSTRIA
    assert level(s, FRANCE) == 6


@rule("NAP-22.9")
def test_a_dirty_victory() -> None:
    s = at_the_end(position("france austria"))
    give(s, "france", 9)
    assert not standing(s, 0).dirty
    s.gained[0] = [SPAIN]
    assert standing(s, 0).level == 2 and not standing(s, 0).dirty
    s.owner[region("madrid")] = AUSTRIA
    assert standing(s, 0).dirty


@rule("NAP-22.10")
def test_the_best_nation_of_a_player_is_the_original_one() -> None:
    s = at_the_end(position("spain+france austria"))
    give(s, "france", 9)
    p = standing(s, 0)
    assert p.nation == FRANCE and p.additional == 0
    s.owner[region("galicia")] = SPAIN
    s.owner[region("serbia")] = SPAIN
    assert standing(s, 0).nation == FRANCE


@rule("NAP-22.11")
def test_the_ranking_of_the_players() -> None:
    s = at_the_end(position("spain prussia austria france"))
    give(s, "france", 9)
    order = [p.player for p in ranking(s)]
    assert order[0] == 3 and standing(s, 3).level == 2
    assert [p.level for p in ranking(s)] == sorted(p.level for p in ranking(s))
    s.gained[3] = [BRITAIN]
    s.owner[region("wales")] = RUSSIA
    assert ranking(s)[0].player == 3 and ranking(s)[0].dirty
    outcome = result(s)
    assert outcome.places[0] == [3] and outcome.reason == "length"
    assert outcome.details[3]["level"] == 2 and outcome.details[3]["dirty"] == 1


@rule("NAP-22.11")
def test_equal_levels_are_parted_by_gain_then_pap_then_turn_order() -> None:
    s = at_the_end(position("prussia spain"))
    assert [p.level for p in ranking(s)] == [4, 4]
    assert [p.player for p in ranking(s)] == [1, 0]  # Spain has more regions
    s.owner[region("saxony")] = PRUSSIA
    assert ranking(s)[0].player == 0  # Prussia has gained one


@rule("NAP-22.16")
def test_the_ranking_by_improvement() -> None:
    s = position("france austria", options={"ranking": "improvement"})
    give(s, "france", 9)
    s = at_the_end(s)
    give(s, "austria", 8)  # from level 3 to 3, France stays at 2
    assert ranking(s)[0].player == 0
    s.start_level[AUSTRIA] = 5
    assert ranking(s)[0].player == 1


@rule("NAP-22.12", "NAP-1.2")
def test_all_players_of_the_winning_side_share_the_victory() -> None:
    s = position(
        "france russia austria+britain", options={"mode": "historical", "scenario": "1815-not-again"}
    )
    s.ended = "france-beaten"
    s.seat[PRUSSIA] = 1
    assert result(s).places == [[2, 1], [0]]
    s.ended = "coalition-beaten"
    assert result(s).places == [[0], [2, 1]]
