# Words that all games share.
seat = Player { $number }
nothing = nothing
and = { $first } and { $last }
term-yes = yes
term-no = no
term-pass = pass
term-done = done
term-none = none
term-cancel = cancel
term-undo = undo
term-ready = ready
term-accept = accept
term-decline = decline
term-all = all
term-stay = stay

undo-nothing = Nothing has been chosen that could be taken back.
undo-unknown = What was chosen before is not known here.
undo-not-yours = The last choice was not yours.
undo-over = The game is over.
undo-dice = Dice were rolled or cards drawn after that choice.
undo-seen = Others have already seen what you did.
undo-learned = That choice has shown you something new.

# What the terminal says to a player.
ui-players = { $first } to { $last } players
ui-option = option
ui-values = values (default first)
ui-preset = preset
ui-meaning = meaning
ui-any-text = any text
ui-a-person = a person
ui-you = you
ui-a-bot = the bot { $bot }
ui-how-to-get-help = Type a number or the beginning of a name to answer; “{ $help }” lists what else you can type.
ui-hand-over = The keyboard goes to { $who }.
ui-press-enter = { "[" }Enter{ "]" } when nobody else is looking:
ui-news = What has happened
ui-several = “{ $typed }” could be:
ui-no-answer = “{ $typed }” is no answer here. Type the number in front of an option, for example { $first }, or the beginning of its name; “{ $help }” explains the rest.
ui-undone = Your last choice is taken back.
ui-cannot-undo = That cannot be taken back. { $why }
ui-saved = The game is saved in { $file }.
ui-save-where = Say where: “{ $save } FILE”.
ui-not-saved = The game was not saved.
ui-really-quit = The game is not saved. Type “{ $quit }” again to leave it, “{ $save } FILE” to save it and leave, or press Enter to go on.
ui-farewell = Goodbye.
ui-game-over = The game is over.
ui-in-short = In short
ui-course = The course of the game
ui-place = place
ui-seat = player
ui-score = score
ui-winners =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
ui-command-help = help
ui-command-rule = rule
ui-command-table = table
ui-command-log = log
ui-command-undo = undo
ui-command-save = save
ui-command-quit = quit
ui-help-answers = Answer with the number or letter in front of an option, its name, or a beginning of the name that fits only one. Besides, you can type:
ui-help-help = this list
ui-help-rule = the rule behind the question (also “?”); with an id, for example “? 5.2”, that rule; with a number, that chapter
ui-help-table = draw the table again
ui-help-log = what has happened so far; with a number, that many last lines
ui-help-undo = take your last choice back, as long as nobody has learned anything by it
ui-help-save = save the game; with a file name, in that file
ui-help-quit = leave the game
ui-secret = only { $who }
ui-verified-added = The dice come from that seed and from what { $who } added to it.
ui-verified-new = New dice were committed to after choice { $choices }.
ui-verified = The record is genuine: { $choices ->
    [one] one choice
   *[other] { $choices } choices
}, { $checkpoints ->
    [one] one checkpoint
   *[other] { $checkpoints } checkpoints
}, and the seed is the one committed to.
ui-unfinished =
    { $choices ->
        [one] After one choice the game is not over; { $who } must decide.
       *[other] After { $choices } choices the game is not over; { $who } must decide.
    }
ui-view-turn = Turn
ui-view-round = Round
ui-view-phase = Phase
ui-view-step = Step
ui-view-score = Score
ui-view-scores = Scores
ui-view-hand = Hand
ui-view-hands = Hand
ui-view-played = Played
ui-view-deck = Deck
ui-view-discard = Discard pile
ui-view-areas = Areas
ui-view-players = Players
ui-view-player = Player
ui-view-active = On turn
ui-view-owner = Owner
ui-view-units = Units
ui-view-battle = Battle

