"""The texts: prompts, log lines, and the table as text. The messages are in texts/."""

from examples.kuhn.actions import Action, Bet, Call, Check, Deal, Fold, Show
from examples.kuhn.notation import format
from examples.kuhn.rules import actors, scores, winner
from examples.kuhn.state import PLAYERS, State, bet_is_open
from examples.kuhn.view import View
from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Cell, LogText, Section, Text


def prompt(state: State, seat: Seat) -> Text:
    """What the viewer must do, which player the viewer waits for, or who won."""
    acting = actors(state)
    if not acting:
        won = winner(state)
        return Text("kuhn-won", {"seat": won, "chips": scores(state)[won]})
    if acting == (NATURE,):
        return Text("kuhn-dealing")
    if seat not in acting:
        return Text("kuhn-waiting", {"seat": acting[0]})
    return Text("kuhn-call-or-fold" if bet_is_open(state) else "kuhn-check-or-bet")


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    """The log text of an action. KUHN-1.3: only the owner sees a dealt card."""
    notation = format(action)
    match action:
        case Deal(card):
            owner = len(state.cards)
            if viewer != owner:
                return LogText(Text("kuhn-told-deal", {"seat": owner}))
            return LogText(Text("kuhn-told-deal-card", {"seat": owner, "card": card}), notation)
        case Show():
            first, second = state.cards
            shown: dict[str, str | int] = {"seat_first": 0, "first": first}
            shown |= {"seat_second": 1, "second": second}
            return LogText(Text("kuhn-told-show", shown), notation)
        case Check():
            return LogText(Text("kuhn-told-check", {"seat": seat}), notation)
        case Bet():
            return LogText(Text("kuhn-told-bet", {"seat": seat}), notation)
        case Call():
            return LogText(Text("kuhn-told-call", {"seat": seat}), notation)
        case Fold():
            return LogText(Text("kuhn-told-fold", {"seat": seat}), notation)


def sheet(view: View) -> tuple[Section, ...]:
    """The players with their cards and chips, then the actions so far."""
    players = tuple(
        (
            Cell(Text("kuhn-player", {"seat": seat})),
            _card(view, seat),
            Cell(plain=str(view.stakes[seat])),
        )
        for seat in range(PLAYERS)
    )
    said = tuple(
        (
            Cell(Text("kuhn-player", {"seat": turn % PLAYERS})),
            Cell(Text("kuhn-word", {"word": word})),
        )
        for turn, word in enumerate(view.said)
    )
    player = Text("kuhn-column-player")
    return (
        Section(
            Text("kuhn-table"),
            (player, Text("kuhn-column-card"), Text("kuhn-column-chips")),
            players,
        ),
        Section(Text("kuhn-said"), (player, Text("kuhn-column-said")), said),
    )


def _card(view: View, seat: Seat) -> Cell:
    if seat >= len(view.cards):
        return Cell(Text("kuhn-no-card"))
    card = view.cards[seat]
    return Cell(Text("kuhn-card", {"card": card} if card else {"card": "hidden"}))
