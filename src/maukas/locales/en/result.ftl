### How a match ended, the chart of its totals, and what is told of it to others.
### $place: from 1. $name, $names: players. $count, $points: numbers.

result-you-came =
    { $place ->
        [2] You came 2nd
        [3] You came 3rd
       *[other] You came { $place }th
    }
result-last-cards =
    { $count ->
        [one] The last card
       *[other] The last cards
    }
result-earlier-rounds = Rounds 1–{ $count }
result-all-rounds = Show all rounds
result-chart = How the totals have grown
result-chart-up = Higher up is better.

## Telling others

result-share = Share the result
result-line = { $place }. { $name }: { $points }
result-copy = Copy as text
result-save = Save the picture
result-no-picture = The picture couldn’t be made. You can still copy the text.
result-no-copy = The text couldn’t be copied. Select it here and copy it yourself.
