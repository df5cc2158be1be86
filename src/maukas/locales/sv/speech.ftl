### For those who play by ear: the answers of the keys for reading, the keys, sounds and speech, and moves told briefly.
### $name: a player. $card, $second, $target: names of cards. $colour: the name of a colour. $count: a number. $time: like “12 s”.
### $action: what a key does. $key: the key, like “d”.

## What the keys for reading answer

speech-way-on = medurs
speech-way-back = moturs
speech-colour = färg: { $colour }
speech-debt =
    { $count ->
        [one] { $count } kort att ta upp
       *[other] { $count } kort att ta upp
    }
speech-colourless = utan färg
speech-turn-left = { $time } kvar
speech-turn-so-far = { $time } hittills
speech-next = därefter { $name }
speech-no-news = Inget har hänt sedan din förra tur.
speech-card-not = { $card }, kan inte spelas nu
speech-no-cards = Du har inga kort.
speech-nothing-yet = Inget har sagts än.

## The keys

speech-keys-read = Hör hur det står
speech-keys-play = Spela
speech-keys-move = Förflytta dig
speech-key-hand = Min hand; igen: efter färg
speech-key-middle = Vad som ligger i mitten och vad som gäller
speech-key-counts = Hur många kort alla har
speech-key-turn = Vems tur det är och hur länge
speech-key-news = Vad som har hänt sedan min förra tur; igen: allt
speech-key-score = Poängställningen
speech-key-card = Vad det här kortet skulle göra
speech-key-again = Upprepa det senaste
speech-key-group = Nästa färg på handen
speech-key-back = Föregående färg på handen
speech-keys-on = Kommandon med en enda tangent
speech-keys-on-note = Stäng av dem om de krockar med din skärmläsare.
speech-keys-change = { $key }: { $action }. Byt tangent
speech-keys-press = { $action }: tryck på den nya tangenten. Esc behåller den gamla.
speech-keys-taken = { $key } behövs till annat. Tryck på en annan tangent.
speech-keys-changed = { $action }: tangenten är nu { $key }.
speech-keys-usual = Återställ de vanliga tangenterna

## Settings for those who listen

speech-settings = Ljud och tal
speech-silent = Stäng av allt ljud
speech-silent-note = Inga ljud, ingen vibration, ingen röst.
speech-volume = Volym
speech-vibrate = Vibrera när det är min tur
speech-voice = Läs upp spelet
speech-voice-note = Med webbläsarens egen röst, om du inte använder skärmläsare.
speech-wording = Dragen berättas
speech-wording-full = i hela meningar
speech-wording-brief = kortfattat

## What the sounds mean

speech-sounds = Vad ljuden betyder
speech-sounds-note = Tryck för att lyssna. De andras ljud kommer därifrån de sitter.
speech-sound-card = Kort: { $colour }
speech-sound-wild = Kort utan färg
speech-sound-draw = Någon drar
speech-sound-take = Någon måste ta upp kort
speech-sound-stop = Någon hoppas över
speech-sound-clockwise = Riktningen ändras: medurs
speech-sound-anticlockwise = Riktningen ändras: moturs
speech-sound-call = ”Mau” eller ”DOS!”
speech-sound-catch = Någon avslöjas
speech-sound-turn = Din tur
speech-sound-win = Du vinner
speech-sound-lose = Någon annan vinner

## Moves, told briefly; $name may be “You”

speech-brief-lays = { $name }: { $card }.
speech-brief-change = { $name }: färg { $colour }.
speech-brief-covers = { $name }: { $target }, täckt av { $card }.
speech-brief-covers-two = { $name }: { $target }, täckt av { $card } + { $second }.
speech-brief-adds = { $name }: { $card } i raden.
speech-brief-draws = { $name }: { $count } till.
speech-brief-draws-some = { $name }: fler kort.
speech-brief-draws-nothing = { $name }: inget att dra.
speech-brief-penalty = { $name }: straff, { $count } till.
speech-brief-takes = { $name }: { $count } till.
speech-brief-ends = { $name }: klar.
speech-brief-covered = { $name }: täcker inte fler.
speech-brief-mau = { $name }: mau!
speech-brief-dos = { $name }: DOS!
speech-brief-skipped = { $name }: står över.
speech-brief-forgot-mau = { $name }: glömde ”mau”.
speech-brief-forgot-dos = { $name }: glömde ”DOS!”
speech-brief-false-mau = { $name }: ”mau” för tidigt.
speech-brief-pays = { $name }: straff.
speech-brief-doubles = { $name }: de andra drar.
speech-brief-reshuffle = Högen blandades.
speech-brief-your-turn = Din tur.
speech-brief-debt = { $count } att ta upp.