## The page in the browser
page-lobby = Lobby
page-welcome = Conquer the old world
page-lead = Historical conquest board games with every rule enforced. Play against bots at once, or send your friends a link.
page-games = Games
page-my-tables = Your tables
page-open-tables = Tables with free seats
page-running-tables = Games under way
page-finished-tables = Finished games
page-for-players = { $seats ->
    [one] for one player
   *[other] for { $seats } players
}
page-play = Play
page-rules = Rules
page-free = free
page-disclaimer = Grognard is not official. The games belong to their authors and publishers; none of their text or art is included.
page-about-empires = Rome, Carthage, Egypt and others struggle for the Mediterranean: card battles, diplomacy, revolts and trade.
page-about-warriors = Kings of dark-age Europe unite their countries: research, trade, princesses, and battles of pure arithmetic.
page-about-generalship = Nations, generals and hidden armies from the Middle Ages to the musket: draft, march, outwit.
page-about-scharz = Villages become realms through the seasons: sow, trade, march in secret, besiege.
page-about-napoleon = The great powers from 1796 to 1815: politics, fleets, and battles fought out by horse, foot and guns.
page-log-in = Log in
page-log-out = Log out
page-language = Language
page-navigation = Navigation
page-skip = Skip to the content
page-not-found = There is nothing here.
page-offline = The server cannot be reached; trying again.
page-error = Something went wrong.
page-start-now = Start now
page-players = Players
page-seat = Seat { $number }
page-seat-me = me
page-seat-open = open for a friend
page-bot = bot: { $bot }
page-bot-level-1 = level 1, a beginner
page-bot-level-2 = level 2
page-bot-level-3 = level 3
page-bot-level-4 = level 4
page-bot-level-5 = level 5, thinks ahead
page-bot-random = random
page-bot-greedy = greedy
page-bot-search = thoughtful
page-presets = Variants
page-options = All options
page-table-settings = Table
page-title = Title
page-clock = Clock
page-clock-none = no clock
page-clock-live = live: 40 minutes, 20 seconds more per decision
page-clock-daily = a day for each decision
page-clock-slow = a week, half a day more per decision
page-public = everybody may watch
page-rules-language = What is not translated yet stands here in English.
page-find = Find
page-find-option = type to find …
page-account = Account
page-kind-guest = You are a guest; your seats are kept by this browser.
page-kind-person = You are registered.
page-kind-bot = A bot account.
page-notices = Notices
page-email = E-mail
page-email-optional = E-mail (for lost passwords and notices; not needed)
page-webhook = Webhook
page-want-notices = tell me when it is my turn
page-save = Save
page-saved = Saved.
page-register = Register
page-registered = Welcome.
page-register-why = A guest who registers keeps all seats and can play on any device.
page-logged-in = Welcome back.
page-lost-password = Lost password
page-send-link = Send a link
page-reset-sent = If the account exists, a link is on its way.
page-new-password = New password
page-password = Password
page-name = Name
page-bot-accounts = Bot accounts
page-bot-accounts-why = A program plays through the same interface as this page: with a token, line by line.
page-new-bot = New bot account
page-token-once = This token is shown only now:
page-loading = One moment …
page-your-turn = your turn
page-cannot = That is not possible now.
page-undo = Take back
page-undo-asked = The others are asked whether you may take that back.
page-wants-undo = { $name } would like to take back the last choice.
page-agree = Agree
page-refuse = Refuse
page-sit-here = Sit here
page-add-bot = Bot
page-hot-seat = Me too (one device)
page-empty-seat = Empty
page-begin = Begin the game
page-begin-hint = Bots take the seats that are still free.
page-remove-table = Remove table
page-invite = Send your friends this link:
page-wait-for-host = Waiting for the host to begin.
page-commitment = Commitment to the dice:
page-dice = The dice of this table
page-dice-mine = My contribution to the dice
page-dice-mine-hint = Everybody sees it. Mixed with the secret seed of the server it makes the dice of this game, so that nobody can choose them alone. Leave it as it is, or write anything.
page-dice-added = { $name } has added:
page-dice-nothing = No player has added anything to the seed.
page-dice-new = This game goes on from another one after choice { $number }: from there on the dice are new, and nobody knows them.
page-dice-later = The seed is shown when the game is over; then everybody can check it.
page-fork-hint = Play on from here: a table of your own that goes on from the moment shown, with new dice.
page-verify-elsewhere = Your browser checks this only on pages with https. You can also download the record and let `grognard replay --verify` check it.
page-not-noted = The commitment is not the one that this browser noted before the game!
page-seed = Seed of the dice:
page-hand-over = Please hand the device over
page-i-am = I am { $name }
page-lost = Connection lost; trying again …
page-parts = Parts of the table
page-tab-board = Board
page-tab-players = Players
page-tab-log = Log
page-tab-talk = Talk
page-battle = Battle
page-question = Question
page-close = Close
page-game-over = The game is over
page-place = Place
page-score = Score
page-record = Download the record
page-fork = Play on from here
page-verify = Verify the dice
page-verified = The seed is the one committed to before the game; with the contributions of the players it gives the dice the seed { $seed } … The record lets you check every roll: grognard replay --verify.
page-not-verified = The seed does not match the commitment!
page-say = Say something
page-send = Send
page-notes = Private notes
page-looking-back = Looking back: after { $number ->
    [one] one choice
   *[other] { $number } choices
}
page-waiting-for = Waiting for { $names }
page-show-rule = Show the rule
page-secret = Only you will know this.
page-nothing-found = Nothing like that.
page-show-all = Show all
page-since = Since you were here
page-is-bot = bot
page-away = away, a bot plays
page-resigned = resigned, a bot plays
page-thinks = thinks
page-come-back = I am back
page-go-away = Let a bot play for me
page-resign = Resign
page-resign-sure = Give up this seat for good?
page-days = { $number ->
    [one] one day
   *[other] { $number } days
}
page-replay = Replay
page-earlier = earlier
page-later = later
page-moment = moment of the game
page-now = Now
page-zoom-in = zoom in
page-zoom-out = zoom out
page-zoom-all = whole map
page-zoom-choices = what can be chosen
page-areas = All areas as a list
page-legend = Legend
page-legend-vp = victory points
page-legend-points = victory points, where more than 1
page-legend-amphora = amphora: one more trade marker each turn
page-legend-castle = capital of a country
page-legend-trade-centre = trade centre
page-legend-contested = contested province: two countries claim it
page-legend-food = food
page-legend-material = material
page-legend-weapons = weapons
page-legend-capital = capital
page-legend-production = production points, where they are not 2
page-legend-restive = restive region: it may rise up
page-legend-port = port
page-legend-north-africa = North Africa
page-legend-north = northern province
page-legend-south = southern province
page-legend-plain = plain
page-legend-grassland = grassland
page-legend-mountain = mountains
page-legend-swamp = swamp
page-legend-desert = desert
page-legend-river = on a river
page-legend-cold = cold climate
page-legend-temperate = temperate climate
page-legend-subtropical = subtropical climate
page-legend-line-mountain-border = border over mountains
page-legend-line-strait = strait: neighbours by land
page-legend-line-sea-strait = strait between two seas
page-legend-line-sea-lane = sea lane: neighbours across the sea
page-legend-line-river = navigable river
page-legend-line-closed = no way across this border
page-legend-line-join = neighbours that do not touch on the map
page-legend-line-country = border of a country
page-legend-line-home = homeland of a great power, in its colour
page-border-mountain = over mountains
page-border-strait = across a strait
page-border-sea-strait = through a strait
page-border-sea-lane = by sea lane
page-border-river = along a river
page-border-river-mouth = river mouth
page-next-to = next to
page-emp-neutral = neutral
page-emp-fort = fortification
page-emp-turn = Turn
page-emp-round = round
page-emp-active = to act:
page-emp-display = Cards on offer
page-emp-deck = { $draw } in the deck, { $discard } discarded
page-emp-warehouse = Warehouse
page-emp-stock = stock
page-emp-control = control markers left
page-emp-plunder = plunder
page-emp-scores = Scored
page-emp-projected = next scoring now
page-emp-open = open battle
page-emp-siege = siege
page-emp-sea = sea battle
page-emp-ambush = ambush
page-emp-centre = Centre Ground
page-emp-attacker = Attacker
page-emp-defender = Defender
page-emp-pair-attacker = ◀ attacker
page-emp-pair-defender = defender ▶
page-emp-pair-tie = tie
page-emp-won = { $name } wins the battle.
page-emp-rout = A rout!
page-since-count = { $number ->
    [one] one choice
   *[other] { $number } choices
}
page-course = The course of the game
page-course-measure = What is shown
page-course-none = Nothing has been counted yet.
page-course-public = While the game runs, only what everybody can see is counted.
page-course-table = The figures as a table
page-course-turn = End of
page-course-go = Look at the game at this moment
page-since-short = In short
page-since-you = you
page-step-through = step by step
page-import = Look at a game from its record:
page-no-record = This file is no record.
page-nap-level-total = total victory
page-nap-level-major = major victory
page-nap-level-minor = minor victory
page-nap-level-survival = survival
page-nap-level-defeat = defeat
page-nap-level-annihilation = annihilation
page-nap-phase-cavalry = cavalry phase
page-nap-phase-artillery = artillery phase
page-nap-phase-infantry = infantry phase
page-nap-phase-leader = leader phase
page-sch-claim-unification = claims unification
page-sch-claim-dominance = claims dominance
page-sch-claim-might = claims might
page-sch-kind-border = border battle
page-sch-kind-border_at_sea = border battle at sea
page-sch-kind-land = land battle
page-sch-kind-sea = sea battle
page-sch-kind-corsairs = against corsairs
page-sch-kind-siege = siege
page-sch-phase-window = diplomacy
page-sch-phase-move = move
page-sch-phase-special_move = special move
page-sch-phase-retreat = retreat
page-sch-phase-combat = combat
page-sch-phase-return = return
page-sch-phase-battles = battles
page-sch-phase-sieges = sieges
page-sch-phase-spoils = spoils
page-sch-phase-construction = construction
page-sch-phase-trade = trade
page-sch-phase-fishing = fishing
page-sch-phase-new_year = New Year
page-sch-phase-reproduction = reproduction
page-sch-phase-sowing = sowing
page-sch-phase-taxes = taxes
page-sch-phase-recruitment = recruitment
page-sch-phase-mid_year_pay = mid-year pay
page-sch-phase-harvest = harvest
page-sch-phase-feasts = feasts
page-sch-phase-winter_weather = winter weather
page-sch-phase-nourishment = nourishment
page-sch-phase-salaries = salaries
page-sch-phase-round_end = end of the round
page-sch-phase-attrition = attrition
page-sch-phase-victory = victory check
page-gen-event-coup = Coup
page-gen-event-pirate_eradication = Pirate eradication
page-gen-event-edict_of_milan = Edict of Milan
page-gen-event-crusades = Crusades
page-gen-event-black_death = Black Death
page-gen-event-witch_hunt = Witch hunt
page-gen-event-renaissance = Renaissance
page-gen-event-thirty_years_war = Thirty Years' War
page-wat-round = Round
page-wat-threshold = victory at
page-wat-barbarians = barbarian strength
page-wat-order = order
page-wat-claimed-by = claimed by { $countries }
page-wat-barbarian-land = barbarians
page-wat-united = united
page-wat-strength = strength
page-wat-dies = dies
page-wat-beaten = beaten
page-wat-skill-infantry = infantry
page-wat-skill-archers = archers
page-wat-skill-cavalry = cavalry
page-wat-skill-builder = builder
page-wat-skill-reinforcement = reinforcement
page-wat-skill-production_tax = production tax
page-wat-skill-university = university
page-wat-skill-merchant = merchant
page-wat-skill-trade_tax = trade tax
page-wat-skill-master_trader = master trader
page-wat-skill-monopoly = monopoly
page-wat-skill-commander = commander
page-wat-skill-double_strike = double strike
page-wat-skill-warlord = warlord
page-wat-title-builder = Builder
page-wat-title-trader = Trader
page-wat-title-warrior = Warrior
page-wat-vp-provinces = provinces
page-wat-vp-forts = forts
page-wat-vp-kills = kills
page-wat-vp-bought = bought
page-wat-vp-titles = titles
page-gen-setup = The map is laid out when everybody has chosen.
page-gen-cycle = Cycle
page-gen-round = round
page-gen-paradigm = war paradigm
page-gen-actions = Actions
page-gen-technologies = Technologies:
page-gen-events = Events:
page-gen-food = food
page-gen-metal = metal
page-gen-population = population
page-gen-battles = battle count
page-gen-commander = Commander:
page-gen-power = Political power:
page-gen-unused = Generals in hand:
page-gen-tech-cards = Technology cards:
page-gen-plain = plain
page-gen-forest = forest
page-gen-mountain = mountains
page-gen-hills = hills
page-gen-sea = sea
page-gen-desert = desert
page-gen-swamp = swamp
page-sch-year = Year
page-sch-spring = spring
page-sch-summer = summer
page-sch-autumn = autumn
page-sch-winter = winter
page-sch-site = building site
page-sch-grain = grain
page-sch-fish = fish
page-sch-coins = coins
page-sch-prestige = prestige
page-sch-wealth = wealth
page-sch-units-left = units left
page-sch-vassal-of = vassal of { $name }
page-sch-truce = truce
page-sch-combat-round = combat round { $number }
page-sch-walls = walls
page-sch-corsairs = corsairs
page-sch-swords = swords
page-sch-hits = hits
page-sch-might-fields = fields
page-sch-might-settlements = settlements
page-sch-might-agriculture = agriculture
page-sch-might-towns = towns
page-sch-might-prestige = prestige
page-nap-active = Turn of
page-nap-controlled = controlled by { $nation }
page-nap-pp = production
page-nap-pap = politics
page-nap-regions = regions
page-nap-fleet = fleet
page-nap-uprising = uprising
page-nap-diplomacy = Relations
page-nap-war = war
page-nap-alliance = alliance
page-nap-neutral = neutral
page-nap-grand = grand battle
page-nap-skirmish = skirmish
page-nap-round = round
page-nap-deploying = Both sides deploy.
page-nap-month-1 = January
page-nap-month-2 = February
page-nap-month-3 = March
page-nap-month-4 = April
page-nap-month-5 = May
page-nap-month-6 = June
page-nap-month-7 = July
page-nap-month-8 = August
page-nap-month-9 = September
page-nap-month-10 = October
page-nap-month-11 = November
page-nap-month-12 = December

