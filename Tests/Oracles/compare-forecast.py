#!/usr/bin/env python3
"""Compares the forecast with what the compiler said of packages in Swift 6 mode.

    compare-forecast.py PROGRAM EXPECTED.tsv CORPUS [--show missed|wrong] [--warnings]

EXPECTED has a row for each diagnostic: package, module, file, line, column, group, template, mode, message; `packages.tsv` beside it names
the modules that were compiled. CORPUS has a folder for each package, at the commit that the rows are of. Where something is forecast of a package
without a row, the compiler is asked: the table does not show whether it was. A row is forecast where the same case is said of its line; a line is right where the compiler says something of it. A wave is right where an error is forecast to wait for
those in types, and the compiler in Swift 6 mode (`6+5` in the column `mode`) does not say it yet; or the reverse. The exit status is 1
below the bars.

What was compiled against an iOS SDK has other columns: module, file, line, col, group, template, mode5complete, mode6, class, message; the
files begin with the folder, and `modules-ios.tsv` names the modules. There `error6` in the column `class` is an error in Swift 6 mode, which
says it at once where the column `mode6` does; `warning6` stays a warning, and is what `--warnings` compares.
"""

import argparse
import collections
import csv
import json
import pathlib
import re
import subprocess
import sys

from forecast_cases import case
from module_errors import NotAsked, command_of, module_errors

PRECISION, RECALL, MEAN_RECALL, WAVES = 0.95, 0.80, 0.75, 0.98
STATISTICS = re.compile(r"^ *([a-z0-9-]+) +(\d+) +(\d+)$", re.MULTILINE)


Place = tuple[str, int, str]


class Expected:
    """What the compiler says of each package; the modules that it compiled, and for which system."""

    def __init__(self, table: pathlib.Path, corpus: pathlib.Path, warnings: bool) -> None:
        self.rows: dict[str, collections.Counter[Place]] = collections.defaultdict(collections.Counter)
        self.at_once: dict[str, set[Place]] = collections.defaultdict(set)
        with table.open(encoding="utf-8", newline="") as text:
            rows = list(csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE))
        self.is_ios = "package" not in rows[0]
        self.platform = "ios" if self.is_ios else "linux"
        self.modules: dict[str, set[str]] = collections.defaultdict(set)
        for row in rows:
            if self.is_ios:
                package, _, file = row["file"].partition("/")
                is_meant, is_at_once = row["class"] == ("warning6" if warnings else "error6"), row["mode6"] != ""
            else:
                package, file, is_meant, is_at_once = row["package"], row["file"], not warnings, row["mode"] == "6+5"
            if not (corpus / package).is_dir():
                continue
            path = (corpus / package / file).resolve()
            if not path.exists():
                sys.exit(f"{package}: no file '{file}'")
            place = (str(path.relative_to((corpus / package).resolve())), int(row["line"]), case(row["message"]))
            if is_meant:
                self.rows[package][place] += 1
                if is_at_once:
                    self.at_once[package].add(place)
        self._read_modules(table.parent, corpus)

    def _read_modules(self, folder: pathlib.Path, corpus: pathlib.Path) -> None:
        listed = [row.split("\t") for row in (folder / ("modules-ios.tsv" if self.is_ios else "packages.tsv")).read_text(encoding="utf-8").splitlines()[1:]]
        if self.is_ios:
            # A module has the same name in no other package.
            packages = sorted(folder.name for folder in corpus.iterdir() if folder.is_dir())
            # What the compiler refuses in Swift 5 mode is not the code that the rows are of.
            compiled = {row[0] for row in listed if row[3] == "0"}
            self.modules = {package: compiled for package in packages}
        else:
            self.modules = {row[0]: set(row[4].split(",")) for row in listed}


