### For those who play by ear: the answers of the keys for reading, the keys, sounds and speech, and moves told briefly.
### $name: a player. $card, $second, $target: names of cards. $colour: the name of a colour. $count: a number. $time: like “12 s”.
### $action: what a key does. $key: the key, like “d”.

## What the keys for reading answer

speech-way-on = clockwise
speech-way-back = anticlockwise
speech-colour = colour: { $colour }
speech-debt =
    { $count ->
        [one] { $count } card to take
       *[other] { $count } cards to take
    }
speech-colourless = any colour
speech-turn-left = { $time } left
speech-turn-so-far = { $time } so far
speech-next = next: { $name }
speech-no-news = Nothing has happened since your last turn.
speech-card-not = { $card }, can’t be played now
speech-no-cards = You have no cards.
speech-nothing-yet = Nothing has been said yet.

## The keys

speech-keys-read = To hear how things stand
speech-keys-play = To play
speech-keys-move = To move around
speech-key-hand = My hand; again: by colour
speech-key-middle = What’s in the middle, and what counts
speech-key-counts = How many cards everyone has
speech-key-turn = Whose turn it is, and for how long
speech-key-news = What has happened since my last turn; again: in full
speech-key-score = The score
speech-key-card = What this card would do
speech-key-again = Repeat what was said last
speech-key-group = Next colour in my hand
speech-key-back = Previous colour in my hand
speech-keys-on = Single-key shortcuts
speech-keys-on-note = Turn them off if they get in the way of your screen reader.
speech-keys-change = { $key }: { $action }. Change key
speech-keys-press = { $action }: press the new key. Esc keeps the old one.
speech-keys-taken = { $key } is needed for something else. Press another key.
speech-keys-changed = { $action }: the key is now { $key }.
speech-keys-usual = Restore the usual keys

## Settings for those who listen

speech-settings = Sound and speech
speech-silent = Silence everything
speech-silent-note = No sounds, no vibration, no voice.
speech-volume = Volume
speech-vibrate = Vibrate when it’s my turn
speech-voice = Read the game aloud
speech-voice-note = In your browser’s own voice, if you don’t use a screen reader.
speech-wording = Moves are told
speech-wording-full = in full sentences
speech-wording-brief = briefly

## What the sounds mean

speech-sounds = What the sounds mean
speech-sounds-note = Press one to hear it. The other players’ sounds come from where they sit.
speech-sound-card = Card: { $colour }
speech-sound-wild = Card without a colour
speech-sound-draw = Someone draws
speech-sound-take = Someone has to take cards
speech-sound-stop = Someone is skipped
speech-sound-clockwise = The direction changes: clockwise
speech-sound-anticlockwise = The direction changes: anticlockwise
speech-sound-call = “Mau” or “DOS!”
speech-sound-catch = Someone is caught
speech-sound-turn = Your turn
speech-sound-win = You win
speech-sound-lose = Someone else wins

## Moves, told briefly; $name may be “You”

speech-brief-lays = { $name }: { $card }.
speech-brief-change = { $name }: colour { $colour }.
speech-brief-covers = { $name }: { $target }, covered by { $card }.
speech-brief-covers-two = { $name }: { $target }, covered by { $card } + { $second }.
speech-brief-adds = { $name }: { $card } to the row.
speech-brief-draws = { $name }: { $count } more.
speech-brief-draws-some = { $name }: more cards.
speech-brief-draws-nothing = { $name }: nothing to draw.
speech-brief-penalty = { $name }: penalty, { $count } more.
speech-brief-takes = { $name }: { $count } more.
speech-brief-ends = { $name }: done.
speech-brief-covered = { $name }: done covering.
speech-brief-mau = { $name }: mau!
speech-brief-dos = { $name }: DOS!
speech-brief-skipped = { $name }: skipped.
speech-brief-forgot-mau = { $name }: no “mau”.
speech-brief-forgot-dos = { $name }: no “DOS!”
speech-brief-false-mau = { $name }: “mau” too early.
speech-brief-pays = { $name }: penalty.
speech-brief-doubles = { $name }: the others draw.
speech-brief-reshuffle = Reshuffled.
speech-brief-your-turn = Your turn.
speech-brief-debt = { $count } to take.
