### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = paikka { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-interval = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) }{"\u00A0"}%

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
placeholder-compare = NIMI=A,B
placeholder-player = PELAAJA
placeholder-bot = BOTTI
placeholder-name = NIMI
placeholder-bots = BOTTI,BOTTI
placeholder-budget = AIKA
placeholder-backend = TAUSTA
placeholder-address = OSOITE
placeholder-addresses = OSOITE,OSOITE
placeholder-seconds = SEKUNTIA
placeholder-days = PÄIVÄÄ
placeholder-level = TASO
placeholder-format = MUOTO
placeholder-on-off = ON|OFF
placeholder-action = TOIMI
placeholder-about = KOHDE
placeholder-node = SOLMU
placeholder-time = AIKA
placeholder-print = TULOSTE
placeholder-source = LÄHDE
placeholder-target = KOHDE
placeholder-paper = PAPERI
placeholder-table = PÖYTÄ

help-maukas =
    Mau Mau ja DOS: pyöritä palvelinta, jolla on pelipöytiä, hae sääntöjä, lue ja tarkista pelattuja otteluita ja kokeile kotisääntöjä tuhansilla kierroksilla.

    DOS on Mattelin tavaramerkki. Maukas ei liity Matteliin mitenkään.
help-maukas-example =
    maukas serve                        palvelin tällä tietokoneella
    maukas rules stop                   mitä säännöt sanovat STOP!-kortista
    maukas simulate --game dos          100 000 kierrosta DOSia
    maukas check --help                 lisää yhdestä komennosta

help-play-short = Pelaa päätteessä botteja vastaan tai ihmisten kanssa millä tahansa palvelimella.
help-play = Avaa pöydän päätteeseen ja aloittaa heti ottelun botteja vastaan, ilman palvelinta. Pöydän linkillä liityt siihen pöytään sen palvelimella ja palaat paikallesi, jos yhteys katkeaa; ottelupöytäkirjan käyt läpi siirto siirrolta. Tarvitsee lisäosan maukas[terminal], tai valinnalla --plain vain lisäosan maukas[client].
help-play-table = Pöydän linkki, esimerkiksi https://cards.example/t/fomu-tiba-keda; palvelimen osoite valinnan --open kanssa; tai ottelupöytäkirja (.toml). Ilman sitä pöytä botteja vastaan.
help-play-game = maumau tai dos; ilman tätä { $default }.
help-play-seats = Montako pelaa, sinut mukaan lukien; ilman tätä 3.
help-play-bots = Kuka pelaa sinua vastaan: beginner, casual, strong, master tai oma bottisi, pilkuilla erotettuina; ilman tätä casual.
help-play-name = Nimesi pöydässä; ilman tätä se, jota käytit viimeksi.
help-play-open = Avaa pöytä annetulle palvelimelle ja näytä sen linkki.
help-play-watch = Katso peliä ottamatta paikkaa.
help-play-plain = Rivi kerrallaan ruudunlukijoille, pistenäytöille, hitaille yhteyksille ja skripteille: mitään ei piirretä uudestaan.
help-play-pace = Montako sekuntia botti vähintään käyttää, 0–5.
help-play-record = Kirjoita botteja vastaan pelatun ottelun pöytäkirja tähän tiedostoon.
help-play-example =
    maukas play                         kahta bottia vastaan
    maukas play --game dos --seats 4 --bots master
    maukas play https://cards.example/t/fomu-tiba-keda
    maukas play --plain                 ruudunlukijoille

help-check-short = Aja skenaarioita: pieniä tarinoita, jotka näyttävät säännön.
help-check = Ajaa skenaarioita. Skenaario on pieni tekstitiedosto, joka kertoo, missä kortit ovat, mitä pelataan ja miten pitää käydä. Toisin menevät näytetään, ja viimeinen rivi kertoo, montako onnistui (passed) ja montako ei (failed).
help-check-paths = Skenaariotiedostoja tai kansioita, joissa niitä on; ilman niitä ajetaan projektin omat skenaariot.
help-check-example =
    maukas check omat-kotisaannot.toml
    maukas check

help-replay-short = Näytä pelattu ottelu siirto siirrolta.
help-replay = Näyttää ottelun pöytäkirjan pohjalta: kuka jakoi, jokaisen siirron ja mitä siitä seurasi sekä pisteet. Jos pöytäkirjassa ei ole nimiä, pelaajat ovat paikkoja, jotka numeroidaan nollasta niin kuin pöytäkirjassakin.
help-replay-file = Ottelun pöytäkirja.
help-replay-round = Näytä vain tämä kierros; ensimmäinen on 1.
help-replay-plain = Pelkkää tekstiä ilman värejä ja viivoja.
help-replay-example =
    maukas replay perjantai.toml
    maukas replay perjantai.toml --round 2

help-review-short = Kerro, mitä päättyneen ottelun päätökset olivat arvoltaan.
help-review = Arvioi päättyneen ottelun pöytäkirjan pohjalta. Jokaisesta päätöksestä kerrotaan, kuinka todennäköisesti pelaaja olisi voittanut kierroksen parhaalla siirrolla ja pelatulla siirrolla, kaiken sen perusteella, mitä pelaaja silloin saattoi tietää; suuret menetykset ovat ensin, kukin syineen. Sitten kerrotaan, paljonko tuloksesta tuli jaosta, nostetuista korteista, muiden teoista ja omasta pelistä. Sama pöytäkirja, syvyys ja siemenluku antavat saman arvion.
help-review-file = Päättyneen ottelun pöytäkirja.
help-review-round = Arvioi vain tämä kierros; ensimmäinen on 1.
help-review-seat = Arvioi vain tämän paikan päätökset; paikat numeroidaan nollasta niin kuin pöytäkirjassa.
help-review-depth = Kuinka monessa maailmassa jokaista siirtoa kokeillaan; oletus { $default }.
help-review-hands = Näytä myös, mitä muilla todella oli.
help-review-example =
    maukas review friday.toml
    maukas review friday.toml --round 2 --seat 0

