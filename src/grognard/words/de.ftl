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

# Was das Terminal einem Spieler sagt.
ui-players = { $first } bis { $last } Spieler
ui-option = Option
ui-values = Werte (zuerst der übliche)
ui-preset = Vorgabe
ui-meaning = Bedeutung
ui-any-text = beliebiger Text
ui-a-person = ein Mensch
ui-you = du
ui-a-bot = der Bot { $bot }
ui-how-to-get-help = Antworte mit einer Nummer oder dem Anfang eines Namens; „{ $help }“ nennt alles Weitere.
ui-hand-over = Die Tastatur geht an { $who }.
ui-press-enter = { "[" }Eingabe{ "]" }, wenn niemand sonst zusieht:
ui-news = Was geschehen ist
ui-several = „{ $typed }“ könnte sein:
ui-no-answer = „{ $typed }“ ist hier keine Antwort. Tippe die Nummer vor einer Möglichkeit, zum Beispiel { $first }, oder den Anfang ihres Namens; „{ $help }“ erklärt alles Weitere.
ui-undone = Deine letzte Wahl ist zurückgenommen.
ui-cannot-undo = Das lässt sich nicht zurücknehmen. { $why }
ui-saved = Das Spiel ist in { $file } gespeichert.
ui-save-where = Sag, wohin: „{ $save } DATEI“.
ui-not-saved = Das Spiel wurde nicht gespeichert.
ui-really-quit = Das Spiel ist nicht gespeichert. Tippe noch einmal „{ $quit }“, um es zu verlassen, „{ $save } DATEI“, um es zu speichern und zu verlassen, oder drücke die Eingabetaste, um weiterzuspielen.
ui-farewell = Auf Wiedersehen.
ui-game-over = Das Spiel ist zu Ende.
ui-place = Platz
ui-seat = Spieler
ui-score = Punkte
ui-winners =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
    }
ui-command-help = hilfe
ui-command-rule = regel
ui-command-table = tisch
ui-command-log = protokoll
ui-command-undo = zurück
ui-command-save = speichern
ui-command-quit = ende
ui-help-answers = Antworte mit der Nummer oder dem Buchstaben vor einer Möglichkeit, mit ihrem Namen oder einem Anfang des Namens, der nur auf eine passt. Außerdem kannst du tippen:
ui-help-help = diese Liste
ui-help-rule = die Regel zur Frage (auch „?“); mit einer Regelnummer, zum Beispiel „? 5.2“, diese Regel; mit einer Zahl das Kapitel (Regeltext englisch)
ui-help-table = den Tisch noch einmal zeigen
ui-help-log = was bisher geschehen ist; mit einer Zahl so viele letzte Zeilen
ui-help-undo = deine letzte Wahl zurücknehmen, solange niemand dadurch etwas erfahren hat
ui-help-save = das Spiel speichern; mit einem Dateinamen in dieser Datei
ui-help-quit = das Spiel verlassen
ui-secret = nur { $who }
ui-verified = Die Aufzeichnung ist echt: { $choices } Entscheidungen, { $checkpoints } Prüfpunkte, und der Startwert ist der zugesagte.
ui-unfinished =
    { $choices ->
        [one] Nach einer Entscheidung ist das Spiel nicht zu Ende; am Zug: { $who }.
       *[other] Nach { $choices } Entscheidungen ist das Spiel nicht zu Ende; am Zug: { $who }.
    }
ui-view-turn = Zug
ui-view-round = Runde
ui-view-phase = Phase
ui-view-step = Schritt
ui-view-score = Punkte
ui-view-scores = Punkte
ui-view-hand = Hand
ui-view-hands = Hand
ui-view-played = Gespielt
ui-view-deck = Stapel
ui-view-discard = Ablage
ui-view-areas = Gebiete
ui-view-players = Spieler
ui-view-player = Spieler
ui-view-active = Am Zug
ui-view-owner = Besitzer
ui-view-units = Einheiten
ui-view-battle = Schlacht
