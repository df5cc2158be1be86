### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $rounds, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Table { $code } – Maukas
play-title-turn = ● Your turn – Maukas
play-name-title = You’re invited to a game
play-name-who = At the table: { $names }
play-name = Your name
play-name-enter = Join the table
play-name-about = No account, no password. The name is all we ask for.
play-connecting = Joining the table…
play-lost = Connection lost. Trying again…
play-lost-waits = Connection lost. Your move will be played as soon as it’s back.
play-went-on = The game went on while you were offline, so your move wasn’t played.
play-no-table = Can’t reach this table
play-to-start = Home page

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Round { $round }
play-round-of = Round { $round } of { $rounds }
play-round-to = Round { $round } · to { $points }
play-round-extra = Round { $round } · extra round
play-own-total = You: { $count }
play-moves = Moves of this round
play-about = About this table
play-host-tools = Host tools
play-fair = A fair deal
play-leave = Leave the table
play-leave-watcher = You’re watching. You can come back any time.
play-leave-match = The match is still on. If you leave, a bot will play for you until you come back.
play-leave-seat = If you leave, someone else can take your seat.
play-stay = Stay
play-to-start-keep = Home page, keep my seat
play-react = React
play-reactions = Reactions
play-mute = Hide reactions
play-reaction-hello = Hello!
play-reaction-nice = Well played!
play-reaction-wow = Wow!
play-reaction-oops = Oops!
play-reaction-hurry = Your turn!
play-reaction-thanks = Thank you!
play-reaction-laugh = Haha!
play-reaction-bye = Bye!

## Before the match

play-waiting-title = Who is playing?
play-free = Free seat
play-you = You
play-host = Host
play-sit = Sit down
play-add-bot = Add a bot
play-remove = Remove { $name }
play-removed = Removed from this table: { $names }
play-allow = Let them back in
play-level = Bot level
play-fill = Fill with bots
play-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
play-seat-less = One fewer seat
play-seat-more = One more seat
play-missing =
    { $count ->
        [one] One seat is still free. Share the link, or add a bot.
       *[other] { $count } seats are still free. Share the link, or fill them with bots.
    }
play-missing-guest =
    { $count ->
        [one] One seat is still free. Share the link, or wait until the host adds a bot.
       *[other] { $count } seats are still free. Share the link, or wait until the host adds bots.
    }
play-all-here = Everyone is here.
play-host-starts = Everyone is here. The host starts the match.
play-start = Start
play-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
play-dismiss = Ask them to leave
play-dismissed-title = The table is closed to onlookers
play-dismissed = The host wants to be among players for a while. You can come back in about ten minutes.
play-is-bot = Bot · { $level }
play-stand-in = a bot is filling in
play-away = away
play-next = { $name } from next round

## Between rounds and after the match

play-first-deal = Shuffling the cards
play-round-won =
    { $you ->
        [yes] You win round { $round }!
       *[no] { $name } wins round { $round }
    }
play-round-nobody = Nobody wins round { $round }
play-scores = Scores
play-round-short = Round
play-total = Total
play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
play-points-short = { $count }{"\u00A0"}pts
play-leads =
    { $count ->
        [one] { $points ->
            [one] { $names } leads by { $points } point.
           *[other] { $names } leads by { $points } points.
        }
       *[other] { $names } lead together.
    }
