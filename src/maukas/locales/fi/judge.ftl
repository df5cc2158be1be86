### Why a move is refused.
### $card, $top, $first, $second, $target, $colour, $answer: names, already translated. $player: a player's name. $debt: a number.

## Mau Mau

maumau-round-over = Tämä kierros on päättynyt. Pääset taas pelaamaan, kun seuraava kierros jaetaan.
maumau-not-your-turn = Ei ole vielä sinun vuorosi. Nyt vuorossa on { $player }.
maumau-card-not-held = Sinulla ei ole kädessäsi korttia ”{ $card }”.
maumau-only-the-drawn-card = Olet nostanut kortin: pelaa juuri se (”{ $card }”) tai pidä se ja päätä vuorosi.
maumau-nothing-to-keep = Vuoron voi päättää näin vain, kun olet nostanut sopivan kortin. Pelaa tai nosta kortti.
maumau-debt-colour-change = Sinulla on nostettavana { $debt } korttia, joten et voi nyt vaihtaa väriä. Vastaa samanlaisella Ota-kortilla tai nosta kortit.
maumau-debt-take-four = Ota 4! -kortilla ei voi vastata Ota 2! -korttiin. Pelaa Ota 2! -kortti tai nosta { $debt } korttia.
maumau-debt-other = Sinulla on nostettavana { $debt } korttia, joten et voi pelata korttia ”{ $card }”. Pelaa { $answer } -kortti tai nosta kortit.
maumau-last-card-special = Tässä pöydässä viimeisen kortin on oltava numerokortti, joten et voi lopettaa korttiin ”{ $card }”. Nosta sen sijaan.
maumau-name-a-colour = Valitse väri, kun pelaat värinvaihtokortin: punainen, vihreä, sininen tai keltainen.
maumau-name-a-new-colour = Voimassa oleva väri on jo { $colour }. Tässä pöydässä värinvaihtokortilla valitaan uusi väri.
maumau-must-lay = Kädessäsi on sopiva värillinen kortti, joten et saa nostaa. Pelaa jokin kortti.
maumau-must-lay-change = Tässä pöydässä värinvaihtokortti on sopiva kortti, joten et saa nostaa. Pelaa se ja valitse väri.
maumau-not-the-named-colour = Voimassa oleva väri on { $colour }, joten kortti ”{ $card }” ei sovi. Pelaa voimassa olevaa väriä tai toinen värinvaihtokortti.
maumau-special-does-not-fit = Kortti ”{ $card }” ei sovi kortin ”{ $top }” päälle. Erikoiskortti sopii saman värin tai samanlaisen erikoiskortin päälle.
maumau-number-does-not-fit = Kortti ”{ $card }” ei sovi kortin ”{ $top }” päälle. Numerokortissa pitää olla sama väri tai sama numero.
maumau-mau-said-already = Olet jo sanonut ”mau”. Yksi kerta riittää.
maumau-mau-automatic = Tässä pöydässä ”mau” sanotaan puolestasi. Sinun ei tarvitse tehdä mitään.
maumau-mau-with-the-card = Tässä pöydässä ”mau” sanotaan ennen toiseksi viimeisen kortin pelaamista tai samalla, ei muulloin.
maumau-mau-after-the-card = Tässä pöydässä ”mau” sanotaan vasta, kun olet pelannut toiseksi viimeisen korttisi.
maumau-mau-not-now = Sano ”mau” omalla vuorollasi, kun kädessäsi on kaksi korttia, tai heti kun olet pelannut niistä toisen.
maumau-catch-not-played = Tässä pöydässä ei napata. Sinun ei tarvitse vahtia, unohtaako joku sanoa ”mau”.
maumau-nothing-to-catch = Juuri nyt ei ole mitään, mistä { $player } voisi jäädä kiinni.

## DOS

dos-round-over = Tämä kierros on päättynyt. Pääset taas pelaamaan, kun seuraava kierros jaetaan.
dos-not-your-turn = Ei ole vielä sinun vuorosi. Nyt vuorossa on { $player }.
dos-card-not-held = Sinulla ei ole kädessäsi korttia ”{ $card }”.
dos-covering-is-over = Et voi enää peittää kortteja tällä vuorolla. Jäljellä ovat vain bonuksesi.
dos-bonus-cover-needs-three = Bonuskortilla saa peittää keskirivikortin vain, jos rivissä on enemmän kuin kaksi korttia. Lisää se muiden viereen.
dos-bonus-card-alone = Bonus on yksi kortti: sillä saa peittää keskirivikortin yksin, ei osana summaa.
dos-only-with-the-drawn-card = Tässä pöydässä saat nostamisen jälkeen peittää vain yhden keskirivikortin, ja nostamasi kortin on oltava mukana.
dos-not-in-the-row = Keskirivissä ei ole korttia ”{ $target }”.
dos-covered-already = Olet jo peittänyt kortin ”{ $target }”. Jokaisen keskirivikortin voi peittää vain kerran.
dos-number-differs = Kortti ”{ $card }” ei sovi kortin ”{ $target }” päälle. Numeron on oltava sama, värillä ei ole väliä.
dos-sum-over-ten = Keskirivin ”{ $target }” vastaa enintään numeroa 10, ja ”{ $first }” + ”{ $second }” on enemmän kuin 10.
dos-wild-cannot-make-it = #-villikortti vastaa numeroa 1–10. Millään niistä ”{ $first }” + ”{ $second }” ei sovi kortin ”{ $target }” päälle.
dos-sum-differs = Korttien ”{ $first }” + ”{ $second }” summa ei ole sama kuin kortin ”{ $target }” numero. Summan on täsmättävä.
dos-draw-first-thing-only = Vuorolla saa nostaa vain kerran, ennen kuin tekee mitään muuta.
dos-add-after-a-draw-only = Keskiriviin saa lisätä kortin vain nostamisen jälkeen tai bonuksena. Peitä ensin keskirivikortti tai nosta kortti.
dos-no-add-after-covering = Olet peittänyt keskirivikortin, joten et voi nyt lisätä korttia. Päätä vuorosi: bonuskortit lisätään vasta sitten.
dos-last-card-must-cover = Tässä pöydässä viimeisellä kortilla on peitettävä keskirivikortti. Sitä ei voi lisätä keskiriviin.
dos-cover-or-draw = Et voi jättää vuoroa väliin. Peitä ensin keskirivikortti tai nosta kortti.
dos-add-a-card = Jos et nostamisen jälkeen peitä mitään, sinun on lisättävä kädestäsi yksi kortti keskiriviin.
dos-bonus-compulsory = Tässä pöydässä jokainen bonus on käytettävä. Lisää keskiriviin vielä yksi kortti.
dos-call-made-already = Olet jo huutanut ”DOS!”. Yksi kerta riittää.
dos-call-automatic = Tässä pöydässä ”DOS!” huudetaan puolestasi. Sinun ei tarvitse tehdä mitään.
dos-call-not-now = Huuda ”DOS!”, kun korttiesi määrä muuttuu omalla vuorollasi tasan kahdeksi.
dos-catch-who = Voit napata vain jonkun toisen tämän pöydän pelaajan.
dos-catch-automatic = Tässä pöydässä ”DOS!” huudetaan kaikkien puolesta, joten ketään ei voi napata.
dos-nothing-to-catch = Juuri nyt ei ole mitään, mistä { $player } voisi jäädä kiinni.
