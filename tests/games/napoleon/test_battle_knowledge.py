"""NAP-25 What is hidden in a battle: the enemy's deployment until both sides are done."""

from grognard.games.napoleon import GAME
from grognard.games.napoleon.battle import fight
from grognard.games.napoleon.battle_knowledge import determinize_battle, redact_battle, view_battle
from grognard.games.napoleon.deployment import DEPLOY_COUNT, DEPLOY_UNIT, empty_line_zones, to_be_deployed
from grognard.games.napoleon.ids import KINDS
from grognard.games.napoleon.picks import MOST_CANCELS
from grognard.games.napoleon.terms import TERMS
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.game import Result
from grognard.kernel.journal import QUIET
from grognard.kernel.state import plain
from grognard.testing import rule, run
from grognard.testing.conformance import conform
from tests.games.napoleon.battle_positions import BELGIUM, BRITAIN, FRANCE, gathered, the_battle


class CoalitionBattle(type(GAME)):
    """One battle of four players: two of them on each side, one of them on both."""

    __module__ = "grognard.games.napoleon"  # for its words

    def new(self, players, options, dice):
        s = gathered(
            {"france": "x 4 infantry 1 cavalry 1 leader", "spain": "x 3 infantry 1 leader"},
            {
                "britain": "x 3 infantry",
                "prussia": "x 2 militia 1 artillery",
                "austria": "x 2 cavalry 1 leader",
            },
            players={"france": 0, "britain": 1, "spain": 2, "prussia": 3, "austria": 2},
        )
        s.dice, s.journal, s.options, s.players = dice, QUIET, options, players
        s.cancels = [MOST_CANCELS] * players
        s.raised = [sum(stack.units[kind] for stack in s.stacks[BELGIUM]) for kind in range(KINDS)] + [0]
        return s

    def play(self, state):
        return fight(state, the_battle(state))

    def result(self, state):
        return Result([[0, 1, 2, 3]], [0] * 4, "battle-broken-line")

    def bound(self, players, options):
        return 100_000


def known(s, player):
    copy = s.clone()
    redact_battle(copy, player)
    return copy


def half_deployed():
    """France has deployed, Britain has begun."""
    s = gathered("x 6 infantry 1 leader", "x 7 infantry 2 cavalry")
    game = run(TERMS, fight(s, the_battle(s)))
    for zone in ("a-left", "a-center", "a-right"):
        game.pick(f"infantry@{zone}", "1", player=FRANCE)
    game.pick("rest_to_reserve", "done", player=FRANCE)
    game.pick("cavalry@b-left", "2", player=BRITAIN)
    return s, game


@rule("NAP-15.8", "NAP-5.10")
def test_nobody_sees_the_enemys_deployment_before_it_is_revealed():
    assert DEPLOY_UNIT.secret and DEPLOY_COUNT.secret
    s, game = half_deployed()
    shown = view_battle(known(s, BRITAIN), BRITAIN)
    assert shown["zones"]["a-left"] == [] and shown["sides"][0]["nations"][0]["waiting"]["infantry"] == 6
    assert shown["zones"]["b-left"] == [{"nation": "britain", "unit": "cavalry", "count": 2}]
    shown = view_battle(known(s, FRANCE), FRANCE)
    assert shown["zones"]["a-left"] == [{"nation": "france", "unit": "infantry", "count": 1}]
    assert shown["zones"]["b-left"] == []
    spectator = view_battle(known(s, None), None)
    assert all(not here for here in spectator["zones"].values())
    for zone in ("b-left", "b-center", "b-right"):
        game.pick(f"infantry@{zone}", "1", player=BRITAIN)
    game.pick("rest_to_reserve", "done", player=BRITAIN)
    assert view_battle(known(s, None), None)["zones"]["a-left"][0]["count"] == 1


@rule("NAP-15.11")
def test_allies_see_what_their_side_has_placed():
    s = gathered({"france": "x 4 infantry", "spain": "x 2 infantry"}, "x 6 infantry", players={"spain": 2})
    game = run(TERMS, fight(s, the_battle(s)))
    game.pick("infantry@a-left", "1", player=2)
    assert view_battle(known(s, FRANCE), FRANCE)["zones"]["a-left"] == []  # Spain is still at it
    game.pick("rest_to_reserve", "done", player=2)
    for zone in ("b-left", "b-center", "b-right"):
        game.pick(f"infantry@{zone}", "1", player=BRITAIN)
    game.pick("rest_to_reserve", "done", player=BRITAIN)
    assert view_battle(known(s, FRANCE), FRANCE)["zones"]["a-left"][0]["nation"] == "spain"
    assert view_battle(known(s, BRITAIN), BRITAIN)["zones"]["a-left"] == []


@rule("NAP-15.8")
def test_imagined_deployments_are_legal_and_stay_hidden():
    s, _ = half_deployed()
    hidden = known(s, BRITAIN)
    hidden.battle.deployed = 1  # as at a checkpoint at which the enemy has finished
    for seed in range(20):
        world = hidden.clone()
        determinize_battle(world, BRITAIN, Dice(key_of(bytes([seed]))))
        b = the_battle(world)
        assert empty_line_zones(b, 0) == [] and to_be_deployed(b, 0) == 0
        redact_battle(world, BRITAIN)
        assert plain(world) == plain(hidden)


@rule("NAP-16.13", "NAP-16.14")
def test_the_board_can_be_shown_in_every_stage_of_a_battle():
    s = gathered("x 2 infantry", "x 2 infantry")
    game = run(TERMS, fight(s, the_battle(s)))
    shown = []
    while not game.over:
        view = view_battle(known(s, None), None)
        shown.append((view["deploying"], view["phase"], view["winner"], view["decision"]))
        question = game.question()
        quiet = [word for word in game.offered(question.player) if word in ("done", "fight_on", "stop")]
        game.pick(quiet[0] if quiet else game.offered(question.player)[0], player=question.player)
    assert shown[0] == (True, "cavalry", "", "")
    assert (False, "infantry", "", "") in shown
    assert shown[-1] == (False, "leader", "defender", "no-contact")  # the pursuit
    assert view_battle(s, None)["winner"] == "defender"


@rule("NAP-15.11", "NAP-15.17")
def test_a_battle_of_coalitions_obeys_the_laws_of_all_games():
    for seed in (1, 2):
        report = conform(CoalitionBattle(), 4, {}, seed, checks=60)
        assert report.worlds > 0
