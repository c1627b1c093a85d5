#!/usr/bin/env python3
"""Compares the isolation that concurlint infers with the compiler's, on generated declaration graphs and on packages.

    compare-isolation.py [options] CONCURLINT
    compare-isolation.py --check-compiler [options]

Each graph is compared in every configuration; what the compiler did not type-check, what stands on a line
with an error, and graphs with an error that may change what is inferred elsewhere are left out. The first differences are shown with a graph that was made as small as possible. Exit status: 0
when agreement and the share of unknown answers reach the bars, 1 when they do not, 2 when the comparison could not be made.

With --check-compiler no linter is asked: what is read from the compiler's tree is compared with SIL.
"""

import argparse
import re
import sys
import tempfile
from pathlib import Path

import corpus as shared
from compiler_facts.configuration import Configuration, matrix
from compiler_facts.default_isolation import silgen_of_clean_regions
from compiler_facts.module import Module, isolation_facts
from compiler_facts.toolchain import Cache
from isolation_graphs.file import GRAPHS_PER_FILE, GeneratedFile, GraphNodes, generated_files, generated_folder
from isolation_graphs.nodes import minimised, text
from linter import HEADING, UNKNOWN, Tally, ask, verdict
import real_code

# Errors that leave the rest of what is inferred alone; a graph with any other is left out.
HARMLESS = re.compile(
    r"\[#ConformanceIsolation\]|\[#ActorIsolatedCall\]|overridden declaration|cannot be marked as '@Sendable'|mutable stored properties"
    r"|'Sendable'|default initializer for|loses global actor|default value|Sendable"
)
LIBRARY = ["-module-name", "Generated", "-parse-as-library"]


def is_isolated(isolation):
    return isolation != "nonisolated"


def same(kind, expected, said):
    """A closure's @concurrent is not told from nonisolated by the compiler."""
    if kind == "closure" and said == "@concurrent":
        said = "nonisolated"
    if kind == "closure" and expected == "@concurrent":
        expected = "nonisolated"
    return expected == said


def spoiled_regions(regions, errors):
    """The regions with an error that may change what is inferred elsewhere in them; all of them for one outside."""
    serious = [error.line for error in errors if not HARMLESS.search(error.text)]
    if any(not any(first <= line <= last for first, last in regions) for line in serious):
        return list(regions)
    return [(first, last) for first, last in regions if any(first <= line <= last for line in serious)]


def compare_file(path, facts, errors, listed, tally):
    """Counts one file's facts; the differences with the facts that they are about."""
    said = {(each["kind"], each["line"], each["column"]): each for each in listed}
    error_lines, found = {error.line for error in errors if error.file == str(path)}, []
    for fact in facts:
        if fact.isolation is None or fact.line in error_lines:
            continue
        entry = said.get((fact.kind, *fact.place), {})
        ours = entry.get("isolation")
        where = f"{path}:{fact.line}:{fact.column} {fact.name}".rstrip()
        equal = same(fact.kind, fact.isolation, ours)
        difference = tally.add(fact.kind, fact.isolation, ours, where, is_isolated(fact.isolation), equal)
        if ours == UNKNOWN and is_isolated(fact.isolation):
            tally.add_missing(entry["reasons"][-1] if entry["reasons"] else "no reason", where)
        if difference:
            found.append((difference, fact))
    return found


