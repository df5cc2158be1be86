### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = plats { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-interval = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) }{"\u00A0"}%

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
placeholder-compare = NAMN=A,B
placeholder-player = SPELARE
placeholder-bot = BOTT
placeholder-name = NAMN
placeholder-bots = BOTT,BOTT
placeholder-budget = BUDGET
placeholder-backend = MOTOR
placeholder-address = ADRESS
placeholder-addresses = ADRESS,ADRESS
placeholder-seconds = SEKUNDER
placeholder-days = DAGAR
placeholder-level = NIVÅ
placeholder-format = FORMAT
placeholder-on-off = ON|OFF
placeholder-action = ÅTGÄRD
placeholder-about = OM
placeholder-node = NOD
placeholder-time = TID
placeholder-print = UTSKRIFT
placeholder-source = KÄLLA
placeholder-target = MÅL
placeholder-paper = PAPPER
placeholder-table = BORD

help-maukas =
    Mau Mau och DOS: kör en server för spelbord, slå upp regler, läs och kontrollera spelade matcher och pröva husregler på tusentals omgångar.

    DOS är ett varumärke som tillhör Mattel. Maukas har ingen koppling till Mattel.
help-maukas-example =
    maukas serve                        en server på den här datorn
    maukas rules stopp                  vad reglerna säger om STOPP
    maukas simulate --game dos          100 000 omgångar DOS
    maukas check --help                 mer om ett kommando

help-play-short = Spela i terminalen: mot bottar, eller med folk på vilken server som helst.
help-play = Öppnar ett bord i terminalen och börjar genast en match mot bottar, utan server. Med länken till ett bord går du till det bordet på dess server och kommer tillbaka till din plats om förbindelsen bryts; ett matchprotokoll går du igenom drag för drag. Kräver tillägget maukas[terminal], eller med --plain bara maukas[client].
help-play-table = Länken till ett bord, till exempel https://cards.example/t/fomu-tiba-keda; en servers adress tillsammans med --open; eller ett matchprotokoll (.toml). Utan den ett bord mot bottar.
help-play-game = maumau eller dos; { $default } om det utelämnas.
help-play-seats = Hur många som spelar, du medräknad; 3 om det utelämnas.
help-play-bots = Vilka som spelar mot dig: beginner, casual, strong, master eller en egen bott, åtskilda med kommatecken; casual om det utelämnas.
help-play-name = Ditt namn vid bordet; annars det du använde senast.
help-play-open = Öppna ett bord på servern vars adress anges, och visa länken till det.
help-play-watch = Titta på utan att sätta dig.
help-play-plain = Rad för rad, för skärmläsare, punktskriftsskärmar, långsamma förbindelser och skript: ingenting ritas om.
help-play-pace = Hur många sekunder en bott tar på sig minst, från 0 till 5.
help-play-record = Skriv protokollet över en match mot bottar till den här filen.
help-play-example =
    maukas play                         mot två bottar
    maukas play --game dos --seats 4 --bots master
    maukas play https://cards.example/t/fomu-tiba-keda
    maukas play --plain                 för skärmläsare

help-check-short = Kör scenarier: små berättelser som visar en regel.
help-check = Kör scenarier. Ett scenario är en liten textfil som säger hur korten ligger, vad som spelas och hur det ska sluta. De som går på ett annat sätt visas, och sista raden räknar hur många som lyckades (passed) och misslyckades (failed).
help-check-paths = Scenariofiler, eller mappar med sådana filer; projektets egna scenarier om inget anges.
help-check-example =
    maukas check mina-husregler.toml
    maukas check

help-replay-short = Visa en spelad match, drag för drag.
help-replay = Visar en match ur dess protokoll: vem som delade ut, varje drag och vad det ledde till, och poängen. Saknar protokollet namn kallas spelarna efter sina platser, räknade från 0 som i protokollet.
help-replay-file = Protokollet från en match.
help-replay-round = Visa bara den här omgången; den första är 1.
help-replay-plain = Ren text utan färger och linjer.
help-replay-example =
    maukas replay fredag.toml
    maukas replay fredag.toml --round 2

help-review-short = Säg vad besluten i en avslutad match var värda.
help-review = Granskar en avslutad match ur dess protokoll. För varje beslut sägs hur troligt det var att spelaren vann omgången med det bästa draget och med det som gjordes, efter allt som spelaren då kunde veta; de stora förlusterna kommer först, var och en med skälet. Sedan sägs hur mycket av resultatet som kom från given, från dragna kort, från vad andra gjorde och från eget spel. Samma protokoll, djup och slumptal ger samma granskning.
help-review-file = Protokollet från en avslutad match.
help-review-round = Granska bara den här omgången; den första är 1.
help-review-seat = Bedöm bara besluten på den här platsen, räknad från 0 som i protokollet.
help-review-depth = I hur många världar varje drag prövas; { $default } om inget anges.
help-review-hands = Visa också vad de andra verkligen hade.
help-review-example =
    maukas review friday.toml
    maukas review friday.toml --round 2 --seat 0

