### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = Reglerna
sheet-choose = Två spel och alla deras regler, med egna ord och egna bilder.
sheet-legend = Beteckningar som M-15 eller D-12 hänvisar till de tryckta reglerna, beteckningar som AM-06 eller AD-09 till det som Maukas bestämmer där de tryckta reglerna inte säger något eller säger olika saker.
sheet-contents = Innehåll
sheet-which = Vilka regler?
sheet-all = Våra, med alla regelblad
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
sheet-silent = Det reglerna inte säger
sheet-house-rules = Husregler
sheet-house-rules-about = De tryckta reglerna gäller tillsammans med våra tolkningar, om bordet inte har valt något annat. Det här kan väljas:
sheet-strict = (tryckta regler)
sheet-strict-number = (tryckta regler: { $count })
sheet-changes = Se
sheet-print = Skriv ut
sheet-learn = Lär dig genom att spela, på två minuter
sheet-paper = På papper
sheet-paper-about = Hela kortleken att skriva ut och klippa till: { $count } kort, 63 × 88 mm, med baksidor. Skriv ut i 100 % på kartong, dubbelsidigt, och vänd längs långsidan.
sheet-paper-cards = Kort (PDF)
sheet-paper-large = Kort med stort tryck (PDF)
sheet-paper-rules = Regler (PDF)
sheet-paper-scores = Poängblad (PDF)
sheet-paper-size = Papper
sheet-paper-names = Namn till poängbladet, med komma emellan

## Mau Mau

sheet-maumau = Mau Mau: reglerna
sheet-maumau-about = Det nordiska spelet med 110 kort, berättat med egna ord.
sheet-maumau-short = Lägg ett kort per tur: samma färg eller samma nummer som det översta kortet. Om inget passar drar du. Med specialkorten gör du livet svårt för de andra. Säg ”mau” när du lägger ditt näst sista kort; den som först blir av med sina kort vinner omgången.
sheet-maumau-card-number = Passar på sin färg och på sitt nummer.
sheet-maumau-card-reverse = Spelet går åt andra hållet.
sheet-maumau-card-take-two = Nästa spelare tar upp två kort eller lägger också ett Ta 2!-kort: då blir det fyra, sex{"\u00A0"}…
sheet-maumau-card-take-four = Nästa spelare tar upp fyra kort och förlorar sin tur.
sheet-maumau-card-stop = Nästa spelare hoppas över.
sheet-maumau-card-change = Passar på allt. Du väljer vilken färg som ska gälla.
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
sheet-maumau-mau = Säg ”mau”
sheet-maumau-end = Omgångens slut
sheet-maumau-match = Matchen
sheet-M-15-free-draw-on = På din tur får du lägga ett kort som har samma färg eller samma nummer som det översta kortet i kasthögen.
sheet-M-24-reverse-after-stop-layer = Efter ditt Byt riktning-kort är det alltså den som spelade före dig som spelar.
sheet-M-34-named-colour-new = När du lägger det väljer du den nya färg som ska gälla. Den gäller genast.
sheet-M-37-mau-timing-with-card = När du kan lägga ditt näst sista kort måste du säga ”mau”.
sheet-M-37-mau-timing-after-card = När du har lagt ditt näst sista kort måste du säga ”mau”.
sheet-M-37-mau-timing-one-left = När du bara har ett kort kvar måste du säga ”mau”.
sheet-AM-06-free-draw-off = Måste du lägga om du kan? Ja: så länge du har ett färgat kort som passar får du inte dra.
sheet-AM-06-free-draw-on = Måste du lägga om du kan? Nej: du får dra ett kort i stället.
sheet-AM-07-change-forces-off = Måste du lägga ett Byt färg-kort? Nej: om inget annat passar får du lägga det eller dra, som du vill.
sheet-AM-07-change-forces-on = Måste du lägga ett Byt färg-kort? Ja, om det är det enda kort du kan lägga: du drar bara om du inte alls kan lägga.
sheet-AM-17-reverse-after-stop-neighbour = Vems tur är det om ett Byt riktning-kort följer på ett STOPP-kort? Grannen på andra sidan, alltså just den som hoppades över.
sheet-AM-17-reverse-after-stop-layer = Vems tur är det om ett Byt riktning-kort följer på ett STOPP-kort eller ett Ta 4!-kort? Den som lade det; den som hoppades över hoppas över igen.
sheet-AM-20-named-colour-any = Vilken färg får du välja? Vilken som helst av de fyra, även den som redan gäller, men du måste välja en, utom med ditt sista kort. Nästa spelare behöver den färgen eller ett nytt Byt färg-kort.
sheet-AM-20-named-colour-new = Vilken färg får du välja? Vilken som helst utom den som redan gäller. Du måste välja en, utom med ditt sista kort. Nästa spelare behöver den färgen eller ett nytt Byt färg-kort.
sheet-AM-24-mau-timing-with-card = När exakt säger du ”mau”? Under den tur som du börjar med två kort, innan du lägger kortet eller samtidigt. Efteråt är det för sent.
sheet-AM-24-mau-timing-after-card = När exakt säger du ”mau”? När du har lagt kortet, inte förr. Du har tid på dig tills den som står näst i tur lägger eller drar; det kan vara du själv igen.
sheet-AM-24-mau-timing-one-left = När exakt säger du ”mau”? Medan du har ett kort kvar: du har tid på dig tills du själv lägger eller drar igen. Måste du ta upp kort innan dess behövs det inte längre.

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
sheet-dos-turn = Din tur: täck kort
sheet-dos-bonus = Färgbonusar
sheet-dos-draw = Dra kort
sheet-dos-row = Mittraden
sheet-dos-turn-end = Så slutar din tur
sheet-dos-wild = DOS-jokern
sheet-dos-hash = #-jokern
sheet-dos-call = Ropa ”DOS!”
sheet-dos-end = Omgångens slut
sheet-dos-match = Matchen
