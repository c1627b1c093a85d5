"""The applications that seeds are put into: their targets, their files, and the places there that fit a seed."""

import collections
import dataclasses
import functools
import json
import pathlib
import random
import re
import subprocess

from seeds import Seed
from swift_text import SwiftText, TypeText

# Where rules are silent by design, and where a project keeps what it does not compile.
ELSEWHERE = re.compile(r"test|mock|preview|sample|stub|fixture|generated|debug|demo|example|build/|pods/", re.IGNORECASE)
# With these, what the seeds use is there: Observation, SwiftData, the clock of 'Task.sleep(for:)'.
DEPLOYMENT = {"iOS": 17, "macOS": 14}
COMBINE = re.compile(r"Combine|Published|Observable|Cancellable|Publisher|Subject|Subscri|objectWillChange|\$\w+|\.sink|Just|Future|\.publisher")
ACTION = re.compile(r"\.(?:onAppear|task)\s*\{[ \t]*$", re.MULTILINE)
CONTEXT = re.compile(r"@Environment\(\\\.modelContext\)\s*(?:private\s+)?var\s+(\w+)")
ATTRIBUTE = re.compile(r"^\s*(?:public\s+)?var\s+(\w+):\s*String(?:\s*=\s*\"\")?\s*$")


@dataclasses.dataclass
class Edit:
    """Lines to insert before a line of a file, from 0; the file's end if it has so many lines only; a new file if it is not there."""

    path: str
    line: int
    lines: list[str]


@dataclasses.dataclass
class Placed:
    """A seed at its place: the edits, and which lines of the edited files are the seed's, and marked; from 1."""

    seed: Seed
    host: "Host"
    edits: list[Edit]
    lines: set[tuple[str, int]]
    expected: set[tuple[str, int]]


@dataclasses.dataclass
class Model:
    name: str
    attribute: str


