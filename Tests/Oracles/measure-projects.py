#!/usr/bin/env python3
"""Counts what the compiler has against the projects of Fixtures/projects when they are to become Swift 6.

    measure-projects.py [--show] [--forecast PROGRAM | --fix PROGRAM] [PROJECT…]

For each target but tests: the errors in language mode 6, where the errors of a file's types hide what its regions would add, and the
warnings of language mode 5 with complete checking, which hide nothing. A place and message count once. The modules of
Tests/Stubs stand for Apple's. --show prints what was counted.

With --forecast the program's forecast is held against the compiler: against the errors of mode 6, and with those that are hidden, which
mode 5 announces with the features of mode 6. A row is a line and the case of a message. --show prints what was missed and what is wrong.

With --fix the program fixes a copy of each project, with unsafe fixes too, until nothing changes. Before and after, the errors of mode 6
are counted, and those together with what they hide: every diagnostic that is in the way of Swift 6. Of these, 75 % have to be gone over
all projects, and 90 % of the inventory project's; and language mode 5 has to compile what was fixed. --show prints what is left.

Exit status: 0, 1 when the forecast or the fixes are below the bars, 3 when the toolchain lacks the libraries of the stubs.
"""

import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from forecast_cases import case

PACKAGE = Path(__file__).resolve().parent.parent.parent
PROJECTS = PACKAGE / "Fixtures/projects"
STUBS = PACKAGE / ".build/stubs"
# Nothing to do with concurrency.
OTHER_GROUPS = ("[#no-usage]", "[#DeprecatedDeclaration]")
# What mode 6 turns on.
FEATURES = ["InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability", "DisableOutwardActorInference", "IsolatedDefaultValues",
            "RegionBasedIsolation", "DynamicActorIsolation", "GlobalConcurrency"]
ANNOUNCED = "; this is an error in the Swift 6 language mode"
RECALL, PRECISION = 0.80, 0.95
# How much of what was in the way has to be gone: over all projects, and in one.
GONE, GONE_OF = 0.75, {"inventory": 0.90}
DIAGNOSTIC = re.compile(r"^(\S+:\d+:\d+|macro expansion \S+): (error|warning): (.*)$", re.M)


def targets(project):
    """Folders of Swift files that are no tests, each after those that it imports."""
    folders = list((project / "Sources").iterdir()) if (project / "Sources").exists() else [project / (project.glob("*.xcodeproj").__next__().stem)]
    found = {folder.name: sorted(folder.rglob("*.swift")) for folder in folders if any(folder.rglob("*.swift"))}
    imports = {name: {word for file in files for word in re.findall(r"^import (\w+)", file.read_text(), re.M)} for name, files in found.items()}
    return sorted(found.items(), key=lambda item: len(imports[item[0]] & found.keys()))


def compile_files(files, module, modules, project, options):
    command = ["swiftc", *options, "-parse-as-library", "-wmo", "-diagnostic-style", "llvm", "-module-name", module, "-I", modules]
    command += [word for map_file in project.rglob("module.modulemap") for word in ("-I", map_file.parent)]
    if any("@objc" in file.read_text() for file in files):
        command += ["-Xfrontend", "-enable-objc-interop"]
    command += [f"@{STUBS / 'arguments'}", *files]
    outcome = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if without_place := re.search(r"^<unknown>:0: error: .*$", outcome.stdout + outcome.stderr, re.M):
        sys.exit(f"{module}: nothing was compiled: {without_place.group()}")
    found = {match.groups() for match in DIAGNOSTIC.finditer(outcome.stdout + outcome.stderr)}
    return sorted(line for line in found if not line[2].endswith(OTHER_GROUPS))


