"""What the linter is asked about a project, and what is wrong with the answer."""

import json
import random
import re
import shutil
import xml.etree.ElementTree
from dataclasses import dataclass
from pathlib import Path

ALL = ["--enable-all-rules"]
FIX = ["fix", *ALL, "--unsafe-fixes", "--fail-on", "never"]
LINT_FORMATS = (
    "json", "sarif", "text", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "xcode")
REPORT_FORMATS = ("markdown", "json", "html")
WHAT_IF = (
    [], [], [], ["--default-isolation", "MainActor"], ["--swift-version", "6"], ["--strict-concurrency", "minimal"],
    ["--enable-upcoming-feature", "NonisolatedNonsendingByDefault"])
# A configuration that is no YAML or says what there is not ends a run before it begins, rightly.
# Reduction may take the place away that was asked about.
RIGHTLY_FAILED = re.compile(rb"^concurlint: error: (?:[^\n]*\.concurlint\.yml|[^\n]*: no line \d)", re.MULTILINE)
SYNTAX_ERROR = re.compile(rb"^(.+?):\d+:\d+: error: ", re.MULTILINE)


@dataclass
class Finding:
    """One thing that is wrong. Two findings of the same kind and place have the same cause.

    - kind: crash, hang, internal-error, failure, output, fix-syntax or fix-again.
    - command: the words that show it.
    - place: innermost functions or the like; "" where nothing tells.
    """

    kind: str
    command: list
    place: str = ""
    detail: str = ""


def complaint(linter, run, folder, statuses=(0, 1), locate=False):
    """What is wrong with how a run ended; None for nothing."""
    if run.status is None:
        return Finding("hang", run.words, detail=f"more than {linter.limit} seconds")
    if run.status < 0 or run.status > 128:
        place = " < ".join(linter.where(run.words, folder)) if locate else ""
        return Finding("crash", run.words, place, f"status {run.status}")
    if run.status in statuses or (run.status == 2 and RIGHTLY_FAILED.search(run.errors)):
        return None
    kind = "internal-error" if b"internal-error" in run.output + run.errors else "failure"
    return Finding(kind, run.words, detail=f"status {run.status}: {run.errors[-400:].decode(errors='replace')}")


def unreadable(words, output):
    """Why a report cannot be read by others; None where it can be."""
    name = words[words.index("--format") + 1] if "--format" in words else ""
    try:
        if name == "jsonl":
            for line in output.decode().splitlines():
                json.loads(line)
        elif name in ("json", "sarif", "gitlab", "rdjson"):
            json.loads(output.decode())
        elif name in ("checkstyle", "junit"):
            xml.etree.ElementTree.fromstring(output)
        elif "--diff" not in words:
            # A patch has the bytes of the files, whatever they are.
            output.decode()
    except (ValueError, xml.etree.ElementTree.ParseError) as error:
        return re.sub(r"\d+", "N", str(error))
    return None


class Question:
    """A command that only reads."""

    def __init__(self, words, needs=None):
        self.words, self.needs = words, needs

    def ask(self, linter, folder, locate=False):
        if self.needs and not (folder / self.needs).is_file():
            return None
        run = linter.run(self.words, folder)
        if found := complaint(linter, run, folder, locate=locate):
            return found
        # Nothing is written where the configuration ends the run.
        if run.status != 2 and (reason := unreadable(self.words, run.output)):
            return Finding("output", self.words, reason)
        return None


class FixQuestion:
    """Fixes are applied; files that parsed still parse, and a second run changes nothing."""

    def __init__(self, options=()):
        self.words = [*FIX, *options, "."]

    def ask(self, linter, folder, locate=False):
        before = {path: path.read_bytes() for path in folder.rglob("*.swift")}
        broken = self._broken(linter, folder, before)
        if isinstance(broken, Finding):
            return broken
        run = linter.run(self.words, folder)
        if found := complaint(linter, run, folder, locate=locate):
            return found
        after = {path: path.read_bytes() for path in before}
        changed = [path for path in before if before[path] != after[path]]
        if not changed:
            return None
        now = self._broken(linter, folder, changed)
        if isinstance(now, Finding):
            return now
        if worse := sorted(now - broken):
            return Finding("fix-syntax", self.words, detail=worse[0])
        if found := complaint(linter, linter.run(self.words, folder), folder, locate=locate):
            return found
        if again := [path for path in before if path.read_bytes() != after[path]]:
            return Finding("fix-again", self.words, detail=str(again[0].relative_to(folder)))
        return None

    @staticmethod
    def _broken(linter, folder, paths):
        """The names of those files that have syntax errors."""
        names = sorted(str(path.relative_to(folder)) for path in paths)
        if not names:
            return set()
        listing = folder.with_name(folder.name + ".list")
        listing.write_text("\0".join(names))
        run = linter.run(["syntax", "--format", "errors", "--files-from", str(listing)], folder)
        return complaint(linter, run, folder) or {name.decode() for name in SYNTAX_ERROR.findall(run.output)}


def questions(project):
    """The commands for a project, in order; the last one changes it."""
    choose = random.Random(f"{project.number}/{len(project.files)}")
    what_if = choose.choice(WHAT_IF)
    asked = [
        Question(["lint", *ALL, "--format", choose.choice(LINT_FORMATS), *what_if, "."]),
        Question([*FIX, "--diff", *what_if, "."]),
        Question(["report", *ALL, "--format", choose.choice(REPORT_FORMATS), *what_if, "."]),
    ]
    paths = [path for path in project.files if path.endswith(".swift")]
    # Each answer reads the whole project: all files of a small one, some of a large one.
    for path in paths if len(paths) < 16 else choose.sample(paths, 3):
        text = project.files[path]
        place = choose.randrange(len(text) + 1)
        line, column = text.count(b"\n", 0, place) + 1, place - text.rfind(b"\n", 0, place)
        words = choose.choice((
            ["isolation", path], ["isolation", "--format", "json", path], ["isolation", f"{path}:{line}"],
            ["index", path], ["index", "--format", "json", path], ["type", "--all", path],
            ["type", "--all", "--format", "json", path], ["type", f"{path}:{line}:{column}"]))
        asked.append(Question(words, needs=path))
    if choose.random() < 0.1:
        asked.append(Question(["settings", "."]))
    return [*asked, FixQuestion(what_if)]
