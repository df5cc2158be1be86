### A finished match, move by move.
### $name, $names: players. $move, $count: numbers. $card: the name of a card.

## The replay

match-title = Match – Maukas
match-heading = En avslutad match
match-rounds = Omgångar
match-hands = Allas kort
match-hand = Kort: { $name }
match-new-card = { $card } (nytt kort)
match-on-turn = (på tur)
match-dealer = givare
match-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
match-dealt = { $name } delade ut korten.
match-blocked = Ingen kan fortsätta, så omgången har ingen vinnare.
match-by-bot = (en bott spelade)
match-by-clock = (tiden var slut, en bott spelade)
match-controls = Gå genom omgången
match-slider = Drag
match-place = Drag { $move } av { $count }
match-first = Till given
match-back = Ett drag bakåt
match-play = Spela upp
match-pause = Pausa
match-play-pause = Spela upp eller pausa
match-forward = Ett drag framåt
match-last = Till omgångens slut
match-speed = Hastighet
match-key-hand = Handen hos den som är på tur; igen: efter färg
match-key-turn = Vilket drag detta är och vems tur det är
match-space = Mellanslag
match-moves = Drag
match-link = Länk till det här draget
match-to-table = Tillbaka till bordet för en ny match
