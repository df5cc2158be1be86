### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $rounds, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

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
play-to-start = Etusivulle

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Kierros { $round }
play-round-of = Kierros { $round }/{ $rounds }
play-round-to = Kierros { $round } · tavoite { $points }
play-round-extra = Kierros { $round } · lisäkierros
play-own-total = Sinä: { $count }
play-moves = Kierroksen siirrot
play-about = Tietoa pöydästä
play-host-tools = Isännän työkalut
play-fair = Reilu jako
play-leave = Poistu pöydästä
play-leave-watcher = Katselet peliä. Voit palata milloin tahansa.
play-leave-match = Ottelu on kesken. Jos poistut, botti pelaa puolestasi, kunnes palaat.
play-leave-seat = Jos poistut, joku muu voi ottaa paikkasi.
play-stay = Jää pöytään
play-to-start-keep = Etusivulle, paikka säilyy
play-react = Reagoi
play-reactions = Reaktiot
play-mute = Piilota reaktiot
play-reaction-hello = Moi!
play-reaction-nice = Hyvin pelattu!
play-reaction-wow = Vau!
play-reaction-oops = Hups!
play-reaction-hurry = Sinun vuorosi!
play-reaction-thanks = Kiitos!
play-reaction-laugh = Haha!
play-reaction-bye = Heippa!

## Before the match

play-waiting-title = Ketkä pelaavat?
play-free = Vapaa paikka
play-you = Sinä
play-host = Isäntä
play-sit = Istu tähän
play-add-bot = Lisää botti
play-remove = Poista { $name }
play-removed = Poistettu pöydästä: { $names }
play-allow = Päästä takaisin
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
play-missing-guest =
    { $count ->
        [one] Yksi paikka on vielä vapaa. Jaa linkki tai odota, että isäntä lisää botin.
       *[other] { $count } paikkaa on vielä vapaana. Jaa linkki tai odota, että isäntä lisää botteja.
    }
play-all-here = Kaikki ovat paikalla.
play-host-starts = Kaikki ovat paikalla. Isäntä aloittaa ottelun.
play-start = Aloita
play-watching =
    { $count ->
        [one] { $count } katselija.
       *[other] { $count } katselijaa.
    }
play-dismiss = Pyydä katselijat pois
play-dismissed-title = Pöytää ei voi nyt katsella
play-dismissed = Isäntä haluaa olla hetken vain pelaajien kesken. Voit palata kymmenen minuutin kuluttua.
play-is-bot = Botti · { $level }
play-stand-in = botti tuuraa
play-away = poissa
play-next = ensi kierroksella { $name }

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
play-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
play-points-short = { $count }{"\u00A0"}p.
play-leads =
    { $count ->
        [one] { $names } johtaa { $points } pisteellä.
       *[other] { $names } ovat yhdessä johdossa.
    }
play-aim-maumau = Pienin pistemäärä voittaa.
play-aim-dos = Suurin pistemäärä voittaa.
play-left = Käteen jääneet kortit
play-left-none = ei mitään
play-continue = Jatka
play-wait-others = Odotetaan muita…
play-deal-in = Seuraava jako:
play-seconds = { $count }{"\u00A0"}s
play-minutes = { $count }{"\u00A0"}min
play-hours = { $count }{"\u00A0"}t
play-you-won = Voitit!
play-won =
    { $count ->
        [one] { $names } voitti!
       *[other] { $names } voittivat yhdessä!
    }
play-rematch = Pelaa uudestaan
play-rematch-asked =
    { $count ->
        [0] Joku haluaa uusintaottelun.
        [one] { $names } haluaa uusintaottelun.
       *[other] { $names } haluavat uusintaottelun.
    }
play-ready = Olen valmis
play-record = Ottelupöytäkirja

## The table in play

play-others = Muut pelaajat
play-middle = Pöydän keskellä
play-next-up = seuraava
play-thinking = miettii
play-last-drew = nosti { $count }
play-last-skipped = vuoro väliin
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
play-discard-pile = Poistopakka
play-top = Päällimmäisenä: { $card }
play-any-colour = väri vapaa
play-way-on = Peli kiertää myötäpäivään
play-way-back = Peli kiertää vastapäivään
play-row = Keskirivi
play-row-covered = { $card }, peittona { $by }
play-row-open = { $card }, voit peittää
play-bonuses =
    { $count ->
        [one] Bonus: { $count } kortti riviin
       *[other] Bonus: { $count } korttia riviin
    }
play-doubles =
    { $count ->
        [one] Muut nostavat { $count } kortin
       *[other] Muut nostavat { $count } korttia
    }
play-owed =
    { $count ->
        [one] Vuoron lopussa { $count } rangaistuskortti
       *[other] Vuoron lopussa { $count } rangaistuskorttia
    }
play-you-watch = Katselet peliä.
play-sit-next = Mukaan ensi kierroksella
play-paused = { $name } pitää ottelussa taukoa.
play-resume = Jatka ottelua
play-joins = Pääset mukaan ensi kierroksella.
play-joins-not = Ei kiitos

