### A finished match, move by move, and why its deals were fair.
### $name, $names: players. $move, $count: numbers. $card: the name of a card.

## The replay

match-title = Ottelu – Maukas
match-heading = Päättynyt ottelu
match-rounds = Kierrokset
match-hands = Kaikkien kortit
match-hand = { $name }: kortit
match-new-card = { $card }, uusi
match-on-turn = (vuorossa)
match-dealer = jakaja
match-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
match-dealt = { $name } jakoi kortit.
match-blocked = Kukaan ei voi jatkaa, joten kierroksella ei ole voittajaa.
match-by-bot = (botti pelasi)
match-by-clock = (aika loppui, botti pelasi)
match-controls = Selaa kierrosta
match-slider = Siirto
match-place = Siirto { $move }/{ $count }
match-first = Jaon alkuun
match-back = Siirto taaksepäin
match-play = Toista
match-pause = Tauko
match-play-pause = Toista tai pidä tauko
match-forward = Siirto eteenpäin
match-last = Kierroksen loppuun
match-speed = Nopeus
match-key-hand = Vuorossa olevan käsi; uudestaan: väreittäin
match-key-turn = Monesko siirto tämä on ja kenen vuoro on
match-space = Välilyönti
match-moves = Siirrot
match-link = Linkki tähän siirtoon
match-to-table = Takaisin pöytään, uusi ottelu

## The fair deal

fair-about-now = Palvelin sinetöi oman osuutensa sekoituksesta ennen jakoa. Kierroksen jälkeen se avaa sinetin, ja kuka tahansa voi tarkistaa, ettei mitään muutettu.
fair-about = Ennen jakoa palvelin sinetöi salaisen siemenensä. Sitten pelaajien selaimet lisäsivät omat satunnaiset osuutensa, ja sekoitus laskettiin niistä kaikista yhdessä.
fair-seal = Sinetti, julkaistu ennen jakoa
fair-seed = Palvelimen siemen, paljastettu kierroksen jälkeen
fair-shares =
    { $count ->
        [one] Pelaajien osuus
       *[other] Pelaajien osuudet
    }
fair-no-shares = ei yhtään
fair-mixture = Yhdessä: tästä sekoitus laskettiin
fair-check = Tarkista
fair-seal-holds = Siemen on se, joka sinetöitiin.
fair-seal-broken = Siemen ei ole se, joka sinetöitiin!
fair-seen = Sinetti on se, jonka tämä selain näki ennen jakoa.
fair-seen-differs = Ennen jakoa tämä selain näki toisen sinetin!
fair-not-seen = Tämä selain ei ollut pöydässä ennen jakoa, joten sillä ei ole sinettiä, johon verrata.
fair-share-in = Tämän selaimen osuus on mukana sekoituksessa.
fair-share-late = Tämän selaimen osuus ei ole mukana: se saattoi tulla liian myöhään.
fair-means = Kukaan ei siis voinut valita kortteja: siemen oli lukittu ennen kuin osuudet tiedettiin, ja osuudet annettiin tietämättä siementä.
fair-means-alone = Siemen oli siis lukittu ennen jakoa, eikä sitä muutettu jälkikäteen.
fair-means-if = Jos tämä on se sinetti, jonka pelaajat näkivät ennen jakoa, siemen oli silloin jo lukittu, eikä sitä muutettu jälkikäteen.
fair-no-check = Selaimesi voi tehdä tarkistuksen vain sivuilla, jotka tulevat HTTPS-yhteydellä tai tältä tietokoneelta. Alla oleva komento tarkistaa sinetinkin.
fair-command = Näin tarkistat ottelupöytäkirjasta kortit ja jokaisen siirron:
fair-record-later = Kun ottelu on ohi, koko pöytäkirjan voi tarkistaa: jokaisen jaon ja jokaisen siirron.