play-aim-maumau = Lowest score wins.
play-aim-dos = Highest score wins.
play-left = Cards left in hand
play-left-none = none
play-continue = Continue
play-wait-others = Waiting for the others…
play-deal-in = Next deal in
play-seconds = { $count }{"\u00A0"}s
play-minutes = { $count }{"\u00A0"}min
play-hours = { $count }{"\u00A0"}h
play-you-won = You win!
play-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
play-rematch = Play again
play-rematch-asked =
    { $count ->
        [0] Someone wants a rematch.
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
play-ready = I’m ready
play-record = Match record

## The table in play

play-others = The other players
play-middle = The middle of the table
play-next-up = next
play-thinking = thinking
play-last-drew = drew { $count }
play-last-skipped = skipped
play-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
play-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
play-discard-pile = Discard pile
play-top = On top: { $card }
play-any-colour = any colour
play-way-on = Play goes clockwise
play-way-back = Play goes anticlockwise
play-row = Centre row
play-row-covered = { $card }, covered by { $by }
play-row-open = { $card }, can be covered
play-bonuses =
    { $count ->
        [one] Bonus: { $count } card for the row
       *[other] Bonus: { $count } cards for the row
    }
play-doubles =
    { $count ->
        [one] Others draw { $count } card
       *[other] Others draw { $count } cards
    }
play-owed =
    { $count ->
        [one] { $count } penalty card at the end of the turn
       *[other] { $count } penalty cards at the end of the turn
    }
play-you-watch = You’re watching.
play-sit-next = Join from the next round
play-paused = { $name } has paused the match.
play-resume = Resume
play-joins = You’ll join from the next round.
play-joins-not = No, thanks

## Your own hand

play-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
play-fits = { $card }, can be played
play-your-turn = Your turn
play-turn-of = { $name }’s turn
play-hurry = Hurry, your time is running out!
play-bot-for-you = A bot is playing for you.
play-back = I’m back
play-sort = Sort by colour
play-hint = Hint
play-draw = Draw a card
play-draw-debt =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
play-end = End turn
play-end-bonus = Done covering, use bonus ({ $count })
play-skip-bonus = Skip the bonus
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau said ✓
play-called-dos = DOS called ✓
play-catch = Catch { $name }!
play-catch-whom = Catch someone…
play-name-colour = Which colour next?
play-choice = Your choice
play-undo = Cancel
play-choose-target = Now tap a card in the centre row.
play-choose-card = Now tap one or two cards in your hand.
play-choose-second = Now tap a second card.
play-choose-or-second = Cover with this card, or tap a second one.
play-choose-bonus = Choose a card for the row, { $count } left.
play-move-cover = Cover { $target } with { $card }
play-move-cover-two = Cover { $target } with { $card } + { $second }
play-move-add = Add { $card } to the row
play-move-change = Colour change: { $colour }
play-clause = (rule { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] You play a { $card }.
       *[no] { $name } plays a { $card }.
    }
play-said-change =
    { $you ->
        [yes] You change the colour to { $colour }.
       *[no] { $name } changes the colour to { $colour }.
    }
play-said-covers =
    { $you ->
        [yes] You cover the { $target } with a { $card }.
       *[no] { $name } covers the { $target } with a { $card }.
    }
play-said-covers-two =
    { $you ->
        [yes] You cover the { $target } with a { $card } and a { $second }.
       *[no] { $name } covers the { $target } with a { $card } and a { $second }.
    }
play-said-adds =
    { $you ->
        [yes] You add a { $card } to the row.
       *[no] { $name } adds a { $card } to the row.
    }
play-said-draws =
    { $you ->
        [yes] { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } draws a card.
           *[other] { $name } draws { $count } cards.
        }
    }
play-said-draws-some =
    { $you ->
        [yes] You draw.
       *[no] { $name } draws.
    }
play-said-draws-nothing =
    { $you ->
        [yes] You have nothing to draw.
       *[no] { $name } has nothing to draw.
    }
play-said-penalty =
    { $you ->
        [yes] { $count ->
            [one] You take a penalty card.
           *[other] You take { $count } penalty cards.
        }
       *[no] { $count ->
            [one] { $name } takes a penalty card.
           *[other] { $name } takes { $count } penalty cards.
        }
    }
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] You take a card.
           *[other] You take { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } takes a card.
           *[other] { $name } takes { $count } cards.
        }
    }
play-said-ends =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
play-said-covered =
    { $you ->
        [yes] You’re done covering.
       *[no] { $name } is done covering.
    }
play-said-mau =
    { $you ->
        [yes] You say: mau!
       *[no] { $name } says: mau!
    }
play-said-dos =
    { $you ->
        [yes] You call: DOS!
       *[no] { $name } calls: DOS!
    }
play-said-catches =
    { $you ->
        [yes] You catch { $other }!
       *[no] { $them ->
            [yes] { $name } catches you!
           *[no] { $name } catches { $other }!
        }
    }
play-said-skipped =
    { $you ->
        [yes] You miss a turn.
       *[no] { $name } misses a turn.
    }
play-said-forgot-mau =
    { $you ->
        [yes] You forgot to say “mau”.
       *[no] { $name } forgot to say “mau”.
    }
play-said-forgot-dos =
    { $you ->
        [yes] You forgot to call “DOS!”
       *[no] { $name } forgot to call “DOS!”
    }
play-said-false-mau =
    { $you ->
        [yes] You said “mau” too early.
       *[no] { $name } said “mau” too early.
    }
play-said-false-catch =
    { $you ->
        [yes] But nothing was forgotten: you pay for it.
       *[no] But nothing was forgotten: { $name } pays for it.
    }
play-said-pays =
    { $you ->
        [yes] You pay your penalty.
       *[no] { $name } pays the penalty.
    }
play-said-doubles =
    { $you ->
        [yes] Your two cards matched the colour, so everyone else draws.
       *[no] Both cards matched the colour, so everyone but { $name } draws.
    }
play-said-direction = The direction changes.
play-said-reshuffle = The discard pile is shuffled.
play-said-out =
    { $you ->
        [yes] You’re out of cards!
       *[no] { $name } is out of cards!
    }
play-said-your-turn = It’s your turn.
play-said-debt =
    { $count ->
        [one] You have { $count } card to take.
       *[other] You have { $count } cards to take.
    }
