### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = plads { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) } %

## Help pages

help-usage = Brug:
help-usage-options = [TILVALG]
help-usage-command = KOMMANDO
help-arguments = Argumenter
help-commands = Kommandoer
help-options = Tilvalg
help-example = For eksempel
help-help = Vis denne side.
help-install-completion = Lad din skal fuldføre det, du skriver; start en ny skal bagefter.
help-show-completion = Vis, hvad --install-completion ville installere.
help-language = Sprog: en (English), fi (suomi), sv (svenska) eller da (dansk). Ellers bestemmer MAUKAS_LANGUAGE eller dit system.
help-version = Vis versionen.

placeholder-path = STI
placeholder-file = FIL
placeholder-number = N
placeholder-clause = PUNKT
placeholder-game = SPIL
placeholder-language = SPROG
placeholder-setting = NAVN=VÆRDI
placeholder-player = SPILLER
placeholder-bots = BOT,BOT
placeholder-budget = BUDGET
placeholder-backend = MOTOR
placeholder-address = ADRESSE
placeholder-addresses = ADRESSE,ADRESSE
placeholder-seconds = SEKUNDER
placeholder-days = DAGE

help-maukas =
    Mau Mau og DOS: kør en server til spilleborde, slå regler op, læs og kontrollér spillede kampe, og prøv husregler af på tusindvis af runder.

    DOS er et varemærke tilhørende Mattel. Maukas har ingen forbindelse til Mattel.
help-maukas-example =
    maukas serve                        en server på denne computer
    maukas rules stop                   hvad reglerne siger om STOP!
    maukas simulate --game dos          100.000 runder DOS
    maukas check --help                 mere om en enkelt kommando

help-check-short = Kør scenarier: små historier, der viser en regel.
help-check = Kører scenarier. Et scenarie er en lille tekstfil, der fortæller, hvordan kortene ligger, hvad der bliver spillet, og hvordan det skal ende. De, der går anderledes, bliver vist, og den sidste linje tæller, hvor mange der lykkedes (passed) og mislykkedes (failed).
help-check-paths = Scenariefiler eller mapper med den slags filer.
help-check-example =
    maukas check mine-husregler.toml
    maukas check tests/scenarios

help-replay-short = Fortæl en spillet kamp, træk for træk.
help-replay = Fortæller en kamp ud fra dens protokol: hvem der delte ud, hvert træk og hvad det førte til, og pointene. Er der ingen navne i protokollen, kaldes spillerne efter deres pladser, talt fra 0 som i protokollen.
help-replay-file = Protokollen fra en kamp.
help-replay-round = Fortæl kun denne runde; den første er 1.
help-replay-plain = Ren tekst uden farver og linjer.
help-replay-example =
    maukas replay fredag.toml
    maukas replay fredag.toml --round 2

help-verify-short = Kontrollér, at en kamp blev delt ud og spillet ærligt.
help-verify = Kontrollerer protokollen fra en kamp: at hver uddeling kommer fra det frø, der blev lovet før det første kort, at hvert træk var tilladt, og at point og vindere passer.
help-verify-file = Protokollen fra en kamp.
help-verify-example =
    maukas verify fredag.toml

help-rules-short = Slå reglerne op.
help-rules = Viser reglerne. M og D nummererer reglerne for Mau Mau og DOS, som de står på regelarkene, AM og AD fortolkningerne af det, arkene lader stå åbent. Et enkelt punkt vises med de punkter, det hører sammen med, sin husregel og sine scenarier.
help-rules-clause = Nummeret på et punkt eller et ord at søge efter. Uden det vises det hele.
help-rules-game = Kun dette spil: maumau eller dos.
help-rules-example =
    maukas rules --game maumau          alle regler for Mau Mau
    maukas rules M-27                   et enkelt punkt
    maukas rules farveskift             alt om Farveskift

