### The page in the browser: the first screen, new tables, settings, the score pad.
### $count, $number: numbers. $name, $names: what people call themselves.

## Everywhere

web-title = Maukas: Mau Mau and DOS with friends and bots
web-home = Maukas home page
web-skip = Skip to content
web-close = Close
web-save = Save
web-saved = Saved.
web-go-on = Continue
web-try-again = Try again
web-no-connection = Can’t reach the server. Check your connection and try again.
web-load-failed = This page couldn’t be loaded
web-more = More
web-for-programs = For programmers
web-trademark = DOS is a trademark of Mattel. Maukas is not made, sponsored or endorsed by Mattel; its texts and artwork are our own.

## The first page

web-welcome = A good game of cards
web-welcome-about = Two card games for you and your friends, or for you and a few bots. No account, just a name.
web-game-maumau = Mau Mau
web-game-maumau-about = Play a card of the same colour or number, be the first to get rid of all your cards, and don’t forget to say “mau”.
web-game-dos = DOS
web-game-dos-about = Cover the cards in the middle with one card or with two that add up, and call “DOS!” when you have two left.
web-play-now = Play now
web-dealing = Shuffling…
web-play-friends = Play with friends
web-learn = New here? Learn it in two minutes
web-rules-maumau = Mau Mau rules
web-rules-dos = DOS rules
web-opponents = “Play now” opponents
web-opponents-count = Number of bots
web-opponents-level = Bot level
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
web-lobby-empty = No tables are waiting for players right now. Open one and make it public, and everyone will see it here.
web-resume = Continue playing
web-show-all = Show all
web-my-tables = My tables
web-my-matches = My matches
web-join-title = Have a code?
web-join-label = Table code or link
web-join = Join
web-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-phase-waiting = starting soon
web-phase-dealing = dealing
web-phase-playing = in play
web-phase-finished = match over
web-strict = printed rules
web-house-rules = house rules
web-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-winner = (winner)
web-again = Same people again
web-replay = Replay
web-statistics = How you’ve done
web-wins = { $count } of { $matches } won
web-streak = Winning streak
web-best-streak = Best streak
web-in-a-row = { $count } in a row

## Name, language, settings

web-name-title = What shall we call you?
web-name = Your name
web-name-note = Everyone at the table will see it. No account or password needed.
web-language = Language
web-settings = Settings
web-theme = Appearance
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast-light = High contrast, light
web-theme-contrast-dark = High contrast, dark
web-pace = Bot speed
web-pace-slow = Relaxed
web-pace-usual = Normal
web-pace-quick = Fast
web-sound = Game sounds
web-sound-turn = Play a sound on my turn
web-notify = Notify me when it’s my turn
web-notify-note = A notification when this page isn’t in view.
web-notify-denied = Your browser is blocking notifications from this page. You can allow them in the browser’s settings.
web-sort = Sort my hand by colour
web-confirm = Ask before playing a card
web-confirm-note = The first tap picks the card, the second plays it.
web-invitations = Invitations
web-invitations-note = People I’ve played with can invite me to their tables.
web-muted = Hide other players’ reactions

## A new table

web-new-title = New table – Maukas
web-new = A table for friends
web-game = Game
web-rules = Rules
web-clock-0 = no time limit
web-clock-15 = 15 seconds
web-clock-30 = 30 seconds
web-clock-60 = 1 minute
web-clock-86400 = 1 day
web-clock-259200 = 3 days
web-clock-604800 = 7 days
web-opening = Opening a table…

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
web-tv = Show on a big screen

## The score pad, for games with real cards

web-scores = Score pad
