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
placeholder-bots = BOT,BOT
placeholder-budget = BUDGET
placeholder-backend = MOTOR
placeholder-address = ADRESS
placeholder-addresses = ADRESS,ADRESS
placeholder-seconds = SEKUNDER
placeholder-days = DAGAR

help-maukas =
    Mau Mau och DOS: kör en server för spelbord, slå upp regler, läs och kontrollera spelade matcher och pröva husregler på tusentals omgångar.

    DOS är ett varumärke som tillhör Mattel. Maukas har ingen koppling till Mattel.
help-maukas-example =
    maukas serve                        en server på den här datorn
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

help-arena-short = Låt botar tävla och se vilken som är starkare.
help-arena = Låter botar spela samma givar från varje plats, så att varken korten eller platserna gynnar någon, och visar hur ofta var och en vann, dess poäng och rating med 95 % konfidensintervall, och hur länge den tänkte. En bot som vill göra ett otillåtet drag, kraschar eller tar mer än 50 gånger sin tid ger upp omgången: vilka tillåtna drag som helst görs för den till slutet, och den har förlorat.
help-arena-bots = Vilka som spelar, med kommatecken emellan: random, beginner, casual, strong, master, clairvoyant (ser alla kort), oblivious (en mästare som inte drar slutsatser) eller en klass i en Pythonfil (my_bot.py:MyBot). De sätter sig i tur och ordning tills alla platser är tagna.
help-arena-rounds = Hur många omgångar som spelas, avrundat uppåt till hela givar; { $default } om inget anges.
help-arena-budget = Hur länge en bot får tänka på ett drag: en tid som 100ms, eller ett antal iterationer, som kan upprepas exakt; { $default } om inget anges.
help-arena-backend = Hur arbetet fördelas: loky (processer), threading (trådar), dask eller ray (även över flera datorer); { $default } om inget anges.
help-arena-cluster = Adressen till en Dask-schemaläggare, till exempel tcp://10.0.0.5:8786. Utan den startar dask arbetare på den här datorn.
help-arena-csv = Skriv också en rad per omgång i den här filen.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot botar.png

help-serve-short = Starta en server: bord för människor och botar.
help-serve = Startar en server för bord där människor och botar spelar Mau Mau och DOS över nätet. Allt som händer sparas innan någon får veta det, så inget går förlorat när servern stannar. Det som har ett namn inom hakparentes kan också anges med den miljövariabeln.
help-serve-host = Adressen att lyssna på; { $default } om inget anges, och den nås bara från den här datorn.
help-serve-port = Porten att lyssna på, 0 för vilken ledig som helst; { NUMBER($default, useGrouping: 0) } om inget anges.
help-serve-lan = Släpp in alla i ditt nätverk: lyssnar på alla adresser och visar den som ska öppnas, med en QR-kod för telefoner.
help-serve-open = Öppna adressen i webbläsaren, om inte datorn saknar skärm eller du är ansluten med SSH.
help-serve-database = Var data sparas: sqlite:///sökväg/fil.db eller postgresql://användare@värd/namn. Om inget anges i filen maukas/maukas.db i XDG_DATA_HOME eller ~/.local/share.
help-serve-base = Sökvägen där servern nås bakom en omvänd proxy, till exempel /kort.
help-serve-origins = Andra webbplatser vars sidor får ansluta, med kommatecken emellan, till exempel https://kort.example.
help-serve-proxies = Adresser eller nät för proxyer vars X-Forwarded-huvuden man litar på, med kommatecken emellan, eller * för alla; { $default } om inget anges.
help-serve-secure = Låt webbläsare skicka kakor bara över TLS; behövs där en proxy avslutar TLS utan att säga det.
help-serve-think = Hur länge en master-bot tänker på ett drag; { $default } om inget anges.
help-serve-hint = Hur länge en bot tänker på ett tips; { $default } om inget anges.
help-serve-threads = I hur många trådar botar tänker; { $default } om inget anges.
help-serve-linger = Hur länge ett bord som ingen tittar på stannar i minnet; { $default } om inget anges.
help-serve-keep-tables = Hur länge ett bord sparas när inget händer där; { $default } om inget anges.
help-serve-keep-matches = Hur länge en färdigspelad match sparas; för alltid om inget anges.
help-serve-keep-guests = Hur länge en gäst utan plats sparas; { $default } om inget anges.
help-serve-rate = Hur många förfrågningar i sekunden en anslutning får göra; { $default } om inget anges.
help-serve-http-rate = Hur många förfrågningar i sekunden en adress får göra över HTTP, en tiondel av dem för att ändra något; { $default } om inget anges.
help-serve-most-connections = Hur många anslutningar det får finnas; { $default } om inget anges.
help-serve-most-per-address = Hur många anslutningar från en adress; { $default } om inget anges.
help-serve-most-per-guest = Hur många anslutningar från en gäst; { $default } om inget anges.
help-serve-most-watching = Hur många anslutningar till ett bord innan inga fler åskådare släpps in; { $default } om inget anges.
help-serve-most-tables = Hur många bord som får finnas i minnet samtidigt; { $default } om inget anges.
help-serve-example =
    maukas serve                        bara för den här datorn
    maukas serve --lan                  för alla i ditt nätverk
    maukas serve --port 0 --database sqlite:///fredag.db

