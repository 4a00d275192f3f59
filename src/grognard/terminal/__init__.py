"""Everything that a person sees in a terminal: the catalogue, the rules, play, replays, figures."""
