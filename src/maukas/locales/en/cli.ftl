### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = seat { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-interval = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
number-round-percent = { NUMBER($value, maximumFractionDigits: 1) }%

## Help pages

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND
help-arguments = Arguments
help-commands = Commands
help-options = Options
help-example = For example
help-help = Show this page.
help-install-completion = Let your shell complete what you type; start a new shell afterwards.
help-show-completion = Show what --install-completion would install.
help-language = Language: en (English), fi (suomi), sv (svenska) or da (dansk). Without it, MAUKAS_LANGUAGE or your system decides.
help-version = Show the version.

placeholder-path = PATH
placeholder-file = FILE
placeholder-number = N
placeholder-clause = CLAUSE
placeholder-game = GAME
placeholder-language = LANGUAGE
placeholder-setting = NAME=VALUE
placeholder-compare = NAME=A,B
placeholder-player = PLAYER
placeholder-bot = BOT
placeholder-name = NAME
placeholder-bots = BOT,BOT
placeholder-budget = BUDGET
placeholder-backend = BACKEND
placeholder-address = ADDRESS
placeholder-addresses = ADDRESS,ADDRESS
placeholder-seconds = SECONDS
placeholder-days = DAYS
placeholder-level = LEVEL
placeholder-format = FORMAT
placeholder-on-off = ON|OFF
placeholder-action = ACTION
placeholder-about = ABOUT
placeholder-node = NODE
placeholder-time = TIME
placeholder-print = KIND
placeholder-source = SOURCE
placeholder-target = TARGET
placeholder-paper = PAPER
placeholder-table = TABLE

help-maukas =
    Mau Mau and DOS: run a server for tables, look up the rules, read and verify matches that were played, and try out house rules on thousands of rounds.

    DOS is a trademark of Mattel. Maukas has no connection with Mattel.
help-maukas-example =
    maukas serve                        a server on this computer
    maukas rules stop                   what the rules say about a Stop
    maukas simulate --game dos          100,000 rounds of DOS
    maukas check --help                 more about one command

help-play-short = Play in the terminal: against bots, or with people at any server.
help-play = Opens a table in the terminal and starts a match against bots at once, without a server. With a link to a table you join that table on its server, and come back to your seat after a lost connection; with a match record you walk through it. Needs the extra maukas[terminal], or with --plain only maukas[client].
help-play-table = The link to a table, such as https://cards.example/t/fomu-tiba-keda; the address of a server together with --open; or a match record (.toml). If left out, a table against bots.
help-play-game = maumau or dos; { $default } if left out.
help-play-seats = How many play, you included; 3 if left out.
help-play-bots = Who plays against you: beginner, casual, strong, master, or a bot of your own, separated by commas; casual if left out.
help-play-name = Your name at the table; if left out, the last one you used.
help-play-open = Open a table on the server whose address is given, and show the link to it.
help-play-watch = Watch without sitting down.
help-play-plain = Line by line, for screen readers, braille displays, slow connections and scripts: nothing is redrawn.
help-play-pace = How many seconds a bot takes at least, from 0 to 5.
help-play-record = Write the record of a match against bots to this file.
help-play-example =
    maukas play                         against two bots
    maukas play --game dos --seats 4 --bots master
    maukas play https://cards.example/t/fomu-tiba-keda
    maukas play --plain                 for screen readers

help-check-short = Run scenarios: small stories that show a rule.
help-check = Runs scenarios. A scenario is a small text file that says how the cards lie, what is played, and how it must end. Those that go another way are shown, and the last line counts how many passed and failed.
help-check-paths = Scenario files, or folders with such files in them; the project’s own scenarios if left out.
help-check-example =
    maukas check my-house-rules.toml
    maukas check

help-replay-short = Show a match that was played, move by move.
help-replay = Shows a match from its record: who dealt, every move with what it led to, and the scores. Without names in the record, players are called by their seats, counted from 0 as in the record.
help-replay-file = The match record.
help-replay-round = Show only this round; the first one is 1.
help-replay-plain = Plain text without colours and lines.
help-replay-example =
    maukas replay friday.toml
    maukas replay friday.toml --round 2

help-review-short = Say what the decisions of a finished match were worth.
help-review = Reviews a finished match from its record. For every decision it says how likely the player was to win the round with the best move and with the one that was made, by all that the player could know then, and shows the large losses first, each with why. Then it says how much of the result came from the deal, from cards drawn, from what others did, and from own play. The same record, depth and seed give the same review.
help-review-file = The record of a finished match.
help-review-round = Review only this round; the first one is 1.
help-review-seat = Judge only the decisions of this seat, counted from 0 as in the record.
help-review-depth = In how many worlds each move is tried; { $default } if left out.
help-review-hands = Also show what the others really held.
help-review-example =
    maukas review friday.toml
    maukas review friday.toml --round 2 --seat 0

