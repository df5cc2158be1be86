### What `maukas admin` says to operators.

admin-no-action = There is no action “{ $action }”; the actions are { $actions }.
admin-arguments = It is written: maukas admin { $usage }
admin-bad-time = A time is written 90s, 10m, 2h or 7d, not “{ $value }”.
admin-not-understood = That was not understood: { $why }
admin-failed = The server could not do it: { $why }
admin-silent = The server does not answer at { $path }.
admin-silent-nodes = These nodes did not answer, and may not have done it: { $nodes }
admin-forbidden = The server cannot be reached through { $path }: { $why }. Run this as the user of the server, or as root.
admin-no-socket = A server is running on this database, but there is no socket at { $path }. Say with --admin-socket where it is.
admin-no-server = No server is running on this database.
admin-nobody = There is no guest with the id or name “{ $name }”.
admin-several = Several guests are called “{ $name }”; choose one by its id: { $ids }
admin-no-table = There is no table “{ $table }”.
admin-no-ban = “{ $name }” is not banned.
admin-ended = The table { $table } is closed; its finished matches stay.
admin-deleted = The table { $table } is deleted, with its matches.
admin-removed = { $count ->
    [0] { $name } was not connected.
    [one] { $name } was removed: 1 connection closed.
   *[other] { $name } was removed: { $count } connections closed.
}
admin-banned = { $name } is banned until { $until }.
admin-unbanned = { $name } may come in again.
admin-renamed = { $old } is now called { $name }.
admin-settled = { $count ->
    [one] 1 report about { $name } was put away.
   *[other] { $count } reports about { $name } were put away.
}
admin-announced = { $count ->
    [one] 1 table was told: restart in { $seconds } seconds.
   *[other] { $count } tables were told: restart in { $seconds } seconds.
}
admin-cancelled = { $count ->
    [one] 1 table was told that there is no restart.
   *[other] { $count } tables were told that there is no restart.
}
admin-closed = No new tables are opened.
admin-opened = New tables are opened again.
admin-expired = What was old is removed.
admin-none-people = Nobody is on.
admin-none-tables = There are no tables.
admin-none-bans = Nobody is banned.
admin-none-reports = Nobody was reported.
admin-none-log = Operators have not done anything yet.
admin-head-guest-name = Name
admin-head-guest = Guest
admin-head-address = Address
admin-head-table = Table
admin-head-seat = Seat
admin-head-silent = Silent
admin-head-mark = Mark
admin-head-game = Game
admin-head-phase = Phase
admin-head-seats = People+bots/seats
admin-head-watching = Watching
admin-head-open-to = Open to
admin-head-host = Host
admin-head-changed = Changed
admin-head-who = Who
admin-head-since = When
admin-head-until = Until
admin-head-count = By
admin-head-reason = Reason
admin-head-reporter = Reporter
admin-head-action = Action
admin-head-detail = Detail
admin-phase-waiting = waiting
admin-phase-dealing = dealing
admin-phase-playing = playing
admin-phase-finished = finished
admin-public = everyone
admin-private = by link
admin-reason-name = name
admin-reason-conduct = conduct
admin-reason-unfair = unfair play
admin-now-people = People on
admin-now-most-people = Most at once
admin-now-tables = Tables in memory
admin-now-moves = Moves since the start
admin-now-running = Running for
admin-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
admin-today-new-guests = New guests today
admin-today-guests = Guests seen today
admin-today-matches = Matches finished today
admin-today-tables = Tables that changed today
admin-today-reports = Reports today
