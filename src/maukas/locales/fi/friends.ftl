### Playing with friends in the browser: the invitation, the settings of a table, what a host can do, and people one has played with.
### $name, $host: players. $game: the name of a game. $count: a number.

## The invitation

friends-invites = { $host } kutsuu sinut peliin: { $game }
friends-invited = Sinut on kutsuttu peliin: { $game }
friends-length-rounds =
    { $count ->
        [one] { $count } kierros
       *[other] { $count } kierrosta
    }
friends-length-points = { $count } pisteeseen
friends-rules-mix =
    { $count ->
        [one] { $count } kotisääntö
       *[other] { $count } kotisääntöä
    }
friends-learn = Onko { $game } uusi tuttavuus? Opi kahdessa minuutissa
friends-soon = Ottelu on käynnissä. Saat botin paikan ensi kierroksella.
friends-full = Pöytä on täynnä, mutta voit katsella.
friends-watch = Katsele

## The settings of a table

friends-settings = Peli ja säännöt
friends-change = Muuta
friends-private = vain linkillä
friends-public = julkinen
friends-no-hints = ei vihjeitä
friends-grace = Aika huutaa
friends-grace-note = Sekunnit, joiden ajan unohtuneen ”mau” tai ”DOS!” voi vielä sanoa, ennen kuin kukaan saa napata. Botit jättävät aikaa myös nappaamiseen.
friends-seconds-to-call = huutamiseen { $count }{"\u00A0"}s
web-public = Julkinen
web-public-note = Pöytä näkyy kaikille avoimissa pöydissä. Muuten pöytään pääsee vain linkillä. Jos aikarajaa ei ole, botti jatkaa sen puolesta, joka odotuttaa muita kaksi minuuttia.
web-rules-own = Oma yhdistelmä
web-rules-own-about =
    { $count ->
        [one] { $count } kotisääntö poikkeaa painetuista säännöistä.
       *[other] { $count } kotisääntöä poikkeaa painetuista säännöistä.
    }
web-rules-each = Valitse kotisäännöt yksitellen
web-clock = Aikaa vuoroa kohti
web-hints = Vihjeet
web-hints-note = Omalla vuorollasi voit kysyä, mitä mestari pelaisi.

## What a host can do

friends-pause = Pidä tauko
friends-pause-note = Kenenkään aika ei kulu, ennen kuin jatkat ottelua.
friends-bots = Botit
friends-watchers = Katselijat
friends-let-in = Ota mukaan: { $name }
friends-let-in-short = Ota mukaan
friends-watchers-none = Juuri nyt kukaan ei katsele. Linkin avaaja voi aina katsella.
friends-watchers-note = He saavat botin paikan ensi kierroksella.
friends-no-bots = Tässä ottelussa ei ole botteja.
friends-replace = Anna botille paikka: { $name }
friends-replace-short = Botti tilalle
friends-whose-seat = Annettava paikka
friends-seats-fixed = Paikkojen määrä pysyy samana koko ottelun. Otteluiden välissä voit lisätä ja poistaa paikkoja.

## People one has played with

friends-people = Viimeksi pelasit näiden kanssa
friends-invite = Kutsu
friends-invite-name = Kutsu { $name }
friends-sent = Kutsuttu
friends-away = ei ota vastaan kutsuja
friends-invitations = Kutsut
friends-join = Mukaan
friends-decline = Ei nyt
