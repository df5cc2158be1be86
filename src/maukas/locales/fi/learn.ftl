### The first game, which teaches by playing: what the coach says.
### $move: a move, like “Draw a card”. $step, $count, $points: numbers. $game: the name of a game.

learn = Opi pelaamaan
learn-about = Lyhyt peli, jossa opas on vierelläsi. Siihen menee noin kaksi minuuttia, eikä mikään voi mennä pieleen.
learn-maumau = Opi Mau Mau
learn-dos = Opi DOS
learn-game = { $game }: ensimmäinen pelisi
learn-coach = Opas
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

learn-maumau-colour = Ylimpänä on punainen 8. Pelaa samanvärinen kortti: napauta punaista kolmostasi.
learn-maumau-wrong = Birkillä ei ollut punaista eikä ysiä, joten hän nosti. Entä sinulla? Kokeile sinistä kolmosta punaisen ysin päälle.
learn-maumau-draw = Se ei sovi, ja Maukas kertoo, miksi ei. Värinvaihto sopisi, mutta säästä se: nosta kortti.
learn-maumau-number = Vihreä 9 olisi sopinut, mutta nostamisen jälkeen vuorosi on ohi. Nyt ylimpänä on punainen 3: pelaa sininen kolmosesi. Sama numero riittää.
learn-maumau-take = Birk pelasi Ota 2! -kortin, joten sinun pitäisi nostaa kaksi. Vastaa omalla Ota 2! -kortillasi, niin Ainon on nostettava neljä!
learn-maumau-stop = Nyt STOP! sopii värinsä puolesta. Pelaa se: seuraavana vuorossa oleva Aino jää väliin.
learn-maumau-mau = Birkin Vaihda suuntaa käänsi pelisuunnan. Ja sinulla on enää kaksi korttia: paina MAU! Unohtaminen maksaa kortin.
learn-maumau-change = Värinvaihto sopii minkä tahansa päälle, ja saat valita uuden värin. Pelaa se ja valitse vihreä, sillä viimeinen korttisi on vihreä.
learn-maumau-last = Väri on yhä vihreä. Pelaa viimeinen korttisi!
learn-maumau-points = Voittaja saa 0 pistettä ja muut sen, mitä heille jäi käteen: tällä kertaa yhteensä { $points } pistettä. Numerokortti on numeronsa arvoinen, erikoiskortti 10 pistettä. Viimeisen kierroksen jälkeen pienin summa voittaa.

## DOS

learn-dos-one = Keskellä on kaksi korttia. Napauta keltaista seiskaasi, sitten sinistä seiskaa, ja peitä se. Vain numeron pitää olla sama.
learn-dos-wrong = Saat jatkaa peittämistä. Kokeile sinistä kasia vihreän nelosen päälle: napauta ensin toista, sitten toista.
learn-dos-two = Se ei sovi, ja Maukas kertoo, miksi ei. Mutta kahden kortin summa kelpaa: peitä vihreä nelonen punaisella kolmosella ja punaisella ykkösellä.
learn-dos-end = Kaikki on peitetty. Päätä vuorosi: keskirivi tyhjenee, ja tilalle tulee kaksi uutta korttia.
learn-dos-draw = Nyt mikään korttisi ei sovi, eikä minkään kahden summa ole 9 tai 6. Nosta kortti.
learn-dos-add = Punainen kymppikään ei auta. Silloin lisäät keskiriviin yhden kortin: punaisen kympin.
learn-dos-bonus = Cilla peitti keltaisen keltaisella. Siitä hän sai bonuksen ja lisäsi keskiriviin sinisen #-villikortin. Se on mikä numero tahansa, joten peitä se sinisellä kasillasi!
learn-dos-fill = Sinistä sinisen päälle: sinäkin ansaitsit bonuksen. Päätä vuorosi, niin voit käyttää sen.
learn-dos-call = Nyt saat lisätä keskiriviin yhden kortin, ja sitten sinulla on enää kaksi. Huuda ensin: paina DOS! Jos unohdat, muut voivat napata sinut.
learn-dos-use = Käytä nyt bonuksesi: lisää vihreä kymppi keskiriviin.
learn-dos-last = DOS-villikortti on minkä värinen kakkonen tahansa. Punaisen vitosen kanssa se peittää punaisen seiskan. Molemmat kortit ovat punaisia, joten Cilla joutuu nostamaan, ja sinun korttisi loppuvat!
learn-dos-points = Voittaja saa pisteet muiden käteen jääneistä korteista: sinulle { $points } pistettä. Numerokortti on numeronsa arvoinen, DOS-villikortti 20 ja #-villikortti 40 pistettä. Ottelun voittaa se, joka saa ensimmäisenä 200 pistettä.