help-verify-short = Check that a match was dealt and played fairly.
help-verify = Checks a match record: that every deal comes from the seed promised before the first card, that every move was legal, and that scores and winners are right.
help-verify-file = The match record.
help-verify-example =
    maukas verify friday.toml

help-rules-short = Look up the rules.
help-rules = Shows the rules. M and D number the rules of Mau Mau and DOS as they are on the printed sheets, AM and AD the rulings on what the sheets leave open. One clause is shown with its related clauses, its house rule and its scenarios.
help-rules-clause = The number of a clause, or a word to look for. Without it, everything is shown.
help-rules-game = Only this game: maumau or dos.
help-rules-sheet = Mau Mau as one printed sheet has it: fi, sv or da.
help-rules-example =
    maukas rules --game maumau          all the rules of Mau Mau
    maukas rules M-27                   one clause
    maukas rules "colour change"        everything about the Colour change
    maukas rules --sheet sv             Mau Mau as the Swedish sheet has it

help-simulate-short = Play thousands of rounds between bots and count.
help-simulate = Lets bots play many rounds, or whole matches, and shows how long they were, who won from which seat, the scores, and how often each kind of move was made, with 95% intervals. House rules can be compared on the same deals. The same seed gives the same rounds again.
help-simulate-game = maumau or dos; { $default } if left out.
help-simulate-seats = How many play; { $default } if left out.
help-simulate-rounds = How many rounds to play; 100,000 if left out.
help-simulate-matches = How many whole matches to play instead of rounds, each to its agreed end.
help-simulate-option = A house rule, such as drawn_card=may_play, hand_size=7 or free_draw=true. May be given several times.
help-simulate-compare = A house rule and its values, such as take_four=final,stacks: the same deals are played with each value, and the differences from the first are shown.
help-simulate-player = Who plays: random, steady, a level (beginner, casual, strong, master), or a Python file with a bot of your own. Give several one by one or separated by commas: they take seats in turn until every seat is taken.
help-simulate-seed = The number all chance comes from; { $default } if left out.
help-simulate-workers = How many processor cores to use; all of them if left out.
help-simulate-json = Print one JSON object, for other programs.
help-simulate-csv = Also write one line per round to this file; with --matches, one line per match.
help-simulate-plot = Also draw a chart in this file, .png or .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot rounds.png
    maukas simulate --compare hand_size=5,7,10 --plot hands.png
    maukas simulate --matches 1000 --player casual,beginner --csv matches.csv

help-arena-short = Let bots compete and see which one is stronger.
help-arena = Lets bots play the same deals from every seat, so that neither the cards nor the seats favour anyone, and shows how often each one won, its points and its rating, with 95% intervals, and how long it thought. A bot that wants an illegal move, fails, or takes more than 50 times its time forfeits the round: any legal moves are made for it to the end, and it has lost.
help-arena-bots = Who plays, separated by commas: random, beginner, casual, strong, master, clairvoyant (sees all cards), oblivious (a search that draws no conclusions), search (a search without learned values), or a class in a Python file (my_bot.py:MyBot). They take seats in turn until every seat is taken.
help-arena-rounds = How many rounds to play, rounded up to whole deals; { $default } if left out.
help-arena-budget = How long a bot may think about a move: a time such as 100ms, or a number of iterations, which can be repeated exactly; { $default } if left out.
help-arena-backend = How the work is spread: loky (processes), threading, dask or ray (also over machines); { $default } if left out.
help-arena-cluster = The address of a Dask scheduler, such as tcp://10.0.0.5:8786. Without it, dask starts workers on this computer.
help-arena-no-luck = Leave out the results without the luck of the cards, which take time to find.
help-arena-csv = Also write one line per round to this file.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot bots.png

help-seat-short = Seat a bot at a table of any server.
help-seat = Lets a bot join a table by its link and play there until the match is over, with everything that its seat has seen. It needs no more than the link: the server may be anywhere.
help-seat-table = The link to the table, such as https://cards.example/t/fomu-tiba-keda.
help-seat-bot = Who plays: random, beginner, casual, strong, master, the name of a bot in an installed package, or one in a Python file (my_bot.py:MyBot).
help-seat-name = What the bot is called at the table; by default, its own name.
help-seat-example =
    maukas seat https://cards.example/t/fomu-tiba-keda casual
    maukas seat http://127.0.0.1:8080/t/fomu-tiba-keda my_bot.py:MyBot --name Robot