help-verify-short = Tarkista, että ottelu jaettiin ja pelattiin reilusti.
help-verify = Tarkistaa ottelun pöytäkirjan: tuleeko jokainen jako siitä siemenestä, joka luvattiin ennen ensimmäistä korttia, oliko jokainen siirto sallittu ja ovatko pisteet ja voittajat oikein.
help-verify-file = Ottelun pöytäkirja.
help-verify-example =
    maukas verify perjantai.toml

help-rules-short = Hae sääntöjä.
help-rules = Näyttää säännöt. M ja D numeroivat Mau Maun ja DOSin säännöt niin kuin ne ovat painetuissa säännöissä, AM ja AD tulkinnat siitä, minkä painetut säännöt jättävät auki. Yksittäisestä kohdasta näytetään myös siihen liittyvät kohdat, kotisääntö ja skenaariot.
help-rules-clause = Kohdan numero tai etsittävä sana. Ilman sitä näytetään kaikki.
help-rules-game = Vain tämä peli: maumau tai dos.
help-rules-sheet = Mau Mau yhden painetun ohjeen mukaan: fi, sv tai da.
help-rules-example =
    maukas rules --game maumau          kaikki Mau Maun säännöt
    maukas rules M-27                   yksi kohta
    maukas rules värinvaihto            kaikki värinvaihdosta
    maukas rules --sheet sv             Mau Mau ruotsalaisen ohjeen mukaan

help-simulate-short = Peluuta boteilla tuhansia kierroksia ja laske.
help-simulate = Antaa bottien pelata monta kierrosta tai kokonaista ottelua ja näyttää, kuinka pitkiä ne olivat, kuka voitti miltäkin paikalta, pisteet ja kuinka usein kutakin siirtoa tehtiin, 95 %:n luottamusväleineen. Kotisääntöjä voi vertailla samoilla jaoilla. Samalla siemenellä tulevat samat kierrokset uudestaan.
help-simulate-game = maumau tai dos; oletus { $default }.
help-simulate-seats = Montako pelaa; oletus { $default }.
help-simulate-rounds = Montako kierrosta pelataan; oletus 100 000.
help-simulate-matches = Montako kokonaista ottelua pelataan kierrosten sijaan, kukin sovittuun loppuun.
help-simulate-option = Kotisääntö, esimerkiksi drawn_card=may_play, hand_size=7 tai free_draw=true. Voit antaa useita.
help-simulate-compare = Kotisääntö ja sen arvot, esimerkiksi take_four=final,stacks: samat jaot pelataan kullakin arvolla ja näytetään erot ensimmäiseen.
help-simulate-player = Kuka pelaa: random, steady, taso (beginner, casual, strong, master) tai Python-tiedosto, jossa on oma bottisi. Voit antaa useita yksitellen tai pilkuin erotettuna: ne ottavat paikkoja vuorotellen, kunnes kaikki paikat on täytetty.
help-simulate-seed = Luku, josta kaikki sattuma tulee; oletus { $default }.
help-simulate-workers = Montako suorittimen ydintä käytetään; oletuksena kaikkia.
help-simulate-json = Tulosta yksi JSON-olio muita ohjelmia varten.
help-simulate-csv = Kirjoita myös joka kierros omalle rivilleen tähän tiedostoon; valinnalla --matches joka ottelu.
help-simulate-plot = Piirrä myös kaavio tähän tiedostoon, .png tai .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot kierrokset.png
    maukas simulate --compare hand_size=5,7,10 --plot kortit.png
    maukas simulate --matches 1000 --player casual,beginner --csv ottelut.csv

help-arena-short = Laita botit kilpailemaan ja katso, mikä niistä on vahvin.
help-arena = Antaa bottien pelata samat jaot jokaiselta paikalta, jotta kortit ja paikat eivät suosi ketään, ja näyttää, kuinka usein kukin voitti, sen pisteet ja vahvuusluvun 95 prosentin luottamusväleineen sekä kuinka kauan se mietti. Botti, joka yrittää sääntöjen vastaista siirtoa, kaatuu tai käyttää yli 50-kertaisesti aikansa, luovuttaa kierroksen: sen puolesta tehdään loppuun asti mitä tahansa sallittuja siirtoja, ja se on hävinnyt.
help-arena-bots = Ketkä pelaavat, pilkuin erotettuna: random, beginner, casual, strong, master, clairvoyant (näkee kaikki kortit), oblivious (haku, joka ei tee päätelmiä), search (haku ilman opittuja arvoja) tai luokka Python-tiedostossa (my_bot.py:MyBot). Ne ottavat paikkoja vuorotellen, kunnes kaikki paikat on täytetty.
help-arena-rounds = Montako kierrosta pelataan, pyöristettynä ylös täysiin jakoihin; oletus { $default }.
help-arena-budget = Kuinka kauan botti saa miettiä siirtoa: aika, esimerkiksi 100ms, tai iteraatioiden määrä, jolla kaikki toistuu täsmälleen; oletus { $default }.
help-arena-backend = Miten työ jaetaan: loky (prosessit), threading (säikeet), dask tai ray (myös usealle koneelle); oletus { $default }.
help-arena-cluster = Dask-ajastimen osoite, esimerkiksi tcp://10.0.0.5:8786. Ilman sitä dask käynnistää työprosessit tällä tietokoneella.
help-arena-no-luck = Jätä pois tulokset ilman korttionnea; niiden laskeminen vie aikaa.
help-arena-csv = Kirjoita myös yksi rivi kierrosta kohti tähän tiedostoon.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot botit.png

help-seat-short = Vie botti minkä tahansa palvelimen pöytään.
help-seat = Vie botin pöytään linkin avulla ja antaa sen pelata, kunnes ottelu on ohi. Botti tietää kaiken, minkä sen paikalta on nähty. Pelkkä linkki riittää: palvelin voi olla missä tahansa.
help-seat-table = Linkki pöytään, esimerkiksi https://kortit.example/t/fomu-tiba-keda.
help-seat-bot = Kuka pelaa: random, beginner, casual, strong, master, asennetun paketin botti nimeltä tai botti Python-tiedostossa (my_bot.py:MyBot).
help-seat-name = Botin nimi pöydässä; oletuksena sen oma nimi.
help-seat-example =
    maukas seat https://cards.example/t/fomu-tiba-keda casual
    maukas seat http://127.0.0.1:8080/t/fomu-tiba-keda my_bot.py:MyBot --name Robot

