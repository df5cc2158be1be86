### A finished match, move by move, and why its deals were fair.
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

## The fair deal

fair-about-now = Serveren forseglede sin del af blandingen før uddelingen. Når runden er slut, bryder den seglet, og alle kan kontrollere, at intet er ændret.
fair-about = Før uddelingen forseglede serveren sit hemmelige frø. Derefter lagde spillernes browsere deres egne tilfældige andele til, og det hele tilsammen afgjorde blandingen.
fair-seal = Seglet, offentliggjort før uddelingen
fair-seed = Serverens frø, afsløret efter runden
fair-shares =
    { $count ->
        [one] Spillernes andel
       *[other] Spillernes andele
    }
fair-no-shares = ingen
fair-mixture = Tilsammen: det, blandingen blev regnet ud fra
fair-check = Kontrollér
fair-seal-holds = Frøet er det, der blev forseglet.
fair-seal-broken = Frøet er ikke det, der blev forseglet!
fair-seen = Seglet er det, denne browser fik at se før uddelingen.
fair-seen-differs = Før uddelingen fik denne browser et andet segl at se!
fair-not-seen = Denne browser var ikke ved bordet før uddelingen, så den har ikke noget segl at sammenligne med.
fair-share-in = Denne browsers andel er med i blandingen.
fair-share-late = Denne browsers andel er ikke med: den kan være kommet for sent.
fair-means = Altså kunne ingen vælge kortene: frøet lå fast, før andelene var kendt, og andelene blev givet, uden at nogen kendte frøet.
fair-means-alone = Altså lå frøet fast før uddelingen og blev ikke ændret bagefter.
fair-means-if = Hvis dette er det segl, spillerne fik at se før uddelingen, lå frøet allerede fast dengang og blev ikke ændret bagefter.
fair-no-check = Din browser kan kun lave tjekket på sider, der kommer via HTTPS eller fra denne computer. Kommandoen nedenfor kontrollerer også seglet.
fair-command = Sådan kontrollerer du kortene og hvert træk i kampens protokol:
fair-record-later = Når kampen er slut, kan hele protokollen kontrolleres: hver uddeling og hvert træk.
