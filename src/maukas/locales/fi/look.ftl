### How I look, and how the table and the cards do: in the settings.

look-face = Kuvasi
look-face-number = Kuva { $number }
look-face-others = Muita
look-tone = Pöytä
look-tone-spruce = Kuusi
look-tone-lake = Järvi
look-tone-heather = Kanerva
look-tone-pine = Mänty
look-tone-granite = Graniitti
look-back = Korttien selkäpuoli
look-back-spruces = Kuuset
look-back-waves = Aallot
look-back-stars = Tähdet
look-back-knit = Neule
look-large-index = Isot kulmamerkit
look-large-index-note = Isompi numero ja kuvio keskikuvan sijaan.
look-large-cards = Isot kortit kädessä
look-large-cards-note = Kaksi kertaa isommat eivätkä päällekkäin. Kättä voi vierittää.
