### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = Det kræver en plads ved bordet. Du kan sætte dig, hvis en plads er ledig.
table-seated = Du har allerede en plads ved dette bord.
table-taken = Den plads er optaget.
table-full = Der er ikke flere pladser her.
table-too-many = Her sidder flere spillere end det. Først skal en plads blive ledig.
table-removed = Bordets vært har fjernet dig fra dette bord. Du kan se med, og sætte dig igen, når værten tillader det.
table-still-playing = Den, der spiller, beholder sin plads, til kampen er slut. En bot kan tage den, hvis ejeren er gået eller har ladet alle vente længe.
table-no-seat = Den plads findes ikke ved dette bord.
table-bad-seats = Dette spil er for { $low } til { $high } spillere.
table-no-level = Her er ingen bots på niveauet ”{ $level }”.
table-not-host = Det kan kun bordets vært gøre.

## Matches

table-no-option = Dette spil har ingen husregel ”{ $option }”.
table-bad-option = Husreglen ”{ $option }” kan ikke være ”{ $value }”. Muligt: { $allowed }.
table-match-on = Det må vente, til kampen er slut.
table-not-finished = I kan spille igen, når en kamp er spillet færdig.
table-seats-empty = Der er stadig ledige pladser. Inviter nogen, eller lad bots tage dem.
table-no-deal = Lige nu skal der ikke deles kort ud.
table-no-round = Lige nu bliver der ikke spillet en runde.

## Playing

table-stale = Der er sket noget ved bordet i mellemtiden. Se efter igen, og vælg så.
table-bad-move = ”{ $move }” er ikke et træk i dette spil.
table-grace =
    { $seconds ->
        [one] Ikke så hurtigt: alle har først { $seconds } sekund til selv at huske det. Det koster ikke noget at prøve.
       *[other] Ikke så hurtigt: alle har først { $seconds } sekunder til selv at huske det. Det koster ikke noget at prøve.
    }
table-no-hints = Ved dette bord gives der ingen tip.
table-hint-not-now = Du kan kun få et tip, når det er din tur. Spørg igen til den tid.

## The connection

table-too-fast = Det gik lidt for hurtigt. Vent et øjeblik, og prøv igen.
table-bad-message = Serveren forstod ikke dette: { $why }
table-closed = Dette bord er lukket. Du kan åbne et nyt, når du vil.

## Pages and lists

http-no-guest = Vælg et navn først. Så kan du åbne borde og sætte dig ved dem.
http-bad-name = Der er ikke noget at læse i det navn. Vælg et andet.
http-too-large = Så meget kan ikke gemmes.
http-full = Alle borde er optaget lige nu. Prøv igen om lidt.
http-no-table = Det bord findes ikke. Tjek linket eller koden.
http-no-match = Den kamp findes ikke, eller den er ikke slut endnu.
http-no-round = Denne kamp har ingen runde { $round }.
http-not-found = Her er ikke noget. Tjek linket.
http-forbidden = Det kan kun gøres fra dette websteds egne sider.
http-bad-method = Det kan ikke gøres her.
http-bad-request = Serveren forstod ikke dette: { $detail }
http-failed = Noget gik galt på serveren. Prøv igen om lidt.
