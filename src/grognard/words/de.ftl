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
