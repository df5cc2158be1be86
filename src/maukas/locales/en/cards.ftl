### Names of the colours and the cards.
### $colour is a colour letter (R, G, B, Y), $number the number on the card.

## Colours

colour-R = red
colour-G = green
colour-B = blue
colour-Y = yellow

## Mau Mau: the cards

maumau-card-number =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } { $number }
maumau-card-reverse =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } Reverse
maumau-card-take-two =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } Take 2
maumau-card-take-four =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } Take 4
maumau-card-stop =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } Stop
maumau-card-colour-change = Colour change

## Mau Mau: the kinds of coloured special card, without a colour

maumau-kind-reverse = Reverse
maumau-kind-take-two = Take 2
maumau-kind-take-four = Take 4
maumau-kind-stop = Stop

## DOS: the cards

dos-card-number =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } { $number }
dos-card-hash =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    } # wild
dos-card-wild = DOS wild