help-serve-short = Käynnistä palvelin: pöytiä ihmisille ja boteille.
help-serve = Käynnistää palvelimen, jonka pöydissä ihmiset ja botit pelaavat Mau Mauta ja DOSia verkon yli. Kaikki tallennetaan, ennen kuin siitä kerrotaan kenellekään, joten mitään ei katoa, kun palvelin pysähtyy. Valitsimen voi antaa myös ympäristömuuttujana, jonka nimi on hakasulkeissa.
help-serve-host = Osoite, jota kuunnellaan; oletus { $default }, johon pääsee vain tältä tietokoneelta.
help-serve-port = Portti, jota kuunnellaan; 0 ottaa minkä tahansa vapaan; oletus { NUMBER($default, useGrouping: 0) }.
help-serve-workers = Prosessit, jotka jakavat portin ja pöydät; vaatii PostgreSQL:n; oletus { NUMBER($default, useGrouping: 0) }.
help-serve-internal = Osoite ja portti, joista muut saman PostgreSQL-tietokannan solmut tavoittavat tämän, esimerkiksi 10.0.0.5:8090; oletuksena sama kuin kaikille.
help-serve-ssh = Portti vieraille, jotka tulevat SSH-ohjelmalla ja pelaavat päätteessään; 0 on mikä tahansa vapaa portti; vaatii lisäosan ssh; oletuksena ei mikään.
help-serve-ssh-key = Tiedosto, jossa on avain, josta SSH-ohjelmat tunnistavat tämän palvelimen; oletuksena se luodaan tietokannan viereen.
help-serve-most-ssh = Kuinka monta vierasta saa olla yhtä aikaa yhteydessä SSH:lla; oletus { $default }.
help-serve-lan = Päästä kaikki lähiverkostasi: kuuntelee kaikkia osoitteita ja näyttää avattavan osoitteen, puhelimille myös QR-koodina.
help-serve-open = Avaa osoite selaimessa, paitsi jos tietokoneessa ei ole näyttöä tai yhteytesi on SSH.
help-serve-database = Missä tiedot säilytetään: sqlite:///polku/tiedosto.db tai postgresql://käyttäjä@palvelin/nimi. Oletuksena tiedosto maukas/maukas.db kansiossa XDG_DATA_HOME tai ~/.local/share.
help-serve-base = Polku, jossa palvelin on käänteisen välityspalvelimen takana, esimerkiksi /kortit.
help-serve-origins = Sivustot, joiden sivuilta saa ottaa yhteyden ja joiden nimillä palvelin vastaa, pilkuin erotettuna, esimerkiksi https://kortit.example.
help-serve-proxies = Välityspalvelimet, joiden X-Forwarded-otsakkeisiin luotetaan: osoitteita tai verkkoja pilkuin erotettuna, tai * eli kaikki; oletus { $default }.
help-serve-secure = Selaimet lähettävät evästeet vain TLS-yhteydellä; tarpeen, jos välityspalvelin purkaa TLS:n kertomatta siitä.
help-serve-think = Kuinka kauan master-botti miettii siirtoa; oletus { $default }.
help-serve-hint = Kuinka kauan botti miettii vihjettä; oletus { $default }.
help-serve-threads = Monessako säikeessä botit miettivät; oletus { $default }.
help-serve-reviews = Arvioidaanko päättyneitä otteluita pyynnöstä: on tai off; oletus { $default }.
help-serve-linger = Kuinka kauan pöytä, jota kukaan ei katso, pysyy muistissa; oletus { $default }.
help-serve-keep-tables = Kuinka kauan pöytä säilytetään, kun siinä ei tapahdu mitään; oletus { $default }.
help-serve-keep-matches = Kuinka kauan päättynyt ottelu säilytetään; oletuksena aina.
help-serve-keep-guests = Kuinka kauan vieras, jolla ei ole paikkaa, säilytetään; oletus { $default }.
help-serve-keep-visitors = Montako päivää säilytetään vieras, jolla ei ole paikkaa eikä päättynyttä ottelua; oletus { $default }.
help-serve-most-stored = Montako megatavua saa tallentaa, ennen kuin uusia pöytiä ei enää avata; oletus { $default }.
help-serve-rate = Montako pyyntöä sekunnissa yhdestä yhteydestä saa tulla; oletus { $default }.
help-serve-http-rate = Montako HTTP-pyyntöä sekunnissa yhdestä osoitteesta saa tulla, muutoksia kymmenesosa siitä; oletus { $default }.
help-serve-most-connections = Montako yhteyttä saa olla; oletus { $default }.
help-serve-most-per-address = Montako yhteyttä yhdestä osoitteesta; oletus { $default }.
help-serve-most-per-guest = Montako yhteyttä yhdellä vieraalla; oletus { $default }.
help-serve-most-watching = Montako yhteyttä yhteen pöytään, ennen kuin katsojia ei enää päästetä; oletus { $default }.
help-serve-most-tables = Montako pöytää saa olla muistissa yhtä aikaa; oletus { $default }.
help-serve-unwanted-names = Tiedosto, jossa on lisää nimissä kiellettyjä sanoja, yksi rivillä; ”-” rivin alussa poistaa sanan valmiilta listalta.
help-serve-admin-socket = Pistoke, jonka kautta ”maukas admin” tavoittaa palvelimen; oletuksena tietokannan vieressä.
help-serve-log-level = Vähin, mikä lokiin kirjoitetaan: debug, info, warning tai error; oletus { $default }.
help-serve-log-format = Missä muodossa lokirivit kirjoitetaan: text tai json, jossa jokainen rivi on olio; oletus { $default }.
help-serve-telemetry = Minne jäljitystiedot lähetetään (OTLP, HTTP), esimerkiksi http://127.0.0.1:4318; vaatii lisäosan telemetry; oletuksena ei minnekään.
help-serve-example =
    maukas serve                        vain tälle tietokoneelle
    maukas serve --lan                  kaikille lähiverkossasi
    maukas serve --port 0 --database sqlite:///perjantai.db

