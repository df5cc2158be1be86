### Playing with friends in the browser: the invitation, the settings of a table, what a host can do, and people one has played with.
### $name, $host: players. $game: the name of a game. $count: a number.

## The invitation

friends-invites = { $host } invites you to { $game }
friends-invited = You’re invited to { $game }
friends-length-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
friends-length-points = to { $count } points
friends-rules-mix =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
friends-learn = New to { $game }? Learn it in two minutes
friends-soon = The match is on. You’ll take over a bot’s seat from the next round.
friends-full = The table is full, but you can watch.
friends-watch = Watch

## The settings of a table

friends-settings = Game and rules
friends-change = Change
friends-private = only with the link
friends-public = public
friends-no-hints = no hints
friends-grace = Time to call
friends-grace-note = Seconds in which a forgotten “mau” or “DOS!” can still be called before anyone may catch. Bots leave time to catch, too.
friends-seconds-to-call = { $count }{"\u00A0"}s to call
web-public = Public
web-public-note = Everyone can see the table in the list of open tables. Otherwise only people with the link can join. If there’s no time limit, a bot takes over from anyone who keeps the others waiting for two minutes.
web-rules-own = Your own mix
web-rules-own-about =
    { $count ->
        [one] { $count } house rule differs from the printed rules.
       *[other] { $count } house rules differ from the printed rules.
    }
web-rules-each = Choose house rules one by one
web-clock = Time per turn
web-hints = Hints
web-hints-note = On your turn you can ask what the master would play.

## What a host can do

friends-pause = Pause the match
friends-pause-note = Nobody’s clock runs until you resume.
friends-bots = Bots
friends-watchers = Watching
friends-let-in = Let { $name } join
friends-let-in-short = Let in
friends-watchers-none = Nobody is watching right now. Anyone who opens the link can watch.
friends-watchers-note = They take over a bot’s seat from the next round.
friends-no-bots = There are no bots in this match.
friends-replace = Give { $name }’s seat to a bot
friends-replace-short = Bot for good
friends-whose-seat = Seat to give away
friends-seats-fixed = A match keeps its number of seats. You can add or remove seats between matches.

## People one has played with

friends-people = Recently played with
friends-invite = Invite
friends-invite-name = Invite { $name }
friends-sent = Invited
friends-away = doesn’t accept invitations
friends-invitations = Invitations
friends-join = Join
friends-decline = Not now
