### The table on a big screen, and what a phone says of it. $code: of a table. $round: its number. $count: a number.

tv-title = Maukas – bord { $code }
tv-join = Vær med på telefonen
tv-start = Fuld skærm og lyd
tv-free =
    { $count ->
        [one] Én plads er stadig ledig.
       *[other] { $count } pladser er stadig ledige.
    }
tv-awake = Denne browser kan ikke holde skærmen tændt. Slå pauseskærmen fra, så bordet bliver ved med at være synligt.
tv-round-of = Runde { $round } af { $count }.
tv-to-points = Til { $count } point.

## The way there

tv-about = Åbn denne adresse på et tv, en tablet eller en computer, som alle kan se. Den viser bordet, men ingens kort. Kortene har I på telefonerne.
tv-address = Adresse til storskærmen
tv-open-here = Åbn på denne enhed
tv-qr = QR-kode med adressen til storskærmen

## On a phone meanwhile

tv-is-shown = Bordet er på storskærmen.
tv-whole-table = Vis det også her
tv-hand-only = Kun min hånd
tv-hand-only-note = Når en storskærm viser bordet
