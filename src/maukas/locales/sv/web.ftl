### The page in the browser: the first screen, new tables, settings, the score pad.
### $count, $number: numbers. $name, $names: what people call themselves.

## Everywhere

web-title = Maukas: Mau Mau och DOS med vänner och botar
web-home = Maukas, till startsidan
web-skip = Hoppa till innehållet
web-close = Stäng
web-save = Spara
web-saved = Sparat.
web-go-on = Fortsätt
web-try-again = Försök igen
web-no-connection = Det går inte att nå servern. Kontrollera din uppkoppling och försök igen.
web-more = Mer
web-for-programs = För programmerare
web-trademark = DOS är ett varumärke som tillhör Mattel. Maukas är inte gjort, sponsrat eller godkänt av Mattel; texter och bilder är egna.

## The first page

web-welcome = Ett gott parti kort
web-welcome-about = Två kortspel för dig och dina vänner, eller för dig och några botar. Inget konto, det räcker med ett namn.
web-game-maumau = Mau Mau
web-game-maumau-about = Lägg samma färg eller samma nummer, bli först av med alla dina kort, och glöm inte att säga ”mau”.
web-game-dos = DOS
web-game-dos-about = Täck korten i mitten med ett kort eller med två som tillsammans ger rätt summa, och ropa ”DOS!” när du har två kvar.
web-play-now = Spela nu
web-dealing = Blandar …
web-play-friends = Spela med vänner
web-learn = Ny här? Lär dig på två minuter
web-rules-maumau = Regler för Mau Mau
web-rules-dos = Regler för DOS
web-opponents = ”Spela nu” är mot
web-opponents-count = Antal botar
web-opponents-level = Botarnas nivå
web-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } botar
    }
web-level-beginner = nybörjare
web-level-casual = vardagsspelare
web-level-strong = skicklig
web-level-master = mästare
web-lobby = Öppna bord
web-lobby-empty = Inget bord väntar på spelare just nu. Öppna ett eget och gör det offentligt, så syns det här för alla.
web-resume = Spela vidare
web-show-all = Visa alla
web-my-tables = Mina bord
web-my-matches = Mina matcher
web-join-title = Har du en kod?
web-join-label = Bordets kod eller länk
web-join = Gå dit
web-free =
    { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
web-phase-waiting = börjar snart
web-phase-dealing = korten delas ut
web-phase-playing = spel pågår
web-phase-finished = matchen är slut
web-strict = strikta regler
web-house-rules = husregler
web-rounds =
    { $count ->
        [one] { $count } omgång
       *[other] { $count } omgångar
    }
web-winner = (vinnare)
web-replay = Se matchen igen

## Name, language, settings

web-name-title = Vad ska vi kalla dig?
web-name = Ditt namn
web-name-note = Alla vid bordet ser det. Du behöver varken konto eller lösenord.
web-language = Språk
web-settings = Inställningar
web-theme = Utseende
web-theme-auto = Som enheten
web-theme-light = Ljust
web-theme-dark = Mörkt
web-pace = Botarnas tempo
web-pace-slow = Lugnt
web-pace-usual = Vanligt
web-pace-quick = Snabbt
web-sound = Ljud i spelet
web-sound-turn = En ljudsignal när det är min tur
web-notify = Säg till när det är min tur
web-notify-note = En avisering när sidan inte syns.
web-notify-denied = Din webbläsare tillåter inte aviseringar från sidan. Du kan tillåta dem i webbläsarens inställningar.
web-sort = Sortera min hand efter färg
web-confirm = Fråga innan ett kort läggs
web-confirm-note = Första trycket väljer, det andra lägger.
web-muted = Dölj andras reaktioner

## A new table

web-new-title = Nytt bord – Maukas
web-new = Ett bord för vänner
web-game = Spel
web-seats = Platser
web-public = Offentligt
web-public-note = Alla ser bordet bland de öppna. Annars kommer bara de som har länken.
web-rules = Regler
web-rules-own = Egen blandning
web-rules-own-about =
    { $count ->
        [one] { $count } husregel skiljer sig från de tryckta reglerna.
       *[other] { $count } husregler skiljer sig från de tryckta reglerna.
    }
web-rules-each = Välj husreglerna en och en
web-clock = Tid för ett drag
web-clock-0 = ingen klocka
web-clock-15 = 15 sekunder
web-clock-30 = 30 sekunder
web-clock-60 = 1 minut
web-clock-86400 = 1 dag
web-clock-259200 = 3 dagar
web-clock-604800 = 7 dagar
web-hints = Tips
web-hints-note = På sin tur får alla fråga vad mästaren skulle spela.
web-open = Öppna bordet
web-open-note = Sedan får du en länk till dina vänner. Botar kan ta de platser som blir över.

## Inviting

web-share-link = Länk till det här bordet
web-share-code = Eller säg koden:
web-share-message = Kom och spela kort med mig!
web-share = Dela
web-copy = Kopiera
web-copied = Kopierat
web-qr-show = Visa QR-kod
web-qr-hide = Dölj QR-kod
web-qr-label = QR-kod med länken till det här bordet

## The score pad, for games with real cards

web-scores = Poängblock
web-scores-title = Poängblock – Maukas
web-scores-about = För en kväll med riktiga kort: skriv upp varje omgångs poäng, så räknar Maukas ihop dem. Fungerar utan uppkoppling.
web-scores-players = Spelare
web-scores-player = Spelare { $number }
web-scores-add-player = Lägg till en spelare
web-scores-remove-player = Ta bort { $name }
web-scores-rounds = Omgångar
web-scores-rounds-note = Efter så många omgångar vinner den lägsta summan.
web-scores-target = Poäng för vinst
web-scores-target-note = Den som når dit först vinner.
web-scores-start = Börja
web-scores-round = Omgång { $number }
web-scores-round-heading = Omgång
web-scores-total = Summa
web-scores-add = Skriv upp
web-scores-undo = Ångra senaste omgången
web-scores-new = Nytt spel
web-scores-back = Tillbaka till förra spelet
web-scores-print = Skriv ut
web-scores-leads = I ledningen: { $names }
web-scores-won = Vinnare: { $names }
web-scores-chart = Så har poängen vuxit
