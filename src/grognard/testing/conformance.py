"""What must hold for every game, whatever its rules. A new game proves itself by calling `conform`.

    from grognard.testing.conformance import conform, conform_words
    conform(GAME, players=3, options={}, seed=1)
    conform_words(GAME)

Each law is a function of its own; `conform` plays a random game and checks the laws at some of its decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.errors import CannotUndo, IllegalChoice
from grognard.kernel.game import LANGUAGES, Game
from grognard.kernel.journal import Event
from grognard.kernel.record import load_record
from grognard.kernel.state import canonical, digest, plain, state_hash
from grognard.kernel.table import Table, new_table
from grognard.testing.figures import almanac_words, chart_is_complete, counted, summary_is_readable
from grognard.words import Words

Policy = Callable[[Choice], Term]


def dice_for(*parts: object) -> Dice:
    """Dice of the test itself, never those of the game."""
    return Dice(key_of(repr(parts).encode()))


def random_options(game: Game[Any], players: int, seed: int) -> dict[str, str]:
    """A random value for every option with values, as far as the combination can be played."""
    dice = dice_for(game.id, players, seed, "options")
    chosen: dict[str, str] = {}
    for option in game.options:
        if option.values:
            trial = {**chosen, option.id: option.values[dice.below(len(option.values))]}
            if _fits(game, players, trial):
                chosen = trial
    return chosen


def _fits(game: Game[Any], players: int, options: dict[str, str]) -> bool:
    try:
        game.settle(players, options)
    except Exception:
        return False
    return True


class Report:
    """What a conformance game did, for those who want figures."""

    def __init__(self) -> None:
        self.decisions = 0
        self.checked = 0
        self.worlds = 0
        self.undone = 0
        self.together = 0
        self.reason = ""


def conform(
    game: Game[Any],
    players: int,
    options: dict[str, str] | None = None,
    seed: int = 1,
    checks: int = 40,
    limit: int = 0,
) -> Report:
    """Play one random game to its end and check all laws, the costly ones at about `checks` decisions.

    `limit` ends the game early after so many decisions, for games that are very long.
    """
    report = Report()
    table = new_table(game, players, str(seed).encode(), options)
    bound = game.bound(players, table.header.options)
    pieces = game.components(table.state)
    dice = dice_for(game.id, players, seed)
    expected = min(bound, limit or bound, 400)
    secrets: list[tuple[Player, bool]] = []
    while not table.over and not (limit and table.number >= limit):
        assert table.number < bound, f"{game.id}: more than {bound} decisions"
        options_are_good(table)
        assert game.components(table.state) == pieces, f"{game.id}: pieces came or went"
        nobody_elses_secret_since_checkpoint(table, secrets)
        if len(table.pending) > 1 and dice.below(4) == 0:
            order_does_not_matter(table, dice.below(1 << 20))
            report.together += 1
        if dice.below(max(1, expected // checks)) == 0:
            report.checked += 1
            everything_here(table, report, dice)
        choice = table.pending[dice.below(len(table.pending))]
        term = choice.options[dice.below(len(choice.options))]
        remember(secrets, table, choice)
        before = table.fork() if dice.below(max(1, expected // checks)) == 0 else None
        table.act(choice.player, term)
        if before is not None and not table.over:
            report.undone += undo_leaves_no_trace(table, before)
    report.decisions = table.number
    if table.over:
        result_is_complete(table)
        report.reason = table.result.reason
    record_gives_the_same_game(table)
    journal_is_readable(table)
    chart_is_complete(table)
    summary_is_readable(table)
    return report


def everything_here(table: Table, report: Report, dice: Dice) -> None:
    """The laws about one decision."""
    plain_data_is_lossless(table)
    fork_is_equal_and_independent(table, dice.below(1 << 20))
    nonsense_is_refused(table, dice)
    questions_are_readable(table)
    for player in range(table.header.players):
        report.worlds += hidden_things_stay_hidden(table, player, dice.below(1 << 20))
    redacting_is_stable(table)


# -- options and refusals ----------


def options_are_good(table: Table) -> None:
    """Options are terms of the vocabulary, never none and never the same twice."""
    assert table.pending, "nobody is asked, and the game is not over"
    asked = [choice.player for choice in table.pending]
    assert len(asked) == len(set(asked)), f"a player is asked twice at once: {table.pending}"
    for choice in table.pending:
        assert choice.options, f"{choice} has no options"
        assert len(set(choice.options)) == len(choice.options), f"{choice} has an option twice"
        assert all(0 <= term < len(table.game.terms) for term in choice.options), f"{choice}"
        assert 0 <= choice.player < table.header.players, f"{choice} asks nobody"
        assert choice.ask in table.game.asks, f"{choice.ask} is not listed in {table.game.id}.asks"


def nonsense_is_refused(table: Table, dice: Dice) -> None:
    """An answer that was not offered raises IllegalChoice, says what is possible, and changes nothing."""
    before = position(table)
    choice = table.pending[0]
    wrong: list[tuple[Player, Any]] = [
        (choice.player, dice.below(len(table.game.terms))),
        (choice.player, -1),
        (choice.player, len(table.game.terms)),
        (choice.player, "no-such-word"),
        (table.header.players, choice.options[0]),
        (-1, choice.options[0]),
    ]
    idle = [p for p in range(table.header.players) if table.choice_of(p) is None]
    wrong += [(player, choice.options[0]) for player in idle[:1]]
    for player, answer in wrong:
        if player == choice.player and answer in choice.options:
            continue
        assert len(refusal(table, player, answer)) > 20, f"{answer!r} is refused without a reason"
        assert position(table) == before, f"the refused answer {answer!r} changed the table"


# -- copies ----------


def position(table: Table) -> tuple[str, int, list[tuple[int, str, tuple[int, ...], list[int]]]]:
    """Everything about a table that its players could notice."""
    asked = [(c.player, c.ask.key, c.about, list(c.options)) for c in table.pending]
    return state_hash(table.state), table.number, asked


def plain_data_is_lossless(table: Table) -> None:
    """The state survives a trip through its plain-data form, and so does its clone."""
    data = plain(table.state)
    again = table.game.read(table.header.players, table.header.options, data)
    assert plain(again) == data, "the state changes on its way through plain data"
    assert again == table.state, "the state that was read back is not equal"
    assert plain(table.state.clone()) == data, "a clone is not equal to its original"


def fork_is_equal_and_independent(table: Table, seed: int) -> None:
    """A fork stands where its original stands, has the same future, and leaves the original alone."""
    before = position(table)
    one, two = table.fork(), table.fork()
    assert position(one) == before, "a fork differs from its original"
    dice = dice_for("fork", seed)
    for _ in range(8):
        if one.over:
            break
        choice = one.pending[dice.below(len(one.pending))]
        term = choice.options[dice.below(len(choice.options))]
        one.act(choice.player, term)
        two.act(choice.player, term)
        assert position(one) == position(two), f"two forks differ after {choice} was answered with {term}"
    assert position(table) == before, "playing on a fork changed the original"


def order_does_not_matter(table: Table, seed: int) -> None:
    """Players who act together may answer in any order."""
    players = table.waiting
    results = []
    for order in (players, list(reversed(players))):
        fork = table.fork()
        for player in order:
            answer_alone(fork, player, seed)
        results.append(position(fork)[::2])
    assert results[0] == results[1], f"the order of answers matters: {players}"


def answer_alone(table: Table, player: Player, seed: int) -> None:
    """This player answers at random until done with the part that runs together."""
    dice = dice_for("alone", seed, player)
    together = table._together
    while table._together is together and (choice := table.choice_of(player)) is not None:
        table.act(player, choice.options[dice.below(len(choice.options))])


# -- secrets ----------


def remember(secrets: list[tuple[Player, bool]], table: Table, choice: Choice) -> None:
    secrets.append((choice.player, choice.ask.secret))


def nobody_elses_secret_since_checkpoint(table: Table, secrets: list[tuple[Player, bool]]) -> None:
    """Since the last checkpoint nobody but those who are asked now has made a secret choice."""
    count = table.together_since
    running = len(table.since) - count
    recent = secrets[len(secrets) - count - running : len(secrets) - running] if count else []
    for choice in table.pending:
        others = [player for player, secret in recent if secret and player != choice.player]
        assert not others, f"{choice.ask} is put after a secret choice of {others} without a CHECKPOINT"


def hidden_things_stay_hidden(table: Table, player: Player, seed: int) -> int:
    """In every world that a player thinks possible, all that the player sees is the same."""
    world = table.world(player, str(seed).encode(), journal=True)
    assert world.view(player) == table.view(player), differences(world.view(player), table.view(player))
    done = [who for who in world.waiting if who not in table.waiting]
    if table.together_since == len(table.since):  # nobody has answered yet of those who act together
        assert not done, f"player {player} learns from who is waited for that {done} had no choice"
    assert [who for who in world.waiting if who not in done] == table.waiting, "others are waited for"
    mine, theirs = table.choice_of(player), world.choice_of(player)
    assert (mine is None) == (theirs is None), f"player {player} is asked in one world only"
    if mine is not None and theirs is not None:
        assert mine.ask is theirs.ask and mine.about == theirs.about, f"{mine} or {theirs}"
        assert mine.options == theirs.options, f"hidden things change the options: {mine} or {theirs}"
    told = [flat(event) for event in table.seen_since_checkpoint(player)]
    assert told == [flat(event) for event in world.seen(player)], f"player {player} reads of hidden things"
    if not done:
        assert refusal(table, player) == refusal(world, player), f"a refusal tells player {player} too much"
    assert counted(table, player) == counted(world, player), f"player {player} counts hidden things"
    return 1


def flat(event: Event) -> tuple[str, Any]:
    return event.told.key, event.values


def refusal(table: Table, player: Player, answer: Term | str = "no-such-word") -> str:
    """What a player is told who gives this wrong answer."""
    try:
        table.act(player, answer)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError(f"{answer!r} of player {player} was accepted")


def redacting_is_stable(table: Table) -> None:
    """What a player knows stays what it is: redacted twice, and through an imagined world."""
    game = table.game
    for player in range(table.header.players):
        known = game.hide(table.checkpointed(), player)
        assert plain(game.hide(known, player)) == plain(known), "redacting twice changes something"
        world = game.imagine(known, player, dice_for("stable", player))
        again = plain(game.hide(world, player))
        assert again == plain(known), differences(again, plain(known))
        seen, told = plain(game.glance(table.state, player)), plain(game.hide(table.state, player))
        seen["dice"] = told["dice"]
        assert seen == told, f"a glance shows player {player} something else: {differences(seen, told)}"
    public = game.hide(table.state, None)
    assert plain(game.hide(public, None)) == plain(public), "redacting twice changes something"


def differences(one: Any, two: Any, path: str = "") -> str:
    """Where two pieces of plain data differ, for the message of a failed test."""
    if isinstance(one, dict) and isinstance(two, dict):
        found = [differences(one.get(k), two.get(k), f"{path}.{k}") for k in {**one, **two}]
        return "; ".join(text for text in found if text)
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        found = [differences(a, b, f"{path}[{n}]") for n, (a, b) in enumerate(zip(one, two, strict=True))]
        return "; ".join(text for text in found if text)
    return "" if one == two else f"{path}: {one!r:.200} is not {two!r:.200}"


# -- undo, records, results ----------


def undo_leaves_no_trace(table: Table, before: Table) -> int:
    """Where undo is allowed, everything is afterwards as it was before; where not, nothing changes."""
    now = position(table)
    trial = table.at(table.number)
    try:
        trial.undo()
    except CannotUndo:
        assert position(trial) == now, "a refused undo changed the table"
        return 0
    assert position(trial) == position(before), "after undo the game stands differently than before"
    for player in [None, *range(table.header.players)]:
        assert trial.view(player) == before.view(player), "after undo a view is different"
    return 1


def record_gives_the_same_game(table: Table) -> None:
    """A record leads to the same state, questions and journal."""
    again = load_record(table.record(), lambda name: table.game)
    assert position(again) == position(table), "the record leads elsewhere"
    assert story(again) == story(table), "the record tells another story"


def story(table: Table) -> list[tuple[int, str, Any, int]]:
    return [(e.number, e.told.key, e.values, e.audience) for e in table.journal.events]


def fingerprint(table: Table) -> str:
    """State, choices and journal in one hash, to compare games between processes."""
    return digest(canonical(plain(table.state)), canonical(plain(story(table))), canonical(table.choices))


def result_is_complete(table: Table) -> None:
    """Every seat has exactly one place and a score."""
    result = table.result
    placed = sorted(player for place in result.places for player in place)
    assert placed == list(range(table.header.players)), f"places {result.places}"
    assert len(result.scores) == table.header.players, f"scores {result.scores}"
    for language in LANGUAGES:
        words = Words(table.game, language)
        words.text(f"end-{result.reason}")
        for details in result.details:
            for key in details:
                words.text(f"score-{key}")


# -- words ----------


def conform_words(game: Game[Any]) -> None:
    """Every ask, term and option has a name in every language, and every telling has a message."""
    missing = []
    for language in LANGUAGES:
        words = Words(game, language)
        missing += [f"{language}: ask-{a.key}" for a in game.asks if not words.has(f"ask-{a.key}")]
        missing += [f"{language}: told-{t.key}" for t in game.tellings if not words.has(f"told-{t.key}")]
        for term in range(len(game.terms)):
            try:
                assert words.term(term).strip(), "an empty name"
            except Exception as error:
                missing.append(f"{language}: {game.terms.word(term)}: {error}")
        for option in game.options:
            if not option.names.get(language):
                missing.append(f"{language}: option {option.id}")
            if len(option.labels.get(language, [])) != len(option.values):
                missing.append(f"{language}: labels of option {option.id}")
        missing += [f"{language}: {key}" for key in almanac_words(game) if not words.has(key)]
        missing += [f"{language}: preset {p.id}" for p in game.presets if not p.names.get(language)]
        if not game.names.get(language):
            missing.append(f"{language}: the name of the game")
    keys = [ask.key for ask in game.asks] + [f"told {told.key}" for told in game.tellings]
    missing += [f"{key} is declared twice" for key in {k for k in keys if keys.count(k) > 1}]
    assert not missing, "; ".join(missing[:20])


def questions_are_readable(table: Table) -> None:
    for language in LANGUAGES:
        words = Words(table.game, language, table.header.seats)
        for choice in table.pending:
            assert words.ask(choice).strip()
            for term in choice.options:
                assert words.term(term).strip()
            known = table.game.hide(table.state, choice.player)
            for hint in table.game.hints(known, choice).values():
                assert words.hint(hint).strip()


def journal_is_readable(table: Table) -> None:
    for event in table.journal.events:
        assert event.told in table.game.tellings, f"{event.told} is not listed in {table.game.id}.tellings"
    for language in LANGUAGES:
        words = Words(table.game, language, table.header.seats)
        for event in table.journal.events:
            assert words.event(event).strip()
