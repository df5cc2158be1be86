### Names of the colours and the cards.
### $colour is a colour letter (R, G, B, Y), $number the number on the card.

## Colours

colour-R = röd
colour-G = grön
colour-B = blå
colour-Y = gul

## Mau Mau: the cards

maumau-card-number =
    { $colour ->
        [R] röd
        [G] grön
        [B] blå
       *[Y] gul
    } { $number }
maumau-card-reverse =
    { $colour ->
        [R] rött
        [G] grönt
        [B] blått
       *[Y] gult
    } Byt riktning
maumau-card-take-two =
    { $colour ->
        [R] rött
        [G] grönt
        [B] blått
       *[Y] gult
    } Ta 2!
maumau-card-take-four =
    { $colour ->
        [R] rött
        [G] grönt
        [B] blått
       *[Y] gult
    } Ta 4!
maumau-card-stop =
    { $colour ->
        [R] rött
        [G] grönt
        [B] blått
       *[Y] gult
    } STOPP
maumau-card-colour-change = Byt färg

## Mau Mau: the kinds of coloured special card, without a colour

maumau-kind-reverse = Byt riktning
maumau-kind-take-two = Ta 2!
maumau-kind-take-four = Ta 4!
maumau-kind-stop = STOPP

## DOS: the cards

dos-card-number =
    { $colour ->
        [R] röd
        [G] grön
        [B] blå
       *[Y] gul
    } { $number }
dos-card-hash =
    { $colour ->
        [R] röd
        [G] grön
        [B] blå
       *[Y] gul
    } #-joker
dos-card-wild = DOS-joker
