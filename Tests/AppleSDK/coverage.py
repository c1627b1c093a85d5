#!/usr/bin/env python3
"""Counts how often applications mention types of Apple's SDK, and for how many of the mentions the linter knows where the
type is isolated and whether it is Sendable.

    coverage.py CONCURLINT CORPUS FACTS [--least PERCENT] [--show N]

CORPUS is a folder of checkouts. FACTS is a table of an SDK's types with the columns `module`, `type` and `kind`, separated
by tabs. A mention is an identifier, or a path of them, that names a type of the table which the checkout does not declare
itself; comments and strings do not count.

Each type is asked about in a file of its module's own: `isolation` says where a member of an extension of it runs, and
whether a struct that stores one is Sendable. Prints the types that are not known, the most frequent first.

Exit status: 0; 1 where less is known than `--least` percent of the mentions; 2 where the linter could not be asked.
"""

import argparse
import collections
import csv
import re
import sys
from pathlib import Path

from linter_answers import answers, parameter_counts

SKIPPED = {".build", ".git", "Carthage", "DerivedData", "Pods", "node_modules"}
# Comments, strings of several lines, strings.
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
PATH = re.compile(r"(?<![\w.])[A-Z]\w*(?:\.[A-Z]\w*)*")
DECLARED = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias|associatedtype)\s+(\w+)")


def swift_files(folder):
    for path in sorted(folder.rglob("*.swift")):
        if not SKIPPED.intersection(path.relative_to(folder).parts) and path.is_file():
            yield path


def read_facts(path):
    """The modules of each type, by its path, and its kind."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    modules, kinds = {}, {}
    for row in rows:
        modules.setdefault(row["type"], row["module"])
        kinds[row["module"], row["type"]] = row["kind"]
    return modules, kinds


def mentions(corpus, modules):
    """How often each type of the table is mentioned."""
    found = collections.Counter()
    for checkout in sorted(path for path in corpus.iterdir() if path.is_dir()):
        texts = [NO_CODE.sub('""', path.read_text(encoding="utf-8", errors="replace")) for path in swift_files(checkout)]
        own = {name for text in texts for name in DECLARED.findall(text)}
        for text in texts:
            for path in PATH.findall(text):
                parts = path.split(".")
                if parts[0] in own:
                    continue
                for end in range(1, len(parts) + 1):
                    name = ".".join(parts[:end])
                    if name in modules:
                        found[modules[name], name] += 1
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("facts", type=Path)
    parser.add_argument("--least", type=float, default=97, metavar="PERCENT", help="default: %(default)s")
    parser.add_argument("--show", type=int, default=30, metavar="N", help="types that are not known; default: %(default)s")
    options = parser.parse_args()
    if not options.facts.is_file():
        parser.error(f"no table of facts at '{options.facts}': make sdk-coverage CORPUS=DIR FACTS=FILE")
    if str(options.corpus) == "." or not options.corpus.is_dir():
        parser.error("a folder of checkouts is needed: make sdk-coverage CORPUS=DIR FACTS=FILE")
    modules, kinds = read_facts(options.facts)
    counted = mentions(options.corpus, modules)
    if not counted:
        sys.exit(f"coverage.py: nothing in '{options.corpus}' mentions a type of the table")
    counts = parameter_counts()
    by_module = collections.defaultdict(list)
    for module, name in sorted(counted):
        by_module[module].append(name)
    known = {
        (module, name): answer
        for module, types in sorted(by_module.items())
        for name, answer in answers(options.concurlint, module, types, kinds, counts).items()
    }
    total = sum(counted.values())
    print(f"{total} mentions of {len(counted)} types")
    shares = []
    for place, question in enumerate(("isolation", "sendability")):
        missing = collections.Counter({key: count for key, count in counted.items() if known[key][place] == "unknown"})
        shares.append(100 * (total - missing.total()) / total)
        print(f"{question}: known for {shares[-1]:.2f} % of the mentions, for {len(counted) - len(missing)} types; not for")
        for (module, name), count in missing.most_common(options.show):
            print(f"  {count:6} {module}.{name}")
    return 0 if min(shares) >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
