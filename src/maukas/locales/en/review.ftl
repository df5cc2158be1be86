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
