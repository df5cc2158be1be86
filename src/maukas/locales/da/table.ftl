### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $name: somebody at the table. $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = Det kræver en plads ved bordet. Du kan sætte dig, hvis en plads er ledig.
table-seated = Du har allerede en plads ved dette bord.
table-taken = Den plads er optaget.
table-full = Der er ikke flere pladser her.
table-too-many = Der sidder allerede flere spillere ved bordet. Først skal en plads blive ledig.
table-removed = Værten har fjernet dig fra dette bord. Du kan kigge med og sætte dig igen, når værten tillader det.
table-still-playing = Den, der spiller, beholder sin plads, til kampen er slut. En bot kan tage den, hvis spilleren er gået eller har ladet alle vente længe.
table-no-seat = Den plads findes ikke ved dette bord.
table-bad-seats = Dette spil er for { $low } til { $high } spillere.
table-no-level = Her er ingen bots på niveauet ”{ $level }”.
table-no-watcher = { $name } kigger ikke med længere.
table-not-host = Det kan kun bordets vært gøre.

## Matches

table-no-option = Dette spil har ingen husregel ”{ $option }”.
table-bad-option = Husreglen ”{ $option }” kan ikke være ”{ $value }”. Muligt: { $allowed }.
table-match-on = Det må vente, til kampen er slut.
table-not-finished = I kan spille igen, når kampen er slut.
table-seats-empty = Der er stadig ledige pladser. Invitér nogen, eller lad bots tage dem.
table-no-deal = Lige nu bliver der ikke delt kort ud.
table-no-round = Lige nu bliver der ikke spillet en runde.
table-no-match = Lige nu bliver der ikke spillet en kamp.
table-paused = Kampen holder pause. Den går videre, når værten slutter pausen.

## Playing

table-stale = Der er sket noget ved bordet i mellemtiden. Se efter igen, og vælg så.
table-bad-move = ”{ $move }” er ikke et træk i dette spil.
table-grace =
    { $seconds ->
        [one] Ikke så hurtigt: alle har først { $seconds } sekund til selv at huske det. Det koster ikke noget at prøve.
       *[other] Ikke så hurtigt: alle har først { $seconds } sekunder til selv at huske det. Det koster ikke noget at prøve.
    }
table-enough-changes = Pladser og indstillinger er ændret så tit her, at det er nok for nu. Spil videre, eller åbn et nyt bord.
table-enough-words = Du har råbt og fanget så tit i denne runde, at det er nok. Spil videre; i næste runde må du igen.
table-no-hints = Ved dette bord gives der ingen tip.
table-hint-not-now = Du kan kun få et tip, når det er din tur. Spørg igen, når det bliver din tur.
table-no-bot = Lige nu er der ingen bot, der tænker.

## The connection

table-too-fast = Det gik lidt for hurtigt. Vent et øjeblik, og prøv igen.
table-bad-message = Serveren forstod ikke dette: { $why }
table-closed = Dette bord er lukket. Du kan åbne et nyt, når du vil.
table-screen = En storskærm viser kun bordet. Spil på din telefon.

## Pages and lists

http-no-guest = Vælg et navn først. Så kan du åbne borde og sætte dig ved dem.
http-bad-name = Navnet har ingen synlige tegn. Vælg et andet.
http-too-large = Så meget kan ikke gemmes.
http-full = Alle borde er optaget lige nu. Prøv igen om lidt.
http-no-table = Det bord findes ikke. Tjek linket eller koden.
http-no-match = Den kamp findes ikke, eller den er ikke slut endnu.
http-no-round = Denne kamp har ingen runde { $round }.
http-replays-busy = Mange ser på kampe lige nu. Prøv igen om lidt.
http-no-review = Denne kamp er ikke gennemgået endnu.
http-reviews-off = På denne server gennemgås ingen kampe.
http-no-reviewer = Denne server kan ikke gennemgå kampe.
http-reviews-busy = Mange kampe gennemgås lige nu. Prøv igen om lidt.
http-review-failed = Gennemgangen lykkedes ikke. Prøv igen.
http-no-companion = Du kan kun invitere folk, du har spillet en kamp færdig med.
http-not-my-table = Du kan kun invitere til et bord, hvor du selv sidder.
http-not-invitable = { $name } tager ikke imod invitationer lige nu.
http-invited-lately = Du har allerede inviteret { $name } et par gange. Vent lidt, eller send selv linket.
http-no-printer = Denne server kan ikke lave udskrifter.
http-printer-busy = Der laves mange udskrifter lige nu. Prøv igen om lidt.
http-not-found = Her er ikke noget. Tjek linket.
http-refused = Serveren lukkede dig ikke ind.
http-forbidden = Det kan kun gøres fra dette websteds egne sider.
http-bad-method = Det kan ikke gøres her.
http-bad-request = Serveren forstod ikke dette: { $detail }
http-store-full = Serveren har ikke plads til nye borde lige nu. Åbne borde fortsætter. Prøv igen en anden dag.
http-failed = Noget gik galt på serveren. Prøv igen om lidt.
http-no-store = Serveren kan ikke nå sin database lige nu. Prøv igen om lidt.
http-wrong-host = Denne server hedder ikke { $host }.
http-wrong-host-title = Forkert adresse
http-wrong-host-remedy = Åbn den adresse, som serveren viser, når den starter. Hvis du driver serveren, og den skal kunne findes under dette navn, så start den med --origins og webstedets adresse, eller angiv din proxy med --proxies.
http-banned = De, der passer denne server, har udelukket dig en tid.
http-house-closed = Der åbnes ingen nye borde lige nu. Prøv igen senere.
http-unwanted-name = Vælg et andet navn.
http-nobody-there = Der er ingen med det navn ved bordet.
http-many-blocks = Du har blokeret så mange, at der ikke er plads til flere.