def compile_targets(project):
    """For each target its name and files; the errors of mode 6; what mode 5 says with complete checking; and what it announces of mode 6
    with the features of that."""
    with tempfile.TemporaryDirectory() as modules:
        for name, files in targets(project):
            module = ["-emit-module", "-suppress-warnings", "-swift-version", "5", "-o", f"{modules}/{name}.swiftmodule"]
            compile_files(files, name, modules, project, module)
            code = ["-emit-sil", "-o", f"{modules}/{name}.sil"]
            six = compile_files(files, name, modules, project, [*code, "-swift-version", "6"])
            complete = [*code, "-swift-version", "5", "-strict-concurrency=complete"]
            five = compile_files(files, name, modules, project, complete)
            featured = complete + [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
            announced = [line for line in compile_files(files, name, modules, project, featured) if ANNOUNCED in line[2]]
            yield name, files, [line for line in six if line[1] == "error"], five, announced


def rows(lines, project):
    """Each as the file within the project, the line, and the case of the message."""
    found = collections.Counter()
    for place, _, message in lines:
        path, line = place.rsplit(":", 2)[:2]
        found[path.removeprefix(str(project) + "/"), int(line), case(message)] += 1
    return found


def forecast(program, project):
    command = [program, "forecast", "--platform=linux", "--no-debug", "--no-config", "--format=json", "--quiet", "."]
    errors = json.loads(subprocess.run(command, cwd=project, capture_output=True, text=True, check=True).stdout)["errors"]
    found = collections.Counter()
    for error in errors:
        path = (project / error["path"]).resolve() if (project / error["path"]).exists() else PACKAGE / error["path"]
        found[str(path.relative_to(project)), error["range"]["start"]["line"], case(error["message"])] += 1
    return found


class Comparison:
    """Rows of the compiler and of a forecast, over all projects."""

    def __init__(self, shows):
        self.shows, self.counts = shows, collections.Counter()

    def add(self, project, at_once, hidden, said):
        expected = at_once + hidden
        lines = {row[:2] for row in expected}
        self.counts += collections.Counter({
            "rows": sum(expected.values()), "found": sum((expected & said).values()),
            "rows at once": sum(at_once.values()), "found at once": sum((at_once & said).values()),
            "lines": len({row[:2] for row in said}), "right": len({row[:2] for row in said} & lines)})
        for row in sorted((expected - said).keys()) if self.shows else []:
            print(f"  missed {project}/{row[0]}:{row[1]} {row[2]}")
        for row in sorted(said.keys()) if self.shows else []:
            if row[:2] not in lines:
                print(f"  wrong {project}/{row[0]}:{row[1]} {row[2]}")

    def holds(self):
        counts = self.counts
        print(f"forecast: {counts['found at once']} of {counts['rows at once']} rows of mode 6; {counts['found']} of {counts['rows']} with those "
              f"that are hidden; {counts['right']} of {counts['lines']} lines right")
        return (counts["found at once"] >= RECALL * counts["rows at once"] and counts["found"] >= RECALL * counts["rows"]
                and counts["right"] >= PRECISION * counts["lines"])


def in_the_way(project):
    """The errors of mode 6, those together with the announced ones, and the errors of mode 5."""
    errors, announced, broken = [], [], []
    for _, _, six, five, rest in compile_targets(project):
        errors += six
        announced += rest
        broken += [line for line in five if line[1] == "error"]
    every = {(place, message.split(ANNOUNCED)[0].split(" [#")[0]) for place, _, message in errors + announced}
    return errors, sorted(every), broken


def fix(program, project):
    """Fixes until nothing changes."""
    def contents():
        return {file: file.read_bytes() for file in project.rglob("*") if file.is_file()}
    before = None
    while before != (before := contents()):
        subprocess.run([program, "fix", "--unsafe-fixes", "--quiet", "--fail-on", "never", "."], cwd=project, capture_output=True, check=True)


def measure_fixes(program, projects, shows):
    """Prints what is in the way before and after fixes, and whether enough of it is gone."""
    print(f"{'project':12} {'errors in mode 6':>16} {'with hidden ones':>16} {'gone':>6} {'errors in mode 5':>16}")
    before_all, after_all, holds = 0, 0, True
    for project in projects:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(shutil.copytree(project, Path(folder).resolve() / project.name))
            errors, before, _ = in_the_way(copy)
            fix(program, copy)
            errors_left, after, broken = in_the_way(copy)
        gone = 1 - len(after) / len(before) if before else 1
        before_all, after_all = before_all + len(before), after_all + len(after)
        holds = holds and not broken and gone >= GONE_OF.get(project.name, 0)
        print(f"{project.name:12} {f'{len(errors)} → {len(errors_left)}':>16} {f'{len(before)} → {len(after)}':>16} {gone:>6.0%} {len(broken):>16}")
        for place, *_, message in [*after, *broken] if shows else broken:
            print(f"  {place.removeprefix(str(copy) + '/')} {message}")
    gone = 1 - after_all / max(before_all, 1)
    print(f"{'all':12} {'':16} {f'{before_all} → {after_all}':>16} {gone:>6.0%}")
    return holds and gone >= GONE


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--forecast", metavar="PROGRAM", type=Path)
    parser.add_argument("--fix", metavar="PROGRAM", type=Path)
    parser.add_argument("projects", nargs="*")
    options = parser.parse_args()
    status = subprocess.run([sys.executable, PACKAGE / "Tests/Stubs/make-stubs.py", "--quiet"]).returncode
    if status != 0:
        return status
    projects = sorted(path for path in PROJECTS.iterdir() if path.is_dir() and (not options.projects or path.name in options.projects))
    if options.fix:
        return 0 if measure_fixes(options.fix.absolute(), projects, options.show) else 1
    comparison = Comparison(options.show)
    print(f"{'target':34} {'errors in mode 6':>16} {'warnings, complete':>18}")
    for project in projects:
        at_once, hidden, compiled = collections.Counter(), collections.Counter(), set()
        for name, files, errors, five, announced in compile_targets(project):
            compiled |= {str(file.relative_to(project)) for file in files}
            print(f"{project.name + '/' + name:34} {len(errors):16} {len(five):18}")
            for place, kind, message in errors + five if options.show and not options.forecast else []:
                print(f"  {kind} {place.removeprefix(str(project) + '/')} {message}")
            if options.forecast:
                at_once += rows(errors, project)
                # Errors of types hide those of regions.
                if not all("SendingRisksDataRace" in line[2] or "sending" in line[2] for line in errors):
                    hidden += rows([line for line in announced if line[0].startswith(str(project))], project) - rows(errors, project)
        if options.forecast:
            said = forecast(options.forecast.absolute(), project)
            comparison.add(project.name, at_once, hidden,
                           collections.Counter({row: count for row, count in said.items() if row[0] in compiled}))
    return 0 if not options.forecast or comparison.holds() else 1


if __name__ == "__main__":
    sys.exit(main())
