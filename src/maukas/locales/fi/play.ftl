### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Pöytä { $code } – Maukas
play-title-turn = ● Sinun vuorosi – Maukas
play-name-title = Sinut on kutsuttu peliin
play-name-who = Pöydässä: { $names }
play-name = Nimesi
play-name-enter = Liity pöytään
play-name-about = Ei tiliä, ei salasanaa. Pelkkä nimi riittää.
play-connecting = Mennään pöytään…
play-lost = Yhteys katkesi. Yritetään uudestaan…
play-lost-waits = Yhteys katkesi. Siirtosi pelataan heti, kun yhteys palaa.
play-went-on = Peli jatkui, kun yhteys oli poikki. Siirtoasi ei pelattu.
play-no-table = Tähän pöytään ei pääse
play-to-start = Alkusivulle

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Kierros { $round }
play-about = Tietoa pöydästä
play-rules = Tämän pöydän säännöt
play-rules-strict = Tarkat säännöt, ei kotisääntöjä.
play-rules-rest = Muuten pelataan tarkoilla säännöillä.
play-likes = Omat asetukset
play-fair = Reilu jako
play-leave = Poistu pöydästä
play-leave-watcher = Katselet peliä. Voit palata milloin vain.
play-leave-match = Ottelu on kesken. Jos poistut, botti pelaa puolestasi, kunnes palaat.
play-leave-seat = Jos poistut, paikkasi vapautuu.
play-stay = Jää tänne
play-to-start-keep = Vain alkusivulle
play-react = Reagoi
play-reactions = Reaktiot
play-mute = Älä näytä reaktioita
play-reaction-hello = Moi!
play-reaction-nice = Hyvin pelattu!
play-reaction-wow = Vau!
play-reaction-oops = Hups!
play-reaction-hurry = Sinun vuorosi!
play-reaction-thanks = Kiitos!
play-reaction-laugh = Hahaa!
play-reaction-bye = Heippa!

## Keys

play-keys = Näppäimet
play-key-hand = Kädessä kortista toiseen
play-key-rows = Kädessä riviltä toiselle
play-key-touch = Valitse kortti
play-key-draw = Nosta
play-key-end = Lopeta vuoro
play-key-call = Sano ”mau” tai ”DOS!”
play-key-catch = Nappaa joku
play-key-hint = Pyydä vihje
play-key-colour = Valitse väri
play-key-undo = Peru valinta
play-key-help = Näytä tämä luettelo

## Before the match

play-waiting-title = Ketkä pelaavat?
play-free = Vapaa paikka
play-you = Sinä
play-host = Isäntä
play-sit = Istuudu
play-add-bot = Lisää botti
play-remove = Poista { $name }
play-removed = Poistettu pöydästä: { $names }
play-allow = Salli istuutua taas
play-level = Bottien taso
play-fill = Täytä boteilla
play-seats =
    { $count ->
        [one] { $count } paikka
       *[other] { $count } paikkaa
    }
play-seat-less = Yksi paikka vähemmän
play-seat-more = Yksi paikka lisää
play-missing =
    { $count ->
        [one] Yksi paikka on vielä vapaa. Jaa linkki tai lisää botti.
       *[other] { $count } paikkaa on vielä vapaana. Jaa linkki tai täytä ne boteilla.
    }
play-all-here = Kaikki ovat paikalla.
play-host-starts = Kaikki ovat paikalla. Isäntä aloittaa ottelun.
play-start = Aloita
play-watching =
    { $count ->
        [one] { $count } katselija.
       *[other] { $count } katselijaa.
    }
play-is-bot = Botti · { $level }
play-stand-in = botti pelaa puolesta
play-away = poissa
play-next = sitten { $name }

## Between rounds and after the match

play-first-deal = Kortteja sekoitetaan
play-round-won =
    { $you ->
        [yes] Voitit { $round }. kierroksen!
       *[no] { $name } voitti { $round }. kierroksen
    }
play-round-nobody = Kukaan ei voittanut { $round }. kierrosta
play-scores = Pisteet
play-round-short = Kierros
play-total = Yhteensä
play-leads =
    { $count ->
        [one] { $names } johtaa { $points } pisteellä.
       *[other] Johdossa ovat yhdessä { $names }.
    }
play-aim-maumau = Vähiten pisteitä voittaa.
play-aim-dos = Eniten pisteitä voittaa.
play-left = Käteen jääneet kortit
play-left-none = ei mitään
play-continue = Jatka
play-wait-others = Odotetaan muita…
play-deal-in = Seuraava jako:
play-seconds = { $count } s
play-minutes = { $count } min
play-hours = { $count } t
play-you-won = Voitit!
play-won =
    { $count ->
        [one] { $names } voitti!
       *[other] Yhdessä voittivat { $names }!
    }
play-rematch = Pelataan uudestaan
play-rematch-asked =
    { $count ->
        [0] Joku haluaa uusintaottelun.
        [one] { $names } haluaa uusintaottelun.
       *[other] { $names } haluavat uusintaottelun.
    }
play-ready = Olen valmis
play-record = Ottelun pöytäkirja

## The table in play

