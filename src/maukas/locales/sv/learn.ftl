### The first game, which teaches by playing: what the coach says.
### $move: a move, like “Draw a card”. $step, $count, $points: numbers. $game: the name of a game.

learn = Lär dig spela
learn-about = Ett kort spel med en lärare vid din sida. Det tar ungefär två minuter, och ingenting kan gå fel.
learn-maumau = Lär dig Mau Mau
learn-dos = Lär dig DOS
learn-game = { $game }: ditt första spel
learn-coach = Läraren
learn-progress = Steg { $step } av { $count }
learn-back = Tillbaka
learn-skip = Gör det åt mig
learn-leave = Avsluta lektionen
learn-watch = Bra! Titta nu på de andra.
learn-elsewhere = Så går det också att göra. Men prova det här nu: { $move }
learn-won = Du vann ditt första spel!
learn-play-now = Spela mot en bott
learn-rules = Läs reglerna
learn-again = En gång till

## Mau Mau

learn-maumau-colour = Överst ligger en röd 8. Lägg ett kort i samma färg: tryck på din röda trea.
learn-maumau-wrong = Birk hade inget rött och ingen nia, så han drog. Och du? Prova din blå trea på den röda nian.
learn-maumau-draw = Den passar inte, och Maukas talar om varför. Byt färg-kortet skulle passa, men spara det: dra ett kort.
learn-maumau-number = Den gröna nian hade passat, men när du har dragit är din tur slut. Nu ligger en röd 3 överst: lägg din blå trea. Samma nummer räcker.
learn-maumau-take = Birk har lagt ett Ta 2!-kort, så egentligen måste du ta upp två kort. Men svara med ditt eget Ta 2!-kort, så får Aino ta upp fyra!
learn-maumau-stop = Nu passar ditt STOPP-kort, för färgen är rätt. Lägg det: Aino, som står näst i tur, hoppas över.
learn-maumau-mau = Birks Byt riktning-kort har ändrat riktningen. Och du har bara två kort kvar: tryck på MAU! Glömmer du det kostar det ett kort.
learn-maumau-change = Byt färg-kortet passar på allt, och du väljer nästa färg. Lägg det och välj grönt, för ditt sista kort är grönt.
learn-maumau-last = Det är fortfarande grönt. Lägg ditt sista kort!
learn-maumau-points = Vinnaren får 0 poäng och de andra det de har kvar på handen: { $points } poäng tillsammans den här gången. Ett nummerkort räknas efter sitt nummer, ett specialkort som 10. Efter sista omgången vinner lägst summa.

## DOS

learn-dos-one = I mitten ligger två kort. Tryck på din gula sjua, sedan på den blå sjuan, och täck den. Bara numret måste vara samma.
learn-dos-wrong = Du får fortsätta att täcka. Prova din blå åtta på den gröna fyran: tryck på den ena, sedan på den andra.
learn-dos-two = Den passar inte, och Maukas talar om varför. Men två kort kan tillsammans ge rätt summa: täck den gröna fyran med din röda trea och din röda etta.
learn-dos-end = Allt är täckt. Avsluta din tur: det som ligger i mitten försvinner, och två nya kort kommer.
learn-dos-draw = Nu passar inget av dina kort, och inga två av dem blir 9 eller 6. Dra ett kort.
learn-dos-add = Den röda tian hjälper inte heller. Då lägger du ett kort i raden: den röda tian.
learn-dos-bonus = Cilla täckte gult med gult. Det ger en bonus: hon lade den blå #-jokern i raden. Den är vilket nummer som helst, så täck den med din blå åtta!
learn-dos-fill = Blått på blått: du har också fått en bonus. Avsluta din tur, så kan du använda den.
learn-dos-call = Nu får du lägga ett kort i raden, och sedan har du två kvar. Ropa först: tryck på DOS! Glömmer du det kan de andra avslöja dig.
learn-dos-use = Använd nu din bonus: lägg den gröna tian i raden.
learn-dos-last = DOS-jokern är en tvåa i vilken färg som helst. Tillsammans med den röda femman täcker den sjuan. Alla är röda, så Cilla får dra, och du är av med dina kort!
learn-dos-points = Vinnaren får poäng för det de andra har kvar: { $points } poäng till dig. Ett nummerkort är värt sitt nummer, en DOS-joker 20 och en #-joker 40. Den som först når 200 poäng vinner matchen.
