### A finished match, move by move.
### $name, $names: players. $move, $count: numbers. $card: the name of a card.

## The replay

match-title = Ottelu – Maukas
match-heading = Päättynyt ottelu
match-rounds = Kierrokset
match-hands = Kaikkien kortit
match-hand = { $name }: kortit
match-new-card = { $card }, uusi
match-on-turn = (vuorossa)
match-dealer = jakaja
match-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
match-dealt = { $name } jakoi kortit.
match-blocked = Kukaan ei voi jatkaa, joten kierroksella ei ole voittajaa.
match-by-bot = (botti pelasi)
match-by-clock = (aika loppui, botti pelasi)
match-controls = Selaa kierrosta
match-slider = Siirto
match-place = Siirto { $move }/{ $count }
match-first = Jaon alkuun
match-back = Siirto taaksepäin
match-play = Toista
match-pause = Tauko
match-play-pause = Toista tai pidä tauko
match-forward = Siirto eteenpäin
match-last = Kierroksen loppuun
match-speed = Nopeus
match-key-hand = Vuorossa olevan käsi; uudestaan: väreittäin
match-key-turn = Monesko siirto tämä on ja kenen vuoro on
match-space = Välilyönti
match-moves = Siirrot
match-link = Linkki tähän siirtoon
match-to-table = Takaisin pöytään, uusi ottelu
