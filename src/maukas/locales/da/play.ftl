### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $rounds, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Bord { $code } – Maukas
play-title-turn = ● Din tur – Maukas
play-name-title = Du er inviteret til et spil
play-name-who = Ved bordet: { $names }
play-name = Dit navn
play-name-enter = Til bordet
play-name-about = Ingen konto, ingen adgangskode. Et navn er nok.
play-connecting = På vej til bordet{"\u00A0"}…
play-lost = Forbindelsen er afbrudt. Prøver igen{"\u00A0"}…
play-lost-waits = Forbindelsen er afbrudt. Dit træk bliver spillet, så snart den er tilbage.
play-went-on = Spillet gik videre, mens forbindelsen var afbrudt. Dit træk blev ikke spillet.
play-no-table = Bordet kan ikke nås
play-to-start = Til forsiden

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Runde { $round }
play-round-of = Runde { $round } af { $rounds }
play-round-to = Runde { $round } · til { $points }
play-round-extra = Runde { $round } · ekstra runde
play-own-total = Du: { $count }
play-moves = Rundens træk
play-about = Om bordet
play-host-tools = Værtens værktøjer
play-fair = Fair uddeling
play-leave = Forlad bordet
play-leave-watcher = Du kigger med. Du kan komme tilbage når som helst.
play-leave-match = Kampen er i gang. Hvis du går, spiller en bot for dig, til du kommer tilbage.
play-leave-seat = Hvis du går, kan en anden tage din plads.
play-stay = Bliv ved bordet
play-to-start-keep = Forsiden, behold pladsen
play-react = Reagér
play-reactions = Reaktioner
play-mute = Skjul reaktioner
play-reaction-hello = Hej!
play-reaction-nice = Godt spillet!
play-reaction-wow = Wow!
play-reaction-oops = Ups!
play-reaction-hurry = Din tur!
play-reaction-thanks = Tak!
play-reaction-laugh = Haha!
play-reaction-bye = Farvel!

## Before the match

play-waiting-title = Hvem spiller?
play-free = Ledig plads
play-you = Du
play-host = Vært
play-sit = Sæt dig
play-add-bot = Tilføj en bot
play-remove = Fjern { $name }
play-removed = Fjernet fra bordet: { $names }
play-allow = Luk ind igen
play-level = Niveau for bots
play-fill = Fyld op med bots
play-seats =
    { $count ->
        [one] { $count } plads
       *[other] { $count } pladser
    }
play-seat-less = En plads mindre
play-seat-more = En plads mere
play-missing =
    { $count ->
        [one] Én plads er stadig ledig. Del linket, eller tilføj en bot.
       *[other] { $count } pladser er stadig ledige. Del linket, eller fyld op med bots.
    }
play-missing-guest =
    { $count ->
        [one] Én plads er stadig ledig. Del linket, eller vent, til værten tilføjer en bot.
       *[other] { $count } pladser er stadig ledige. Del linket, eller vent, til værten fylder op med bots.
    }
play-all-here = Alle er her.
play-host-starts = Alle er her. Værten starter kampen.
play-start = Start
play-watching =
    { $count ->
        [one] { $count } person kigger med.
       *[other] { $count } personer kigger med.
    }
play-dismiss = Bed dem gå
play-dismissed-title = Bordet er lukket for tilskuere
play-dismissed = Værten vil være blandt spillerne et stykke tid. Du kan komme tilbage om cirka ti minutter.
play-is-bot = Bot · { $level }
play-stand-in = en bot spiller så længe
play-away = væk
play-next = næste runde: { $name }

## Between rounds and after the match

play-first-deal = Kortene blandes
play-round-won =
    { $you ->
        [yes] Du vinder runde { $round }!
       *[no] { $name } vinder runde { $round }
    }
play-round-nobody = Ingen vinder runde { $round }
play-scores = Point
play-round-short = Runde
play-total = I alt
play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    }
play-points-short = { $count }{"\u00A0"}p.
play-leads =
    { $count ->
        [one] { $names } fører med { $points } point.
       *[other] { $names } fører sammen.
    }
