### The review of a finished match on its page; what it shares with the terminal is in review.ftl

reviewed-title = Arviointi
reviewed-about = Minkä arvoinen kukin päätös oli sen mukaan, mitä pelaaja saattoi tietää? Ja kuinka paljon tuloksesta oli tuuria?
reviewed-ask = Arvioi tämä ottelu
reviewed-waiting = Muita otteluita arvioidaan ensin …
reviewed-preparing = Valmistellaan …
reviewed-progress = { $done }/{ $total } siirtoa arvioitu
reviewed-done = Arviointi on valmis.
reviewed-chances = Mahdollisuudet voittaa kierros { $round }
reviewed-chances-help = Napauta hetkeä tai käytä nuolinäppäimiä. Page Up ja Page Down siirtyvät merkistä merkkiin: merkki on selvä menetys.
reviewed-chance = { $name }: { $percent }{"\u00A0"}%
reviewed-moment = Siirto { $move }/{ $count }. { $chances }
reviewed-loss-here = Selvä menetys: { $loss } prosenttiyksikköä voittomahdollisuudesta.
reviewed-played = Pelattu
reviewed-better = Parempi
reviewed-see = Näytä tämä hetki
reviewed-more = Näytä kaikki { $count }
reviewed-luck = Mistä tulos tuli
reviewed-luck-round = Kierros { $round }
reviewed-luck-match = Koko ottelu
reviewed-victories = Voitot, prosentteina
reviewed-points = Pisteet