help-verify-short = Kontrollera att en match delades ut och spelades rättvist.
help-verify = Kontrollerar protokollet från en match: att varje giv kommer från det frö som utlovades före första kortet, att varje drag var tillåtet och att poäng och vinnare stämmer.
help-verify-file = Protokollet från en match.
help-verify-example =
    maukas verify fredag.toml

help-rules-short = Slå upp reglerna.
help-rules = Visar reglerna. M och D numrerar reglerna för Mau Mau och DOS så som de står på regelbladen, AM och AD tolkningarna av det som bladen lämnar öppet. En enskild punkt visas med relaterade punkter, sin husregel och sina scenarier.
help-rules-clause = Numret på en punkt, eller ett ord att söka efter. Utan det visas allt.
help-rules-game = Bara det här spelet: maumau eller dos.
help-rules-sheet = Mau Mau enligt ett tryckt regelblad: fi, sv eller da.
help-rules-example =
    maukas rules --game maumau          alla regler för Mau Mau
    maukas rules M-27                   en enda punkt
    maukas rules "byt färg"             allt om Byt färg
    maukas rules --sheet sv             Mau Mau enligt det svenska regelbladet

help-simulate-short = Låt bottar spela tusentals omgångar och räkna.
help-simulate = Låter bottar spela många omgångar eller hela matcher och visar hur långa de var, vem som vann från vilken plats, poängen och hur ofta varje slags drag gjordes, med 95 %-intervall. Husregler kan jämföras på samma givar. Samma frö ger samma omgångar igen.
help-simulate-game = maumau eller dos; { $default } om inget anges.
help-simulate-seats = Hur många som spelar; { $default } om inget anges.
help-simulate-rounds = Hur många omgångar som spelas; 100 000 om inget anges.
help-simulate-matches = Hur många hela matcher som spelas i stället för omgångar, var och en till sitt avtalade slut.
help-simulate-option = En husregel, till exempel drawn_card=may_play, hand_size=7 eller free_draw=true. Kan anges flera gånger.
help-simulate-compare = En husregel och dess värden, till exempel take_four=final,stacks: samma givar spelas med varje värde, och skillnaderna mot det första visas.
help-simulate-player = Vem som spelar: random, steady, en nivå (beginner, casual, strong, master) eller en Pythonfil med din egen bott. Ange flera en i taget eller med kommatecken emellan: de tar plats i tur och ordning tills alla platser är tagna.
help-simulate-seed = Talet som all slump kommer från; { $default } om inget anges.
help-simulate-workers = Hur många processorkärnor som används; alla om inget anges.
help-simulate-json = Skriv ett JSON-objekt, för andra program.
help-simulate-csv = Skriv också en rad per omgång i den här filen; med --matches en rad per match.
help-simulate-plot = Rita också ett diagram i den här filen, .png eller .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot omgångar.png
    maukas simulate --compare hand_size=5,7,10 --plot kort.png
    maukas simulate --matches 1000 --player casual,beginner --csv matcher.csv

help-arena-short = Låt bottar tävla och se vilken som är starkare.
help-arena = Låter bottar spela samma givar från varje plats, så att varken korten eller platserna gynnar någon, och visar hur ofta var och en vann, dess poäng och rating med 95-procentiga konfidensintervall, och hur länge den tänkte. En bott som vill göra ett otillåtet drag, kraschar eller tar mer än 50 gånger sin tid ger upp omgången: vilka tillåtna drag som helst görs för den till slutet, och den har förlorat.
help-arena-bots = Vilka som spelar, med kommatecken emellan: random, beginner, casual, strong, master, clairvoyant (ser alla kort), oblivious (en sökning som inte drar slutsatser), search (en sökning utan inlärda värden) eller en klass i en Pythonfil (my_bot.py:MyBot). De tar plats i tur och ordning tills alla platser är tagna.
help-arena-rounds = Hur många omgångar som spelas, avrundat uppåt till hela givar; { $default } om inget anges.
help-arena-budget = Hur länge en bott får tänka på ett drag: en tid som 100ms, eller ett antal iterationer, som kan upprepas exakt; { $default } om inget anges.
help-arena-backend = Hur arbetet fördelas: loky (processer), threading (trådar), dask eller ray (även över flera datorer); { $default } om inget anges.
help-arena-cluster = Adressen till en Dask-schemaläggare, till exempel tcp://10.0.0.5:8786. Utan den startar dask arbetare på den här datorn.
help-arena-no-luck = Utelämna resultaten utan kortens tur, som tar tid att räkna ut.
help-arena-csv = Skriv också en rad per omgång i den här filen.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot bottar.png

help-seat-short = Sätt en bott vid ett bord på vilken server som helst.
help-seat = Låter en bott gå med vid ett bord via dess länk och spela där tills matchen är slut, med allt som har synts från dess plats. Länken räcker: servern kan finnas var som helst.
help-seat-table = Länken till bordet, till exempel https://kort.example/t/fomu-tiba-keda.
help-seat-bot = Vem som spelar: random, beginner, casual, strong, master, namnet på en bott i ett installerat paket eller en i en Pythonfil (my_bot.py:MyBot).
help-seat-name = Vad botten heter vid bordet; om inget anges dess eget namn.
help-seat-example =
    maukas seat https://cards.example/t/fomu-tiba-keda casual
    maukas seat http://127.0.0.1:8080/t/fomu-tiba-keda my_bot.py:MyBot --name Robot

