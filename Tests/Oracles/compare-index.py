#!/usr/bin/env python3
"""Compares the overrides, witnesses and conformances in concurlint's index with the compiler's.

    compare-index.py [options] --package DIR[:TARGET,…] CONCURLINT

Every entry of the linter whose ends stand in the module has to be one of the compiler's; the compiler's that
the linter does not list count as unknown. Exit status: 0 when the bars are reached, 1 when they are not, 2 when the
comparison could not be made.
"""

import argparse
from pathlib import Path

import corpus as shared
from compiler_facts.index import index_facts
from compiler_facts.toolchain import Cache
from linter import HEADING, UNKNOWN, Tally, ask, verdict
from packages import read_package


class Places:
    """Places as the compiler names them: absolute, and only those in the module's files."""

    def __init__(self, package, module):
        self.folder = package.folder
        self.files = set(module.files)

    def of(self, text):
        if not text:
            return None
        file, line, column = text.rsplit(":", 2)
        path = str((self.folder / file).resolve())
        return f"{path}:{line}:{column}" if path in self.files else None


def said_entries(listed, places):
    """(kind, entry) for what one file contributes and both of whose ends stand in the module."""
    for entry in listed["overrides"]:
        yield "override", (places.of(entry["member"]), places.of(entry["overridden"]))
    for entry in listed["witnesses"]:
        yield "witness", (places.of(entry["requirement"]), places.of(entry["witness"]))
    for entry in listed["conformances"]:
        yield "conformance", (places.of(entry["stated"]), entry["protocolName"])


def compare_module(package, module, options, cache):
    facts, places = index_facts(module, cache), Places(package, module)
    expected = {
        "override": facts.overrides,
        "witness": facts.witnesses,
        "conformance": {(stated, name) for stated, name, _ in facts.conformances},
    }
    said = {kind: set() for kind in expected}
    for path in module.files:
        listed = ask(options.concurlint, ["index"], path, directory=package.folder)
        for kind, entry in said_entries(listed, places):
            if None not in entry:
                said[kind].add(entry)
    for kind, entries in expected.items():
        tally = Tally()
        for entry in sorted(entries):
            tally.add(kind, "an entry", "an entry" if entry in said[kind] else UNKNOWN, " ← ".join(entry))
        for entry in sorted(said[kind] - entries):
            tally.add(kind, "no such entry", "an entry", " ← ".join(entry), is_isolated=False)
        if options.missing:
            for entry in sorted(entries - said[kind]):
                print(f"  not listed: {kind} {' ← '.join(entry)}")
        yield kind, tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", type=Path, help="the binary to compare")
    parser.add_argument("--package", action="append", required=True, metavar="DIR[:TARGET,…]")
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    parser.add_argument("--differences", type=int, default=30, metavar="N", help="kinds shown; default: %(default)s")
    parser.add_argument("--most-unknown", type=float, default=10, metavar="PERCENT", help="default: %(default)s")
    parser.add_argument("--missing", action="store_true", help="print what the linter does not list")
    options = parser.parse_args()
    cache, total = Cache(options.cache), Tally()
    print(HEADING)
    for spelling in options.package:
        package = read_package(spelling, options.cache)
        for module in package.modules:
            for kind, tally in compare_module(package, module, options, cache):
                print(tally.row(f"{package.name} {module.name} {kind}"))
                total.merge(tally)
    total.report_differences(options.differences)
    return verdict("index", total, 99, options.most_unknown)


if __name__ == "__main__":
    shared.exit_with(main)
