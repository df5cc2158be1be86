### What can be opened at a table: its rules, how the match stands, the keys, a hint. It is loaded after the first cards.
### $count, $percent: numbers.

## The rules, and what each can set

play-rules = Reglerna vid det här bordet
play-rules-strict = De tryckta reglerna, utan husregler.
play-rules-rest = I övrigt gäller de tryckta reglerna.
play-rules-all = Alla regler
play-likes = Mina inställningar
play-hasten-note = Tryck på bordet (eller tangenten F) så skyndar sig bottarna. Är ni flera vid bordet skyndar de sig när alla har tryckt.

## How the match stands

play-goal-rounds =
    { $count ->
        [one] Matchen är { $count } omgång.
       *[other] Matchen är { $count } omgångar.
    }
play-goal-points = Matchen slutar när någon har { $count } poäng.
play-scores-none = Ingen omgång är färdig ännu.
play-moves-none = Ingen har spelat ännu.

## Hints

play-advice = Vad mästaren skulle spela
play-chance = Vinstchans { $percent }{"\u00A0"}%.
play-chance-equal = nästan lika
play-percent = { $percent }{"\u00A0"}%
play-why-only = Det är det enda möjliga draget.
play-why-out = Då blir du av med dina sista kort.
play-why-cards = Då blir du av med { $count } kort på en gång.
play-why-points =
    { $count ->
        [one] Ungefär lika, men { $count } poäng bättre i snitt.
       *[other] Ungefär lika, men { $count } poäng bättre i snitt.
    }
play-why-ahead = Det gick bäst av { $count } försök.

## Keys

play-keys = Tangenter
play-key-hand = Gå mellan korten på handen
play-key-rows = Gå mellan raderna på handen
play-key-touch = Välj kortet
play-key-draw = Dra
play-key-end = Avsluta turen
play-key-call = Säg ”mau” eller ”DOS!”
play-key-catch = Avslöja någon
play-key-hint = Be om ett tips
play-key-colour = Välj en färg
play-key-undo = Avbryt valet
play-key-hasten = Skynda på bottarna
play-key-moves = Omgångens drag
play-key-scores = Poäng och regler
play-key-help = Visa den här listan
