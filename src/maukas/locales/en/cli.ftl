### The command line: help pages, results, and what is said when something goes wrong.
### $path, $command, $option, $name, $value: as typed, in any language. $player, $players, $card, $colour: names, already translated.

## Names and numbers

seat-name = seat { $seat }
game-maumau = Mau Mau
game-dos = DOS
number = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
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
help-language = Speak en (English), fi (suomi), sv (svenska) or da (dansk). Without it, the language comes from MAUKAS_LANGUAGE or from your system.
help-version = Show the version.

placeholder-path = PATH
placeholder-file = FILE
placeholder-number = N
placeholder-clause = CLAUSE
placeholder-game = GAME
placeholder-language = LANGUAGE
placeholder-setting = NAME=VALUE
placeholder-player = PLAYER
placeholder-bots = BOT,BOT
placeholder-budget = BUDGET
placeholder-backend = BACKEND
placeholder-address = ADDRESS
placeholder-addresses = ADDRESS,ADDRESS
placeholder-seconds = SECONDS
placeholder-days = DAYS

help-maukas =
    Mau Mau and DOS: run a server for tables, look up the rules, read and verify matches that were played, and try out house rules on thousands of rounds.

    DOS is a trademark of Mattel. Maukas has no connection with Mattel.
help-maukas-example =
    maukas serve                        a server on this computer
    maukas rules stop                   what the rules say about a Stop
    maukas simulate --game dos          100,000 rounds of DOS
    maukas check --help                 more about one command

help-check-short = Run scenarios: small stories that show a rule.
help-check = Runs scenarios. A scenario is a small text file that says how the cards lie, what is played, and how it must end. Those that go another way are shown, and the last line counts how many passed and failed.
help-check-paths = Scenario files, or folders with such files in them.
help-check-example =
    maukas check my-house-rules.toml
    maukas check tests/scenarios

help-replay-short = Tell a match that was played, move by move.
help-replay = Tells a match from its record: who dealt, every move with what it led to, and the scores. Without names in the record, players are called by their seats, counted from 0 as in the record.
help-replay-file = The record of a match.
help-replay-round = Tell only this round; the first one is 1.
help-replay-plain = Plain text without colours and lines.
help-replay-example =
    maukas replay friday.toml
    maukas replay friday.toml --round 2

help-verify-short = Check that a match was dealt and played fairly.
help-verify = Checks the record of a match: that every deal comes from the seed promised before the first card, that every move was legal, and that scores and winners are right.
help-verify-file = The record of a match.
help-verify-example =
    maukas verify friday.toml

help-rules-short = Look up the rules.
help-rules = Shows the rules. M and D number the rules of Mau Mau and DOS as they are on the rule sheets, AM and AD the rulings on what the sheets leave open. One clause is shown with the clauses it goes together with, its house rule and its scenarios.
help-rules-clause = The number of a clause, or a word to look for. Without it, everything is shown.
help-rules-game = Only this game: maumau or dos.
help-rules-example =
    maukas rules --game maumau          all the rules of Mau Mau
    maukas rules M-27                   one clause
    maukas rules "colour change"        everything about the Colour change

help-simulate-short = Play thousands of rounds between bots and count.
help-simulate = Lets bots play many rounds and shows how long the rounds were, who won from which seat, the scores, and how often each kind of move was made. The same seed gives the same rounds again.
help-simulate-game = maumau or dos; { $default } if left out.
help-simulate-seats = How many play; { $default } if left out.
help-simulate-rounds = How many rounds to play; { $default } if left out.
help-simulate-option = A house rule, such as drawn_card=may_play, hand_size=7 or free_draw=true. May be given several times.
help-simulate-player = Who plays: random, steady, or a Python file with a bot of your own. Name several one by one or with commas: they sit down in turn until every seat is taken.
help-simulate-seed = The number all chance comes from; { $default } if left out.
help-simulate-workers = How many processor cores to use; all of them if left out.
help-simulate-json = Print one JSON object, for other programs.
help-simulate-plot = Also draw a picture into this file, .png or .svg.
help-simulate-example =
    maukas simulate --rounds 10000 --option take_four=stacks
    maukas simulate --game dos --seats 2 --player steady,random
    maukas simulate --plot rounds.png

