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
ui-verified = The record is genuine: { $choices } choices, { $checkpoints } checkpoints, and the seed is the one committed to.
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
page-for-players = for { $seats } players
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
page-rules-language = The rules are written in English; questions and log exist in both languages.
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
page-verified = The seed matches the commitment shown before the game.
page-not-verified = The seed does not match the commitment!
page-say = Say something
page-send = Send
page-notes = Private notes
page-looking-back = Looking back: after { $number } choices
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
page-days = { $number } days
page-replay = Replay
page-earlier = earlier
page-later = later
page-moment = moment of the game
page-now = Now

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
ui-empires-piles = { $draw } to draw, { $discard } discarded, { $forts } fortifications left
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
ui-warriors-team = team { $team }
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