help-serve-short = Starta en server: bord för människor och bottar.
help-serve = Startar en server för bord där människor och bottar spelar Mau Mau och DOS över nätet. Allt som händer sparas innan någon får veta det, så inget går förlorat när servern stannar. Det som har ett namn inom hakparentes kan också anges med den miljövariabeln.
help-serve-host = Adressen att lyssna på; { $default } om inget anges, och den nås bara från den här datorn.
help-serve-port = Porten att lyssna på, 0 för vilken ledig som helst; { NUMBER($default, useGrouping: 0) } om inget anges.
help-serve-workers = Processer som delar på porten och borden; kräver PostgreSQL; { NUMBER($default, useGrouping: 0) } om inget anges.
help-serve-internal = Adressen och porten där andra noder på samma PostgreSQL-databas når den här, till exempel 10.0.0.5:8090; om inget anges samma som för alla.
help-serve-ssh = Porten för gäster som kommer med ett SSH-program och spelar i sin terminal, 0 för vilken som helst som är ledig; kräver tillägget ssh; ingen om den utelämnas.
help-serve-ssh-key = Filen med nyckeln som SSH-program känner igen den här servern på; skapas bredvid databasen om den utelämnas.
help-serve-most-ssh = Hur många gäster som får vara anslutna med SSH samtidigt; { $default } om det utelämnas.
help-serve-lan = Släpp in alla i ditt nätverk: lyssnar på alla adresser och visar den som ska öppnas, med en QR-kod för telefoner.
help-serve-open = Öppna adressen i webbläsaren, om inte datorn saknar skärm eller du är ansluten med SSH.
help-serve-database = Var data sparas: sqlite:///sökväg/fil.db eller postgresql://användare@värd/namn. Om inget anges i filen maukas/maukas.db i XDG_DATA_HOME eller ~/.local/share.
help-serve-base = Sökvägen där servern nås bakom en omvänd proxy, till exempel /kort.
help-serve-origins = Webbplatser vars sidor får ansluta och vars namn servern svarar på, med kommatecken emellan, till exempel https://kort.example.
help-serve-proxies = Adresser eller nät för proxyer vars X-Forwarded-huvuden man litar på, med kommatecken emellan, eller * för alla; { $default } om inget anges.
help-serve-secure = Låt webbläsare skicka kakor bara över TLS; behövs där en proxy avslutar TLS utan att säga det.
help-serve-think = Hur länge en master-bott tänker på ett drag; { $default } om inget anges.
help-serve-hint = Hur länge en bott tänker på ett tips; { $default } om inget anges.
help-serve-threads = I hur många trådar bottar tänker; { $default } om inget anges.
help-serve-reviews = Om avslutade matcher granskas när någon ber om det: on eller off; { $default } om inget anges.
help-serve-linger = Hur länge ett bord som ingen tittar på stannar i minnet; { $default } om inget anges.
help-serve-keep-tables = Hur länge ett bord sparas när inget händer där; { $default } om inget anges.
help-serve-keep-matches = Hur länge en färdigspelad match sparas; för alltid om inget anges.
help-serve-keep-guests = Hur länge en gäst utan plats sparas; { $default } om inget anges.
help-serve-keep-visitors = Hur många dagar en gäst sparas som varken har en plats eller en avslutad match; { $default } om inget anges.
help-serve-most-stored = Hur många megabyte som får lagras innan inga nya bord öppnas; { $default } om inget anges.
help-serve-rate = Hur många förfrågningar i sekunden en anslutning får göra; { $default } om inget anges.
help-serve-http-rate = Hur många förfrågningar i sekunden en adress får göra över HTTP, en tiondel av dem för att ändra något; { $default } om inget anges.
help-serve-most-connections = Hur många anslutningar det får finnas; { $default } om inget anges.
help-serve-most-per-address = Hur många anslutningar från en adress; { $default } om inget anges.
help-serve-most-per-guest = Hur många anslutningar från en gäst; { $default } om inget anges.
help-serve-most-watching = Hur många anslutningar till ett bord innan inga fler åskådare släpps in; { $default } om inget anges.
help-serve-most-tables = Hur många bord som får finnas i minnet samtidigt; { $default } om inget anges.
help-serve-unwanted-names = En fil med fler ord som inte får finnas i namn, ett per rad; en rad som börjar med ”-” tar bort ett ord från den färdiga listan.
help-serve-admin-socket = Den socket som ”maukas admin” når servern genom; bredvid databasen om inget anges.
help-serve-log-level = Det minsta som loggas: debug, info, warning eller error; { $default } om inget anges.
help-serve-log-format = Hur loggens rader skrivs: text, eller json med ett objekt per rad; { $default } om inget anges.
help-serve-telemetry = Vart spårdata skickas (OTLP över HTTP), till exempel http://127.0.0.1:4318; kräver tillägget telemetry; ingenstans om inget anges.
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
help-print-short = Gör en PDF att skriva ut: korten, reglerna eller ett poängblad.
help-print = Skriver en PDF: ett spels hela kortlek som kort på 63 x 88 mm med skärmärken, utfall och baksidor, dess regler som en folder eller ett poängblad. Foldern och poängbladet är på kommandots språk. Skriv ut i 100 %, dubbelsidigt, och vänd längs långsidan.
help-print-kind = cards (kort), rules (regler) eller scores (poäng); { $default } om inget anges.
help-print-game = maumau eller dos; { $default } om inget anges.
help-print-paper = a4, a3 eller letter; { $default } om inget anges.
help-print-large = Kort med stort tryck för den som ser dåligt.
help-print-backs = Skriv ut kortens baksidor, eller utelämna dem.
help-print-player = Namn till poängbladet, med komma emellan eller ett i taget.
help-print-sheet = Reglerna för Mau Mau enligt ett tryckt regelblad: fi, sv eller da.
help-print-output = Filen att skriva; annars skrivs en fil med ett talande namn i den här mappen.
help-print-example =
    maukas print --game dos --large
    maukas print rules --game dos --language sv
    maukas print rules --sheet sv
    maukas print scores --player Anna,Ben

