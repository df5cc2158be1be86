### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = paikka { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) } %

## Help pages

help-usage = Käyttö:
help-usage-options = [VALITSIMET]
help-usage-command = KOMENTO
help-arguments = Argumentit
help-commands = Komennot
help-options = Valitsimet
help-example = Esimerkiksi
help-help = Näytä tämä sivu.
help-install-completion = Ota komentojen täydennys käyttöön komentotulkissasi; avaa sen jälkeen uusi komentotulkki.
help-show-completion = Näytä, mitä --install-completion asentaisi.
help-language = Kieli: en (English), fi (suomi), sv (svenska) tai da (dansk). Muuten kielen kertoo MAUKAS_LANGUAGE tai järjestelmäsi.
help-version = Näytä versio.

placeholder-path = POLKU
placeholder-file = TIEDOSTO
placeholder-number = N
placeholder-clause = KOHTA
placeholder-game = PELI
placeholder-language = KIELI
placeholder-setting = NIMI=ARVO
placeholder-player = PELAAJA
placeholder-bots = BOTTI,BOTTI
placeholder-budget = AIKA
placeholder-backend = TAUSTA
placeholder-address = OSOITE
placeholder-addresses = OSOITE,OSOITE
placeholder-seconds = SEKUNTIA
placeholder-days = PÄIVÄÄ

help-maukas =
    Mau Mau ja DOS: pidä pelipöytien palvelinta, etsi sääntöjä, lue ja tarkista pelattuja otteluita ja kokeile kotisääntöjä tuhansilla kierroksilla.

    DOS on Mattelin tavaramerkki. Maukas ei liity Matteliin mitenkään.
help-maukas-example =
    maukas serve                        palvelin tällä tietokoneella
    maukas rules stop                   mitä säännöt sanovat STOP!-kortista
    maukas simulate --game dos          100 000 kierrosta DOSia
    maukas check --help                 lisää yhdestä komennosta

help-check-short = Aja skenaarioita: pieniä tarinoita, jotka näyttävät säännön.
help-check = Ajaa skenaarioita. Skenaario on pieni tekstitiedosto, joka kertoo, missä kortit ovat, mitä pelataan ja miten pitää käydä. Toisin menevät näytetään, ja viimeinen rivi kertoo, montako onnistui (passed) ja montako ei (failed).
help-check-paths = Skenaariotiedostoja tai kansioita, joissa niitä on.
help-check-example =
    maukas check omat-kotisaannot.toml
    maukas check tests/scenarios

help-replay-short = Kerro pelattu ottelu siirto siirrolta.
help-replay = Kertoo ottelun pöytäkirjasta: kuka jakoi, jokainen siirto ja mitä siitä seurasi, sekä pisteet. Jos pöytäkirjassa ei ole nimiä, pelaajat ovat paikkoja, jotka lasketaan nollasta niin kuin pöytäkirjassakin.
help-replay-file = Ottelun pöytäkirja.
help-replay-round = Kerro vain tämä kierros; ensimmäinen on 1.
help-replay-plain = Pelkkää tekstiä ilman värejä ja viivoja.
help-replay-example =
    maukas replay perjantai.toml
    maukas replay perjantai.toml --round 2

help-verify-short = Tarkista, että ottelu jaettiin ja pelattiin reilusti.
help-verify = Tarkistaa ottelun pöytäkirjan: tuleeko jokainen jako siitä siemenestä, joka luvattiin ennen ensimmäistä korttia, oliko jokainen siirto sallittu ja ovatko pisteet ja voittajat oikein.
help-verify-file = Ottelun pöytäkirja.
help-verify-example =
    maukas verify perjantai.toml

help-rules-short = Etsi sääntöjä.
help-rules = Näyttää säännöt. M ja D numeroivat Mau Maun ja DOSin säännöt niin kuin ne ovat ohjelehdissä, AM ja AD tulkinnat siitä, minkä ohjelehdet jättävät auki. Yksittäisestä kohdasta näytetään myös siihen liittyvät kohdat, kotisääntö ja skenaariot.
help-rules-clause = Kohdan numero tai etsittävä sana. Ilman sitä näytetään kaikki.
help-rules-game = Vain tämä peli: maumau tai dos.
help-rules-example =
    maukas rules --game maumau          kaikki Mau Maun säännöt
    maukas rules M-27                   yksi kohta
    maukas rules värinvaihto            kaikki värinvaihdosta