def forecast(
    program: str, package: pathlib.Path, modules: set[str], options: list[str]
) -> tuple[list[Place], set[Place], dict[str, int]]:
    program = str(pathlib.Path(program).absolute())
    command = [program, "forecast", *options, "--no-debug", "--no-config", "--format=json", "--quiet", "--statistics", "."]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{package}: status {done.returncode}\n{done.stderr}")
    said, waiting = [], set()
    compiled = compiled_files(program, package, modules)
    written = json.loads(done.stdout)
    for each in written["warnings" if "--warnings" in options else "errors"]:
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
    parser.add_argument("--warnings", action="store_true", help="compare what stays a warning")
    options = parser.parse_args()

    expected = Expected(options.expected, options.corpus, options.warnings)
    flags = [f"--platform={expected.platform}", *(["--warnings"] if options.warnings else [])]
    cases: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    waves: collections.Counter[str] = collections.Counter()
    recalls = []
    undecided: collections.Counter[str] = collections.Counter()
    for package, modules in sorted(expected.modules.items()):
        if not (options.corpus / package).is_dir():
            continue
        rows, at_once = expected.rows[package], expected.at_once[package]
        said, waiting, unknown = forecast(options.program, options.corpus / package, modules, flags)
        undecided.update(unknown)
        if said and not rows and not expected.is_ios:
            asked = ask(options.program, options.corpus / package, modules)
            if asked is None:
                continue
            rows, at_once = asked
        counted = collections.Counter(said)
        found = rows & counted
        lines = {(file, line) for file, line, _ in rows}
        for place in found:
            waves["rows"] += 1
            waves["right"] += (place in waiting) != (place in at_once)
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
        if rows:
            recalls.append(sum(found.values()) / sum(rows.values()))
        print(f"{package:20}{sum(found.values()):5} of {sum(rows.values()):4} rows; {len(set((f, l) for f, l, _ in said)):4} lines said, "
              f"{len(set((f, l) for f, l, _ in said) - lines):3} wrong")
    print(f"\n{'rows':>6}{'found':>7}{'lines':>7}{'right':>7}")
    for words, counts in sorted(cases.items(), key=lambda item: -item[1]["rows"]):
        print(f"{counts['rows']:6}{counts['found']:7}{counts['lines']:7}{counts['right']:7}  {words}")
    rows_, found_, lines_, right_ = (sum(counts[name] for counts in cases.values()) for name in ("rows", "found", "lines", "right"))
    precision, recall, mean = right_ / max(lines_, 1), found_ / max(rows_, 1), sum(recalls) / max(len(recalls), 1)
    print(f"\nforecast: {len(recalls)} packages with any, {rows_} rows; {lines_} lines said, {right_} right")
    print(f"precision {precision:.1%}   recall {recall:.1%} of rows, {mean:.1%} over packages   "
          f"waves {waves['right'] / max(waves['rows'], 1):.1%}   undecided {sum(undecided.values())}")
    holds = precision >= PRECISION and recall >= RECALL and mean >= MEAN_RECALL and waves["right"] >= WAVES * waves["rows"]
    return 0 if holds else 1


def ask(program: str, package: pathlib.Path, modules: set[str]) -> tuple[collections.Counter[Place], set[Place]] | None:
    """What the compiler says of modules that need no other: all errors, and those that Swift 6 mode says at once."""
    errors = []
    for module in sorted(modules):
        sources = sorted(compiled_files(program, package, {module}))
        try:
            errors += module_errors(command_of(module, sources), package)
        except NotAsked as problem:
            print(f"{package.name:20} left out: the table has no rows, and the compiler says nothing of '{module}' here, {problem}")
            return None
    print(f"{package.name:20} has no rows in the table; asked now, the compiler says {len(errors)} errors")
    places = [(row.file, row.line, row.case) for row in errors]
    return collections.Counter(places), {place for place, row in zip(places, errors) if not row.is_hidden}


def compiled_files(program: str, package: pathlib.Path, modules: set[str]) -> set[str]:
    """The files of the modules, as the program names them. 'Food Truck' is the module 'FoodTruck', or 'FoodTruckApp' beside its kit."""
    command = [str(pathlib.Path(program).absolute()), "settings", "--format=json", "."]
    containers = json.loads(subprocess.run(command, cwd=package, capture_output=True, text=True, check=True).stdout)["containers"]
    targets = [target for container in containers for target in container["targets"]]
    names = modules | {name.removesuffix("App") for name in modules}
    return {file for target in targets if target["name"].replace(" ", "") in names for file in target["files"]}


if __name__ == "__main__":
    sys.exit(main())