help-simulate-short = Lad bots spille tusindvis af runder, og tæl op.
help-simulate = Lader bots spille mange runder og viser, hvor lange runderne var, hvem der vandt fra hvilken plads, pointene, og hvor ofte hver slags træk blev gjort. Samme frø giver de samme runder igen.
help-simulate-game = maumau eller dos; { $default }, hvis intet angives.
help-simulate-seats = Hvor mange der spiller; { $default }, hvis intet angives.
help-simulate-rounds = Hvor mange runder der spilles; { $default }, hvis intet angives.
help-simulate-option = En husregel, for eksempel drawn_card=may_play, hand_size=7 eller free_draw=true. Kan angives flere gange.
help-simulate-player = Hvem der spiller: random, steady eller en Python-fil med din egen bot. Nævn flere én ad gangen eller med kommaer: de sætter sig på skift, til alle pladser er taget.
help-simulate-seed = Tallet, som al tilfældighed kommer fra; { $default }, hvis intet angives.
help-simulate-workers = Hvor mange processorkerner der bruges; alle, hvis intet angives.
help-simulate-json = Skriv et JSON-objekt, til andre programmer.
help-simulate-plot = Tegn også et billede i denne fil, .png eller .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot runder.png

help-arena-short = Lad bots konkurrere, og se, hvem der er stærkest.
help-arena = Lader bots spille de samme kortgivninger fra hver plads, så hverken kort eller pladser begunstiger nogen, og viser, hvor ofte hver af dem vandt, dens point og rating med 95 % konfidensintervaller, og hvor længe den tænkte. En bot, der vil gøre et ulovligt træk, går ned eller bruger mere end 50 gange sin tid, opgiver runden: der gøres vilkårlige lovlige træk for den til slutningen, og den har tabt.
help-arena-bots = Hvem der spiller, med komma imellem: random, beginner, casual, strong, master, clairvoyant (ser alle kort), oblivious (en mester, der ikke drager slutninger) eller en klasse i en Python-fil (my_bot.py:MyBot). De sætter sig på skift, til alle pladser er taget.
help-arena-rounds = Hvor mange runder der spilles, rundet op til hele kortgivninger; { $default }, hvis intet angives.
help-arena-budget = Hvor længe en bot må tænke over et træk: en tid som 100ms eller et antal iterationer, som kan gentages nøjagtigt; { $default }, hvis intet angives.
help-arena-backend = Hvordan arbejdet fordeles: loky (processer), threading (tråde), dask eller ray (også over flere maskiner); { $default }, hvis intet angives.
help-arena-cluster = Adressen på en Dask-planlægger, for eksempel tcp://10.0.0.5:8786. Uden den starter dask arbejdere på denne computer.
help-arena-csv = Skriv også en linje pr. runde i denne fil.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot bots.png

help-serve-short = Start en server: borde til mennesker og bots.
help-serve = Starter en server til borde, hvor mennesker og bots spiller Mau Mau og DOS over nettet. Alt, hvad der sker, bliver gemt, før nogen får det at vide, så intet går tabt, når serveren stopper. Det, der har et navn i kantede parenteser, kan også angives med den miljøvariabel.
help-serve-host = Adressen, der lyttes på; { $default }, hvis intet angives, og den kan kun nås fra denne computer.
help-serve-port = Porten, der lyttes på, 0 for en hvilken som helst ledig; { NUMBER($default, useGrouping: 0) }, hvis intet angives.
help-serve-lan = Luk alle i dit netværk ind: lytter på alle adresser og viser den, der skal åbnes, med en QR-kode til telefoner.
help-serve-open = Åbn adressen i browseren, medmindre computeren ikke har nogen skærm, eller du er forbundet med SSH.
help-serve-database = Hvor data gemmes: sqlite:///sti/til/fil.db eller postgresql://bruger@vært/navn. Hvis intet angives, i filen maukas/maukas.db i XDG_DATA_HOME eller ~/.local/share.
help-serve-base = Stien, som serveren nås på bag en omvendt proxy, for eksempel /kort.
help-serve-origins = Andre websteder, hvis sider må oprette forbindelse, med komma imellem, for eksempel https://kort.example.
help-serve-proxies = Adresser eller netværk for proxyer, hvis X-Forwarded-headere man stoler på, med komma imellem, eller * for alle; { $default }, hvis intet angives.
help-serve-secure = Lad browsere kun sende cookies over TLS; nødvendigt, hvor en proxy afslutter TLS uden at sige det.
help-serve-think = Hvor længe en master-bot tænker over et træk; { $default }, hvis intet angives.
help-serve-hint = Hvor længe en bot tænker over et tip; { $default }, hvis intet angives.
help-serve-threads = I hvor mange tråde bots tænker; { $default }, hvis intet angives.
help-serve-linger = Hvor længe et bord, som ingen ser på, bliver i hukommelsen; { $default }, hvis intet angives.
help-serve-keep-tables = Hvor længe et bord gemmes, når der ikke sker noget ved det; { $default }, hvis intet angives.
help-serve-keep-matches = Hvor længe en færdigspillet kamp gemmes; for altid, hvis intet angives.
help-serve-keep-guests = Hvor længe en gæst uden plads gemmes; { $default }, hvis intet angives.
help-serve-rate = Hvor mange forespørgsler i sekundet en forbindelse må lave; { $default }, hvis intet angives.
help-serve-http-rate = Hvor mange forespørgsler i sekundet en adresse må lave over HTTP, en tiendedel af dem for at ændre noget; { $default }, hvis intet angives.
help-serve-most-connections = Hvor mange forbindelser der må være; { $default }, hvis intet angives.
help-serve-most-per-address = Hvor mange forbindelser fra én adresse; { $default }, hvis intet angives.
help-serve-most-per-guest = Hvor mange forbindelser fra én gæst; { $default }, hvis intet angives.
help-serve-most-watching = Hvor mange forbindelser til ét bord, før der ikke lukkes flere tilskuere ind; { $default }, hvis intet angives.
help-serve-most-tables = Hvor mange borde der må være i hukommelsen på én gang; { $default }, hvis intet angives.
help-serve-example =
    maukas serve                        kun til denne computer
    maukas serve --lan                  til alle i dit netværk
    maukas serve --port 0 --database sqlite:///fredag.db

