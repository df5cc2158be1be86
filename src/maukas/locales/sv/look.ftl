### How I look, and how the table and the cards do: in the settings.

look-face = Din bild
look-face-number = Bild { $number }
look-face-others = Andra
look-tone = Bord
look-tone-spruce = Gran
look-tone-lake = Sjö
look-tone-heather = Ljung
look-tone-pine = Furu
look-tone-granite = Granit
look-back = Kortens baksida
look-back-spruces = Granar
look-back-waves = Vågor
look-back-stars = Stjärnor
look-back-knit = Stickat
look-large-index = Stora hörn på korten
look-large-index-note = En större siffra och symbol i stället för en bild i mitten.
look-large-cards = Stora kort på handen
look-large-cards-note = Dubbelt så stora, och inget täcker ett annat. Handen går att rulla.
