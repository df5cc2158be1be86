### Why a move is refused.
### $card, $top, $first, $second, $target, $colour, $answer: names, already translated. $player: a player's name. $debt: a number.

## Mau Mau

maumau-round-over = This round is over. You can play again when the next one is dealt.
maumau-not-your-turn = It is not your turn yet. Now it is up to { $player }.
maumau-card-not-held = There is no { $card } in your hand.
maumau-only-the-drawn-card = You have drawn a card: lay that one ({ $card }), or keep it and end your turn.
maumau-nothing-to-keep = You can only end your turn like this after drawing a card that fits. Lay a card or draw instead.
maumau-debt-colour-change = You have { $debt } cards to take, so you cannot change the colour now. Answer with a Take card of the same kind, or take the cards.
maumau-debt-take-four = A Take 4 is no answer to a Take 2. Lay a Take 2, or take the { $debt } cards.
maumau-debt-other = You have { $debt } cards to take, so you cannot lay a { $card }. Lay a { $answer }, or take the cards.
maumau-last-card-special = At this table your last card must be a number card, so you cannot go out with a { $card }. Draw instead.
maumau-name-a-colour = Name a colour as you lay a Colour change: red, green, blue or yellow.
maumau-must-lay = You hold a coloured card that fits, so you may not draw. Lay a card instead.
maumau-not-the-named-colour = The colour is { $colour } now, so a { $card } does not fit. Lay a { $colour } card or another Colour change.
maumau-special-does-not-fit = A { $card } does not fit on a { $top }. A special card needs the same colour, or the same kind of card on top.
maumau-number-does-not-fit = A { $card } does not fit on a { $top }. A number card needs the same colour or the same number.
maumau-mau-said-already = You have said “mau” already. Once is enough.
maumau-mau-automatic = At this table “mau” is said for you. You do not have to do anything.
maumau-mau-not-now = Say “mau” on your turn with two cards in hand, or right after you have laid one of them.
maumau-catch-not-played = Catching is not played at this table. You need not watch for a forgotten “mau”.
maumau-nothing-to-catch = There is nothing to catch { $player } for right now.

## DOS

dos-round-over = This round is over. You can play again when the next one is dealt.
dos-not-your-turn = It is not your turn yet. Now it is up to { $player }.
dos-card-not-held = There is no { $card } in your hand.
dos-covering-is-over = You cannot cover any more cards this turn. Only your bonuses are left to use.
dos-only-with-the-drawn-card = At this table you may cover just one centre card after drawing, and the card you drew must be part of it.
dos-not-in-the-row = There is no { $target } in the centre row.
dos-covered-already = You have covered the { $target } already. Each centre card can be covered only once.
dos-number-differs = A { $card } does not fit on a { $target }. The number must be the same; the colour does not matter.
dos-sum-over-ten = The { $target } stands for 10 at most, and { $first } + { $second } make more than that.
dos-wild-cannot-make-it = A # wild stands for a number from 1 to 10. No such number lets { $first } + { $second } add up to the { $target }.
dos-sum-differs = Together, { $first } + { $second } do not make the number of the { $target }. The sum must be exact.
dos-draw-first-thing-only = You may draw only once a turn, before you do anything else.
dos-add-after-a-draw-only = You may add a card to the centre row only after drawing, or as a bonus. Cover a centre card or draw a card first.
dos-no-add-after-covering = You have covered a centre card, so you cannot add a card now. End your turn: then you may add any bonus cards.
dos-last-card-must-cover = At this table your last card must cover a centre card. You cannot add it to the row.
dos-cover-or-draw = You cannot pass. Cover a centre card or draw a card first.
dos-add-a-card = If you cover nothing after drawing, you must add one card from your hand to the centre row.
dos-bonus-compulsory = At this table every bonus must be used. Add one more card to the centre row.
dos-call-made-already = You have called “DOS!” already. Once is enough.
dos-call-automatic = At this table “DOS!” is called for you. You do not have to do anything.
dos-call-not-now = Call “DOS!” when your hand comes to exactly two cards on your own turn.
dos-catch-who = You can only catch another player at this table.
dos-catch-automatic = At this table “DOS!” is called for everyone, so there is nobody to catch.
dos-nothing-to-catch = There is nothing to catch { $player } for right now.
