### The review of a finished match on its page; what it shares with the terminal is in review.ftl

reviewed-title = Review
reviewed-about = What was each decision worth, by what its player could know? And how much of the result was luck?
reviewed-ask = Review this match
reviewed-waiting = Other matches are being reviewed first…
reviewed-preparing = Getting ready…
reviewed-progress = { $done } of { $total } moves reviewed
reviewed-done = The review is here.
reviewed-chances = Chances to win round { $round }
reviewed-chances-help = Tap a moment, or use the arrow keys. Page Up and Page Down go from mark to mark: a mark is a clear loss.
reviewed-chance = { $name }: { $percent }%
reviewed-moment = Move { $move } of { $count }. { $chances }
reviewed-loss-here = A clear loss: { $loss } points of the chance to win.
reviewed-played = Played
reviewed-better = Better
reviewed-see = Show this moment
reviewed-more = Show all { $count }
reviewed-luck = Where the result came from
reviewed-luck-round = Round { $round }
reviewed-luck-match = Whole match
reviewed-victories = Victories, in percent
reviewed-points = Points
