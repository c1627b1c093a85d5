#!/usr/bin/env python3
"""Finds the gates that are too narrow: lints each checkout with and without them.

    compare-gates.py [--jobs N] [--examples N] CORPUS CONCURLINT

A gate decides from names and shapes whether a rule has work in a file, so a run that asks every rule about every file says the same and
takes longer. Each folder of CORPUS is linted both ways, with all rules; by rule, findings (path, line, message) that only one run has
are printed, and counts of places that were undecided. Exit status: 0 when nothing differs, 1 when something does, 2 when a run failed.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import corpus as shared

COMMAND = ["lint", "--enable-all-rules", "--format", "json", "--quiet", "--statistics", "--fail-on", "never", "--allow-empty"]
STATISTICS = re.compile(r"^ *([a-z-]+) +(\d+) +(\d+)$", re.MULTILINE)
GATED = {name: value for name, value in os.environ.items() if name != "CONCURLINT_OPEN_GATES"}
OPENED = {**GATED, "CONCURLINT_OPEN_GATES": "1"}


class Run:
    """What a run finds in a checkout, and how long it takes."""

    def __init__(self, binary, checkout, jobs, environment):
        start = time.monotonic()
        command = [binary, *COMMAND, "--jobs", str(jobs), "."]
        try:
            done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
        except OSError as error:
            sys.exit(f"{binary}: {error.strerror}")
        self.seconds = time.monotonic() - start
        if done.returncode != 0:
            sys.exit(f"{checkout}: exit status {done.returncode}\n{done.stderr}")
        report = json.loads(done.stdout)
        self.bytes = report["files"]["bytes"]
        self.findings = Counter(
            (found["rule"], found["path"], found["range"]["start"]["line"], found["message"]) for found in report["diagnostics"]
        )
        self.undecided = Counter({rule: int(undecided) for rule, _, undecided in STATISTICS.findall(done.stderr)})
        if not self.undecided:
            sys.exit(f"{checkout}: no statistics\n{done.stderr}")

    def lines(self, other, rule):
        """The findings of a rule that another run has not, or has less often."""
        more = self.findings - other.findings
        return [f"{path}:{line}: {message}" for found, path, line, message in sorted(more.elements()) if found == rule]


def compare(gated, opened, limit):
    """Prints what differs; the number of rules of which something does."""
    differing = 0
    for rule in sorted(gated.undecided | opened.undecided | Counter(found[0] for found in gated.findings + opened.findings)):
        lost, surplus = opened.lines(gated, rule), gated.lines(opened, rule)
        counts = gated.undecided[rule], opened.undecided[rule]
        if not lost and not surplus and counts[0] == counts[1]:
            continue
        differing += 1
        print(f"  {rule}: {len(lost)} findings lost, {len(surplus)} surplus; undecided {counts[0]}, without gates {counts[1]}")
        for title, lines in ("lost", lost), ("surplus", surplus):
            for line in lines[:limit]:
                print(f"    {title}: {line}")
            if len(lines) > limit:
                print(f"    and {len(lines) - limit} more")
    return differing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path, help="folder of checkouts")
    parser.add_argument("concurlint", type=Path, help="the binary to judge")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="threads; default: %(default)s")
    parser.add_argument("--examples", type=int, default=20, metavar="N", help="findings shown; default: %(default)s")
    options = parser.parse_args()

    checkouts = sorted(path for path in options.corpus.iterdir() if path.is_dir()) if options.corpus.is_dir() else []
    if not checkouts:
        sys.exit(f"{options.corpus}: no checkouts")
    binary = options.concurlint.resolve()
    total, differing = Counter(), 0
    for checkout in checkouts:
        gated = Run(binary, checkout, options.jobs, GATED)
        opened = Run(binary, checkout, options.jobs, OPENED)
        counts = f"{gated.findings.total():6} findings, {gated.undecided.total():6} undecided"
        print(f"{checkout.name:32} {gated.bytes / 1e6:6.1f} MB {counts}; {gated.seconds:.1f} s, without gates {opened.seconds:.1f} s")
        differing += compare(gated, opened, options.examples)
        total.update(bytes=gated.bytes, findings=gated.findings.total(), undecided=gated.undecided.total())
    print(
        f"{len(checkouts)} checkouts, {total['bytes'] / 1e6:.1f} MB: {total['findings']} findings and {total['undecided']} undecided"
        f" places with gates; {differing} differences"
    )
    return 1 if differing else 0


if __name__ == "__main__":
    shared.exit_with(main)
