### Playing with friends in the browser: the invitation, the settings of a table, what a host can do, and people one has played with.
### $name, $host: players. $game: the name of a game. $count: a number.

## The invitation

friends-invites = { $host } bjuder in dig till { $game }
friends-invited = Du är inbjuden till { $game }
friends-length-rounds =
    { $count ->
        [one] { $count } omgång
       *[other] { $count } omgångar
    }
friends-length-points = till { $count } poäng
friends-rules-mix =
    { $count ->
        [one] { $count } husregel
       *[other] { $count } husregler
    }
friends-learn = Är { $game } nytt för dig? Lär dig på två minuter
friends-soon = Matchen pågår. Du får en botts plats från nästa omgång.
friends-full = Bordet är fullt, men du kan titta på.
friends-watch = Titta på

## The settings of a table

friends-settings = Spel och regler
friends-change = Ändra
friends-private = bara med länken
friends-public = offentligt
friends-no-hints = inga tips
friends-grace = Tid att ropa
friends-grace-note = Sekunder då ett glömt ”mau” eller ”DOS!” fortfarande kan sägas innan någon får avslöja. Bottarna lämnar också tid att avslöja.
friends-seconds-to-call = { $count }{"\u00A0"}s att ropa
web-public = Offentligt
web-public-note = Alla kan se bordet bland de öppna borden. Annars kan bara de som har länken vara med. Om det inte finns någon tidsgräns tar en bott över för den som låter de andra vänta i två minuter.
web-rules-own = Egen blandning
web-rules-own-about =
    { $count ->
        [one] { $count } husregel skiljer sig från de tryckta reglerna.
       *[other] { $count } husregler skiljer sig från de tryckta reglerna.
    }
web-rules-each = Välj husreglerna en och en
web-clock = Tid per tur
web-hints = Tips
web-hints-note = När det är din tur kan du fråga vad mästaren skulle spela.

## What a host can do

friends-pause = Pausa matchen
friends-pause-note = Ingens tid går förrän du fortsätter.
friends-bots = Bottar
friends-watchers = Tittar på
friends-let-in = Låt { $name } vara med
friends-let-in-short = Släpp in
friends-watchers-none = Ingen tittar på just nu. Alla som öppnar länken kan titta på.
friends-watchers-note = De får en botts plats från nästa omgång.
friends-no-bots = Det finns inga bottar i den här matchen.
friends-replace = Låt en bott ta över platsen efter { $name }
friends-replace-short = Låt en bott ta över
friends-whose-seat = Plats att ge bort
friends-seats-fixed = Antalet platser är detsamma hela matchen. Mellan matcherna kan du ändra det.

## People one has played with

friends-people = Spelade nyligen med
friends-invite = Bjud in
friends-invite-name = Bjud in { $name }
friends-sent = Inbjuden
friends-away = tar inte emot inbjudningar
friends-invitations = Inbjudningar
friends-join = Var med
friends-decline = Inte nu
