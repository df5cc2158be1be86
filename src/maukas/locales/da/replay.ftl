### A finished match, move by move.
### $name, $names: players. $move, $count: numbers. $card: the name of a card.

## The replay

match-title = Kamp – Maukas
match-heading = En afsluttet kamp
match-rounds = Runder
match-hands = Alles kort
match-hand = Kort: { $name }
match-new-card = { $card } (nyt kort)
match-on-turn = (har turen)
match-dealer = kortgiver
match-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    }
match-dealt = { $name } delte kortene ud.
match-blocked = Ingen kan spille videre, så runden har ingen vinder.
match-by-bot = (en bot spillede)
match-by-clock = (tiden løb ud, en bot spillede)
match-controls = Gå gennem runden
match-slider = Træk
match-place = Træk { $move } af { $count }
match-first = Til uddelingen
match-back = Et træk tilbage
match-play = Afspil
match-pause = Pause
match-play-pause = Afspil eller hold pause
match-forward = Et træk frem
match-last = Til rundens slutning
match-speed = Hastighed
match-key-hand = Hånden hos den, der har tur; igen: efter farve
match-key-turn = Hvilket træk dette er, og hvis tur det er
match-space = Mellemrum
match-moves = Træk
match-link = Link til dette træk
match-to-table = Tilbage til bordet til en ny kamp
