### A finished match, move by move.
### $name, $names: players. $move, $count: numbers. $card: the name of a card.

## The replay

match-title = Match – Maukas
match-heading = A finished match
match-rounds = Rounds
match-hands = All hands
match-hand = { $name }’s cards
match-new-card = { $card }, new
match-on-turn = (to play)
match-dealer = dealer
match-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
match-dealt = { $name } dealt the cards.
match-blocked = Nobody can play on, so the round has no winner.
match-by-bot = (played by a bot)
match-by-clock = (time ran out, a bot played)
match-controls = Step through the round
match-slider = Move
match-place = Move { $move } of { $count }
match-first = Back to the deal
match-back = One move back
match-play = Play
match-pause = Pause
match-play-pause = Play or pause
match-forward = One move forward
match-last = To the end of the round
match-speed = Speed
match-key-hand = The hand of the player to move; again: by colour
match-key-turn = Which move this is, and whose turn
match-space = Space
match-moves = Moves
match-link = Link to this move
match-to-table = Back to the table for another match