play-others = Muut pelaajat
play-middle = Pöydän keskusta
play-thinking = miettii
play-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
play-pile =
    { $count ->
        [one] pakassa { $count } kortti
       *[other] pakassa { $count } korttia
    }
play-discard =
    { $count ->
        [one] Poistopakka: { $count } kortti
       *[other] Poistopakka: { $count } korttia
    }
play-top = Päällimmäisenä: { $card }
play-any-colour = mikä tahansa väri
play-way-on = Peli kiertää myötäpäivään
play-way-back = Peli kiertää vastapäivään
play-row = Keskirivi
play-row-covered = { $card }, peittona { $by }
play-row-open = { $card }, voi peittää
play-bonuses =
    { $count ->
        [one] Bonus: { $count } kortin saa lisätä keskiriviin
       *[other] Bonus: { $count } korttia saa lisätä keskiriviin
    }
play-doubles =
    { $count ->
        [one] Kaikki muut nostavat { $count } kortin
       *[other] Kaikki muut nostavat { $count } korttia
    }
play-owed =
    { $count ->
        [one] Vuoron lopussa { $count } rangaistuskortti
       *[other] Vuoron lopussa { $count } rangaistuskorttia
    }
play-you-watch = Katselet peliä.
play-sit-next = Mukaan seuraavasta kierroksesta

## The own hand

play-hand =
    { $count ->
        [one] Kätesi: { $count } kortti
       *[other] Kätesi: { $count } korttia
    }
play-fits = { $card }, voi pelata
play-your-turn = Sinun vuorosi
play-turn-of = Vuorossa { $name }
play-hurry = Pidä kiirettä, aikasi on loppumassa!
play-bot-for-you = Botti pelaa puolestasi.
play-back = Olen taas täällä
play-sort = Järjestä värin mukaan
play-hint = Vihje
play-draw = Nosta kortti
play-draw-debt =
    { $count ->
        [one] Nosta { $count } kortti
       *[other] Nosta { $count } korttia
    }
play-end = Lopeta vuoro
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau sanottu ✓
play-called-dos = DOS huudettu ✓
play-catch = Nappaa { $name }!
play-name-colour = Mikä väri seuraavaksi?
play-choice = Valintasi
play-undo = Peru
play-choose-target = Kosketa nyt keskirivin korttia.
play-choose-card = Kosketa nyt yhtä tai kahta käden korttia.
play-choose-second = Kosketa nyt toista korttia.
play-cover-bonus = Kaikki samaa väriä: saat bonuksena panna kortin riviin. Kahdella kortilla muut myös nostavat kortin.
play-move-cover = Peitä { $target } kortilla { $card }
play-move-cover-two = Peitä { $target } korteilla { $card } + { $second }
play-move-add = Lisää keskiriviin { $card }
play-move-change = Värinvaihto: { $colour }
play-advice = Mestari valitsisi:
play-chance = { $percent } %
play-clause = (sääntö { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] Pelaat kortin { $card }.
       *[no] { $name } pelaa kortin { $card }.
    }
play-said-change =
    { $you ->
        [yes] Vaihdat värin: { $colour }.
       *[no] { $name } vaihtaa värin: { $colour }.
    }
play-said-covers =
    { $you ->
        [yes] Peität: { $target } ← { $card }.
       *[no] { $name } peittää: { $target } ← { $card }.
    }
play-said-covers-two =
    { $you ->
        [yes] Peität: { $target } ← { $card } + { $second }.
       *[no] { $name } peittää: { $target } ← { $card } + { $second }.
    }
play-said-adds =
    { $you ->
        [yes] Lisäät keskiriviin kortin { $card }.
       *[no] { $name } lisää keskiriviin kortin { $card }.
    }
play-said-draws =
    { $you ->
        [yes] { $count ->
            [one] Nostat kortin.
           *[other] Nostat { $count } korttia.
        }
       *[no] { $count ->
            [one] { $name } nostaa kortin.
           *[other] { $name } nostaa { $count } korttia.
        }
    }
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] Saat kortin.
           *[other] Saat { $count } korttia.
        }
       *[no] { $count ->
            [one] { $name } saa kortin.
           *[other] { $name } saa { $count } korttia.
        }
    }
play-said-ends =
    { $you ->
        [yes] Lopetat vuorosi.
       *[no] { $name } lopettaa vuoronsa.
    }
play-said-mau =
    { $you ->
        [yes] Sanot: mau!
       *[no] { $name } sanoo: mau!
    }
play-said-dos =
    { $you ->
        [yes] Huudat: DOS!
       *[no] { $name } huutaa: DOS!
    }
play-said-catches =
    { $you ->
        [yes] Nappasit pelaajan { $other }!
       *[no] { $them ->
            [yes] { $name } nappasi sinut!
           *[no] { $name } nappasi pelaajan { $other }!
        }
    }
play-said-direction = Suunta vaihtuu.
play-said-out =
    { $you ->
        [yes] Korttisi loppuivat!
       *[no] { $name } pääsi eroon kaikista korteistaan!
    }
play-said-your-turn = On sinun vuorosi.
play-said-debt =
    { $count ->
        [one] Sinun on nostettava { $count } kortti.
       *[other] Sinun on nostettava { $count } korttia.
    }
