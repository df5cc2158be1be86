### Playing at a table in the browser.
### $name, $names, $other: players. $you: "yes" if $name is the reader; $them: the same for $other. $card, $second, $target, $top: names of cards.
### $colour: the name of a colour. $count, $round, $rounds, $percent, $points: numbers. $level: the name of a level. $clause: like M-15. $code: of the table.

## Coming to a table

play-title = Bord { $code } – Maukas
play-title-turn = ● Din tur – Maukas
play-name-title = Du är inbjuden till ett spel
play-name-who = Vid bordet: { $names }
play-name = Ditt namn
play-name-enter = Till bordet
play-name-about = Inget konto, inget lösenord. Det räcker med ett namn.
play-connecting = På väg till bordet{"\u00A0"}…
play-lost = Anslutningen bröts. Försöker igen{"\u00A0"}…
play-lost-waits = Anslutningen bröts. Ditt drag spelas så snart den är tillbaka.
play-went-on = Spelet gick vidare medan anslutningen var bruten. Ditt drag spelades inte.
play-no-table = Det går inte att nå bordet
play-to-start = Till startsidan

## The edge of the table

play-game-maumau = Mau Mau
play-game-dos = DOS
play-round = Omgång { $round }
play-round-of = Omgång { $round } av { $rounds }
play-round-to = Omgång { $round } · till { $points }
play-round-extra = Omgång { $round } · extra omgång
play-own-total = Du: { $count }
play-moves = Omgångens drag
play-about = Om bordet
play-host-tools = Värdens verktyg
play-fair = En rättvis giv
play-leave = Lämna bordet
play-leave-watcher = Du tittar på. Du kan komma tillbaka när som helst.
play-leave-match = Matchen pågår. Om du går spelar en bott för dig tills du kommer tillbaka.
play-leave-seat = Om du går kan någon annan ta din plats.
play-stay = Stanna kvar
play-to-start-keep = Startsidan, behåll platsen
play-react = Reagera
play-reactions = Reaktioner
play-mute = Dölj reaktioner
play-reaction-hello = Hej!
play-reaction-nice = Bra spelat!
play-reaction-wow = Oj!
play-reaction-oops = Hoppsan!
play-reaction-hurry = Din tur!
play-reaction-thanks = Tack!
play-reaction-laugh = Haha!
play-reaction-bye = Hej då!

## Before the match

play-waiting-title = Vilka spelar?
play-free = Ledig plats
play-you = Du
play-host = Värd
play-sit = Sätt dig
play-add-bot = Lägg till en bott
play-remove = Ta bort { $name }
play-removed = Borttagna från bordet: { $names }
play-allow = Släpp in igen
play-level = Bottarnas nivå
play-fill = Fyll på med bottar
play-seats =
    { $count ->
        [one] { $count } plats
       *[other] { $count } platser
    }
play-seat-less = En plats mindre
play-seat-more = En plats till
play-missing =
    { $count ->
        [one] En plats är fortfarande ledig. Dela länken eller lägg till en bott.
       *[other] { $count } platser är fortfarande lediga. Dela länken eller fyll på med bottar.
    }
play-missing-guest =
    { $count ->
        [one] En plats är fortfarande ledig. Dela länken eller vänta tills värden lägger till en bott.
       *[other] { $count } platser är fortfarande lediga. Dela länken eller vänta tills värden fyller på med bottar.
    }
play-all-here = Alla är här.
play-host-starts = Alla är här. Värden startar matchen.
play-start = Starta
play-watching =
    { $count ->
        [one] { $count } person tittar på.
       *[other] { $count } personer tittar på.
    }
play-dismiss = Be dem gå
play-dismissed-title = Bordet är stängt för åskådare
play-dismissed = Värden vill vara bland spelarna en stund. Du kan komma tillbaka om ungefär tio minuter.
play-is-bot = Bott · { $level }
play-stand-in = en bott hoppar in
play-away = borta
play-next = nästa omgång: { $name }

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
play-total = Summa
play-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
play-points-short = { $count }{"\u00A0"}p
play-leads =
    { $count ->
        [one] { $names } leder med { $points } poäng.
       *[other] { $names } leder tillsammans.
    }
play-aim-maumau = Lägst poäng vinner.
play-aim-dos = Högst poäng vinner.
play-left = Kort kvar på hand
play-left-none = inga
play-continue = Fortsätt
play-wait-others = Väntar på de andra{"\u00A0"}…
play-deal-in = Nästa giv:
play-seconds = { $count }{"\u00A0"}s
play-minutes = { $count }{"\u00A0"}min
play-hours = { $count }{"\u00A0"}h
play-you-won = Du vann!
play-won =
    { $count ->
        [one] { $names } vann!
       *[other] { $names } vann tillsammans!
    }
play-rematch = Spela igen
play-rematch-asked =
    { $count ->
        [0] Någon vill spela igen.
        [one] { $names } vill spela igen.
       *[other] { $names } vill spela igen.
    }
play-ready = Jag är redo
play-record = Matchprotokoll

## The table in play

play-others = De andra spelarna
play-middle = Mitten av bordet
play-next-up = näst i tur
play-thinking = tänker
play-last-drew = drog { $count }
play-last-skipped = stod över
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
play-discard-pile = Kasthög
play-top = Överst: { $card }
play-any-colour = valfri färg
play-way-on = Spelet går medurs
play-way-back = Spelet går moturs
play-row = Mittraden
play-row-covered = { $card }, täckt av { $by }
play-row-open = { $card }, kan täckas
play-bonuses =
    { $count ->
        [one] Bonus: { $count } kort i raden
       *[other] Bonus: { $count } kort i raden
    }
