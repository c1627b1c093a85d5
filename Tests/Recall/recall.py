#!/usr/bin/env python3
"""Puts each seed into a copy of an application, lints the whole of it, and counts which seeds are found.

    recall.py PROGRAM --corpus DIR [--seed N] [--only RULE] [--seeds DIR] [--keep DIR] [--check | --update]

DIR has checkouts of applications, and may be given several times. The place of a seed is chosen by chance: an application whose settings fit,
a file, a place between declarations; where the seed has a caller, the action of a view. `--seed` begins another sequence of choices.
A seed is found if its rule reports one of its lines. Each that is missed is printed with its place, with what other rules say of its lines
and what its rule could not decide there. `--keep` leaves the copy of each edited file in a folder.

With `--check`, what differs from the column `today` of `outcomes.tsv` is printed, and the exit status is 1; with `--update` it is written
there and into the table of README.md.
"""

import argparse
import collections
import dataclasses
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from hosts import Edit, Host, Placed, hosts
from outcomes import checked, update
from seeds import FOLDER, Seed, seeds

# What a project says about itself, and its code; the rest of a checkout is not read.
COPIED = {
    ".swift", ".pbxproj", ".xcconfig", ".xcscheme", ".xcworkspacedata", ".resolved", ".plist", ".h", ".m", ".mm", ".modulemap", ".yml",
    ".template", ".example", ".sample", ".dist",
}
REASON = re.compile(r"^ +(\d+)  (.+)$")


@dataclasses.dataclass
class Outcome:
    placed: Placed
    severity: str | None
    message: str
    on_marked_line: bool
    others: list[str]
    undecided: list[str]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--corpus", type=pathlib.Path, action="append", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="the seeds of this rule")
    parser.add_argument("--seeds", type=pathlib.Path, default=FOLDER, help="a folder of other seeds")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()

    program = str(options.program.resolve())
    all_hosts = [host for corpus in options.corpus for host in hosts(program, corpus)]
    chosen = [seed for seed in seeds(options.seeds) if options.only in (None, seed.rule)]
    by_host: dict[str, list[Placed]] = collections.defaultdict(list)
    unplaced = []
    for seed in chosen:
        placed = place(seed, all_hosts, options.seed)
        if placed:
            by_host[placed.host.name].append(placed)
        else:
            unplaced.append(seed)
    outcomes = []
    for group in by_host.values():
        outcomes += run(program, group, options.keep)
    order = {id(seed): number for number, seed in enumerate(chosen)}
    outcomes.sort(key=lambda outcome: order[id(outcome.placed.seed)])
    show(outcomes, unplaced)
    today = {(outcome.placed.seed.rule, outcome.placed.seed.clause): outcome.severity or "missed" for outcome in outcomes}
    if options.update:
        update(today)
    return 1 if options.check and not checked(today) else 0


def place(seed: Seed, all_hosts: list[Host], number: int) -> Placed | None:
    """The seed in an application by chance. It depends on nothing but the seed, so that a place stays when seeds are added."""
    chance = random.Random(f"{number} {seed.rule} {seed.clause}")
    for host in chance.sample(all_hosts, len(all_hosts)):
        if host.fits(seed) and (placed := host.place(seed, chance)):
            return placed
    return None


def run(program: str, group: list[Placed], keep: pathlib.Path | None) -> list[Outcome]:
    """Lints a copy of one application with each of the seeds in turn, and without any."""
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "copy"
        copy_project(group[0].host.root, copy)
        before: dict[str, collections.Counter[str]] = {}
        for placed in group:
            extra = ["--enable-upcoming-feature=NonisolatedNonsendingByDefault"] if placed.seed.settings == "nonsending" else []
            key = " ".join(extra)
            if key not in before:
                before[key] = lint(program, copy, extra)[1]
            originals = apply(placed.edits, copy)
            diagnostics, undecided = lint(program, copy, extra)
            if keep:
                name = f"{placed.seed.rule}, {placed.seed.clause}".replace("/", " ")
                for path in originals:
                    (keep / name).mkdir(parents=True, exist_ok=True)
                    shutil.copy(copy / path, keep / name)
            for path, content in originals.items():
                if content is None:
                    (copy / path).unlink()
                else:
                    (copy / path).write_bytes(content)
            outcomes.append(judged(placed, diagnostics, undecided - before[key]))
    return outcomes


