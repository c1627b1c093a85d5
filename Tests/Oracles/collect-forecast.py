#!/usr/bin/env python3
"""Writes the tables that compare-forecast.py reads: what the compiler says of packages in Swift 6 mode.

    collect-forecast.py OUTPUT PACKAGE…

PACKAGE is a folder, which `swift build` builds as its manifest says, or `FOLDER:TARGET,TARGET`. Then each of its modules is compiled in Swift 6
mode, without `DEBUG`, and in mode 5 with what mode 6 turns on, which announces the errors that others hide. OUTPUT gets `expected.tsv` and
`packages.tsv`. A module that cannot be asked is named, and in neither.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from module_errors import NotAsked, module_errors
from packages import read_package


def command(module):
    """Without a mode, and without `DEBUG`."""
    words = list(module.arguments)
    for option, value in (("-swift-version", None), ("-D", "DEBUG")):
        places = [place for place, word in enumerate(words[:-1]) if word == option and value in (None, words[place + 1])]
        for place in reversed(places):
            del words[place:place + 2]
    return ["swiftc", "-frontend", *words, *module.files]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("output", type=Path)
    parser.add_argument("packages", nargs="+", metavar="PACKAGE")
    options = parser.parse_args()
    rows, listed = [], []
    for spelling in options.packages:
        package = read_package(spelling, options.output / "built")
        asked = []
        for module in package.modules:
            try:
                errors = module_errors(command(module), package.folder)
            except NotAsked as problem:
                print(f"{package.name}: {module.name} is left out, {problem}", file=sys.stderr)
                continue
            asked.append(module.name)
            rows += [(package.name, module.name, row.file, row.line, row.column, row.group, re.sub(r"'[^']*'", "'_'", row.message),
                      "5" if row.is_hidden else "6+5", row.message) for row in errors]
        commit = subprocess.run(["git", "-C", package.folder, "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
        listed.append((package.name, "", "", commit, ",".join(asked), sum(row[0] == package.name for row in rows)))
        print(f"{package.name}: {len(asked)} modules, {listed[-1][-1]} errors")
    write(options.output / "expected.tsv", ["package", "module", "file", "line", "column", "group", "template", "mode", "message"], rows)
    write(options.output / "packages.tsv", ["package", "repo", "ref", "commit", "modules compiled", "diagnostics"], listed)


def write(path, header, rows):
    path.write_text("".join("\t".join(map(str, row)) + "\n" for row in [header, *rows]), encoding="utf-8")


if __name__ == "__main__":
    main()
