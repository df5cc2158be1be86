### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = plads { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-interval = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) }{"\u00A0"}%

## Help pages

help-usage = Brug:
help-usage-options = [TILVALG]
help-usage-command = KOMMANDO
help-arguments = Argumenter
help-commands = Kommandoer
help-options = Tilvalg
help-example = For eksempel
help-help = Vis denne side.
help-install-completion = Lad din shell fuldføre det, du skriver; start en ny shell bagefter.
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
placeholder-compare = NAVN=A,B
placeholder-player = SPILLER
placeholder-bot = BOT
placeholder-name = NAVN
placeholder-bots = BOT,BOT
placeholder-budget = BUDGET
placeholder-backend = MOTOR
placeholder-address = ADRESSE
placeholder-addresses = ADRESSE,ADRESSE
placeholder-seconds = SEKUNDER
placeholder-days = DAGE
placeholder-level = NIVEAU
placeholder-format = FORMAT
placeholder-on-off = ON|OFF
placeholder-action = HANDLING
placeholder-about = OM
placeholder-node = NODE
placeholder-time = TID
placeholder-print = UDSKRIFT
placeholder-source = KILDE
placeholder-target = MÅL
placeholder-paper = PAPIR
placeholder-table = BORD

help-maukas =
    Mau Mau og DOS: kør en server til spilleborde, slå regler op, læs og kontrollér spillede kampe, og prøv husregler af på tusindvis af runder.

    DOS er et varemærke tilhørende Mattel. Maukas har ingen forbindelse til Mattel.
help-maukas-example =
    maukas serve                        en server på denne computer
    maukas rules stop                   hvad reglerne siger om STOP!
    maukas simulate --game dos          100.000 runder DOS
    maukas check --help                 mere om en enkelt kommando

help-play-short = Spil i terminalen: mod bots, eller med folk på en hvilken som helst server.
help-play = Åbner et bord i terminalen og begynder straks en kamp mod bots, uden server. Med linket til et bord går du til det bord på dets server og kommer tilbage til din plads, hvis forbindelsen ryger; en kampprotokol går du igennem træk for træk. Kræver udvidelsen maukas[terminal], eller med --plain kun maukas[client].
help-play-table = Linket til et bord, for eksempel https://cards.example/t/fomu-tiba-keda; en servers adresse sammen med --open; eller en kampprotokol (.toml). Uden det et bord mod bots.
help-play-game = maumau eller dos; { $default }, hvis det udelades.
help-play-seats = Hvor mange der spiller, dig selv iberegnet; 3, hvis det udelades.
help-play-bots = Hvem der spiller mod dig: beginner, casual, strong, master eller en bot af dine egne, adskilt af kommaer; casual, hvis det udelades.
help-play-name = Dit navn ved bordet; ellers det, du brugte sidst.
help-play-open = Åbn et bord på den server, hvis adresse er givet, og vis linket til det.
help-play-watch = Kig med uden at sætte dig.
help-play-plain = Linje for linje, til skærmlæsere, punktskriftsdisplays, langsomme forbindelser og scripts: intet tegnes om.
help-play-pace = Hvor mange sekunder en bot mindst bruger, fra 0 til 5.
help-play-record = Skriv protokollen over en kamp mod bots til denne fil.
help-play-example =
    maukas play                         mod to bots
    maukas play --game dos --seats 4 --bots master
    maukas play https://cards.example/t/fomu-tiba-keda
    maukas play --plain                 til skærmlæsere

help-check-short = Kør scenarier: små historier, der viser en regel.
help-check = Kører scenarier. Et scenarie er en lille tekstfil, der fortæller, hvordan kortene ligger, hvad der bliver spillet, og hvordan det skal ende. De, der går anderledes, bliver vist, og den sidste linje tæller, hvor mange der lykkedes (passed) og mislykkedes (failed).
help-check-paths = Scenariefiler eller mapper med den slags filer; projektets egne scenarier, hvis intet angives.
help-check-example =
    maukas check mine-husregler.toml
    maukas check

help-replay-short = Vis en spillet kamp, træk for træk.
help-replay = Viser en kamp ud fra dens protokol: hvem der delte ud, hvert træk og hvad det førte til, og pointene. Er der ingen navne i protokollen, kaldes spillerne efter deres pladser, talt fra 0 som i protokollen.
help-replay-file = Protokollen fra en kamp.
help-replay-round = Vis kun denne runde; den første er 1.
help-replay-plain = Ren tekst uden farver og linjer.
help-replay-example =
    maukas replay fredag.toml
    maukas replay fredag.toml --round 2

help-review-short = Sig, hvad beslutningerne i en færdig kamp var værd.
help-review = Gennemgår en færdig kamp ud fra dens protokol. For hver beslutning siges det, hvor sandsynligt det var, at spilleren vandt runden med det bedste træk og med det, der blev gjort, efter alt, hvad spilleren da kunne vide; de store tab kommer først, hvert med en grund. Så siges det, hvor meget af resultatet der kom fra uddelingen, fra trukne kort, fra hvad andre gjorde, og fra eget spil. Samme protokol, dybde og tilfældighedstal giver samme gennemgang.
help-review-file = Protokollen fra en færdig kamp.
help-review-round = Gennemgå kun denne runde; den første er 1.
help-review-seat = Bedøm kun beslutningerne på denne plads, talt fra 0 som i protokollen.
help-review-depth = I hvor mange verdener hvert træk prøves; { $default }, hvis intet angives.
help-review-hands = Vis også, hvad de andre virkelig havde.
help-review-example =
    maukas review friday.toml
    maukas review friday.toml --round 2 --seat 0