help-arena-short = Let bots compete and see which one is stronger.
help-arena = Lets bots play the same deals from every seat, so that neither the cards nor the seats favour anybody, and shows how often each one won, its points and its rating, with 95% intervals, and how long it thought. A bot that wants an illegal move, fails, or takes more than 50 times its time forfeits the round: any legal moves are made for it to the end, and it has lost.
help-arena-bots = Who plays, with commas between: random, beginner, casual, strong, master, clairvoyant (sees all cards), oblivious (a master that draws no conclusions), or a class in a Python file (my_bot.py:MyBot). They sit down in turn until every seat is taken.
help-arena-rounds = How many rounds to play, rounded up to whole deals; { $default } if left out.
help-arena-budget = How long a bot may think about a move: a time such as 100ms, or a number of iterations, which can be repeated exactly; { $default } if left out.
help-arena-backend = How the work is spread: loky (processes), threading, dask or ray (also over machines); { $default } if left out.
help-arena-cluster = The address of a Dask scheduler, such as tcp://10.0.0.5:8786. Without it, dask starts workers on this computer.
help-arena-csv = Also write one line a round into this file.
help-arena-example =
    maukas arena --bots casual,beginner
    maukas arena --game dos --bots master,strong --seats 2 --budget 100ms
    maukas arena --bots casual,my_bot.py:MyBot --plot bots.png

help-serve-short = Start a server: tables for people and bots.
help-serve = Starts a server for tables of Mau Mau and DOS, where people and bots play over the network. Whatever happens is stored before anybody is told, so nothing is lost when it stops. What has a name in brackets can also be set by that environment variable.
help-serve-host = The address to listen on; { $default } if left out, which only this computer can reach.
help-serve-port = The port to listen on, 0 for any that is free; { NUMBER($default, useGrouping: 0) } if left out.
help-serve-lan = Let everybody in your network connect: listens on all addresses, and shows the one to open with a QR code for phones.
help-serve-open = Open the address in the browser, unless this computer has no screen or you are connected by SSH.
help-serve-database = Where the data is kept: sqlite:///path/to/file.db or postgresql://user@host/name. If left out, in the file maukas/maukas.db in XDG_DATA_HOME or ~/.local/share.
help-serve-base = The path that the server is reached at behind a reverse proxy, such as /cards.
help-serve-origins = Other sites whose pages may connect, with commas between, such as https://cards.example.
help-serve-proxies = Addresses or networks of proxies whose X-Forwarded headers are believed, with commas between, or * for all; { $default } if left out.
help-serve-secure = Let browsers send cookies only over TLS; needed where a proxy ends TLS without saying so.
help-serve-think = How long a master bot thinks about a move; { $default } if left out.
help-serve-hint = How long a bot thinks about a hint; { $default } if left out.
help-serve-threads = In how many threads bots think; { $default } if left out.
help-serve-linger = How long a table that nobody looks at stays in memory; { $default } if left out.
help-serve-keep-tables = How long a table is kept when nothing happens there; { $default } if left out.
help-serve-keep-matches = How long a finished match is kept; for ever if left out.
help-serve-keep-guests = How long a guest without a seat is kept; { $default } if left out.
help-serve-rate = How many requests a second one connection may make; { $default } if left out.
help-serve-http-rate = How many requests a second one address may make over HTTP, a tenth of them to change something; { $default } if left out.
help-serve-most-connections = How many connections there may be; { $default } if left out.
help-serve-most-per-address = How many connections from one address; { $default } if left out.
help-serve-most-per-guest = How many connections of one guest; { $default } if left out.
help-serve-most-watching = How many connections to one table, before no more spectators are let in; { $default } if left out.
help-serve-most-tables = How many tables may be in memory at once; { $default } if left out.
help-serve-example =
    maukas serve                        for this computer alone
    maukas serve --lan                  for everybody in your network
    maukas serve --port 0 --database sqlite:///friday.db

help-backup-short = Copy the data of a server, also while it is running.
help-backup = Writes a copy of the database of a server into a new file. The server may be running meanwhile, and the copy is whole. To restore it, stop the server and put the copy in the place of its database.
help-backup-file = The new file.
help-backup-example =
    maukas backup friday.db
    maukas backup --database sqlite:////srv/maukas/maukas.db /backup/maukas.db

## What went wrong

