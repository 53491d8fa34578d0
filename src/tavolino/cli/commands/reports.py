"""Shows the chat messages that players reported to the operator."""

import argparse
import sys

from tavolino.cli.support.database import add_database_flag
from tavolino.cli.support.open_store import StoreReader, open_reader
from tavolino.store.records import ChatReportRecord, StoreError

EXAMPLE = "tavolino reports --database friends.db"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_database_flag(parser)


def run(args: argparse.Namespace) -> int:
    try:
        with open_reader(args) as archive:
            reports = archive.chat_reports()
            lines = [_report_text(archive, report) for report in reports]
    except (StoreError, OSError) as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    print("\n".join([*lines, f"{len(reports)} {'report' if len(reports) == 1 else 'reports'}"]))
    return 0


def _report_text(archive: StoreReader, report: ChatReportRecord) -> str:
    stored = archive.load_match(report.match)
    game = stored.match.game if stored else "?"
    names = [seat.name for seat in stored.seats] if stored else []

    def who(seat: int) -> str:
        named = f" ({names[seat]})" if seat < len(names) and names[seat] else ""
        return f"seat {seat}{named}"

    said = f"{who(report.seat)} said “{report.words}”, reported by {who(report.reporter)}"
    return f"{report.at} {game}-{report.match}: {said}"