help-simulate-short = Peluuta boteilla tuhansia kierroksia ja laske.
help-simulate = Antaa bottien pelata monta kierrosta ja näyttää, kuinka pitkiä kierrokset olivat, kuka voitti miltäkin paikalta, pisteet ja kuinka usein kutakin siirtoa tehtiin. Samalla siemenellä tulevat samat kierrokset uudestaan.
help-simulate-game = maumau tai dos; oletus { $default }.
help-simulate-seats = Montako pelaa; oletus { $default }.
help-simulate-rounds = Montako kierrosta pelataan; oletus { $default }.
help-simulate-option = Kotisääntö, esimerkiksi drawn_card=may_play, hand_size=7 tai free_draw=true. Voit antaa useita.
help-simulate-player = Kuka pelaa: random, steady tai Python-tiedosto, jossa on oma bottisi. Voit nimetä useita yksitellen tai pilkuin erotettuna: he istuutuvat vuorotellen, kunnes kaikki paikat on täytetty.
help-simulate-seed = Luku, josta kaikki sattuma tulee; oletus { $default }.
help-simulate-workers = Montako suorittimen ydintä käytetään; oletuksena kaikkia.
help-simulate-json = Tulosta yksi JSON-olio muita ohjelmia varten.
help-simulate-plot = Piirrä myös kuva tähän tiedostoon, .png tai .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot kierrokset.png

help-arena-short = Pane botit kilpailemaan ja katso, kumpi on vahvempi.
help-arena = Antaa bottien pelata samat jaot jokaiselta paikalta, jotta kortit ja paikat eivät suosi ketään, ja näyttää, kuinka usein kukin voitti, sen pisteet ja vahvuusluvun 95 prosentin luottamusväleineen sekä kuinka kauan se mietti. Botti, joka yrittää sääntöjen vastaista siirtoa, kaatuu tai käyttää yli 50-kertaisesti aikansa, luovuttaa kierroksen: sen puolesta tehdään loppuun asti mitä tahansa sallittuja siirtoja, ja se on hävinnyt.
help-arena-bots = Ketkä pelaavat, pilkuin erotettuna: random, beginner, casual, strong, master, clairvoyant (näkee kaikki kortit), oblivious (mestari, joka ei tee päätelmiä) tai luokka Python-tiedostossa (my_bot.py:MyBot). He istuutuvat vuorotellen, kunnes kaikki paikat on täytetty.
help-arena-rounds = Montako kierrosta pelataan, pyöristettynä ylös täysiin jakoihin; oletus { $default }.
help-arena-budget = Kuinka kauan botti saa miettiä siirtoa: aika, esimerkiksi 100ms, tai iteraatioiden määrä, jolla kaikki toistuu täsmälleen; oletus { $default }.
help-arena-backend = Miten työ jaetaan: loky (prosessit), threading (säikeet), dask tai ray (myös usealle koneelle); oletus { $default }.
help-arena-cluster = Dask-ajastimen osoite, esimerkiksi tcp://10.0.0.5:8786. Ilman sitä dask käynnistää työprosessit tällä tietokoneella.
help-arena-csv = Kirjoita myös yksi rivi kierrosta kohti tähän tiedostoon.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot botit.png

