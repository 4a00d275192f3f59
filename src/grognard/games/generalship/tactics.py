"""GEN-12.8 Tactics cards: how many, exchanges, retreat and pursuit, ambush."""

from __future__ import annotations

from grognard.games.generalship.book import (
    ADVANCED_DECK,
    AMBUSH,
    ANY,
    ARCHITECTURE,
    ATTACKER,
    BASIC_DECK,
    BASICS,
    CAVALRY,
    COMMAND,
    DEFENDER,
    ERA_FORTRESSES,
    FORTRESS,
    INFANTRY,
    LAND_BATTLE,
    NOBODY,
    PAGES,
    PARADIGMS,
    PURSUIT,
    RETREAT,
    SEA,
    SEA_BATTLE,
    SHIP,
    TERRAIN,
    Ability,
)
from grognard.games.generalship.generals import ability, pay_power
from grognard.games.generalship.state import (
    AMBUSHING,
    ATTACKERS_ATTACK,
    BLOCKING,
    COUNTS,
    DEFENDERS_ATTACK,
    EXCHANGE_ATTACKER,
    EXCHANGE_DEFENDER,
    POWER_ATTACKER,
    POWER_DEFENDER,
    PURSUIT_ATTACKER,
    PURSUIT_DEFENDER,
    RESTORING,
    RETREAT_ATTACKER,
    RETREAT_DEFENDER,
    Battle,
    GenState,
    Side,
)
from grognard.games.generalship.terms import DONE, NO, TACTIC, TACTIC_AT, YES_NO
from grognard.games.generalship.units import count_class, units_at
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

EXCHANGE_ADVANCED = Ask("exchange_advanced", "GEN-12.13", "tactic", secret=True, always=True)
PLAY_RETREAT = Ask("play_retreat", "GEN-12.14", "keyword", always=True)
PLAY_PURSUIT = Ask("play_pursuit", "GEN-12.14", "keyword", always=True)
PLAY_AMBUSH = Ask("play_ambush", "GEN-12.16", "keyword", always=True)
BLOCK_AMBUSH = Ask("block_ambush", "GEN-12.16", "keyword", always=True)
POWER_EXCHANGE = Ask("power_exchange", "GEN-12.18", "keyword")
POWER_EXCHANGE_CARD = Ask("power_exchange_card", "GEN-12.18", "tactic", secret=True, always=True)

TACTICS_DEALT = Told("tactics_dealt", "GEN-12.8", "who:player", "basic:number", "advanced:number")
YOUR_TACTICS = Told("your_tactics", "GEN-12.8", "cards:terms")
TACTICS_EXCHANGED = Told("tactics_exchanged", "GEN-12.13", "who:player", "n:number")
CARD_PLAYED = Told("card_played", "GEN-12.14", "who:player", "card:term")
RETREAT_SUCCEEDS = Told("retreat_succeeds", "GEN-12.15", "who:player")
AMBUSH_SUCCEEDS = Told("ambush_succeeds", "GEN-12.17", "who:player")

NOT_EXCHANGING = -1


# -- step 2: deal and exchange ----------