play-doubles =
    { $count ->
        [one] Andra drar { $count } kort
       *[other] Andra drar { $count } kort
    }
play-owed =
    { $count ->
        [one] { $count } straffkort när turen är slut
       *[other] { $count } straffkort när turen är slut
    }
play-you-watch = Du tittar på.
play-sit-next = Var med från nästa omgång
play-paused = { $name } har pausat matchen.
play-resume = Fortsätt matchen
play-joins = Du är med från nästa omgång.
play-joins-not = Nej tack

## Your own hand

play-hand =
    { $count ->
        [one] Din hand: { $count } kort
       *[other] Din hand: { $count } kort
    }
play-fits = { $card }, kan spelas
play-your-turn = Din tur
play-turn-of = Nu spelar { $name }
play-hurry = Skynda dig, tiden är snart ute!
play-bot-for-you = En bott spelar för dig.
play-back = Jag är tillbaka
play-sort = Sortera efter färg
play-hint = Tips
play-draw = Dra ett kort
play-draw-debt =
    { $count ->
        [one] Ta upp { $count } kort
       *[other] Ta upp { $count } kort
    }
play-end = Avsluta turen
play-end-bonus = Sluta täcka, använd bonus ({ $count })
play-skip-bonus = Hoppa över bonusen
play-call-mau = MAU!
play-call-dos = DOS!
play-called-mau = Mau sagt ✓
play-called-dos = DOS ropat ✓
play-catch = Avslöja { $name }!
play-catch-whom = Avslöja någon{"\u00A0"}…
play-name-colour = Vilken färg ska gälla?
play-choice = Ditt val
play-undo = Avbryt
play-choose-target = Tryck nu på ett kort i mittraden.
play-choose-card = Tryck nu på ett eller två kort på handen.
play-choose-second = Tryck nu på ett kort till.
play-choose-or-second = Täck med det här kortet eller tryck på ett till.
play-choose-bonus = Välj ett kort till mittraden, { $count } kvar.
play-move-cover = Täck { $target } med { $card }
play-move-cover-two = Täck { $target } med { $card } + { $second }
play-move-add = Lägg { $card } i raden
play-move-change = Byt färg: { $colour }
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
play-said-draws-some =
    { $you ->
        [yes] Du drar kort.
       *[no] { $name } drar kort.
    }
play-said-draws-nothing =
    { $you ->
        [yes] Du har inget att dra.
       *[no] { $name } har inget att dra.
    }
play-said-penalty =
    { $you ->
        [yes] { $count ->
            [one] Du tar upp ett straffkort.
           *[other] Du tar upp { $count } straffkort.
        }
       *[no] { $count ->
            [one] { $name } tar upp ett straffkort.
           *[other] { $name } tar upp { $count } straffkort.
        }
    }
play-said-takes =
    { $you ->
        [yes] { $count ->
            [one] Du tar upp ett kort.
           *[other] Du tar upp { $count } kort.
        }
       *[no] { $count ->
            [one] { $name } tar upp ett kort.
           *[other] { $name } tar upp { $count } kort.
        }
    }
play-said-ends =
    { $you ->
        [yes] Du avslutar din tur.
       *[no] { $name } avslutar sin tur.
    }
play-said-covered =
    { $you ->
        [yes] Du täcker inte fler kort.
       *[no] { $name } täcker inte fler kort.
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
        [yes] Du avslöjar { $other }!
       *[no] { $them ->
            [yes] { $name } avslöjar dig!
           *[no] { $name } avslöjar { $other }!
        }
    }
play-said-skipped =
    { $you ->
        [yes] Du hoppas över.
       *[no] { $name } hoppas över.
    }
play-said-forgot-mau =
    { $you ->
        [yes] Du glömde att säga ”mau”.
       *[no] { $name } glömde att säga ”mau”.
    }
play-said-forgot-dos =
    { $you ->
        [yes] Du glömde att ropa ”DOS!”
       *[no] { $name } glömde att ropa ”DOS!”
    }
play-said-false-mau =
    { $you ->
        [yes] Du sade ”mau” för tidigt.
       *[no] { $name } sade ”mau” för tidigt.
    }
play-said-false-catch =
    { $you ->
        [yes] Men inget var glömt: du får straffet.
       *[no] Men inget var glömt: { $name } får straffet.
    }
play-said-pays =
    { $you ->
        [yes] Du tar ditt straff.
       *[no] { $name } tar sitt straff.
    }
play-said-doubles =
    { $you ->
        [yes] Båda dina kort hade rätt färg, så alla andra drar.
       *[no] Båda korten hade rätt färg, så alla utom { $name } drar.
    }
play-said-direction = Riktningen ändras.
play-said-reshuffle = Kasthögen blandas.
play-said-out =
    { $you ->
        [yes] Du har inga kort kvar!
       *[no] { $name } har inga kort kvar!
    }
play-said-your-turn = Det är din tur.
play-said-debt =
    { $count ->
        [one] Du har { $count } kort att ta upp.
       *[other] Du har { $count } kort att ta upp.
    }
