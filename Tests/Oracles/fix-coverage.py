#!/usr/bin/env python3
"""Counts for how many findings in checkouts there is a fix, and why there is none for the others.

    fix-coverage.py [--severity error|warning|info] [--reasons] BINARY CORPUS...

Each folder of a CORPUS is linted. The table has a line for each rule: its findings of that severity or a higher one (warning if not
given), those with a safe fix, those with an unsafe one, and those without. With --reasons the reasons follow, the most frequent first;
names in them are replaced. Exit status: 0, 1 where a finding has neither a fix nor a reason.
"""

import argparse
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path


def findings(binary, checkout, severity):
    found = subprocess.run(
        [binary, "lint", "--format", "json", "--min-severity", severity, "--fail-on", "never", checkout], capture_output=True)
    if not found.stdout:
        sys.exit(f"{checkout.name}: exit status {found.returncode}\n{found.stderr.decode(errors='replace')}")
    return json.loads(found.stdout)["diagnostics"]


def applicability(finding):
    """The best one of a fix that can be applied; 'none' without one."""
    found = {fix["applicability"] for fix in finding["fixes"] if fix["edits"]}
    return next((each for each in ("safe", "unsafe") if each in found), "none")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--severity", choices=("error", "warning", "info"), default="warning")
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("binary", type=Path)
    parser.add_argument("corpus", type=Path, nargs="+")
    options = parser.parse_args()
    rules, reasons, silent, count = {}, Counter(), [], 0
    for checkout in sorted(path for corpus in options.corpus for path in corpus.iterdir() if path.is_dir()):
        count += 1
        for finding in findings(options.binary.resolve(), checkout.resolve(), options.severity):
            kind = applicability(finding)
            rules.setdefault(finding["rule"], Counter())[kind] += 1
            if kind == "none":
                reason = finding.get("noFixReason")
                reasons[finding["rule"], re.sub("'[^']*'", "'…'", reason or "(no reason)")] += 1
                if not reason:
                    silent.append(f"{finding['path']}:{finding['range']['start']['line']}: {finding['rule']}")
    total = sum(rules.values(), Counter())
    rows = sorted(rules.items(), key=lambda row: (-row[1]["none"], row[0])) + [("all", total)]
    print(f"{'rule':42} {'findings':>8} {'safe':>6} {'unsafe':>6} {'none':>6}")
    for rule, kinds in rows:
        print(f"{rule:42} {kinds.total():8} {kinds['safe']:6} {kinds['unsafe']:6} {kinds['none']:6}")
    if total:
        print(f"{(total['safe'] + total['unsafe']) / total.total():.1%} of the findings in {count} checkouts have a fix")
    if options.reasons:
        for (rule, reason), number in reasons.most_common():
            print(f"{number:4} {rule}: {reason}")
    print(*silent, sep="\n")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
