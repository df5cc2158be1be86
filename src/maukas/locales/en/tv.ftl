### The table on a big screen, and what a phone says of it. $code: of a table. $round: its number. $count: a number.

tv-title = Maukas – table { $code }
tv-join = Join with your phone
tv-start = Full screen and sound
tv-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
tv-awake = This browser can’t keep the screen awake. Turn off the screen saver, so that the table stays in sight.
tv-round-of = Round { $round } of { $count }.
tv-to-points = To { $count } points.

## The way there

tv-about = Open this address on a television, a tablet or a computer that everyone can see. It shows the table and nobody’s cards; your phones are the hands.
tv-address = Address for the big screen
tv-open-here = Open on this device
tv-qr = QR code with the address for the big screen

## On a phone meanwhile

tv-is-shown = The table’s on the big screen.
tv-whole-table = Show it here too
tv-hand-only = Only my hand
tv-hand-only-note = While a big screen shows the table
