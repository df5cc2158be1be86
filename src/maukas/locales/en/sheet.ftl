### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = The rules
sheet-choose = Two games, every rule of them, in our own words and with our own pictures.
sheet-legend = Numbers like M-15 or D-12 stand for what the printed sheets say, numbers like AM-06 or AD-09 for what Maukas decides where the sheets are silent or disagree.
sheet-contents = Contents
sheet-glance = The cards at a glance
sheet-card-number = Number card
sheet-card-hash = # wild
sheet-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sheet-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sheet-points-number = worth its number
sheet-link = Link to { $clause }
sheet-silent = Where the sheets are silent
sheet-house-rules = House rules
sheet-house-rules-about = The strict rules are played, unless the table has chosen otherwise. These can be chosen:
sheet-strict = (strict)
sheet-strict-number = (strictly { $count })
sheet-changes = Belongs to
sheet-print = Print
sheet-learn = Learn it by playing, in two minutes

## Mau Mau

sheet-maumau = Mau Mau: the rules
sheet-maumau-about = The 110-card game of the Nordic sheets, told in our own words.
sheet-maumau-short = Lay one card a turn: the same colour or the same number as the card on top. If nothing fits, draw. Special cards make life hard for the others. Say “mau” with your second-to-last card; whoever is out of cards first wins the round.
sheet-maumau-card-number = Fits on its colour and on its number.
sheet-maumau-card-reverse = Play goes the other way round.
sheet-maumau-card-take-two = The next player takes two cards, or lays a Take 2 as well: then it is four, six …
sheet-maumau-card-take-four = The next player takes four cards and loses the turn.
sheet-maumau-card-stop = The next player is skipped.
sheet-maumau-card-change = Fits on anything. You name the colour that counts from now on.
sheet-maumau-cards = The cards
sheet-maumau-setup = Before you begin
sheet-maumau-aim = The aim
sheet-maumau-turn = Your turn
sheet-maumau-specials = The special cards
sheet-maumau-reverse = Reverse
sheet-maumau-take-two = Take 2
sheet-maumau-take-four = Take 4
sheet-maumau-stop = Stop
sheet-maumau-change = Colour change
sheet-maumau-pile = When the draw pile runs out
sheet-maumau-mau = Saying “mau”
sheet-maumau-end = The end of the round
sheet-maumau-match = The match

## DOS

sheet-dos = DOS: the rules
sheet-dos-about = The first edition with 108 cards, told in our own words. DOS is a trademark of Mattel, with whom Maukas has no connection.
sheet-dos-short = Cover the cards in the middle: with one card of the same number, or with two that add up to it. The same colour earns a bonus. If you cover nothing, draw. Call “DOS!” when you have two cards left; whoever is out of cards first scores what the others hold.
sheet-dos-card-number = Covers its number; two cards cover their sum.
sheet-dos-card-hash = Any number from 1 to 10, in its own colour.
sheet-dos-card-wild = A 2 in any colour you like.
sheet-dos-cards = The cards
sheet-dos-aim = The aim
sheet-dos-setup = Before you begin
sheet-dos-turn = Your turn: covering
sheet-dos-bonus = Colour bonuses
sheet-dos-draw = Drawing
sheet-dos-row = The centre row
sheet-dos-turn-end = How your turn ends
sheet-dos-wild = The DOS wild
sheet-dos-hash = The # wild
sheet-dos-call = Calling “DOS!”
sheet-dos-end = The end of the round
sheet-dos-match = The match
