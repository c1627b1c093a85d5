#!/usr/bin/env python3
"""Holds the annotations of Fixtures/isolation against the compiler, in every configuration that a fixture names.

    confirm-isolation-fixtures.py [options] [FILE…]

An annotation that the compiler contradicts, one that stands nowhere, and a fixture whose errors are not announced are
failures. Fixtures without errors are read twice, from the type-checked tree and from SIL, and both must agree. Exit status: 0
all confirmed, 1 something is not, 2 the comparison could not be made.
"""

import argparse
import sys
from pathlib import Path

import corpus as shared
from compiler_facts.fixtures import Fixture
from compiler_facts.module import Module, isolation_facts
from compiler_facts.sendable import sendable_facts
from compiler_facts.silgen import Silgen
from compiler_facts.toolchain import Cache

FOLDER = Path("Fixtures/isolation")


def place(fixture, line, column=None):
    return f"{fixture.path}:{line}" + (f":{column}" if column else "")


def check_isolation(fixture, configuration, facts):
    """One line of text for each annotation that does not hold."""
    name = configuration.name
    for annotation in fixture.isolation:
        expected = annotation.value(name)
        if expected is None:
            continue
        here = [fact for fact in facts if fact.line == annotation.line]
        if not here:
            yield f"{place(fixture, annotation.line)}: [{name}] nothing is declared on this line"
        elif here[0].isolation != expected:
            said = here[0].isolation or "nothing, as it did not type-check"
            yield f"{place(fixture, annotation.line)}: [{name}] {here[0].kind} {here[0].name}: annotated {expected}, the compiler says {said}"


def check_sendable(fixture, configuration, answers):
    name = configuration.name
    for annotation in fixture.sendable:
        expected = annotation.value(name)
        if expected is None:
            continue
        here = [answer for (line, _), answer in sorted(answers.items()) if line == annotation.line]
        if not here:
            yield f"{place(fixture, annotation.line)}: [{name}] no type is declared on this line"
        elif here[0] != expected:
            yield f"{place(fixture, annotation.line)}: [{name}] annotated sendable {expected}, the compiler says {here[0]}"


def check_errors(fixture, configuration, errors):
    """A fixture says on which lines the compiler objects, so that none goes unnoticed."""
    name = configuration.name
    expected = {each.line for each in fixture.errors if each.value(name) == "yes"}
    for error in errors:
        if error.line not in expected:
            yield f"{place(fixture, error.line, error.column)}: [{name}] {error.text}"
    for line in sorted(expected - {error.line for error in errors}):
        yield f"{place(fixture, line)}: [{name}] no error here"


def check_silgen(fixture, configuration, facts):
    """The tree's facts against SIL's, where both speak. SIL prints a global actor by the alias that it is written with."""
    silgen = Silgen([fixture.path], configuration.compiler_arguments + fixture.arguments)
    for fact in [] if silgen.errors else facts:
        said = silgen.isolation(fixture.path, fact)
        ours = "nonisolated" if fact.isolation == "@concurrent" else fact.isolation
        if said is not None and said != ours and not (said.startswith("@") and str(ours).startswith("@")):
            yield f"{place(fixture, *fact.place)}: [{configuration.name}] the tree says {fact.isolation}, SIL {said}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, help=f"default: every fixture in {FOLDER}")
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    parser.add_argument("--silgen", action="store_true", help="compare the tree with SIL, too")
    parser.add_argument("--print", action="store_true", dest="show", help="print every fact, to write annotations by")
    options = parser.parse_args()

    files = options.files or sorted(FOLDER.glob("*.swift"))
    if not files:
        sys.exit(f"{FOLDER}: no fixtures")
    cache, failures, confirmed = Cache(options.cache), [], 0
    for path in files:
        fixture = Fixture(path)
        for configuration in fixture.configurations:
            module = Module((str(path),), (*configuration.compiler_arguments, *fixture.arguments))
            facts, errors = isolation_facts(module, cache)
            facts = facts[str(path)]
            if options.show:
                for fact in facts:
                    print(f"[{configuration.name}] {path}:{fact.line}:{fact.column}: {fact.kind} {fact.name} {fact.isolation}")
            problems = [*check_isolation(fixture, configuration, facts), *check_errors(fixture, configuration, errors)]
            if fixture.sendable:
                problems += check_sendable(fixture, configuration, sendable_facts(module, cache)[str(path)])
            if options.silgen:
                problems += check_silgen(fixture, configuration, facts)
            failures += problems
            confirmed += fixture.count(configuration.name)
    for failure in failures:
        print(failure)
    print(f"{len(files)} fixtures, {confirmed} annotations by configuration, {len(failures)} not confirmed")
    return 1 if failures else 0


if __name__ == "__main__":
    shared.exit_with(main)
