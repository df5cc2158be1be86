### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = plats { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) } %

## Help pages

help-usage = Användning:
help-usage-options = [FLAGGOR]
help-usage-command = KOMMANDO
help-arguments = Argument
help-commands = Kommandon
help-options = Flaggor
help-example = Till exempel
help-help = Visa den här sidan.
help-install-completion = Låt skalet fylla i det du skriver; starta sedan ett nytt skal.
help-show-completion = Visa vad --install-completion skulle installera.
help-language = Språk: en (English), fi (suomi), sv (svenska) eller da (dansk). Annars bestämmer MAUKAS_LANGUAGE eller ditt system.
help-version = Visa versionen.

placeholder-path = SÖKVÄG
placeholder-file = FIL
placeholder-number = N
placeholder-clause = PUNKT
placeholder-game = SPEL
placeholder-language = SPRÅK
placeholder-setting = NAMN=VÄRDE
placeholder-player = SPELARE

help-maukas =
    Mau Mau och DOS: slå upp regler, läs och kontrollera spelade matcher och pröva husregler på tusentals omgångar.

    DOS är ett varumärke som tillhör Mattel. Maukas har ingen koppling till Mattel.
help-maukas-example =
    maukas rules stopp                  vad reglerna säger om STOPP
    maukas simulate --game dos          100 000 omgångar DOS
    maukas check --help                 mer om ett kommando

help-check-short = Kör scenarier: små berättelser som visar en regel.
help-check = Kör scenarier. Ett scenario är en liten textfil som säger hur korten ligger, vad som spelas och hur det ska sluta. De som går på ett annat sätt visas, och sista raden räknar hur många som lyckades (passed) och misslyckades (failed).
help-check-paths = Scenariofiler, eller mappar med sådana filer.
help-check-example =
    maukas check mina-husregler.toml
    maukas check tests/scenarios

help-replay-short = Berätta en spelad match, drag för drag.
help-replay = Berättar en match ur dess protokoll: vem som gav, varje drag och vad det ledde till, och poängen. Saknar protokollet namn kallas spelarna efter sina platser, räknade från 0 som i protokollet.
help-replay-file = Protokollet från en match.
help-replay-round = Berätta bara den här omgången; den första är 1.
help-replay-plain = Ren text utan färger och linjer.
help-replay-example =
    maukas replay fredag.toml
    maukas replay fredag.toml --round 2

help-verify-short = Kontrollera att en match gavs och spelades rättvist.
help-verify = Kontrollerar protokollet från en match: att varje giv kommer från det frö som utlovades före första kortet, att varje drag var tillåtet och att poäng och vinnare stämmer.
help-verify-file = Protokollet från en match.
help-verify-example =
    maukas verify fredag.toml

help-rules-short = Slå upp reglerna.
help-rules = Visar reglerna. M och D numrerar reglerna för Mau Mau och DOS så som de står på regelbladen, AM och AD tolkningarna av det som bladen lämnar öppet. En enskild punkt visas med de punkter den hör ihop med, sin husregel och sina scenarier.
help-rules-clause = Numret på en punkt, eller ett ord att söka efter. Utan det visas allt.
help-rules-game = Bara det här spelet: maumau eller dos.
help-rules-example =
    maukas rules --game maumau          alla regler för Mau Mau
    maukas rules M-27                   en enda punkt
    maukas rules "byt färg"             allt om Byt färg

help-simulate-short = Låt botar spela tusentals omgångar och räkna.
help-simulate = Låter botar spela många omgångar och visar hur långa omgångarna var, vem som vann från vilken plats, poängen och hur ofta varje slags drag gjordes. Samma frö ger samma omgångar igen.
help-simulate-game = maumau eller dos; { $default } om inget anges.
help-simulate-seats = Hur många som spelar; { $default } om inget anges.
help-simulate-rounds = Hur många omgångar som spelas; { $default } om inget anges.
help-simulate-option = En husregel, till exempel drawn_card=may_play, hand_size=7 eller free_draw=true. Kan anges flera gånger.
help-simulate-player = Vem som spelar: random, steady eller en Pythonfil med din egen bot. Nämn flera en i taget eller med kommatecken: de sätter sig i tur och ordning tills alla platser är tagna.
help-simulate-seed = Talet som all slump kommer från; { $default } om inget anges.
help-simulate-workers = Hur många processorkärnor som används; alla om inget anges.
help-simulate-json = Skriv ett JSON-objekt, för andra program.
help-simulate-plot = Rita också en bild i den här filen, .png eller .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot omgångar.png

## What went wrong