help-serve-short = Käynnistä palvelin: pöytiä ihmisille ja boteille.
help-serve = Käynnistää palvelimen, jonka pöydissä ihmiset ja botit pelaavat Mau Mauta ja DOSia verkon yli. Kaikki tallennetaan, ennen kuin siitä kerrotaan kenellekään, joten mitään ei katoa, kun palvelin pysähtyy. Valitsimen voi antaa myös ympäristömuuttujana, jonka nimi on hakasulkeissa.
help-serve-host = Osoite, jota kuunnellaan; oletus { $default }, johon pääsee vain tältä tietokoneelta.
help-serve-port = Portti, jota kuunnellaan; 0 ottaa minkä tahansa vapaan; oletus { NUMBER($default, useGrouping: 0) }.
help-serve-lan = Päästä kaikki lähiverkostasi: kuuntelee kaikkia osoitteita ja näyttää avattavan osoitteen, puhelimille myös QR-koodina.
help-serve-open = Avaa osoite selaimessa, paitsi jos tietokoneessa ei ole näyttöä tai yhteytesi on SSH.
help-serve-database = Missä tiedot säilytetään: sqlite:///polku/tiedosto.db tai postgresql://käyttäjä@palvelin/nimi. Oletuksena tiedosto maukas/maukas.db kansiossa XDG_DATA_HOME tai ~/.local/share.
help-serve-base = Polku, jossa palvelin on käänteisen välityspalvelimen takana, esimerkiksi /kortit.
help-serve-origins = Muut sivustot, joiden sivuilta saa ottaa yhteyden, pilkuin erotettuna, esimerkiksi https://kortit.example.
help-serve-proxies = Välityspalvelimet, joiden X-Forwarded-otsakkeisiin luotetaan: osoitteita tai verkkoja pilkuin erotettuna, tai * eli kaikki; oletus { $default }.
help-serve-secure = Selaimet lähettävät evästeet vain TLS-yhteydellä; tarpeen, jos välityspalvelin purkaa TLS:n kertomatta siitä.
help-serve-think = Kuinka kauan master-botti miettii siirtoa; oletus { $default }.
help-serve-hint = Kuinka kauan botti miettii vihjettä; oletus { $default }.
help-serve-threads = Monessako säikeessä botit miettivät; oletus { $default }.
help-serve-linger = Kuinka kauan pöytä, jota kukaan ei katso, pysyy muistissa; oletus { $default }.
help-serve-keep-tables = Kuinka kauan pöytä säilytetään, kun siinä ei tapahdu mitään; oletus { $default }.
help-serve-keep-matches = Kuinka kauan päättynyt ottelu säilytetään; oletuksena aina.
help-serve-keep-guests = Kuinka kauan vieras, jolla ei ole paikkaa, säilytetään; oletus { $default }.
help-serve-rate = Montako pyyntöä sekunnissa yhdestä yhteydestä saa tulla; oletus { $default }.
help-serve-http-rate = Montako HTTP-pyyntöä sekunnissa yhdestä osoitteesta saa tulla, muutoksia kymmenesosa siitä; oletus { $default }.
help-serve-most-connections = Montako yhteyttä saa olla; oletus { $default }.
help-serve-most-per-address = Montako yhteyttä yhdestä osoitteesta; oletus { $default }.
help-serve-most-per-guest = Montako yhteyttä yhdellä vieraalla; oletus { $default }.
help-serve-most-watching = Montako yhteyttä yhteen pöytään, ennen kuin katsojia ei enää päästetä; oletus { $default }.
help-serve-most-tables = Montako pöytää saa olla muistissa yhtä aikaa; oletus { $default }.
help-serve-example =
    maukas serve                        vain tälle tietokoneelle
    maukas serve --lan                  kaikille lähiverkossasi
    maukas serve --port 0 --database sqlite:///perjantai.db

help-backup-short = Kopioi palvelimen tiedot, vaikka se olisi käynnissä.
help-backup = Kirjoittaa palvelimen tietokannasta kopion uuteen tiedostoon. Palvelin saa olla sillä välin käynnissä, ja kopio on silti ehjä. Kopion saa käyttöön, kun pysäyttää palvelimen ja panee kopion sen tietokannan paikalle.
help-backup-file = Uusi tiedosto.
help-backup-example =
    maukas backup perjantai.db
    maukas backup --database sqlite:////srv/maukas/maukas.db /varmuus/maukas.db

## What went wrong

