### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = Reglerna
sheet-choose = Två spel och alla deras regler, med egna ord och egna bilder.
sheet-legend = Nummer som M-15 eller D-12 står för det som sägs i de tryckta reglerna, nummer som AM-06 eller AD-09 för det som Maukas bestämmer där reglerna tiger eller är oense.
sheet-contents = Innehåll
sheet-glance = Korten i korthet
sheet-card-number = Nummerkort
sheet-card-hash = #-joker
sheet-count =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
sheet-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
sheet-points-number = värt sitt nummer
sheet-link = Länk till { $clause }
sheet-silent = Där reglerna tiger
sheet-house-rules = Husregler
sheet-house-rules-about = De strikta reglerna gäller om bordet inte har valt något annat. Det här kan väljas:
sheet-strict = (strikt)
sheet-strict-number = (strikt: { $count })
sheet-changes = Hör till
sheet-print = Skriv ut
sheet-learn = Lär dig genom att spela, på två minuter

## Mau Mau

sheet-maumau = Mau Mau: reglerna
sheet-maumau-about = Det nordiska spelet med 110 kort, berättat med egna ord.
sheet-maumau-short = Lägg ett kort per tur: samma färg eller samma nummer som det översta kortet. Om inget passar drar du. Med specialkorten gör du livet svårt för de andra. Säg ”mau” när du lägger ditt näst sista kort; den som först blir av med sina kort vinner omgången.
sheet-maumau-card-number = Passar på sin färg och på sitt nummer.
sheet-maumau-card-reverse = Spelet går åt andra hållet.
sheet-maumau-card-take-two = Nästa spelare tar upp två kort eller lägger också ett Ta 2!-kort: då blir det fyra, sex …
sheet-maumau-card-take-four = Nästa spelare tar upp fyra kort och förlorar sin tur.
sheet-maumau-card-stop = Nästa spelare hoppas över.
sheet-maumau-card-change = Passar på allt. Du säger vilken färg som ska gälla.
sheet-maumau-cards = Korten
sheet-maumau-setup = Innan ni börjar
sheet-maumau-aim = Målet
sheet-maumau-turn = Din tur
sheet-maumau-specials = Specialkorten
sheet-maumau-reverse = Byt riktning
sheet-maumau-take-two = Ta 2!
sheet-maumau-take-four = Ta 4!
sheet-maumau-stop = STOPP
sheet-maumau-change = Byt färg
sheet-maumau-pile = När draghögen tar slut
sheet-maumau-mau = Att säga ”mau”
sheet-maumau-end = Omgångens slut
sheet-maumau-match = Matchen

## DOS

sheet-dos = DOS: reglerna
sheet-dos-about = Den första utgåvan med 108 kort, berättad med egna ord. DOS är ett varumärke som tillhör Mattel, och Maukas har ingen anknytning till Mattel.
sheet-dos-short = Täck korten i mitten: med ett kort med samma nummer, eller med två som tillsammans blir rätt summa. Samma färg ger en bonus. Om du inte täcker något drar du. Ropa ”DOS!” när du har två kort kvar; den som först blir av med sina kort får poäng för det de andra har på handen.
sheet-dos-card-number = Täcker sitt nummer; två kort täcker sin summa.
sheet-dos-card-hash = Vilket nummer som helst från 1 till 10, i sin egen färg.
sheet-dos-card-wild = En tvåa i vilken färg du vill.
sheet-dos-cards = Korten
sheet-dos-aim = Målet
sheet-dos-setup = Innan ni börjar
sheet-dos-turn = Din tur: att täcka
sheet-dos-bonus = Färgbonusar
sheet-dos-draw = Att dra
sheet-dos-row = Mittraden
sheet-dos-turn-end = Så slutar din tur
sheet-dos-wild = DOS-jokern
sheet-dos-hash = #-jokern
sheet-dos-call = Att ropa ”DOS!”
sheet-dos-end = Omgångens slut
sheet-dos-match = Matchen
