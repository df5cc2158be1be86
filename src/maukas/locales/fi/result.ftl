### How a match ended, the chart of its totals, and what is told of it to others.
### $place: from 1. $name, $names: players. $count, $points: numbers.

result-you-came =
    { $place ->
        [2] Tulit toiseksi
        [3] Tulit kolmanneksi
        [4] Tulit neljänneksi
        [5] Tulit viidenneksi
        [6] Tulit kuudenneksi
        [7] Tulit seitsemänneksi
        [8] Tulit kahdeksanneksi
        [9] Tulit yhdeksänneksi
        [10] Tulit kymmenenneksi
       *[other] Sijoituksesi: { $place }.
    }
result-last-cards =
    { $count ->
        [one] Viimeinen kortti
       *[other] Viimeiset kortit
    }
result-earlier-rounds = Kierrokset 1–{ $count }
result-all-rounds = Näytä kaikki kierrokset
result-chart = Näin pisteet ovat kertyneet
result-chart-up = Ylempänä on parempi.

## Telling others

result-share = Jaa tulos
result-line = { $place }. { $name }: { $points }
result-copy = Kopioi tekstinä
result-save = Tallenna kuva
result-no-picture = Kuvan tekeminen ei onnistunut. Tekstin voit silti kopioida.
result-no-copy = Kopiointi ei onnistunut. Valitse teksti tästä ja kopioi se itse.