error-see-help = Se `{ $command }`.
error-usage = Kommandot går inte att förstå så här.
error-missing = { $name } saknas.
error-no-such-option = Flaggan { $option } finns inte.
error-option-needs-value = { $option } skrivs på ett annat sätt.
error-not-a-number = { $name } behöver ett heltal.
error-no-such-command = Kommandot ”{ $command }” finns inte; de som finns är { $commands }.
error-no-such-language = Det finns inga texter på ”{ $language }”; språken är { $languages }.
error-language-twice = Ange bara ett språk.
error-no-such-file = Det finns ingen fil eller mapp { $path }.
error-is-a-folder = { $path } är en mapp; här behövs en fil.
error-not-permitted = Du har inte rätt att öppna { $path }.
error-not-text = { $path } är inte en textfil i UTF-8.
error-file = { $path } går inte att öppna: { $why }.
error-bad-record = { $path } är inte protokollet från en match: { $why }
error-no-such-game = Spelet ”{ $game }” finns inte; spelen är { $games }.
error-option-form = En husregel skrivs NAMN=VÄRDE, inte ”{ $setting }”.
error-no-such-house-rule = Husregeln ”{ $name }” finns inte; de som finns är { $names }.
error-house-rule-value = { $name } kan inte vara ”{ $value }”; möjligt är { $allowed }.

## check

check-nothing-to-run = Här finns inga scenarier (*.toml).
check-difference = { $what }: väntade { $expected }, fann { $found }
check-broken = inget scenario: { $why }

## replay

replay-opening = { $game }, { $count } spelare
replay-players = Spelare: { $players }
replay-house-rule = Husregel – { $title }: { $meaning }
replay-round = Omgång { $round }, givare { $player }
replay-number = Nr
replay-player = Spelare
replay-move = Drag
replay-top = Överst
replay-row = Mittraden
replay-start = korten delas ut
replay-debt = { $count } att ta upp
replay-lays = lägger { $card }
replay-names-colour = lägger { $card } och säger { $colour }
replay-covers = täcker { $target } med { $cards }
replay-and = {" "}och{" "}
replay-adds = lägger till { $card } i raden
replay-draws =
    { $count ->
        [one] drar ett kort
       *[other] drar { $count } kort
    }
replay-draws-nothing = kan inte dra
replay-takes =
    { $count ->
        [one] { $player } tar upp ett kort
       *[other] { $player } tar upp { $count } kort
    }
replay-reshuffle = kasthögen blandas
replay-keeps = behåller kortet
replay-ends = är klar
replay-says-mau = säger ”mau”
replay-says-dos = ropar ”DOS!”
replay-catches = ertappar { $player }
replay-round-won = { $player } vinner omgången.
replay-blocked = Ingen kan fortsätta: omgången slutar utan vinnare.
replay-round-open = Protokollet för den här omgången slutar här.
replay-unfinished = Omgång { $round } spelas fortfarande; den kan berättas när den är slut.
replay-cards-left = Kort kvar
replay-points = Poäng
replay-scores = Poängtabell
replay-round-column = Omgång
replay-total = Summa
replay-winners =
    { $count ->
        [one] { $players } vinner matchen.
       *[other] Matchen delas av { $players }.
    }
replay-match-open = Matchen är inte slut än.
replay-no-such-round =
    { $count ->
        [0] Ingen omgång är spelad till slut än, så det finns ingen omgång { $round } att berätta.
        [one] Det finns ingen omgång { $round }; bara omgång 1 är spelad.
       *[other] Det finns ingen omgång { $round }; omgångarna 1 till { $count } är spelade.
    }
replay-does-not-hold = Det här protokollet stämmer inte. { $why }

## verify: what holds, and what does not

verify-commitments-hold =
    { $count ->
        [one] 1 frö är det som utlovades före given.
       *[other] { $count } frön är de som utlovades före given.
    }
verify-deals-hold =
    { $count ->
        [one] 1 giv kommer från sitt frö, och rätt spelare gav.
       *[other] { $count } givar kommer från sina frön, och rätt spelare gav.
    }
verify-moves-hold =
    { $count ->
        [one] 1 drag är tillåtet.
       *[other] Alla { $count } drag är tillåtna.
    }
verify-results-hold =
    { $count ->
        [one] 1 resultat är det som dragen ledde till.
       *[other] { $count } resultat är de som dragen ledde till.
    }