help-verify-short = Kontrollér, at en kamp blev delt ud og spillet fair.
help-verify = Kontrollerer protokollen fra en kamp: at hver uddeling kommer fra det frø, der blev lovet før det første kort, at hvert træk var tilladt, og at point og vindere passer.
help-verify-file = Protokollen fra en kamp.
help-verify-example =
    maukas verify fredag.toml

help-rules-short = Slå reglerne op.
help-rules = Viser reglerne. M og D nummererer reglerne for Mau Mau og DOS, som de står på regelarkene, AM og AD fortolkningerne af det, arkene lader stå åbent. Et enkelt punkt vises med beslægtede punkter, sin husregel og sine scenarier.
help-rules-clause = Nummeret på et punkt eller et ord at søge efter. Uden det vises det hele.
help-rules-game = Kun dette spil: maumau eller dos.
help-rules-sheet = Mau Mau efter ét trykt regelark: fi, sv eller da.
help-rules-example =
    maukas rules --game maumau          alle regler for Mau Mau
    maukas rules M-27                   et enkelt punkt
    maukas rules farveskift             alt om Farveskift
    maukas rules --sheet sv             Mau Mau efter det svenske regelark

help-simulate-short = Lad bots spille tusindvis af runder, og tæl op.
help-simulate = Lader bots spille mange runder eller hele kampe og viser, hvor lange de var, hvem der vandt fra hvilken plads, pointene, og hvor ofte hver slags træk blev gjort, med 95 %-intervaller. Husregler kan sammenlignes på de samme uddelinger. Samme frø giver de samme runder igen.
help-simulate-game = maumau eller dos; { $default }, hvis intet angives.
help-simulate-seats = Hvor mange der spiller; { $default }, hvis intet angives.
help-simulate-rounds = Hvor mange runder der spilles; 100.000, hvis intet angives.
help-simulate-matches = Hvor mange hele kampe der spilles i stedet for runder, hver til den aftalte slutning.
help-simulate-option = En husregel, for eksempel drawn_card=may_play, hand_size=7 eller free_draw=true. Kan angives flere gange.
help-simulate-compare = En husregel og dens værdier, for eksempel take_four=final,stacks: de samme uddelinger spilles med hver værdi, og forskellene fra den første vises.
help-simulate-player = Hvem der spiller: random, steady, et niveau (beginner, casual, strong, master) eller en Python-fil med din egen bot. Angiv flere én ad gangen eller med komma imellem: de tager plads på skift, til alle pladser er taget.
help-simulate-seed = Tallet, som al tilfældighed kommer fra; { $default }, hvis intet angives.
help-simulate-workers = Hvor mange processorkerner der bruges; alle, hvis intet angives.
help-simulate-json = Skriv et JSON-objekt, til andre programmer.
help-simulate-csv = Skriv også en linje pr. runde i denne fil; med --matches en linje pr. kamp.
help-simulate-plot = Tegn også et diagram i denne fil, .png eller .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot runder.png
    maukas simulate --compare hand_size=5,7,10 --plot kort.png
    maukas simulate --matches 1000 --player casual,beginner --csv kampe.csv

help-arena-short = Lad bots konkurrere, og se, hvem der er stærkest.
help-arena = Lader bots spille de samme uddelinger fra hver plads, så hverken kort eller pladser begunstiger nogen, og viser, hvor ofte hver af dem vandt, dens point og rating med 95{"\u00A0"}%-konfidensintervaller, og hvor længe den tænkte. En bot, der vil gøre et ulovligt træk, går ned eller bruger mere end 50 gange sin tid, opgiver runden: der gøres vilkårlige lovlige træk for den til slutningen, og den har tabt.
help-arena-bots = Hvem der spiller, med komma imellem: random, beginner, casual, strong, master, clairvoyant (ser alle kort), oblivious (en søgning, der ikke drager slutninger), search (en søgning uden lærte værdier) eller en klasse i en Python-fil (my_bot.py:MyBot). De tager plads på skift, til alle pladser er taget.
help-arena-rounds = Hvor mange runder der spilles, rundet op til hele uddelinger; { $default }, hvis intet angives.
help-arena-budget = Hvor længe en bot må tænke over et træk: en tid som 100ms eller et antal iterationer, som kan gentages nøjagtigt; { $default }, hvis intet angives.
help-arena-backend = Hvordan arbejdet fordeles: loky (processer), threading (tråde), dask eller ray (også over flere maskiner); { $default }, hvis intet angives.
help-arena-cluster = Adressen på en Dask-planlægger, for eksempel tcp://10.0.0.5:8786. Uden den starter dask arbejdere på denne computer.
help-arena-no-luck = Udelad resultaterne uden kortenes held, som tager tid at finde.
help-arena-csv = Skriv også en linje pr. runde i denne fil.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot bots.png