help-backup-short = Kopiér en servers data, også mens den kører.
help-backup = Skriver en kopi af en servers database i en ny fil. Serveren må køre imens, og kopien er alligevel hel. For at gendanne den: stop serveren, og læg kopien dér, hvor dens database ligger.
help-backup-file = Den nye fil.
help-backup-example =
    maukas backup fredag.db
    maukas backup --database sqlite:////srv/maukas/maukas.db /kopier/maukas.db

## What went wrong

error-see-help = Se `{ $command }`.
error-usage = Kommandoen kan ikke forstås sådan.
error-interrupted = Afbrudt.
error-missing = { $name } mangler.
error-no-such-option = Tilvalget { $option } findes ikke.
error-option-needs-value = { $option } skrives på en anden måde.
error-not-a-number = { $name } skal have et helt tal.
error-not-a-decimal = { $name } skal have et tal, for eksempel 0.5 eller 30.
error-not-a-switch = { $name } er enten 1 eller 0.
error-no-such-command = Kommandoen ”{ $command }” findes ikke; der er { $commands }.
error-no-such-language = Der er ingen tekster på ”{ $language }”; sprogene er { $languages }.
error-language-twice = Angiv kun ét sprog.
error-no-such-file = Der er ingen fil eller mappe { $path }.
error-is-a-folder = { $path } er en mappe; her skal bruges en fil.
error-not-a-file = { $path } er ikke en almindelig fil.
error-too-large = { $path } er for stor; der kan højst læses { $limit } MiB.
error-not-permitted = Du har ikke lov til at åbne { $path }.
error-not-text = { $path } er ikke en tekstfil i UTF-8.
error-file = { $path } kan ikke åbnes: { $why }.
error-bad-record = { $path } er ikke protokollen fra en kamp: { $why }
error-no-such-game = Spillet ”{ $game }” findes ikke; spillene er { $games }.
error-option-form = En husregel skrives NAVN=VÆRDI, ikke ”{ $setting }”.
error-no-such-house-rule = Husreglen ”{ $name }” findes ikke; der er { $names }.
error-house-rule-value = { $name } kan ikke være ”{ $value }”; muligt er { $allowed }.

## check

check-nothing-to-run = Her er ingen scenarier (*.toml).
check-difference = { $what }: ventede { $expected }, fandt { $found }
check-expected = ventede:
check-found = fandt:
check-missing = ventede, men fandt ikke:
check-extra = fandt, men ventede ikke:
check-broken = ikke et scenarie: { $why }

## replay

replay-opening = { $game }, { $count } spillere
replay-players = Spillere: { $players }
replay-house-rule = Husregel – { $title }: { $meaning }
replay-round = Runde { $round }, kortgiver { $player }
replay-number = Nr.
replay-player = Spiller
replay-move = Træk
replay-top = Øverst
replay-row = Midterrækken
replay-start = kortene deles ud
replay-debt = { $count } at trække
replay-lays = lægger { $card }
replay-names-colour = lægger { $card } og siger { $colour }
replay-covers = dækker { $target } med { $cards }
replay-and = {" "}og{" "}
replay-adds = tilføjer { $card } til rækken
replay-draws =
    { $count ->
        [one] trækker et kort
       *[other] trækker { $count } kort
    }
