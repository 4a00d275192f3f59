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
