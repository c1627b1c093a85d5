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
excluded:
  - "Generated"
opt_in_rules:
  - suppression-without-reason
disabled_rules:
  - task-sleep-nanoseconds
require_reason: true
detached-task: error
fetch-then-filter-in-memory:
  severity: info
  small_models: [Item]
notification-selector-observer:
  unknown_threads: true
report:
  score:
    half_at: 20
  effort:
    minutes_per_point: 5
"""
# In small projects a file of the corpus meets its neighbours and few others, so that names still mean something there.
SIZES = (10, 40, 100, 300)
# How many mutations a file gets. Where there are many, most files do not parse, and few have types that are known.
STRENGTHS = ((0, 1), (0, 1, 1, 2), (1, 1, 2, 3), (1, 2, 3, 5, 8))
# Above this many bytes, a part is taken of a file.
WHOLE = 16_384


class Project:
    """Files by path, with how many of them were mutated. Seed and number make the same project of the same corpus."""

    def __init__(self, corpus, seed, number, most_files=300):
        choose = random.Random(f"{seed}/{number}")
        self.number, self.mutated, self.files = number, 0, {}
        self.choose = choose
        count = min(choose.choice(SIZES), most_files)
        self.strength = choose.choice(STRENGTHS)
        start = choose.randrange(len(corpus.files))
        neighbours = corpus.files[start:start + count // 2 + 3]
        pool = neighbours + choose.choices(corpus.work, k=count // 4 + 4)
        modules = choose.choice((1, 2, 5))
        names = self._settings(corpus, choose, modules)
        for index in range(count):
            path = names.pop() if names else f"Sources/M{index % modules}/F{index}.swift"
            self.files[path] = self._file(corpus, choose, pool)

    def _file(self, corpus, choose, pool):
        text = choose.choice(pool if choose.random() < 0.9 else corpus.files).text
        if len(text) > WHOLE:
            start = text.rfind(b"\n", 0, choose.randrange(len(text) - WHOLE // 2)) + 1
            text = text[start:text.rfind(b"\n", 0, start + WHOLE) + 1]
        count = choose.choice(self.strength)
        if count == 0:
            return text
        self.mutated += 1
        return mutations.mutated(text, choose, pool, count)

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
        return mutations.mutated(text, choose, others, choose.choice((1, 1, 2, 4)))


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
