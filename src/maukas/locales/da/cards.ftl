### Names of the colours and the cards.
### $colour is a colour letter (R, G, B, Y), $number the number on the card.

## Colours

colour-R = rød
colour-G = grøn
colour-B = blå
colour-Y = gul

## Mau Mau: the cards

maumau-card-number =
    { $colour ->
        [R] rød
        [G] grøn
        [B] blå
       *[Y] gul
    } { $number }
maumau-card-reverse =
    { $colour ->
        [R] rødt
        [G] grønt
        [B] blåt
       *[Y] gult
    } Skift retning
maumau-card-take-two =
    { $colour ->
        [R] rødt
        [G] grønt
        [B] blåt
       *[Y] gult
    } Træk 2!
maumau-card-take-four =
    { $colour ->
        [R] rødt
        [G] grønt
        [B] blåt
       *[Y] gult
    } Træk 4!
maumau-card-stop =
    { $colour ->
        [R] rødt
        [G] grønt
        [B] blåt
       *[Y] gult
    } STOP!
maumau-card-colour-change = Farveskift

## Mau Mau: the kinds of coloured special card, without a colour

maumau-kind-reverse = Skift retning
maumau-kind-take-two = Træk 2!
maumau-kind-take-four = Træk 4!
maumau-kind-stop = STOP!

## DOS: the cards

dos-card-number =
    { $colour ->
        [R] rød
        [G] grøn
        [B] blå
       *[Y] gul
    } { $number }
dos-card-hash =
    { $colour ->
        [R] rød
        [G] grøn
        [B] blå
       *[Y] gul
    } #-joker
dos-card-wild = DOS-joker
