#!/usr/bin/env python3
"""Prints the table of verdicts that Fixtures/precision/README.md shows, made of its two lists.

With `--update` it is written there; with `--check` the exit status says whether it is there already. Rows are rules, columns the halves in
the order of `repositories.tsv`, without the one for tuning: true and false verdicts, and in parentheses those that could not be decided.
"""

import collections
import csv
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "precision"
VERDICTS = ("true", "false", "unsure")


def rows(name: str) -> list[dict[str, str]]:
    with open(FOLDER / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def table() -> list[str]:
    repositories = rows("repositories.tsv")
    halves = {row["repository"]: row["half"] for row in repositories}
    columns = [half for half in dict.fromkeys(halves.values()) if half != "tuning"]
    counts: dict[str, collections.Counter[tuple[str, str]]] = collections.defaultdict(collections.Counter)
    for number, row in enumerate(rows("verdicts.tsv"), start=2):
        if row["repository"] not in halves or row["verdict"] not in VERDICTS:
            sys.exit(f"verdicts.tsv:{number}: no such repository or verdict: {row['repository']}, {row['verdict']}")
        counts[row["rule"]][halves[row["repository"]], row["verdict"]] += 1

    def cell(rule: str, half: str) -> str:
        right, wrong, unsure = (counts[rule][half, verdict] for verdict in VERDICTS)
        if right + wrong + unsure == 0:
            return ""
        return f"{right}, {wrong}" + (f" ({unsure})" if unsure else "")

    lines = [f"| rule | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    for rule in sorted(counts):
        cells = [cell(rule, half) for half in columns]
        if any(cells):
            lines.append(f"| `{rule}` | {' | '.join(cells)} |")
    return lines


def main() -> int:
    wanted = table()
    readme = FOLDER / "README.md"
    lines = readme.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| rule | judged |"))
    end = next(number for number in range(start, len(lines)) if not lines[number].startswith("|"))
    if "--update" in sys.argv:
        readme.write_text("\n".join(lines[:start] + wanted + lines[end:]) + "\n", encoding="utf-8")
    elif "--check" in sys.argv:
        if lines[start:end] != wanted:
            sys.exit(f"{readme}: the table is not what the verdicts say; {sys.argv[0]} --update writes it")
    else:
        print("\n".join(wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
