#!/usr/bin/env python3
"""Compares the annotations of Fixtures/forecast with the compiler in five modes, or with the forecast.

    confirm-forecast-fixtures.py [--update] [FILE…]
    confirm-forecast-fixtures.py --forecast PROGRAM [--show] [FILE…]

Fixtures/forecast/README.md describes the annotations; --update writes what the compiler says. With --forecast no compiler is needed: an error
that is forecast has to be annotated on its line, and where one is missed, the rule has to count as many undecided places as it misses lines.
Exit status: 0, 1 with differences.
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

from forecast_cases import RULES, case

FIXTURES = Path(__file__).resolve().parent.parent.parent / "Fixtures/forecast"
# What mode 6 turns on.
FEATURES = ["InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability", "DisableOutwardActorInference", "IsolatedDefaultValues",
            "RegionBasedIsolation", "DynamicActorIsolation", "GlobalConcurrency"]
COMPLETE = ["-swift-version", "5", "-strict-concurrency=complete"]
MODES = {
    "6": ["-swift-version", "6"], "5f": COMPLETE + [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)],
    "5c": COMPLETE, "5t": ["-swift-version", "5", "-strict-concurrency=targeted"], "5": ["-swift-version", "5"]}
USUAL = {"6": "error", "5f": "warning", "5c": "warning"}
LIBRARIES = {"OldLibrary": "5", "NewLibrary": "6"}
ANNOTATION = re.compile(r"\s*// says: (.*)$")
DIAGNOSTIC = re.compile(r"^(.+?):(\d+):(\d+): (error|warning): (.*)$", re.MULTILINE)
NOISE = re.compile(r"never (?:used|mutated|read)|unused|will never be executed|no 'async' operations|#no-usage|consider replacing|was never|"
                   r"inferred to have type")
STATISTICS = re.compile(r"^ *([a-z0-9-]+) +(\d+) +(\d+)$", re.MULTILINE)


def fixtures(names):
    return [Path(name) for name in names] or sorted(FIXTURES.glob("*.swift"))


def flags(text):
    found = re.search(r"^// flags: (.*)$", text, re.MULTILINE)
    return found[1].split() if found else []


def compile_libraries(folder):
    for name, mode in LIBRARIES.items():
        subprocess.run(["swiftc", "-emit-module", "-swift-version", mode, "-parse-as-library", "-module-name", name, "-suppress-warnings",
                        "-o", f"{folder}/{name}.swiftmodule", FIXTURES / f"libraries/{name}.swift"], check=True)


def compiled(path, text, folder):
    """What the compiler says: the line, column and case → the kind by mode."""
    found = collections.defaultdict(dict)
    for mode, options in MODES.items():
        command = ["swiftc", "-emit-sil", "-o", f"{folder}/out.sil", "-diagnostic-style", "llvm", "-print-diagnostic-groups",
                   "-no-color-diagnostics", "-I", folder, "-module-name", "Fixture", *options, *flags(text)]
        command += ["-parse-as-library"] if path.name != "main.swift" else []
        outcome = subprocess.run([*command, str(path)], capture_output=True, text=True)
        for file, line, column, kind, message in DIAGNOSTIC.findall(outcome.stdout + outcome.stderr):
            if Path(file).name == path.name and not NOISE.search(message):
                found[int(line), int(column), case(message)][mode] = kind
    return found


def shown(found, line):
    """The annotation of a line: columns and cases, and the modes where they are not the usual ones."""
    words = []
    for (_, column, name), kinds in sorted(item for item in found.items() if item[0][0] == line):
        word = f"{column} {name}"
        if kinds != USUAL:
            by_kind = [f"{kind} {' '.join(mode for mode in MODES if kinds.get(mode) == kind)}"
                       for kind in ("error", "warning") if kind in kinds.values()]
            word += f" [{', '.join(by_kind)}]"
        words.append(word)
    return f" // says: {'; '.join(words)}" if words else ""


def annotated(text):
    """The same as `compiled`, from the annotations."""
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not (annotation := ANNOTATION.search(line)):
            continue
        for word in annotation[1].split("; "):
            column, name, modes = re.match(r"(\d+) ([a-z0-9-]+)(?: \[(.*)\])?$", word).groups()
            kinds = {mode: kind for part in modes.split(", ") for kind, *each in [part.split()] for mode in each} if modes else USUAL
            found[number, int(column), name] = kinds
    return found


def confirm(paths, updates):
    differences = 0
    with tempfile.TemporaryDirectory() as folder:
        compile_libraries(folder)
        for path in paths:
            text = path.read_text(encoding="utf-8")
            found = compiled(path, text, folder)
            lines = [ANNOTATION.sub("", line) for line in text.splitlines()]
            wanted = "".join(line + shown(found, number) + "\n" for number, line in enumerate(lines, 1))
            if wanted == text:
                continue
            differences += 1
            if updates:
                path.write_text(wanted, encoding="utf-8")
                continue
            for number, (old, new) in enumerate(zip(text.splitlines(), wanted.splitlines()), 1):
                if old != new:
                    print(f"{path.name}:{number}\n  annotated {ANNOTATION.findall(old)}\n  compiler  {ANNOTATION.findall(new)}")
    print(f"{len(paths)} fixtures, {differences} {'updated' if updates else 'differ'}")
    return 1 if differences and not updates else 0


def lines_of_mode_5(text):
    """The lines of the `#else` of `#if swift(>=6)`, which mode 6 has not."""
    lines, conditions = set(), []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#if"):
            conditions.append(line.startswith("#if swift(>=6"))
        elif line.startswith("#endif"):
            conditions.pop()
        elif line.startswith("#else") and conditions[-1]:
            conditions[-1] = "else"
        if "else" in conditions:
            lines.add(number)
    return lines


def errors(found, text):
    """Rows of mode 6 with those that errors of types hide: (line, case) → count. What mode 5 refuses is none of a project that compiles."""
    old = lines_of_mode_5(text)
    found = {place: kinds for place, kinds in found.items() if kinds.get("5") != "error" and place[0] not in old}
    at_once = [(line, name) for (line, _, name), kinds in found.items() if kinds.get("6") == "error"]
    hidden = [(line, name) for (line, _, name), kinds in found.items() if "6" not in kinds and "5f" in kinds]
    return collections.Counter(at_once + hidden)


def forecast(program, path, text):
    """Rows that are forecast, and the number of undecided places by rule."""
    options = flags(text)
    with tempfile.TemporaryDirectory() as folder:
        for name in [*LIBRARIES, "Fixture"]:
            Path(folder, "Sources", name).mkdir(parents=True)
            source = path if name == "Fixture" else FIXTURES / f"libraries/{name}.swift"
            shutil.copy(source, Path(folder, "Sources", name, path.name if name == "Fixture" else f"{name}.swift"))
        settings = [f'.enableUpcomingFeature("{options[place + 1]}")' for place, word in enumerate(options) if word == "-enable-upcoming-feature"]
        settings += [".defaultIsolation(MainActor.self)"] if "-default-isolation" in options else []
        kind = "executableTarget" if path.name == "main.swift" else "target"
        Path(folder, "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Fixture", targets: [
  .target(name: "OldLibrary", swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(name: "NewLibrary", swiftSettings: [.swiftLanguageMode(.v6)]),
  .{kind}(
    name: "Fixture", dependencies: ["OldLibrary", "NewLibrary"],
    swiftSettings: [{', '.join(['.swiftLanguageMode(.v5)', *settings])}]),
])
""", encoding="utf-8")
        outcome = subprocess.run([program, "forecast", "--platform=linux", "--no-debug", "--no-config", "--format=json", "--quiet", "--statistics",
                                  "Sources/Fixture"], cwd=folder, capture_output=True, text=True)
        if outcome.returncode != 0:
            sys.exit(f"{path.name}: status {outcome.returncode}\n{outcome.stderr}")
    said = collections.Counter((error["range"]["start"]["line"], case(error["message"])) for error in json.loads(outcome.stdout)["errors"])
    return said, {rule: int(count) for rule, _, count in STATISTICS.findall(outcome.stderr)}


