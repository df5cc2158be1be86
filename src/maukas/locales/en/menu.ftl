### What can be opened at a table: its rules, how the match stands, the keys, a hint. It is loaded after the first cards.
### $count, $percent: numbers.

## The rules, and what each can set

play-rules = The rules at this table
play-rules-strict = The printed rules, with no house rules.
play-rules-rest = Everything else follows the printed rules.
play-rules-all = All the rules
play-likes = My preferences
play-hasten-note = Tap the table (or press F) to hurry the bots. With several people at the table they hurry once everyone has tapped.

## How the match stands

play-goal-rounds =
    { $count ->
        [one] The match is { $count } round.
       *[other] The match is { $count } rounds.
    }
play-goal-points = The match ends when someone has { $count } points.
play-scores-none = No round is finished yet.
play-moves-none = Nobody has played yet.

## Hints

play-advice = What the master would play
play-chance = Chance to win { $percent }%.
play-chance-equal = about equal
play-percent = { $percent }%
play-why-only = That’s the only move.
play-why-out = That’s the last of your cards.
play-why-cards = That gets rid of { $count } cards at once.
play-why-points =
    { $count ->
        [one] About equal, but { $count } point better on average.
       *[other] About equal, but { $count } points better on average.
    }
play-why-ahead = That went best of { $count } tries.

## Keys

play-keys = Keyboard
play-key-hand = Move between cards in your hand
play-key-rows = Move between rows of your hand
play-key-touch = Pick the card
play-key-draw = Draw
play-key-end = End the turn
play-key-call = Say “mau” or “DOS!”
play-key-catch = Catch someone
play-key-hint = Ask for a hint
play-key-colour = Choose a colour
play-key-undo = Cancel your choice
play-key-hasten = Hurry the bots
play-key-moves = Moves of this round
play-key-scores = Scores and rules
play-key-help = Show this list
