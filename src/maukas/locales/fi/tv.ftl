### The table on a big screen, and what a phone says of it. $code: of a table. $round: its number. $count: a number.

tv-title = Maukas – pöytä { $code }
tv-join = Liity puhelimella
tv-start = Koko näyttö ja äänet
tv-free =
    { $count ->
        [one] Yksi paikka on vielä vapaa.
       *[other] { $count } paikkaa on vielä vapaana.
    }
tv-awake = Tämä selain ei pysty pitämään näyttöä päällä. Poista näytönsäästäjä käytöstä, niin pöytä pysyy näkyvissä.
tv-round-of = Kierros { $round }/{ $count }.
tv-to-points = { $count } pisteeseen.

## The way there

tv-about = Avaa tämä osoite televisiossa, tabletissa tai tietokoneessa, jonka kaikki näkevät. Se näyttää pöydän muttei kenenkään kortteja. Puhelimissa ovat kädet.
tv-address = Ison näytön osoite
tv-open-here = Avaa tällä laitteella
tv-qr = QR-koodi, jossa on ison näytön osoite

## On a phone meanwhile

tv-is-shown = Pöytä on isolla näytöllä.
tv-whole-table = Näytä myös täällä
tv-hand-only = Vain oma käsi
tv-hand-only-note = Kun iso näyttö näyttää pöydän
