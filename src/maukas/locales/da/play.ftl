### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Bord { $code } – Maukas
play-title-turn = ● Din tur – Maukas
play-name-title = Du er inviteret til et spil
play-name-who = Ved bordet: { $names }
play-name = Dit navn
play-name-enter = Kom til bordet
play-name-about = Ingen konto, ingen adgangskode. Et navn er nok.
play-connecting = På vej til bordet…
play-lost = Forbindelsen er afbrudt. Prøver igen…
play-lost-waits = Forbindelsen er afbrudt. Dit træk bliver spillet, så snart den er tilbage.
play-went-on = Spillet gik videre, mens forbindelsen var afbrudt. Dit træk blev ikke spillet.
play-no-table = Bordet kan ikke nås
play-to-start = Til startsiden

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Runde { $round }
play-about = Om bordet
play-rules = Reglerne ved dette bord
play-rules-strict = De strenge regler, uden husregler.
play-rules-rest = Ellers gælder de strenge regler.
play-likes = Sådan vil jeg have det
play-fair = En fair uddeling
play-leave = Forlad bordet
play-leave-watcher = Du ser med. Du kan komme tilbage når som helst.
play-leave-match = Kampen er i gang. Hvis du går, spiller en bot for dig, til du kommer tilbage.
play-leave-seat = Hvis du går, bliver din plads ledig.
play-stay = Bliv her
play-to-start-keep = Kun til startsiden
play-react = Reagér
play-reactions = Reaktioner
play-mute = Vis ikke reaktioner
play-reaction-hello = Hej!
play-reaction-nice = Godt spillet!
play-reaction-wow = Wow!
play-reaction-oops = Ups!
play-reaction-hurry = Din tur!
play-reaction-thanks = Tak!
play-reaction-laugh = Haha!
play-reaction-bye = Farvel!

## Keys

play-keys = Taster
play-key-hand = Fra kort til kort på hånden
play-key-rows = Fra række til række på hånden
play-key-touch = Vælg kortet
play-key-draw = Træk
play-key-end = Afslut turen
play-key-call = Sig ”mau” eller ”DOS!”
play-key-catch = Fang nogen
play-key-hint = Bed om et tip
play-key-colour = Vælg en farve
play-key-undo = Fortryd valget
play-key-help = Vis denne liste

## Before the match

play-waiting-title = Hvem spiller?
play-free = Ledig plads
play-you = Dig
play-host = Vært
play-sit = Sæt dig
play-add-bot = Tilføj en bot
play-remove = Fjern { $name }
play-removed = Må ikke sætte sig her: { $names }
play-allow = Tillad igen
play-level = Bottenes niveau
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
play-all-here = Alle er her.
play-host-starts = Alle er her. Værten starter kampen.
play-start = Start
play-watching =
    { $count ->
        [one] { $count } person ser med.
       *[other] { $count } personer ser med.
    }
play-is-bot = Bot · { $level }
play-stand-in = en bot spiller i stedet
play-away = ikke til stede
play-next = derefter { $name }

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
play-leads =
    { $count ->
        [one] { $names } fører med { $points } point.
       *[other] { $names } fører sammen.
    }
play-aim-maumau = Færrest point vinder.
play-aim-dos = Flest point vinder.
play-left = Kort tilbage på hænderne
play-left-none = ingen
play-continue = Fortsæt
play-wait-others = Venter på de andre…
play-deal-in = Næste uddeling:
play-seconds = { $count } s
play-minutes = { $count } min
play-hours = { $count } t
play-you-won = Du har vundet!
play-won =
    { $count ->
        [one] { $names } har vundet!
       *[other] { $names } har vundet sammen!
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
play-thinking = tænker
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
play-top = Øverst: { $card }
play-any-colour = hvilken som helst farve
play-way-on = Spillet går med uret
play-way-back = Spillet går mod uret
play-row = Midterrækken
play-row-covered = { $card }, dækket af { $by }
play-row-open = { $card }, kan dækkes
play-bonuses =
    { $count ->
        [one] Bonus: { $count } kort må lægges i rækken
       *[other] Bonus: { $count } kort må lægges i rækken
    }
play-doubles =
    { $count ->
        [one] Alle andre trækker { $count } kort
       *[other] Alle andre trækker { $count } kort
    }
play-owed =
    { $count ->
        [one] { $count } strafkort, når turen er slut
       *[other] { $count } strafkort, når turen er slut
    }
play-you-watch = Du ser med.
play-sit-next = Vær med fra næste runde

## The own hand

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
        [one] Tag { $count } kort
       *[other] Tag { $count } kort
    }
play-end = Afslut turen
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau sagt ✓
play-called-dos = DOS råbt ✓
play-catch = Fang { $name }!
play-name-colour = Hvilken farve skal gælde?
play-choice = Dit valg
play-undo = Fortryd
play-choose-target = Tryk nu på et kort i midterrækken.
play-choose-card = Tryk nu på et eller to kort på hånden.
play-choose-second = Tryk nu på et kort til.
play-cover-bonus = Alt i én farve: som bonus må du lægge et kort i rækken. Med to kort trækker de andre også et.
play-move-cover = Dæk { $target } med { $card }
play-move-cover-two = Dæk { $target } med { $card } + { $second }
play-move-add = Læg { $card } i rækken
play-move-change = Farveskift: { $colour }
play-advice = Mesteren ville vælge:
play-chance = { $percent } %
play-clause = (regel { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] Du lægger { $card }.
       *[no] { $name } lægger { $card }.
    }
play-said-change =
    { $you ->
        [yes] Du skifter farve: { $colour }.
       *[no] { $name } skifter farve: { $colour }.
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
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] Du får et kort.
           *[other] Du får { $count } kort.
        }
       *[no] { $count ->
            [one] { $name } får et kort.
           *[other] { $name } får { $count } kort.
        }
    }
play-said-ends =
    { $you ->
        [yes] Du afslutter din tur.
       *[no] { $name } afslutter sin tur.
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
play-said-direction = Retningen skifter.
play-said-out =
    { $you ->
        [yes] Du har ingen kort tilbage!
       *[no] { $name } har ingen kort tilbage!
    }
play-said-your-turn = Det er din tur.
play-said-debt =
    { $count ->
        [one] Du skylder { $count } kort.
       *[other] Du skylder { $count } kort.
    }
