ask-play = Welche Karte spielst du?
ask-give = Wer bekommt die Punkte?
told-won = { $who } gewinnt { $points } mit { $card }.
told-drew = Du hältst { $cards }.
end-rounds = Drei Runden sind vorbei.
score-points = Punkte
score-cards = Karten
