"""NAP-15.14, 15.18 Battles by themselves, their text, their result and their odds."""

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.battle_alone import bound_alone, check_battle, parse_battle, worth
from grognard.games.napoleon.battle_odds import battle_odds
from grognard.kernel.errors import BadOption
from grognard.kernel.table import new_table
from grognard.testing import rule
from grognard.testing.conformance import conform, dice_for
from tests.games.napoleon.battle_positions import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    MINOR,
    OTTOMAN,
    PRUSSIA,
    RUSSIA,
    SPAIN,
)

EXAMPLE = "10 inf 4 cav 3 art 2 leaders / 9 inf 2 cav 2 art 1 leader"


def armies(text):
    """By side: nation and units."""
    return [{army.nation: list(army.units) for army in side} for side in parse_battle(text).sides]


# -- the text ----------


@rule("NAP-15.14", "NAP-15.18")
def test_two_lists_of_units_are_france_against_britain():
    assert armies(EXAMPLE) == [{FRANCE: [10, 0, 0, 4, 0, 0, 3, 2]}, {BRITAIN: [9, 0, 0, 2, 0, 0, 2, 1]}]


@rule("NAP-15.18")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("infantry", 0), ("inf", 0), ("Infanterie", 0), ("foot", 0), ("elite_infantry", 1),
        ("elite infantry", 1), ("elite", 1), ("militia", 2), ("Miliz", 2), ("cav", 3), ("cavalry", 3),
        ("heavy cavalry", 4), ("Schwere Kavallerie", 4), ("irregular_cavalry", 5), ("guns", 6),
        ("Artillerie", 6), ("leaders", 7), ("Anführer", 7),
    ],
)  # fmt: skip
def test_unit_types_by_id_by_name_or_shortened(words, kind):
    army = armies(f"3 {words} 1 inf / 1 inf")[0]
    assert next(iter(army.values()))[kind] == 3 + (kind == 0)


@rule("NAP-15.18")
def test_nations_several_of_them_landing_and_year():
    order = parse_battle(
        "france 6 inf, 2 heavy + spain: 3 inf / prussia 8 inf 3 mil + minor 2 inf; 1813;landing"
    )
    sides = [[army.nation for army in side] for side in order.sides]
    assert sides == [[FRANCE, SPAIN], [PRUSSIA, MINOR]]
    assert order.landing and order.year == 1813


@rule("NAP-15.18")
def test_an_army_without_a_name_gets_a_free_nation_that_may_have_such_units():
    assert list(armies("3 irregular_cavalry / 2 irr 1 inf")[0]) == [RUSSIA]
    assert list(armies("3 irregular_cavalry / 2 irr 1 inf")[1]) == [OTTOMAN]
    assert list(armies("3 inf / france 3 inf")[0]) == [BRITAIN]
    assert list(armies("österreich 3 inf / 2 inf")[0]) == [AUSTRIA]


@rule("NAP-15.18", "NAP-21.8")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("10 inf", "one '/'"),
        ("1 inf / 2 inf / 3 inf", "one '/'"),
        ("10 lancers / 3 inf", "no unit type 'lancers'"),
        ("3 i / 3 inf", "no unit type 'i'"),
        ("3 / 3 inf", "no unit type stands behind the number 3"),
        ("inf / 3 inf", "is no list of units"),
        (" / 3 inf", "is no list of units"),
        ("2 leaders / 3 inf", "no army unit"),
        ("0 inf / 3 inf", "no army unit"),
        ("99 inf / 3 inf", "At most 60"),
        ("poland 3 inf / 3 inf", "no nation 'poland'"),
        ("france 3 inf / france 3 inf", "france appears twice"),
        ("france 3 irregular_cavalry / 3 inf", "belongs to russia and ottoman only, not to france"),
        ("3 inf / 3 inf; storm", "not 'storm'"),
    ],
)
def test_a_text_that_is_no_battle_is_refused_in_one_sentence(text, said):
    with pytest.raises(BadOption) as error:
        check_battle(text)
    assert said in str(error.value) and str(error.value).endswith(".")
    with pytest.raises(BadOption):
        GAME.settle(2, {"battle": text})


@rule("NAP-15.14")
def test_a_battle_by_itself_is_for_two_players():
    with pytest.raises(BadOption, match="2 players"):
        GAME.settle(3, {"battle": EXAMPLE})


# -- playing ----------


def played(text, seed=1):
    table = new_table(GAME, 2, str(seed).encode(), {"battle": text})
    dice = dice_for("alone", seed)
    while not table.over:
        choice = table.pending[0]
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
    return table


@rule("NAP-15.14")
def test_the_result_names_winner_losses_and_survivors():
    table = played(EXAMPLE)
    b = table.state.battle
    result = table.result
    assert result.places == [[b.winner], [1 - b.winner]] and result.reason.startswith("battle-")
    for side, nation, start in ((0, FRANCE, 19), (1, BRITAIN, 14)):
        lost = b.lost[nation]
        assert result.details[side]["lost"] == sum(lost)
        assert result.details[side]["survivors"] == start - sum(lost)
        assert result.scores[1 - side] == worth(lost) == result.details[side]["lost_pp"]


@rule("NAP-15.14", "NAP-21.7")
def test_year_and_landing_reach_the_battle():
    b = new_table(GAME, 2, b"x", {"battle": "3 inf / prussia 3 militia; 1813; landing"}).state.battle
    assert b.landing and b.free_militia[PRUSSIA]
    b = new_table(GAME, 2, b"x", {"battle": "3 inf / prussia 3 militia; 1806"}).state.battle
    assert not b.landing and not b.free_militia[PRUSSIA]


@rule("NAP-26.5")
def test_battles_stay_within_their_bound():
    assert played(EXAMPLE).number < bound_alone(EXAMPLE)


@rule("NAP-15.14")
@pytest.mark.parametrize(
    ("text", "options"),
    [
        (EXAMPLE, {}),
        ("3 inf 2 mil 1 leader / 2 inf 1 elite 2 cav", {}),
        (
            "france 6 inf 2 cav 1 art 1 leader + spain 3 inf 1 cav 1 leader / "
            "prussia 4 inf 2 mil 1 leader + ottoman 3 mil 2 irr 1 leader; 1813; landing",
            {"militia_pursuit": "cannot_be_pursued", "no_contact_counts": "only_middle_zone"},
        ),
    ],
)
def test_battles_by_themselves_obey_the_laws_of_all_games(text, options):
    for seed in (1, 2):
        conform(GAME, 2, {"battle": text, **options}, seed, checks=30)


# -- odds ----------


@rule("NAP-15.14")
def test_odds_follow_strength_and_the_same_seed_gives_the_same_odds():
    strong = battle_odds("9 inf 3 cav 2 art 1 leader / 5 inf 1 cav 1 art", 8, 1)
    weak = battle_odds("5 inf 1 cav 1 art / 9 inf 3 cav 2 art 1 leader", 8, 1)
    assert strong.attacker_wins > 0.5 > weak.attacker_wins
    assert strong.wins[0] + strong.wins[1] == strong.games == 8
    assert battle_odds("9 inf 3 cav 2 art 1 leader / 5 inf 1 cav 1 art", 8, 1) == strong


@rule("NAP-15.14")
def test_odds_need_a_battle():
    with pytest.raises(BadOption, match="at least one"):
        battle_odds(EXAMPLE, 0)