error-see-help = Katso `{ $command }`.
error-usage = Komentoa ei voi ymmärtää näin.
error-interrupted = Keskeytetty.
error-missing = { $name } puuttuu.
error-no-such-option = Valitsinta { $option } ei ole.
error-option-needs-value = { $option } kirjoitetaan toisin.
error-not-a-number = { $name } tarvitsee kokonaisluvun.
error-not-a-decimal = { $name } tarvitsee luvun, esimerkiksi 0.5 tai 30.
error-not-a-switch = { $name } on joko 1 tai 0.
error-no-such-command = Komentoa ”{ $command }” ei ole; komennot ovat { $commands }.
error-no-such-language = Tekstejä ei ole kielellä ”{ $language }”; kielet ovat { $languages }.
error-language-twice = Nimeä vain yksi kieli.
error-no-such-file = Tiedostoa tai kansiota { $path } ei ole.
error-is-a-folder = { $path } on kansio; tähän tarvitaan tiedosto.
error-not-a-file = { $path } ei ole tavallinen tiedosto.
error-too-large = { $path } on liian suuri; enintään { $limit } MiB voidaan lukea.
error-not-permitted = Sinulla ei ole oikeutta avata: { $path }.
error-not-text = { $path } ei ole UTF-8-tekstitiedosto.
error-file = { $path } ei aukea: { $why }.
error-bad-record = { $path } ei ole ottelun pöytäkirja: { $why }
error-no-such-game = Peliä ”{ $game }” ei ole; pelit ovat { $games }.
error-option-form = Kotisääntö kirjoitetaan NIMI=ARVO, ei ”{ $setting }”.
error-no-such-house-rule = Kotisääntöä ”{ $name }” ei ole; kotisäännöt ovat { $names }.
error-house-rule-value = { $name } ei voi olla ”{ $value }”; mahdollista on { $allowed }.

## check

check-nothing-to-run = Täällä ei ole skenaarioita (*.toml).
check-difference = { $what }: piti olla { $expected }, oli { $found }
check-expected = piti olla:
check-found = oli:
check-missing = piti olla, mutta puuttui:
check-extra = oli, vaikka ei pitänyt:
check-broken = ei ole skenaario: { $why }

## replay

replay-opening = { $game }, { $count } pelaajaa
replay-players = Pelaajat: { $players }
replay-house-rule = Kotisääntö – { $title }: { $meaning }
replay-round = { $round }. kierros, jakaja { $player }
replay-number = Nro
replay-player = Pelaaja
replay-move = Siirto
replay-top = Päällä
replay-row = Keskirivi
replay-start = kortit jaetaan
replay-debt = nostettava { $count }
replay-lays = pelaa kortin ”{ $card }”
replay-names-colour = pelaa kortin ”{ $card }” ja nimeää värin: { $colour }
replay-covers = peittää kortin ”{ $target }”: { $cards }
replay-and = {" "}ja{" "}
replay-adds = lisää riviin kortin ”{ $card }”
replay-draws =
    { $count ->
        [one] nostaa kortin
       *[other] nostaa { $count } korttia
    }
replay-draws-nothing = ei voi nostaa
replay-penalty =
    { $count ->
        [one] nostaa rangaistuskortin
       *[other] nostaa { $count } rangaistuskorttia
    }
replay-takes =
    { $count ->
        [one] { $player } nostaa kortin
       *[other] { $player } nostaa { $count } korttia
    }
replay-reshuffle = pelatut kortit sekoitetaan uudeksi nostopakaksi
replay-keeps = pitää kortin
replay-ends = on valmis
replay-says-mau = sanoo ”mau”
replay-says-dos = huutaa ”DOS!”
replay-catches = nappaa: { $player }
replay-round-won = Kierroksen voittaa { $player }.
replay-blocked = Kukaan ei voi jatkaa: kierros päättyy ilman voittajaa.
replay-unfinished = { $round }. kierros on vielä kesken; sen voi kertoa, kun se on ohi.
replay-cards-left = Kortteja jäi
replay-points = Pisteet
replay-scores = Pistetaulukko
replay-round-column = Kierros
replay-total = Yhteensä
replay-winners =
    { $count ->
        [one] Ottelun voittaa { $players }.
       *[other] Ottelun voittavat yhdessä { $players }.
    }
replay-match-open = Ottelu ei ole vielä ohi.
replay-no-such-round =
    { $count ->
        [0] Yhtään kierrosta ei ole vielä pelattu loppuun, joten { $round }. kierrosta ei voi kertoa.
        [one] { $round }. kierrosta ei ole; vasta 1. kierros on pelattu.
       *[other] { $round }. kierrosta ei ole; pelattu on kierrokset 1–{ $count }.
    }
replay-does-not-hold = Tämä pöytäkirja ei pidä paikkaansa. { $why }

## verify: what holds, and what does not

verify-commitments-hold =
    { $count ->
        [one] 1 siemen on se, joka luvattiin ennen jakoa.
       *[other] Kaikki { $count } siementä ovat ne, jotka luvattiin ennen jakoa.
    }