def judged(placed: Placed, diagnostics: list[dict], undecided: collections.Counter[str]) -> Outcome:
    here = [each for each in diagnostics if (each["path"], each["range"]["start"]["line"]) in placed.lines]
    own = [each for each in here if each["rule"] == placed.seed.rule]
    own.sort(key=lambda each: ("error", "warning", "info").index(each["severity"]))
    return Outcome(
        placed, own[0]["severity"] if own else None, own[0]["message"] if own else "",
        any((each["path"], each["range"]["start"]["line"]) in placed.expected for each in own),
        sorted({each["rule"] for each in here} - {placed.seed.rule}),
        sorted(reason for reason in undecided if reason.startswith(f"{placed.seed.rule}: ")),
    )


def copy_project(root: pathlib.Path, copy: pathlib.Path) -> None:
    def left_out(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if (path := pathlib.Path(folder, name)).is_symlink()
                or not path.is_dir() and path.suffix not in COPIED and name != ".gitignore" or name == ".git"]

    shutil.copytree(root, copy, ignore=left_out)


def apply(edits: list[Edit], copy: pathlib.Path) -> dict[str, bytes | None]:
    """Writes the edits, and returns what the edited files had before, nothing for a new one."""
    originals: dict[str, bytes | None] = {}
    for path in {edit.path for edit in edits}:
        file = copy / path
        originals[path] = file.read_bytes() if file.exists() else None
        lines = file.read_text(encoding="utf-8", errors="replace").split("\n") if file.exists() else []
        # From the last to the first, and among those of one line as they are listed from the end.
        for edit in sorted((edit for edit in edits if edit.path == path), key=lambda edit: -edit.line):
            lines[edit.line:edit.line] = edit.lines
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(lines) + ("" if file.exists() else "\n"), encoding="utf-8")
    return originals


def lint(program: str, folder: pathlib.Path, extra: list[str]) -> tuple[list[dict], collections.Counter[str]]:
    """What is found, and the facts that rules could not find out."""
    command = [program, "--enable-all-rules", "--format=json", "--quiet", "--statistics=reasons", "--fail-on=never", *extra, "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{folder}: status {done.returncode}\n{done.stderr}")
    undecided: collections.Counter[str] = collections.Counter()
    rule = ""
    for line in done.stderr.splitlines():
        if line.endswith(" was undecided for want of:"):
            rule = line.split()[0]
        elif rule and (reason := REASON.match(line)):
            undecided[f"{rule}: {reason[2]}"] += int(reason[1])
    return json.loads(done.stdout)["diagnostics"], undecided


def show(outcomes: list[Outcome], unplaced: list[Seed]) -> None:
    table: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for outcome in outcomes:
        table[outcome.placed.seed.rule].update(seeded=1, found=int(outcome.severity is not None))
    print("| rule | found | seeded |\n|---|---|---|")
    for rule in sorted(table):
        print(f"| `{rule}` | {table[rule]['found']} | {table[rule]['seeded']} |")
    found = [outcome for outcome in outcomes if outcome.severity]
    print(f"| **all** | {len(found)} | {len(outcomes)} |\n\n{len(found) / max(len(outcomes), 1):.0%} found")
    for outcome in outcomes:
        seed = outcome.placed.seed
        path, line = min(outcome.placed.expected)
        place = f"{seed.rule}: {seed.clause} ({outcome.placed.host.name}, {path}:{line})"
        if not outcome.severity:
            print(f"missed: {place}")
            for other in outcome.others:
                print(f"    another rule: {other}")
            for reason in outcome.undecided:
                print(f"    undecided: {reason.partition(': ')[2]}")
        elif outcome.severity not in seed.severities:
            print(f"severity: {place}: {outcome.severity}, not {' or '.join(seed.severities)}\n    {outcome.message}")
        elif not outcome.on_marked_line:
            print(f"line: {place}: on another line of the seed")
    for seed in unplaced:
        print(f"no place: {seed.rule}: {seed.clause}")


if __name__ == "__main__":
    sys.exit(main())
