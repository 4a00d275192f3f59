# Wörter, die allen Spielen gemeinsam sind.
seat = Spieler { $number }
nothing = nichts
and = { $first } und { $last }
term-yes = ja
term-no = nein
term-pass = passen
term-done = fertig
term-none = nichts
term-cancel = abbrechen
term-undo = zurücknehmen
term-ready = bereit
term-accept = annehmen
term-decline = ablehnen
term-all = alle
term-stay = bleiben

undo-nothing = Es gibt noch keine Entscheidung, die sich zurücknehmen ließe.
undo-unknown = Was vorher entschieden wurde, ist hier nicht bekannt.
undo-not-yours = Die letzte Entscheidung war nicht deine.
undo-over = Das Spiel ist zu Ende.
undo-dice = Nach dieser Entscheidung wurde gewürfelt oder gezogen.
undo-seen = Andere haben bereits gesehen, was du getan hast.
undo-learned = Diese Entscheidung hat dir etwas Neues gezeigt.
