### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $name: somebody at the table. $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = För det behöver du en plats vid bordet. Du kan sätta dig om någon plats är ledig.
table-seated = Du har redan en plats vid det här bordet.
table-taken = Den platsen är upptagen.
table-full = Det finns ingen plats kvar här.
table-too-many = Det sitter redan fler spelare vid bordet. Först måste en plats bli ledig.
table-removed = Värden har tagit bort dig från det här bordet. Du kan titta på och får sätta dig igen när värden tillåter det.
table-still-playing = Den som spelar behåller sin plats tills matchen är slut. En bott kan ta den om spelaren har gått eller har låtit alla vänta länge.
table-no-seat = Den platsen finns inte vid det här bordet.
table-bad-seats = Det här spelet är för { $low } till { $high } spelare.
table-no-level = Här finns inga bottar på nivån ”{ $level }”.
table-no-watcher = { $name } tittar inte på längre.
table-not-host = Det kan bara bordets värd göra.

## Matches

table-no-option = Det här spelet har ingen husregel ”{ $option }”.
table-bad-option = Husregeln ”{ $option }” kan inte vara ”{ $value }”. Möjligt: { $allowed }.
table-match-on = Det får vänta tills matchen är slut.
table-not-finished = Ni kan spela igen när matchen är slut.
table-seats-empty = Det finns fortfarande lediga platser. Bjud in någon, eller låt bottar ta dem.
table-no-deal = Just nu delas inga kort ut.
table-no-round = Just nu spelas ingen omgång.
table-no-match = Just nu spelas ingen match.
table-paused = Matchen är pausad. Den går vidare när värden avslutar pausen.

## Playing

table-stale = Något har hänt vid bordet under tiden. Titta en gång till och välj sedan.
table-bad-move = ”{ $move }” är inget drag i det här spelet.
table-grace =
    { $seconds ->
        [one] Inte så bråttom: alla har först { $seconds } sekund på sig att komma ihåg det själva. Det kostar inget att försöka.
       *[other] Inte så bråttom: alla har först { $seconds } sekunder på sig att komma ihåg det själva. Det kostar inget att försöka.
    }
table-enough-changes = Platser och inställningar har ändrats så ofta här att det räcker för tillfället. Spela vidare eller öppna ett nytt bord.
table-enough-words = Du har ropat och avslöjat andra så ofta i den här omgången att det räcker. Spela vidare; i nästa omgång får du igen.
table-no-hints = Vid det här bordet ges inga tips.
table-hint-not-now = Tips får du bara på din egen tur. Fråga igen då.
table-no-bot = Just nu är det ingen bott som funderar.

## The connection

table-too-fast = Det gick lite för fort. Vänta en stund och försök igen.
table-bad-message = Servern förstod inte det här: { $why }
table-closed = Det här bordet är stängt. Du kan öppna ett nytt när du vill.
table-screen = En storskärm visar bara bordet. Spela på din telefon.

## Pages and lists

http-no-guest = Välj ett namn först. Sedan kan du öppna bord och sätta dig vid dem.
http-bad-name = Namnet har inga synliga tecken. Välj ett annat.
http-too-large = Så mycket går inte att spara.
http-full = Alla bord är upptagna just nu. Försök igen om en stund.
http-no-table = Det bordet finns inte. Kontrollera länken eller koden.
http-no-match = Den matchen finns inte, eller så är den inte slut än.
http-no-round = Den här matchen har ingen omgång { $round }.
http-replays-busy = Många tittar på matcher just nu. Försök igen om en liten stund.
http-no-review = Den här matchen är inte granskad än.
http-reviews-off = På den här servern granskas inga matcher.
http-no-reviewer = Den här servern kan inte granska matcher.
http-reviews-busy = Många matcher granskas just nu. Försök igen om en stund.
http-review-failed = Granskningen lyckades inte. Försök igen.
http-no-companion = Du kan bara bjuda in personer som du har spelat en match till slut med.
http-not-my-table = Du kan bara bjuda in till ett bord där du själv sitter.
http-not-invitable = { $name } tar inte emot inbjudningar just nu.
http-invited-lately = Du har redan bjudit in { $name } några gånger. Vänta en stund eller skicka länken själv.
http-no-printer = Den här servern kan inte göra utskrifter.
http-printer-busy = Många utskrifter görs just nu. Försök igen om en stund.
http-not-found = Här finns ingenting. Kontrollera länken.
http-refused = Servern släppte inte in dig.
http-forbidden = Det går bara från den här webbplatsens egna sidor.
http-bad-method = Det går inte att göra här.
http-bad-request = Servern förstod inte det här: { $detail }
http-store-full = Servern har inte plats för nya bord just nu. Bord som är öppna fortsätter. Försök igen en annan dag.
http-failed = Något gick fel på servern. Försök igen om en stund.
http-no-store = Servern når inte sin databas just nu. Försök igen om en stund.
http-wrong-host = Den här servern heter inte { $host }.
http-wrong-host-title = Fel adress
http-wrong-host-remedy = Öppna adressen som servern visar när den startar. Om du driver servern och den ska nås under det här namnet, starta den med --origins och webbplatsens adress, eller ange din proxy med --proxies.
http-banned = De som sköter den här servern har stängt av dig en tid.
http-house-closed = Inga nya bord öppnas just nu. Försök igen senare.
http-unwanted-name = Välj ett annat namn.
http-nobody-there = Det finns ingen med det namnet vid bordet.
http-many-blocks = Du har blockerat så många att det inte finns plats för fler.
