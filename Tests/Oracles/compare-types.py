#!/usr/bin/env python3
"""Compares the types that concurlint gives to locals, properties, parameters and call receivers with the compiler's.

    compare-types.py [options] --package DIR[:TARGET,…] CONCURLINT

Both sides are brought to one spelling first. Exit status: 0 when what is said is right often enough and enough is said
of locals, 1 when not, 2 when the comparison could not be made.
"""

import argparse
from pathlib import Path

import corpus as shared
from compiler_facts.spelling import spelled
from compiler_facts.toolchain import Cache
from compiler_facts.value_types import MODULES, value_type_facts
from linter import HEADING, UNKNOWN, Tally, ask, verdict
import real_code


def our_spellings(text, modules, aliases):
    """As concurlint says it, and with the module's typealiases followed: a generic parameter may be named as an alias elsewhere."""
    if text is None:
        return [UNKNOWN]
    try:
        return [spelled(text, modules), spelled(text, modules, aliases)]
    except ValueError:
        return [text]


def compare_module(package, module, options, cache):
    facts, aliases = value_type_facts(module, cache)
    modules = MODULES | set(module.siblings)
    by_kind = {kind: Tally() for kind in ("local", "property", "parameter", "receiver")}
    for path, expected in facts.items():
        listed = ask(options.concurlint, ["type", "--all"], path, directory=package.folder)
        said = {(each["kind"], each["line"], each["column"]): each["type"] for each in listed}
        for fact in expected:
            ours = our_spellings(said.get((fact.kind, fact.line, fact.column)), modules, aliases)
            where = f"{path}:{fact.line}:{fact.column} {fact.name}"
            by_kind[fact.kind].add(fact.kind, fact.type, ours[0], where, same=fact.type in ours)
    return by_kind


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint", type=Path, help="the binary to compare")
    real_code.add_arguments(parser)
    parser.add_argument("--cache", type=Path, default=Path(".build/compiler-facts"), help="default: %(default)s")
    parser.add_argument("--differences", type=int, default=40, metavar="N", help="kinds shown; default: %(default)s")
    options = parser.parse_args()
    cache, total, locals_ = Cache(options.cache), Tally(), Tally()
    print(HEADING)
    for package, module in real_code.modules(options):
        for kind, tally in compare_module(package, module, options, cache).items():
            print(tally.row(f"{package.name} {module.name} {kind}"), flush=True)
            total.merge(tally)
            if kind == "local":
                locals_.merge(tally)
    total.report_differences(options.differences)
    # Being right is asked of every kind, saying something of locals.
    total.isolated, total.unknown = locals_.isolated, locals_.unknown
    return verdict("types", total, 99, 40)


if __name__ == "__main__":
    shared.exit_with(main)
