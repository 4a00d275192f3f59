"""NAP-30 The commander: preferences that a player would share, and an honest look at the board."""

from grognard.games.napoleon import GAME
from grognard.games.napoleon.battle import fight
from grognard.games.napoleon.battle_bot import evaluate_battle, prefer_battle
from grognard.games.napoleon.battle_estimates import beats_by, chance_to_win, reach
from grognard.games.napoleon.battle_refusals import REFUSALS, battle_refusal
from grognard.games.napoleon.terms import TERMS
from grognard.kernel.dice import Dice, key_of
from grognard.testing import Run, run
from grognard.words import Words
from tests.games.napoleon.battle_positions import (
    BRITAIN,
    FRANCE,
    at,
    begin_phase,
    drawn_up,
    gathered,
    in_phase,
    on_from_here,
    the_battle,
)


def choice_of(s, game: Run) -> str:
    """The word that the commander prefers."""
    choice = game.question()
    values = prefer_battle(s, choice)
    assert len(values) == len(choice.options)
    return TERMS.word(choice.options[values.index(max(values))])


def test_the_odds_are_those_of_the_dice():
    assert [round(36 * reach(n)) for n in (2, 6, 7, 8, 9, 10, 12, 13)] == [36, 26, 21, 15, 10, 6, 1, 0]
    # The table of the notes: net +3 wins 76 %, kills 56 % (here: beats by 1 - 3 and by 3 - 3).
    assert [round(100 * beats_by(1 - net)) for net in (3, 2, 1, 0, -1)] == [76, 66, 56, 44, 34]
    assert [round(100 * beats_by(3 - net)) for net in (3, 2, 1, 0, -1)] == [56, 44, 34, 24, 16]


def test_deployment_fills_the_line_with_infantry_and_guns_and_keeps_leaders_back():
    s = gathered("x 9 infantry 3 cavalry 3 artillery 1 leader", "x 9 infantry 3 cavalry 3 artillery 1 leader")
    game = run(TERMS, fight(s, the_battle(s)))
    while the_battle(s).stage == 0:
        game.pick(choice_of(s, game), player=game.question().player)
    for zone in ("a-left", "a-center", "a-right"):
        assert "infantry" in at(s, zone) and "1 artillery" in at(s, zone)
    assert "1 leader" in at(s, "a-reserve") and "cavalry" in at(s, "a-reserve")


def test_guns_fire_at_squares_first():
    s = drawn_up("middle-center 2 artillery 2 infantry", "center 2 infantry 2 infantry:square")
    game = in_phase(s, FRANCE, "artillery")
    game.pick(choice_of(s, game))
    assert choice_of(s, game) == "fire"
    game.pick("fire")
    assert choice_of(s, game) == "infantry:square"


def test_the_last_unit_of_a_column_is_worth_more_than_a_gun_elsewhere():
    s = drawn_up(
        "middle-left 2 infantry; center 2 infantry; right 2 infantry",
        "left 1 infantry; center 4 infantry; right 4 infantry",
    )
    game = in_phase(s, FRANCE, "infantry")
    assert choice_of(s, game) == "infantry@middle-left"
    game.pick("infantry@middle-left")
    assert choice_of(s, game) == "charge"  # at even odds, when a victory is to be had


def test_infantry_forms_square_against_cavalry():
    s = drawn_up("middle-center 3 heavy_cavalry", "center 3 infantry")
    game = in_phase(s, FRANCE, "cavalry", "heavy_cavalry@middle-center", "charge")
    assert choice_of(s, game) == "square"
    game.pick("square")
    assert choice_of(s, game) == "call_off"


def test_cavalry_does_not_evade_if_that_loses_the_battle():
    s = drawn_up("middle-center 3 elite_infantry 2 leader", "center 1 cavalry")
    game = in_phase(s, FRANCE, "infantry", "elite_infantry@middle-center", "charge")
    assert choice_of(s, game) == "stand"


def test_a_leader_in_the_reserve_rallies_the_best_unit():
    s = drawn_up("center 3 infantry; reserve 1 leader; retreat 1 militia 1 artillery", "center 2 infantry")
    game = in_phase(s, FRANCE, "leader")
    assert choice_of(s, game) == "leader@a-reserve"
    game.pick("leader@a-reserve")
    assert choice_of(s, game) == "rally"
    game.pick("rally")
    assert choice_of(s, game) == "artillery"


def test_a_lost_battle_is_given_up_and_a_good_one_is_not():
    s = drawn_up(
        "center 1 infantry; reserve 1 cavalry; retreat 4 infantry", "middle-center 9 infantry 3 artillery"
    )
    begin_phase(s, "infantry", round=3)
    assert choice_of(s, on_from_here(s)) == "retreat"
    s = drawn_up("center 5 infantry 1 artillery", "center 5 infantry 1 artillery", grand=False)
    begin_phase(s, "infantry", round=3)
    assert choice_of(s, on_from_here(s)) == "fight_on"


