### What can be opened at a table: its rules, how the match stands, the keys, a hint. It is loaded after the first cards.
### $count, $percent: numbers.

## The rules, and what each can set

play-rules = Tämän pöydän säännöt
play-rules-strict = Painetut säännöt, ei kotisääntöjä.
play-rules-rest = Muuten pelataan painetuilla säännöillä.
play-rules-all = Kaikki säännöt
play-likes = Omat asetukset
play-hasten-note = Napauta pöytää (tai paina F), niin botit kiirehtivät. Jos pöydässä on useita ihmisiä, botit kiirehtivät, kun kaikki ovat napauttaneet.

## How the match stands

play-goal-rounds =
    { $count ->
        [one] Ottelussa on { $count } kierros.
       *[other] Ottelussa on { $count } kierrosta.
    }
play-goal-points = Ottelu päättyy, kun jollakulla on { $count } pistettä.
play-scores-none = Yhtään kierrosta ei ole vielä pelattu loppuun.
play-moves-none = Kukaan ei ole vielä pelannut.

## Hints

play-advice = Mitä mestari pelaisi
play-chance = Voittomahdollisuus { $percent }{"\u00A0"}%.
play-chance-equal = lähes sama
play-percent = { $percent }{"\u00A0"}%
play-why-only = Se on ainoa mahdollinen siirto.
play-why-out = Siinä menevät viimeiset korttisi.
play-why-cards = Siinä pääsee eroon { $count } kortista kerralla.
play-why-points =
    { $count ->
        [one] Suunnilleen sama, mutta { $count } pisteen parempi.
       *[other] Suunnilleen sama, mutta { $count } pistettä parempi.
    }
play-why-ahead = Se onnistui parhaiten { $count } kokeilussa.

## Keys

play-keys = Näppäimet
play-key-hand = Liiku kädessä kortista toiseen
play-key-rows = Liiku kädessä riviltä toiselle
play-key-touch = Valitse kortti
play-key-draw = Nosta
play-key-end = Päätä vuoro
play-key-call = Sano ”mau” tai ”DOS!”
play-key-catch = Nappaa joku
play-key-hint = Pyydä vihje
play-key-colour = Valitse väri
play-key-undo = Peruuta valinta
play-key-hasten = Hoputa botteja
play-key-moves = Kierroksen siirrot
play-key-scores = Pisteet ja säännöt
play-key-help = Näytä tämä luettelo
