### What stands on the sheets of printed cards and on score sheets, and what is said of the file.
### $game: the game's name. $count: a number. $number: which of them. $length: millimetres. $path: a file.

print-written = PDF-filen ligger i { $path }.

## Sheets of cards

print-pack-title = { $game }: { $count } kort
print-back = kortets bagside
print-sheet = ark { $number } af { $count }
print-how = udskriv i 100 % på karton, 200–300 g
print-how-two-sided = udskriv i 100 % på begge sider, vendt langs den lange kant, på karton, 200–300 g
print-scale = denne streg er { $length } mm lang

## Score sheets

print-scores-title = { $game }: pointark
print-scores-round = Runde
print-scores-total = I alt
print-scores-date = Dato
