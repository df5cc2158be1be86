### How I look, and how the table and the cards do: in the settings.

look-face = Dit billede
look-face-number = Billede { $number }
look-face-others = Andre
look-tone = Bord
look-tone-spruce = Gran
look-tone-lake = Sø
look-tone-heather = Lyng
look-tone-pine = Fyr
look-tone-granite = Granit
look-back = Kortenes bagside
look-back-spruces = Graner
look-back-waves = Bølger
look-back-stars = Stjerner
look-back-knit = Strik
look-large-index = Store hjørner på kortene
look-large-index-note = Et større tal og symbol i stedet for et billede i midten.
look-large-cards = Store kort på hånden
look-large-cards-note = Dobbelt så store, og ingen dækker hinanden. Hånden kan rulles.
