### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $name: somebody at the table. $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = You need a seat at this table for that. If one is free, you can sit down.
table-seated = You already have a seat at this table.
table-taken = That seat is taken.
table-full = There’s no seat left here.
table-too-many = There are already more players at the table than that. A seat has to become free first.
table-removed = The host has removed you from this table. You can watch, and you can sit down again when the host allows it.
table-still-playing = Players keep their seats until the match is over. A bot can take over a seat when its player has left, or has kept everyone waiting for a long time.
table-no-seat = There’s no such seat at this table.
table-bad-seats = This game is for { $low } to { $high } players.
table-no-level = There are no “{ $level }” bots here.
table-no-watcher = { $name } isn’t watching any more.
table-not-host = Only the host of the table can do that.

## Matches

table-no-option = This game has no house rule “{ $option }”.
table-bad-option = The house rule “{ $option }” can’t be “{ $value }”. Possible: { $allowed }.
table-match-on = That has to wait until the match is over.
table-not-finished = You can play again once the match is over.
table-seats-empty = Some seats are still free. Invite someone, or let bots take them.
table-no-deal = No cards are being dealt right now.
table-no-round = No round is being played right now.
table-no-match = No match is being played right now.
table-paused = The match is paused. It goes on when the host resumes it.

## Playing

table-stale = Something has happened at the table in the meantime. Have another look, then choose.
table-bad-move = “{ $move }” isn’t a move in this game.
table-grace =
    { $seconds ->
        [one] Not so fast: everyone first gets { $seconds } second to remember it themselves. Trying costs nothing.
       *[other] Not so fast: everyone first gets { $seconds } seconds to remember it themselves. Trying costs nothing.
    }
table-enough-changes = Seats and settings have changed so often here that it’s enough for now. Play on, or open a new table.
table-enough-words = You’ve called and caught so often in this round that it’s enough. Play on; the next round starts afresh.
table-no-hints = There are no hints at this table.
table-hint-not-now = Hints are for your own turn. Ask again when it comes.
table-no-bot = No bot is thinking right now.

## The connection

table-too-fast = That was a little too fast. Wait a moment, then try again.
table-bad-message = The server didn’t understand this: { $why }
table-closed = This table is closed. You can open a new one whenever you like.
table-screen = A big screen only shows the table. Play on your phone.

## Pages and lists

http-no-guest = Choose a name first. Then you can open tables and sit down at them.
http-bad-name = That name has no visible characters. Please choose another one.
http-too-large = That’s too much to store.
http-full = All tables are in use right now. Try again in a little while.
http-no-table = There’s no such table. Check the link or the code.
http-no-match = There’s no such match, or it isn’t over yet.
http-no-round = This match has no round { $round }.
http-replays-busy = Many people are looking at matches right now. Try again in a little while.
http-no-review = This match hasn’t been reviewed yet.
http-reviews-off = No matches are reviewed on this server.
http-no-reviewer = This server can’t review matches.
http-reviews-busy = Many matches are being reviewed right now. Try again in a little while.
http-review-failed = The review didn’t work out. Try again.
http-no-companion = You can only invite people you’ve finished a match with.
http-not-my-table = You can only invite people to a table where you sit.
http-not-invitable = { $name } can’t be invited right now.
http-invited-lately = You’ve invited { $name } a few times already. Give it a little while, or send the link yourself.
http-no-printer = This server can’t make prints.
http-printer-busy = Many prints are being made right now. Try again in a little while.
http-not-found = There’s nothing here. Check the link.
http-refused = The server didn’t let you in.
http-forbidden = That can only be done from the pages of this site.
http-bad-method = That can’t be done here.
http-bad-request = The server didn’t understand this: { $detail }
http-store-full = This server has no room for new tables right now. Tables that are open go on. Try again another day.
http-failed = Something went wrong on the server. Try again in a moment.
http-no-store = The server can’t reach its database right now. Try again in a moment.
http-wrong-host = This server isn’t called { $host }.
http-wrong-host-title = Wrong address
http-wrong-host-remedy = Open the address that the server shows when it starts. If you run the server and want it to be found under this name, start it with --origins and this site’s address, or name your proxy with --proxies.
http-banned = Those who run this server have shut you out for some time.
http-house-closed = No new tables are opened just now. Try again later.
http-unwanted-name = Please choose another name.
http-nobody-there = There is nobody of that name at this table.
http-many-blocks = You’ve blocked as many people as you can.
