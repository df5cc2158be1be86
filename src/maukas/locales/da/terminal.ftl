### The table in the terminal: full screen, and line by line.
### $name, $names: players. $card: the name of a card. $colour: the name of a colour. $count, $seconds: numbers. $call: what is called, like “MAU!”.
### $typed: as it was typed. $address: a link. $game: the name of a game. $you, $can: "yes" or "no".

## What is told

terminal-welcome = Velkommen til Maukas. Skriv ? for at høre, hvad du kan spørge om.
terminal-table = { $game }. Ved bordet: { $names }.
terminal-opened = Dit bord er åbent. Send linket til de andre: { $address }
terminal-opened-code = Dit bord er åbent. De andre kommer til det med denne kode: { $code }
terminal-dealt =
    { $you ->
        [yes] Du delte kortene ud.
       *[no] { $name } delte kortene ud.
    }
terminal-sits = { $name } sætter sig.
terminal-stand-in = En bot spiller for { $name }.
terminal-is-back = { $name } er tilbage.
terminal-colour = Farven er { $colour }.
terminal-debt =
    { $count ->
        [one] { $count } kort at trække.
       *[other] { $count } kort at trække.
    }
terminal-aim-low = Færrest point vinder.
terminal-aim-high = Flest point vinder.
terminal-no-news = Der er ikke sket noget siden din sidste tur.
terminal-card-fits =
    { $can ->
        [yes] { $card }: du kan spille det nu.
       *[no] { $card }: du kan ikke spille det nu.
    }
terminal-bye = Farvel.

## What is asked

terminal-your-move = Hvad spiller du? Nummer, navn eller notation.
terminal-should-call = Husk: { $call }
terminal-which = Hvilket?
terminal-not-understood = ”{ $typed }” er hverken et træk eller et spørgsmål. Skriv ? for at få hjælp.
terminal-no-such-card = Du har ikke noget kort ”{ $card }”.
terminal-thinking = Mesteren tænker …
terminal-do-on = fortsæt
terminal-do-back = tilbage
terminal-do-again = spil igen
terminal-do-fill = fyld de ledige pladser med bots
terminal-do-start = start
terminal-do-sit = sæt dig
terminal-do-quit = forlad bordet

## What can be asked, by a word, and what it answers

terminal-help = Når det er din tur, skriver du trækkets nummer, navn eller notation. Når som helst kan du spørge om:
terminal-ask-hand = hånd
terminal-about-hand = kortene på din hånd
terminal-ask-table = bord
terminal-about-table = hvad der ligger midt på bordet
terminal-ask-cards = kort
terminal-about-cards = hvor mange kort hver spiller har
terminal-ask-turn = tur
terminal-about-turn = hvis tur det er
terminal-ask-news = nyt
terminal-about-news = hvad der er sket siden din sidste tur
terminal-ask-score = stilling
terminal-about-score = hvordan kampen står
terminal-ask-rules = regler
terminal-about-rules = hvad kortene gør, og husreglerne
terminal-ask-moves = træk
terminal-about-moves = hvad du kan gøre nu
terminal-ask-what = hvad
terminal-about-what = hvad et kort ville gøre, for eksempel ”hvad R7”
terminal-ask-hint = tip
terminal-about-hint = hvad mesteren ville spille
terminal-ask-hurry = hurtigt
terminal-about-hurry = bed bots om at skynde sig
terminal-ask-say = sig
terminal-about-say = en hurtig reaktion, for eksempel ”sig 1”; uden nummer dem alle
terminal-ask-host = vært
terminal-about-host = hvad en vært kan gøre: starte, bots, tempo, pause
terminal-ask-back = tilbage
terminal-about-back = et træk tilbage
terminal-ask-quit = slut
terminal-about-quit = forlad bordet

## Full screen

terminal-rules = regler
terminal-settings = indstillinger
terminal-leave = Så er kampen slut: ingen spiller videre uden dig.
terminal-close = Esc lukker
terminal-choose = Vælg nu et kort eller et nummer.
terminal-key-offer = Vælg blandt det, der tilbydes
terminal-key-rules = Reglerne
terminal-key-settings = Indstillinger
terminal-key-leave = Forlad bordet
terminal-set-language = Sprog
terminal-language-name = dansk
terminal-set-theme = Farver
terminal-theme-dark = mørke
terminal-theme-light = lyse
terminal-set-pace = Bots tænker { $seconds }{"\u00A0"}s

## What a host can do. $seat: the number of a seat.

terminal-host-bot = Sæt en bot på plads { $seat }
terminal-host-more-seats = En plads mere
terminal-host-fewer-seats = En plads færre
terminal-host-how = Skriv ”vært” og et nummer.
terminal-host-not = Du er ikke vært for dette bord.

## The entrance of a server

terminal-entrance-own = tilbage til dit bord: { $game } med { $names }
terminal-entrance-new = et nyt bord: { $game }
terminal-entrance-open = sæt dig hos { $names }: { $game }
terminal-entrance-ask = Hvor vil du hen? Skriv et nummer eller koden til et bord.
terminal-entrance-unknown = ”{ $typed }” er hverken et nummer på listen eller koden til et bord. Skriv ? for at se listen.

## Guests over SSH

ssh-welcome = Velkommen, { $name }.
ssh-welcome-without-key = Velkommen, { $name }. Du er kommet uden nøgle, så din plads er kun din, til du går. Med en nøgle (ssh-keygen laver en) bliver du genkendt næste gang.
ssh-guest = Gæst
ssh-full = Alle pladser er optaget lige nu. Prøv igen senere.
ssh-words = Det betyder ikke noget her. Du kan sige: plain, watch, en, fi, sv, da, maumau, dos eller koden til et bord.
ssh-failed = Bordene kan desværre ikke nås lige nu. Prøv igen.
ssh-idle = Du har ikke skrevet noget i en time, så din plads går til andre. Farvel.
