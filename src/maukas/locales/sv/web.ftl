### The page in the browser: the first screen, new tables, settings, the score pad.
### $count, $number: numbers. $name, $names: what people call themselves.

## Everywhere

web-title = Maukas: Mau Mau och DOS med vänner och bottar
web-home = Maukas, till startsidan
web-skip = Hoppa till innehållet
web-close = Stäng
web-save = Spara
web-saved = Sparat.
web-go-on = Fortsätt
web-try-again = Försök igen
web-no-connection = Det går inte att nå servern. Kontrollera din uppkoppling och försök igen.
web-load-failed = Sidan kunde inte laddas
web-more = Mer
web-for-programs = För programmerare
web-trademark = DOS är ett varumärke som tillhör Mattel. Maukas är inte gjort, sponsrat eller godkänt av Mattel; texter och bilder är våra egna.

## The first page

web-welcome = Ett gott parti kort
web-welcome-about = Två kortspel för dig och dina vänner, eller för dig och några bottar. Inget konto, det räcker med ett namn.
web-game-maumau = Mau Mau
web-game-maumau-about = Lägg samma färg eller samma nummer, bli först av med alla dina kort, och glöm inte att säga ”mau”.
web-game-dos = DOS
web-game-dos-about = Täck korten i mitten med ett kort eller med två som tillsammans ger rätt summa, och ropa ”DOS!” när du har två kvar.
web-play-now = Spela nu
web-dealing = Blandar{"\u00A0"}…
web-play-friends = Spela med vänner
web-learn = Ny här? Lär dig på två minuter
web-rules-maumau = Regler för Mau Mau
web-rules-dos = Regler för DOS
web-opponents = Motståndare i ”Spela nu”
web-opponents-count = Antal bottar
web-opponents-level = Bottarnas nivå
web-bots =
    { $count ->
        [one] { $count } bott
       *[other] { $count } bottar
    }
web-level-beginner = nybörjare
web-level-casual = hobbyspelare
web-level-strong = skicklig
web-level-master = mästare
web-lobby = Öppna bord
web-lobby-empty = Inget bord väntar på spelare just nu. Öppna ett eget och gör det offentligt, så syns det här för alla som tittar in.
web-resume = Spela vidare
web-show-all = Visa alla
web-my-tables = Mina bord
web-my-matches = Mina matcher
web-join-title = Har du en kod?
web-join-label = Bordets kod eller länk
web-join = Gå till bordet
web-free =
    { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
web-phase-waiting = börjar snart
web-phase-dealing = korten delas ut
web-phase-playing = spel pågår
web-phase-finished = matchen är slut
web-strict = tryckta regler
web-house-rules = husregler
web-rounds =
    { $count ->
        [one] { $count } omgång
       *[other] { $count } omgångar
    }
web-winner = (vinnare)
web-again = Samma gäng igen
web-replay = Se matchen
web-statistics = Så har det gått för dig
web-wins = { $count } av { $matches } vunna
web-streak = Vinster i rad
web-best-streak = Flest vinster i rad
web-in-a-row = { $count } i rad

## Name, language, settings

web-name-title = Vad ska vi kalla dig?
web-name = Ditt namn
web-name-note = Alla vid bordet ser det. Du behöver varken konto eller lösenord.
web-language = Språk
web-settings = Inställningar
web-theme = Utseende
web-theme-auto = Samma som enheten
web-theme-light = Ljust
web-theme-dark = Mörkt
web-theme-contrast-light = Hög kontrast, ljust
web-theme-contrast-dark = Hög kontrast, mörkt
web-pace = Bottarnas tempo
web-pace-slow = Lugnt
web-pace-usual = Normalt
web-pace-quick = Snabbt
web-sound = Ljud i spelet
web-sound-turn = En ljudsignal när det är min tur
web-notify = Säg till när det är min tur
web-notify-note = En avisering när sidan inte syns.
web-notify-denied = Din webbläsare tillåter inte aviseringar från sidan. Du kan tillåta dem i webbläsarens inställningar.
web-sort = Sortera min hand efter färg
web-confirm = Fråga innan ett kort läggs
web-confirm-note = Första trycket väljer kortet, det andra lägger det.
web-invitations = Inbjudningar
web-invitations-note = De som jag har spelat med kan bjuda in mig till sina bord.
web-muted = Dölj andras reaktioner

## A new table

web-new-title = Nytt bord – Maukas
web-new = Ett bord för vänner
web-game = Spel
web-rules = Regler
web-clock-0 = ingen tidsgräns
web-clock-15 = 15 sekunder
web-clock-30 = 30 sekunder
web-clock-60 = 1 minut
web-clock-86400 = 1 dag
web-clock-259200 = 3 dagar
web-clock-604800 = 7 dagar
web-opening = Öppnar ett bord{"\u00A0"}…

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
web-tv = Visa på storskärm

## The score pad, for games with real cards

web-scores = Poängblock