error-see-help = See `{ $command }`.
error-usage = The command cannot be understood like this.
error-interrupted = Interrupted.
error-missing = { $name } is missing.
error-no-such-option = There is no option { $option }.
error-option-needs-value = { $option } is not written like this.
error-not-a-number = { $name } needs a whole number.
error-not-a-decimal = { $name } needs a number, such as 0.5 or 30.
error-not-a-switch = { $name } is either 1 or 0.
error-no-such-command = There is no command “{ $command }”; there are { $commands }.
error-no-such-language = There are no texts in “{ $language }”; there are { $languages }.
error-language-twice = Name one language only.
error-no-such-file = There is no file or folder { $path }.
error-is-a-folder = { $path } is a folder; a file is needed.
error-not-a-file = { $path } is not a regular file.
error-too-large = { $path } is too large; at most { $limit } MiB can be read.
error-not-permitted = You are not permitted to open { $path }.
error-not-text = { $path } is not a text file in UTF-8.
error-file = { $path } cannot be opened: { $why }.
error-bad-record = { $path } is not the record of a match: { $why }
error-no-such-game = There is no game “{ $game }”; there are { $games }.
error-option-form = A house rule is written NAME=VALUE, not “{ $setting }”.
error-no-such-house-rule = There is no house rule “{ $name }”; there are { $names }.
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
replay-lays = lays { $card }
replay-names-colour = lays { $card } and names { $colour }
replay-covers = covers { $target } with { $cards }
replay-and = {" "}and{" "}
replay-adds = adds { $card } to the row
replay-draws =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
replay-draws-nothing = can draw nothing
replay-penalty =
    { $count ->
        [one] takes a penalty card
       *[other] takes { $count } penalty cards
    }
replay-takes =
    { $count ->
        [one] { $player } takes a card
       *[other] { $player } takes { $count } cards
    }
replay-reshuffle = the discard pile is shuffled
replay-keeps = keeps the card
replay-ends = is done
replay-says-mau = says “mau”
replay-says-dos = calls “DOS!”
replay-catches = catches { $player }
replay-round-won = { $player } wins the round.
replay-blocked = Nobody can go on: the round ends without a winner.
replay-unfinished = Round { $round } is still being played; it can be told when it is over.
replay-cards-left = Cards left
replay-points = Points
replay-scores = Scores
replay-round-column = Round
replay-total = Total
replay-winners =
    { $count ->
        [one] { $players } wins the match.
       *[other] The match is shared by { $players }.
    }
replay-match-open = The match is not over yet.
replay-no-such-round =
    { $count ->
        [0] No round has been played to its end yet, so there is no round { $round } to tell.
        [one] There is no round { $round } to tell; only round 1 has been played.
       *[other] There is no round { $round } to tell; rounds 1 to { $count } have been played.
    }
replay-does-not-hold = This record does not hold. { $why }

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
verify-outcome-differs = Round { $round }: the written result is not what the moves led to.
verify-result-missing = The match is over, but its result is not written down.
verify-not-finished = A result is written down, but the match is not over.
verify-result-differs = The written totals or winners are wrong. Written totals: { $written }; found: { $found }.

## rules

rules-group-M = Mau Mau: the rules
rules-group-AM = Mau Mau: the rulings
rules-group-D = DOS: the rules
rules-group-AD = DOS: the rulings
rules-together = Goes together with
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

## simulate

simulate-heading =
    { $rounds ->
        [one] { $game }, { $seats } players, 1 round
       *[other] { $game }, { $seats } players, { $rounds } rounds
    }
