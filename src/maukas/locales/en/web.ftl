### The page in the browser: the first screen, new tables, settings, the score pad.
### $count, $number: numbers. $name, $names: what people call themselves.

## Everywhere

web-title = Maukas: Mau Mau and DOS with friends and bots
web-home = Maukas, to the first page
web-skip = Skip to the content
web-close = Close
web-save = Save
web-saved = Saved.
web-go-on = Go on
web-try-again = Try again
web-no-connection = There is no connection to the server. Check your network, then try again.
web-more = More
web-for-programs = For programmers
web-trademark = DOS is a trademark of Mattel. Maukas is not made, sponsored or endorsed by Mattel; its texts and art are its own.

## The first page

web-welcome = A good game of cards
web-welcome-about = Two card games for you and your friends, or for you and a few bots. No account, just a name.
web-game-maumau = Mau Mau
web-game-maumau-about = Lay a card of the same colour or the same number, be rid of all your cards first, and do not forget to say “mau”.
web-game-dos = DOS
web-game-dos-about = Cover the cards in the middle with one card or with two that add up, and call “DOS!” when you have two left.
web-play-now = Play now
web-dealing = Shuffling …
web-play-friends = Play with friends
web-learn = New here? Learn it in two minutes
web-rules-maumau = Rules of Mau Mau
web-rules-dos = Rules of DOS
web-opponents = “Play now” is against
web-opponents-count = How many bots
web-opponents-level = How well the bots play
web-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-level-beginner = beginner
web-level-casual = casual
web-level-strong = strong
web-level-master = master
web-lobby = Open tables
web-lobby-empty = No table is waiting for players right now. Open one yourself and make it public: it shows up here for everybody.
web-resume = Go on playing
web-show-all = Show all
web-my-tables = My tables
web-my-matches = My matches
web-join-title = Have a code?
web-join-label = Code or link of the table
web-join = Go there
web-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-phase-waiting = about to begin
web-phase-dealing = cards are dealt
web-phase-playing = being played
web-phase-finished = match over
web-strict = strict rules
web-house-rules = house rules
web-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-winner = (winner)
web-replay = Replay

## Name, language, settings

web-name-title = What shall we call you?
web-name = Your name
web-name-note = Everybody at the table sees it. You need no account and no password.
web-language = Language
web-settings = Settings
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-pace = Pace of the bots
web-pace-slow = Unhurried
web-pace-usual = Usual
web-pace-quick = Quick
web-sound = Sounds of the game
web-sound-turn = A sound when it is my turn
web-notify = Tell me when it is my turn
web-notify-note = A notification, when the page is not in front of you.
web-notify-denied = Your browser does not let this page send notifications. You can allow it in the browser’s settings.
web-sort = Sort my hand by colour
web-confirm = Ask before a card is laid
web-confirm-note = The first touch chooses, the second one lays.
web-muted = Hide the reactions of others

## A new table

web-new-title = New table – Maukas
web-new = A table for friends
web-game = Game
web-seats = Seats
web-public = Public
web-public-note = Everybody sees the table among the open ones. Otherwise only those come who have the link.
web-rules = Rules
web-rules-own = Your own mixture
web-rules-own-about =
    { $count ->
        [one] { $count } house rule differs from the printed rules.
       *[other] { $count } house rules differ from the printed rules.
    }
web-rules-each = Choose each house rule
web-clock = Time for a turn
web-clock-0 = no clock
web-clock-15 = 15 seconds
web-clock-30 = 30 seconds
web-clock-60 = 1 minute
web-clock-86400 = 1 day
web-clock-259200 = 3 days
web-clock-604800 = 7 days
web-hints = Hints
web-hints-note = On their turn, everybody may ask what the master would play.
web-open = Open the table
web-open-note = Then you get a link for your friends. Bots can take the seats that stay free.

## Inviting

web-share-link = Link to this table
web-share-code = Or tell them the code:
web-share-message = Come and play cards with me!
web-share = Share
web-copy = Copy
web-copied = Copied
web-qr-show = Show QR code
web-qr-hide = Hide QR code
web-qr-label = QR code with the link to this table

## The score pad, for games with real cards

web-scores = Score pad
web-scores-title = Score pad – Maukas
web-scores-about = For an evening with real cards: write down the points of each round, and Maukas adds them up. It works without a connection.
web-scores-players = Players
web-scores-player = Player { $number }
web-scores-add-player = Add a player
web-scores-remove-player = Remove { $name }
web-scores-rounds = Rounds
web-scores-rounds-note = After so many rounds, the lowest total wins.
web-scores-target = Points to win
web-scores-target-note = Whoever gets there first wins.
web-scores-start = Start
web-scores-round = Round { $number }
web-scores-round-heading = Round
web-scores-total = Total
web-scores-add = Write down
web-scores-undo = Undo the last round
web-scores-new = New game
web-scores-back = Back to the last game
web-scores-print = Print
web-scores-leads = In the lead: { $names }
web-scores-won = Winner: { $names }
web-scores-chart = How the totals have grown
