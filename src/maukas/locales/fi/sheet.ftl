### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = Säännöt
sheet-choose = Kaksi peliä ja niiden kaikki säännöt, omin sanoin ja omin kuvin.
sheet-legend = Merkinnät kuten M-15 tai D-12 viittaavat painettuihin sääntöihin. Merkinnät kuten AM-06 tai AD-09 ovat Maukkaan omia tulkintoja kohdista, joista painetut säännöt eivät sano mitään tai sanovat eri tavalla.
sheet-contents = Sisältö
sheet-which = Kenen säännöillä?
sheet-all = Meidän, kaikki ohjeet
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
sheet-silent = Mitä säännöissä ei sanota
sheet-house-rules = Kotisäännöt
sheet-house-rules-about = Ellei pöydässä ole sovittu muuta, pelataan painetuilla säännöillä ja omilla tulkinnoillamme. Näin voi sopia:
sheet-strict = (painetut säännöt)
sheet-strict-number = (painetut säännöt: { $count })
sheet-changes = Ks.
sheet-print = Tulosta
sheet-learn = Opi pelaamalla kahdessa minuutissa
sheet-paper = Paperilla
sheet-paper-about = Koko pakka tulostettavaksi ja leikattavaksi: { $count } korttia, 63 × 88 mm, selkäpuolineen. Tulosta 100 %:n koossa kartongille kaksipuolisena, käännä pitkän reunan yli.
sheet-paper-cards = Kortit (PDF)
sheet-paper-large = Kortit isolla painettuina (PDF)
sheet-paper-rules = Säännöt (PDF)
sheet-paper-scores = Pistetaulukko (PDF)
sheet-paper-size = Paperi
sheet-paper-names = Pistetaulukon nimet pilkuin erotettuina

## Mau Mau

sheet-maumau = Mau Mau: säännöt
sheet-maumau-about = Pohjoismainen 110 kortin peli omin sanoin kerrottuna.
sheet-maumau-short = Pelaa vuorollasi yksi kortti: samaa väriä tai samaa numeroa kuin ylin kortti. Jos mikään ei sovi, nosta. Erikoiskorteilla hankaloitat muiden elämää. Sano ”mau”, kun pelaat toiseksi viimeisen korttisi. Kierroksen voittaa se, jolta kortit loppuvat ensin.
sheet-maumau-card-number = Sopii oman värinsä ja oman numeronsa päälle.
sheet-maumau-card-reverse = Pelisuunta vaihtuu.
sheet-maumau-card-take-two = Seuraava nostaa kaksi korttia tai pelaa itsekin Ota 2! -kortin: silloin kortteja on neljä, sitten kuusi…
sheet-maumau-card-take-four = Seuraava nostaa neljä korttia ja menettää vuoronsa.
sheet-maumau-card-stop = Seuraava jää väliin.
sheet-maumau-card-change = Sopii minkä tahansa päälle. Valitset värin, jolla jatketaan.
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
sheet-maumau-mau = Sano ”mau”
sheet-maumau-end = Kierroksen loppu
sheet-maumau-match = Ottelu
sheet-M-15-free-draw-on = Vuorollasi saat pelata kortin, jossa on sama väri tai sama numero kuin pelipakan ylimmässä kortissa.
sheet-M-24-reverse-after-stop-layer = Kun pelaat Vaihda suuntaa -kortin, seuraavana vuorossa on se, joka pelasi ennen sinua.
sheet-M-34-named-colour-new = Kun pelaat sen, valitset uuden värin, jolla jatketaan. Se on voimassa heti.
sheet-M-37-mau-timing-with-card = Kun voit pelata toiseksi viimeisen korttisi, sinun on sanottava ”mau”.
sheet-M-37-mau-timing-after-card = Kun olet pelannut toiseksi viimeisen korttisi, sinun on sanottava ”mau”.
sheet-M-37-mau-timing-one-left = Kun sinulla on enää yksi kortti, sinun on sanottava ”mau”.
sheet-AM-06-free-draw-off = Onko pakko pelata, jos voi? On: niin kauan kuin sinulla on sopiva värillinen kortti, et saa nostaa.
sheet-AM-06-free-draw-on = Onko pakko pelata, jos voi? Ei: saat nostaa kortin sen sijaan.
sheet-AM-07-change-forces-off = Onko värinvaihtokortti pakko pelata? Ei: jos mikään muu ei sovi, saat pelata sen tai nostaa, miten haluat.
sheet-AM-07-change-forces-on = Onko värinvaihtokortti pakko pelata? On, jos se on ainoa kortti, jonka voit pelata: nostat vain, jos et voi pelata lainkaan.
sheet-AM-17-reverse-after-stop-neighbour = Kuka on vuorossa, kun STOP!-kortin jälkeen pelataan Vaihda suuntaa -kortti? Toisella puolella istuva naapuri, siis juuri väliin jäänyt.
sheet-AM-17-reverse-after-stop-layer = Kuka on vuorossa, kun STOP!- tai Ota 4! -kortin jälkeen pelataan Vaihda suuntaa -kortti? Se, joka pelasi sen; väliin jäänyt jää yhä väliin.
sheet-AM-20-named-colour-any = Minkä värin voi valita? Minkä tahansa neljästä, vaikka jo voimassa olevan, mutta jokin on valittava, paitsi kun kortti on viimeisesi. Seuraavan on pelattava sitä väriä tai toinen värinvaihtokortti.
sheet-AM-20-named-colour-new = Minkä värin voi valita? Minkä tahansa muun kuin jo voimassa olevan. Jokin on valittava, paitsi kun kortti on viimeisesi. Seuraavan on pelattava sitä väriä tai toinen värinvaihtokortti.
sheet-AM-24-mau-timing-with-card = Milloin tarkalleen sanotaan ”mau”? Sillä vuorolla, jonka aloitat kahdella kortilla, ennen kortin pelaamista tai samalla. Sen jälkeen on myöhäistä.
sheet-AM-24-mau-timing-after-card = Milloin tarkalleen sanotaan ”mau”? Kun olet pelannut kortin, ei ennen. Aikaa on siihen asti, kun seuraavaksi vuorossa oleva pelaa tai nostaa; se voit olla myös sinä itse.
sheet-AM-24-mau-timing-one-left = Milloin tarkalleen sanotaan ”mau”? Kun sinulla on yksi kortti jäljellä: aikaa on, kunnes taas pelaat tai nostat. Jos joudut sitä ennen nostamaan kortteja, sitä ei enää tarvitse sanoa.

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
