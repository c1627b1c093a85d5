#!/usr/bin/env python3
"""Compares what the linter says of an SDK's types with what the compiler answered.

    compare-facts.py CONCURLINT FACTS

FACTS is a table with the columns `module`, `type`, `kind`, `generic`, `isolation_compiler` (`MainActor` or `nonisolated`) and
`sendable_compiler` (`yes` or `no`), separated by tabs. Generic types are left out: what they are depends on their arguments.
So is whether a value of a protocol's type can be shared: a type that conforms to a protocol on the main actor can, `any P` cannot.

Prints every difference but those of facts-differences.txt, which names the release or the platform that explains them, and
what that file lists and nothing has. Counts those that it lists as unchecked. What the linter does not know is counted, and is no difference.

Exit status: 0; 1 with differences; 2 where the linter could not be asked.
"""

import argparse
import collections
import csv
import sys
from pathlib import Path

from linter_answers import answers, parameter_counts

DIFFERENCES = Path(__file__).resolve().parent / "facts-differences.txt"


def expected_differences():
    """The reason for each: by module, question, type (`*` for all types of the module) and what the linter says."""
    rows = (line.partition("#") for line in DIFFERENCES.read_text(encoding="utf-8").splitlines())
    return {tuple(row.split()): reason.strip() for row, _, reason in rows if row.split()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("concurlint")
    parser.add_argument("facts", type=Path)
    options = parser.parse_args()
    if not options.facts.is_file():
        parser.error(f"no table of facts at '{options.facts}': make oracle-sdk FACTS=FILE")
    with open(options.facts, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if not row["generic"]]
    kinds = {(row["module"], row["type"]): row["kind"] for row in rows}
    by_module = collections.defaultdict(list)
    for row in rows:
        by_module[row["module"]].append(row)
    counts, known = parameter_counts(), expected_differences()
    tally, differences, unchecked, seen = collections.Counter(), [], 0, set()
    for module, types in sorted(by_module.items()):
        said = answers(options.concurlint, module, [row["type"] for row in types], kinds, counts)
        for row in types:
            isolation, sendable = said[row["type"]]
            for question, expected, found in (
                ("isolation", row["isolation_compiler"], isolation.removeprefix("@")),
                ("sendability", row["sendable_compiler"], sendable),
            ):
                if not expected or (question == "sendability" and row["kind"] == "protocol"):
                    continue
                verdict = "unknown" if found == "unknown" else "same" if found == expected else "different"
                tally[question, verdict] += 1
                listed = [key for name in (row["type"], "*") if (key := (module, question, name, found)) in known]
                if verdict == "different" and listed:
                    seen.add(listed[0])
                    unchecked += known[listed[0]].startswith("unchecked")
                elif verdict == "different":
                    differences.append(f"{module} {row['type']}: {question} is {expected}, and said to be {found}")
    differences += [f"{' '.join(key)}: listed, and no difference" for key in known if key not in seen]
    print("\n".join(differences))
    for question in ("isolation", "sendability"):
        print(f"{question}: " + ", ".join(f"{tally[question, each]} {each}" for each in ("same", "different", "unknown")))
    print(f"{unchecked} differences are listed as unchecked, {len(differences)} are not listed")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
