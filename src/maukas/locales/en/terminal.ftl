### The table in the terminal: full screen, and line by line.
### $name, $names: players. $card: the name of a card. $colour: the name of a colour. $count, $seconds: numbers. $call: what is called, like “MAU!”.
### $typed: as it was typed. $address: a link. $game: the name of a game. $you, $can: "yes" or "no".

## What is told

terminal-welcome = Welcome to Maukas. Type ? to hear what you can ask.
terminal-table = { $game }. At the table: { $names }.
terminal-opened = Your table is open. Send this link to the others: { $address }
terminal-opened-code = Your table is open. The others join it with this code: { $code }
terminal-dealt =
    { $you ->
        [yes] You dealt the cards.
       *[no] { $name } dealt the cards.
    }
terminal-sits = { $name } sits down.
terminal-stand-in = A bot is playing for { $name }.
terminal-is-back = { $name } is back.
terminal-colour = The colour is { $colour }.
terminal-debt =
    { $count ->
        [one] { $count } card to take.
       *[other] { $count } cards to take.
    }
terminal-aim-low = The lowest score wins.
terminal-aim-high = The highest score wins.
terminal-no-news = Nothing has happened since your last turn.
terminal-card-fits =
    { $can ->
        [yes] { $card }: you can play it now.
       *[no] { $card }: you can’t play it now.
    }
terminal-bye = Goodbye.

## What is asked

terminal-your-move = Your move? Number, name or notation.
terminal-should-call = Don’t forget: { $call }
terminal-which = Which one?
terminal-not-understood = “{ $typed }” is neither a move nor a question. Type ? for help.
terminal-no-such-card = You have no card “{ $card }”.
terminal-thinking = The master is thinking…
terminal-do-on = continue
terminal-do-back = back
terminal-do-again = play again
terminal-do-fill = fill the free seats with bots
terminal-do-start = start
terminal-do-sit = sit down
terminal-do-quit = leave

## What can be asked, by a word, and what it answers

terminal-help = On your turn, type the number of a move, its name or its notation. At any time you can ask:
terminal-ask-hand = hand
terminal-about-hand = the cards in your hand
terminal-ask-table = table
terminal-about-table = what lies in the middle of the table
terminal-ask-cards = cards
terminal-about-cards = how many cards each player holds
terminal-ask-turn = turn
terminal-about-turn = who is to play
terminal-ask-news = news
terminal-about-news = what has happened since your last turn
terminal-ask-score = score
terminal-about-score = how the match stands
terminal-ask-rules = rules
terminal-about-rules = what the cards do, and the house rules
terminal-ask-moves = moves
terminal-about-moves = what you can do now
terminal-ask-what = what
terminal-about-what = what a card would do, like “what R7”
terminal-ask-hint = hint
terminal-about-hint = what the master would play
terminal-ask-hurry = hurry
terminal-about-hurry = let the bots hurry
terminal-ask-say = say
terminal-about-say = a quick reaction, like “say 1”; without a number, all of them
terminal-ask-host = host
terminal-about-host = what a host can do: start, bots, pace, pause
terminal-ask-back = back
terminal-about-back = one move back
terminal-ask-quit = quit
terminal-about-quit = leave the table

## Full screen

terminal-rules = rules
terminal-settings = settings
terminal-leave = That’s the end of this match: nobody plays on without you.
terminal-close = Esc closes
terminal-choose = Now choose a card, or a number.
terminal-key-offer = Choose what is offered
terminal-key-rules = The rules
terminal-key-settings = Settings
terminal-key-leave = Leave the table
terminal-set-language = Language
terminal-language-name = English
terminal-set-theme = Colours
terminal-theme-dark = dark
terminal-theme-light = light
terminal-set-pace = Bots take { $seconds }{"\u00A0"}s

## What a host can do. $seat: the number of a seat.

terminal-host-bot = Seat a bot on seat { $seat }
terminal-host-more-seats = One more seat
terminal-host-fewer-seats = One seat fewer
terminal-host-how = Type “host” and a number.
terminal-host-not = You’re not the host of this table.

## The entrance of a server

terminal-entrance-own = back to your table: { $game } with { $names }
terminal-entrance-new = a new table: { $game }
terminal-entrance-open = join { $names }: { $game }
terminal-entrance-ask = Where would you like to go? Type a number, or the code of a table.
terminal-entrance-unknown = “{ $typed }” is neither a number of the list nor the code of a table. Type ? for the list.

## Guests over SSH

ssh-welcome = Welcome, { $name }.
ssh-welcome-without-key = Welcome, { $name }. You have come without a key, so your seat is yours only until you leave. With a key (ssh-keygen makes one) we’ll know you again next time.
ssh-guest = Guest
ssh-full = All places are taken at the moment. Please try again later.
ssh-words = That means nothing here. You can say: plain, watch, en, fi, sv, da, maumau, dos, or the code of a table.
ssh-failed = Sorry, the tables can’t be reached right now. Please try again.
ssh-idle = You have typed nothing for an hour, so your place is given to others. Goodbye.
