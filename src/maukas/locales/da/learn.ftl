### The first game, which teaches by playing: what the coach says.
### $move: a move, like “Draw a card”. $step, $count, $points: numbers. $game: the name of a game.

learn = Lær at spille
learn-about = Et kort spil med en lærer ved din side. Det tager omkring to minutter, og intet kan gå galt.
learn-maumau = Lær Mau Mau
learn-dos = Lær DOS
learn-game = { $game }: dit første spil
learn-coach = Læreren
learn-progress = Trin { $step } af { $count }
learn-back = Tilbage
learn-skip = Gør det for mig
learn-leave = Forlad lektionen
learn-watch = Godt! Se nu, hvad de andre gør.
learn-elsewhere = Det kan man også gøre. Men prøv nu dette: { $move }
learn-won = Du vandt dit første spil!
learn-play-now = Spil mod en bot
learn-rules = Læs reglerne
learn-again = En gang til

## Mau Mau

learn-maumau-colour = Øverst ligger en rød 8. Læg et kort i samme farve: tryk på din røde treer.
learn-maumau-wrong = Birk havde intet rødt og ingen nier, så han trak. Hvad med dig? Prøv din blå treer på den røde nier.
learn-maumau-draw = Den passer ikke, og Maukas fortæller hvorfor. Farveskiftet ville passe, men gem det: træk et kort.
learn-maumau-number = Den grønne nier ville have passet, men når du har trukket, er din tur slut. Nu ligger en rød 3 øverst: læg din blå treer. Samme tal er nok.
learn-maumau-take = Birk har lagt et Træk 2!-kort, så egentlig skal du trække to kort. Men svar med dit eget Træk 2!-kort, så må Aino trække fire!
learn-maumau-stop = Nu passer dit STOP!-kort, for farven er rigtig. Læg det: Aino, som er den næste i rækken, bliver sprunget over.
learn-maumau-mau = Birks Skift retning-kort har ændret retningen. Og du har kun to kort tilbage: tryk på MAU! Glemmer du det, koster det et kort.
learn-maumau-change = Farveskiftet passer på alt, og du vælger den næste farve. Læg det, og vælg grøn, for dit sidste kort er grønt.
learn-maumau-last = Farven er stadig grøn. Læg dit sidste kort!
learn-maumau-points = Vinderen får 0 point, og de andre får det, de har tilbage på hånden: denne gang { $points } point tilsammen. Et talkort tæller sit tal, et specialkort 10. Efter den sidste runde vinder den laveste sum.

## DOS

learn-dos-one = I midten ligger to kort. Tryk på din gule syver, så på den blå syver, og dæk den. Kun tallet skal være det samme.
learn-dos-wrong = Du må gerne blive ved med at dække. Prøv din blå otter på den grønne firer: tryk på den ene, så på den anden.
learn-dos-two = Den passer ikke, og Maukas fortæller hvorfor. Men to kort kan tilsammen give den rigtige sum: dæk den grønne firer med din røde treer og din røde etter.
learn-dos-end = Alt er dækket. Afslut din tur: det, der ligger i midten, forsvinder, og der kommer to nye kort.
learn-dos-draw = Nu passer ingen af dine kort, og ingen to af dem giver 9 eller 6. Træk et kort.
learn-dos-add = Den røde tier hjælper heller ikke. Så lægger du et kort i rækken: den røde tier.
learn-dos-bonus = Cilla dækkede gul med gul. Det giver en bonus: hun lagde den blå #-joker i rækken. Den er et hvilket som helst tal, så dæk den med din blå otter!
learn-dos-fill = Blå på blå: du har også fået en bonus. Afslut din tur, så kan du bruge den.
learn-dos-call = Nu må du lægge et kort i rækken, og så har du to tilbage. Råb først: tryk på DOS! Glemmer du det, kan de andre fange dig.
learn-dos-use = Brug nu din bonus: læg den grønne tier i rækken.
learn-dos-last = DOS-jokeren er en toer i en hvilken som helst farve. Sammen med den røde femmer dækker den syveren. De er alle røde, så Cilla skal trække, og du er af med dine kort!
learn-dos-points = Vinderen får point for det, de andre har tilbage: { $points } point til dig. Et talkort er sit tal værd, en DOS-joker 20 og en #-joker 40. Den, der først når 200 point, vinder kampen.
