### Report and block, and what those who run the server do: on the page, loaded when it is needed.
### $name: a player.

conduct-people = Täällä olevat
conduct-note = Kun estät jonkun, et näe hänen reaktioitaan, eivätkä avoimet pöydät ja kutsut vie teitä samaan pöytään. Ilmoitus menee vain palvelimen ylläpidolle.
conduct-block = Estä
conduct-block-name = Estä { $name }
conduct-report = Ilmoita
conduct-report-name = Ilmoita pelaajasta { $name }
conduct-why = Miksi?
conduct-why-name = Nimi
conduct-why-conduct = Käytös
conduct-why-unfair = Epäreilu peli
conduct-blocked-now = { $name } on estetty. Voit perua sen asetuksissa.
conduct-reported = Kiitos. Palvelimen ylläpito katsoo asiaa.
conduct-blocked = Estetyt
conduct-unblock = Poista esto
conduct-unblock-name = Poista esto: { $name }
conduct-restart = Palvelin käynnistyy pian uudelleen:
conduct-restart-note = Mitään ei katoa: pöytä säilyy, ja palaat siihen itsestään.
conduct-away-closed-title = Tämä pöytä on suljettu
conduct-away-closed = Palvelimen ylläpito on sulkenut tämän pöydän.
conduct-away-removed-title = Sinut on poistettu pöydästä
conduct-away-removed = Palvelimen ylläpito on poistanut sinut pöydistä.
