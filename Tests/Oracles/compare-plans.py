#!/usr/bin/env python3
"""Applies the first steps of forecast plans to packages, and compares what they remove with what the compiler says.

    compare-plans.py [--steps 10] [--show] PROGRAM DIR:MODULE…

For each module: `PROGRAM forecast --what-if` gives the plan; its first steps that change files of the module are written into a copy of the
files, each annotation at its declaration, and both are compiled: the errors of language mode 6, with those that they hide, which mode 5 announces
with the features of mode 6. No line is added, so errors are the same if their line and case are. The modules need nothing that has to be built
first. The exit status is 1 if the errors that are gone are more than 10 % off what the plan says.
"""

import argparse
import collections
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from forecast_cases import case
from module_errors import NotAsked, command_of, module_errors

TOLERANCE = 0.10


def run(program, folder, *words):
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{folder}: status {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout)


def files(program, package, module):
    """The files of a module, below the package."""
    containers = run(program, package, "settings", "--format=json", ".")["containers"]
    found = [target["files"] for container in containers for target in container["targets"] if target["name"] == module]
    if not found:
        sys.exit(f"{package}: no target '{module}'")
    return sorted(file for file in found[0] if file.endswith(".swift"))


def compiled(folder, sources, module):
    """The errors of mode 6 and those that they hide: (file, line, case) → count."""
    try:
        rows = module_errors(command_of(module, sources), folder)
    except NotAsked as problem:
        sys.exit(f"{folder}: {problem}")
    return collections.Counter((row.file, row.line, row.case) for row in rows)


# Where an annotation goes, around the name of the declaration.
def with_annotation(line, column, change, annotation):
    """The line with an annotation of the declaration whose name is at a column (from 0)."""
    before, after = line[:column], line[column:]
    indent = len(line) - len(line.lstrip())
    name = change["name"]
    if change["kind"] == "function type":
        return before + annotation + " " + after
    if change["kind"] == "import":
        return line[:indent] + annotation + " " + line[indent:]
    if change["kind"] == "generic parameter":
        bound = re.match(rf"({re.escape(name)})(\s*:\s*)?", after)
        return before + (f"{name}: {annotation} & " if bound[2] else f"{name}: {annotation}") + after[bound.end():]
    if annotation in ("Sendable", "@unchecked Sendable"):
        # Behind the name and its generic parameters.
        end = len(name)
        if after[end:end + 1] == "<":
            depth = 0
            for place, character in enumerate(after[end:]):
                depth += (character == "<") - (character == ">")
                if depth == 0:
                    end += place + 1
                    break
        rest = after[end:]
        inherits = re.match(r"\s*:\s*", rest)
        return before + after[:end] + (f": {annotation}, " + rest[inherits.end():] if inherits else f": {annotation}" + rest)
    if annotation == "let":
        return re.sub(r"\bvar(?=\s+$)", "let", before) + after
    if annotation == "final":
        return re.sub(r"\bclass(?=\s+$)", "final class", before) + after
    if annotation == "sending":
        return before + re.sub(r":\s*", ": sending ", after, count=1)
    # Attributes and modifiers go first.
    return line[:indent] + annotation + " " + line[indent:]


def apply(folder, steps):
    edits = [(change["path"], change["line"] - 1, change["column"] - 1, change, annotation)
             for step in steps for change in step["changes"] for annotation in change["annotations"]]
    # From the end of each line, so that columns stay; what is written behind a name before what is written before it.
    order = {"Sendable": 0, "@unchecked Sendable": 0, "let": 1, "final": 2}
    edits.sort(key=lambda edit: (edit[0], edit[1], -edit[2], order.get(edit[4], 3)))
    shifts = collections.Counter()
    for path, number, column, change, annotation in edits:
        file = folder / path
        lines = file.read_text(encoding="utf-8").split("\n")
        # Columns count bytes.
        column = len(lines[number].encode()[:column].decode()) + shifts[path, number, column]
        changed = with_annotation(lines[number], column, change, annotation)
        if changed == lines[number]:
            sys.exit(f"{path}:{number + 1}: '{annotation}' cannot be written: {lines[number]}")
        prefix = changed.find(lines[number][column:]) if annotation not in ("Sendable", "@unchecked Sendable") else column
        shifts[path, number, change["column"] - 1] += max(prefix - column, 0)
        lines[number] = changed
        file.write_text("\n".join(lines), encoding="utf-8")


def compare(program, package, module, count, shows):
    sources = files(program, package, module)
    plan = run(program, package, "forecast", "--platform=linux", "--no-debug", "--no-config", "--format=json", "--quiet", "--what-if",
               *sources)["whatIf"]
    # A step of another module of the package ends what can be compared.
    own = []
    for step in plan[:count]:
        if not all(change["path"] in sources for change in step["changes"]):
            break
        own.append(step)
    before = compiled(package, sources, module)
    with tempfile.TemporaryDirectory() as copy:
        for source in sources:
            target = Path(copy, source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((package / source).read_bytes())
        apply(Path(copy), own)
        after = compiled(copy, sources, module)
    removed, added = before - after, after - before
    said_removed, said_added = sum(step["removes"] for step in own), sum(len(step["adds"]) for step in own)
    said, real = said_removed - said_added, removed.total() - added.total()
    holds = abs(real - said) <= max(TOLERANCE * said, 1)
    print(f"{package.name + '/' + module:28} {len(own):3} steps; of {before.total():4} errors {said:4} fewer forecast ({said_removed} removed, {said_added} added), "
          f"{real:4} fewer in truth ({removed.total()}, {added.total()}) {'' if holds else '✗'}")
    if shows:
        for step in own:
            words = ["{path}:{line} {name}: ".format(**change) + " ".join(change["annotations"]) for change in step["changes"]]
            print(f"  {'; '.join(words)}: removes {step['removes']}, adds {len(step['adds'])}")
        said_places = collections.Counter((added["path"], added.get("line") or added["range"]["start"]["line"], case(added["message"]))
                                          for step in own for added in step["adds"])
        for row in sorted((added - said_places).keys()):
            print(f"  added, not forecast: {row[0]}:{row[1]} {row[2]}")
    return holds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("program", type=Path)
    parser.add_argument("modules", nargs="+", metavar="DIR:MODULE")
    options = parser.parse_args()
    program = options.program.absolute()
    results = [compare(program, Path(folder), module, options.steps, options.show)
               for folder, _, module in (word.rpartition(":") for word in options.modules)]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