help-backup-short = Kopiera en servers data, även medan den kör.
help-backup = Skriver en kopia av en servers databas i en ny fil. Servern får köra under tiden, och kopian är ändå hel. För att återställa den: stoppa servern och lägg kopian där dess databas ligger.
help-backup-file = Den nya filen.
help-backup-example =
    maukas backup fredag.db
    maukas backup --database sqlite:////srv/maukas/maukas.db /kopior/maukas.db

## What went wrong

error-see-help = Se `{ $command }`.
error-usage = Kommandot går inte att förstå så här.
error-interrupted = Avbrutet.
error-missing = { $name } saknas.
error-no-such-option = Flaggan { $option } finns inte.
error-option-needs-value = { $option } skrivs på ett annat sätt.
error-not-a-number = { $name } behöver ett heltal.
error-not-a-decimal = { $name } behöver ett tal, till exempel 0.5 eller 30.
error-not-a-switch = { $name } är antingen 1 eller 0.
error-no-such-command = Kommandot ”{ $command }” finns inte; de som finns är { $commands }.
error-no-such-language = Det finns inga texter på ”{ $language }”; språken är { $languages }.
error-language-twice = Ange bara ett språk.
error-no-such-file = Det finns ingen fil eller mapp { $path }.
error-is-a-folder = { $path } är en mapp; här behövs en fil.
error-not-a-file = { $path } är inte en vanlig fil.
error-too-large = { $path } är för stor; högst { $limit } MiB kan läsas.
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
check-expected = väntade:
check-found = fann:
check-missing = väntade, men fann inte:
check-extra = fann, men väntade inte:
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
replay-penalty =
    { $count ->
        [one] tar upp ett straffkort
       *[other] tar upp { $count } straffkort
    }
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
verify-unfinished = Matchen är inte färdigspelad.
verify-round-on = Omgång { $round } spelas fortfarande: dess frö är hemligt tills den är slut, så den kan inte kontrolleras än.
verify-seed-missing = Omgång { $round }: fröet saknas, så omgången kan inte kontrolleras.
verify-commitment-differs = Omgång { $round }: fröet är inte det som utlovades före given.
verify-round-too-many = Omgång { $round } spelades efter att matchen var slut.
verify-dealer-differs = Omgång { $round }: som givare står plats { $written }, men det är plats { $found }.
verify-move-refused = Omgång { $round }, drag { $count } (`{ $move }`) är inte tillåtet. { $why }
verify-round-cut-short = Omgång { $round }: fröet är avslöjat, men dragen når inte fram till omgångens slut.
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

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } spelare, 1 omgång
       *[other] { $game }, { $seats } spelare, { $rounds } omgångar
    }
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
kind-dos-catch = försök att ertappa

## arena

arena-heading =
    { $game }, { $seats } platser, { $rounds ->
        [one] 1 omgång
       *[other] { $rounds } omgångar
    } från { $deals ->
        [one] 1 giv
       *[other] { $deals } givar
    }
