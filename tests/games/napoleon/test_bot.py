"""NAP-30 What the bots of this game know."""

from __future__ import annotations

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.armies import take
from grognard.games.napoleon.battle import BATTLE_ASKS
from grognard.games.napoleon.battle_board import ATTACKER, DEFENDER
from grognard.games.napoleon.battle_estimates import chance_to_win
from grognard.games.napoleon.battles import finish_battle
from grognard.games.napoleon.bot import PREFERENCES, prefer
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, MILITIA
from grognard.games.napoleon.movement import land_move, movement_step
from grognard.games.napoleon.outlook import Outlook, chance, collapse_chance, nation_powers
from grognard.games.napoleon.peace import make_peace
from grognard.games.napoleon.plans import LATEST, Position, best_crossing, best_march
from grognard.games.napoleon.production import BUYING, production_turns
from grognard.games.napoleon.prospects import evaluate
from grognard.games.napoleon.relations import begin_war, grant_passage
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.statecraft import annexation_worth, war_worth
from grognard.games.napoleon.windows import take_action
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.state import plain
from grognard.kernel.table import Table, new_table
from grognard.kernel.weights import chances
from grognard.testing import Run
from tests.games.napoleon.battle_positions import drawn_up, the_battle
from tests.games.napoleon.positions import decided, go, position, put, region


def favourite(s: NapoleonState, game: Run) -> str:
    """What the greedy player would answer."""
    rated = ratings(s, game)
    return max(rated, key=rated.__getitem__)


def ratings(s: NapoleonState, game: Run) -> dict[str, float]:
    """How good each answer looks."""
    choice = game.question()
    words = [game.terms.word(option) for option in choice.options]
    return dict(zip(words, prefer(GAME.hide(s, choice.player), choice), strict=True))


def follow(s: NapoleonState, game: Run, picks: int) -> list[str]:
    """The next picks of the greedy player."""
    words = []
    for _ in range(picks):
        words.append(favourite(s, game))
        game.pick(words[-1])
    return words


def match(bots: list[bool], options: dict[str, str], seed: int) -> Table:
    """A game between greedy players (True) and random ones."""
    table = new_table(GAME, len(bots), f"bots {seed}".encode(), options, journal=False, keep=False)
    dice = Dice(key_of(f"random {seed}".encode()))
    while not table.over:
        choice = table.pending[0]
        term = choice.options[dice.below(len(choice.options))]
        if bots[choice.player]:
            ratings = prefer(GAME.hide(table.state, choice.player), choice)
            term = choice.options[ratings.index(max(ratings))]
        table.act(choice.player, term)
    return table


def test_every_question_has_a_preference() -> None:
    missing = [ask.key for ask in GAME.asks if ask not in BATTLE_ASKS and ask.key not in PREFERENCES]
    assert missing == []


def test_greedy_beats_random_from_either_side() -> None:
    french = match([True, False], {"mode": "historical", "scenario": "1806-whos-next"}, 1)
    assert french.result.winners == [0]
    allied = match([False, True], {"mode": "historical", "scenario": "1815-not-again"}, 1)
    assert allied.result.winners == [1]


def test_greedy_games_of_many_players_end() -> None:
    options = {"length": "custom", "custom_rounds": "4", "scenario": "1796-rise"}
    assert match([True] * 7, options, 1).over


def test_an_army_marches_against_a_weaker_enemy_with_all_it_has() -> None:
    s = position("france austria", war="france-austria", pap=0)
    put(s, "bavaria", "france 8 infantry 2 cavalry 1 leader")
    put(s, "tyrol", "austria 3 infantry")
    game = go(movement_step(s))
    words = follow(s, game, 10)
    assert words[:2] == ["land", "bavaria"] and "tyrol" in words
    assert s.entries and sum(s.entries[0].units) == 11


def test_two_armies_attack_together_what_one_could_not_beat() -> None:
    s = position("france austria", war="france-austria", tyrol="austria 6 infantry")
    put(s, "bavaria", "france 5 infantry")
    lonely = best_march(s, FRANCE)
    assert lonely is None or lonely.goal != region("tyrol")
    put(s, "switzerland", "france 5 infantry")
    together = best_march(s, FRANCE)
    assert together is not None and together.goal == region("tyrol")


def test_a_weak_army_does_not_walk_into_a_strong_one() -> None:
    s = position(
        "france austria", war="france-austria", tyrol="austria 12 infantry", bavaria="france 3 infantry"
    )
    march = best_march(s, FRANCE)
    assert march is None or march.goal not in (region("tyrol"), region("vienna"))


