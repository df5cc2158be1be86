### A finished match, reviewed: what decisions were worth, and where results came from

review-opening = { $game }, granskad: { $rounds ->
        [one] en omgång
       *[other] { $rounds } omgångar
    }, varje drag prövat i { $depth } världar som stämmer med vad spelaren kunde veta
review-losses = De största förlusterna
review-no-losses = Inget beslut förlorade något som tydligt är mer än brus.
review-where = Omgång { $round }, drag { $number }: { $player }
review-instead = Spelat: { $move } – bättre: { $best }
review-cost = Kostade { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentenheter av chansen att vinna omgången ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } till { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}% i stället för { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%.
review-points-cost = I poäng var det { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } sämre än det bästa draget för poängen.
review-hands = Vad de andra verkligen hade: { $hands }
review-hand = { $player } { $cards }
review-why-out = Det hade lagt de sista korten och vunnit genast.
review-why-threat = Efter det bättre draget kan { $player } lägga sitt sista kort i { $best } världar av 100, efter det spelade i { $played }.
review-why-stuck = Efter det bättre draget har { $player } inget att lägga i { $best } världar av 100, efter det spelade i { $played }.
review-why-again = Det bättre draget behåller turen.
review-why-owes = { $player } hade fått ta { $best } kort eller svara på dem.
review-why-keeps =
    { $best ->
        [one] Det behåller ett kort på handen som passar, i stället för { $played }.
       *[other] Det behåller { $best } kort på handen som passar, i stället för { $played }.
    }
review-why-takes =
    { $best ->
        [one] Det låter de andra ta ett kort till genast.
       *[other] Det låter de andra ta { $best } kort till genast.
    }
review-why-cards =
    { $best ->
        [one] Det lägger ett kort, det spelade inget.
       *[other] Det lägger { $best } kort i stället för { $played }.
    }
review-why-ahead = Inget enskilt skiljer dem åt: när det spelades vidare vann det { $best } omgångar av 100 i stället för { $played }.
review-decisions = Beslut
review-player = Spelare
review-choices = Val
review-marked = Markerade
review-mean-loss = Genomsnittlig förlust, procentenheter av vinstchansen (95-procentigt intervall)
review-loss-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-nothing = –
review-receipt-wins = Var vinsterna kom ifrån
review-receipt-points = Var poängen kom ifrån
review-part-share = Genomsnittlig giv
review-part-deal = Given
review-part-drawn = Dragna kort
review-part-others = De andras spel
review-part-own = Eget spel
review-result = Resultat
review-part-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-receipt-note = Delarna blir tillsammans resultatet. De räknas med alla händer öppna, mot spel efter tumregler; dragna kort är noll i genomsnitt, vem som än spelar.
review-unfinished = Den här matchen är inte slut än; den kan granskas när den är det.
review-no-such-seat = Det finns ingen plats { $seat }; platserna är 0 till { $last }.
review-depth = Djupet är ett tal från { $least }, inte { $depth }.
review-progress = Granskar

## The review on the page of a match

reviewed-title = Granskning
reviewed-about = Vad var varje beslut värt, efter vad spelaren kunde veta? Och hur mycket av resultatet var tur?
reviewed-ask = Granska den här matchen
reviewed-waiting = Andra matcher granskas först{"\u00A0"}…
reviewed-preparing = Förbereder{"\u00A0"}…
reviewed-progress = { $done } av { $total } drag granskade
reviewed-done = Granskningen är klar.
reviewed-chances = Chanser att vinna runda { $round }
reviewed-chances-help = Tryck på ett ögonblick eller använd piltangenterna. Page Up och Page Down går från märke till märke: ett märke är en tydlig förlust.
reviewed-chance = { $name }: { $percent }{"\u00A0"}%
reviewed-moment = Drag { $move } av { $count }. { $chances }
reviewed-loss-here = En tydlig förlust: { $loss } procentenheter av vinstchansen.
reviewed-played = Spelat
reviewed-better = Bättre
reviewed-see = Visa ögonblicket
reviewed-more = Visa alla { $count }
reviewed-luck = Varifrån resultatet kom
reviewed-luck-round = Runda { $round }
reviewed-luck-match = Hela matchen
reviewed-victories = Segrar, i procent
reviewed-points = Poäng

## The fair deal

fair-about-now = Servern förseglade sin del av blandningen före given. När omgången är slut bryter den sigillet, och alla kan kontrollera att inget har ändrats.
fair-about = Före given förseglade servern sitt hemliga frö. Sedan lade spelarnas webbläsare till egna slumpmässiga andelar, och alltihop tillsammans bestämde blandningen.
fair-seal = Sigillet, publicerat före given
fair-seed = Serverns frö, visat efter omgången
fair-shares =
    { $count ->
        [one] Spelarnas andel
       *[other] Spelarnas andelar
    }
fair-no-shares = inga
fair-mixture = Tillsammans: det som blandningen räknades fram ur
fair-check = Kontrollera
fair-seal-holds = Fröet är det som förseglades.
fair-seal-broken = Fröet är inte det som förseglades!
fair-seen = Sigillet är det som den här webbläsaren fick se före given.
fair-seen-differs = Före given fick den här webbläsaren se ett annat sigill!
fair-not-seen = Den här webbläsaren var inte vid bordet före given, så den har inget sigill att jämföra med.
fair-share-in = Den här webbläsarens andel är med i blandningen.
fair-share-late = Den här webbläsarens andel är inte med: den kan ha kommit för sent.
fair-means = Alltså kunde ingen välja korten: fröet låg fast innan andelarna var kända, och andelarna gavs utan att någon kände fröet.
fair-means-alone = Alltså låg fröet fast före given och ändrades inte efteråt.
fair-means-if = Om det här är sigillet som spelarna fick se före given, låg fröet fast redan då och ändrades inte efteråt.
fair-no-check = Din webbläsare kan bara göra kontrollen på sidor som kommer via HTTPS eller från den här datorn. Kommandot nedan kontrollerar också sigillet.
fair-command = Så här kontrollerar du korten och varje drag i matchprotokollet:
fair-record-later = När matchen är slut kan hela protokollet kontrolleras: varje giv och varje drag.
