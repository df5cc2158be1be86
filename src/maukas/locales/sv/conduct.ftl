### Report and block, and what those who run the server do: on the page, loaded when it is needed.
### $name: a player.

conduct-people = De som är här
conduct-note = När du blockerar någon ser du inte deras reaktioner, och varken öppna bord eller inbjudningar för er samman. En anmälan går bara till dem som sköter servern.
conduct-block = Blockera
conduct-block-name = Blockera { $name }
conduct-report = Anmäl
conduct-report-name = Anmäl { $name }
conduct-why = Varför?
conduct-why-name = Namnet
conduct-why-conduct = Uppförandet
conduct-why-unfair = Ojust spel
conduct-blocked-now = { $name } är blockerad. Du kan ångra det i inställningarna.
conduct-reported = Tack. De som sköter servern tittar på det.
conduct-blocked = Blockerade
conduct-unblock = Häv blockeringen
conduct-unblock-name = Häv blockeringen av { $name }
conduct-restart = Servern startas snart om:
conduct-restart-note = Inget går förlorat: bordet sparas, och du kommer tillbaka av dig själv.
conduct-away-closed-title = Det här bordet är stängt
conduct-away-closed = De som sköter servern har stängt det här bordet.
conduct-away-removed-title = Du har skickats bort
conduct-away-removed = De som sköter servern har skickat bort dig från borden.
