"""What the linter says of types of an SDK: where a member of an extension runs, and whether a value can be shared."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SDK = Path(__file__).resolve().parents[2] / "Sources" / "LintSemantics" / "SDK"
GENERIC = re.compile(r"\b(?:class|struct|enum|actor|typealias)\s+(\w+)<([^>{]*)>")


def parameter_counts():
    """How many generic parameters each type has that the interfaces declare, by its last name."""
    counts = {}
    for path in SDK.rglob("*.swift"):
        for name, parameters in GENERIC.findall(path.read_text(encoding="utf-8")):
            counts.setdefault(name, parameters.count(",") + 1)
    return counts


def probe(module, types, kinds, counts):
    """Swift that asks about types of a module."""
    # Applications that mention a type of Objective-C's run time import Foundation.
    lines = [f"import {module}", "import Foundation"]
    for number, name in enumerate(types):
        arguments = (part + ("<" + ", ".join(["Int"] * counts[part]) + ">" if part in counts else "") for part in name.split("."))
        written = ".".join(arguments)
        if kinds[module, name] == "protocol":
            written = f"any {written}"
        lines += [f"extension {name} {{ func isolation{number}() {{}} }}", f"struct Sendable{number} {{ var value: {written} }}"]
    return "\n".join(lines) + "\n"


def answers(linter, module, types, kinds, counts):
    """For each type its isolation and its sendability; `unknown` where the linter does not know."""
    with tempfile.TemporaryDirectory(prefix="sdk-types-") as folder:
        path = Path(folder) / "Probe.swift"
        path.write_text(probe(module, types, kinds, counts), encoding="utf-8")
        run = subprocess.run([linter, "isolation", "--format", "json", path], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"'{linter} isolation' failed for {module}: {run.stderr.strip()}")
    isolation, sendable = {}, {}
    for entry in json.loads(run.stdout):
        name = entry.get("name", "")
        if name.startswith("isolation"):
            isolation[int(name.removeprefix("isolation"))] = entry["isolation"]
        elif name.startswith("Sendable"):
            sendable[int(name.removeprefix("Sendable"))] = entry.get("sendable", "unknown")
    return {
        name: (isolation.get(number, "unknown"), sendable.get(number, "unknown")) for number, name in enumerate(types)}
