### House rules: a title for each option, and a sentence for each value; then sets of house rules, each with a title and a sentence.

## Mau Mau

option-maumau-start-card = Specialkort som startkort
option-maumau-start-card-counts = Startkortet verkar som om givaren hade lagt det.
option-maumau-start-card-plain = Startkortet har ingen verkan; det visar bara en färg och en sorts kort.
option-maumau-start-card-number = Specialkort läggs underst i draghögen tills ett nummerkort vänds upp.
option-maumau-drawn-card = Kortet du drar
option-maumau-drawn-card-keep = Du behåller kortet du drar, och din tur är slut.
option-maumau-drawn-card-may-play = Om kortet du drar passar får du lägga det genast.
option-maumau-free-draw = Fritt drag
option-maumau-free-draw-on = Du får dra även om du kan lägga ett kort.
option-maumau-free-draw-off = Du får bara dra om inget färgat kort på handen passar.
option-maumau-take-four = Svar på Ta 4!
option-maumau-take-four-final = Ett Ta 4!-kort kan inte besvaras.
option-maumau-take-four-stacks = Ett Ta 4!-kort kan besvaras med ett Ta 4!-kort, och korten läggs ihop.
option-maumau-two-player-reverse = Byt riktning med två spelare
option-maumau-two-player-reverse-plain = Byt riktning ändrar riktningen, och det blir den andras tur.
option-maumau-two-player-reverse-stop = Byt riktning fungerar som ett STOPP, och du spelar igen.
option-maumau-last-take = Att gå ut med ett Ta-kort
option-maumau-last-take-ignored = Omgången är slut och ingen tar upp fler kort.
option-maumau-last-take-served = Nästa spelare tar upp korten innan poängen räknas.
option-maumau-last-card = Sista kortet
option-maumau-last-card-any = Du får gå ut med vilket kort som helst.
option-maumau-last-card-number = Du får bara gå ut med ett nummerkort.
option-maumau-mau = Att säga ”mau”
option-maumau-mau-judge = Om du glömmer att säga ”mau” kommer straffet av sig självt.
option-maumau-mau-caught = Om du glömmer att säga ”mau” straffas du bara om någon hinner ertappa dig.
option-maumau-mau-auto = ”Mau” sägs åt alla, och ingen straffas.
option-maumau-mau-penalty = Straff för ett glömt ”mau”
option-maumau-mau-penalty-help = Hur många kort du drar om du glömmer att säga ”mau”.
option-maumau-false-mau-penalty = Straff för ett felaktigt ”mau”
option-maumau-false-mau-penalty-help = Hur många kort du drar om du säger ”mau” och inte kommer ner till ett kort; 0 betyder inget straff.
option-maumau-hand-size = Kort vid given
option-maumau-hand-size-help = Hur många kort varje spelare får från början.
option-maumau-rounds = Omgångar
option-maumau-rounds-help = Hur många omgångar matchen består av.

## DOS

option-dos-after-draw = När du har dragit
option-dos-after-draw-any = När du har dragit får du täcka så många mittkort du vill, med vilka kort du vill från handen.
option-dos-after-draw-drawn = När du har dragit får du täcka ett mittkort, och kortet du drog måste vara med.
option-dos-after-draw-end = Din tur slutar när du har dragit, och inget kort läggs till i raden.
option-dos-bonus = Färgbonus
option-dos-bonus-may = Du får låta bli att lägga till ett bonuskort.
option-dos-bonus-must = Du måste lägga till ett kort för varje bonus så länge du har kort.
option-dos-last-card = Sista kortet
option-dos-last-card-any = Du får gå ut genom att täcka ett mittkort eller genom att lägga till ditt sista kort i raden.
option-dos-last-card-match = Du måste täcka ett mittkort med ditt sista kort.
option-dos-catch-window = Tid att ertappa
option-dos-catch-window-open = Du kan bli ertappad så länge du har två kort och inte har ropat.
option-dos-catch-window-next-move = Du kan bara bli ertappad tills en annan spelare gör något på sin tur.
option-dos-dos = Att ropa ”DOS!”
option-dos-dos-caught = Alla ropar själva; om du glömmer det kan du bli ertappad.
option-dos-dos-auto = ”DOS!” ropas åt alla, och ingen straffas.
option-dos-call-penalty = Straff för ett glömt ”DOS!”
option-dos-call-penalty-help = Hur många kort du drar om du blir ertappad.
option-dos-false-catch-penalty = Straff för att ertappa fel
option-dos-false-catch-penalty-help = Hur många kort du drar om du försöker ertappa någon utan grund; 0 betyder inget straff.
option-dos-hand-size = Kort vid given
option-dos-hand-size-help = Hur många kort varje spelare får från början.
option-dos-target = Poäng för vinst
option-dos-target-help = Hur många poäng som krävs för att vinna matchen.

## Sets of house rules

preset-maumau-strict = Strikt
preset-maumau-strict-about = Reglerna precis som de är tryckta.
preset-maumau-friendly = Vänlig
preset-maumau-friendly-about = ”Mau” sägs åt alla, så ingen straffas för att ha glömt det.
preset-maumau-lively = Livlig
preset-maumau-lively-about = Ett Ta 4!-kort kan besvaras med ett Ta 4!-kort, och om kortet du drar passar får du lägga det genast.
preset-maumau-quick = Snabb
preset-maumau-quick-about = Matchen är en enda omgång.
preset-dos-strict = Strikt
preset-dos-strict-about = Reglerna precis som de är tryckta.
preset-dos-friendly = Vänlig
preset-dos-friendly-about = ”DOS!” ropas åt alla, så ingen straffas för att ha glömt det.
preset-dos-lively = Livlig
preset-dos-lively-about = Alla bonusar måste användas, och att ertappa någon utan grund kostar ett kort.
preset-dos-quick = Snabb
preset-dos-quick-about = Det räcker med 100 poäng för att vinna matchen.