help-seat-short = Sæt en bot til bords på en hvilken som helst server.
help-seat = Lader en bot slutte sig til et bord via dets link og spille der, til kampen er slut, med alt hvad der er set fra dens plads. Linket er nok: serveren kan være hvor som helst.
help-seat-table = Linket til bordet, for eksempel https://kort.example/t/fomu-tiba-keda.
help-seat-bot = Hvem der spiller: random, beginner, casual, strong, master, navnet på en bot i en installeret pakke eller en i en Python-fil (my_bot.py:MyBot).
help-seat-name = Hvad den skal hedde ved bordet; hvis intet angives, dens eget navn.
help-seat-example =
    maukas seat https://cards.example/t/fomu-tiba-keda casual
    maukas seat http://127.0.0.1:8080/t/fomu-tiba-keda my_bot.py:MyBot --name Robot

help-serve-short = Start en server: borde til mennesker og bots.
help-serve = Starter en server til borde, hvor mennesker og bots spiller Mau Mau og DOS over nettet. Alt, hvad der sker, bliver gemt, før nogen får det at vide, så intet går tabt, når serveren stopper. Det, der har et navn i kantede parenteser, kan også angives med den miljøvariabel.
help-serve-host = Adressen, der lyttes på; { $default }, hvis intet angives, og den kan kun nås fra denne computer.
help-serve-port = Porten, der lyttes på, 0 for en hvilken som helst ledig; { NUMBER($default, useGrouping: 0) }, hvis intet angives.
help-serve-workers = Processer, der deles om porten og bordene; kræver PostgreSQL; { NUMBER($default, useGrouping: 0) }, hvis intet angives.
help-serve-internal = Adressen og porten, hvor andre noder på samme PostgreSQL-database når denne, for eksempel 10.0.0.5:8090; hvis intet angives, den samme som for alle.
help-serve-ssh = Porten for gæster, der kommer med et SSH-program og spiller i deres terminal, 0 for en hvilken som helst ledig; kræver udvidelsen ssh; ingen, hvis den udelades.
help-serve-ssh-key = Filen med den nøgle, som SSH-programmer genkender denne server på; oprettes ved siden af databasen, hvis den udelades.
help-serve-most-ssh = Hvor mange gæster der må være forbundet med SSH på én gang; { $default }, hvis det udelades.
help-serve-lan = Luk alle i dit netværk ind: lytter på alle adresser og viser den, der skal åbnes, med en QR-kode til telefoner.
help-serve-open = Åbn adressen i browseren, medmindre computeren ikke har nogen skærm, eller du er forbundet med SSH.
help-serve-database = Hvor data gemmes: sqlite:///sti/til/fil.db eller postgresql://bruger@vært/navn. Hvis intet angives, i filen maukas/maukas.db i XDG_DATA_HOME eller ~/.local/share.
help-serve-base = Stien, som serveren nås på bag en omvendt proxy, for eksempel /kort.
help-serve-origins = Websteder, hvis sider må oprette forbindelse, og hvis navne serveren svarer på, med komma imellem, for eksempel https://kort.example.
help-serve-proxies = Adresser eller netværk for proxyer, hvis X-Forwarded-headere man stoler på, med komma imellem, eller * for alle; { $default }, hvis intet angives.
help-serve-secure = Lad browsere kun sende cookies over TLS; nødvendigt, hvor en proxy afslutter TLS uden at sige det.
help-serve-think = Hvor længe en master-bot tænker over et træk; { $default }, hvis intet angives.
help-serve-hint = Hvor længe en bot tænker over et tip; { $default }, hvis intet angives.
help-serve-threads = I hvor mange tråde bots tænker; { $default }, hvis intet angives.
help-serve-reviews = Om afsluttede kampe gennemgås, når nogen beder om det: on eller off; { $default }, hvis intet angives.
help-serve-linger = Hvor længe et bord, som ingen ser på, bliver i hukommelsen; { $default }, hvis intet angives.
help-serve-keep-tables = Hvor længe et bord gemmes, når der ikke sker noget ved det; { $default }, hvis intet angives.
help-serve-keep-matches = Hvor længe en færdigspillet kamp gemmes; for altid, hvis intet angives.
help-serve-keep-guests = Hvor længe en gæst uden plads gemmes; { $default }, hvis intet angives.
help-serve-keep-visitors = Hvor mange dage en gæst gemmes, som hverken har en plads eller en afsluttet kamp; { $default }, hvis intet angives.
help-serve-most-stored = Hvor mange megabyte der må gemmes, før der ikke åbnes nye borde; { $default }, hvis intet angives.
help-serve-rate = Hvor mange forespørgsler i sekundet en forbindelse må lave; { $default }, hvis intet angives.
help-serve-http-rate = Hvor mange forespørgsler i sekundet en adresse må lave over HTTP, en tiendedel af dem for at ændre noget; { $default }, hvis intet angives.
help-serve-most-connections = Hvor mange forbindelser der må være; { $default }, hvis intet angives.
help-serve-most-per-address = Hvor mange forbindelser fra én adresse; { $default }, hvis intet angives.
help-serve-most-per-guest = Hvor mange forbindelser fra én gæst; { $default }, hvis intet angives.
help-serve-most-watching = Hvor mange forbindelser til ét bord, før der ikke lukkes flere tilskuere ind; { $default }, hvis intet angives.
help-serve-most-tables = Hvor mange borde der må være i hukommelsen på én gang; { $default }, hvis intet angives.
help-serve-unwanted-names = En fil med flere ord, der ikke må stå i navne, ét pr. linje; en linje, der begynder med ”-”, fjerner et ord fra den færdige liste.
help-serve-admin-socket = Den socket, som ”maukas admin” når serveren igennem; ved siden af databasen, hvis intet angives.
help-serve-log-level = Det mindste, der logges: debug, info, warning eller error; { $default }, hvis intet angives.
help-serve-log-format = Hvordan loggens linjer skrives: text eller json med ét objekt pr. linje; { $default }, hvis intet angives.
help-serve-telemetry = Hvortil spordata sendes (OTLP over HTTP), for eksempel http://127.0.0.1:4318; kræver udvidelsen telemetry; ingen steder, hvis intet angives.
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
help-print-short = Lav en PDF til udskrift: kortene, reglerne eller et pointark.
help-print = Skriver en PDF: et spils hele kortsæt som kort på 63 x 88 mm med skæremærker, beskæring og bagsider, dets regler som en folder eller et pointark. Folderen og pointarket er på kommandoens sprog. Udskriv i 100 % på begge sider, og vend langs den lange kant.
help-print-kind = cards (kort), rules (regler) eller scores (point); { $default }, hvis intet angives.
help-print-game = maumau eller dos; { $default }, hvis intet angives.
help-print-paper = a4, a3 eller letter; { $default }, hvis intet angives.
help-print-large = Kort med stort tryk for den, der ser dårligt.
help-print-backs = Udskriv kortenes bagsider, eller udelad dem.
help-print-player = Navne til pointarket, med komma imellem eller ét ad gangen.
help-print-sheet = Reglerne for Mau Mau efter ét trykt regelark: fi, sv eller da.
help-print-output = Filen, der skal skrives; ellers skrives en fil med et sigende navn i denne mappe.
help-print-example =
    maukas print --game dos --large
    maukas print rules --game dos --language da
    maukas print rules --sheet da
    maukas print scores --player Anna,Ben