def compare(program, paths, shows):
    counts, problems = collections.Counter(), []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        expected = errors(annotated(text), text)
        said, undecided = forecast(program, path, text)
        lines = {line for line, _ in expected}
        counts.update(rows=expected.total(), found=(expected & said).total(), said=len({line for line, _ in said}))
        for line, name in sorted(said):
            if line not in lines:
                problems.append(f"{path.name}:{line}: '{name}' is forecast, and the compiler says nothing")
        missed = collections.defaultdict(set)
        for line, name in (expected - said).keys():
            missed[RULES.get(name, "")].add((line, name))
            if shows:
                print(f"missed {path.name}:{line}: {name}")
        for rule, places in missed.items():
            if len({line for line, _ in places}) > undecided.get(rule, 0):
                problems.append(f"{path.name}: lines {sorted(places)} are missed, and '{rule}' has {undecided.get(rule, 0)} undecided")
    for problem in problems:
        print(problem)
    print(f"forecast: {counts['found']} of {counts['rows']} rows; {counts['said']} lines said; {len(problems)} problems")
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--forecast", metavar="PROGRAM", type=Path)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    paths = fixtures(options.files)
    return compare(options.forecast.absolute(), paths, options.show) if options.forecast else confirm(paths, options.update)


if __name__ == "__main__":
    sys.exit(main())
