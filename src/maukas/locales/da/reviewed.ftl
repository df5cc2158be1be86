### The review of a finished match on its page; what it shares with the terminal is in review.ftl

reviewed-title = Gennemgang
reviewed-about = Hvad var hver beslutning værd, efter hvad spilleren kunne vide? Og hvor meget af resultatet var held?
reviewed-ask = Gennemgå denne kamp
reviewed-waiting = Andre kampe gennemgås først{"\u00A0"}…
reviewed-preparing = Gør klar{"\u00A0"}…
reviewed-progress = { $done } af { $total } træk gennemgået
reviewed-done = Gennemgangen er færdig.
reviewed-chances = Chancer for at vinde runde { $round }
reviewed-chances-help = Tryk på et øjeblik, eller brug piletasterne. Page Up og Page Down går fra mærke til mærke: et mærke er et tydeligt tab.
reviewed-chance = { $name }: { $percent }{"\u00A0"}%
reviewed-moment = Træk { $move } af { $count }. { $chances }
reviewed-loss-here = Et tydeligt tab: { $loss } procentpoint af vinderchancen.
reviewed-played = Spillet
reviewed-better = Bedre
reviewed-see = Vis øjeblikket
reviewed-more = Vis alle { $count }
reviewed-luck = Hvor resultatet kom fra
reviewed-luck-round = Runde { $round }
reviewed-luck-match = Hele kampen
reviewed-victories = Sejre, i procent
reviewed-points = Point