## Your own hand

play-hand =
    { $count ->
        [one] Kätesi: { $count } kortti
       *[other] Kätesi: { $count } korttia
    }
play-fits = { $card }, sopii
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
play-end = Päätä vuoro
play-end-bonus = Lopeta peittäminen, käytä bonus ({ $count })
play-skip-bonus = Jätä bonus käyttämättä
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = ”Mau” sanottu ✓
play-called-dos = ”DOS!” huudettu ✓
play-catch = Nappaa { $name }!
play-catch-whom = Nappaa joku…
play-name-colour = Mikä väri seuraavaksi?
play-choice = Valintasi
play-undo = Peruuta
play-choose-target = Napauta nyt keskirivin korttia.
play-choose-card = Napauta nyt yhtä tai kahta korttia kädessäsi.
play-choose-second = Napauta vielä toista korttia.
play-choose-or-second = Peitä tällä kortilla tai napauta toista.
play-choose-bonus = Valitse kortti keskiriviin, { $count } jäljellä.
play-move-cover = Peitä { $target } kortilla { $card }
play-move-cover-two = Peitä { $target } korteilla { $card } + { $second }
play-move-add = Lisää keskiriviin { $card }
play-move-change = Värinvaihto: { $colour }
play-clause = (sääntö { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] Pelaat { $card }.
       *[no] { $name } pelaa { $card }.
    }
play-said-change =
    { $you ->
        [yes] Vaihdat värin: { $colour }.
       *[no] { $name } vaihtaa värin: { $colour }.
    }
play-said-covers =
    { $you ->
        [yes] Pelaat { $card } { $target } päälle.
       *[no] { $name } pelaa { $card } { $target } päälle.
    }
play-said-covers-two =
    { $you ->
        [yes] Pelaat { $card } ja { $second } { $target } päälle.
       *[no] { $name } pelaa { $card } ja { $second } { $target } päälle.
    }
play-said-adds =
    { $you ->
        [yes] Lisäät keskiriviin { $card }.
       *[no] { $name } lisää keskiriviin { $card }.
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
play-said-draws-some =
    { $you ->
        [yes] Nostat kortteja.
       *[no] { $name } nostaa kortteja.
    }
play-said-draws-nothing =
    { $you ->
        [yes] Et voi nostaa mitään.
       *[no] { $name } ei voi nostaa mitään.
    }
play-said-penalty =
    { $you ->
        [yes] { $count ->
            [one] Nostat rangaistuskortin.
           *[other] Nostat { $count } rangaistuskorttia.
        }
       *[no] { $count ->
            [one] { $name } nostaa rangaistuskortin.
           *[other] { $name } nostaa { $count } rangaistuskorttia.
        }
    }
play-said-takes =
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
play-said-ends =
    { $you ->
        [yes] Päätät vuorosi.
       *[no] { $name } päättää vuoronsa.
    }
play-said-covered =
    { $you ->
        [yes] Et peitä enempää.
       *[no] { $name } ei peitä enempää.
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
        [yes] Nappaat: { $other }!
       *[no] { $them ->
            [yes] { $name } nappaa sinut!
           *[no] { $name } nappaa: { $other }!
        }
    }
play-said-skipped =
    { $you ->
        [yes] Jäät väliin.
       *[no] { $name } jää väliin.
    }
play-said-forgot-mau =
    { $you ->
        [yes] Unohdit sanoa ”mau”.
       *[no] { $name } unohti sanoa ”mau”.
    }
play-said-forgot-dos =
    { $you ->
        [yes] Unohdit huutaa ”DOS!”
       *[no] { $name } unohti huutaa ”DOS!”
    }
play-said-false-mau =
    { $you ->
        [yes] Sanoit ”mau” liian aikaisin.
       *[no] { $name } sanoi ”mau” liian aikaisin.
    }
play-said-false-catch =
    { $you ->
        [yes] Mitään ei kuitenkaan ollut unohtunut: saat rangaistuksen.
       *[no] Mitään ei kuitenkaan ollut unohtunut: { $name } saa rangaistuksen.
    }
play-said-pays =
    { $you ->
        [yes] Kärsit rangaistuksesi.
       *[no] { $name } kärsii rangaistuksensa.
    }
play-said-doubles =
    { $you ->
        [yes] Molemmat korttisi olivat oikeaa väriä, joten kaikki muut nostavat.
       *[no] Molemmat kortit olivat oikeaa väriä: { $name } ei nosta, mutta kaikki muut nostavat.
    }
play-said-direction = Suunta vaihtuu.
play-said-reshuffle = Pelatut kortit sekoitetaan uudeksi nostopakaksi.
play-said-out =
    { $you ->
        [yes] Korttisi loppuivat!
       *[no] { $name } pääsi eroon kaikista korteistaan!
    }
play-said-your-turn = On sinun vuorosi.
play-said-debt =
    { $count ->
        [one] Sinulla on nostettavana { $count } kortti.
       *[other] Sinulla on nostettavana { $count } korttia.
    }
