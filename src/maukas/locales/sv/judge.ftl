### Why a move is refused.
### $card, $top, $first, $second, $target, $colour, $answer: names, already translated. $player: a player's name. $debt: a number.

## Mau Mau

maumau-round-over = Den här omgången är slut. Du får spela igen när nästa omgång delas ut.
maumau-not-your-turn = Det är inte din tur än. Nu spelar { $player }.
maumau-card-not-held = Du har inte kortet ”{ $card }” på handen.
maumau-only-the-drawn-card = Du har dragit ett kort: lägg just det (”{ $card }”), eller behåll det och avsluta din tur.
maumau-nothing-to-keep = Du kan bara avsluta turen så här när du har dragit ett kort som passar. Lägg eller dra ett kort i stället.
maumau-debt-colour-change = Du har { $debt } kort att ta upp, så du kan inte byta färg nu. Svara med ett Ta-kort av samma sort eller ta upp korten.
maumau-debt-take-four = Ett Ta 4!-kort är inget svar på ett Ta 2!-kort. Lägg ett Ta 2!-kort eller ta upp de { $debt } korten.
maumau-debt-other = Du har { $debt } kort att ta upp, så du kan inte lägga kortet ”{ $card }”. Lägg ett { $answer }-kort eller ta upp korten.
maumau-last-card-special = Vid det här bordet måste det sista kortet vara ett nummerkort, så du kan inte gå ut med kortet ”{ $card }”. Dra i stället.
maumau-name-a-colour = Välj en färg när du lägger ett Byt färg-kort: röd, grön, blå eller gul.
maumau-name-a-new-colour = Färgen är redan { $colour }. Vid det här bordet väljer man en ny färg med ett Byt färg-kort.
maumau-must-lay = Du har ett färgat kort som passar, så du får inte dra. Lägg ett kort i stället.
maumau-must-lay-change = Vid det här bordet räknas ett Byt färg-kort som ett kort som passar, så du får inte dra. Lägg det och välj en färg.
maumau-not-the-named-colour = Färgen som gäller är { $colour }, så kortet ”{ $card }” passar inte. Lägg ett kort i den färgen eller ett nytt Byt färg-kort.
maumau-special-does-not-fit = Kortet ”{ $card }” passar inte på ”{ $top }”. Ett specialkort måste ha samma färg, eller vara av samma sort som kortet överst.
maumau-number-does-not-fit = Kortet ”{ $card }” passar inte på ”{ $top }”. Ett nummerkort måste ha samma färg eller samma nummer.
maumau-mau-said-already = Du har redan sagt ”mau”. En gång räcker.
maumau-mau-automatic = Vid det här bordet sägs ”mau” åt dig. Du behöver inte göra något.
maumau-mau-with-the-card = Vid det här bordet sägs ”mau” innan du lägger ditt näst sista kort eller samtidigt, inte annars.
maumau-mau-after-the-card = Vid det här bordet sägs ”mau” först när du har lagt ditt näst sista kort.
maumau-mau-not-now = Säg ”mau” när det är din tur och du har två kort, eller direkt när du har lagt ett av dem.
maumau-catch-not-played = Vid det här bordet avslöjar man ingen. Du behöver inte hålla utkik efter om någon glömmer ”mau”.
maumau-nothing-to-catch = Just nu finns det inget att avslöja { $player } med.

## DOS

dos-round-over = Den här omgången är slut. Du får spela igen när nästa omgång delas ut.
dos-not-your-turn = Det är inte din tur än. Nu spelar { $player }.
dos-card-not-held = Du har inte kortet ”{ $card }” på handen.
dos-covering-is-over = Du kan inte täcka fler kort den här turen. Nu är bara dina bonusar kvar.
dos-bonus-cover-needs-three = Ett bonuskort får täcka ett mittkort bara när fler än två kort ligger i raden. Lägg det bredvid de andra.
dos-bonus-card-alone = En bonus är ett kort: det får täcka ett mittkort ensamt, inte som del av en summa.
dos-only-with-the-drawn-card = Vid det här bordet får du bara täcka ett mittkort när du har dragit, och kortet du drog måste vara med.
dos-not-in-the-row = Kortet ”{ $target }” finns inte i mittraden.
dos-covered-already = Du har redan täckt ”{ $target }”. Varje mittkort kan bara täckas en gång.
dos-number-differs = Kortet ”{ $card }” passar inte på ”{ $target }”. Numret måste vara detsamma, men färgen spelar ingen roll.
dos-sum-over-ten = Mittkortet ”{ $target }” kan vara högst 10, och ”{ $first }” + ”{ $second }” blir mer än så.
dos-wild-cannot-make-it = En #-joker är ett nummer från 1 till 10. Inget av dem gör att ”{ $first }” + ”{ $second }” passar på ”{ $target }”.
dos-sum-differs = Summan av ”{ $first }” och ”{ $second }” är inte densamma som numret på ”{ $target }”. Den måste stämma precis.
dos-draw-first-thing-only = Du får bara dra en gång per tur, innan du gör något annat.
dos-add-after-a-draw-only = Du får bara lägga ett kort i mittraden när du har dragit, eller som bonus. Täck ett mittkort eller dra ett kort först.
dos-no-add-after-covering = Du har täckt ett mittkort, så du kan inte lägga ett kort i raden nu. Avsluta din tur: då får du lägga eventuella bonuskort.
dos-last-card-must-cover = Vid det här bordet måste ditt sista kort täcka ett mittkort. Du kan inte lägga det i raden.
dos-cover-or-draw = Du kan inte stå över. Täck ett mittkort eller dra ett kort först.
dos-add-a-card = Om du inte täcker något när du har dragit måste du lägga ett kort från handen i mittraden.
dos-bonus-compulsory = Vid det här bordet måste alla bonusar användas. Lägg ett kort till i mittraden.
dos-call-made-already = Du har redan ropat ”DOS!”. En gång räcker.
dos-call-automatic = Vid det här bordet ropas ”DOS!” åt dig. Du behöver inte göra något.
dos-call-not-now = Ropa ”DOS!” när du på din egen tur får precis två kort på handen.
dos-catch-who = Du kan bara avslöja någon annan av spelarna vid bordet.
dos-catch-automatic = Vid det här bordet ropas ”DOS!” åt alla, så det finns ingen att avslöja.
dos-nothing-to-catch = Just nu finns det inget att avslöja { $player } med.
