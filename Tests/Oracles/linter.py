"""Asking concurlint, and counting where it agrees with the compiler."""

import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field

UNKNOWN = "unknown"


def ask(binary, command, file, arguments=(), directory=None):
    """What `concurlint COMMAND FILE --format json` prints, read."""
    line = [str(binary), *command, str(file), "--format", "json", *arguments]
    try:
        done = subprocess.run(line, capture_output=True, cwd=directory)
    except OSError as error:
        sys.exit(f"{binary}: {error.strerror}")
    if done.returncode != 0:
        sys.exit(f"{' '.join(line)}: exit status {done.returncode}\n{done.stderr.decode(errors='replace')[-2000:]}")
    try:
        return json.loads(done.stdout)
    except ValueError as error:
        sys.exit(f"{' '.join(line)}: {error}")


@dataclass
class Difference:
    """One place where both speak and disagree, or where the linter lists nothing."""

    kind: str
    expected: str
    said: str
    where: str


@dataclass
class Tally:
    """Agreement between the compiler's answers and the linter's.

    `isolated` counts the compiler's answers that the share of unknown ones is measured against.
    """

    compared: int = 0
    agreed: int = 0
    isolated: int = 0
    unknown: int = 0
    differences: list = field(default_factory=list)
    # Why the linter did not know, with the first place of each.
    missing: Counter = field(default_factory=Counter)
    missing_at: dict = field(default_factory=dict)

    def add(self, kind, expected, said, where, is_isolated=True, same=None):
        """Counts one answer; `said` is None where the linter lists nothing. Returns the difference, if it is one."""
        self.isolated += is_isolated
        if said == UNKNOWN:
            self.unknown += is_isolated
            return None
        self.compared += 1
        if expected == said if same is None else same:
            self.agreed += 1
            return None
        difference = Difference(kind, expected, said or "nothing listed", where)
        self.differences.append(difference)
        return difference

    def merge(self, other):
        self.compared += other.compared
        self.agreed += other.agreed
        self.isolated += other.isolated
        self.unknown += other.unknown
        self.differences += other.differences
        self.missing += other.missing
        self.missing_at = other.missing_at | self.missing_at

    @property
    def agreement(self):
        return 100 * self.agreed / self.compared if self.compared else 0.0

    @property
    def unknown_share(self):
        return 100 * self.unknown / self.isolated if self.isolated else 0.0

    def row(self, name):
        return f"{name:44} {self.compared:8} {self.agreement:8.3f} % {self.unknown_share:8.3f} % of {self.isolated}"

    def report_differences(self, limit, indent="  "):
        """The differences by what they are, the frequent ones first, each with the first place where it was seen."""
        counts, first = Counter(), {}
        for each in self.differences:
            key = each.kind, each.expected, each.said
            counts[key] += 1
            first.setdefault(key, each.where)
        for key, count in counts.most_common(limit):
            kind, expected, said = key
            print(f"{indent}{count:6} × {kind}: the compiler says {expected}, concurlint {said}; first {first[key]}")
        if len(counts) > limit:
            print(f"{indent}and {len(counts) - limit} more kinds of difference")

    def add_missing(self, reason, where):
        self.missing[reason] += 1
        self.missing_at.setdefault(reason, where)

    def report_missing(self, limit, indent="  "):
        """Why answers are unknown, the frequent reasons first."""
        for reason, count in self.missing.most_common(limit):
            print(f"{indent}{count:6} × unknown: {reason}; first {self.missing_at[reason]}")


HEADING = f"{'':44} {'compared':>8} {'agree':>10} {'unknown':>10}"


def verdict(name, tally, least_agreement, most_unknown):
    """Prints the summary line; the exit status."""
    enough = tally.compared > 0 and tally.agreement >= least_agreement and tally.unknown_share <= most_unknown
    print(
        f"{name}: {tally.agreement:.3f} % of {tally.compared} agree (at least {least_agreement} %), "
        f"{tally.unknown_share:.3f} % of {tally.isolated} unknown (at most {most_unknown} %): {'pass' if enough else 'FAIL'}"
    )
    return 0 if enough else 1
