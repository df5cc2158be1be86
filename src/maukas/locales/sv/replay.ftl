### A finished match, move by move, and why its deals were fair.
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

## The fair deal

fair-about-now = Servern förseglade sin del av blandningen före given. När omgången är slut bryter den sigillet, och alla kan kontrollera att inget har ändrats.
fair-about = Före given förseglade servern sitt hemliga frö. Sedan lade spelarnas webbläsare till egna slumpmässiga andelar, och alltihop tillsammans bestämde blandningen.
fair-seal = Sigillet, publicerat före given
fair-seed = Serverns frö, visat efter omgången
fair-shares =
    { $count ->
        [one] Spelarnas andel
       *[other] Spelarnas andelar
    }
fair-no-shares = inga
fair-mixture = Tillsammans: det som blandningen räknades fram ur
fair-check = Kontrollera
fair-seal-holds = Fröet är det som förseglades.
fair-seal-broken = Fröet är inte det som förseglades!
fair-seen = Sigillet är det som den här webbläsaren fick se före given.
fair-seen-differs = Före given fick den här webbläsaren se ett annat sigill!
fair-not-seen = Den här webbläsaren var inte vid bordet före given, så den har inget sigill att jämföra med.
fair-share-in = Den här webbläsarens andel är med i blandningen.
fair-share-late = Den här webbläsarens andel är inte med: den kan ha kommit för sent.
fair-means = Alltså kunde ingen välja korten: fröet låg fast innan andelarna var kända, och andelarna gavs utan att någon kände fröet.
fair-means-alone = Alltså låg fröet fast före given och ändrades inte efteråt.
fair-means-if = Om det här är sigillet som spelarna fick se före given, låg fröet fast redan då och ändrades inte efteråt.
fair-no-check = Din webbläsare kan bara göra kontrollen på sidor som kommer via HTTPS eller från den här datorn. Kommandot nedan kontrollerar också sigillet.
fair-command = Så här kontrollerar du korten och varje drag i matchprotokollet:
fair-record-later = När matchen är slut kan hela protokollet kontrolleras: varje giv och varje drag.
