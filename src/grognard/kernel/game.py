"""The description of a game: all that tables, bots, terminals and servers need to know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from grognard.kernel.almanac import Almanac, Hint
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.compiled import mypyc_attr
from grognard.kernel.dice import Dice
from grognard.kernel.errors import BadOption
from grognard.kernel.journal import QUIET, Told
from grognard.kernel.state import State, plain, revive
from grognard.kernel.terms import Vocabulary
from grognard.kernel.weights import Weights

S = TypeVar("S", bound=State)

Options = Mapping[str, str]
"""Every option of the game with the value chosen; values are words."""

LANGUAGES = ("en", "de")


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the rules. Texts are by language; `labels` name the values in the same order.

    An option without values takes any text; `Game.check` says whether it fits.
    """

    id: str
    values: tuple[str, ...]
    default: str
    names: Mapping[str, str]
    labels: Mapping[str, Sequence[str]]
    notes: Mapping[str, str] = field(default_factory=dict)
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options; those it does not name keep their default."""

    id: str
    names: Mapping[str, str]
    set: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the places from first to last (ties share one), scores by seat, and why.

    `reason` names the message `end-<reason>`. `details` are figures by seat, for tables at the end;
    each key names the message `score-<key>`.
    """

    places: list[list[Player]]
    scores: list[int]
    reason: str
    details: list[dict[str, int]] = field(default_factory=list)

    @property
    def winners(self) -> list[Player]:
        return self.places[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. Each game package offers a single instance of its subclass, called GAME."""

    id: ClassVar[str]
    code: ClassVar[str]
    """The prefix of its rule ids."""
    version: ClassVar[int]
    """The rules version: raised when a change makes old records play differently."""
    names: ClassVar[Mapping[str, str]]
    players: ClassVar[range]
    options: ClassVar[Sequence[Option]]
    presets: ClassVar[Sequence[Preset]]
    terms: ClassVar[Vocabulary]
    asks: ClassVar[Sequence[Ask]]
    tellings: ClassVar[Sequence[Told]]
    package: ClassVar[str] = ""
    """The package with its `words` and `rules.md`; if empty, the one that defines the class."""
    almanac: ClassVar[Almanac] = Almanac()
    """What charts and summaries can count; without it there are none."""
    feature_names: ClassVar[Sequence[str]] = ()
    """What `features` counts; empty where the evaluation is made by hand alone."""
    weights: ClassVar[Weights | None] = None
    """What the features are worth, once that was fitted."""
    tells_odds: ClassVar[bool] = False
    """Whether `evaluate` tells the logarithm of odds; where there are weights, it does in any case."""

    # -- rules ----------

    def new(self, players: int, options: Options, dice: Dice) -> S:
        """The state before anything was drawn, rolled or asked. It uses no dice itself."""
        raise NotImplementedError

    def play(self, state: S) -> Procedure[None]:
        """The whole game, from wherever the state stands to its end."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """Places and scores of a finished game."""
        raise NotImplementedError

    def check(self, players: int, options: Options) -> None:
        """Refuse, with a `BadOption`, a combination of options that cannot be played."""

    def bound(self, players: int, options: Options) -> int:
        """More decisions than this no game can have."""
        raise NotImplementedError

    # -- knowledge ----------

    def redact(self, state: S, player: Player | None) -> S:
        """Blank, in the given copy, all that the player (None: a spectator) may not know."""
        raise NotImplementedError

    def determinize(self, state: S, player: Player, dice: Dice) -> S:
        """Fill, in the given redacted copy, the blanks at random, as this player must think possible."""
        raise NotImplementedError

    def view(self, state: S, player: Player | None) -> dict[str, Any]:
        """What the player is shown, as JSON data with words, from a redacted state."""
        raise NotImplementedError

    # -- pieces, people ----------

    def components(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are in all places together; this never changes."""
        return {}

    def seat_name(self, state: S, seat: Player, language: str) -> str:
        """What the seat is called in this game (a colour, a nation), or an empty text."""
        return ""

    def why_not(self, state: S, choice: Choice, term: Term, language: str) -> str:
        """Why this term is no option, as a sentence with its rule id in this language, or an empty text.

        The state is redacted for the asking player.
        """
        return ""

    def hints(self, state: S, choice: Choice) -> dict[Term, Hint]:
        """What can be said of options beforehand: chances, strengths, expected losses.

        The state is redacted for the asked player, so that a hint tells nothing that this player cannot know.
        """
        return {}

    # -- bots ----------

    def evaluate(self, state: S, player: Player) -> float:
        """How well the player stands; higher is better. The state is redacted for that player.

        Made by hand it is in victory points or the like. Where the game has `weights` or `tells_odds` it is
        the logarithm of the player's odds, and `chances` tells from everybody's how likely each is to win.
        """
        if self.weights is None:
            return 0.0
        return self.weights.strength(self.features(state, player), self.progress(state))

    def features(self, state: S, player: Player) -> list[float]:
        """What makes the player likely to win or not, a number for each of `feature_names`.

        The state is redacted for that player. What is the same for everybody tells nothing.
        """
        return []

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1, as far as that can be told."""
        return 0.0

    def prefer(self, state: S, choice: Choice) -> list[float]:
        """How good each option looks to the player who is asked; the state is redacted for that player."""
        return [0.0] * len(choice.options)

    # -- the same for every game ----------

    def settle(
        self, players: int, options: Mapping[str, str] | None = None, preset: str = ""
    ) -> dict[str, str]:
        """All options with their values, or a `BadOption` that says what is wrong."""
        if players not in self.players:
            first, last = self.players[0], self.players[-1]
            raise BadOption(f"{self.id} is for {first} to {last} players, not {players}.")
        chosen = {option.id: option.default for option in self.options}
        if preset:
            found = [p for p in self.presets if p.id == preset]
            if not found:
                known = ", ".join(p.id for p in self.presets) or "none"
                raise BadOption(f"{self.id} has no preset {preset!r}; it has: {known}.")
            chosen.update(found[0].set)
        for key, value in (options or {}).items():
            option = next((o for o in self.options if o.id == key), None)
            if option is None:
                known = ", ".join(o.id for o in self.options) or "none"
                raise BadOption(f"{self.id} has no option {key!r}; it has: {known}.")
            if option.values and str(value) not in option.values:
                allowed = ", ".join(option.values)
                raise BadOption(f"Option {key} of {self.id} can be {allowed}; not {value!r}.")
            chosen[key] = str(value)
        self.check(players, chosen)
        return chosen

    def home(self) -> str:
        """The name of the package that holds the game's files."""
        return self.package or type(self).__module__

    def hide(self, state: S, player: Player | None) -> S:
        """A copy of the state with everything gone that the player may not know, dice included."""
        copy: Any = state.clone()
        copy.dice = Dice(bytes(32))
        copy.journal = QUIET
        return self.redact(copy, player)

    def glance(self, state: S, player: Player | None) -> S:
        """What the player knows of an imagined world, for one look: `hide`, without a copy if all is known.

        Nobody may change it, keep it, or roll its dice. A game in which little is hidden gains much by it.
        """
        return self.hide(state, player)

    def imagine(self, hidden: S, player: Player, dice: Dice) -> S:
        """A possible world of a player, from what that player knows."""
        return self.determinize(hidden.clone(), player, dice)

    def read(self, players: int, options: Options, data: Any) -> S:
        """The state with this plain form."""
        return revive(self.new(players, options, Dice(bytes(32))), data)

    def write(self, state: S) -> Any:
        """The plain form of the state."""
        return plain(state)
