### A finished match, reviewed: what decisions were worth, and where results came from

review-opening = { $game }, reviewed: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, each move tried in { $depth } worlds that agree with what its player could know
review-losses = The largest losses
review-no-losses = No decision lost anything that is clearly more than noise.
review-where = Round { $round }, move { $number }: { $player }
review-instead = Played: { $move } – better: { $best }
review-cost = Cost { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of the chance to win the round ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }% instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
review-points-cost = In points, it was { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } worse than the best move for points.
review-hands = What the others really held: { $hands }
review-hand = { $player } { $cards }
review-why-out = It would have played the last cards and won at once.
review-why-threat = The better move leaves { $player } a card to go out with in { $best } of 100 worlds, the one that was made in { $played }.
review-why-stuck = After the better move { $player } has nothing to play in { $best } of 100 worlds, after the one that was made in { $played }.
review-why-again = The better move keeps the turn.
review-why-owes = { $player } would have had to take { $best } cards or answer them.
review-why-keeps =
    { $best ->
        [one] It keeps one card in hand that fits, instead of { $played }.
       *[other] It keeps { $best } cards in hand that fit, instead of { $played }.
    }
review-why-takes =
    { $best ->
        [one] It makes the others take one more card at once.
       *[other] It makes the others take { $best } more cards at once.
    }
review-why-cards =
    { $best ->
        [one] It plays one card, the one that was made none.
       *[other] It plays { $best } cards instead of { $played }.
    }
review-why-ahead = No single fact tells them apart: played on, it won { $best } of 100 rounds instead of { $played }.
review-decisions = Decisions
review-player = Player
review-choices = Choices
review-marked = Marked
review-mean-loss = Mean loss, points of win chance (95% interval)
review-loss-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-nothing = –
review-receipt-wins = Where the victories came from
review-receipt-points = Where the points came from
review-part-share = Average deal
review-part-deal = Deal
review-part-drawn = Cards drawn
review-part-others = Others’ play
review-part-own = Own play
review-result = Result
review-part-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-receipt-note = The parts add up. They are found with all hands open, against play by rules of thumb; cards drawn are nought on average, whoever plays.
review-unfinished = This match is not over yet; it can be reviewed when it is.
review-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
review-depth = The depth is a number from { $least } on, not { $depth }.
review-progress = Reviewing

## The review on the page of a match

reviewed-title = Review
reviewed-about = What was each decision worth, by what its player could know? And how much of the result was luck?
reviewed-ask = Review this match
reviewed-waiting = Other matches are being reviewed first…
reviewed-preparing = Getting ready…
reviewed-progress = { $done } of { $total } moves reviewed
reviewed-done = The review is here.
reviewed-chances = Chances to win round { $round }
reviewed-chances-help = Tap a moment, or use the arrow keys. Page Up and Page Down go from mark to mark: a mark is a clear loss.
reviewed-chance = { $name }: { $percent }%
reviewed-moment = Move { $move } of { $count }. { $chances }
reviewed-loss-here = A clear loss: { $loss } points of the chance to win.
reviewed-played = Played
reviewed-better = Better
reviewed-see = Show this moment
reviewed-more = Show all { $count }
reviewed-luck = Where the result came from
reviewed-luck-round = Round { $round }
reviewed-luck-match = Whole match
reviewed-victories = Victories, in percent
reviewed-points = Points

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
