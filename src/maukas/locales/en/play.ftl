### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Table { $code } – Maukas
play-title-turn = ● Your turn – Maukas
play-name-title = You are invited to a game
play-name-who = At the table: { $names }
play-name = Your name
play-name-enter = Join the table
play-name-about = No account, no password. The name is all we ask for.
play-connecting = Going to the table…
play-lost = The connection is lost. Trying again…
play-lost-waits = The connection is lost. Your move is played as soon as it is back.
play-went-on = While the connection was lost, the table went on. Your move was not played.
play-no-table = This table cannot be reached
play-to-start = To the start page

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Round { $round }
play-about = About this table
play-rules = The rules at this table
play-rules-strict = The strict rules, without any house rules.
play-rules-rest = In all else the strict rules hold.
play-likes = As I like it
play-fair = A fair deal
play-leave = Leave the table
play-leave-watcher = You are watching. You can come back any time.
play-leave-match = The match is still on. If you leave, a bot plays on for you until you come back.
play-leave-seat = If you leave, your seat becomes free.
play-stay = Stay here
play-to-start-keep = Only to the start page
play-react = React
play-reactions = Reactions
play-mute = Do not show reactions
play-reaction-hello = Hello!
play-reaction-nice = Well played!
play-reaction-wow = Wow!
play-reaction-oops = Oops!
play-reaction-hurry = Your turn!
play-reaction-thanks = Thank you!
play-reaction-laugh = Haha!
play-reaction-bye = Bye!

## Keys

play-keys = Keyboard
play-key-hand = From card to card in the hand
play-key-rows = From row to row in the hand
play-key-touch = Choose the card
play-key-draw = Draw
play-key-end = End the turn
play-key-call = Say “mau” or “DOS!”
play-key-catch = Catch somebody
play-key-hint = Ask for a hint
play-key-colour = Name a colour
play-key-undo = Take the choice back
play-key-help = Show this list

## Before the match

play-waiting-title = Who is playing?
play-free = Free seat
play-you = You
play-host = Host
play-sit = Sit down
play-add-bot = Add a bot
play-remove = Remove { $name }
play-removed = Removed from this table: { $names }
play-allow = Let them sit again
play-level = Bots play
play-fill = Fill up with bots
play-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
play-seat-less = One seat less
play-seat-more = One seat more
play-missing =
    { $count ->
        [one] One seat is still free. Share the link, or add a bot.
       *[other] { $count } seats are still free. Share the link, or fill up with bots.
    }
play-all-here = Everybody is here.
play-host-starts = Everybody is here. The host starts the match.
play-start = Start
play-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
play-is-bot = Bot · { $level }
play-stand-in = a bot plays for them
play-away = away
play-next = then { $name }

## Between rounds and after the match

play-first-deal = The cards are being shuffled
play-round-won =
    { $you ->
        [yes] You win round { $round }!
       *[no] { $name } wins round { $round }
    }
play-round-nobody = Nobody wins round { $round }
play-scores = Scores
play-round-short = Round
play-total = Total
play-leads =
    { $count ->
        [one] { $points ->
            [one] { $names } leads by { $points } point.
           *[other] { $names } leads by { $points } points.
        }
       *[other] { $names } lead together.
    }
play-aim-maumau = The fewest points win.
play-aim-dos = The most points win.
play-left = What was left in the hands
play-left-none = nothing
play-continue = Continue
play-wait-others = Waiting for the others…
play-deal-in = Next deal:
play-seconds = { $count } s
play-minutes = { $count } min
play-hours = { $count } h
play-you-won = You have won!
play-won =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won together!
    }
play-rematch = Play again
play-rematch-asked =
    { $count ->
        [0] Somebody wants a rematch.
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
play-ready = I’m ready
play-record = Record of the match

## The table in play

play-others = The other players
play-middle = The middle of the table
play-thinking = thinking
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
play-top = On top: { $card }
play-any-colour = any colour
play-way-on = Play goes clockwise
play-way-back = Play goes anticlockwise
play-row = Centre row
play-row-covered = { $card }, covered by { $by }
play-row-open = { $card }, can be covered
play-bonuses =
    { $count ->
        [one] Bonus: { $count } card may go into the row
       *[other] Bonus: { $count } cards may go into the row
    }
play-doubles =
    { $count ->
        [one] All the others draw { $count } card
       *[other] All the others draw { $count } cards
    }
play-owed =
    { $count ->
        [one] { $count } penalty card at the end of the turn
       *[other] { $count } penalty cards at the end of the turn
    }
play-you-watch = You are watching.
play-sit-next = Sit in from the next round

## The own hand

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
play-back = I am back
play-sort = Sort by colour
play-hint = Hint
play-draw = Draw a card
play-draw-debt =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
play-end = End turn
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau said ✓
play-called-dos = DOS called ✓
play-catch = Catch { $name }!
play-name-colour = Which colour next?
play-choice = Your choice
play-undo = Take back
play-choose-target = Now touch a card in the centre row.
play-choose-card = Now touch one or two cards in your hand.
play-choose-second = Now touch a second card.
play-cover-bonus = All in one colour: as a bonus you may put a card into the row. With two cards the others also draw one.
play-move-cover = Cover { $target } with { $card }
play-move-cover-two = Cover { $target } with { $card } + { $second }
play-move-add = Put { $card } into the row
play-move-change = Colour change: { $colour }
play-advice = The master would:
play-chance = { $percent } %
play-clause = (rule { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $name } lays { $card }.
    }
play-said-change =
    { $you ->
        [yes] You change the colour: { $colour }.
       *[no] { $name } changes the colour: { $colour }.
    }
play-said-covers =
    { $you ->
        [yes] You cover { $target } with { $card }.
       *[no] { $name } covers { $target } with { $card }.
    }
play-said-covers-two =
    { $you ->
        [yes] You cover { $target } with { $card } and { $second }.
       *[no] { $name } covers { $target } with { $card } and { $second }.
    }
play-said-adds =
    { $you ->
        [yes] You put { $card } into the row.
       *[no] { $name } puts { $card } into the row.
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
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] You get a card.
           *[other] You get { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } gets a card.
           *[other] { $name } gets { $count } cards.
        }
    }
play-said-ends =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
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
play-said-direction = The direction changes.
play-said-out =
    { $you ->
        [yes] You have no more cards!
       *[no] { $name } has no more cards!
    }
play-said-your-turn = It is your turn.
play-said-debt =
    { $count ->
        [one] You owe { $count } card.
       *[other] You owe { $count } cards.
    }
