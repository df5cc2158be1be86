"""A review in the terminal: the large losses first, how everybody decided, and where the results came from."""

from collections.abc import Callable

from maukas.cli.output import Output
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.narrator import Narrator
from maukas.review import Account, DecisionReview, LossReason, MatchReview, Receipt
from maukas.texts import Texts

MOST_SHOWN = 20  # losses
WORTH_SAYING = 1.0  # points
PARTS = ("review-part-share", "review-part-deal", "review-part-drawn", "review-part-others", "review-part-own")
REASONS = {
    "out": "review-why-out",
    "threat": "review-why-threat",
    "stuck": "review-why-stuck",
    "again": "review-why-again",
    "owes": "review-why-owes",
    "keeps": "review-why-keeps",
    "takes": "review-why-takes",
    "cards": "review-why-cards",
    "ahead": "review-why-ahead",
}


def show_review(review: MatchReview, options: Options, texts: Texts, *, hands: bool = False) -> None:
    """All that was found; the true hands only where they are asked for."""
    output, narrator = Output(), Narrator(texts, game_named(review.game), options, review.players)
    output.title(texts.text("review-opening", game=texts.text(f"game-{review.game}"), rounds=len(review.rounds), depth=review.depth))
    show_losses(output, narrator, review, hands=hands)
    show_decisions(output, narrator, review)
    for title, scale, account in (("review-receipt-wins", 100.0, wins_of), ("review-receipt-points", 1.0, points_of)):
        show_receipts(output, narrator, review, title, scale, account)
    output.remark(texts.text("review-receipt-note"))


def show_losses(output: Output, narrator: Narrator, review: MatchReview, *, hands: bool) -> None:
    """The marked decisions, each with what it cost and why."""
    texts = narrator.texts
    output.title(texts.text("review-losses"))
    if not review.losses:
        output.show(texts.text("review-no-losses"))
    for each in review.losses[:MOST_SHOWN]:
        output.show(
            texts.text("review-where", round=each.round, number=each.number, player=narrator.player(each.seat)), style="bold"
        )  # fmt: skip
        for line in loss_lines(narrator, each, hands=hands):
            output.remark(line)


def loss_lines(narrator: Narrator, loss: DecisionReview, *, hands: bool) -> list[str]:
    """What is told of a loss."""
    texts = narrator.texts
    values = {"loss": loss.loss.mean, "low": loss.loss.low or 0.0, "high": loss.loss.high or 0.0}
    values |= {"before": loss.before.chance, "after": loss.after.chance}
    lines = [
        texts.text("review-instead", move=narrator.move_text(loss.move), best=narrator.move_text(loss.best)),
        texts.text("review-cost", **{name: 100 * value for name, value in values.items()}),
    ]
    if loss.reason is not None:
        lines.append(reason_text(narrator, loss.reason))
    if loss.points_loss.mean >= WORTH_SAYING:
        lines.append(texts.text("review-points-cost", points=loss.points_loss.mean))
    if hands:
        held = [(seat, " ".join(cards)) for seat, cards in enumerate(loss.hands) if seat != loss.seat]
        told = [texts.text("review-hand", player=narrator.player(seat), cards=cards) for seat, cards in held]
        lines.append(texts.text("review-hands", hands=", ".join(told)))
    return lines


def reason_text(narrator: Narrator, reason: LossReason) -> str:
    """Why a move was better, in one sentence."""
    player = "" if reason.seat is None else narrator.player(reason.seat)
    return narrator.texts.text(REASONS[reason.kind], best=reason.best, played=reason.played, player=player)


def show_decisions(output: Output, narrator: Narrator, review: MatchReview) -> None:
    """How everybody decided."""
    texts = narrator.texts
    output.title(texts.text("review-decisions"))
    table = output.table(*map(texts.text, ("review-player", "review-choices", "review-marked", "review-mean-loss")), numbers=[1, 2, 3])
    for each in review.summaries:
        loss = texts.text("review-nothing")
        if each.loss is not None:
            low, high = (each.loss.mean if end is None else max(end, 0.0) for end in (each.loss.low, each.loss.high))
            loss = texts.text("review-loss-value", mean=100 * each.loss.mean, low=100 * low, high=100 * high)
        counts = [texts.text("number", value=count) for count in (each.decisions, each.marked)]
        table.add_row(narrator.player(each.seat), *counts, loss)
    output.show(table)


def wins_of(receipt: Receipt) -> Account:
    """The account of the victory."""
    return receipt.wins


def points_of(receipt: Receipt) -> Account:
    """The account of points."""
    return receipt.points


def show_receipts(
    output: Output, narrator: Narrator, review: MatchReview, title: str, scale: float, account: Callable[[Receipt], Account]
) -> None:
    """Where the results came from; what is shown adds up as it is shown."""
    texts = narrator.texts
    output.title(texts.text(title))
    headings = "review-player", *PARTS, "review-result"
    table = output.table(*map(texts.text, headings), numbers=range(1, len(headings)))
    for each in review.receipts:
        parts = account(each).rounded(1, scale)
        table.add_row(
            narrator.player(each.seat), *(texts.text("review-part-value", value=part) for part in (*parts, round(sum(parts), 1) + 0.0))
        )
    output.show(table)
