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

## The page in the browser
page-lobby = Übersicht
page-welcome = Erobere die Alte Welt
page-lead = Historische Eroberungsspiele, bei denen jede Regel gilt. Spiele sofort gegen Bots, oder schick deinen Freunden einen Link.
page-games = Spiele
page-my-tables = Deine Tische
page-open-tables = Tische mit freien Plätzen
page-running-tables = Laufende Spiele
page-finished-tables = Beendete Spiele
page-for-players = für { $seats } Spieler
page-play = Spielen
page-rules = Regeln
page-free = frei
page-disclaimer = Grognard ist nicht offiziell. Die Spiele gehören ihren Autoren und Verlagen; weder Texte noch Bilder von ihnen sind enthalten.
page-about-empires = Rom, Karthago, Ägypten und andere ringen ums Mittelmeer: Kartenschlachten, Diplomatie, Revolten und Handel.
page-about-warriors = Könige des dunklen Zeitalters einen ihre Länder: Forschung, Handel, Prinzessinnen und Schlachten aus reiner Arithmetik.
page-about-generalship = Nationen, Generäle und verdeckte Heere vom Mittelalter bis zur Muskete: ausheben, marschieren, überlisten.
page-about-scharz = Aus Dörfern werden Reiche, Jahreszeit um Jahreszeit: säen, handeln, heimlich marschieren, belagern.
page-about-napoleon = Die Großmächte von 1796 bis 1815: Politik, Flotten und Schlachten mit Fußvolk, Reiterei und Geschützen.
page-log-in = Anmelden
page-log-out = Abmelden
page-language = Sprache
page-navigation = Navigation
page-skip = Zum Inhalt
page-not-found = Hier ist nichts.
page-offline = Der Server ist nicht erreichbar; neuer Versuch folgt.
page-error = Etwas ist schiefgegangen.
page-start-now = Jetzt beginnen
page-players = Spieler
page-seat = Platz { $number }
page-seat-me = ich
page-seat-open = frei für Freunde
page-bot = Bot: { $bot }
page-bot-random = zufällig
page-bot-greedy = zupackend
page-bot-search = überlegt
page-presets = Varianten
page-options = Alle Optionen
page-table-settings = Tisch
page-title = Titel
page-clock = Uhr
page-clock-none = ohne Uhr
page-clock-live = live: 40 Minuten, 20 Sekunden mehr je Entscheidung
page-clock-daily = ein Tag für jede Entscheidung
page-clock-slow = eine Woche, ein halber Tag mehr je Entscheidung
page-public = alle dürfen zusehen
page-rules-language = Die Regeln sind auf Englisch geschrieben; Fragen und Protokoll gibt es in beiden Sprachen.
page-find = Suchen
page-find-option = tippen, um zu suchen …
page-account = Konto
page-kind-guest = Du bist Gast; dieser Browser merkt sich deine Plätze.
page-kind-person = Du bist registriert.
page-kind-bot = Ein Bot-Konto.
page-notices = Benachrichtigungen
page-email = E-Mail
page-email-optional = E-Mail (für vergessene Passwörter und Benachrichtigungen; nicht nötig)
page-webhook = Webhook
page-want-notices = sag mir, wenn ich am Zug bin
page-save = Speichern
page-saved = Gespeichert.
page-register = Registrieren
page-registered = Willkommen.
page-register-why = Wer sich als Gast registriert, behält alle Plätze und kann auf jedem Gerät spielen.
page-logged-in = Willkommen zurück.
page-lost-password = Passwort vergessen
page-send-link = Link senden
page-reset-sent = Wenn es das Konto gibt, ist ein Link unterwegs.
page-new-password = Neues Passwort
page-password = Passwort
page-name = Name
page-bot-accounts = Bot-Konten
page-bot-accounts-why = Ein Programm spielt über dieselbe Schnittstelle wie diese Seite: mit einem Token, Zeile für Zeile.
page-new-bot = Neues Bot-Konto
page-token-once = Dieses Token wird nur jetzt gezeigt:
page-loading = Einen Augenblick …
page-your-turn = du bist am Zug
page-cannot = Das ist jetzt nicht möglich.
page-undo = Zurücknehmen
page-undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
page-wants-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
page-agree = Zustimmen
page-refuse = Ablehnen
page-sit-here = Hier Platz nehmen
page-add-bot = Bot
page-hot-seat = Auch ich (ein Gerät)
page-empty-seat = Freimachen
page-begin = Spiel beginnen
page-begin-hint = Auf freie Plätze setzen sich Bots.
page-remove-table = Tisch entfernen
page-invite = Schick deinen Freunden diesen Link:
page-wait-for-host = Der Gastgeber beginnt das Spiel gleich.
page-commitment = Festlegung der Würfel:
page-seed = Startwert der Würfel:
page-hand-over = Bitte gib das Gerät weiter
page-i-am = Ich bin { $name }
page-lost = Verbindung verloren; neuer Versuch …
page-parts = Teile des Tischs
page-tab-board = Brett
page-tab-players = Spieler
page-tab-log = Protokoll
page-tab-talk = Gespräch
page-battle = Schlacht
page-question = Frage
page-close = Schließen
page-game-over = Das Spiel ist zu Ende
page-place = Rang
page-score = Punkte
page-record = Aufzeichnung herunterladen
page-fork = Von hier an weiterspielen
page-verify = Würfel prüfen
page-verified = Der Startwert passt zur Festlegung vor dem Spiel.
page-not-verified = Der Startwert passt nicht zur Festlegung!
page-say = Etwas sagen
page-send = Senden
page-notes = Private Notizen
page-looking-back = Rückblick: nach { $number } Entscheidungen
page-waiting-for = Warten auf { $names }
page-show-rule = Regel zeigen
page-secret = Das wirst nur du wissen.
page-nothing-found = Nichts dergleichen.
page-show-all = Alle zeigen
page-since = Seit du weg warst
page-is-bot = Bot
page-away = nicht da, ein Bot spielt
page-resigned = aufgegeben, ein Bot spielt
page-thinks = überlegt
page-come-back = Ich bin wieder da
page-go-away = Einen Bot für mich spielen lassen
page-resign = Aufgeben
page-resign-sure = Diesen Platz endgültig aufgeben?
page-days = { $number } Tage
page-replay = Rückblick
page-earlier = früher
page-later = später
page-moment = Zeitpunkt im Spiel
page-now = Jetzt