guest-name = Guest { $number }
notice-subject = Grognard: your turn in { $title }
notice-your-turn = It is your turn in { $title }: { $link }
reset-subject = Grognard: a new password
reset-text = With this link you can set a new password within half an hour: { $link }

# The table of Empires of the Ancient World in the terminal.
ui-empires-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn } of { $turns }
    }
ui-empires-scoring = (scoring turn)
ui-empires-phase-decks = Empire decks
ui-empires-phase-first_markers = first province
ui-empires-phase-further_markers = further provinces
ui-empires-phase-fortifications = first fortifications
ui-empires-phase-display = display
ui-empires-phase-revolts = revolts
ui-empires-phase-income = trade income
ui-empires-phase-first_player = first player
ui-empires-phase-actions = actions
ui-empires-phase-scoring = scoring
ui-empires-phase-over = the end
ui-empires-space = round marker on { $space } of { $last }
ui-empires-first = first: { $who }
ui-empires-active = on turn: { $who }
ui-empires-bonus = bonus action
ui-empires-total = VP
ui-empires-score = next
ui-empires-income = income
ui-empires-control_stock = control
ui-empires-trade_stock = trade
ui-empires-warehouse = warehouse
ui-empires-plunder = plunder
ui-empires-decks = deck
ui-empires-display = Display
ui-empires-piles = { $draw } to draw, { $discard } discarded, { $forts ->
    [one] one fortification left
   *[other] { $forts } fortifications left
}
ui-empires-military_leader = { $count ->
    [one] Military Leader
   *[other] { $count } Military Leaders
}
ui-empires-engineer = { $count ->
    [one] Engineer
   *[other] { $count } Engineers
}
ui-empires-diplomat = { $count ->
    [one] Diplomat
   *[other] { $count } Diplomats
}
ui-empires-merchant = { $count ->
    [one] Merchant
   *[other] { $count } Merchants
}
ui-empires-hand = hand:
ui-empires-recruited = recruited:
ui-empires-revealed = revealed:
ui-empires-north = North
ui-empires-south = South
ui-empires-sea = Sea
ui-empires-empty = { $side }, neutral and empty
ui-empires-control = control
ui-empires-trade = trade
ui-empires-room = free
ui-empires-fort = fort
ui-empires-battle = Battle for { $area }, { $attacker } against { $defender }
ui-empires-mode-open = open battle
ui-empires-mode-siege = siege
ui-empires-mode-sea = sea battle
ui-empires-blocks = Battle blocks: attacker { $attacker }, Centre Ground { $centre }, defender { $defender }
ui-empires-committed = chosen:
ui-empires-order = in order:
ui-empires-result = won by
ui-empires-tie = tie
ui-empires-then-battle = to a battle
ui-empires-cost = blocks: { $blocks }

