### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Bord { $code } – Maukas
play-title-turn = ● Din tur – Maukas
play-name-title = Du är bjuden på ett spel
play-name-who = Vid bordet: { $names }
play-name = Ditt namn
play-name-enter = Kom till bordet
play-name-about = Inget konto, inget lösenord. Det räcker med ett namn.
play-connecting = På väg till bordet…
play-lost = Anslutningen bröts. Försöker igen…
play-lost-waits = Anslutningen bröts. Ditt drag spelas så snart den är tillbaka.
play-went-on = Spelet gick vidare medan anslutningen var bruten. Ditt drag spelades inte.
play-no-table = Det går inte att nå bordet
play-to-start = Till startsidan

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Omgång { $round }
play-about = Om bordet
play-rules = Reglerna vid det här bordet
play-rules-strict = De strikta reglerna, utan husregler.
play-rules-rest = I övrigt gäller de strikta reglerna.
play-likes = Som jag vill ha det
play-fair = En rättvis giv
play-leave = Lämna bordet
play-leave-watcher = Du tittar på. Du kan komma tillbaka när som helst.
play-leave-match = Matchen pågår. Om du går spelar en bot för dig tills du kommer tillbaka.
play-leave-seat = Om du går blir din plats ledig.
play-stay = Stanna här
play-to-start-keep = Bara till startsidan
play-react = Reagera
play-reactions = Reaktioner
play-mute = Visa inte reaktioner
play-reaction-hello = Hej!
play-reaction-nice = Bra spelat!
play-reaction-wow = Oj!
play-reaction-oops = Hoppsan!
play-reaction-hurry = Din tur!
play-reaction-thanks = Tack!
play-reaction-laugh = Haha!
play-reaction-bye = Hej då!

## Keys

play-keys = Tangenter
play-key-hand = Från kort till kort på handen
play-key-rows = Från rad till rad på handen
play-key-touch = Välj kortet
play-key-draw = Dra
play-key-end = Avsluta turen
play-key-call = Säg ”mau” eller ”DOS!”
play-key-catch = Ertappa någon
play-key-hint = Be om ett tips
play-key-colour = Välj en färg
play-key-undo = Ångra valet
play-key-help = Visa den här listan

## Before the match

play-waiting-title = Vilka spelar?
play-free = Ledig plats
play-you = Du
play-host = Värd
play-sit = Sätt dig
play-add-bot = Lägg till en bot
play-remove = Ta bort { $name }
play-removed = Får inte sätta sig här: { $names }
play-allow = Tillåt igen
play-level = Botarnas nivå
play-fill = Fyll på med botar
play-seats =
    { $count ->
        [one] { $count } plats
       *[other] { $count } platser
    }
play-seat-less = En plats mindre
play-seat-more = En plats till
play-missing =
    { $count ->
        [one] En plats är fortfarande ledig. Dela länken eller lägg till en bot.
       *[other] { $count } platser är fortfarande lediga. Dela länken eller fyll på med botar.
    }
play-all-here = Alla är här.
play-host-starts = Alla är här. Värden startar matchen.
play-start = Starta
play-watching =
    { $count ->
        [one] { $count } person tittar på.
       *[other] { $count } personer tittar på.
    }
play-is-bot = Bot · { $level }
play-stand-in = en bot spelar i stället
play-away = borta
play-next = sedan { $name }

## Between rounds and after the match

play-first-deal = Korten blandas
play-round-won =
    { $you ->
        [yes] Du vinner omgång { $round }!
       *[no] { $name } vinner omgång { $round }
    }
play-round-nobody = Ingen vinner omgång { $round }
play-scores = Poäng
play-round-short = Omgång
play-total = Totalt
play-leads =
    { $count ->
        [one] { $names } leder med { $points } poäng.
       *[other] { $names } leder tillsammans.
    }
play-aim-maumau = Minst poäng vinner.
play-aim-dos = Mest poäng vinner.
play-left = Kort som blev kvar på händerna
play-left-none = inga
play-continue = Fortsätt
play-wait-others = Väntar på de andra…
play-deal-in = Nästa giv:
play-seconds = { $count } s
play-minutes = { $count } min
play-hours = { $count } h
play-you-won = Du har vunnit!
play-won =
    { $count ->
        [one] { $names } har vunnit!
       *[other] { $names } har vunnit tillsammans!
    }
play-rematch = Spela igen
play-rematch-asked =
    { $count ->
        [0] Någon vill spela igen.
        [one] { $names } vill spela igen.
       *[other] { $names } vill spela igen.
    }
play-ready = Jag är redo
play-record = Matchens protokoll

## The table in play

