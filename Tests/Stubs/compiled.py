"""Compiles stub modules, and finds what has to be left out of them so that the compiler accepts the rest."""

import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import left_out

DIAGNOSTIC = re.compile(r"^(\S+?([\w]+)\.swiftinterface):(\d+):\d+: error: (.*)$", re.M)
CONFORMS = re.compile(r"type '([^']+)' does not conform to protocol '([^']+)'")
UNKNOWN = re.compile(r"cannot find type '([^']+)' in scope|'([^']+)' is not a member type of")


@dataclass(frozen=True)
class Error:
    path: str
    module: str
    line: int
    message: str


def errors(module, folder, arguments):
    """What the compiler says against a module, and against those that it imports."""
    with tempfile.TemporaryDirectory(prefix="stubs-") as place:
        source = Path(place) / "Probe.swift"
        source.write_text(f"import {module}\n", encoding="utf-8")
        run = subprocess.run(
            ["swiftc", "-typecheck", "-diagnostic-style", "llvm", *arguments, source], capture_output=True, text=True)
    text = run.stdout + run.stderr
    found = {Error(path, name, int(line), message) for path, name, line, message in DIAGNOSTIC.findall(text) if "failed to build module" not in message}
    if run.returncode != 0 and not found:
        found = {Error(str(folder), module, 0, (text.strip() or "the compiler failed").split("\n")[0])}
    return sorted(found, key=lambda each: (each.path, each.line, each.message))


def without_errors(build, write, folder, arguments):
    """The stubs without what the compiler does not accept, which is added to the list. `build` makes them, given what to leave out.
    What is on the list and in no text any more is removed from it."""
    unaccepted = left_out.read()
    stubs = build(unaccepted)
    write(stubs, folder)
    for name in stubs.order:
        while found := errors(name, folder, arguments):
            before = sum(map(len, unaccepted.values()))
            for error in found:
                leave_out(error, stubs, unaccepted)
            if sum(map(len, unaccepted.values())) == before:
                print(*(f"{error.path}:{error.line}: {error.message}" for error in found), sep="\n", file=sys.stderr)
                left_out.write(unaccepted)
                sys.exit(1)
            print(f"{name}: {len(found)} errors", file=sys.stderr)
            left_out.write(unaccepted)
            stubs = build(unaccepted)
            write(stubs, folder)
    for module, entry in stubs.builder.unused():
        del unaccepted[module][entry]
    left_out.write(unaccepted)
    return stubs


def leave_out(error, stubs, unaccepted):
    """Notes the entry of a line with an error: the conformance that it is about, else the whole."""
    lines = stubs.lines.get(error.module, [])
    text, entry = lines[error.line - 1] if 0 < error.line <= len(lines) else ("", None)
    if entry is None:
        return
    module = "Foundation" if error.module == "FoundationSupplement" else error.module
    entries = unaccepted.setdefault(module, {})
    if ":" not in entry and (part := part_of_type(error.message, entry, text)) and f"{entry}: {part}" not in entries:
        entry = f"{entry}: {part}"
    entries.setdefault(entry, re.sub(r" \[#\w+\]$", "", error.message))


def part_of_type(message, path, text):
    """The conformance or the attribute in a type's declaration that an error is about."""
    attributes = re.findall(r"@(?:resultBuilder|dynamicMemberLookup|dynamicCallable|propertyWrapper)", text)
    if attributes and ("result builder" in message or "@dynamic" in message or "property wrapper" in message):
        return attributes[0]
    clause = re.sub(r"^.*?\b(?:class|struct|enum|protocol|actor) \w+(?:<[^{]*?>)?", "", text).partition(" where ")[0].strip(" {:")
    inherited = [name.strip() for name in clause.split(",") if name.strip()]
    if match := CONFORMS.search(message):
        protocol = match[2]
        named = [name for name in inherited if name.rpartition(".")[2] == protocol]
        others = [name for name in inherited if name.rpartition(".")[2] not in ("Sendable", "Hashable", "Equatable", "NSObject", "Codable")]
        return (named or others[-1:] or [None])[0]
    if match := UNKNOWN.search(message):
        named = [name for name in inherited if (match[1] or match[2]) in re.split(r"[.<>]", name)]
        is_superclass = " class " in f" {text}" and named and inherited[0] == named[0]
        return named[0] if named and not is_superclass else None
    return None