## What went wrong

error-see-help = Se `{ $command }`.
error-usage = Det kommandot gick inte att förstå.
error-interrupted = Avbrutet.
error-missing = { $name } saknas.
error-no-such-option = Flaggan { $option } finns inte.
error-option-needs-value = { $option }: ett värde saknas, eller så ska inget anges.
error-not-a-number = { $name }: ange ett heltal.
error-not-a-decimal = { $name }: ange ett tal, till exempel 0.5 eller 30.
error-not-a-switch = { $name } är antingen 1 eller 0.
error-no-such-command = Kommandot ”{ $command }” finns inte; de som finns är { $commands }.
error-no-such-language = Det finns inga texter på ”{ $language }”; språken är { $languages }.
error-language-twice = Ange bara ett språk.
error-no-such-file = Det finns ingen fil eller mapp { $path }.
error-is-a-folder = { $path } är en mapp; här behövs en fil.
error-not-a-file = { $path } är inte en vanlig fil.
error-too-large = { $path } är för stor; högst { $limit }{"\u00A0"}MiB kan läsas.
error-not-permitted = Du har inte rätt att öppna { $path }.
error-not-text = { $path } är inte en textfil i UTF-8.
error-file = { $path } går inte att öppna: { $why }.
error-bad-record = { $path } är inte protokollet från en match: { $why }
error-no-such-game = Spelet ”{ $game }” finns inte; spelen är { $games }.
error-no-such-print = Det finns ingen utskrift ”{ $kind }”; utskrifterna är { $kinds }.
error-no-such-paper = Papperet ”{ $paper }” finns inte; papperen är { $papers }.
error-print-players = { $game } har högst { $high } spelare.
error-print-not-drawn = Det finns inga bilder av korten i { $game }, så det kan inte skrivas ut.
error-extra-missing = Det här kräver tillägget { $extra } (saknas: { $modules }). Installera det så här: { $command }
warning-cache = De kompilerade reglerna kan inte sparas i { $folder } ({ $why }). Allt fungerar, men de måste kompileras på nytt vid varje start.
warning-cache-moved = De kompilerade reglerna kan inte sparas i { $folder } ({ $why }); de ligger i { $instead } i stället.
error-play-pace = En bott tar på sig 0 till 5 sekunder, inte { $pace }.
error-play-no-server = --open och --watch behöver adressen till en server eller ett bord.
error-option-form = En husregel skrivs NAMN=VÄRDE, inte ”{ $setting }”.
error-compare-form = En jämförelse skrivs NAMN=VÄRDE,VÄRDE, med minst två värden, inte ”{ $setting }”.
error-compare-twice = --compare nämner ett värde två gånger: ”{ $setting }”.
error-compare-option = { $name } jämförs och kan därför inte också anges med --option.
error-no-such-house-rule = Husregeln ”{ $name }” finns inte; de som finns är { $names }.
error-house-rule-value = { $name } kan inte vara ”{ $value }”; möjligt är { $allowed }.

## check

check-nothing-to-run = Här finns inga scenarier (*.toml).
check-difference = { $what }: väntade { $expected }, fick { $found }
check-expected = väntade:
check-found = fick:
check-missing = väntade, men fick inte:
check-extra = fick, men väntade inte:
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
replay-round-won = { $player } vinner omgången.
replay-blocked = Ingen kan fortsätta, så omgången slutar utan vinnare.
replay-unfinished = Omgång { $round } spelas fortfarande; den kan visas när den är slut.
replay-cards-left = Kort kvar
replay-points = Poäng
replay-scores = Poängtabell
replay-round-column = Omgång
replay-total = Summa
replay-winners =
    { $count ->
        [one] { $players } vinner matchen.
       *[other] { $players } vinner matchen tillsammans.
    }