help-backup-short = Kopioi palvelimen tiedot, vaikka se olisi käynnissä.
help-backup = Kirjoittaa palvelimen tietokannasta kopion uuteen tiedostoon. Palvelin saa olla sillä välin käynnissä, ja kopio on silti ehjä. Palautus: pysäytä palvelin ja siirrä kopio tietokannan paikalle.
help-backup-file = Uusi tiedosto.
help-backup-example =
    maukas backup perjantai.db
    maukas backup --database sqlite:////srv/maukas/maukas.db /varmuus/maukas.db
help-print-short = Tee tulostettava PDF: kortit, säännöt tai pistetaulukko.
help-print = Kirjoittaa PDF-tiedoston: pelin koko pakan 63 x 88 mm:n kortteina leikkausmerkkeineen, leikkuuvaroineen ja selkäpuolineen, sen säännöt lehtisenä tai pistetaulukon. Lehtinen ja pistetaulukko ovat komennon kielellä. Tulosta 100 %:n koossa kaksipuolisena, käännä pitkän reunan yli.
help-print-kind = cards (kortit), rules (säännöt) tai scores (pisteet); oletus { $default }.
help-print-game = maumau tai dos; oletus { $default }.
help-print-paper = a4, a3 tai letter; oletus { $default }.
help-print-large = Kortit isolla painettuina heikkonäköisille.
help-print-backs = Tulosta korttien selkäpuolet tai jätä ne pois.
help-print-player = Pistetaulukon nimet pilkuin erotettuina tai yksi kerrallaan.
help-print-sheet = Mau Maun säännöt yhden painetun ohjeen mukaan: fi, sv tai da.
help-print-output = Kirjoitettava tiedosto; muuten tähän kansioon tulee tiedosto, jonka nimi kertoo sisällön.
help-print-example =
    maukas print --game dos --large
    maukas print rules --game dos --language fi
    maukas print rules --sheet fi
    maukas print scores --player Anna,Ben

## What went wrong

error-see-help = Katso `{ $command }`.
error-usage = Komentoa ei ymmärretty.
error-interrupted = Keskeytetty.
error-missing = { $name } puuttuu.
error-no-such-option = Valitsinta { $option } ei ole.
error-option-needs-value = { $option }: arvo puuttuu, tai sitä ei saa antaa.
error-not-a-number = { $name }: anna kokonaisluku.
error-not-a-decimal = { $name }: anna luku, esimerkiksi 0.5 tai 30.
error-not-a-switch = { $name } on joko 1 tai 0.
error-no-such-command = Komentoa ”{ $command }” ei ole; komennot ovat { $commands }.
error-no-such-language = Tekstejä ei ole kielellä ”{ $language }”; kielet ovat { $languages }.
error-language-twice = Valitse vain yksi kieli.
error-no-such-file = Tiedostoa tai kansiota { $path } ei ole.
error-is-a-folder = { $path } on kansio; tähän tarvitaan tiedosto.
error-not-a-file = { $path } ei ole tavallinen tiedosto.
error-too-large = { $path } on liian suuri; enintään { $limit }{"\u00A0"}MiB voidaan lukea.
error-not-permitted = Sinulla ei ole oikeutta avata: { $path }.
error-not-text = { $path } ei ole UTF-8-tekstitiedosto.
error-file = { $path } ei aukea: { $why }.
error-bad-record = { $path } ei ole ottelun pöytäkirja: { $why }
error-no-such-game = Peliä ”{ $game }” ei ole; pelit ovat { $games }.
error-no-such-print = Tulostetta ”{ $kind }” ei ole; tulosteet ovat { $kinds }.
error-no-such-paper = Paperia ”{ $paper }” ei ole; paperit ovat { $papers }.
error-print-players = Pelissä { $game } on enintään { $high } pelaajaa.
error-print-not-drawn = Pelin { $game } korteista ei ole kuvia, joten sitä ei voi tulostaa.
error-extra-missing = Tähän tarvitaan lisäosa { $extra }, sillä tästä asennuksesta puuttuu { $modules }. Asenna se näin: { $command }
warning-cache = Käännettyjä sääntöjä ei voi säilyttää kansiossa { $folder } ({ $why }). Kaikki toimii, mutta ne käännetään joka käynnistyksellä uudelleen.
warning-cache-moved = Käännettyjä sääntöjä ei voi säilyttää kansiossa { $folder } ({ $why }); ne ovat sen sijaan kansiossa { $instead }.
error-play-pace = Botti käyttää 0–5 sekuntia, ei { $pace }.
error-play-no-server = --open ja --watch tarvitsevat palvelimen tai pöydän osoitteen.
error-option-form = Kotisääntö kirjoitetaan NIMI=ARVO, ei ”{ $setting }”.
error-compare-form = Vertailu kirjoitetaan NIMI=ARVO,ARVO, ja arvoja on vähintään kaksi; ei ”{ $setting }”.
error-compare-twice = --compare mainitsee saman arvon kahdesti: ”{ $setting }”.
error-compare-option = { $name } on vertailtavana, joten sitä ei voi antaa myös valinnalla --option.
error-no-such-house-rule = Kotisääntöä ”{ $name }” ei ole; kotisäännöt ovat { $names }.
error-house-rule-value = { $name } ei voi olla ”{ $value }”; mahdollista on { $allowed }.

## check

check-nothing-to-run = Täällä ei ole skenaarioita (*.toml).
check-difference = { $what }: odotettiin { $expected }, tuli { $found }
check-expected = odotettiin:
check-found = tuli:
check-missing = odotettiin, mutta puuttui:
check-extra = tuli, vaikka ei odotettu:
check-broken = ei ole skenaario: { $why }

