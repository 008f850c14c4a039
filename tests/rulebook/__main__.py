"""``python -m tests.rulebook FILE``: plays every case of a file and counts."""

from __future__ import annotations

import json
import sys

from .positions import Wrong, judge_honour, play_case

_PARTS = {"format", "defaults", "cases", "honours"}


def main(arguments: list[str]) -> int:
    """Exit status: 0 when every case passed, 1 when one failed, 2 when there is no such file."""
    if len(arguments) != 1:
        print("usage: python -m tests.rulebook FILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            book = json.load(file)
    except (OSError, ValueError) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 2
    passed, failed = 0, 0
    unknown = set(book) - _PARTS
    if unknown or book.get("format", 1) != 1:
        print(f"FAILED the file: unknown parts {sorted(unknown)} or format {book.get('format')}")
        failed += 1
    runs = [
        (case, lambda case: play_case(case, book.get("defaults", {}))) for case in book["cases"]
    ]
    runs += [(case, judge_honour) for case in book.get("honours", [])]
    for case, run in runs:
        try:
            run(case)
            passed += 1
        except Wrong as wrong:
            failed += 1
            print(f"FAILED {case.get('id')} {case.get('title', '')}: {wrong}")
        except Exception as fault:  # a case that breaks the game fails, it does not end the run
            failed += 1
            print(f"FAILED {case.get('id')}: {type(fault).__name__}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
