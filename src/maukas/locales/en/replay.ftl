### A finished match, move by move, and why its deals were fair.
### $name, $names: players. $move, $count: numbers. $card: the name of a card.

## The replay

match-title = Match – Maukas
match-heading = A finished match
match-rounds = Rounds
match-hands = All hands
match-hand = { $name }’s cards
match-new-card = { $card }, new
match-on-turn = (on turn)
match-dealer = dealer
match-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
match-dealt = { $name } has dealt.
match-blocked = Nobody can go on: the round has no winner.
match-by-bot = (a bot played)
match-by-clock = (time was up, a bot played)
match-controls = Through the round
match-slider = Move
match-place = Move { $move } of { $count }
match-first = To the deal
match-back = One move back
match-play = Play
match-pause = Pause
match-play-pause = Play or pause
match-forward = One move on
match-last = To the end of the round
match-speed = Speed
match-space = Space
match-moves = Moves
match-link = Link to this move
match-to-table = To the table, for another match

## The fair deal

fair-about-now = The server has sealed its part of the shuffle before the deal. When the round is over, it opens the seal, and everybody can check that nothing was changed.
fair-about = Before the deal the server sealed its secret seed. Then the players’ browsers added random shares of their own, and the cards were shuffled by all of it together.
fair-seal = The seal, published before the deal
fair-seed = The server’s seed, told after the round
fair-shares =
    { $count ->
        [one] The share of the players
       *[other] The shares of the players
    }
fair-no-shares = none
fair-mixture = Both mixed: what the cards were shuffled by
fair-check = Check it
fair-seal-holds = The seed is the one that was sealed.
fair-seal-broken = The seed is not the one that was sealed!
fair-seen = The seal is the one this browser was shown before the deal.
fair-seen-differs = Before the deal, this browser was shown another seal!
fair-not-seen = This browser was not at the table before the deal, so it has no seal of its own to compare with.
fair-share-in = The share of this browser went into the shuffle.
fair-share-late = The share of this browser is not among them: it may have come too late.
fair-means = So nobody could choose the cards: the seed was fixed before the shares were known, and the shares were given without knowing the seed.
fair-means-alone = So the seed was fixed before the deal and not changed afterwards.
fair-means-if = If this is the seal that the players were shown before the deal, the seed was fixed by then and not changed afterwards.
fair-no-check = Your browser only calculates on pages that come over HTTPS or from this computer. The command below checks the seal, too.
fair-command = To check that the cards and every move are right, run this on the record of the match:
fair-record-later = When the match is over, its record can be checked as a whole: every deal and every move.
