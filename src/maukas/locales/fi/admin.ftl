### What `maukas admin` says to operators.

admin-no-action = Toimea ”{ $action }” ei ole; toimet ovat { $actions }.
admin-arguments = Se kirjoitetaan: maukas admin { $usage }
admin-bad-time = Aika kirjoitetaan 90s, 10m, 2h tai 7d, ei ”{ $value }”.
admin-not-understood = Tätä ei ymmärretty: { $why }
admin-failed = Palvelin ei voinut tehdä sitä: { $why }
admin-silent = Palvelin ei vastaa osoitteessa { $path }.
admin-silent-nodes = Nämä solmut eivät vastanneet, eikä niillä ehkä ole tehty mitään: { $nodes }
admin-forbidden = Palvelinta ei tavoiteta pistokkeesta { $path }: { $why }. Anna komento palvelimen käyttäjänä tai pääkäyttäjänä.
admin-no-socket = Tietokannalla on palvelin käynnissä, mutta pistoketta { $path } ei ole. Kerro sen paikka valitsimella --admin-socket.
admin-no-server = Tällä tietokannalla ei ole palvelinta käynnissä.
admin-nobody = Vierasta, jonka tunnus tai nimi on ”{ $name }”, ei ole.
admin-several = Nimi ”{ $name }” on usealla vieraalla; valitse tunnuksella: { $ids }
admin-no-table = Pöytää ”{ $table }” ei ole.
admin-no-ban = ”{ $name }” ei ole porttikiellossa.
admin-ended = Pöytä { $table } on suljettu; sen loppuun pelatut ottelut jäävät.
admin-deleted = Pöytä { $table } on poistettu otteluineen.
admin-removed = { $count ->
    [0] { $name } ei ollut yhteydessä.
    [one] { $name } poistettiin: 1 yhteys suljettiin.
   *[other] { $name } poistettiin: { $count } yhteyttä suljettiin.
}
admin-banned = { $name } on porttikiellossa { $until } asti.
admin-unbanned = { $name } saa taas tulla.
admin-renamed = { $old } on nyt nimeltään { $name }.
admin-settled = { $count ->
    [one] 1 ilmoitus käsitelty: { $name }.
   *[other] { $count } ilmoitusta käsitelty: { $name }.
}
admin-announced = { $count ->
    [one] Kerrottiin 1 pöydälle: uudelleenkäynnistys { $seconds } sekunnin kuluttua.
   *[other] Kerrottiin { $count } pöydälle: uudelleenkäynnistys { $seconds } sekunnin kuluttua.
}
admin-cancelled = { $count ->
    [one] Kerrottiin 1 pöydälle, ettei palvelinta käynnistetä uudelleen.
   *[other] Kerrottiin { $count } pöydälle, ettei palvelinta käynnistetä uudelleen.
}
admin-closed = Uusia pöytiä ei avata.
admin-opened = Uusia pöytiä avataan taas.
admin-expired = Vanhentunut on poistettu.
admin-none-people = Paikalla ei ole ketään.
admin-none-tables = Pöytiä ei ole.
admin-none-bans = Porttikieltoja ei ole.
admin-none-reports = Ilmoituksia ei ole.
admin-none-log = Ylläpito ei ole vielä tehnyt mitään.
admin-head-guest-name = Nimi
admin-head-guest = Vieras
admin-head-address = Osoite
admin-head-table = Pöytä
admin-head-seat = Paikka
admin-head-silent = Hiljaa
admin-head-mark = Merkki
admin-head-game = Peli
admin-head-phase = Vaihe
admin-head-seats = Ihmisiä+botteja/paikkoja
admin-head-watching = Katsojia
admin-head-open-to = Avoin
admin-head-host = Isäntä
admin-head-changed = Muuttunut
admin-head-who = Kuka
admin-head-since = Milloin
admin-head-until = Asti
admin-head-count = Kertaa
admin-head-reason = Syy
admin-head-reporter = Ilmoittaja
admin-head-action = Toimi
admin-head-detail = Tiedot
admin-phase-waiting = odottaa
admin-phase-dealing = jaetaan
admin-phase-playing = pelataan
admin-phase-finished = päättynyt
admin-public = kaikille
admin-private = linkillä
admin-reason-name = nimi
admin-reason-conduct = käytös
admin-reason-unfair = epäreilu peli
admin-now-people = Paikalla
admin-now-most-people = Enimmillään paikalla
admin-now-tables = Pöytiä muistissa
admin-now-moves = Siirtoja käynnistyksestä
admin-now-running = Käynnissä
admin-hours = { $hours ->
    [one] 1 tunti
   *[other] { $hours } tuntia
}
admin-today-new-guests = Uusia vieraita tänään
admin-today-guests = Vieraita tänään
admin-today-matches = Päättyneitä otteluita tänään
admin-today-tables = Tänään muuttuneita pöytiä
admin-today-reports = Ilmoituksia tänään
