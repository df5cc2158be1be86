### What `maukas admin` says to operators.

admin-no-action = Der er ingen handling ”{ $action }”; handlingerne er { $actions }.
admin-arguments = Det skrives: maukas admin { $usage }
admin-bad-time = En tid skrives 90s, 10m, 2h eller 7d, ikke ”{ $value }”.
admin-not-understood = Det blev ikke forstået: { $why }
admin-failed = Serveren kunne ikke gøre det: { $why }
admin-silent = Serveren svarer ikke på { $path }.
admin-silent-nodes = Disse noder svarede ikke og har måske ikke gjort det: { $nodes }
admin-forbidden = Serveren kan ikke nås gennem { $path }: { $why }. Kør dette som serverens bruger eller som root.
admin-no-socket = En server kører på denne database, men der er ingen socket på { $path }. Angiv med --admin-socket, hvor den er.
admin-no-server = Ingen server kører på denne database.
admin-nobody = Der er ingen gæst med id eller navn ”{ $name }”.
admin-several = Flere gæster hedder ”{ $name }”; vælg en efter id: { $ids }
admin-no-table = Der er intet bord ”{ $table }”.
admin-no-ban = ”{ $name }” er ikke udelukket.
admin-ended = Bordet { $table } er lukket; dets afsluttede kampe bliver.
admin-deleted = Bordet { $table } er slettet med sine kampe.
admin-removed = { $count ->
    [0] { $name } var ikke forbundet.
    [one] { $name } blev sendt væk: 1 forbindelse lukket.
   *[other] { $name } blev sendt væk: { $count } forbindelser lukket.
}
admin-banned = { $name } er udelukket til { $until }.
admin-unbanned = { $name } må komme ind igen.
admin-renamed = { $old } hedder nu { $name }.
admin-settled = { $count ->
    [one] 1 anmeldelse af { $name } blev lagt væk.
   *[other] { $count } anmeldelser af { $name } blev lagt væk.
}
admin-announced = { $count ->
    [one] 1 bord fik besked: genstart om { $seconds } sekunder.
   *[other] { $count } borde fik besked: genstart om { $seconds } sekunder.
}
admin-cancelled = { $count ->
    [one] 1 bord fik besked om, at der ikke genstartes.
   *[other] { $count } borde fik besked om, at der ikke genstartes.
}
admin-closed = Ingen nye borde åbnes.
admin-opened = Nye borde åbnes igen.
admin-expired = Det, der var gammelt, er fjernet.
admin-none-people = Ingen er inde.
admin-none-tables = Der er ingen borde.
admin-none-bans = Ingen er udelukket.
admin-none-reports = Ingen er anmeldt.
admin-none-log = De, der passer serveren, har ikke gjort noget endnu.
admin-head-guest-name = Navn
admin-head-guest = Gæst
admin-head-address = Adresse
admin-head-table = Bord
admin-head-seat = Plads
admin-head-silent = Tavs
admin-head-mark = Mærke
admin-head-game = Spil
admin-head-phase = Fase
admin-head-seats = Mennesker+botter/pladser
admin-head-watching = Tilskuere
admin-head-open-to = Åbent for
admin-head-host = Vært
admin-head-changed = Ændret
admin-head-who = Hvem
admin-head-since = Hvornår
admin-head-until = Til
admin-head-count = Antal
admin-head-reason = Grund
admin-head-reporter = Anmelder
admin-head-action = Handling
admin-head-detail = Detaljer
admin-phase-waiting = venter
admin-phase-dealing = giver
admin-phase-playing = spilles
admin-phase-finished = afsluttet
admin-public = alle
admin-private = med link
admin-reason-name = navn
admin-reason-conduct = opførsel
admin-reason-unfair = unfair spil
admin-now-people = Inde nu
admin-now-most-people = Flest på én gang
admin-now-tables = Borde i hukommelsen
admin-now-moves = Træk siden starten
admin-now-running = Har kørt i
admin-hours = { $hours ->
    [one] 1 time
   *[other] { $hours } timer
}
admin-today-new-guests = Nye gæster i dag
admin-today-guests = Gæster i dag
admin-today-matches = Afsluttede kampe i dag
admin-today-tables = Borde, der er ændret i dag
admin-today-reports = Anmeldelser i dag
