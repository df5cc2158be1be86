### The review of a finished match on its page; what it shares with the terminal is in review.ftl

reviewed-title = Granskning
reviewed-about = Vad var varje beslut värt, efter vad spelaren kunde veta? Och hur mycket av resultatet var tur?
reviewed-ask = Granska den här matchen
reviewed-waiting = Andra matcher granskas först{"\u00A0"}…
reviewed-preparing = Förbereder{"\u00A0"}…
reviewed-progress = { $done } av { $total } drag granskade
reviewed-done = Granskningen är klar.
reviewed-chances = Chanser att vinna runda { $round }
reviewed-chances-help = Tryck på ett ögonblick eller använd piltangenterna. Page Up och Page Down går från märke till märke: ett märke är en tydlig förlust.
reviewed-chance = { $name }: { $percent }{"\u00A0"}%
reviewed-moment = Drag { $move } av { $count }. { $chances }
reviewed-loss-here = En tydlig förlust: { $loss } procentenheter av vinstchansen.
reviewed-played = Spelat
reviewed-better = Bättre
reviewed-see = Visa ögonblicket
reviewed-more = Visa alla { $count }
reviewed-luck = Varifrån resultatet kom
reviewed-luck-round = Runda { $round }
reviewed-luck-match = Hela matchen
reviewed-victories = Segrar, i procent
reviewed-points = Poäng