# The table of Warriors & Traders in the terminal.
ui-warriors-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
ui-warriors-step-setup = countries and start markers
ui-warriors-step-feed = upkeep: feeding
ui-warriors-step-collect = upkeep: collecting
ui-warriors-step-trade = trade
ui-warriors-step-peace_before_development = development: offers of peace
ui-warriors-step-first_action = development: first action
ui-warriors-step-second_action = development: second action
ui-warriors-step-extra_actions = development: extra actions
ui-warriors-step-technology_shift = development: shifting markers
ui-warriors-step-peace_before_manoeuvre = manoeuvre: offers of peace
ui-warriors-step-manoeuvre = manoeuvre
ui-warriors-step-princesses = princesses
ui-warriors-step-end_of_round = end of round
ui-warriors-active = on turn: { $who }
ui-warriors-bonus = unification actions: { $actions }
ui-warriors-order = order: { $who }
ui-warriors-threshold = the game ends at { $points } VP
ui-warriors-barbarians = barbarian strength { $strength }
ui-warriors-vp = VP
ui-warriors-level = { $level } ({ $markers })
ui-warriors-team = alliance { $team }
ui-warriors-routes = trade routes to { $who }
ui-warriors-supply = in supply: { $pieces }
ui-warriors-left = has left the game
ui-warriors-leaving = is leaving the game
ui-warriors-war = { $one } and { $other } have been at war since round { $round }.
ui-warriors-moves = Planned: { $moves }
ui-warriors-offer = { $who } offers { $partner } { $give } for { $take }.
ui-warriors-free = Free
ui-warriors-mark-capital = (capital)
ui-warriors-mark-trade_centre = (trade centre)
ui-warriors-mark-common = { "" }
ui-warriors-mark-contested = (contested)
ui-warriors-damaged = damaged { $damage } of { $life }
ui-warriors-retreated = retreated
ui-warriors-withdrawn = withdrawn
ui-warriors-battle = Battle in { $province }: { $attacker } attacks { $defender }
ui-warriors-assigned = Damage from { $who }: { $points }

