### The table in the terminal: full screen, and line by line.
### $name, $names: players. $card: the name of a card. $colour: the name of a colour. $count, $seconds: numbers. $call: what is called, like “MAU!”.
### $typed: as it was typed. $address: a link. $game: the name of a game. $you, $can: "yes" or "no".

## What is told

terminal-welcome = Välkommen till Maukas. Skriv ? så får du höra vad du kan fråga om.
terminal-table = { $game }. Vid bordet: { $names }.
terminal-opened = Ditt bord är öppet. Skicka länken till de andra: { $address }
terminal-opened-code = Ditt bord är öppet. De andra kommer dit med den här koden: { $code }
terminal-dealt =
    { $you ->
        [yes] Du delade ut korten.
       *[no] { $name } delade ut korten.
    }
terminal-sits = { $name } sätter sig.
terminal-stand-in = En bott spelar för { $name }.
terminal-is-back = { $name } är tillbaka.
terminal-colour = Färgen är { $colour }.
terminal-debt =
    { $count ->
        [one] { $count } kort att ta upp.
       *[other] { $count } kort att ta upp.
    }
terminal-aim-low = Lägst poäng vinner.
terminal-aim-high = Högst poäng vinner.
terminal-no-news = Ingenting har hänt sedan din förra tur.
terminal-card-fits =
    { $can ->
        [yes] { $card }: du kan spela det nu.
       *[no] { $card }: du kan inte spela det nu.
    }
terminal-bye = Hej då.

## What is asked

terminal-your-move = Vad spelar du? Nummer, namn eller beteckning.
terminal-should-call = Glöm inte: { $call }
terminal-which = Vilket av dem?
terminal-not-understood = ”{ $typed }” är varken ett drag eller en fråga. Skriv ? för hjälp.
terminal-no-such-card = Du har inget kort ”{ $card }”.
terminal-thinking = Mästaren tänker …
terminal-do-on = fortsätt
terminal-do-back = tillbaka
terminal-do-again = spela igen
terminal-do-fill = fyll de lediga platserna med bottar
terminal-do-start = börja
terminal-do-sit = sätt dig
terminal-do-quit = lämna bordet

## What can be asked, by a word, and what it answers

terminal-help = När det är din tur skriver du dragets nummer, namn eller beteckning. När som helst kan du fråga:
terminal-ask-hand = hand
terminal-about-hand = korten på din hand
terminal-ask-table = bord
terminal-about-table = vad som ligger mitt på bordet
terminal-ask-cards = kort
terminal-about-cards = hur många kort var och en har
terminal-ask-turn = tur
terminal-about-turn = vems tur det är
terminal-ask-news = nytt
terminal-about-news = vad som har hänt sedan din förra tur
terminal-ask-score = poäng
terminal-about-score = hur det står i matchen
terminal-ask-rules = regler
terminal-about-rules = vad korten gör, och husreglerna
terminal-ask-moves = drag
terminal-about-moves = vad du kan göra nu
terminal-ask-what = vad
terminal-about-what = vad ett kort skulle göra, till exempel ”vad R7”
terminal-ask-hint = tips
terminal-about-hint = vad mästaren skulle spela
terminal-ask-hurry = snabbt
terminal-about-hurry = be bottarna att skynda sig
terminal-ask-say = säg
terminal-about-say = en snabb reaktion, till exempel ”säg 1”; utan nummer alla
terminal-ask-host = värd
terminal-about-host = vad en värd kan göra: börja, bottar, tempo, paus
terminal-ask-back = tillbaka
terminal-about-back = ett drag tillbaka
terminal-ask-quit = sluta
terminal-about-quit = lämna bordet

## Full screen

terminal-rules = regler
terminal-settings = inställningar
terminal-leave = Då är matchen slut: ingen spelar vidare utan dig.
terminal-close = Esc stänger
terminal-choose = Välj nu ett kort eller ett nummer.
terminal-key-offer = Välj bland det som erbjuds
terminal-key-rules = Reglerna
terminal-key-settings = Inställningar
terminal-key-leave = Lämna bordet
terminal-set-language = Språk
terminal-language-name = svenska
terminal-set-theme = Färger
terminal-theme-dark = mörkt
terminal-theme-light = ljust
terminal-set-pace = Bottarna tänker { $seconds }{"\u00A0"}s

## What a host can do. $seat: the number of a seat.

terminal-host-bot = Sätt en bott på plats { $seat }
terminal-host-more-seats = En plats till
terminal-host-fewer-seats = En plats mindre
terminal-host-how = Skriv ”värd” och ett nummer.
terminal-host-not = Du är inte värd för det här bordet.

## The entrance of a server

terminal-entrance-own = tillbaka till ditt bord: { $game } med { $names }
terminal-entrance-new = ett nytt bord: { $game }
terminal-entrance-open = sätt dig hos { $names }: { $game }
terminal-entrance-ask = Vart vill du gå? Skriv ett nummer eller koden till ett bord.
terminal-entrance-unknown = ”{ $typed }” är varken ett nummer i listan eller koden till ett bord. Skriv ? för att se listan.

## Guests over SSH

ssh-welcome = Välkommen, { $name }.
ssh-welcome-without-key = Välkommen, { $name }. Du har kommit utan nyckel, så din plats är din bara tills du går. Med en nyckel (ssh-keygen skapar en) blir du igenkänd nästa gång.
ssh-guest = Gäst
ssh-full = Alla platser är upptagna just nu. Försök igen senare.
ssh-words = Det betyder ingenting här. Det här går att säga: plain, watch, en, fi, sv, da, maumau, dos eller koden till ett bord.
ssh-failed = Tyvärr kan borden inte nås just nu. Försök igen.
ssh-idle = Du har inte skrivit något på en timme, så din plats går till andra. Hej då.
