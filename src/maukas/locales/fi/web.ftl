### The page in the browser: the first screen, new tables, settings, the score pad.
### $count, $number: numbers. $name, $names: what people call themselves.

## Everywhere

web-title = Maukas: Mau Mau ja DOS ystävien ja bottien kanssa
web-home = Maukas, etusivulle
web-skip = Siirry sisältöön
web-close = Sulje
web-save = Tallenna
web-saved = Tallennettu.
web-go-on = Jatka
web-try-again = Yritä uudestaan
web-no-connection = Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudestaan.
web-load-failed = Sivua ei voitu ladata
web-more = Lisää
web-for-programs = Ohjelmoijille
web-trademark = DOS on Mattelin tavaramerkki. Maukas ei ole Mattelin tekemä, tukema eikä hyväksymä; tekstit ja kuvat ovat omiamme.

## The first page

web-welcome = Pelataan korttia!
web-welcome-about = Kaksi korttipeliä sinulle ja ystävillesi – tai sinulle ja muutamalle botille. Ei tiliä, pelkkä nimi riittää.
web-game-maumau = Mau Mau
web-game-maumau-about = Pelaa samaa väriä tai samaa numeroa, pääse ensimmäisenä eroon korteistasi äläkä unohda sanoa ”mau”.
web-game-dos = DOS
web-game-dos-about = Peitä keskirivin kortteja yhdellä kortilla tai kahdella, joiden summa täsmää, ja huuda ”DOS!”, kun kädessäsi on kaksi korttia.
web-play-now = Pelaa heti
web-dealing = Sekoitetaan…
web-play-friends = Pelaa ystävien kanssa
web-learn = Ensi kertaa? Opi kahdessa minuutissa
web-rules-maumau = Mau Maun säännöt
web-rules-dos = DOSin säännöt
web-opponents = ”Pelaa heti” -peleissä vastassa
web-opponents-count = Bottien määrä
web-opponents-level = Bottien taso
web-bots =
    { $count ->
        [one] { $count } botti
       *[other] { $count } bottia
    }
web-level-beginner = aloittelija
web-level-casual = harrastaja
web-level-strong = taitava
web-level-master = mestari
web-lobby = Avoimet pöydät
web-lobby-empty = Juuri nyt mikään pöytä ei odota pelaajia. Avaa oma julkinen pöytä, niin se näkyy täällä kaikille.
web-resume = Jatka peliä
web-show-all = Näytä kaikki
web-my-tables = Omat pöydät
web-my-matches = Omat ottelut
web-join-title = Onko sinulla koodi?
web-join-label = Pöydän koodi tai linkki
web-join = Mene pöytään
web-free =
    { $count ->
        [one] { $count } vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
web-phase-waiting = alkamassa
web-phase-dealing = jaetaan kortteja
web-phase-playing = peli käynnissä
web-phase-finished = ottelu päättynyt
web-strict = painetut säännöt
web-house-rules = kotisäännöt
web-rounds =
    { $count ->
        [one] { $count } kierros
       *[other] { $count } kierrosta
    }
web-winner = (voittaja)
web-again = Sama porukka uudestaan
web-replay = Katso ottelu
web-statistics = Näin olet pärjännyt
web-wins = Voittoja { $count }/{ $matches }
web-streak = Voittoputki
web-best-streak = Paras voittoputki
web-in-a-row = { $count } voittoa

## Name, language, settings

web-name-title = Millä nimellä pelaat?
web-name = Nimesi
web-name-note = Kaikki pöydässä näkevät sen. Et tarvitse tiliä etkä salasanaa.
web-language = Kieli
web-settings = Asetukset
web-theme = Ulkoasu
web-theme-auto = Laitteen mukaan
web-theme-light = Vaalea
web-theme-dark = Tumma
web-theme-contrast-light = Suuri kontrasti, vaalea
web-theme-contrast-dark = Suuri kontrasti, tumma
web-pace = Bottien vauhti
web-pace-slow = Rauhallinen
web-pace-usual = Normaali
web-pace-quick = Nopea
web-sound = Pelin äänet
web-sound-turn = Merkkiääni, kun on minun vuoroni
web-notify = Ilmoita, kun on minun vuoroni
web-notify-note = Ilmoitus tulee, kun sivu ei ole näkyvissä.
web-notify-denied = Selaimesi ei salli tämän sivun ilmoituksia. Voit sallia ne selaimen asetuksissa.
web-sort = Järjestä käteni värin mukaan
web-confirm = Kysy ennen kortin pelaamista
web-confirm-note = Ensimmäinen napautus valitsee, toinen pelaa.
web-invitations = Kutsut
web-invitations-note = Ihmiset, joiden kanssa olen pelannut, voivat kutsua minut pöytäänsä.
web-muted = Piilota muiden reaktiot

## A new table

web-new-title = Uusi pöytä – Maukas
web-new = Pöytä ystäville
web-game = Peli
web-rules = Säännöt
web-clock-0 = ei aikarajaa
web-clock-15 = 15 sekuntia
web-clock-30 = 30 sekuntia
web-clock-60 = 1 minuutti
web-clock-86400 = 1 päivä
web-clock-259200 = 3 päivää
web-clock-604800 = 7 päivää
web-opening = Avataan pöytää…

## Inviting

web-share-link = Linkki tähän pöytään
web-share-code = Tai kerro koodi:
web-share-message = Tule pelaamaan korttia kanssani!
web-share = Jaa
web-copy = Kopioi
web-copied = Kopioitu
web-qr-show = Näytä QR-koodi
web-qr-hide = Piilota QR-koodi
web-qr-label = QR-koodi, jossa on linkki tähän pöytään
web-tv = Näytä isolla näytöllä

## The score pad, for games with real cards

web-scores = Pistevihko
