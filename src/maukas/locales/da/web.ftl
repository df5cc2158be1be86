### The page in the browser: the first screen, new tables, settings, the score pad.
### $count, $number: numbers. $name, $names: what people call themselves.

## Everywhere

web-title = Maukas: Mau Mau og DOS med venner og bots
web-home = Maukas, til forsiden
web-skip = Spring til indholdet
web-close = Luk
web-save = Gem
web-saved = Gemt.
web-go-on = Fortsæt
web-try-again = Prøv igen
web-no-connection = Serveren kan ikke nås. Tjek din forbindelse, og prøv igen.
web-load-failed = Siden kunne ikke indlæses
web-more = Mere
web-for-programs = For programmører
web-trademark = DOS er et varemærke tilhørende Mattel. Maukas er ikke lavet, sponsoreret eller godkendt af Mattel; tekster og billeder er vores egne.

## The first page

web-welcome = Et godt slag kort
web-welcome-about = To kortspil til dig og dine venner, eller til dig og et par bots. Ingen konto, et navn er nok.
web-game-maumau = Mau Mau
web-game-maumau-about = Læg samme farve eller samme tal, kom først af med alle dine kort, og glem ikke at sige ”mau”.
web-game-dos = DOS
web-game-dos-about = Dæk kortene i midten med ét kort eller med to, der giver den rigtige sum, og råb ”DOS!”, når du har to tilbage.
web-play-now = Spil nu
web-dealing = Blander{"\u00A0"}…
web-play-friends = Spil med venner
web-learn = Ny her? Lær det på to minutter
web-rules-maumau = Regler for Mau Mau
web-rules-dos = Regler for DOS
web-opponents = Modstandere i ”Spil nu”
web-opponents-count = Antal bots
web-opponents-level = Niveau for bots
web-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-level-beginner = begynder
web-level-casual = hyggespiller
web-level-strong = dygtig
web-level-master = mester
web-lobby = Åbne borde
web-lobby-empty = Lige nu er der ingen borde, der venter på spillere. Åbn selv et, og gør det offentligt, så kan alle se det her.
web-resume = Spil videre
web-show-all = Vis alle
web-my-tables = Mine borde
web-my-matches = Mine kampe
web-join-title = Har du en kode?
web-join-label = Bordets kode eller link
web-join = Gå til bordet
web-free =
    { $count ->
        [one] { $count } ledig plads
       *[other] { $count } ledige pladser
    }
web-phase-waiting = begynder snart
web-phase-dealing = kortene deles ud
web-phase-playing = spillet er i gang
web-phase-finished = kampen er slut
web-strict = trykte regler
web-house-rules = husregler
web-rounds =
    { $count ->
        [one] { $count } runde
       *[other] { $count } runder
    }
web-winner = (vinder)
web-again = De samme igen
web-replay = Se kampen
web-statistics = Sådan er det gået dig
web-wins = { $count } af { $matches } vundet
web-streak = Sejre i træk
web-best-streak = Flest sejre i træk
web-in-a-row = { $count } i træk

## Name, language, settings

web-name-title = Hvad skal vi kalde dig?
web-name = Dit navn
web-name-note = Alle ved bordet kan se det. Du behøver hverken konto eller adgangskode.
web-language = Sprog
web-settings = Indstillinger
web-theme = Udseende
web-theme-auto = Samme som enheden
web-theme-light = Lyst
web-theme-dark = Mørkt
web-theme-contrast-light = Høj kontrast, lyst
web-theme-contrast-dark = Høj kontrast, mørkt
web-pace = Tempo for bots
web-pace-slow = Roligt
web-pace-usual = Normalt
web-pace-quick = Hurtigt
web-sound = Lyde i spillet
web-sound-turn = Et lydsignal, når det er min tur
web-notify = Sig til, når det er min tur
web-notify-note = En notifikation, når siden ikke er synlig.
web-notify-denied = Din browser tillader ikke notifikationer fra siden. Du kan tillade dem i browserens indstillinger.
web-sort = Sortér min hånd efter farve
web-confirm = Spørg, før et kort lægges
web-confirm-note = Det første tryk vælger kortet, det andet lægger det.
web-invitations = Invitationer
web-invitations-note = Dem, jeg har spillet med, kan invitere mig til deres borde.
web-muted = Skjul andres reaktioner

## A new table

web-new-title = Nyt bord – Maukas
web-new = Et bord til venner
web-game = Spil
web-rules = Regler
web-clock-0 = ingen tidsgrænse
web-clock-15 = 15 sekunder
web-clock-30 = 30 sekunder
web-clock-60 = 1 minut
web-clock-86400 = 1 dag
web-clock-259200 = 3 dage
web-clock-604800 = 7 dage
web-opening = Åbner et bord{"\u00A0"}…

## Inviting

web-share-link = Link til dette bord
web-share-code = Eller sig koden:
web-share-message = Kom og spil kort med mig!
web-share = Del
web-copy = Kopiér
web-copied = Kopieret
web-qr-show = Vis QR-kode
web-qr-hide = Skjul QR-kode
web-qr-label = QR-kode med linket til dette bord
web-tv = Vis på storskærm

## The score pad, for games with real cards

web-scores = Pointblok