notice-subject = Grognard: du bist am Zug in { $title }
notice-your-turn = Du bist am Zug in { $title }: { $link }
reset-subject = Grognard: ein neues Passwort
reset-text = Mit diesem Link kannst du binnen einer halben Stunde ein neues Passwort setzen: { $link }

# Der Tisch von Empires of the Ancient World im Terminal.
ui-empires-turn =
    { $turn ->
        [0] Aufbau
       *[other] Spielrunde { $turn } von { $turns }
    }
ui-empires-scoring = (mit Wertung)
ui-empires-phase-decks = Empire-Decks
ui-empires-phase-first_markers = erste Provinz
ui-empires-phase-further_markers = weitere Provinzen
ui-empires-phase-fortifications = erste Befestigungen
ui-empires-phase-display = Auslage
ui-empires-phase-revolts = Revoltencheck
ui-empires-phase-income = Handelsmarker erhalten
ui-empires-phase-first_player = Startspieler
ui-empires-phase-actions = Aktionen
ui-empires-phase-scoring = Wertung
ui-empires-phase-over = Spielende
ui-empires-space = Rundenmarker auf { $space } von { $last }
ui-empires-first = Startspieler: { $who }
ui-empires-active = am Zug: { $who }
ui-empires-bonus = Bonusaktion
ui-empires-total = SP
ui-empires-score = nächste
ui-empires-income = Einkommen
ui-empires-control_stock = Kontrolle
ui-empires-trade_stock = Handel
ui-empires-warehouse = Warenhaus
ui-empires-plunder = Beute
ui-empires-decks = Deck
ui-empires-display = Auslage
ui-empires-piles = { $draw } im Nachziehstapel, { $discard } abgelegt, noch { $forts } Befestigungen
ui-empires-military_leader = { $count ->
    [one] Militärführer
   *[other] { $count } Militärführer
}
ui-empires-engineer = { $count ->
    [one] Ingenieur
   *[other] { $count } Ingenieure
}
ui-empires-diplomat = { $count ->
    [one] Diplomat
   *[other] { $count } Diplomaten
}
ui-empires-merchant = { $count ->
    [one] Händler
   *[other] { $count } Händler
}
ui-empires-hand = Hand:
ui-empires-recruited = rekrutiert:
ui-empires-revealed = aufgedeckt:
ui-empires-north = Norden
ui-empires-south = Süden
ui-empires-sea = See
ui-empires-empty = { $side }, neutral und leer
ui-empires-control = Kontrolle
ui-empires-trade = Handel
ui-empires-room = frei
ui-empires-fort = Fort
ui-empires-battle = Kampf um { $area }, { $attacker } gegen { $defender }
ui-empires-mode-open = offene Schlacht
ui-empires-mode-siege = Belagerungskampf
ui-empires-mode-sea = Seekampf
ui-empires-blocks = Kampfmarker: Angreifer { $attacker }, Mittelfeld { $centre }, Verteidiger { $defender }
ui-empires-committed = gewählt:
ui-empires-order = Reihenfolge:
ui-empires-result = Sieger
ui-empires-tie = unentschieden
ui-empires-then-battle = zum Kampf
ui-empires-cost = Handelsmarker: { $blocks }

