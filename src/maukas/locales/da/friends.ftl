### Playing with friends in the browser: the invitation, the settings of a table, what a host can do, and people one has played with.
### $name, $host: players. $game: the name of a game. $count: a number.

## The invitation

friends-invites = { $host } inviterer dig til { $game }
friends-invited = Du er inviteret til { $game }
friends-length-rounds =
    { $count ->
        [one] { $count } runde
       *[other] { $count } runder
    }
friends-length-points = til { $count } point
friends-rules-mix =
    { $count ->
        [one] { $count } husregel
       *[other] { $count } husregler
    }
friends-learn = Er { $game } nyt for dig? Lær det på to minutter
friends-soon = Kampen er i gang. Du får en bots plads fra næste runde.
friends-full = Bordet er fuldt, men du kan kigge med.
friends-watch = Kig med

## The settings of a table

friends-settings = Spil og regler
friends-change = Skift
friends-private = kun med linket
friends-public = offentligt
friends-no-hints = ingen tip
friends-grace = Tid til at råbe
friends-grace-note = Sekunder, hvor et glemt ”mau” eller ”DOS!” stadig kan siges, før nogen må fange. Bots giver også tid til at fange.
friends-seconds-to-call = { $count }{"\u00A0"}s til at råbe
web-public = Offentligt
web-public-note = Alle kan se bordet blandt de åbne borde. Ellers kan kun de, der har linket, være med. Hvis der ikke er nogen tidsgrænse, tager en bot over for den, der lader de andre vente i to minutter.
web-rules-own = Jeres egen blanding
web-rules-own-about =
    { $count ->
        [one] { $count } husregel afviger fra de trykte regler.
       *[other] { $count } husregler afviger fra de trykte regler.
    }
web-rules-each = Vælg husreglerne én for én
web-clock = Tid pr. tur
web-hints = Tip
web-hints-note = Når det er din tur, kan du spørge, hvad mesteren ville spille.

## What a host can do

friends-pause = Hold pause
friends-pause-note = Ingens tid går, før du fortsætter kampen.
friends-bots = Bots
friends-watchers = Kigger med
friends-let-in = Lad { $name } være med
friends-let-in-short = Luk ind
friends-watchers-none = Ingen kigger med lige nu. Alle, der åbner linket, kan kigge med.
friends-watchers-note = De får en bots plads fra næste runde.
friends-no-bots = Der er ingen bots i denne kamp.
friends-replace = Lad en bot overtage pladsen efter { $name }
friends-replace-short = Lad en bot overtage
friends-whose-seat = Plads, der gives væk
friends-seats-fixed = Antallet af pladser er det samme hele kampen. Mellem kampene kan du ændre det.

## People one has played with

friends-people = Har spillet med for nylig
friends-invite = Invitér
friends-invite-name = Invitér { $name }
friends-sent = Inviteret
friends-away = tager ikke imod invitationer
friends-invitations = Invitationer
friends-join = Vær med
friends-decline = Ikke nu