# The table of Napoleon in Europe in the terminal.
ui-napoleon-mode-historical = historical
ui-napoleon-mode-unhistorical = unhistorical
ui-napoleon-month-1 = January
ui-napoleon-month-2 = February
ui-napoleon-month-3 = March
ui-napoleon-month-4 = April
ui-napoleon-month-5 = May
ui-napoleon-month-6 = June
ui-napoleon-month-7 = July
ui-napoleon-month-8 = August
ui-napoleon-month-9 = September
ui-napoleon-month-10 = October
ui-napoleon-month-11 = November
ui-napoleon-month-12 = December
ui-napoleon-round = month { $round } of { $last }
ui-napoleon-part-turns = turns of the nations
ui-napoleon-part-end-of-month = end of the month
ui-napoleon-part-production-PAP = production: political action points
ui-napoleon-part-production-window = production: politics
ui-napoleon-part-production-turns = production: building
ui-napoleon-part-next-month = next month
ui-napoleon-step-beginning = beginning
ui-napoleon-step-start-window = politics before moving
ui-napoleon-step-joint-invitations = joint movement
ui-napoleon-step-movement = movement
ui-napoleon-step-battles = battles
ui-napoleon-step-consequences = consequences
ui-napoleon-step-after-window = politics after moving
ui-napoleon-step-uprisings = uprisings
ui-napoleon-step-forced-battles = forced battles
ui-napoleon-active = on turn: { $who }
ui-napoleon-pp = PP
ui-napoleon-pap = PAP
ui-napoleon-income = income
ui-napoleon-debt = debt
ui-napoleon-regions = regions
ui-napoleon-outside_homeland = abroad
ui-napoleon-fleet = fleet
ui-napoleon-collapse = collapse
ui-napoleon-level-total = Total victory
ui-napoleon-level-major = Major victory
ui-napoleon-level-minor = Minor victory
ui-napoleon-level-survival = Survival
ui-napoleon-level-defeat = Defeat
ui-napoleon-level-annihilation = Annihilation
ui-napoleon-defeated = defeated
ui-napoleon-out = out of the game
ui-napoleon-controlled = led by { $who }
ui-napoleon-war = at war with
ui-napoleon-alliance = allied with
ui-napoleon-passage = grants passage to
ui-napoleon-truce = truce with
ui-napoleon-moved = moved
ui-napoleon-neutral = neutral
ui-napoleon-fleets = Squadrons:
ui-napoleon-owned = Regions, { $who }:
ui-napoleon-offer = Offer of { $who }: { $what }
ui-napoleon-to = to
ui-napoleon-aim = aimed at
ui-napoleon-give = gives
ui-napoleon-take = takes
ui-napoleon-clash = Fleets meet in { $sea }: { $who } and { $others }
ui-napoleon-congress = Congress on { $loser }; victors: { $victors }
ui-napoleon-battle = Battle of { $region }, { $attacker } against { $defender }
ui-napoleon-deploying = deployment
ui-napoleon-battle-round = round { $round }, { $phase }, { $who } acts
ui-napoleon-phase-cavalry = cavalry phase
ui-napoleon-phase-artillery = artillery phase
ui-napoleon-phase-infantry = infantry phase
ui-napoleon-phase-leader = leader phase
ui-napoleon-column-left = left
ui-napoleon-column-center = centre
ui-napoleon-column-right = right
ui-napoleon-row-a = attacker
ui-napoleon-row-middle = middle
ui-napoleon-row-b = defender
ui-napoleon-row-a-reserve = attacker, reserve
ui-napoleon-row-a-retreat = attacker, in retreat
ui-napoleon-row-b-reserve = defender, reserve
ui-napoleon-row-b-retreat = defender, in retreat
ui-napoleon-ready = { $who } can still act with
ui-napoleon-waiting = waiting:
ui-napoleon-lost = lost:
ui-napoleon-pursuers = in pursuit:

