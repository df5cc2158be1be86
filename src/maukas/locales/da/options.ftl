### House rules: a title for each option, and a sentence for each value; then sets of house rules, each with a title and a sentence.

## Mau Mau

option-maumau-start-card = Specialkort som startkort
option-maumau-start-card-counts = Startkortet virker, som om kortgiveren havde lagt det.
option-maumau-start-card-plain = Startkortet har ingen virkning; det viser kun en farve og en slags kort.
option-maumau-start-card-number = Specialkort lægges nederst i trækbunken, indtil der bliver vendt et talkort.
option-maumau-drawn-card = Det kort, du trækker
option-maumau-drawn-card-keep = Du beholder det kort, du trækker, og din tur er slut.
option-maumau-drawn-card-may-play = Hvis det kort, du trækker, passer, må du lægge det med det samme.
option-maumau-free-draw = Frit træk
option-maumau-free-draw-on = Du må trække, selv om du kan lægge et kort.
option-maumau-free-draw-off = Du må kun trække, hvis ingen af dine farvede kort passer.
option-maumau-take-four = Svar på Træk 4!
option-maumau-take-four-final = Et Træk 4!-kort kan ikke besvares.
option-maumau-take-four-stacks = Et Træk 4!-kort kan besvares med et Træk 4!-kort, og kortene lægges sammen.
option-maumau-two-player-reverse = Skift retning med to spillere
option-maumau-two-player-reverse-plain = Skift retning ændrer retningen, og det bliver den andens tur.
option-maumau-two-player-reverse-stop = Skift retning virker som et STOP!, og du spiller igen.
option-maumau-last-take = At slutte med et Træk-kort
option-maumau-last-take-ignored = Runden er slut, og ingen trækker flere kort.
option-maumau-last-take-served = Den næste spiller trækker kortene, før pointene tælles.
option-maumau-last-card = Det sidste kort
option-maumau-last-card-any = Du må slutte med et hvilket som helst kort.
option-maumau-last-card-number = Du må kun slutte med et talkort.
option-maumau-mau = At sige ”mau”
option-maumau-mau-judge = Hvis du glemmer at sige ”mau”, kommer straffen af sig selv.
option-maumau-mau-caught = Hvis du glemmer at sige ”mau”, bliver du kun straffet, hvis en anden når at gribe dig.
option-maumau-mau-auto = ”Mau” bliver sagt for alle, og ingen bliver straffet.
option-maumau-mau-penalty = Straf for et glemt ”mau”
option-maumau-mau-penalty-help = Hvor mange kort du trækker, hvis du glemmer at sige ”mau”.
option-maumau-false-mau-penalty = Straf for et forkert ”mau”
option-maumau-false-mau-penalty-help = Hvor mange kort du trækker, hvis du siger ”mau” og ikke kommer ned på ét kort; 0 betyder ingen straf.
option-maumau-hand-size = Kort ved uddelingen
option-maumau-hand-size-help = Hvor mange kort hver spiller får fra begyndelsen.
option-maumau-rounds = Runder
option-maumau-rounds-help = Hvor mange runder kampen består af.

## DOS

option-dos-after-draw = Når du har trukket
option-dos-after-draw-any = Når du har trukket, må du dække så mange midterkort, du vil, med hvilke kort du vil fra hånden.
option-dos-after-draw-drawn = Når du har trukket, må du dække ét midterkort, og det trukne kort skal være med.
option-dos-after-draw-end = Din tur slutter, når du har trukket, og der tilføjes ikke noget kort til rækken.
option-dos-bonus = Farvebonus
option-dos-bonus-may = Du må lade være med at tilføje et bonuskort.
option-dos-bonus-must = Du skal tilføje et kort for hver bonus, så længe du har kort.
option-dos-last-card = Det sidste kort
option-dos-last-card-any = Du må slutte ved at dække et midterkort eller ved at tilføje dit sidste kort til rækken.
option-dos-last-card-match = Du skal dække et midterkort med dit sidste kort.
option-dos-catch-window = Tid til at gribe
option-dos-catch-window-open = Du kan blive grebet, så længe du har to kort og ikke har råbt.
option-dos-catch-window-next-move = Du kan kun blive grebet, indtil en anden spiller gør noget i sin tur.
option-dos-dos = At råbe ”DOS!”
option-dos-dos-caught = Alle råber selv; hvis du glemmer det, kan du blive grebet.
option-dos-dos-auto = ”DOS!” bliver råbt for alle, og ingen bliver straffet.
option-dos-call-penalty = Straf for et glemt ”DOS!”
option-dos-call-penalty-help = Hvor mange kort du trækker, hvis du bliver grebet.
option-dos-false-catch-penalty = Straf for at gribe forkert
option-dos-false-catch-penalty-help = Hvor mange kort du trækker, hvis du prøver at gribe nogen uden grund; 0 betyder ingen straf.
option-dos-hand-size = Kort ved uddelingen
option-dos-hand-size-help = Hvor mange kort hver spiller får fra begyndelsen.
option-dos-target = Point for at vinde
option-dos-target-help = Hvor mange point der skal til for at vinde kampen.

## Sets of house rules

preset-maumau-strict = Streng
preset-maumau-strict-about = Reglerne præcis, som de er trykt.
preset-maumau-friendly = Venlig
preset-maumau-friendly-about = ”Mau” bliver sagt for alle, så ingen bliver straffet for at glemme det.
preset-maumau-lively = Livlig
preset-maumau-lively-about = Et Træk 4!-kort kan besvares med et Træk 4!-kort, og hvis det kort, du trækker, passer, må du lægge det med det samme.
preset-maumau-quick = Hurtig
preset-maumau-quick-about = Kampen er en enkelt runde.
preset-dos-strict = Streng
preset-dos-strict-about = Reglerne præcis, som de er trykt.
preset-dos-friendly = Venlig
preset-dos-friendly-about = ”DOS!” bliver råbt for alle, så ingen bliver straffet for at glemme det.
preset-dos-lively = Livlig
preset-dos-lively-about = Alle bonusser skal bruges, og det koster et kort at gribe nogen uden grund.
preset-dos-quick = Hurtig
preset-dos-quick-about = 100 point er nok til at vinde kampen.