help-serve-short = Start a server: tables for people and bots.
help-serve = Starts a server for tables of Mau Mau and DOS, where people and bots play over the network. Everything is stored before anyone is told, so nothing is lost when it stops. Options with a name in brackets can also be set by that environment variable.
help-serve-host = The address to listen on; { $default } if left out, which only this computer can reach.
help-serve-port = The port to listen on, 0 for any that is free; { NUMBER($default, useGrouping: 0) } if left out.
help-serve-workers = Processes that share the port and the tables; needs PostgreSQL; { NUMBER($default, useGrouping: 0) } if left out.
help-serve-internal = The address and port where other nodes on the same PostgreSQL database reach this one, such as 10.0.0.5:8090; if left out, where everyone does.
help-serve-ssh = The port for guests who come with an SSH client and play in their terminal, 0 for any that is free; needs the extra ssh; none if left out.
help-serve-ssh-key = The file of the key by which SSH clients recognise this server; made beside the database if left out.
help-serve-most-ssh = How many guests may be connected by SSH at once; { $default } if left out.
help-serve-lan = Let everyone in your network connect: listens on all addresses, and shows the one to open with a QR code for phones.
help-serve-open = Open the address in the browser, unless this computer has no screen or you are connected by SSH.
help-serve-database = Where the data is kept: sqlite:///path/to/file.db or postgresql://user@host/name. If left out, in the file maukas/maukas.db in XDG_DATA_HOME or ~/.local/share.
help-serve-base = The path that the server is reached at behind a reverse proxy, such as /cards.
help-serve-origins = Sites whose pages may connect, and whose names the server answers to, separated by commas, such as https://cards.example.
help-serve-proxies = Addresses or networks of proxies whose X-Forwarded headers are believed, separated by commas, or * for all; { $default } if left out.
help-serve-secure = Let browsers send cookies only over TLS; needed where a proxy ends TLS without saying so.
help-serve-think = How long a master bot thinks about a move; { $default } if left out.
help-serve-hint = How long a bot thinks about a hint; { $default } if left out.
help-serve-threads = In how many threads bots think; { $default } if left out.
help-serve-reviews = Whether finished matches are reviewed when someone asks for it: on or off; { $default } if left out.
help-serve-linger = How long a table that nobody looks at stays in memory; { $default } if left out.
help-serve-keep-tables = How long a table is kept when nothing happens there; { $default } if left out.
help-serve-keep-matches = How long a finished match is kept; forever if left out.
help-serve-keep-guests = How long a guest without a seat is kept; { $default } if left out.
help-serve-keep-visitors = How many days a guest is kept who has neither a seat nor a finished match; { $default } if left out.
help-serve-most-stored = How many megabytes may be stored before no new tables are opened; { $default } if left out.
help-serve-rate = How many requests per second one connection may make; { $default } if left out.
help-serve-http-rate = How many requests per second one address may make over HTTP, a tenth of them to change something; { $default } if left out.
help-serve-most-connections = How many connections there may be; { $default } if left out.
help-serve-most-per-address = How many connections from one address; { $default } if left out.
help-serve-most-per-guest = How many connections of one guest; { $default } if left out.
help-serve-most-watching = How many connections to one table, before no more spectators are let in; { $default } if left out.
help-serve-most-tables = How many tables may be in memory at once; { $default } if left out.
help-serve-unwanted-names = A file with more words that are refused in names, one a line; a line that begins with “-” takes a word off the list that is there.
help-serve-admin-socket = The socket through which “maukas admin” reaches the server; beside the database if left out.
help-serve-log-level = The least that is logged: debug, info, warning or error; { $default } if left out.
help-serve-log-format = How lines of the log are written: text, or json with an object a line; { $default } if left out.
help-serve-telemetry = Where traces are sent, by OTLP over HTTP, such as http://127.0.0.1:4318; needs the extra telemetry; nowhere if left out.
help-serve-example =
    maukas serve                        for this computer alone
    maukas serve --lan                  for everyone in your network
    maukas serve --port 0 --database sqlite:///friday.db

help-backup-short = Copy the data of a server, also while it is running.
help-backup = Writes a copy of a server’s database to a new file. The server may be running meanwhile, and the copy is whole. To restore it, stop the server and put the copy in the place of its database.
help-backup-file = The new file.
help-backup-example =
    maukas backup friday.db
    maukas backup --database sqlite:////srv/maukas/maukas.db /backup/maukas.db
help-print-short = Make a PDF to print: the cards, the rules or a score sheet.
help-print = Writes a PDF: the whole pack of a game as cards of 63 x 88 mm with crop marks, bleed and backs; its rules as a leaflet; or a score sheet. The leaflet and the score sheet are in the language of the command. Print at 100%, on both sides, flipped on the long edge.
help-print-kind = cards, rules or scores; { $default } if left out.
help-print-game = maumau or dos; { $default } if left out.
help-print-paper = a4, a3 or letter; { $default } if left out.
help-print-large = Cards in large print, for weak eyes.
help-print-backs = Print the backs behind the cards, or leave them out.
help-print-player = Names for the score sheet, separated by commas or one by one.
help-print-sheet = The leaflet for Mau Mau as one printed sheet has it: fi, sv or da.
help-print-output = The file to write; otherwise one with a telling name is written in this folder.
help-print-example =
    maukas print --game dos --large
    maukas print rules --game dos --paper letter
    maukas print rules --sheet fi
    maukas print scores --player Anna,Ben

