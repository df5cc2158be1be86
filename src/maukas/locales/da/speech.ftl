### For those who play by ear: the answers of the keys for reading, the keys, sounds and speech, and moves told briefly.
### $name: a player. $card, $second, $target: names of cards. $colour: the name of a colour. $count: a number. $time: like “12 s”.
### $action: what a key does. $key: the key, like “d”.

## What the keys for reading answer

speech-way-on = med uret
speech-way-back = mod uret
speech-colour = farve: { $colour }
speech-debt =
    { $count ->
        [one] { $count } kort at trække
       *[other] { $count } kort at trække
    }
speech-colourless = uden farve
speech-turn-left = { $time } tilbage
speech-turn-so-far = { $time } indtil nu
speech-next = næste: { $name }
speech-no-news = Der er ikke sket noget siden din sidste tur.
speech-card-not = { $card }, kan ikke spilles nu
speech-no-cards = Du har ingen kort.
speech-nothing-yet = Der er ikke sagt noget endnu.

## The keys

speech-keys-read = Hør, hvordan det står
speech-keys-play = Spil
speech-keys-move = Flyt dig rundt
speech-key-hand = Min hånd; igen: efter farve
speech-key-middle = Hvad der ligger i midten, og hvad der gælder
speech-key-counts = Hvor mange kort alle har
speech-key-turn = Hvis tur det er, og hvor længe
speech-key-news = Hvad der er sket siden min sidste tur; igen: det hele
speech-key-score = Stillingen
speech-key-card = Hvad dette kort ville gøre
speech-key-again = Gentag det seneste
speech-key-group = Næste farve på hånden
speech-key-back = Forrige farve på hånden
speech-keys-on = Genveje med én tast
speech-keys-on-note = Slå dem fra, hvis de er i vejen for din skærmlæser.
speech-keys-change = { $key }: { $action }. Skift tast
speech-keys-press = { $action }: tryk på den nye tast. Esc beholder den gamle.
speech-keys-taken = { $key } skal bruges til andet. Tryk på en anden tast.
speech-keys-changed = { $action }: tasten er nu { $key }.
speech-keys-usual = Gendan de sædvanlige taster

## Settings for those who listen

speech-settings = Lyd og tale
speech-silent = Slå al lyd fra
speech-silent-note = Ingen lyde, ingen vibration, ingen stemme.
speech-volume = Lydstyrke
speech-vibrate = Vibrér, når det er min tur
speech-voice = Læs spillet højt
speech-voice-note = Med browserens egen stemme, hvis du ikke bruger skærmlæser.
speech-wording = Træk fortælles
speech-wording-full = i hele sætninger
speech-wording-brief = kortfattet

## What the sounds mean

speech-sounds = Hvad lydene betyder
speech-sounds-note = Tryk for at lytte. De andres lyde kommer derfra, hvor de sidder.
speech-sound-card = Kort: { $colour }
speech-sound-wild = Kort uden farve
speech-sound-draw = Nogen trækker
speech-sound-take = Nogen må trække straffekort
speech-sound-stop = Nogen springes over
speech-sound-clockwise = Retningen skifter: med uret
speech-sound-anticlockwise = Retningen skifter: mod uret
speech-sound-call = ”Mau” eller ”DOS!”
speech-sound-catch = Nogen bliver fanget
speech-sound-turn = Din tur
speech-sound-win = Du vinder
speech-sound-lose = En anden vinder

## Moves, told briefly; $name may be “You”

speech-brief-lays = { $name }: { $card }.
speech-brief-change = { $name }: farve { $colour }.
speech-brief-covers = { $name }: { $target }, dækket af { $card }.
speech-brief-covers-two = { $name }: { $target }, dækket af { $card } + { $second }.
speech-brief-adds = { $name }: { $card } i rækken.
speech-brief-draws = { $name }: { $count } til.
speech-brief-draws-some = { $name }: flere kort.
speech-brief-draws-nothing = { $name }: intet at trække.
speech-brief-penalty = { $name }: straf, { $count } til.
speech-brief-takes = { $name }: { $count } til.
speech-brief-ends = { $name }: færdig.
speech-brief-covered = { $name }: dækker ikke flere.
speech-brief-mau = { $name }: mau!
speech-brief-dos = { $name }: DOS!
speech-brief-skipped = { $name }: sprunget over.
speech-brief-forgot-mau = { $name }: glemte ”mau”.
speech-brief-forgot-dos = { $name }: glemte ”DOS!”
speech-brief-false-mau = { $name }: ”mau” for tidligt.
speech-brief-pays = { $name }: straf.
speech-brief-doubles = { $name }: de andre trækker.
speech-brief-reshuffle = Bunken blev blandet.
speech-brief-your-turn = Din tur.
speech-brief-debt = { $count } at trække.
