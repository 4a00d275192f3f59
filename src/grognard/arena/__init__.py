"""Series of games between bots that are kept, rated and reported."""