## What went wrong

error-see-help = See `{ $command }`.
error-usage = That command was not understood.
error-interrupted = Interrupted.
error-missing = { $name } is missing.
error-no-such-option = There is no option { $option }.
error-option-needs-value = { $option } needs a value, or must not have one.
error-not-a-number = { $name } needs a whole number.
error-not-a-decimal = { $name } needs a number, such as 0.5 or 30.
error-not-a-switch = { $name } is either 1 or 0.
error-no-such-command = There is no command “{ $command }”; the commands are { $commands }.
error-no-such-language = There are no texts in “{ $language }”; the languages are { $languages }.
error-language-twice = Choose only one language.
error-no-such-file = There is no file or folder { $path }.
error-is-a-folder = { $path } is a folder; a file is needed.
error-not-a-file = { $path } is not a regular file.
error-too-large = { $path } is too large; at most { $limit } MiB can be read.
error-not-permitted = You are not permitted to open { $path }.
error-not-text = { $path } is not a text file in UTF-8.
error-file = { $path } cannot be opened: { $why }.
error-bad-record = { $path } is not a match record: { $why }
error-no-such-game = There is no game “{ $game }”; the games are { $games }.
error-no-such-print = There is no “{ $kind }” to print; the prints are { $kinds }.
error-no-such-paper = There is no paper “{ $paper }”; the papers are { $papers }.
error-print-players = { $game } has at most { $high } players.
error-print-not-drawn = There are no pictures of the cards of { $game }, so it cannot be printed.
error-extra-missing = This needs the extra { $extra } (not installed: { $modules }). To install it: { $command }
warning-cache = The compiled rules can’t be kept in { $folder } ({ $why }). Everything works, but each start has to compile them again.
warning-cache-moved = The compiled rules can’t be kept in { $folder } ({ $why }); they’re in { $instead } instead.
error-play-pace = A bot takes 0 to 5 seconds, not { $pace }.
error-play-no-server = --open and --watch need the address of a server or a table.
error-option-form = A house rule is written NAME=VALUE, not “{ $setting }”.
error-compare-form = A comparison is written NAME=VALUE,VALUE, with two values at least, not “{ $setting }”.
error-compare-twice = --compare names a value twice: “{ $setting }”.
error-compare-option = { $name } is compared, so it cannot be set by --option as well.
error-no-such-house-rule = There is no house rule “{ $name }”; the house rules are { $names }.
error-house-rule-value = { $name } cannot be “{ $value }”; possible: { $allowed }.

## check

check-nothing-to-run = There are no scenarios (*.toml) here.
check-difference = { $what }: expected { $expected }, found { $found }
check-expected = expected:
check-found = found:
check-missing = expected, but not found:
check-extra = found, but not expected:
check-broken = not a scenario: { $why }

## replay

replay-opening = { $game }, { $count } players
replay-players = Players: { $players }
replay-house-rule = House rule – { $title }: { $meaning }
replay-round = Round { $round }, dealt by { $player }
replay-number = No.
replay-player = Player
replay-move = Move
replay-top = Top
replay-row = Centre row
replay-start = the cards are dealt
replay-debt = { $count } to take
replay-round-won = { $player } wins the round.
replay-blocked = Nobody can play on, so the round ends without a winner.
replay-unfinished = Round { $round } is still being played; it can be shown when it is over.
replay-cards-left = Cards left
replay-points = Points
replay-scores = Scores
replay-round-column = Round
replay-total = Total
replay-winners =
    { $count ->
        [one] { $players } wins the match.
       *[other] { $players } win the match together.
    }
replay-match-open = The match is not over yet.
replay-no-such-round =
    { $count ->
        [0] No round has been finished yet, so there is no round { $round } to show.
        [one] There is no round { $round }; only round 1 has been played.
       *[other] There is no round { $round }; rounds 1 to { $count } have been played.
    }
replay-does-not-hold = This record is not valid. { $why }

## verify: what holds, and what does not

verify-commitments-hold =
    { $count ->
        [one] 1 seed is the one that was promised before the deal.
       *[other] { $count } seeds are those that were promised before the deal.
    }
verify-deals-hold =
    { $count ->
        [one] 1 deal comes from its seed, and the right player dealt.
       *[other] { $count } deals come from their seeds, and the right players dealt.
    }
verify-moves-hold =
    { $count ->
        [one] 1 move is legal.
       *[other] All { $count } moves are legal.
    }
verify-results-hold =
    { $count ->
        [one] 1 result is what the moves led to.
       *[other] { $count } results are what the moves led to.
    }
