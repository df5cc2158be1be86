### House rules: a title for each option, and a sentence for each value; then sets of house rules, each with a title and a sentence.

## Mau Mau

option-maumau-start-card = Erikoiskortti aloituskorttina
option-maumau-start-card-counts = Aloituskortti vaikuttaa niin kuin jakaja olisi pelannut sen.
option-maumau-start-card-plain = Aloituskortti ei vaikuta mihinkään; vain sen väri ja korttilaji ovat voimassa.
option-maumau-start-card-number = Erikoiskortit siirretään nostopakan alle, kunnes esiin kääntyy numerokortti.
option-maumau-drawn-card = Nostettu kortti
option-maumau-drawn-card-keep = Nostettu kortti jää käteesi, ja vuorosi on ohi.
option-maumau-drawn-card-may-play = Sopivan kortin voit pelata saman tien, kun olet nostanut sen.
option-maumau-free-draw = Vapaa nostaminen
option-maumau-free-draw-on = Saat nostaa, vaikka voisit pelata kortin.
option-maumau-free-draw-off = Saat nostaa vain, jos mikään värillinen korttisi ei sovi.
option-maumau-take-four = Ota 4! -korttiin vastaaminen
option-maumau-take-four-final = Ota 4! -korttiin ei voi vastata.
option-maumau-take-four-stacks = Ota 4! -korttiin voi vastata Ota 4! -kortilla, ja kortit lasketaan yhteen.
option-maumau-two-player-reverse = Vaihda suuntaa kaksinpelissä
option-maumau-two-player-reverse-plain = Vaihda suuntaa kääntää suunnan, ja vuoro menee toiselle pelaajalle.
option-maumau-two-player-reverse-stop = Vaihda suuntaa toimii kuin STOP!, ja pelaat uudestaan.
option-maumau-last-take = Lopetus Ota-korttiin
option-maumau-last-take-ignored = Kierros on ohi, eikä kukaan nosta enää kortteja.
option-maumau-last-take-served = Seuraava pelaaja nostaa kortit ennen pistelaskua.
option-maumau-last-card = Viimeinen kortti
option-maumau-last-card-any = Viimeinen kortti saa olla mikä tahansa.
option-maumau-last-card-number = Viimeisen kortin on oltava numerokortti.
option-maumau-mau = Maun sanominen
option-maumau-mau-judge = Jos unohdat sanoa ”mau”, rangaistus tulee itsestään.
option-maumau-mau-caught = Jos unohdat sanoa ”mau”, saat rangaistuksen vain, jos joku ehtii napata sinut.
option-maumau-mau-auto = ”Mau” sanotaan kaikkien puolesta, eikä kukaan saa rangaistusta.
option-maumau-mau-penalty = Rangaistus unohtuneesta mausta
option-maumau-mau-penalty-help = Montako korttia nostat, jos unohdat sanoa ”mau”.
option-maumau-false-mau-penalty = Rangaistus väärästä mausta
option-maumau-false-mau-penalty-help = Montako korttia nostat, jos sanot ”mau” etkä pääse yhteen korttiin; 0 tarkoittaa, ettei rangaistusta ole.
option-maumau-hand-size = Jaettavat kortit
option-maumau-hand-size-help = Montako korttia kukin saa jaossa.
option-maumau-rounds = Kierroksia
option-maumau-rounds-help = Montako kierrosta ottelussa pelataan.

## DOS

option-dos-after-draw = Nostamisen jälkeen
option-dos-after-draw-any = Nostamisen jälkeen saat peittää niin monta keskirivikorttia kuin haluat, millä tahansa käden korteilla.
option-dos-after-draw-drawn = Nostamisen jälkeen saat peittää yhden keskirivikortin, ja nostamasi kortin on oltava mukana.
option-dos-after-draw-end = Nostaminen päättää vuoron, eikä keskiriviin lisätä korttia.
option-dos-bonus = Väribonus
option-dos-bonus-may = Saat jättää bonuskortin lisäämättä.
option-dos-bonus-must = Jokaisesta bonuksesta on lisättävä kortti niin kauan kuin sinulla on kortteja.
option-dos-last-card = Viimeinen kortti
option-dos-last-card-any = Saat lopettaa peittämällä keskirivikortin tai lisäämällä viimeisen korttisi keskiriviin.
option-dos-last-card-match = Viimeisellä kortilla on peitettävä keskirivikortti.
option-dos-catch-window = Nappausaika
option-dos-catch-window-open = Sinut voi napata niin kauan kuin sinulla on kaksi korttia etkä ole huutanut.
option-dos-catch-window-next-move = Sinut voi napata vain siihen asti, kun joku muu tekee siirron.
option-dos-dos = DOS!-huuto
option-dos-dos-caught = Jokainen huutaa itse; jos unohdat, sinut voi napata.
option-dos-dos-auto = ”DOS!” huudetaan kaikkien puolesta, eikä kukaan saa rangaistusta.
option-dos-call-penalty = Rangaistus unohtuneesta DOS!-huudosta
option-dos-call-penalty-help = Montako korttia nostat, jos sinut napataan.
option-dos-false-catch-penalty = Rangaistus väärästä nappauksesta
option-dos-false-catch-penalty-help = Montako korttia nostat, jos yrität napata jonkun turhaan; 0 tarkoittaa, ettei rangaistusta ole.
option-dos-hand-size = Jaettavat kortit
option-dos-hand-size-help = Montako korttia kukin saa jaossa.
option-dos-target = Voittoon tarvittavat pisteet
option-dos-target-help = Montako pistettä ottelun voittoon tarvitaan.

## Sets of house rules

preset-maumau-strict = Tarkka
preset-maumau-strict-about = Säännöt juuri niin kuin ne on painettu.
preset-maumau-friendly = Leppoisa
preset-maumau-friendly-about = ”Mau” sanotaan kaikkien puolesta, joten unohtamisesta ei rangaista.
preset-maumau-lively = Vauhdikas
preset-maumau-lively-about = Ota 4! -korttiin voi vastata Ota 4! -kortilla, ja nostetun kortin saa pelata saman tien, jos se sopii.
preset-maumau-quick = Nopea
preset-maumau-quick-about = Ottelussa on vain yksi kierros.
preset-dos-strict = Tarkka
preset-dos-strict-about = Säännöt juuri niin kuin ne on painettu.
preset-dos-friendly = Leppoisa
preset-dos-friendly-about = ”DOS!” huudetaan kaikkien puolesta, joten unohtamisesta ei rangaista.
preset-dos-lively = Vauhdikas
preset-dos-lively-about = Jokainen bonus on käytettävä, ja turha nappaus maksaa kortin.
preset-dos-quick = Nopea
preset-dos-quick-about = Ottelun voittoon riittää 100 pistettä.
