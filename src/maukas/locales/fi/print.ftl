### What stands on the sheets of printed cards and on score sheets, and what is said of the file.
### $game: the game's name. $count: a number. $number: which of them. $length: millimetres. $path: a file.

print-written = PDF on tiedostossa { $path }.

## Sheets of cards

print-pack-title = { $game }: { $count } korttia
print-back = kortin selkäpuoli
print-sheet = arkki { $number }/{ $count }
print-how = tulosta 100 %:n koossa kartongille, 200–300 g
print-how-two-sided = tulosta 100 %:n koossa kaksipuolisena, pitkän reunan yli kääntäen, kartongille, 200–300 g
print-scale = tämä viiva on { $length } mm pitkä

## Score sheets

print-scores-title = { $game }: pistetaulukko
print-scores-round = Kierros
print-scores-total = Yhteensä
print-scores-date = Päiväys