def test_every_way_and_every_army_is_rated_not_only_the_best() -> None:
    s = position("france austria", war="france-austria", pap=0, bavaria="france 8 infantry")
    put(s, "tyrol", "austria 3 infantry")
    put(s, "paris", "france 1 infantry")
    game = go(land_move(s, FRANCE))
    rated = ratings(s, game)
    assert rated["bavaria"] > rated["paris"] > rated["cancel"]
    game.pick("bavaria", "infantry", "8", "go")
    rated = ratings(s, game)
    assert max(rated, key=rated.__getitem__) == "tyrol" and len(set(rated.values())) > 2


def test_a_guard_stays_in_a_rich_enemy_region() -> None:
    s = position("france austria", war="france-austria", vienna="france 6 infantry")
    put(s, "hungary", "austria 1 infantry")
    march = best_march(s, FRANCE)
    assert march is not None and march.units[0] == 5
    game = go(land_move(s, FRANCE), "vienna")
    assert follow(s, game, 3)[:3] == ["infantry", "5", "go"]


def test_britain_lands_where_its_ships_are_and_friends_fight() -> None:
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        london="britain 4 infantry",
        mid_atlantic="britain 4 squadron",
        owned="france: estremadura",
    )
    crossing = best_crossing(s, BRITAIN)
    assert crossing is not None and crossing.goal == region("portugal")
    game = go(movement_step(s), "transport")
    words = follow(s, game, 7)
    assert words[-1] == "portugal" or "mid-atlantic" in words


def test_the_capital_of_a_shaky_nation_draws_more() -> None:
    s = position("france prussia austria", war="france-prussia france-austria")
    view = Outlook(s, FRANCE)
    assert view.field[region("vienna")] > view.field[region("bohemia")] > 0
    assert collapse_chance(s, AUSTRIA) > collapse_chance(s, BRITAIN)
    assert chance(10, 5) > 0.9 and chance(5, 5) == 0.5 and chance(0, 1) == 0


def test_politics_annexes_where_it_pays_and_never_sues() -> None:
    s = position("france britain", bavaria="france 7 infantry", owned="france: baden", pap=1)
    assert annexation_worth(s, FRANCE, region("bavaria")) > 0
    assert favourite(s, go(take_action(s, 0))) == "annex_minor"
    s = position("france britain", war="france-britain", pap=3, bavaria="france 1 infantry")
    assert annexation_worth(s, FRANCE, region("bavaria")) < 0
    assert war_worth(s, FRANCE, AUSTRIA, nation_powers(s)) < 0
    game = go(take_action(s, 0))
    assert favourite(s, game) != "sue_for_peace"


def test_politics_is_left_alone_when_the_limit_of_the_turn_is_reached() -> None:
    s = position("france britain", bavaria="france 7 infantry", owned="france: baden", pap=9)
    assert favourite(s, go(movement_step(s))) == "politics"
    s.paid = 6
    assert favourite(s, go(movement_step(s))) != "politics"


def test_the_congress_takes_cheap_regions_first() -> None:
    s = position("france austria", war="france-austria", owned="france: bavaria", pap=2)
    make_peace(s, FRANCE)
    assert favourite(s, go(unfinished_business(s))) == "bavaria"


def test_purchases_complete_the_army() -> None:
    s = position("france britain", paris="france 10 infantry 5 cavalry 2 leader")
    s.step = BUYING
    s.pp[FRANCE] = 30
    assert favourite(s, go(production_turns(s))) == "artillery"


def test_retreats_go_home_together() -> None:
    s = position(
        "france austria", war="france-austria", bavaria="france 6 infantry, austria 3 infantry 1 leader"
    )
    put(s, "bohemia", "austria 5 infantry")
    decided(s, "bavaria", "france", "austria", "attacker")
    game = go(finish_battle(s))
    assert follow(s, game, 2) == ["bohemia", "rest_here"]


def test_the_evaluation_rises_with_regions_and_armies() -> None:
    s = position("france austria")
    even = evaluate(s, 0)
    s.owner[region("bavaria")] = FRANCE
    larger = evaluate(s, 0)
    put(s, "bavaria", "france 9 infantry")
    assert evaluate(s, 0) > larger > even


def test_the_victory_level_counts_more_and_more_and_lost_homeland_against() -> None:
    s = position("france austria")
    whole = evaluate(s, 0)
    s.owner[region("burgundy")] = AUSTRIA
    broken = evaluate(s, 0)
    s.round = s.limit - 1
    late = evaluate(s, 0)
    s.owner[region("burgundy")] = FRANCE
    assert whole > broken and evaluate(s, 0) - late > 2 * (whole - broken)


def historical_position(**forces: str) -> NapoleonState:
    return position("france+spain russia+austria+britain", options={"mode": "historical"}, **forces)


def test_the_sides_of_a_historical_game_have_opposite_prospects() -> None:
    s = historical_position(war="france-austria", bavaria="france 9 infantry")
    assert evaluate(s, 0) == -evaluate(s, 1)
    s.owner[region("bavaria")] = FRANCE
    assert evaluate(s, 0) > 0 > evaluate(s, 1)


