### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = You need a seat at this table for that. You can sit down if one is free.
table-seated = You have a seat at this table already.
table-taken = That seat is taken.
table-full = There is no seat left here.
table-too-many = More players sit here than that. First a seat has to become free.
table-removed = The host has removed you from this table. You can watch, and sit down again when the host allows it.
table-still-playing = Whoever plays keeps the seat until the match is over. A bot can take it when its owner has left, or has kept everybody waiting for long.
table-no-seat = There is no such seat at this table.
table-bad-seats = This game is for { $low } to { $high } players.
table-no-level = There are no bots of the level “{ $level }” here.
table-not-host = Only the host of the table can do that.

## Matches

table-no-option = This game has no house rule “{ $option }”.
table-bad-option = The house rule “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
table-match-on = That has to wait until the match is over.
table-not-finished = You can play again when a match has been played to its end.
table-seats-empty = Some seats are still free. Invite somebody, or let bots take them.
table-no-deal = No cards are about to be dealt right now.
table-no-round = No round is being played right now.

## Playing

table-stale = Something has happened at the table in the meantime. Look again, then choose.
table-bad-move = “{ $move }” is not a move of this game.
table-grace =
    { $seconds ->
        [one] Not so fast: everybody first gets { $seconds } second to remember it themselves. Trying costs you nothing.
       *[other] Not so fast: everybody first gets { $seconds } seconds to remember it themselves. Trying costs you nothing.
    }
table-no-hints = There are no hints at this table.
table-hint-not-now = Hints are for your own turn. Ask again when it comes.

## The connection

table-too-fast = That was a little too fast. Wait a moment, then try again.
table-bad-message = The server did not understand this: { $why }
table-closed = This table is closed. You can open a new one whenever you like.

## Pages and lists

http-no-guest = Choose a name first. Then you can open tables and sit down at them.
http-bad-name = There is nothing to read in that name. Choose another one.
http-too-large = That is too much to be kept.
http-full = All tables are in use right now. Try again in a little while.
http-no-table = There is no such table. Check the link or the code.
http-no-match = There is no such match, or it is not over yet.
http-no-round = This match has no round { $round }.
http-not-found = There is nothing here. Check the link.
http-forbidden = That can only be done from the pages of this site.
http-bad-method = That cannot be done here.
http-bad-request = The server did not understand this: { $detail }
http-failed = Something went wrong on the server. Try again in a moment.