# Der Tisch von Warriors & Traders im Terminal.
ui-warriors-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
ui-warriors-step-setup = Länder und Startmarker
ui-warriors-step-feed = Unterhalt: Ernährung
ui-warriors-step-collect = Unterhalt: Einnahmen
ui-warriors-step-trade = Handel
ui-warriors-step-peace_before_development = Entwicklung: Friedensangebote
ui-warriors-step-first_action = Entwicklung: erste Aktion
ui-warriors-step-second_action = Entwicklung: zweite Aktion
ui-warriors-step-extra_actions = Entwicklung: Zusatzaktionen
ui-warriors-step-technology_shift = Entwicklung: Marker verschieben
ui-warriors-step-peace_before_manoeuvre = Manöver: Friedensangebote
ui-warriors-step-manoeuvre = Manöver
ui-warriors-step-princesses = Prinzessinnen
ui-warriors-step-end_of_round = Rundenende
ui-warriors-active = am Zug: { $who }
ui-warriors-bonus = Vereinigungsaktionen: { $actions }
ui-warriors-order = Reihenfolge: { $who }
ui-warriors-threshold = Spielende bei { $points } SP
ui-warriors-barbarians = Stärke der Barbaren { $strength }
ui-warriors-vp = SP
ui-warriors-level = { $level } ({ $markers })
ui-warriors-team = Team { $team }
ui-warriors-routes = Handelswege zu { $who }
ui-warriors-supply = im Vorrat: { $pieces }
ui-warriors-left = hat das Spiel verlassen
ui-warriors-leaving = verlässt das Spiel
ui-warriors-war = { $one } und { $other } führen seit Runde { $round } Krieg.
ui-warriors-moves = Geplant: { $moves }
ui-warriors-offer = { $who } bietet { $partner } { $give } für { $take }.
ui-warriors-free = Frei
ui-warriors-mark-capital = (Hauptstadt)
ui-warriors-mark-trade_centre = (Handelszentrum)
ui-warriors-mark-common = { "" }
ui-warriors-mark-contested = (umstritten)
ui-warriors-damaged = beschädigt { $damage } von { $life }
ui-warriors-retreated = zurückgewichen
ui-warriors-withdrawn = abgezogen
ui-warriors-battle = Schlacht in { $province }: { $attacker } greift { $defender } an
ui-warriors-assigned = Schaden durch { $who }: { $points }
