#!/usr/bin/env python3
"""Lints fresh checkouts, and prints what is to be judged, in the columns of `verdicts.tsv`.

    sample.py PROGRAM CORPUS [--seed N] [--default-rules]

All errors are to be judged, and of each rule at most 25 warnings and 15 suggestions, drawn at random with the seed. CORPUS has a folder
OWNER+NAME for each repository, and `applications.tsv` with a line for each: OWNER/NAME, commit. The columns `verdict` and `acts` are left
empty, and `why` has the message until somebody has read the place. With `--default-rules`, those that are off by default are left out.
"""

import argparse
import pathlib
import random
import sys
from collections import defaultdict

from lint import line_of, lint

MOST = {"error": None, "warning": 25, "info": 15}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--default-rules", action="store_true")
    options = parser.parse_args()

    found: dict[tuple[str, str], list[list[str]]] = defaultdict(list)
    for line in (options.corpus / "applications.tsv").read_text(encoding="utf-8").splitlines():
        repository, commit = line.split("\t")[:2]
        diagnostics, _ = lint(options.program, options.corpus / repository.replace("/", "+"), not options.default_rules)
        for each in diagnostics:
            message = " ".join(each["message"].split())
            row = [repository, commit, each["path"], str(line_of(each)), each["rule"], each["severity"], "", "", "yes", message]
            found[each["severity"], each["rule"]].append(row)
    chosen = []
    for (severity, rule), rows in sorted(found.items()):
        most = MOST[severity]
        drawn = rows if most is None or len(rows) <= most else random.Random(options.seed).sample(rows, most)
        print(f"{severity:8} {rule}: {len(drawn)} of {len(rows)}", file=sys.stderr)
        chosen += drawn
    print("\t".join(["repository", "commit", "path", "line", "rule", "severity", "verdict", "acts", "found", "why"]))
    for row in sorted(chosen, key=lambda row: (row[0], row[2], int(row[3]), row[4])):
        print("\t".join(row))
    return 0


if __name__ == "__main__":
    sys.exit(main())
