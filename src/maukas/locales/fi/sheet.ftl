### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = Säännöt
sheet-choose = Kaksi peliä ja niiden kaikki säännöt, omin sanoin ja omin kuvin.
sheet-legend = Numerot kuten M-15 tai D-12 tarkoittavat sitä, mitä painetuissa säännöissä sanotaan. Numerot kuten AM-06 tai AD-09 ovat Maukkaan omia ratkaisuja kohdissa, joista säännöt vaikenevat tai ovat eri mieltä.
sheet-contents = Sisältö
sheet-glance = Kortit yhdellä silmäyksellä
sheet-card-number = Numerokortti
sheet-card-hash = #-villikortti
sheet-count =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
sheet-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
sheet-points-number = numeronsa arvoinen
sheet-link = Linkki kohtaan { $clause }
sheet-silent = Mistä säännöt vaikenevat
sheet-house-rules = Kotisäännöt
sheet-house-rules-about = Ellei pöydässä ole sovittu muuta, pelataan tarkoilla säännöillä. Näistä voi valita:
sheet-strict = (tarkka sääntö)
sheet-strict-number = (tarkka sääntö: { $count })
sheet-changes = Liittyy kohtiin
sheet-print = Tulosta
sheet-learn = Opi pelaamalla kahdessa minuutissa

## Mau Mau

sheet-maumau = Mau Mau: säännöt
sheet-maumau-about = Pohjoismainen 110 kortin peli omin sanoin kerrottuna.
sheet-maumau-short = Pelaa vuorollasi yksi kortti: samaa väriä tai samaa numeroa kuin ylin kortti. Jos mikään ei sovi, nosta. Erikoiskorteilla hankaloitat muiden elämää. Sano ”mau”, kun pelaat toiseksi viimeisen korttisi. Kierroksen voittaa se, jolta kortit loppuvat ensin.
sheet-maumau-card-number = Sopii oman värinsä ja oman numeronsa päälle.
sheet-maumau-card-reverse = Pelisuunta vaihtuu.
sheet-maumau-card-take-two = Seuraava nostaa kaksi korttia tai pelaa itsekin Ota 2! -kortin: silloin kortteja on neljä, sitten kuusi …
sheet-maumau-card-take-four = Seuraava nostaa neljä korttia ja menettää vuoronsa.
sheet-maumau-card-stop = Seuraava jää väliin.
sheet-maumau-card-change = Sopii minkä tahansa päälle. Nimeät värin, jolla jatketaan.
sheet-maumau-cards = Kortit
sheet-maumau-setup = Ennen peliä
sheet-maumau-aim = Tavoite
sheet-maumau-turn = Vuorosi
sheet-maumau-specials = Erikoiskortit
sheet-maumau-reverse = Vaihda suuntaa
sheet-maumau-take-two = Ota 2!
sheet-maumau-take-four = Ota 4!
sheet-maumau-stop = STOP!
sheet-maumau-change = Värinvaihto
sheet-maumau-pile = Kun nostopakka loppuu
sheet-maumau-mau = Maun sanominen
sheet-maumau-end = Kierroksen loppu
sheet-maumau-match = Ottelu

## DOS

sheet-dos = DOS: säännöt
sheet-dos-about = Ensimmäinen, 108 kortin painos omin sanoin kerrottuna. DOS on Mattelin tavaramerkki, eikä Maukkaalla ole yhteyttä Matteliin.
sheet-dos-short = Peitä keskirivin kortteja: yhdellä samannumeroisella tai kahdella, joiden summa täsmää. Samasta väristä saat bonuksen. Jos et peitä mitään, nosta. Huuda ”DOS!”, kun sinulla on kaksi korttia. Se, jolta kortit loppuvat ensin, saa pisteet muiden käsistä.
sheet-dos-card-number = Peittää oman numeronsa; kaksi korttia peittää summansa.
sheet-dos-card-hash = Mikä tahansa oman värinsä numero yhdestä kymmeneen.
sheet-dos-card-wild = Kakkonen, jonka väri on mikä haluat.
sheet-dos-cards = Kortit
sheet-dos-aim = Tavoite
sheet-dos-setup = Ennen peliä
sheet-dos-turn = Vuorosi: peittäminen
sheet-dos-bonus = Väribonukset
sheet-dos-draw = Nostaminen
sheet-dos-row = Keskirivi
sheet-dos-turn-end = Miten vuorosi päättyy
sheet-dos-wild = DOS-villikortti
sheet-dos-hash = #-villikortti
sheet-dos-call = DOS!-huuto
sheet-dos-end = Kierroksen loppu
sheet-dos-match = Ottelu
