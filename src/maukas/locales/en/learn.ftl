### The first game, which teaches by playing: what the coach says.
### $move: a move, like “Draw a card”. $step, $count, $points: numbers. $game: the name of a game.

learn = Learn to play
learn-about = A short game with a coach at your side. It takes about two minutes, and nothing can go wrong.
learn-maumau = Learn Mau Mau
learn-dos = Learn DOS
learn-game = { $game }: your first game
learn-coach = The coach
learn-progress = Step { $step } of { $count }
learn-back = Back
learn-skip = Do it for me
learn-leave = Leave the lesson
learn-watch = Well done! Now watch the others.
learn-elsewhere = That works too. But for this lesson, try: { $move }
learn-won = You won your first game!
learn-play-now = Play against a bot
learn-rules = Read the rules
learn-again = Play it again

## Mau Mau

learn-maumau-colour = There’s a red 8 on top of the pile. Play a card of the same colour: tap your red 3.
learn-maumau-wrong = Birk had nothing red and no 9, so he drew. What have you got? Try your blue 3 on the red 9.
learn-maumau-draw = It doesn’t fit, and Maukas tells you why. The Colour change would fit, but save it for later: draw a card.
learn-maumau-number = The green 9 would have fitted, but once you’ve drawn, your turn is over. Now there’s a red 3 on top: play your blue 3. The same number is enough.
learn-maumau-take = Birk has played a Take 2, so you’d have to take two cards. Answer with your own Take 2, and Aino has to take four!
learn-maumau-stop = Now your Stop fits by colour. Play it: Aino, who is next, is skipped.
learn-maumau-mau = Birk’s Reverse has changed the direction. And you’re down to two cards: press MAU! Forgetting it costs a card.
learn-maumau-change = The Colour change goes on anything, and you choose the next colour. Play it and choose green, because your last card is green.
learn-maumau-last = It’s still green. Play your last card!
learn-maumau-points = The winner gets 0 points, the others score what they still hold: { $points } points in all this time. A number card counts its number, a special card 10. After the last round the lowest total wins.

## DOS

learn-dos-one = There are two cards in the middle. Tap your yellow 7, then the blue 7, and cover it. Only the number has to match.
learn-dos-wrong = You can keep covering. Try your blue 8 on the green 4: tap one, then the other.
learn-dos-two = It doesn’t fit, and Maukas tells you why. But two cards can add up: cover the green 4 with your red 3 and your red 1.
learn-dos-end = Everything is covered. End your turn: the cards in the middle are cleared away, and two new ones come.
learn-dos-draw = Now none of your cards fit, and no two of them make 9 or 6. Draw a card.
learn-dos-add = The red 10 doesn’t help either. So you add a card to the row: the red 10.
learn-dos-bonus = Cilla covered yellow with yellow. That earns a bonus: she added the blue # to the row. A # is any number, so cover it with your blue 8!
learn-dos-fill = Blue on blue: you’ve earned a bonus too. End your turn, and you can use it.
learn-dos-call = You may add one card to the row now, and then you’ll have two left. Call first: press DOS! If you forget, the others can catch you.
learn-dos-use = Now use your bonus: add the green 10 to the row.
learn-dos-last = The DOS wild is a 2 in any colour. Together with the red 5 it covers the red 7. Both are red, so Cilla has to draw, and you’re out of cards!
learn-dos-points = The winner scores what the others still hold: { $points } points for you. A number card counts its number, a DOS wild 20 and a # wild 40. Whoever reaches 200 points first wins the match.