replay-match-open = Matchen är inte slut än.
replay-no-such-round =
    { $count ->
        [0] Ingen omgång är färdigspelad än, så det finns ingen omgång { $round } att visa.
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
        [one] 1 giv kommer från sitt frö, och rätt spelare delade ut.
       *[other] { $count } givar kommer från sina frön, och rätt spelare delade ut.
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
verify-round-cut-short = Omgång { $round }: fröet har visats, men dragen når inte fram till omgångens slut.
verify-broken-off-early = Omgång { $round } avbröts efter { $count } drag, rop oräknade; det får ske först efter { $least }.
verify-outcome-differs = Omgång { $round }: det skrivna resultatet är inte det som dragen ledde till.
verify-result-missing = Matchen är slut, men resultatet är inte uppskrivet.
verify-not-finished = Ett resultat är uppskrivet, men matchen är inte slut.
verify-result-differs = De uppskrivna slutsummorna eller vinnarna är fel. Uppskrivna summor: { $written }; uträknade: { $found }.

## rules

rules-group-M = Mau Mau: reglerna
rules-group-AM = Mau Mau: tolkningarna
rules-group-D = DOS: reglerna
rules-group-AD = DOS: tolkningarna
rules-together = Relaterade punkter
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
rules-no-such-sheet = Det finns inget sådant regelblad: { $sheet }. Det finns { $sheets }.

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } spelare, 1 omgång
       *[other] { $game }, { $seats } spelare, { $rounds } omgångar
    }
simulate-match-heading =
    { $matches ->
        [one] { $game }, { $seats } spelare, 1 match
       *[other] { $game }, { $seats } spelare, { $matches } matcher
    }
simulate-agreed = Husregler: { $rules }. Spelare: { $players }.
simulate-agreed-strict = Tryckta regler. Spelare: { $players }.
simulate-progress = Spelar
simulate-compiling = Reglerna kompileras för den här datorn; det tar tid bara första gången.
simulate-decisions = Beslut
simulate-decisions-value = { $count }
simulate-speed = Beslut per sekund
simulate-speed-value = { $count } per kärna ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) }{"\u00A0"}s beräkningstid)
simulate-length = Beslut i en omgång
simulate-score-maumau = Poäng för den som förlorar en omgång
simulate-score-dos = Poäng för den som vinner en omgång
simulate-spread = medelvärde { $mean }, median { $median }, nio av tio från { $low } till { $high }
simulate-reshuffles = Omblandningar
simulate-counted = { $count }, eller { $mean } per omgång
simulate-blocked = Omgångar utan vinnare
simulate-share = { $count }, eller { $share }
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
simulate-percent = Andel (95 %-intervall)
simulate-kinds-title = Drag efter sort
simulate-kind = Drag
simulate-count = Gånger
simulate-a-round = Per omgång (95 %-intervall)
simulate-seats = { $game } är för { $low } till { $high } spelare, inte för { $seats }.
simulate-not-positive = { $name } måste vara minst 1, inte { $number }.
simulate-no-such-player = Spelaren ”{ $player }” finns inte; det finns { $bots }, och egna bottar i Pythonfiler (.py).
simulate-players = { $count } spelare är nämnda, men det finns bara { $seats } platser.
simulate-script-failed = En spelares egen Pythonfil fungerade inte: { $why }
simulate-plot-kind = { $path }: filnamnet måste sluta på .png eller .svg.
simulate-plot-written = Diagrammet finns i { $path }.
simulate-rounds-or-matches = Ange antingen --rounds eller --matches, inte båda.
simulate-csv-matches = Matcherna finns i { $path }.
simulate-match-rounds = Omgångar per match
simulate-match-length = Beslut per match
simulate-match-totals = En spelares slutpoäng
simulate-match-shared = Matcher med flera vinnare
simulate-match-broken-off = Avbrutna matcher
compare-heading =
    { $count ->
        [one] { $game }, { $seats } spelare: { $name }, 1 omgång med varje värde
       *[other] { $game }, { $seats } spelare: { $name }, { $count } omgångar med varje värde
    }
compare-heading-matches =
    { $count ->
        [one] { $game }, { $seats } spelare: { $name }, 1 match med varje värde
       *[other] { $game }, { $seats } spelare: { $name }, { $count } matcher med varje värde
    }