def test_a_region_is_worth_more_the_less_time_is_left_and_an_army_less() -> None:
    worth = []
    for month in (0, 11):
        s = historical_position(war="france-austria")
        s.round = month
        s.limit = 12
        even = evaluate(s, 0)
        put(s, "bavaria", "france 20 infantry")
        armed = evaluate(s, 0) - even
        s.owner[region("bavaria")] = FRANCE
        worth.append((evaluate(s, 0) - even - armed, armed))
    (region_early, army_early), (region_late, army_late) = worth
    assert region_late > 2 * region_early > 0 and army_early > 2 * army_late > 0


def test_peace_of_an_enemy_and_an_enemy_in_the_capital_count() -> None:
    s = historical_position(war="france-austria")
    even = evaluate(s, 0)
    s.defeated[AUSTRIA] = True
    assert evaluate(s, 0) > even
    s.defeated[AUSTRIA] = False
    put(s, "paris", "austria 1 militia")
    held = evaluate(s, 0)
    take(s, AUSTRIA, region("paris"), MILITIA, 1)
    put(s, "burgundy", "austria 1 militia")
    assert held < evaluate(s, 0)


def test_the_battle_under_way_counts_by_what_it_will_cost() -> None:
    s = drawn_up("center 9 infantry 1 artillery", "center 3 infantry", mode="historical")
    s.seat[FRANCE], s.seat[BRITAIN] = 0, 1
    b = the_battle(s)
    assert evaluate(s, 0) == -evaluate(s, 1)
    winning = evaluate(s, 0)
    b.winner = DEFENDER
    lost = evaluate(s, 0)
    s.battle = None
    assert winning > evaluate(s, 0) > lost


def test_of_a_single_battle_the_odds_are_told() -> None:
    s = drawn_up("center 9 infantry 1 artillery", "center 6 infantry", battle="9 inf 1 art / 6 inf")
    told = chances([evaluate(s, player) for player in range(2)])
    assert told[0] == pytest.approx(chance_to_win(the_battle(s), ATTACKER)) and told[0] > 0.5


def test_opinions_leave_the_position_as_it_is() -> None:
    table = new_table(GAME, 3, b"opinions", {"scenario": "1805-danube"}, keep=False)
    dice = Dice(key_of(b"opinions"))
    for number in range(800):
        choice = table.pending[0]
        known = GAME.glance(table.state, choice.player)
        before = plain(known) if number % 25 == 0 else None
        ratings = GAME.prefer(known, choice)
        assert before is None or plain(known) == before
        best = [term for term, rating in zip(choice.options, ratings, strict=True) if rating == max(ratings)]
        table.act(choice.player, dice.draw(best))


def test_plans_that_are_kept_are_those_that_would_be_made_anew() -> None:
    table = new_table(GAME, 2, b"plans", {"scenario": "1807-eylau"}, keep=False)
    dice = Dice(key_of(b"plans"))
    for number in range(1000):
        choice = table.pending[0]
        s = table.state
        if number % 10 == 0:
            nation = s.active
            march, crossing = best_march(s, nation), best_crossing(s, nation)
            LATEST[nation] = None
            assert march == best_march(s, nation) and crossing == best_crossing(s, nation)
        ratings = GAME.prefer(s, choice)
        best = [term for term, rating in zip(choice.options, ratings, strict=True) if rating == max(ratings)]
        table.act(choice.player, dice.draw(best if dice.below(5) else list(choice.options)))


def test_a_plan_holds_only_as_long_as_nothing_has_changed() -> None:
    s = position("france austria", war="france-austria", bavaria="france 5 infantry")
    kept = Position(s)
    assert kept.is_that_of(s.clone())
    for change in (
        lambda other: put(other, "tyrol", "austria 1 infantry"),
        lambda other: put(other, "english_channel", "france 1 squadron"),
        lambda other: other.owner.__setitem__(region("baden"), FRANCE),
        lambda other: begin_war(other, FRANCE, BRITAIN),
        lambda other: grant_passage(other, AUSTRIA, FRANCE),
        lambda other: other.pap.__setitem__(FRANCE, s.pap[FRANCE] + 1),
        lambda other: other.carried.__setitem__(0, 1),
        lambda other: other.resisted.append(region("baden")),
        lambda other: other.controller.__setitem__(AUSTRIA, FRANCE),
        lambda other: other.seat.__setitem__(BRITAIN, 0),
        lambda other: setattr(other, "active", AUSTRIA),
        lambda other: setattr(other, "year", s.year + 1),
    ):
        other = s.clone()
        change(other)
        assert not kept.is_that_of(other)
