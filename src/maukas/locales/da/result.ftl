### How a match ended, the chart of its totals, and what is told of it to others.
### $place: from 1. $name, $names: players. $count, $points: numbers.

result-you-came = Du blev nummer { $place }
result-last-cards =
    { $count ->
        [one] Det sidste kort
       *[other] De sidste kort
    }
result-earlier-rounds = Runde 1–{ $count }
result-all-rounds = Vis alle runder
result-chart = Sådan har pointene udviklet sig
result-chart-up = Højere oppe er bedre.

## Telling others

result-share = Del resultatet
result-line = { $place }. { $name }: { $points }
result-copy = Kopiér som tekst
result-save = Gem billedet
result-no-picture = Billedet kunne ikke laves. Teksten kan du stadig kopiere.
result-no-copy = Teksten kunne ikke kopieres. Markér den her, og kopiér den selv.
