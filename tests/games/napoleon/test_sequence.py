"""NAP-4 Sequence of play."""

from __future__ import annotations

from grognard.games.napoleon import GAME
from grognard.games.napoleon.ids import FRANCE
from grognard.games.napoleon.peace import make_peace
from grognard.games.napoleon.relations import end_war, release
from grognard.games.napoleon.turn import (
    MONTH,
    TURN,
    end_of_month,
    is_production_month,
    nation_turns,
    next_month,
    play,
)
from grognard.kernel.table import Table, new_table
from grognard.testing import Run, rule
from tests.games.napoleon.positions import go, nation, position, put, told, units


def pass_until(game: Run, key: str, player: int | None = None) -> None:
    """Everybody does as little as possible until this question is asked."""
    for _ in range(500):
        choice = game.question()
        if choice.ask.key == key and (player is None or choice.player == player):
            return
        offered = game.offered()
        for word in ("done", "end", "pass", "stop"):
            if word in offered:
                game.pick(word, player=choice.player)
                break
        else:
            game.pick(offered[0], player=choice.player)
    raise AssertionError(f"{key} was not asked")


def idle_table(options: dict[str, str], players: int = 2) -> Table:
    """A table at which everybody does nothing, until the game is over."""
    table = new_table(GAME, players, b"1", options)
    for _ in range(3000):
        if table.over:
            return table
        choice = table.pending[0]
        words = table.offered(choice.player)
        quiet = [word for word in ("done", "end", "go_on", "avoid", "fight_on") if word in words]
        table.act(choice.player, quiet[0] if quiet else words[0])
    raise AssertionError("the game goes on and on")


@rule("NAP-4.1")
def test_a_turn_is_movement_and_then_the_battles() -> None:
    names = [part.name for part in TURN]
    assert names.index("start window") < names.index("movement") < names.index("battles")
    assert names.index("battles") < names.index("consequences") < names.index("after window")
    assert names[-2:] == ["uprisings", "forced battles"]


@rule("NAP-4.2", "NAP-3.10")
def test_every_active_nation_has_one_turn_a_month_in_turn_order() -> None:
    s = position(
        "france britain russia", active="france", paris="france 1 infantry", london="britain 1 infantry"
    )
    put(s, "moscow", "russia 1 infantry")
    game = go(play(s))
    for word in ("france", "britain", "russia", "france"):
        pass_until(game, "move_action")
        assert s.active == nation(word)
        game.pick("end")
    assert (s.round, s.month, s.year) == (1, 10, 1805)


@rule("NAP-4.3")
def test_production_follows_march_june_september_and_december() -> None:
    s = position("france britain")
    months = []
    for _ in range(12):
        if is_production_month(s):
            months.append(s.month)
        go(next_month(s))
    assert months == [9, 12, 3, 6] and (s.year, s.month) == (1806, 9)


@rule("NAP-4.4", "NAP-20.12")
def test_all_movement_comes_before_the_first_battle_and_sea_battles_are_fought_at_once() -> None:
    s = position(
        "france austria",
        war="france-austria",
        dice=[1, 1, 1, 1],
        alsace="france 1 infantry",
        provence="france 1 infantry",
        baden="austria 1 infantry",
        piedmont="austria 1 infantry",
        port_provence="france 1 squadron",
        gulf_of_lions="austria 1 squadron",
    )
    s.owner[nation("france")] = FRANCE
    game = go(nation_turns(s))
    pass_until(game, "move_action", 0)
    game.pick("land", "alsace", "infantry", "go", "baden")
    assert game.asks(0, "move_action")  # the battle waits
    game.pick("fleet", "port-provence")  # one squadron, one sea area
    assert game.asks(0, "sea_intent")  # this one does not
    game.pick("fight", player=0).pick("fight", player=1)
    assert "sea_fought" in told(s)
    pass_until(game, "move_action", 0)
    game.pick("land", "provence", "infantry", "go", "piedmont", "end")
    assert game.asks(1, "battle_next", ["baden", "piedmont"])


@rule("NAP-4.5", "NAP-13.1")
def test_an_uncontrolled_nation_has_no_turn_and_no_production() -> None:
    s = position("france britain", active="france", berlin="prussia 3 infantry", options={"length": "custom"})
    game = go(play(s))
    while not game.over:
        assert game.question().about[:1] != (GAME.terms["prussia"],)
        words = game.offered()
        quiet = [word for word in ("done", "end") if word in words]
        game.pick(quiet[0] if quiet else words[0])
    assert s.pp[nation("prussia")] == 0 and s.pap[nation("prussia")] == 0
    assert units(s, "prussia", "berlin") == "3 infantry"


@rule("NAP-4.6", "NAP-22.2", "NAP-1.2")
def test_a_historical_game_ends_at_the_moment_france_sues_for_peace() -> None:
    table = new_table(GAME, 2, b"1", {"mode": "historical"})
    table.act(0, "sue_for_peace")
    table.act(0, "france")
    assert table.over and table.result.reason == "france-beaten" and table.result.winners == [1]


@rule("NAP-4.7")
def test_the_turn_ends_when_the_active_nation_stops_being_active() -> None:
    s = position("france britain", active="prussia", control="prussia-france", berlin="prussia 2 infantry")
    s.turn = 2  # Prussia's place when France is first
    game = go(nation_turns(s))
    pass_until(game, "move_action", 0)
    release(s, nation("prussia"))
    game.pick("land", "berlin", "infantry", "1", "go", "silesia")
    assert game.over or s.active != nation("prussia")


@rule("NAP-4.7")
def test_battles_between_nations_that_made_peace_are_cancelled() -> None:
    s = position("france austria", war="france-austria", bavaria="france 6 infantry, austria 6 infantry")
    game = go(nation_turns(s))
    pass_until(game, "move_action", 0)
    end_war(s, FRANCE, nation("austria"))
    s.unsettled = []
    game.pick("end")
    assert s.battle is None and "grand_battle_begun" not in told(s)


@rule("NAP-4.2")
def test_a_month_has_its_parts_in_this_order() -> None:
    assert [part.name for part in MONTH] == [
        "turns",
        "end of month",
        "production: PAP",
        "production: window",
        "production: turns",
        "next month",
    ]


@rule("NAP-1.3", "NAP-22.1", "NAP-26.1")
def test_an_unhistorical_game_ends_after_the_agreed_months_without_production() -> None:
    table = idle_table({"length": "custom", "custom_rounds": "1"})
    assert table.result.reason == "length" and table.state.round == 1
    assert table.state.pp[FRANCE] == 0  # September would have had production


@rule("NAP-22.4", "NAP-22.17", "NAP-26.1")
def test_with_a_time_limit_the_expiry_is_reported_at_a_month_end() -> None:
    s = position("france britain", options={"length": "time_limit"})
    game = go(end_of_month(s))
    assert game.asks(0, "time_check", ["go_on", "time_up"])
    game.pick("go_on")
    assert game.over and s.ended == ""
    try:
        go(end_of_month(s), "time_up")
    except Exception:  # the game ends here
        assert s.ended == "time-limit"
    s = position("france britain", options={"length": "time_limit"})
    s.round = 599
    try:
        go(end_of_month(s))
    except Exception:
        assert s.ended == "time-limit"


def test_peace_in_the_own_turn_does_not_end_it() -> None:
    s = position("france austria", war="france-austria", paris="france 1 infantry")
    game = go(nation_turns(s))
    pass_until(game, "move_action", 0)
    make_peace(s, FRANCE)
    game.pick("land", "paris", "infantry", "go", "picardy")
    pass_until(game, "move_action")
    assert s.active == FRANCE