play-aim-maumau = Færrest point vinder.
play-aim-dos = Flest point vinder.
play-left = Kort tilbage på hånden
play-left-none = ingen
play-continue = Fortsæt
play-wait-others = Venter på de andre{"\u00A0"}…
play-deal-in = Næste uddeling:
play-seconds = { $count }{"\u00A0"}s
play-minutes = { $count }{"\u00A0"}min
play-hours = { $count }{"\u00A0"}t
play-you-won = Du vandt!
play-won =
    { $count ->
        [one] { $names } vandt!
       *[other] { $names } vandt sammen!
    }
play-rematch = Spil igen
play-rematch-asked =
    { $count ->
        [0] Nogen vil spille igen.
        [one] { $names } vil spille igen.
       *[other] { $names } vil spille igen.
    }
play-ready = Jeg er klar
play-record = Kampens protokol

## The table in play

play-others = De andre spillere
play-middle = Midten af bordet
play-next-up = næste
play-thinking = tænker
play-last-drew = trak { $count }
play-last-skipped = sprunget over
play-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
play-pile =
    { $count ->
        [one] { $count } kort i bunken
       *[other] { $count } kort i bunken
    }
play-discard =
    { $count ->
        [one] Afkastbunken: { $count } kort
       *[other] Afkastbunken: { $count } kort
    }
play-discard-pile = Afkastbunke
play-top = Øverst: { $card }
play-any-colour = valgfri farve
play-way-on = Spillet går med uret
play-way-back = Spillet går mod uret
play-row = Midterrækken
play-row-covered = { $card }, dækket af { $by }
play-row-open = { $card }, kan dækkes
play-bonuses =
    { $count ->
        [one] Bonus: { $count } kort i rækken
       *[other] Bonus: { $count } kort i rækken
    }
play-doubles =
    { $count ->
        [one] Andre trækker { $count } kort
       *[other] Andre trækker { $count } kort
    }
play-owed =
    { $count ->
        [one] { $count } straffekort, når turen er slut
       *[other] { $count } straffekort, når turen er slut
    }
play-you-watch = Du kigger med.
play-sit-next = Vær med fra næste runde
play-paused = { $name } holder pause i kampen.
play-resume = Fortsæt kampen
play-joins = Du er med fra næste runde.
play-joins-not = Nej tak

## Your own hand

play-hand =
    { $count ->
        [one] Din hånd: { $count } kort
       *[other] Din hånd: { $count } kort
    }
play-fits = { $card }, kan spilles
play-your-turn = Din tur
play-turn-of = { $name } har turen
play-hurry = Skynd dig, tiden er ved at løbe ud!
play-bot-for-you = En bot spiller for dig.
play-back = Jeg er tilbage
play-sort = Sortér efter farve
play-hint = Tip
play-draw = Træk et kort
play-draw-debt =
    { $count ->
        [one] Træk { $count } kort
       *[other] Træk { $count } kort
    }
play-end = Afslut turen
play-end-bonus = Færdig med at dække, brug bonus ({ $count })
play-skip-bonus = Spring bonussen over
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau sagt ✓
play-called-dos = DOS råbt ✓
play-catch = Fang { $name }!
play-catch-whom = Fang nogen{"\u00A0"}…
play-name-colour = Hvilken farve skal gælde?
play-choice = Dit valg
play-undo = Annuller
play-choose-target = Tryk nu på et kort i midterrækken.
play-choose-card = Tryk nu på et eller to kort på hånden.
play-choose-second = Tryk nu på et kort til.
play-choose-or-second = Dæk med dette kort, eller tryk på et kort til.
play-choose-bonus = Vælg et kort til midterrækken, { $count } tilbage.
play-move-cover = Dæk { $target } med { $card }
play-move-cover-two = Dæk { $target } med { $card } + { $second }
play-move-add = Læg { $card } i rækken
play-move-change = Farveskift: { $colour }
play-clause = (regel { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] Du lægger { $card }.
       *[no] { $name } lægger { $card }.
    }