# The table of Generalship in the terminal.
ui-generalship-cycle = Cycle { $cycle } of at most { $last }, round { $round }
ui-generalship-stage-nations = choice of nations
ui-generalship-stage-orientation = laying the map
ui-generalship-stage-map = laying the map
ui-generalship-stage-generals = first generals
ui-generalship-stage-tile = choice of an action tile
ui-generalship-stage-action = actions
ui-generalship-stage-end_of_turn = end of turn
ui-generalship-stage-points = victory points
ui-generalship-stage-upkeep = upkeep
ui-generalship-stage-order = player order
ui-generalship-stage-swap = capitals
ui-generalship-stage-over = the end
ui-generalship-active = on turn: { $who }
ui-generalship-points = points
ui-generalship-battles = battles
ui-generalship-food = food
ui-generalship-metal = metal
ui-generalship-population = people
ui-generalship-upkeep = upkeep
ui-generalship-alliance = alliance
ui-generalship-commander = commander:
ui-generalship-power = political power:
ui-generalship-unused = in hand:
ui-generalship-kept = kept:
ui-generalship-technology = technology cards:
ui-generalship-pledge = pledged: { $count }
ui-generalship-known = known units:
ui-generalship-filled = people on
ui-generalship-empty = room on
ui-generalship-idle = out of use:
ui-generalship-tiles = Action tiles:
ui-generalship-free = { $count } free
ui-generalship-technologies = Technologies:
ui-generalship-events = Events:
ui-generalship-terrain-plain = plain
ui-generalship-terrain-forest = forest
ui-generalship-terrain-mountain = mountain
ui-generalship-terrain-sea = sea
ui-generalship-infantry = infantry
ui-generalship-cavalry = cavalry
ui-generalship-ships = ships
ui-generalship-ended = stopped: { $count }
ui-generalship-new = new: { $count }
ui-generalship-isolated = isolated
ui-generalship-battle = Battle for { $tile }, { $attacker } against { $defender }
ui-generalship-basic = basic cards:
ui-generalship-advanced = advanced:
ui-generalship-exchanged = exchanged:
ui-generalship-assigned = committed:
ui-generalship-squadron = squadron:
ui-generalship-support = supported by
ui-generalship-played = Played:
ui-generalship-ambush = Ambush!
ui-generalship-won = { $who } wins by { $difference }.
ui-generalship-lost = Lost:

# The table of Scharz in the terminal.
ui-scharz-setup = Set-up
ui-scharz-year = Year { $year } of { $years }
ui-scharz-phase-new_year = New Year
ui-scharz-phase-reproduction = reproduction
ui-scharz-phase-winter_weather = weather of the winter
ui-scharz-phase-sowing = sowing and yield
ui-scharz-phase-taxes = taxes
ui-scharz-phase-recruitment = recruitment
ui-scharz-phase-mid_year_pay = pay at midyear
ui-scharz-phase-harvest = harvest
ui-scharz-phase-feasts = feasts
ui-scharz-phase-nourishment = nourishment
ui-scharz-phase-salaries = pay
ui-scharz-phase-window = diplomacy
ui-scharz-phase-move = move
ui-scharz-phase-special_move = special move
ui-scharz-phase-retreat = retreat
ui-scharz-phase-combat = combat
ui-scharz-phase-construction = construction
ui-scharz-phase-trade = trade
ui-scharz-phase-fishing = fishing
ui-scharz-phase-attrition = attrition
ui-scharz-weather = weather:
ui-scharz-weather-good = good
ui-scharz-weather-normal = normal
ui-scharz-weather-bad = bad
ui-scharz-rough_sea = rough sea
ui-scharz-initiative = order:
ui-scharz-coins = coins
ui-scharz-prestige = prestige
ui-scharz-victory_points = VP
ui-scharz-dominance = needed
ui-scharz-grain = grain
ui-scharz-fish = fish
ui-scharz-tax = tax
ui-scharz-wealth = wealth
ui-scharz-people = people: { $people }
ui-scharz-might = might:
ui-scharz-goal-fields = fields
ui-scharz-goal-settlements = settlements
ui-scharz-goal-agriculture = agriculture
ui-scharz-goal-towns = towns
ui-scharz-goal-prestige = prestige
ui-scharz-lord = vassal of { $who }
ui-scharz-rivals = rival of
ui-scharz-hostile = hostile to
ui-scharz-passage = grants passage to
ui-scharz-left = { $units ->
    [one] one unit
   *[other] { $units } units
} and { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
} left
ui-scharz-corsairs = corsairs
ui-scharz-inside = inside:
ui-scharz-ships = in the shipyard:
ui-scharz-standing = standing grain { $grain }
ui-scharz-site = building site { $building } (progress { $progress }, workers { $workers })
ui-scharz-devastated = devastated
ui-scharz-wall = wall { $level }
ui-scharz-encircled = encircled by { $who }
ui-scharz-spent = has moved
ui-scharz-damage = damage { $damage }
ui-scharz-empty = Nobody's and empty:
ui-scharz-truce = Truce of { $one } with { $other } until round { $until }.
ui-scharz-agreement = { $one } and { $other } until round { $until }: { $kind }
ui-scharz-order = Order:
ui-scharz-loads = takes aboard
ui-scharz-lands = lands
ui-scharz-battle-border = Border skirmish, { $place }
ui-scharz-battle-border_at_sea = Border skirmish at sea, { $place }
ui-scharz-battle-land = Battle, { $place }
ui-scharz-battle-sea = Sea battle, { $place }
ui-scharz-battle-corsairs = Corsairs, { $place }
ui-scharz-battle-siege = Siege, { $place }
ui-scharz-battle-round = round { $round }
ui-scharz-attacks = (attacker)
ui-scharz-joining = joining:
ui-scharz-front = at the front:
ui-scharz-fleeing = fleeing
ui-scharz-gone = gone
ui-scharz-target = against { $who }
ui-scharz-dice = swords:
ui-scharz-hits = hits { $hits }