class Generated:
    """Comparing generated graphs."""

    def __init__(self, options):
        self.options = options
        self.cache = Cache(options.cache)

    def write(self, file, name):
        path = generated_folder(name) / "Graphs.swift"
        path.write_text(file.text)
        return path

    def module(self, path, configuration):
        return Module((str(path),), (*configuration.compiler_arguments, *LIBRARY))

    def facts(self, file, path, configuration):
        facts, errors = isolation_facts(self.module(path, configuration), self.cache, file.regions)
        return facts[str(path)], errors

    def listed(self, path, configuration):
        return ask(self.options.concurlint, ["isolation"], path, configuration.linter_arguments)

    def compare(self, configurations):
        total, smallest = Tally(), []
        print(HEADING)
        for configuration in configurations:
            tally, left_out = Tally(), 0
            for index, file in enumerate(generated_files(self.options.seed, self.options.graphs)):
                path = self.write(file, f"{self.options.seed}-{index * GRAPHS_PER_FILE}")
                facts, errors = self.facts(file, path, configuration)
                spoiled = spoiled_regions(file.regions, errors)
                left_out += len(spoiled)
                facts = [fact for fact in facts if not any(first <= fact.line <= last for first, last in spoiled)]
                found = compare_file(path, facts, errors, self.listed(path, configuration), tally)
                for difference, fact in found:
                    key = difference.kind, difference.expected, difference.said
                    if len(smallest) < self.options.examples and key not in [each[0] for each in smallest]:
                        smallest.append((key, configuration, file.graph_at(fact.line)))
            print(tally.row(f"{configuration.name} ({left_out} graphs with errors left out)"))
            total.merge(tally)
        total.report_differences(self.options.differences)
        for key, configuration, graph in smallest:
            self.show_minimised(key, configuration, graph)
        return total

    def show_minimised(self, key, configuration, graph):
        if graph is None:
            return
        kind, expected, said = key
        allowed = {error.text for error in self.graph_facts(graph.nodes, configuration)[2]}

        def still_fails(nodes):
            path, facts, errors = self.graph_facts(nodes, configuration)
            if not allowed.issuperset(error.text for error in errors):
                return False
            found = compare_file(path, facts, errors, self.listed(path, configuration), Tally())
            return any((each.kind, each.expected, each.said) == key for each, _ in found)

        title = f"[{configuration.name}] {kind}: the compiler says {expected}, concurlint {said}"
        if not still_fails(graph.nodes):
            print(f"\n{title}; not seen in graph {graph.number} alone")
            return
        nodes = minimised(graph.nodes, still_fails, self.options.attempts)
        print(f"\n{title}; graph {graph.number}, made smaller:")
        print("".join(f"    {line}\n" for line in text(nodes).splitlines()), end="")

    def graph_facts(self, nodes, configuration):
        """The file of one graph, and what the compiler says of it."""
        file = GeneratedFile([GraphNodes(nodes)])
        path = self.write(file, "minimised")
        return path, *self.facts(file, path, configuration)

    def check_compiler(self, configurations):
        """What is read from the tree against what SIL says, for the graphs that have no error."""
        total = Tally()
        print(HEADING)
        for configuration in configurations:
            tally = Tally()
            for index, file in enumerate(generated_files(self.options.seed, self.options.graphs)):
                path = str(self.write(file, f"{self.options.seed}-{index * GRAPHS_PER_FILE}"))
                facts, errors = self.facts(file, path, configuration)
                with tempfile.TemporaryDirectory() as folder:
                    module = self.module(path, configuration)
                    silgen, copies = silgen_of_clean_regions([path], module, errors, file.regions, Path(folder))
                for fact in facts if silgen else []:
                    said = silgen.isolation(copies[path], fact)
                    if said is not None and fact.isolation is not None:
                        equal = fact.isolation == "@concurrent" and said == "nonisolated" or fact.isolation == said
                        is_alias = said.startswith("@Main") and fact.isolation == "@MainActor"
                        where = f"{path}:{fact.line}:{fact.column} {fact.name}"
                        tally.add(fact.kind, said, fact.isolation, where, same=equal or is_alias)
            print(tally.row(configuration.name))
            total.merge(tally)
        total.report_differences(self.options.differences)
        return total


def compare_packages(options):
    """Packages as they are: the linter reads their settings itself."""
    cache, total = Cache(options.cache), Tally()
    print(HEADING)
    for package, module in real_code.modules(options):
        tally = Tally()
        facts, errors = isolation_facts(module, cache)
        for path in module.files:
            listed = ask(options.concurlint, ["isolation"], path, package.arguments, directory=package.folder)
            compare_file(path, facts[path], errors, listed, tally)
        print(tally.row(f"{package.name} {module.name}"), flush=True)
        total.merge(tally)
    total.report_differences(options.differences)
    total.report_missing(options.differences)
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", nargs="?", type=Path, help="the binary to compare")
    parser.add_argument("--graphs", type=int, default=200, metavar="N", help="graphs a configuration; default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default: %(default)s")
    parser.add_argument("--configuration", action="append", type=Configuration.named, help="default: all of the matrix")
    real_code.add_arguments(parser)
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    parser.add_argument("--check-compiler", action="store_true", help="compare the compiler's tree with its SIL")
    parser.add_argument("--differences", type=int, default=30, metavar="N", help="kinds shown; default: %(default)s")
    parser.add_argument("--examples", type=int, default=3, metavar="N", help="graphs made smaller; default: %(default)s")
    parser.add_argument("--attempts", type=int, default=200, metavar="N", help="tries to make one smaller; default: %(default)s")
    options = parser.parse_args()
    generated, configurations = Generated(options), options.configuration or matrix()
    if options.check_compiler:
        return verdict("tree and SIL", generated.check_compiler(configurations), 100, 0)
    if options.concurlint is None:
        sys.exit("no concurlint to compare")
    if options.package:
        return verdict("isolation of real code", compare_packages(options), 99.5, 5)
    return verdict("isolation of generated code", generated.compare(configurations), 99.9, 2)


if __name__ == "__main__":
    shared.exit_with(main)
