### What can be opened at a table: its rules, how the match stands, the keys, a hint. It is loaded after the first cards.
### $count, $percent: numbers.

## The rules, and what each can set

play-rules = Reglerne ved dette bord
play-rules-strict = De trykte regler, uden husregler.
play-rules-rest = Ellers gælder de trykte regler.
play-rules-all = Alle regler
play-likes = Mine indstillinger
play-hasten-note = Tryk på bordet (eller tasten F), så skynder botterne sig. Er I flere ved bordet, skynder de sig, når alle har trykket.

## How the match stands

play-goal-rounds =
    { $count ->
        [one] Matchen er { $count } runde.
       *[other] Matchen er { $count } runder.
    }
play-goal-points = Matchen slutter, når nogen har { $count } point.
play-scores-none = Ingen runde er færdig endnu.
play-moves-none = Ingen har spillet endnu.

## Hints

play-advice = Det ville mesteren spille
play-chance = Vinderchance { $percent }{"\u00A0"}%.
play-chance-equal = næsten lige
play-percent = { $percent }{"\u00A0"}%
play-why-only = Det er det eneste mulige træk.
play-why-out = Så er du af med dine sidste kort.
play-why-cards = Så er du af med { $count } kort på én gang.
play-why-points =
    { $count ->
        [one] Omtrent lige, men { $count } point bedre i snit.
       *[other] Omtrent lige, men { $count } point bedre i snit.
    }
play-why-ahead = Det gik bedst ud af { $count } forsøg.

## Keys

play-keys = Taster
play-key-hand = Gå mellem kortene på hånden
play-key-rows = Gå mellem rækkerne på hånden
play-key-touch = Vælg kortet
play-key-draw = Træk
play-key-end = Afslut turen
play-key-call = Sig ”mau” eller ”DOS!”
play-key-catch = Fang nogen
play-key-hint = Bed om et tip
play-key-colour = Vælg en farve
play-key-undo = Annuller valget
play-key-hasten = Få botterne til at skynde sig
play-key-moves = Rundens træk
play-key-scores = Point og regler
play-key-help = Vis denne liste
