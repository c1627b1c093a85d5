"""What is asked about a project."""

import random

from .agreeing import BaselineQuestion, OrderQuestion
from .fixing import FixQuestion
from .judging import Question

ALL = ["--enable-all-rules"]
FIX = ["fix", *ALL, "--unsafe-fixes", "--fail-on", "never"]
SUPPRESS = ["fix", *ALL, "--add-suppressions", "later", "--fail-on", "never"]
LINT_FORMATS = (
    "json", "sarif", "text", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "xcode")
REPORT_FORMATS = ("markdown", "json", "html")
WHAT_IF = (
    [], [], [], ["--default-isolation", "MainActor"], ["--swift-version", "6"], ["--strict-concurrency", "minimal"],
    ["--enable-upcoming-feature", "NonisolatedNonsendingByDefault"])


def questions(project):
    """The commands for a project, in order; the last one changes it."""
    choose = random.Random(f"{project.number}/{len(project.files)}")
    what_if = choose.choice(WHAT_IF)
    asked = [
        Question(["lint", *ALL, "--format", choose.choice(LINT_FORMATS), *what_if, "."]),
        Question([*FIX, "--diff", *what_if, "."]),
        Question(["report", *ALL, "--format", choose.choice(REPORT_FORMATS), *what_if, "."]),
        *about_files(project, choose),
    ]
    if choose.random() < 0.1:
        asked.append(Question(["settings", "."]))
    if choose.random() < 0.2:
        asked.append(OrderQuestion(["report", *ALL, "--format", "json", *what_if, "."]))
    if choose.random() < 0.2:
        asked.append(BaselineQuestion([*ALL, *what_if]))
    writes = SUPPRESS if choose.random() < 0.15 else FIX
    return [*asked, FixQuestion([*writes, *what_if, "."])]


def about_files(project, choose):
    """Questions about one file each: every file of a small project, some of a large one, which each answer reads whole."""
    paths = [path for path in project.files if path.endswith(".swift")]
    for path in paths if len(paths) < 16 else choose.sample(paths, 3):
        text = project.files[path]
        place = choose.randrange(len(text) + 1)
        line, column = text.count(b"\n", 0, place) + 1, place - text.rfind(b"\n", 0, place)
        words = choose.choice((
            ["isolation", path], ["isolation", "--format", "json", path], ["isolation", f"{path}:{line}"],
            ["index", path], ["index", "--format", "json", path], ["type", "--all", path],
            ["type", "--all", "--format", "json", path], ["type", f"{path}:{line}:{column}"]))
        yield Question(words, needs=path)