## replay

replay-opening = { $game }, { $count } pelaajaa
replay-players = Pelaajat: { $players }
replay-house-rule = Kotisääntö – { $title }: { $meaning }
replay-round = { $round }. kierros, jakaja { $player }
replay-number = Nro
replay-player = Pelaaja
replay-move = Siirto
replay-top = Ylimpänä
replay-row = Keskirivi
replay-start = kortit jaetaan
replay-debt = nostettava { $count }
replay-round-won = Kierroksen voittaa { $player }.
replay-blocked = Kukaan ei voi jatkaa, joten kierros päättyy ilman voittajaa.
replay-unfinished = { $round }. kierros on vielä kesken; sen voi näyttää, kun se on ohi.
replay-cards-left = Kortteja jäi
replay-points = Pisteet
replay-scores = Pistetaulukko
replay-round-column = Kierros
replay-total = Yhteensä
replay-winners =
    { $count ->
        [one] { $players } voittaa ottelun.
       *[other] { $players } voittavat ottelun yhdessä.
    }
replay-match-open = Ottelu ei ole vielä ohi.
replay-no-such-round =
    { $count ->
        [0] Yhtään kierrosta ei ole vielä pelattu loppuun, joten { $round }. kierrosta ei voi näyttää.
        [one] { $round }. kierrosta ei ole; vasta 1. kierros on pelattu.
       *[other] { $round }. kierrosta ei ole; kierrokset 1–{ $count } on pelattu.
    }
replay-does-not-hold = Tämä pöytäkirja ei täsmää. { $why }

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
verify-broken-off-early = { $round }. kierros keskeytettiin, kun siirtoja oli { $count } huutoja lukuun ottamatta; niin saa tehdä vasta, kun niitä on { $least }.
verify-outcome-differs = { $round }. kierros: kirjattu tulos ei ole se, johon siirrot johtivat.
verify-result-missing = Ottelu on ohi, mutta sen tulosta ei ole kirjattu.
verify-not-finished = Tulos on kirjattu, mutta ottelu ei ole ohi.
verify-result-differs = Kirjatut yhteispisteet tai voittajat ovat väärin. Kirjattu: { $written }; laskettu: { $found }.

## rules

rules-group-M = Mau Mau: säännöt
rules-group-AM = Mau Mau: tulkinnat
rules-group-D = DOS: säännöt
rules-group-AD = DOS: tulkinnat
rules-together = Liittyvät kohdat
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
rules-no-such-sheet = Sellaista ohjetta ei ole: { $sheet }. Valittavana ovat { $sheets }.

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } pelaajaa, 1 kierros
       *[other] { $game }, { $seats } pelaajaa, { $rounds } kierrosta
    }
simulate-match-heading =
    { $matches ->
        [one] { $game }, { $seats } pelaajaa, 1 ottelu
       *[other] { $game }, { $seats } pelaajaa, { $matches } ottelua
    }
simulate-agreed = Kotisäännöt: { $rules }. Pelaajat: { $players }.
simulate-agreed-strict = Painetut säännöt. Pelaajat: { $players }.
simulate-progress = Pelataan
simulate-compiling = Sääntöjä käännetään tälle tietokoneelle; vain ensimmäinen kerta joutuu odottamaan.
simulate-decisions = Päätöksiä
simulate-decisions-value = { $count }
simulate-speed = Päätöksiä sekunnissa
simulate-speed-value = { $count } ydintä kohti ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) }{"\u00A0"}s laskentaa)
simulate-length = Päätöksiä kierroksessa
simulate-score-maumau = Kierroksen häviäjän pisteet
simulate-score-dos = Kierroksen voittajan pisteet
simulate-spread = keskiarvo { $mean }, mediaani { $median }, yhdeksän kymmenestä välillä { $low }–{ $high }
simulate-reshuffles = Uudelleensekoituksia
simulate-counted = { $count } eli { $mean } kierroksessa
simulate-blocked = Kierroksia ilman voittajaa
simulate-share = { $count } eli { $share }
simulate-wins-title = Voitot paikoittain
simulate-player-wins-title = Voitot pelaajittain
simulate-seat = Paikka
simulate-place = { $place }. jakajasta
simulate-dealer = jakaja
simulate-wins = Voittoja
simulate-percent = Osuus (95 %:n väli)
simulate-kinds-title = Siirrot lajeittain
simulate-kind = Siirto
simulate-count = Kertaa
simulate-a-round = Kierroksessa (95 %:n väli)
simulate-seats = { $game } on { $low }–{ $high } pelaajalle; { $seats } ei käy.
simulate-not-positive = { $name } on vähintään 1, ei { $number }.
simulate-no-such-player = Pelaajaa ”{ $player }” ei ole; pelaajat ovat { $bots } ja omat botit Python-tiedostoissa (.py).
simulate-players = Pelaajia on nimetty { $count }, mutta paikkoja on vain { $seats }.
simulate-script-failed = Pelaajan oma Python-tiedosto ei toiminut: { $why }
simulate-plot-kind = { $path }: tiedostonimen lopussa on oltava .png tai .svg.
simulate-plot-written = Kaavio on tiedostossa { $path }.
simulate-rounds-or-matches = Anna joko --rounds tai --matches, ei molempia.
simulate-csv-matches = Ottelut ovat tiedostossa { $path }.
simulate-match-rounds = Kierroksia ottelussa
simulate-match-length = Päätöksiä ottelussa
simulate-match-totals = Pelaajan pisteet lopussa
simulate-match-shared = Otteluita, joilla on monta voittajaa
simulate-match-broken-off = Keskeytettyjä otteluita
compare-heading =
    { $count ->
        [one] { $game }, { $seats } pelaajaa: { $name }, 1 kierros kullakin arvolla
       *[other] { $game }, { $seats } pelaajaa: { $name }, { $count } kierrosta kullakin arvolla
    }
compare-heading-matches =
    { $count ->
        [one] { $game }, { $seats } pelaajaa: { $name }, 1 ottelu kullakin arvolla
       *[other] { $game }, { $seats } pelaajaa: { $name }, { $count } ottelua kullakin arvolla
    }