class Host:
    """A target of an application, as `concurlint settings` describes it."""

    def __init__(self, root: pathlib.Path, target: dict, tests: list[str]) -> None:
        self.root = root
        self.name = f"{root.name.replace('+', '/')} ({target['name']})"
        settings = target["settings"]
        self.mode = settings["languageMode"].get("value")
        self.isolation = settings["defaultIsolation"].get("value")
        self.is_nonsending = target["upcomingFeatures"].get("NonisolatedNonsendingByDefault", {}).get("value") == "on"
        self.platforms = {
            name: int(str(value.get("value") or "0").split(".")[0]) for name, value in target["deploymentTargets"].items()
        }
        self.paths = [path for path in target["files"] if not ELSEWHERE.search(path) and not path.endswith("main.swift")]
        self.tests = tests

    @functools.cached_property
    def files(self) -> dict[str, SwiftText]:
        return {path: text for path in self.paths if (text := self.read(path)).is_balanced}

    @functools.cached_property
    def words(self) -> set[str]:
        found: set[str] = set()
        for path in self.root.rglob("*.swift"):
            if path.is_file():
                found.update(re.findall(r"\w+", path.read_text(encoding="utf-8", errors="replace")))
        return found

    @functools.cached_property
    def type_names(self) -> set[str]:
        return {each.name for _, each in self.types if each.kind != "extension"}

    @functools.cached_property
    def declared_twice(self) -> set[str]:
        """The types of which there are several at the top level of files."""
        counts = collections.Counter(
            each.name for path, each in self.types if each.kind != "extension" and self.files[path].depths[each.first] == 0)
        return {name for name, count in counts.items() if count > 1}

    @functools.cached_property
    def types(self) -> list[tuple[str, TypeText]]:
        return [(path, each) for path, text in self.files.items() for each in text.types()]

    @functools.cached_property
    def models(self) -> list[Model]:
        """The models that only one type is named like, each with an attribute that is a string."""
        names = [each.name for _, each in self.types if each.kind != "extension"]
        found = []
        for path, each in self.types:
            text = self.files[path]
            if "@Model" not in each.attributes.split() or names.count(each.name) != 1 or text.conditional[each.first]:
                continue
            for line in range(each.first + 1, each.last):
                attribute = ATTRIBUTE.match(text.lines[line])
                if attribute and text.depths[line] == text.depths[each.first] + 1:
                    found.append(Model(each.name, attribute[1]))
                    break
        return found

    def read(self, path: str) -> SwiftText:
        return SwiftText((self.root / path).read_text(encoding="utf-8", errors="replace"))

    def views(self) -> list[tuple[str, TypeText]]:
        return [(path, each) for path, each in self.types if each.kind == "struct" and "View" in each.inherited]

    def fits(self, seed: Seed) -> bool:
        if not any(self.platforms.get(name, 0) >= version for name, version in DEPLOYMENT.items()):
            return False
        if "UIKit" in seed.imports and "iOS" not in self.platforms or not self.files or seed.declared & self.words:
            return False
        if len(self.declared_twice) > 3:
            return False  # Several projects in one target, or code that does not compile.
        # A type of the application that is named like one of a library would hide it from the seed.
        if (set(re.findall(r"\b[A-Z]\w+", seed.text)) - seed.declared) & self.type_names:
            return False
        if "HostModel" in seed.text + seed.call and not self.models:
            return False
        if seed.settings == "main actor by default":
            return self.isolation == "MainActor"
        return self.isolation == "nonisolated" and not self.is_nonsending and (not seed.settings.startswith("Swift ") or self.mode == seed.settings[-1])

    def places(self, seed: Seed) -> list[tuple[str, int]]:
        """The files and lines before which the seed may be put."""
        if seed.place == "file":
            return [(path, line) for path, text in self.files.items() for line in text.between(0, len(text.lines), 0)]
        if seed.place == "imports":
            return [
                (path, line) for path, text in self.files.items() if not COMBINE.search("\n".join(text.lines))
                for line, content in enumerate(text.lines) if content.startswith("import ") and not text.conditional[line]
            ]
        if seed.place == "test case":
            texts = {path: text for path in self.tests if (text := self.read(path)).is_balanced}
            types = [(path, each) for path, text in texts.items() for each in text.types() if "XCTestCase" in each.inherited]
        else:
            texts, types = self.files, self.views()
        return [
            (path, line) for path, each in types
            for line in texts[path].between(each.first + 1, each.last, texts[path].depths[each.first] + 1)
        ]

    def actions(self, needs_context: bool) -> list[tuple[str, int, str]]:
        """The lines after `.onAppear {` and `.task {` of views, with the name of the view's context."""
        found = []
        for path, view in self.views():
            text = self.files[path]
            span = "\n".join(text.lines[view.first:view.last + 1])
            context = CONTEXT.search(span)
            if needs_context and not context:
                continue
            start = text.starts[view.first]
            for match in ACTION.finditer(text.masked, start, text.starts[view.last + 1] - 1):
                line = text.line_at(match.end() - 1)
                if not text.conditional[line]:
                    found.append((path, line + 1, context[1] if context else ""))
        return found

    def place(self, seed: Seed, chance: random.Random) -> Placed | None:
        """The seed at a place by chance, or nothing if none fits."""
        replaced = {}
        if "HostModel" in seed.text + seed.call:
            model = chance.choice(self.models)
            replaced = {"HostModel": model.name, "hostText": model.attribute}
        edits: list[Edit] = []
        if seed.call:
            actions = self.actions("hostContext" in seed.call)
            if not actions:
                return None
            path, line, context = chance.choice(actions)
            edits.append(Edit(path, line, [with_names(seed.call, {**replaced, "hostContext": context})]))
        if seed.place == "new files":
            edits = [Edit(path, 0, lines) for path, lines in seed.files.items()] + edits
            seeded = {edit.path: (0, seed.expected[edit.path]) for edit in edits[:len(seed.files)]}
        else:
            places = self.places(seed)
            if not places:
                return None
            path, line = chance.choice(places)
            lines = [with_names(each, replaced) for each in seed.files[""]]
            if seed.place != "imports":
                lines = ["", *lines, ""]
            edits.insert(0, Edit(path, line, lines))
            marked = {number + (seed.place != "imports") for number in seed.expected[""]}
            seeded = {path: (line, marked)}
            edits += self.missing_imports(seed, path)
            if seed.call and "hostContext" in seed.call:
                edits += [edit for edit in self.missing_imports(seed, edits[1].path) if edit.path != path]
        return self.placed(seed, edits, seeded)

    def missing_imports(self, seed: Seed, path: str) -> list[Edit]:
        text = self.read(path)
        here = {match[1] for line in text.lines if (match := re.match(r"\s*(?:@\w+ )?import (\w+)", line))}
        missing = [name for name in seed.imports if name not in here]
        return [Edit(path, 0, [f"import {name}" for name in missing])] if missing else []

    def placed(self, seed: Seed, edits: list[Edit], seeded: dict[str, tuple[int, set[int]]]) -> Placed:
        """The lines that the seed has after all edits; its own edits come first."""
        lines: set[tuple[str, int]] = set()
        expected: set[tuple[str, int]] = set()
        for edit in edits[:len(seeded)]:
            start, marked = seeded[edit.path]
            others = [other for other in edits if other is not edit and other.path == edit.path and other.line <= start]
            first = start + sum(len(other.lines) for other in others) + 1
            lines |= {(edit.path, first + number) for number in range(len(edit.lines))}
            expected |= {(edit.path, first + number) for number in marked}
        return Placed(seed, self, edits, lines, expected)


def with_names(line: str, names: dict[str, str]) -> str:
    return re.sub(r"\b(?:HostModel|hostText|hostContext)\b", lambda found: names.get(found[0], found[0]), line)


def hosts(program: str, corpus: pathlib.Path) -> list[Host]:
    """The applications' targets in the checkouts of a folder: of each checkout the one with the most files."""
    found = []
    for root in sorted(path for path in corpus.iterdir() if path.is_dir()):
        done = subprocess.run([program, "settings", "--format", "json"], cwd=root, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            continue  # A checkout without a project that can be read has no settings that a seed could count on.
        targets = [target for container in json.loads(done.stdout)["containers"] for target in container["targets"]]
        tests = [path for target in targets if target["kind"] == "test" for path in target["files"]]
        applications = [target for target in targets if target["kind"] in ("app", "executable") and len(target["files"]) >= 10]
        if applications:
            found.append(Host(root, max(applications, key=lambda target: len(target["files"])), tests))
    return found
