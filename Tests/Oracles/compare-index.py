#!/usr/bin/env python3
"""Compares the overrides, witnesses and conformances in concurlint's index with the compiler's.

    compare-index.py [options] CONCURLINT

Packages, and generated graphs, which have more witnesses and overrides. Every entry of the linter whose ends stand in the
module and are compiled, as far as `#if` is concerned, has to be one of the compiler's; the compiler's that the linter does not
list count as unknown. Exit status: 0 when the bars are reached, 1 when they are not, 2 when the
comparison could not be made.
"""

import argparse
from pathlib import Path

import corpus as shared
from compiler_facts.index import ModuleHasErrors, index_facts
from compiler_facts.module import Module
from compiler_facts.toolchain import Cache
from isolation_graphs.file import GRAPHS_PER_FILE, generated_files, generated_folder
from linter import HEADING, UNKNOWN, Tally, ask, verdict
import real_code

MODE_5 = ("-swift-version", "5", "-module-name", "Generated", "-parse-as-library")


class Places:
    """Places as the compiler names them: absolute, and only those in the module's files."""

    def __init__(self, folder, module):
        self.folder = folder
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


def compare_module(folder, module, facts, options):
    places = Places(folder, module)
    expected = {
        "override": facts.overrides,
        "witness": facts.witnesses,
        "conformance": {(stated, name) for stated, name, _ in facts.conformances},
    }
    said = {kind: set() for kind in expected}
    for path in module.files:
        listed = ask(options.concurlint, ["index"], path, directory=folder)
        for kind, entry in said_entries(listed, places):
            if None not in entry and all(end in facts.compiled for end in entry[: 1 if kind == "conformance" else 2]):
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


def compare_packages(options, cache):
    for package, module in real_code.modules(options):
        try:
            facts = index_facts(module, cache)
        except ModuleHasErrors as failure:
            print(f"{package.name} {module.name}: left out, as it does not compile: {failure}")
            continue
        for kind, tally in compare_module(package.folder, module, facts, options):
            yield f"{package.name} {module.name} {kind}", tally


def compare_generated(options, cache):
    """Each file in a folder of its own, as the linter looks at what lies beside it; graphs with errors are left out."""
    by_kind = {}
    for index, file in enumerate(generated_files(options.seed, options.graphs)):
        folder = generated_folder(f"index-{options.seed}-{index * GRAPHS_PER_FILE}")
        path = folder / "Graphs.swift"
        facts = None
        while facts is None:
            path.write_text(file.text)
            module = Module((str(path),), MODE_5, name="Generated")
            try:
                facts = index_facts(module, cache)
            except ModuleHasErrors as failure:
                file = file.without(failure.errors)
        for kind, tally in compare_module(folder, module, facts, options):
            by_kind.setdefault(kind, Tally()).merge(tally)
    for kind, tally in by_kind.items():
        yield f"generated {kind}", tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", type=Path, help="the binary to compare")
    real_code.add_arguments(parser)
    parser.add_argument("--graphs", type=int, default=200, metavar="N", help="generated graphs; default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default: %(default)s")
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    parser.add_argument("--differences", type=int, default=30, metavar="N", help="kinds shown; default: %(default)s")
    parser.add_argument("--most-unknown", type=float, default=10, metavar="PERCENT", help="default: %(default)s")
    parser.add_argument("--missing", action="store_true", help="print what the linter does not list")
    options = parser.parse_args()
    cache, total = Cache(options.cache), Tally()
    print(HEADING)
    for compare in (compare_packages, compare_generated):
        for name, tally in compare(options, cache):
            print(tally.row(name))
            total.merge(tally)
    total.report_differences(options.differences)
    return verdict("index", total, 99, options.most_unknown)


if __name__ == "__main__":
    shared.exit_with(main)