# Bots in the browser.
page-bot-level = level 3 of 5

# Figures, summaries, hints.
moment-start = Start
figure-points = Victory points
figure-areas = Areas held
figure-battles = Battles won
figure-luck = Luck
luck-none = No dice fall in this game: whoever won had no luck to thank.
and-more = { $number } more
recap-won = won { $areas }
recap-lost = lost { $areas }
recap-change = { $measure } { $change }
recap-line = { $who }: { $what }.
hint-chance = { $chance } %

# Pieces, mats and battles
page-show-battle = show battle
page-battle-course = What has happened in it
page-battle-steps = Steps of the battle
page-first-step = to the beginning
page-last-step = to the end
page-details = Details
page-emp-blocks = { $count ->
    [one] one block
   *[other] { $count } blocks
}
page-emp-card-back = a card face down
page-emp-casualties = Casualties of { $name }:
page-emp-combat = Combat { $number }
page-emp-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
page-emp-penalty = victory points at every scoring
page-emp-stage-mode = way of fighting
page-emp-stage-cards = cards
page-emp-stage-ambush = ambush
page-emp-stage-order = order
page-emp-stage-fight = combats
page-emp-stage-conquest = conquest
page-emp-mark-any = N/S
page-emp-mark-north = North
page-emp-mark-south = South
page-emp-effect-sword = +1 against Warband and Pike
page-emp-effect-pike = +1 against any Cavalry
page-emp-effect-spear = no bonus
page-emp-effect-warband = strength 3 + die
page-emp-effect-cavalry = +1 against Sword and Warband
page-emp-effect-heavy-cavalry = +1 against Sword and Warband
page-emp-effect-elephant = +1 against Cavalry; a 1 is a rampage
page-emp-effect-foot-skirmishers = 4–5 ties, 6 kills
page-emp-effect-archers = 5–6 kills
page-emp-effect-light-horse = 4–5 ties, 6 kills; beats foot skirmishers and archers
page-emp-effect-artillery = hits on 6 in the open, on 5–6 in sieges and at sea
page-emp-effect-siege-tower = strength 9, sieges only
page-emp-effect-galley = sea battles only
page-emp-effect-military-leader = ambush; one card out of sequence
page-emp-effect-engineer = better artillery and towers, cheap forts
page-emp-effect-diplomat = better diplomacy
page-emp-effect-merchant = more trade
page-gen-status = Status board
page-gen-points-track = victory points
page-gen-battle-track = battle count
page-gen-saves-either = an upgrade costs one food or metal less
page-gen-saves-both = an upgrade costs one food and metal less
page-gen-order = player order
page-gen-alliances = alliances
page-gen-field = field { $field }
page-gen-era-step = from { $least } on { $cards ->
    [one] +{ $cards } advanced card
   *[other] +{ $cards } advanced cards
}
page-gen-era-fortress = fortresses give advanced cards
page-gen-tree = Technology tree
page-gen-tech-cost = points of technology cards
page-gen-vp = VP
page-gen-better-forts = better fortresses
page-gen-developed = developed
page-gen-developable = can be developed
page-gen-closed = needs another technology first
page-gen-event-slot = place of an event
page-gen-event-open = event
page-gen-general-back = a general face down
page-gen-land-cards = advanced cards on land
page-gen-sea-cards = advanced cards at sea
page-gen-symbol-christian = Christian
page-gen-symbol-muslim = Muslim
page-gen-symbol-coup = coup
page-gen-rival = Rival:
page-gen-tactics-back = a tactics card face down
page-gen-basic-cards = basic cards
page-gen-advanced-cards = advanced cards
page-gen-tech-card = technology card with { $points ->
    [one] one point
   *[other] { $points } points
}
page-gen-atk = attack
page-gen-def = defence
page-gen-upkeep = upkeep now { $food } food
page-gen-upkeep-short = (not enough)
page-gen-neutral-tiles = neutral tiles { $count } of { $needed }
page-gen-isolated = { $count } isolated
page-gen-isolated-stack = isolated
page-gen-no-commander = no commander
page-gen-kept = Kept:
page-gen-known-units = Seen on the map:
page-gen-capital = capital
page-gen-fortress = fortress
page-gen-growth = growth { $growth }
page-gen-exchange = exchange { $food } food : { $metal } metal
page-gen-circle-filled = populated
page-gen-circle-empty = empty
page-gen-circle-idle = not active
page-gen-class-infantry = infantry
page-gen-class-cavalry = cavalry
page-gen-class-ships = squadrons
page-gen-face-down = face down
page-gen-land-battle = land battle
page-gen-sea-battle = sea battle
page-gen-rivals = rivals: their commanders count for nothing
page-gen-ambushed = ambush
page-gen-step-reinforce = reinforcements
page-gen-step-withdrawal = 1 forced withdrawal
page-gen-step-tactics = 2 tactics cards
page-gen-step-retreat = 3 retreat
page-gen-step-ambush = 4 ambush
page-gen-step-exchange = 5 exchange
page-gen-step-defender = 6 defender attacks
page-gen-step-attacker = 7 attacker attacks
page-gen-step-losses = losses
page-gen-step-end = end
page-gen-strikes = attacks now
page-gen-wards = wards off
page-gen-hand = tactics cards
page-gen-each = × { $value }
page-gen-attack-of = { $name } attacks
page-gen-ward-of = { $name } wards off
page-gen-nothing = commits nothing
page-gen-broken = { $name } breaks through by { $difference }.
page-gen-held = { $name } wards the attack off.
page-gen-losses = { $name } must lose units worth { $needed }.
page-gen-missing = { $missing ->
    [one] One is missing.
   *[other] { $missing } are missing.
}
page-gen-lost = Lost:
page-wat-unit = strength { $strength }, life { $life }, damage { $damage }, AP { $ap }
page-wat-vp = VP
page-wat-barbarians-grow = They grow stronger next round!
page-wat-kind-capital = capital
page-wat-kind-trade_centre = trade centre
page-wat-kind-contested = contested
page-wat-kind-common = province
page-wat-step-damage = allot damage
page-wat-step-retreats = retreats
page-wat-step-end = end
page-wat-to-allot = to allot
page-wat-allotted = damage allotted
page-wat-life = life
page-wat-stays = stays
page-wat-conquers = { $name } conquers { $province }.
page-wat-holds = { $name } holds { $province }.
page-wat-race = Victory points on the way to { $threshold }
page-wat-war-since = since round { $round }
page-wat-food-needed = armies eat { $food }
page-wat-hungry = (not enough food)
page-wat-routes = routes
page-wat-routes-of = routes { $routes }
page-wat-unification = Unification: { $owned } of { $core } core, { $claimed } of { $claims } contested
page-wat-unification-gain = would give { $actions ->
    [one] one action
   *[other] { $actions } actions
}
page-wat-markers = markers { $markers }
page-wat-next-level = next level in { $markers ->
    [one] one marker
   *[other] { $markers } markers
}
page-wat-ap = AP { $ap }
page-wat-offer = Offer
page-sch-battle-round = round { $number } of the battle
page-sch-wall-shields = { $left ->
    [one] one of { $shields } wall shields stands
   *[other] { $left } of { $shields } wall shields stand
}
page-sch-engines = siege engines take { $count ->
    [one] one shield
   *[other] { $count } shields
}
page-sch-overboard = { $count } overboard
page-sch-front = Front
page-sch-rear = Rear
page-sch-joining = joining next round
page-sch-life = life
page-sch-shields = shields
page-sch-flees-to = flees to { $place }
page-sch-status-fleeing = fleeing
page-sch-status-gone = gone
page-sch-sum-dice = on dice
page-sch-sum-blanks = for blanks
page-sch-sum-numbers = for numbers
page-sch-sum-morale = low morale
page-sch-roll-battle_rolled = rolls
page-sch-roll-battle_charged = charges
page-sch-roll-battle_workers = workers
page-sch-lost = { $name } loses:
page-sch-phases = Phases of the season
page-sch-seasons = seasons
page-sch-climate-subtropical = subtropical
page-sch-climate-temperate = temperate
page-sch-climate-cold = cold
page-sch-weather-bad = bad
page-sch-weather-normal = normal
page-sch-weather-good = good
page-sch-rough-sea = rough sea
page-sch-truce-between = Truce: { $petitioner } asked { $recipient }, to season { $until }
page-sch-until = to season { $until }
page-sch-victory-points = victory points
page-sch-morale-very_low = very low morale
page-sch-morale-low = low morale
page-sch-morale-average = average morale
page-sch-morale-high = high morale
page-sch-morale-very_high = very high morale
page-sch-commander = level of the commander
page-sch-food-needed = a winter eats { $food }
page-sch-food-short = { $food } short
page-sch-captured = captured
page-sch-rivals = rivals
page-sch-passage = passage for
page-sch-stores = Storehouses and herds ({ $count })
page-sch-herd-room = room for { $room ->
    [one] one herd
   *[other] { $room } herds
}
page-sch-orders = Your orders ({ $count })
page-sch-stay = stay
page-nap-landing = landing
page-nap-acts = to act:
page-nap-quiet = rounds without contact: { $rounds }
page-nap-deployed = has deployed
page-nap-lost = lost
page-nap-wins = wins
page-nap-combined = combined arms
page-nap-actions-left = { $count } ready, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
page-nap-needed = needed { $needed }
page-nap-roll-fire_hit = hit
page-nap-roll-fire_missed = miss
page-nap-roll-clashed = melee
page-nap-roll-square_failed = no square
page-nap-roll-rallied = rallied
page-nap-roll-not_rallied = not rallied
page-nap-roll-pursuit_caught = caught
page-nap-roll-pursuit_escaped = escaped
page-nap-won = The battle is won by { $nations }.
page-nap-losses = losses: winner { $winner }, loser { $loser }
page-nap-outside = outside the homeland
page-nap-collapse = collapse value
page-nap-debt = debt
page-nap-ladder = victory level
page-nap-defeated = defeated
page-nap-war-order = war number { $order }
page-nap-passage = { $host } lets { $guest } pass
page-nap-truce = truce for { $months ->
    [one] one month
   *[other] { $months } months
}
page-nap-diplomacy-key = ⚔ war, ✚ alliance, → passage, ☮ truce
page-nap-congress = Congress about { $nation }
page-nap-gives = gives:
page-nap-takes = takes:
page-emp-in-order = Your cards in order
page-emp-committed = Your chosen cards
page-emp-play-order = play order
page-emp-first = first player
page-emp-income = income
page-emp-revolts = Tables of revolts
page-sch-site-progress = building site: { $building }, { $progress } of 12, { $workers } workers
page-sch-store = grain { $grain }/{ $limit }, fish { $fish }, room for { $room ->
    [one] one herd
   *[other] { $room } herds
}
page-sch-devastated = devastated
page-nap-month-track = Month
page-nap-production = production
