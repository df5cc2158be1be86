### The first game, which teaches by playing: what the coach says.
### $move: a move, like “Draw a card”. $step, $count, $points: numbers. $game: the name of a game.

learn = Opi pelaamaan
learn-about = Lyhyt peli, jossa opastaja on vierelläsi. Siihen menee noin kaksi minuuttia, eikä mikään voi mennä pieleen.
learn-maumau = Opi Mau Mau
learn-dos = Opi DOS
learn-game = { $game }: ensimmäinen pelisi
learn-coach = Opastaja
learn-progress = Vaihe { $step }/{ $count }
learn-back = Takaisin
learn-skip = Tee puolestani
learn-leave = Lopeta opastus
learn-watch = Hyvä! Katso nyt, mitä muut tekevät.
learn-elsewhere = Niinkin voisi tehdä. Mutta kokeile nyt tätä: { $move }
learn-won = Voitit ensimmäisen pelisi!
learn-play-now = Pelaa bottia vastaan
learn-rules = Lue säännöt
learn-again = Uudestaan

## Mau Mau

learn-maumau-colour = Ylimpänä on punainen 8. Pelaa samanvärinen kortti: kosketa punaista kolmosta.
learn-maumau-wrong = Birkillä ei ollut punaista eikä yhdeksikköä, joten hän nosti. Entä sinulla? Kokeile sinistä kolmosta punaisen yhdeksikön päälle.
learn-maumau-draw = Se ei sovi, ja Maukas kertoo, miksi ei. Värinvaihto sopisi, mutta säästä se: nosta kortti.
learn-maumau-number = Vihreä 9 olisi sopinut, mutta nostamisen jälkeen vuorosi on ohi. Nyt ylimpänä on punainen 3: pelaa sininen kolmosesi. Sama numero riittää.
learn-maumau-take = Birk pelasi Ota 2! -kortin: sinun pitäisi nostaa kaksi. Vastaa omalla Ota 2! -kortillasi, niin Aino nostaa neljä!
learn-maumau-stop = Nyt STOP! sopii värinsä puolesta. Pelaa se: seuraavana vuorossa oleva Aino jää väliin.
learn-maumau-mau = Birkin Vaihda suuntaa käänsi pelisuunnan. Ja sinulla on enää kaksi korttia: paina MAU! Unohtaminen maksaa kortin.
learn-maumau-change = Värinvaihto sopii minkä tahansa päälle, ja sinä nimeät värin. Pelaa se ja valitse vihreä, sillä viimeinen korttisi on vihreä.
learn-maumau-last = Väri on yhä vihreä. Pelaa viimeinen korttisi!
learn-maumau-points = Voittaja saa 0 pistettä ja muut sen, mitä heille jäi käteen: tällä kertaa yhteensä { $points }. Numerokortti on numeronsa arvoinen, erikoiskortti 10 pistettä. Viimeisen kierroksen jälkeen pienin summa voittaa.

## DOS

learn-dos-one = Keskellä on kaksi korttia. Kosketa keltaista seiskaasi, sitten sinistä seiskaa, ja peitä se. Vain numeron pitää olla sama.
learn-dos-wrong = Saat jatkaa peittämistä. Kokeile sinistä kahdeksikkoa vihreän nelosen päälle: kosketa ensin toista, sitten toista.
learn-dos-two = Se ei sovi, ja Maukas kertoo, miksi ei. Mutta kahden kortin summa kelpaa: peitä vihreä nelonen punaisella kolmosella ja punaisella ykkösellä.
learn-dos-end = Kaikki on peitetty. Lopeta vuorosi: keskirivi tyhjenee, ja tilalle tulee kaksi uutta korttia.
learn-dos-draw = Nyt mikään korttisi ei sovi, eikä minkään kahden summa ole 9 tai 6. Nosta kortti.
learn-dos-add = Punainen kymppikään ei auta. Silloin panet keskiriviin yhden kortin: punaisen kympin.
learn-dos-bonus = Cilla peitti keltaisen keltaisella. Siitä sai bonuksen: hän pani keskiriviin sinisen #-villikortin. Se on mikä numero tahansa, joten peitä se sinisellä kahdeksikollasi!
learn-dos-fill = Sinistä sinisen päälle: sinäkin ansaitsit bonuksen. Lopeta vuorosi, niin voit käyttää sen.
learn-dos-call = Nyt saat panna keskiriviin yhden kortin, ja sitten sinulla on enää kaksi. Huuda ensin: paina DOS! Jos unohdat, muut voivat napata sinut.
learn-dos-use = Käytä nyt bonuksesi: pane vihreä 10 keskiriviin.
learn-dos-last = DOS-villikortti on minkä värinen kakkonen tahansa. Punaisen vitosen kanssa se peittää punaisen seiskan. Kumpikin on punainen, joten Cilla joutuu nostamaan, ja sinulta loppuvat kortit!
learn-dos-points = Voittaja saa pisteet muiden käsistä: sinulle { $points }. Numerokortti on numeronsa arvoinen, DOS-villikortti 20 ja #-villikortti 40 pistettä. Ottelun voittaa se, joka saa ensimmäisenä 200 pistettä.
