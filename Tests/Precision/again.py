#!/usr/bin/env python3
"""Lints checkouts of the judged repositories again, and holds what is found against the verdicts.

    again.py PROGRAM CORPUS [--update]

CORPUS has a folder OWNER+NAME for each repository, at the commit of `repositories.tsv`; those that are not there are passed over. The
column `found` of `verdicts.tsv` says whether a judged finding is still there. What differs from it is printed, and the exit status is 1;
with `--update` it is written there instead.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys

from table import FOLDER, rows


def findings(program: str, checkout: pathlib.Path) -> set[tuple[str, int, str]]:
    """Path, line and rule of all that is found in a checkout."""
    command = [program, "--enable-all-rules", "--format=json", "--quiet", "--fail-on=never", "."]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{checkout}: status {done.returncode}\n{done.stderr}")
    return {(found["path"], found["range"]["start"]["line"], found["rule"]) for found in json.loads(done.stdout)["diagnostics"]}


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
    counts: dict[str, collections.Counter[tuple[str, str]]] = collections.defaultdict(collections.Counter)
    changed = looked_at = 0
    for repository, judged in by_repository.items():
        checkout = options.corpus / repository.replace("/", "+")
        if not checkout.is_dir():
            continue
        looked_at += 1
        present = findings(options.program, checkout)
        for verdict in judged:
            found = "yes" if (verdict["path"], int(verdict["line"]), verdict["rule"]) in present else "no"
            counts[verdict["rule"]][verdict["verdict"], found] += 1
            if found != verdict["found"]:
                changed += 1
                print(f"{repository} {verdict['path']}:{verdict['line']} {verdict['rule']}, {verdict['verdict']}: {verdict['why']}; found: {found}")
                verdict["found"] = found
    if looked_at == 0:
        sys.exit(f"{options.corpus} has no folder like {next(iter(by_repository)).replace('/', '+')}")

    print(f"\n{'rule':42} true: found, gone   false: found, gone")
    for rule, count in sorted(counts.items()):
        cells = [f"{count[verdict, 'yes']:4}, {count[verdict, 'no']:4}" for verdict in ("true", "false")]
        print(f"{rule:42} {cells[0]:>17} {cells[1]:>21}")
    print(f"{looked_at} of {len(by_repository)} repositories, {changed} of {sum(sum(count.values()) for count in counts.values())} verdicts changed")
    if options.update:
        columns = list(verdicts[0])
        lines = ["\t".join(columns)] + ["\t".join(verdict[column] for column in columns) for verdict in verdicts]
        (FOLDER / "verdicts.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return 0
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
