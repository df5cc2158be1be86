### What `maukas admin` says to operators.

admin-no-action = Det finns ingen åtgärd ”{ $action }”; åtgärderna är { $actions }.
admin-arguments = Det skrivs: maukas admin { $usage }
admin-bad-time = En tid skrivs 90s, 10m, 2h eller 7d, inte ”{ $value }”.
admin-not-understood = Det gick inte att förstå: { $why }
admin-failed = Servern kunde inte göra det: { $why }
admin-silent = Servern svarar inte på { $path }.
admin-silent-nodes = De här noderna svarade inte och har kanske inte gjort det: { $nodes }
admin-forbidden = Servern kan inte nås genom { $path }: { $why }. Kör detta som serverns användare, eller som root.
admin-no-socket = En server kör på den här databasen, men det finns ingen socket på { $path }. Ange med --admin-socket var den är.
admin-no-server = Ingen server kör på den här databasen.
admin-nobody = Det finns ingen gäst med id eller namn ”{ $name }”.
admin-several = Flera gäster heter ”{ $name }”; välj en efter id: { $ids }
admin-no-table = Det finns inget bord ”{ $table }”.
admin-no-ban = ”{ $name }” är inte avstängd.
admin-ended = Bordet { $table } är stängt; dess avslutade matcher finns kvar.
admin-deleted = Bordet { $table } är borttaget, med sina matcher.
admin-removed = { $count ->
    [0] { $name } var inte ansluten.
    [one] { $name } skickades bort: 1 anslutning stängdes.
   *[other] { $name } skickades bort: { $count } anslutningar stängdes.
}
admin-banned = { $name } är avstängd till { $until }.
admin-unbanned = { $name } får komma in igen.
admin-renamed = { $old } heter nu { $name }.
admin-settled = { $count ->
    [one] 1 anmälan om { $name } lades undan.
   *[other] { $count } anmälningar om { $name } lades undan.
}
admin-announced = { $count ->
    [one] 1 bord fick veta: omstart om { $seconds } sekunder.
   *[other] { $count } bord fick veta: omstart om { $seconds } sekunder.
}
admin-cancelled = { $count ->
    [one] 1 bord fick veta att det inte blir någon omstart.
   *[other] { $count } bord fick veta att det inte blir någon omstart.
}
admin-closed = Inga nya bord öppnas.
admin-opened = Nya bord öppnas igen.
admin-expired = Det som var gammalt är borttaget.
admin-none-people = Ingen är inne.
admin-none-tables = Det finns inga bord.
admin-none-bans = Ingen är avstängd.
admin-none-reports = Ingen är anmäld.
admin-none-log = De som sköter servern har inte gjort något än.
admin-head-guest-name = Namn
admin-head-guest = Gäst
admin-head-address = Adress
admin-head-table = Bord
admin-head-seat = Plats
admin-head-silent = Tyst
admin-head-mark = Märke
admin-head-game = Spel
admin-head-phase = Fas
admin-head-seats = Människor+bottar/platser
admin-head-watching = Åskådare
admin-head-open-to = Öppet för
admin-head-host = Värd
admin-head-changed = Ändrat
admin-head-who = Vem
admin-head-since = När
admin-head-until = Till
admin-head-count = Antal
admin-head-reason = Skäl
admin-head-reporter = Anmälare
admin-head-action = Åtgärd
admin-head-detail = Detaljer
admin-phase-waiting = väntar
admin-phase-dealing = ger
admin-phase-playing = spelas
admin-phase-finished = avslutat
admin-public = alla
admin-private = med länk
admin-reason-name = namn
admin-reason-conduct = uppförande
admin-reason-unfair = ojust spel
admin-now-people = Inne nu
admin-now-most-people = Flest på en gång
admin-now-tables = Bord i minnet
admin-now-moves = Drag sedan starten
admin-now-running = Har kört
admin-hours = { $hours ->
    [one] 1 timme
   *[other] { $hours } timmar
}
admin-today-new-guests = Nya gäster i dag
admin-today-guests = Gäster i dag
admin-today-matches = Avslutade matcher i dag
admin-today-tables = Bord som ändrats i dag
admin-today-reports = Anmälningar i dag
