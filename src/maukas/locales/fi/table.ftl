### Why a table, or the server, does not do what somebody asks.
### $low, $high, $seconds: numbers. $level, $move, $option, $value: as they were sent. $allowed: the values of an option.
### $name: somebody at the table. $why, $detail: a remark in English, for people who write clients.

## Seats

table-not-seated = Tähän tarvitset paikan pöydästä. Voit istua, jos jokin paikka on vapaa.
table-seated = Sinulla on jo paikka tässä pöydässä.
table-taken = Se paikka on varattu.
table-full = Pöydässä ei ole enää vapaata paikkaa.
table-too-many = Pöydässä istuu jo enemmän pelaajia. Jonkun pitää ensin vapauttaa paikkansa.
table-removed = Isäntä on poistanut sinut tästä pöydästä. Voit katsella, ja voit istua taas, kun isäntä sallii sen.
table-still-playing = Pelaaja pitää paikkansa ottelun loppuun asti. Botti voi ottaa paikan, jos sen haltija on lähtenyt tai odotuttanut muita pitkään.
table-no-seat = Tässä pöydässä ei ole sellaista paikkaa.
table-bad-seats = Tätä peliä pelaa { $low }–{ $high } pelaajaa.
table-no-level = Täällä ei ole botteja, joiden taso on ”{ $level }”.
table-no-watcher = { $name } ei enää katsele.
table-not-host = Vain pöydän isäntä voi tehdä tämän.

## Matches

table-no-option = Tässä pelissä ei ole kotisääntöä ”{ $option }”.
table-bad-option = Kotisäännön ”{ $option }” arvo ei voi olla ”{ $value }”. Vaihtoehdot: { $allowed }.
table-match-on = Tämä onnistuu vasta, kun ottelu on päättynyt.
table-not-finished = Voitte pelata uudestaan, kun ottelu on ohi.
table-seats-empty = Pöydässä on vielä vapaita paikkoja. Kutsu joku mukaan tai anna bottien täyttää ne.
table-no-deal = Juuri nyt ei jaeta kortteja.
table-no-round = Juuri nyt ei pelata kierrosta.
table-no-match = Juuri nyt ei pelata ottelua.
table-paused = Ottelu on tauolla. Se jatkuu, kun isäntä päättää tauon.

## Playing

table-stale = Pöydässä ehti tapahtua jotain. Katso tilanne uudestaan ja valitse sitten.
table-bad-move = ”{ $move }” ei ole tämän pelin siirto.
table-grace =
    { $seconds ->
        [one] Ei niin nopeasti: jokaisella on ensin { $seconds } sekunti aikaa muistaa se itse. Yrittäminen ei maksa mitään.
       *[other] Ei niin nopeasti: jokaisella on ensin { $seconds } sekuntia aikaa muistaa se itse. Yrittäminen ei maksa mitään.
    }
table-enough-changes = Paikat ja asetukset ovat vaihtuneet täällä jo niin usein, että se riittää toistaiseksi. Jatkakaa peliä tai avatkaa uusi pöytä.
table-enough-words = Olet jo sanonut sanottavasi tällä kierroksella. Jatka peliä; seuraavalla kierroksella saat taas.
table-no-hints = Tässä pöydässä ei anneta vihjeitä.
table-hint-not-now = Vihjeen saa vain omalla vuorolla. Pyydä uudestaan, kun on sinun vuorosi.
table-no-bot = Juuri nyt yksikään botti ei mieti siirtoa.

## The connection

table-too-fast = Nyt mentiin vähän liian nopeasti. Odota hetki ja yritä uudestaan.
table-bad-message = Palvelin ei ymmärtänyt tätä: { $why }
table-closed = Tämä pöytä on suljettu. Voit avata uuden milloin tahansa.
table-screen = Iso näyttö vain näyttää pöydän. Pelaa puhelimellasi.

## Pages and lists

http-no-guest = Valitse ensin nimi. Sitten voit avata pöytiä ja liittyä niihin.
http-bad-name = Nimessä ei ole yhtään näkyvää merkkiä. Valitse toinen nimi.
http-too-large = Noin paljoa ei voi tallentaa.
http-full = Kaikki pöydät ovat juuri nyt käytössä. Yritä hetken kuluttua uudestaan.
http-no-table = Sellaista pöytää ei ole. Tarkista linkki tai koodi.
http-no-match = Sellaista ottelua ei ole, tai se ei ole vielä päättynyt.
http-no-round = Tässä ottelussa ei ole kierrosta { $round }.
http-replays-busy = Moni katselee juuri nyt otteluita. Yritä hetken päästä uudelleen.
http-no-review = Tätä ottelua ei ole vielä arvioitu.
http-reviews-off = Tällä palvelimella otteluita ei arvioida.
http-no-reviewer = Tämä palvelin ei osaa arvioida otteluita.
http-reviews-busy = Juuri nyt arvioidaan monta ottelua. Yritä hetken kuluttua uudestaan.
http-review-failed = Arviointi ei onnistunut. Yritä uudestaan.
http-no-companion = Voit kutsua vain ihmisiä, joiden kanssa olet pelannut ottelun loppuun.
http-not-my-table = Voit kutsua vain pöytään, jossa itse istut.
http-not-invitable = { $name } ei ota juuri nyt vastaan kutsuja.
http-invited-lately = Olet jo kutsunut muutaman kerran: { $name }. Odota hetki tai lähetä linkki itse.
http-no-printer = Tämä palvelin ei osaa tehdä tulosteita.
http-printer-busy = Juuri nyt tehdään monta tulostetta. Yritä hetken kuluttua uudestaan.
http-not-found = Täällä ei ole mitään. Tarkista linkki.
http-refused = Palvelin ei päästänyt sinua sisään.
http-forbidden = Tämä onnistuu vain tämän sivuston omilta sivuilta.
http-bad-method = Tätä ei voi tehdä täällä.
http-bad-request = Palvelin ei ymmärtänyt tätä: { $detail }
http-store-full = Palvelimella ei ole nyt tilaa uusille pöydille. Avoimet pöydät jatkavat. Yritä toisena päivänä uudestaan.
http-failed = Palvelimella meni jokin vikaan. Yritä hetken kuluttua uudestaan.
http-no-store = Palvelin ei saa juuri nyt yhteyttä tietokantaansa. Yritä hetken kuluttua uudestaan.
http-wrong-host = Tämän palvelimen nimi ei ole { $host }.
http-wrong-host-title = Väärä osoite
http-wrong-host-remedy = Avaa se osoite, jonka palvelin näyttää käynnistyessään. Jos ylläpidät palvelinta ja sen pitäisi löytyä tällä nimellä, käynnistä se valitsimella --origins ja sivuston osoitteella, tai nimeä välityspalvelimesi valitsimella --proxies.
http-banned = Palvelimen ylläpito on antanut sinulle määräaikaisen porttikiellon.
http-house-closed = Uusia pöytiä ei juuri nyt avata. Yritä myöhemmin uudelleen.
http-unwanted-name = Valitse jokin toinen nimi.
http-nobody-there = Tässä pöydässä ei ole ketään sen nimistä.
http-many-blocks = Olet estänyt jo niin monta, ettei useammalle ole tilaa.
