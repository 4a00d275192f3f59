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
