#!/usr/bin/env python3
"""Prints the tables of verdicts that Fixtures/precision/README.md shows, made of its two lists.

With `--update` they are written there; with `--check` the exit status says whether they are there already. In the first one, rows are
rules and columns are the halves in the order of `repositories.tsv`, without the one for tuning and those of the second table: true and false
verdicts, and in parentheses those that could not be decided. The second one holds each rule and severity against what the severity
promises, for verdicts that say whether a team would act.
"""

import collections
import sys

from verdicts import BARS, FOLDER, VERDICTS, against_bars, rows


def checked_rows() -> list[dict[str, str]]:
    repositories = {row["repository"] for row in rows("repositories.tsv")}
    verdicts = rows("verdicts.tsv")
    for number, row in enumerate(verdicts, start=2):
        if row["repository"] not in repositories or row["verdict"] not in VERDICTS:
            sys.exit(f"verdicts.tsv:{number}: no such repository or verdict: {row['repository']}, {row['verdict']}")
        if row["acts"] not in (("yes", "no") if row["severity"] else ("",)):
            sys.exit(f"verdicts.tsv:{number}: with a severity, 'acts' is yes or no, and empty without: {row['acts']!r}")
    return verdicts


def table_by_half(verdicts: list[dict[str, str]]) -> list[str]:
    halves = {row["repository"]: row["half"] for row in rows("repositories.tsv")}
    counts: dict[str, collections.Counter[tuple[str, str]]] = collections.defaultdict(collections.Counter)
    for row in verdicts:
        if not row["severity"]:
            counts[row["rule"]][halves[row["repository"]], row["verdict"]] += 1
    judged = {half for count in counts.values() for half, _ in count}
    columns = [half for half in dict.fromkeys(halves.values()) if half != "tuning" and half in judged]

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


def table_by_severity(verdicts: list[dict[str, str]]) -> list[str]:
    lines = ["| rule | severity | judged | factual | would act | |", "|---|---|---|---|---|---|"]

    def line(name: str, severity: str, judged: list[dict[str, str]]) -> None:
        count, factual, acts, word = against_bars(severity, judged)
        if count:
            lines.append(f"| {name} | {severity} | {count} | {factual / count:.0%} | {acts / count:.0%} | {word} |")

    for severity in BARS:
        judged = [row for row in verdicts if row["severity"] == severity]
        line("**all**", severity, judged)
        for rule in sorted({row["rule"] for row in judged}):
            line(f"`{rule}`", severity, [row for row in judged if row["rule"] == rule])
    return lines


def main() -> int:
    verdicts = checked_rows()
    readme = FOLDER / "README.md"
    lines = readme.read_text(encoding="utf-8").splitlines()
    old = list(lines)
    for table in (table_by_half(verdicts), table_by_severity(verdicts)):
        # A table is the one whose first two columns are the same.
        head = " | ".join(table[0].split(" | ")[:2])
        start = next(number for number, line in enumerate(lines) if line.startswith(head))
        end = next(number for number in range(start, len(lines)) if not lines[number].startswith("|"))
        lines[start:end] = table
        if not {"--update", "--check"} & set(sys.argv):
            print("\n".join(table), end="\n\n")
    if "--update" in sys.argv:
        readme.write_text("\n".join(lines) + "\n", encoding="utf-8")
    elif "--check" in sys.argv and lines != old:
        sys.exit(f"{readme}: the tables are not what the verdicts say; {sys.argv[0]} --update writes them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