verify-totals-hold = Slutsummorna och vinnarna stämmer.
verify-seed-missing = Omgång { $round } spelas fortfarande: dess frö är hemligt tills den är slut, så den kan inte kontrolleras än.
verify-commitment-differs = Omgång { $round }: fröet är inte det som utlovades före given.
verify-round-too-many = Omgång { $round } spelades efter att matchen var slut.
verify-dealer-differs = Omgång { $round }: som givare står plats { $written }, men det är plats { $found }.
verify-move-refused = Omgång { $round }, drag { $count } (`{ $move }`) är inte tillåtet. { $why }
verify-outcome-differs = Omgång { $round }: det skrivna resultatet är inte det som dragen ledde till.
verify-result-missing = Matchen är slut, men resultatet är inte uppskrivet.
verify-not-finished = Ett resultat är uppskrivet, men matchen är inte slut.
verify-result-differs = De uppskrivna slutsummorna eller vinnarna är fel. Uppskrivna summor: { $written }; uträknade: { $found }.

## rules

rules-group-M = Mau Mau: reglerna
rules-group-AM = Mau Mau: tolkningarna
rules-group-D = DOS: reglerna
rules-group-AD = DOS: tolkningarna
rules-together = Hör ihop med
rules-option = Husregeln { $name } – { $title } (förval: { $default })
rules-scenarios =
    { $count ->
        [one] 1 scenario visar det
       *[other] { $count } scenarier visar det
    }
rules-found =
    { $count ->
        [one] ”{ $word }” finns i 1 punkt
       *[other] ”{ $word }” finns i { $count } punkter
    }
rules-no-such-clause = Punkten { $clause } finns inte; nära den är { $near }.
rules-nothing-found = Ingen punkt innehåller ”{ $word }”.

## simulate

simulate-heading = { $game }, { $seats } spelare, { $rounds } omgångar
simulate-progress = Spelar
simulate-compiling = Reglerna översätts för den här datorn; bara första gången behöver vänta på det.
simulate-decisions = Beslut
simulate-decisions-value = { $count }
simulate-speed = Beslut per sekund
simulate-speed-value = { $count } per kärna ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s beräkningstid)
simulate-length = Beslut i en omgång
simulate-score-maumau = Poäng för den som förlorar en omgång
simulate-score-dos = Poäng för den som vinner en omgång
simulate-spread = medel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, median { $median }, nio av tio från { $low } till { $high }
simulate-reshuffles = Omblandningar
simulate-counted = { $count }, alltså { NUMBER($mean, maximumFractionDigits: 3) } per omgång
simulate-blocked = Omgångar utan vinnare
simulate-share = { $count } ({ NUMBER($percent, maximumFractionDigits: 3) } %)
simulate-wins-title = Vinster efter plats
simulate-player-wins-title = Vinster efter spelare
simulate-seat = Plats
simulate-place =
    { $place ->
        [1] 1:a från givaren
        [2] 2:a från givaren
       *[other] { $place }:e från givaren
    }
simulate-dealer = givaren
simulate-wins = Vinster
simulate-percent = Andel
simulate-kinds-title = Vad som gjordes
simulate-kind = Drag
simulate-count = Gånger
simulate-a-round = Per omgång
simulate-seats = { $game } är för { $low } till { $high } spelare, inte för { $seats }.
simulate-not-positive = { $name } måste vara minst 1, inte { $number }.
simulate-no-such-player = Spelaren ”{ $player }” finns inte; det finns { $bots }, och egna botar i Pythonfiler (.py).
simulate-players = { $count } spelare är nämnda, men det finns bara { $seats } platser.
simulate-script-failed = En spelares egen Pythonfil gick fel: { $why }
simulate-plot-kind = { $path }: en bilds namn måste sluta på .png eller .svg.
simulate-plot-missing = Bilder behöver ett paket till: pip install "{ $extra }"
simulate-plot-written = Bilden finns i { $path }.
plot-decisions = beslut
plot-points = poäng
plot-median = median { $median }
plot-seats = platser från givarens vänstra sida
plot-kinds = Drag i en omgång

kind-maumau-number = nummerkort
kind-maumau-reverse = Byt riktning
kind-maumau-take-two = Ta 2!
kind-maumau-take-four = Ta 4!
kind-maumau-stop = STOPP
kind-maumau-colour-change = Byt färg
kind-maumau-draw = draget kort
kind-maumau-take-debt = kort upptagna efter Ta-kort
kind-maumau-keep = draget kort behållet
kind-maumau-call = ”mau” sagt
kind-maumau-catch = glömt ”mau” ertappat
kind-maumau-forgotten = ”mau” glömt
kind-dos-single = täckt med ett kort
kind-dos-sum = täckt med två kort
kind-dos-single-bonus = samma färg
kind-dos-sum-bonus = dubbel färg
kind-dos-draw = draget kort
kind-dos-add = kort tillagt efter drag
kind-dos-bonus-add = bonuskort tillagt
kind-dos-end = tur eller bonusar avslutade
kind-dos-call = ”DOS!” ropat
kind-dos-catch = glömt ”DOS!” ertappat
