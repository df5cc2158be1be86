### The screen of the rules: headings and labels. The clauses themselves are in rules.ftl.
### $clause: like M-15. $count: a number.

sheet = The rules
sheet-choose = Two games and all their rules, in our own words and pictures.
sheet-legend = Numbers like M-15 or D-12 stand for what the printed sheets say, numbers like AM-06 or AD-09 for what Maukas decides where the sheets are silent or disagree.
sheet-contents = Contents
sheet-which = Whose rules?
sheet-all = Ours, with all sheets
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
sheet-silent = What the sheets don’t say
sheet-house-rules = House rules
sheet-house-rules-about = Unless the table chooses otherwise, the printed rules apply, together with our rulings. A table can choose:
sheet-strict = (printed rules)
sheet-strict-number = (printed rules: { $count })
sheet-changes = See
sheet-print = Print
sheet-learn = Learn it by playing, in two minutes
sheet-paper = On paper
sheet-paper-about = The whole pack to print and cut out: { $count } cards of 63 × 88 mm, with backs. Print at 100% on card stock, on both sides, flipped on the long edge.
sheet-paper-cards = Cards (PDF)
sheet-paper-large = Cards in large print (PDF)
sheet-paper-rules = Rules (PDF)
sheet-paper-scores = Score sheet (PDF)
sheet-paper-size = Paper
sheet-paper-names = Names for the score sheet, separated by commas

## Mau Mau

sheet-maumau = Mau Mau: the rules
sheet-maumau-about = The Nordic 110-card game, in our own words.
sheet-maumau-short = Play one card a turn: the same colour or the same number as the card on top. If nothing fits, draw. Special cards make life hard for the others. Say “mau” with your second-to-last card; whoever is out of cards first wins the round.
sheet-maumau-card-number = Fits on its colour and on its number.
sheet-maumau-card-reverse = Play goes the other way round.
sheet-maumau-card-take-two = The next player takes two cards, or plays a Take 2 too: then it’s four, six…
sheet-maumau-card-take-four = The next player takes four cards and misses a turn.
sheet-maumau-card-stop = The next player is skipped.
sheet-maumau-card-change = Goes on anything. You choose the colour that counts from now on.
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
sheet-M-15-free-draw-on = On your turn, you may play a card of the same colour or the same number as the top card of the discard pile.
sheet-M-24-reverse-after-stop-layer = So after your Reverse, the player who played before you plays next.
sheet-M-34-named-colour-new = As you play it, you choose the new colour that counts from now on. It counts at once.
sheet-M-37-mau-timing-with-card = If you can play your second-to-last card, you must say “mau”.
sheet-M-37-mau-timing-after-card = When you have played your second-to-last card, you must say “mau”.
sheet-M-37-mau-timing-one-left = When you have only one card left, you must say “mau”.
sheet-AM-06-free-draw-off = Must you play if you can? Yes: as long as you hold a coloured card that fits, you may not draw.
sheet-AM-06-free-draw-on = Must you play if you can? No: you may draw a card instead.
sheet-AM-07-change-forces-off = Must you play a Colour change? No: if nothing else fits, you may play it or draw, as you like.
sheet-AM-07-change-forces-on = Must you play a Colour change? Yes, if it is the only card you can play: you draw only if you can’t play at all.
sheet-AM-17-reverse-after-stop-neighbour = Who is next if a Reverse follows a Stop? The neighbour on the other side, the very player who was just skipped.
sheet-AM-17-reverse-after-stop-layer = Who is next if a Reverse follows a Stop or a Take 4? The player who played it; the one who was skipped stays skipped.
sheet-AM-20-named-colour-any = Which colour may you choose? Any of the four, even the one already in force. But you must choose one, unless it is your last card. The next player needs that colour or another Colour change.
sheet-AM-20-named-colour-new = Which colour may you choose? Any but the one already in force. You must choose one, unless it is your last card. The next player needs that colour or another Colour change.
sheet-AM-24-mau-timing-with-card = When exactly do you say “mau”? In the turn that you begin with two cards, before you play or as you play. Afterwards is too late.
sheet-AM-24-mau-timing-after-card = When exactly do you say “mau”? When you have played the card, not before. You have until the next player plays or draws; that may be you again.
sheet-AM-24-mau-timing-one-left = When exactly do you say “mau”? While you have one card left: you have until you play or draw again. If you must take cards before that, it is no longer due.

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
