#!/usr/bin/env python3
"""Plays how a team switches the gate on, in a copy of a project.

    gate-story.py BINARY [PROJECT]

Lists what is found already, and the gate is green. One bad function makes it red, with exactly that finding in every format. A suppression
with a reason makes it green again. The function goes, and the suppression that is left over is reported; a fix takes it away. PROJECT is any
directory with Swift files; if none is given, it is Fixtures/projects/inventory.

Prints each step. Exit status: 0, or 1 at the first step that goes otherwise.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent
LIST = ".concurlint-baseline"
NAME = "AddedByTheStory.swift"
BAD = """import Foundation

func addedByTheStory() async {
  Thread.sleep(forTimeInterval: 1)
}
func startTheStory() { Task { await addedByTheStory() } }
"""
RULE, LINE = "blocking-wait-in-async", 4

# How many findings a report of each format holds.
COUNTS = {
    "text": lambda text: len(re.findall(r"^ *--> .+:\d+:\d+ \[[a-z-]+\]$", text, re.M)),
    "xcode": lambda text: len(re.findall(r"^.+:\d+:\d+: .* \[[a-z-]+\]$", text, re.M)),
    "json": lambda text: len(json.loads(text)["diagnostics"]),
    "jsonl": lambda text: len(text.splitlines()),
    "sarif": lambda text: len(json.loads(text)["runs"][0]["results"]),
    "github": lambda text: len(re.findall(r"^::(?:error|warning|notice) ", text, re.M)),
    "gitlab": lambda text: len(json.loads(text)),
    "checkstyle": lambda text: len(list(ElementTree.fromstring(text.encode()).iter("error"))),
    "junit": lambda text: len(list(ElementTree.fromstring(text.encode()).iter("failure"))),
    "rdjson": lambda text: len(json.loads(text)["diagnostics"]),
    "markdown": lambda text: len(re.findall(r"^\| <code>", text, re.M)),
}


class Story:
    def __init__(self, binary, project):
        self.binary = binary
        self.project = project

    def run(self, *arguments):
        return subprocess.run([self.binary, *arguments], cwd=self.project, capture_output=True, text=True, check=False)

    def step(self, what, outcome, status, *, silent=False):
        print(f"{what}: status {outcome.returncode}")
        if outcome.returncode != status or silent and outcome.stdout + outcome.stderr:
            print(f"  expected status {status}{' and silence' if silent else ''}\n{outcome.stdout}{outcome.stderr}")
            sys.exit(1)
        return outcome

    def gate(self, what, findings, *, formats=("jsonl",)):
        """Lints with the list; `findings` are the lines and rules in the file that the story adds, and nothing else is found."""
        reports = {name: self.project / f".report.{name}" for name in formats}
        arguments = [f"--output={name}:{path}" for name, path in reports.items()]
        self.step(what, self.run("--baseline", LIST, *arguments), 1 if findings else 0)
        for name, path in reports.items():
            text = path.read_text(encoding="utf-8")
            path.unlink()
            count = COUNTS[name](text)
            if count != len(findings) or any(NAME not in text or rule not in text for _, rule in findings):
                print(f"  {name} has {count} findings, not {findings}:\n{text[:2000]}")
                sys.exit(1)
            if name == "jsonl":
                found = [(d["range"]["start"]["line"], d["rule"]) for d in map(json.loads, text.splitlines())]
                if found != findings:
                    print(f"  found {found}, not {findings}")
                    sys.exit(1)


def main():
    binary = str(Path(sys.argv[1]).resolve())
    source = Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else PACKAGE / "Fixtures/projects/inventory"
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "project"
        shutil.copytree(source, project, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
        # Where the project ends, wherever temporary directories are.
        (project / ".git").mkdir()
        story = Story(binary, project)
        # Beside code of a target that is no test, for tests and benchmarks may wait.
        places = sorted(
            (p for p in project.rglob("*.swift") if p.is_file() and not p.name.startswith("Package")),
            key=lambda p: ("Sources" not in p.relative_to(project).parts, str(p)))
        added = next((p for p in places if not re.search("Tests|Benchmarks", str(p.relative_to(project)))), places[0]).parent / NAME

        story.step("create the list", story.run("baseline", "create"), 0)
        story.step("the gate is green", story.run("--baseline", LIST), 0, silent=True)

        added.write_text(BAD)
        story.gate("a bad function", [(LINE, RULE)], formats=COUNTS)
        path = str(added.relative_to(project))
        story.step("suppress it", story.run("fix", "--add-suppressions", "the story needs it", "--allow-dirty", "--only-rule", RULE, path), 0)
        if "the story needs it" not in added.read_text():
            print(f"  no suppression was written:\n{added.read_text()}")
            sys.exit(1)
        story.gate("the gate is green", [])

        added.write_text("\n".join(line for line in added.read_text().split("\n") if "Thread.sleep" not in line))
        story.gate("without the function the suppression is left over", [(LINE, "unused-suppression")], formats=COUNTS)
        story.step("a fix takes it away", story.run("fix", "--allow-dirty", "--only-rule", f"{RULE},unused-suppression", path), 0)
        story.step("the gate is green", story.run("--baseline", LIST), 0, silent=True)


if __name__ == "__main__":
    main()
