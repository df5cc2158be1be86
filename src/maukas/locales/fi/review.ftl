### A finished match, reviewed: what decisions were worth, and where results came from

review-opening = { $game }, arvioituna: { $rounds ->
        [one] yksi kierros
       *[other] { $rounds } kierrosta
    }, jokaista siirtoa kokeiltu { $depth } maailmassa, jotka sopivat siihen, mitä pelaaja saattoi tietää
review-losses = Suurimmat menetykset
review-no-losses = Mikään päätös ei menettänyt mitään, mikä erottuisi selvästi kohinasta.
review-where = Kierros { $round }, siirto { $number }: { $player }
review-instead = Pelattu: { $move } – parempi: { $best }
review-cost = Maksoi { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } prosenttiyksikköä kierroksen voittomahdollisuudesta ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}% eikä { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%.
review-points-cost = Pisteissä se oli { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } huonompi kuin pisteiden kannalta paras siirto.
review-hands = Mitä muilla todella oli: { $hands }
review-hand = { $player } { $cards }
review-why-out = Sillä viimeiset kortit olisivat menneet ja kierros olisi voitettu heti.
review-why-threat = Paremman siirron jälkeen { $player } voi lyödä viimeisen korttinsa { $best } maailmassa sadasta, pelatun jälkeen { $played } maailmassa.
review-why-stuck = Paremman siirron jälkeen { $player } ei voi lyödä mitään { $best } maailmassa sadasta, pelatun jälkeen { $played } maailmassa.
review-why-again = Paremmalla siirrolla vuoro säilyy.
review-why-owes = { $player } olisi joutunut nostamaan { $best } korttia tai vastaamaan niihin.
review-why-keeps =
    { $best ->
        [one] Käteen jää yksi sopiva kortti eikä { $played }.
       *[other] Käteen jää { $best } sopivaa korttia eikä { $played }.
    }
review-why-takes =
    { $best ->
        [one] Muut joutuvat heti nostamaan yhden kortin enemmän.
       *[other] Muut joutuvat heti nostamaan { $best } korttia enemmän.
    }
review-why-cards =
    { $best ->
        [one] Sillä lyödään yksi kortti, pelatulla ei yhtään.
       *[other] Sillä lyödään { $best } korttia eikä { $played }.
    }
review-why-ahead = Mikään yksittäinen seikka ei erota niitä: jatkettaessa se voitti { $best } kierrosta sadasta eikä { $played }.
review-decisions = Päätökset
review-player = Pelaaja
review-choices = Valintoja
review-marked = Merkittyjä
review-mean-loss = Keskimääräinen menetys, prosenttiyksikköä voittomahdollisuudesta (95{"\u00A0"}%:n väli)
review-loss-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-nothing = –
review-receipt-wins = Mistä voitot tulivat
review-receipt-points = Mistä pisteet tulivat
review-part-share = Keskimääräinen jako
review-part-deal = Jako
review-part-drawn = Nostetut kortit
review-part-others = Muiden peli
review-part-own = Oma peli
review-result = Tulos
review-part-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-receipt-note = Osista tulee tulos. Ne lasketaan kaikki kädet avoinna ja verrattuna peliin nyrkkisäännöillä; nostetut kortit ovat keskimäärin nolla, pelasi kuka tahansa.
review-unfinished = Tämä ottelu ei ole vielä päättynyt; sen voi arvioida, kun se on.
review-no-such-seat = Paikkaa { $seat } ei ole; paikat ovat 0–{ $last }.
review-depth = Syvyys on luku, vähintään { $least }, ei { $depth }.
review-progress = Arvioidaan

## The review on the page of a match

reviewed-title = Arviointi
reviewed-about = Minkä arvoinen kukin päätös oli sen mukaan, mitä pelaaja saattoi tietää? Ja kuinka paljon tuloksesta oli tuuria?
reviewed-ask = Arvioi tämä ottelu
reviewed-waiting = Muita otteluita arvioidaan ensin …
reviewed-preparing = Valmistellaan …
reviewed-progress = { $done }/{ $total } siirtoa arvioitu
reviewed-done = Arviointi on valmis.
reviewed-chances = Mahdollisuudet voittaa kierros { $round }
reviewed-chances-help = Napauta hetkeä tai käytä nuolinäppäimiä. Page Up ja Page Down siirtyvät merkistä merkkiin: merkki on selvä menetys.
reviewed-chance = { $name }: { $percent }{"\u00A0"}%
reviewed-moment = Siirto { $move }/{ $count }. { $chances }
reviewed-loss-here = Selvä menetys: { $loss } prosenttiyksikköä voittomahdollisuudesta.
reviewed-played = Pelattu
reviewed-better = Parempi
reviewed-see = Näytä tämä hetki
reviewed-more = Näytä kaikki { $count }
reviewed-luck = Mistä tulos tuli
reviewed-luck-round = Kierros { $round }
reviewed-luck-match = Koko ottelu
reviewed-victories = Voitot, prosentteina
reviewed-points = Pisteet

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