simulate-progress = Playing
simulate-compiling = The rules are being translated for this computer; only the first run has to wait for it.
simulate-decisions = Decisions
simulate-decisions-value = { $count }
simulate-speed = Decisions a second
simulate-speed-value = { $count } on each core ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s of computing)
simulate-length = Decisions in a round
simulate-score-maumau = Points of those who lost a round
simulate-score-dos = Points for winning a round
simulate-spread = mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, median { $median }, nine in ten from { $low } to { $high }
simulate-reshuffles = Reshuffles
simulate-counted = { $count }, or { NUMBER($mean, maximumFractionDigits: 3) } a round
simulate-blocked = Rounds without a winner
simulate-share = { $count } ({ NUMBER($percent, maximumFractionDigits: 3) }%)
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
simulate-percent = Share
simulate-kinds-title = What was done
simulate-kind = Move
simulate-count = Times
simulate-a-round = A round
simulate-seats = { $game } is for { $low } to { $high } players, not for { $seats }.
simulate-not-positive = { $name } must be at least 1, not { $number }.
simulate-no-such-player = There is no player “{ $player }”; there are { $bots }, and bots of your own in Python files (.py).
simulate-players = { $count } players are named, but there are only { $seats } seats.
simulate-script-failed = A player's own Python file went wrong: { $why }
simulate-plot-kind = { $path }: a picture needs a name that ends in .png or .svg.
simulate-plot-missing = Pictures need one more package: pip install "{ $extra }"
simulate-plot-written = The picture is in { $path }.
plot-decisions = decisions
plot-points = points
plot-median = median { $median }
plot-seats = seats from the dealer's left
plot-kinds = Moves in a round

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
arena-points-maumau = Points a round, fewer are better
arena-points-dos = Points won a round
arena-rating = Rating
arena-faults = Faults
arena-conduct = Thinking
arena-moves = Moves
arena-median = Median
arena-slowest = 99 in 100 within
arena-over-budget = Over budget
arena-rate = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-rating-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-fair-share = With equal strength everybody wins { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%. A round counts once for each seat of a bot.
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
arena-difference-points = Points a round: { $first } has { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } more than { $second } (from { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-difference-unclear = This may be chance; more rounds would tell.
arena-csv-written = The rounds are in { $path }.
arena-no-such-bot = There is no bot “{ $bot }”; there are { $bots }, and classes in Python files (my_bot.py:MyBot).
arena-bot-failed = This bot cannot play. { $why }
arena-budget = A budget is a time such as 100ms or a number of iterations such as 1000, not “{ $budget }”.
arena-no-such-backend = There is no backend “{ $backend }”; there are { $backends }.
arena-cluster-needs-dask = --cluster goes together with --backend dask.
arena-not-installed = The backend { $backend } needs more packages: pip install "{ $extra }"
arena-worker-lost = A bot has ended the process it was playing in; the contest cannot go on.
arena-no-cluster = There is no Dask cluster at { $address }: { $why }
plot-win-rate = Share of rounds won, 95% interval
plot-fair-share = dashed: equal strength, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
plot-rating = mean and two sigma (openskill)

## serve

serve-address = Open { $address } in your browser.
serve-lan-address = Open { $address } on any device in your network. Phones can scan it:
serve-no-lan = No network was found, so only this computer can connect. When it is in one, start again.
serve-no-page = The page for the browser has not been built here: this address shows the reference for programs.
serve-data = The data is kept in { $place }.
serve-how-to-stop = Ctrl-C stops the server.
serve-warming = The strong and master bots are still being prepared. After an installation that takes about half a minute, once; everybody else can play already.
serve-stopping = The server is stopping; everybody is told to come back. Ctrl-C again ends it at once.
serve-stopped = Stopped. Everything is stored.
serve-range = { $name } must be from { $low } to { $high }, not { $number }.
serve-base = { $name } is a path such as /cards, not “{ $value }”.
serve-origin = { $name } names sites such as https://cards.example, not “{ $value }”.
serve-proxies = { $name } names addresses such as 10.0.0.2 and networks such as 10.0.0.0/8, or only *; not “{ $value }”.
serve-lan-or-host = --lan listens on all addresses; leave out --host.
serve-port-taken = Port { $port } is in use already. Choose another one with --port or MAUKAS_PORT; 0 takes any that is free.
serve-port-forbidden = You are not permitted to listen on port { $port }; those from 1024 on are for everybody.
serve-no-such-host = This computer does not have the address “{ $host }”.
serve-cannot-listen = Nobody can connect to { $host }, port { $port }: { $why }

## The database of a server

store-address = { $name } is written sqlite:///path/to/file.db or postgresql://user@host/name.
store-driver = A database in PostgreSQL needs one more package: pip install "{ $extra }"
store-no-home = There is no folder for your data here; say with --database or MAUKAS_DATABASE where it is to be kept.
store-foreign = { $place } is not a database of Maukas. Nothing in it was changed.
store-too-new = { $place } was written by a newer version of Maukas. Install that one, or choose another database.
store-in-use = Another server is running on { $place }. Stop it, or choose another database with --database or MAUKAS_DATABASE.
store-unavailable = The database { $place } cannot be used: { $why }

## backup

backup-written = The copy is in { $path }.
backup-exists = { $path } is there already; choose another name.
backup-postgres = A database in PostgreSQL is copied with its own program, pg_dump.
backup-failed = { $path } could not be written: { $why }