replay-draws-nothing = kan ikke trække
replay-penalty =
    { $count ->
        [one] trækker et straffekort
       *[other] trækker { $count } straffekort
    }
replay-takes =
    { $count ->
        [one] { $player } trækker et kort
       *[other] { $player } trækker { $count } kort
    }
replay-reshuffle = afkastbunken blandes
replay-keeps = beholder kortet
replay-ends = er færdig
replay-says-mau = siger ”mau”
replay-says-dos = råber ”DOS!”
replay-catches = griber { $player }
replay-round-won = { $player } vinder runden.
replay-blocked = Ingen kan spille videre: runden slutter uden vinder.
replay-unfinished = Runde { $round } bliver stadig spillet; den kan fortælles, når den er slut.
replay-cards-left = Kort tilbage
replay-points = Point
replay-scores = Pointliste
replay-round-column = Runde
replay-total = I alt
replay-winners =
    { $count ->
        [one] { $players } vinder kampen.
       *[other] Kampen deles af { $players }.
    }
replay-match-open = Kampen er ikke slut endnu.
replay-no-such-round =
    { $count ->
        [0] Ingen runde er spillet færdig endnu, så der er ingen runde { $round } at fortælle.
        [one] Der er ingen runde { $round }; kun runde 1 er spillet.
       *[other] Der er ingen runde { $round }; runde 1 til { $count } er spillet.
    }
replay-does-not-hold = Denne protokol holder ikke. { $why }

## verify: what holds, and what does not

verify-commitments-hold =
    { $count ->
        [one] 1 frø er det, der blev lovet før uddelingen.
       *[other] { $count } frø er dem, der blev lovet før uddelingen.
    }
verify-deals-hold =
    { $count ->
        [one] 1 uddeling kommer fra sit frø, og den rigtige spiller delte ud.
       *[other] { $count } uddelinger kommer fra deres frø, og de rigtige spillere delte ud.
    }
verify-moves-hold =
    { $count ->
        [one] 1 træk er tilladt.
       *[other] Alle { $count } træk er tilladte.
    }
verify-results-hold =
    { $count ->
        [one] 1 resultat er det, trækkene førte til.
       *[other] { $count } resultater er dem, trækkene førte til.
    }
verify-totals-hold = Slutsummerne og vinderne er rigtige.
verify-unfinished = Kampen er ikke spillet færdig.
verify-round-on = Runde { $round } bliver stadig spillet: dens frø er hemmeligt, til den er slut, så den kan ikke kontrolleres endnu.
verify-seed-missing = Runde { $round }: frøet mangler, så runden kan ikke kontrolleres.
verify-commitment-differs = Runde { $round }: frøet er ikke det, der blev lovet før uddelingen.
verify-round-too-many = Runde { $round } blev spillet, efter at kampen var slut.
verify-dealer-differs = Runde { $round }: som kortgiver står plads { $written }, men det er plads { $found }.
verify-move-refused = Runde { $round }, træk { $count } (`{ $move }`) er ikke tilladt. { $why }
verify-round-cut-short = Runde { $round }: frøet er afsløret, men trækkene når ikke frem til rundens slutning.
verify-outcome-differs = Runde { $round }: det skrevne resultat er ikke det, trækkene førte til.
verify-result-missing = Kampen er slut, men resultatet er ikke skrevet ned.
verify-not-finished = Der er skrevet et resultat ned, men kampen er ikke slut.
verify-result-differs = De nedskrevne slutsummer eller vindere er forkerte. Nedskrevne summer: { $written }; udregnede: { $found }.

## rules

rules-group-M = Mau Mau: reglerne
rules-group-AM = Mau Mau: fortolkningerne
rules-group-D = DOS: reglerne
rules-group-AD = DOS: fortolkningerne
rules-together = Hører sammen med
rules-option = Husreglen { $name } – { $title } (standard: { $default })
rules-scenarios =
    { $count ->
        [one] 1 scenarie viser det
       *[other] { $count } scenarier viser det
    }
rules-found =
    { $count ->
        [one] ”{ $word }” står i 1 punkt
       *[other] ”{ $word }” står i { $count } punkter
    }