verify-deals-hold =
    { $count ->
        [one] 1 jako tulee siemenestään, ja oikea pelaaja jakoi.
       *[other] Kaikki { $count } jakoa tulevat siemenistään, ja oikeat pelaajat jakoivat.
    }
verify-moves-hold =
    { $count ->
        [one] 1 siirto on sallittu.
       *[other] Kaikki { $count } siirtoa ovat sallittuja.
    }
verify-results-hold =
    { $count ->
        [one] 1 tulos on se, johon siirrot johtivat.
       *[other] Kaikki { $count } tulosta ovat ne, joihin siirrot johtivat.
    }
verify-totals-hold = Yhteispisteet ja voittajat ovat oikein.
verify-unfinished = Ottelu on kesken.
verify-round-on = { $round }. kierros on vielä kesken: siemen pysyy salassa sen loppuun asti, joten sitä ei voi vielä tarkistaa.
verify-seed-missing = { $round }. kierros: siemen puuttuu, joten kierrosta ei voi tarkistaa.
verify-commitment-differs = { $round }. kierros: siemen ei ole se, joka luvattiin ennen jakoa.
verify-round-too-many = { $round }. kierros pelattiin, vaikka ottelu oli jo ohi.
verify-dealer-differs = { $round }. kierros: jakajaksi on kirjattu paikka { $written }, mutta jakaja on paikka { $found }.
verify-move-refused = { $round }. kierros, { $count }. siirto (`{ $move }`) ei ole sallittu. { $why }
verify-round-cut-short = { $round }. kierros: siemen on paljastettu, mutta siirrot eivät ulotu kierroksen loppuun.
verify-outcome-differs = { $round }. kierros: kirjattu tulos ei ole se, johon siirrot johtivat.
verify-result-missing = Ottelu on ohi, mutta sen tulosta ei ole kirjattu.
verify-not-finished = Tulos on kirjattu, mutta ottelu ei ole ohi.
verify-result-differs = Kirjatut yhteispisteet tai voittajat ovat väärin. Kirjattu: { $written }; laskettu: { $found }.

## rules

rules-group-M = Mau Mau: säännöt
rules-group-AM = Mau Mau: tulkinnat
rules-group-D = DOS: säännöt
rules-group-AD = DOS: tulkinnat
rules-together = Liittyy yhteen
rules-option = Kotisääntö { $name } – { $title } (oletus: { $default })
rules-scenarios =
    { $count ->
        [one] 1 skenaario näyttää sen
       *[other] { $count } skenaariota näyttää sen
    }
rules-found =
    { $count ->
        [one] ”{ $word }” on 1 kohdassa
       *[other] ”{ $word }” on { $count } kohdassa
    }
rules-no-such-clause = Kohtaa { $clause } ei ole; sitä lähellä ovat { $near }.
rules-nothing-found = Missään kohdassa ei ole sanaa ”{ $word }”.

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } pelaajaa, 1 kierros
       *[other] { $game }, { $seats } pelaajaa, { $rounds } kierrosta
    }
