### Why a move is refused.
### $card, $top, $first, $second, $target, $colour, $answer: names, already translated. $player: a player's name. $debt: a number.

## Mau Mau

maumau-round-over = This round is over. You can play again when the next one is dealt.
maumau-not-your-turn = It’s not your turn yet. It’s { $player }’s turn.
maumau-card-not-held = You don’t have a { $card }.
maumau-only-the-drawn-card = You’ve drawn a card: play it ({ $card }), or keep it and end your turn.
maumau-nothing-to-keep = You can only end your turn this way after drawing a card that fits. Play a card or draw one.
maumau-debt-colour-change = You have { $debt } cards to take, so you can’t change the colour now. Answer with the same kind of Take card, or take the cards.
maumau-debt-take-four = A Take 4 doesn’t answer a Take 2. Play a Take 2, or take the { $debt } cards.
maumau-debt-other = You have { $debt } cards to take, so you can’t play a { $card }. Play a { $answer }, or take the cards.
maumau-last-card-special = At this table your last card must be a number card, so you can’t go out with a { $card }. Draw instead.
maumau-name-a-colour = Choose a colour when you play a Colour change: red, green, blue or yellow.
maumau-name-a-new-colour = The colour is { $colour } already. At this table a Colour change brings a new one.
maumau-must-lay = You have a coloured card that fits, so you can’t draw. Play a card instead.
maumau-must-lay-change = At this table a Colour change counts as a card that fits, so you may not draw. Play it and choose a colour.
maumau-not-the-named-colour = The colour is { $colour } now, so a { $card } doesn’t fit. Play a { $colour } card or another Colour change.
maumau-special-does-not-fit = A { $card } doesn’t fit on a { $top }. A special card needs the same colour, or the same kind of card on top.
maumau-number-does-not-fit = A { $card } doesn’t fit on a { $top }. A number card needs the same colour or the same number.
maumau-mau-said-already = You’ve already said “mau”. Once is enough.
maumau-mau-automatic = At this table “mau” is said for you. You don’t have to do anything.
maumau-mau-with-the-card = At this table you say “mau” before your second-to-last card or as you play it, not at any other time.
maumau-mau-after-the-card = At this table you say “mau” only when you have played your second-to-last card.
maumau-mau-not-now = Say “mau” on your turn when you have two cards, or right after playing one of them.
maumau-catch-not-played = There’s no catching at this table. You don’t need to watch for a forgotten “mau”.
maumau-nothing-to-catch = There’s nothing to catch { $player } for right now.

## DOS

dos-round-over = This round is over. You can play again when the next one is dealt.
dos-not-your-turn = It’s not your turn yet. It’s { $player }’s turn.
dos-card-not-held = You don’t have a { $card }.
dos-covering-is-over = You can’t cover any more cards this turn. Only your bonuses are left.
dos-bonus-cover-needs-three = A bonus card may cover a centre card only if more than two cards lie in the row. Add it beside the others.
dos-bonus-card-alone = A bonus is one card: it may cover a centre card alone, not as part of a sum.
dos-only-with-the-drawn-card = At this table you may cover just one centre card after drawing, and the card you drew must be part of it.
dos-not-in-the-row = There’s no { $target } in the centre row.
dos-covered-already = You’ve already covered the { $target }. Each centre card can be covered only once.
dos-number-differs = A { $card } doesn’t fit on a { $target }. The number must be the same; the colour doesn’t matter.
dos-sum-over-ten = The { $target } stands for 10 at most, and { $first } + { $second } is more than that.
dos-wild-cannot-make-it = A # wild stands for a number from 1 to 10. None of them makes { $first } + { $second } add up to the { $target }.
dos-sum-differs = { $first } + { $second } doesn’t add up to the { $target }. The sum must be exact.
dos-draw-first-thing-only = You may draw only once a turn, before you do anything else.
dos-add-after-a-draw-only = You may add a card to the centre row only after drawing, or as a bonus. Cover a centre card or draw a card first.
dos-no-add-after-covering = You’ve covered a centre card, so you can’t add a card now. End your turn; then you may add any bonus cards.
dos-last-card-must-cover = At this table your last card must cover a centre card. You can’t add it to the row.
dos-cover-or-draw = You can’t pass. Cover a centre card or draw a card first.
dos-add-a-card = If you cover nothing after drawing, you must add one card from your hand to the centre row.
dos-bonus-compulsory = At this table every bonus must be used. Add one more card to the centre row.
dos-call-made-already = You’ve already called “DOS!”. Once is enough.
dos-call-automatic = At this table “DOS!” is called for you. You don’t have to do anything.
dos-call-not-now = Call “DOS!” when your hand comes to exactly two cards on your own turn.
dos-catch-who = You can only catch another player at this table.
dos-catch-automatic = At this table “DOS!” is called for everyone, so there is nobody to catch.
dos-nothing-to-catch = There’s nothing to catch { $player } for right now.
