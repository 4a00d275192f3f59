"""A table runs one game: it asks, takes answers, shows views, forks, goes back and keeps the record."""

from __future__ import annotations

import secrets
from typing import Any

from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.dice import key_of
from grognard.kernel.driver import Driver
from grognard.kernel.errors import CannotUndo, GrognardError, IllegalChoice
from grognard.kernel.game import Game, Result
from grognard.kernel.header import Header, Past
from grognard.kernel.journal import EVERYBODY, QUIET, Event, Journal
from grognard.kernel.state import canonical, digest, plain


class Table(Driver):
    """One game being played.

    `pending` holds the choices that are waiting for an answer, more than one while players act together.
    A table made with `keep=False` is for playouts: it takes no copies at checkpoints, so that it cannot
    fork, undo or write a record.
    """

    __slots__ = (
        "_base",
        "_keep",
        "_past",
        "_since",
        "_together_at",
        "_told_at_base",
        "_trail",
        "game",
        "header",
        "journal",
        "number",
        "state",
    )

    def __init__(
        self,
        header: Header,
        state: Any = None,
        base: Any = None,
        past: Past | None = None,
        journal: Journal | None = None,
        keep: bool = True,
        trail: list[tuple[int, str]] | None = None,
    ) -> None:
        """A table that runs from the given state (None: from the beginning); `base` is a copy of it."""
        super().__init__()
        self.header = header
        self.game: Game[Any] = header.game
        self.journal = QUIET if journal is None else journal
        if state is None:
            state = self.game.new(header.players, header.options, header.dice())
        self.state: Any = state
        self.number = past.number if past is not None else 0
        self._past = past
        self._since: list[tuple[Player, Term]] = []
        self._together_at = 0
        self._told_at_base = len(self.journal.events)
        self._keep = keep
        self._trail = trail
        self._base: Any = state.clone() if keep and base is None else base
        if self.journal.loud:
            self.journal.number = self.number
        state.journal = self.journal
        if keep:
            state.dice.rolled = []
        self.start(self.game.play(state))
        self._renew_dice()

    # -- asking and answering ----------

    def act(self, player: Player, option: Term | str) -> None:
        """The player answers with a term (or its word) out of the options. Anything else changes nothing."""
        for choice in self.pending:
            if choice.player == player:
                break
        else:
            raise IllegalChoice(self._not_asked(player))
        term = self.game.terms.number_of(option) if isinstance(option, str) else option
        if term is None or term not in choice.options:
            raise IllegalChoice(self._not_offered(choice, option))
        self._take(choice, term)

    def _take(self, choice: Choice, term: Term) -> None:
        self.number += 1
        if self._keep:
            self._since.append((choice.player, term))
        if self.journal.loud:
            self.journal.number = self.number
        self.answer(choice, term)
        if self.header.new_dice:
            self._renew_dice()

    def _renew_dice(self) -> None:
        """Where the game was continued elsewhere, the dice are new: nobody knows them from the replay."""
        for after, seed in self.header.new_dice:
            if after == self.number:
                self.state.dice.renew(key_of(seed))

    def _repeat(self, player: Player, term: Term) -> None:
        """An answer that was given before in the same position."""
        for choice in self.pending:
            if choice.player == player:
                self._take(choice, term)
                return
        raise IllegalChoice(self._not_asked(player))

    def at_together(self) -> None:
        self._together_at = len(self._since)

    def at_checkpoint(self) -> None:
        """Keep a copy of the state, from which forks, worlds and undo start."""
        if not self._keep:
            return
        if self._since:
            self._past = Past(self._past, self._since)
            self._since = []
        self._base = self.state.clone()
        self._told_at_base = len(self.journal.events)
        self.state.dice.rolled = []
        if self._trail is not None and (not self._trail or self._trail[-1][0] != self.number):
            self._trail.append((self.number, self._chain()))

    def _chain(self) -> str:
        """The hash of this checkpoint: it covers the one before, the choices since, and the state."""
        assert self._trail is not None
        before = self._trail[-1][1] if self._trail else canonical(self.header.plain()).hex()
        choices = self._past.choices if self._past is not None else []
        return digest(before.encode(), canonical(plain(choices)), canonical(plain(self.state)))

    # -- refusals ----------

    def _not_asked(self, player: Player) -> str:
        if self.over:
            return "The game is over; nobody is asked any more."
        if not 0 <= player < self.header.players:
            return f"There is no seat {player}; the seats are 0 to {self.header.players - 1}."
        waiting = " and ".join(f"seat {choice.player}" for choice in self.pending)
        return f"Seat {player} is not asked anything now; the game waits for {waiting}."

    def _not_offered(self, choice: Choice, option: Term | str) -> str:
        terms = self.game.terms
        if isinstance(option, str):
            term = terms.number_of(option)
            said = option
        else:
            term = option if 0 <= option < len(terms) else None
            said = str(option) if term is None else terms.word(term)
        reason = ""
        if term is not None:
            hidden = self.game.hide(self.state, choice.player)
            reason = self.game.why_not(hidden, choice, term, "en")
        offered = ", ".join(terms.word(each) for each in choice.options)
        reason = reason or f"{said!r} is no answer to {choice.ask.key} ({choice.ask.rule})."
        return f"{reason} You can choose: {offered}."

    # -- looking ----------

    @property
    def waiting(self) -> list[Player]:
        """The players who must answer now."""
        return [choice.player for choice in self.pending]

    def choice_of(self, player: Player) -> Choice | None:
        """What this player is asked now, if anything."""
        for choice in self.pending:
            if choice.player == player:
                return choice
        return None

    def offered(self, player: Player) -> list[str]:
        """The words of what this player may answer now."""
        choice = self.choice_of(player)
        return [] if choice is None else [self.game.terms.word(term) for term in choice.options]

    def view(self, player: Player | None) -> dict[str, Any]:
        """What this player may see, as plain data; None is a spectator."""
        return self.game.view(self.game.hide(self.state, player), player)

    def seen(self, player: Player | None, since: int = 0) -> list[Event]:
        """What this player knows to have happened."""
        return self.journal.seen_by(player, since)

    def seen_since_checkpoint(self, player: Player | None) -> list[Event]:
        """What this player knows to have happened since the last checkpoint."""
        return [event for event in self.journal.events[self._told_at_base :] if event.is_seen_by(player)]

    @property
    def since(self) -> list[tuple[Player, Term]]:
        """The choices made since the last checkpoint."""
        return self._since

    @property
    def together_since(self) -> int:
        """How many of the choices since the checkpoint were made before the `Together` now running."""
        return self._together_at if self._together is not None else len(self._since)

    @property
    def result(self) -> Result:
        """Places and scores; only when the game is over."""
        if not self.over:
            raise GrognardError("The game is not over; there is no result.")
        return self.game.result(self.state)

    @property
    def choices(self) -> list[tuple[Player, Term]]:
        """All choices made at this table, in order."""
        chain = []
        past = self._past
        while past is not None:
            chain.append(past.choices)
            past = past.earlier
        made = [choice for choices in reversed(chain) for choice in choices]
        return made + self._since

    # -- other tables ----------

    def fork(self, keep: bool = True) -> Table:
        """An independent table at the same point, without a journal; its dice will fall the same."""
        base = self.checkpointed()
        twin = Table(self.header, base.clone(), base, self._past, None, keep)
        for player, term in self._since:
            twin._repeat(player, term)
        return twin

    def continued(self, seed: bytes | None = None) -> Table:
        """Another game that goes on from here with new dice, whoever knows how this one ended."""
        made = self.choices
        if len(made) != self.number:
            raise GrognardError("This table does not know how its game began.")
        fresh = secrets.token_bytes(32) if seed is None else seed
        twin = Table(self.header.renewed(self.number, fresh), journal=Journal())
        for player, term in made:
            twin._repeat(player, term)
        return twin

    def checkpointed(self) -> Any:
        """The state at the last checkpoint. Nobody may change it."""
        if self._base is None:
            raise GrognardError("This table was made for playouts only (keep=False): no fork, no undo.")
        return self._base

    def world(self, player: Player, key: bytes, keep: bool = True, journal: bool = False) -> Table:
        """A table as this player must think possible; see `Knowledge.world`."""
        from grognard.kernel.knowledge import knowledge_of

        return knowledge_of(self, player).world(key, keep, journal)

    def at(self, number: int, journal: bool = True) -> Table:
        """The game as it stood after so many choices."""
        if not 0 <= number <= self.number:
            raise GrognardError(f"The game has {self.number} choices; there is no choice {number}.")
        made = self.choices
        if len(made) != self.number:
            raise GrognardError("This table does not know how its game began.")
        table = Table(self.header, journal=Journal() if journal else None)
        for player, term in made[:number]:
            table._repeat(player, term)
        return table

    # -- going back ----------

    def undo(self, player: Player | None = None, consent: bool = False) -> None:
        """Take back the last choice, as long as nobody's information has changed since.

        With the `consent` of all it is taken back in any case.
        """
        last = self._last(player)
        before = self._before_last()
        if not consent:
            self._check_undo(before, last)
        self.journal = before.journal
        self.state = before.state
        self.number = before.number
        self.pending = before.pending
        self.over = before.over
        self._base = before._base
        self._past = before._past
        self._since = before._since
        self._together_at = before._together_at
        self._told_at_base = before._told_at_base
        self._procedure = before._procedure
        self._together = before._together
        self._subs = before._subs

    def can_undo(self, player: Player | None = None) -> bool:
        """Whether `undo` would be allowed now. What costs little is asked first."""
        try:
            last = self._last(player)
            self._check_silent(last[0])
            self._check_undo(self._before_last(), last)
        except CannotUndo:
            return False
        return True

    def _last(self, player: Player | None) -> tuple[Player, Term]:
        """The last choice, which this player (None: whoever) wants to take back."""
        if self.number == 0:
            raise CannotUndo("nothing", "Nothing has been chosen that could be taken back.")
        made = self._since or self.choices
        if not self._since and len(made) != self.number:
            raise CannotUndo("unknown", "This table does not know what was chosen before.")
        if player is not None and made[-1][0] != player:
            raise CannotUndo(
                "not-yours", f"The last choice was made by seat {made[-1][0]}, not by seat {player}."
            )
        return made[-1]

    def _before_last(self) -> Table:
        """The table as it stood before the last choice."""
        if not self._since:
            return self.at(self.number - 1, journal=self.journal.loud)
        journal = Journal() if self.journal.loud else QUIET
        journal.events.extend(self.journal.events[: self._told_at_base])
        base = self.checkpointed()
        before = Table(self.header, base.clone(), base, self._past, journal)
        for who, term in self._since[:-1]:
            before._repeat(who, term)
        return before

    def _check_silent(self, player: Player) -> None:
        """Refuse when others have been told of this player's last choice."""
        for event in reversed(self.journal.events):
            if event.number < self.number:
                return
            if event.audience == EVERYBODY or event.audience & ~(1 << player):
                raise CannotUndo("seen", "Others have already seen what you did.")

    def _check_undo(self, before: Table, last: tuple[Player, Term]) -> None:
        """Refuse when dice fell, or when somebody has learned something by the last choice."""
        player, term = last
        if self.over:
            raise CannotUndo("over", "The game is over.")
        if before.state.dice != self.state.dice:
            raise CannotUndo("dice", "Dice were rolled or cards drawn after that choice.")
        self._check_silent(player)
        for other in [None, *range(self.header.players)]:
            if other == player:
                continue
            if not self._shows_the_same(before, other):
                raise CannotUndo("seen", "Others have already seen what you did.")
        for key in (b"undo 1", b"undo 2", b"undo 3"):
            try:
                world = before.world(player, key)
                world.act(player, term)
            except GrognardError:
                raise CannotUndo("learned", "That choice has shown you something new.") from None
            if not self._shows_the_same(world, player):
                raise CannotUndo("learned", "That choice has shown you something new.")

    def _shows_the_same(self, other: Table, player: Player | None) -> bool:
        """Whether the player sees the same at both tables: surely where all that he may know is equal."""
        here, there = self.game.hide(self.state, player), self.game.hide(other.state, player)
        return bool(here == there) or self.game.view(here, player) == self.game.view(there, player)

    # -- records ----------

    def record(self, with_state: bool = False) -> dict[str, Any]:
        """The whole game: header, choices as words, a hash per checkpoint. It holds every secret.

        `with_state` adds the state at the last checkpoint, from which `load` can resume without replaying.
        """
        from grognard.kernel.record import write_record

        return write_record(self, with_state)


def new_table(
    game: Game[Any],
    players: int,
    seed: bytes | None = None,
    options: dict[str, str] | None = None,
    preset: str = "",
    seats: list[str] | None = None,
    journal: bool = True,
    keep: bool = True,
) -> Table:
    """A new table, ready for the first choice. Without a seed a secret one is drawn."""
    chosen = game.settle(players, options, preset)
    names = list(seats) if seats is not None else [""] * players
    if len(names) != players:
        raise GrognardError(f"{players} players need {players} seat names, not {len(names)}.")
    return Table(
        Header(game, players, chosen, secrets.token_bytes(32) if seed is None else seed, names),
        journal=Journal() if journal else None,
        keep=keep,
    )
