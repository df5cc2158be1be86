### House rules: a title for each option, and a sentence for each value; then sets of house rules, each with a title and a sentence.

## Mau Mau

option-maumau-start-card = Special card at the start
option-maumau-start-card-counts = The first card turned up works as if the dealer had laid it.
option-maumau-start-card-plain = The first card turned up has no effect; it only shows a colour and a kind of card.
option-maumau-start-card-number = Special cards go under the draw pile until a number card is turned up.
option-maumau-drawn-card = The card you draw
option-maumau-drawn-card-keep = You keep the card you draw, and your turn is over.
option-maumau-drawn-card-may-play = If the card you draw fits, you may lay it at once.
option-maumau-free-draw = Free drawing
option-maumau-free-draw-on = You may draw even if you could lay a card.
option-maumau-free-draw-off = You may draw only if no coloured card in your hand fits.
option-maumau-take-four = Answering a Take 4
option-maumau-take-four-final = A Take 4 cannot be answered.
option-maumau-take-four-stacks = A Take 4 can be answered with a Take 4, and the cards add up.
option-maumau-two-player-reverse = Reverse with two players
option-maumau-two-player-reverse-plain = Reverse changes the direction, and the other player is next.
option-maumau-two-player-reverse-stop = Reverse works as a Stop, and you play again.
option-maumau-last-take = Going out with a Take card
option-maumau-last-take-ignored = The round is over and nobody takes any more cards.
option-maumau-last-take-served = The next player takes the cards before the points are counted.
option-maumau-last-card = The last card
option-maumau-last-card-any = You may go out with any card.
option-maumau-last-card-number = You may go out with a number card only.
option-maumau-mau = Saying “mau”
option-maumau-mau-judge = If you forget “mau”, the penalty comes by itself.
option-maumau-mau-caught = If you forget “mau”, you are penalised only if another player catches you in time.
option-maumau-mau-auto = “Mau” is said for everyone, and nobody is penalised.
option-maumau-mau-penalty = Penalty for a forgotten “mau”
option-maumau-mau-penalty-help = How many cards you draw if you forget to say “mau”.
option-maumau-false-mau-penalty = Penalty for a wrong “mau”
option-maumau-false-mau-penalty-help = How many cards you draw if you say “mau” and do not come down to one card; 0 means no penalty.
option-maumau-hand-size = Cards in the first hand
option-maumau-hand-size-help = How many cards each player is dealt.
option-maumau-rounds = Rounds
option-maumau-rounds-help = How many rounds make a match.

## DOS

option-dos-after-draw = After drawing
option-dos-after-draw-any = After drawing you may cover as many centre cards as you like, with any cards in your hand.
option-dos-after-draw-drawn = After drawing you may cover one centre card, and the card you drew must be part of it.
option-dos-after-draw-end = Drawing ends your turn, and no card is added to the row.
option-dos-bonus = Colour bonus
option-dos-bonus-may = You may leave a bonus card unplayed.
option-dos-bonus-must = You must add a card for every bonus as long as you have cards.
option-dos-last-card = The last card
option-dos-last-card-any = You may go out by covering a centre card or by adding your last card to the row.
option-dos-last-card-match = You must cover a centre card with your last card.
option-dos-catch-window = Time for catching
option-dos-catch-window-open = You can be caught as long as you hold two cards and have not called.
option-dos-catch-window-next-move = You can be caught only until another player makes a move.
option-dos-dos = Calling “DOS!”
option-dos-dos-caught = Everybody calls for themselves; if you forget, you can be caught.
option-dos-dos-auto = “DOS!” is called for everyone, and nobody is penalised.
option-dos-call-penalty = Penalty for a forgotten “DOS!”
option-dos-call-penalty-help = How many cards you draw if you are caught.
option-dos-false-catch-penalty = Penalty for a wrong catch
option-dos-false-catch-penalty-help = How many cards you draw if you try to catch somebody for nothing; 0 means no penalty.
option-dos-hand-size = Cards in the first hand
option-dos-hand-size-help = How many cards each player is dealt.
option-dos-target = Points to win
option-dos-target-help = How many points somebody must reach to win the match.

## Sets of house rules

preset-maumau-strict = Strict
preset-maumau-strict-about = The rules exactly as they are printed.
preset-maumau-friendly = Friendly
preset-maumau-friendly-about = “Mau” is said for everyone, so nobody pays for forgetting it.
preset-maumau-lively = Lively
preset-maumau-lively-about = A Take 4 can be answered with a Take 4, and a card you have drawn may be laid at once if it fits.
preset-maumau-quick = Quick
preset-maumau-quick-about = A match is a single round.
preset-dos-strict = Strict
preset-dos-strict-about = The rules exactly as they are printed.
preset-dos-friendly = Friendly
preset-dos-friendly-about = “DOS!” is called for everyone, so nobody pays for forgetting it.
preset-dos-lively = Lively
preset-dos-lively-about = Every bonus has to be used, and catching somebody for nothing costs a card.
preset-dos-quick = Quick
preset-dos-quick-about = 100 points win the match.
