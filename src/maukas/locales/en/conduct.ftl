### Report and block, and what those who run the server do: on the page, loaded when it is needed.
### $name: a player.

conduct-people = People here
conduct-note = Blocking someone hides their reactions from you, and the lobby and invitations won’t bring you together. A report goes to those who run this server, and to no one else.
conduct-block = Block
conduct-block-name = Block { $name }
conduct-report = Report
conduct-report-name = Report { $name }
conduct-why = Why?
conduct-why-name = The name
conduct-why-conduct = How they behave
conduct-why-unfair = Unfair play
conduct-blocked-now = { $name } is blocked. You can undo it in the settings.
conduct-reported = Thank you. Those who run this server will look at it.
conduct-blocked = Blocked people
conduct-unblock = Unblock
conduct-unblock-name = Unblock { $name }
conduct-restart = The server restarts soon:
conduct-restart-note = Nothing is lost: your table is kept, and you come back by yourself.
conduct-away-closed-title = This table is closed
conduct-away-closed = Those who run this server have closed this table.
conduct-away-removed-title = You were sent away
conduct-away-removed = Those who run this server have sent you away from the tables.