def test_the_defender_waits_when_waiting_wins():
    s = drawn_up("center 2 infantry", "center 2 infantry")
    b = begin_phase(s, "infantry", side=1, round=2)
    b.quiet = 1
    game = in_phase(s, BRITAIN, "infantry")
    assert choice_of(s, game) == "done"


def test_pursuers_go_for_the_guns():
    s = drawn_up("center 2 infantry; reserve 1 cavalry", "center 2 infantry 2 artillery 1 leader")
    b = begin_phase(s, "infantry", side=1, round=2)
    game = run(TERMS, fight(s, b), "retreat")
    assert choice_of(s, game) == "cavalry"
    game.pick("cavalry")
    assert choice_of(s, game) == "artillery"


def test_the_evaluation_favours_the_stronger_side_and_adds_up_to_nothing():
    s = drawn_up("center 5 infantry 2 artillery", "center 3 infantry", grand=False)
    assert evaluate_battle(s, FRANCE) > 0 > evaluate_battle(s, BRITAIN)
    assert abs(evaluate_battle(s, FRANCE) + evaluate_battle(s, BRITAIN)) < 1e-9
    assert evaluate_battle(s, 5) == 0.0
    assert chance_to_win(the_battle(s), 0) > 0.7


def test_the_commander_beats_a_random_player():
    wins = 0
    for seed in range(6):
        s = gathered(
            "x 7 infantry 2 cavalry 2 artillery 1 leader", "x 7 infantry 2 cavalry 2 artillery 1 leader"
        )
        s.dice = Dice(key_of(f"game {seed}".encode()))
        dice = Dice(key_of(f"random {seed}".encode()))
        commander = seed % 2
        game = run(TERMS, fight(s, the_battle(s)))
        while not game.over:
            question = game.question()
            if question.player == commander:
                game.pick(choice_of(s, game), player=commander)
            else:
                word = TERMS.word(question.options[dice.below(len(question.options))])
                game.pick(word, player=question.player)
        wins += the_battle(s).winner == commander
    assert wins >= 5


# -- refusals ----------


def refused(s, game: Run, word: str) -> str:
    choice = game.question()
    assert TERMS[word] not in choice.options, f"{word} is allowed"
    return battle_refusal(s, choice, TERMS[word])


def test_refusals_say_why():
    s = drawn_up(
        "left 1 infantry; center 2 infantry; middle-center 1 infantry; right 2 infantry",
        "left 2 infantry; center 2 infantry; right 2 infantry; middle-right 1 infantry",
    )
    game = in_phase(s, FRANCE, "infantry")
    assert refused(s, game, "cavalry@a-left") == "act-other-arm"
    assert refused(s, game, "infantry@a-retreat") == "act-retreat-zone"
    assert refused(s, game, "infantry@a-reserve") == "act-no-actions"
    game.pick("infantry@a-center")
    assert refused(s, game, "middle-left") == "zone-not-adjacent"
    game.pick("cancel", "infantry@a-right", "move")
    assert refused(s, game, "middle-right") == "zone-enemy"
    game.pick("cancel", "infantry@middle-center")
    assert refused(s, game, "rally") == "deed-other-unit"


def test_refusals_of_deployment_target_and_pursuit():
    s = gathered("x 6 infantry", "x 6 infantry")
    game = run(TERMS, fight(s, the_battle(s)))
    assert refused(s, game, "done") == "place-all"
    assert refused(s, game, "rest_to_reserve") == "place-line-first"
    assert refused(s, game, "infantry@b-left") == "place-own-zones"
    assert refused(s, game, "cavalry@a-left") == "place-none-left"
    s = drawn_up("middle-center 2 cavalry", "center 1 infantry 1 cavalry 1 artillery 1 leader")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center")
    assert refused(s, game, "fire") == "deed-other-unit"
    game.pick("charge")
    assert refused(s, game, "artillery") == "target-guns"
    assert refused(s, game, "leader") == "target-leader"
    assert refused(s, game, "militia") == "target-absent"
    s = drawn_up(
        "center 2 infantry; reserve 1 cavalry", "center 2 infantry; reserve 1 cavalry 1 heavy_cavalry"
    )
    game = run(TERMS, fight(s, begin_phase(s, "infantry", side=1, round=2)), "retreat", "cavalry")
    assert refused(s, game, "infantry") == "pursuit-covered"


def test_every_refusal_has_words():
    source = [function.__code__.co_consts for function in REFUSALS.values()]
    keys = [c for consts in source for c in consts if isinstance(c, str) and "-" in c and " " not in c]
    assert len(keys) > 20
    for language in ("en", "de"):
        for key in keys:
            assert "NAP-" in Words(GAME, language).text(f"why-{key}")