compare-first = Vinster till vänster om givaren
compare-first-named = Vinster för { $player }
compare-points = Allas poäng per omgång
compare-blocked = Ingen vinnare
compare-difference = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }…{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
compare-difference-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentenheter ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
compare-difference-title = Skillnad mot { $name }, giv för giv
compare-chance = Intervallen är 95 %. En skillnad vars intervall omfattar 0 kan vara slump.
plot-difference = minus { $name }
plot-rounds = omgångar
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
kind-maumau-catch = avslöjad med att glömma ”mau”
kind-maumau-forgotten = ”mau” glömt
kind-dos-single = täckt med ett kort
kind-dos-sum = täckt med två kort
kind-dos-single-bonus = samma färg
kind-dos-sum-bonus = dubbel färg
kind-dos-draw = draget kort
kind-dos-add = kort lagt i raden efter dragning
kind-dos-bonus-add = bonuskort lagt
kind-dos-end = tur eller bonusar avslutade
kind-dos-call = ”DOS!” ropat
kind-dos-catch = försök att avslöja

## arena

arena-heading =
    { $game }, { $seats } platser, { $rounds ->
        [one] 1 omgång
       *[other] { $rounds } omgångar
    } från { $deals ->
        [one] 1 giv
       *[other] { $deals } givar
    }
arena-bot = Bott
arena-rounds = Omgångar
arena-win-rate = Vinster (95-procentigt intervall)
arena-points-maumau = Poäng per omgång, färre är bättre
arena-points-dos = Vunna poäng per omgång
arena-rating = Rating (Elo)
arena-faults = Fel
arena-conduct = Betänketid
arena-moves = Drag
arena-median = Median
arena-slowest = 99 av 100 inom
arena-over-budget = Över budget
arena-win-rate-corrected = Vinster utan tur
arena-points-corrected = Poäng utan tur
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }{"\u00A0"}ms
arena-fair-share = Med samma styrka vinner alla { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%. En omgång räknas en gång för varje plats som en bott har.
arena-corrected = Från resultaten utan tur är det draget som de dragna korten gav: detsamma i genomsnitt, med mindre brus. Utan det skulle samma säkerhet kräva { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } gånger så många omgångar (vinster för { $bot }).
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
arena-no-such-bot = Botten ”{ $bot }” finns inte; det finns { $bots }, och klasser i Pythonfiler (my_bot.py:MyBot).
seat-sits = { $name } går med vid bordet { $table }. Ctrl-C avslutar; då spelar serverns egen bott vidare.
seat-over = Matchen är slut: { $totals }.
seat-no-address = ”{ $address }” är ingen länk till ett bord, till exempel https://kort.example/t/fomu-tiba-keda.
seat-no-server = Det finns ingen server på { $address }: { $why }
seat-refused = Bordet godtog det inte: { $reason }
seat-move-refused = Bordet godtog inte draget ”{ $move }”: { $reason }
arena-bot-failed = Den här botten kan inte spela. { $why }
arena-budget = En budget är en tid som 100ms eller ett antal iterationer som 1000, inte ”{ $budget }”.
arena-no-such-backend = Motorn ”{ $backend }” finns inte; det finns { $backends }.
arena-cluster-needs-dask = --cluster hör ihop med --backend dask.
arena-worker-lost = En bott har avslutat processen den spelade i; tävlingen kan inte fortsätta.
arena-no-cluster = Det finns inget Dask-kluster på { $address }: { $why }
plot-win-rate = Andel vunna omgångar, 95-procentigt intervall
plot-fair-share = streckat: samma styrka, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
plot-rating = Elopoäng, medel 0, med 95-procentiga konfidensintervall

## serve

serve-address = Öppna { $address } i webbläsaren.
serve-lan-address = Öppna { $address } på vilken enhet som helst i ditt nätverk. Telefoner kan skanna den:
serve-no-lan = Inget nätverk hittades, så bara den här datorn kan ansluta. Starta om när du har ett nätverk.
serve-no-page = Webbsidan är inte byggd här: adressen visar bara API-referensen.
serve-ssh = Eller spela i en terminal: ssh -p { $port } { $host }
serve-data = Data sparas i { $place }.
serve-how-to-stop = Ctrl-C stoppar servern.
serve-few-files = Obs! Systemet låter servern ha bara { $limit } öppna filer och anslutningar; inställningarna kan kräva { $needed }. Höj gränsen (`ulimit -n`, `LimitNOFILE` i systemd) eller sänk `--most-connections`.
serve-warming = Strong- och master-bottarna förbereds fortfarande. Efter en installation tar det ungefär en halv minut, en enda gång; de andra bottarna är redan klara.
serve-stopping = Servern stannar; alla ombeds komma tillbaka. Ctrl-C en gång till avslutar genast.
serve-stopped = Stoppad. Allt är sparat.
serve-range = { $name } måste vara från { $low } till { $high }, inte { $number }.
serve-choice = { $name } är något av { $choices }, inte ”{ $value }”.
serve-base = { $name } är en sökväg, till exempel /kort, inte ”{ $value }”.
serve-workers-file = { $name } kräver en databas i PostgreSQL, för filen { $place } kan bara användas av en process. Utelämna det, eller flytta dina data med ”maukas move { $place } postgresql://maukas@localhost/maukas” och ange den nya databasen med --database eller MAUKAS_DATABASE.
serve-internal = { $name } är en adress på den här datorn med port, till exempel 10.0.0.5:8090, inte ”{ $value }”.
serve-telemetry = { $name } är adressen till en insamlare, till exempel http://127.0.0.1:4318, inte ”{ $value }”.
serve-origin = { $name } räknar upp webbplatser, till exempel https://kort.example, inte ”{ $value }”.
serve-proxies = { $name } räknar upp adresser, till exempel 10.0.0.2, och nät, till exempel 10.0.0.0/8, eller är bara *; inte ”{ $value }”.
serve-ssh-key-open = Andra får läsa nyckeln i { $file }. Behåll den för dig själv: chmod 600 { $file }
serve-ssh-key-file = Nyckeln i { $file } kan inte användas: { $why }
serve-lan-or-host = --lan lyssnar på alla adresser; utelämna --host.
serve-port-taken = Port { $port } används redan. Välj en annan med --port eller MAUKAS_PORT; 0 tar vilken ledig som helst.
serve-port-forbidden = Du har inte rätt att lyssna på port { $port }; de från 1024 och uppåt är till för alla.
serve-no-such-host = Den här datorn har inte adressen ”{ $host }”.
serve-cannot-listen = Ingen kan ansluta till { $host }, port { $port }: { $why }

## The database of a server

store-address = { $name } skrivs sqlite:///sökväg/fil.db eller postgresql://användare@värd/namn.
store-no-home = Här finns ingen mapp för dina data; ange med --database eller MAUKAS_DATABASE var de ska sparas.
store-foreign = { $place } är inte en databas från Maukas. Inget i den har ändrats.
store-too-new = { $place } är skriven av en nyare version av Maukas. Installera den, eller välj en annan databas.
store-damaged = En del av det som lagrats i { $place } kan inte läsas: loggen { $log } är skadad. Återställ en säkerhetskopia, eller flytta loggen till en annan mapp och börja med det som finns kvar.
store-unfinished = I { $place } finns en flytt som avbröts. Kör samma ”maukas move” igen, eller välj en annan databas.
store-in-use = En annan server använder redan { $place }. Stoppa den, eller välj en annan databas med --database eller MAUKAS_DATABASE.
store-unavailable = Databasen { $place } kan inte användas: { $why }

## backup

help-admin-short = Sköt en server: vilka som är inne, bord, avstängningar, anmälningar, meddelanden.
help-admin =
    Frågar servern som kör på den här databasen, genom en socket bredvid den som bara serverns användare får öppna. Kör ingen server görs det direkt i databasen, så långt det är meningsfullt. Allt som ändrar något skrivs upp.

    people, tables: vilka som är inne, och var. today: siffror. reports, bans, log: vilka som anmälts, vilka som är avstängda, vad de som sköter servern har gjort.

    end CODE: stäng ett bord; dess avslutade matcher finns kvar. delete CODE: även matcherna tas bort. remove WHO: skicka bort en gäst eller en adress. ban WHO, unban WHO: stäng av dem en tid. rename WHO NAME: nytt namn. settle WHO: anmälningarna om en gäst är klara. WHO är en gästs id eller namn, eller en adress; IPv6 räknas per /64.

    announce, cancel: säg till alla bord att servern snart startas om, eller att den inte gör det. close, open: inga nya bord, eller nya igen. expire: ta genast bort det som är gammalt.
help-admin-action = Vad som ska göras; se ovan.
help-admin-about = Ett bords kod, en gäst eller en adress, ett nytt namn; det som åtgärden behöver.
help-admin-for = Hur länge en avstängning varar: 90s, 10m, 2h eller 7d; { $default } om inget anges.
help-admin-in = När servern startas om, enligt meddelandet; { $default } om inget anges.
help-admin-example =
    maukas admin people
    maukas admin ban 203.0.113.7 --for 2h
    maukas admin announce --in 10m
    maukas admin reports --json

help-nodes-short = Lista servrarna som delar en databas, eller töm en av dem.
help-nodes =
    Listar noderna på en PostgreSQL-databas, alltså servrarna som delar dess bord: version, bord, anslutningar och fördröjning. Kör kommandot var som helst där databasen kan nås.

    drain NOD: noden lämnar sina bord till de andra, ett i taget, och tar inga nya. Inget går förlorat och spelarna sitter kvar vid sina bord; sedan kan noden stoppas. resume NOD: noden tar emot bord igen.
help-nodes-action = drain eller resume; om inget anges listas alla noder.
help-nodes-node = Noden: adressen som i listan, dess id eller början av det.
help-nodes-wait = Hur länge vi väntar på att noden töms; { $default } om inget anges.
help-nodes-example =
    maukas nodes --database postgresql://maukas@10.0.0.2/maukas
    maukas nodes drain 10.0.0.5:8091
    maukas nodes --json

help-move-short = Flytta en servers data till en annan databas, och kontrollera dem.
help-move = Kopierar allt från en databas till en annan: från en SQLite-fil till PostgreSQL, eller tillbaka. Varje rad jämförs efteråt. Källan lämnas som den är, bortsett från att den uppdateras till det här programmets version. Ingen server får köra på någon av dem. Avbryts flytten fortsätter samma kommando där den slutade; innan den är klar öppnar ingen server målet.
help-move-source = Databasen som ska kopieras: sqlite:///sökväg/fil.db, sökvägen till en sådan fil, eller postgresql://användare@värd/namn.
help-move-target = En tom databas, eller en fil som inte finns än.
help-move-example =
    maukas move /srv/maukas/maukas.db postgresql://maukas@localhost/maukas

help-doctor-short = Säg vad som är installerat, vad som saknas eller är långsamt och vad man gör.
help-doctor = Undersöker den här installationen: versioner, tillägg, webbsidan, kompilerade regler och databasen. Säger vad som saknas eller är långsamt och vad man kan göra åt det. Ingenting ändras. Slutkoden är 1 om något är fel.
help-doctor-example =
    maukas doctor --database sqlite:////srv/maukas.db

backup-written = Kopian finns i { $path }.
backup-exists = { $path } finns redan; välj ett annat namn.
backup-postgres = En databas i PostgreSQL kopieras med sitt eget program, pg_dump.
backup-failed = { $path } kunde inte skrivas: { $why }

## nodes

nodes-no-action = Åtgärden ”{ $action }” finns inte; åtgärderna är drain och resume.
nodes-which = Ange vilken nod: maukas nodes { $action } NOD
nodes-file = { $place } är en fil, som bara används av en server. Noder finns bara på en databas i PostgreSQL.
nodes-none = Ingen nod är igång på den här databasen.
nodes-unknown = Noden ”{ $node }” finns inte; noderna är { $nodes }.
nodes-several = ”{ $node }” kan vara vilken som helst av dessa: { $nodes }
nodes-alone = Ingen annan nod kan ta över borden från { $node }. Starta en till först.
nodes-drained = { $node } har lämnat över alla sina bord och kan stoppas.
nodes-draining = { $tables ->
    [one] { $node } har fortfarande 1 bord och fortsätter att lämna över det.
   *[other] { $node } har fortfarande { $tables } bord och fortsätter att lämna över dem.
}
nodes-gone = { $node } har stoppats.
nodes-resumed = { $node } tar emot bord igen.
nodes-state-ready = redo
nodes-state-draining = töms
nodes-head-node = Nod
nodes-head-address = Adress
nodes-head-version = Version
nodes-head-up = Igång i
nodes-head-tables = Bord
nodes-head-connections = Anslutningar
nodes-head-handed-on = Förmedlade
nodes-head-lag = Fördröjning
nodes-head-heard = Hördes av för
nodes-head-state = Läge

## move

move-same = Källa och mål är samma databas: { $place }
move-nothing = Det finns inget att flytta i { $place }.
move-not-empty = { $place } är inte tom, och har ingen avbruten flytt från den här källan. Inget i den har ändrats.
move-differs = { $place } är inte lik sin källa: { $why }. Kör samma kommando igen.
move-copied = { $table }: { $rows }
move-done = Allt finns i { $place }, och varje rad har jämförts: { $rows }

## doctor

doctor-version = Version
doctor-version-value = Maukas { $version }, Python { $python }, { $system }, från { $source }
doctor-extra = Tillägget { $extra }
doctor-extra-here = installerat: { $versions }
doctor-extra-missing = saknas: { $modules }
doctor-install = Om du behöver ett tillägg som saknas, skriv dess namn i stället för NAME: { $command }
doctor-install-extra = Installera det med tillägget { $extra }: { $command }
doctor-page = Webbsidan
doctor-page-here = byggd, i { $folder }
doctor-page-missing = inte byggd: servern visar bara API-referensen
doctor-build-page = Bygg webbsidan med ”make page” i källkodens mapp; i en wheel finns den redan.
doctor-cache = Kompilerade regler
doctor-cache-ready = klara, i { $folder } ({ $megabytes }{"\u00A0"}MB)
doctor-cache-empty = inte kompilerade än; de sparas i { $folder }
doctor-precompile = Första gången en server eller en tävling startar kompileras de starka bottarna i ungefär en halv minut. Gör det redan nu: { $command }
doctor-move-cache = Ange med MAUKAS_CACHE en egen mapp där det finns plats.
doctor-database = Databas
doctor-database-new = ingen än; { $place } skapas vid första starten
doctor-database-here = { $place } ({ $megabytes }{"\u00A0"}MB, { $free }{"\u00A0"}MB ledigt)
doctor-database-full = { $place }: disken är nästan full, { $free }{"\u00A0"}MB kvar
doctor-database-answers = { $place } svarar (PostgreSQL { $version }, { $megabytes }{"\u00A0"}MB)
doctor-database-empty = { $place } svarar (PostgreSQL { $version }) och är tom; tabellerna skapas vid första starten
doctor-database-read-only = { $place } svarar (PostgreSQL { $version }), men där går det inte att skriva
doctor-grant = Använd en databasanvändare som får skapa och ändra tabeller, och en server som inte är en replik.
doctor-make-room = Gör plats på databasens disk: ett drag som inte kan sparas kan inte spelas.
doctor-speed = Hastighet
doctor-no-uvloop = uvloop saknas: servern klarar färre spelare
doctor-cores = { $count ->
    [one] 1 kärna
   *[other] { $count } kärnor
}
doctor-one-core = Med en enda kärna bromsar starka bottar allt annat; ”maukas serve --think 0.05” ger dem mindre tid.
doctor-advice = Vad du kan göra
doctor-wrong = Något är fel; se ovan.
doctor-well = Allt som behövs fungerar.
