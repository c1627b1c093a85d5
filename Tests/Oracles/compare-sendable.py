#!/usr/bin/env python3
"""Compares which types concurlint takes for Sendable with what the compiler accepts where it is required.

    compare-sendable.py [options] CONCURLINT

Packages as they are, and generated graphs in the configurations in which their isolation differs most. Exit status: 0 when
the bars are reached, 1 when they are not, 2 when the comparison could not be made.
"""

import argparse
from pathlib import Path

import corpus as shared
from compiler_facts.configuration import Configuration
from compiler_facts.module import Module
from compiler_facts.sendable import sendable_facts
from compiler_facts.toolchain import Cache
from isolation_graphs.file import GRAPHS_PER_FILE, generated_files, generated_folder
from linter import HEADING, Tally, ask, verdict
import real_code

LIBRARY = ("-module-name", "Generated", "-parse-as-library")
CONFIGURATIONS = ("5complete", "6", "6+MA")


def compare_file(path, answers, listed, tally):
    said = {(each["line"], each["column"]): each["sendable"] for each in listed if "sendable" in each}
    for place, expected in sorted(answers.items()):
        tally.add("type", expected, said.get(place), f"{path}:{place[0]}:{place[1]}")


def compare_packages(options, cache):
    for package, module in real_code.modules(options):
        tally = Tally()
        for path, answers in sendable_facts(module, cache).items():
            listed = ask(options.concurlint, ["isolation"], path, package.arguments, directory=package.folder)
            compare_file(path, answers, listed, tally)
        print(tally.row(f"{package.name} {module.name}"), flush=True)
        yield tally


def compare_generated(options, cache):
    for configuration in options.configuration or map(Configuration.named, CONFIGURATIONS):
        tally = Tally()
        for index, file in enumerate(generated_files(options.seed, options.graphs)):
            path = generated_folder(f"{options.seed}-{index * GRAPHS_PER_FILE}") / "Graphs.swift"
            path.write_text(file.text)
            module = Module((str(path),), (*configuration.compiler_arguments, *LIBRARY))
            listed = ask(options.concurlint, ["isolation"], path, configuration.linter_arguments)
            compare_file(path, sendable_facts(module, cache)[str(path)], listed, tally)
        print(tally.row(f"generated, {configuration.name}"))
        yield tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", type=Path, help="the binary to compare")
    real_code.add_arguments(parser)
    parser.add_argument("--graphs", type=int, default=200, metavar="N", help="generated graphs; default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default: %(default)s")
    parser.add_argument("--configuration", action="append", type=Configuration.named, help=f"default: {', '.join(CONFIGURATIONS)}")
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    parser.add_argument("--differences", type=int, default=30, metavar="N", help="kinds shown; default: %(default)s")
    options = parser.parse_args()
    cache, total = Cache(options.cache), Tally()
    print(HEADING)
    for compare in (compare_packages, compare_generated):
        for tally in compare(options, cache):
            total.merge(tally)
    total.report_differences(options.differences)
    return verdict("sendability of types", total, 99.5, 5)


if __name__ == "__main__":
    shared.exit_with(main)
