### The table in the terminal: full screen, and line by line.
### $name, $names: players. $card: the name of a card. $colour: the name of a colour. $count, $seconds: numbers. $call: what is called, like “MAU!”.
### $typed: as it was typed. $address: a link. $game: the name of a game. $you, $can: "yes" or "no".

## What is told

terminal-welcome = Tervetuloa Maukasiin. Kirjoita ?, niin kuulet, mitä voit kysyä.
terminal-table = { $game }. Pöydässä: { $names }.
terminal-opened = Pöytäsi on auki. Lähetä tämä linkki muille: { $address }
terminal-opened-code = Pöytäsi on auki. Muut pääsevät siihen tällä koodilla: { $code }
terminal-dealt =
    { $you ->
        [yes] Jaoit kortit.
       *[no] { $name } jakoi kortit.
    }
terminal-sits = { $name } liittyi pöytään.
terminal-stand-in = Botti pelaa pelaajan { $name } puolesta.
terminal-is-back = { $name } palasi.
terminal-colour = Väri on nyt { $colour }.
terminal-debt =
    { $count ->
        [one] Nostettavana { $count } kortti.
       *[other] Nostettavana { $count } korttia.
    }
terminal-aim-low = Pienin pistemäärä voittaa.
terminal-aim-high = Suurin pistemäärä voittaa.
terminal-no-news = Mitään ei ole tapahtunut edellisen vuorosi jälkeen.
terminal-card-fits =
    { $can ->
        [yes] { $card }: voit pelata sen nyt.
       *[no] { $card }: et voi pelata sitä nyt.
    }
terminal-bye = Näkemiin.

## What is asked

terminal-your-move = Mitä pelaat? Numero, nimi tai merkintä.
terminal-should-call = Muista: { $call }
terminal-which = Mikä näistä?
terminal-not-understood = ”{ $typed }” ei ole siirto eikä kysymys. Kirjoita ?, niin saat ohjeen.
terminal-no-such-card = Sinulla ei ole korttia ”{ $card }”.
terminal-thinking = Mestari miettii…
terminal-do-on = jatka
terminal-do-back = takaisin
terminal-do-again = pelaa uudestaan
terminal-do-fill = täytä vapaat paikat boteilla
terminal-do-start = aloita
terminal-do-sit = liity pöytään
terminal-do-quit = poistu

## What can be asked, by a word, and what it answers

terminal-help = Omalla vuorollasi kirjoita siirron numero, nimi tai merkintä. Milloin vain voit kysyä:
terminal-ask-hand = käsi
terminal-about-hand = kätesi kortit
terminal-ask-table = pöytä
terminal-about-table = mitä pöydän keskellä on
terminal-ask-cards = kortit
terminal-about-cards = montako korttia kullakin on
terminal-ask-turn = vuoro
terminal-about-turn = kenen vuoro on
terminal-ask-news = uutta
terminal-about-news = mitä on tapahtunut edellisen vuorosi jälkeen
terminal-ask-score = pisteet
terminal-about-score = miltä ottelu näyttää
terminal-ask-rules = säännöt
terminal-about-rules = mitä kortit tekevät, ja talon säännöt
terminal-ask-moves = siirrot
terminal-about-moves = mitä voit tehdä nyt
terminal-ask-what = mitä
terminal-about-what = mitä kortti tekisi, esimerkiksi ”mitä R7”
terminal-ask-hint = vihje
terminal-about-hint = mitä mestari pelaisi
terminal-ask-hurry = nopeasti
terminal-about-hurry = hoputa botteja
terminal-ask-say = sano
terminal-about-say = pikaviesti, esimerkiksi ”sano 1”; ilman numeroa luettelo
terminal-ask-host = isäntä
terminal-about-host = mitä isäntä voi tehdä: aloitus, botit, tahti, tauko
terminal-ask-back = takaisin
terminal-about-back = siirto taaksepäin
terminal-ask-quit = poistu
terminal-about-quit = poistu pöydästä

## Full screen

terminal-rules = säännöt
terminal-settings = asetukset
terminal-leave = Ottelu päättyy tähän: kukaan ei jatka ilman sinua.
terminal-close = Esc sulkee
terminal-choose = Valitse nyt kortti tai numero.
terminal-key-offer = Valitse tarjotuista
terminal-key-rules = Säännöt
terminal-key-settings = Asetukset
terminal-key-leave = Poistu pöydästä
terminal-set-language = Kieli
terminal-language-name = suomi
terminal-set-theme = Värit
terminal-theme-dark = tumma
terminal-theme-light = vaalea
terminal-set-pace = Bottien miettimisaika { $seconds }{"\u00A0"}s

## What a host can do. $seat: the number of a seat.

terminal-host-bot = Aseta botti paikalle { $seat }
terminal-host-more-seats = Yksi paikka lisää
terminal-host-fewer-seats = Yksi paikka vähemmän
terminal-host-how = Kirjoita ”isäntä” ja numero.
terminal-host-not = Et ole tämän pöydän isäntä.

## The entrance of a server

terminal-entrance-own = takaisin omaan pöytään: { $game }, { $names }
terminal-entrance-new = uusi pöytä: { $game }
terminal-entrance-open = liity pöytään { $names }: { $game }
terminal-entrance-ask = Minne haluat mennä? Kirjoita numero tai pöydän koodi.
terminal-entrance-unknown = ”{ $typed }” ei ole luettelon numero eikä pöydän koodi. Kirjoita ?, niin näet luettelon.

## Guests over SSH

ssh-welcome = Tervetuloa, { $name }.
ssh-welcome-without-key = Tervetuloa, { $name }. Tulit ilman avainta, joten paikkasi on sinun vain siihen asti, kun lähdet. Avaimella (ssh-keygen luo sellaisen) sinut tunnetaan taas ensi kerralla.
ssh-guest = Vieras
ssh-full = Kaikki paikat ovat nyt varattuja. Yritä myöhemmin uudelleen.
ssh-words = Tuo ei tarkoita täällä mitään. Voit sanoa: plain, watch, en, fi, sv, da, maumau, dos tai pöydän koodin.
ssh-failed = Valitettavasti pöytiin ei juuri nyt saada yhteyttä. Yritä uudelleen.
ssh-idle = Et ole kirjoittanut tuntiin mitään, joten paikkasi annetaan muille. Näkemiin.