## What went wrong

error-see-help = Se `{ $command }`.
error-usage = Den kommando kan ikke forstås.
error-interrupted = Afbrudt.
error-missing = { $name } mangler.
error-no-such-option = Tilvalget { $option } findes ikke.
error-option-needs-value = { $option }: der mangler en værdi, eller der skal ikke være nogen.
error-not-a-number = { $name }: angiv et helt tal.
error-not-a-decimal = { $name }: angiv et tal, for eksempel 0.5 eller 30.
error-not-a-switch = { $name } er enten 1 eller 0.
error-no-such-command = Kommandoen ”{ $command }” findes ikke; kommandoerne er { $commands }.
error-no-such-language = Der er ingen tekster på ”{ $language }”; sprogene er { $languages }.
error-language-twice = Angiv kun ét sprog.
error-no-such-file = Der er ingen fil eller mappe { $path }.
error-is-a-folder = { $path } er en mappe; her skal bruges en fil.
error-not-a-file = { $path } er ikke en almindelig fil.
error-too-large = { $path } er for stor; der kan højst læses { $limit }{"\u00A0"}MiB.
error-not-permitted = Du har ikke lov til at åbne { $path }.
error-not-text = { $path } er ikke en tekstfil i UTF-8.
error-file = { $path } kan ikke åbnes: { $why }.
error-bad-record = { $path } er ikke protokollen fra en kamp: { $why }
error-no-such-game = Spillet ”{ $game }” findes ikke; spillene er { $games }.
error-no-such-print = Der er ingen udskrift ”{ $kind }”; udskrifterne er { $kinds }.
error-no-such-paper = Papiret ”{ $paper }” findes ikke; papirerne er { $papers }.
error-print-players = { $game } har højst { $high } spillere.
error-print-not-drawn = Der er ingen billeder af kortene i { $game }, så det kan ikke udskrives.
error-extra-missing = Det her kræver udvidelsen { $extra } (mangler: { $modules }). Installér den sådan: { $command }
warning-cache = De kompilerede regler kan ikke gemmes i { $folder } ({ $why }). Alt virker, men de skal kompileres igen ved hver start.
warning-cache-moved = De kompilerede regler kan ikke gemmes i { $folder } ({ $why }); de ligger i stedet i { $instead }.
error-play-pace = En bot bruger 0 til 5 sekunder, ikke { $pace }.
error-play-no-server = --open og --watch kræver adressen på en server eller et bord.
error-option-form = En husregel skrives NAVN=VÆRDI, ikke ”{ $setting }”.
error-compare-form = En sammenligning skrives NAVN=VÆRDI,VÆRDI, med mindst to værdier, ikke ”{ $setting }”.
error-compare-twice = --compare nævner en værdi to gange: ”{ $setting }”.
error-compare-option = { $name } sammenlignes og kan derfor ikke også angives med --option.
error-no-such-house-rule = Husreglen ”{ $name }” findes ikke; husreglerne er { $names }.
error-house-rule-value = { $name } kan ikke være ”{ $value }”; muligt er { $allowed }.

## check

check-nothing-to-run = Her er ingen scenarier (*.toml).
check-difference = { $what }: forventede { $expected }, fik { $found }
check-expected = forventede:
check-found = fik:
check-missing = forventede, men fik ikke:
check-extra = fik, men forventede ikke:
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
replay-round-won = { $player } vinder runden.
replay-blocked = Ingen kan spille videre, så runden slutter uden vinder.
replay-unfinished = Runde { $round } bliver stadig spillet; den kan vises, når den er slut.
replay-cards-left = Kort tilbage
replay-points = Point
replay-scores = Pointliste
replay-round-column = Runde
replay-total = I alt
replay-winners =
    { $count ->
        [one] { $players } vinder kampen.
       *[other] { $players } vinder kampen sammen.
    }
