#!/usr/bin/env python3
"""Compares the forecast with what the compiler said of packages in Swift 6 mode.

    compare-forecast.py PROGRAM EXPECTED.tsv CORPUS [--show missed|wrong]

EXPECTED has a row for each diagnostic: package, module, file, line, column, group, template, mode, message; `packages.tsv` beside it names
the modules that were compiled. CORPUS has a folder for each package, at the commit that the rows are of. A row is forecast where the same
case is said of its line; a line is right where the compiler says something of it. A wave is right where an error is forecast to wait for
those in types, and the compiler in Swift 6 mode (`6+5` in the column `mode`) does not say it yet; or the reverse. The exit status is 1
below the bars.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

from forecast_cases import case

PRECISION, RECALL, MEAN_RECALL, WAVES = 0.95, 0.80, 0.75, 0.98
STATISTICS = re.compile(r"^ *([a-z0-9-]+) +(\d+) +(\d+)$", re.MULTILINE)


def forecast(program: str, package: pathlib.Path, modules: set[str]) -> tuple[list[tuple[str, int, str]], set[tuple[str, int, str]], dict[str, int]]:
    program = str(pathlib.Path(program).absolute())
    command = [program, "forecast", "--platform=linux", "--no-debug", "--no-config", "--format=json", "--quiet", "--statistics", "."]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{package}: status {done.returncode}\n{done.stderr}")
    said, waiting = [], set()
    compiled = compiled_files(program, package, modules)
    for each in json.loads(done.stdout)["errors"]:
        if each["path"] not in compiled:
            continue
        # A source may be reached through a link, too.
        path = (package / each["path"]).resolve().relative_to(package.resolve())
        said.append((str(path), each["range"]["start"]["line"], case(each["message"])))
        if each.get("hiddenBy") == "types":
            waiting.add(said[-1])
    return said, waiting, {rule: int(undecided) for rule, _, undecided in STATISTICS.findall(done.stderr)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("expected", type=pathlib.Path)
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--show", choices=["missed", "wrong"])
    options = parser.parse_args()

    expected: dict[str, collections.Counter[tuple[str, int, str]]] = collections.defaultdict(collections.Counter)
    at_once: dict[str, set[tuple[str, int, str]]] = collections.defaultdict(set)
    listed = [row.split("\t") for row in (options.expected.parent / "packages.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    modules = {row[0]: set(row[4].split(",")) for row in listed}
    for row in options.expected.read_text(encoding="utf-8").splitlines()[1:]:
        package, _, file, line, _, _, _, mode, words = row.split("\t")
        if not (options.corpus / package).is_dir():
            continue
        path = (options.corpus / package / file).resolve()
        if not path.exists():
            sys.exit(f"{package}: no file '{file}'")
        file = str(path.relative_to((options.corpus / package).resolve()))
        expected[package][file, int(line), case(words)] += 1
        if mode == "6+5":
            at_once[package].add((file, int(line), case(words)))

    cases: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    waves: collections.Counter[str] = collections.Counter()
    recalls = []
    undecided: collections.Counter[str] = collections.Counter()
    for package, rows in sorted(expected.items()):
        said, waiting, unknown = forecast(options.program, options.corpus / package, modules[package])
        undecided.update(unknown)
        counted = collections.Counter(said)
        found = rows & counted
        lines = {(file, line) for file, line, _ in rows}
        for place in found:
            waves["rows"] += 1
            waves["right"] += (place in waiting) != (place in at_once[package])
        for (file, line, words), count in rows.items():
            cases[words]["rows"] += count
            cases[words]["found"] += found[file, line, words]
            if options.show == "missed" and found[file, line, words] < count:
                print(f"missed {package} {file}:{line}: {words}")
        for file, line, words in set(said):
            right = (file, line) in lines
            cases[words]["lines"] += 1
            cases[words]["right"] += right
            if options.show == "wrong" and not right:
                print(f"wrong {package} {file}:{line}: {words}")
        recalls.append(sum(found.values()) / sum(rows.values()))
        print(f"{package:20}{sum(found.values()):5} of {sum(rows.values()):4} rows; {len(set((f, l) for f, l, _ in said)):4} lines said, "
              f"{len(set((f, l) for f, l, _ in said) - lines):3} wrong")
    print(f"\n{'rows':>6}{'found':>7}{'lines':>7}{'right':>7}")
    for words, counts in sorted(cases.items(), key=lambda item: -item[1]["rows"]):
        print(f"{counts['rows']:6}{counts['found']:7}{counts['lines']:7}{counts['right']:7}  {words}")
    rows_, found_, lines_, right_ = (sum(counts[name] for counts in cases.values()) for name in ("rows", "found", "lines", "right"))
    precision, recall, mean = right_ / max(lines_, 1), found_ / max(rows_, 1), sum(recalls) / max(len(recalls), 1)
    print(f"\nforecast: {len(expected)} packages, {rows_} rows; {lines_} lines said, {right_} right")
    print(f"precision {precision:.1%}   recall {recall:.1%} of rows, {mean:.1%} over packages   "
          f"waves {waves['right'] / max(waves['rows'], 1):.1%}   undecided {sum(undecided.values())}")
    holds = precision >= PRECISION and recall >= RECALL and mean >= MEAN_RECALL and waves["right"] >= WAVES * waves["rows"]
    return 0 if holds else 1


def compiled_files(program: str, package: pathlib.Path, modules: set[str]) -> set[str]:
    """The files of the modules, as the program names them."""
    command = [str(pathlib.Path(program).absolute()), "settings", "--format=json", "."]
    containers = json.loads(subprocess.run(command, cwd=package, capture_output=True, text=True, check=True).stdout)["containers"]
    targets = [target for container in containers for target in container["targets"]]
    return {file for target in targets if target["name"] in modules for file in target["files"]}


if __name__ == "__main__":
    sys.exit(main())
