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
learn-elsewhere = You could do that, too. But for this lesson: { $move }
learn-won = You have won your first game!
learn-play-now = Play against a bot
learn-rules = Read the rules
learn-again = Once more

## Mau Mau

learn-maumau-colour = On top of the pile is a red 8. Lay a card of the same colour: touch your red 3.
learn-maumau-wrong = Birk had nothing red and no 9, so he drew. What have you got? Try your blue 3 on the red 9.
learn-maumau-draw = It does not fit, and Maukas tells you why. The Colour change would fit, but save it: draw a card.
learn-maumau-number = The green 9 would have fitted, but after drawing your turn is over. Now there is a red 3 on top: lay your blue 3. The same number is enough.
learn-maumau-take = Birk has laid a Take 2: you would have to take two cards. Answer with your own Take 2, and Aino has to take four!
learn-maumau-stop = Now your Stop fits by its colour. Lay it: Aino, who comes next, is skipped.
learn-maumau-mau = Birk’s Reverse has turned the direction. And you are down to two cards: press MAU! Forgetting it costs a card.
learn-maumau-change = The Colour change fits on anything, and you name the next colour. Lay it and choose green, for your last card is green.
learn-maumau-last = It is still green. Lay your last card!
learn-maumau-points = The winner gets 0 points, the others get what they still hold: { $points } points in all this time. A number card counts its number, a special card 10. After the last round the lowest total wins.

## DOS

learn-dos-one = There are two cards in the middle. Touch your yellow 7, then the blue 7, and cover it. Only the number has to be the same.
learn-dos-wrong = You may go on covering. Try your blue 8 on the green 4: touch one, then the other.
learn-dos-two = It does not fit, and Maukas tells you why. But two cards may add up: cover the green 4 with your red 3 and your red 1.
learn-dos-end = Everything is covered. End your turn: what lies in the middle goes away, and two new cards come.
learn-dos-draw = Now none of your cards fits, nor do any two of them make 9 or 6. Draw a card.
learn-dos-add = The red 10 does not help, either. Then you put one card into the row: the red 10.
learn-dos-bonus = Cilla covered yellow with yellow. That is a bonus: she could put the blue # into the row. A # is any number, so cover it with your blue 8!
learn-dos-fill = Blue on blue: you have earned a bonus, too. End your turn, then you can use it.
learn-dos-call = You may put one card into the row now, and then you have two left. Call first: press DOS! If you forget, the others can catch you.
learn-dos-use = Now use your bonus: put the green 10 into the row.
learn-dos-last = The DOS wild is a 2 in any colour. With the red 5 it covers the red 7. Both are red, so Cilla has to draw, and you are out!
learn-dos-points = The winner scores what the others still hold: { $points } points for you. A number card counts its number, a DOS wild 20 and a # wild 40. Whoever reaches 200 points first wins the match.
