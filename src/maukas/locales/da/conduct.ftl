### Report and block, and what those who run the server do: on the page, loaded when it is needed.
### $name: a player.

conduct-people = De, der er her
conduct-note = Når du blokerer nogen, ser du ikke deres reaktioner, og hverken åbne borde eller invitationer fører jer sammen. En anmeldelse går kun til dem, der passer serveren.
conduct-block = Blokér
conduct-block-name = Blokér { $name }
conduct-report = Anmeld
conduct-report-name = Anmeld { $name }
conduct-why = Hvorfor?
conduct-why-name = Navnet
conduct-why-conduct = Opførslen
conduct-why-unfair = Unfair spil
conduct-blocked-now = { $name } er blokeret. Du kan fortryde det i indstillingerne.
conduct-reported = Tak. De, der passer serveren, ser på det.
conduct-blocked = Blokerede
conduct-unblock = Ophæv blokeringen
conduct-unblock-name = Ophæv blokeringen af { $name }
conduct-restart = Serveren genstarter snart:
conduct-restart-note = Intet går tabt: bordet gemmes, og du kommer tilbage af dig selv.
conduct-away-closed-title = Dette bord er lukket
conduct-away-closed = De, der passer serveren, har lukket dette bord.
conduct-away-removed-title = Du er sendt væk
conduct-away-removed = De, der passer serveren, har sendt dig væk fra bordene.
