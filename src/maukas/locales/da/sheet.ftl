### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = Reglerne
sheet-choose = To spil og alle deres regler, med egne ord og egne billeder.
sheet-legend = Numre som M-15 eller D-12 står for det, der står i de trykte regler, numre som AM-06 eller AD-09 for det, Maukas bestemmer, hvor reglerne tier eller er uenige.
sheet-contents = Indhold
sheet-glance = Kortene i overblik
sheet-card-number = Talkort
sheet-card-hash = #-joker
sheet-count =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
sheet-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    }
sheet-points-number = sit tal værd
sheet-link = Link til { $clause }
sheet-silent = Hvor reglerne tier
sheet-house-rules = Husregler
sheet-house-rules-about = De strenge regler gælder, medmindre bordet har valgt noget andet. Her er, hvad man kan vælge:
sheet-strict = (streng regel)
sheet-strict-number = (streng regel: { $count })
sheet-changes = Hører til
sheet-print = Udskriv
sheet-learn = Lær det ved at spille, på to minutter

## Mau Mau

sheet-maumau = Mau Mau: reglerne
sheet-maumau-about = Det nordiske spil med 110 kort, fortalt med egne ord.
sheet-maumau-short = Læg ét kort pr. tur: samme farve eller samme tal som det øverste kort. Passer intet, trækker du. Med specialkortene gør du livet surt for de andre. Sig ”mau”, når du lægger dit næstsidste kort; den, der først er af med sine kort, vinder runden.
sheet-maumau-card-number = Passer på sin farve og på sit tal.
sheet-maumau-card-reverse = Spillet går den anden vej rundt.
sheet-maumau-card-take-two = Den næste spiller trækker to kort eller lægger selv et Træk 2!-kort: så bliver det fire, seks …
sheet-maumau-card-take-four = Den næste spiller trækker fire kort og mister sin tur.
sheet-maumau-card-stop = Den næste spiller bliver sprunget over.
sheet-maumau-card-change = Passer på alt. Du siger, hvilken farve der nu gælder.
sheet-maumau-cards = Kortene
sheet-maumau-setup = Før I begynder
sheet-maumau-aim = Målet
sheet-maumau-turn = Din tur
sheet-maumau-specials = Specialkortene
sheet-maumau-reverse = Skift retning
sheet-maumau-take-two = Træk 2!
sheet-maumau-take-four = Træk 4!
sheet-maumau-stop = STOP!
sheet-maumau-change = Farveskift
sheet-maumau-pile = Når trækbunken er brugt op
sheet-maumau-mau = At sige ”mau”
sheet-maumau-end = Når runden er slut
sheet-maumau-match = Kampen

## DOS

sheet-dos = DOS: reglerne
sheet-dos-about = Den første udgave med 108 kort, fortalt med egne ord. DOS er et varemærke tilhørende Mattel, som Maukas ikke har nogen forbindelse med.
sheet-dos-short = Dæk kortene i midten: med ét kort med samme tal eller med to, der tilsammen giver det. Samme farve giver en bonus. Dækker du intet, trækker du. Råb ”DOS!”, når du har to kort tilbage; den, der først er af med sine kort, får point for det, de andre har på hånden.
sheet-dos-card-number = Dækker sit tal; to kort dækker deres sum.
sheet-dos-card-hash = Et hvilket som helst tal fra 1 til 10 i sin egen farve.
sheet-dos-card-wild = En toer i den farve, du vil.
sheet-dos-cards = Kortene
sheet-dos-aim = Målet
sheet-dos-setup = Før I begynder
sheet-dos-turn = Din tur: at dække
sheet-dos-bonus = Farvebonusser
sheet-dos-draw = At trække
sheet-dos-row = Midterrækken
sheet-dos-turn-end = Sådan slutter din tur
sheet-dos-wild = DOS-jokeren
sheet-dos-hash = #-jokeren
sheet-dos-call = At råbe ”DOS!”
sheet-dos-end = Når runden er slut
sheet-dos-match = Kampen
