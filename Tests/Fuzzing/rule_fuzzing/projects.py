"""Makes projects of mutated files, and writes them."""

import random
import shutil

from . import mutations
from .corpus import Source

SETTINGS = [
    '.swiftLanguageMode(.v5)', '.swiftLanguageMode(.v6)', '.defaultIsolation(MainActor.self)',
    '.enableExperimentalFeature("StrictConcurrency")', '.enableUpcomingFeature("NonisolatedNonsendingByDefault")',
    '.enableUpcomingFeature("InferIsolatedConformances")', '.unsafeFlags(["-swift-version", "6"])',
]
MANIFEST = """\
// swift-tools-version: {tools}
import PackageDescription

let package = Package(
  name: "P",
  targets: [
{targets}  ]
)
"""
CONFIGURATION = """\
exclude:
  - "Generated/**"
rules:
  detached-task: error
  task-sleep-nanoseconds: off
  mutable-global-state:
    severity: info
overrides:
  - paths: ["Sources/M1/**"]
    rules:
      syntax-error: off
"""
# A few hundred files are the rule; small projects are there for the commands that answer for one file at a time.
SIZES = (10, 60, 300, 300, 300)
# Above this many bytes, a part is taken of a file.
WHOLE = 16_384


class Project:
    """Files by path, with how many of them were mutated. Seed and number make the same project of the same corpus."""

    def __init__(self, corpus, seed, number, most_files=300):
        choose = random.Random(f"{seed}/{number}")
        self.number, self.mutated, self.files = number, 0, {}
        self.choose = choose
        # Those the project takes its names and parts of: few, so that the same names meet again.
        count = min(choose.choice(SIZES), most_files)
        pool = choose.choices(corpus.files, k=max(3, count // 6)) + choose.choices(corpus.work, k=max(4, count // 6))
        modules = choose.choice((1, 2, 5))
        names = self._settings(corpus, choose, modules)
        for index in range(count):
            path = names.pop() if names else f"Sources/M{index % modules}/F{index}.swift"
            self.files[path] = self._file(corpus, choose, pool)

    def _file(self, corpus, choose, pool):
        origin = choose.choices((pool, corpus.work, corpus.files), (40, 18, 42))[0]
        text = choose.choice(origin).text
        if len(text) > WHOLE:
            start = text.rfind(b"\n", 0, choose.randrange(len(text) - WHOLE // 2)) + 1
            text = text[start:text.rfind(b"\n", 0, start + WHOLE) + 1]
        if choose.random() < 0.05:
            return text
        self.mutated += 1
        return mutations.mutated(text, choose, pool)

    def _settings(self, corpus, choose, modules):
        """Adds what says how targets are built; the paths of Swift files that it names."""
        names = []
        if choose.random() < 0.3:
            if corpus.manifests and choose.random() < 0.3:
                text = choose.choice(corpus.manifests).text
            else:
                text = self._manifest(choose, modules)
            self.files["Package.swift"] = self._perhaps_mutated(text, choose, corpus.manifests or corpus.work)
        if choose.random() < 0.2:
            source, paths = choose.choice(corpus.projects)
            self.files["App.xcodeproj/project.pbxproj"] = self._perhaps_mutated(source.text, choose, [source])
            names = [path for path in paths if path != "Package.swift"]
        if choose.random() < 0.15:
            text = CONFIGURATION.encode()
            self.files[".concurlint.yml"] = self._perhaps_mutated(text, choose, [Source(text)], 0.2)
        return names

    @staticmethod
    def _manifest(choose, modules):
        targets = []
        for index in range(modules):
            settings = ", ".join(choose.sample(SETTINGS, choose.choice((0, 1, 2))))
            needs = f'"M{index - 1}"' if index else ""
            targets.append(f'    .target(name: "M{index}", dependencies: [{needs}], swiftSettings: [{settings}]),\n')
        tools = choose.choice(("5.9", "6.0", "6.2"))
        return MANIFEST.format(tools=tools, targets="".join(targets)).encode()

    def _perhaps_mutated(self, text, choose, others, chance=0.4):
        if choose.random() >= chance:
            return text
        self.mutated += 1
        return mutations.mutated(text, choose, others)


def write(files, folder):
    """Replaces what is in the folder by these files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = {folder}
    for path, text in files.items():
        file = folder / path
        if file.parent not in made:
            file.parent.mkdir(parents=True, exist_ok=True)
            made.add(file.parent)
        file.write_bytes(text)
