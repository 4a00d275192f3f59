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
