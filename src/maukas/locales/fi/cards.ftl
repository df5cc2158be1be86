### Names of the colours and the cards.
### $colour is a colour letter (R, G, B, Y), $number the number on the card.
### genitive: the card as the object of a sentence.

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
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } { $number }:n
maumau-card-reverse =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } Vaihda suuntaa
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } Vaihda suuntaa -kortin
maumau-card-take-two =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } Ota 2!
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } Ota 2! -kortin
maumau-card-take-four =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } Ota 4!
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } Ota 4! -kortin
maumau-card-stop =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } STOP!
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } STOP!-kortin
maumau-card-colour-change = Värinvaihto
    .genitive = värinvaihtokortin

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
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } { $number }:n
dos-card-hash =
    { $colour ->
        [R] punainen
        [G] vihreä
        [B] sininen
       *[Y] keltainen
    } #-villikortti
    .genitive =
        { $colour ->
            [R] punaisen
            [G] vihreän
            [B] sinisen
           *[Y] keltaisen
        } #-villikortin
dos-card-wild = DOS-villikortti
    .genitive = DOS-villikortin