def deal_tactics(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.2, 12.12 Fresh decks; the defender's cards, then the attacker's."""
    b.basic_deck = BASIC_DECK[battle_kind(b)].copy()
    b.advanced_deck = ADVANCED_DECK[battle_kind(b)].copy()
    s.dice.shuffle(b.basic_deck)
    s.dice.shuffle(b.advanced_deck)
    for player in (b.defender, b.attacker):
        side = b.side(player)
        basic, advanced = cards_due(s, b, player)
        side.basic = sorted(draw_cards(b.basic_deck, basic))
        side.advanced = sorted(draw_cards(b.advanced_deck, advanced))
        s.journal.tell(TACTICS_DEALT, player, len(side.basic), len(side.advanced))
        whisper_cards(s, b, player, side.basic + side.advanced)
    b.dealt = True
    b.step = EXCHANGE_DEFENDER
    yield CHECKPOINT


def exchange_defender(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.13 First the defender."""
    yield from exchange(s, b, b.defender, EXCHANGE_ATTACKER)


def exchange_attacker(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.13 After him the attacker."""
    yield from exchange(s, b, b.attacker, RETREAT_DEFENDER)


def exchange(s: GenState, b: Battle, player: Player, next_step: int) -> Procedure[None]:
    """GEN-12.13 Discard one more advanced card, or be done and draw as many basic ones."""
    side = b.side(player)
    options = [TACTIC[battle_kind(b)][card] for card in exchangeable(s, b, player)]
    chosen = DONE
    if options:
        chosen = yield Choice(player, EXCHANGE_ADVANCED, [*options, DONE])
    if chosen == DONE:
        draw_exchanged(s, b, player)
        b.step = next_step
    else:
        give_away(side, TACTIC_AT[battle_kind(b)][chosen])


# -- step 3: retreat ----------


def defender_retreats(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.14 The defender may play Retreat."""
    played = yield from offer(s, b, b.defender, PLAY_RETREAT, RETREAT)
    b.step = PURSUIT_ATTACKER if played else RETREAT_ATTACKER


def pursue_defender(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.14 The attacker may prevent it with Pursuit."""
    if (yield from offer(s, b, b.attacker, PLAY_PURSUIT, PURSUIT)):
        b.step = RETREAT_ATTACKER
    else:
        succeed_in_retreat(s, b, b.defender)


def attacker_retreats(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.14 If the defender stayed, the attacker may play Retreat."""
    played = yield from offer(s, b, b.attacker, PLAY_RETREAT, RETREAT)
    b.step = PURSUIT_DEFENDER if played else AMBUSHING


def pursue_attacker(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.14 The defender may answer with Pursuit."""
    if (yield from offer(s, b, b.defender, PLAY_PURSUIT, PURSUIT)):
        b.step = AMBUSHING
    else:
        succeed_in_retreat(s, b, b.attacker)


# -- step 4: ambush ----------


def ambush(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.16 The attacker may play Ambush."""
    b.ambush = yield from offer(s, b, b.attacker, PLAY_AMBUSH, AMBUSH)
    b.step = BLOCKING if b.ambush else POWER_DEFENDER


def block_ambush(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.16 The defender may cancel it with Retreat."""
    if (yield from offer(s, b, b.defender, BLOCK_AMBUSH, RETREAT)):
        b.step = RESTORING
    else:
        s.journal.tell(AMBUSH_SUCCEEDS, b.attacker)
        b.step = POWER_DEFENDER


def restore_ambush(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.16, 12.17 The attacker may restore it with Pursuit; a successful ambush skips step 6."""
    b.ambush = yield from offer(s, b, b.attacker, PLAY_PURSUIT, PURSUIT)
    if b.ambush:
        s.journal.tell(AMBUSH_SUCCEEDS, b.attacker)
    b.step = POWER_DEFENDER


# -- step 5: further exchange ----------


def power_defender(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.18 First the defender."""
    yield from power_exchange(s, b, b.defender, POWER_ATTACKER)


def power_attacker(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-12.18 Then the attacker; after an ambush his attack follows (GEN-12.17)."""
    yield from power_exchange(s, b, b.attacker, ATTACKERS_ATTACK if b.ambush else DEFENDERS_ATTACK)


def power_exchange(s: GenState, b: Battle, player: Player, next_step: int) -> Procedure[None]:
    """GEN-12.18 As often as wanted: pay a card of political power, discard one to five cards, draw."""
    side = b.side(player)
    if side.drawing == NOT_EXCHANGING:
        possible = s.power[player] and b.basic_deck and (side.basic or side.advanced)
        if not possible or (yield Choice(player, POWER_EXCHANGE, YES_NO)) == NO:
            b.step = next_step
        else:
            pay_power(s, player)
            side.drawing = 0
        return
    hand = sorted(set(side.basic + side.advanced))
    chosen = DONE
    if hand and side.drawing < min(PAGES.battle.political_exchange_max_cards, len(b.basic_deck)):
        options = [TACTIC[battle_kind(b)][card] for card in hand]
        if side.drawing:
            options.append(DONE)
        chosen = yield Choice(player, POWER_EXCHANGE_CARD, options)
    if chosen == DONE:
        draw_exchanged(s, b, player)
    else:
        give_away(side, TACTIC_AT[battle_kind(b)][chosen])


# -- queries ----------


def battle_kind(b: Battle) -> int:
    """GEN-12.1 A sea battle on sea tiles, else a land battle."""
    return SEA_BATTLE if TERRAIN[b.tile] == SEA else LAND_BATTLE


def has_command(s: GenState, b: Battle, player: Player) -> bool:
    """GEN-6.10 Whether the player fights as one who has a commander."""
    return s.commander[player] != NOBODY and not b.rivals


def battle_ability(s: GenState, b: Battle, player: Player, kind: str) -> Ability | None:
    """GEN-6.12 The commander's ability if it is of this kind and in force in this battle."""
    return ability(s, player, kind) if has_command(s, b, player) else None


def cards_due(s: GenState, b: Battle, player: Player) -> tuple[int, int]:
    """GEN-12.8, 12.9 Basic and advanced cards of one side."""
    basic, advanced = PAGES.battle.basic_cards, 0
    if not has_command(s, b, player):
        return basic, advanced
    advanced = PAGES.battle.base_advanced + COMMAND[battle_kind(b)][s.commander[player]]
    advanced += paradigm_cards(s, b, player)
    if player == b.defender:
        more_basic, more_advanced = fortress_cards(s, b)
        basic += more_basic
        advanced += more_advanced
    basic += extra_cards(s, b, player, "extra_basic")
    advanced += extra_cards(s, b, player, "extra_advanced")
    return basic, advanced


def fortress_cards(s: GenState, b: Battle) -> tuple[int, int]:
    """GEN-12.10 Basic and advanced cards for a fortress, better by Architecture and in its era."""
    if not FORTRESS[b.tile] or battle_ability(s, b, b.attacker, "siege") is not None:
        return 0, 0
    architecture = bool(s.developed & ARCHITECTURE)
    era = s.paradigm == ERA_FORTRESSES
    if not architecture and not era:
        return PAGES.battle.fortress_basic_bonus, 0
    return 0, PAGES.battle.fortress_advanced_bonus * (2 if architecture and era else 1)


def paradigm_cards(s: GenState, b: Battle, player: Player) -> int:
    """GEN-12.11 Advanced cards for many units of the kind that the era favours."""
    era = PARADIGMS[s.paradigm]
    if era.counts == "fortress" or (era.battle == "sea") != (battle_kind(b) == SEA_BATTLE):
        return 0
    favoured = {"infantry": INFANTRY, "cavalry": CAVALRY, "squadron": SHIP}[era.counts]
    count = count_class(units_at(s, player, b.tile), favoured)
    return max([step.advanced for step in era.thresholds if count >= step.at_least], default=0)


def extra_cards(s: GenState, b: Battle, player: Player, kind: str) -> int:
    """GEN-6.14 Cards by the commander's ability, if role and battle fit."""
    skill = battle_ability(s, b, player, kind)
    if skill is None:
        return 0
    role = ATTACKER if player == b.attacker else DEFENDER
    fits = skill.role in (ANY, role) and skill.battle in (ANY, battle_kind(b))
    return skill.amount if fits else 0


def exchangeable(s: GenState, b: Battle, player: Player) -> list[int]:
    """GEN-12.13 Advanced cards, some basic ones with a flexible plan; not more than the deck holds."""
    side = b.side(player)
    if side.drawing >= len(b.basic_deck):
        return []
    cards = sorted(set(side.advanced))
    plan = battle_ability(s, b, player, "extra_exchange")
    if plan is not None and sum(card < BASICS for card in side.exchanged) < plan.amount:
        cards = sorted(set(side.basic)) + cards
    return cards


def holds(s: GenState, b: Battle, player: Player, card: int) -> bool:
    """Whether the player can play this card: in hand, or once by a stratagem."""
    return card in b.side(player).advanced or has_stratagem(s, b, player, card)


def has_stratagem(s: GenState, b: Battle, player: Player, card: int) -> bool:
    """GEN-6.14 An ability that lets this card be played once without holding it."""
    skill = battle_ability(s, b, player, "virtual_card")
    return skill is not None and BASICS + skill.amount - 1 == card and not b.side(player).virtual_used


def offer(s: GenState, b: Battle, player: Player, ask: Ask, card: int) -> Procedure[bool]:
    """A card may be played. Who has advanced cards is always asked, so that nobody learns what he lacks."""
    if not b.side(player).advanced and not has_stratagem(s, b, player, card):
        return False
    options: list[Term] = YES_NO if holds(s, b, player, card) else [NO]
    if (yield Choice(player, ask, options)) == NO:
        return False
    side = b.side(player)
    if has_stratagem(s, b, player, card):
        side.virtual_used = True
    else:
        side.advanced.remove(card)
        b.played.append(card)
    s.journal.tell(CARD_PLAYED, player, TACTIC[battle_kind(b)][card])
    return True


# -- changes ----------


def draw_cards(deck: list[int], count: int) -> list[int]:
    """GEN-12.12 So many cards; if the deck runs out, stop."""
    return [deck.pop() for _ in range(min(count, len(deck)))]


def give_away(side: Side, card: int) -> None:
    """A card is discarded unseen."""
    (side.basic if card < BASICS else side.advanced).remove(card)
    side.exchanged.append(card)
    side.drawing += 1


def draw_exchanged(s: GenState, b: Battle, player: Player) -> None:
    """GEN-12.13 When the discards are complete as many basic cards are drawn."""
    side = b.side(player)
    drawn = draw_cards(b.basic_deck, side.drawing)
    if drawn:
        s.journal.tell(TACTICS_EXCHANGED, player, len(drawn))
        whisper_cards(s, b, player, drawn)
    side.basic = sorted(side.basic + drawn)
    side.drawing = NOT_EXCHANGING


def whisper_cards(s: GenState, b: Battle, player: Player, cards: list[int]) -> None:
    s.journal.whisper([player], YOUR_TACTICS, tuple(TACTIC[battle_kind(b)][card] for card in cards))


def succeed_in_retreat(s: GenState, b: Battle, player: Player) -> None:
    """GEN-12.15 The battle ends without a winner; the player retreats."""
    s.journal.tell(RETREAT_SUCCEEDS, player)
    b.loser = player
    b.step = COUNTS