arena-bot = Bot
arena-rounds = Omgångar
arena-win-rate = Vinster (95 % intervall)
arena-points-maumau = Poäng per omgång, färre är bättre
arena-points-dos = Vunna poäng per omgång
arena-rating = Rating
arena-faults = Fel
arena-conduct = Betänketid
arena-moves = Drag
arena-median = Median
arena-slowest = 99 av 100 inom
arena-over-budget = Över budget
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-rating-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-fair-share = Med samma styrka vinner alla { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. En omgång räknas en gång för varje plats som en bot har.
arena-few-deals = Med så få givar är intervallen grova.
arena-blocked =
    { $count ->
        [one] 1 omgång blev utan vinnare.
       *[other] { $count } omgångar blev utan vinnare.
    }
arena-fault-illegal = { $bot } ville göra ett otillåtet drag: { $detail }
arena-fault-raised = { $bot } kraschade: { $detail }
arena-fault-slow = { $bot } var alldeles för långsam: { $detail }
arena-difference = Skillnad, giv för giv
arena-difference-wins = Vinster: { $first } har { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentenheter mer än { $second } (från { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } till { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-difference-points = Poäng per omgång: { $first } har { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } mer än { $second } (från { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } till { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-difference-unclear = Det kan vara slump; fler omgångar skulle visa det.
arena-csv-written = Omgångarna finns i { $path }.
arena-no-such-bot = Boten ”{ $bot }” finns inte; det finns { $bots }, och klasser i Pythonfiler (my_bot.py:MyBot).
arena-bot-failed = Den här boten kan inte spela. { $why }
arena-budget = En budget är en tid som 100ms eller ett antal iterationer som 1000, inte ”{ $budget }”.
arena-no-such-backend = Motorn ”{ $backend }” finns inte; det finns { $backends }.
arena-cluster-needs-dask = --cluster hör ihop med --backend dask.
arena-not-installed = Motorn { $backend } behöver fler paket: pip install "{ $extra }"
arena-worker-lost = En bot har avslutat processen den spelade i; tävlingen kan inte fortsätta.
arena-no-cluster = Det finns inget Dask-kluster på { $address }: { $why }
plot-win-rate = Andel vunna omgångar, 95 % intervall
plot-fair-share = streckat: samma styrka, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
plot-rating = medel och två sigma (openskill)

## serve

serve-address = Öppna { $address } i webbläsaren.
serve-lan-address = Öppna { $address } på vilken enhet som helst i ditt nätverk. Telefoner kan skanna den:
serve-no-lan = Inget nätverk hittades, så bara den här datorn kan ansluta. Starta om när den är i ett.
serve-no-page = Sidan för webbläsaren är inte byggd här: adressen visar referensen för program.
serve-data = Data sparas i { $place }.
serve-how-to-stop = Ctrl-C stoppar servern.
serve-warming = Strong- och master-botarna förbereds fortfarande. Efter en installation tar det ungefär en halv minut, en enda gång; alla andra kan redan spela.
serve-stopping = Servern stannar; alla ombeds komma tillbaka. Ctrl-C en gång till avslutar genast.
serve-stopped = Stoppad. Allt är sparat.
serve-range = { $name } måste vara från { $low } till { $high }, inte { $number }.
serve-base = { $name } är en sökväg, till exempel /kort, inte ”{ $value }”.
serve-origin = { $name } räknar upp webbplatser, till exempel https://kort.example, inte ”{ $value }”.
serve-proxies = { $name } räknar upp adresser, till exempel 10.0.0.2, och nät, till exempel 10.0.0.0/8, eller är bara *; inte ”{ $value }”.
serve-lan-or-host = --lan lyssnar på alla adresser; utelämna --host.
serve-port-taken = Port { $port } används redan. Välj en annan med --port eller MAUKAS_PORT; 0 tar vilken ledig som helst.
serve-port-forbidden = Du har inte rätt att lyssna på port { $port }; de från 1024 och uppåt är till för alla.
serve-no-such-host = Den här datorn har inte adressen ”{ $host }”.
serve-cannot-listen = Ingen kan ansluta till { $host }, port { $port }: { $why }

## The database of a server

store-address = { $name } skrivs sqlite:///sökväg/fil.db eller postgresql://användare@värd/namn.
store-driver = En databas i PostgreSQL behöver ett paket till: pip install "{ $extra }"
store-no-home = Här finns ingen mapp för dina data; ange med --database eller MAUKAS_DATABASE var de ska sparas.
store-foreign = { $place } är inte en databas från Maukas. Inget i den har ändrats.
store-too-new = { $place } är skriven av en nyare version av Maukas. Installera den, eller välj en annan databas.
store-in-use = En annan server använder redan { $place }. Stoppa den, eller välj en annan databas med --database eller MAUKAS_DATABASE.
store-unavailable = Databasen { $place } kan inte användas: { $why }

## backup

backup-written = Kopian finns i { $path }.
backup-exists = { $path } finns redan; välj ett annat namn.
backup-postgres = En databas i PostgreSQL kopieras med sitt eget program, pg_dump.
backup-failed = { $path } kunde inte skrivas: { $why }
