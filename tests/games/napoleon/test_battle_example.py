"""NAP-28 W3 to W6: the grand battle in Belgium, die by die."""

from grognard.games.napoleon.battle import fight
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import TERMS, ZONE_IDS
from grognard.testing import Run, rule, run
from tests.games.napoleon.battle_positions import (
    BELGIUM,
    BRITAIN,
    FRANCE,
    at,
    gathered,
    lost,
    pairs,
    the_battle,
)

FRENCH = "left 10 infantry 4 cavalry 3 artillery 2 leader"
BRITISH = "left 9 infantry 2 cavalry 2 artillery 1 leader"

ROUND_1 = [
    *pairs(5, 7, 10), 5,  # the three French guns: one hit, to the retreat zone
    *pairs(6, 9), 4,  # the two British guns
    *pairs(6, 8),  # two British infantry miss
    *pairs(5, 7),  # the French leader rallies nobody
    *pairs(7, 9),  # the British leader rallies with the second attempt
]  # fmt: skip
ROUND_2 = [
    *pairs(3, 7, 9), 1, *pairs(11), 5,  # French infantry at squares
    *pairs(10), 2,  # French infantry at cavalry
    *pairs(5),  # British infantry at the French centre
    *pairs(10), 5, *pairs(7),  # two British squares
    *pairs(3, 8),  # French rallying
    *pairs(6),  # British rallying
]  # fmt: skip
ROUND_3 = [
    *pairs(9, 7),  # French cavalry charges home at a fresh square
    *pairs(4, 8),  # and at another one
    *pairs(8, 8),  # British cavalry at infantry
    *pairs(5, 9),  # again
    *pairs(7), 2, *pairs(9), 6,  # two French guns at squares
]  # fmt: skip
PURSUIT = [2, 4, 5, 1, 4, 3, 6, 5, 2, 4, 6]


def deployed(*dice: int) -> tuple[NapoleonState, Run]:
    """Both sides deploy as in the book; the first French cavalry phase is pending."""
    s = gathered(FRENCH, BRITISH, list(dice))
    game = run(TERMS, fight(s, the_battle(s)))
    for where, count in [
        ("infantry@a-left", 5), ("cavalry@a-left", 3), ("artillery@a-left", 3), ("leader@a-left", 1),
        ("infantry@a-center", 3), ("infantry@a-right", 2),
    ]:  # fmt: skip
        place(game, FRANCE, where, count)
    game.pick("rest_to_reserve", "done", player=FRANCE)
    for where, count in [
        ("infantry@b-left", 3), ("infantry@b-center", 3), ("artillery@b-center", 2), ("infantry@b-right", 3),
    ]:  # fmt: skip
        place(game, BRITAIN, where, count)
    game.pick("rest_to_reserve", "done", player=BRITAIN)
    return s, game


def place(game: Run, player: int, where: str, count: int) -> None:
    game.pick(where, player=player)
    if game.asks(player, "deploy_count"):
        game.pick(str(count), player=player)


def move(game: Run, count: int, unit: str, zone: str) -> None:
    for _ in range(count):
        answer(game, unit, act_kind="move", act_zone=zone)


def fire(game: Run, count: int, unit: str, target: str) -> None:
    for _ in range(count):
        answer(game, unit, act_kind="fire", act_target=target)


def charge(game: Run, count: int, unit: str, target: str, square: str, then: str = "") -> None:
    for _ in range(count):
        answer(game, unit, act_kind="charge", act_target=target, react_square=square, call_off=then)


def rally(game: Run, *leaders: str) -> None:
    for leader in leaders:
        answer(game, leader, act_kind="rally", rally_type="infantry")


def answer(game: Run, unit: str, **words: str) -> None:
    """A unit acts; what the engine can take itself is not asked."""
    game.pick(unit)
    while not game.over and (key := game.question().ask.key) in words:
        game.pick(words.pop(key))


def play_round_1(game: Run) -> None:
    move(game, 1, "cavalry@a-reserve", "a-left")
    game.pick("done")
    move(game, 2, "cavalry@b-reserve", "b-center")
    game.pick("done")
    fire(game, 3, "artillery@a-left", "infantry")
    fire(game, 2, "artillery@b-center", "infantry")
    move(game, 4, "infantry@a-left", "middle-left")
    move(game, 1, "infantry@a-left", "a-center")
    game.pick("done")
    move(game, 2, "infantry@b-center", "b-left")
    move(game, 1, "infantry@b-center", "middle-center")
    move(game, 1, "infantry@b-right", "b-center")
    fire(game, 2, "infantry@b-left", "infantry")
    game.pick("done")
    rally(game, "leader@a-reserve", "leader@a-reserve:second")
    move(game, 1, "leader@a-left", "middle-left")
    game.pick("done")
    rally(game, "leader@b-reserve", "leader@b-reserve:second")


