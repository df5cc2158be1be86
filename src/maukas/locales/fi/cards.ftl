### Names of the colours and the cards.
### $colour is a colour letter (R, G, B, Y), $number the number on the card.

## Colours

colour-R = punainen
colour-G = vihreä
colour-B = sininen
colour-Y = keltainen

## Mau Mau: the cards

maumau-card-number =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } { $number }
maumau-card-reverse =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } Vaihda suuntaa
maumau-card-take-two =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } Ota 2!
maumau-card-take-four =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } Ota 4!
maumau-card-stop =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } STOP!
maumau-card-colour-change = Värinvaihto

## Mau Mau: the kinds of coloured special card, without a colour

maumau-kind-reverse = Vaihda suuntaa
maumau-kind-take-two = Ota 2!
maumau-kind-take-four = Ota 4!
maumau-kind-stop = STOP!

## DOS: the cards

dos-card-number =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } { $number }
dos-card-hash =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } #-villikortti
dos-card-wild = DOS-villikortti