rules-no-such-clause = Punktet { $clause } findes ikke; tæt på er { $near }.
rules-nothing-found = Der står ikke ”{ $word }” i noget punkt.

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } spillere, 1 runde
       *[other] { $game }, { $seats } spillere, { $rounds } runder
    }
simulate-progress = Spiller
simulate-compiling = Reglerne oversættes til denne computer; kun den første kørsel skal vente på det.
simulate-decisions = Beslutninger
simulate-decisions-value = { $count }
simulate-speed = Beslutninger i sekundet
simulate-speed-value = { $count } pr. kerne ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s regnetid)
simulate-length = Beslutninger i en runde
simulate-score-maumau = Point til den, der taber en runde
simulate-score-dos = Point til den, der vinder en runde
simulate-spread = gennemsnit { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, median { $median }, ni ud af ti fra { $low } til { $high }
simulate-reshuffles = Nye blandinger
simulate-counted = { $count }, altså { NUMBER($mean, maximumFractionDigits: 3) } pr. runde
simulate-blocked = Runder uden vinder
simulate-share = { $count } ({ NUMBER($percent, maximumFractionDigits: 3) } %)
simulate-wins-title = Sejre efter plads
simulate-player-wins-title = Sejre efter spiller
simulate-seat = Plads
simulate-place = { $place }. fra kortgiveren
simulate-dealer = kortgiveren
simulate-wins = Sejre
simulate-percent = Andel
simulate-kinds-title = Hvad der blev gjort
simulate-kind = Træk
simulate-count = Gange
simulate-a-round = Pr. runde
simulate-seats = { $game } er for { $low } til { $high } spillere, ikke for { $seats }.
simulate-not-positive = { $name } skal være mindst 1, ikke { $number }.
simulate-no-such-player = Spilleren ”{ $player }” findes ikke; der er { $bots } og dine egne bots i Python-filer (.py).
simulate-players = Der er nævnt { $count } spillere, men der er kun { $seats } pladser.
simulate-script-failed = En spillers egen Python-fil gik galt: { $why }
simulate-plot-kind = { $path }: et billedes navn skal ende på .png eller .svg.
simulate-plot-missing = Billeder kræver en pakke mere: pip install "{ $extra }"
simulate-plot-written = Billedet ligger i { $path }.
plot-decisions = beslutninger
plot-points = point
plot-median = median { $median }
plot-seats = pladser fra kortgiverens venstre side
plot-kinds = Træk i en runde

kind-maumau-number = talkort
kind-maumau-reverse = Skift retning
kind-maumau-take-two = Træk 2!
kind-maumau-take-four = Træk 4!
kind-maumau-stop = STOP!
kind-maumau-colour-change = Farveskift
kind-maumau-draw = kort trukket
kind-maumau-take-debt = kort trukket efter Træk-kort
kind-maumau-keep = trukket kort beholdt
kind-maumau-call = ”mau” sagt
kind-maumau-catch = glemt ”mau” grebet
kind-maumau-forgotten = ”mau” glemt
kind-dos-single = dækket med ét kort
kind-dos-sum = dækket med to kort
kind-dos-single-bonus = samme farve
kind-dos-sum-bonus = dobbelt farve
kind-dos-draw = kort trukket
kind-dos-add = kort tilføjet efter træk
kind-dos-bonus-add = bonuskort tilføjet
kind-dos-end = tur eller bonusser afsluttet
kind-dos-call = ”DOS!” råbt
kind-dos-catch = forsøg på at gribe

## arena

arena-heading =
    { $game }, { $seats } pladser, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    } fra { $deals ->
        [one] 1 kortgivning
       *[other] { $deals } kortgivninger
    }