simulate-progress = Pelataan
simulate-compiling = Sääntöjä käännetään tälle tietokoneelle; vain ensimmäinen kerta joutuu odottamaan.
simulate-decisions = Päätöksiä
simulate-decisions-value = { $count }
simulate-speed = Päätöksiä sekunnissa
simulate-speed-value = { $count } ydintä kohti ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s laskentaa)
simulate-length = Päätöksiä kierroksessa
simulate-score-maumau = Kierroksen häviäjän pisteet
simulate-score-dos = Kierroksen voittajan pisteet
simulate-spread = keskiarvo { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, mediaani { $median }, yhdeksän kymmenestä välillä { $low }–{ $high }
simulate-reshuffles = Uudelleensekoituksia
simulate-counted = { $count } eli { NUMBER($mean, maximumFractionDigits: 3) } kierroksessa
simulate-blocked = Kierroksia ilman voittajaa
simulate-share = { $count } ({ NUMBER($percent, maximumFractionDigits: 3) } %)
simulate-wins-title = Voitot paikoittain
simulate-player-wins-title = Voitot pelaajittain
simulate-seat = Paikka
simulate-place = { $place }. jakajasta
simulate-dealer = jakaja
simulate-wins = Voittoja
simulate-percent = Osuus
simulate-kinds-title = Mitä tehtiin
simulate-kind = Siirto
simulate-count = Kertaa
simulate-a-round = Kierroksessa
simulate-seats = { $game } on { $low }–{ $high } pelaajalle; { $seats } ei käy.
simulate-not-positive = { $name } on vähintään 1, ei { $number }.
simulate-no-such-player = Pelaajaa ”{ $player }” ei ole; pelaajat ovat { $bots } ja omat botit Python-tiedostoissa (.py).
simulate-players = Pelaajia on nimetty { $count }, mutta paikkoja on vain { $seats }.
simulate-script-failed = Pelaajan oma Python-tiedosto ei toiminut: { $why }
simulate-plot-kind = { $path }: kuvan nimen lopussa on oltava .png tai .svg.
simulate-plot-missing = Kuvia varten tarvitaan vielä yksi paketti: pip install "{ $extra }"
simulate-plot-written = Kuva on tiedostossa { $path }.
plot-decisions = päätöstä
plot-points = pistettä
plot-median = mediaani { $median }
plot-seats = paikat jakajan vasemmalta puolelta
plot-kinds = Siirtoja kierroksessa

kind-maumau-number = numerokortti
kind-maumau-reverse = Vaihda suuntaa
kind-maumau-take-two = Ota 2!
kind-maumau-take-four = Ota 4!
kind-maumau-stop = STOP!
kind-maumau-colour-change = Värinvaihto
kind-maumau-draw = kortin nosto
kind-maumau-take-debt = nosto Ota-kortin jälkeen
kind-maumau-keep = nostettu kortti pidettiin
kind-maumau-call = ”mau” sanottiin
kind-maumau-catch = unohtunut ”mau” napattiin
kind-maumau-forgotten = ”mau” unohtui
kind-dos-single = peitto yhdellä kortilla
kind-dos-sum = peitto kahdella kortilla
kind-dos-single-bonus = sama väri
kind-dos-sum-bonus = kaksi samanväristä
kind-dos-draw = kortin nosto
kind-dos-add = lisäys noston jälkeen
kind-dos-bonus-add = bonuskortin lisäys
kind-dos-end = vuoro tai bonukset päätettiin
kind-dos-call = ”DOS!” huudettiin
kind-dos-catch = nappaus

## arena

arena-heading =
    { $game }, { $seats } paikkaa, { $rounds ->
        [one] 1 kierros
       *[other] { $rounds } kierrosta
    } { $deals ->
        [one] 1 jaosta
       *[other] { $deals } jaosta
    }
arena-bot = Botti
arena-rounds = Kierroksia
arena-win-rate = Voittoja (95 %:n väli)
arena-points-maumau = Pisteitä kierroksessa, vähempi on parempi
arena-points-dos = Voitettuja pisteitä kierroksessa
arena-rating = Vahvuusluku
arena-faults = Virheitä
arena-conduct = Miettiminen
arena-moves = Siirtoja
arena-median = Mediaani
arena-slowest = 99/100 alle
arena-over-budget = Yli ajan
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-rating-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-fair-share = Tasavahvoina jokainen voittaa { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Kierros lasketaan kerran botin jokaista paikkaa kohti.
arena-few-deals = Näin harvoilla jaoilla välit ovat epätarkkoja.
arena-blocked =
    { $count ->
        [one] 1 kierros jäi ilman voittajaa.
       *[other] { $count } kierrosta jäi ilman voittajaa.
    }
arena-fault-illegal = { $bot } yritti sääntöjen vastaista siirtoa: { $detail }
arena-fault-raised = { $bot } kaatui: { $detail }
arena-fault-slow = { $bot } oli aivan liian hidas: { $detail }
arena-difference = Ero jako jaolta
arena-difference-wins = Voitot: { $first } saa { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } prosenttiyksikköä enemmän kuin { $second } (väli { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-difference-points = Pisteet kierroksessa: { $first } saa { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } enemmän kuin { $second } (väli { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }…{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-difference-unclear = Tämä voi olla sattumaa; useampi kierros kertoisi.
arena-csv-written = Kierrokset ovat tiedostossa { $path }.
arena-no-such-bot = Bottia ”{ $bot }” ei ole; botit ovat { $bots } ja luokat Python-tiedostoissa (my_bot.py:MyBot).
arena-bot-failed = Tämä botti ei voi pelata. { $why }
arena-budget = Mietintäaika on esimerkiksi 100ms tai iteraatioiden määrä, esimerkiksi 1000, ei ”{ $budget }”.
arena-no-such-backend = Taustaa ”{ $backend }” ei ole; vaihtoehdot ovat { $backends }.
arena-cluster-needs-dask = --cluster kuuluu yhteen valinnan --backend dask kanssa.
arena-not-installed = Tausta { $backend } tarvitsee lisää paketteja: pip install "{ $extra }"
arena-worker-lost = Botti lopetti prosessin, jossa se pelasi; kilpailu ei voi jatkua.
arena-no-cluster = Osoitteessa { $address } ei ole Dask-klusteria: { $why }
plot-win-rate = Voitettujen kierrosten osuus, 95 %:n väli
plot-fair-share = katkoviiva: tasavahvat, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
plot-rating = keskiarvo ja kaksi sigmaa (openskill)

## serve

serve-address = Avaa selaimessa { $address }
serve-lan-address = Avaa millä tahansa lähiverkkosi laitteella { $address } – puhelimella voit skannata sen:
serve-no-lan = Lähiverkkoa ei löytynyt, joten yhteyden saa vain tältä tietokoneelta. Käynnistä uudestaan, kun verkko on.
serve-no-page = Selaimen sivua ei ole rakennettu tänne: osoitteessa on ohje ohjelmia varten.
serve-data = Tiedot säilytetään täällä: { $place }
serve-how-to-stop = Ctrl-C pysäyttää palvelimen.
serve-warming = Strong- ja master-botteja valmistellaan vielä. Asennuksen jälkeen se vie kerran noin puoli minuuttia; kaikki muut voivat jo pelata.
serve-stopping = Palvelin pysähtyy; kaikkia pyydetään palaamaan. Toinen Ctrl-C lopettaa heti.
serve-stopped = Pysäytetty. Kaikki on tallessa.
serve-range = { $name } on välillä { $low }–{ $high }, ei { $number }.
serve-base = { $name } on polku, esimerkiksi /kortit, ei ”{ $value }”.
serve-origin = { $name } luettelee sivustoja, esimerkiksi https://kortit.example, ei ”{ $value }”.
serve-proxies = { $name } luettelee osoitteita, esimerkiksi 10.0.0.2, ja verkkoja, esimerkiksi 10.0.0.0/8, tai on pelkkä *; ei ”{ $value }”.
serve-lan-or-host = --lan kuuntelee kaikkia osoitteita; jätä --host pois.
serve-port-taken = Portti { $port } on jo käytössä. Valitse toinen valitsimella --port tai muuttujalla MAUKAS_PORT; 0 ottaa minkä tahansa vapaan.
serve-port-forbidden = Sinulla ei ole oikeutta kuunnella porttia { $port }; portista 1024 alkaen ne ovat kaikille.
serve-no-such-host = Tällä tietokoneella ei ole osoitetta ”{ $host }”.
serve-cannot-listen = Yhteyttä ei saa osoitteeseen { $host }, portti { $port }: { $why }

## The database of a server

store-address = { $name } kirjoitetaan sqlite:///polku/tiedosto.db tai postgresql://käyttäjä@palvelin/nimi.
store-driver = PostgreSQL-tietokanta tarvitsee vielä yhden paketin: pip install "{ $extra }"
store-no-home = Tiedoillesi ei ole täällä kansiota; kerro niiden paikka valitsimella --database tai muuttujalla MAUKAS_DATABASE.
store-foreign = { $place } ei ole Maukkaan tietokanta. Mitään siinä ei muutettu.
store-too-new = { $place } on uudemman Maukas-version kirjoittama. Asenna se versio tai valitse toinen tietokanta.
store-in-use = Toinen palvelin käyttää jo tietokantaa { $place }. Pysäytä se tai valitse toinen tietokanta: --database tai MAUKAS_DATABASE.
store-unavailable = Tietokantaa { $place } ei voi käyttää: { $why }

## backup

backup-written = Kopio on tiedostossa { $path }.
backup-exists = { $path } on jo olemassa; valitse toinen nimi.
backup-postgres = PostgreSQL-tietokanta kopioidaan sen omalla ohjelmalla, pg_dump.
backup-failed = Tiedostoa { $path } ei voitu kirjoittaa: { $why }