verify-totals-hold = The totals and the winners are right.
verify-unfinished = The match is not finished.
verify-round-on = Round { $round } is still being played: its seed stays secret until it is over, so it cannot be checked yet.
verify-seed-missing = Round { $round }: the seed is missing, so the round cannot be checked.
verify-commitment-differs = Round { $round }: the seed is not the one that was promised before the deal.
verify-round-too-many = Round { $round } was played after the match had ended.
verify-dealer-differs = Round { $round }: the dealer is written as seat { $written }, but it is seat { $found }.
verify-move-refused = Round { $round }, move { $count } (`{ $move }`) is not legal. { $why }
verify-round-cut-short = Round { $round }: the seed has been revealed, but the moves do not reach the end of the round.
verify-broken-off-early = Round { $round } was broken off after { $count } moves, calls not counted; that may happen only after { $least }.
verify-outcome-differs = Round { $round }: the written result is not what the moves led to.
verify-result-missing = The match is over, but its result is not written down.
verify-not-finished = A result is written down, but the match is not over.
verify-result-differs = The written totals or winners are wrong. Written totals: { $written }; found: { $found }.

## rules

rules-group-M = Mau Mau: the rules
rules-group-AM = Mau Mau: the rulings
rules-group-D = DOS: the rules
rules-group-AD = DOS: the rulings
rules-together = Related clauses
rules-option = House rule { $name } – { $title } (default: { $default })
rules-scenarios =
    { $count ->
        [one] 1 scenario shows it
       *[other] { $count } scenarios show it
    }
rules-found =
    { $count ->
        [one] “{ $word }” is in 1 clause
       *[other] “{ $word }” is in { $count } clauses
    }
rules-no-such-clause = There is no clause { $clause }; near it are { $near }.
rules-nothing-found = No clause has “{ $word }” in it.
rules-no-such-sheet = There is no such sheet: { $sheet }. There are { $sheets }.

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } players, 1 round
       *[other] { $game }, { $seats } players, { $rounds } rounds
    }
simulate-match-heading =
    { $matches ->
        [one] { $game }, { $seats } players, 1 match
       *[other] { $game }, { $seats } players, { $matches } matches
    }
simulate-agreed = House rules: { $rules }. Players: { $players }.
simulate-agreed-strict = Printed rules. Players: { $players }.
simulate-progress = Playing
simulate-compiling = The rules are being compiled for this computer; only the first run has to wait for it.
simulate-decisions = Decisions
simulate-decisions-value = { $count }
simulate-speed = Decisions per second
simulate-speed-value = { $count } on each core ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s of computing)
simulate-length = Decisions per round
simulate-score-maumau = Points of those who lost a round
simulate-score-dos = Points for winning a round
simulate-spread = mean { $mean }, median { $median }, nine in ten from { $low } to { $high }
simulate-reshuffles = Reshuffles
simulate-counted = { $count }, or { $mean } per round
simulate-blocked = Rounds without a winner
simulate-share = { $count }, or { $share }
simulate-wins-title = Wins by seat
simulate-player-wins-title = Wins by player
simulate-seat = Seat
simulate-place =
    { $place ->
        [1] 1st from the dealer
        [2] 2nd from the dealer
        [3] 3rd from the dealer
       *[other] { $place }th from the dealer
    }
simulate-dealer = the dealer
simulate-wins = Wins
simulate-percent = Share (95% interval)
simulate-kinds-title = What was done
simulate-kind = Move
simulate-count = Times
simulate-a-round = Per round (95% interval)
simulate-seats = { $game } is for { $low } to { $high } players, not for { $seats }.
simulate-not-positive = { $name } must be at least 1, not { $number }.
simulate-no-such-player = There is no player “{ $player }”; the players are { $bots }, and bots of your own in Python files (.py).
simulate-players = { $count } players are named, but there are only { $seats } seats.
simulate-script-failed = A player’s own Python file failed: { $why }
simulate-plot-kind = { $path }: the file name must end in .png or .svg.
simulate-plot-written = The chart is in { $path }.
simulate-rounds-or-matches = Give either --rounds or --matches, not both.
simulate-csv-matches = The matches are in { $path }.
simulate-match-rounds = Rounds per match
simulate-match-length = Decisions per match
simulate-match-totals = Points of a player at the end
simulate-match-shared = Matches with several winners
simulate-match-broken-off = Matches broken off
compare-heading =
    { $count ->
        [one] { $game }, { $seats } players: { $name }, 1 round with each value
       *[other] { $game }, { $seats } players: { $name }, { $count } rounds with each value
    }
compare-heading-matches =
    { $count ->
        [one] { $game }, { $seats } players: { $name }, 1 match with each value
       *[other] { $game }, { $seats } players: { $name }, { $count } matches with each value
    }
