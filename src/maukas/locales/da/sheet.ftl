### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = Reglerne
sheet-choose = To spil og alle deres regler, med egne ord og egne billeder.
sheet-legend = Betegnelser som M-15 eller D-12 henviser til de trykte regler, betegnelser som AM-06 eller AD-09 til det, Maukas bestemmer, hvor de trykte regler ikke siger noget eller siger forskellige ting.
sheet-contents = Indhold
sheet-which = Hvis regler?
sheet-all = Vores, med alle regelark
sheet-glance = Overblik over kortene
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
sheet-silent = Det, reglerne ikke siger
sheet-house-rules = Husregler
sheet-house-rules-about = De trykte regler gælder sammen med vores fortolkninger, medmindre bordet har valgt noget andet. Det kan man vælge:
sheet-strict = (trykte regler)
sheet-strict-number = (trykte regler: { $count })
sheet-changes = Se
sheet-print = Udskriv
sheet-learn = Lær det ved at spille, på to minutter
sheet-paper = På papir
sheet-paper-about = Hele kortsættet til at udskrive og klippe ud: { $count } kort på 63 × 88 mm med bagsider. Udskriv i 100 % på karton, på begge sider, og vend langs den lange kant.
sheet-paper-cards = Kort (PDF)
sheet-paper-large = Kort med stort tryk (PDF)
sheet-paper-rules = Regler (PDF)
sheet-paper-scores = Pointark (PDF)
sheet-paper-size = Papir
sheet-paper-names = Navne til pointarket, med komma imellem

## Mau Mau

sheet-maumau = Mau Mau: reglerne
sheet-maumau-about = Det nordiske spil med 110 kort, fortalt med egne ord.
sheet-maumau-short = Læg ét kort pr. tur: samme farve eller samme tal som det øverste kort. Passer intet, trækker du. Med specialkortene gør du livet surt for de andre. Sig ”mau”, når du lægger dit næstsidste kort; den, der først er af med sine kort, vinder runden.
sheet-maumau-card-number = Passer på sin farve og på sit tal.
sheet-maumau-card-reverse = Spillet går den anden vej rundt.
sheet-maumau-card-take-two = Den næste spiller trækker to kort eller lægger selv et Træk 2!-kort: så bliver det fire, seks{"\u00A0"}…
sheet-maumau-card-take-four = Den næste spiller trækker fire kort og mister sin tur.
sheet-maumau-card-stop = Den næste spiller bliver sprunget over.
sheet-maumau-card-change = Passer på alt. Du vælger, hvilken farve der nu gælder.
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
sheet-maumau-mau = Sig ”mau”
sheet-maumau-end = Når runden er slut
sheet-maumau-match = Kampen
sheet-M-15-free-draw-on = Når det er din tur, må du lægge et kort med samme farve eller samme tal som det øverste kort i afkastbunken.
sheet-M-24-reverse-after-stop-layer = Efter dit Skift retning-kort er det altså den, der spillede før dig, der spiller.
sheet-M-34-named-colour-new = Når du lægger det, vælger du den nye farve, der nu gælder. Den gælder med det samme.
sheet-M-37-mau-timing-with-card = Når du kan lægge dit næstsidste kort, skal du sige ”mau”.
sheet-M-37-mau-timing-after-card = Når du har lagt dit næstsidste kort, skal du sige ”mau”.
sheet-M-37-mau-timing-one-left = Når du kun har ét kort tilbage, skal du sige ”mau”.
sheet-AM-06-free-draw-off = Skal du lægge, hvis du kan? Ja: så længe du har et farvet kort, der passer, må du ikke trække.
sheet-AM-06-free-draw-on = Skal du lægge, hvis du kan? Nej: du må trække et kort i stedet.
sheet-AM-07-change-forces-off = Skal du lægge et Farveskift? Nej: hvis intet andet passer, må du lægge det eller trække, som du vil.
sheet-AM-07-change-forces-on = Skal du lægge et Farveskift? Ja, hvis det er det eneste kort, du kan lægge: du trækker kun, hvis du slet ikke kan lægge.
sheet-AM-17-reverse-after-stop-neighbour = Hvem har turen, når et Skift retning-kort følger efter et STOP!-kort? Naboen på den anden side, altså netop den, der blev sprunget over.
sheet-AM-17-reverse-after-stop-layer = Hvem har turen, når et Skift retning-kort følger efter et STOP!-kort eller et Træk 4!-kort? Den, der lagde det; den, der blev sprunget over, bliver sprunget over igen.
sheet-AM-20-named-colour-any = Hvilken farve må du vælge? En hvilken som helst af de fire, også den, der allerede gælder, men du skal vælge en, undtagen med dit sidste kort. Den næste skal bruge den farve eller et nyt Farveskift.
sheet-AM-20-named-colour-new = Hvilken farve må du vælge? En hvilken som helst undtagen den, der allerede gælder. Du skal vælge en, undtagen med dit sidste kort. Den næste skal bruge den farve eller et nyt Farveskift.
sheet-AM-24-mau-timing-with-card = Hvornår præcis siger du ”mau”? I den tur, du begynder med to kort, før du lægger kortet, eller samtidig. Bagefter er det for sent.
sheet-AM-24-mau-timing-after-card = Hvornår præcis siger du ”mau”? Når du har lagt kortet, ikke før. Du har tid, indtil den næste, der har turen, lægger eller trækker; det kan være dig selv igen.
sheet-AM-24-mau-timing-one-left = Hvornår præcis siger du ”mau”? Mens du har ét kort tilbage: du har tid, indtil du selv lægger eller trækker igen. Skal du trække kort inden da, er det ikke længere nødvendigt.

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
sheet-dos-turn = Din tur: dæk kort
sheet-dos-bonus = Farvebonusser
sheet-dos-draw = Træk kort
sheet-dos-row = Midterrækken
sheet-dos-turn-end = Sådan slutter din tur
sheet-dos-wild = DOS-jokeren
sheet-dos-hash = #-jokeren
sheet-dos-call = Råb ”DOS!”
sheet-dos-end = Når runden er slut
sheet-dos-match = Kampen
