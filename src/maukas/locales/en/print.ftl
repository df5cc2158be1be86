### What stands on the sheets of printed cards and on score sheets, and what is said of the file.
### $game: the game's name. $count: a number. $number: which of them. $length: millimetres. $path: a file.

print-written = The PDF is in { $path }.

## Sheets of cards

print-pack-title = { $game }: { $count } cards
print-back = back of a card
print-sheet = sheet { $number } of { $count }
print-how = print at 100% on card stock, 200 to 300 g
print-how-two-sided = print at 100% on both sides, flipped on the long edge, on card stock, 200 to 300 g
print-scale = this line is { $length } mm long

## Score sheets

print-scores-title = { $game }: score sheet
print-scores-round = Round
print-scores-total = Total
print-scores-date = Date
