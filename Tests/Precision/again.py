#!/usr/bin/env python3
"""Lints checkouts of the judged repositories again, and holds what is found against the verdicts.

    again.py PROGRAM CORPUS [--update]

CORPUS has a folder OWNER+NAME for each repository, at the commit of `repositories.tsv`; those that are not there are passed over. The
column `found` of `verdicts.tsv` says whether a judged finding is still there. What differs from it is printed, and the exit status is 1;
with `--update` it is written there instead. Besides, each rule's findings and the places that it could not decide are counted.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

from table import FOLDER, rows

STATISTICS = re.compile(r"^ *([a-z-]+) +(\d+) +(\d+)$", re.MULTILINE)


def lint(program: str, checkout: pathlib.Path) -> tuple[set[tuple[str, int, str]], dict[str, tuple[int, int]]]:
    """Path, line and rule of all that is found in a checkout; by rule, how much is found and how much was undecided."""
    command = [program, "--enable-all-rules", "--format=json", "--quiet", "--statistics", "--fail-on=never", "."]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{checkout}: status {done.returncode}\n{done.stderr}")
    found = {(found["path"], found["range"]["start"]["line"], found["rule"]) for found in json.loads(done.stdout)["diagnostics"]}
    return found, {rule: (int(found), int(undecided)) for rule, found, undecided in STATISTICS.findall(done.stderr)}


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
    changed = looked_at = 0
    for repository in [row["repository"] for row in rows("repositories.tsv")]:
        checkout = options.corpus / repository.replace("/", "+")
        if not checkout.is_dir():
            continue
        looked_at += 1
        present, counts = lint(options.program, checkout)
        for rule, (found, undecided) in counts.items():
            statistics[rule] += collections.Counter(found=found, undecided=undecided)
        for verdict in by_repository[repository]:
            found = "yes" if (verdict["path"], int(verdict["line"]), verdict["rule"]) in present else "no"
            judged[verdict["rule"]][verdict["verdict"], found] += 1
            if found != verdict["found"]:
                changed += 1
                print(f"{repository} {verdict['path']}:{verdict['line']} {verdict['rule']}, {verdict['verdict']}: {verdict['why']}; found: {found}")
                verdict["found"] = found
    if looked_at == 0:
        sys.exit(f"{options.corpus} has no folder like {verdicts[0]['repository'].replace('/', '+')}")

    print(f"\n{'':42}{'all of the repositories':>22}{'true ones':>20}{'false ones':>20}")
    print(f"{'rule':42}{'found':>11}{'undecided':>11}" + f"{'found':>12}{'gone':>8}" * 2)
    for rule in sorted(statistics):
        cells = [f"{judged[rule][verdict, 'yes']:12}{judged[rule][verdict, 'no']:8}" for verdict in ("true", "false")]
        print(f"{rule:42}{statistics[rule]['found']:11}{statistics[rule]['undecided']:11}{''.join(cells)}")
    print(f"{looked_at} repositories; {changed} of {sum(sum(count.values()) for count in judged.values())} verdicts changed")
    if options.update:
        columns = list(verdicts[0])
        lines = ["\t".join(columns)] + ["\t".join(verdict[column] for column in columns) for verdict in verdicts]
        (FOLDER / "verdicts.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return 0
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
