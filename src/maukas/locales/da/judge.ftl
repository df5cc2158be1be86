### Why a move is refused.
### $card, $top, $first, $second, $target, $colour, $answer: names, already translated. $player: a player's name. $debt: a number.

## Mau Mau

maumau-round-over = Denne runde er slut. Du kan spille igen, når den næste runde bliver delt ud.
maumau-not-your-turn = Det er ikke din tur endnu. Lige nu har { $player } turen.
maumau-card-not-held = Du har ikke kortet ”{ $card }” på hånden.
maumau-only-the-drawn-card = Du har trukket et kort: læg netop det (”{ $card }”), eller behold det, og afslut din tur.
maumau-nothing-to-keep = Du kan kun afslutte turen sådan, når du har trukket et kort, der passer. Læg eller træk et kort i stedet.
maumau-debt-colour-change = Du har { $debt } kort at trække, så du kan ikke skifte farve nu. Svar med et Træk-kort af samme slags, eller træk kortene.
maumau-debt-take-four = Et Træk 4!-kort er ikke et svar på et Træk 2!-kort. Læg et Træk 2!-kort, eller træk de { $debt } kort.
maumau-debt-other = Du har { $debt } kort at trække, så du kan ikke lægge kortet ”{ $card }”. Læg et { $answer }-kort, eller træk kortene.
maumau-last-card-special = Ved dette bord skal det sidste kort være et talkort, så du kan ikke slutte med kortet ”{ $card }”. Træk i stedet.
maumau-name-a-colour = Vælg en farve, når du lægger et Farveskift: rød, grøn, blå eller gul.
maumau-name-a-new-colour = Farven er allerede { $colour }. Ved dette bord vælger man en ny farve med et Farveskift.
maumau-must-lay = Du har et farvet kort, der passer, så du må ikke trække. Læg et kort i stedet.
maumau-must-lay-change = Ved dette bord tæller et Farveskift som et kort, der passer, så du må ikke trække. Læg det, og vælg en farve.
maumau-not-the-named-colour = Farven er nu { $colour }, så kortet ”{ $card }” passer ikke. Læg et kort i den farve eller et nyt Farveskift.
maumau-special-does-not-fit = Kortet ”{ $card }” passer ikke på ”{ $top }”. Et specialkort skal have samme farve eller være af samme slags som det øverste kort.
maumau-number-does-not-fit = Kortet ”{ $card }” passer ikke på ”{ $top }”. Et talkort skal have samme farve eller samme tal.
maumau-mau-said-already = Du har allerede sagt ”mau”. Én gang er nok.
maumau-mau-automatic = Ved dette bord bliver ”mau” sagt for dig. Du behøver ikke gøre noget.
maumau-mau-with-the-card = Ved dette bord siges ”mau”, før du lægger dit næstsidste kort, eller samtidig, ikke ellers.
maumau-mau-after-the-card = Ved dette bord siges ”mau” først, når du har lagt dit næstsidste kort.
maumau-mau-not-now = Sig ”mau”, når det er din tur, og du har to kort, eller lige efter at du har lagt det ene.
maumau-catch-not-played = Ved dette bord fanger man ingen. Du behøver ikke holde øje med, om nogen glemmer ”mau”.
maumau-nothing-to-catch = Lige nu er der ikke noget at fange { $player } i.

## DOS

dos-round-over = Denne runde er slut. Du kan spille igen, når den næste runde bliver delt ud.
dos-not-your-turn = Det er ikke din tur endnu. Lige nu har { $player } turen.
dos-card-not-held = Du har ikke kortet ”{ $card }” på hånden.
dos-covering-is-over = Du kan ikke dække flere kort i denne tur. Nu er der kun dine bonusser tilbage.
dos-bonus-cover-needs-three = Et bonuskort må kun dække et midterkort, når der ligger mere end to kort i rækken. Læg det ved siden af de andre.
dos-bonus-card-alone = En bonus er ét kort: det må dække et midterkort alene, ikke som del af en sum.
dos-only-with-the-drawn-card = Ved dette bord må du kun dække ét midterkort, når du har trukket, og det trukne kort skal være med.
dos-not-in-the-row = Kortet ”{ $target }” ligger ikke i midterrækken.
dos-covered-already = Du har allerede dækket ”{ $target }”. Hvert midterkort kan kun dækkes én gang.
dos-number-differs = Kortet ”{ $card }” passer ikke på ”{ $target }”. Tallet skal være det samme, men farven er ligegyldig.
dos-sum-over-ten = Midterkortet ”{ $target }” kan højst være 10, og ”{ $first }” + ”{ $second }” giver mere.
dos-wild-cannot-make-it = En #-joker er et tal fra 1 til 10. Ingen af dem får ”{ $first }” + ”{ $second }” til at passe på ”{ $target }”.
dos-sum-differs = Summen af ”{ $first }” + ”{ $second }” er ikke den samme som tallet på ”{ $target }”. Den skal passe præcis.
dos-draw-first-thing-only = Du må kun trække én gang pr. tur, og det skal være det første, du gør.
dos-add-after-a-draw-only = Du må kun lægge et kort i midterrækken, når du har trukket, eller som bonus. Dæk et midterkort, eller træk et kort først.
dos-no-add-after-covering = Du har dækket et midterkort, så du kan ikke lægge et kort i rækken nu. Afslut din tur: så må du lægge eventuelle bonuskort.
dos-last-card-must-cover = Ved dette bord skal dit sidste kort dække et midterkort. Du kan ikke lægge det i rækken.
dos-cover-or-draw = Du kan ikke melde pas. Dæk et midterkort, eller træk et kort først.
dos-add-a-card = Hvis du ikke dækker noget, når du har trukket, skal du lægge et kort fra hånden i midterrækken.
dos-bonus-compulsory = Ved dette bord skal alle bonusser bruges. Læg endnu et kort i midterrækken.
dos-call-made-already = Du har allerede råbt ”DOS!”. Én gang er nok.
dos-call-automatic = Ved dette bord bliver ”DOS!” råbt for dig. Du behøver ikke gøre noget.
dos-call-not-now = Råb ”DOS!”, når du i din egen tur får præcis to kort på hånden.
dos-catch-who = Du kan kun fange en anden af spillerne ved bordet.
dos-catch-automatic = Ved dette bord bliver ”DOS!” råbt for alle, så der er ingen at fange.
dos-nothing-to-catch = Lige nu er der ikke noget at fange { $player } i.