replay-match-open = Kampen er ikke slut endnu.
replay-no-such-round =
    { $count ->
        [0] Ingen runde er spillet færdig endnu, så der er ingen runde { $round } at vise.
        [one] Der er ingen runde { $round }; kun runde 1 er spillet.
       *[other] Der er ingen runde { $round }; runde 1 til { $count } er spillet.
    }
replay-does-not-hold = Denne protokol stemmer ikke. { $why }

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
verify-broken-off-early = Runde { $round } blev afbrudt efter { $count } træk, råb ikke medregnet; det må først ske efter { $least }.
verify-outcome-differs = Runde { $round }: det skrevne resultat er ikke det, trækkene førte til.
verify-result-missing = Kampen er slut, men resultatet er ikke skrevet ned.
verify-not-finished = Der er skrevet et resultat ned, men kampen er ikke slut.
verify-result-differs = De nedskrevne slutsummer eller vindere er forkerte. Nedskrevne summer: { $written }; udregnede: { $found }.

## rules

rules-group-M = Mau Mau: reglerne
rules-group-AM = Mau Mau: fortolkningerne
rules-group-D = DOS: reglerne
rules-group-AD = DOS: fortolkningerne
rules-together = Beslægtede punkter
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
rules-no-such-sheet = Der er intet sådant regelark: { $sheet }. Der er { $sheets }.

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } spillere, 1 runde
       *[other] { $game }, { $seats } spillere, { $rounds } runder
    }
simulate-match-heading =
    { $matches ->
        [one] { $game }, { $seats } spillere, 1 kamp
       *[other] { $game }, { $seats } spillere, { $matches } kampe
    }
simulate-agreed = Husregler: { $rules }. Spillere: { $players }.
simulate-agreed-strict = Trykte regler. Spillere: { $players }.
simulate-progress = Spiller
simulate-compiling = Reglerne kompileres til denne computer; det tager kun tid første gang.
simulate-decisions = Beslutninger
simulate-decisions-value = { $count }
simulate-speed = Beslutninger i sekundet
simulate-speed-value = { $count } pr. kerne ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) }{"\u00A0"}s regnetid)
simulate-length = Beslutninger i en runde
simulate-score-maumau = Point til den, der taber en runde
simulate-score-dos = Point til den, der vinder en runde
simulate-spread = gennemsnit { $mean }, median { $median }, ni ud af ti fra { $low } til { $high }
simulate-reshuffles = Omblandinger
simulate-counted = { $count }, eller { $mean } pr. runde
simulate-blocked = Runder uden vinder
simulate-share = { $count }, eller { $share }
simulate-wins-title = Sejre efter plads
simulate-player-wins-title = Sejre efter spiller
simulate-seat = Plads
simulate-place = { $place }. fra kortgiveren
simulate-dealer = kortgiveren
simulate-wins = Sejre
simulate-percent = Andel (95 %-interval)
simulate-kinds-title = Træk efter slags
simulate-kind = Træk
simulate-count = Gange
simulate-a-round = Pr. runde (95 %-interval)
simulate-seats = { $game } er for { $low } til { $high } spillere, ikke for { $seats }.
simulate-not-positive = { $name } skal være mindst 1, ikke { $number }.
simulate-no-such-player = Spilleren ”{ $player }” findes ikke; der er { $bots } og dine egne bots i Python-filer (.py).
simulate-players = Der er nævnt { $count } spillere, men der er kun { $seats } pladser.
simulate-script-failed = En spillers egen Python-fil virkede ikke: { $why }
simulate-plot-kind = { $path }: filnavnet skal ende på .png eller .svg.
simulate-plot-written = Diagrammet ligger i { $path }.
simulate-rounds-or-matches = Angiv enten --rounds eller --matches, ikke begge.
simulate-csv-matches = Kampene er i { $path }.
simulate-match-rounds = Runder pr. kamp
simulate-match-length = Beslutninger pr. kamp
simulate-match-totals = En spillers slutpoint
simulate-match-shared = Kampe med flere vindere
simulate-match-broken-off = Afbrudte kampe
compare-heading =
    { $count ->
        [one] { $game }, { $seats } spillere: { $name }, 1 runde med hver værdi
       *[other] { $game }, { $seats } spillere: { $name }, { $count } runder med hver værdi
    }
compare-heading-matches =
    { $count ->
        [one] { $game }, { $seats } spillere: { $name }, 1 kamp med hver værdi
       *[other] { $game }, { $seats } spillere: { $name }, { $count } kampe med hver værdi
    }
compare-first = Sejre til venstre for kortgiver
compare-first-named = Sejre til { $player }
compare-points = Alles point pr. runde
compare-blocked = Ingen vinder
compare-difference = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }…{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
compare-difference-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpoint ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
compare-difference-title = Forskel fra { $name }, uddeling for uddeling
compare-chance = Intervallerne er 95 %. En forskel, hvis interval omfatter 0, kan være tilfældig.
plot-difference = minus { $name }
plot-rounds = runder
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
kind-maumau-catch = fanget i at glemme ”mau”
kind-maumau-forgotten = ”mau” glemt
kind-dos-single = dækket med ét kort
kind-dos-sum = dækket med to kort
kind-dos-single-bonus = samme farve
kind-dos-sum-bonus = dobbelt farve
kind-dos-draw = kort trukket
kind-dos-add = kort lagt i rækken efter at have trukket
kind-dos-bonus-add = bonuskort lagt
kind-dos-end = tur eller bonusser afsluttet
kind-dos-call = ”DOS!” råbt
kind-dos-catch = forsøg på at fange

## arena

arena-heading =
    { $game }, { $seats } pladser, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    } fra { $deals ->
        [one] 1 uddeling
       *[other] { $deals } uddelinger
    }
