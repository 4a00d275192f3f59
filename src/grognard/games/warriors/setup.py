"""WAT-3 Setup: countries, alliances, the pieces on the board, the first development markers."""

from __future__ import annotations

from grognard.games.warriors.asking import ask, reveal_resignations
from grognard.games.warriors.book import BOOK, FORT, INFANTRY, PRINCESS, TRACKS, Country
from grognard.games.warriors.control import update_control
from grognard.games.warriors.progress import FIRST_BARBARIAN, MOST_MARKERS, unit_of
from grognard.games.warriors.state import BARBARIANS, WarriorsState, put, remove
from grognard.games.warriors.terms import TEAMS, TRACK_TERMS
from grognard.games.warriors.victory import award_titles
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure, Together
from grognard.kernel.journal import Told

CHOOSE_COUNTRY = Ask("choose_country", "WAT-3.4", "country")
PLACE_START_MARKER = Ask("place_start_marker", "WAT-3.9", "track", secret=True)

COUNTRY_TAKEN = Told("country_taken", "WAT-3.4", "who:player", "country:term")
CHOOSING_ORDER = Told("choosing_order", "WAT-3.4", "order:players")
TEAM_JOINED = Told("team_joined", "WAT-3.10", "who:player", "team:term")
START_MARKERS = Told("start_markers", "WAT-3.9", "who:player", "tracks:terms")


def set_up(s: WarriorsState) -> Procedure[None]:
    """WAT-3.1 to WAT-3.13 Everything before round 1; it starts again from wherever the state stands."""
    if not s.order:
        if not s.choosers:
            if s.rules.team_assignment != "random_after_countries":
                form_teams(s)
            assign_countries(s)
        yield from choose_countries(s)
        if s.rules.team_assignment == "random_after_countries":
            form_teams(s)
        put_up_board(s)
    yield CHECKPOINT
    yield from place_start_markers(s)
    s.round = 1  # WAT-3.12


# -- countries and teams ----------


def assign_countries(s: WarriorsState) -> None:
    """WAT-3.4 Countries are drawn or given; those who choose do so in a random order of seats."""
    if s.rules.country_assignment == "choice":
        s.choosers = list(range(s.players))
        s.dice.shuffle(s.choosers)
        s.journal.tell(CHOOSING_ORDER, tuple(s.choosers))
        return
    cards = list(range(len(s.board.cards)))
    for player in range(s.players):
        drawn = s.rules.country_assignment == "random"
        take_country(s, player, s.dice.draw(cards) if drawn else s.rules.countries[player])


def choose_countries(s: WarriorsState) -> Procedure[None]:
    """WAT-3.4 Each chooser picks a country that is not yet taken."""
    while s.choosers:
        yield CHECKPOINT
        player = s.choosers[0]
        free = [country for country in range(len(s.board.cards)) if country not in s.country]
        picked = yield from ask(s, player, CHOOSE_COUNTRY, [s.terms.country + country for country in free])
        take_country(s, player, picked - s.terms.country)
        s.choosers.pop(0)


def take_country(s: WarriorsState, player: Player, country: Country) -> None:
    """WAT-3.4 The card is revealed at once."""
    s.country[player] = country
    s.journal.tell(COUNTRY_TAKEN, player, s.terms.country + country)


def form_teams(s: WarriorsState) -> None:
    """WAT-3.10, WAT-3.13 Teams as given, or dealt at random; in the single game each is alone."""
    if not s.rules.alliances:
        return
    teams = list(s.rules.teams)
    if s.rules.team_assignment != "fixed":
        teams = [team for team, size in enumerate(s.rules.team_sizes) for _ in range(size)]
        s.dice.shuffle(teams)
    s.team = teams
    for player, team in enumerate(teams):
        s.journal.tell(TEAM_JOINED, player, TEAMS[team])


# -- the board ----------


def put_up_board(s: WarriorsState) -> None:
    """WAT-3.1, WAT-3.2, WAT-3.5, WAT-3.11 Barbarians everywhere, then the players in their capitals."""
    for number, (province, _) in enumerate(s.board.barbarians):
        put(s, FIRST_BARBARIAN + number, province)
        s.owner[province] = BARBARIANS
    s.order = sorted(range(s.players), key=s.country.__getitem__)
    for player in s.order:
        settle_in(s, player)


def settle_in(s: WarriorsState, player: Player) -> None:
    """WAT-3.6, WAT-3.7 A fort and all princesses stand in the capital; the first goods are taken."""
    numbers = BOOK.setup
    capital = s.board.capital[s.country[player]]
    for unit in s.here[capital].copy():
        remove(s, unit)
    pieces = [(FORT, numbers.forts_in_capital), (PRINCESS, numbers.princesses_in_capital)]
    for kind, count in [*pieces, (INFANTRY, s.rules.start_infantry)]:
        for number in range(count):
            put(s, unit_of(player, kind, number), capital)
    update_control(s, capital)
    s.goods[player] = [numbers.gold, numbers.food, numbers.material, numbers.weapons]


# -- start markers ----------


def place_start_markers(s: WarriorsState) -> Procedure[None]:
    """WAT-3.9 All commit three markers secretly; they are revealed together, and titles are awarded."""
    yield Together({player: pick_start_markers(s, player) for player in s.order})
    for player in s.order:
        for track in s.picks[player]:
            s.markers[player][track] += 1
        s.journal.tell(START_MARKERS, player, tuple(TRACK_TERMS[track] for track in sorted(s.picks[player])))
    s.picks = [[] for _ in range(s.players)]
    award_titles(s)
    reveal_resignations(s)


def pick_start_markers(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-3.9 One marker after the other, in any split."""
    picks = s.picks[player]
    while len(picks) < BOOK.setup.development_markers:
        tracks = [TRACK_TERMS[track] for track in TRACKS if picks.count(track) < MOST_MARKERS]
        picked = yield from ask(s, player, PLACE_START_MARKER, tracks)
        picks.append(picked - TRACK_TERMS[0])