arena-bot = Bot
arena-rounds = Runder
arena-win-rate = Sejre (95 % interval)
arena-points-maumau = Point pr. runde, færre er bedre
arena-points-dos = Vundne point pr. runde
arena-rating = Rating
arena-faults = Fejl
arena-conduct = Betænkningstid
arena-moves = Træk
arena-median = Median
arena-slowest = 99 af 100 inden for
arena-over-budget = Over budget
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-rating-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-fair-share = Med samme styrke vinder alle { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. En runde tæller én gang for hver plads, en bot har.
arena-few-deals = Med så få kortgivninger er intervallerne grove.
arena-blocked =
    { $count ->
        [one] 1 runde fik ingen vinder.
       *[other] { $count } runder fik ingen vinder.
    }
arena-fault-illegal = { $bot } ville gøre et ulovligt træk: { $detail }
arena-fault-raised = { $bot } gik ned: { $detail }
arena-fault-slow = { $bot } var alt for langsom: { $detail }
arena-difference = Forskel, kortgivning for kortgivning
arena-difference-wins = Sejre: { $first } har { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpoint mere end { $second } (fra { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } til { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-difference-points = Point pr. runde: { $first } har { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } mere end { $second } (fra { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } til { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-difference-unclear = Det kan være tilfældigt; flere runder ville vise det.
arena-csv-written = Runderne ligger i { $path }.
arena-no-such-bot = Der er ingen bot ”{ $bot }”; der er { $bots } og klasser i Python-filer (my_bot.py:MyBot).
arena-bot-failed = Denne bot kan ikke spille. { $why }
arena-budget = Et budget er en tid som 100ms eller et antal iterationer som 1000, ikke ”{ $budget }”.
arena-no-such-backend = Der er ingen motor ”{ $backend }”; der er { $backends }.
arena-cluster-needs-dask = --cluster hører sammen med --backend dask.
arena-not-installed = Motoren { $backend } kræver flere pakker: pip install "{ $extra }"
arena-worker-lost = En bot har afsluttet den proces, den spillede i; konkurrencen kan ikke fortsætte.
arena-no-cluster = Der er ingen Dask-klynge på { $address }: { $why }
plot-win-rate = Andel vundne runder, 95 % interval
plot-fair-share = stiplet: samme styrke, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
plot-rating = gennemsnit og to sigma (openskill)

## serve

serve-address = Åbn { $address } i browseren.
serve-lan-address = Åbn { $address } på en hvilken som helst enhed i dit netværk. Telefoner kan scanne den:
serve-no-lan = Der blev ikke fundet noget netværk, så kun denne computer kan oprette forbindelse. Start igen, når den er i et.
serve-no-page = Siden til browseren er ikke bygget her: adressen viser referencen for programmer.
serve-data = Data gemmes i { $place }.
serve-how-to-stop = Ctrl-C stopper serveren.
serve-warming = Strong- og master-bots er stadig ved at blive gjort klar. Efter en installation tager det cirka et halvt minut, en enkelt gang; alle andre kan allerede spille.
serve-stopping = Serveren stopper; alle bliver bedt om at komme tilbage. Ctrl-C en gang til afslutter med det samme.
serve-stopped = Stoppet. Alt er gemt.
serve-range = { $name } skal være fra { $low } til { $high }, ikke { $number }.
serve-base = { $name } er en sti, for eksempel /kort, ikke ”{ $value }”.
serve-origin = { $name } nævner websteder, for eksempel https://kort.example, ikke ”{ $value }”.
serve-proxies = { $name } nævner adresser, for eksempel 10.0.0.2, og netværk, for eksempel 10.0.0.0/8, eller er kun *; ikke ”{ $value }”.
serve-lan-or-host = --lan lytter på alle adresser; udelad --host.
serve-port-taken = Port { $port } er allerede i brug. Vælg en anden med --port eller MAUKAS_PORT; 0 tager en hvilken som helst ledig.
serve-port-forbidden = Du har ikke lov til at lytte på port { $port }; dem fra 1024 og op er til alle.
serve-no-such-host = Denne computer har ikke adressen ”{ $host }”.
serve-cannot-listen = Ingen kan oprette forbindelse til { $host }, port { $port }: { $why }

## The database of a server

store-address = { $name } skrives sqlite:///sti/til/fil.db eller postgresql://bruger@vært/navn.
store-driver = En database i PostgreSQL kræver en pakke mere: pip install "{ $extra }"
store-no-home = Her er ingen mappe til dine data; angiv med --database eller MAUKAS_DATABASE, hvor de skal gemmes.
store-foreign = { $place } er ikke en database fra Maukas. Intet i den er ændret.
store-too-new = { $place } er skrevet af en nyere version af Maukas. Installér den, eller vælg en anden database.
store-in-use = En anden server bruger allerede { $place }. Stop den, eller vælg en anden database med --database eller MAUKAS_DATABASE.
store-unavailable = Databasen { $place } kan ikke bruges: { $why }

## backup

backup-written = Kopien ligger i { $path }.
backup-exists = { $path } findes allerede; vælg et andet navn.
backup-postgres = En database i PostgreSQL kopieres med sit eget program, pg_dump.
backup-failed = { $path } kunne ikke skrives: { $why }
