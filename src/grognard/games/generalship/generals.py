"""GEN-6 Generals, commander, political power."""

from __future__ import annotations

from grognard.games.generalship.book import ABILITY, NOBODY, PAGES, Ability, General
from grognard.games.generalship.state import EVERYBODY, GenState
from grognard.games.generalship.terms import AS_COMMANDER, AS_POWER, DONE, DRAW, GENERAL, GENERAL_AT, USE
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

GENERAL_MODE = Ask("general_mode", "GEN-6.3", "keyword")
GENERAL_CARD = Ask("general_card", "GEN-6.3", "general", secret=True)
GENERAL_ROLE = Ask("general_role", "GEN-6.3", "keyword")

DREW_GENERALS = Told("drew_generals", "GEN-6.3", "who:player", "n:number")
YOUR_GENERALS = Told("your_generals", "GEN-6.3", "cards:terms")
APPOINTED = Told("appointed", "GEN-6.4", "who:player", "general:term")
MORE_POWER = Told("more_power", "GEN-6.2", "who:player", "n:number")
LESS_POWER = Told("less_power", "GEN-6.2", "who:player", "n:number")
COMMANDER_LOST = Told("commander_lost", "GEN-6.4", "who:player", "general:term")

FIRST = 0
USING = 1
USED = 2
"""Steps of the general action: before the choice, using cards, at least one used."""


# -- procedures ----------


def general_action(s: GenState, player: Player) -> Procedure[None]:
    """GEN-6.3 Draw generals, or use any number of unused ones."""
    if s.step == FIRST:
        options = [DRAW, USE] if can_use(s, player) else [DRAW]
        if (yield Choice(player, GENERAL_MODE, options)) == DRAW:
            draw_generals(s, player)
            return
        if not s.unused[player]:
            promote_rightmost(s, player)
            return
        s.step = USING
        s.appointed = False
    yield from use_generals(s, player)


def use_generals(s: GenState, player: Player) -> Procedure[None]:
    """GEN-6.3 At most one as new commander, any number as political power, at least one in all."""
    while s.unused[player] or s.picked != NOBODY:
        if s.picked == NOBODY:
            yield CHECKPOINT
            options = [GENERAL[card] for card in sorted(s.unused[player])]
            if s.step == USED:
                options.append(DONE)
            chosen = yield Choice(player, GENERAL_CARD, options)
            if chosen == DONE:
                return
            s.picked = GENERAL_AT[chosen]
            s.unused[player].remove(s.picked)
        yield CHECKPOINT
        roles = [AS_POWER] if s.appointed else [AS_COMMANDER, AS_POWER]
        role = yield Choice(player, GENERAL_ROLE, roles)
        card, s.picked = s.picked, NOBODY
        if role == AS_COMMANDER:
            appoint(s, player, card)
            s.appointed = True
        else:
            add_power(s, player, card, 1 << player)
        s.step = USED


# -- queries ----------


def can_use(s: GenState, player: Player) -> bool:
    """GEN-6.3, 6.5 Unused cards; or nothing but political power to appoint a commander from."""
    if s.unused[player]:
        return True
    return s.commander[player] == NOBODY and bool(s.power[player])


def ability(s: GenState, player: Player, kind: str) -> Ability | None:
    """GEN-6.9, 6.13 The commander's ability if it is of this kind. Only commanders count."""
    general = s.commander[player]
    if general < 0:
        return None
    found = ABILITY[general]
    return found if found.kind == kind else None


def amount_of(s: GenState, player: Player, kind: str) -> int:
    """The number of the commander's ability if it is of this kind, else 0."""
    found = ability(s, player, kind)
    return 0 if found is None else found.amount


# -- changes ----------


def draw_generals(s: GenState, player: Player) -> None:
    """GEN-6.3 One card, and what the commander's court adds."""
    drawn = []
    for _ in range(PAGES.general_action.cards_drawn + amount_of(s, player, "general_draw")):
        card = draw_general(s)
        if card != NOBODY:
            drawn.append(card)
    s.unused[player] += drawn
    s.unused[player].sort()
    s.journal.tell(DREW_GENERALS, player, len(drawn))
    if drawn:
        s.journal.whisper([player], YOUR_GENERALS, tuple(GENERAL[card] for card in drawn))


def draw_general(s: GenState) -> General:
    """GEN-6.7 The next card of the deck; an empty deck is made anew of the discards."""
    if not s.generals:
        s.generals, s.discards, s.discards_seen = s.discards, [], []
        s.dice.shuffle(s.generals)
    return s.generals.pop() if s.generals else NOBODY


def promote_rightmost(s: GenState, player: Player) -> None:
    """GEN-6.5, 7.17 The rightmost card of political power becomes commander."""
    s.power_seen[player].pop()
    appoint(s, player, s.power[player].pop())


def appoint(s: GenState, player: Player, general: General) -> None:
    """GEN-6.4 A new commander replaces the old one, who is discarded."""
    remove_commander(s, player)
    s.commander[player] = general
    s.journal.tell(APPOINTED, player, GENERAL[general])


def remove_commander(s: GenState, player: Player) -> None:
    """The commander, if there is one, is discarded for all to see."""
    general = s.commander[player]
    if general != NOBODY:
        discard(s, general, EVERYBODY)
        s.commander[player] = NOBODY
        s.journal.tell(COMMANDER_LOST, player, GENERAL[general])


def add_power(s: GenState, player: Player, general: General, witnesses: int) -> None:
    """GEN-6.2 A card is added at the right end of the row."""
    s.power[player].append(general)
    s.power_seen[player].append(witnesses)
    s.journal.tell(MORE_POWER, player, len(s.power[player]))


def pay_power(s: GenState, player: Player) -> None:
    """GEN-6.2 The rightmost card is discarded; those who know it still do."""
    discard(s, s.power[player].pop(), s.power_seen[player].pop())
    s.journal.tell(LESS_POWER, player, len(s.power[player]))


def discard(s: GenState, general: General, witnesses: int) -> None:
    s.discards.append(general)
    s.discards_seen.append(witnesses)
