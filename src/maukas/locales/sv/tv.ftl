### The table on a big screen, and what a phone says of it. $code: of a table. $round: its number. $count: a number.

tv-title = Maukas – bord { $code }
tv-join = Gå med på telefonen
tv-start = Helskärm och ljud
tv-free =
    { $count ->
        [one] En plats är fortfarande ledig.
       *[other] { $count } platser är fortfarande lediga.
    }
tv-awake = Den här webbläsaren kan inte hålla skärmen tänd. Stäng av skärmsläckaren, så syns bordet hela tiden.
tv-round-of = Omgång { $round } av { $count }.
tv-to-points = Till { $count } poäng.

## The way there

tv-about = Öppna den här adressen på en tv, surfplatta eller dator som alla kan se. Den visar bordet men ingens kort. Korten har ni på telefonerna.
tv-address = Adress till storskärmen
tv-open-here = Öppna på den här enheten
tv-qr = QR-kod med adressen till storskärmen

## On a phone meanwhile

tv-is-shown = Bordet visas på storskärmen.
tv-whole-table = Visa det här också
tv-hand-only = Bara min hand
tv-hand-only-note = När en storskärm visar bordet
