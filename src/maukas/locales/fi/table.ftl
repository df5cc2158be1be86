### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = Tähän tarvitset paikan pöydästä. Voit istuutua, jos jokin paikka on vapaa.
table-seated = Sinulla on jo paikka tässä pöydässä.
table-taken = Se paikka on varattu.
table-full = Pöydässä ei ole enää vapaata paikkaa.
table-too-many = Pöydässä istuu enemmän pelaajia. Jonkin paikan pitää ensin vapautua.
table-removed = Pöydän isäntä on poistanut sinut tästä pöydästä. Voit katsella ja istuutua taas, kun isäntä sallii sen.
table-still-playing = Pelaaja pitää paikkansa ottelun loppuun asti. Botti voi ottaa paikan, jos sen haltija on lähtenyt tai odotuttanut muita pitkään.
table-no-seat = Tässä pöydässä ei ole sellaista paikkaa.
table-bad-seats = Tässä pelissä on { $low }–{ $high } pelaajaa.
table-no-level = Täällä ei ole botteja, joiden taso on ”{ $level }”.
table-not-host = Vain pöydän isäntä voi tehdä tämän.

## Matches

table-no-option = Tässä pelissä ei ole kotisääntöä ”{ $option }”.
table-bad-option = Kotisäännön ”{ $option }” arvo ei voi olla ”{ $value }”. Vaihtoehdot: { $allowed }.
table-match-on = Tämä onnistuu vasta, kun ottelu on päättynyt.
table-not-finished = Voitte pelata uudestaan, kun yksi ottelu on pelattu loppuun.
table-seats-empty = Pöydässä on vielä vapaita paikkoja. Kutsu joku mukaan tai anna bottien täyttää ne.
table-no-deal = Juuri nyt ei olla jakamassa kortteja.
table-no-round = Juuri nyt ei ole kierros käynnissä.

## Playing

table-stale = Pöydässä ehti tapahtua jotain. Katso tilanne uudestaan ja valitse sitten.
table-bad-move = ”{ $move }” ei ole tämän pelin siirto.
table-grace =
    { $seconds ->
        [one] Ei niin nopeasti: jokaisella on ensin { $seconds } sekunti aikaa muistaa se itse. Yrittäminen ei maksa mitään.
       *[other] Ei niin nopeasti: jokaisella on ensin { $seconds } sekuntia aikaa muistaa se itse. Yrittäminen ei maksa mitään.
    }
table-no-hints = Tässä pöydässä ei anneta vihjeitä.
table-hint-not-now = Vihjeen saa vain omalla vuorolla. Pyydä uudestaan, kun on sinun vuorosi.

## The connection

table-too-fast = Nyt mentiin vähän liian nopeasti. Odota hetki ja yritä uudestaan.
table-bad-message = Palvelin ei ymmärtänyt tätä: { $why }
table-closed = Tämä pöytä on suljettu. Voit avata uuden milloin vain.

## Pages and lists

http-no-guest = Valitse ensin nimi. Sitten voit avata pöytiä ja istuutua niihin.
http-bad-name = Siinä nimessä ei ole mitään luettavaa. Valitse toinen.
http-too-large = Noin paljoa ei voi tallentaa.
http-full = Kaikki pöydät ovat juuri nyt käytössä. Yritä hetken kuluttua uudestaan.
http-no-table = Sellaista pöytää ei ole. Tarkista linkki tai koodi.
http-no-match = Sellaista ottelua ei ole, tai se ei ole vielä päättynyt.
http-no-round = Tässä ottelussa ei ole kierrosta { $round }.
http-not-found = Täällä ei ole mitään. Tarkista linkki.
http-forbidden = Tämä onnistuu vain tämän sivuston omilta sivuilta.
http-bad-method = Tätä ei voi tehdä täällä.
http-bad-request = Palvelin ei ymmärtänyt tätä: { $detail }
http-failed = Palvelimella meni jokin vikaan. Yritä hetken kuluttua uudestaan.
