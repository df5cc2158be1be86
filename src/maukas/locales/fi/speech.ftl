### For those who play by ear: the answers of the keys for reading, the keys, sounds and speech, and moves told briefly.
### $name: a player. $card, $second, $target: names of cards. $colour: the name of a colour. $count: a number. $time: like “12 s”.
### $action: what a key does. $key: the key, like “d”.

## What the keys for reading answer

speech-way-on = myötäpäivään
speech-way-back = vastapäivään
speech-colour = väri: { $colour }
speech-debt =
    { $count ->
        [one] nostettavana { $count } kortti
       *[other] nostettavana { $count } korttia
    }
speech-colourless = väritön
speech-turn-left = jäljellä { $time }
speech-turn-so-far = kestänyt { $time }
speech-next = seuraavana { $name }
speech-no-news = Mitään ei ole tapahtunut edellisen vuorosi jälkeen.
speech-card-not = { $card }, ei sovi nyt
speech-no-cards = Sinulla ei ole kortteja.
speech-nothing-yet = Mitään ei ole vielä sanottu.

## The keys

speech-keys-read = Kuuntele tilanne
speech-keys-play = Pelaa
speech-keys-move = Liiku
speech-key-hand = Käteni; uudestaan: väreittäin
speech-key-middle = Mitä keskellä on ja mikä on voimassa
speech-key-counts = Montako korttia kullakin on
speech-key-turn = Kenen vuoro on ja kauanko
speech-key-news = Mitä edellisen vuoroni jälkeen on tapahtunut; uudestaan: kaikki
speech-key-score = Pistetilanne
speech-key-card = Mitä tämä kortti tekisi
speech-key-again = Toista viimeksi sanottu
speech-key-group = Käden seuraavaan väriin
speech-key-back = Käden edelliseen väriin
speech-keys-on = Yhden näppäimen komennot
speech-keys-on-note = Poista ne käytöstä, jos ne häiritsevät ruudunlukijaasi.
speech-keys-change = { $key }: { $action }. Vaihda näppäin
speech-keys-press = { $action }: paina uutta näppäintä. Esc säilyttää vanhan.
speech-keys-taken = { $key } on jo muussa käytössä. Paina toista näppäintä.
speech-keys-changed = { $action }: näppäin on nyt { $key }.
speech-keys-usual = Palauta tavalliset näppäimet

## Settings for those who listen

speech-settings = Ääni ja puhe
speech-silent = Kaikki äänet pois
speech-silent-note = Ei ääniä, ei värinää, ei puhetta.
speech-volume = Äänenvoimakkuus
speech-vibrate = Värinä, kun on minun vuoroni
speech-voice = Lue peli ääneen
speech-voice-note = Selaimen omalla äänellä, jos et käytä ruudunlukijaa.
speech-wording = Siirrot kerrotaan
speech-wording-full = kokonaisin lausein
speech-wording-brief = lyhyesti

## What the sounds mean

speech-sounds = Mitä äänet tarkoittavat
speech-sounds-note = Paina, niin kuulet. Muiden pelaajien äänet kuuluvat sieltä, missä he istuvat.
speech-sound-card = Kortti: { $colour }
speech-sound-wild = Väritön kortti
speech-sound-draw = Joku nostaa
speech-sound-take = Joku joutuu nostamaan kortteja
speech-sound-stop = Joku jää väliin
speech-sound-clockwise = Suunta vaihtuu: myötäpäivään
speech-sound-anticlockwise = Suunta vaihtuu: vastapäivään
speech-sound-call = ”Mau” tai ”DOS!”
speech-sound-catch = Joku napataan
speech-sound-turn = Sinun vuorosi
speech-sound-win = Voitat
speech-sound-lose = Joku muu voittaa

## Moves, told briefly; $name may be “You”

speech-brief-lays = { $name }: { $card }.
speech-brief-change = { $name }: väri { $colour }.
speech-brief-covers = { $name }: { $target }, peittona { $card }.
speech-brief-covers-two = { $name }: { $target }, peittona { $card } + { $second }.
speech-brief-adds = { $name }: keskiriviin { $card }.
speech-brief-draws = { $name }: { $count } lisää.
speech-brief-draws-some = { $name }: lisää kortteja.
speech-brief-draws-nothing = { $name }: ei nostettavaa.
speech-brief-penalty = { $name }: rangaistus, { $count } lisää.
speech-brief-takes = { $name }: { $count } lisää.
speech-brief-ends = { $name }: valmis.
speech-brief-covered = { $name }: peitot valmiit.
speech-brief-mau = { $name }: mau!
speech-brief-dos = { $name }: DOS!
speech-brief-skipped = { $name }: väliin.
speech-brief-forgot-mau = { $name }: ”mau” unohtui.
speech-brief-forgot-dos = { $name }: ”DOS!” unohtui.
speech-brief-false-mau = { $name }: ”mau” liian aikaisin.
speech-brief-pays = { $name }: rangaistus.
speech-brief-doubles = { $name }: muut nostavat.
speech-brief-reshuffle = Pakka sekoitettiin.
speech-brief-your-turn = Sinun vuorosi.
speech-brief-debt = Nostettavana { $count }.
