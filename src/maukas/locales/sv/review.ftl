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