play-others = De andra spelarna
play-middle = Mitten av bordet
play-thinking = tänker
play-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
play-pile =
    { $count ->
        [one] { $count } kort i högen
       *[other] { $count } kort i högen
    }
play-discard =
    { $count ->
        [one] Kasthögen: { $count } kort
       *[other] Kasthögen: { $count } kort
    }
play-top = Överst: { $card }
play-any-colour = vilken färg som helst
play-way-on = Spelet går medurs
play-way-back = Spelet går moturs
play-row = Mittraden
play-row-covered = { $card }, täckt av { $by }
play-row-open = { $card }, kan täckas
play-bonuses =
    { $count ->
        [one] Bonus: { $count } kort får läggas i raden
       *[other] Bonus: { $count } kort får läggas i raden
    }
play-doubles =
    { $count ->
        [one] Alla andra drar { $count } kort
       *[other] Alla andra drar { $count } kort
    }
play-owed =
    { $count ->
        [one] { $count } straffkort när turen är slut
       *[other] { $count } straffkort när turen är slut
    }
play-you-watch = Du tittar på.
play-sit-next = Var med från nästa omgång

## The own hand

play-hand =
    { $count ->
        [one] Din hand: { $count } kort
       *[other] Din hand: { $count } kort
    }
play-fits = { $card }, kan spelas
play-your-turn = Din tur
play-turn-of = { $name } är på tur
play-hurry = Skynda dig, tiden är snart ute!
play-bot-for-you = En bot spelar för dig.
play-back = Jag är tillbaka
play-sort = Sortera efter färg
play-hint = Tips
play-draw = Dra ett kort
play-draw-debt =
    { $count ->
        [one] Ta { $count } kort
       *[other] Ta { $count } kort
    }
play-end = Avsluta turen
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau sagt ✓
play-called-dos = DOS ropat ✓
play-catch = Ertappa { $name }!
play-name-colour = Vilken färg ska gälla?
play-choice = Ditt val
play-undo = Ångra
play-choose-target = Tryck nu på ett kort i mittraden.
play-choose-card = Tryck nu på ett eller två kort på handen.
play-choose-second = Tryck nu på ett kort till.
play-cover-bonus = Allt i en färg: som bonus får du lägga ett kort i raden. Med två kort drar de andra också ett.
play-move-cover = Täck { $target } med { $card }
play-move-cover-two = Täck { $target } med { $card } + { $second }
play-move-add = Lägg { $card } i raden
play-move-change = Byt färg: { $colour }
play-advice = Mästaren skulle välja:
play-chance = { $percent } %
play-clause = (regel { $clause })

## What is said of each move

play-said-lays =
    { $you ->
        [yes] Du lägger { $card }.
       *[no] { $name } lägger { $card }.
    }
play-said-change =
    { $you ->
        [yes] Du byter färg: { $colour }.
       *[no] { $name } byter färg: { $colour }.
    }
play-said-covers =
    { $you ->
        [yes] Du täcker { $target } med { $card }.
       *[no] { $name } täcker { $target } med { $card }.
    }
play-said-covers-two =
    { $you ->
        [yes] Du täcker { $target } med { $card } och { $second }.
       *[no] { $name } täcker { $target } med { $card } och { $second }.
    }
play-said-adds =
    { $you ->
        [yes] Du lägger { $card } i raden.
       *[no] { $name } lägger { $card } i raden.
    }
play-said-draws =
    { $you ->
        [yes] { $count ->
            [one] Du drar ett kort.
           *[other] Du drar { $count } kort.
        }
       *[no] { $count ->
            [one] { $name } drar ett kort.
           *[other] { $name } drar { $count } kort.
        }
    }
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] Du får ett kort.
           *[other] Du får { $count } kort.
        }
       *[no] { $count ->
            [one] { $name } får ett kort.
           *[other] { $name } får { $count } kort.
        }
    }
play-said-ends =
    { $you ->
        [yes] Du avslutar din tur.
       *[no] { $name } avslutar sin tur.
    }
play-said-mau =
    { $you ->
        [yes] Du säger: mau!
       *[no] { $name } säger: mau!
    }
play-said-dos =
    { $you ->
        [yes] Du ropar: DOS!
       *[no] { $name } ropar: DOS!
    }
play-said-catches =
    { $you ->
        [yes] Du ertappar { $other }!
       *[no] { $them ->
            [yes] { $name } ertappar dig!
           *[no] { $name } ertappar { $other }!
        }
    }
play-said-direction = Riktningen ändras.
play-said-out =
    { $you ->
        [yes] Du har inga kort kvar!
       *[no] { $name } har inga kort kvar!
    }
play-said-your-turn = Det är din tur.
play-said-debt =
    { $count ->
        [one] Du är skyldig { $count } kort.
       *[other] Du är skyldig { $count } kort.
    }
