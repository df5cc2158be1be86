### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = För det behöver du en plats vid bordet. Du kan sätta dig om någon plats är ledig.
table-seated = Du har redan en plats vid det här bordet.
table-taken = Den platsen är upptagen.
table-full = Det finns ingen plats kvar här.
table-too-many = Här sitter fler spelare än så. Först måste en plats bli ledig.
table-removed = Bordets värd har tagit bort dig från det här bordet. Du kan titta på, och sätta dig igen när värden tillåter det.
table-still-playing = Den som spelar behåller sin plats tills matchen är slut. En bot kan ta den om ägaren har gått eller har låtit alla vänta länge.
table-no-seat = Den platsen finns inte vid det här bordet.
table-bad-seats = Det här spelet är för { $low } till { $high } spelare.
table-no-level = Här finns inga botar på nivån ”{ $level }”.
table-not-host = Det kan bara bordets värd göra.

## Matches

table-no-option = Det här spelet har ingen husregel ”{ $option }”.
table-bad-option = Husregeln ”{ $option }” kan inte vara ”{ $value }”. Möjligt: { $allowed }.
table-match-on = Det får vänta tills matchen är slut.
table-not-finished = Ni kan spela igen när en match är färdigspelad.
table-seats-empty = Det finns fortfarande lediga platser. Bjud in någon, eller låt botar ta dem.
table-no-deal = Just nu ska inga kort delas ut.
table-no-round = Just nu spelas ingen omgång.

## Playing

table-stale = Något har hänt vid bordet under tiden. Titta en gång till och välj sedan.
table-bad-move = ”{ $move }” är inget drag i det här spelet.
table-grace =
    { $seconds ->
        [one] Inte så bråttom: alla har först { $seconds } sekund på sig att komma ihåg det själva. Det kostar inget att försöka.
       *[other] Inte så bråttom: alla har först { $seconds } sekunder på sig att komma ihåg det själva. Det kostar inget att försöka.
    }
table-no-hints = Vid det här bordet ges inga tips.
table-hint-not-now = Tips får du bara på din egen tur. Fråga igen då.

## The connection

table-too-fast = Det gick lite för fort. Vänta en stund och försök igen.
table-bad-message = Servern förstod inte det här: { $why }
table-closed = Det här bordet är stängt. Du kan öppna ett nytt när du vill.

## Pages and lists

http-no-guest = Välj ett namn först. Sedan kan du öppna bord och sätta dig vid dem.
http-bad-name = Det finns inget att läsa i det namnet. Välj ett annat.
http-too-large = Så mycket går inte att spara.
http-full = Alla bord är upptagna just nu. Försök igen om en stund.
http-no-table = Det bordet finns inte. Kontrollera länken eller koden.
http-no-match = Den matchen finns inte, eller så är den inte slut än.
http-no-round = Den här matchen har ingen omgång { $round }.
http-not-found = Här finns ingenting. Kontrollera länken.
http-forbidden = Det går bara från den här webbplatsens egna sidor.
http-bad-method = Det går inte att göra här.
http-bad-request = Servern förstod inte det här: { $detail }
http-failed = Något gick fel på servern. Försök igen om en stund.
