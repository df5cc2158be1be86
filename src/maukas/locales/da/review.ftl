### A finished match, reviewed: what decisions were worth, and where results came from

review-opening = { $game }, gennemgået: { $rounds ->
        [one] én runde
       *[other] { $rounds } runder
    }, hvert træk prøvet i { $depth } verdener, der passer med, hvad spilleren kunne vide
review-losses = De største tab
review-no-losses = Ingen beslutning tabte noget, der tydeligt er mere end støj.
review-where = Runde { $round }, træk { $number }: { $player }
review-instead = Spillet: { $move } – bedre: { $best }
review-cost = Kostede { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpoint af chancen for at vinde runden ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } til { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}% i stedet for { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%.
review-points-cost = I point var det { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } dårligere end det bedste træk for pointene.
review-hands = Hvad de andre virkelig havde: { $hands }
review-hand = { $player } { $cards }
review-why-out = Det ville have lagt de sidste kort og vundet med det samme.
review-why-threat = Efter det bedre træk kan { $player } lægge sit sidste kort i { $best } verdener ud af 100, efter det spillede i { $played }.
review-why-stuck = Efter det bedre træk har { $player } intet at lægge i { $best } verdener ud af 100, efter det spillede i { $played }.
review-why-again = Det bedre træk beholder turen.
review-why-owes = { $player } skulle have taget { $best } kort eller svaret på dem.
review-why-keeps =
    { $best ->
        [one] Det beholder ét kort på hånden, der passer, i stedet for { $played }.
       *[other] Det beholder { $best } kort på hånden, der passer, i stedet for { $played }.
    }
review-why-takes =
    { $best ->
        [one] Det får de andre til at tage ét kort mere med det samme.
       *[other] Det får de andre til at tage { $best } kort mere med det samme.
    }
review-why-cards =
    { $best ->
        [one] Det lægger ét kort, det spillede intet.
       *[other] Det lægger { $best } kort i stedet for { $played }.
    }
review-why-ahead = Intet enkelt forhold skiller dem ad: spillet videre vandt det { $best } runder ud af 100 i stedet for { $played }.
review-decisions = Beslutninger
review-player = Spiller
review-choices = Valg
review-marked = Markerede
review-mean-loss = Gennemsnitligt tab, procentpoint af vinderchancen (95{"\u00A0"}%-interval)
review-loss-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-nothing = –
review-receipt-wins = Hvor sejrene kom fra
review-receipt-points = Hvor pointene kom fra
review-part-share = Gennemsnitlig uddeling
review-part-deal = Uddelingen
review-part-drawn = Trukne kort
review-part-others = De andres spil
review-part-own = Eget spil
review-result = Resultat
review-part-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-receipt-note = Delene giver tilsammen resultatet. De findes med alle hænder åbne, målt mod spil efter tommelfingerregler; trukne kort er nul i gennemsnit, hvem der end spiller.
review-unfinished = Denne kamp er ikke slut endnu; den kan gennemgås, når den er det.
review-no-such-seat = Der er ingen plads { $seat }; pladserne er 0 til { $last }.
review-depth = Dybden er et tal fra { $least }, ikke { $depth }.
review-progress = Gennemgår

## The review on the page of a match

reviewed-title = Gennemgang
reviewed-about = Hvad var hver beslutning værd, efter hvad spilleren kunne vide? Og hvor meget af resultatet var held?
reviewed-ask = Gennemgå denne kamp
reviewed-waiting = Andre kampe gennemgås først{"\u00A0"}…
reviewed-preparing = Gør klar{"\u00A0"}…
reviewed-progress = { $done } af { $total } træk gennemgået
reviewed-done = Gennemgangen er færdig.
reviewed-chances = Chancer for at vinde runde { $round }
reviewed-chances-help = Tryk på et øjeblik, eller brug piletasterne. Page Up og Page Down går fra mærke til mærke: et mærke er et tydeligt tab.
reviewed-chance = { $name }: { $percent }{"\u00A0"}%
reviewed-moment = Træk { $move } af { $count }. { $chances }
reviewed-loss-here = Et tydeligt tab: { $loss } procentpoint af vinderchancen.
reviewed-played = Spillet
reviewed-better = Bedre
reviewed-see = Vis øjeblikket
reviewed-more = Vis alle { $count }
reviewed-luck = Hvor resultatet kom fra
reviewed-luck-round = Runde { $round }
reviewed-luck-match = Hele kampen
reviewed-victories = Sejre, i procent
reviewed-points = Point

## The fair deal

fair-about-now = Serveren forseglede sin del af blandingen før uddelingen. Når runden er slut, bryder den seglet, og alle kan kontrollere, at intet er ændret.
fair-about = Før uddelingen forseglede serveren sit hemmelige frø. Derefter lagde spillernes browsere deres egne tilfældige andele til, og det hele tilsammen afgjorde blandingen.
fair-seal = Seglet, offentliggjort før uddelingen
fair-seed = Serverens frø, afsløret efter runden
fair-shares =
    { $count ->
        [one] Spillernes andel
       *[other] Spillernes andele
    }
fair-no-shares = ingen
fair-mixture = Tilsammen: det, blandingen blev regnet ud fra
fair-check = Kontrollér
fair-seal-holds = Frøet er det, der blev forseglet.
fair-seal-broken = Frøet er ikke det, der blev forseglet!
fair-seen = Seglet er det, denne browser fik at se før uddelingen.
fair-seen-differs = Før uddelingen fik denne browser et andet segl at se!
fair-not-seen = Denne browser var ikke ved bordet før uddelingen, så den har ikke noget segl at sammenligne med.
fair-share-in = Denne browsers andel er med i blandingen.
fair-share-late = Denne browsers andel er ikke med: den kan være kommet for sent.
fair-means = Altså kunne ingen vælge kortene: frøet lå fast, før andelene var kendt, og andelene blev givet, uden at nogen kendte frøet.
fair-means-alone = Altså lå frøet fast før uddelingen og blev ikke ændret bagefter.
fair-means-if = Hvis dette er det segl, spillerne fik at se før uddelingen, lå frøet allerede fast dengang og blev ikke ændret bagefter.
fair-no-check = Din browser kan kun lave tjekket på sider, der kommer via HTTPS eller fra denne computer. Kommandoen nedenfor kontrollerer også seglet.
fair-command = Sådan kontrollerer du kortene og hvert træk i kampens protokol:
fair-record-later = Når kampen er slut, kan hele protokollen kontrolleres: hver uddeling og hvert træk.
