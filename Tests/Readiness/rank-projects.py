#!/usr/bin/env python3
"""Holds readiness scores against what the compiler says in Swift 6.

    rank-projects.py BINARY PROJECTS [--verdicts FILE] [--at-least PERCENT]

PROJECTS is a directory with a folder for each project, named as in FILE (verdicts.tsv beside this script, if not given), whose rows
say which commit of which repository it is, which of its directories are meant, and how many errors the compiler gives for them in
Swift 6 language mode, as far as is known with those that only show once others are fixed. Projects that are not there are left out,
and said.

Prints a table, the highest score first, and how well scores rank: of all pairs of one project that builds in Swift 6 and one that
does not, the share in which the one that builds has the higher score (a tie is half of one), and the rank correlation of scores
with the density of errors; and the same without projects that are compiled in Swift 6 already, which are no riddle. Nothing is built
or fetched.

Exit status: 0; 1 if the share of pairs is below PERCENT or fewer than 16 projects are there.
"""

import argparse
import csv
import json
import subprocess
import sys
from pathlib import Path

FEWEST = 16


def score(binary, project, paths):
    """What the report says of some directories of a project: its readiness."""
    outcome = subprocess.run(
        [binary, "report", *paths, "--quiet", "--format", "json"], cwd=project, capture_output=True, text=True, check=False)
    if outcome.returncode != 0:
        sys.exit(f"{project}: {outcome.stderr.strip()}")
    return json.loads(outcome.stdout)["readiness"]


def ranks(values):
    """From 1, with the mean for those that are alike."""
    order = sorted(range(len(values)), key=values.__getitem__)
    result = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for place in order[start:end]:
            result[place] = (start + 1 + end) / 2
        start = end
    return result


def correlation(left, right):
    """Spearman's, which is Pearson's of ranks."""
    left, right = ranks(left), ranks(right)
    middle = (len(left) + 1) / 2
    product = sum((x - middle) * (y - middle) for x, y in zip(left, right))
    size = (sum((x - middle) ** 2 for x in left) * sum((y - middle) ** 2 for y in right)) ** 0.5
    return product / size if size else 0.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("projects", type=Path)
    parser.add_argument("--verdicts", type=Path, default=Path(__file__).with_name("verdicts.tsv"))
    parser.add_argument("--at-least", type=float, default=95, metavar="PERCENT")
    options = parser.parse_args()

    rows, missing = [], []
    with options.verdicts.open(encoding="utf-8") as file:
        for verdict in csv.DictReader(file, delimiter="\t"):
            project = options.projects / verdict["project"]
            if not project.is_dir():
                missing.append(verdict["project"])
                continue
            readiness = score(options.binary, project, verdict["paths"].split(","))
            overall = readiness["overall"]
            stages = sorted({target["stage"] for target in readiness["targets"]})
            rows.append((overall["value"], int(verdict["errors"]), overall["lines"], verdict["project"], ", ".join(stages)))

    rows.sort(key=lambda row: (-row[0], row[1], row[3]))
    print("| project | builds in Swift 6 | errors | score | stages | lines |\n|---|---|---:|---:|---|---:|")
    for value, errors, lines, project, stages in rows:
        print(f"| {project} | {'no' if errors else 'yes'} | {errors} | {value} | {stages} | {lines} |")
    open_rows = [row for row in rows if row[4] != "swift6"]
    measures = [measure("readiness", rows), measure("of these, not yet in Swift 6", open_rows)]
    print()
    if missing:
        print(f"not there: {', '.join(missing)}")
    for good, bad in measures[0][0]:
        print(f"{bad[3]} ({bad[1]} errors, score {bad[0]}) is not below {good[3]} (score {good[0]})")
    for _, _, words in measures:
        print(words)
    return 1 if measures[0][1] < options.at_least or len(rows) < FEWEST else 0


def measure(name, rows):
    """The pairs that are not ranked right, the share of those that are in percent, and both in words."""
    pairs = [(good, bad) for good in rows if good[1] == 0 for bad in rows if bad[1] > 0]
    above = sum(good[0] > bad[0] for good, bad in pairs)
    equal = sum(good[0] == bad[0] for good, bad in pairs)
    share = 100 * (above + equal / 2) / len(pairs) if pairs else 0.0
    density = correlation([row[0] for row in rows], [-row[1] / max(row[2], 1) for row in rows])
    words = (
        f"{name}: {len(rows)} projects, {sum(row[1] == 0 for row in rows)} build in Swift 6; of {len(pairs)} pairs {above} are ranked "
        f"right, {equal} are ties: {share:.1f} %; rank correlation with errors by line {density:.2f}")
    return [(good, bad) for good, bad in pairs if good[0] <= bad[0]], share, words


if __name__ == "__main__":
    sys.exit(main())