compare-first = Jakajasta vasemmalla voitti
compare-first-named = { $player } voitti
compare-points = Kaikkien pisteet kierroksessa
compare-blocked = Ei voittajaa
compare-difference = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }…{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
compare-difference-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%-yks. ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
compare-difference-title = Ero arvoon { $name }, jako jaolta
compare-chance = Välit ovat 95 %:n luottamusvälejä. Jos eron väliin mahtuu 0, ero voi olla sattumaa.
plot-difference = miinus { $name }
plot-rounds = kierrosta
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
kind-maumau-catch = nappaus, kun ”mau” unohtui
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
arena-win-rate = Voittoja (95{"\u00A0"}%:n väli)
arena-points-maumau = Pisteitä kierroksessa, vähempi on parempi
arena-points-dos = Voitettuja pisteitä kierroksessa
arena-rating = Vahvuusluku (Elo)
arena-faults = Virheitä
arena-conduct = Miettiminen
arena-moves = Siirtoja
arena-median = Mediaani
arena-slowest = 99{"\u00A0"}% alle
arena-over-budget = Yli ajan
arena-win-rate-corrected = Voittoja ilman onnea
arena-points-corrected = Pisteitä ilman onnea
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }{"\u00A0"}ms
arena-fair-share = Tasavahvoina jokainen voittaa { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%. Kierros lasketaan kerran botin jokaista paikkaa kohti.
arena-corrected = Tuloksista ilman onnea on vähennetty, mitä nostetut kortit antoivat: keskimäärin sama tulos, vähemmän kohinaa. Ilman sitä sama varmuus vaatisi { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }-kertaisesti kierroksia (botin { $bot } voitot).
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
seat-sits = { $name } liittyy pöytään { $table }. Ctrl-C lopettaa; silloin palvelimen oma botti pelaa loppuun.
seat-over = Ottelu on ohi: { $totals }.
seat-no-address = ”{ $address }” ei ole linkki pöytään, esimerkiksi https://kortit.example/t/fomu-tiba-keda.
seat-no-server = Osoitteessa { $address } ei ole palvelinta: { $why }
seat-refused = Pöytä ei hyväksynyt tätä: { $reason }
seat-move-refused = Pöytä ei hyväksynyt siirtoa ”{ $move }”: { $reason }
arena-bot-failed = Tämä botti ei voi pelata. { $why }
arena-budget = Mietintäaika on esimerkiksi 100ms tai iteraatioiden määrä, esimerkiksi 1000, ei ”{ $budget }”.
arena-no-such-backend = Taustaa ”{ $backend }” ei ole; vaihtoehdot ovat { $backends }.
arena-cluster-needs-dask = --cluster kuuluu yhteen valinnan --backend dask kanssa.
arena-worker-lost = Botti lopetti prosessin, jossa se pelasi; kilpailu ei voi jatkua.
arena-no-cluster = Osoitteessa { $address } ei ole Dask-klusteria: { $why }
plot-win-rate = Voitettujen kierrosten osuus, 95{"\u00A0"}%:n väli
plot-fair-share = katkoviiva: tasavahvat, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
plot-rating = Elo-pisteitä, keskiarvo 0, 95{"\u00A0"}%:n luottamusvälit

## serve

serve-address = Avaa selaimessa { $address }
serve-lan-address = Avaa millä tahansa lähiverkkosi laitteella { $address } – puhelimella voit skannata sen:
serve-no-lan = Lähiverkkoa ei löytynyt, joten yhteyden saa vain tältä tietokoneelta. Käynnistä uudestaan, kun verkko toimii.
serve-no-page = Selainsivua ei ole rakennettu täällä: osoitteessa on vain ohjelmointirajapinnan kuvaus.
serve-ssh = Tai pelaa päätteessä: ssh -p { $port } { $host }
serve-data = Tiedot säilytetään täällä: { $place }
serve-how-to-stop = Ctrl-C pysäyttää palvelimen.
serve-few-files = Huom. Järjestelmä sallii tälle palvelimelle vain { $limit } avointa tiedostoa ja yhteyttä; asetukset voivat vaatia { $needed }. Nosta rajaa (`ulimit -n`, systemdissä `LimitNOFILE`) tai pienennä arvoa `--most-connections`.
serve-warming = Strong- ja master-botteja valmistellaan vielä. Asennuksen jälkeen se vie kerran noin puoli minuuttia; muita botteja vastaan voi jo pelata.
serve-stopping = Palvelin pysähtyy; kaikkia pyydetään palaamaan. Toinen Ctrl-C lopettaa heti.
serve-stopped = Pysäytetty. Kaikki on tallessa.
serve-range = { $name } on välillä { $low }–{ $high }, ei { $number }.
serve-choice = { $name } on jokin näistä: { $choices }; ei ”{ $value }”.
serve-base = { $name } on polku, esimerkiksi /kortit, ei ”{ $value }”.
serve-workers-file = { $name } vaatii PostgreSQL-tietokannan, sillä tiedostoa { $place } voi käyttää vain yksi prosessi. Jätä valinta pois tai siirrä tiedot komennolla ”maukas move { $place } postgresql://maukas@localhost/maukas” ja anna uuden tietokannan osoite: --database tai MAUKAS_DATABASE.
serve-internal = { $name } on tämän tietokoneen osoite ja portti, esimerkiksi 10.0.0.5:8090, ei ”{ $value }”.
serve-telemetry = { $name } on kerääjän osoite, esimerkiksi http://127.0.0.1:4318, ei ”{ $value }”.
serve-origin = { $name } luettelee sivustoja, esimerkiksi https://kortit.example, ei ”{ $value }”.
serve-proxies = { $name } luettelee osoitteita, esimerkiksi 10.0.0.2, ja verkkoja, esimerkiksi 10.0.0.0/8, tai on pelkkä *; ei ”{ $value }”.
serve-ssh-key-open = Muut voivat lukea avaimen tiedostossa { $file }. Pidä se itselläsi: chmod 600 { $file }
serve-ssh-key-file = Tiedoston { $file } avainta ei voi käyttää: { $why }
serve-lan-or-host = --lan kuuntelee kaikkia osoitteita; jätä --host pois.
serve-port-taken = Portti { $port } on jo käytössä. Valitse toinen valitsimella --port tai muuttujalla MAUKAS_PORT; 0 ottaa minkä tahansa vapaan.
serve-port-forbidden = Sinulla ei ole oikeutta kuunnella porttia { $port }; portista 1024 alkaen ne ovat kaikille.
serve-no-such-host = Tällä tietokoneella ei ole osoitetta ”{ $host }”.
serve-cannot-listen = Yhteyttä ei saa osoitteeseen { $host }, portti { $port }: { $why }

## The database of a server

store-address = { $name } kirjoitetaan sqlite:///polku/tiedosto.db tai postgresql://käyttäjä@palvelin/nimi.
store-no-home = Tiedoillesi ei ole täällä kansiota; kerro niiden paikka valitsimella --database tai muuttujalla MAUKAS_DATABASE.
store-foreign = { $place } ei ole Maukkaan tietokanta. Mitään siinä ei muutettu.
store-too-new = { $place } on uudemman Maukas-version kirjoittama. Asenna se versio tai valitse toinen tietokanta.
store-damaged = Osaa tietokantaan { $place } tallennetusta ei voi lukea: sen loki { $log } on vioittunut. Palauta varmuuskopio, tai siirrä loki toiseen kansioon ja aloita siitä, mitä on jäljellä.
store-unfinished = Tietokannassa { $place } on keskeytynyt siirto. Anna sama ”maukas move” uudelleen tai valitse toinen tietokanta.
store-in-use = Toinen palvelin käyttää jo tietokantaa { $place }. Pysäytä se tai valitse toinen tietokanta: --database tai MAUKAS_DATABASE.
store-unavailable = Tietokantaa { $place } ei voi käyttää: { $why }

## backup

help-admin-short = Hoida palvelinta: paikallaolijat, pöydät, porttikiellot, ilmoitukset, tiedotteet.
help-admin =
    Kysyy palvelimelta, joka käyttää tätä tietokantaa. Väylänä on pistoke tietokannan vieressä, ja sen saa avata vain palvelimen käyttäjä. Jos palvelinta ei ole käynnissä, toimi tehdään suoraan tietokantaan, kun se on mielekästä. Kaikki muutokset kirjataan.

    people, tables: ketkä ovat paikalla ja missä. today: luvut. reports, bans, log: kenestä on ilmoitettu, kenellä on porttikielto, mitä ylläpito on tehnyt.

    end CODE: sulje pöytä; sen loppuun pelatut ottelut jäävät. delete CODE: myös ottelut poistetaan. remove WHO: lähetä vieras tai osoite pois. ban WHO, unban WHO: porttikielto joksikin aikaa. rename WHO NAME: anna uusi nimi. settle WHO: vierasta koskevat ilmoitukset on käsitelty. WHO on vieraan tunnus tai nimi tai osoite; IPv6 lasketaan /64-verkkoina.

    announce, cancel: kerro kaikille pöydille, että palvelin käynnistyy pian uudelleen, tai ettei käynnistykään. close, open: ei uusia pöytiä, tai taas uusia. expire: poista vanhentunut heti.
help-admin-action = Mitä tehdään; katso yltä.
help-admin-about = Pöydän koodi, vieras tai osoite, uusi nimi; mitä toimi tarvitsee.
help-admin-for = Kuinka kauan porttikielto kestää: 90s, 10m, 2h tai 7d; oletus { $default }.
help-admin-in = Milloin palvelin ilmoituksen mukaan käynnistyy uudelleen; oletus { $default }.
help-admin-example =
    maukas admin people
    maukas admin ban 203.0.113.7 --for 2h
    maukas admin announce --in 10m
    maukas admin reports --json

help-nodes-short = Luettele samaa tietokantaa käyttävät palvelimet tai tyhjennä niistä yksi.
help-nodes =
    Luettelee PostgreSQL-tietokannan solmut eli palvelimet, joilla on yhteiset pöydät: versiot, pöydät, yhteydet ja viiveet. Komennon voi antaa missä tahansa, mistä tietokantaan pääsee.

    drain SOLMU: solmu antaa pöytänsä yksi kerrallaan muille eikä ota uusia. Mitään ei katoa, ja pelaajat pysyvät pöydissään; sen jälkeen solmun voi pysäyttää. resume SOLMU: solmu ottaa taas pöytiä.
help-nodes-action = drain tai resume; oletuksena luetellaan kaikki solmut.
help-nodes-node = Solmu: osoite, kuten se luettelossa on, tunnus tai tunnuksen alku.
help-nodes-wait = Kuinka kauan solmun tyhjenemistä odotetaan; oletus { $default }.
help-nodes-example =
    maukas nodes --database postgresql://maukas@10.0.0.2/maukas
    maukas nodes drain 10.0.0.5:8091
    maukas nodes --json

help-move-short = Siirrä palvelimen tiedot toiseen tietokantaan ja tarkista ne.
help-move = Kopioi kaiken tietokannasta toiseen: SQLite-tiedostosta PostgreSQL:ään tai takaisin. Lopuksi kaikki rivit verrataan. Lähde jää ennalleen, paitsi että se päivitetään tämän ohjelman versioon. Kummassakaan ei saa olla palvelinta käynnissä. Jos siirto keskeytyy, sama komento jatkaa siitä mihin jäi; sitä ennen mikään palvelin ei avaa kohdetta.
help-move-source = Kopioitava tietokanta: sqlite:///polku/tiedosto.db, sellaisen tiedoston polku tai postgresql://käyttäjä@palvelin/nimi.
help-move-target = Tyhjä tietokanta tai tiedosto, jota ei vielä ole.
help-move-example =
    maukas move /srv/maukas/maukas.db postgresql://maukas@localhost/maukas

help-doctor-short = Kerro, mitä on asennettu, mitä puuttuu tai hidastaa ja mitä tehdä.
help-doctor = Tutkii tämän asennuksen: versiot, lisäosat, selainsivun, käännetyt säännöt ja tietokannan. Kertoo, mitä puuttuu tai mikä on hidasta ja mitä sille voi tehdä. Mitään ei muuteta. Paluukoodi on 1, jos jokin on vialla.
help-doctor-example =
    maukas doctor --database sqlite:////srv/maukas.db

backup-written = Kopio on tiedostossa { $path }.
backup-exists = { $path } on jo olemassa; valitse toinen nimi.
backup-postgres = PostgreSQL-tietokanta kopioidaan sen omalla ohjelmalla, pg_dump.
backup-failed = Tiedostoa { $path } ei voitu kirjoittaa: { $why }

## nodes

nodes-no-action = Toimea ”{ $action }” ei ole; toimet ovat drain ja resume.
nodes-which = Kerro, mikä solmu: maukas nodes { $action } SOLMU
nodes-file = { $place } on tiedosto, jota käyttää vain yksi palvelin. Solmuja on vain PostgreSQL-tietokannalla.
nodes-none = Tällä tietokannalla ei ole käynnissä yhtään solmua.
nodes-unknown = Solmua ”{ $node }” ei ole; solmut ovat { $nodes }.
nodes-several = ”{ $node }” voi tarkoittaa mitä tahansa näistä: { $nodes }
nodes-alone = Mikään muu solmu ei voi ottaa solmun { $node } pöytiä. Käynnistä ensin toinen.
nodes-drained = { $node } on antanut kaikki pöytänsä muille, ja sen voi pysäyttää.
nodes-draining = { $tables ->
    [one] Solmulla { $node } on vielä 1 pöytä, ja sen siirto jatkuu.
   *[other] Solmulla { $node } on vielä { $tables } pöytää, ja niiden siirto jatkuu.
}
nodes-gone = { $node } on pysähtynyt.
nodes-resumed = { $node } ottaa taas pöytiä.
nodes-state-ready = valmis
nodes-state-draining = tyhjenee
nodes-head-node = Solmu
nodes-head-address = Osoite
nodes-head-version = Versio
nodes-head-up = Käynnissä
nodes-head-tables = Pöytiä
nodes-head-connections = Yhteyksiä
nodes-head-handed-on = Välitettyjä
nodes-head-lag = Viive
nodes-head-heard = Kuultu
nodes-head-state = Tila

## move

move-same = Lähde ja kohde ovat sama tietokanta: { $place }
move-nothing = Tietokannassa { $place } ei ole mitään siirrettävää.
move-not-empty = { $place } ei ole tyhjä, eikä siinä ole keskeytynyttä siirtoa tästä lähteestä. Mitään siinä ei muutettu.
move-differs = { $place } ei vastaa lähdettään: { $why }. Anna sama komento uudelleen.
move-copied = { $table }: { $rows }
move-done = Kaikki on tietokannassa { $place }, ja kaikki rivit on verrattu: { $rows }

## doctor

doctor-version = Versio
doctor-version-value = Maukas { $version }, Python { $python }, { $system }, lähde { $source }
doctor-extra = Lisäosa { $extra }
doctor-extra-here = asennettu: { $versions }
doctor-extra-missing = puuttuu: { $modules }
doctor-install = Jos tarvitset puuttuvaa lisäosaa, kirjoita sen nimi sanan NAME tilalle: { $command }
doctor-install-extra = Asenna se lisäosan { $extra } mukana: { $command }
doctor-page = Selainsivu
doctor-page-here = rakennettu, kansiossa { $folder }
doctor-page-missing = rakentamatta: palvelin näyttää vain ohjelmointirajapinnan kuvauksen
doctor-build-page = Rakenna selainsivu komennolla ”make page” lähdekoodin kansiossa; wheel-paketissa se on valmiina.
doctor-cache = Käännetyt säännöt
doctor-cache-ready = valmiina, kansiossa { $folder } ({ $megabytes }{"\u00A0"}Mt)
doctor-cache-empty = vielä kääntämättä; paikka on { $folder }
doctor-precompile = Palvelimen tai kilpailun ensimmäinen käynnistys kääntää vahvoja botteja noin puoli minuuttia. Sen voi tehdä heti: { $command }
doctor-move-cache = Aseta muuttujaan MAUKAS_CACHE oma kansiosi, jossa on tilaa.
doctor-database = Tietokanta
doctor-database-new = ei vielä; { $place } luodaan ensimmäisellä käynnistyksellä
doctor-database-here = { $place } ({ $megabytes }{"\u00A0"}Mt, vapaana { $free }{"\u00A0"}Mt)
doctor-database-full = { $place }: levy on melkein täynnä, tilaa on { $free }{"\u00A0"}Mt
doctor-database-answers = { $place } vastaa (PostgreSQL { $version }, { $megabytes }{"\u00A0"}Mt)
doctor-database-empty = { $place } vastaa (PostgreSQL { $version }) ja on tyhjä; taulut luodaan ensimmäisessä käynnistyksessä
doctor-database-read-only = { $place } vastaa (PostgreSQL { $version }), mutta siihen ei voi kirjoittaa
doctor-grant = Käytä tietokantakäyttäjää, joka saa luoda ja muuttaa tauluja, ja palvelinta, joka ei ole replika.
doctor-make-room = Tee tilaa tietokannan levylle: siirtoa, jota ei voi tallentaa, ei voi pelata.
doctor-speed = Nopeus
doctor-no-uvloop = uvloop puuttuu: palvelimelle mahtuu vähemmän väkeä
doctor-cores = { $count ->
    [one] 1 ydin
   *[other] { $count } ydintä
}
doctor-one-core = Yhdellä ytimellä vahvat botit hidastavat kaikkea muuta; ”maukas serve --think 0.05” antaa niille vähemmän aikaa.
doctor-advice = Mitä tehdä
doctor-wrong = Jokin on vialla; katso yllä.
doctor-well = Kaikki tarpeellinen toimii.