compare-first = Wins left of the dealer
compare-first-named = Wins of { $player }
compare-points = Points per round, all players
compare-blocked = No winner
compare-difference = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }…{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
compare-difference-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
compare-difference-title = Difference from { $name }, deal by deal
compare-chance = Intervals are 95%. A difference whose interval includes 0 may be chance.
plot-difference = less { $name }
plot-rounds = rounds
plot-decisions = decisions
plot-points = points
plot-median = median { $median }
plot-seats = seats from the dealer’s left
plot-kinds = Moves per round

kind-maumau-number = number card
kind-maumau-reverse = Reverse
kind-maumau-take-two = Take 2
kind-maumau-take-four = Take 4
kind-maumau-stop = Stop
kind-maumau-colour-change = Colour change
kind-maumau-draw = card drawn
kind-maumau-take-debt = owed cards taken
kind-maumau-keep = drawn card kept
kind-maumau-call = “mau” said
kind-maumau-catch = forgotten “mau” caught
kind-maumau-forgotten = “mau” forgotten
kind-dos-single = covered with one card
kind-dos-sum = covered with two cards
kind-dos-single-bonus = same colour
kind-dos-sum-bonus = double colour
kind-dos-draw = card drawn
kind-dos-add = card added after a draw
kind-dos-bonus-add = bonus card added
kind-dos-end = turn or bonuses ended
kind-dos-call = “DOS!” called
kind-dos-catch = catch

## arena

arena-heading =
    { $game }, { $seats } seats, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } from { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
arena-bot = Bot
arena-rounds = Rounds
arena-win-rate = Wins (95% interval)
arena-points-maumau = Points per round, fewer are better
arena-points-dos = Points won per round
arena-rating = Rating (Elo)
arena-faults = Faults
arena-conduct = Thinking
arena-moves = Moves
arena-median = Median
arena-slowest = 99 in 100 within
arena-over-budget = Over budget
arena-win-rate-corrected = Wins without luck
arena-points-corrected = Points without luck
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-fair-share = With equal strength everyone wins { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%. A round counts once for each seat of a bot.
arena-corrected = Results without luck subtract what the cards drawn gave: the same on average, with less noise. The same certainty would take { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times the rounds without that (wins of { $bot }).
arena-few-deals = With so few deals the intervals are rough.
arena-blocked =
    { $count ->
        [one] 1 round had no winner.
       *[other] { $count } rounds had no winner.
    }
arena-fault-illegal = { $bot } wanted an illegal move: { $detail }
arena-fault-raised = { $bot } failed: { $detail }
arena-fault-slow = { $bot } was far too slow: { $detail }
arena-difference = Difference, deal by deal
arena-difference-wins = Wins: { $first } has { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points more than { $second } (from { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-difference-points = Points per round: { $first } has { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } more than { $second } (from { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-difference-unclear = This may be chance; more rounds would tell.
arena-csv-written = The rounds are in { $path }.
arena-no-such-bot = There is no bot “{ $bot }”; the bots are { $bots }, and classes in Python files (my_bot.py:MyBot).
seat-sits = { $name } joins the table { $table }. Ctrl-C ends it; the server then lets another bot play on.
seat-over = The match is over: { $totals }.
seat-no-address = “{ $address }” isn’t a link to a table, such as https://cards.example/t/fomu-tiba-keda.
seat-no-server = There is no server at { $address }: { $why }
seat-refused = The table did not accept it: { $reason }
seat-move-refused = The table didn’t accept the move “{ $move }”: { $reason }
arena-bot-failed = This bot cannot play. { $why }
arena-budget = A budget is a time such as 100ms or a number of iterations such as 1000, not “{ $budget }”.
arena-no-such-backend = There is no backend “{ $backend }”; the backends are { $backends }.
arena-cluster-needs-dask = --cluster goes together with --backend dask.
arena-worker-lost = A bot has ended the process it was playing in; the contest cannot go on.
arena-no-cluster = There is no Dask cluster at { $address }: { $why }
plot-win-rate = Share of rounds won, 95% interval
plot-fair-share = dashed: equal strength, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
plot-rating = Elo points, mean 0, with 95% intervals

## serve

serve-address = Open { $address } in your browser.
serve-lan-address = Open { $address } on any device in your network. Phones can scan it:
serve-no-lan = No network was found, so only this computer can connect. Start again when there is one.
serve-no-page = The browser page has not been built here: this address only shows the API reference.
serve-ssh = Or play in a terminal: ssh -p { $port } { $host }
serve-data = The data is kept in { $place }.
serve-how-to-stop = Ctrl-C stops the server.
serve-few-files = Note: the system lets this server have only { $limit } files and connections open; its settings may need { $needed }. Raise the limit (`ulimit -n`, `LimitNOFILE` in systemd) or lower `--most-connections`.
serve-warming = The strong and master bots are still being prepared. After an installation this takes about half a minute, once; the other bots are ready.
serve-stopping = The server is stopping; everyone is told to come back. Ctrl-C again ends it at once.
serve-stopped = Stopped. Everything is stored.
serve-range = { $name } must be from { $low } to { $high }, not { $number }.
serve-choice = { $name } is one of { $choices }, not “{ $value }”.
serve-base = { $name } is a path such as /cards, not “{ $value }”.
serve-workers-file = { $name } needs a database in PostgreSQL, for one process alone can use the file { $place }. Leave it out, or carry your data over with “maukas move { $place } postgresql://maukas@localhost/maukas” and name the new database with --database or MAUKAS_DATABASE.
serve-internal = { $name } is an address of this computer with a port, such as 10.0.0.5:8090, not “{ $value }”.
serve-telemetry = { $name } is the address of a collector, such as http://127.0.0.1:4318, not “{ $value }”.
serve-origin = { $name } names sites such as https://cards.example, not “{ $value }”.
serve-proxies = { $name } names addresses such as 10.0.0.2 and networks such as 10.0.0.0/8, or only *; not “{ $value }”.
serve-ssh-key-open = Others may read the key in { $file }. Keep it to yourself: chmod 600 { $file }
serve-ssh-key-file = The key in { $file } can’t be used: { $why }
serve-lan-or-host = --lan listens on all addresses; leave out --host.
serve-port-taken = Port { $port } is already in use. Choose another one with --port or MAUKAS_PORT; 0 takes any that is free.
serve-port-forbidden = You are not permitted to listen on port { $port }; those from 1024 on are for everyone.
serve-no-such-host = This computer does not have the address “{ $host }”.
serve-cannot-listen = Nobody can connect to { $host }, port { $port }: { $why }

## The database of a server

store-address = { $name } is written sqlite:///path/to/file.db or postgresql://user@host/name.
store-no-home = There is no folder for your data here; say with --database or MAUKAS_DATABASE where it is to be kept.
store-foreign = { $place } is not a database of Maukas. Nothing in it was changed.
store-too-new = { $place } was written by a newer version of Maukas. Install that one, or choose another database.
store-damaged = Some of what was stored in { $place } can’t be read: its log { $log } is damaged. Restore a backup; or move the log to another folder, and start with what is left.
store-unfinished = { $place } holds half of a move that was interrupted. Run the same “maukas move” again, or choose another database.
store-in-use = Another server is running on { $place }. Stop it, or choose another database with --database or MAUKAS_DATABASE.
store-unavailable = The database { $place } cannot be used: { $why }

## backup

help-admin-short = Run a server: who is on, tables, bans, reports, announcements.
help-admin =
    Asks the server that runs on this database, through a socket beside it that only the server’s user may open. Where none runs, it works on the database itself, as far as that makes sense. Whatever changes something is written down.

    people, tables: who is on, and where. today: figures. reports, bans, log: who was reported, who is kept out, what operators have done.

    end CODE: close a table; its finished matches stay. delete CODE: with its matches. remove WHO: send a guest or an address away. ban WHO, unban WHO: keep them out for a time. rename WHO NAME. settle WHO: put the reports about a guest away. WHO is the id or the name of a guest, or an address; IPv6 counts by /64.

    announce, cancel: tell all tables that the server restarts soon, or that it doesn’t. close, open: no new tables, or new ones again. expire: remove now what is old.
help-admin-action = What to do; see above.
help-admin-about = A table’s code, a guest or an address, a new name; as the action needs it.
help-admin-for = How long a ban lasts: 90s, 10m, 2h or 7d; { $default } if left out.
help-admin-in = When the server restarts, as it is announced; { $default } if left out.
help-admin-example =
    maukas admin people
    maukas admin ban 203.0.113.7 --for 2h
    maukas admin announce --in 10m
    maukas admin reports --json

help-nodes-short = List the servers that share a database, or drain one of them.
help-nodes =
    Lists the nodes of a PostgreSQL database: the servers that share its tables, with their version, tables, connections and lag. Run it wherever the database can be reached.

    drain NODE: the node gives its tables to the others, one by one, and takes no more. Nothing is lost, and players stay at their tables; then it can be stopped. resume NODE: it takes tables again.
help-nodes-action = drain or resume; if left out, all nodes are listed.
help-nodes-node = The node: its address as listed, its id, or how the id begins.
help-nodes-wait = How long to wait until a node is drained; { $default } if left out.
help-nodes-example =
    maukas nodes --database postgresql://maukas@10.0.0.2/maukas
    maukas nodes drain 10.0.0.5:8091
    maukas nodes --json

help-move-short = Move the data of a server into another database, and check it.
help-move = Copies everything from one database into another: from a SQLite file to PostgreSQL, or back. Every row is compared afterwards. The source stays as it is, apart from being brought to the version of this program. No server may be running on either. If it is interrupted, the same command goes on where it stood; until it is done, no server opens the target.
help-move-source = The database to copy: sqlite:///path/to/file.db, the path of such a file, or postgresql://user@host/name.
help-move-target = An empty database, or a file that does not exist yet.
help-move-example =
    maukas move /srv/maukas/maukas.db postgresql://maukas@localhost/maukas

help-doctor-short = Say what is installed, what is missing or slow, and what to do.
help-doctor = Looks at this installation: versions, extras, the browser page, compiled rules, the database. It says what is missing or slow and what to do about it, and changes nothing. The exit code is 1 if something is wrong.
help-doctor-example =
    maukas doctor --database sqlite:////srv/maukas.db

backup-written = The copy is in { $path }.
backup-exists = { $path } already exists; choose another name.
backup-postgres = A database in PostgreSQL is copied with its own program, pg_dump.
backup-failed = { $path } could not be written: { $why }

## nodes

nodes-no-action = There is no action “{ $action }”; the actions are drain and resume.
nodes-which = Say which node: maukas nodes { $action } NODE
nodes-file = { $place } is a file, which one server uses alone. Only a database in PostgreSQL has nodes.
nodes-none = No node is running on this database.
nodes-unknown = There is no node “{ $node }”; the nodes are { $nodes }.
nodes-several = “{ $node }” could be any of these: { $nodes }
nodes-alone = No other node could take the tables of { $node }. Start one first.
nodes-drained = { $node } has given away all its tables and can be stopped.
nodes-draining = { $tables ->
    [one] { $node } still has 1 table, and goes on giving it away.
   *[other] { $node } still has { $tables } tables, and goes on giving them away.
}
nodes-gone = { $node } has stopped.
nodes-resumed = { $node } takes tables again.
nodes-state-ready = ready
nodes-state-draining = draining
nodes-head-node = Node
nodes-head-address = Address
nodes-head-version = Version
nodes-head-up = Running for
nodes-head-tables = Tables
nodes-head-connections = Connections
nodes-head-handed-on = Handed on
nodes-head-lag = Lag
nodes-head-heard = Heard of
nodes-head-state = State

## move

move-same = Source and target are the same database: { $place }
move-nothing = There is nothing in { $place } to move.
move-not-empty = { $place } is not empty, and holds no interrupted move from this source. Nothing in it was changed.
move-differs = { $place } is not the same as its source: { $why }. Run the same command again.
move-copied = { $table }: { $rows }
move-done = Everything is in { $place }, and every row was compared: { $rows }

## doctor

doctor-version = Version
doctor-version-value = Maukas { $version }, Python { $python }, { $system }, from { $source }
doctor-extra = Extra { $extra }
doctor-extra-here = installed: { $versions }
doctor-extra-missing = missing: { $modules }
doctor-install = If you need an extra that is missing, with its name in place of NAME: { $command }
doctor-install-extra = To install it with the extra { $extra }: { $command }
doctor-page = Browser page
doctor-page-here = built, in { $folder }
doctor-page-missing = not built: the server only shows the API reference
doctor-build-page = Build the browser page with “make page” in a checkout; a wheel brings it along.
doctor-cache = Compiled rules
doctor-cache-ready = ready, in { $folder } ({ $megabytes }{"\u00A0"}MB)
doctor-cache-empty = not compiled yet; kept in { $folder }
doctor-precompile = The first start of a server or a contest compiles the strong bots for about half a minute. To do it now: { $command }
doctor-move-cache = Set MAUKAS_CACHE to a folder of yours that has room.
doctor-database = Database
doctor-database-new = none yet; { $place } is made at the first start
doctor-database-here = { $place } ({ $megabytes }{"\u00A0"}MB, { $free }{"\u00A0"}MB free)
doctor-database-full = { $place }: the disk is nearly full, { $free }{"\u00A0"}MB left
doctor-database-answers = { $place } answers (PostgreSQL { $version }, { $megabytes }{"\u00A0"}MB)
doctor-database-empty = { $place } answers (PostgreSQL { $version }) and is empty; tables are made at the first start
doctor-database-read-only = { $place } answers (PostgreSQL { $version }), but nothing can be written there
doctor-grant = Use a database user that may create and change tables, and a server that is not a replica.
doctor-make-room = Make room on the disk of the database: a server that can’t store a move can’t play it.
doctor-speed = Speed
doctor-no-uvloop = uvloop is missing: a server handles fewer people
doctor-cores = { $count ->
    [one] 1 core
   *[other] { $count } cores
}
doctor-one-core = With one core, strong bots slow everything else down; “maukas serve --think 0.05” lets them think less.
doctor-advice = What to do
doctor-wrong = Something is wrong; see above.
doctor-well = Everything that is needed works.
