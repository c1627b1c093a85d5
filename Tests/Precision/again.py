#!/usr/bin/env python3
"""Lints checkouts of the judged repositories again, and holds what is found against the verdicts.

    again.py PROGRAM CORPUS [--update]

CORPUS has a folder OWNER+NAME for each repository, at the commit of `repositories.tsv`; those that are not there are passed over. The
column `found` of `verdicts.tsv` says whether a judged finding is still there. What differs from it is printed, and the exit status is 1;
with `--update` it is written there instead. Besides, each rule's findings and the places that it could not decide are counted, and the
verdicts that say whether a team would act are held against what today's severity of their finding promises.
"""

import argparse
import collections
import pathlib
import sys

from lint import line_of, lint
from verdicts import BARS, FOLDER, against_bars, rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()

    verdicts = rows("verdicts.tsv")
    by_repository = collections.defaultdict(list)
    for verdict in verdicts:
        by_repository[verdict["repository"]].append(verdict)
    judged: dict[str, collections.Counter[tuple[str, str]]] = collections.defaultdict(collections.Counter)
    statistics: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    today: dict[tuple[str, str], list[dict[str, str]]] = collections.defaultdict(list)
    changed = scanned = 0
    for repository in [row["repository"] for row in rows("repositories.tsv")]:
        checkout = options.corpus / repository.replace("/", "+")
        if not checkout.is_dir():
            continue
        scanned += 1
        diagnostics, counts = lint(options.program, checkout)
        severities = {(each["path"], line_of(each), each["rule"]): each["severity"] for each in diagnostics}
        for rule, (found, undecided) in counts.items():
            statistics[rule] += collections.Counter(found=found, undecided=undecided)
        for verdict in by_repository[repository]:
            severity = severities.get((verdict["path"], int(verdict["line"]), verdict["rule"]))
            found = "yes" if severity else "no"
            judged[verdict["rule"]][verdict["verdict"], found] += 1
            if severity and verdict["severity"]:
                today[severity, verdict["rule"]].append(verdict)
            place = f"{repository} {verdict['path']}:{verdict['line']} {verdict['rule']}"
            if found != verdict["found"]:
                changed += 1
                print(f"{place}, {verdict['verdict']}: {verdict['why']}; found: {found}")
                verdict["found"] = found
            elif severity and verdict["severity"] not in ("", severity):
                print(f"{place}: was judged as {verdict['severity']}, and is {severity} now")
    if scanned == 0:
        sys.exit(f"{options.corpus} has no folder like {verdicts[0]['repository'].replace('/', '+')}")

    print(f"\n{'':42}{'all of the repositories':>22}{'true ones':>20}{'false ones':>20}")
    print(f"{'rule':42}{'found':>11}{'undecided':>11}" + f"{'found':>12}{'gone':>8}" * 2)
    for rule in sorted(statistics):
        cells = [f"{judged[rule][verdict, 'yes']:12}{judged[rule][verdict, 'no']:8}" for verdict in ("true", "false")]
        print(f"{rule:42}{statistics[rule]['found']:11}{statistics[rule]['undecided']:11}{''.join(cells)}")
    print(f"{scanned} repositories; {changed} of {sum(sum(count.values()) for count in judged.values())} verdicts changed")
    print(f"\n{'severity today':16}{'rule':42}{'judged':>8}{'factual':>9}{'would act':>11}")
    for severity in BARS:
        for rule in sorted(rule for other, rule in today if other == severity):
            count, factual, acts, word = against_bars(severity, today[severity, rule])
            if count:
                print(f"{severity:16}{rule:42}{count:8}{factual / count:9.0%}{acts / count:11.0%}  {word}")
    if options.update:
        columns = list(verdicts[0])
        lines = ["\t".join(columns)] + ["\t".join(verdict[column] for column in columns) for verdict in verdicts]
        (FOLDER / "verdicts.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return 0
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
