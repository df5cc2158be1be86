### What stands on the sheets of printed cards and on score sheets, and what is said of the file.
### $game: the game's name. $count: a number. $number: which of them. $length: millimetres. $path: a file.

print-written = PDF-filen finns i { $path }.

## Sheets of cards

print-pack-title = { $game }: { $count } kort
print-back = kortets baksida
print-sheet = ark { $number } av { $count }
print-how = skriv ut i 100 % på kartong, 200–300 g
print-how-two-sided = skriv ut i 100 %, dubbelsidigt, vänt längs långsidan, på kartong, 200–300 g
print-scale = den här linjen är { $length } mm lång

## Score sheets

print-scores-title = { $game }: poängblad
print-scores-round = Omgång
print-scores-total = Summa
print-scores-date = Datum
