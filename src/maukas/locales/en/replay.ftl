### A finished match, move by move, and why its deals were fair.
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

## The fair deal

fair-about-now = Before the deal, the server sealed its part of the shuffle. When the round is over it opens the seal, and anyone can check that nothing was changed.
fair-about = Before the deal, the server sealed its secret seed. Then the players’ browsers added random shares of their own, and all of it together decided the shuffle.
fair-seal = The seal, published before the deal
fair-seed = The server’s seed, revealed after the round
fair-shares =
    { $count ->
        [one] The players’ share
       *[other] The players’ shares
    }
fair-no-shares = none
fair-mixture = Combined: what the shuffle was made from
fair-check = Check it
fair-seal-holds = The seed is the one that was sealed.
fair-seal-broken = The seed isn’t the one that was sealed!
fair-seen = The seal is the one this browser was shown before the deal.
fair-seen-differs = Before the deal, this browser was shown another seal!
fair-not-seen = This browser wasn’t at the table before the deal, so it has no seal to compare with.
fair-share-in = This browser’s share went into the shuffle.
fair-share-late = This browser’s share isn’t among them: it may have arrived too late.
fair-means = So nobody could choose the cards: the seed was fixed before the shares were known, and the shares were given without knowing the seed.
fair-means-alone = So the seed was fixed before the deal and not changed afterwards.
fair-means-if = If this is the seal that the players were shown before the deal, the seed was fixed by then and not changed afterwards.
fair-no-check = Your browser can only run this check on pages that come over HTTPS or from this computer. The command below checks the seal too.
fair-command = To check the cards and every move, run this on the match record:
fair-record-later = When the match is over, you can check its whole record: every deal and every move.