play-said-change =
    { $you ->
        [yes] Du skifter farve til { $colour }.
       *[no] { $name } skifter farve til { $colour }.
    }
play-said-covers =
    { $you ->
        [yes] Du dækker { $target } med { $card }.
       *[no] { $name } dækker { $target } med { $card }.
    }
play-said-covers-two =
    { $you ->
        [yes] Du dækker { $target } med { $card } og { $second }.
       *[no] { $name } dækker { $target } med { $card } og { $second }.
    }
play-said-adds =
    { $you ->
        [yes] Du lægger { $card } i rækken.
       *[no] { $name } lægger { $card } i rækken.
    }
play-said-draws =
    { $you ->
        [yes] { $count ->
            [one] Du trækker et kort.
           *[other] Du trækker { $count } kort.
        }
       *[no] { $count ->
            [one] { $name } trækker et kort.
           *[other] { $name } trækker { $count } kort.
        }
    }
play-said-draws-some =
    { $you ->
        [yes] Du trækker kort.
       *[no] { $name } trækker kort.
    }
play-said-draws-nothing =
    { $you ->
        [yes] Du har ikke noget at trække.
       *[no] { $name } har ikke noget at trække.
    }
play-said-penalty =
    { $you ->
        [yes] { $count ->
            [one] Du trækker et straffekort.
           *[other] Du trækker { $count } straffekort.
        }
       *[no] { $count ->
            [one] { $name } trækker et straffekort.
           *[other] { $name } trækker { $count } straffekort.
        }
    }
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] Du trækker et kort.
           *[other] Du trækker { $count } kort.
        }
       *[no] { $count ->
            [one] { $name } trækker et kort.
           *[other] { $name } trækker { $count } kort.
        }
    }
play-said-ends =
    { $you ->
        [yes] Du afslutter din tur.
       *[no] { $name } afslutter sin tur.
    }
play-said-covered =
    { $you ->
        [yes] Du dækker ikke flere kort.
       *[no] { $name } dækker ikke flere kort.
    }
play-said-mau =
    { $you ->
        [yes] Du siger: mau!
       *[no] { $name } siger: mau!
    }
play-said-dos =
    { $you ->
        [yes] Du råber: DOS!
       *[no] { $name } råber: DOS!
    }
play-said-catches =
    { $you ->
        [yes] Du fanger { $other }!
       *[no] { $them ->
            [yes] { $name } fanger dig!
           *[no] { $name } fanger { $other }!
        }
    }
play-said-skipped =
    { $you ->
        [yes] Du springes over.
       *[no] { $name } springes over.
    }
play-said-forgot-mau =
    { $you ->
        [yes] Du glemte at sige ”mau”.
       *[no] { $name } glemte at sige ”mau”.
    }
play-said-forgot-dos =
    { $you ->
        [yes] Du glemte at råbe ”DOS!”
       *[no] { $name } glemte at råbe ”DOS!”
    }
play-said-false-mau =
    { $you ->
        [yes] Du sagde ”mau” for tidligt.
       *[no] { $name } sagde ”mau” for tidligt.
    }
play-said-false-catch =
    { $you ->
        [yes] Men intet var glemt: du får straffen.
       *[no] Men intet var glemt: { $name } får straffen.
    }
play-said-pays =
    { $you ->
        [yes] Du tager din straf.
       *[no] { $name } tager sin straf.
    }
play-said-doubles =
    { $you ->
        [yes] Begge dine kort havde den rigtige farve, så alle andre trækker.
       *[no] Begge kort havde den rigtige farve, så alle andre end { $name } trækker.
    }
play-said-direction = Retningen skifter.
play-said-reshuffle = Afkastbunken blandes.
play-said-out =
    { $you ->
        [yes] Du har ingen kort tilbage!
       *[no] { $name } har ingen kort tilbage!
    }
play-said-your-turn = Det er din tur.
play-said-debt =
    { $count ->
        [one] Du har { $count } kort at trække.
       *[other] Du har { $count } kort at trække.
    }
