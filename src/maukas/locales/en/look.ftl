### How I look, and how the table and the cards do: in the settings.

look-face = Your picture
look-face-number = Picture { $number }
look-face-others = Others
look-tone = Table
look-tone-spruce = Spruce
look-tone-lake = Lake
look-tone-heather = Heather
look-tone-pine = Pine
look-tone-granite = Granite
look-back = Card backs
look-back-spruces = Spruces
look-back-waves = Waves
look-back-stars = Stars
look-back-knit = Knitting
look-large-index = Large corners on the cards
look-large-index-note = A larger number and shape instead of a picture in the middle.
look-large-cards = Large cards in my hand
look-large-cards-note = Twice as large, and none covers another. The hand scrolls.