def play_round_2(game: Run) -> None:
    game.pick("fight_on")
    move(game, 4, "cavalry@a-left", "middle-left")
    charge(game, 4, "cavalry@middle-left:second", "infantry", "square", "call_off")
    game.pick("fight_on")
    move(game, 2, "cavalry@b-center", "middle-center")
    charge(game, 2, "cavalry@middle-center:second", "infantry", "square", "call_off")
    game.pick("fight_on")
    move(game, 3, "artillery@a-left", "middle-left")
    game.pick("fight_on")
    move(game, 2, "artillery@b-center", "middle-center")
    game.pick("fight_on")
    fire(game, 4, "infantry@middle-left", "infantry:square")
    move(game, 1, "infantry@a-right", "a-center")
    for _ in range(2):
        answer(game, "infantry@a-center:square", act_kind="dissolve")
    fire(game, 1, "infantry@a-center", "cavalry")
    game.pick("done", "fight_on")
    fire(game, 1, "infantry@middle-center", "infantry")
    move(game, 1, "infantry@b-center", "middle-center")
    move(game, 1, "infantry@b-reserve", "b-left")
    fire(game, 2, "infantry@b-left:square", "infantry")
    game.pick("done", "fight_on")
    rally(game, "leader@a-reserve", "leader@a-reserve:second")
    game.pick("done", "fight_on")
    rally(game, "leader@b-reserve")
    move(game, 1, "leader@b-reserve:second", "b-left")


def play_round_3(game: Run) -> None:
    game.pick("fight_on")
    charge(game, 1, "cavalry@middle-left", "infantry", "square", "charge_home")
    charge(game, 1, "cavalry@middle-left:second", "infantry:square", "")
    game.pick("done", "fight_on")
    charge(game, 1, "cavalry@middle-center", "infantry", "stand")
    charge(game, 1, "cavalry@middle-center:second", "infantry", "stand")
    game.pick("fight_on")
    fire(game, 2, "artillery@middle-left", "infantry:square")


def play_pursuit(game: Run) -> None:
    for target in ("artillery",) * 3:
        answer(game, "cavalry", pursue_target=target)
    for target in ("leader",) * 4 + ("infantry",) * 4:
        answer(game, "infantry", pursue_target=target)


def board(s: NapoleonState) -> dict[str, str]:
    """All zones that are not empty."""
    return {zone: here for zone in ZONE_IDS if (here := at(s, zone))}


@rule(
    "NAP-15.4", "NAP-15.8", "NAP-16.1", "NAP-16.5", "NAP-17.1", "NAP-17.2", "NAP-17.3", "NAP-17.5", "NAP-19.1"
)
def test_W3_first_round_of_the_battle_in_belgium():
    s, game = deployed(*ROUND_1)

    play_round_1(game)

    assert the_battle(s).grand
    assert board(s) == {
        "middle-left": "4 infantry 1 leader",
        "a-left": "4 cavalry 3 artillery",
        "a-center": "3 infantry",
        "a-right": "2 infantry",
        "a-reserve": "1 leader",
        "a-retreat": "1 infantry",
        "b-left": "4 infantry",
        "middle-center": "1 infantry",
        "b-center": "1 infantry 2 cavalry 2 artillery",
        "b-right": "2 infantry",
        "b-reserve": "1 infantry 1 leader",
    }
    assert game.asks(FRANCE, "phase_retreat")


@rule("NAP-16.4", "NAP-17.4", "NAP-18.9", "NAP-18.10", "NAP-18.12")
def test_W4_second_round_squares_and_called_off_charges():
    s, game = deployed(*ROUND_1, *ROUND_2)
    play_round_1(game)

    play_round_2(game)

    assert board(s) == {
        "middle-left": "3 infantry 4 cavalry 3 artillery 1 leader",
        "a-center": "4 infantry",
        "a-right": "1 infantry",
        "a-reserve": "1 infantry 1 leader",
        "a-retreat": "1 infantry",
        "b-left": "1 infantry 1 leader 2 infantry:square",
        "middle-center": "2 infantry 1 cavalry 2 artillery",
        "b-right": "2 infantry",
        "b-retreat": "1 infantry",
    }
    assert lost(s, BRITAIN) == "1 infantry 1 cavalry"
    assert lost(s, FRANCE) == ""


@rule("NAP-18.4", "NAP-18.6", "NAP-18.7", "NAP-18.15", "NAP-19.5", "NAP-20.1")
def test_W5_third_round_charges_and_the_broken_line():
    s, game = deployed(*ROUND_1, *ROUND_2, *ROUND_3)
    play_round_1(game)
    play_round_2(game)

    play_round_3(game)

    assert lost(s, FRANCE) == "1 infantry 1 cavalry"
    assert lost(s, BRITAIN) == "2 infantry 1 cavalry"
    assert at(s, "b-left") == "1 leader"
    assert at(s, "b-retreat") == "3 infantry 1 cavalry"
    assert the_battle(s).winner == 0
    assert game.asks(FRANCE, "pursue", ["cavalry", "infantry", "stop"])


@rule(
    "NAP-19.7",
    "NAP-20.2",
    "NAP-20.3",
    "NAP-20.4",
    "NAP-20.5",
    "NAP-20.6",
    "NAP-20.7",
    "NAP-20.8",
    "NAP-20.13",
)
def test_W6_pursuit():
    s, game = deployed(*ROUND_1, *ROUND_2, *ROUND_3, *PURSUIT)
    play_round_1(game)
    play_round_2(game)
    play_round_3(game)

    play_pursuit(game)

    assert game.over and the_battle(s).fought
    assert lost(s, BRITAIN) == "3 infantry 1 cavalry 2 artillery 1 leader"
    assert lost(s, FRANCE) == "1 infantry 1 cavalry"
    assert s.dice.script == []
    stacks = {stack.nation: stack.units for stack in s.stacks[BELGIUM]}
    assert stacks == {FRANCE: (9, 0, 0, 3, 0, 0, 3, 2), BRITAIN: (6, 0, 0, 1, 0, 0, 0, 0)}