arena-bot = Bot
arena-rounds = Runder
arena-win-rate = Sejre (95{"\u00A0"}%-interval)
arena-points-maumau = Point pr. runde, færre er bedre
arena-points-dos = Vundne point pr. runde
arena-rating = Rating (Elo)
arena-faults = Fejl
arena-conduct = Betænkningstid
arena-moves = Træk
arena-median = Median
arena-slowest = 99 af 100 inden for
arena-over-budget = Over budget
arena-win-rate-corrected = Sejre uden held
arena-points-corrected = Point uden held
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }{"\u00A0"}ms
arena-fair-share = Med samme styrke vinder alle { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%. En runde tæller én gang for hver plads, en bot har.
arena-corrected = Fra resultaterne uden held er trukket, hvad de trukne kort gav: det samme i gennemsnit, med mindre støj. Uden det ville samme sikkerhed kræve { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } gange så mange runder (sejre for { $bot }).
arena-few-deals = Med så få uddelinger er intervallerne grove.
arena-blocked =
    { $count ->
        [one] 1 runde fik ingen vinder.
       *[other] { $count } runder fik ingen vinder.
    }
arena-fault-illegal = { $bot } ville gøre et ulovligt træk: { $detail }
arena-fault-raised = { $bot } gik ned: { $detail }
arena-fault-slow = { $bot } var alt for langsom: { $detail }
arena-difference = Forskel, uddeling for uddeling
arena-difference-wins = Sejre: { $first } har { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpoint mere end { $second } (fra { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } til { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-difference-points = Point pr. runde: { $first } har { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } mere end { $second } (fra { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } til { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-difference-unclear = Det kan være tilfældigt; flere runder ville vise det.
arena-csv-written = Runderne ligger i { $path }.
arena-no-such-bot = Der er ingen bot ”{ $bot }”; der er { $bots } og klasser i Python-filer (my_bot.py:MyBot).
seat-sits = { $name } slutter sig til bordet { $table }. Ctrl-C afslutter; så spiller serverens egen bot videre.
seat-over = Kampen er slut: { $totals }.
seat-no-address = ”{ $address }” er ikke et link til et bord, for eksempel https://kort.example/t/fomu-tiba-keda.
seat-no-server = Der er ingen server på { $address }: { $why }
seat-refused = Bordet godtog det ikke: { $reason }
seat-move-refused = Bordet godtog ikke trækket ”{ $move }”: { $reason }
arena-bot-failed = Denne bot kan ikke spille. { $why }
arena-budget = Et budget er en tid som 100ms eller et antal iterationer som 1000, ikke ”{ $budget }”.
arena-no-such-backend = Der er ingen motor ”{ $backend }”; der er { $backends }.
arena-cluster-needs-dask = --cluster hører sammen med --backend dask.
arena-worker-lost = En bot har afsluttet den proces, den spillede i; konkurrencen kan ikke fortsætte.
arena-no-cluster = Der er ingen Dask-klynge på { $address }: { $why }
plot-win-rate = Andel vundne runder, 95{"\u00A0"}%-interval
plot-fair-share = stiplet: samme styrke, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
plot-rating = Elo-point, gennemsnit 0, med 95{"\u00A0"}%-konfidensintervaller

## serve

serve-address = Åbn { $address } i browseren.
serve-lan-address = Åbn { $address } på en hvilken som helst enhed i dit netværk. Telefoner kan scanne den:
serve-no-lan = Der blev ikke fundet noget netværk, så kun denne computer kan oprette forbindelse. Start igen, når du har et netværk.
serve-no-page = Websiden er ikke bygget her: adressen viser kun API-referencen.
serve-ssh = Eller spil i en terminal: ssh -p { $port } { $host }
serve-data = Data gemmes i { $place }.
serve-how-to-stop = Ctrl-C stopper serveren.
serve-few-files = Bemærk: Systemet lader kun serveren have { $limit } åbne filer og forbindelser; indstillingerne kan kræve { $needed }. Hæv grænsen (`ulimit -n`, `LimitNOFILE` i systemd), eller sænk `--most-connections`.
serve-warming = Strong- og master-bots er stadig ved at blive gjort klar. Efter en installation tager det cirka et halvt minut, en enkelt gang; de andre bots er klar.
serve-stopping = Serveren stopper; alle bliver bedt om at komme tilbage. Ctrl-C en gang til afslutter med det samme.
serve-stopped = Stoppet. Alt er gemt.
serve-range = { $name } skal være fra { $low } til { $high }, ikke { $number }.
serve-choice = { $name } er en af { $choices }, ikke ”{ $value }”.
serve-base = { $name } er en sti, for eksempel /kort, ikke ”{ $value }”.
serve-workers-file = { $name } kræver en database i PostgreSQL, for filen { $place } kan kun bruges af én proces. Udelad det, eller flyt dine data med ”maukas move { $place } postgresql://maukas@localhost/maukas”, og angiv den nye database med --database eller MAUKAS_DATABASE.
serve-internal = { $name } er en adresse på denne computer med port, for eksempel 10.0.0.5:8090, ikke ”{ $value }”.
serve-telemetry = { $name } er adressen på en opsamler, for eksempel http://127.0.0.1:4318, ikke ”{ $value }”.
serve-origin = { $name } nævner websteder, for eksempel https://kort.example, ikke ”{ $value }”.
serve-proxies = { $name } nævner adresser, for eksempel 10.0.0.2, og netværk, for eksempel 10.0.0.0/8, eller er kun *; ikke ”{ $value }”.
serve-ssh-key-open = Andre må læse nøglen i { $file }. Behold den for dig selv: chmod 600 { $file }
serve-ssh-key-file = Nøglen i { $file } kan ikke bruges: { $why }
serve-lan-or-host = --lan lytter på alle adresser; udelad --host.
serve-port-taken = Port { $port } er allerede i brug. Vælg en anden med --port eller MAUKAS_PORT; 0 tager en hvilken som helst ledig.
serve-port-forbidden = Du har ikke lov til at lytte på port { $port }; dem fra 1024 og op er til alle.
serve-no-such-host = Denne computer har ikke adressen ”{ $host }”.
serve-cannot-listen = Ingen kan oprette forbindelse til { $host }, port { $port }: { $why }

## The database of a server

store-address = { $name } skrives sqlite:///sti/til/fil.db eller postgresql://bruger@vært/navn.
store-no-home = Her er ingen mappe til dine data; angiv med --database eller MAUKAS_DATABASE, hvor de skal gemmes.
store-foreign = { $place } er ikke en database fra Maukas. Intet i den er ændret.
store-too-new = { $place } er skrevet af en nyere version af Maukas. Installér den, eller vælg en anden database.
store-damaged = Noget af det, der er gemt i { $place }, kan ikke læses: loggen { $log } er beskadiget. Gendan en sikkerhedskopi, eller flyt loggen til en anden mappe, og begynd med det, der er tilbage.
store-unfinished = I { $place } ligger en flytning, der blev afbrudt. Kør den samme ”maukas move” igen, eller vælg en anden database.
store-in-use = En anden server bruger allerede { $place }. Stop den, eller vælg en anden database med --database eller MAUKAS_DATABASE.
store-unavailable = Databasen { $place } kan ikke bruges: { $why }

## backup

help-admin-short = Pas en server: hvem der er inde, borde, udelukkelser, anmeldelser, beskeder.
help-admin =
    Spørger serveren, der kører på denne database, gennem en socket ved siden af den, som kun serverens bruger må åbne. Kører der ingen, gøres det direkte i databasen, så vidt det giver mening. Alt, der ændrer noget, skrives ned.

    people, tables: hvem der er inde, og hvor. today: tal. reports, bans, log: hvem der er anmeldt, hvem der er udelukket, hvad de, der passer serveren, har gjort.

    end CODE: luk et bord; dets afsluttede kampe bliver. delete CODE: også kampene fjernes. remove WHO: send en gæst eller en adresse væk. ban WHO, unban WHO: hold dem ude en tid. rename WHO NAME: nyt navn. settle WHO: anmeldelserne af en gæst er behandlet. WHO er en gæsts id eller navn eller en adresse; IPv6 tælles pr. /64.

    announce, cancel: sig til alle borde, at serveren snart genstarter, eller at den ikke gør. close, open: ingen nye borde, eller nye igen. expire: fjern straks det, der er gammelt.
help-admin-action = Hvad der skal gøres; se ovenfor.
help-admin-about = Et bords kode, en gæst eller en adresse, et nyt navn; det, handlingen har brug for.
help-admin-for = Hvor længe en udelukkelse varer: 90s, 10m, 2h eller 7d; { $default }, hvis intet angives.
help-admin-in = Hvornår serveren genstarter ifølge beskeden; { $default }, hvis intet angives.
help-admin-example =
    maukas admin people
    maukas admin ban 203.0.113.7 --for 2h
    maukas admin announce --in 10m
    maukas admin reports --json

help-nodes-short = Vis serverne, der deler en database, eller tøm en af dem.
help-nodes =
    Viser noderne på en PostgreSQL-database, altså serverne, der deler dens borde: version, borde, forbindelser og forsinkelse. Kør kommandoen hvor som helst, databasen kan nås.

    drain NODE: noden giver sine borde til de andre, et ad gangen, og tager ikke flere. Intet går tabt, og spillerne bliver ved deres borde; derefter kan noden stoppes. resume NODE: noden tager imod borde igen.
help-nodes-action = drain eller resume; hvis intet angives, vises alle noder.
help-nodes-node = Noden: adressen som på listen, dens id eller begyndelsen af det.
help-nodes-wait = Hvor længe der ventes på, at noden tømmes; { $default }, hvis intet angives.
help-nodes-example =
    maukas nodes --database postgresql://maukas@10.0.0.2/maukas
    maukas nodes drain 10.0.0.5:8091
    maukas nodes --json

help-move-short = Flyt en servers data til en anden database, og kontrollér dem.
help-move = Kopierer alt fra en database til en anden: fra en SQLite-fil til PostgreSQL eller tilbage. Bagefter sammenlignes hver række. Kilden bliver, som den er, bortset fra at den opdateres til dette programs version. Ingen server må køre på nogen af dem. Bliver det afbrudt, fortsætter den samme kommando, hvor den slap; før det er færdigt, åbner ingen server målet.
help-move-source = Databasen, der skal kopieres: sqlite:///sti/til/fil.db, stien til sådan en fil eller postgresql://bruger@vært/navn.
help-move-target = En tom database eller en fil, der ikke findes endnu.
help-move-example =
    maukas move /srv/maukas/maukas.db postgresql://maukas@localhost/maukas

help-doctor-short = Sig, hvad der er installeret, hvad der mangler eller er langsomt, og hvad man gør.
help-doctor = Undersøger denne installation: versioner, udvidelser, websiden, kompilerede regler og databasen. Siger, hvad der mangler eller er langsomt, og hvad man kan gøre ved det. Intet bliver ændret. Slutkoden er 1, hvis noget er galt.
help-doctor-example =
    maukas doctor --database sqlite:////srv/maukas.db

backup-written = Kopien ligger i { $path }.
backup-exists = { $path } findes allerede; vælg et andet navn.
backup-postgres = En database i PostgreSQL kopieres med sit eget program, pg_dump.
backup-failed = { $path } kunne ikke skrives: { $why }

## nodes

nodes-no-action = Handlingen ”{ $action }” findes ikke; handlingerne er drain og resume.
nodes-which = Angiv hvilken node: maukas nodes { $action } NODE
nodes-file = { $place } er en fil, som kun én server bruger. Kun en database i PostgreSQL har noder.
nodes-none = Ingen node kører på denne database.
nodes-unknown = Noden ”{ $node }” findes ikke; noderne er { $nodes }.
nodes-several = ”{ $node }” kan være en hvilken som helst af disse: { $nodes }
nodes-alone = Ingen anden node kan overtage bordene fra { $node }. Start en til først.
nodes-drained = { $node } har givet alle sine borde videre og kan stoppes.
nodes-draining = { $tables ->
    [one] { $node } har stadig 1 bord og bliver ved med at give det videre.
   *[other] { $node } har stadig { $tables } borde og bliver ved med at give dem videre.
}
nodes-gone = { $node } er stoppet.
nodes-resumed = { $node } tager imod borde igen.
nodes-state-ready = klar
nodes-state-draining = tømmes
nodes-head-node = Node
nodes-head-address = Adresse
nodes-head-version = Version
nodes-head-up = Har kørt i
nodes-head-tables = Borde
nodes-head-connections = Forbindelser
nodes-head-handed-on = Videregivne
nodes-head-lag = Forsinkelse
nodes-head-heard = Hørt for
nodes-head-state = Tilstand

## move

move-same = Kilde og mål er den samme database: { $place }
move-nothing = Der er intet at flytte i { $place }.
move-not-empty = { $place } er ikke tom og har ingen afbrudt flytning fra denne kilde. Intet i den er ændret.
move-differs = { $place } svarer ikke til sin kilde: { $why }. Kør den samme kommando igen.
move-copied = { $table }: { $rows }
move-done = Alt er i { $place }, og hver række er sammenlignet: { $rows }

## doctor

doctor-version = Version
doctor-version-value = Maukas { $version }, Python { $python }, { $system }, fra { $source }
doctor-extra = Udvidelsen { $extra }
doctor-extra-here = installeret: { $versions }
doctor-extra-missing = mangler: { $modules }
doctor-install = Hvis du har brug for en udvidelse, der mangler, så skriv dens navn i stedet for NAME: { $command }
doctor-install-extra = Installér det med udvidelsen { $extra }: { $command }
doctor-page = Websiden
doctor-page-here = bygget, i { $folder }
doctor-page-missing = ikke bygget: serveren viser kun API-referencen
doctor-build-page = Byg websiden med »make page« i kildekodens mappe; i en wheel er den med.
doctor-cache = Kompilerede regler
doctor-cache-ready = klar, i { $folder } ({ $megabytes }{"\u00A0"}MB)
doctor-cache-empty = ikke kompileret endnu; de gemmes i { $folder }
doctor-precompile = Første gang en server eller en konkurrence starter, bliver de stærke bots kompileret i cirka et halvt minut. Gør det allerede nu: { $command }
doctor-move-cache = Angiv med MAUKAS_CACHE en mappe, der er din, og hvor der er plads.
doctor-database = Database
doctor-database-new = ingen endnu; { $place } bliver oprettet ved første start
doctor-database-here = { $place } ({ $megabytes }{"\u00A0"}MB, { $free }{"\u00A0"}MB ledigt)
doctor-database-full = { $place }: disken er næsten fuld, { $free }{"\u00A0"}MB tilbage
doctor-database-answers = { $place } svarer (PostgreSQL { $version }, { $megabytes }{"\u00A0"}MB)
doctor-database-empty = { $place } svarer (PostgreSQL { $version }) og er tom; tabellerne oprettes ved første start
doctor-database-read-only = { $place } svarer (PostgreSQL { $version }), men der kan ikke skrives i den
doctor-grant = Brug en databasebruger, der må oprette og ændre tabeller, og en server, der ikke er en replika.
doctor-make-room = Skaf plads på databasens disk: et træk, der ikke kan gemmes, kan ikke spilles.
doctor-speed = Hastighed
doctor-no-uvloop = uvloop mangler: serveren klarer færre spillere
doctor-cores = { $count ->
    [one] 1 kerne
   *[other] { $count } kerner
}
doctor-one-core = Med én kerne bremser stærke bots alt andet; »maukas serve --think 0.05« giver dem mindre tid.
doctor-advice = Hvad du kan gøre
doctor-wrong = Noget er galt; se ovenfor.
doctor-well = Alt, der er brug for, virker.
