ask-play = Which card do you play?
ask-give = Who gets the points?
told-won = { $who } wins { $points } with { $card }.
told-drew = You hold { $cards }.
end-rounds = Three rounds are over.
score-points = points
score-cards = cards
