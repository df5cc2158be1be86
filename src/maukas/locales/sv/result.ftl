### How a match ended, the chart of its totals, and what is told of it to others.
### $place: from 1. $name, $names: players. $count, $points: numbers.

result-you-came =
    { $place ->
        [2] Du kom tvåa
        [3] Du kom trea
        [4] Du kom fyra
        [5] Du kom femma
        [6] Du kom sexa
        [7] Du kom sjua
        [8] Du kom åtta
        [9] Du kom nia
        [10] Du kom tia
       *[other] Din placering: { $place }
    }
result-last-cards =
    { $count ->
        [one] Sista kortet
       *[other] Sista korten
    }
result-earlier-rounds = Omgång 1–{ $count }
result-all-rounds = Visa alla omgångar
result-chart = Så har poängen utvecklats
result-chart-up = Högre upp är bättre.

## Telling others

result-share = Dela resultatet
result-line = { $place }. { $name }: { $points }
result-copy = Kopiera som text
result-save = Spara bilden
result-no-picture = Det gick inte att göra bilden. Texten kan du ändå kopiera.
result-no-copy = Det gick inte att kopiera. Markera texten här och kopiera den själv.
